"""Possible orders of the bag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import Ints, Rows

    Weights = NDArray[np.float64]


def deal_draws(bag: Ints, count: int, length: int, rng: np.random.Generator) -> Ints:
    """Return `count` possible beginnings of bags, with :data:`~ra_desktop.engine.tiles.EMPTY` after the last tile.

    The first tiles are spread evenly over the contents of the bag, the others are random.
    """
    total = int(bag.sum())
    picks = _picks(total, count, length, rng)
    even = ((np.arange(count) + rng.random()) * (total / count)).astype(np.intp) % max(1, total)
    rng.shuffle(even)
    return _beginning_with(even, picks, bag, length)


def deal_strata(bag: Ints, count: int, length: int, rng: np.random.Generator) -> tuple[Ints, Weights]:
    """Return draws like :func:`deal_draws`, and weights with the sum `count` that make the first tile exact.

    With the weights every kind of tile comes first just as often as the bag says, so that a weighted mean is the exact
    mean over the next tile. If there are more kinds than draws, the weights are 1, and that holds on average only.
    """
    kinds = np.flatnonzero(bag)
    if not 0 < len(kinds) <= count:
        return deal_draws(bag, count, length, rng), np.ones(count)
    expected = bag[kinds] * (count / bag.sum())
    numbers = np.maximum(1, expected.astype(np.intp))
    while numbers.sum() < count:
        numbers[(expected / numbers).argmax()] += 1
    while numbers.sum() > count:
        numbers[np.where(numbers > 1, numbers / expected, 0.0).argmax()] -= 1
    first = np.repeat(np.arange(len(kinds)), numbers)
    rng.shuffle(first)
    picks = _picks(int(bag.sum()), count, length, rng)
    draws = _beginning_with((np.cumsum(bag) - bag)[kinds][first], picks, bag, length)
    return draws, (expected / numbers)[first]


def _picks(total: int, count: int, length: int, rng: np.random.Generator) -> Rows:
    """Return for each of `count` draws which of the `total` tiles come, in an order by chance."""
    dealt = min(length, total)
    if not total:
        return np.zeros((count, 0), np.intp)
    return np.argpartition(rng.random((count, total)), dealt - 1, axis=1)[:, :dealt]


def _beginning_with(even: Rows, picks: Rows, bag: Ints, length: int) -> Ints:
    """Return the draws `picks`, of which each begins with the tile `even`."""
    draws = np.full((len(picks), length), EMPTY, np.int32)
    if not picks.size:
        return draws
    # The first tile: swap it to the front, wherever it is among the picks.
    rows, places = np.nonzero(picks == even[:, None])
    picks[rows, places] = picks[rows, 0]
    picks[:, 0] = even
    draws[:, : picks.shape[1]] = np.repeat(np.arange(len(bag), dtype=np.int32), bag)[picks]
    return draws
