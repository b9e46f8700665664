"""Files of saved games as a person handles them: naming, copying in and out. Nothing is ever written over."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from typing import TYPE_CHECKING, Final

from . import paths
from .atomic import write_atomically
from .errors import FileAccessError, ReadError, WriteError
from .savefile import MOST_BYTES, SUFFIX, decode

if TYPE_CHECKING:
    from pathlib import Path

LONGEST_STEM: Final = 80
"""Letters of a file's name, without suffix; far below what any system allows, in bytes too."""

_REFUSED: Final = re.compile(r'[\x00-\x1f\x7f-\x9f<>:"/\\|?*\ud800-\udfff]+')
"""What Windows, the strictest, has no room for in a name."""
_DEVICES: Final = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


class NameTakenError(FileAccessError):
    """There is already a file of that name."""

    kind = "taken"


def clean_stem(text: str) -> str:
    """*text* as a file may be called on every system, without suffix; empty if nothing is left."""
    stem = _REFUSED.sub("-", paths.without_suffix(text.strip()))[:LONGEST_STEM].strip(" .")
    return f"{stem}-" if _DEVICES.fullmatch(stem) else stem


def free_path(folder: Path, stem: str) -> Path:
    """A file in *folder* that does not exist yet, called *stem* or, if that is taken, ``stem (2)`` and so on."""
    path = folder / f"{stem}{SUFFIX}"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem} ({number}){SUFFIX}"
    return path


def rename(path: Path, text: str, folder: Path | None = None) -> Path:
    """Call the file *path* as *text* says, as far as that can be a name; its new path, in *folder* if that is given.

    Raises :class:`NameTakenError`, or :class:`WriteError` if the system refuses. Without a name nothing changes.
    """
    stem = clean_stem(text)
    target = (folder or path.parent) / (stem + SUFFIX)
    if not stem or target == path:
        return path
    try:
        if os.path.lexists(target) and not target.samefile(path):  # the same: other letters of its case
            raise NameTakenError(target, "the name is taken")
        os.rename(path, target)  # noqa: PTH104 - does not follow a link
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    return target


def bring_in(source: Path, folder: Path) -> Path:
    """Copy the saved game *source* into *folder*, under its own name if that is free; the copy's path.

    A file that lies there already, the same to the byte, is not copied again. Raises what reading a saved game
    raises: nothing comes in that cannot be opened; and :class:`WriteError`.
    """
    try:
        if not source.is_file():
            raise ReadError(source, "not a file")
        with source.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise ReadError.from_os_error(source, error) from error
    decode(data)
    stem = clean_stem(source.name) or "game"
    there = folder / f"{stem}{SUFFIX}"
    if _holds(there, data):
        return there
    target = free_path(folder, stem)
    write_atomically(target, data)
    _keep_time(source, target)
    return target


def copy_out(path: Path, target: Path) -> None:
    """Copy the file *path* to *target*, as it is; raises :class:`ReadError` or :class:`WriteError`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ReadError.from_os_error(path, error) from error
    write_atomically(target, data)
    _keep_time(path, target)


def remove(path: Path) -> None:
    """Delete the file *path* for good; raises :class:`WriteError`."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def _keep_time(source: Path, target: Path) -> None:
    """The date of a copy is that of the game."""
    with contextlib.suppress(OSError):
        shutil.copystat(source, target)
