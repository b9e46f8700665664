"""Looking ahead: the best few moves by one ply are played on, and judged by how that goes.

Each candidate gets the same number of rollouts. In a rollout the network plays every seat for some decisions on one of
the possible orders of the bag, and its value for the seat that thinks ends it. The others slip now and then in
rollouts, as people and other bots do: who counts on their best answers plays worse against anybody who answers
otherwise. All candidates see the same orders and the same slips (common random numbers), so that luck cancels when
they are compared, and the first tile drawn follows the contents of the bag as evenly as can be.

The number of candidates is halved from round to round, and what is clearly worse than the best is dropped as soon as
that shows: a search with one candidate left is over, however many rollouts it might still make. Many rollouts run in
lockstep, as rows of one table.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.engine.tiles import EMPTY

from .choosing import best_of, options
from .network import merit
from .shared_tables import DRAW, INVOKE, PASS

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from .choosing import Options
    from .features import Floats
    from .network import Network
    from .plans import Plan
    from .tables import Ints, Rows, Tables

    Numbers = NDArray[np.uint32]

_ROWS_AT_ONCE: Final = 1024
"""Rollouts in one table: more would keep a request to stop waiting for too long."""

_ROWS_AT_FIRST: Final = 256
"""Rollouts in the first table of a search, which shows how long they take on this machine."""


_BELOW_ONE: Final = np.nextafter(np.float32(1.0), np.float32(0.0))

_DOUBTFUL: Final = (DRAW, INVOKE, PASS)
"""What :attr:`.Plan.unsure` may bring forward."""

_FEWEST_TO_DROP: Final = 24
"""Rollouts of a candidate before it can be dropped."""


class Interrupted(Exception):  # noqa: N818 - not a fault: what was asked for
    """The search was asked to stop."""


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

    def left(self, part: float = 1.0) -> float:
        """Seconds left of this part of the time."""
        if self._seconds is None:
            return float("inf")
        return part * self._seconds - (time.perf_counter() - self._begun)


class Request(NamedTuple):
    """Rollouts wanted: from every start on every one of the draws, valued for one seat."""

    starts: Tables
    seat: int
    draws: Ints
    """The tiles that come, a row for each order of the bag."""


Thinking = Generator[Request, "Floats", Judged]
"""A search that asks for rollouts and is sent their values, by start and order of the bag."""


def judge(network: Network, root: Tables, plan: Plan, rollouts: int, seed: int, clock: Clock) -> Judged:
    """Value the legal actions of the single position *root*, with at most *rollouts* rollouts in all."""
    clock.check()
    thinking = think(network, root, plan, rollouts, seed, clock)
    try:
        request = next(thinking)
        while True:
            request = thinking.send(roll_out(network, [request], plan.depth, clock, plan.slips)[0])
    except StopIteration as end:
        judged: Judged = end.value
        return judged


def judge_many(network: Network, roots: Tables, plan: Plan, rollouts: int, seed: int) -> list[Judged]:
    """:func:`judge` for every row of *roots*, in much less time than one after the other."""
    clock = Clock()
    judged: dict[int, Judged] = {}
    found = options(network, roots)
    ends = np.searchsorted(found.rows, np.arange(len(roots) + 1))
    thinking = [
        think(network, roots.take(np.array([row])), plan, rollouts, seed, clock, _part(found, start, end))
        for row, (start, end) in enumerate(pairwise(ends))
    ]
    answers: dict[int, Floats | None] = dict.fromkeys(range(len(roots)))
    while answers:
        wanted: dict[int, Request] = {}
        for row, answer in answers.items():
            try:
                wanted[row] = thinking[row].send(answer) if answer is not None else next(thinking[row])
            except StopIteration as end:
                judged[row] = end.value
        answers = {}
        waiting = list(wanted.items())
        while waiting:
            size, together = 0, []
            while waiting and size < 4 * _ROWS_AT_ONCE:
                together.append(waiting.pop())
                size += len(together[-1][1].starts) * len(together[-1][1].draws)
            results = roll_out(network, [request for _, request in together], plan.depth, clock, plan.slips)
            answers.update(zip((row for row, _ in together), results, strict=True))
    return [judged[row] for row in range(len(roots))]


class _Found(NamedTuple):
    """The legal actions of one position, what follows each, and its value by one ply."""

    actions: Rows
    after: Tables
    values: Floats


def _part(found: Options, start: int, end: int) -> _Found:
    return _Found(found.actions[start:end], found.after.take(np.arange(start, end)), found.values[start:end])


def think(
    network: Network,
    root: Tables,
    plan: Plan,
    rollouts: int,
    seed: int,
    clock: Clock,
    found: _Found | Options | None = None,
) -> Thinking:
    """The search itself: which rollouts are made, and what follows from them. *found*: what one ply finds, if known."""
    if found is None:
        found = options(network, root)
    position = crc32(root.rows.tobytes())
    doubt = np.zeros(len(found.actions), np.float32)
    if plan.unsure and root.track.any():
        chance = np.random.default_rng((seed, position, 1))
        doubt += chance.exponential(plan.unsure, len(doubt)) * np.isin(found.actions, _DOUBTFUL)
    merits = merit(found.values) + doubt
    order = np.argsort(-merits, kind="stable")
    candidates = order[: plan.candidates]
    candidates = candidates[merits[candidates] >= merits[order[0]] - plan.margin]
    if len(candidates) < 2 or rollouts < len(candidates):
        return Judged(found.actions, found.values, order, 0)
    seat = int(root.actor[0])
    rng = np.random.default_rng((seed, position))
    rounds = max(1, min(plan.rounds, int(np.ceil(np.log2(len(candidates))))))
    sums = plan.prior * found.values
    weight = np.full(len(merits), plan.prior, np.float32)
    spent = 0
    row_time = 0.0
    eliminated: list[Rows] = []
    seen = np.zeros((len(merits), 0), np.float32)
    for number in range(rounds):
        if number:
            candidates = _keep(candidates, max(2, (len(candidates) + 1) // 2), eliminated)
        part = (number + 1) / rounds
        goal = spent + (rollouts - spent) // (rounds - number)
        while len(candidates) > 1:
            batch = min(goal - spent, _ROWS_AT_ONCE if spent else _ROWS_AT_FIRST) // len(candidates)
            left = clock.left(part)
            if spent and left < row_time * batch * len(candidates):
                batch = int(max(left, 0.0) / row_time) // len(candidates)
                goal = 0
            if batch < 1:
                break
            begun = time.perf_counter()
            draws = deal_draws(root.bag[0], batch, plan.depth + 1, rng)
            results = yield Request(found.after.take(candidates), seat, draws)
            sums[candidates] += results.sum(1)
            weight[candidates] += batch
            spent += batch * len(candidates)
            row_time = (time.perf_counter() - begun) / (batch * len(candidates))
            seen = np.concatenate((seen, np.zeros((len(merits), batch), np.float32)), axis=1)
            seen[candidates, -batch:] = merit(results.reshape(-1, 2)).reshape(len(candidates), batch)
            standing = merit(sums[candidates] / weight[candidates, None])
            standing += doubt[candidates] * plan.prior / weight[candidates]
            candidates = candidates[np.argsort(-standing, kind="stable")]
            candidates = _keep(candidates, _still_open(seen[candidates], plan.doubt), eliminated)
    searched = np.concatenate((candidates, *eliminated))
    rest = order[~np.isin(order, searched)]
    return Judged(found.actions, sums / weight[:, None], np.concatenate((searched, rest)), spent)


def _keep(candidates: Rows, count: int, eliminated: list[Rows]) -> Rows:
    """The best *count* of the *candidates*; the others go to the front of *eliminated*."""
    if count < len(candidates):
        eliminated.insert(0, candidates[count:])
    return candidates[:count]


def _still_open(seen: Floats, doubt: float) -> int:
    """How many of the candidates, best first, may be the best for what their rollouts have *seen*."""
    count = seen.shape[1]
    if count < _FEWEST_TO_DROP:
        return len(seen)
    lead = seen[0] - seen[1:]
    clear = lead.mean(1) > doubt * lead.std(1) / np.sqrt(count - 1)
    still = np.flatnonzero(~clear)
    return int(still[-1]) + 2 if len(still) else 1


def roll_out(network: Network, requests: list[Request], depth: int, clock: Clock, slips: float = 0.0) -> list[Floats]:
    """Play on as each of *requests* asks, all together: the values by start and order of the bag.

    *slips*: as in :class:`Plan`.
    """
    rows, draws, orders, seats, keys, dealt = [], [], [], [], [], 0
    for request in requests:
        count, each = len(request.starts), len(request.draws)
        rows.append(request.starts.rows.repeat(each, axis=0))
        orders.append(np.tile(np.arange(dealt, dealt + each), count))
        seats.append(np.full(count * each, request.seat))
        draws.append(request.draws)
        keys.append(np.tile(_keys(request.draws), count))
        dealt += each
    at = requests[0].starts.like(np.concatenate(rows))
    at.drawn[:] = 0
    tiles, order = np.concatenate(draws), np.concatenate(orders)
    slipping = _Slips(slips, np.concatenate(seats), np.concatenate(keys))
    for step in range(depth):
        clock.check()
        at = _play_one(network, at, tiles, order, slipping, step)
    values = network.values(at, slipping.seats)
    ends = np.cumsum([len(part) for part in rows])[:-1]
    return [
        part.reshape(len(request.starts), len(request.draws), 2)
        for request, part in zip(requests, np.split(values, ends), strict=True)
    ]


class _Slips(NamedTuple):
    """By row of the table: whose rollout it is, and the number that its chances follow from."""

    spread: float
    seats: Rows
    keys: Numbers

    def of(self, rows: Rows, actors: Ints, actions: Rows, step: int) -> Floats:
        """What to add to the merits of *actions* in these *rows*: noise of Gumbel's distribution for the others'."""
        number = self.keys[rows] * np.uint32(2654435761)
        number ^= np.uint32((step + 1) * 40503 & 0xFFFFFFFF)
        number ^= (actions + 1).astype(np.uint32) * np.uint32(2246822519)
        number ^= number >> 16
        number *= np.uint32(0x7FEB352D)
        number ^= number >> 15
        number *= np.uint32(0x846CA68B)
        number ^= number >> 16
        even = ((number >> 8).astype(np.float32) + np.float32(0.5)) * np.float32(2.0**-24)
        np.minimum(even, _BELOW_ONE, out=even)  # the highest of them is rounded to 1, which slips without end
        noise: Floats = np.float32(-self.spread) * np.log(-np.log(even))
        noise[actors == self.seats[rows]] = 0.0
        return noise


def _keys(draws: Ints) -> Numbers:
    """A number for each of *draws*; the same draws at the same places always have the same."""
    factors = 2 * np.arange(draws.shape[1], dtype=np.uint32) + np.uint32(2654435769)
    number: Numbers = ((draws + 2).astype(np.uint32) * factors).sum(1, dtype=np.uint32)
    number ^= number >> 13
    number *= np.uint32(2246822519)
    number += np.arange(len(draws), dtype=np.uint32)
    return number


def _play_one(network: Network, at: Tables, draws: Ints, order: Rows, slips: _Slips, step: int) -> Tables:
    """The tables after whatever is about to be drawn and one more decision."""
    drawing = at.drawing()
    if len(drawing):
        at.resolve_draws(drawing, draws[order[drawing], at.drawn[drawing]])
    found = options(network, at)
    best = found.best
    if slips.spread:
        merits = merit(found.values)
        merits += slips.of(found.rows, at.actor[found.rows], found.actions, step)
        best = best_of(merits, found.first, np.diff(found.first, append=len(found.rows)))
    if len(best) == len(at):
        return found.after.take(best)
    at.rows[found.rows[best]] = found.after.rows[best]
    return at


def deal_draws(bag: Ints, count: int, length: int, rng: np.random.Generator) -> Ints:
    """*count* beginnings of possible bags, :data:`~ra_desktop.engine.tiles.EMPTY` behind the last tile.

    The first tiles are spread evenly over the contents of the bag, the others are left to chance.
    """
    tiles = np.repeat(np.arange(len(bag), dtype=np.int32), bag)
    total = len(tiles)
    draws = np.full((count, length), EMPTY, np.int32)
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
