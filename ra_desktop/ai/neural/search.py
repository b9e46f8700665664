"""Search: the best moves by one ply are played on in rollouts.

Each candidate gets the same number of rollouts. In a rollout the network plays every seat for some decisions with one
of the possible orders of the bag, and its value for the searching seat ends it. The others' moves are chosen with some
noise, since people and other bots do not always play the network's best move, and relying on it plays worse against
them. All candidates get the same orders and the same noise (common random numbers), so that luck cancels when they are
compared, and the first tile drawn follows the contents of the bag as evenly as possible.

The number of candidates is halved in each round, and one clearly worse than the best is dropped early: a search with
one candidate left is over, however many rollouts remain. Many rollouts are played at once, as rows of one batch.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.ai.neural.batch.state import DRAW, INVOKE, PASS

from .clock import Clock
from .draws import deal_draws
from .ends import is_alone, play_to_the_end
from .network import utility
from .one_ply import best_of, options
from .tally import FEWEST_TO_COMPARE, ONE_PLY_ERROR, Tally, lowest_sufficient_bid, may_end, standard_errors

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows
    from ra_desktop.ai.neural.features.shared import Floats

    from .network import Network
    from .one_ply import Options
    from .settings import SearchSettings

    Numbers = NDArray[np.uint32]

_ROWS_AT_ONCE: Final = 1024
"""Rollouts in one batch; with more, cancelling would take too long."""

_ROWS_AT_FIRST: Final = 256
"""Rollouts in the first batch of a search, which measures the speed of the machine."""


_BELOW_ONE: Final = np.nextafter(np.float32(1.0), np.float32(0.0))

_NOISY: Final = (DRAW, INVOKE, PASS)
"""The actions that :attr:`.SearchSettings.own_noise` may favour."""


class SearchResult(NamedTuple):
    """The legal actions of a position and their values for the acting seat."""

    actions: Rows
    values: Floats
    """Chance to win and margin, by action."""
    order: Rows
    """The indices of the actions, best first; searched ones before the others."""
    rollouts: int
    """How many rollouts were made."""
    errors: Floats
    """The standard error of each utility: for the best action its own, for others that of their distance from it."""


class Request(NamedTuple):
    """A request for rollouts: from every start with every one of the draws, valued for one seat."""

    starts: BatchState
    seat: int
    draws: Ints
    """The tiles to be drawn, a row for each order of the bag."""


SearchSteps = Generator[Request, "Floats", SearchResult]
"""A search that yields requests for rollouts and is sent their values, by start and order of the bag."""


def search(
    network: Network, root: BatchState, settings: SearchSettings, rollouts: int, seed: int, clock: Clock
) -> SearchResult:
    """Value the legal actions of the single position `root`, with at most `rollouts` rollouts."""
    clock.check()
    thinking = search_steps(network, root, settings, rollouts, seed, clock)
    try:
        request = next(thinking)
        while True:
            request = thinking.send(roll_out(network, [request], settings.depth, clock, settings.opponent_noise)[0])
    except StopIteration as end:
        result: SearchResult = end.value
        return result


def search_many(
    network: Network, roots: BatchState, settings: SearchSettings, rollouts: int, seed: int
) -> list[SearchResult]:
    """:func:`search` for every row of `roots`, much faster than one after the other."""
    clock = Clock()
    results: dict[int, SearchResult] = {}
    found = options(network, roots)
    ends = np.searchsorted(found.rows, np.arange(len(roots) + 1))
    thinking = [
        search_steps(network, roots.take(np.array([row])), settings, rollouts, seed, clock, _part(found, start, end))
        for row, (start, end) in enumerate(pairwise(ends))
    ]
    answers: dict[int, Floats | None] = dict.fromkeys(range(len(roots)))
    while answers:
        wanted: dict[int, Request] = {}
        for row, answer in answers.items():
            try:
                wanted[row] = thinking[row].send(answer) if answer is not None else next(thinking[row])
            except StopIteration as end:
                results[row] = end.value
        answers = {}
        waiting = list(wanted.items())
        while waiting:
            size, together = 0, []
            while waiting and size < 4 * _ROWS_AT_ONCE:
                together.append(waiting.pop())
                size += len(together[-1][1].starts) * len(together[-1][1].draws)
            values = roll_out(
                network, [request for _, request in together], settings.depth, clock, settings.opponent_noise
            )
            answers.update(zip((row for row, _ in together), values, strict=True))
    return [results[row] for row in range(len(roots))]


class Found(NamedTuple):
    """The legal actions of one position, the positions after them, and their one-ply values."""

    actions: Rows
    after: BatchState
    values: Floats


def _part(found: Options, start: int, end: int) -> Found:
    return Found(found.actions[start:end], found.after.take(np.arange(start, end)), found.values[start:end])


def search_steps(
    network: Network,
    root: BatchState,
    settings: SearchSettings,
    rollouts: int,
    seed: int,
    clock: Clock,
    found: Found | Options | None = None,
) -> SearchSteps:
    """The search itself: requests rollouts and evaluates them. `found`: the one-ply result, if known."""
    if found is None:
        found = options(network, root)
    if rollouts and len(found.actions) > 1 and is_alone(root):
        end = play_to_the_end(root, found.actions, found.after, rollouts, seed, clock)
        if end is not None:
            return SearchResult(found.actions, end.values, end.order, end.samples, end.errors)
    position = crc32(root.rows.tobytes())
    noise = np.zeros(len(found.actions), np.float32)
    if settings.own_noise and root.track.any():
        chance = np.random.default_rng((seed, position, 1))
        noise += chance.exponential(settings.own_noise, len(noise)) * np.isin(found.actions, _NOISY)
    utilities = utility(found.values) + noise
    order = np.argsort(-utilities, kind="stable")
    promising = np.arange(len(order)) < settings.candidates
    promising &= utilities[order] >= utilities[order[0]] - settings.margin
    candidates = order[promising | may_end(root, found.after)[order]]
    if len(candidates) < 2 or rollouts < len(candidates):
        errors = np.full(len(order), ONE_PLY_ERROR, np.float32)
        return SearchResult(found.actions, found.values, order, 0, errors)
    seat = int(root.actor[0])
    rng = np.random.default_rng((seed, position))
    rounds = max(1, min(settings.rounds, int(np.ceil(np.log2(len(candidates))))))
    tally = Tally(found.values, settings.prior)
    spent = 0
    row_time = 0.0
    eliminated: list[Rows] = []
    seen = np.zeros((len(utilities), 0), np.float32)
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
            draws = deal_draws(root.bag[0], batch, settings.depth + 1, rng)
            results = yield Request(found.after.take(candidates), seat, draws)
            tally.add(candidates, results)
            spent += batch * len(candidates)
            row_time = (time.perf_counter() - begun) / (batch * len(candidates))
            seen = np.concatenate((seen, np.zeros((len(utilities), batch), np.float32)), axis=1)
            seen[candidates, -batch:] = utility(results.reshape(-1, 2)).reshape(len(candidates), batch)
            values, prior = tally.values()
            standing = utility(values[candidates])
            standing += noise[candidates] * prior[candidates] / (prior[candidates] + tally.counts[candidates])
            candidates = candidates[np.argsort(-standing, kind="stable")]
            candidates = _keep(candidates, _still_open(seen[candidates], settings.elimination_threshold), eliminated)
    searched = np.concatenate((candidates, *eliminated))
    rest = order[~np.isin(order, searched)]
    order = np.concatenate((searched, rest))
    values, prior = tally.values()
    errors = standard_errors(seen, tally.counts, int(order[0]), prior)
    lowest = lowest_sufficient_bid(root, found.actions, order, utility(values), errors, tally.counts)
    order = np.concatenate(([lowest], order[order != lowest]))
    return SearchResult(found.actions, values, order, spent, errors)


def _keep(candidates: Rows, count: int, eliminated: list[Rows]) -> Rows:
    """Return the best `count` of the `candidates`; the others go to the front of `eliminated`."""
    if count < len(candidates):
        eliminated.insert(0, candidates[count:])
    return candidates[:count]


def _still_open(seen: Floats, threshold: float) -> int:
    """Return how many of the candidates, best first, may still be the best given the values `seen`."""
    count = seen.shape[1]
    if count < FEWEST_TO_COMPARE:
        return len(seen)
    lead = seen[0] - seen[1:]
    clear = lead.mean(1) > threshold * lead.std(1) / np.sqrt(count - 1)
    still = np.flatnonzero(~clear)
    return int(still[-1]) + 2 if len(still) else 1


def roll_out(
    network: Network, requests: list[Request], depth: int, clock: Clock, opponent_noise: float = 0.0
) -> list[Floats]:
    """Play the rollouts of all `requests` together; return the values by start and order of the bag.

    `opponent_noise`: as in :class:`SearchSettings`.
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
    noise_source = _OpponentNoise(opponent_noise, np.concatenate(seats), np.concatenate(keys))
    for step in range(depth):
        clock.check()
        at = _play_one(network, at, tiles, order, noise_source, step)
    values = network.values(at, noise_source.seats)
    ends = np.cumsum([len(part) for part in rows])[:-1]
    return [
        part.reshape(len(request.starts), len(request.draws), 2)
        for request, part in zip(requests, np.split(values, ends), strict=True)
    ]


class _OpponentNoise(NamedTuple):
    """The noise in each row: which rollout it belongs to, and the number that seeds it."""

    spread: float
    seats: Rows
    keys: Numbers

    def of(self, rows: Rows, actors: Ints, actions: Rows, step: int) -> Floats:
        """Return what to add to the utilities of `actions` in these `rows`: Gumbel noise for the others' moves."""
        number = self.keys[rows] * np.uint32(2654435761)
        number ^= np.uint32((step + 1) * 40503 & 0xFFFFFFFF)
        number ^= (actions + 1).astype(np.uint32) * np.uint32(2246822519)
        number ^= number >> 16
        number *= np.uint32(0x7FEB352D)
        number ^= number >> 15
        number *= np.uint32(0x846CA68B)
        number ^= number >> 16
        even = ((number >> 8).astype(np.float32) + np.float32(0.5)) * np.float32(2.0**-24)
        np.minimum(even, _BELOW_ONE, out=even)  # the highest is rounded to 1, which would give infinite noise
        noise: Floats = np.float32(-self.spread) * np.log(-np.log(even))
        noise[actors == self.seats[rows]] = 0.0
        return noise


def _keys(draws: Ints) -> Numbers:
    """Return a number for each of `draws`; the same draws at the same places always have the same."""
    factors = 2 * np.arange(draws.shape[1], dtype=np.uint32) + np.uint32(2654435769)
    number: Numbers = ((draws + 2).astype(np.uint32) * factors).sum(1, dtype=np.uint32)
    number ^= number >> 13
    number *= np.uint32(2246822519)
    number += np.arange(len(draws), dtype=np.uint32)
    return number


def _play_one(
    network: Network, at: BatchState, draws: Ints, order: Rows, noise: _OpponentNoise, step: int
) -> BatchState:
    """Return the batch after any pending draw and one more decision."""
    drawing = at.drawing()
    if len(drawing):
        at.resolve_draws(drawing, draws[order[drawing], at.drawn[drawing]])
    found = options(network, at)
    best = found.best
    if noise.spread:
        utilities = utility(found.values)
        utilities += noise.of(found.rows, at.actor[found.rows], found.actions, step)
        best = best_of(utilities, found.first, np.diff(found.first, append=len(found.rows)))
    if len(best) == len(at):
        return found.after.take(best)
    at.rows[found.rows[best]] = found.after.rows[best]
    return at
