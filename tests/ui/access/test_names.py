"""What a screen reader is told: everything that the keyboard reaches has a name of its own, on every screen."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QGraphicsView,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.ui.dialogs.keys import KeyEntry
from ra_desktop.ui.system.field_names import name_field
from ra_desktop.ui.table.side.bag_view import left_in_bag
from tests.ui import gallery
from tests.ui.golden_screens import ARE_COMPARED, Seen
from tests.ui.lettering_check import Scribe

from . import screens
from .tree import Role, faults, tree_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

WAYS_OUT = ("Close", "Cancel", "OK")
HEADERS = (Role.RowHeader, Role.ColumnHeader)


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window(1440, 900)


def every_screen(window: MainWindow, qtbot: QtBot) -> screens.Screens:
    """All of them, in the one window."""
    yield from screens.pages(window)
    yield from screens.dialogs(window, qtbot)
    for shown in (screens.bars, screens.table, screens.cards, screens.ends, screens.hot_seat):
        yield from shown(window)
    yield from screens.tasks(window, qtbot)


def test_every_screen(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrong for a screen reader; at night, what is shown and can be done is what golden_screens keeps."""
    window.parts.today._clock = lambda: date(2026, 11, 26)
    window.parts.today.look()
    results: dict[str, str] = {}
    seen = Seen(Scribe(monkeypatch))
    for name, widget in every_screen(window, qtbot):
        screens.settle()
        seen.look(name, widget)
        for fault in faults(widget):
            results.setdefault(fault, name)
    assert not results
    differences = seen.differences() if ARE_COMPARED else []
    assert not differences, "\n".join(differences)


def ways_out(dialog: QWidget) -> list[str]:
    """The names of the buttons that close a dialog."""
    return [node.name for node in tree_of(dialog).all() if node.role is Role.Button and node.name in WAYS_OUT]


def test_a_button_closes_every_dialog(window: MainWindow, qtbot: QtBot) -> None:
    window.messages.say("A title", "What is wrong.")
    assert ways_out(window.messages.box) == ["OK"]
    window.messages.box.close()
    for name, dialog in screens.dialogs(window, qtbot):
        if isinstance(dialog, QDialog):  # not a list that pops up, where choosing closes
            assert len(ways_out(dialog)) == 1, name
            next(button for button in dialog.findChildren(QPushButton) if button.text() in WAYS_OUT).click()
            assert not dialog.isVisible(), name
        if name == "statistics 0":  # the last one
            return
    raise AssertionError


# --- the walk notices what it is for ------------------------------------------------------------------


@pytest.fixture
def page(keep) -> QWidget:
    made = keep(QWidget())
    QVBoxLayout(made)
    made.show()
    return made


def put(page: QWidget, *widgets: QWidget) -> None:
    for widget in widgets:
        page.layout().addWidget(widget)
        widget.show()


def test_it_notices_what_has_no_name(page: QWidget) -> None:
    put(page, QPushButton("Fine"), QListView())
    assert [fault.partition(":")[0] for fault in faults(page)] == ["no name"]


def test_it_notices_twins(page: QWidget) -> None:
    put(page, QPushButton("Close"), QPushButton("Close"), QPushButton("Open"))
    assert faults(page) == ["2 alike: /QWidget Client '' / Button 'Close'"]


def test_it_notices_a_tab_and_an_ampersand(page: QWidget) -> None:
    bare, fine = QPushButton("&Fine"), QPushButton("Black & white")
    put(page, fine, bare)
    assert not [fault for fault in faults(page) if "'Fine'" in fault]  # Qt takes the mark of a mnemonic away
    bare.setAccessibleName("&Fine")
    fine.setAccessibleName("Black\tB")
    assert [fault.partition(":")[0] for fault in faults(page)] == ["tab or ampersand"] * 2


def test_it_notices_an_orphan(page: QWidget) -> None:
    view = QGraphicsView()
    view.setAccessibleName("Board")
    view.viewport().setAccessibleName("Board")
    put(page, view)
    lost = QPushButton("Lost", view)
    lost.show()
    assert faults(page) == ["orphan: QPushButton 'Lost' in QGraphicsView"]
    lost.setParent(view.viewport())
    lost.show()
    assert not faults(page)


def test_it_notices_a_box_with_only_an_accessible_name(page: QWidget) -> None:
    box = QComboBox()
    box.addItems(["All games", "Ra"])
    put(page, box)
    box.setAccessibleName("Game")
    assert [fault.partition(":")[0] for fault in faults(page)] == ["no label"]
    name_field(box, "Game")
    assert not faults(page)
    assert [node.name for node in tree_of(page).all() if node.role is Role.ComboBox] == ["Game"]


# --- names --------------------------------------------------------------------------------------------


def test_a_field_is_renamed_with_its_one_hidden_label(page: QWidget) -> None:
    box = QComboBox()
    put(page, box)
    for name in ("Spiel", "Ra & Co"):
        name_field(box, name)
    (label,) = page.findChildren(QLabel)
    assert not label.isVisible()
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == "Ra & Co"


def test_a_key_is_read_with_what_it_does() -> None:
    assert KeyEntry("Redo", ("Ctrl+Y", "Ctrl+Shift+Z")).words == "Ctrl+Y, Ctrl+Shift+Z: Redo"


def test_nothing_is_read_as_none(window: MainWindow) -> None:
    gallery.hang(window, "first-turn")
    own = window.table.view.own
    assert "Tiles: none." in own.accessibleDescription()
    assert "Suns face down: none." in own.accessibleDescription()
    assert left_in_bag("Nile", 0) == "Nile: 0 left in the bag"
    assert left_in_bag("Nile", 3) == "Nile: 3 left in the bag"


def test_the_bag_is_read_with_its_numbers(window: MainWindow) -> None:
    gallery.hang(window, "first-turn")
    window.side.content.tabs.setCurrentIndex(2)
    screens.settle()
    messages = [node.name for node in tree_of(window.side.content).all() if node.role is Role.ListItem]
    assert "Ra: 30 left in the bag" in messages
    assert len(messages) == window.side.content.bag.rowCount()


def test_seats_are_groups_in_a_group(window: MainWindow) -> None:
    window.commands["new_game"].trigger()
    dialog = QApplication.activeModalWidget()
    (players,) = (node for node in tree_of(dialog).all() if node.name == "Players, clockwise" and node.children)
    assert players.role is Role.Grouping
    assert [(node.role, node.name) for node in players.children[:2]] == [
        (Role.Grouping, "Seat 1: You"),
        (Role.Grouping, "Seat 2: Henutmehyt"),
    ]
    dialog.close()


def test_the_cards_of_the_preferences_are_groups(window: MainWindow) -> None:
    window.commands["preferences"].trigger()
    groups = [node for node in tree_of(window.settings_actions.preferences).all() if node.role is Role.Grouping]
    assert {"Sound and speech", "Appearance"} <= {node.name for node in groups}
    window.settings_actions.preferences.close()


def test_the_score_sheet_has_headers(window: MainWindow) -> None:
    gallery.hang(window, "turn")
    window.side.content.tabs.setCurrentIndex(1)
    screens.settle()
    (table,) = (node for node in tree_of(window.side.content).all() if node.role is Role.Table)
    messages = {role: [node.name for node in table.children if node.role is role] for role in HEADERS}
    model = window.side.content.scores
    assert len(messages[Role.RowHeader]) == model.rowCount()
    assert all(messages[Role.RowHeader])
    assert messages[Role.ColumnHeader] == ["You", "Nefer", "Khufu", "Tiye"]
