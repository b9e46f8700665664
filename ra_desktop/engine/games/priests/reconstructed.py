"""The figures of Priests of Ra that no text gives: reconstructed, all of them here (docs/rules.md#reconstructed).

Whoever owns the game can correct them in this one table; tiles, rules and scoring take them from it.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Reconstructed(NamedTuple):
    """What is printed in pictures alone. That there are 174 tiles altogether is known."""

    ra_tiles: int
    copies_of_each_pair: int
    """Two-sided tiles for each of the 16 pairs of a person and a building."""
    stones: int
    chambers_of_each_colour: int
    priests: int
    plagues: int
    buildings_last: bool
    """Whether buildings stay with their owner when an epoch ends."""
    tiles_for_a_building: int
    """Tiles of the same kind that make a building complete."""
    plague_points: tuple[int, ...]
    """By number of plagues, from none on; the last holds for more, too."""


RECONSTRUCTED: Final = Reconstructed(
    ra_tiles=30,
    copies_of_each_pair=5,
    stones=20,
    chambers_of_each_colour=5,
    priests=12,
    plagues=12,
    buildings_last=True,
    tiles_for_a_building=2,
    plague_points=(0, -1, -3, -6, -10, -15),
)
