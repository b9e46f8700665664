"""Naming, importing, exporting and deleting saved games. Nothing is ever overwritten."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
from typing import TYPE_CHECKING, Final

from . import paths
from .atomic import write_atomically
from .errors import FileAccessError, ReadError, WriteError
from .names import cut, from_outside, without_piles
from .reading import names_in, read_file
from .savefile import MOST_BYTES, SUFFIX, decode

if TYPE_CHECKING:
    from pathlib import Path

MOST_COPIED: Final = 64 * MOST_BYTES
"""The largest file that is exported, in bytes. Damaged files may be larger than any saved game."""
LONGEST_STEM: Final = 80
"""Most characters of a file name without its suffix."""
MOST_STEM_BYTES: Final = 200
"""Most bytes of it in UTF-8. Systems allow 255 of a whole name, which may get a number and always gets a suffix."""

_REFUSED: Final = re.compile(r'[\x00-\x1f\x7f-\x9f<>:"/\\|?*\ud800-\udfff]+')
"""Characters that Windows, the strictest system, refuses in names."""
_DEVICES: Final = re.compile(r"(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?", re.IGNORECASE)


class NameTakenError(FileAccessError):
    """A file of that name exists already."""

    kind = "taken"


def clean_stem(text: str) -> str:
    """Return `text` as a file name that is valid on any system, without suffix; empty if nothing is left."""
    plain = without_piles(_REFUSED.sub("-", paths.without_suffix(from_outside(text))))
    stem = cut(plain, LONGEST_STEM, MOST_STEM_BYTES).strip(" .")
    return f"{stem}-" if _DEVICES.fullmatch(stem) else stem


def free_path(folder: Path, stem: str) -> Path:
    """Return a path in `folder` that does not exist yet: `stem` or, if that is taken, ``stem (2)`` and so on."""
    path = folder / f"{stem}{SUFFIX}"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem} ({number}){SUFFIX}"
    return path


def rename(path: Path, text: str, folder: Path | None = None) -> Path:
    """Rename the file `path` to `text`, cleaned as :func:`clean_stem` does, and move it to `folder` if one is given.

    Returns the new path; an empty name changes nothing. Raises :class:`NameTakenError`, or :class:`WriteError` if the
    system refuses.
    """
    stem = clean_stem(text)
    target = (folder or path.parent) / (stem + SUFFIX)
    if not stem or target == path:
        return path
    try:
        if os.path.lexists(target) and not target.samefile(path):  # the same: other letters of its case
            raise NameTakenError(target, "a file of that name already exists")
        os.rename(path, target)  # noqa: PTH104 - does not follow a link
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    return target


def take_from_trash(trashed: Path, path: Path) -> None:
    """Move the file `trashed` back to `path`; raises :class:`NameTakenError` or :class:`WriteError`."""
    if os.path.lexists(path):
        raise NameTakenError(path, "a file of that name already exists")
    try:
        shutil.move(trashed, path)
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error
    with contextlib.suppress(OSError):  # on Linux a note beside it says where it came from
        (trashed.parent.parent / "info" / f"{trashed.name}.trashinfo").unlink()


def bring_in(source: Path, folder: Path) -> Path:
    """Copy the saved game `source` into `folder`, under its own name if that is free; return the copy's path.

    A file already namesake with the same bytes is not copied again. Raises what reading a saved game raises, since only
    files that can be opened are imported, and :class:`WriteError`.
    """
    data = read_file(source, MOST_BYTES + 1)
    decode(data)
    stem = clean_stem(source.name) or "game"
    namesake = folder / f"{stem}{SUFFIX}"
    if _holds(namesake, data):
        return namesake
    target = free_path(folder, stem)
    write_atomically(target, data)
    _keep_time(source, target)
    return target


def copy_out(path: Path, target: Path) -> None:
    """Copy the file `path` to `target`, as it is; raises :class:`ReadError` or :class:`WriteError`.

    The copy gets the default permissions of a new file, so that it can be shared.
    """
    data = read_file(path, MOST_COPIED + 1)
    if len(data) > MOST_COPIED:
        raise ReadError(path, f"larger than {MOST_COPIED} bytes")
    write_atomically(target, data, private=False)
    _keep_time(path, target)


def remove(path: Path) -> None:
    """Delete the file `path` permanently; raises :class:`WriteError`."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError.from_os_error(path, error) from error


def delete_oldest(folder: Path, most: int, suffix: str = SUFFIX, spared: Path | None = None) -> None:
    """Delete the files in `folder` that were changed first, beyond `most`, never the one that is `spared`."""
    files = [path for name in names_in(folder) if name.endswith(suffix) and (path := folder / name) != spared]
    with contextlib.suppress(OSError):
        files.sort(key=lambda path: path.stat().st_mtime)
        for path in files[: max(0, len(files) + (spared is not None) - most)]:
            path.unlink(missing_ok=True)


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_file(path, len(data) + 1) == data
    except ReadError:
        return False


def _keep_time(source: Path, target: Path) -> None:
    """Give the copy the modification time of the original."""
    with contextlib.suppress(OSError):
        status = source.stat()
        os.utime(target, ns=(status.st_atime_ns, status.st_mtime_ns))
