"""Nothing that lies below a page can be pressed by a screen reader, and all of it can when the page has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Draw, Game
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.ui.interaction.choices import Choices
from ra_desktop.ui.table.table import Table
from tests.ui import gallery

if TYPE_CHECKING:
    from collections.abc import Iterator


SEATS = (Seat("Anna", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "malachite"))
MOVES = {"Draw a tile", "Draw (D)", "Invoke Ra", "Invoke Ra (R)"}
SEATED = {"Open the panel of Anna", "Open the panel of Ben", "Open the panel of Cleo"}


@pytest.fixture
def table(put_up, ra_home) -> Iterator[Table]:
    settings, session = Settings(), Session()
    settings.speed, settings.hand_over = "instant", True
    session.opponents.ask = lambda saved: None
    made = Table(session, settings, Choices())
    made.director.set_speed("instant")
    put_up(made.view, 1130, 870)
    made.view.setUpdatesEnabled(False)
    game = Game("classic", 3, 7, bag=["nile", "flood", *["ra"] * 30], suns=[[13, 8, 5], [12, 9, 6], [11, 10, 7]])
    session._replace(SavedGame(game, SEATS, Options()))
    settle(made)
    yield made
    session.shutdown()


def settle(table: Table) -> None:
    for layer in (table.view.board.touch, *(panel.touch for panel in table.view.panels)):
        layer.update()


def pressed(table: Table, within: QWidget) -> set[str]:
    """The names of all that a client can press in there."""
    settle(table)
    return {
        text.text(QAccessible.Text.Name)
        for button in within.findChildren(QAbstractButton)
        if button.isVisible()
        if not (text := QAccessible.queryAccessibleInterface(button)).state().disabled
    }


def below(table: Table) -> set[str]:
    return {name for part in (table.view.board, *table.view.panels) for name in pressed(table, part)}


def open_page(table: Table, name: str) -> QWidget:
    view = table.view
    scored, account = gallery.scoring("turn")
    seats = table.players.infos(view.shown)
    if name == "seat page":
        view.open_seat(1)
    elif name == "score aid":
        view.toggle_score_aid()
    elif name == "hand-over":
        table._session.play(Draw())
        table.director.skip()
    elif name == "ranking":
        view.ranking.show()
        view.ranking.raise_()
    elif name == "telling":
        view.telling.tell(account, [*seats, seats[0]][: scored.view(0).players], still=True)
    pages = {
        "seat page": view.seat_page, "score aid": view.score_aid, "hand-over": table.hand_over.page,
        "ranking": view.ranking, "telling": view.telling,
    }  # fmt: skip
    assert pages[name].isVisible()
    return pages[name]


@pytest.mark.parametrize("name", ["seat page", "score aid", "hand-over", "ranking", "telling"])
def test_below_a_page_nothing_can_be_pressed_and_all_can_when_it_has_gone(table, name) -> None:
    before = below(table)
    assert before >= MOVES | SEATED
    page = open_page(table, name)
    assert below(table) == set()
    page.hide()
    if name == "hand-over":
        page.closed.emit()
    assert below(table) >= MOVES | SEATED


@pytest.mark.parametrize("name", ["seat page", "score aid", "hand-over", "ranking", "telling"])
def test_the_table_leaves_the_keyboard_to_the_page_over_it(table, name) -> None:
    page = open_page(table, name)
    table.view.activateWindow()
    QApplication.processEvents()
    table.view.setFocus()
    assert table.view.focusWidget() in (page, page.focusProxy(), *page.findChildren(QWidget))
    page.hide()
    table.view.setFocus()
    assert table.view.hasFocus()


@pytest.mark.parametrize("name", ["seat page", "score aid", "hand-over", "ranking", "telling"])
def test_a_key_that_reaches_the_table_goes_to_the_page_over_it_and_gives_it_the_keyboard(table, name) -> None:
    page = open_page(table, name)
    table.view.activateWindow()
    QApplication.processEvents()
    if (holder := QApplication.focusWidget()) is not None:
        holder.clearFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Shift)
    assert table.view.focusWidget() in (page, *page.findChildren(QWidget))


def test_what_stands_at_the_foot_of_the_table_covers_no_part_of_it_while_it_is_shown(table) -> None:
    view = table.view
    foot = QPushButton("Foot", view)
    view.set_foot(foot)
    bottoms = []
    for shown in (False, True, False):
        view.show_foot(shown)
        bottoms.append(max(part.geometry().bottom() for part in (view.board, *view.panels)))
    assert bottoms[0] == bottoms[2]
    assert view.height() - bottoms[1] > foot.sizeHint().height() >= bottoms[0] - bottoms[1] - 1 > 0


def test_an_answer_over_a_page_can_be_closed(table) -> None:
    open_page(table, "seat page")
    table.asking.ask("suns")
    assert table.asking.card.close_button.isEnabled()
    table.asking.card.close_button.click()
    assert table.asking.card.isHidden()
