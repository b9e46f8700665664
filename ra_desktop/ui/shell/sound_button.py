"""The loudspeaker in the corner of the menu bar: sound on and off with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QToolButton

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.words.keys import with_key
from ra_desktop.ui.words.sound import why_silent

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.system.sounds import Sounds

_tr = QCoreApplication.translate

_STYLE: Final = (
    "QToolButton { padding: 0 6px; margin-right: 4px; }"
    "QToolButton:disabled { border-color: transparent; background: transparent; }"
)
"""No higher than the titles of the menus, which are shown before it and must not move."""


class SoundButton(QToolButton):
    """Triggers `command`; its icon shows whether sound can be heard."""

    def __init__(self, settings: Settings, sounds: Sounds, command: QAction, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._sounds = sounds
        self._command = command
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setIconSize(QSize(20, 20))
        self.setStyleSheet(_STYLE)
        self.clicked.connect(command.trigger)
        command.changed.connect(self.refresh)
        sounds.changed.connect(self.refresh)
        settings.changed.connect(self._on_setting_changed)
        self.refresh()

    def refresh(self) -> None:
        """Update the icon; the tooltip says what a click does, or why it does nothing."""
        is_on = self._settings.sound
        why = why_silent(self._sounds.silence)
        text = _tr("Sound", "Turn sound off") if is_on else _tr("Sound", "Turn sound on")
        tip = why or with_key(text, self._command.shortcut().toString())
        name = "sound" if is_on and not why else "sound-off"
        self.setIcon(QIcon(str(resources_dir() / "theme" / f"{name}.svg")))
        self.setEnabled(self._sounds.silence != "library")
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def _on_setting_changed(self, name: str) -> None:
        if name == "sound":
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
