"""Curves of points by count, and expected points when a Poisson-distributed number of tiles is still to come.

The tables are compiled into the C (:mod:`native`); the rest is what ``lab/features.py`` reads them with.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.games.priests.scoring import (
    CHAMBERS_BY_COPIES,
    FEWEST_PEOPLE,
    POINTS_BY_ANKHS,
    PRIESTS_AGAINST_A_PLAGUE,
    PYRAMID_BY_TILES,
    TILES_FOR_A_BUILDING,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

STEPS: Final = 16
"""Means are looked up in steps of this fraction of a tile."""
MOST: Final = 5
"""The largest mean in a table."""
WIDTH: Final = STEPS * MOST + 1
"""The means in a table."""


def expected(points: tuple[float, ...]) -> list[list[float]]:
    """Return the expected points by count and mean; the last of `points`, which are by count, also holds for more."""
    table = []
    for count in range(len(points)):
        row = []
        for place in range(WIDTH):
            mean = place / STEPS
            chances = [exp(-mean)]
            for more in range(1, len(points)):
                chances.append(chances[-1] * mean / more)
            few = len(points) - 1 - count  # with more, it is the last entry of the points
            value = sum(chance * points[count + more] for more, chance in enumerate(chances[:few]))
            row.append(value + (1.0 - sum(chances[:few])) * points[-1])
        table.append(row)
    return table


POINTS: Final[dict[str, tuple[float, ...]]] = {
    "TWO": (0.0, 0.0, 1.0),
    "THREE_PRIESTS": (0.0,) * PRIESTS_AGAINST_A_PLAGUE + (1.0,),
    "PYRAMID_SOON": PYRAMID_BY_TILES,
    "CHAMBER_SOON": CHAMBERS_BY_COPIES,
    "ANKHS_SOON": POINTS_BY_ANKHS,
}
"""The points, by the name of the table."""
assert FEWEST_PEOPLE == TILES_FOR_A_BUILDING == 2, "TWO is for both"

edge = 0.0
"""Added to means before they are looked up, as rounding decides on the edge of a step: for comparisons."""
_TABLES: Final = {name: expected(points) for name, points in POINTS.items()}


def read(curve: Sequence[float], count: float) -> float:
    """Return the points for a `count`; the last entry also holds for more."""
    return curve[min(max(int(count), 0), len(curve) - 1)]


def between(curve: Sequence[float], place: float) -> float:
    """Return the `curve` interpolated."""
    low = int(place)
    return read(curve, low) + (read(curve, low + 1) - read(curve, low)) * (place - low)


def soon(name: str, count: float, mean: float) -> float:
    """Return the points of a table for a `count`, when a Poisson-distributed number with that `mean` is to come."""
    table = _TABLES[name]
    place = int(min(max((mean + edge) * STEPS + 0.5, 0.0), MOST * STEPS))
    return table[min(int(count), len(table) - 1)][place]


def step(x: float) -> float:
    """Return a smooth step from 0 to 1, one half at 0."""
    return x / (abs(x) + 1.0) * 0.5 + 0.5


def within(x: float, low: float, high: float) -> float:
    """Return the number nearest to `x` from `low` to `high`."""
    return min(max(x, low), high)


def others(amounts: Sequence[float], i: int) -> list[float]:
    """Return the amounts of all but one."""
    return [amount for other, amount in enumerate(amounts) if other != i]


def ahead_of_best(amounts: Sequence[float]) -> list[float]:
    """Return how far ahead of the best other each of the `amounts` is."""
    return [own - max(others(amounts, i)) for i, own in enumerate(amounts)]
