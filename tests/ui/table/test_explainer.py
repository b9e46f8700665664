"""A key explains what lies under the pointer or is selected: in a bubble, at once, wherever it lies."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel

from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid, Pass
from ra_desktop.ui.interaction.choices import SeatSun, SeatTile
from ra_desktop.ui.system import announcements
from ra_desktop.ui.table import explainer
from ra_desktop.ui.words.tiles import tile_label
from tests.sampling import sampled
from tests.ui import gallery
from tests.ui.windows import destroy, window_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

AWAY = QPoint(-500, -500)


class Hand:
    """The window with a pointer of its own."""

    def __init__(self, window: MainWindow, settings: Settings, qtbot: QtBot) -> None:
        self.window, self.settings, self.qtbot = window, settings, qtbot
        self.view, self.choices = window.table.view, window.choices
        self.explainer = window.table.explainer
        self.explainer._pointer = lambda: self.at
        self.at = AWAY

    def lay(self, name: str, percent: str = "100") -> Hand:
        self.settings.text_size = percent
        gallery.hang(self.window, name)
        QApplication.processEvents()
        return self

    def ask(self, at: QPoint = AWAY) -> str:
        """Press the key with the pointer at a global place; what is said, the keys aside."""
        self.explainer.close()
        self.at = at
        self.window.commands["explain"].trigger()
        return self.said

    @property
    def said(self) -> str:
        return self.explainer.bubble.words if self.explainer.bubble.isVisible() else ""

    def key(self, code: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
        self.qtbot.keyClick(self.view, code, modifier)
        return self.said

    def part(self, item) -> QPoint:
        """The middle of an item on the board, on the screen."""
        return self.view.board.viewport().mapToGlobal(item.rect.center().toPoint())


@pytest.fixture
def hand(qtbot: QtBot, qapp: QApplication, ra_home: object) -> Iterator[Hand]:
    settings = Settings()
    settings.speed = "instant"
    made = window_of(None, qapp, settings)
    made.setMinimumSize(0, 0)
    made.resize(1024, 700)
    made.show()
    yield Hand(made, settings, qtbot)
    made.table.explainer.close()
    themes = made.themes
    destroy(made)
    themes.set_text_size(100)


def test_the_pointer_is_over_any_thing_on_the_table(hand: Hand) -> None:
    hand.lay("turn")
    view, parts = hand.view, hand.view.board.board.parts
    own, other = view.own, view.others[0]
    places: list[tuple[QPoint, str]] = [
        (
            hand.part(parts.tiles[1]),
            "Flood\nFlood: scores 1 and lets your Nile tiles score. Discarded after each epoch.",
        ),
        (hand.part(parts.centre_sun), "Centre sun: 5\nThe winner of the auction takes this sun, face down"),
        (hand.part(parts.ra_spaces[2]), "Ra track: 3 of 9\nWhen the last space is filled"),
        (hand.part(parts.bag), "Tiles in the bag: "),
        (own.mapToGlobal(own.rect_of(SeatSun(0, 7)).center().toPoint()), "Sun 7\nFace up: can be bid"),
        (own.mapToGlobal(own.rect_of(SeatTile(0, "nile")).center().toPoint()), "Nile ×5\nNile: scores 1 in every"),
        (other.mapToGlobal(other.rect_of(SeatTile(1, "pharaoh")).center().toPoint()), "Pharaoh ×3\nPharaoh: every"),
        (other.mapToGlobal(other.rect_of(SeatSun(1, 2)).center().toPoint()), "Sun 2"),
    ]
    assert [(text, hand.ask(at)) for at, text in places if not hand.ask(at).startswith(text)] == []


def test_a_sun_that_is_selected_says_who_can_outbid_it_and_the_next_one_follows(hand: Hand) -> None:
    hand.lay("auction")
    hand.choices.select(Bid(10))
    assert hand.ask() == "Sun 10\nFace up: can be bid in an auction.\nCan outbid the 10: Khufu (13), Tiye (12)."
    hand.choices.step(1)
    assert hand.said.startswith("Sun 11\n")


@pytest.mark.parametrize(
    ("position", "select", "text"),
    [
        ("turn", lambda choices: choices.step(1), "Tiles in the bag: "),
        ("disaster", lambda choices: choices.step(1), ""),
        ("gods", lambda choices: choices.step(1), ""),
        ("priests-flip", lambda choices: choices.step(1), ""),
    ],
)
def test_what_is_selected_is_explained(hand: Hand, position: str, select: Callable[..., None], text: str) -> None:
    hand.lay(position)
    select(hand.choices)
    action = hand.choices.selected
    assert action is not None
    tile = getattr(action, "tile", None)
    expected = text or tile_label(tile, hand.view.shown.ruleset)
    assert hand.ask().startswith(expected)


def test_a_selection_by_key_counts_until_the_pointer_moves(hand: Hand) -> None:
    hand.lay("auction")
    hand.at = bag = hand.part(hand.view.board.board.parts.bag)
    assert hand.ask(bag).startswith("Tiles in the bag")
    hand.choices.select(Bid(10))
    assert hand.ask(bag).startswith("Sun 10")
    assert hand.ask(bag + QPoint(1, 0)).startswith("Tiles in the bag")


def test_tab_goes_through_everything_and_back_to_the_first(hand: Hand) -> None:
    hand.lay("turn")
    first = hand.ask()
    assert first.startswith("Pharaoh\n")
    seen = [first]
    while (text := hand.key(Qt.Key.Key_Tab)) != first or len(seen) < 5:
        seen.append(text)
        assert len(seen) < 200
    for start in ("Centre sun: 5", "Ra track", "Tiles in the bag", "Sun 7", "Nile ×5", "Pharaoh ×3"):
        assert any(text.startswith(start) for text in seen), start
    assert hand.key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) == seen[-1]


def test_escape_the_key_itself_a_click_and_a_move_close_it(hand: Hand, qtbot: QtBot) -> None:
    hand.lay("auction")
    hand.choices.select(Bid(10))
    assert hand.ask()
    hand.key(Qt.Key.Key_Escape)
    assert not hand.said
    assert hand.choices.selected == Bid(10)  # Escape is spent on the bubble
    assert hand.ask()
    hand.explainer.toggle()
    assert not hand.said
    assert hand.ask()
    qtbot.mouseClick(hand.view.others[0], Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert not hand.said
    hand.view.seat_page.close_page()
    assert hand.ask()
    hand.choices.choose(Pass())
    QApplication.processEvents()
    assert not hand.said


def test_it_lies_beside_the_thing_and_is_read_aloud(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[str] = []
    monkeypatch.setattr(explainer, "announce", lambda widget, text: messages.append(text))
    hand.lay("turn")
    text = hand.ask(hand.part(hand.view.board.board.parts.tiles[0]))
    assert messages == [text]
    assert hand.explainer.bubble.accessibleName() == text


def test_an_announcement_is_only_made_if_somebody_listens(keep, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    label = keep(QLabel())
    monkeypatch.setattr(announcements.QAccessible, "updateAccessibility", made.append)
    monkeypatch.setattr(announcements.QAccessible, "isActive", lambda: False)
    announcements.announce(label, "Nile")
    assert made == []
    monkeypatch.setattr(announcements.QAccessible, "isActive", lambda: True)
    announcements.announce(label, "Nile")
    assert [event.message() for event in made] == ["Nile"]


@pytest.mark.parametrize(
    ("position", "percent"),
    sampled(itertools.product(("auction-of-five", "priests-side", "two"), ("100", "150", "200")), 4),
)
def test_every_bubble_is_whole_in_sight_and_covers_nothing_it_is_about(hand: Hand, position: str, percent: str) -> None:
    hand.lay(position, percent)
    assert hand.ask()
    bubble, area, view = hand.explainer.bubble, hand.window.table_area, hand.view
    for _ in hand.explainer._things:
        hand.explainer.step(1)
        seen = QRect(-view.pos(), area.viewport().size()).intersected(view.rect())
        assert seen.contains(bubble.geometry()), hand.said
        thing = hand.explainer._thing.rect.toAlignedRect()
        assert seen.contains(thing), hand.said
        if max(thing.height(), thing.width()) < 120:
            assert not bubble.geometry().intersects(thing), hand.said
        for label in bubble.findChildren(QLabel):
            if label.textFormat() == Qt.TextFormat.PlainText:
                high = QFontMetrics(label.font()).boundingRect(
                    QRect(0, 0, label.width(), 9999), Qt.TextFlag.TextWordWrap, label.text()
                )
                assert high.height() <= label.height()
            else:
                assert label.heightForWidth(label.width()) <= label.height(), label.text()


@pytest.mark.parametrize("lacks", ["visibility", "words"])
def test_what_is_hidden_or_has_nothing_to_say_is_passed_over(hand: Hand, lacks: str) -> None:
    bag = hand.lay("two").view.board.board.parts.bag
    before = [thing.text for thing in explainer.explained_things(hand.view, hand.explainer._names())]
    assert bag.toolTip() in before
    bag.setVisible(False) if lacks == "visibility" else bag.setToolTip("")
    after = [thing.text for thing in explainer.explained_things(hand.view, hand.explainer._names())]
    assert len(after) == len(before) - 1
    assert all(after)


def test_nothing_is_explained_while_a_page_lies_over_the_table(hand: Hand) -> None:
    hand.lay("turn")
    hand.window.commands["score_aid"].trigger()
    assert hand.ask() == ""


def test_it_goes_when_the_pointer_leaves_what_it_was_asked_about(hand: Hand, qtbot: QtBot) -> None:
    hand.lay("turn")
    tile = hand.part(hand.view.board.board.parts.tiles[0])
    assert hand.ask(tile)
    hand.at = tile + QPoint(1, 1)
    qtbot.mouseMove(hand.view.others[0], QPoint(5, 5))
    assert hand.said
    hand.at = tile + QPoint(300, 0)
    qtbot.mouseMove(hand.view.others[0], QPoint(8, 8))
    assert not hand.said


def test_what_is_selected_stays_explained_wherever_the_pointer_goes(hand: Hand, qtbot: QtBot) -> None:
    hand.lay("auction")
    hand.choices.select(Bid(10))
    assert hand.ask().startswith("Sun 10")
    hand.at = hand.part(hand.view.board.board.parts.bag)
    qtbot.mouseMove(hand.view.others[0], QPoint(5, 5))
    qtbot.mouseMove(hand.view.others[0], QPoint(8, 8))
    assert hand.said.startswith("Sun 10")


def test_a_right_click_explains_what_it_hits(hand: Hand) -> None:
    """A tile on the board, a sun of one's own, a button of the bar, and nothing beside all things."""
    hand.lay("turn")
    view = hand.view
    bar = view.board.actions_bar.buttons[0]
    own, canvas = view.own, view.board.viewport()
    sun = own.rect_of(SeatSun(0, 10)).center().toPoint()
    tile = view.board.board.parts.tiles[2].rect.center().toPoint()
    for widget, at, words in ((canvas, tile, "Temple"), (own, sun, "Sun 10"), (bar, bar.rect().center(), "Draw (D)")):
        where = widget.mapToGlobal(at)
        hand.at = where
        QApplication.sendEvent(widget, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where))
        assert hand.said.startswith(words)
    corner = QPoint(3, 3)
    QApplication.sendEvent(
        canvas, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, corner, canvas.mapToGlobal(corner))
    )
    assert hand.said == ""
