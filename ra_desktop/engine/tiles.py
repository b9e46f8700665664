"""The tile sets: names, counts and categories (docs/rules.md#tiles).

Inside the engine a tile is a small int, its `code`: its index in the tile set. Codes are ordered so that every category
is one unbroken range and disasters are in the order in which they are resolved.

Sets of suns are bit masks: bit `n` stands for the sun numbered `n` (docs/rules.md#suns). A mask is copied, compared and
searched in one step; a list of suns would need a loop.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


EMPTY: Final = -1
"""The code that stands for no tile: of an empty auction space, of the other side of a tile with one side."""

RA: Final = 0
"""The code of a Ra tile in every tile set."""


@dataclass(frozen=True, slots=True)
class Category:
    """A range of tile codes, ``first .. end - 1``, with a name."""

    name: str
    first: int
    end: int


def other_side(name: str) -> str:
    """Return the name of a two-sided tile, ``shown/hidden``, after turning it over; empty for a tile with one side."""
    shown, slash, hidden = name.partition("/")
    return f"{hidden}/{shown}" if slash else ""


class TileSet:
    """The tiles of a game: ``names[code]``, ``counts[code]`` copies, and the category of each.

    A tile with two sides has a code for each side; the side by which the bag counts it has its copies, the other has
    none.
    """

    def __init__(self, groups: tuple[tuple[str, tuple[tuple[str, int], ...]], ...]) -> None:
        """Number the tiles of `groups`, (category, ((tile, copies), ...)), in the order given."""
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
        self.turned: tuple[int, ...] = tuple(self.codes.get(other_side(name), EMPTY) for name in names)
        """``turned[code]``: a two-sided tile with its other side up; :data:`EMPTY` for tiles with one side."""

    @property
    def total(self) -> int:
        """How many tiles a full bag holds."""
        return sum(self.counts)

    def with_counts(self, counts: dict[str, int]) -> TileSet:
        """Return the same tiles with the counts named in `counts`; ``ValueError`` for a tile that is not in the set."""
        if new := sorted(counts.keys() - {*self.names}):
            raise ValueError(f"{', '.join(new)}: another kind of tile needs rules of its own")
        numbers = dict(zip(self.names, self.counts, strict=True)) | counts
        return TileSet(
            tuple(
                (category.name, tuple((name, numbers[name]) for name in self.names[category.first : category.end]))
                for category in self.categories
            )
        )

    def category_of(self, name: str) -> str:
        """Return the category of the tile `name`; ``KeyError`` if the set has no such tile."""
        code = self.codes[name]
        return next(c.name for c in self.categories if c.first <= code < c.end)

    def by_category(self, counts: Mapping[str, int]) -> dict[str, int]:
        """Return how many tiles `counts` has by category, in the order of the set; categories without any included."""
        return {
            category.name: sum(counts.get(name, 0) for name in self.names[category.first : category.end])
            for category in self.categories
        }

    def tally(self, counts: list[int]) -> dict[str, int]:
        """Return counts by code as a dict of tile name to count, without the zeros."""
        return {self.names[code]: count for code, count in enumerate(counts) if count}


SunGroups = tuple[tuple[int, ...], ...]

FIRST_CENTRE_SUN: Final = 1

SUN_GROUPS: Final[dict[int, SunGroups]] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
"""Suns dealt to the seats, by number of players."""

_LISTS: Final[dict[int, tuple[int, ...]]] = {}


def mask_of(suns: Iterable[int]) -> int:
    """Return the mask of the given sun numbers."""
    mask = 0
    for sun in suns:
        mask |= 1 << sun
    return mask


def suns_in(mask: int) -> tuple[int, ...]:
    """Return the numbers in `mask`, lowest first."""
    known = _LISTS.get(mask)
    if known is None:
        known = _LISTS[mask] = tuple(n for n in range(mask.bit_length()) if mask >> n & 1)
    return known


def highest_in(mask: int) -> int:
    """Return the highest sun in `mask`, or -1 if it is empty."""
    return mask.bit_length() - 1
