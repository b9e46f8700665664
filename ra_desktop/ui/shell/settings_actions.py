"""Puts into effect what the settings say, at once, and keeps menus and preferences in step with them.

Whoever wants another setting - a menu, the preferences, the loudspeaker in the corner - sets it in
:class:`~ra_desktop.app.settings.Settings` and does nothing else; everything follows from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from ra_desktop.ui.system import languages
from ra_desktop.ui.system.desktop import MotionWish
from ra_desktop.ui.system.sounds import Sounds
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.sound import why_silent

from .menu_tips import MenuTips, explain
from .sound_button import SoundButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction, QActionGroup
    from PySide6.QtWidgets import QMainWindow

    from ra_desktop.app.controller import Controller
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.dialogs.preferences import PreferencesDialog
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.system.sounds import Output
    from ra_desktop.ui.table.table import Table

    from .commands import Actions

_tr = QCoreApplication.translate


class SettingsDesk(QObject):
    """Connects the settings with the commands, the table, the theme, the language and the sounds."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        themes: ThemeManager,
        table: Table,
        commands: Actions,
        window: QMainWindow,
        output: Output | None = None,
    ) -> None:
        """Theme and language are in effect already; everything else is put into effect here."""
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._themes = themes
        self._table = table
        self._commands = commands
        self._window = window
        self._menus: dict[QMenu, Callable[[], str]] = {}
        self._tips = MenuTips(self)
        self.preferences: PreferencesDialog | None = None
        self.sounds = Sounds(settings, self, output)
        self.sound_button = SoundButton(commands.sound, window)
        self._choices: dict[str, QActionGroup] = {
            "speed": commands.speed,
            "theme": commands.theme,
            "reduced_motion": commands.motion,
            "ra_track": commands.ra_track,
        }
        self._switches: dict[str, QAction] = {
            "tile_names": commands.tile_names,
            "lot_preview": commands.lot_preview,
            "hints": commands.hints,
            "sound": commands.sound,
        }
        self._effects: dict[str, Callable[[], None]] = {
            "speed": lambda: table.director.set_speed(settings.speed),
            "reduced_motion": lambda: table.director.set_still(settings.motion_is_reduced()),
            "ra_track": self._show_ra_track,
            "tile_names": lambda: table.view.set_tile_names(settings.tile_names),
            "hints": self._allow_hints,
            "sound": self._show_sound,
        }
        for name in self._effects:
            self._follow(name)
        for name in ("theme", "lot_preview"):
            self._check(name)
        self._effects |= {
            "theme": lambda: themes.set_mode(settings.theme),
            "language": lambda: languages.use(settings.language),
            "lot_preview": table.show_again,
        }
        self._connect()

    def _connect(self) -> None:
        for name, group in self._choices.items():
            group.triggered.connect(lambda chosen, name=name: setattr(self._settings, name, chosen.data()))
        for name, command in self._switches.items():
            command.triggered.connect(lambda on, name=name: setattr(self._settings, name, on))
        self._commands.preferences.triggered.connect(self.show_preferences)
        self._settings.changed.connect(self._follow)
        self.sounds.changed.connect(self._show_sound)
        self._table.director.sounded.connect(self.sounds.play)
        self._controller.game_replaced.connect(self._prepare_sound)
        self._window.menuBar().setCornerWidget(self.sound_button, Qt.Corner.TopRightCorner)
        self.sound_button.show()  # the window is there already
        self._wish = MotionWish(self._on_motion_wish, self)
        QTimer.singleShot(0, self._wish, self._wish.ask)

    # --- menus ----------------------------------------------------------------------------------------

    def fill_menu(self, menu: QMenu) -> None:
        """Put the commands of the settings into *menu*."""
        commands = self._commands
        menu.addMenu(self._submenu(lambda: _tr("Menus", "&Speed"), commands.speed))
        menu.addMenu(self._submenu(lambda: _tr("Menus", "&Theme"), commands.theme))
        menu.addMenu(self._submenu(lambda: _tr("Menus", "&Motion"), commands.motion))
        menu.addMenu(self._submenu(lambda: _tr("Menus", "&Ra track"), commands.ra_track))
        menu.addSeparator()
        menu.addActions([commands.tile_names, commands.lot_preview, commands.hints, commands.sound])
        menu.addSeparator()
        menu.addAction(commands.preferences)
        menu.aboutToShow.connect(self.sounds.prepare)
        self.explain_in(menu)

    def explain_in(self, menu: QMenu) -> None:
        """Let commands in *menu* that cannot be used say why."""
        self._tips.watch(menu)

    def _submenu(self, title: Callable[[], str], group: QActionGroup) -> QMenu:
        menu = QMenu(title(), self._window)
        menu.addActions(group.actions())
        self._menus[menu] = title
        return menu

    def retranslate(self) -> None:
        """Ask for all words of the menus again."""
        self._commands.retranslate()
        for menu, title in self._menus.items():
            menu.setTitle(title())
        self._allow_hints()
        self._show_sound()

    # --- effects --------------------------------------------------------------------------------------

    def _follow(self, name: str) -> None:
        self._check(name)
        effect = self._effects.get(name)
        if effect is not None:
            effect()

    def _check(self, name: str) -> None:
        """Let the menu show the setting."""
        value: Any = getattr(self._settings, name)
        if name in self._choices:
            for action in self._choices[name].actions():
                action.setChecked(action.data() == value)
        elif name in self._switches:
            self._switches[name].setChecked(value)

    def _allow_hints(self) -> None:
        self._commands.allow_hints(self._settings.hints)
        if not self._settings.hints:
            self._table.view.hint_card.dismiss()

    def _show_ra_track(self) -> None:
        look = self._settings.ra_track
        self._table.view.board.set_track_look(None if look == "edition" else look)

    def _on_motion_wish(self, reduced: bool) -> None:
        self._settings.system_reduces_motion = reduced

    # --- sound ----------------------------------------------------------------------------------------

    def _prepare_sound(self) -> None:
        if self._settings.sound:
            self.sounds.prepare()

    def _show_sound(self) -> None:
        """Show whether there is sound; when it is switched on in a game, get it ready."""
        on = self._settings.sound
        if on and self._controller.game is not None:
            self.sounds.prepare()
        why = why_silent(self.sounds.silence)
        usable = self.sounds.silence != "library"
        command = self._commands.sound
        command.setEnabled(usable)
        explain(command, why)
        key = command.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = why or (_tr("Sound", "Turn sound off ({key})") if on else _tr("Sound", "Turn sound on ({key})"))
        self.sound_button.show_sound(on and not why, fill(tip, key=key), usable=usable)

    # --- preferences ----------------------------------------------------------------------------------

    def show_preferences(self) -> None:
        """Show the preferences; a second time, bring them to the front."""
        if self.preferences is None:
            from ra_desktop.ui.dialogs.preferences import PreferencesDialog

            self.sounds.prepare()
            self.preferences = PreferencesDialog(self._settings, self.sounds, self._window)
            self.preferences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.preferences.finished.connect(self._forget_preferences)
        self.preferences.show()
        self.preferences.raise_()
        self.preferences.activateWindow()

    def _forget_preferences(self) -> None:
        self.preferences = None
