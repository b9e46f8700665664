"""The button with the picture of a seat's character, and its menu of characters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QMenu, QToolButton

from ra_desktop.ai import CHARACTERS
from ra_desktop.app.setup import SURPRISE
from ra_desktop.ui.look.art import pixmap
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.players import character_name, character_portrait

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_tr = QCoreApplication.translate

_NOBODY: Final = "nobody"
_SIDE: Final = 44
_IN_MENU: Final = 36


def portrait_icon(character: str | None, side: int, dpr: float) -> QIcon:
    """Return the picture of `character`, of a surprise, or of no character."""
    return QIcon(pixmap(f"characters/{character or _NOBODY}", QSize(side, side), dpr))


def portrait_line(character: str | None, ruleset: str) -> str:
    """Return the line below the name of a seat."""
    if character == SURPRISE:
        return _tr("NewGame", "A different character every game.")
    if character is None:
        return _tr("NewGame", "Plays without a style of its own.")
    return character_portrait(character, ruleset)


class CharacterButton(QToolButton):
    """Shows the character of a seat; a click offers the others."""

    changed = Signal()

    def __init__(self, character: str | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._character = character if character is None or character in CHARACTERS else SURPRISE
        self._ruleset = "classic"
        self._taken: Callable[[], set[str | None]] = set
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setStyleSheet("QToolButton { padding: 1px; } QToolButton::menu-indicator { image: none; }")
        self._menu = QMenu(self)
        self._menu.setStyleSheet(f"QMenu {{ icon-size: {_IN_MENU}px; }} QMenu::item {{ padding: 1px 14px 1px 10px; }}")
        self.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._offer)
        self.retranslate()

    @property
    def character(self) -> str | None:
        """A key of ``CHARACTERS``, ``SURPRISE``, or None for no character."""
        return self._character

    def set_character(self, character: str | None) -> None:
        """Show `character`."""
        if character != self._character:
            self._character = character
            self.retranslate()
            self.changed.emit()

    def set_ruleset(self, ruleset: str) -> None:
        """Describe the characters for this rule set."""
        self._ruleset = ruleset

    def set_taken(self, taken: Callable[[], set[str | None]]) -> None:
        """`taken` returns the characters of other seats, which are not offered."""
        self._taken = taken

    def retranslate(self) -> None:
        """Update picture and texts."""
        self.setIcon(portrait_icon(self._character, _SIDE, self.devicePixelRatioF()))
        tip = fill(_tr("NewGame", "Character: {name} (click to change)"), name=self._name())
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def _name(self) -> str:
        if self._character == SURPRISE:
            return _tr("NewGame", "random")
        return character_name(self._character) if self._character else _tr("NewGame", "none")

    def _offer(self) -> None:
        self._menu.clear()
        self._entry(SURPRISE, _tr("NewGame", "Random character"))
        self._menu.addSeparator()
        taken = self._taken()
        line = _tr("NewGame", "{name} – {portrait}")
        for key in CHARACTERS:
            portrait = character_portrait(key, self._ruleset)
            text = fill(line, portrait=portrait, name=character_name(key))
            self._entry(key, text).setEnabled(key not in taken or key == self._character)
        self._menu.addSeparator()
        self._entry(None, _tr("NewGame", "No character"))

    def _entry(self, key: str | None, text: str) -> QAction:
        entry = self._menu.addAction(portrait_icon(key, _IN_MENU, self.devicePixelRatioF()), text)
        entry.setData(key)
        font = entry.font()
        font.setBold(key == self._character)
        entry.setFont(font)
        entry.triggered.connect(self._on_chosen)
        return entry

    def _on_chosen(self) -> None:
        entry = self.sender()
        if isinstance(entry, QAction):
            self.set_character(entry.data())
