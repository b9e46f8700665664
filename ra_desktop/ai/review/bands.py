"""Names for how much a seat gives away: the level whose own games look like it (docs/ai.md)."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .summary import Part

FEWEST: Final = 12
"""Decisions with a choice below which nothing is said."""

LOSS_OF_LEVEL: Final = {
    "ra": {
        2: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        3: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        4: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        5: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
    },
    "priests": {
        2: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        3: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        4: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
        5: {"novice": 0.030, "casual": 0.015, "skilled": 0.006, "expert": 0.004, "master": 0.002},
    },
}
"""The mean chance to win that a level gives away by a decision with a choice, among its like, by game and players."""


def band_of(play: Part, game: str, players: int) -> str | None:
    """Return the level that gives away about as much as `play`, or None with too few decisions.

    The border between two levels is the geometric mean of what they lose.
    """
    if play.decisions < FEWEST:
        return None
    levels = list(LOSS_OF_LEVEL[game][players].items())
    for (_, worse), (name, better) in reversed(list(zip(levels, levels[1:], strict=False))):
        if play.per_decision <= sqrt(worse * better):
            return name
    return levels[0][0]
