"""What the window does with saved games: open, save, remember them, and take those that the system hands over.

A game is on one table only: before a file is opened, the other programs that run are asked whether it is on theirs.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QApplication, QMenu

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.ui.look.tooltips import plain
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtWidgets import QMessageBox, QWidget

    from ra_desktop.app.controller import Controller, SetAside
    from ra_desktop.app.settings import Settings
    from ra_desktop.storage.slots import Slot
    from ra_desktop.ui.system.single_instance import Doorbell, Question

    from .commands import Actions

_tr = QCoreApplication.translate
_log = logging.getLogger(__name__)

MOST_RECENT: Final = 8
MOST_AT_ONCE: Final = 4
"""Windows that are opened for files handed over together."""


class FileDesk(QObject):
    """Connects the commands of the menus with the files of saved games."""

    changed = Signal()
    """The game on the table has another file now."""

    def __init__(
        self,
        controller: Controller,
        settings: Settings,
        commands: Actions,
        window: QWidget,
        show_game: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        """*show_game* brings the table into sight; *tell* says something there."""
        super().__init__(window)
        self._controller = controller
        self._settings = settings
        self._window = window
        self._show_game = show_game
        self._tell = tell
        self._autosave: Path | None = None
        self._doorbell: Doorbell | None = None
        self.path: Path | None = None
        """The file of the game on the table, if it has one that may be written over."""
        self.message: QMessageBox | None = None
        """What a person is told and has not yet put away."""
        self.recent = QMenu(window)
        self.recent.aboutToShow.connect(self._fill_recent)
        commands.open.triggered.connect(self.open)
        commands.save.triggered.connect(self.save)
        commands.save_as.triggered.connect(self.save_as)
        self.retranslate()

    def retranslate(self) -> None:
        """Ask for all words again."""
        self.recent.setTitle(_tr("Menus", "Open &recent"))

    # --- opening and saving ---------------------------------------------------------------------------

    def open(self) -> None:
        """Ask for a saved game, and open it."""
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(
            self._window,
            _tr("Files", "Open saved game"),
            str(paths.saves_dir()),
            ";;".join((_games(*paths.SUFFIXES), _tr("Files", "All files") + " (*)")),
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open the saved game *path*; if that fails, say why and leave the running game alone.

        If the game is on the table of another window, that one comes to the front instead.
        """
        path = path.absolute()
        if self._is_elsewhere(path):
            self._say(
                fill(_tr("Files", "{file} is already open"), file=path.name),
                _tr("Files", "The game is open in another window."),
            )
            return
        self._say_unopened({path: self._load(path)})

    def _load(self, path: Path) -> str:
        """Put the game of *path* on the table; what is wrong with it, if anything is."""
        try:
            self._controller.load(path)
        except SaveError as error:
            return describe(error)
        self.remember(path)
        return ""

    def bring_back(self, kept: SetAside) -> None:
        """Go on with a game that has given up its place on the table."""
        try:
            self._controller.bring_back(kept)
        except SaveError as error:
            self.complain(_tr("Files", "The game cannot be continued"), error)
            return
        self.path = kept.source
        self.changed.emit()

    def save(self) -> None:
        """Save to the file the game came from, or ask for one."""
        if self.path is None:
            self.save_as()
        else:
            self.save_to(self.path)

    def save_as(self) -> None:
        """Ask for a file, and save to it."""
        from PySide6.QtWidgets import QFileDialog

        first = self.path or paths.saves_dir() / _tr("Files", "My game")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            _tr("Files", "Save game"),
            str(first.with_name(paths.without_suffix(first.name) + paths.SUFFIX)),
            _games(paths.SUFFIX),
        )
        if name:
            self.save_to(_with_suffix(Path(name)))

    def save_to(self, path: Path) -> None:
        """Save to the file *path*; if that fails, say why."""
        try:
            self._controller.save(path)
        except SaveError as error:
            self.complain_of_saving(error)
            return
        self.remember(path)

    # --- which file it is -----------------------------------------------------------------------------

    def remember(self, path: Path) -> None:
        """The game on the table is that of *path*, which is offered as a recent one from now on."""
        own = (paths.finished_dir(), paths.unfinished_dir())  # what the program keeps is not written over
        self.path = None if path.parent in own else path
        self.changed.emit()
        if path.parent == paths.unfinished_dir():  # the game is on the table, and there no more
            return
        recent = [name for name in self._settings.recent_files if name != str(path)]
        self._settings.recent_files = [str(path), *recent][:MOST_RECENT]

    def leave(self, path: Path) -> None:
        """Another game goes on from the one on the table, which is in this file: the other has none yet."""
        self.remember(path)
        self.forget()

    def forget(self) -> None:
        """The game on the table has no file yet."""
        self.path = None

    def follow(self, old: Path, new: Path | None) -> None:
        """The file of the game on the table may have another name, or be gone."""
        if self.path == old:
            self.path = new
            self.changed.emit()

    def _fill_recent(self) -> None:
        """Offer what is there. What is gone is forgotten, unless the whole folder is: its disk may come back."""
        files = [Path(name) for name in self._settings.recent_files]
        there = [file for file in files if file.exists()]
        self._settings.recent_files = [str(file) for file in files if file in there or not file.parent.exists()]
        self.recent.clear()
        for file in there:
            action = self.recent.addAction(file.stem.replace("&", "&&"))
            action.setToolTip(plain(str(file)))
            action.setData(str(file))
            action.triggered.connect(lambda _=False, file=file: self.open_file(file))
        if self.recent.isEmpty():
            self.recent.addAction(_tr("Files", "No saved games yet")).setEnabled(False)

    # --- files from the system, and other programs ----------------------------------------------------

    def listen(self, slot: Slot) -> None:
        """Let other programs ask this one, which holds *slot*, about its game."""
        from ra_desktop.ui.system.single_instance import Doorbell

        if slot.is_locked:
            self._autosave = slot.path()
            self._doorbell = Doorbell(self._answer, self)
            self._doorbell.listen(self._autosave)

    def close(self) -> None:
        """Do not be asked any more."""
        if self._doorbell is not None:
            self._doorbell.close()

    def receive(self, files: Sequence[Path]) -> None:
        """Open *files* that the system hands over, so that no running game has to give way.

        A game that is on a table already is shown there. One more is opened here if no game goes on here; the others
        have windows of their own, up to :data:`MOST_AT_ONCE`.
        """
        faults: dict[Path, str] = {}
        others = []
        for file in dict.fromkeys(path.absolute() for path in files):
            if self._show_if_it_is_here(file) or self._is_elsewhere(file):
                continue
            if self._is_free():
                self._come_to_the_front()
                faults[file] = self._load(file)
            else:
                others.append(file)
        faults |= {file: self._start_another(file) for file in others[:MOST_AT_ONCE]}
        faults |= dict.fromkeys(others[MOST_AT_ONCE:], _tr("Files", "Too many windows are open."))
        self._say_unopened(faults)

    @staticmethod
    def _start_another(file: Path) -> str:
        """Open *file* in a window of its own; why there is none, if it cannot be had."""
        from ra_desktop.ui.system.single_instance import start_another

        try:
            with file.open("rb"):  # what cannot be read needs no window
                pass
        except OSError as error:
            return describe(ReadError.from_os_error(file, error))
        return "" if start_another(file) else _tr("Files", "Another window could not be opened.")

    def _answer(self, question: Question) -> bool:
        """Whether this window does what another program asks for."""
        from ra_desktop.ui.system.single_instance import ACTIVATION_TOKEN

        if question.token:
            os.environ[ACTIVATION_TOKEN] = question.token
        if self._show_if_it_is_here(question.path):
            return True
        if question.wish == "show" or not self._is_free():
            return False
        self._come_to_the_front()
        self.open_file(question.path)
        return True

    def _show_if_it_is_here(self, path: Path) -> bool:
        if self.path is None or self._controller.game is None or not _are_same(path, self.path):
            return False
        self._come_to_the_front()
        self._show_game()
        self._tell(_tr("Files", "This game is already open."))
        return True

    def _is_elsewhere(self, path: Path) -> bool:
        """Whether another program has the game on its table, and now in front."""
        if self._autosave is None:
            return False
        from ra_desktop.ui.system.single_instance import ask

        return ask("show", path, myself=self._autosave)

    def _is_free(self) -> bool:
        """Whether another game may come onto the table without a question."""
        plays = self._controller.game is not None and not self._controller.state.is_over
        return not plays and QApplication.activeModalWidget() is None

    def _come_to_the_front(self) -> None:
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()

    # --- what a person is told ------------------------------------------------------------------------

    def complain_of_saving(self, error: SaveError) -> None:
        """Say why the game could not be saved."""
        self.complain(_tr("Files", "The game could not be saved"), error)

    def complain(self, title: str, error: SaveError) -> None:
        """Say what is wrong with a file."""
        self._say(title, describe(error))

    def _say_unopened(self, faults: Mapping[Path, str]) -> None:
        """Say of each file with a fault that it was not opened, and why."""
        told = [(file.name, fault) for file, fault in faults.items() if fault]
        for name, fault in told:
            _log.warning("%s: %s", name, fault)
        if len(told) == 1:
            self._say(fill(_tr("Files", "{file} could not be opened"), file=told[0][0]), told[0][1])
        elif told:
            title = _tr("Files", "Some saved games could not be opened")
            self._say(title, "\n\n".join(f"{name}\n{fault}" for name, fault in told))

    def _say(self, title: str, text: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        self._forget_message()
        box = QMessageBox(QMessageBox.Icon.Warning, title, title, QMessageBox.StandardButton.Ok, self._window)
        box.setInformativeText(text)
        self.message = box
        box.finished.connect(self._forget_message)
        box.open()

    def _forget_message(self) -> None:
        if self.message is not None:
            self.message.deleteLater()
            self.message = None


def _games(*suffixes: str) -> str:
    return _tr("Files", "Saved games") + " (" + " ".join("*" + suffix for suffix in suffixes) + ")"


def _with_suffix(path: Path) -> Path:
    """*path* with the suffix of saved games; never that of a file about which nobody has been asked."""
    if path.suffix == paths.SUFFIX:
        return path
    from ra_desktop.storage.filing import free_path

    return free_path(path.parent, paths.without_suffix(path.name))


def _are_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return one == other
