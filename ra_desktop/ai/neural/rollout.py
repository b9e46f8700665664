"""Rollouts: from a position the network plays every seat for some decisions, and says what has come of it.

No one plays quite as the network would: to the utility of every move some noise is added, as people and other bots do
not always choose the network's best move either. The mover's own moves get it too, since else the mover would seem to
do better than the others by as much as their noise costs. Where a rollout ends, the network says of every seat how
likely it is to win; together the chances are 1.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.engine.tiles import EMPTY

from .compiled import calls
from .ends import last_sun_outcomes, with_last_sun
from .leads import with_all_seats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Floats, Ints, Rows

    from .clock import Clock
    from .network import Network, Values

    Numbers = NDArray[np.uint32]

_ROWS_AT_ONCE: Final = 256
"""Rollouts that a thread plays before it can be interrupted."""
_LONG_ROWS_AT_ONCE: Final = 64
"""Rollouts of :data:`_LONG` decisions and more that a thread plays before it can be interrupted."""
_LONG: Final = 100
_ALLOWED: Final = "OMP_NUM_THREADS"
"""How many threads the environment allows a process: joblib and Dask set it where many processes work."""


class Request(NamedTuple):
    """A request for rollouts: from every start with every one of the draws, valued for one seat."""

    starts: BatchState
    seat: int
    draws: Ints
    """The tiles to be drawn, a row for each order of the bag."""
    depth: int
    """Decisions in a rollout."""


class Played(NamedTuple):
    """Where rollouts end, by request, start and order of the bag."""

    at: BatchState
    order: Rows
    """The row of :attr:`draws` in each."""
    draws: Ints

    def values(self, network: Network, seats: Rows, clock: Clock) -> Floats:
        """Return win and margin of one of the `seats` in each row."""
        values = network.values(self.at, seats)
        last = np.flatnonzero(with_last_sun(self.at))
        if len(last):
            values[last] = self._outcomes(last, clock)[np.arange(len(last)), seats[last]]
        return values

    def values_of_seats(self, network: Network, clock: Clock) -> Values:
        """Return win and margin by row and seat; the chances of a row add up to 1."""
        once, same = calls.distinct(self.at)
        values = network.values_of_seats(self.at.take(once))[same]
        last = np.flatnonzero(with_last_sun(self.at))
        if len(last):
            values[last] = self._outcomes(last, clock)
        return values

    def _outcomes(self, rows: Rows, clock: Clock) -> Floats:
        return last_sun_outcomes(self.at.take(rows), self.order[rows], self.draws, clock)


def roll_out(
    network: Network,
    requests: list[Request],
    clock: Clock,
    noise: float = 0.0,
    *,
    all_seats: bool = False,
    threads: int = 1,
) -> list[Floats | Values]:
    """Play the rollouts of all `requests` together; return the values by start and order of the bag.

    `noise` and `all_seats`: as in :class:`.SearchSettings`. With `all_seats`, the values are those of
    :func:`.leads.with_all_seats`.
    """
    played = play_on(network, requests, clock, noise, threads)
    seat = np.repeat(
        [request.seat for request in requests], [len(request.starts) * len(request.draws) for request in requests]
    )
    values: Floats | Values
    if all_seats:
        values = with_all_seats(played.at, played.values_of_seats(network, clock), seat)
    else:
        values = played.values(network, seat, clock)
    answers: list[Floats | Values] = []
    for request in requests:
        count = len(request.starts) * len(request.draws)
        answers.append(values[:count].reshape(len(request.starts), len(request.draws), -1))
        values = values[count:]
    return answers


def play_on(network: Network, requests: list[Request], clock: Clock, noise: float = 0.0, threads: int = 1) -> Played:
    """Play the rollouts of all `requests`, in `threads` threads; return the final rows.

    `noise` is the standard deviation of the slips, in units of the value. A rollout ends after its number of decisions,
    or where one seat has the last sun of the game: the best way to use that is known.
    """
    sizes = [len(request.starts) * len(request.draws) for request in requests]
    at = requests[0].starts.like(
        np.concatenate([request.starts.rows.repeat(len(request.draws), axis=0) for request in requests])
    )
    at.drawn[:] = 0
    first = np.cumsum([0] + [len(request.draws) for request in requests])
    order = np.concatenate([
        np.tile(np.arange(dealt, dealt + len(request.draws)), len(request.starts))
        for request, dealt in zip(requests, first[:-1], strict=True)
    ])  # fmt: skip
    draws = _stacked([request.draws for request in requests])
    keys = np.concatenate([np.tile(keys_of(request.draws), len(request.starts)) for request in requests])
    depths = np.repeat([request.depth for request in requests], sizes)

    def play(first: int) -> None:
        part = slice(first, first + most)
        calls.play_on(at.like(at.rows[part]), packed, order[part], draws, keys[part], depths[part], noise)

    packed = network.packed()
    most = _ROWS_AT_ONCE if depths.max(initial=0) < _LONG else _LONG_ROWS_AT_ONCE
    most = min(most, max(_LONG_ROWS_AT_ONCE, -(-len(at) // threads)))
    starts = range(0, len(at), most)
    if len(starts) < 2 or threads < 2:
        for start in starts:
            clock.check()
            play(start)
        return Played(at, order, draws)
    with ThreadPoolExecutor(threads) as pool:
        for wave in range(0, len(starts), threads):
            clock.check()
            list(pool.map(play, starts[wave : wave + threads]))
    return Played(at, order, draws)


def all_but_one() -> int:
    """Return how many threads may think: the cores but one, or as many as the environment allows."""
    allowed = os.environ.get(_ALLOWED, "")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, int(allowed) if allowed.isascii() and allowed.isdecimal() else cores - 1)


def _stacked(draws: Sequence[Ints]) -> Ints:
    """Return all `draws` in one array, shorter ones with :data:`~ra_desktop.engine.tiles.EMPTY` after their ends."""
    wide = max(draw.shape[1] for draw in draws)
    return np.concatenate([np.pad(draw, ((0, 0), (0, wide - draw.shape[1])), constant_values=EMPTY) for draw in draws])


def keys_of(draws: Ints) -> Numbers:
    """Return a number for each of `draws`; the same draws at the same places always have the same."""
    factors = 2 * np.arange(draws.shape[1], dtype=np.uint32) + np.uint32(2654435769)
    number: Numbers = ((draws + 2).astype(np.uint32) * factors).sum(1, dtype=np.uint32)
    number ^= number >> 13
    number *= np.uint32(2246822519)
    number += np.arange(len(draws), dtype=np.uint32)
    return number
