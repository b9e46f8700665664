"""One-ply search: all actions in many positions, valued by a network, and the best of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from .batch.state import OVER
from .compiled import calls
from .network import Network, outcome, utility

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
    inputs: Floats
    """The features of the options that were valued, in rows."""
    place: Rows
    """The row of :attr:`inputs` for each option; meaningless for options not valued."""
    first: Rows
    """The index of the first option of each row that has any."""
    best: Rows
    """The best option of each row that has any."""


FEW_ENOUGH: Final = 0.9
"""The share of distinct positions below which equal ones are valued only once."""


def options(network: Network, at: BatchState) -> Options:
    """Return the values of all legal actions by row of `at` for the seat that acts; equal rows are valued once."""
    once, same = calls.distinct(at)
    if len(once) > FEW_ENOUGH * len(at):
        return _options(network, at)
    return _spread(_options(network, at.take(once)), same, at)


def _spread(options: Options, same: Rows, at: BatchState) -> Options:
    """Return the options of `at`, of which row ``same[row]`` of `options` is the equal."""
    own = np.bincount(options.rows, minlength=len(same))
    starts = np.cumsum(own) - own
    counts = own[same]
    rows = np.repeat(np.arange(len(same)), counts)
    ends = np.cumsum(counts)
    index = runs(starts[same], counts)
    after = options.after.take(index)
    after.drawn[:] = at.drawn[rows]
    first = (ends - counts)[counts > 0]
    leads = np.zeros(len(own), np.intp)
    leads[options.rows[options.first]] = options.best - options.first
    best = first + leads[same[counts > 0]]
    return Options(
        rows, options.actions[index], after, options.values[index], options.inputs, options.place[index], first, best
    )


def _options(network: Network, at: BatchState) -> Options:
    steps = steps_from(at)
    values = values_of_steps(network, steps)
    counts = steps.counts[steps.counts > 0]
    first = np.cumsum(counts) - counts
    best = best_of(utility(values), first, counts)
    place = np.cumsum(np.repeat(counts > 1, counts)) - 1
    return Options(steps.rows, steps.actions, steps.after, values, steps.inputs, place, first, best)


class Steps(NamedTuple):
    """The legal actions of many positions, by row, and where they lead."""

    rows: Rows
    actions: Rows
    after: BatchState
    counts: Rows
    """How many actions each position has."""
    seats: Rows
    """The seat that acts, by action."""
    inputs: Floats
    """The features of :attr:`after` for that seat, without those of positions with a single action."""


def steps_from(at: BatchState) -> Steps:
    """Return the legal actions of every position in `at`."""
    return Steps(*calls.options(at))


def values_of_steps(network: Network, steps: Steps) -> Floats:
    """Return the values of all actions for the seat that acts; 0 where there is only one."""
    values = np.zeros((len(steps.rows), 2), np.float32)
    several = steps.counts[steps.rows] > 1
    values[several] = network.estimates(steps.inputs)
    over = np.flatnonzero((steps.after.phase == OVER) & several)
    if len(over):
        values[over] = outcome(steps.after.take(over), steps.seats[over])
    return values


def runs(first: Rows, counts: Rows) -> Rows:
    """Return the numbers in runs, each from one of `first` on and with one of `counts`."""
    places: Rows = np.arange(counts.sum()) + np.repeat(first - (np.cumsum(counts) - counts), counts)
    return places


def best_of(utilities: Floats, first: Rows, counts: Rows) -> Rows:
    """Return the index of the greatest of each run of `utilities`; the earliest of equals."""
    if not len(first):
        return first
    top = np.repeat(np.maximum.reduceat(utilities, first), counts)
    places = np.flatnonzero(utilities == top)
    runs = np.searchsorted(first, places, side="right")
    return places[np.flatnonzero(np.diff(runs, prepend=0))]
