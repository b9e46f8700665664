"""Names for the places on the table between which things move."""

from __future__ import annotations

from typing import NamedTuple


class Bag(NamedTuple):
    """The bag."""


class TrackSpace(NamedTuple):
    """A space of the auction track, 0-7."""

    space: int


class Sides(NamedTuple):
    """The tray with both sides of a tile just drawn."""


class SideCard(NamedTuple):
    """One side of a tile just drawn: 0 the person, 1 the building."""

    side: int


class RaSpace(NamedTuple):
    """A space of the Ra track, from 0."""

    space: int


class CentreSun(NamedTuple):
    """The sun in the centre, on the altar."""


class BidPlace(NamedTuple):
    """Where the bid of *seat* lies during an auction."""

    seat: int


class SeatSun(NamedTuple):
    """A sun before *seat*, face up or down; its future place if it is not there yet."""

    seat: int
    sun: int


class SeatTile(NamedTuple):
    """The stack of *tile* before *seat*; its future place if there is none yet."""

    seat: int
    tile: str


class SeatFame(NamedTuple):
    """The fame tablets of *seat*."""

    seat: int


Place = Bag | TrackSpace | Sides | SideCard | RaSpace | CentreSun | BidPlace | SeatSun | SeatTile | SeatFame
"""A place on the table."""
