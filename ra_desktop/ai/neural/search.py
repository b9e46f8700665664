"""Search: the best moves by one ply are played on in rollouts.

Each candidate gets the same number of rollouts. In a rollout the network plays every seat for some decisions with one
of the possible orders of the bag, and its value for the searching seat ends it. The others' moves are chosen with some
noise, since people and other bots do not always play the network's best move, and relying on it plays worse against
them. All candidates get the same orders and the same noise (common random numbers), so that luck cancels when they are
compared, and the first tile drawn follows the contents of the bag as evenly as possible. Where the game is nearly over
(:mod:`.ends`), moves far behind by one ply are tried out, too, and rollouts go to its end. In the rest of the last
epoch the moves that come out about equal may be played out (:mod:`.playing_out`).

The number of candidates is halved in each round, and one clearly worse than the best is dropped early: a search with
one candidate left is over, however many rollouts remain; unless its chance is shown and the game nearly over, where
each rollout is only won or lost. Many rollouts are played at once, as rows of one batch.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.ai.neural.batch.state import DRAW, INVOKE, PASS, BatchState, Rows

from .clock import Clock
from .draws import deal_strata
from .ends import count_out, is_alone, is_nearly_over, is_won, play_to_the_end
from .leads import from_margins, leads_of_last, with_all_seats
from .network import utility
from .one_ply import Options, options
from .playing_out import TO_THE_END, contenders, play_out, share_of_time_before
from .rollout import Request, all_but_one, roll_out
from .tally import (
    FEWEST_TO_COMPARE,
    LEAD,
    ONE_PLY_ERROR,
    ONE_PLY_FAME,
    Tally,
    may_end,
    spread,
    standard_errors,
)

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Floats

    from .draws import Weights
    from .network import Network, Values
    from .settings import SearchSettings

    Answer = Floats | Values

_ROWS_AT_ONCE: Final = 1024
"""Rollouts in one batch; with more, cancelling would take too long."""

_ROWS_AT_FIRST: Final = 256
"""Rollouts in the first batch of a search, which measures the speed of the machine."""
_LONG_ROWS_AT_FIRST: Final = 64
"""Rollouts in the first batch of a search that plays to the end of the game."""
_MORE_AT_THE_END: Final = 4
"""How many times as many rollouts there are for chances that are shown where all go to the end: they are short, and won
or lost."""

_END_FAME: Final = 6.0
"""The standard deviation of the lead at the end, where only one seat has suns left."""

_NOISY: Final = (DRAW, INVOKE, PASS)
"""The actions that :attr:`.SearchSettings.own_noise` may favour."""


class SearchResult(NamedTuple):
    """The legal actions of a position and their values for the acting seat."""

    actions: Rows
    values: Floats
    """Chance of winning and margin, by action."""
    order: Rows
    """The indices of the actions, best first; searched ones before the others."""
    rollouts: int
    """How many rollouts were made."""
    errors: Floats
    """The standard error of each utility: for the best action its own, for others that of their distance from it."""
    chances: Values | None = None
    """With :attr:`.SearchSettings.all_seats`, the chance of every seat to win, by action."""
    leads: Values | None = None
    """With the same, the expected final lead of every seat, in fame."""
    lead_errors: Floats | None = None
    """The standard errors of the leads of the acting seat, as in :attr:`errors`."""
    hurried: bool = False
    """Whether time ran out before all rollouts were made that the network values."""


SearchSteps = Generator[Request, "Answer", SearchResult]
"""A search that yields requests for rollouts and is sent their values, by start and order of the bag."""


def search(
    network: Network, root: BatchState, settings: SearchSettings, rollouts: int, seed: int, clock: Clock
) -> SearchResult:
    """Return the values of the legal actions of the single position `root`, from at most `rollouts` rollouts.

    More may follow to the end of the game, as :attr:`.SearchSettings.played_out` says.
    """
    clock.check()
    thinking = search_steps(network, root, settings, rollouts, seed, clock)
    try:
        request = next(thinking)
        while True:
            request = thinking.send(_roll_out(network, [request], settings, clock, all_but_one())[0])
    except StopIteration as end:
        result: SearchResult = end.value
        return result


def _roll_out(
    network: Network, requests: list[Request], settings: SearchSettings, clock: Clock, threads: int = 1
) -> list[Answer]:
    return roll_out(network, requests, clock, settings.noise, all_seats=settings.all_seats, threads=threads)


def search_many(
    network: Network,
    roots: BatchState,
    settings: SearchSettings,
    rollouts: int,
    seed: int,
    clock: Clock | None = None,
    threads: int = 1,
) -> list[SearchResult]:
    """Return what :func:`search` would for every row of `roots`, in order, much faster than one after the other."""
    clock = clock or Clock()
    results: dict[int, SearchResult] = {}
    known = options(network, roots)
    ends = np.searchsorted(known.rows, np.arange(len(roots) + 1))
    thinking = [
        search_steps(network, roots.take(np.array([row])), settings, rollouts, seed, clock, _part(known, start, end))
        for row, (start, end) in enumerate(pairwise(ends))
    ]
    answers: dict[int, Answer | None] = dict.fromkeys(range(len(roots)))
    while answers:
        requests: dict[int, Request] = {}
        for row, answer in answers.items():
            try:
                requests[row] = thinking[row].send(answer) if answer is not None else next(thinking[row])
            except StopIteration as end:
                results[row] = end.value
        answers = {}
        waiting = list(requests.items())
        while waiting:
            size, together = 0, []
            while waiting and size < 4 * _ROWS_AT_ONCE:
                together.append(waiting.pop())
                size += len(together[-1][1].starts) * len(together[-1][1].draws)
            values = _roll_out(network, [request for _, request in together], settings, clock, threads)
            answers.update(zip((row for row, _ in together), values, strict=True))
    return [results[row] for row in range(len(roots))]


class Found(NamedTuple):
    """The legal actions of one position, the positions after them, and their one-ply values."""

    actions: Rows
    after: BatchState
    values: Floats


def _part(known: Options, start: int, end: int) -> Found:
    return Found(known.actions[start:end], known.after.take(np.arange(start, end)), known.values[start:end])


def search_steps(
    network: Network,
    root: BatchState,
    settings: SearchSettings,
    rollouts: int,
    seed: int,
    clock: Clock,
    one_ply: Found | Options | None = None,
) -> SearchSteps:
    """Run a search as a generator: yield requests for rollouts of the row `root`, take their values, return the result.

    `rollouts` is the most in all, `clock` ends it early, and `one_ply` is the result at one ply, if it is known.
    """
    if one_ply is None:
        one_ply = options(network, root)
    seat = int(root.actor[0])
    known = _known(network, root, one_ply, settings, rollouts, seed, clock)
    if known is not None:
        return known
    guess: Floats | Values = one_ply.values
    if settings.all_seats:
        values = network.values_of_seats(one_ply.after)
        guess = with_all_seats(one_ply.after, values, np.full(len(one_ply.actions), seat))
    position = crc32(root.rows.tobytes())
    noise = np.zeros(len(one_ply.actions), np.float32)
    if settings.own_noise and root.track.any():
        chance = np.random.default_rng((seed, position, 1))
        noise += chance.exponential(settings.own_noise, len(noise)) * np.isin(one_ply.actions, _NOISY)
    utilities = utility(one_ply.values) + noise
    order = np.argsort(-utilities, kind="stable")
    candidates = _candidates(root, one_ply.after, utilities, order, settings)
    depth, count = _reach(root, settings)
    left, more = (0, _MORE_AT_THE_END) if settings.all_seats and depth == TO_THE_END else (1, 1)
    if len(candidates) <= left or rollouts < len(candidates):
        errors = np.full(len(order), ONE_PLY_ERROR, np.float32)
        return _result(one_ply.actions, guess, order, 0, errors, np.full_like(errors, ONE_PLY_FAME))
    rng = np.random.default_rng((seed, position))
    rounds = max(1, min(settings.rounds, int(np.ceil(np.log2(len(candidates))))))
    rollouts *= more
    first_rows = _ROWS_AT_FIRST if depth < TO_THE_END else _LONG_ROWS_AT_FIRST
    time_before = share_of_time_before(root, settings)
    tally = Tally(guess, settings.prior)
    spent = 0
    row_time = step_time = 0.0
    hurried = False
    eliminated: list[Rows] = []
    for number in range(rounds):
        if number:
            candidates = _keep(candidates, max(2, (len(candidates) + 1) // 2), eliminated)
        part = (number + 1) / rounds * time_before
        goal = spent + (rollouts - spent) // (rounds - number)
        while len(candidates) > left:
            batch = min(goal - spent, _ROWS_AT_ONCE if spent else first_rows) // len(candidates)
            remaining = clock.remaining(part)
            if spent and remaining < row_time * batch * len(candidates):
                batch = int(max(remaining, 0.0) / row_time) // len(candidates)
                goal = 0
                hurried = True
            if batch < 1:
                break
            begun = time.perf_counter()
            draws, part_weights = deal_strata(root.bag[0], batch, count, rng)
            results = yield Request(one_ply.after.take(candidates), seat, draws, depth)
            tally.add(candidates, results, part_weights)
            spent += batch * len(candidates)
            took = time.perf_counter() - begun
            row_time, step_time = took / (batch * len(candidates)), max(step_time, took / depth)
            values, prior = tally.values()
            standing = utility(values[candidates])
            standing += noise[candidates] * prior[candidates] / (prior[candidates] + tally.counts[candidates])
            candidates = candidates[np.argsort(-standing, kind="stable")]
            least_error = 1.0 / tally.seen.shape[1] if depth == TO_THE_END else 0.0
            still_open = _still_open(tally.seen[candidates], tally.weights, settings.elimination_threshold, least_error)
            candidates = _keep(candidates, still_open, eliminated)
    searched = np.concatenate((candidates, *eliminated))
    values, prior = tally.values()
    chosen = contenders(root, searched, utility(values), settings)
    most = int(rollouts * settings.played_out)
    played = yield from play_out(root, one_ply.after, chosen, values.shape[1], most, rng, clock, step_time)
    values = played.blended(values)
    chosen = chosen[np.argsort(-utility(values[chosen]), kind="stable")]
    searched = np.concatenate((chosen, searched[~np.isin(searched, chosen)]))
    order = np.concatenate((searched, order[~np.isin(order, searched)]))
    best = int(order[0])
    errors = standard_errors(tally.seen, tally.weights, tally.counts, best, prior)
    errors = played.errors(errors, best, played.seen)
    lead_errors = standard_errors(tally.leads, tally.weights, tally.counts, best, prior, ONE_PLY_FAME)
    lead_errors = played.errors(lead_errors, best, played.leads)
    result = _result(one_ply.actions, values, order, spent + int(played.counts.sum()), errors, lead_errors)
    return result._replace(hurried=hurried and spent < rollouts // more)


def _known(
    network: Network,
    root: BatchState,
    known: Found | Options,
    settings: SearchSettings,
    rollouts: int,
    seed: int,
    clock: Clock,
) -> SearchResult | None:
    """Return the result where the rules alone give it, at the end of the game; else None."""
    if len(known.actions) < 2:
        return None
    if rollouts and (counted := count_out(root, known.actions, known.after)) is not None:
        exact, worths = counted
        if not settings.all_seats:
            return SearchResult(known.actions, exact.values, exact.order, 0, exact.errors)
        leads, sure = from_margins(worths[..., 1]), exact.errors
        return SearchResult(known.actions, exact.values, exact.order, 0, sure, worths[..., 0], leads, sure)
    if not is_alone(root) or not (rollouts or is_won(root)):
        return None
    end = play_to_the_end(root, known.actions, known.after, rollouts, seed, clock)
    if end is None:
        return None
    values = end.values if rollouts else np.where(end.errors[:, None] > 0.0, known.values, end.values)
    if not settings.all_seats:
        return SearchResult(known.actions, values, end.order, end.samples, end.errors)
    seat = int(root.actor[0])
    chances = _shared_out(network, known.after, end.values, seat)
    after = known.after.take(np.arange(len(known.actions)))
    leads = leads_of_last(after, np.full(len(after), seat), end.values[:, 1].astype(np.float64))
    lead_errors = np.where(end.errors > 0.0, np.float32(_END_FAME / np.sqrt(max(1, end.samples))), np.float32(0.0))
    return SearchResult(known.actions, values, end.order, end.samples, end.errors, chances, leads, lead_errors)


def _candidates(root: BatchState, after: BatchState, utilities: Floats, order: Rows, settings: SearchSettings) -> Rows:
    """Return the actions to be searched, of all in their `order` by one ply.

    Towards the end of the game one ply errs too often to leave out what is far behind.
    """
    promising = np.arange(len(order)) < settings.candidates
    if not is_nearly_over(root):
        promising &= utilities[order] >= utilities[order[0]] - settings.margin
    return order[promising | may_end(root, after)[order]]


def _reach(root: BatchState, settings: SearchSettings) -> tuple[int, int]:
    """Return how many decisions a rollout from `root` has, and how many tiles may be drawn in it.

    Towards the end of the game the rollouts go to the end, which a network would not know as well.
    """
    tiles = settings.depth + 1
    if int(root.epoch[0]) == root.epochs:  # a seat with the last sun may draw on
        tiles = int(root.bag[0].sum()) + 1
    return (TO_THE_END if is_nearly_over(root) else settings.depth), tiles


def _result(
    actions: Rows, values: Floats | Values, order: Rows, rollouts: int, errors: Floats, lead_errors: Floats
) -> SearchResult:
    """Return the result; `values` may be those of :func:`.leads.with_all_seats`."""
    own = values[:, :2].astype(np.float32)
    if values.shape[1] <= LEAD:
        return SearchResult(actions, own, order, rollouts, errors)
    chances, leads = np.split(values[:, LEAD + 1 :].astype(np.float64), 2, axis=1)
    return SearchResult(actions, own, order, rollouts, errors, chances, leads, lead_errors)


def _shared_out(network: Network, after: BatchState, values: Floats, seat: int) -> Values:
    """Return the chances of all seats if `seat` has these `values`: the others share the rest as the network says."""
    chances: Values = network.values_of_seats(after)[..., 0]
    chances[:, seat] = 0.0
    others = chances.sum(1, keepdims=True)
    even = 1.0 / (after.players - 1)
    chances = np.where(others > 0.0, chances / np.where(others > 0.0, others, 1.0), even) * (1.0 - values[:, :1])
    chances[:, seat] = values[:, 0]
    return chances


def _keep(candidates: Rows, count: int, eliminated: list[Rows]) -> Rows:
    """Return the best `count` of the `candidates`; the others go to the front of `eliminated`."""
    if count < len(candidates):
        eliminated.insert(0, candidates[count:])
    return candidates[:count]


def _still_open(seen: Floats, weights: Weights, threshold: float, least_error: float) -> int:
    """Return how many of the candidates, best first, may still be the best given the values `seen`.

    `least_error` is the smallest standard error of their distances. Where rollouts are only won or lost, it is that of
    one win among them: a move that has not won yet may still win now and then.
    """
    count = seen.shape[1]
    if count < FEWEST_TO_COMPARE:
        return len(seen)
    lead = seen[0] - seen[1:]
    errors = np.maximum(spread(lead, weights) / np.sqrt(count - 1), least_error)
    clear = (lead @ weights) / count > threshold * errors
    still = np.flatnonzero(~clear)
    return int(still[-1]) + 2 if len(still) else 1
