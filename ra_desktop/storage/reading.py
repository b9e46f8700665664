"""Reading files of any kind that users drop, list or name.

All code that reads files uses this module, so that it never waits for a pipe, a device or a socket, reads an endless
file, or fails on an impossible path.
"""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, BinaryIO, Final

from .errors import ReadError

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

_FLAGS: Final = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_NONBLOCK", 0)
)


def read_file(path: Path, most: int) -> bytes:
    """Return the contents of the regular file `path`, at most `most` bytes; raises :class:`ReadError`."""
    with open_file(path) as file:
        try:
            return file.read(most)
        except OSError as error:
            raise ReadError.from_os_error(path, error) from error


def open_file(path: Path) -> BinaryIO:
    """Open the regular file `path` for reading; links are followed. Raises :class:`ReadError` for anything else."""
    check_regular(path)  # opening some devices has side effects
    try:
        descriptor = os.open(path, _FLAGS)
    except OSError as error:
        raise ReadError.from_os_error(path, error) from error
    try:
        _check(path, os.fstat(descriptor))  # it may have been replaced meanwhile
        return open(descriptor, "rb")  # noqa: PTH123 - a descriptor, not a path
    except BaseException:
        os.close(descriptor)
        raise


def check_regular(path: Path) -> None:
    """Raise :class:`ReadError` unless `path` is a regular file, or a link to one.

    For files that other libraries open, such as databases; :func:`open_file` checks by itself.
    """
    try:
        status = os.stat(path)  # noqa: PTH116 - as it is, whatever it is
    except OSError as error:
        raise ReadError.from_os_error(path, error) from error
    except ValueError as error:  # as in is_path
        raise ReadError(path, "not a valid file name") from error
    _check(path, status)


def whole_number(text: str) -> int:
    """Return the number that `text` writes with the digits 0 to 9; raises ``ValueError`` for what else Python reads."""
    if not text.removeprefix("-").isdecimal() or not text.isascii():
        raise ValueError(f"not a whole number: {text!r:.60}")
    return int(text)


def is_path(text: str) -> bool:
    """Whether `text` can be the path of a file: not empty, and valid in the system's encoding."""
    try:
        return bool(text) and b"\0" not in os.fsencode(text)
    except UnicodeEncodeError:
        return False


def changed_at(status: os.stat_result) -> int:
    """Return when a file was last changed: nanoseconds since 1970, limited to 64 bits (1677 to 2262)."""
    return max(-(1 << 63), min(status.st_mtime_ns, (1 << 63) - 1))


def written_at(path: Path) -> int:
    """Return when the file was last changed, as :func:`changed_at` does; 0 if there is none."""
    try:
        return changed_at(path.stat())
    except OSError:
        return 0


def exists(path: Path) -> bool:
    """Whether anything exists at `path`, following links. Never raises: what cannot be inspected counts as missing.

    ``Path.exists`` raises an error where a parent folder may not be searched.
    """
    return os.path.exists(path)  # noqa: PTH110 - see above


def names_in(folder: Path) -> list[str]:
    """Return the names of what is in `folder`, sorted; none if it cannot be read."""
    try:
        return sorted(os.listdir(folder))  # noqa: PTH208 - Path.iterdir raises now or later, as the version likes
    except OSError:
        return []


def day_of(path: Path) -> date:
    """Return the day on which the file `path` was changed; today if that cannot be found out."""
    from datetime import datetime  # not needed before the first window

    try:
        return datetime.fromtimestamp(os.stat(path).st_mtime).astimezone().date()  # noqa: PTH116
    except (OSError, OverflowError, ValueError):  # the latter: years beyond 9999
        return datetime.now().astimezone().date()


def _check(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise ReadError(path, "not a regular file")
