"""Names for how much a seat gives away: the level whose own games look like it.

The figures come from games of each level among its like, over all set-ups, reviewed in full (docs/ai.md). Within what
could be measured they depend neither on the game nor on the number of players. Novice and Casual give away equally
much, though in different ways, so one name stands for both.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

FEWEST: Final = 12
"""Decisions with a choice below which nothing is said."""

LOSS_OF_LEVEL: Final = {"master": 0.0001, "expert": 0.0010, "skilled": 0.0024, "casual": 0.0120}
"""The mean chance to win that a level gives away by a decision with a choice; the best level first."""

ALIKE: Final = {"casual": ("casual", "novice")}
"""The levels that a name stands for, if there are several."""


def band_of(decisions: int, per_decision: float) -> str | None:
    """Return the level that gives away about as much `per_decision`, or None with too few `decisions`.

    The border between two levels is the geometric mean of what they give away.
    """
    if decisions < FEWEST:
        return None
    for (name, better), (_, worse) in pairwise(LOSS_OF_LEVEL.items()):
        if per_decision < sqrt(better * worse):
            return name
    return next(reversed(LOSS_OF_LEVEL))
