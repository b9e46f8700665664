"""What is done with the game on the table: starting, opening and saving one, its players, taking moves back."""

from __future__ import annotations

import shlex
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox

from ra_desktop.app.runtime import call_soon
from ra_desktop.app.setup import GameSetup, seats_for
from ra_desktop.engine import Game, NotationError
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.names import from_outside, one_line
from ra_desktop.storage.reading import exists, open_file
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import misreading
from ra_desktop.ui.words.fill import fill, listed, plain_text
from ra_desktop.ui.words.tiles import ruleset_label

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.autosave import ParkedGame
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import View
    from ra_desktop.storage.saved_game import Seat


Position = TypeVar("Position")
_AGAIN: Final = 250
"""Milliseconds until files passed while a dialog is open are tried again."""


class FileActions(Actions):
    """Opens and saves files of saved games."""

    def __init__(self, parts: Parts, recent: RecentFiles) -> None:
        super().__init__(parts)
        self._recent = recent

    def open_file(self, path: Path | None = None) -> bool:
        """Open the saved game `path`, or else one to be chosen; return False, leaving the current game, if none is."""
        if path is None:
            from PySide6.QtWidgets import QFileDialog

            name, _ = QFileDialog.getOpenFileName(
                self._parts.window,
                plain_text(_tr("Commands", "&Open…")),
                str(_shelf()),
                ";;".join((_games(*paths.SUFFIXES), _tr("Files", "All files") + " (*)")),
            )
            if not name:
                return False
            path = Path(name)
        path = paths.absolute(path)
        try:
            self._parts.session.load(path)
        except SaveError as error:
            self._parts.messages.say_unopened({path: error})
            return False
        self._tell_what_is_odd()
        return True

    def receive(self, files: Sequence[Path]) -> None:
        """Come to the front, and open the first of `files` that the system or another start of the program passes.

        The game on the table is set aside as always. The other files are offered as recent ones.
        """
        self._come_to_the_front()
        if QApplication.activeModalWidget() is not None:  # nothing is opened behind a dialog
            call_soon(self, lambda: self.receive(files), _AGAIN)
            return
        faults: dict[Path, SaveError] = {}
        is_open = False
        others = []
        for file in dict.fromkeys(map(paths.absolute, files)):
            try:
                if is_open:
                    open_file(file).close()
                    others.append(file)
                elif not self._show(file):
                    self._parts.session.load(file)
                    self._tell_what_is_odd()
                is_open = True
            except SaveError as error:
                faults[file] = error
        for file in reversed(others):
            self._recent.add(file)
        if others:
            text = _tr("Files", "Only one game can be open at a time. You’ll find the others under Open recent.")
            self._parts.notices.say(text)
        self._parts.messages.say_unopened(faults)

    def _show(self, path: Path) -> bool:
        """Show the table if the game in the file `path` is on it; False if it is not."""
        file = self._parts.session.file
        if file is None or not _are_same(path, file):
            return False
        self._parts.pages.show_table()
        self._parts.notices.say(_tr("Files", "This game is already open."))
        return True

    def _come_to_the_front(self) -> None:
        window = self._parts.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()

    def _tell_what_is_odd(self) -> None:
        """Say what sets the game just opened apart from one that was dealt and saved here."""
        saved = self._parts.session.saved
        assert saved is not None
        sentences = []
        if saved.origin == "other":
            sentences.append(
                _tr(
                    "Files",
                    "This game wasn’t dealt according to the rules. You can play it, but it won’t count in your "
                    "statistics.",
                )
            )
        if saved.extra:
            text = _tr("Files", "Ra Desktop doesn’t recognize these entries in the file and has ignored them: {names}.")
            sentences.append(fill(text, names=one_line(", ".join(saved.extra))))
        if sentences:
            self._parts.notices.say(" ".join(sentences))

    def bring_back(self, parked: ParkedGame) -> None:
        """Put a parked game back on the table."""
        try:
            self._parts.session.bring_back(parked)
            self._tell_what_is_odd()
        except SaveError as error:
            self._parts.messages.complain(_tr("Common", "The game can’t be continued"), error)

    def save(self) -> None:
        """Save to the game's file, or choose one."""
        file = self._parts.session.file
        if file is None:
            self.save_as()
        else:
            self.save_to(file)

    def save_as(self) -> None:
        """Choose a file and save to it."""
        from PySide6.QtWidgets import QFileDialog

        first = self._parts.session.file or _shelf() / _tr("Files", "My game")
        name, _ = QFileDialog.getSaveFileName(
            self._parts.window,
            plain_text(_tr("Commands", "Save &as…")),
            str(first.with_name(paths.without_suffix(first.name) + paths.SUFFIX)),
            _games(paths.SUFFIX),
        )
        if name:
            self.save_to(_with_suffix(Path(name)))

    def save_to(self, path: Path) -> None:
        """Save to the file `path`; if that fails, show the reason."""
        try:
            self._parts.session.save(path)
        except SaveError as error:
            self._parts.messages.complain_of_saving(error)


def _shelf() -> Path:
    """Return the folder of saved games; file dialogs show another one as long as it doesn't exist."""
    with suppress(OSError):
        paths.make_folder(paths.saves_dir())
    return paths.saves_dir()


def _are_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return one == other


def _games(*suffixes: str) -> str:
    return plain_text(_tr("Commands", "Saved &games…")) + " (" + " ".join("*" + suffix for suffix in suffixes) + ")"


def _with_suffix(path: Path) -> Path:
    """Return `path` with the suffix of saved games, but never that of an existing file that the dialog did not show."""
    if path.suffix == paths.SUFFIX:
        return path
    from ra_desktop.storage.filing import free_path

    return free_path(path.parent, paths.without_suffix(path.name))


WATCHED_LEVEL: Final = "expert"
"""The level of all players when one only watches."""


class GameActions(Actions):
    """Puts games on the table: a new one, a rematch, or the autosaved one."""

    def new_game(self) -> None:
        """Choose a set-up and start it."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ai.outside import program_levels
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog  # dialogs are loaded on first use

        dialog = NewGameDialog((*LEVELS, *program_levels()), self._parts.window, players=self._parts.players.named)
        dialog.restore(self._parts.offered(self._parts.settings.setup))
        dialog.coach.setChecked(self._parts.settings.coach)

        def start() -> None:
            if dialog.coach.isEnabled():
                self._parts.settings.coach = dialog.coach.isChecked()
            self._parts.settings.setup = setup = dialog.setup()
            self._parts.players.wear(setup, _tr("Common", "You"))
            self.quick_game()

        dialog.accepted.connect(start)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def quick_game(self) -> None:
        """Start the last set-up at once."""
        self._begin(self._parts.settings.setup)

    def rematch(self) -> None:
        """Start a new game with the same players."""
        setup = self._parts.session.setup
        if setup is not None:
            self._begin(setup.again())

    def watch(self) -> None:
        """Start the last set-up with four bots."""
        self._begin(self._parts.settings.setup.watched(WATCHED_LEVEL))

    def resume(self) -> None:
        """Continue the current game, or else the autosaved one."""
        if self._parts.session.game is not None and not self._parts.session.state.is_over:
            self._parts.pages.show_table()
        else:
            self.continue_from_autosave()

    def continue_from_autosave(self) -> None:
        """Put the autosaved game on the table, even if there is a current game."""
        try:
            self._parts.session.resume()
        except SaveError as error:
            self._parts.messages.complain(_tr("Common", "The game can’t be continued"), error)

    def _begin(self, setup: GameSetup) -> None:
        setup = self._parts.seated(setup)
        if not setup.options.real_bag:
            self._parts.session.start(setup)
            return
        from ra_desktop.ui.dialogs.new_game.suns import SunsDialog

        dialog = SunsDialog(replace(setup, seats=setup.seated(), shuffle_seats=False), self._parts.window)
        dialog.accepted.connect(lambda: self._parts.session.start(dialog.setup()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class HistoryActions(Actions):
    """Takes moves back, and continues from an earlier position in another game."""

    def undo(self) -> None:
        """Take back to a person's previous decision."""
        game = self._parts.session.game
        bag = game.state.bag_count if game is not None else 0
        if game is None or not self._parts.session.undo():
            return
        if game.state.bag_count == bag:
            self._parts.notices.say(_tr("History", "Move taken back."))
        elif game.real_bag:
            text = _tr("History", "Move taken back. Put %n tiles back into the bag.", "", game.state.bag_count - bag)
            self._parts.notices.say(text)
        else:
            self._parts.notices.say(_tr("History", "Move taken back. The bag has been reshuffled."))

    def redo(self) -> None:
        """Restore what was taken back."""
        if self._parts.session.redo():
            self._parts.notices.say(_tr("History", "Move restored."))

    def go_on_from(self, ply: int) -> None:
        """Continue from the position after `ply` actions in another game; the current one is kept in a file."""
        try:
            kept = self._keep()
        except SaveError as error:
            self._parts.messages.complain_of_saving(error)
            return
        self._parts.session.go_on_from(ply)
        text = _tr("History", "From here on, this is a new game. The original is saved as “{name}”.")
        self._parts.notices.say(fill(text, name=kept.stem))

    def _keep(self) -> Path:
        """Return the file of the current game, saving one if needed."""
        from ra_desktop.storage import filing, parked  # loaded on first use

        known = self._parts.session.file
        saved = self._parts.session.saved
        assert saved is not None
        if known is not None and parked.is_in_file(saved, known):
            return known
        when = datetime.now().astimezone().strftime("%Y-%m-%d %H.%M")
        name = listed([ruleset_label(saved.game.ruleset), when])
        stem = filing.clean_stem(name)
        path = filing.free_path(paths.saves_dir(), stem)
        self._parts.session.save(path)
        return path


class PositionActions(Actions):
    """Copies the position on the table as text, and begins a game from a position that was copied."""

    @property
    def shown(self) -> View | None:
        """What the table shows; while an epoch is scored, what follows: nobody could play on from the other."""
        table, game = self._parts.table, self._parts.session.game
        view = table.view.shown
        if view is None or game is None or view.phase != "scoring":
            return view
        return game.position(table.replay.ply if table.replay.is_on else len(game.plies)).view(table.view.home)

    def text(self, view: View) -> str:
        """Return `view` as text, with no more than the table shows of it."""
        infos = self._parts.table.view.players.infos(view)
        return view.text([seat for seat, info in enumerate(infos) if not info.fame_shown])

    def copy(self) -> None:
        """Copy the position shown."""
        view = self.shown
        assert view is not None
        self.copy_text(self.text(view))

    def copy_text(self, text: str) -> None:
        """Copy the `text` of a position."""
        QApplication.clipboard().setText(text)
        self._parts.notices.say(_tr("Positions", "Position copied."))

    def paste(self) -> None:
        """Begin a game from the position on the clipboard."""
        if (game := self.read_text(Game.from_text)) is not None:
            self.begin(game)

    def read_text(self, read: Callable[[str], Position]) -> Position | None:
        """Return what `read` makes of the text on the clipboard; if it is no position, say why, and return None."""
        text = from_outside(QApplication.clipboard().text())
        try:
            return read(text)
        except NotationError as error:
            self._parts.messages.say(_tr("Positions", "There’s no position on the clipboard"), misreading(text, error))
            return None

    def begin(self, game: Game, level: str = "") -> None:
        """Put `game` on the table, with the present players if there are as many, or else those of the last set-up.

        With a `level`, bots of it play on all seats but the one that is to act.
        """
        session, setup = self._parts.session, self._parts.settings.setup
        seats, options = setup.seats, setup.options
        if len(session.seats) == game.players:
            seats, options = session.seats, session.options
        seats = self.seated(game, seats)
        if level:
            first = game.state.current_player or 0
            seats = tuple(
                msgspec.structs.replace(seat, bot=level) if place != first else seat.with_bot(None)
                for place, seat in enumerate(seats)
            )
        session.start_from(game, seats, options)
        self._parts.notices.say(
            _tr("Positions", "This game begins from a position, so it won’t count in your statistics.")
        )

    def seated(self, game: Game, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return players for `game`: `seats`, as many of them as there are, with others beside them."""
        seats = seats_for(game.players, game.state.current_player or 0, seats)
        return self._parts.seated(replace(self._parts.settings.setup, ruleset=game.ruleset, seats=seats)).seats


class SeatActions(Actions):
    """Offers to change the player of a seat, and asks before a program plays there."""

    def __init__(self, parts: Parts) -> None:
        super().__init__(parts)
        self._menu: QMenu | None = None
        parts.session.opponents.permission_wanted.connect(self.ask_about_program)
        parts.table.view.menu_wanted.connect(self.show_menu)

    def show_menu(self, seat: int, where: QPoint) -> None:
        """Show the menu of `seat` at a point of the screen."""
        if self._parts.session.game is None or self._parts.session.has_guest:
            return
        if self._menu is not None:
            self._menu.deleteLater()
        self._menu = self.menu(seat)
        self._menu.popup(where)

    def menu(self, seat: int) -> QMenu:
        """Return the menu of `seat`."""
        from ra_desktop.ui.dialogs.new_game.seat_menu import SeatMenu

        menu = SeatMenu(self._parts.session, seat, self._parts.table.view.home, self._parts.table.view)
        menu.sit_wanted.connect(self._parts.table.sit_at)
        return menu

    def ask_about_program(self, seat: int) -> None:
        """Ask whether the program of `seat` may be started; a bot plays in this game if not."""
        from ra_desktop.ai.outside import OUTSIDE, program_of
        from ra_desktop.ui.dialogs.parts import question_box

        player = self._parts.session.seats[seat]
        level = str(player.bot)
        program, key = program_of(level), level.removeprefix(OUTSIDE)
        text = shlex.join(() if program is None else program.command)
        if program is not None and program.trust == "none":
            from_elsewhere = _tr("Programs", "This program was entered elsewhere, or in an earlier version.")
            text = f"{text}\n\n{from_elsewhere}"
        question = _tr("Programs", "{name} is played by the program {program}. Start it?")
        yes: list[bool] = []
        box = question_box(
            self._parts.window,
            fill(question, name=player.name, program=key),
            text,
            _tr("Programs", "Start it"),
            _tr("Programs", "Let a bot play"),
            lambda: yes.append(True),
            QMessageBox.Icon.Question,
        )
        box.finished.connect(lambda: self._answer(key, starts=bool(yes)))

    def _answer(self, program: str, *, starts: bool) -> None:
        if starts:
            self._parts.settings.programs.confirm(program)
        self._parts.session.opponents.answer(starts=starts)

    def fill(self, menu: QMenu) -> None:
        """Add the menus of all seats to `menu`."""
        for action in menu.actions():
            inner = action.menu()
            if isinstance(inner, QMenu):
                inner.deleteLater()
        menu.clear()
        for seat in range(len(self._parts.session.seats)):
            menu.addMenu(self.menu(seat))


MOST_RECENT: Final = 8


class RecentFiles(QObject):
    """Keeps the list in `settings`."""

    chosen = Signal(object)
    """The path of a file to open."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings

    def add(self, path: Path) -> None:
        """Add `path` as the latest, unless it leaves its folder once it is on the table."""
        if path.parent != paths.unfinished_dir():
            others = [name for name in self._settings.recent_files if name != str(path)]
            self._settings.recent_files = [str(path), *others][:MOST_RECENT]

    def follow(self, old: Path, new: Path | None) -> None:
        """Note that the file `old` was renamed to `new`, or deleted if that is None."""
        names = [str(new) if name == str(old) and new is not None else name for name in self._settings.recent_files]
        self._settings.recent_files = [name for name in names if name != str(old)]

    def fill(self, menu: QMenu) -> None:
        """Fill the menu. Missing files are forgotten unless their folder is missing, too: its disk may return."""
        files = [Path(name) for name in self._settings.recent_files]
        existing = [file for file in files if exists(file)]
        self._settings.recent_files = [str(file) for file in files if file in existing or not exists(file.parent)]
        menu.clear()
        for file in existing:
            action = menu.addAction(one_line(file.stem if file.stem.strip() else file.name).replace("&", "&&"))
            action.setData(str(file))
            action.triggered.connect(lambda _=False, file=file: self.chosen.emit(file))
        if menu.isEmpty():
            menu.addAction(_tr("Common", "No saved games yet")).setEnabled(False)
