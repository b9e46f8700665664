"""Looking ahead: the best few moves by one ply are played on, and judged by how that goes.

Each candidate gets the same number of rollouts. In a rollout the network plays every seat for some decisions on one of
the possible orders of the bag, and its value for the seat that thinks ends it. All candidates see the same orders
(common random numbers), so that luck cancels when they are compared, and the first tile drawn follows the contents
of the bag as evenly as can be. The number of candidates is halved from round to round, and the survivors get
more rollouts. All rollouts of a round run in lockstep, as rows of one table.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from . import tables as tb
from .choosing import options
from .network import merit
from .tables import Tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from .features import Floats
    from .network import Network
    from .tables import Ints, Rows

_ROWS_AT_ONCE: Final = 1024
"""Rollouts in one table: more would keep a request to stop waiting for too long."""


class Interrupted(Exception):  # noqa: N818 - not a fault: what was asked for
    """The search was asked to stop."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search spends its rollouts."""

    candidates: int = 6
    """How many moves are looked at, best first by one ply."""
    depth: int = 8
    """Decisions in a rollout."""
    prior: float = 8.0
    """The one-ply value counts like this many rollouts."""
    margin: float = 0.25
    """Moves worse than the best by more than this are not looked at."""


class Judged(NamedTuple):
    """The legal actions of a position and what they are worth to the seat that acts."""

    actions: Rows
    values: Floats
    """Chance to win and margin, by action."""
    order: Rows
    """The places of the actions, best first; those that were searched before the others."""
    rollouts: int
    """How many rollouts it took."""


class Clock:
    """Says when to stop: asked to by *stopped* (an error), or out of time."""

    def __init__(self, seconds: float | None = None, stopped: Callable[[], bool] | None = None) -> None:
        self._begun = time.perf_counter()
        self._seconds = seconds
        self._stopped = stopped

    def check(self) -> None:
        """Raise :class:`Interrupted` if nobody waits any more; let other threads have a turn."""
        time.sleep(0)
        if self._stopped is not None and self._stopped():
            raise Interrupted

    def left(self) -> float:
        """Seconds left."""
        if self._seconds is None:
            return float("inf")
        return self._seconds - (time.perf_counter() - self._begun)


def judge(network: Network, root: Tables, plan: Plan, rollouts: int, seed: int, clock: Clock) -> Judged:
    """Value the legal actions of the single position *root*, with at most *rollouts* rollouts in all."""
    clock.check()
    found = options(network, root)
    values = found.values.copy()
    merits = merit(values)
    order = np.argsort(-merits, kind="stable")
    candidates = order[: plan.candidates]
    candidates = candidates[merits[candidates] >= merits[order[0]] - plan.margin]
    if len(candidates) < 2 or rollouts < len(candidates):
        return Judged(found.actions, values, order, 0)
    seat = int(root.actor[0])
    rng = np.random.default_rng((seed, crc32(root.rows.tobytes())))
    rounds = max(1, int(np.ceil(np.log2(len(candidates)))))
    sums = plan.prior * values
    weight = np.full(len(values), plan.prior, np.float32)
    spent = 0
    step_time = 0.0
    eliminated: list[Rows] = []
    for number in range(rounds):
        share = (rollouts - spent) // (rounds - number) // len(candidates)
        while share > 0:
            batch = min(share, max(1, _ROWS_AT_ONCE // len(candidates)))
            if clock.left() < step_time * batch * len(candidates):
                batch = int(clock.left() / step_time) // len(candidates)
                share = batch
                if batch < 1:
                    break
            begun = time.perf_counter()
            results = roll_out(network, found.after.take(candidates), seat, batch, plan.depth, rng, clock)
            sums[candidates] += results.sum(1)
            weight[candidates] += batch
            share -= batch
            spent += batch * len(candidates)
            step_time = (time.perf_counter() - begun) / (batch * len(candidates))
        now = sums[candidates] / weight[candidates, None]
        ranked = candidates[np.argsort(-merit(now), kind="stable")]
        if number < rounds - 1:
            keep = (len(ranked) + 1) // 2
            eliminated.insert(0, ranked[keep:])
            ranked = ranked[:keep]
        candidates = ranked
    values = sums / weight[:, None]
    searched = np.concatenate((candidates, *eliminated))
    rest = order[~np.isin(order, searched)]
    return Judged(found.actions, values, np.concatenate((searched, rest)), spent)


def roll_out(
    network: Network, starts: Tables, seat: int, each: int, depth: int, rng: np.random.Generator, clock: Clock
) -> Floats:
    """Play on from every one of *starts* on the same *each* orders of the bag: the values for *seat*."""
    count = len(starts)
    draws = deal_draws(starts.bag[0], each, depth + 1, rng)
    at = starts.take(np.repeat(np.arange(count), each))
    order = np.tile(np.arange(each), count)
    at.drawn[:] = 0
    for _ in range(depth):
        clock.check()
        at = play_one(network, at, draws, order)
    seats = np.full(len(at), seat)
    return network.values(at, seats).reshape(count, each, 2)


def play_one(network: Network, at: Tables, draws: Ints, order: Rows) -> Tables:
    """The tables after whatever is about to be drawn and one more decision."""
    drawing = at.drawing()
    if len(drawing):
        at.resolve_draws(drawing, draws[order[drawing], at.drawn[drawing]])
    found = options(network, at)
    if len(found.best) == len(at):
        return found.after.take(found.best)
    live = found.rows[found.best]
    at.rows[live] = found.after.rows[found.best]
    return at


def deal_draws(bag: Ints, count: int, length: int, rng: np.random.Generator) -> Ints:
    """*count* beginnings of possible bags, :data:`~.tables.EMPTY` behind the last tile.

    The first tiles are spread evenly over the contents of the bag, the others are left to chance.
    """
    tiles = np.repeat(np.arange(tb.TILES, dtype=np.int32), bag)
    total = len(tiles)
    draws = np.full((count, length), tb.EMPTY, np.int32)
    if not total:
        return draws
    picks = np.argpartition(rng.random((count, total)), min(length, total) - 1, axis=1)[:, : min(length, total)]
    even = ((np.arange(count) + rng.random()) * (total / count)).astype(np.intp) % total
    rng.shuffle(even)
    # The tile that comes first: wherever it is among the picks, what was first goes there.
    rows, places = np.nonzero(picks == even[:, None])
    picks[rows, places] = picks[rows, 0]
    picks[:, 0] = even
    draws[:, : picks.shape[1]] = tiles[picks]
    return draws
