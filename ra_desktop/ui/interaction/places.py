"""The places on the table between which things move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bag:
    """The bag."""


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of the auction track, from 0."""

    space: int


@dataclass(frozen=True, slots=True)
class Sides:
    """The tray with both sides of a drawn tile."""


@dataclass(frozen=True, slots=True)
class SideCard:
    """One side of a drawn tile: 0 for the person, 1 for the building."""

    side: int


@dataclass(frozen=True, slots=True)
class RaSpace:
    """A space of the Ra track, from 0."""

    space: int


@dataclass(frozen=True, slots=True)
class Figure:
    """The Ra figure beside the altar."""


@dataclass(frozen=True, slots=True)
class CentreSun:
    """The sun in the centre, on the altar."""


@dataclass(frozen=True, slots=True)
class BidPlace:
    """The place of the bid of `seat` in an auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatSun:
    """A sun of `seat`, face up or down; its future place if it is not there yet."""

    seat: int
    sun: int


@dataclass(frozen=True, slots=True)
class SeatTile:
    """The stack of `tile` of `seat`; its future place if there is none yet."""

    seat: int
    tile: str


@dataclass(frozen=True, slots=True)
class SeatFame:
    """The fame tablets of `seat`."""

    seat: int


Place = Bag | Figure | TrackSpace | Sides | SideCard | RaSpace | CentreSun | BidPlace | SeatSun | SeatTile | SeatFame
"""A place on the table."""
