"""The end of a game in which few suns are left: the chances of winning, from the rules instead of a network.

Where at most two seats have suns, three each, everything that may still happen is looked at, if it is not too much
(:func:`count_out`): every order of the bag, and the best play of all. Else the search tries moves out as usual, and the
following holds for a seat that is alone.

No one else moves any more, so what is left is chance and one plan. If the seat wins with what it has, it keeps drawing
and never bids: the win is certain. If it wins with the lot on the track, it takes it: certain again. Otherwise it goes
on until one of these holds. With its last sun that plan is the best there is, since any other lot would lose; so the
chance is exact but for sampling the orders of the bag, with at most half a point of standard error for two thousand of
them. With more suns, a lot that does not win may be worth securing: the plan then takes any lot that gains enough fame
with the lowest sun, and the best of a few such thresholds counts. Gods are spent only by the move in question. So with
gods, or with more than one sun, the chance may be too low.

Rollouts use the same plan for a seat with the last sun, and go on to it where the game is nearly over; what two seats
do until one of them is alone is the network's choice.
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
    OVER,
    PASS,
    SIDE,
    SUNS_IN,
    TURN,
    BatchState,
    Bools,
    Ints,
    Rows,
)
from ra_desktop.engine import End
from ra_desktop.engine.tiles import EMPTY, RA

from .closing import Effort, best_choice, best_of_each, closing, ended, must_bid, worth
from .compiled import calls
from .draws import deal_draws
from .network import MARGIN_UNIT, OUTPUTS, outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.neural.batch.state import Floats

    from .clock import Clock
    from .network import Values

MOST_DRAWS: Final = 48
"""Draws after which a sample ends the epoch; with that many, the Ra track has long been full."""
_SUNS_EACH: Final = 3
"""With no more suns for any of :data:`_FEW_SEATS`, the end may be counted out."""
_MOST_COUNTED: Final = 4_000_000
"""Numbers in the positions that are looked at to count out an end, at most: 50 ms."""
_FEW_SEATS, _FEW_SUNS = 2, 3
"""Most seats with suns, and most suns in all, with which the game counts as nearly over."""
_STEPS_UNCHECKED: Final = 4
_END: Final = End()
_PLANS: Final = ((4.0, False), (1.0, False), (1.0, True), (9.0, False), (4.0, True), (float("inf"), False))
"""Plans for who has several suns: the gain of fame from which a lot that does not win is taken, as long as that does
not cost the last sun, and whether with the highest one instead of the lowest."""
_ENDS_AT_FIRST, _ENDS_AT_ONCE, _MOST_ENDS = 128, 512, 2048
_ENDS_PER_ROLLOUT: Final = 2
"""Samples of the end of a game, if only one seat has suns left: the first batch, the others, the most altogether, and
how many for a rollout."""
_PROBES, _FEWEST_ENDS = 32, 32
"""Samples that show how many choices between sides or tiles there are, and the fewest that are taken then."""
_FEWEST_IN_TIME: Final = 8
"""The same numbers where time is short."""
MOST_POSITIONS: Final = 500_000
"""Positions after such choices that are looked at; a seat with several priests gets fewer samples."""
_EQUAL: Final = 1e-9
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
    """Chance of winning and margin, by action."""
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


def is_won(root: BatchState) -> bool:
    """Return whether the acting seat of `root`, which has the last suns of the game, is certain to win.

    It does if it would win with the lot on the track or without it, were the game closed now. Gods, and choices between
    sides or tiles, are not looked at.
    """
    if int(root.phase[0]) not in (TURN, AUCTION):
        return False
    return bool(closing(root, int(root.actor[0]), Effort())[0][0, 0] > 0)


def is_nearly_over(root: BatchState) -> bool:
    """Return whether at most two seats still have suns in the last epoch of `root`, a single position, and few."""
    if int(root.epoch[0]) != root.epochs:
        return False
    suns = SUNS_IN[root.up[0]]
    return int(np.count_nonzero(suns)) <= _FEW_SEATS and int(suns.sum()) <= _FEW_SUNS


def count_out(root: BatchState, actions: Rows, after: BatchState) -> tuple[Ending, Values] | None:
    """Return the exact values of the `actions`, which lead to `after`, and win and margin by action and seat.

    None if that would take too long. Every seat plays for its chance of winning, and
    among equal chances for its margin.
    """
    if int(root.epoch[0]) != root.epochs or int(root.phase[0]) == OVER:
        return None
    suns = SUNS_IN[root.up[0]]
    if int(np.count_nonzero(suns)) > _FEW_SEATS or int(suns.max()) > _SUNS_EACH:
        return None
    most = _MOST_COUNTED // root.rows.shape[1]
    worths = None if _lots(root.bag[0], root.spaces) > most else calls.solve(after, most)
    if worths is None:
        return None
    values = worths[:, :, int(root.actor[0])]
    tied = values[:, 0] >= values[:, 0].max() - _EQUAL
    order = np.lexsort((_later(root, actions), -values[:, 1].round(9), np.where(tied, -1.0, -values[:, 0]), ~tied))
    exact = Ending(values.astype(np.float32), order, 0, np.zeros(len(actions), np.float32))
    return exact, worths[:, :, : root.players].swapaxes(1, 2)


def _lots(bag: Ints, spaces: int) -> int:
    """Return the number of different lots that can be drawn from the `bag`."""
    by_size = [1] + [0] * spaces
    for count in np.delete(bag, RA).tolist():
        by_size = [sum(by_size[max(0, size - count) : size + 1]) for size in range(spaces + 1)]
    return sum(by_size)


def with_last_sun(at: BatchState) -> Bools:
    """Return in which rows the acting seat has the last sun of the game, a single one, and no one else has any."""
    last: Bools = (at.epoch == at.epochs) & (at.phase != OVER)
    if last.any():
        last &= SUNS_IN[at.up].sum(1) == 1
        last &= at.up[np.arange(len(at)), at.actor] > 0
    return last


def last_sun_outcomes(at: BatchState, order: Rows, draws: Ints, clock: Clock) -> Floats:
    """Return win and margin by row and seat of rows in which the acting seat has the last sun and plays on.

    It plays the best way, with an order of the bag for each row. A seat that loses to one that has stopped early has
    as much less fame than the best as that seat has more than all others.
    """
    values = np.empty((len(at), at.players, OUTPUTS), np.float32)
    least, high = _PLANS[-1]
    for seat in np.unique(at.actor):
        rows = np.flatnonzero(at.actor == seat)
        viewers = range(at.players)
        values[rows], _ = _play(at.take(rows), order[rows], int(seat), viewers, draws, least, high, clock, Effort())
    return values


def play_to_the_end(
    root: BatchState, actions: Rows, after: BatchState, rollouts: int, seed: int, clock: Clock
) -> Ending | None:
    """Return the values of the `actions` of a seat that alone has suns left, which lead to the rows `after`.

    None if that seat does not seem to win. Takes about as long as that many `rollouts`. Without any, one order of the
    bag is played: enough for certain wins.
    """
    seat = int(root.actor[0])
    rng = np.random.default_rng((seed, crc32(root.rows.tobytes())))
    goal, pace = 1, 0.0
    if rollouts:
        goal = max(_ENDS_AT_FIRST, min(_MOST_ENDS, _ENDS_PER_ROLLOUT * rollouts))
        most, pace = _most_samples(root, after, seat, clock)
        goal = min(goal, most)
    parts: list[EndValues] = []
    samples = 0
    while samples < goal:
        batch = min(_ENDS_AT_ONCE if samples else _ENDS_AT_FIRST, goal - samples)
        if pace:
            batch = int(min(batch, max(0.0, clock.remaining()) / pace))
        if samples and batch < min(_FEWEST_IN_TIME, goal - samples):
            break
        begun = time.perf_counter()
        batch = max(batch, min(_FEWEST_IN_TIME, goal))
        draws = deal_draws(root.bag[0], batch, MOST_DRAWS, rng)
        parts.append(end_values(after, seat, draws, clock))
        samples += batch
        pace = 1.5 * (time.perf_counter() - begun) / batch
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
    order = np.lexsort((_later(root, actions), -values[:, 1], np.where(tied, -1.0, -values[:, 0]), ~tied))
    return Ending(values.astype(np.float32), order, samples, errors.astype(np.float32))


def _later(root: BatchState, actions: Rows) -> Rows:
    """Return an order of the `actions` that are otherwise equal: take what lies there, with the lowest sun."""
    if root.track.any():
        return np.where(actions == DRAW, PASS + 1, actions)
    return np.where(actions == PASS, -1, actions)  # nothing for nothing


def _most_samples(root: BatchState, after: BatchState, seat: int, clock: Clock) -> tuple[int, float]:
    """Return how many samples keep within :data:`MOST_POSITIONS`, and about how many seconds each of them takes.

    Where there are few choices, as many do as one wants.
    """
    effort, begun = Effort(), time.perf_counter()
    probes = _PROBES if clock.remaining() == float("inf") else _FEWEST_IN_TIME
    starts, _ = _with_bids(after, seat)
    draws = deal_draws(root.bag[0], probes, MOST_DRAWS, np.random.default_rng(crc32(root.rows.tobytes())))
    least, high = _PLANS[0]
    _play(*_with_every_order(starts, draws), seat, (seat,), draws, least / MARGIN_UNIT, high, clock, effort)
    samples = effort.positions * len(_PLANS) // probes
    return max(_FEWEST_ENDS, MOST_POSITIONS // max(1, samples)), (time.perf_counter() - begun) / probes


def end_values(after: BatchState, seat: int, draws: Ints, clock: Clock) -> EndValues:
    """Return the values for `seat` of the positions `after` its actions, with the same `draws` for all.

    `draws` has a row for each order of the bag, and its first column is spread evenly over the bag. If the `clock` runs
    out, fewer plans are tried.
    """
    effort = Effort()
    starts, action = _with_bids(after, seat)
    count, samples = len(starts), len(draws)
    drawing = np.flatnonzero(starts.phase == DRAWING)
    won = drawing[ended(starts.take(drawing), seat)[:, 0] > 0]  # whatever comes, it doesn't have to take it
    best: EndValues | None = None
    several = int(np.bitwise_count(after.up[:, seat].max())) > 1
    for least, high in _PLANS if several else _PLANS[-1:]:
        begun = time.perf_counter()
        rows = _with_every_order(starts, draws)
        outcomes, used = _play(*rows, seat, (seat,), draws, least / MARGIN_UNIT, high, clock, effort)
        wins, margins = (outcomes[:, 0, output].reshape(count, samples) for output in range(OUTPUTS))
        values = np.stack((wins.mean(1), margins.mean(1)), axis=1)
        most = used.reshape(count, samples).max(1)
        seen_all = (most == 0) | ((most == 1) & (samples >= int(after.bag.sum(1).max())))
        sure = seen_all & (wins.min(1) == wins.max(1))
        sure[won] = True
        chosen = best_of_each(values, action)
        best_here = EndValues(values[chosen], wins[chosen], sure[chosen])
        if best is None:
            best = best_here
        else:
            better = worth(best_here.values) > worth(best.values)
            for kept, new in zip(best, best_here, strict=True):
                kept[better] = new[better]
        if best.exact.all() or clock.remaining() < time.perf_counter() - begun:
            break
    assert best is not None
    return best


def _with_every_order(starts: BatchState, draws: Ints) -> tuple[BatchState, Rows]:
    """Return every start once for each of the `draws`, of which nothing is drawn yet, and which of them."""
    at = starts.like(starts.rows.repeat(len(draws), axis=0))
    at.drawn[:] = 0
    return at, np.tile(np.arange(len(draws)), len(starts))


def _with_bids(after: BatchState, seat: int) -> tuple[BatchState, Rows]:
    """Return the positions `after` actions, those in which Ra was invoked once for each sun; and their actions."""
    must = np.flatnonzero(must_bid(after))
    rows, bids = after.take(must).legal()
    bidding = after.take(must[rows])
    bidding.apply(bids)
    others = np.flatnonzero(~must_bid(after))
    action = np.concatenate((others, must[rows]))
    return after.like(np.concatenate((after.rows[others], bidding.rows))), action


def _play(
    at: BatchState,
    order: Rows,
    seat: int,
    viewers: Sequence[int],
    draws: Ints,
    least: float,
    high: bool,
    clock: Clock,
    effort: Effort,
) -> tuple[Floats, Rows]:
    """Play every row of `at` with its `order` of the bag, a row of `draws`; `at` is used up.

    Returns win and margin of each of the `viewers`, and the draws made, by row.
    """
    result = np.zeros((len(at), len(viewers), OUTPUTS), np.float32)
    used = np.zeros(len(at), np.intp)
    rows = np.arange(len(at))
    new_lot = np.ones(len(at), np.bool_)
    gain = np.zeros(len(at), np.float32)
    step = 0
    while len(rows):
        if step % _STEPS_UNCHECKED == 0:
            clock.check()
        step += 1
        over = at.phase == OVER
        asked = np.flatnonzero(((at.phase == TURN) | (at.phase == AUCTION)) & new_lot)
        closed = over.copy()
        if over.any():
            ended = at.take(np.flatnonzero(over))
            for place, viewer in enumerate(viewers):
                result[rows[over], place] = outcome(ended, np.full(len(ended), viewer))
        if len(asked):
            value, gain[asked] = closing(at.take(asked), seat, effort)
            won = value[:, 0] > 0
            for place, viewer in enumerate(viewers):
                result[rows[asked[won]], place] = value[won] if viewer == seat else value[won] * (0.0, -1.0)
            closed[asked[won]] = True
        used[rows] = at.drawn
        if closed.any():
            open_rows = np.flatnonzero(~closed)
            at, rows, order, gain = at.take(open_rows), rows[open_rows], order[open_rows], gain[open_rows]
            if not len(rows):
                break
        new_lot = _go_on(at, seat, draws, order, gain >= least, high, effort)
    return result, used


def _go_on(at: BatchState, seat: int, draws: Ints, order: Rows, asked: Bools, high: bool, effort: Effort) -> Bools:
    """Play one step in every row, none of which is over; return which rows have another lot or other tiles.

    A `asked` lot is taken if it does not cost the last sun: with the highest one if `high`, else with the lowest.
    """
    phase = at.phase.copy()
    new_lot = np.ones(len(at), np.bool_)
    choosing = np.flatnonzero((phase == SIDE) | (phase == DISCARD) | (phase == FLIP))
    if len(choosing):
        batch = at.take(choosing)
        at.rows[choosing] = best_choice(batch, seat, effort).rows
    actions = np.full(len(at), PASS, np.intp)
    several = np.bitwise_count(at.up[:, seat]) > 1
    size = at.track.sum(1)
    bids = BID + (_highest if high else _lowest)(at.up[:, seat])
    auction = phase == AUCTION
    must = must_bid(at)
    take = auction & (several & asked | must)
    actions[take] = bids[take]
    new_lot[auction & ~take] = False
    turn = phase == TURN
    calls = turn & ((size >= at.spaces) | (several & asked))
    actions[turn] = np.where(calls[turn], INVOKE, DRAW)
    gods = phase == GODS
    if gods.any():
        actions[gods] = at.own_action(_END)
    moving = np.flatnonzero(auction | turn | gods)
    if len(moving):
        batch = at.take(moving)
        batch.apply(actions[moving])
        at.rows[moving] = batch.rows
    drawing = np.flatnonzero(at.phase == DRAWING)
    if len(drawing):
        place = at.drawn[drawing]
        codes = np.full(len(drawing), EMPTY, np.int32)
        dealt = place < draws.shape[1]
        codes[dealt] = draws[order[drawing[dealt]], place[dealt]]
        at.resolve_draws(drawing, codes)
        called = drawing[turn[drawing] & (at.phase[drawing] == AUCTION)]
        passing = called[~(several & asked)[called]]
        if len(passing):  # the lot is the same as on the turn, when it did not win
            batch = at.take(passing)
            batch.apply(np.full(len(passing), PASS, np.intp))
            at.rows[passing] = batch.rows
            new_lot[passing] = False
    return new_lot


def _lowest(masks: Ints) -> Ints:
    """Return the lowest sun in each mask; 0 for none."""
    lowest = masks & -masks
    ranks: Ints = np.bitwise_count(np.maximum(lowest - 1, 0)).astype(np.int32)
    return ranks


def _highest(masks: Ints) -> Ints:
    """Return the highest sun in each mask; 0 for none."""
    highest: Ints = np.maximum(np.frexp(masks.astype(np.float64))[1] - 1, 0).astype(np.int32)
    return highest
