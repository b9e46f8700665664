"""Looking through a game: landmarks, steps, playing on."""

from __future__ import annotations

import itertools
import random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Game
from ra_desktop.engine import events as ev
from ra_desktop.ui.table.replay.bar import LookBar
from ra_desktop.ui.table.replay.replay import Landmarks, Past
from ra_desktop.ui.table.replay.timeline import Timeline


def random_game(most: int = 1000) -> Game:
    game = Game("classic", 3, 4)
    rng = random.Random(4)
    while not game.state.is_over and len(game.plies) < most:
        game.play(rng.choice(game.state.legal_actions()))
    return game


class Screen:
    def __init__(self) -> None:
        self.shown: list[int] = []

    def show_past(self, ply: int) -> None:
        self.shown.append(ply)


class Teller:
    """Tells nothing, and is done when it is told so."""

    def __init__(self) -> None:
        self.then = None
        self.told = []

    def retell(self, ply, tempo, then) -> None:
        self.told.append(ply)
        self.then = then

    def skip(self) -> None:
        if self.then is not None:
            then, self.then = self.then, None
            then()


@pytest.fixture
def owner(qapp) -> QObject:
    return QObject()


@pytest.fixture
def teller() -> Teller:
    return Teller()


@pytest.fixture
def past(owner, teller) -> Past:
    made = Past(Screen(), teller, owner)
    made.enter(random_game(40))
    return made


# --- landmarks --------------------------------------------------------------------------------------------


def test_landmarks_are_where_turns_auctions_and_epochs_begin():
    game = random_game()
    marks = Landmarks.of(game)
    assert marks.end == len(game.plies)
    for ply in range(marks.end):
        assert (ply in marks.turns) == (ply == 0 or game.position(ply).phase == "turn")
    for ply in marks.auctions:
        assert any(isinstance(event, ev.AuctionStarted) for event in game.plies[ply - 1].events)
    assert [epoch for _, epoch in marks.epochs] == [1, 2, 3]
    for start, epoch in marks.epochs:
        assert game.position(start).epoch == epoch
        assert marks.epoch_at(start) == epoch
        assert start == 0 or marks.epoch_at(start - 1) == epoch - 1


def test_turns_are_found_from_everywhere():
    marks = Landmarks(10, (0, 4, 7, 10), (5,), ((0, 1),))
    assert [marks.nearest_turn(ply) for ply in (0, 1, 3, 5, 6, 9)] == [0, 0, 4, 4, 7, 10]
    assert [marks.turn_from(ply, 1) for ply in (0, 4, 9, 10)] == [4, 7, 10, 10]
    assert [marks.turn_from(ply, -1) for ply in (0, 4, 9)] == [0, 0, 7]


# --- steps --------------------------------------------------------------------------------------------------


def test_steps_stay_within_the_game(past):
    past.step(-1)
    assert past.ply == 39
    past.step(5)
    assert past.ply == 40
    past.go(-7)
    assert past.ply == 0
    assert past.last is None
    past.step(1)
    assert past.last is not None


def test_playing_on_tells_every_ply_to_the_end(past, teller, qtbot):
    past.go(36)
    past.play()
    for expected in (37, 38, 39, 40):
        qtbot.waitUntil(lambda: teller.then is not None)
        assert past.is_playing
        teller.skip()
        assert past.ply == expected
    assert not past.is_playing
    assert len(teller.told) == 4


def test_at_the_end_playing_starts_from_the_beginning(past, teller, qtbot):
    past.play()
    assert past.ply == 0
    past.pause()
    assert not past.is_playing


def test_a_game_without_a_move_cannot_be_played_on(owner, teller, qtbot):
    past = Past(Screen(), teller, owner)
    past.enter(random_game(0))
    past.go(0)
    past.play()
    assert not past.is_playing


def test_a_step_ends_the_playing(past, teller, qtbot):
    past.go(3)
    past.play()
    qtbot.waitUntil(lambda: teller.then is not None)
    past.step(-1)
    assert (past.ply, past.is_playing) == (2, False)
    qtbot.wait(20)
    assert teller.then is None


def test_leaving_ends_everything(past, teller, qtbot):
    past.go(3)
    past.play()
    qtbot.waitUntil(lambda: teller.then is not None)
    shown = list(past._screen.shown)
    past.leave()
    assert past._screen.shown == shown
    assert not past.is_on
    assert not past.is_playing
    assert teller.then is None


# --- the timeline -------------------------------------------------------------------------------------------


@pytest.fixture
def timeline(qtbot) -> Timeline:
    made = Timeline()
    qtbot.addWidget(made)
    made.resize(400, 34)
    made.show_position(Landmarks(100, (0, 20, 50, 100), (30, 60), ((0, 1), (50, 2))), 20)
    made.show()
    return made


def wanted(timeline: Timeline) -> list[int]:
    heard: list[int] = []
    timeline.ply_wanted.connect(heard.append)
    return heard


def test_the_pointer_goes_to_turns(timeline):
    heard = wanted(timeline)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(round(timeline.x_of(43)), 17))
    assert heard == [50]
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=QPoint(2, 17))
    QTest.mouseMove(timeline, QPoint(398, 17))
    assert heard[1] == 0


def test_keys_step_by_actions_and_by_turns(timeline):
    heard = wanted(timeline)
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_A,
    ):
        QTest.keyClick(timeline, key)
    assert heard == [19, 21, 0, 50, 0, 100]


def test_it_says_where_one_is(timeline):
    assert timeline.words(20) == "Move 20 of 100 · Old Kingdom"
    assert timeline.words(50) == "Move 50 of 100 · Middle Kingdom"
    pos = QPoint(round(timeline.x_of(100)), 17)
    event = QHelpEvent(QHelpEvent.Type.ToolTip, pos, timeline.mapToGlobal(pos))
    assert QApplication.sendEvent(timeline, event)


# --- the bar --------------------------------------------------------------------------------------------------


@pytest.fixture
def bar(qtbot, past) -> LookBar:
    made = LookBar(past)
    qtbot.addWidget(made)
    made.resize(1000, 62)
    made.show()
    past.go(10)
    return made


def test_the_bar_follows(bar, past):
    assert bar.where.text().startswith("Move 10 of 40")
    assert bar.timeline.value() == 10
    past.go(0)
    assert [sign.isEnabled() for sign in (bar.first, bar.back, bar.play, bar.forward, bar.last)] == [
        False, False, True, True, True,
    ]  # fmt: skip
    past.go(40)
    assert [sign.isEnabled() for sign in (bar.first, bar.back, bar.play, bar.forward, bar.last)] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_its_buttons_step_and_play(bar, past):
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(bar.back, left)
    assert past.ply == 9
    QTest.mouseClick(bar.forward, left)
    assert past.ply == 10
    QTest.mouseClick(bar.last, left)
    assert past.ply == 40
    QTest.mouseClick(bar.first, left)
    assert past.ply == 0
    QTest.mouseClick(bar.play, left)
    assert past.is_playing
    assert bar.play.toolTip().startswith("Pause")
    QTest.mouseClick(bar.play, left)
    assert not past.is_playing


def test_the_speed_is_chosen_in_the_bar(bar, past):
    bar.speed.setCurrentIndex(bar.speed.findData("relaxed"))
    assert past.speed == "relaxed"
    past.change_speed(-1)
    assert past.speed == "relaxed"
    past.change_speed(1)
    assert bar.speed.currentData() == "normal"
    assert "normal" in bar.play.toolTip()


def test_going_on_names_the_position(bar, past):
    heard = []
    bar.go_on_wanted.connect(heard.append)
    bar.allow_going_on(True)
    past.go(7)
    QTest.mouseClick(bar.go_on, Qt.MouseButton.LeftButton)
    assert heard == [7]


@pytest.mark.parametrize("width", [740, 780, 1000, 1600])
def test_everything_has_room(bar, qtbot, width):
    bar.resize(width, 62)
    QApplication.processEvents()
    parts = [bar.back_to_game, bar.first, bar.last, bar.timeline, bar.speed, bar.go_on]
    shown = [part for part in parts if part.isVisible()]
    for part in shown:
        # The signs have one size whatever style is around them.
        assert part.width() >= min(part.minimumSizeHint().width(), part.maximumWidth())
        corner = part.mapTo(bar, QPointF(part.width(), 0))
        assert corner.x() <= width
    for one, other in itertools.pairwise(shown):
        assert one.mapTo(bar, QPoint(one.width(), 0)).x() <= other.mapTo(bar, QPoint(0, 0)).x()
    assert bar.where.fontMetrics().horizontalAdvance(bar.where.text()) <= bar.where.width()
