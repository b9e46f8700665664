"""Which file a running program autosaves to, so that two programs never overwrite each other's game.

The first program has ``autosave.ra-game``, a second one ``autosave-2.ra-game``, and so on. The writer holds an
operating system lock on the companion file, ``autosave.lock``. The system releases it when the program ends for any
reason, so no lock outlives its owner. A process number could be reused, or mean nothing in another container. The
companion says who plays there: another player's game is never continued or deleted.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import stat
import sys
import time
from typing import TYPE_CHECKING, Final

from . import paths
from .errors import SaveError
from .paths import make_folder
from .reading import exists, names_in

if TYPE_CHECKING:
    from pathlib import Path

_COMPANION: Final = ".lock"
_FIRST: Final = "-"
"""How the companion calls the first player, whose id is empty."""
_TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""The error codes for a file that is already locked."""
_FLAGS: Final = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NONBLOCK", 0)


class Slot:
    """The right to write to one autosave file, until :meth:`release` or the end of the program."""

    def __init__(self, path: Path, descriptor: int | None) -> None:
        self._path = path
        self._descriptor = descriptor
        self._claimed = time.time()
        self._noted = ""
        self.is_beside_another = False
        """Whether another program held a slot when this one was claimed."""

    @classmethod
    def claim(cls, player: str = "") -> Slot:
        """Claim the free file with the game to continue, the latest of several; otherwise the first free one.

        The games of others than the `player` with that id are passed over. Where nothing can be locked, because the
        folder is read-only or its file system has no locks, this is the first one. Names that belong to something other
        than a regular file are skipped.
        """
        free: list[Slot] = []
        foreign: list[Slot] = []
        is_beside_another = False
        for number in itertools.count(1):
            path = _path(number)
            if free and not exists(path):
                break
            if _is_something_else(path):
                continue
            try:
                slot = cls(path, _lock(path))
            except BlockingIOError:
                is_beside_another = True
                continue
            (foreign if exists(path) and slot._player() not in (None, player) else free).append(slot)
            if not slot.is_locked:
                break
        best = free[0] if len(free) == 1 else max(free, key=lambda slot: _age_of_game(slot._path))
        for slot in (*free, *foreign):
            if slot is not best:
                slot.release()
        best.is_beside_another = is_beside_another
        best.note(player)
        return best

    def note(self, player: str) -> None:
        """Note in the companion which program this is, since when it is here, and who plays."""
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._descriptor, 0)
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, f" {os.getpid()} {int(self._claimed)} {player or _FIRST}\n".encode())
            self._noted = player

    def _player(self) -> str | None:
        """Return who was noted last; None if it isn't known, as after earlier versions."""
        if self._descriptor is None:
            return None
        try:
            return _player_in(os.read(self._descriptor, 100))
        except OSError:
            return None

    def collect_orphans(self) -> list[Path]:
        """Park the unfinished games left in the autosave files of ended programs; return the paths of the parked files.

        They belong to windows that were open at the same time as the one whose game continues here; a program that
        starts continues only the latest. Raises :class:`WriteError`.

        If no other program is running, temporary files that killed programs left before this one are deleted too.
        """
        if self.is_locked and held() == 1:
            from .atomic import delete_leftovers  # not needed during the start

            for folder in paths.all_dirs():
                delete_leftovers(folder, self._claimed)
        others = [path for path in claimed() if path != self._path and exists(path)] if self.is_locked else []
        if not others:
            return []
        from .parked import collect_orphan

        collected = []
        for path in others:
            with contextlib.suppress(BlockingIOError):
                descriptor = _lock(path)
                if descriptor is None:
                    continue
                try:
                    parked = collect_orphan(path)
                finally:
                    os.close(descriptor)
                if parked is not None:
                    collected.append(parked)
        return collected

    @property
    def is_locked(self) -> bool:
        """Whether this slot holds a lock, so that no other program can claim the file."""
        return self._descriptor is not None

    def path(self) -> Path:
        """The file to write to.

        If the lock is gone because its folder was removed, it is made again, if necessary for another file.
        """
        if self._descriptor is not None and not _is_there(self._descriptor, self._path):
            self.release()
            with contextlib.suppress(OSError):
                make_folder(self._path.parent)
            for path in itertools.chain([self._path], map(_path, itertools.count(1))):
                if path != self._path and exists(path):
                    continue  # it may hold a game
                with contextlib.suppress(BlockingIOError):
                    self._path, self._descriptor = path, _lock(path)
                    self.note(self._noted)
                    break
        return self._path

    def release(self) -> None:
        """Release the slot for others."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def claimed() -> list[Path]:
    """Return the files that programs write or have written to: a companion file stays when its owner ends.

    None if the folder cannot be read.
    """
    first = paths.autosave_path()
    ours = [name for name in names_in(first.parent) if name.startswith(first.stem) and name.endswith(_COMPANION)]
    return [first.with_name(name.removesuffix(_COMPANION) + first.suffix) for name in ours]


def held() -> int:
    """Return how many programs hold a slot now."""
    count = 0
    for path in claimed():
        try:
            descriptor = _lock(path)
        except BlockingIOError:
            count += 1
        else:
            if descriptor is not None:
                os.close(descriptor)
    return count


def players_at_work() -> set[str]:
    """Return the ids of those who play in a window that is open."""
    players = set()
    for path in claimed():
        if not is_free(path.stem):
            with contextlib.suppress(OSError), path.with_suffix(_COMPANION).open("rb", 0) as file:
                file.seek(1)  # Windows has locked the first byte
                players.add(_player_in(file.read(100)))
    return {player for player in players if player is not None}


def _player_in(data: bytes) -> str | None:
    """Return who plays by the `data` of a companion; None if it doesn't say, as those of earlier versions."""
    words = data.decode("ascii", "replace").split()
    return words[2].removeprefix(_FIRST) if len(words) == 3 else None


def is_free(window: str) -> bool:
    """Whether no program holds the slot whose file has that name, without suffix; False if that cannot be told."""
    try:
        descriptor = lock_file(paths.autosave_path().with_name(window + _COMPANION))
    except BlockingIOError:
        return False
    if descriptor is not None:
        os.close(descriptor)
    return descriptor is not None


def _path(number: int) -> Path:
    first = paths.autosave_path()
    return first if number == 1 else first.with_name(f"{first.stem}-{number}{first.suffix}")


def _is_something_else(path: Path) -> bool:
    """Whether `path` is a folder, a pipe or a dead link, so that nothing can be saved there."""
    try:
        return not stat.S_ISREG(os.stat(path).st_mode)  # noqa: PTH116 - as in .reading
    except FileNotFoundError:
        return os.path.islink(path)  # noqa: PTH114 - raises nothing
    except OSError:
        return False  # unknown: writing will tell


def _lock(path: Path) -> int | None:
    """Lock the companion of `path`, as :func:`lock_file` does."""
    return lock_file(path.with_suffix(_COMPANION))


def lock_file(companion: Path) -> int | None:
    """Lock the file `companion`, which is made if needed, until the descriptor that is returned is closed.

    Returns None if locking is impossible; raises BlockingIOError if another program has locked it.
    """
    try:
        make_folder(companion.parent)
        descriptor = os.open(companion, _FLAGS, 0o600)
    except OSError:
        return None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        return None
    try:
        _lock_descriptor(descriptor)
    except OSError as error:
        os.close(descriptor)
        if error.errno in _TAKEN:
            raise BlockingIOError from error
        return None
    return descriptor


def _lock_descriptor(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_there(descriptor: int, path: Path) -> bool:
    """Whether the companion of `path` is still the locked file."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.with_suffix(_COMPANION).stat())
    except OSError:
        return False


def _age_of_game(path: Path) -> float:
    """Return when the game to continue was written to `path`, or a time before all others if there is none."""
    from .savefile import load_file

    try:
        saved = load_file(path)
        return -1.0 if saved.game.state.is_over else path.stat().st_mtime
    except (OSError, SaveError):
        return -2.0
