"""Simple rules with exact figures: bids and calls go by what a lot is worth less the price, as the networks see it.

As a policy of :mod:`.match` it is ``simple:N``: its worth less price is off by an error with the standard deviation `N`
in fame, drawn anew for each decision. So it says how many games accuracy is worth, and is what the drill is graded by.
The rules are those that a person could follow: bid the lowest sun that is certain to win, or else the highest, if the
lot is worth it; invoke Ra as soon as the lot is worth the sun that would win it; whoever is alone with suns goes on.
Gods and single tiles are left to the network, which hardly matters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.ai.neural.batch.state import (
    AUCTION,
    BID,
    DISCARD,
    DRAW,
    FLIP,
    FULL,
    INVOKE,
    NOBODY,
    NONE,
    PASS,
    BatchState,
    Rows,
)  # fmt: skip
from ra_desktop.ai.neural.compiled import calls
from ra_desktop.ai.neural.leads import leads_of
from ra_desktop.ai.neural.one_ply import options

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.neural.batch.state import Bools
    from ra_desktop.ai.neural.network import Network, Values


class Simple:
    """Plays by simple rules and the networks' worth less price, with an error."""

    def __init__(self, network: Network, error: float = 0.0, seed: int = 1) -> None:
        self._network = network
        self._error = error
        self._rng = np.random.default_rng(seed)

    def choose(self, at: BatchState) -> Rows:
        """Return the number of a legal action for every position."""
        found = options(self._network, at)
        actions = found.actions[found.best]
        ends = np.searchsorted(found.rows, np.arange(len(at) + 1))
        legal = [found.actions[ends[row] : ends[row + 1]] for row in range(len(at))]
        errors = self._rng.normal(0.0, self._error, len(at))
        rows, suns = [], []
        for row, choices in enumerate(legal):
            if len(choices) == 1 or not (at.phase[row] == AUCTION or actions[row] in (DRAW, INVOKE)):
                continue
            if DRAW in choices and (not at.track[row].any() or _has_time(at, row)):
                actions[row] = DRAW
            elif PASS in choices and _has_time(at, row) and at.track[row].sum() < at.spaces:
                actions[row] = PASS
            elif asked := _suns(at, row, choices):
                rows += [row] * len(asked)
                suns += asked
        if rows:
            asked_rows, asked_suns = np.array(rows), np.array(suns)
            net = self.worth_less_price(at.take(asked_rows), asked_suns) + errors[asked_rows]
            for row in set(rows):
                good = asked_suns[(asked_rows == row) & (net >= 0.0)]
                if at.phase[row] != AUCTION:
                    actions[row] = INVOKE if len(good) else DRAW
                else:
                    actions[row] = BID + good.max() if len(good) else PASS if PASS in legal[row] else legal[row][0]
        return actions

    def worth_less_price(self, at: BatchState, suns: Rows) -> Values:
        """Return, by row of `at`, the lead with the lot won for one of the `suns`, less that if the tiles were gone."""
        seats, turn = at.actor.astype(np.intp), at.phase != AUCTION
        won, gone = at.take(np.arange(len(at))), at.take(np.arange(len(at)))
        won.apply(np.where(turn, INVOKE, NONE))
        _all_pass(won, lambda: won.actor != seats)
        won.apply(BID + suns)
        gone.track[:] = 0
        gone.highest[~turn], gone.high_bidder[~turn], gone.cause[~turn] = 0, NOBODY, FULL
        after = gone.take(np.flatnonzero(turn))
        calls.end_turns(after)
        gone.rows[turn] = after.rows
        for each in (won, gone):
            _all_pass(each)
        net: Values = self._leads(won, seats) - self._leads(gone, seats)
        return net

    def _leads(self, at: BatchState, seats: Rows) -> Values:
        while (rows := np.flatnonzero(np.isin(at.phase, (DISCARD, FLIP)))).size:
            found = options(self._network, at.take(rows))
            at.rows[rows] = found.after.rows[found.best]
        leads: Values = leads_of(at, self._network.values_of_seats(at)[..., 1])[np.arange(len(at)), seats]
        return leads


def _suns(at: BatchState, row: int, choices: Rows) -> list[int]:
    """Return the suns to be weighed: the lowest that is certain to win, or else all bids; or the highest, to call."""
    seat, calls_ra = int(at.actor[row]), at.phase[row] != AUCTION
    last = seat - 1 if calls_ra else int(at.ra_player[row])
    rivals = [(seat + step) % at.players for step in range(1, (last - seat) % at.players + 1)]
    strongest = max((int(at.up[row, rival]).bit_length() - 1 for rival in rivals), default=0)
    own = [sun for sun in range(1, 17) if at.up[row, seat] >> sun & 1]
    suns = own if calls_ra else [sun for sun in own if BID + sun in choices]
    certain = [sun for sun in suns if sun > strongest]
    return certain[:1] or (suns[-1:] if calls_ra else suns)


def _has_time(at: BatchState, row: int) -> bool:
    """Whether nobody else has suns, and the next Ra tile does not end the epoch."""
    others = np.delete(at.up[row], at.actor[row])
    return not others.any() and bool(at.ra_limit[row] - at.ra_count[row] > 1)


def _all_pass(at: BatchState, which: Callable[[], Bools] | None = None) -> None:
    """Let everyone pass until the auctions are over, or as long as `which` says."""
    while (going := (at.phase == AUCTION) & (True if which is None else which())).any():
        at.apply(np.where(going, PASS, NONE))
