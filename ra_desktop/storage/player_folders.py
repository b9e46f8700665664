"""The folders of the further players and of guests.

A guest's folder says whose it is: it is called like the autosave of the window in which the guest plays. Only that
window deletes it, or any other one once that has ended.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Final

from . import paths, slots
from .paths import GUEST, make_new_folder, players_dir
from .reading import names_in

if TYPE_CHECKING:
    from collections.abc import Collection

WINDOW: Final = Path(paths.AUTOSAVE_NAME).stem
"""The name of the first window; that of others begins with it."""


def make_player(known: Collection[str]) -> str:
    """Make the folder of another player and return its name, the id: neither `known` nor that of a folder so far."""
    for number in itertools.count(2):
        if str(number) not in known:
            folder = players_dir() / str(number)
            with contextlib.suppress(OSError):  # it is told when something is to be written there
                make_new_folder(folder)
                return str(number)
            if not os.path.lexists(folder):  # otherwise of someone who is missing in a damaged list
                return str(number)
    raise AssertionError


def delete_player(player: str) -> None:
    """Delete what is kept for the player with that id, as far as the system allows."""
    _delete(players_dir() / player)


def delete_guest(window: str) -> None:
    """Delete what is kept for the guest in the `window` of that name."""
    _delete(players_dir() / GUEST / window)


def delete_lost_guests(window: str) -> None:
    """Delete what the guests of windows that were killed have left, and what is left in the caller's own `window`.

    What an earlier version has left is deleted if no other program is running.
    """
    for name in names_in(players_dir() / GUEST):
        if name == window or (slots.is_free(name) if name.startswith(WINDOW) else slots.held() <= 1):
            _delete(players_dir() / GUEST / name)


def _delete(path: Path) -> None:
    """Delete the file or folder `path` and, once that is empty, the folder of all guests."""
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
    if path.parent.name == GUEST:
        with contextlib.suppress(OSError):
            path.parent.rmdir()
