"""What the window does with games that the system or other programs hand over.

A game is on one table only: before a file is opened, the other programs that run are asked whether it is on theirs.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.reading import open_file
from ra_desktop.ui.words.errors import describe

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ra_desktop.storage.slots import Slot
    from ra_desktop.ui.system.single_instance import Request, RequestServer

    from .main_window import MainWindow

_tr = QCoreApplication.translate

MOST_AT_ONCE: Final = 4
"""Windows that are opened for files handed over together."""


class PeerActions(QObject):
    """Answers other programs for *window*, and asks them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._autosave: Path | None = None
        self._server: RequestServer | None = None

    def listen(self, slot: Slot) -> None:
        """Let other programs ask this one, which holds *slot*, about its game."""
        from ra_desktop.ui.system.single_instance import RequestServer

        if slot.is_locked:
            self._autosave = slot.path()
            self._server = RequestServer(self.answer, self)
            self._server.listen(self._autosave)

    def close(self) -> None:
        """Do not be asked any more."""
        if self._server is not None:
            self._server.close()

    def receive(self, files: Sequence[Path]) -> None:
        """Open *files* that the system hands over, so that no running game has to give way.

        A game that is on a table already is shown there. One more is opened here if no game goes on here; the others
        have windows of their own, up to :data:`MOST_AT_ONCE`. What is no file that can be read gets none, and no other
        program is asked about it.
        """
        faults: dict[Path, str] = {}
        others = []
        for file in dict.fromkeys(paths.absolute(path) for path in files):
            if self._show_if_it_is_here(file):
                continue
            if fault := _unreadable(file):
                faults[file] = fault
            elif self.is_elsewhere(file):
                continue
            elif self._is_free():
                self._come_to_the_front()
                faults[file] = self._window.files.load(file)
            else:
                others.append(file)
        faults |= {file: self._start_another(file) for file in others[:MOST_AT_ONCE]}
        faults |= dict.fromkeys(others[MOST_AT_ONCE:], _tr("Files", "Too many windows are open."))
        self._window.messages.say_unopened(faults)

    @staticmethod
    def _start_another(file: Path) -> str:
        """Open *file* in a window of its own; why there is none, if it cannot be had."""
        from ra_desktop.ui.system.single_instance import start_another

        return "" if start_another(file) else _tr("Files", "Another window could not be opened.")

    def answer(self, request: Request) -> bool:
        """Whether this window does what another program asks for."""
        from ra_desktop.ui.system.single_instance import ACTIVATION_TOKEN

        if request.token:
            os.environ[ACTIVATION_TOKEN] = request.token
        if self._show_if_it_is_here(request.path):
            return True
        if request.wish == "show" or not self._is_free():
            return False
        self._come_to_the_front()
        self._window.files.open_file(request.path)
        return True

    def is_elsewhere(self, path: Path) -> bool:
        """Whether another program has the game on its table, and now in front."""
        if self._autosave is None:
            return False
        from ra_desktop.ui.system.single_instance import ask

        return ask("show", path, myself=self._autosave)

    def _show_if_it_is_here(self, path: Path) -> bool:
        file = self._window.session.file
        if file is None or not _are_same(path, file):
            return False
        self._come_to_the_front()
        self._window.show_table()
        self._window.table.view.board.set_notice(_tr("Files", "This game is already open."))
        return True

    def _is_free(self) -> bool:
        """Whether another game may come onto the table without a question."""
        session = self._window.session
        plays = session.game is not None and not session.state.is_over
        return not plays and QApplication.activeModalWidget() is None

    def _come_to_the_front(self) -> None:
        if self._window.isMinimized():
            self._window.showNormal()
        self._window.raise_()
        self._window.activateWindow()


def _are_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return one == other


def _unreadable(path: Path) -> str:
    """Why *path* cannot be read, or nothing if it can."""
    try:
        open_file(path).close()
    except ReadError as error:
        return describe(error)
    return ""
