"""Games that the system or other programs pass to this window.

A game is on one table only: before a file is opened, the other running programs are asked whether it is on theirs.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.reading import open_file

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.ui.system.single_instance import Request

    from .file_actions import FileActions
    from .messages import Messages
    from .notices import Notices
    from .pages import Pages
    from .peers import Peers

_tr = QCoreApplication.translate

MOST_AT_ONCE: Final = 4
"""Most windows opened for files passed together."""


class PeerActions(QObject):
    """Opens files passed to `window`, and answers other programs."""

    def __init__(
        self,
        session: Session,
        peers: Peers,
        files: FileActions,
        pages: Pages,
        messages: Messages,
        notices: Notices,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._peers = peers
        self._files = files
        self._pages = pages
        self._messages = messages
        self._notices = notices
        self._window = window

    def receive(self, files: Sequence[Path]) -> None:
        """Open `files` passed by the system, without replacing a running game.

        A game that is already on a table is shown there. One more is opened here if no game is running; the others get
        windows of their own, up to :data:`MOST_AT_ONCE`. Unreadable files get none, and no other program is asked about
        them.
        """
        faults: dict[Path, SaveError | str] = {}
        others = []
        for file in dict.fromkeys(paths.absolute(path) for path in files):
            if self._show_if_it_is_here(file):
                continue
            if (error := _unreadable(file)) is not None:
                faults[file] = error
            elif self._peers.have(file):
                continue
            elif self._is_free():
                self._come_to_the_front()
                try:
                    self._files.load(file)
                except SaveError as refusal:
                    faults[file] = refusal
            else:
                others.append(file)
        faults |= {file: self._start_another(file) for file in others[:MOST_AT_ONCE]}
        faults |= dict.fromkeys(others[MOST_AT_ONCE:], _tr("Files", "Too many windows are open."))
        self._messages.say_unopened(faults)

    @staticmethod
    def _start_another(file: Path) -> str:
        """Open `file` in another window; return the reason if that fails."""
        from ra_desktop.ui.system.single_instance import start_another

        return "" if start_another(file) else _tr("Files", "Another window could not be opened.")

    def answer(self, request: Request) -> bool:
        """Return whether this window does what another program requests."""
        from ra_desktop.ui.system.single_instance import ACTIVATION_TOKEN

        if request.token:
            os.environ[ACTIVATION_TOKEN] = request.token
        if self._show_if_it_is_here(request.path):
            return True
        if request.wish == "show" or not self._is_free():
            return False
        self._come_to_the_front()
        self._files.open_file(request.path)
        return True

    def _show_if_it_is_here(self, path: Path) -> bool:
        file = self._session.file
        if file is None or not _are_same(path, file):
            return False
        self._come_to_the_front()
        self._pages.show_table()
        self._notices.say(_tr("Files", "This game is already open."))
        return True

    def _is_free(self) -> bool:
        """Whether another game may be put on the table without asking."""
        session = self._session
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


def _unreadable(path: Path) -> ReadError | None:
    """Return why `path` cannot be read; None if it can."""
    try:
        open_file(path).close()
    except ReadError as error:
        return error
    return None
