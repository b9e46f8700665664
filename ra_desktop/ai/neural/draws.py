"""Possible orders of the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Ints


def deal_draws(bag: Ints, count: int, length: int, rng: np.random.Generator) -> Ints:
    """Return `count` possible beginnings of bags, with :data:`~ra_desktop.engine.tiles.EMPTY` after the last tile.

    The first tiles are spread evenly over the contents of the bag, the others are random.
    """
    tiles = np.repeat(np.arange(len(bag), dtype=np.int32), bag)
    total = len(tiles)
    draws = np.full((count, length), EMPTY, np.int32)
    if not total:
        return draws
    picks = np.argpartition(rng.random((count, total)), min(length, total) - 1, axis=1)[:, : min(length, total)]
    even = ((np.arange(count) + rng.random()) * (total / count)).astype(np.intp) % total
    rng.shuffle(even)
    # The first tile: swap it to the front, wherever it is among the picks.
    rows, places = np.nonzero(picks == even[:, None])
    picks[rows, places] = picks[rows, 0]
    picks[:, 0] = even
    draws[:, : picks.shape[1]] = tiles[picks]
    return draws
