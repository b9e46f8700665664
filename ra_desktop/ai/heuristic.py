"""A player who counts: rules of thumb about lots, suns and time, weighed against each other.

Every choice is made by one sum, in fame: what it brings this seat, less a share of what it brings the others
(:attr:`.worth.Tuning.envy`). An auction is thought through to its end: each later bidder is taken to bid the lowest
sun that wins for now, the likelier the more the lot brings them beyond that sun's worth. Drawing is compared with
invoking by what the lot would bring in a later auction, and by what is lost if the next Ra tile ends the epoch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.games.priests.actions import Flip, ShowSide
from ra_desktop.engine.games.ra.actions import Discard, End, SpendGod
from ra_desktop.engine.board import AUCTION, DISCARD, FLIP, GODS, NOBODY, SIDE
from ra_desktop.engine.rules import FOLLOWING
from ra_desktop.engine.suns import suns_in
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES, TURNED
from ra_desktop.engine.games.ra.tiles import GOD, RA_TILES
from ra_desktop.engine.tiles import EMPTY

from .characters import FAME_IN_MERIT, NEUTRAL
from .judging import first_impression
from .priests_heuristic import PriestsWorth
from .protocol import legal_choices
from .random_bot import chance
from .worth import Tuning, Worth, soft_step, tiles_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from ra_desktop.engine import Action, View
    from ra_desktop.engine.position import Position

    from .characters import Style
    from .plans import Plan
    from .protocol import Cancel, Evaluation, Limit

_DRAW, _INVOKE, _PASS, _END = Draw(), Invoke(), Pass(), End()
_DEFAULT: Final = Tuning()
_DOUBTFUL: Final = (_DRAW, _INVOKE, _PASS)
_HARDLY: Final = 0.02
"""Chances below this are taken for none."""


class HeuristicBot:
    """Plays by rules of thumb (see the top of this file), in the doubt that :attr:`.plans.Plan.unsure` describes.

    Nothing else is left to chance: without doubt, *seed* changes nothing.
    """

    def __init__(
        self,
        seed: int = 0,
        *,
        tuning: Tuning = _DEFAULT,
        style: Style = NEUTRAL,
        plan: Callable[[int, str], Plan] | None = None,
    ) -> None:
        """*plan* gives how unsure it is with so many players in a game; without, not at all."""
        self.seed = seed
        self.tuning = tuning
        self.style = style
        self._plan = plan

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; no limit is needed."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        worth = worth_in(view, self.tuning)
        choices = weigh_by(worth, legal)
        unsure = self._plan(view.players, worth.game).unsure if self._plan else 0.0
        if unsure and any(tiles_on(view.track)):
            choices = _in_doubt(choices, chance(view, self.seed), unsure / FAME_IN_MERIT)
        if self.style is not NEUTRAL:
            likings = self.style.likings(view, [choice.action for choice in choices])
            choices = [
                Choice(choice.action, choice.value + liking) for choice, liking in zip(choices, likings, strict=True)
            ]
        return max(choices, key=lambda choice: choice.value).action

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return first_impression(view, cancel)


class Choice(NamedTuple):
    """An action and what it brings, in fame."""

    action: Action
    value: float


def _in_doubt(choices: list[Choice], random: Random, unsure: float) -> list[Choice]:
    """What the *choices* seem to bring to one who is *unsure*, by so much fame, when to draw, to invoke or to pass."""
    return [
        Choice(action, value + random.expovariate(1.0 / unsure) if action in _DOUBTFUL else value)
        for action, value in choices
    ]


def weigh(view: View, legal: list[Action], tuning: Tuning = _DEFAULT) -> list[Choice]:
    """What each of the *legal* actions brings; gods that would be spent at a loss are left out.

    *tuning* is for Ra; Priests of Ra has its own (:mod:`.priests_heuristic`).
    """
    return weigh_by(worth_in(view, tuning), legal)


def worth_in(at: Position, tuning: Tuning = _DEFAULT) -> Worth:
    """What tiles and suns are worth in a position of either game; *tuning* is for Ra."""
    return PriestsWorth(at) if at.rules.tiles is PRIESTS_TILES else Worth(at, tuning)


def weigh_by(worth: Worth, legal: list[Action]) -> list[Choice]:
    """What each of the *legal* actions brings by that opinion of what tiles and suns are worth."""
    phase = worth.at.phase
    if phase == AUCTION:
        return _bid(worth)
    if phase == DISCARD:
        return _give_up(worth, legal)
    if isinstance(worth, PriestsWorth):
        if phase == SIDE:
            return _show_side(worth, legal)
        if phase == FLIP:
            return _turn_over(worth, legal)
    return _take_turn(worth, legal)


# --- auctions ---------------------------------------------------------------------------------------


class _Sale:
    """What it would mean to sell one lot, for every seat and sun."""

    def __init__(self, worth: Worth, lot: Sequence[int]) -> None:
        at = worth.at
        self.worth = worth
        self.me = at.seat_to_act
        self._up = at.up
        self._profits: list[dict[int, float]] = [{} for _ in at.up]
        """By seat and sun: what winning with that sun brings, the sun's own worth taken off. Lowest sun first."""
        for seat, up in enumerate(at.up):
            if up:
                gain = worth.lot(seat, lot)
                self._profits[seat] = {
                    sun: gain + worth.exchange(seat, sun) - worth.sun_now(sun) for sun in suns_in(up)
                }
        self._envy = worth.tuning.envy / max(1, at.players - 1)

    def bidders(self, ra_player: int) -> list[int]:
        """Who takes part in an auction of *ra_player*, in bidding order."""
        return [seat for seat in FOLLOWING[len(self._up)][ra_player] if self._up[seat]]

    def expected(self, ra_player: int, *, must_sell: bool = False) -> float:
        """What this seat can expect of an auction; with *must_sell* the Ra player bids if nobody else does."""
        return self._outcome(self.bidders(ra_player), 0, NOBODY, must_sell)

    def choices(self, rest: list[int], highest: int, winner: int, must_sell: bool) -> list[Choice]:
        """What this seat can do on its turn to bid, when *rest* come after it: to pass first, then suns upwards."""
        found = []
        if rest or highest or not must_sell:
            passing = self._outcome(rest, highest, winner, must_sell)
            found.append(Choice(_PASS, passing + self.worth.tuning.thrift))
        better = (sun for sun in self._profits[self.me] if sun > highest)
        found += [Choice(Bid(sun), self._outcome(rest, sun, self.me, must_sell)) for sun in better]
        return found

    def _outcome(self, bidders: list[int], highest: int, winner: int, must_sell: bool) -> float:
        """What this seat can expect when *bidders* are still to bid and *winner* has bid *highest* (0: nobody)."""
        if not bidders:
            return self._settled(highest, winner)
        seat, rest = bidders[0], bidders[1:]
        if seat == self.me:
            return max(choice.value for choice in self.choices(rest, highest, winner, must_sell))
        sun = next((sun for sun in self._profits[seat] if sun > highest), 0)
        if not sun:
            return self._outcome(rest, highest, winner, must_sell)
        if must_sell and not rest and not highest:
            return self._settled(sun, seat)
        likely = soft_step(self._profits[seat][sun] / self.worth.tuning.doubt)
        value = 0.0
        if likely > _HARDLY:
            value += likely * self._outcome(rest, sun, seat, must_sell)
        if likely < 1.0 - _HARDLY:
            value += (1.0 - likely) * self._outcome(rest, highest, winner, must_sell)
        return value

    def _settled(self, sun: int, winner: int) -> float:
        if winner == NOBODY:
            return 0.0
        profit = self._profits[winner][sun]
        return profit if winner == self.me else -self._envy * profit


def _bid(worth: Worth) -> list[Choice]:
    at = worth.at
    sale = _Sale(worth, tiles_on(at.track))
    order = sale.bidders(at.ra_player)
    rest = order[order.index(sale.me) + 1 :]
    return sale.choices(rest, at.highest_bid, at.high_bidder, must_sell=at.cause == "invoked")


# --- turns ------------------------------------------------------------------------------------------


def _take_turn(worth: Worth, legal: list[Action]) -> list[Choice]:
    at = worth.at
    lot = tiles_on(at.track)
    choices = []
    if at.phase == GODS:
        choices.append(Choice(_END, _later_auction(worth, lot)))
    else:
        sale = _Sale(worth, lot)
        if _DRAW in legal:
            choices.append(Choice(_DRAW, _draw_value(worth, sale)))
        if _DRAW not in legal or any(lot) or at.centre_sun > min(suns_in(at.up[sale.me])):
            invoking = sale.expected(sale.me, must_sell=EMPTY in at.track)
            choices.append(Choice(_INVOKE, invoking - worth.tuning.haste))
    return choices + _god_choices(worth, legal, lot) if len(legal) > len(choices) else choices


def _draw_value(worth: Worth, sale: _Sale) -> float:
    ends = worth.next_ra_ends or not worth.at.bag
    on_ra = _epoch_end(worth) if ends else sale.expected(sale.me)
    room = worth.at.track.count(EMPTY) / len(worth.at.track)
    on_tile = _sold_by_anybody(worth, sale) + worth.tuning.growth * room * worth.use
    return worth.ra_chance * on_ra + (1.0 - worth.ra_chance) * on_tile


def _epoch_end(worth: Worth) -> float:
    """What it brings this seat if the epoch ends at once: its unused suns are lost, and those of the others."""
    at = worth.at
    lost = [worth.unused(seat) for seat in range(at.players)]
    mine = lost[at.seat_to_act]
    return worth.tuning.envy * (sum(lost) - mine) / max(1, at.players - 1) - mine


def _later_auction(worth: Worth, lot: Sequence[int]) -> float:
    """What *lot* can be expected to bring when somebody, no matter who, brings it to auction."""
    return _sold_by_anybody(worth, _Sale(worth, lot))


def _sold_by_anybody(worth: Worth, sale: _Sale) -> float:
    callers = [seat for seat, up in enumerate(worth.at.up) if up]
    return sum(sale.expected(caller) for caller in callers) / len(callers)


def _god_choices(worth: Worth, legal: list[Action], lot: list[int]) -> list[Choice]:
    """Tiles that a god could take with profit: what they bring, and what the rest of the lot then would."""
    me = worth.at.seat_to_act
    price = worth.lot(me, tiles_on((GOD,)), suns_spent=0) + worth.tuning.god_thrift
    found = []
    for action in legal:
        if isinstance(action, SpendGod):
            code = RA_TILES.codes[action.tile]
            gain = worth.lot(me, tiles_on((code,)), suns_spent=0) - price
            if gain > 0.0:
                left = lot[:]
                left[code] -= 1
                found.append(Choice(action, gain + _later_auction(worth, left)))
    return found


# --- disasters --------------------------------------------------------------------------------------


def _give_up(worth: Worth, legal: list[Action]) -> list[Choice]:
    """What is missed least is best given up."""
    me = worth.at.seat_to_act
    discards = [action for action in legal if isinstance(action, Discard)]
    return [Choice(action, -worth.loss(me, RA_TILES.codes[action.tile])) for action in discards]


# --- sides and priests ------------------------------------------------------------------------------


def _show_side(worth: PriestsWorth, legal: list[Action]) -> list[Choice]:
    """The lot is the better the more it can be expected to bring when it is sold, to oneself and to the others."""
    at = worth.at
    choices = []
    for action in legal:
        assert isinstance(action, ShowSide)
        shown = PRIESTS_TILES.names[at.pending_tile].startswith(action.side)
        lot = tiles_on(at.track)
        lot[at.pending_tile if shown else TURNED[at.pending_tile]] += 1
        choices.append(Choice(action, _later_auction(worth, lot)))
    return choices


def _turn_over(worth: PriestsWorth, legal: list[Action]) -> list[Choice]:
    """Keeping comes first: what is just as good is left as it is."""
    at = worth.at
    me = at.seat_to_act
    left = len(at.queue)
    keep = legal[-1]
    flips = [action for action in legal if isinstance(action, Flip)]
    codes = PRIESTS_TILES.codes
    turned = [Choice(action, worth.flipped(me, codes[action.tile], left)) for action in flips]
    return [Choice(keep, worth.flipped(me, 0, left)), *turned]
