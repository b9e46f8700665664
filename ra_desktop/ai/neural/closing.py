"""What a seat that alone has suns left would have if the game were closed now, with the lot or without it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.neural.batch.state import (
    AUCTION,
    BID,
    DISCARD,
    DRAWING,
    FLIP,
    INVOKE,
    INVOKED,
    MOST_SUNS,
    OVER,
    TURN,
    BatchState,
    Bools,
    Ints,
    Rows,
)
from ra_desktop.engine.tiles import EMPTY

from .network import outcome

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import Floats

_CERTAIN: Final = 1000.0
"""Weighs winning against any margin."""
_FEW: Final = 64
"""Positions that are not looked through for equal ones: that would take longer."""
_SPREAD: Final = 0x9E3779B97F4A7C15 - (1 << 64)
"""Tells the keys of different roots apart."""


class Effort:
    """Counts the positions that choices between sides or tiles lead to: with several priests there are many."""

    def __init__(self) -> None:
        self.positions = 0


def closing(at: BatchState, seat: int, effort: Effort) -> tuple[Floats, Floats]:
    """Return win and margin of `seat`, on its turn or bidding, if it took the lot or did not and the epoch ended.

    Also returns the gain of margin if it took the lot with its lowest sun.
    """
    _, first, inverse = np.unique(_keys(at), return_index=True, return_inverse=True)
    batch = at.take(first)
    best = ended(batch.take(np.arange(len(batch))), seat)
    gain = -best[:, 1]
    first_sun = np.ones(len(batch), np.bool_)
    best[must_bid(batch), 0] = -1.0
    on_turn = np.flatnonzero(batch.phase == TURN)
    calling = batch.take(on_turn)
    calling.apply(np.full(len(on_turn), INVOKE, np.intp))
    batch.rows[on_turn] = calling.rows
    suns = batch.up[:, seat]
    for sun in range(1, MOST_SUNS + 1):
        rows = np.flatnonzero(suns >> sun & 1)
        if len(rows):
            taking = batch.take(rows)
            taking.apply(np.full(len(rows), BID + sun, np.intp))
            value = _settled(taking, seat, effort)
            better = worth(value) > worth(best[rows])
            best[rows[better]] = value[better]
            gain[rows] += np.where(first_sun[rows], value[:, 1], 0.0)
            first_sun[rows] = False
    return best[inverse], gain[inverse]


def _settled(at: BatchState, seat: int, effort: Effort) -> Floats:
    """Return win and margin of `seat` if all choices are made for the best and the epoch then ends."""
    root = np.arange(len(at))
    while len(choosing := np.flatnonzero(_chooses(at))):
        rows, actions = at.take(choosing).legal()
        chosen = at.take(choosing[rows])
        chosen.apply(actions)
        done = np.flatnonzero(~_chooses(at))
        root = np.concatenate((root[done], root[choosing[rows]]))
        at = at.like(np.concatenate((at.rows[done], chosen.rows)))
        effort.positions += len(chosen)
        if len(at) > _FEW:  # choices in another order lead to the same, and there are many orders
            _, first = np.unique(_keys(at) + root * _SPREAD, return_index=True)
            first.sort()
            root, at = root[first], at.take(first)
    values = ended(at, seat)
    return values[best_of_each(values, root)]


def _chooses(at: BatchState) -> Bools:
    """Return in which rows a choice between sides or tiles is left."""
    chooses: Bools = (at.phase == DISCARD) | (at.phase == FLIP)  # np.isin would take several times as long
    return chooses


def best_choice(at: BatchState, seat: int, effort: Effort) -> BatchState:
    """Return `at` after the best of its choices between sides or tiles, judged by what could be closed then."""
    rows, actions = at.legal()
    after = at.take(rows)
    after.apply(actions)
    values = np.empty((len(after), 2), np.float32)
    turn = after.phase == TURN
    if turn.any():
        values[turn] = closing(after.take(np.flatnonzero(turn)), seat, effort)[0]
    if not turn.all():
        other = np.flatnonzero(~turn)
        values[other] = _settled(after.take(other), seat, effort)
    return after.take(best_of_each(values, rows))


def ended(at: BatchState, seat: int) -> Floats:
    """Return win and margin of `seat` if the epoch ended now; changes `at`, which waits for no choice."""
    ended_fame(at)
    return outcome(at, np.full(len(at), seat))


def ended_fame(at: BatchState) -> Ints:
    """Return the fame of every seat if the epoch ended now; changes `at`."""
    going_on = np.flatnonzero(at.phase != OVER)
    at.phase[going_on] = DRAWING
    at.resolve_draws(going_on, np.full(len(going_on), EMPTY, np.int32))
    return at.fame


def must_bid(at: BatchState) -> Bools:
    """Return in which rows the seat that is alone has invoked Ra and must bid."""
    must: Bools = (at.phase == AUCTION) & (at.cause == INVOKED)
    return must


def best_of_each(values: Floats, owners: Rows) -> Rows:
    """Return the index of the best of the `values` of each owner, by owner."""
    order = np.lexsort((-worth(values), owners))
    _, first = np.unique(owners[order], return_index=True)
    chosen: Rows = order[first]
    return chosen


def worth(values: Floats) -> Floats:
    """Return one number for win and margin, by which the win comes first."""
    worth: Floats = _CERTAIN * values[..., 0] + values[..., 1]
    return worth


def _keys(at: BatchState) -> NDArray[np.int64]:
    """Return numbers that are equal for rows which differ only in the bag and on the Ra track."""
    # Floats are multiplied much faster, and hold these sums exactly.
    factors = _factors(type(at), at.players, at.rows.shape[1])  # type: ignore[arg-type]  # classes can be hashed
    keys: NDArray[np.int64] = (at.rows.astype(np.float64) @ factors).astype(np.int64)
    return keys


@lru_cache(maxsize=16)
def _factors(game: type[BatchState], players: int, columns: int) -> NDArray[np.float64]:
    """Return random factors for the columns of a row; 0 for those that make no difference."""
    factors = game(np.random.default_rng(5).integers(1, 1 << 31, (1, columns), np.int32), players, 0, 0)
    factors.bag[:] = factors.drawn[:] = factors.ra_count[:] = 0
    random: NDArray[np.float64] = factors.rows[0].astype(np.float64)
    return random
