"""The preferences, sound and the windows of help: how they are shown, and how settings take effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QToolButton, QWidget

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.sounds import Sounds
from ra_desktop.ui.words.errors import why_silent
from ra_desktop.ui.words.fill import with_key

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.dialogs.preferences import Keys, PreferencesDialog
    from ra_desktop.ui.dialogs.setting import Setting


class SettingsActions(Actions):
    """Shows the preferences."""

    def __init__(self, parts: Parts, sounds: Sounds) -> None:
        super().__init__(parts)
        self._sounds = sounds
        self._entries: Sequence[Setting] = ()
        self._cards: Sequence[Sequence[tuple[str, str]]] = ()
        self._keys: Keys | None = None
        self.preferences: PreferencesDialog | None = None

    def offer(self, entries: Sequence[Setting], cards: Sequence[Sequence[tuple[str, str]]], keys: Keys) -> None:
        """Set the `entries`, `cards` and `keys` of :class:`.PreferencesDialog`."""
        self._entries, self._cards, self._keys = entries, cards, keys

    def show_preferences(self, place: QPoint | None = None, tab: int = 0) -> None:
        """Show the preferences, or bring them to the front, with `tab` in view if it is given.

        After a change of language they are where they were, and so is the keyboard.
        """
        if self.preferences is None:
            from ra_desktop.ui.dialogs.preferences import PreferencesDialog

            self._sounds.prepare()
            self.preferences = PreferencesDialog(
                self._parts.settings, self._entries, self._cards, self._sounds, self._parts.window, self._keys
            )
            self.preferences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.preferences.finished.connect(self._forget_preferences)
            if place is not None:
                self.preferences.tabs.setCurrentIndex(tab)
                self.preferences.move(place)
        self.preferences.show()
        self.preferences.raise_()
        self.preferences.activateWindow()
        if place is not None:
            self.preferences.controls["language"].setFocus()

    def _forget_preferences(self) -> None:
        self.preferences = None


_NIGHT: Final = 0.8
"""The share of the Ra track from which it is dark."""


class SoundActions(Actions):
    """Plays the sounds of the table, and of the place."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self.sounds = Sounds(parts.settings, self)
        parts.table.director.sounded.connect(self.sounds.play)
        parts.table.view.ranking.revealed.connect(lambda: self.sounds.play("winner"))
        parts.session.game_replaced.connect(self._on_game_replaced)
        for changed in (parts.session.played, parts.pages.changed):
            changed.connect(self.surround)

    def prepare(self) -> None:
        """Prepare sound if it is on and a game is on the table."""
        if self._parts.settings.sound and self._parts.session.game is not None:
            self.sounds.prepare()
        self.surround()

    def _on_game_replaced(self) -> None:
        self.prepare()
        session = self._parts.session
        if session.game is not None and not session.game.line and not session.has_guest:
            self.sounds.play("begin")

    def surround(self) -> None:
        """Play the river by day and crickets at night while the table is seen."""
        window, session = self._parts.window, self._parts.session
        place = ""
        if self._parts.pages.is_playing and window.isVisible() and not window.isMinimized():
            state = session.state
            place = "crickets" if state.is_over or state.ra_count >= _NIGHT * state.ra_limit else "river"
        self.sounds.surround(place)


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


class HelpActions(Actions):
    """Shows the windows of the Help menu, each loaded on first use."""

    def show_rules(self) -> None:
        """Show the rules window, at the current game."""
        from ra_desktop.ui.dialogs.rules.dialog import RulesWindow

        rules = RulesWindow(self._parts.window)
        self._show(rules)
        game = self._parts.session.game
        if self._parts.pages.is_playing and game is not None:
            rules.show_game(game.ruleset)

    def show_keys(self) -> None:
        """Show all keyboard shortcuts."""
        from ra_desktop.ui.dialogs.keys import KeysDialog, table_keys

        self._show(KeysDialog(self._parts.window.menuBar().actions(), self._parts.window, table_keys))

    def show_about(self) -> None:
        """Show the About box."""
        from ra_desktop.ui.dialogs.about import AboutDialog

        self._show(AboutDialog(self._parts.window))

    @staticmethod
    def _show(dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
