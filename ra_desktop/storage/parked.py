"""Parked games: unfinished games that no one saved by name, kept in a folder of their own until they are continued.

A game is parked when another one replaces it on the table, or when it is an orphan: left in the autosave file of a
program that has ended. When a parked game is opened, it moves to the autosave and its parked file is deleted.
"""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Final

from . import paths
from .errors import ReadError, SaveError, WriteError
from .filing import delete_oldest, free_path, remove
from .paths import make_folder, tighten
from .reading import exists, names_in, written_at
from .saved_game import KEPT_ID, SavedGame, kept_stem
from .savefile import SUFFIX, load_file, save_file

if TYPE_CHECKING:
    from pathlib import Path


MOST_KEPT: Final = 500
"""How many parked games are kept; when there are more, the oldest are deleted."""


def is_worth_keeping(saved: SavedGame) -> bool:
    """Whether `saved` is unfinished and contains a person's decision, even one taken back."""
    return not saved.game.state.is_over and any(seat.is_person for seat in saved.deciders())


def is_same(one: SavedGame, other: SavedGame) -> bool:
    """Return whether two games are at the same point of the same line, with the same players."""
    return _standing(one) == _standing(other)


def is_in_file(saved: SavedGame, path: Path) -> bool:
    """Whether the file `path` holds `saved` in its current state; False if it cannot be read."""
    try:
        return is_same(load_file(path), saved)
    except SaveError:
        return False


def park(saved: SavedGame) -> Path:
    """Write `saved` to the folder of parked games and return the path of its file; raises :class:`WriteError`.

    A parked file of the same game is overwritten only if `saved` holds everything that was played in it.
    """
    folder, stem = paths.unfinished_dir(), kept_stem(saved)
    path = folder / (stem + SUFFIX)
    if exists(path) and not _goes_on(path, saved):
        path = free_path(folder, stem)
    save_file(path, saved)
    delete_oldest(folder, MOST_KEPT, spared=path)
    return path


def quarantine(path: Path) -> Path | None:
    """Move a file that this version cannot read to the parked games, unchanged, so that nothing overwrites it.

    Returns its new path, or None if the file is missing or empty. Raises :class:`WriteError`.
    """
    folder = paths.unfinished_dir()
    try:
        if not path.stat().st_size:
            return None
        make_folder(folder)
        moved = path.rename(free_path(folder, time.strftime("%Y-%m-%d %H.%M")))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    tighten(moved)
    return moved


def unpark(path: Path, saved: SavedGame) -> None:
    """Delete `path`, the parked file of `saved`, which is now on the table and in the autosave.

    Files that this module would not have parked stay, and so does one that cannot be deleted, or that holds another
    game by now: the one that made room on the table may have been parked there.
    """
    if is_parked(path) and is_worth_keeping(saved) and is_in_file(saved, path):
        with contextlib.suppress(WriteError):  # the game is there twice, then
            remove(path)


def find(game: str) -> Path | None:
    """Return the latest parked file of the game with that id (:func:`.game_id`); None if there is none."""
    folder = paths.unfinished_dir()
    files = [folder / name for name in names_in(folder) if game[:KEPT_ID] in name]
    return max(files, key=written_at, default=None)


def is_parked(path: Path) -> bool:
    """Whether the file `path` is in the folder of parked games."""
    return path.parent == paths.unfinished_dir()


def collect_orphan(path: Path) -> Path | None:
    """Park the unfinished game in `path`, an autosave file whose program has ended; the caller holds its lock.

    Returns the path of the parked file, or None if there is no game worth keeping. A file that cannot be read is
    quarantined. Raises :class:`WriteError`; the game then stays where it is.
    """
    try:
        saved = load_file(path)
    except ReadError:
        return None
    except SaveError:
        return quarantine(path)
    if not is_worth_keeping(saved):
        return None
    parked = park(saved)
    remove(path)
    return parked


def _standing(saved: SavedGame) -> tuple[object, ...]:
    game = saved.game
    return (game.line, game.state, len(game.plies), saved.started, saved.occupants)


def _goes_on(path: Path, saved: SavedGame) -> bool:
    """Whether `saved` continues the game in the file `path`."""
    try:
        old = load_file(path).game
    except SaveError:
        return False
    return saved.game.line[: len(old.line)] == old.line and old.bag == saved.game.bag
