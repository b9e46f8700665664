"""The loudspeaker in the corner of the menu bar: sound on and off with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton

from ra_desktop.ui.system.resources import resources_dir

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

_STYLE: Final = (
    "QToolButton { padding: 0 6px; margin-right: 4px; }"
    "QToolButton:disabled { border-color: transparent; background: transparent; }"
)
"""No higher than the titles of the menus: they are seen before it, and must not move."""


class SoundButton(QToolButton):
    """Does what *command* does; its sign shows whether anything is to be heard."""

    def __init__(self, command: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._command = command
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setIconSize(QSize(20, 20))
        self.setStyleSheet(_STYLE)
        self.clicked.connect(command.trigger)

    def show_sound(self, on: bool, tip: str, *, usable: bool) -> None:
        """Show whether sound is *on*; *tip* says what a click does, or why it does nothing."""
        name = "sound" if on else "sound-off"
        self.setIcon(QIcon(str(resources_dir() / "theme" / f"{name}.svg")))
        self.setEnabled(usable)
        self.setToolTip(tip)
        self.setAccessibleName(tip)
