"""What is kept of a table for friends elsewhere: by its host beside its game, and by a window that joined."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from msgspec import Meta

from . import paths
from .atomic import write_atomically
from .errors import SaveError
from .filing import remove
from .names import LONGEST_NAME, Named, SeatName
from .reading import read_file
from .saved_game import COLOURS, Colour, Seat
from .slots import lock_file

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

HOSTED_NAME = "table.json"
GAME_NAME = f"table{paths.SUFFIX}"
JOINED_NAME = "joined.json"
LOCK_NAME = "table.lock"
"""The file that is locked while a window hosts."""
MOST_PORTS = 4
_MOST_BYTES = 1 << 16

Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
"""128 bits: a nonce, the id of a window, salt, a secret."""
Seconds = Annotated[int, Meta(ge=0, le=3_600)]
"""For a move; 0 for as long as one likes."""
Port = Annotated[int, Meta(ge=1, le=65_535)]
Line = Annotated[str, Meta(max_length=2_000)]


class Person(Named, frozen=True, forbid_unknown_fields=True):
    """A person at a window that joins."""

    colour: Colour
    """The preferred colour."""
    character: SeatName | None = None
    """Whose face this person has."""


People = Annotated[tuple[Person, ...], Meta(min_length=1, max_length=len(COLOURS))]


class KeptWindow(msgspec.Struct, frozen=True):
    """A window of a table that is hosted."""

    id: Hex
    people: People
    seats: tuple[int, ...]


class HostedTable(msgspec.Struct, frozen=True):
    """A table that is hosted, beside its game (:data:`GAME_NAME`)."""

    secret: Hex
    salt: Hex
    ports: Annotated[tuple[Port, ...], Meta(max_length=MOST_PORTS)] = ()
    """The port that it listened at last, and those before."""
    aids: bool = True
    seconds: Seconds = 0
    has_begun: bool = False
    own: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """The id of the host's own window."""
    places: tuple[Seat, ...] = ()
    """Who plays on seats that stay empty."""
    windows: tuple[KeptWindow, ...] = ()

    def __post_init__(self) -> None:
        seats = [seat for window in self.windows for seat in window.seats]
        if len(set(seats)) < len(seats) or not set(seats) <= set(range(len(self.places))):
            raise ValueError("seats that are not there, or twice")
        if any(len(window.seats) != len(window.people) for window in self.windows):
            raise ValueError("more or fewer people than seats")


class JoinedTable(msgspec.Struct, frozen=True):
    """A table that this window joined."""

    invitation: Line
    window: Hex
    people: People


def is_hosted(folder: Path) -> bool:
    """Whether a window, also one of another program, hosts a table in `folder` now."""
    try:
        if (lock := lock_file(folder / LOCK_NAME)) is not None:
            os.close(lock)
    except BlockingIOError:
        return True
    return False


T = TypeVar("T", HostedTable, JoinedTable)


def write(path: Path, table: HostedTable | JoinedTable) -> None:
    """Write what is kept of a table. If that fails, it is played on, but cannot be found again."""
    try:
        write_atomically(path, msgspec.json.encode(table))
    except SaveError as error:
        _log.warning("a table cannot be kept: %s", error)


def forget(path: Path) -> None:
    """Remove what is kept there, if there is something."""
    try:
        remove(path)
    except SaveError as error:
        _log.info("nothing to remove: %s", error)


def read(path: Path, kind: type[T]) -> T | None:
    """Return what is kept in `path`; None if there is nothing that can be read."""
    try:
        return msgspec.json.decode(read_file(path, _MOST_BYTES), type=kind)
    except (SaveError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _log.info("no table is kept in %s: %s", path.name, error)
        return None
