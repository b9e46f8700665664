"""Names for how much a seat gives away: the level whose own games look like it.

The figures come from games of each level among its like, over all set-ups, reviewed in full (docs/ai.md). Within what
could be measured they do not depend on the game; with five players the lower levels give away half as much as with
fewer. Novice and Casual give away equally much, though in different ways, so one name stands for both.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

FEWEST: Final = 12
"""Decisions with a choice below which nothing is said."""

MOST_OF_FEW: Final = 4
LOSS_OF_LEVEL: Final = {"master": 0.0001, "expert": 0.0010, "skilled": 0.0025, "casual": 0.0122}
"""The mean chance to win that a level gives away by a decision with a choice, with up to four players; best first."""
LOSS_OF_FIVE: Final = {**LOSS_OF_LEVEL, "casual": 0.0061}
"""The same with five players."""

ALIKE: Final = {"casual": ("casual", "novice")}
"""The levels that a name stands for, if there are several."""


def band_of(decisions: int, per_decision: float, players: int) -> str | None:
    """Return the level that gives away about as much `per_decision`, or None with too few `decisions`.

    The border between two levels is the geometric mean of what they give away.
    """
    if decisions < FEWEST:
        return None
    levels = LOSS_OF_FIVE if players > MOST_OF_FEW else LOSS_OF_LEVEL
    for (name, better), (_, worse) in pairwise(levels.items()):
        if per_decision < sqrt(better * worse):
            return name
    return next(reversed(levels))
