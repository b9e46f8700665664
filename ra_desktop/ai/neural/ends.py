"""The end of a game in which only one seat still has suns: its chance to win, from the rules instead of a network.

Nobody else moves any more, so what is left is chance and one plan. If the seat wins with what it has, it keeps drawing
and never bids: the win is certain. If it wins with the lot on the track, it takes it: certain again. Otherwise it goes
on until one of these holds. With its last sun that plan is the best there is, since any other lot would lose; so the
chance is exact but for sampling the orders of the bag, with at most half a point of standard error for two thousand of
them. With more suns, a lot that does not win may be worth securing: the plan then bids the lowest sun for any lot of at
least so many tiles, and the best of a few such numbers is taken. Gods are spent only by the move in question; then, and
with more than one sun, the chance may be a little too low.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.ai.neural.batch.state import (
    AUCTION,
    BID,
    DISCARD,
    DRAW,
    DRAWING,
    FLIP,
    GODS,
    INVOKE,
    INVOKED,
    MOST_SUNS,
    OVER,
    PASS,
    SIDE,
    TURN,
)
from ra_desktop.engine import End
from ra_desktop.engine.tiles import EMPTY

from .draws import deal_draws
from .network import outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools, Ints, Rows
    from ra_desktop.ai.neural.features.shared import Floats

    from .clock import Clock

MOST_DRAWS: Final = 48
"""Draws after which a sample ends the epoch; with so many, the Ra track has long been full."""
_STEPS_UNCHECKED: Final = 4
_END: Final = End()
_SECURED: Final = (3, 9)
"""The sizes from which a lot is taken with a sun that is not the last; 9 for only when the track is full."""
_CERTAIN: Final = 1000.0
"""Weighs winning against any margin."""


_ENDS_AT_FIRST, _ENDS_AT_ONCE, _MOST_ENDS = 128, 512, 2048
_ENDS_PER_ROLLOUT: Final = 2
"""Samples of the end of a game, if only one seat has suns left: the first batch, the others, the most altogether, and
how many for a rollout."""
_NEARLY: Final = 0.005
"""Chances that differ by no more than this, and by less than their error, are equal; then the margin decides."""


class Ending(NamedTuple):
    """The result of :func:`play_to_the_end`, by action; the fields are those of :class:`.SearchResult`."""

    values: Floats
    order: Rows
    samples: int
    errors: Floats


class EndValues(NamedTuple):
    """The values of actions when one seat is alone."""

    values: Floats
    """Chance to win and margin, by action."""
    wins: Floats
    """Whether each sample was won, by action and sample."""
    exact: Bools
    """By action: whether no chance is left that the samples may have missed."""


def is_alone(root: BatchState) -> bool:
    """Return whether the acting seat of the single position `root` has the last suns of the game."""
    if int(root.epoch[0]) != root.epochs or int(root.phase[0]) == OVER:
        return False
    seats = np.flatnonzero(root.up[0])
    return len(seats) == 0 or (len(seats) == 1 and int(seats[0]) == int(root.actor[0]))


def play_to_the_end(
    root: BatchState, actions: Rows, after: BatchState, rollouts: int, seed: int, clock: Clock
) -> Ending | None:
    """Value the `actions` of a seat that alone has suns left, which lead to `after`; None if it does not seem to win.

    Takes about as long as that many `rollouts`.
    """
    seat = int(root.actor[0])
    rng = np.random.default_rng((seed, crc32(root.rows.tobytes())))
    wanted = max(_ENDS_AT_FIRST, min(_MOST_ENDS, _ENDS_PER_ROLLOUT * rollouts))
    parts: list[EndValues] = []
    samples, slowest = 0, 0.0
    while samples < wanted and (not samples or clock.left() > slowest):
        begun = time.perf_counter()
        batch = min(_ENDS_AT_ONCE, wanted - samples) if samples else _ENDS_AT_FIRST
        draws = deal_draws(root.bag[0], batch, MOST_DRAWS, rng)
        parts.append(end_values(after, seat, draws, clock.check))
        samples += batch
        slowest = 1.5 * (time.perf_counter() - begun)
        if parts[-1].exact.all():
            break
    sizes = [part.wins.shape[1] for part in parts]
    values = np.average([part.values for part in parts], axis=0, weights=sizes)
    wins = np.concatenate([part.wins for part in parts], axis=1)
    exact = np.all([part.exact for part in parts], axis=0)
    if not wins.any() and not exact.all():
        return None
    best = int(np.lexsort((-values[:, 1], ~exact, -values[:, 0]))[0])
    lags = wins[best] - wins
    lags[best] = wins[best]
    errors = np.maximum(lags.std(1), 1.0 / np.sqrt(samples)) / np.sqrt(samples)
    tied = exact & (values[:, 0] == values[best, 0])
    if exact[best]:
        errors[exact] = 0.0
    else:
        tied = values[best, 0] - values[:, 0] <= np.minimum(errors, _NEARLY)
    # Otherwise equal: take what lies there, with the lowest sun; or nothing for nothing.
    later = np.where(actions == DRAW, PASS + 1, actions) if root.track.any() else np.where(actions == PASS, -1, actions)
    order = np.lexsort((later, -values[:, 1], np.where(tied, -1.0, -values[:, 0]), ~tied))
    return Ending(values.astype(np.float32), order, samples, errors.astype(np.float32))


def end_values(after: BatchState, seat: int, draws: Ints, check: Callable[[], None]) -> EndValues:
    """Return the values for `seat` of the positions `after` its actions, with the same `draws` for all.

    `draws` has a row for each order of the bag, and its first column is spread evenly over the bag. `check` is called
    now and then; it may raise to end the work.
    """
    count, samples = len(after), len(draws)
    best: EndValues | None = None
    several = int(np.bitwise_count(after.up[:, seat].max())) > 1
    for least in _SECURED if several else _SECURED[-1:]:
        found, used = _play(after, seat, draws, least, check)
        wins, margins = found[:, 0].reshape(count, samples), found[:, 1].reshape(count, samples)
        values = np.stack((wins.mean(1), margins.mean(1)), axis=1)
        most = used.reshape(count, samples).max(1)
        seen_all = (most == 0) | ((most == 1) & (samples >= int(after.bag.sum(1).max())))
        sure = seen_all & (wins.min(1) == wins.max(1))
        if best is None:
            best = EndValues(values, wins, sure)
            continue
        better = _worth(values) > _worth(best.values)
        best.values[better], best.wins[better], best.exact[better] = values[better], wins[better], sure[better]
    assert best is not None
    return best


def _play(
    after: BatchState, seat: int, draws: Ints, least: int, check: Callable[[], None]
) -> tuple[Floats, NDArray[np.intp]]:
    """Play every position with every order of the bag; return win and margin, and the draws made, of each."""
    samples = len(draws)
    at = after.like(after.rows.repeat(samples, axis=0))
    at.drawn[:] = 0
    order = np.tile(np.arange(samples), len(after))
    result = np.zeros((len(at), 2), np.float32)
    used = np.zeros(len(at), np.intp)
    rows = np.arange(len(at))
    new_lot = np.ones(len(at), np.bool_)
    step = 0
    while len(rows):
        if step % _STEPS_UNCHECKED == 0:
            check()
        step += 1
        over = at.phase == OVER
        asked = np.flatnonzero(((at.phase == TURN) | (at.phase == AUCTION)) & new_lot)
        closed = over.copy()
        if over.any():
            result[rows[over]] = outcome(at.take(np.flatnonzero(over)), np.full(int(over.sum()), seat))
        if len(asked):
            value = _closing(at.take(asked), seat)
            won = value[:, 0] > 0
            result[rows[asked[won]]] = value[won]
            closed[asked[won]] = True
        used[rows] = at.drawn
        if closed.any():
            left = np.flatnonzero(~closed)
            at, rows, order = at.take(left), rows[left], order[left]
            if not len(rows):
                break
        new_lot = _go_on(at, seat, draws, order, least)
    return result, used


def _go_on(at: BatchState, seat: int, draws: Ints, order: Rows, least: int) -> Bools:
    """Play one step in every row, none of which is over; return which rows have another lot or other tiles."""
    phase = at.phase.copy()
    new_lot = np.ones(len(at), np.bool_)
    choosing = np.flatnonzero(np.isin(phase, (SIDE, DISCARD, FLIP)))
    if len(choosing):
        some = at.take(choosing)
        at.rows[choosing] = _best_choice(some, seat).rows
    actions = np.full(len(at), PASS, np.intp)
    several = np.bitwise_count(at.up[:, seat]) > 1
    size = at.track.sum(1)
    lowest = BID + _lowest(at.up[:, seat])
    auction = phase == AUCTION
    must = _must_bid(at)
    take = auction & (several & (size >= np.minimum(least, at.spaces)) | must)
    actions[take] = lowest[take]
    new_lot[auction & ~take] = False
    turn = phase == TURN
    calls = turn & ((size >= at.spaces) | (several & (size >= least)))
    actions[turn] = np.where(calls[turn], INVOKE, DRAW)
    gods = phase == GODS
    if gods.any():
        actions[gods] = at.own_action(_END)
    moving = np.flatnonzero(auction | turn | gods)
    if len(moving):
        some = at.take(moving)
        some.apply(actions[moving])
        at.rows[moving] = some.rows
    drawing = np.flatnonzero(at.phase == DRAWING)
    if len(drawing):
        place = at.drawn[drawing]
        codes = np.full(len(drawing), EMPTY, np.int32)
        dealt = place < draws.shape[1]
        codes[dealt] = draws[order[drawing[dealt]], place[dealt]]
        at.resolve_draws(drawing, codes)
        called = drawing[turn[drawing] & (at.phase[drawing] == AUCTION)]
        passing = called[~(several[called] & (size[called] >= least))]
        if len(passing):  # the lot is the same as on the turn, when it did not win
            some = at.take(passing)
            some.apply(np.full(len(passing), PASS, np.intp))
            at.rows[passing] = some.rows
            new_lot[passing] = False
    return new_lot


def _lowest(masks: Ints) -> Ints:
    """Return the lowest sun in each mask; 0 for none."""
    lowest = masks & -masks
    ranks: Ints = np.bitwise_count(np.maximum(lowest - 1, 0)).astype(np.int32)
    return ranks


def _ended(at: BatchState, seat: int) -> Floats:
    """Return win and margin of `seat` if the epoch ended now; changes `at`, which waits for no choice."""
    going_on = np.flatnonzero(at.phase != OVER)
    at.phase[going_on] = DRAWING
    at.resolve_draws(going_on, np.full(len(going_on), EMPTY, np.int32))
    return outcome(at, np.full(len(at), seat))


def _must_bid(at: BatchState) -> Bools:
    """Return in which rows the seat that is alone has invoked Ra and must bid."""
    must: Bools = (at.phase == AUCTION) & (at.cause == INVOKED)
    return must


def _closing(at: BatchState, seat: int) -> Floats:
    """Return win and margin of `seat`, on its turn or bidding, if it took the lot or did not and the epoch ended."""
    _, first, inverse = np.unique(_keys(at), return_index=True, return_inverse=True)
    some = at.take(first)
    best = _ended(some.take(np.arange(len(some))), seat)
    best[_must_bid(some), 0] = -1.0
    on_turn = np.flatnonzero(some.phase == TURN)
    calling = some.take(on_turn)
    calling.apply(np.full(len(on_turn), INVOKE, np.intp))
    some.rows[on_turn] = calling.rows
    suns = some.up[:, seat]
    for sun in range(1, MOST_SUNS + 1):
        rows = np.flatnonzero(suns >> sun & 1)
        if len(rows):
            taking = some.take(rows)
            taking.apply(np.full(len(rows), BID + sun, np.intp))
            value = _settled(taking, seat)
            better = _worth(value) > _worth(best[rows])
            best[rows[better]] = value[better]
    return best[inverse]


def _worth(values: Floats) -> Floats:
    """Return one number for win and margin, by which the win comes first."""
    worth: Floats = _CERTAIN * values[..., 0] + values[..., 1]
    return worth


def _settled(at: BatchState, seat: int) -> Floats:
    """Return win and margin of `seat` if all choices are made for the best and the epoch then ends."""
    root = np.arange(len(at))
    while len(choosing := np.flatnonzero(np.isin(at.phase, (DISCARD, FLIP)))):
        rows, actions = at.take(choosing).legal()
        chosen = at.take(choosing[rows])
        chosen.apply(actions)
        done = np.flatnonzero(~np.isin(at.phase, (DISCARD, FLIP)))
        root = np.concatenate((root[done], root[choosing[rows]]))
        at = at.like(np.concatenate((at.rows[done], chosen.rows)))
    values = _ended(at, seat)
    order = np.lexsort((-_worth(values), root))
    _, first = np.unique(root[order], return_index=True)
    return values[order[first]]


def _best_choice(at: BatchState, seat: int) -> BatchState:
    """Return `at` after the best of its choices between sides or tiles, judged by what could be closed then."""
    rows, actions = at.legal()
    after = at.take(rows)
    after.apply(actions)
    values = np.empty((len(after), 2), np.float32)
    turn = after.phase == TURN
    if turn.any():
        values[turn] = _closing(after.take(np.flatnonzero(turn)), seat)
    if not turn.all():
        other = np.flatnonzero(~turn)
        values[other] = _settled(after.take(other), seat)
    order = np.lexsort((-_worth(values), rows))
    _, first = np.unique(rows[order], return_index=True)
    return after.take(order[first])


def _keys(at: BatchState) -> NDArray[np.int64]:
    """Return numbers that are equal for rows which differ only in the bag and on the Ra track."""
    factors = at.like(np.random.default_rng(5).integers(1, 1 << 31, (1, at.rows.shape[1]), np.int32))
    factors.bag[:] = factors.drawn[:] = factors.ra_count[:] = 0
    keys: NDArray[np.int64] = at.rows.astype(np.int64) @ factors.rows[0].astype(np.int64)
    return keys
