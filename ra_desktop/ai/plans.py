"""How a search spends its rollouts, and how far the levels from casual on think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search spends its rollouts."""

    rollouts: int = 0
    """The continuations that are tried for a move, at most, where nobody sets a limit; 0: one ply, no search."""
    candidates: int = 6
    """How many moves are looked at, best first by one ply."""
    depth: int = 8
    """Decisions in a rollout."""
    rounds: int = 2
    """In how many rounds the candidates are halved, at most."""
    prior: float = 8.0
    """The one-ply value counts like this many rollouts."""
    slips: float = 0.03
    """How unsure the others' play is in rollouts: the spread of what is added to the merit of their moves."""
    margin: float = 0.15
    """Moves worse than the best by more than this are not looked at."""
    doubt: float = 3.0
    """A candidate is dropped when it is behind the best by this many standard errors."""
    unsure: float = 0.0
    """How unsure one is oneself, by one ply, when to draw, to invoke or to pass: the mean of what is added to the merit
    of these moves (by rules of thumb: to their fame, at :data:`.characters.FAME_IN_MERIT`). Rollouts lessen it, as they
    outweigh :attr:`prior`. Which sun or which tile is worth more is never in doubt, nor whether to invoke for
    nothing."""


SECONDS: Final = {"expert": 0.11, "master": 0.4}
"""The time after which a search level answers, however far it is."""

_RA: Final = {
    "casual": {2: Plan(), 3: Plan(), 4: Plan(), 5: Plan(unsure=0.004)},
    "skilled": {2: Plan(unsure=0.005), 3: Plan(unsure=0.005), 4: Plan(unsure=0.005), 5: Plan(unsure=0.02)},
    "expert": {
        2: Plan(100, depth=2, prior=60.0),
        3: Plan(100, depth=3, slips=0.01),
        4: Plan(100, depth=4, slips=0.01),
        5: Plan(48, depth=2, slips=0.01),
    },
    "master": {
        2: Plan(800, depth=8),
        3: Plan(800, depth=12, slips=0.02),
        4: Plan(800, depth=10),
        5: Plan(800, depth=6, slips=0.01),
    },
}
_PRIESTS: Final = {
    "casual": dict.fromkeys(range(2, 6), Plan(unsure=0.006)),
    "skilled": {**_RA["skilled"], 4: Plan(unsure=0.036), 5: Plan(unsure=0.026)},
    "expert": {
        **_RA["expert"],
        4: Plan(48, depth=2, slips=0.01, prior=60.0, unsure=0.02),
        5: Plan(48, depth=2, slips=0.01),
    },
    "master": {
        2: Plan(800, depth=8),
        3: Plan(800, depth=9, slips=0.01),
        4: Plan(800, depth=12, slips=0.02),
        5: Plan(800, depth=10, slips=0.01),
    },
}
_PLANS: Final = {"ra": _RA, "priests": _PRIESTS}


def plan_for(level: str, players: int, game: str = "ra") -> Plan:
    """How *level*, one of those above the lowest, plans in a *game* of so many *players*.

    *game* as in the files of the networks (:func:`.tables.game_of`).
    """
    return _PLANS[game][level][players]
