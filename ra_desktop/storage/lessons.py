"""The file of the lessons that were done: stars by the id of the lesson."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from msgspec import Meta

from .atomic import keep_aside, write_atomically
from .reading import exists, read_file

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

MOST_STARS: Final = 3
_MOST_BYTES: Final = 1_000_000

Stars = Annotated[int, Meta(ge=1, le=MOST_STARS)]


class _File(msgspec.Struct):
    lessons: dict[str, Stars]


def read_stars(path: Path) -> dict[str, int]:
    """Return the stars in the file `path`: nothing if there is none.

    A damaged file is renamed, so that it can still be looked at, and counts as empty. Raises :class:`ReadError` for a
    file that cannot be read; nothing may be written there.
    """
    if not exists(path):
        return {}
    data = read_file(path, _MOST_BYTES)
    try:
        return msgspec.json.decode(data, type=_File).lessons
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _log.warning("the progress of the lessons is damaged: %s", error)
        keep_aside(path)
        return {}


def write_stars(path: Path, stars: dict[str, int]) -> None:
    """Write `stars` to the file `path`; raises :class:`WriteError`."""
    write_atomically(path, msgspec.json.format(msgspec.json.encode(_File(dict(sorted(stars.items()))))) + b"\n")
