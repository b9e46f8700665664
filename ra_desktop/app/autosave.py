"""The autosave: the running game, written after each action; and what happens to the game that was there before."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.errors import ReadError, SaveError
from ra_desktop.storage.savefile import load_file, save_file

from .notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.storage.saved_game import SavedGame
    from ra_desktop.storage.slots import Slot

_log = logging.getLogger(__name__)

SAVE_AGAIN: Final = 3_000
"""Milliseconds after which an autosave that failed is tried again, if nobody moves before."""


@dataclass(frozen=True, slots=True)
class ParkedGame:
    """An unfinished game that has given up its place on the table and is kept in `path` among the saved games.

    `file` is the file of the game, if it has one: it goes on from there when the game is brought back.
    """

    path: Path
    file: Path | None = None
    is_whole: bool = True
    """Whether it is a game at all; else it is what was found in its place, and cannot be read."""


class Autosave(QObject):
    """Keeps the running game on the disk, and parks the unfinished game whose place another one takes."""

    written = Signal()
    """The position now is on the disk."""
    parked = Signal(object)
    """A :class:`ParkedGame`: nobody has saved the game by name, so it was kept before another took its place."""
    orphans_collected = Signal(object)
    """The paths, a list, of unfinished games that were found in autosave files of windows that are gone."""
    notice = Signal(object)
    """A :class:`.Notice`."""

    def __init__(self, slot: Slot | None = None, parent: QObject | None = None) -> None:
        """`slot` says where the autosave goes; without one there is no other program that might write there."""
        super().__init__(parent)
        self._slot = slot
        self._saved: SavedGame | None = None
        """The running game, since its first :meth:`write`."""
        self._is_failing = False
        self._save_again = QTimer(self)
        self._save_again.setInterval(SAVE_AGAIN)
        self._save_again.timeout.connect(self._retry)
        self._leaving: list[tuple[SavedGame, Path | None]] = []
        """Games to be parked, with their files, before anything is written over them."""
        self._unannounced: list[ParkedGame] = []

    @property
    def path(self) -> Path:
        """The file that holds the running game."""
        return paths.autosave_path() if self._slot is None else self._slot.path()

    @property
    def is_failing(self) -> bool:
        """Whether the running game could not be written."""
        return self._is_failing

    @property
    def is_beside_another(self) -> bool:
        """Whether another program was running when this one started: its game is not offered here."""
        return self._slot is not None and self._slot.is_beside_another

    def load(self) -> SavedGame:
        """The autosaved game; while autosaving fails, the running one, for the file is behind it.

        Raises :class:`~ra_desktop.storage.errors.SaveError` if there is none, or none that can be read.
        """
        if self._is_failing and self._saved is not None:
            return self._saved
        return load_file(self.path)

    def game_to_continue(self) -> SavedGame | None:
        """The autosaved game, if it is there, whole and not over."""
        try:
            saved = self.load()
        except SaveError as error:
            _log.info("nothing to continue: %s", error)
            return None
        return None if saved.game.state.is_over else saved

    def write(self, saved: SavedGame) -> None:
        """Write `saved`, the running game, here and now, between two moves.

        A move is shown only when it is written, so whatever ends the program loses nothing that was seen. It takes
        about a millisecond, the wait for the disk included; nothing is animated meanwhile.
        """
        self._saved = saved
        try:
            if self._leaving:  # before their last copy is written over
                self._park()
            save_file(self.path, saved)
        except (SaveError, ValueError) as error:  # ValueError: a name that cannot be written as UTF-8
            if not self._is_failing:
                _log.warning("autosave: %s", error)
                self._is_failing = True
                self._save_again.start()
                detail = error.reason if isinstance(error, SaveError) else str(error)
                self.notice.emit(Notice("autosave-failed", detail=detail))
            return
        if self._is_failing:
            self._is_failing = False
            self._save_again.stop()
            self.notice.emit(Notice("autosave-works"))
        self.written.emit()

    def close(self) -> None:
        """Give up the file; what could not be written is tried once more."""
        self._save_again.stop()
        if self._is_failing and self._saved is not None:
            self.write(self._saved)
            self._save_again.stop()
        if self._slot is not None:
            self._slot.release()

    # --- games that give up their place ---------------------------------------------------------------

    def make_room(self, file: Path | None, coming: SavedGame) -> None:
        """See to it that the unfinished game whose place `coming` takes is parked, unless its `file` holds it.

        That is the running game or, before there is one, the game in the autosave. It is parked by the next
        :meth:`write`.
        """
        from ra_desktop.storage import parked  # not before it is needed

        saved = self._saved
        if saved is None:
            try:
                saved = load_file(self.path)
            except ReadError:
                return
            except SaveError as error:  # of another version, or damaged: whatever it is, it is not written over
                _log.warning("the autosave cannot be read: %s", error)
                self._quarantine()
                return
        if not parked.is_worth_keeping(saved) or parked.is_same(saved, coming):
            return
        if file is None or not parked.is_in_file(saved, file):
            self._leaving.append((saved, file))

    def announce_parked(self) -> None:
        """Tell what has been parked. Not before everybody knows which game is on the table."""
        while self._unannounced:
            self.parked.emit(self._unannounced.pop(0))

    def collect_orphans(self) -> None:
        """Park what windows that are gone have left; :attr:`orphans_collected` tells of it, if there is anything."""
        if self._slot is None:
            return
        try:
            found = self._slot.collect_orphans()
        except SaveError as error:  # it stays where it is
            _log.warning("left where it is: %s", error)
            return
        if found:
            self.orphans_collected.emit(found)

    def _quarantine(self) -> None:
        """Move the file that is in the way of the autosave to where it is listed."""
        from ra_desktop.storage import parked

        try:
            path = parked.quarantine(self.path)
        except SaveError as error:
            _log.warning("not kept: %s", error)
            return
        if path is not None:
            self._unannounced.append(ParkedGame(path, is_whole=False))

    def _park(self) -> None:
        """Write down the games that have given up their place; raises :class:`SaveError`."""
        from ra_desktop.storage import parked

        while self._leaving:
            saved, file = self._leaving[0]
            try:
                path = parked.park(saved)
            except ValueError as error:  # a name that cannot be written as UTF-8: it never was in the autosave, either
                _log.warning("not kept: %s", error)
            else:
                self._unannounced.append(ParkedGame(path, file))
            del self._leaving[0]

    def _retry(self) -> None:
        if self._saved is not None:
            self.write(self._saved)
        self.announce_parked()
