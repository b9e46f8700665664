"""Every command of the menus, with its shortcut. A command for a move is enabled because the engine offers the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from ra_desktop.engine import RULESETS, Action, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import tile_label

from .menu_tips import explain

if TYPE_CHECKING:
    from ra_desktop.ui.interaction.choices import Choices

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
        self.saved_games = self._make(_tr("Actions", "Saved &games…"), "Ctrl+Shift+O")
        self.statistics = self._make(_tr("Actions", "Stat&istics"), "Ctrl+T")
        self.start_page = self._make(_tr("Actions", "S&tart page"), "Ctrl+Home")
        self.quit = self._make(_tr("Actions", "&Quit"), QKeySequence("Ctrl+Q"))
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)

        self.undo = self._make(_tr("Actions", "&Undo"), standard.Undo)
        self.redo = self._make(_tr("Actions", "Re&do"))
        self.redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        self.look_through = self._make(_tr("Actions", "Rep&lay the game"), "Ctrl+L")
        self.look_back = self._make(_tr("Actions", "Replay &back one move"))
        self.look_back.setShortcuts([QKeySequence("Alt+Left"), QKeySequence("[")])
        self.look_forward = self._make(_tr("Actions", "Replay &forward one move"))
        self.look_forward.setShortcuts([QKeySequence("Alt+Right"), QKeySequence("]")])
        self.back_to_game = self._make(_tr("Actions", "Bac&k to the game"), shown="Escape")

        self.draw = self._move(_tr("Actions", "&Draw a tile"), "D", Draw)
        self.invoke = self._move(_tr("Actions", "Invoke &Ra"), "R", Invoke)
        self.spend_god = self._make(_tr("Actions", "Spend a &god…"), "G")
        self.end = self._move(_tr("Actions", "&End turn"), "E", End)
        self.pass_ = self._move(_tr("Actions", "&Pass"), "P", Pass)
        self.lay_person = self._make(_tr("Actions", "Choose the pe&rson side", "Of a two-sided tile"), "1")
        self.lay_building = self._make(_tr("Actions", "Choose the &building side", "Of a two-sided tile"), "2")
        self.turn_tile = self._make(_tr("Actions", "&Turn over a tile…"), "T")
        self.keep = self._move(_tr("Actions", "&Keep all tiles", "Turns over no tile"), "K", Keep)
        self.hint = self._make(_tr("Actions", "&Hint"), "H")
        self.select_next = self._make(_tr("Actions", "Select &next"), shown="Right")
        self.select_previous = self._make(_tr("Actions", "Select pre&vious"), shown="Left")
        self.confirm = self._make(_tr("Actions", "&Confirm the selection"), shown="Return")
        self.skip = self._make(_tr("Actions", "&Skip the animation"), shown="Space")
        self.run_on = self._make(_tr("Actions", "Skip to my next &decision"), "F")

        self.side_dock = self._make(_tr("Actions", "&Side panel"), "F9")
        self.side_dock.setCheckable(True)
        self.turn_table = self._make(_tr("Actions", "&Turn the table to the player to move"))
        self.turn_table.setCheckable(True)
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
                ("system", _tr("Actions", "&System default")),
                ("papyrus", _tr("Actions", "&Papyrus")),
                ("night", _tr("Actions", "&Night")),
            )
        )
        self.motion = self._options(
            (
                ("system", _tr("Actions", "&System default")),
                ("on", _tr("Actions", "&Reduced")),
                ("off", _tr("Actions", "&Full")),
            )
        )
        self.ra_track = self._options(
            (
                ("edition", _tr("Actions", "As in the &edition")),
                ("tiles", _tr("Actions", "Ra &tiles")),
                ("boat", _tr("Actions", "Solar &boat")),
            )
        )
        self.tile_names = self._make(_tr("Actions", "Tile &names"))
        self.tile_names.setCheckable(True)
        self.lot_preview = self._make(_tr("Actions", "&Lot preview"))
        self.lot_preview.setCheckable(True)
        self.hints = self._make(_tr("Actions", "Allow &hints"))
        self.hints.setCheckable(True)
        self._hints_allowed = True
        self._at_table = False
        self.sound = self._make(_tr("Actions", "S&ound"), "M")
        self.sound.setCheckable(True)
        self.preferences = self._make(_tr("Actions", "&Preferences…"), "Ctrl+,")
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)

        self.rules = self._make(_tr("Actions", "&Rules"), standard.HelpContents)
        self.keys = self._make(_tr("Actions", "&Keyboard shortcuts"), "Ctrl+/")
        self.about = self._make(_tr("Actions", "&About Ra Desktop"), None)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

        self._repeat((self.undo, self.redo, self.look_back, self.look_forward))
        self.moves: dict[QAction, type[Action]] = {
            self.draw: Draw,
            self.invoke: Invoke,
            self.end: End,
            self.pass_: Pass,
            self.keep: Keep,
        }
        self._sides = (self.lay_person, self.lay_building)
        for command in self._sides:
            command.triggered.connect(self._choose_side)
        self.turn_tile.triggered.connect(self._select_turn)
        self._ruleset = "classic"
        choices.changed.connect(self.refresh)
        self.refresh()

    def be_at_table(self, there: bool) -> None:
        """Offer moves only while the table is in sight."""
        self._at_table = there
        self.refresh()

    @property
    def of_the_game(self) -> list[QAction]:
        """The moves of all games, as they stand in the menu."""
        return [
            self.draw, self.lay_person, self.lay_building, self.invoke, self.spend_god, self.end, self.pass_,
            self.turn_tile, self.keep,
        ]  # fmt: skip

    def play_by(self, ruleset: str) -> None:
        """Show the moves that a game of this rule set has, and no others."""
        self._ruleset = ruleset
        self.refresh()

    def refresh(self) -> None:
        """Enable what the person may do now."""
        choices = self._choices
        tiles = RULESETS[self._ruleset].rules.tiles.codes
        for command in (self.spend_god, self.end):
            command.setVisible("god" in tiles)
        for command in (*self._sides, self.turn_tile, self.keep):
            command.setVisible("priest" in tiles)
        sides = choices.of_type(ShowSide)
        for command in self._sides:
            command.setEnabled(self._at_table and bool(sides))
        for command, side in zip(self._sides, sides, strict=False):
            text = fill(
                _tr("Actions", "Side: {side}", "Menu entry: chooses a side of the tile drawn"),
                side=tile_label(side.side, self._ruleset),
            )
            command.setText(text)
        if not sides:
            self.lay_person.setText(_tr("Actions", "Choose the pe&rson side", "Of a two-sided tile"))
            self.lay_building.setText(_tr("Actions", "Choose the &building side", "Of a two-sided tile"))
        self.turn_tile.setEnabled(self._at_table and bool(choices.of_type(Flip)))
        for command, kind in self.moves.items():
            command.setEnabled(self._at_table and bool(choices.of_type(kind)))
        self.spend_god.setEnabled(self._at_table and bool(choices.of_type(SpendGod)))
        self.hint.setEnabled(self._at_table and self._hints_allowed and bool(choices.actions))
        self.confirm.setEnabled(self._at_table and choices.selected is not None)
        for command in (self.select_next, self.select_previous):
            command.setEnabled(self._at_table and len(choices.actions) > 1)

    def allow_hints(self, allowed: bool) -> None:
        """Offer hints from now on, or say that the settings forbid them."""
        self._hints_allowed = allowed
        explain(self.hint, "" if allowed else _tr("Actions", "Hints are turned off in the preferences"))
        self.refresh()

    def retranslate(self) -> None:
        """Take over the words of commands that are made now, in the language of the application."""
        fresh = Actions(self, self._choices)
        for name, made in vars(fresh).items():
            mine = getattr(self, name)
            if isinstance(made, QAction):
                mine.setText(made.text())
            elif isinstance(made, QActionGroup):
                for old, new in zip(mine.actions(), made.actions(), strict=True):
                    old.setText(new.text())
        fresh.deleteLater()
        self.refresh()

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

    def _repeat(self, while_held: tuple[QAction, ...]) -> None:
        """Let these go on while their key is held: they step. Whoever holds any other key means it once."""
        for command in self.findChildren(QAction):
            command.setAutoRepeat(command in while_held)

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

    def _choose_side(self) -> None:
        offered = self._choices.of_type(ShowSide)
        if offered:
            self._choices.choose(offered[self._sides.index(self.sender())])

    def _select_turn(self) -> None:
        """Arrows go on from there, and Enter turns."""
        if not isinstance(self._choices.selected, Flip):
            self._choices.step(1, (Flip,))

    def _options(self, options: tuple[tuple[str, str], ...]) -> QActionGroup:
        group = QActionGroup(self)
        for name, text in options:
            made = QAction(text, group)
            made.setData(name)
            made.setCheckable(True)
        return group
