"""How far the levels search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOVES_SHOWN: Final = 3
"""How many moves a hint shows at most."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of a search."""

    rollouts: int = 0
    """The most rollouts for a move if the caller sets no limit; 0: one ply, no search."""
    candidates: int = 6
    """How many moves are searched, the best by one ply."""
    depth: int = 8
    """Decisions in a rollout."""
    rounds: int = 2
    """The most rounds in which the candidates are halved."""
    prior: float = 8.0
    """The weight of the one-ply value, in rollouts."""
    noise: float = 0.03
    """The noise in everyone's play in rollouts: the spread of what is added to the utility of moves."""
    margin: float = 0.15
    """Moves worse than the best by more than this are not searched."""
    elimination_threshold: float = 3.0
    """A candidate is dropped when it is behind the best by this many standard errors."""
    own_noise: float = 0.0
    """The bot's own uncertainty, by one ply, about drawing, invoking and passing: the mean of what is added to the
    utility of these moves. Rollouts reduce it, as they outweigh :attr:`prior`. The choice between suns or tiles has no
    noise, nor has invoking for nothing."""
    taste: float = 1.0
    """How much a character's bonus counts, and the most of it: multiplies :data:`.characters.FAME_IN_UTILITY` and
    :data:`.characters.MOST_BONUS`."""
    played_out: float = 0.0
    """How many rollouts of the best :attr:`moves_shown` go on to the end of the game, as a share of the others, in the
    last epoch. There are none where the time is too short."""
    moves_shown: int = MOVES_SHOWN
    """How many moves are shown with their chances."""
    all_seats: bool = False
    """Whether rollouts are valued for every seat and the chances add up to 1: for chances that are shown. Moves chosen
    are as good without, and found in less time."""


SECONDS: Final = {"expert": 0.11}
"""Seconds after which a search level answers."""
