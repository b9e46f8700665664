"""What games owe to the tiles that were drawn, so that fewer games tell two players apart.

A tile drawn is lucky for a seat by as much as the position after it is better than the mean over all tiles in the bag.
That is nothing on average, whatever values the positions: so a result less the luck in it has the same mean as the
result. The better the values, the less is left of the chance in it. Zinkevich and others (2006), "Optimal unbiased
estimators for evaluating agent performance"; backgammon programs have long done it for the dice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ra_desktop.ai.review.judge import possible_draws

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows
    from ra_desktop.ai.neural.network import Network

Floats = NDArray[np.float64]


class Luck:
    """Sums up the luck of one seat in each of many games, by the values of a network."""

    def __init__(self, network: Network, seats: Rows) -> None:
        self._network = network
        self._seats = seats
        self.sums: Floats = np.zeros(len(seats))
        """Chance to win that the tiles drawn have brought, by game."""

    def add(self, at: BatchState, drawing: Rows, tiles: Ints) -> None:
        """Count that in the games `drawing`, about to draw in `at`, these `tiles` come."""
        owners, codes, weights = possible_draws(at.take(drawing))
        after = at.take(drawing[owners])
        after.resolve_draws(np.arange(len(owners)), codes)
        values = self._network.values(after, self._seats[drawing[owners]])[:, 0].astype(np.float64)
        first = np.flatnonzero(np.diff(owners, prepend=-1))
        self.sums[drawing] += values[codes == tiles[owners]] - np.add.reduceat(values * weights, first)
