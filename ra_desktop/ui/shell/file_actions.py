"""The commands for files of saved games: open and save."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.names import one_line
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.autosave import ParkedGame
    from ra_desktop.app.session import Session

    from .messages import Messages
    from .notices import Notices
    from .peers import Peers

_tr = QCoreApplication.translate


class FileActions(QObject):
    """Opens and saves the game of `session`; its dialogs open over `window`."""

    def __init__(self, session: Session, peers: Peers, messages: Messages, notices: Notices, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._peers = peers
        self._messages = messages
        self._notices = notices
        self._window = window

    def open(self) -> None:
        """Choose a saved game and open it."""
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
        """Open the saved game `path`; if that fails, show the reason and leave the current game alone.

        If another window has the game on its table, that window comes to the front instead.
        """
        path = paths.absolute(path)
        if self._peers.have(path):
            self._messages.say(
                fill(_tr("Files", "{file} is already open"), file=one_line(path.name)),
                _tr("Files", "The game is open in another window."),
            )
            return
        try:
            self.load(path)
        except SaveError as error:
            self._messages.say_unopened({path: error})

    def load(self, path: Path) -> None:
        """Put the game in the file `path` on the table; raises :class:`SaveError`."""
        self._session.load(path)
        self._tell_what_is_odd()

    def _tell_what_is_odd(self) -> None:
        """Say what sets the game just opened apart from one that was dealt and saved here."""
        saved = self._session.saved
        assert saved is not None
        told = []
        if not saved.game.is_dealt:
            told.append(_tr("Files", "This game wasn't dealt by its rules. You can play it, but it won't count."))
        if saved.extra:
            text = _tr("Files", "Ra Desktop doesn't know these entries of the file and ignores them: {names}.")
            told.append(fill(text, names=one_line(", ".join(saved.extra))))
        if told:
            self._notices.say(" ".join(told))

    def bring_back(self, parked: ParkedGame) -> None:
        """Put a parked game back on the table."""
        try:
            self._session.bring_back(parked)
            self._tell_what_is_odd()
        except SaveError as error:
            self._messages.complain(_tr("Files", "The game cannot be continued"), error)

    def save(self) -> None:
        """Save to the game's file, or choose one."""
        file = self._session.file
        if file is None:
            self.save_as()
        else:
            self.save_to(file)

    def save_as(self) -> None:
        """Choose a file and save to it."""
        from PySide6.QtWidgets import QFileDialog

        first = self._session.file or paths.saves_dir() / _tr("Files", "My game")
        name, _ = QFileDialog.getSaveFileName(
            self._window,
            _tr("Files", "Save game"),
            str(first.with_name(paths.without_suffix(first.name) + paths.SUFFIX)),
            _games(paths.SUFFIX),
        )
        if name:
            self.save_to(_with_suffix(Path(name)))

    def save_to(self, path: Path) -> None:
        """Save to the file `path`; if that fails, show the reason."""
        try:
            self._session.save(path)
        except SaveError as error:
            self._messages.complain_of_saving(error)


def _games(*suffixes: str) -> str:
    return _tr("Files", "Saved games") + " (" + " ".join("*" + suffix for suffix in suffixes) + ")"


def _with_suffix(path: Path) -> Path:
    """Return `path` with the suffix of saved games, but never that of an existing file that the dialog did not show."""
    if path.suffix == paths.SUFFIX:
        return path
    from ra_desktop.storage.filing import free_path

    return free_path(path.parent, paths.without_suffix(path.name))
