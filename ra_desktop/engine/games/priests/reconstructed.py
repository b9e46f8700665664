"""The figures of Priests of Ra that no text gives and that are reconstructed here (docs/rules.md#reconstructed).

Owners of the game can correct them in this one table; tiles, rules and scoring take them from it.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Reconstructed(NamedTuple):
    """Figures that the game shows only in pictures. The total of 174 tiles is known."""

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
    """Tiles of the same kind that make a complete building."""
    plague_points: tuple[int, ...]
    """By number of plagues, from 0; the last entry also holds for more."""


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
