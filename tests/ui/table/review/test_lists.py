"""A review's tables and pages for those who do not see them: a row that is pressed leads there, and all is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QHeaderView, QLabel, QWidget

from ra_desktop.ai.review.habits import Fallen
from ra_desktop.ai.review.summary import Part
from ra_desktop.engine import Draw, Invoke
from ra_desktop.ui.table.replay.replay import Landmarks
from ra_desktop.ui.table.review.balance_card import BalanceCard
from ra_desktop.ui.table.review.chance_panel import ChancePanel
from ra_desktop.ui.table.review.move_card import Option
from ra_desktop.ui.table.review.report import BalanceRow, ToldMoment
from ra_desktop.ui.table.review.review_pages import CardsPage, KindsPage, PlyTable, chance_rows, decision_rows
from ra_desktop.ui.words.review import fault_text, loss_tip

from .reviewed import infos
from .test_figures import decision

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


def test_the_row_of_the_moment_shown_is_marked_and_only_a_press_or_a_key_leaves_it(qtbot: QtBot) -> None:
    table = filled(qtbot)
    table.resize(400, 200)
    table.show()
    gone: list[int] = []
    table.ply_chosen.connect(gone.append)
    for ply, row in ((2, -1), (3, 0), (6, 0), (7, 1), (90, 1), (0, -1), (4, 0)):
        table.follow(ply)
        assert (table.currentIndex().row(), len(table.selectedItems())) == (row, row >= 0)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert gone == [7], "it only followed before"
    for row in (0, 0):  # the row that is already marked leads back, too
        gone.clear()
        at = table.visualItemRect(table.topLevelItem(row)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert set(gone) == {3}
    table.follow(0)
    gone.clear()
    QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusIn))
    assert gone == [], "the keyboard only comes by"
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert gone, "an arrow key leads on from there"
    gone.clear()
    table.fill(["No.", "Move"], ROWS[1:], 2)
    assert (gone, table.topLevelItemCount(), table.columnCount()) == ([], 1, 2)
    assert [table.headerItem().text(at) for at in range(2)] == ["No.", "Move"]


def test_numbers_stand_right_and_words_take_what_they_leave_or_are_scrolled(qtbot: QtBot) -> None:
    table = filled(qtbot)
    table.show()
    table.fill(["No.", "Move", "Cost", "Chance"], [(7, ("7", "Bid 9", "−3", "4%"))], 2)
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    item, header, modes = table.topLevelItem(0), table.header(), QHeaderView.ResizeMode
    assert [int(item.textAlignment(column)) == right for column in range(4)] == [False, False, True, True]
    assert [item.toolTip(column) for column in range(4)] == ["7", "Bid 9", "−3", "4%"]
    seen = set()
    for width in (table.width(), *range(90, 400, 20)):
        table.resize(width, 200)
        least = table.sizeHintForColumn(1)
        fits = least + sum(header.sectionSize(column) for column in (0, 2, 3)) <= table.viewport().width()
        seen.add((fits, header.sectionResizeMode(1)))
        assert header.sectionSize(1) >= least
    assert {(True, modes.Stretch), (False, modes.ResizeToContents)} <= seen
    assert (False, modes.Stretch) not in seen, "words are squeezed"
    table.fill([], [], 0)
    assert (table.topLevelItemCount(), table.columnCount()) == (0, 0)


def test_a_better_move_is_named_only_where_there_surely_is_one() -> None:
    for chosen, loss, error, cells in (
        (Draw(), 0.2, 0.01, ["3", "Draw a tile", "Invoke Ra", "Blunder", "−8.0 fame"]),
        (Draw(), 0.2, 0.9, ["3", "Draw a tile", "", "Too close to call", "−8.0 fame"]),
        (Invoke(), 0.0, 0.01, ["3", "Invoke Ra", "", "The best move", ""]),
    ):
        made = decision(chosen, Invoke(), loss, error)
        assert decision_rows([made], "classic") == [(3, cells)]
    assert loss_tip(decision(Draw(), Invoke(), 0.2).against_best) == "−8.0 ± 2.5 fame, −20.0 ± 6.1 of 100 games"


def test_the_chances_are_listed_by_turns_as_far_as_they_are_known() -> None:
    landmarks = Landmarks(4, (0, 2, 3, 4), (1,), ((0, 1), (3, 2)))
    rows = chance_rows([(0.5, 0.5), (0.4, 0.6), (0.3, 0.7), (0.2, 0.8)], landmarks)
    old, new = "Old Kingdom", "Middle Kingdom"
    cells = [["0", old, "50%", "50%"], ["2", old, "30%", "70%"], ["3", new, "20%", "80%"]]
    assert rows == [(int(row[0]), row) for row in cells]


def test_no_cell_is_without_a_name(qtbot: QtBot) -> None:
    table = filled(qtbot)
    spoken = [table.model().index(0, at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    assert spoken == ["3", "Draw a tile", "–"]


def test_the_button_of_the_chances_says_what_it_shows_next_and_has_no_state(put_up) -> None:
    panel = put_up(ChancePanel())
    messages = []
    for _ in range(3):
        node = QAccessible.queryAccessibleInterface(panel.as_table)
        messages.append((node.text(QAccessible.Text.Name), node.role(), panel.pages.currentWidget() is panel.table))
        panel.as_table.click()
    button = QAccessible.Role.Button
    assert messages == [("As a table", button, False), ("As a graph", button, True), ("As a table", button, False)]


def test_what_there_is_only_to_read_is_reached_by_the_keyboard_and_read(qtbot: QtBot, keep) -> None:
    page = keep(KindsPage())
    page.show_kinds({}, ())
    assert (page.focusPolicy(), page.accessibleDescription()) == (
        TAB,
        "What went wrong, small slips included\nNo clear mistakes.",
    )
    page.show_kinds({"bid": Part(4, errors=2, fame=2.0)}, [Fallen("early", 2, 3.4), Fallen("god", 1, 0.6)])
    lines = page.accessibleDescription().splitlines()
    assert lines[:2] == ["Bids", "4 decisions, 2 mistakes, 2.0 fame lost in all"]
    phrases = [fault_text("early", 2), fault_text("god", 1)]
    assert lines[3:] == [phrases[0].capitalize().replace(" ra", " Ra"), "−3", phrases[1].capitalize(), "−1"]
    page.show()
    *_, early, cost, god, cost_of_god = page._content.findChildren(QLabel)
    qtbot.waitUntil(lambda: early.x() < cost.x() and early.y() == cost.y() < god.y() == cost_of_god.y())
    assert early.parentWidget().y() > 0


def test_what_decided_the_game_is_read_from_the_own_seat_on_and_has_room_in_a_narrow_column(qtbot: QtBot) -> None:
    card, rows = BalanceCard(), [BalanceRow(seat, 0, 0, 0, seat) for seat in range(3)]
    qtbot.addWidget(card)
    card.show_rows(infos(), rows, 2)
    assert (card.focusPolicy(), card.rows) == (TAB, [rows[2], rows[0], rows[1]])
    names = [line.split(":")[0] for line in card.accessibleDescription().splitlines()]
    assert names == ["Khufu", "<b>Anna</b> & Co", "Nefer"]
    for width, high, columns in (
        (600, 144, (198, 80.4, 4)), (340, 144, (112.2, 45.56, 4)), (339, 144, (128.82, 42.036, 2)), (220, 159, None)
    ):  # fmt: skip
        card.resize(width, 100)
        assert card.sizeHint().height() == card.minimumSizeHint().height() == high, width
        assert columns is None or card._columns() == pytest.approx(columns)


def test_arrows_go_from_card_to_card_and_return_presses_one(qtbot: QtBot, keep) -> None:
    page = keep(CardsPage())
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
    for key in (Qt.Key.Key_Left, Qt.Key.Key_A):
        qtbot.keyClick(page.cards[1], key)
        assert page.cards[2].isChecked(), "it is left to others"
    qtbot.mouseClick(page.cards[0], Qt.MouseButton.LeftButton)
    page.mark(8)
    assert (gone, [card.isChecked() for card in page.cards]) == ([5, 8, 3], [False, False, True])


def test_what_is_on_a_page_of_cards_is_in_sight_when_it_matters(qtbot: QtBot, keep) -> None:
    page = keep(CardsPage())
    page.say_of_options("There are no moves yet", "")
    assert page.note == ""
    page.resize(300, 150)
    page.show()
    moments = [ToldMoment(ply, "Draw a tile", "−1", "", account=("Lot +4",) * 3) for ply in range(9)]
    page.show_cards([("Moves", moments, "None"), ("Luck", (), "No")])
    labels = [label.text() for label in page._content.findChildren(QLabel) if label.parent() is page._content]
    assert labels == ["Moves", "Luck", "No"]
    assert page.focusPolicy() == Qt.FocusPolicy.NoFocus
    page.show_options("The moves", [Option(Draw(), "Draw a tile", "Draw a tile: 0 fame", False)])
    assert page.note == "Draw a tile: 0 fame"
    QApplication.processEvents()

    def is_seen(part: QWidget) -> bool:
        return page.viewport().rect().contains(part.mapTo(page.viewport(), part.rect().bottomLeft()))

    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 300)
    parts = [part for part in page._content.children() if isinstance(part, QWidget)]
    assert [part.y() for part in parts] == sorted({part.y() for part in parts})
    for at in (8, 0):
        QApplication.sendEvent(page.cards[at], QFocusEvent(QEvent.Type.FocusIn))
        assert [is_seen(page.cards[row]) for row in (0, 8)] == [at == 0, at == 8]
        page.cards[at].account.toggle()
        QApplication.processEvents()
        qtbot.waitUntil(lambda at=at: is_seen(page.cards[at].account.label))
    for remark, drop, last in (("An answer", "", page.options.remark), ("Playing on…", "Stop", page.options.drop)):
        QApplication.sendEvent(page.cards[0], QFocusEvent(QEvent.Type.FocusIn))
        assert not is_seen(last)
        page.say_of_options(remark, drop)
        qtbot.waitUntil(lambda last=last: is_seen(last))
    page.resize(300, 90)  # as when the progress of a closer look appears above
    qtbot.waitUntil(lambda: not page._laid_out.isActive())
    assert is_seen(page.options.drop)
    page.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    for high in (150, 90):
        page.resize(300, high)
        QApplication.processEvents()
        assert not page._laid_out.isActive(), "whoever scrolls is not led back"
    page.resize(300, 150)
    for remark in ("Playing on…", ""):
        page.say_of_options(remark, "Stop")
        assert not page._laid_out.isActive(), "nothing new is said"
    tried: list[object] = []
    page.tried.connect(tried.append)
    page.dropped.connect(lambda: tried.append(None))
    page.options.buttons[0].click()
    page.options.drop.click()
    assert tried == [Draw(), None]
    page.show_cards([])
    assert (page.note, page.cards, page._content.findChildren(QWidget)) == ("", [], [])
