"""Random playouts: games played to the end by chance alone, for bots that sample and for benchmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .actions import Draw
from .board import NOBODY
from .state import GameState

if TYPE_CHECKING:
    from random import Random

    from .position import Position

_DRAW: Final = Draw()


def playout(position: Position, rng: Random) -> GameState:
    """Return the end of a game that goes on from `position` with uniformly random legal actions.

    `position`, a state or a view, does not change. The order of its bag does not matter: each tile is drawn at random
    from those left, which equals shuffling the bag first. The same `rng` in the same state gives the same game.
    """
    state = GameState()
    state._take_from(position)
    state._legal = None
    rules, bag, random = state.rules, state.bag, rng.random
    while state.seat_to_act != NOBODY:
        legal = rules.legal(state)
        action = legal[int(random() * len(legal))]
        if action is _DRAW and bag:
            place = int(random() * len(bag))
            bag[place], bag[-1] = bag[-1], bag[place]
        rules.play(state, action, None)
    return state
