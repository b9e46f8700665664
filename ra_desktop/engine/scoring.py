"""What all games score alike: suns, and whatever goes to who has most or fewest. Lists are by seat.

The rest of each scoring table is in the games' own rooms, a function for each row, on counts alone.
"""

from __future__ import annotations

from typing import Final

HIGHEST_SUN_TOTAL: Final = 5
LOWEST_SUN_TOTAL: Final = -5


def most_and_fewest(amounts: list[int], most: int, fewest: int) -> list[int]:
    """`most` to all who have the highest amount, `fewest` to all with the lowest, 0 if all are equal."""
    top = max(amounts)
    bottom = min(amounts)
    if top == bottom:
        return [0] * len(amounts)
    return [most if n == top else fewest if n == bottom else 0 for n in amounts]


def sun_points(totals: list[int]) -> list[int]:
    """Highest total of suns +5, lowest -5, last epoch only (docs/rules.md#score-suns)."""
    return most_and_fewest(totals, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)
