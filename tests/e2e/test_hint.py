"""H asks for advice: real keys and clicks in the whole window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import SavedGame, Seat
from tests.e2e.hand import Hand

PEOPLE = (Seat("Anna", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "ochre"), Seat("Dina", "amethyst"))
LONG = 30_000


@pytest.fixture
def hand(window, qtbot) -> Hand:
    game = Game("classic", len(PEOPLE), 8)
    for _ in range(9):
        game.play(game.state.legal_actions()[0])
    window.session._replace(SavedGame(game, PEOPLE))
    made = Hand(window, qtbot)
    made.wait()
    return made


@pytest.fixture
def card(window):
    return window.table.view.hint_card


def ask(hand, card) -> None:
    hand.key("h")
    assert card.isVisible()
    hand.qtbot.waitUntil(lambda: card.hint is not None, timeout=LONG)


def test_h_shows_the_best_moves_and_selects_the_first(hand, card):
    ask(hand, card)
    shown = [line.rated.action for line in card.lines if line.isVisible()]
    assert shown
    assert set(shown) <= set(hand.choices.actions)
    assert hand.choices.selected is shown[0]
    assert card.reason
    assert hand.window.rect().contains(card.mapTo(hand.window, card.rect().center()))


def test_enter_makes_the_move_that_was_advised(hand, card):
    ask(hand, card)
    best = card.hint.best.action
    hand.key(Qt.Key.Key_Return)
    assert hand.window.session.game.plies[-1].action is best
    assert card.isHidden()


def test_a_click_on_a_line_makes_its_move(hand, card):
    ask(hand, card)
    line = [line for line in card.lines if line.isVisible()][-1]
    expected = line.rated.action
    hand.qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert hand.window.session.game.plies[-1].action is expected
    assert card.isHidden()


@pytest.mark.parametrize(("beside_the_log", "size"), [
    (True, (1024, 700)), (False, (1024, 700)), pytest.param(True, (1440, 900), marks=pytest.mark.nightly),
])  # fmt: skip
def test_the_card_covers_nothing_of_the_table(hand, card, window, beside_the_log, size):
    window.resize(*size)
    window.settings.show_dock = beside_the_log
    hand.wait()
    ask(hand, card)
    QApplication.processEvents()

    def place(widget):
        return QRect(widget.mapTo(window, QPoint()), widget.size())

    view = window.table.view
    for part in (view.board, view.own, *view.others, window.side.content.tabs, window.side.content.log_view):
        assert not part.isVisible() or not place(card).intersects(place(part))
    assert window.rect().contains(place(card))
    assert window.side.content.log_view.isVisible() == beside_the_log
    assert window.side.content.log_view.height() > 60 or not beside_the_log
    wide = view.board.width()
    hand.key(Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert card.isHidden()
    assert (view.board.width() > wide) != beside_the_log


def test_an_open_hint_follows_when_the_side_panel_is_hidden(hand, card, window):
    ask(hand, card)
    assert window.side.content.isAncestorOf(card)
    window.settings.show_dock = False
    assert card.isVisible()
    assert window.table.view.isAncestorOf(card)
    window.settings.show_dock = True
    assert card.isVisible()
    assert window.side.content.isAncestorOf(card)
