"""The file of the puzzles: which were solved and which missed, and the positions from the player's own games."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .atomic import keep_aside, write_atomically
from .reading import exists, read_file
from .saved_game import Seat  # noqa: TC001 - msgspec reads the types

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

Mark = Literal["solved", "missed"]

_MOST_BYTES: Final = 10_000_000
_Chance = Annotated[float, Meta(ge=0.0, le=1.0)]


class RatedAction(msgspec.Struct, frozen=True):
    """What an action was worth to the seat that acted."""

    action: str
    win: _Chance
    margin: Annotated[float, Meta(ge=-10_000.0, le=10_000.0)]
    error: Annotated[float, Meta(ge=0.0, le=2.0)]


class OwnProblem(msgspec.Struct, frozen=True):
    """A position of a game of the player's, in which another action would have been better."""

    name: str
    ruleset: str
    bag: tuple[str, ...]
    suns: tuple[tuple[int, ...], ...]
    actions: tuple[str, ...]
    """Those before the position."""
    reshuffles: tuple[tuple[int, int], ...]
    """Where the bag was shuffled, and with which seed."""
    seats: tuple[Seat, ...]
    rated: Annotated[tuple[RatedAction, ...], Meta(min_length=2)]
    """All legal actions, best first."""
    chosen: str
    """What the player did."""


class PuzzleFile(msgspec.Struct):
    """All that is kept."""

    marks: dict[str, Mark] = {}
    """By the name of the puzzle."""
    own: list[OwnProblem] = []
    """The oldest first."""


def read_puzzle_file(path: Path) -> PuzzleFile:
    """Return what the file `path` holds: nothing if there is none.

    A damaged file is renamed, so that it can still be looked at, and counts as empty. Raises :class:`.ReadError` for a
    file that cannot be read; nothing may be written there.
    """
    if not exists(path):
        return PuzzleFile()
    data = read_file(path, _MOST_BYTES)
    try:
        return msgspec.json.decode(data, type=PuzzleFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        _log.warning("the file of the puzzles is damaged: %s", error)
        keep_aside(path)
        return PuzzleFile()


def write_puzzle_file(path: Path, kept: PuzzleFile) -> None:
    """Write `kept` to the file `path`; raises :class:`.WriteError`."""
    kept.marks = dict(sorted(kept.marks.items()))
    write_atomically(path, msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
