"""One-ply search: all actions in many positions, valued by a network, and the best of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .network import Network, utility

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Floats, Rows


class Options(NamedTuple):
    """The legal actions of many positions, by row; only rows with at least two of them are valued."""

    rows: Rows
    """The row of each option in the original positions."""
    actions: Rows
    after: BatchState
    """The position after each option."""
    values: Floats
    """Chance of winning and margin of the seat that acts."""
    first: Rows
    """The index of the first option of each row that has any."""
    best: Rows
    """The best option of each row that has any."""


def options(network: Network, at: BatchState) -> Options:
    """Return the values of all legal actions by row of `at` for the seat that acts; 0 where there is only one."""
    rows, actions = at.legal()
    after = at.take(rows)
    after.apply(actions)
    counts = np.bincount(rows, minlength=len(at))
    several = np.flatnonzero(counts[rows] > 1)
    values = np.zeros((len(rows), 2), np.float32)
    values[several] = network.values(after.take(several), at.actor[rows[several]])
    counts = counts[counts > 0]
    first = np.cumsum(counts) - counts
    return Options(rows, actions, after, values, first, best_of(utility(values), first, counts))


def best_of(utilities: Floats, first: Rows, counts: Rows) -> Rows:
    """Return the index of the greatest of each run of `utilities`; the earliest of equals."""
    if not len(first):
        return first
    top = np.repeat(np.maximum.reduceat(utilities, first), counts)
    places = np.flatnonzero(utilities == top)
    runs = np.searchsorted(first, places, side="right")
    return places[np.flatnonzero(np.diff(runs, prepend=0))]
