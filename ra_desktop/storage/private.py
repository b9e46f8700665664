"""Files and folders that only their owner can read. On Windows the parent folder decides, and nothing is done here."""

from __future__ import annotations

import contextlib
import os
import stat
from typing import TYPE_CHECKING, Final

from . import paths

if TYPE_CHECKING:
    from pathlib import Path

_FILE: Final = 0o600
_FOLDER: Final = 0o777 if os.name == "nt" else 0o700  # which newer Pythons take seriously on Windows, too
_OTHERS: Final = 0o077
"""The permissions of everybody but the owner."""


def make_folder(folder: Path) -> None:
    """Create `folder` and its missing parents, for their owner only; raises OSError.

    An existing folder is restricted if it belongs to the program.
    """
    try:
        os.mkdir(folder, _FOLDER)  # noqa: PTH102 - unlike Path.mkdir, here the folders above get the same rights
    except FileNotFoundError:
        if folder.parent == folder:
            raise
        make_folder(folder.parent)
        os.mkdir(folder, _FOLDER)  # noqa: PTH102
    except OSError:
        if not os.path.isdir(folder):  # noqa: PTH112 - raises nothing
            raise
        if _is_own(folder):
            tighten(folder)


def make_file(path: Path) -> None:
    """Make sure that `path`, if it can be created, is readable by its owner only before anything else opens it.

    Errors are left to the code that opens the file.
    """
    with contextlib.suppress(OSError):
        make_folder(path.parent)
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0), _FILE))
    tighten(path)


def tighten(path: Path) -> None:
    """Remove all permissions on the file or folder `path` from everybody but its owner, if the system allows it."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        mode = os.stat(path).st_mode  # noqa: PTH116 - as in .reading
        if mode & _OTHERS and (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
            os.chmod(path, stat.S_IMODE(mode) & ~_OTHERS)  # noqa: PTH101


def _is_own(folder: Path) -> bool:
    """Whether `folder` is one of the program's own folders, or inside one."""
    own = (paths.data_dir(), paths.config_dir(), paths.log_dir(), paths.cache_dir())
    return any(folder == one or one in folder.parents for one in own)
