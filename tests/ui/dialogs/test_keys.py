"""The keys that are shown are those of the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QMenuBar, QScrollArea

from ra_desktop.ui.dialogs.keys import (
    KeyEntry,
    KeyGroup,
    KeysDialog,
    keys_of,
    other_moves,
    read_groups,
    table_keys,
)

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def bar(keep) -> QMenuBar:
    bar = keep(QMenuBar())
    game = bar.addMenu("&Game")
    game.addAction("&New game…").setShortcut(QKeySequence("Ctrl+N"))
    game.addSeparator()
    game.addAction("Without a key")
    speed = game.addMenu("&Speed")
    speed.addAction("&Fast && furious").setShortcut(QKeySequence("F5"))
    hidden = game.addAction("Hidden")
    hidden.setShortcut(QKeySequence("F6"))
    hidden.setVisible(False)
    move = bar.addMenu("&Move")
    move.addAction("&Skip\tSpace")
    bar.addMenu("&Empty").addAction("Nothing")
    return bar


def test_each_menu_is_a_group_of_what_has_keys(bar: QMenuBar) -> None:
    assert read_groups(bar.actions()) == [
        KeyGroup("Game", (KeyEntry("New game", ("Ctrl+N",)), KeyEntry("Fast & furious", ("F5",)))),
        KeyGroup("Move", (KeyEntry("Skip", ("Space",)),)),
    ]


def test_commands_outside_menus_come_first(bar: QMenuBar, qtbot: QtBot) -> None:
    loose = QAction("&Loose", bar)
    loose.setShortcut(QKeySequence("L"))
    groups = read_groups([*bar.actions(), loose])
    assert groups[0] == KeyGroup("", (KeyEntry("Loose", ("L",)),))


def test_several_keys_are_all_named_but_none_that_no_keyboard_has(bar: QMenuBar) -> None:
    action = QAction("Open\tCtrl+O", bar)
    action.setShortcuts([QKeySequence("Ctrl+O"), QKeySequence("F3"), QKeySequence("F14"), QKeySequence("Open")])
    assert keys_of(action) == ("Ctrl+O", "F3")


def caps(dialog: KeysDialog) -> list[QLabel]:
    return [label for label in dialog.findChildren(QLabel) if label.property("role") == "key"]


def test_the_dialog_shows_them(bar: QMenuBar, put_up) -> None:
    dialog = put_up(KeysDialog(bar.actions()))
    assert {cap.text() for cap in caps(dialog)} == {"Ctrl+N", "F5", "F6", "Space"}
    words = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Keyboard shortcuts", "Game", "New game", "Fast & furious", "Move", "Skip"} <= words


def test_moves_of_other_games_are_a_group_of_their_own(bar: QMenuBar, keep) -> None:
    assert other_moves(bar.actions()) == KeyGroup("In other games", (KeyEntry("Hidden", ("F6",)),))
    dialog = keep(KeysDialog(bar.actions()))
    assert {"In other games", "Hidden"} <= {label.text() for label in dialog.findChildren(QLabel)}
    hidden = next(action for action in bar.findChildren(QAction) if action.text() == "Hidden")
    hidden.setVisible(True)
    assert other_moves(bar.actions()).entries == ()
    dialog = keep(KeysDialog(bar.actions()))
    assert "In other games" not in {label.text() for label in dialog.findChildren(QLabel)}


def test_keys_without_a_command_are_shown_too(bar: QMenuBar, put_up) -> None:
    dialog = put_up(KeysDialog(bar.actions(), more=table_keys))
    keys = " ".join(key for entry in table_keys().entries for key in entry.keys)
    assert keys == "0 … 9 Esc F10 Enter Esc V Tab Shift+Tab Home End PgUp PgDown Space + -"
    assert {"Esc", "0 … 9", "Tab", "Shift+Tab"} <= {cap.text() for cap in caps(dialog)}


def test_a_row_is_read_as_its_keys_and_what_they_do(bar: QMenuBar, keep) -> None:
    """A group is read whole when it has the focus; the caps are read with their row, and not once more."""
    dialog = keep(KeysDialog(bar.actions()))
    assert KeyEntry("Open", ("Ctrl+O", "F3")).words == "Ctrl+O, F3: Open"
    names = {label.text(): label.accessibleName() for label in dialog.findChildren(QLabel)}
    assert names["New game"] == "Ctrl+N: New game"
    cards = [frame for frame in dialog.findChildren(QFrame) if frame.property("card")]
    assert {card.accessibleName(): card.accessibleDescription() for card in cards} == {
        "Game": "Ctrl+N: New game. F5: Fast & furious.",
        "Move": "Space: Skip.",
        "In other games": "F6: Hidden.",
    }
    assert all(card.focusPolicy() & Qt.FocusPolicy.TabFocus for card in cards)
    assert not any(cap.accessibleName() for cap in caps(dialog))


def test_tab_goes_from_group_to_group_and_then_to_the_button(bar: QMenuBar, qtbot: QtBot, put_up) -> None:
    dialog = put_up(KeysDialog(bar.actions(), more=table_keys))
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    seen = []
    for _ in range(6):
        focused = dialog.focusWidget()
        seen.append(focused.accessibleName() or focused.text())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    assert seen == ["Keyboard shortcuts", "At the table", "Game", "Move", "In other games", "Close"]


def test_where_two_columns_are_too_wide_there_is_one_and_nothing_scrolls_sideways(bar: QMenuBar, put_up) -> None:
    dialog = put_up(KeysDialog(bar.actions(), more=table_keys))
    cards = {card.accessibleName(): card for card in dialog.findChildren(QFrame) if card.property("card")}
    scroll = dialog.findChild(QScrollArea)
    beside = {}
    for width in (800, 340, 800):
        dialog.resize(width, 500)
        QApplication.processEvents()
        beside[width] = cards["Game"].x() > cards["At the table"].geometry().right()
        assert cards["Game"].y() == 0 or not beside[width]
        assert scroll.horizontalScrollBar().maximum() == 0
    assert beside == {800: True, 340: False}
