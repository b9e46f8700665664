"""How a search spends its rollouts, and how far it looks; each game has settings for each level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class SearchSettings:
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
    opponent_noise: float = 0.03
    """How uncertain the others' play is in rollouts: the spread of what is added to the utility of their moves."""
    margin: float = 0.15
    """Moves worse than the best by more than this are not looked at."""
    elimination_threshold: float = 3.0
    """A candidate is dropped when it is behind the best by this many standard errors."""
    own_noise: float = 0.0
    """How uncertain one is oneself, by one ply, when to draw, to invoke or to pass: the mean of what is added to the
    utility of these moves (by rules of thumb: to their fame, at :data:`.characters.FAME_IN_UTILITY`). Rollouts lessen
    it, as they outweigh :attr:`prior`. Which sun or which tile is worth more is never uncertain, nor whether to invoke
    for nothing."""


SECONDS: Final = {"expert": 0.11, "master": 0.4}
"""The time after which a search level answers, however far it is."""
