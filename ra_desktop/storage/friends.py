"""What is kept of a table for friends elsewhere: by its host beside its game, and by a window that joined."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from msgspec import Meta

from . import paths
from .atomic import write_atomically
from .errors import SaveError
from .names import LONGEST_NAME, Named, SeatName
from .reading import read_file
from .saved_game import Colour, Seat  # noqa: TC001 - msgspec reads the annotations

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

HOSTED_NAME = "table.json"
GAME_NAME = f"table{paths.SUFFIX}"
JOINED_NAME = "joined.json"
_MOST_BYTES = 1 << 16

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""128 bits: a nonce, the id of a window, salt, a secret."""
Line = Annotated[str, Meta(max_length=2_000)]


class Person(Named, frozen=True, forbid_unknown_fields=True):
    """Somebody who sits at a window that joins."""

    colour: Colour
    """The one that is liked best."""
    character: SeatName | None = None
    """Whose face this person has."""


class KeptWindow(msgspec.Struct, frozen=True):
    """A window of a table that is hosted."""

    id: Hex
    people: tuple[Person, ...]
    seats: tuple[int, ...]


class HostedTable(msgspec.Struct, frozen=True):
    """A table that is hosted, beside its game (:data:`GAME_NAME`)."""

    secret: Hex
    salt: Hex
    port: int = 0
    """Where it listened last; 0 for nowhere."""
    aids: bool = True
    has_begun: bool = False
    own: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """The id of the host's own window."""
    places: tuple[Seat, ...] = ()
    """Who plays where nobody comes."""
    windows: tuple[KeptWindow, ...] = ()


class JoinedTable(msgspec.Struct, frozen=True):
    """A table that this window joined."""

    invitation: Line
    window: Hex
    people: tuple[Person, ...]


T = TypeVar("T", HostedTable, JoinedTable)


def write(path: Path, table: HostedTable | JoinedTable) -> None:
    """Write what is kept of a table; raises :class:`.WriteError`."""
    write_atomically(path, msgspec.json.encode(table))


def read(path: Path, kind: type[T]) -> T | None:
    """Return what is kept in `path`; None if there is nothing that can be read."""
    try:
        return msgspec.json.decode(read_file(path, _MOST_BYTES), type=kind)
    except (SaveError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _log.info("no table is kept in %s: %s", path.name, error)
        return None
