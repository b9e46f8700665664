"""Names for how much a seat gives away: the level whose own games look like it.

What counts is the share of what was at stake, so that whoever has nothing left to lose does not seem to play well. The
figures come from games of each level among its like, over all set-ups, reviewed in full (docs/ai.md). Within what could
be measured they depend neither on the game nor on the number of players.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

FEWEST: Final = 12
"""Decisions with a choice below which nothing is said."""
LEAST_STAKE: Final = 0.5
"""The chance to win at stake, over all decisions, below which nothing is said."""

SHARE_OF_LEVEL: Final = {"master": 0.001, "expert": 0.013, "skilled": 0.028, "casual": 0.118, "novice": 0.194}
"""How much of what was at stake a level gives away; best first."""


def band_of(decisions: int, stake: float, share: float) -> str | None:
    """Return the level that gives away about as large a `share`, or None with too few `decisions` or too low a `stake`.

    The border between two levels is the geometric mean of what they give away.
    """
    if decisions < FEWEST or stake < LEAST_STAKE:
        return None
    for (name, better), (_, worse) in pairwise(SHARE_OF_LEVEL.items()):
        if share < sqrt(better * worse):
            return name
    return next(reversed(SHARE_OF_LEVEL))
