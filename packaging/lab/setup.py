"""Many new games at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.engine import RULESETS, GameState
from ra_desktop.engine.tiles import mask_of

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows

RULESET = "boat"
"""The rule set of Ra with all numbers of players; the rules of `classic` are the same."""


class Deals:
    """New games: a start position and an order of the bag for each."""

    def __init__(self, players: int, rng: np.random.Generator, ruleset: str = RULESET) -> None:
        self.players = players
        self.rng = rng
        state = GameState.new(ruleset, players, 0)
        self._start = batch_of([state])
        self._tiles = np.sort(np.array(state.bag, np.int32))
        self._groups = np.array([mask_of(group) for group in RULESETS[ruleset].suns[players]], np.int32)

    def deal(self, count: int) -> tuple[BatchState, Ints]:
        """Deal `count` games; the second array holds the tiles of each in drawing order."""
        orders = self.rng.permuted(np.broadcast_to(self._tiles, (count, len(self._tiles))), axis=1)
        groups = self.rng.permuted(np.broadcast_to(self._groups, (count, self.players)), axis=1)
        return self.set_up(groups), orders

    def set_up(self, groups: Ints) -> BatchState:
        """Return games in which each seat has the suns of its mask."""
        at = self._start.take(np.zeros(len(groups), np.intp))
        at.up[:] = groups
        at.actor[:] = groups.argmax(1)
        return at


def next_tiles(at: BatchState, orders: Ints, rows: Rows) -> Ints:
    """Return the next tiles from the bags of the `rows`; the bag of a whole game never runs out."""
    tiles: Ints = orders[rows, at.drawn[rows]]
    return tiles
