"""Unfinished games whose place another one has taken: kept among the saved games until they are played on.

A game comes here when another is started or opened while it is on the table, or when it is found in the autosave file
of a window that is not there any more. When it is opened it goes back to the autosave, and its file here is removed.
"""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from . import paths
from .errors import ReadError, SaveError, WriteError
from .filing import free_path, remove
from .identity import kept_stem
from .savefile import SUFFIX, load_file, save_file

if TYPE_CHECKING:
    from pathlib import Path

    from .savefile import SavedGame

MOST_KEPT: Final = 500
"""Files that are kept; when there are more, the oldest go."""


def is_worth_keeping(saved: SavedGame) -> bool:
    """Whether the game goes on and a person has decided anything in it; what is taken back counts."""
    return not saved.game.state.is_over and any(seat.bot is None for seat in saved.deciders())


def is_same(one: SavedGame, other: SavedGame) -> bool:
    """Whether two games stand at the same place of the same line, with the same people and bots at the table."""
    return _standing(one) == _standing(other)


def is_in_file(saved: SavedGame, path: Path) -> bool:
    """Whether *path* holds the game as it stands."""
    try:
        return is_same(load_file(path), saved)
    except SaveError:
        return False


def set_aside(saved: SavedGame) -> Path:
    """Write *saved* to the folder of unfinished games; its file. Raises :class:`WriteError`.

    A file of the same game is written over only if nothing of it is lost.
    """
    folder, stem = paths.unfinished_dir(), kept_stem(saved)
    path = folder / (stem + SUFFIX)
    if path.exists() and not _goes_on(path, saved):
        path = free_path(folder, stem)
    save_file(path, saved)
    _thin_out(path)
    return path


def rescue(path: Path) -> Path | None:
    """Move a file that is no game of this version there as it is, so that nothing is written over; its new path.

    None if there is nothing in it. Raises :class:`WriteError`.
    """
    folder = paths.unfinished_dir()
    try:
        if not path.stat().st_size:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        return path.rename(free_path(folder, time.strftime("%Y-%m-%d %H.%M")))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error


def put_back(path: Path, saved: SavedGame) -> None:
    """*saved*, which was read from *path*, is on the table and in the autosave: it is not set aside any more."""
    if is_set_aside(path) and is_worth_keeping(saved):
        with contextlib.suppress(WriteError):  # it is there twice, then
            remove(path)


def is_set_aside(path: Path) -> bool:
    """Whether the file lies in the folder of unfinished games."""
    return path.parent == paths.unfinished_dir()


def empty_autosave(path: Path) -> Path | None:
    """Set aside the unfinished game in an autosave file that no program holds; its new file, None if there is none.

    The caller holds the lock of *path*. A file that cannot be understood is moved as it is. Raises :class:`WriteError`.
    """
    try:
        saved = load_file(path)
    except ReadError:
        return None
    except SaveError:
        return rescue(path)
    if not is_worth_keeping(saved):
        return None
    kept = set_aside(saved)
    remove(path)
    return kept


def _standing(saved: SavedGame) -> tuple[object, ...]:
    game = saved.game
    return (game.line, game.state, len(game.plies), saved.started, saved.occupants)


def _goes_on(path: Path, saved: SavedGame) -> bool:
    """Whether *saved* holds all that was played in the file."""
    try:
        old = load_file(path).game
    except SaveError:
        return False
    actions = [ply.action for ply in saved.game.line]
    return actions[: len(old.line)] == [ply.action for ply in old.line] and old.bag == saved.game.bag


def _thin_out(latest: Path) -> None:
    """Delete the oldest files beyond :data:`MOST_KEPT`, never the *latest*."""
    with contextlib.suppress(OSError):
        found = [path for path in latest.parent.iterdir() if path.suffix == SUFFIX and path != latest]
        found.sort(key=lambda path: path.stat().st_mtime)
        for path in found[: max(0, len(found) + 1 - MOST_KEPT)]:
            path.unlink(missing_ok=True)
