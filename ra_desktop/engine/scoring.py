"""Scoring that all games share: suns, and points for the most or fewest of something. Lists are by seat.

The rest of each scoring table is in the packages of the games, a function for each row, from counts alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

SUNS: Final = "suns"
"""The row of the suns, in every game."""
HIGHEST_SUN_TOTAL: Final = 5
LOWEST_SUN_TOTAL: Final = -5


def most_and_fewest(amounts: list[int], most: int, fewest: int) -> list[int]:
    """Return `most` for all seats with the highest amount, `fewest` for all with the lowest, 0 if all are equal."""
    top = max(amounts)
    bottom = min(amounts)
    if top == bottom:
        return [0] * len(amounts)
    return [most if n == top else fewest if n == bottom else 0 for n in amounts]


Standing = Literal["most", "tied-most", "between", "tied-fewest", "fewest", "equal"]
"""How an amount compares with those of all seats; ``equal`` if all have the same."""


def standing(amounts: Sequence[int], seat: int) -> Standing:
    """Return how the amount of `seat` compares with those of all seats."""
    amount = amounts[seat]
    tied = amounts.count(amount) > 1
    if min(amounts) == max(amounts):
        return "equal"
    if amount == max(amounts):
        return "tied-most" if tied else "most"
    if amount == min(amounts):
        return "tied-fewest" if tied else "fewest"
    return "between"


def sun_points(totals: list[int]) -> list[int]:
    """Return the points by seat for the `totals` of suns: highest +5, lowest -5 (docs/rules.md#score-suns)."""
    return most_and_fewest(totals, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)
