"""Expected points when a Poisson-distributed number of tiles is still to come, as tables. Needs no numpy."""

from __future__ import annotations

from math import exp
from typing import Final

from ra_desktop.engine.games.priests.scoring import (
    CHAMBERS_BY_COPIES,
    FEWEST_PEOPLE,
    POINTS_BY_ANKHS,
    PRIESTS_AGAINST_A_PLAGUE,
    PYRAMID_BY_TILES,
    TILES_FOR_A_BUILDING,
)

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
