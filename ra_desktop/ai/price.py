"""The price of a sun: what a move gains over its alternative in fame, in parts that add up, and what a sun is worth.

A bid is weighed against passing, a draw and an invocation against each other. Every part is found by asking the
networks the same position without it: without the change of suns, without the lot, without the tile. Where an auction
goes is what the networks would do. The whole is what the search found, so the parts share what it knows better.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import floor
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from ra_desktop.engine import Action, Bid, Discard, Draw, End, Flip, Invoke, Keep, Pass, ShowSide, SpendGod, View
from ra_desktop.engine.tiles import EMPTY, RA, other_side, suns_in

from .evaluation import neural_bot
from .ruler import loss_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ra_desktop.ai.neural.batch.state import BatchState, Rows
    from ra_desktop.ai.neural.network import Network, Values

    from .protocol import Evaluation

PartKind = Literal[
    "lot", "suns", "used", "swapped", "others", "tile", "risk", "outbid", "gained", "lost", "kept", "denied", "own",
    "ahead", "epoch", "lasting", "still", "rivals",
]  # fmt: skip
"""The tiles of the lot, against their being discarded; the player's sun for the one in the centre, or its two parts:
that it is used, and that the other comes for it; what others win, or don't; a tile that isn't Ra; a Ra tile; that
another outbids the player; a tile that the player gets, gives up, or keeps where another move gives it up, or that
others don't get; what a side is worth to who wins the lot; what only the search sees. The lot's own parts: what it
scores at the end of this epoch, what its lasting tiles are worth from the next epoch on, what can still be made of it,
and what it takes from the others this epoch, on average."""
_ROLLOUTS: Final = 48
_DEPTH: Final = 8
"""Rollouts and their decisions, where the networks alone do not see why a move is better."""
_UNEXPLAINED: Final = 1.5
"""If the parts miss the total by this much fame or more, and by half of their sum or more, rollouts find them."""


class Part(NamedTuple):
    """A part of an account, in fame as it is shown."""

    kind: PartKind
    fame: int


@dataclass(frozen=True, slots=True)
class Account:
    """What :attr:`action` gains over its alternative in the expected final lead."""

    action: Action
    """The move that is weighed against what :func:`alternative` says."""
    against: Action
    """That alternative."""
    parts: tuple[Part, ...]
    """The parts that aren't 0; they add up to :attr:`total` exactly. The lot comes first."""
    total: int
    """The difference of both leads as they are shown; below 0 if the alternative is better."""
    is_better: bool
    """Whether it is the better move; a bid that passing is better than is not."""
    is_clear: bool
    """Whether the ruler calls one of the two better."""
    sun: int = 0
    """The sun of the player that is bid, now or after invoking Ra; 0 if none is."""
    winner: int | None = None
    """Who else wins the auction after passing or invoking Ra, or whom a side would help; None if no one."""
    price: int = 0
    """The sun that the winner spends; 0 if no one does."""
    tile: str = ""
    """The kind of tile that most of the lot's worth, or of the next tile's, comes from; empty if none stands out. Or
    the tile or side that the move gets or keeps."""
    other: str = ""
    """The tile that it gives up, or the other side."""
    outbidder: int | None = None
    """Who outbids the player, and then wins."""
    paid: int = 0
    """The sun that the outbidder spends."""
    suns: tuple[Part, ...] = ()
    """The two parts of what the player's sun does, if that is one of the parts: they add up to it exactly."""
    lot: tuple[Part, ...] = ()
    """What the lot is worth, the parts that aren't 0: they add up exactly to the part ``lot``, or to what that takes
    away if the move is not to win it yet."""
    is_alone: bool = False
    """Whether no one else has a face-up sun, so that no one else can win the lot."""

    @property
    def speaks_against(self) -> bool:
        """Whether the whole speaks against a side that is better: it wins more often, and yet brings less fame."""
        return isinstance(self.action, ShowSide) and self.total < 0

    @property
    def cause(self) -> Part | None:
        """The main reason for the better of the two moves; None if there is none."""
        sign = 1 if self.is_better else -1
        part = max(self.parts, key=lambda part: sign * part.fame, default=None)
        return part if part is not None and sign * part.fame > 0 else None


_ALTERNATIVES: Final[dict[type, tuple[type, ...]]] = {
    Bid: (Pass,), Pass: (Bid,),
    Draw: (Invoke, SpendGod), Invoke: (Draw, SpendGod), SpendGod: (Draw, Invoke, End), End: (SpendGod,),
    Discard: (Discard,), ShowSide: (ShowSide,), Flip: (Keep,), Keep: (Flip,),
}  # fmt: skip


def alternative(move: Evaluation, rated: Iterable[Evaluation]) -> Evaluation | None:
    """Return what `move` is weighed against, of `rated`, best first; None if it is weighed against nothing."""
    kinds = _ALTERNATIVES.get(type(move.action), ())
    return next((other for other in rated if isinstance(other.action, kinds) and other.action != move.action), None)


@lru_cache(maxsize=64)
def account_of(view: View, better: Evaluation, worse: Evaluation | None) -> Account | None:
    """Return the account of `better`, as it was rated in `view`, over `worse`; for a pass, that of the bid over it.

    None if they are no alternatives of :func:`alternative`, or if no network knows the game. This may take a third of a
    second: a window lets its background weigh the moves first, and then has the account at once.
    """
    if worse is None or alternative(better, [worse]) is None or neural_bot(view) is None:
        return None
    is_better = not isinstance(better.action, Pass | Keep | End) and not isinstance(worse.action, SpendGod)
    move, other = (better, worse) if is_better else (worse, better)
    gain = move.lead - other.lead
    plain = weighed = _Worlds(view).weigh(move.action, other.action, gain)
    if weighed.misses(gain):
        deeper = _Worlds(view, rollouts=_ROLLOUTS).weigh(move.action, other.action, gain)
        weighed = weighed if deeper.misses(gain) else deeper
    total = round(move.lead) - round(other.lead)
    seen = plain if plain.lot else weighed  # the table tells of the lot what the networks see at once
    lot = (plain.lot or _Worlds(view).lot().parts) if "lot" in weighed.parts else {}
    counts_against = seen.parts.get("lot", 0.0) * sum(seen.lot.values()) < 0  # a draw does not win it yet
    worth = -sum(lot.values()) if counts_against else sum(lot.values())
    others: dict[PartKind, float] = {kind: fame for kind, fame in weighed.parts.items() if kind != "lot"}
    parts = (*_shown({"lot": worth}, worth), *_shown(others, total - worth))
    if [part.kind for part in parts] == ["suns"]:  # what the sun does beside winning the lot, rather than one figure
        split = _shown(weighed.suns, total)
        parts = split if len(split) == len(weighed.suns) else parts
    if parts and parts[-1].kind == "ahead":  # the networks don't know; nothing is told if they think otherwise
        against = sum(abs(part.fame) for part in parts if part.fame * total < 0)
        parts = parts if len(parts) > 1 and 2 * against < abs(total) else ()
    is_clear = loss_of(better, worse).is_clear()
    about = weighed.about | {"lot": _shown(lot, sum(lot.values())), "is_alone": view.is_alone(view.seat_to_act)}
    about["suns"] = next(
        (_shown(weighed.suns, part.fame) for part in parts if part.kind == "suns" and weighed.suns), ()
    )
    return Account(move.action, other.action, parts, total, is_better, is_clear, **about)


def _shown(parts: Mapping[PartKind, float], total: int) -> tuple[Part, ...]:
    return tuple(Part(kind, fame) for kind, fame in whole(parts, total).items() if fame)


def whole(parts: Mapping[PartKind, float], total: int) -> dict[PartKind, int]:
    """Return `parts` as whole numbers that add up to `total`.

    What is missing is shared in proportion, unless it is more than all of them: then it is a part of its own.
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


def lot_parts(view: View, seat: int) -> tuple[Part, ...]:
    """Return what the lot on the track is worth to `seat`: the parts that every account tells of it.

    Without what `seat` pays. Empty without a lot, if the seat cannot win it, or if no network knows the game.
    """
    can_be_won = view.phase in ("turn", "auction") and any(view.auction_track) and view.suns_to_win(seat)
    if not can_be_won or neural_bot(view) is None:
        return ()
    return tuple(Part(*part) for part in _Worlds(view, seat=seat).lot().parts.items())


def worth_less_price(view: View, sun: int) -> float:
    """Return what the seat to act gains in `view`, an auction, if it wins the lot with `sun`, over passing, in fame."""
    return _Worlds(view).worth_less_price(sun)


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
    about: dict[str, Any]
    """The other fields of :class:`Account`."""
    suns: dict[PartKind, float] = {}  # noqa: RUF012 - no one changes it
    """The two parts of what the player's sun does."""
    lot: dict[PartKind, int] = {}  # noqa: RUF012
    """The parts of what the lot is worth."""

    def misses(self, gain: float) -> bool:
        """Whether these parts do not say where the `gain` comes from."""
        missing, sizes = abs(gain - sum(self.parts.values())), sum(map(abs, self.parts.values()))
        return missing >= _UNEXPLAINED and 2 * missing >= sizes


class _Lot(NamedTuple):
    """What the lot on the track is worth to a seat, apart from the sun that it costs."""

    at: BatchState
    """The position with the lot won, and the suns as they were."""
    lead: float
    """The lead there."""
    without: float
    """The lead if the tiles were discarded."""
    parts: dict[PartKind, int]
    best: str
    """The kind of tile that most of a good lot's worth comes from; empty if none stands out."""
    worst: str
    """The same of a bad lot."""


def _parts_of(lot: _Lot, won: float, used: float, less: float, about: dict[str, Any]) -> _Found:
    """Return the parts of the lead `won` over the lead `less`; `used` is that with the sun only face down."""
    parts: dict[PartKind, float] = {"lot": lot.lead - lot.without, "suns": won - lot.lead, "others": lot.without - less}
    return _Found(parts, about, {"used": used - lot.lead, "swapped": won - used}, lot.parts)


class _Worlds:
    """The position of a view with a part of it changed, as the networks value it for `seat`, or the seat to act.

    With `rollouts` they look ahead, that many times from every position.
    """

    def __init__(self, view: View, rollouts: int = 0, seat: int | None = None) -> None:
        from ra_desktop.ai.neural.batch.state import SunRanks
        from ra_desktop.ai.neural.encoding import batch_of
        from ra_desktop.ai.neural.network import trained

        self.view = view
        self.seat = view.seat_to_act if seat is None else seat
        self.network: Network = trained(view.players, view.game)
        self.ranks = SunRanks(view)
        self.at: BatchState = batch_of([view])
        self.rollouts = rollouts

    def weigh(self, action: Action, other: Action, gain: float) -> _Found:
        """Weigh `action` against `other`, over which it has this `gain`."""
        if isinstance(action, Bid):
            return self._bid(action.sun, gain)
        if isinstance(action, ShowSide):
            return self._side(action, other)
        if isinstance(action, Discard | Flip):
            return self._own_tile(action, other)
        return self._turn(action, other)

    def _bid(self, sun: int, gain: float) -> _Found:
        """Weigh a bid against passing; the `gain` decides whether the bid probably wins."""
        from ra_desktop.ai.neural.batch.state import BID, PASS

        both = self._copies(2)
        both.apply(self._numbers(BID + self.ranks.rank[sun], PASS))
        self._settle(both)
        winner, price = self._winner(both, 1)
        outbidder, paid = self._winner(both, 0)
        bid, passed = map(float, self._leads(both))
        lot = self.lot()
        won, used = self._won(sun, lot)
        about: dict[str, Any] = {"sun": sun, "winner": winner, "price": price}
        if outbidder != self.seat and abs(bid - passed - gain) <= abs(won - passed - gain):
            same = (outbidder, paid) == (winner, price)  # then the bid changes nothing that could be told
            return _Found({} if same else {"outbid": gain}, {**about, "outbidder": outbidder, "paid": paid})
        about["tile"] = lot.best if lot.lead > lot.without else lot.worst
        return _parts_of(lot, won, used, passed, about)

    def _turn(self, action: Action, other: Action) -> _Found:
        """Weigh a draw, an invocation or a god against another of them, or a god against ending the turn.

        All are set against the next player's turn without anything of them.
        """
        from ra_desktop.ai.neural.compiled import calls

        waiting = self._copies(1)
        calls.end_turns(waiting)
        parts: dict[PartKind, float] = {}
        suns: dict[PartKind, float] = {}
        lot: dict[PartKind, int] = {}
        about: dict[str, Any] = {}
        for sign, option in ((-1, other), (1, action)):
            if isinstance(option, Draw):
                option_worth = self._drawn(waiting)
            elif isinstance(option, Invoke):
                option_worth = self._invoked(waiting)
            elif isinstance(option, SpendGod):
                option_worth = self._god(option, waiting)
            else:
                continue
            parts |= {kind: sign * fame for kind, fame in option_worth.parts.items()}
            suns |= {kind: sign * fame for kind, fame in option_worth.suns.items()}
            lot |= option_worth.lot
            about |= option_worth.about
        order: tuple[PartKind, ...] = ("gained", "lost", "denied", "tile", "risk", "lot", "suns", "others")
        return _Found({kind: parts[kind] for kind in order if kind in parts}, about, suns, lot)

    def _drawn(self, waiting: BatchState) -> _Found:
        import numpy as np

        from ra_desktop.ai.neural.batch.state import DRAW
        from ra_desktop.ai.review.judge import possible_draws

        drawn = self._copies(1)
        drawn.apply(self._numbers(DRAW))
        owners, codes, shares = possible_draws(drawn)
        drawn = drawn.take(owners)
        drawn.resolve_draws(np.arange(len(codes)), codes)
        adds = shares * (self._leads(drawn) - float(self._leads(waiting)[0]))
        best = int(np.where(codes == RA, -np.inf, adds).argmax())
        tile = self.view.rules.tiles.names[codes[best]] if codes[best] not in (RA, EMPTY) else ""
        return _Found({"tile": float(adds[codes != RA].sum()), "risk": float(adds[codes == RA].sum())}, {"tile": tile})

    def _invoked(self, waiting: BatchState) -> _Found:
        from ra_desktop.ai.neural.batch.state import INVOKE

        invoked = self._copies(1)
        invoked.apply(self._numbers(INVOKE))
        self._settle(invoked)
        winner, price = self._winner(invoked, 0)
        now, wait = float(self._leads(invoked)[0]), float(self._leads(waiting)[0])
        if winner != self.seat:
            return _Found({"others": now - wait}, {"winner": winner, "price": price})
        lot = self.lot()
        _, used = self._won(price, lot)
        return _parts_of(lot, now, used, wait, {"sun": price, "tile": lot.best})

    def _god(self, action: SpendGod, waiting: BatchState) -> _Found:
        """Value the god that goes, the tile that comes, and that it is gone from the track."""
        codes = self.view.rules.tiles.codes
        spent = self._copies(1)
        spent.apply(self._numbers(*self._actions(action)))
        self._settle(spent)
        less, more = waiting.take(self._numbers(0)), waiting.take(self._numbers(0))
        for at in (less, more):
            at.held[0, self.seat, codes["god"]] -= 1
        more.held[0, self.seat, codes[action.tile]] += 1
        wait, without, held, now = (float(self._leads(at)[0]) for at in (waiting, less, more, spent))
        parts: dict[PartKind, float] = {"gained": held - without, "lost": without - wait, "denied": now - held}
        if not self.view.rules.can_be_held(codes[action.tile]):  # a disaster strikes
            parts = {"lost": without - wait, "denied": now - without}
        return _Found(parts, {"tile": action.tile, "other": "god"})

    def _own_tile(self, action: Action, other: Action) -> _Found:
        """Weigh the discard of a tile against that of another, or a tile turned over against as it was."""
        codes, seat = self.view.rules.tiles.codes, self.seat
        both = self._copies(2)
        both.apply(self._numbers(*self._actions(action, other)))
        self._settle(both)
        apart = both.take(self._numbers(0, 1))
        if isinstance(action, Flip):
            about = {"tile": other_side(action.tile), "other": action.tile}
            apart.held[0, seat, codes[about["tile"]]] -= 1
            apart.held[1, seat, codes[about["other"]]] -= 1
            kinds: tuple[PartKind, PartKind] = ("gained", "lost")
        else:
            about = {"tile": str(other.argument), "other": str(action.argument)}
            apart.held[0, seat, codes[about["other"]]] += 1
            apart.held[1, seat, codes[about["tile"]]] += 1
            kinds = "lost", "kept"
        first, second = self._leads(both) - self._leads(apart)
        return _Found({kinds[0]: float(first), kinds[1]: -float(second)}, about)

    def _side(self, action: Action, other: Action) -> _Found:
        """Weigh one side of a tile against the other, by what is left of that to who could not win the lot."""
        both = self._copies(2)
        both.apply(self._numbers(*self._actions(action, other)))
        seats = [seat for seat in range(self.view.players) if both.up[0, seat]]
        at = both.take(self._numbers(*[0, 1] * (len(seats) + 1)))
        for place, seat in enumerate(seats, 1):
            rows = slice(2 * place, 2 * place + 2)
            at.down[rows, seat] |= at.up[rows, seat]
            at.up[rows, seat] = 0
        leads = self._leads(at)
        gain, *without = map(float, leads[::2] - leads[1::2])
        interests = {seat: gain - rest for seat, rest in zip(seats, without, strict=True)}
        own = interests.pop(self.seat, 0.0)
        rival = max(interests, key=lambda seat: abs(interests[seat]), default=None)
        parts: dict[PartKind, float] = {"own": own}
        if rival is not None:
            parts["denied"] = interests[rival]
        return _Found(parts, {"winner": rival, "tile": str(action.argument), "other": str(other.argument)})

    def worth_less_price(self, sun: int) -> float:
        """Return what is said by the function of that name."""
        from ra_desktop.ai.neural.batch.state import PASS

        passed = self._copies(1)
        passed.apply(self._numbers(PASS))
        self._settle(passed)
        return self._won(sun, self.lot())[0] - float(self._leads(passed)[0])

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

    def _actions(self, *actions: Action) -> list[int]:
        from ra_desktop.ai.neural.encoding import action_numbers

        return action_numbers(self.view, actions)

    def lot(self) -> _Lot:
        """Give the seat the lot against nothing, and weigh that against the discard of the tiles."""
        import numpy as np

        from ra_desktop.ai.neural.batch.state import AUCTION, BID, DRAWN, NOBODY

        seat, kinds, nothing = self.seat, np.flatnonzero(self.at.track[0]), self._without_lot()
        at = self._copies(len(kinds) + 1)
        at.track[np.arange(len(kinds)) + 1, kinds] = 0
        at.phase[:], at.cause[:], at.highest[:], at.high_bidder[:] = AUCTION, DRAWN, 0, NOBODY
        at.actor[:] = at.ra_player[:] = seat
        highest = int(at.up[0, seat]).bit_length() - 1
        at.up[:, seat] |= 1  # a sun that stands for none: no epoch ends by the bid
        at.apply(np.full(len(at), BID + highest))
        self._settle(at)
        at.up[:], at.down[:], at.centre[:], at.actor[:] = nothing.up, nothing.down, nothing.centre, nothing.actor
        lead, *less = map(float, self._leads(at))
        without = float(self._leads(nothing)[0])
        best, worst = (self._outstanding(kinds, sign * (lead - np.array(less))) for sign in (1, -1))
        gains = [change.fame_after - change.fame_before for change in self.view.lot_account(seat).changes]
        own, lasting = gains.pop(seat), round(self._lasting(at, nothing))
        rivals = -round(sum(gains) / len(gains))
        still = round(lead - without) - own - lasting - rivals
        parts: dict[PartKind, int] = {"epoch": own, "lasting": lasting, "still": still, "rivals": rivals}
        return _Lot(at, lead, without, parts, best, worst)

    def _lasting(self, at: BatchState, nothing: BatchState) -> float:
        """Return what the lot's tiles are worth when the next epoch begins, with the same fame as without them."""
        from ra_desktop.ai.neural.compiled import calls

        if self.view.is_last_epoch:
            return 0.0
        both = nothing.take(self._numbers(0, 0))
        both.rows[0] = at.rows[0]
        both.down[:] |= both.up
        both.up[:] = 0
        calls.end_turns(both)
        both.fame[0] = both.fame[1]
        with_lot, without = map(float, self._leads(both))
        return with_lot - without

    def _won(self, sun: int, lot: _Lot) -> tuple[float, float]:
        """Return the lead after winning the `lot` with `sun`, and with that sun only turned face down."""
        import numpy as np

        from ra_desktop.ai.neural.batch.state import AUCTION, BID, INVOKE, PASS

        rank = self.ranks.rank[sun]
        at, used = self._copies(1), lot.at.take(self._numbers(0))
        if self.view.phase == "turn":
            at.apply(self._numbers(INVOKE))
            while at.actor[0] != self.seat:
                at.apply(self._numbers(PASS))
        at.apply(self._numbers(BID + rank))
        while at.phase[0] == AUCTION:
            at.apply(self._numbers(PASS))
        self._settle(at)
        used.up[0, self.seat] &= ~(1 << rank)
        used.down[0, self.seat] |= 1 << rank
        both = at.like(np.concatenate((at.rows, used.rows)))
        won, without_sun = map(float, self._leads(both))
        return won, without_sun

    def _outstanding(self, kinds: Rows, worths: Values) -> str:
        """Return which of several `kinds` of tiles is worth more than all others together; empty if none is."""
        if len(kinds) < 2 or worths.max() <= worths.clip(0.0).sum() / 2:
            return ""
        return self.view.rules.tiles.names[int(kinds[worths.argmax()])]

    def _without_lot(self) -> BatchState:
        """Return the next player's turn if no one had won the lot and the tiles had been discarded."""
        from ra_desktop.ai.neural.batch.state import AUCTION, FULL, NOBODY, PASS
        from ra_desktop.ai.neural.compiled import calls

        at = self._copies(1)
        at.track[:] = 0
        if self.view.phase == "auction":
            at.highest[:], at.high_bidder[:], at.cause[:] = 0, NOBODY, FULL
        else:
            calls.end_turns(at)
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
        """Return who has won the auction that came before this row, and with which sun; None and 0 if no one has."""
        after, before = at.up[row] | at.down[row], self.at.up[0] | self.at.down[0]
        for seat in range(self.view.players):
            if after[seat] != before[seat]:
                return seat, self.ranks.numbers[int(before[seat] & ~after[seat]).bit_length() - 1]
        return None, 0

    def _leads(self, at: BatchState, seat: int | None = None) -> Values:
        import numpy as np

        from ra_desktop.ai.neural.clock import Clock
        from ra_desktop.ai.neural.draws import deal_draws
        from ra_desktop.ai.neural.rollout import Request, roll_out
        from ra_desktop.ai.neural.tally import LEAD
        from ra_desktop.ai.review.judge import values_of_all_seats

        seat = self.seat if seat is None else seat
        _pass_over_sunless(at)
        if not self.rollouts:
            values: Values = values_of_all_seats(self.network, at)[0][:, seat, 2]
            return values
        requests = []
        for row in range(len(at)):
            bag, rng = at.bag[row], np.random.default_rng(1)  # as similar orders of the bag as possible
            draws = deal_draws(bag, self.rollouts, int(bag.sum()) + 1, rng)
            requests.append(Request(at.take(self._numbers(row)), seat, draws, _DEPTH))
        return np.array(
            [results[0, :, LEAD].mean() for results in roll_out(self.network, requests, Clock(), all_seats=True)]
        )


def _pass_over_sunless(at: BatchState) -> None:
    """Give the turns of seats that have no sun in `at` to those that have one, as the rules do.

    Positions in which suns were taken away need this. By the rules a seat without suns neither has a turn nor ends an
    auction, which would go on for ever if it had to.
    """
    from ra_desktop.ai.neural.batch.state import AUCTION, DRAWN, TURN

    for row in range(len(at)):
        actor, phase = int(at.actor[row]), int(at.phase[row])
        if phase not in (TURN, AUCTION):
            continue
        last = int(at.ra_player[row]) if phase == AUCTION else actor - 1
        order = [(actor + step) % at.players for step in range((last - actor) % at.players + 1)]
        able = [seat for seat in order if at.up[row, seat]]
        if phase == AUCTION and order[-1] not in able:
            at.cause[row] = DRAWN  # who would have had to bid no longer has to
            at.ra_player[row] = (able or order)[-1]
            at.actor[row] = (able or order[-1:])[0]
        elif able:
            at.actor[row] = able[0]


def rising(worths: list[float]) -> list[float]:
    """Return the rising sequence that is nearest to `worths`: where one falls, the mean of the neighbours."""
    runs: list[list[float]] = []
    for worth in worths:
        runs.append([worth])
        while len(runs) > 1 and sum(runs[-2]) / len(runs[-2]) > sum(runs[-1]) / len(runs[-1]):
            last = runs.pop()
            runs[-1] += last
    return [sum(run) / len(run) for run in runs for _ in run]
