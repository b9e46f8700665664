"""A closed bag: whatever the window shows or says is the same whichever tiles were discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ra_desktop.ai import Limit
from ra_desktop.ai.hints import advise, study
from ra_desktop.ai.levels import make_bot
from ra_desktop.engine import Draw, Game
from ra_desktop.storage.saved_game import Options, SavedGame
from ra_desktop.ui.table.explainer import explained_things
from ra_desktop.ui.words.speech import Question
from tests.e2e.hand import Hand, seats
from tests.ui.access.tree import tree_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.shell.main_window import MainWindow

TABLE = (
    "ra1 classic 3; epoch 2; ra 4; turn 0; track nile god; centre 8; seat 0: fame 12, suns 11 7, down 10 1; "
    "seat 1: fame 3, suns 13 5 2, down 4; seat 2: fame 21, suns 12 9 6, down 3; discards "
)
DISCARDS = ("7 ra 2 gold 5 nile", "9 pharaoh 4 ra god")


@pytest.fixture
def hand(window: MainWindow, qtbot) -> Hand:
    return Hand(window, qtbot)


def begin(hand: Hand, discards: str, *, closed: bool) -> None:
    game = Game.from_text(TABLE + discards)
    game.real_bag = True
    options = Options(open_fame=True, real_bag=True, closed_bag=closed)
    hand.window.session._replace(SavedGame(game, seats(None, None, None), options))
    hand.wait()


def tree(hand: Hand) -> object:
    """Names, descriptions and tooltips of all that is seen, on every tab of the side panel."""
    tabs, seen = hand.window.side.content.tabs, []
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        hand.wait()
        seen += [node.name for node in tree_of(hand.window).all()]
        for widget in hand.window.findChildren(QWidget):
            if widget.isVisible():
                seen += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            if isinstance(widget, QAbstractItemView) and widget.isVisible():
                model = widget.model()
                roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
                rows = range(model.rowCount())
                seen += [str(model.index(row, 0).data(role)) for row in rows for role in roles]
    return seen


def picture(hand: Hand) -> object:
    """Every pixel of the window, on every tab."""
    tabs, images = hand.window.side.content.tabs, []
    for number in range(tabs.count()):
        tabs.setCurrentIndex(number)
        images.append(None)
        while images[-1] != (shown := hand.window.grab().toImage()):  # until everything has its place
            images[-1] = shown
            hand.qtbot.wait(50)
    return images


def clipboard(hand: Hand) -> object:
    hand.window.commands["copy_position"].trigger()
    return QApplication.clipboard().text()


def questions(hand: Hand) -> object:
    """The answers to all questions, at every length."""
    asking, settings, answers = hand.window.table.asking, hand.window.settings, []
    usual = settings.announcements
    for settings.announcements in ("brief", "normal", "full"):
        for asking._question in get_args(Question):
            answers += asking._show()
    settings.announcements = usual
    asking.close()
    return answers


def advice(hand: Hand) -> object:
    """What hint and coach say of the moves."""
    view, limit = hand.window.session.view(0), Limit(rollouts=20)
    return repr(advise(view, limit=limit)), repr(study(view, limit=limit).rated)


def explanations(hand: Hand) -> object:
    """What is said of each thing on the table when someone asks what it is."""
    view = hand.window.table.view
    return [thing.text for thing in explained_things(view, ["A", "B", "C"])]


def tile_page(hand: Hand) -> object:
    """What the page that asks for a drawn tile shows and says."""
    hand.window.session.play(Draw())
    page = hand.window.table.view.pages.tile_page
    assert page.isVisible()
    buttons = page.palette_of_tiles.buttons.values()
    return [
        (button.accessibleName(), button.isEnabled(), button.toolTip()) for button in buttons
    ], page.grab().toImage()


PARTS: tuple[Callable[[Hand], object], ...] = (tree, picture, clipboard, questions, advice, explanations, tile_page)


def test_no_part_of_the_window_tells_what_was_discarded_while_the_bag_is_closed(hand: Hand) -> None:
    hand.window.setUpdatesEnabled(True)
    for part in PARTS:
        messages = {}
        for closed in (False, True):
            for discards in DISCARDS:
                begin(hand, discards, closed=closed)
                messages[closed, discards] = part(hand)
        assert messages[False, DISCARDS[0]] != messages[False, DISCARDS[1]], f"{part.__name__}: an open bag is seen"
        assert messages[True, DISCARDS[0]] == messages[True, DISCARDS[1]], part.__name__


@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
def test_the_three_lower_levels_do_not_remember_what_was_discarded(level: str) -> None:
    moves = set()
    for discards in DISCARDS:
        game = Game.from_text(TABLE + discards)
        game.close_bag()
        moves.add(repr(make_bot(level, 3, open_fame=True).evaluate(game.state.view(0))))
    assert len(moves) == 1


def test_a_tile_that_cannot_be_in_a_closed_bag_is_refused_when_it_is_named(hand: Hand) -> None:
    begin(hand, "5 gold", closed=True)
    session, page = hand.window.session, hand.window.table.view.pages.tile_page
    session.play(Draw())
    page.palette_of_tiles.buttons["gold"].click()
    assert session.awaits_tile
    assert page.accessibleDescription() == "Every tile of this kind is already on the table or discarded."
    page.palette_of_tiles.buttons["flood"].click()
    assert not session.awaits_tile
    assert session.state.auction_track[2] == "flood"
