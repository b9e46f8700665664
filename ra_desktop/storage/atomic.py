"""Writing a file so that a crash, a full disk or a power cut leaves the old file or the new one, whole."""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from pathlib import Path
from typing import Final

from .errors import WriteError

WINDOWS: Final = os.name == "nt"
REPLACE_TRIES: Final = 5
REPLACE_PAUSE: Final = 0.02
"""Seconds between the tries: on Windows a virus scanner may hold the old file for a moment."""


def write_atomically(path: Path, data: bytes) -> None:
    """Replace the contents of *path*, or create it and its folder.

    The bytes go to a temporary file beside it, to the disk, and then into place in one step. A symbolic link
    is followed and stays. Raises :class:`WriteError`; the old file is then untouched and nothing else is left.
    """
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        temporary = target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.tmp")
        try:
            _write_through(temporary, data, like=target)
            _replace(temporary, target)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    _sync_folder(target.parent)


def _write_through(path: Path, data: bytes, like: Path) -> None:
    """Create *path* with *data* and the permissions of *like*, if that exists, and wait for the disk."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o666)
    with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor, not a path
        file.write(data)
        file.flush()
        os.fsync(descriptor)
    with contextlib.suppress(OSError):
        path.chmod(like.stat().st_mode & 0o777)


def _replace(temporary: Path, target: Path) -> None:
    tries = REPLACE_TRIES if WINDOWS else 1
    for attempt in range(tries):
        try:
            os.replace(temporary, target)  # noqa: PTH105 - named so that tests can make it fail
        except PermissionError:
            if attempt + 1 == tries:
                raise
            time.sleep(REPLACE_PAUSE)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name durable, where the system has a way to."""
    if WINDOWS:
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
