"""Positions from whole games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ai import Limit, make_bot
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Iterator

FEW = Limit(rollouts=8)
"""For games in which it matters that a search is made, and not how good it is."""


def positions(
    ruleset: str, players: int, seed: int, level: str = "casual", *, to_the_end: bool = False
) -> Iterator[GameState]:
    """Every position of a game between bots of *level*; with *to_the_end* also the one that is over."""
    state = GameState.new(ruleset, players, seed)
    bots = [make_bot(level, seat, limit=FEW) for seat in range(players)]
    while not state.is_over:
        yield state
        seat = state.seat_to_act
        state.apply(bots[seat].choose(state.view(seat)), events=False)
    if to_the_end:
        yield state
