"""The tiles of Priests of Ra: names, counts and codes (docs/rules.md#priests-tiles)."""

from __future__ import annotations

from typing import Final

from ra_desktop.engine.tiles import TileSet

from .reconstructed import RECONSTRUCTED

PERSONS: Final = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS: Final = ("granary", "fortress", "market", "library")
CHAMBERS: Final = ("chamber-red", "chamber-blue", "chamber-green", "chamber-yellow")
SIDES: Final = frozenset((*PERSONS, *BUILDINGS))
"""The sides of the two-sided tiles of Priests of Ra (docs/rules.md#priests-tiles)."""


def _pairs(shown: tuple[str, ...], hidden: tuple[str, ...], copies: int) -> tuple[tuple[str, int], ...]:
    return tuple((f"{one}/{other}", copies) for one in shown for other in hidden)


PRIESTS_TILES: Final = TileSet(
    (
        ("ra", (("ra", RECONSTRUCTED.ra_tiles),)),
        ("person", _pairs(PERSONS, BUILDINGS, RECONSTRUCTED.copies_of_each_pair)),
        ("building", _pairs(BUILDINGS, PERSONS, 0)),  # the same tiles flipped; the bag counts them person first
        ("stone", (("stone", RECONSTRUCTED.stones),)),
        ("chamber", tuple((name, RECONSTRUCTED.chambers_of_each_colour) for name in CHAMBERS)),
        ("priest", (("priest", RECONSTRUCTED.priests),)),
        ("plague", (("plague", RECONSTRUCTED.plagues),)),
    )
)
"""The 174 tiles of Priests of Ra. A two-sided tile is named ``shown/hidden`` (docs/rules.md#priests-tiles)."""

FIRST_PERSON: Final = 1
FIRST_BUILDING: Final = 17
TWO_SIDED: Final = range(1, 33)
"""Person side up, 16 codes, and then building side up."""
CHAMBER_CODES: Final = range(34, 38)
PYRAMID: Final = range(33, 38)
"""Stones and chambers."""
PRIEST: Final = 38
PLAGUE: Final = 39

TURNED: Final = PRIESTS_TILES.turned
"""``TURNED[code]``: the code of a two-sided tile with its other side up."""

_PER_PERSON: Final = len(BUILDINGS)
_PER_BUILDING: Final = len(PERSONS)
_PERSON_STARTS: Final = tuple(range(FIRST_PERSON, FIRST_BUILDING, _PER_PERSON))
_BUILDING_STARTS: Final = tuple(range(FIRST_BUILDING, TWO_SIDED.stop, _PER_BUILDING))


def people_of(held: list[int]) -> list[int]:
    """Return the people in a display, by kind."""
    return [sum(held[start : start + _PER_PERSON]) for start in _PERSON_STARTS]


def buildings_of(held: list[int]) -> list[int]:
    """Return the building tiles in a display, by kind."""
    return [sum(held[start : start + _PER_BUILDING]) for start in _BUILDING_STARTS]
