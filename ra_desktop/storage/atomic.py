"""Writing a file so that a crash, a full disk or a power cut leaves the old file or the new one, whole; and the log."""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .errors import ReadError, WriteError
from .names import cut
from .paths import make_file, make_folder

if TYPE_CHECKING:
    from io import TextIOWrapper

WINDOWS: Final = os.name == "nt"
REPLACE_TRIES: Final = 5
REPLACE_PAUSE: Final = 0.02
"""Seconds between attempts: on Windows a virus scanner may briefly hold the old file."""

_MOST_OF_NAME: Final = 100
"""Letters and bytes of a file's name that its temporary file has: the whole may be as long as the system allows."""
_TEMPORARY: Final = re.compile(r"\..{1,100}\.[0-9a-f]{8}\.tmp", re.DOTALL)


def write_atomically(path: Path, data: bytes, *, private: bool = True) -> None:
    """Replace the contents of `path` with `data`, creating it and its folder if needed.

    The bytes go to a temporary file beside it, to the disk, and then into place in one step. A symbolic link is
    followed and stays. A `private` file becomes readable by its owner only; other files keep their permissions. Raises
    :class:`WriteError`, also for anything but a regular file; the old file is then untouched and nothing else is left
    behind.
    """
    try:
        target = Path(os.path.realpath(path))
        if os.path.lexists(target) and not target.is_file():
            raise WriteError(path, "not a regular file")  # a pipe or a device would be replaced by a file
        make_folder(target.parent)
        begin = cut(target.name, _MOST_OF_NAME, _MOST_OF_NAME)
        temporary = target.with_name(f".{begin}.{secrets.token_hex(4)}.tmp")
        try:
            _write_through(temporary, data, like=target, private=private)
            _replace(temporary, target)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    except ValueError as error:  # a null character, or letters that the system has no bytes for
        raise WriteError(path, "not a valid file name") from error
    _sync_folder(target.parent)


def delete_leftovers(folder: Path, before: float) -> int:
    """Delete the temporary files that programs killed `before` that time have left in `folder`; return how many.

    The caller makes sure that no other program is writing there. Files that cannot be inspected or deleted stay.
    """
    count = 0
    with contextlib.suppress(OSError), os.scandir(folder) as items:
        for item in items:
            with contextlib.suppress(OSError):
                is_ours = _TEMPORARY.fullmatch(item.name) and item.is_file(follow_symlinks=False)
                if is_ours and item.stat().st_mtime < before:
                    os.unlink(item.path)  # noqa: PTH108
                    count += 1
    return count


def _write_through(path: Path, data: bytes, like: Path, private: bool) -> None:
    """Create `path` with `data` and the permissions of `like`, if that exists, and wait for the disk."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    descriptor = os.open(path, flags, 0o600 if private else 0o666)
    with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor, not a path
        file.write(data)
        file.flush()
        os.fsync(descriptor)
    with contextlib.suppress(OSError):
        path.chmod(like.stat().st_mode & (0o700 if private and not WINDOWS else 0o777))


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
    """Make the new name durable where the system can."""
    if WINDOWS:
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def keep_aside(path: Path, copied: bytes | None = None) -> Path:
    """Keep the damaged file `path` under another name, which is returned: renamed or, with its bytes, `copied`.

    Raises :class:`.SaveError` if that fails, so that nothing overwrites it.
    """
    number = 1
    while os.path.lexists(aside := path.with_suffix(f".damaged-{number}{path.suffix}")):
        number += 1
    if copied is not None:
        write_atomically(aside, copied)
        return aside
    try:
        return path.rename(aside)
    except OSError as error:
        raise ReadError.from_os_error(path, error) from error


class LogFile(RotatingFileHandler):
    """Writes to `path` and keeps `older` full files beside it, each of at most `most` bytes.

    Raises OSError if the folder cannot be made, or something that is no regular file has the name.
    """

    def __init__(self, path: Path, most: int, older: int) -> None:
        make_folder(path.parent)
        if path.exists() and not path.is_file():
            raise OSError(f"{path} is not a regular file")  # opening a pipe would wait for a reader
        super().__init__(
            path, maxBytes=most, backupCount=older, encoding="utf-8", errors="backslashreplace", delay=True
        )

    def _open(self) -> TextIOWrapper:
        make_file(Path(self.baseFilename))
        return super()._open()
