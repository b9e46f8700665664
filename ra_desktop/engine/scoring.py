"""Scoring that all games share: suns, and points for the most or fewest of something. Lists are by seat.

The rest of each scoring table is in the packages of the games, a function for each row, from counts alone.
"""

from __future__ import annotations

from typing import Final

HIGHEST_SUN_TOTAL: Final = 5
LOWEST_SUN_TOTAL: Final = -5


def most_and_fewest(amounts: list[int], most: int, fewest: int) -> list[int]:
    """Return `most` for all seats with the highest amount, `fewest` for all with the lowest, 0 if all are equal."""
    top = max(amounts)
    bottom = min(amounts)
    if top == bottom:
        return [0] * len(amounts)
    return [most if n == top else fewest if n == bottom else 0 for n in amounts]


def sun_points(totals: list[int]) -> list[int]:
    """Highest total of suns +5, lowest -5, last epoch only (docs/rules.md#score-suns)."""
    return most_and_fewest(totals, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)
