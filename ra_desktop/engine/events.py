"""Facts about what an action did, in the order in which it happened.

Seats are ints, tiles are names, suns are numbers. Views show what happened from these; nothing compares two states.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Cause = Literal["drawn", "invoked", "full"]
EndReason = Literal["ra", "suns", "bag"]


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""


@dataclass(frozen=True, slots=True)
class EpochStarted(Event):
    """An epoch begins; `seat` owns the highest sun."""

    epoch: int
    seat: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A tile left the bag. `space` is its space on the auction track (for ``ra``, on the Ra track), from 0.

    It is None for a two-sided tile whose side is still to be chosen.
    """

    seat: int
    tile: str
    space: int | None


@dataclass(frozen=True, slots=True)
class SideChosen(Event):
    """A two-sided tile was placed on auction space `space`; `tile` names the shown side first."""

    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class GodSpent(Event):
    """A god was spent on `tile`, taken from auction space `space`."""

    seat: int
    tile: str
    space: int


@dataclass(frozen=True, slots=True)
class AuctionStarted(Event):
    """`seat` became the Ra player."""

    seat: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class SunBid(Event):
    """`seat` bid `sun`, the highest bid so far."""

    seat: int
    sun: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` passed in the auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class LotWon(Event):
    """`seat` took all `tiles` of the track and, face down, `centre_sun`; `sun` is now in the centre."""

    seat: int
    sun: int
    centre_sun: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NobodyBid(Event):
    """Everyone passed. `removed` are the tiles that left the game: those of a full track, otherwise none."""

    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DisasterStruck(Event):
    """`seat` now resolves `disaster`; `tiles` is how many tiles it costs."""

    seat: int
    disaster: str
    tiles: int


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """`seat` lost one `tile` to `disaster`; `chosen`: whether the owner had a choice."""

    seat: int
    tile: str
    disaster: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TileFlipped(Event):
    """A priest of `seat` turned a tile; `tile` is its new name, shown side first."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class PriestKept(Event):
    """`seat` left a priest unused."""

    seat: int


@dataclass(frozen=True, slots=True)
class EpochEnded(Event):
    """The epoch is over: the Ra track is full, all suns are face down, or the bag is empty.

    `removed` are the tiles that were left on the auction track.
    """

    epoch: int
    reason: EndReason
    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EpochScored(Event):
    """Points by seat and row of the scoring table, and everyone's fame before and after.

    `is_last` tells whether it was the last epoch of the game.
    """

    epoch: int
    points: tuple[dict[str, int], ...]
    fame_before: tuple[int, ...]
    fame: tuple[int, ...]
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class PlagueReturned(Event):
    """The priests of `seat` spared it one plague in the scoring just reported."""

    seat: int


@dataclass(frozen=True, slots=True)
class AnkhsWon(Event):
    """`seat` gained `ankhs` for the variety of its people in the scoring just reported."""

    seat: int
    ankhs: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last epoch has been scored; `winner` is the seat that won."""

    winner: int
    fame: tuple[int, ...]
    suns: tuple[int, ...] = ()
    """By seat, the highest sun, which decides a tie."""
