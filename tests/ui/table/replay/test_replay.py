"""Replaying a game: landmarks, steps, playing on."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.engine import Game
from ra_desktop.engine import events as ev
from ra_desktop.ui.table.replay.bar import ReplayBar, Timeline
from ra_desktop.ui.table.replay.replay import SPEEDS, Landmarks, Replay
from ra_desktop.ui.words.events import Narrator

if TYPE_CHECKING:
    from ra_desktop.engine import View


def random_game(most: int = 1000) -> Game:
    game = Game("classic", 3, 4)
    rng = random.Random(4)
    while not game.state.is_over and len(game.plies) < most:
        game.play(rng.choice(game.state.legal_actions()))
    return game


class Table(QWidget):
    """The view, the turn and the session of a table in one; it writes down what is asked of it."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.has_guest = False
        self.home = 1
        self.ranking, self.way_back = QWidget(self), QWidget(self)
        self.narrator = Narrator(("Anna", "Ben", "Cleo"), "classic", None)
        self.players = self
        self.done: list[object] = []
        self.shown: list[View] = []
        self.said: list[tuple[str, int | None]] = []

    @property
    def opponents(self) -> Table:
        return self

    def close_gate(self) -> None:
        self.done.append("gate closed")

    def open_gate(self) -> None:
        self.done.append("gate open")

    def withdraw(self) -> None:
        self.done.append("choices withdrawn")

    def show_foot(self, shown: bool) -> None:
        self.done.append(("bar", shown))

    def show_view(self, view: View) -> None:
        self.shown.append(view)

    def say(self, text: str, seat: int | None) -> None:
        self.said.append((text, seat))


class Director:
    """Plays nothing, and is done when it is skipped."""

    def __init__(self) -> None:
        self.then = None
        self.played = []
        self.tempos = []
        self.is_told = False

    def replay(self, ply, tempo, then) -> None:
        self.played.append(ply)
        self.tempos.append(tempo)
        self.then = then

    def skip(self) -> None:
        if self.then is not None:
            then, self.then = self.then, None
            then()


@pytest.fixture
def director() -> Director:
    return Director()


@pytest.fixture
def make(keep, director):
    """A table with a game of so many actions, and its replay."""

    def made(plies: int) -> tuple[Table, Replay]:
        table = keep(Table(random_game(plies)))
        return table, Replay(table, table, table, director)

    return made


@pytest.fixture
def table(make) -> Table:
    return make(40)[0]


@pytest.fixture
def replay(table, director) -> Replay:
    made = Replay(table, table, table, director)
    made.start(40)
    return made


# --- landmarks --------------------------------------------------------------------------------------------


def test_a_game_that_begins_later_begins_in_its_epoch():
    seats = "; ".join(f"seat {seat}: fame 5, suns {suns}" for seat, suns in enumerate(("13 8 4", "12 7 2", "11 9 3")))
    game = Game.from_text(f"ra1 classic 3; epoch 2; ra 1; turn 0; track nile; centre 1; {seats}")
    assert Landmarks.of(game).epochs == ((0, 2),)


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


# --- beginning and end --------------------------------------------------------------------------------------


def test_it_starts_where_it_is_asked_to_and_nothing_can_be_played_meanwhile(make, director, qtbot):
    table, replay = make(40)
    with qtbot.waitSignal(replay.shown) as shown:
        replay.start(7)
    assert shown.args == [7]
    assert replay.is_on
    assert table.done == ["gate closed", "choices withdrawn", ("bar", True)]
    assert [view.seat for view in table.shown] == [table.home]
    assert table.shown[0] == table.game.position(7).view(1)


def test_what_had_led_to_a_position_is_said_in_the_colour_of_whoever_did_it(replay, table):
    replay.go(0)
    assert table.said[-1] == ("The game begins", None)
    replay.go(1)
    ply = table.game.plies[0]
    assert table.said[-1] == (table.narrator.describe(ply.events[-1]), ply.seat)


def test_a_step_back_starts_it_and_a_step_on_does_not(make):
    replay = make(40)[1]
    replay.step(1)
    assert not replay.is_on
    replay.step(-1)
    assert (replay.is_on, replay.ply) == (True, 39)


def test_it_does_not_start_without_a_game_or_while_a_scoring_is_told(make, director):
    table, replay = make(40)
    director.is_told = True
    replay.start()
    assert not replay.is_on
    director.is_told = False
    table.game = None
    replay.start()
    assert not replay.is_on
    assert table.done == []


def test_at_its_end_the_bots_are_released_and_the_game_goes_on(replay, table, qtbot):
    with qtbot.waitSignal(replay.ended):
        replay.end()
    assert not replay.is_on
    assert "gate open" in table.done
    with qtbot.assertNotEmitted(replay.ended):
        replay.end()


def test_no_other_game_goes_on_from_the_end_of_one(make):
    table, replay = make(1000)
    assert table.game.state.is_over
    replay.start(len(table.game.plies))
    assert not replay.can_go_on
    replay.step(-1)
    assert replay.can_go_on


# --- steps --------------------------------------------------------------------------------------------------


def test_steps_stay_within_the_game(replay):
    replay.step(-1)
    assert replay.ply == 39
    replay.step(5)
    assert replay.ply == 40
    replay.go(-7)
    assert replay.ply == 0


def test_playing_on_shows_every_ply_to_the_end(replay, director, qtbot):
    replay.go(36)
    replay.play()
    for expected in (37, 38, 39, 40):
        qtbot.waitUntil(lambda: director.then is not None)
        assert replay.is_playing
        director.skip()
        assert replay.ply == expected
    assert not replay.is_playing
    assert len(director.played) == 4


def test_at_the_end_playing_starts_from_the_beginning(replay, director, qtbot):
    replay.play()
    assert replay.ply == 0
    replay.pause()
    assert not replay.is_playing


def test_a_game_without_a_move_cannot_be_played_on(make):
    replay = make(0)[1]
    replay.start()
    replay.play()
    assert not replay.is_playing


def test_a_step_ends_the_playing(replay, director, qtbot):
    replay.go(3)
    replay.play()
    qtbot.waitUntil(lambda: director.then is not None)
    replay.step(-1)
    assert (replay.ply, replay.is_playing) == (2, False)
    qtbot.wait(20)
    assert director.then is None


def test_leaving_ends_everything(replay, table, director, qtbot):
    replay.go(3)
    replay.play()
    qtbot.waitUntil(lambda: director.then is not None)
    shown = list(table.shown)
    with qtbot.waitSignal(replay.left), qtbot.assertNotEmitted(replay.ended):  # another game may be on the table by now
        replay.leave()
    assert table.shown == shown
    assert not replay.is_on
    assert not replay.is_playing
    assert director.then is None
    assert table.done[-1] == ("bar", False)


# --- the timeline -------------------------------------------------------------------------------------------


@pytest.fixture
def timeline(keep) -> Timeline:
    made = keep(Timeline(), 400, 34)
    made.show_position(Landmarks(100, (0, 20, 50, 100), (30, 60), ((0, 1), (50, 2))), 20)
    made.show()
    return made


def expected_value(timeline: Timeline) -> list[int]:
    heard: list[int] = []
    timeline.ply_wanted.connect(heard.append)
    return heard


def test_the_pointer_goes_to_turns(timeline):
    heard = expected_value(timeline)
    QTest.mouseClick(timeline, Qt.MouseButton.LeftButton, pos=QPoint(round(timeline.x_of(43)), 17))
    assert heard == [50]
    QTest.mousePress(timeline, Qt.MouseButton.LeftButton, pos=QPoint(2, 17))
    for held in (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton):
        at = QPointF(timeline.x_of(43 if held == Qt.MouseButton.LeftButton else 90), 17)
        kind, no_key = QEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(
            timeline, QMouseEvent(kind, at, timeline.mapToGlobal(at), Qt.MouseButton.NoButton, held, no_key)
        )
    assert heard == [50, 0, 50]


def test_keys_step_by_actions_and_by_turns(timeline):
    heard = expected_value(timeline)
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


def test_the_wheel_goes_back_and_on_by_turns(timeline):
    heard = expected_value(timeline)
    for way in (120, -120):
        at = QPointF(100, 17)
        event = QWheelEvent(
            at, timeline.mapToGlobal(at), QPoint(), QPoint(0, way), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(timeline, event)
    assert heard == [0, 50]


def test_auctions_and_epochs_are_marked_where_they_begin(timeline):
    image = timeline.grab().toImage()

    def marked(y: int) -> set[int]:
        """The plies at which something is painted, `y` pixels from the middle; the knob stands at 20."""
        nothing = image.pixelColor(int(timeline.x_of(80)), 17 + y)
        away = [ply for ply in range(101) if abs(ply - 20) > 4]
        return {ply for ply in away if image.pixelColor(int(timeline.x_of(ply)), 17 + y) != nothing}

    assert marked(-11) == {0, 50}
    assert marked(8) == {0, 30, 50, 60}


# --- the bar --------------------------------------------------------------------------------------------------


@pytest.fixture
def bar(put_up, qapp, replay) -> ReplayBar:
    qapp.setStyleSheet("")  # else it would be that of the test before, maybe with larger text
    made = put_up(ReplayBar(replay), 1000, 62)
    replay.go(10)
    return made


def test_the_bar_follows(bar, replay):
    assert bar.where.text().startswith("Move 10 of 40")
    assert bar.timeline.value() == 10
    replay.go(0)
    assert [sign.isEnabled() for sign in (bar.first, bar.back, bar.play, bar.forward, bar.last)] == [
        False, False, True, True, True,
    ]  # fmt: skip
    replay.go(40)
    assert [sign.isEnabled() for sign in (bar.first, bar.back, bar.play, bar.forward, bar.last)] == [
        True, True, True, False, False,
    ]  # fmt: skip


def test_its_buttons_step_and_play(bar, replay):
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(bar.back, left)
    assert replay.ply == 9
    QTest.mouseClick(bar.forward, left)
    assert replay.ply == 10
    QTest.mouseClick(bar.last, left)
    assert replay.ply == 40
    QTest.mouseClick(bar.first, left)
    assert replay.ply == 0
    QTest.mouseClick(bar.play, left)
    assert replay.is_playing
    assert bar.play.toolTip().startswith("Pause")
    QTest.mouseClick(bar.play, left)
    assert not replay.is_playing


def test_the_speed_is_chosen_in_the_bar(bar, replay):
    bar.speed.setCurrentIndex(bar.speed.findData("relaxed"))
    assert replay.speed == "relaxed"
    replay.change_speed(-1)
    assert replay.speed == "relaxed"
    replay.change_speed(1)
    assert bar.speed.currentData() == "normal"
    assert "Normal" in bar.play.toolTip()


def test_the_speeds_stand_from_slow_to_fast(bar, replay):
    assert SPEEDS == ("relaxed", "normal", "fast", "instant")
    assert [bar.speed.itemText(row) for row in range(4)] == ["Relaxed", "Normal", "Fast", "Very fast"]


@pytest.mark.parametrize(
    ("speed", "tempo"),
    [
        ("relaxed", (1.5, 650, 1400)),
        ("normal", (1.0, 180, 500)),
        ("fast", (1 / 3, 0, 60)),
        ("instant", (0.0, 160, 320)),  # one wants to see something
    ],
)
def test_each_ply_is_played_at_the_speed_that_is_chosen(replay, director, qtbot, table, speed, tempo):
    replay.speed = speed
    replay.go(12)
    replay.play()
    qtbot.waitUntil(lambda: director.then is not None)
    assert [(one.factor, one.pause, one.read) for one in director.tempos] == [tempo]
    assert director.played == [table.game.plies[12]]
    replay.pause()


def test_another_game_goes_on_from_every_position_but_the_last(make, keep):
    replay = make(1000)[1]
    bar = keep(ReplayBar(replay))
    replay.start(7)
    assert bar.go_on.isEnabled()
    replay.go(replay.marks.end)
    assert not bar.go_on.isEnabled()


def test_going_on_names_the_position(bar, replay):
    heard = []
    bar.go_on_wanted.connect(heard.append)
    replay.go(7)
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


# --- keys -------------------------------------------------------------------------------------------------


def press(replay: Replay, code: Qt.Key) -> bool:
    return replay.press(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


@pytest.mark.parametrize(
    ("code", "asked"),
    [
        (Qt.Key.Key_Escape, ("end",)),
        (Qt.Key.Key_Space, ("toggle",)),
        (Qt.Key.Key_Left, ("go", 4)),
        (Qt.Key.Key_Right, ("go", 6)),
        (Qt.Key.Key_Plus, ("change_speed", 1)),
        (Qt.Key.Key_Minus, ("change_speed", -1)),
        (Qt.Key.Key_PageUp, ("go", 4)),
        (Qt.Key.Key_PageDown, ("go", 7)),
        (Qt.Key.Key_Home, ("go", 0)),
        (Qt.Key.Key_End, ("go", 10)),
    ],
)
def test_keys_of_a_replay(replay, monkeypatch, code, asked):
    done: list[tuple[object, ...]] = []
    monkeypatch.setattr(replay, "marks", Landmarks(10, (0, 4, 7, 10), (5,), ((0, 1),)))
    monkeypatch.setattr(replay, "ply", 5)
    for name in ("end", "toggle", "step", "change_speed", "go"):
        monkeypatch.setattr(replay, name, lambda *given, name=name: done.append((name, *given)))
    assert press(replay, code)
    assert done == [asked]


def test_other_keys_mean_nothing_in_a_replay_and_none_are_left_to_the_table(replay):
    assert not press(replay, Qt.Key.Key_Return)
    assert replay.owns_keys
