"""The autosave: writes the current game after each action, and parks the game that it replaces."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.filing import remove
from ra_desktop.storage.reading import exists
from ra_desktop.storage.savefile import load_file, save_file

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.storage.saved_game import SavedGame
    from ra_desktop.storage.slots import Slot

_log = logging.getLogger(__name__)

SAVE_AGAIN: Final = 3_000
"""Milliseconds until a failed autosave is tried again, unless a move comes first."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that the user sees once.

    ``bot-failed``: the bot of `seat` made no legal choice and a fallback move is made; repeated only after the bot has
    played well; `why` is that of its :class:`~ra_desktop.app.ai_worker.Answer`. ``level-unknown``,
    ``character-unknown``: this version does not know the player of `seat` (None: several seats), and a fallback bot
    plays. ``program-unknown``: the same for an outside program that is not there; ``level-unbuilt``: for levels that
    need the part in C where it was not built.
    ``autosave-failed``: the game cannot be written; ``autosave-works``: it can again.
    """

    kind: str
    seat: int | None = None
    detail: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class ParkedGame:
    """An unfinished game that was replaced on the table and is kept in `path` among the saved games.

    `file` is the file of the game, if it has one; after the game is restored, it belongs to that file again.
    """

    path: Path
    file: Path | None = None
    is_whole: bool = True
    """Whether it is a valid game; otherwise it is an unreadable file that was in the way."""


class Autosave(QObject):
    """Autosaves the current game, and parks the unfinished game that it replaces."""

    written = Signal()
    """The current position is on the disk."""
    parked = Signal(object)
    """A :class:`ParkedGame`: unsaved, and replaced by another game."""
    orphans_collected = Signal(object)
    """The paths, a list, of unfinished games found in autosave files of closed windows."""
    notice = Signal(object)
    """A :class:`.Notice`."""

    def __init__(self, slot: Slot | None = None, parent: QObject | None = None) -> None:
        """`slot` is the right to an autosave file; without one, no other program may write there."""
        super().__init__(parent)
        self._slot = slot
        self._saved: SavedGame | None = None
        """The current game, since its first :meth:`write`."""
        self.is_failing = False
        """Whether the current game could not be written."""
        self._save_again = QTimer(self)
        self._save_again.setInterval(SAVE_AGAIN)
        self._save_again.timeout.connect(self.retry)
        self._leaving: list[tuple[SavedGame, Path | None]] = []
        """Games to be parked, with their files, before they are overwritten."""
        self._unannounced: list[ParkedGame] = []
        self._is_over = False
        """Whether another one writes now: what is still done in a window that is going must not be written."""

    @property
    def path(self) -> Path:
        """The file of the current game, in a guest's own folder while a guest plays."""
        if paths.is_guest():
            return paths.player_dir() / paths.AUTOSAVE_NAME
        return paths.autosave_path() if self._slot is None else self._slot.path()

    @property
    def window(self) -> str:
        """The name of the window among those that are open: that of its file, without suffix."""
        return (paths.autosave_path() if self._slot is None else self._slot.path()).stem

    @property
    def is_beside_another(self) -> bool:
        """Whether another program was running when this one started; its game is not offered here."""
        return self._slot is not None and self._slot.is_beside_another

    def belong_to(self, player: str) -> None:
        """Note that what is written from now on is of the player with that id."""
        if self._slot is not None:
            self._slot.note(player)

    def load(self) -> SavedGame:
        """Return the autosaved game or, while autosaving fails, the current one, which is newer than the file.

        Raises :class:`~ra_desktop.storage.errors.SaveError` if there is none, or none that can be read.
        """
        if self.is_failing and self._saved is not None:
            return self._saved
        return load_file(self.path)

    def game_to_continue(self) -> SavedGame | None:
        """Return the autosaved game if it is readable and not over."""
        try:
            saved = self.load()
        except SaveError as error:
            _log.info("nothing to continue: %s", error)
            return None
        return None if saved.game.state.is_over else saved

    def write(self, saved: SavedGame) -> None:
        """Write `saved`, the current game, synchronously between two moves.

        A move is shown only after it is written, so nothing that was seen can be lost. This takes about a millisecond,
        including the wait for the disk; nothing is animated meanwhile.
        """
        self._saved = saved
        if self._is_over:
            return
        try:
            if self._leaving:  # before their last copy is overwritten
                self._park()
            save_file(self.path, saved)
        except (SaveError, ValueError) as error:  # ValueError: a name that cannot be written as UTF-8
            if not self.is_failing:
                _log.warning("autosave: %s", error)
                self.is_failing = True
                self._save_again.start()
                detail = error.reason if isinstance(error, SaveError) else str(error)
                self.notice.emit(Notice("autosave-failed", detail=detail))
            return
        if self.is_failing:
            self.is_failing = False
            self._save_again.stop()
            self.notice.emit(Notice("autosave-works"))
        self.written.emit()

    def forget(self) -> None:
        """Delete the file: there is no current game any more."""
        self._save_again.stop()
        self._saved, self.is_failing = None, False
        self._leaving.clear()
        with contextlib.suppress(SaveError):
            remove(self.path)

    def close(self) -> None:
        """Release the file, after a last attempt to write what could not be written before."""
        self._save_again.stop()
        if self.is_failing and self._saved is not None:
            self.write(self._saved)
            self._save_again.stop()
        if self._slot is not None:
            self._slot.release()

    def take_over(self, other: Autosave) -> None:
        """Write on in the place of `other`, which writes no more."""
        self._slot, other._slot = other._slot, None
        other._is_over = True
        self._saved, self.is_failing = other._saved, other.is_failing
        self._leaving, self._unannounced = other._leaving, other._unannounced
        other.is_failing = False
        other._save_again.stop()
        if self.is_failing:
            self._save_again.start()

    # --- games that give up their place ---------------------------------------------------------------

    def make_room(self, file: Path | None, coming: SavedGame) -> None:
        """Arrange for parking the unfinished game that `coming` replaces, unless its `file` holds it.

        This is the current game or, before there is one, the game in the autosave. The next :meth:`write` parks it.
        """
        from ra_desktop.storage import parked  # loaded on first use

        saved = self._saved
        if saved is None:
            try:
                saved = load_file(self.path)
            except SaveError:
                try:
                    self.set_unreadable_aside()
                except SaveError as error:
                    _log.warning("an unfinished game cannot be kept: %s", error)
                return
        if not parked.is_worth_keeping(saved) or parked.is_same(saved, coming):
            return
        if file is None or not parked.is_in_file(saved, file):
            self._leaving.append((saved, file))

    def announce_parked(self) -> None:
        """Emit :attr:`parked` for the parked games, after all receivers know which game is on the table."""
        while self._unannounced:
            self.parked.emit(self._unannounced.pop(0))

    def collect_orphans(self) -> None:
        """Park the games of closed windows; emits :attr:`orphans_collected` if there are any."""
        if self._slot is None:
            return
        try:
            orphans = self._slot.collect_orphans()
        except SaveError as error:  # it stays where it is
            _log.warning("an autosave stays where it is: %s", error)
            return
        if orphans:
            self.orphans_collected.emit(orphans)

    def set_unreadable_aside(self) -> None:
        """Move a file that is damaged, newer or not ours to read to the parked games; raises :class:`SaveError`."""
        from ra_desktop.storage import parked

        try:
            load_file(self.path)
        except SaveError as error:
            if isinstance(error, ReadError) and not exists(self.path):
                return
            _log.warning("the autosave cannot be read: %s", error)
            path = parked.quarantine(self.path)
            if path is not None:
                self._unannounced.append(ParkedGame(path, is_whole=False))

    def take_in(self, path: Path) -> None:
        """Move the parked game in `path` here, if there is no game here; raises :class:`SaveError`."""
        if exists(path) and not exists(self.path):
            save_file(self.path, load_file(path))
            remove(path)

    def _park(self) -> None:
        """Park the games that were replaced; raises :class:`SaveError`."""
        from ra_desktop.storage import parked

        while self._leaving:
            saved, file = self._leaving[0]
            try:
                path = parked.park(saved)
            except ValueError as error:  # a name that cannot be written as UTF-8 was never in the autosave either
                _log.warning("an unfinished game cannot be kept: %s", error)
            else:
                self._unannounced.append(ParkedGame(path, file))
            del self._leaving[0]

    def retry(self) -> None:
        """Write the current game once more; done every few seconds while it can't be written, and before the end."""
        if self._saved is not None:
            self.write(self._saved)
        self.announce_parked()
