"""The price of a sun: what a move gains over its alternative in fame, in parts that add up, and what a sun is worth.

A bid is weighed against passing, a draw and an invocation against each other. Every part is found by asking the
networks the same position without it: without the change of suns, without the lot, without the tile. Where an auction
goes is what the networks would do. The whole is what the search found, so the parts share what it knows better.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from ra_desktop.engine import Bid, Draw, Invoke, Pass
from ra_desktop.engine.tiles import RA, suns_in

from .evaluation import neural_bot
from .ruler import loss_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.ai.neural.batch.state import BatchState, Rows
    from ra_desktop.ai.neural.network import Network, Values
    from ra_desktop.engine import Action, View

    from .protocol import Evaluation

PartKind = Literal["lot", "suns", "others", "tile", "risk", "outbid", "ahead"]
"""The tiles of the lot; the player's sun for the one in the centre; what others win, or don't; a tile that isn't Ra;
a Ra tile; that another outbids the player; what only the search sees."""


class Part(NamedTuple):
    """A part of an account, in fame as it is shown."""

    kind: PartKind
    fame: int


@dataclass(frozen=True, slots=True)
class Account:
    """What :attr:`action` gains over its alternative in the expected final lead."""

    action: Action
    """A bid, weighed against passing; a draw, against invoking Ra; or an invocation, against drawing."""
    parts: tuple[Part, ...]
    """Those that aren't 0; they add up to :attr:`total` exactly."""
    total: int
    """The difference of both leads as they are shown; below 0 if the alternative is better."""
    is_better: bool
    """Whether it is the better move; a bid that passing is better than is not."""
    is_clear: bool
    """Whether the ruler calls one of the two better."""
    sun: int
    """The sun of the player that is bid, now or after invoking Ra; 0 if none is."""
    winner: int | None
    """Who else wins the auction: after passing, after invoking Ra or, if outbid, after the bid; None if nobody does."""
    price: int
    """The sun that the winner spends; 0 if nobody does."""
    tile: str
    """The kind of tile that most of the lot's worth, or of the next tile's, comes from; empty if none stands out."""

    @property
    def cause(self) -> Part | None:
        """What speaks most for the better of the two moves; None if nothing does."""
        sign = 1 if self.is_better else -1
        part = max(self.parts, key=lambda part: sign * part.fame, default=None)
        return part if part is not None and sign * part.fame > 0 else None


def alternative(move: Evaluation, rated: Iterable[Evaluation]) -> Evaluation | None:
    """Return what `move` is weighed against, of `rated`, best first; None if it is weighed against nothing."""
    kinds: dict[type, type] = {Bid: Pass, Pass: Bid, Draw: Invoke, Invoke: Draw}
    kind = kinds.get(type(move.action))
    return next((other for other in rated if type(other.action) is kind), None)


def account_of(view: View, better: Evaluation, worse: Evaluation | None, *, knows_fame: bool = True) -> Account | None:
    """Return the account of `better`, as it was rated in `view`, over `worse`; for a pass, that of the bid over it.

    None if they are no alternatives of :func:`alternative`, or if no network knows the game. Unless the evaluations
    know the fame, the whole is what the networks say.
    """
    if worse is None or alternative(better, [worse]) is None or neural_bot(view) is None:
        return None
    is_better = not isinstance(better.action, Pass)
    move, other = (better, worse) if is_better else (worse, better)
    worlds, gain = _Worlds(view), move.lead - other.lead
    weighed = worlds.bid(move.action.sun, gain) if isinstance(move.action, Bid) else worlds.turn(move.action)
    total = round(move.lead) - round(other.lead) if knows_fame else round(sum(weighed.parts.values()))
    parts = tuple(Part(kind, fame) for kind, fame in whole(weighed.parts, total).items() if fame)
    if parts and parts[-1].kind == "ahead":  # the networks don't know; nothing is told if they think otherwise
        against = sum(abs(part.fame) for part in parts if part.fame * total < 0)
        parts = parts if len(parts) > 1 and 2 * against < abs(total) else ()
    is_clear = loss_of(better, worse).is_clear()
    return Account(
        move.action, parts, total, is_better, is_clear, weighed.sun, weighed.winner, weighed.price, weighed.tile
    )


def whole(parts: dict[PartKind, float], total: int) -> dict[PartKind, int]:
    """Return `parts` as whole numbers that add up to `total`.

    What is missing to it is shared in proportion, unless it is more than all of them: then it is a part of its own.
    """
    sizes, missing = sum(map(abs, parts.values())), total - sum(parts.values())
    if sizes < abs(missing):
        exact: dict[PartKind, float] = {**parts, "ahead": missing}
    else:
        exact = {kind: fame + missing * abs(fame) / (sizes or 1.0) for kind, fame in parts.items()}
    rounded = {kind: floor(fame) for kind, fame in exact.items()}
    by_rest = sorted(exact, key=lambda kind: rounded[kind] - exact[kind])
    for kind in by_rest[: total - sum(rounded.values())]:
        rounded[kind] += 1
    return rounded


def prices(view: View, seat: int) -> dict[int, int]:
    """Return what each face-up sun of `seat` is worth to it until the epoch ends: against having it face down, in fame.

    In the final epoch a sun is worth at least as much as a lower one, since it wins whatever that would: where the
    networks say otherwise, both get the mean. Empty if no network knows the game.
    """
    suns = list(suns_in(view.up[seat]))
    if not suns or neural_bot(view) is None:
        return {}
    return _Worlds(view).prices(seat, suns)


class _Found(NamedTuple):
    parts: dict[PartKind, float]
    sun: int
    winner: int | None
    price: int
    tile: str


class _Worlds:
    """The position of a view with a part of it changed, as the networks value it for the seat to act."""

    def __init__(self, view: View) -> None:
        from ra_desktop.ai.neural.batch.state import SunRanks
        from ra_desktop.ai.neural.encoding import batch_of
        from ra_desktop.ai.neural.network import trained

        self.view = view
        self.seat = view.seat_to_act
        self.network: Network = trained(view.players, view.game)
        self.ranks = SunRanks(view)
        self.at: BatchState = batch_of([view])
        self.epoch = view.epoch

    def bid(self, sun: int, gain: float) -> _Found:
        """Weigh a bid against passing, over which it has this `gain`; it decides whether the bid probably wins."""
        from ra_desktop.ai.neural.batch.state import BID, PASS

        both = self._copies(2)
        both.apply(self._numbers(BID + self.ranks.rank[sun], PASS))
        self._settle(both)
        winner, price = self._winner(both, 1)
        outbidder, paid = self._winner(both, 0)
        bid, passed = map(float, self._leads(both))
        won, with_lot, best, worst = self._with_lot(sun)
        if outbidder != self.seat and abs(bid - passed - gain) <= abs(won - passed - gain):
            return _Found({"outbid": gain}, sun, outbidder, paid, "")
        without = float(self._leads(self._without_lot())[0])
        parts: dict[PartKind, float] = {"lot": with_lot - without, "suns": won - with_lot, "others": without - passed}
        return _Found(parts, sun, winner, price, best if parts["lot"] > 0.0 else worst)

    def turn(self, action: Action) -> _Found:
        """Weigh a draw against invoking Ra, or the other way round."""
        import numpy as np

        from ra_desktop.ai.neural.batch.state import DRAW, INVOKE
        from ra_desktop.ai.review.judge import possible_draws

        invoked, drawn, waiting = (self._copies(1) for _ in range(3))
        invoked.apply(self._numbers(INVOKE))
        self._settle(invoked)
        waiting._next_turn(np.array([0]), waiting.actor.copy())
        drawn.apply(self._numbers(DRAW))
        owners, codes, shares = possible_draws(drawn)
        drawn = drawn.take(owners)
        drawn.resolve_draws(np.arange(len(codes)), codes)
        winner, price = self._winner(invoked, 0)
        now, wait = float(self._leads(invoked)[0]), float(self._leads(waiting)[0])
        adds = shares * (self._leads(drawn) - wait)
        parts: dict[PartKind, float] = {"tile": float(adds[codes != RA].sum()), "risk": float(adds[codes == RA].sum())}
        tile = ""
        if winner == self.seat:
            _, with_lot, tile, _ = self._with_lot(price)
            parts |= {"lot": wait - with_lot, "suns": with_lot - now}
        else:
            parts |= {"others": wait - now}
        if isinstance(action, Invoke):
            parts = {kind: -fame for kind, fame in parts.items()}
        else:
            best = int(np.where(codes == RA, -np.inf, adds).argmax())
            tile = self.view.rules.tiles.names[codes[best]] if codes[best] != RA else ""
        own = winner == self.seat
        return _Found(parts, price if own else 0, None if own else winner, 0 if own else price, tile)

    def prices(self, seat: int, suns: list[int]) -> dict[int, int]:
        """Return what is said by the function of that name."""
        at = self._copies(len(suns) + 1)
        for row, sun in enumerate(suns, 1):
            bit = 1 << self.ranks.rank[sun]
            at.up[row, seat] ^= bit
            at.down[row, seat] |= bit
        leads = self._leads(at, seat)
        worths = [max(0.0, float(leads[0] - lead)) for lead in leads[1:]]
        if self.view.is_last_epoch:
            worths = rising(worths)
        return dict(zip(suns, map(round, worths), strict=True))

    # --- other positions ----------------------------------------------------------------------------

    def _copies(self, count: int) -> BatchState:
        import numpy as np

        return self.at.take(np.zeros(count, np.intp))

    @staticmethod
    def _numbers(*numbers: int) -> Any:
        import numpy as np

        return np.array(numbers, np.intp)

    def _with_lot(self, sun: int) -> tuple[float, float, str, str]:
        """Return the lead after winning with `sun`, the same without the change of suns, and the best and worst tiles.

        Where the suns don't change, the seat has one more while the lot is won (a bit that stands for none), so that
        no epoch ends by it.
        """
        import numpy as np

        from ra_desktop.ai.neural.batch.state import AUCTION, BID, INVOKE, PASS

        seat, rank, centre = self.seat, self.ranks.rank[sun], int(self.at.centre[0])
        kinds = np.flatnonzero(self.at.track[0])
        at = self._copies(len(kinds) + 2)
        at.track[np.arange(len(kinds)) + 2, kinds] = 0
        at.up[1:, seat] |= 1
        if self.view.phase == "turn":
            at.apply(np.full(len(at), INVOKE))
            while at.actor[0] != seat:
                at.apply(np.full(len(at), PASS))
        at.apply(np.full(len(at), BID + rank))
        while (rows := np.flatnonzero(at.phase == AUCTION)).size:
            part = at.take(rows)
            part.apply(np.full(len(rows), PASS))
            at.rows[rows] = part.rows
        self._settle(at)
        at.up[1:, seat] = at.up[1:, seat] & ~1 | 1 << rank
        at.down[1:, seat] &= ~(1 << centre)
        at.centre[1:] = centre
        won, with_lot, *without = self._leads(at)
        worths = with_lot - np.array(without)
        best, worst = (self._outstanding(kinds, sign * worths) for sign in (1, -1))
        return float(won), float(with_lot), best, worst

    def _outstanding(self, kinds: Rows, worths: Values) -> str:
        """Return which of several `kinds` of tiles is worth more than all others together; empty if none is."""
        if len(kinds) < 2 or worths.max() <= worths.clip(0.0).sum() / 2:
            return ""
        return self.view.rules.tiles.names[int(kinds[worths.argmax()])]

    def _without_lot(self) -> BatchState:
        """Return the position after the auction if nobody had bid and the tiles were gone."""
        from ra_desktop.ai.neural.batch.state import AUCTION, FULL, NOBODY, PASS

        at = self._copies(1)
        at.highest[:], at.high_bidder[:], at.cause[:], at.track[:] = 0, NOBODY, FULL, 0
        while at.phase[0] == AUCTION:
            at.apply(self._numbers(PASS))
        return at

    def _settle(self, at: BatchState) -> None:
        """Play on until no auction is going on and no lot is unsettled, as the networks would."""
        import numpy as np

        from ra_desktop.ai.neural.batch.state import AUCTION, DISCARD, FLIP
        from ra_desktop.ai.neural.one_ply import options

        while (rows := np.flatnonzero(np.isin(at.phase, (AUCTION, DISCARD, FLIP)))).size:
            chosen = options(self.network, at.take(rows))
            at.rows[rows] = chosen.after.rows[chosen.best]

    def _winner(self, at: BatchState, row: int) -> tuple[int | None, int]:
        """Return who has won the auction that came before this row, and with which sun; None and 0 if nobody has."""
        after, before = at.up[row] | at.down[row], self.at.up[0] | self.at.down[0]
        for seat in range(self.view.players):
            if after[seat] != before[seat]:
                return seat, self.ranks.numbers[int(before[seat] & ~after[seat]).bit_length() - 1]
        return None, 0

    def _leads(self, at: BatchState, seat: int | None = None) -> Values:
        from ra_desktop.ai.review.judge import values_of_all_seats

        values: Values = values_of_all_seats(self.network, at)[0][:, self.seat if seat is None else seat, 2]
        return values


def rising(worths: list[float]) -> list[float]:
    """Return the rising sequence that is nearest to `worths`: where one falls, the mean of the neighbours."""
    runs: list[list[float]] = []
    for worth in worths:
        runs.append([worth])
        while len(runs) > 1 and sum(runs[-2]) / len(runs[-2]) > sum(runs[-1]) / len(runs[-1]):
            last = runs.pop()
            runs[-1] += last
    return [sum(run) / len(run) for run in runs for _ in run]
