"""The tile sets: names, counts and categories (docs/rules.md#tiles).

Inside the engine a tile is a small int, its *code*: its place in the tile set. Codes are ordered so that
every category is one unbroken range, and disasters stand in the order in which they are resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .reconstructed import RECONSTRUCTED

EMPTY: Final = -1
"""An auction space without a tile."""

RA: Final = 0
"""The code of a Ra tile in every tile set."""


@dataclass(frozen=True, slots=True)
class Category:
    """A run of tile codes ``first .. end - 1`` with a name."""

    name: str
    first: int
    end: int


class TileSet:
    """The tiles of a game: ``names[code]``, ``counts[code]`` copies, and the category of each.

    A tile with two sides has a code for each way it can lie; the one in which it is counted in the bag has its
    copies, the other has none.
    """

    def __init__(self, groups: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]) -> None:
        """Number the tiles of *groups*, (category, ((tile, copies), ...)), in the order given."""
        names: list[str] = []
        counts: list[int] = []
        categories: list[Category] = []
        for category, tiles in groups:
            first = len(names)
            for name, copies in tiles:
                names.append(name)
                counts.append(copies)
            categories.append(Category(category, first, len(names)))
        self.names: tuple[str, ...] = tuple(names)
        self.counts: tuple[int, ...] = tuple(counts)
        self.categories: tuple[Category, ...] = tuple(categories)
        self.codes: dict[str, int] = {name: code for code, name in enumerate(names)}
        self.full_bag: tuple[int, ...] = tuple(code for code, copies in enumerate(counts) for _ in range(copies))
        """Every tile of the set, sorted by code."""

    @property
    def total(self) -> int:
        """How many tiles a full bag holds."""
        return sum(self.counts)

    def category_of(self, name: str) -> str:
        """The category of the tile *name*; ``KeyError`` if the set has no such tile."""
        code = self.codes[name]
        return next(c.name for c in self.categories if c.first <= code < c.end)

    def tally(self, counts: list[int]) -> dict[str, int]:
        """Counts by code as a dict of tile name to count, without the zeros."""
        return {self.names[code]: count for code, count in enumerate(counts) if count}


CIVILIZATION_KINDS: Final = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENT_KINDS: Final = (
    "fortress", "obelisk", "palace", "pyramid", "sphinx", "statue", "step-pyramid", "temple",
)  # fmt: skip
DISASTER_COUNTS: Final = (("funeral", 2), ("drought", 2), ("unrest", 4), ("earthquake", 2))

RA_TILES: Final = TileSet(
    (
        ("ra", (("ra", 30),)),
        ("god", (("god", 8),)),
        ("gold", (("gold", 5),)),
        ("pharaoh", (("pharaoh", 25),)),
        ("nile", (("nile", 25),)),
        ("flood", (("flood", 12),)),
        ("civilization", tuple((name, 5) for name in CIVILIZATION_KINDS)),
        ("monument", tuple((name, 5) for name in MONUMENT_KINDS)),
        ("disaster", DISASTER_COUNTS),
    )
)
"""The 180 tiles of both editions of Ra."""

GOD: Final = 1
GOLD: Final = 2
PHARAOH: Final = 3
NILE: Final = 4
FLOOD: Final = 5
CIVILIZATION: Final = range(6, 11)
MONUMENTS: Final = range(11, 19)
FUNERAL: Final = 19
DROUGHT: Final = 20
UNREST: Final = 21
EARTHQUAKE: Final = 22
FIRST_DISASTER: Final = FUNERAL

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
        ("building", _pairs(BUILDINGS, PERSONS, 0)),  # the same tiles, turned over; in the bag they lie person first
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

TURNED: Final = tuple(
    PRIESTS_TILES.codes.get("/".join(reversed(name.split("/"))), EMPTY) if "/" in name else EMPTY
    for name in PRIESTS_TILES.names
)
"""``TURNED[code]``: the code of a two-sided tile with its other side up; :data:`EMPTY` for tiles with one side."""
