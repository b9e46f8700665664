"""The preferences window, loaded on first use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.dialogs.key_page import Keys
    from ra_desktop.ui.dialogs.preferences import PreferencesDialog
    from ra_desktop.ui.dialogs.setting import Setting
    from ra_desktop.ui.system.sounds import Sounds


class SettingsActions(QObject):
    """Shows the preferences over `window`."""

    def __init__(
        self,
        settings: Settings,
        entries: Sequence[Setting],
        cards: Sequence[Sequence[tuple[str, str]]],
        sounds: Sounds,
        window: QWidget,
    ) -> None:
        """`entries` and `cards` are those of :class:`.PreferencesDialog`."""
        super().__init__(window)
        self._settings = settings
        self._entries = entries
        self._cards = cards
        self._sounds = sounds
        self._window = window
        self.keys: Keys | None = None
        """The keys that the preferences show."""
        self.preferences: PreferencesDialog | None = None

    def show_preferences(self) -> None:
        """Show the preferences, or bring them to the front."""
        if self.preferences is None:
            from ra_desktop.ui.dialogs.preferences import PreferencesDialog

            self._sounds.prepare()
            self.preferences = PreferencesDialog(
                self._settings, self._entries, self._cards, self._sounds, self._window, self.keys
            )
            self.preferences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.preferences.finished.connect(self._forget_preferences)
        self.preferences.show()
        self.preferences.raise_()
        self.preferences.activateWindow()

    def _forget_preferences(self) -> None:
        self.preferences = None
