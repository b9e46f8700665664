"""The button with the picture of a seat's character, which opens the list of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Signal
from PySide6.QtWidgets import QToolButton

from ra_desktop.ai import CHARACTERS
from ra_desktop.app.setup import SURPRISE
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import character_name

from .character_picker import CharacterPicker, portrait_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_tr = QCoreApplication.translate

_SIDE: Final = 44


class CharacterButton(QToolButton):
    """Shows the character of a seat; a click offers the others."""

    changed = Signal()
    picked = Signal()
    """Another character was chosen from the list, after :attr:`changed`."""

    def __init__(self, character: str | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.character = character if character is None or character in CHARACTERS else SURPRISE
        """A key of ``CHARACTERS``, ``SURPRISE``, or None for no character."""
        self._ruleset = "classic"
        self._taken: Callable[[], set[str | None]] = set
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setStyleSheet("QToolButton { padding: 1px; }")
        self.clicked.connect(self.offer)
        self._show()

    def set_character(self, character: str | None) -> None:
        """Show `character`."""
        if character != self.character:
            self.character = character
            self._show()
            self.changed.emit()

    def set_ruleset(self, ruleset: str) -> None:
        """Describe the characters for this rule set."""
        self._ruleset = ruleset

    def set_taken(self, taken: Callable[[], set[str | None]]) -> None:
        """`taken` returns the characters at the table."""
        self._taken = taken

    def offer(self) -> CharacterPicker:
        """Open the list of characters, and return it."""
        picker = CharacterPicker(self.character, self._ruleset, self._taken(), self)
        picker.picked.connect(self._on_picked)
        picker.open_at(self.mapToGlobal(QPoint(0, self.height())))
        return picker

    def _on_picked(self, character: str | None) -> None:
        self.set_character(character)
        self.picked.emit()

    def _show(self) -> None:
        """Update picture and texts."""
        self.setIcon(portrait_icon(self.character, _SIDE, self.devicePixelRatioF()))
        tip = fill(_tr("NewGame", "Character: {name} (click to change)"), name=self._name())
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def _name(self) -> str:
        if self.character == SURPRISE:
            return _tr("NewGame", "random")
        return character_name(self.character) if self.character else _tr("NewGame", "none")
