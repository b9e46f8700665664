"""The page of the preferences on which keys are seen and changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLabel, QLineEdit, QMenu, QPushButton, QWidget

from ra_desktop.ui.dialogs.parts import Scrolled
from ra_desktop.ui.look.flow import in_column, plain_label
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


_Key = Qt.Key


class Keys(Protocol):
    """Protocol of the owner of the commands' keys."""

    def can_change(self, action: QAction) -> bool:
        """Whether `action` may get another key."""

    def change(self, action: QAction, keys: QKeySequence) -> str:
        """Assign these keys, possibly none; if another command has them, return that one instead."""

    def restore(self) -> None:
        """Give all commands their usual keys."""


class KeyEdit(QKeySequenceEdit):
    """Takes the next key as that of `action`; Backspace takes its key away. Escape and Enter are the dialog's."""

    chosen = Signal(QKeySequence)

    def __init__(self, action: QAction, parent: QWidget) -> None:
        super().__init__(action.shortcut(), parent)
        self.action = action
        self.setMaximumSequenceLength(1)
        self.keySequenceChanged.connect(self._on_changed)

    def _on_changed(self, keys: QKeySequence) -> None:
        if not keys.isEmpty():  # it is empty for a moment before each new key
            self.chosen.emit(keys)

    def name(self, name: str) -> None:
        """Name the field, and the line inside that Qt tells a screen reader of."""
        self.setAccessibleName(name)
        for line in self.findChildren(QLineEdit):
            line.setAccessibleName(name)
            line.setPlaceholderText("–")  # Qt's own text is longer than the field, and not in all our languages

    def show_key(self) -> None:
        """Show the key that the command has."""
        with QSignalBlocker(self):
            self.setKeySequence(self.action.shortcut())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key."""
        key = event.key()
        if key in (_Key.Key_Escape, _Key.Key_Return, _Key.Key_Enter):
            event.ignore()
        elif key in (_Key.Key_Backspace, _Key.Key_Delete) and not event.modifiers():
            self.chosen.emit(QKeySequence())
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Discard an incomplete key combination."""
        super().focusOutEvent(event)
        self.show_key()


class KeyPage(QWidget):
    """Every command in the menus with a field for its key."""

    def __init__(self, menus: Iterable[QAction], keys: Keys, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys = keys
        self.edits: list[KeyEdit] = []
        self._labels: list[tuple[QLabel, QAction]] = []
        self._hint = plain_label(
            self, _tr("Preferences", "Select a field and press the new key. Backspace removes the key."), wraps=True
        )
        self.note = plain_label(self, role="soft", wraps=True)
        inside = QWidget(self)
        self._grid = QGridLayout(inside)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(16)
        for menu in menus:
            self._add_menu(menu)
        self.restore = QPushButton(_tr("Preferences", "Restore the default keys"), self)
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._restore)
        in_column(
            self, self._hint, (Scrolled(inside, self), 1), self.note, (self.restore, 0, Qt.AlignmentFlag.AlignLeft)
        )
        for label, action in self._labels:
            label.setText(plain_text(action.text()).replace("&", "&&"))
        for edit in self.edits:
            edit.name(plain_text(edit.action.text()))

    def _add_menu(self, menu: QAction) -> None:
        actions = [action for action in _actions_of(menu) if self._keys.can_change(action)]
        if actions:
            self._add_label(menu, 2).setProperty("role", "heading")
        for action in actions:
            label = self._add_label(action, 1)
            edit = KeyEdit(action, self)
            edit.chosen.connect(lambda keys, edit=edit: self._change(edit, keys))
            action.changed.connect(edit.show_key)
            label.setBuddy(edit)
            self._grid.addWidget(edit, self._grid.rowCount() - 1, 1)
            self.edits.append(edit)

    def _add_label(self, action: QAction, columns: int) -> QLabel:
        label = QLabel(self)
        self._labels.append((label, action))
        self._grid.addWidget(label, self._grid.rowCount(), 0, 1, columns)
        return label

    def _change(self, edit: KeyEdit, keys: QKeySequence) -> None:
        owner = self._keys.change(edit.action, keys)
        text = ""
        if owner:
            text = fill(
                _tr("Preferences", "{key} is already used for “{owner}”. The key stays as it was."),
                key=keys.toString(QKeySequence.SequenceFormat.NativeText),
                owner=owner,
            )
        self.note.setText(text)
        edit.show_key()

    def _restore(self) -> None:
        self._keys.restore()
        self.note.clear()


def _actions_of(action: QAction) -> Iterator[QAction]:
    """Go through the commands below a menu."""
    menu = action.menu()
    if isinstance(menu, QMenu):
        for inner in menu.actions():
            yield from _actions_of(inner)
    elif not action.isSeparator():
        yield action
