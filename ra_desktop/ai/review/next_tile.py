"""The value of positions for all seats, where a draw counts as the exact mean over the tiles in the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.ai.neural.batch.state import OVER
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools
    from ra_desktop.ai.neural.network import Network, Values


def values_of_all_seats(network: Network, at: BatchState) -> tuple[Values, Bools]:
    """Return win and margin by row and seat, and in which rows they are certain.

    A row that is about to draw has the mean over its bag, every tile weighted by its number there.
    """
    owners, codes, weights = possible_draws(at)
    some = at.take(owners)
    drawing = np.flatnonzero(codes != NO_DRAW)
    some.resolve_draws(drawing, codes[drawing])
    each = network.values_of_seats(some)
    first = np.flatnonzero(np.diff(owners, prepend=-1))
    values: Values = np.add.reduceat(each * weights[:, None, None], first, axis=0)
    is_over: Bools = np.logical_and.reduceat(some.phase == OVER, first)
    return values, is_over


NO_DRAW = EMPTY - 1
"""Stands for the tile where none is drawn."""


def possible_draws(at: BatchState) -> tuple[NDArray[np.intp], NDArray[np.int32], Values]:
    """Return the row, the tile and its share of the bag, for every row and every tile that may come there next."""
    owners: list[int] = []
    codes: list[int] = []
    weights: list[float] = []
    drawing = set(at.drawing().tolist())
    for row in range(len(at)):
        bag = at.bag[row]
        kinds = np.flatnonzero(bag) if row in drawing else np.array([NO_DRAW])
        if not len(kinds):
            kinds = np.array([EMPTY])
        owners += [row] * len(kinds)
        codes += kinds.tolist()
        weights += (bag[kinds] / bag.sum()).tolist() if len(kinds) > 1 else [1.0]
    return np.array(owners, np.intp), np.array(codes, np.int32), np.array(weights)
