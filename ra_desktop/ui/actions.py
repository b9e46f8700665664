"""Every command of the menus, with its shortcut. A command for a move is enabled because the engine offers the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from ra_desktop.engine import Action, Draw, End, Invoke, Pass, SpendGod

if TYPE_CHECKING:
    from .choices import Choices

_tr = QCoreApplication.translate

Keys = QKeySequence | QKeySequence.StandardKey | str | None


class Actions(QObject):
    """The commands, as attributes; the main window connects them and puts them into menus."""

    def __init__(self, parent: QObject, choices: Choices) -> None:
        super().__init__(parent)
        self._choices = choices
        standard = QKeySequence.StandardKey
        self.new_game = self._make(_tr("Actions", "&New game…"), standard.New)
        self.quick_game = self._make(_tr("Actions", "&Quick game"), "Ctrl+G")
        self.rematch = self._make(_tr("Actions", "Re&match"), "Ctrl+R")
        self.open = self._make(_tr("Actions", "&Open…"), standard.Open)
        self.save = self._make(_tr("Actions", "&Save"), standard.Save)
        self.save_as = self._make(_tr("Actions", "Save &as…"), QKeySequence("Ctrl+Shift+S"))
        self.start_page = self._make(_tr("Actions", "S&tart page"), "Ctrl+Home")
        self.quit = self._make(_tr("Actions", "&Quit"), QKeySequence("Ctrl+Q"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.draw = self._move(_tr("Actions", "&Draw a tile"), "D", Draw)
        self.invoke = self._move(_tr("Actions", "Invoke &Ra"), "R", Invoke)
        self.spend_god = self._make(_tr("Actions", "Spend a &god…"), "G")
        self.end = self._move(_tr("Actions", "&End turn"), "E", End)
        self.pass_ = self._move(_tr("Actions", "&Pass"), "P", Pass)
        self.hint = self._make(_tr("Actions", "&Hint"), "H")
        self.select_next = self._make(_tr("Actions", "Select &next"), shown="Right")
        self.select_previous = self._make(_tr("Actions", "Select pre&vious"), shown="Left")
        self.confirm = self._make(_tr("Actions", "&Choose what is selected"), shown="Return")
        self.skip = self._make(_tr("Actions", "&Skip the animation"), shown="Space")
        self.run_on = self._make(_tr("Actions", "Run on to my next &decision"), "F")

        self.side_dock = self._make(_tr("Actions", "&Side panel"), "F9")
        self.side_dock.setCheckable(True)
        self.full_screen = self._make(_tr("Actions", "&Full screen"), "F11")
        self.full_screen.setCheckable(True)

        self.speed = self._options(
            (
                ("relaxed", _tr("Actions", "&Relaxed")),
                ("normal", _tr("Actions", "&Normal")),
                ("fast", _tr("Actions", "&Fast")),
                ("instant", _tr("Actions", "&Instant")),
            )
        )
        self.theme = self._options(
            (
                ("system", _tr("Actions", "&As the system")),
                ("papyrus", _tr("Actions", "&Papyrus")),
                ("night", _tr("Actions", "&Night")),
            )
        )
        self.still = self._make(_tr("Actions", "Reduced &motion"), None)
        self.still.setCheckable(True)
        self.tile_names = self._make(_tr("Actions", "Tile &names"))
        self.tile_names.setCheckable(True)
        self.lot_preview = self._make(_tr("Actions", "&Lot preview"))
        self.lot_preview.setCheckable(True)

        self.rules = self._make(_tr("Actions", "&Rules"), standard.HelpContents)
        self.keys = self._make(_tr("Actions", "&Keys"), "Ctrl+/")
        self.about = self._make(_tr("Actions", "&About Ra Desktop"), None)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

        self.moves: dict[QAction, type[Action]] = {
            self.draw: Draw,
            self.invoke: Invoke,
            self.end: End,
            self.pass_: Pass,
        }
        choices.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Enable what the person may do now."""
        for command, kind in self.moves.items():
            command.setEnabled(bool(self._choices.of_type(kind)))
        self.spend_god.setEnabled(bool(self._choices.of_type(SpendGod)))
        self.hint.setEnabled(bool(self._choices.actions))
        self.confirm.setEnabled(self._choices.selected is not None)
        for command in (self.select_next, self.select_previous):
            command.setEnabled(len(self._choices.actions) > 1)

    def _make(self, text: str, keys: Keys = None, *, shown: str = "") -> QAction:
        """A command with its shortcut; *shown* is a key that the table page itself listens to."""
        if shown:
            text += "\t" + QKeySequence(shown).toString(QKeySequence.SequenceFormat.NativeText)
        made = QAction(text, self)
        if keys is not None:
            made.setShortcuts(QKeySequence.keyBindings(keys)) if isinstance(
                keys, QKeySequence.StandardKey
            ) else made.setShortcut(QKeySequence(keys))
        return made

    def _move(self, text: str, keys: Keys, kind: type[Action]) -> QAction:
        made = self._make(text, keys)
        made.setData(kind)
        made.triggered.connect(self._choose_move)
        return made

    def _choose_move(self) -> None:
        command = self.sender()
        if isinstance(command, QAction):
            offered = self._choices.of_type(self.moves[command])
            if offered:
                self._choices.choose(offered[0])

    def _options(self, options: tuple[tuple[str, str], ...]) -> QActionGroup:
        group = QActionGroup(self)
        for name, text in options:
            made = QAction(text, group)
            made.setData(name)
            made.setCheckable(True)
        return group
