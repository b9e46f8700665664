"""A review's tables and pages for those who do not see them: a row that is pressed leads there, and all is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible

from ra_desktop.ui.table.review.balance_card import BalanceCard
from ra_desktop.ui.table.review.chance_panel import ChancePanel
from ra_desktop.ui.table.review.report import ToldMoment
from ra_desktop.ui.table.review.review_pages import CardsPage, KindsPage, PlyTable

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = [(3, ("3", "Draw a tile", "")), (7, ("7", "Bid 9", "Pass"))]
TAB = Qt.FocusPolicy.TabFocus


def filled(qtbot: QtBot) -> PlyTable:
    table = PlyTable()
    qtbot.addWidget(table)
    table.fill(["No.", "Move", "Better"], ROWS, 3)
    return table


def test_a_row_that_is_only_selected_as_a_screen_reader_does_is_gone_to(qtbot: QtBot) -> None:
    table = filled(qtbot)
    gone: list[int] = []
    table.ply_chosen.connect(gone.append)
    table.follow(3)
    assert gone == [], "it only follows"
    select = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    table.selectionModel().select(table.model().index(1, 0), select)
    assert gone == [7]
    assert table.currentIndex().row() == 1


def test_no_cell_is_without_a_name(qtbot: QtBot) -> None:
    table = filled(qtbot)
    spoken = [table.model().index(0, at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    assert spoken == ["3", "Draw a tile", "–"]


def test_the_button_of_the_chances_says_what_it_shows_next_and_has_no_state(qtbot: QtBot) -> None:
    panel = ChancePanel()
    qtbot.addWidget(panel)
    panel.show()
    messages = []
    for _ in range(3):
        node = QAccessible.queryAccessibleInterface(panel.as_table)
        messages.append((node.text(QAccessible.Text.Name), node.role(), panel.pages.currentWidget() is panel.table))
        panel.as_table.click()
    button = QAccessible.Role.Button
    assert messages == [("As a table", button, False), ("As a graph", button, True), ("As a table", button, False)]


def test_what_there_is_only_to_read_is_reached_by_the_keyboard_and_read(qtbot: QtBot) -> None:
    page = KindsPage()
    qtbot.addWidget(page)
    page.show_kinds({}, ())
    assert (page.focusPolicy(), page.accessibleDescription()) == (
        TAB,
        "What went wrong, small slips included\nNothing was clearly given away.",
    )
    assert BalanceCard(page).focusPolicy() == TAB


def test_arrows_go_from_card_to_card_and_return_presses_one(qtbot: QtBot) -> None:
    page = CardsPage()
    qtbot.addWidget(page)
    page.show_cards([("Moves", [ToldMoment(ply, "Draw a tile", "−1", "") for ply in (3, 5, 8)], "")])
    page.show()
    gone: list[int] = []
    page.ply_chosen.connect(gone.append)
    down, up = Qt.Key.Key_Down, Qt.Key.Key_Up
    for at, key, to in ((0, down, 1), (1, down, 2), (2, down, 2), (2, up, 1), (1, up, 0), (0, up, 0)):
        page.cards[at].setFocus()
        qtbot.keyClick(page.cards[at], key)
        assert page.focusWidget() is page.cards[to]
    for at, key in ((1, Qt.Key.Key_Return), (2, Qt.Key.Key_Enter)):
        qtbot.keyClick(page.cards[at], key)
        assert [card.isChecked() for card in page.cards] == [card is page.cards[at] for card in page.cards]
    assert gone == [5, 8]
