"""Puts the settings into effect as soon as they change, and shows them in the menus and the preferences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from ra_desktop.ui.system.desktop import MotionWish

from .settings import CARDS, SETTINGS

if TYPE_CHECKING:
    from ra_desktop.ui.dialogs.preferences import PreferencesDialog

    from .main_window import MainWindow


class SettingsActions(QObject):
    """Follows the settings of *window*. Theme and language are in effect already; the rest is put into effect here."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._by_name = {setting.name: setting for setting in SETTINGS}
        self.preferences: PreferencesDialog | None = None
        for setting in SETTINGS:
            if setting.effect_at_start:
                setting.effect(window)
        window.settings.changed.connect(self._follow)
        self._wish = MotionWish(self._on_motion_wish, self)
        QTimer.singleShot(0, self._wish, self._wish.ask)

    def _follow(self, name: str) -> None:
        setting = self._by_name.get(name)
        if setting is not None:
            setting.effect(self._window)

    def _on_motion_wish(self, reduced: bool) -> None:
        self._window.settings.system_reduces_motion = reduced

    def show_preferences(self) -> None:
        """Show the preferences; a second time, bring them to the front."""
        if self.preferences is None:
            from ra_desktop.ui.dialogs.preferences import PreferencesDialog

            window = self._window
            window.sound.sounds.prepare()
            self.preferences = PreferencesDialog(window.settings, SETTINGS, CARDS, window.sound.sounds, window)
            self.preferences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.preferences.finished.connect(self._forget_preferences)
        self.preferences.show()
        self.preferences.raise_()
        self.preferences.activateWindow()

    def _forget_preferences(self) -> None:
        self.preferences = None
