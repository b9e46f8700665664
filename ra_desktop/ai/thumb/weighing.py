"""The value of each legal action by rules of thumb, in fame: auctions and turns; games add their own actions.

Every choice has one value: what it brings this seat, less a share of what it brings the others
(:attr:`.worth.Tuning.envy`). Drawing is compared with invoking by what the lot would bring in a later auction, and by
what is lost if the next Ra tile ends the epoch. An auction is computed bidder by bidder: each later one is assumed to
bid the lowest winning sun, with a probability that grows with the lot's value beyond that sun's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.characters import certain_suns, sun_to_win_with
from ra_desktop.ai.registry import ai_for
from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.board import AUCTION, NOBODY, TURN
from ra_desktop.engine.rules import FOLLOWING
from ra_desktop.engine.tiles import EMPTY, suns_in

from .worth import Choice, Tuning, Worth, soft_step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, View
    from ra_desktop.engine.position import Position

_PASS: Final = Pass()
_HARDLY: Final = 0.02
"""Smaller chances count as none."""


class Sale:
    """The effects of selling one lot, for every seat and sun."""

    def __init__(self, worth: Worth, lot: Sequence[int]) -> None:
        at = worth.at
        self.worth = worth
        self.me = at.seat_to_act
        self._up = at.up
        self._profits: list[dict[int, float]] = [{} for _ in at.up]
        """By seat and sun, lowest first: the gain of winning with that sun, less the sun's own value."""
        for seat, up in enumerate(at.up):
            if up:
                gain = worth.lot(seat, lot)
                self._profits[seat] = {
                    sun: gain + worth.exchange(seat, sun) - worth.sun_now(sun) for sun in suns_in(up)
                }
        self._envy = worth.tuning.envy / max(1, at.players - 1)

    def bidders(self, ra_player: int) -> list[int]:
        """Return the seats in an auction of `ra_player`, in bidding order."""
        return [seat for seat in FOLLOWING[len(self._up)][ra_player] if self._up[seat]]

    def expected(self, ra_player: int, *, must_sell: bool = False) -> float:
        """Return the fame this seat expects of an auction; with `must_sell` the Ra player bids if no one else does."""
        return self._outcome(self.bidders(ra_player), 0, NOBODY, must_sell)

    def choices(self, rest: list[int], highest: int, winner: int, must_sell: bool) -> list[Choice]:
        """Return the options of this seat when `rest` bid after it: passing first, then suns in ascending order."""
        choices = []
        if rest or highest or not must_sell:
            passing = self._outcome(rest, highest, winner, must_sell)
            choices.append(Choice(_PASS, passing + self.worth.tuning.thrift))
        better = (sun for sun in self._profits[self.me] if sun > highest)
        choices += [Choice(Bid(sun), self._outcome(rest, sun, self.me, must_sell)) for sun in better]
        return choices

    def _outcome(self, bidders: list[int], highest: int, winner: int, must_sell: bool) -> float:
        """Return this seat's expectation when `bidders` are still to bid and `winner` has bid `highest` (0: no one)."""
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
        likely = soft_step(self._profits[seat][sun] / self.worth.tuning.opponent_noise)
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


def later_auction(worth: Worth, lot: Sequence[int]) -> float:
    """Return the fame that `lot` is expected to gain the acting seat when any player starts an auction."""
    return sold_by_anybody(worth, Sale(worth, lot))


def sold_by_anybody(worth: Worth, sale: Sale) -> float:
    """Return the expected value of a `sale` for the acting seat, whichever seat invokes Ra."""
    callers = [seat for seat, up in enumerate(worth.at.up) if up]
    return sum(sale.expected(caller) for caller in callers) / len(callers)


_DRAW: Final = Draw()
_INVOKE: Final = Invoke()


def weigh(view: View, legal: list[Action], tuning: Tuning | None = None) -> list[Choice]:
    """Return the value of each of the `legal` actions; gods spent at a loss are left out.

    `tuning`: its parameters; None for those of the game.
    """
    return weigh_by(worth_in(view, tuning), legal)


def worth_in(at: Position, tuning: Tuning | None = None) -> Worth:
    """Return the value of tiles and suns in a position of any game that the bots know."""
    return ai_for(at.game).worth(at, tuning)


def weigh_by(worth: Worth, legal: list[Action]) -> list[Choice]:
    """Return the value of each of the `legal` actions, given the value of tiles and suns."""
    phase = worth.at.phase
    if phase == AUCTION:
        return _bid(worth)
    return _take_turn(worth, legal) if phase == TURN else worth.weigh_choices(legal)


def _bid(worth: Worth) -> list[Choice]:
    at = worth.at
    sale = Sale(worth, worth.counted(at.track))
    order = sale.bidders(at.ra_player)
    rest = order[order.index(sale.me) + 1 :]
    choices = sale.choices(rest, at.highest_bid, at.high_bidder, must_sell=at.cause == "invoked")
    if certain := certain_suns(at):  # of two suns, the one bid first comes home with the other
        lowest, first = Bid(certain[0]), Bid(sun_to_win_with(at, certain))
        change: dict[Action, Action] = {lowest: first, first: lowest}
        choices = [Choice(change.get(action, action), value) for action, value in choices]
    return choices


def _take_turn(worth: Worth, legal: list[Action]) -> list[Choice]:
    at = worth.at
    lot = worth.counted(at.track)
    sale = Sale(worth, lot)
    choices = []
    if _DRAW in legal:
        choices.append(Choice(_DRAW, _draw_value(worth, sale)))
    if _DRAW not in legal or any(lot) or at.centre_sun > min(suns_in(at.up[sale.me])):
        invoking = sale.expected(sale.me, must_sell=EMPTY in at.track)
        choices.append(Choice(_INVOKE, invoking - worth.tuning.haste))
    return choices + worth.weigh_extras(legal, lot) if len(legal) > len(choices) else choices


def _draw_value(worth: Worth, sale: Sale) -> float:
    ends = worth.next_ra_ends or not worth.at.bag
    on_ra = _epoch_end(worth) if ends else sale.expected(sale.me)
    room = worth.at.track.count(EMPTY) / len(worth.at.track)
    on_tile = sold_by_anybody(worth, sale) + worth.tuning.growth * room * worth.use
    return worth.ra_chance * on_ra + (1.0 - worth.ra_chance) * on_tile


def _epoch_end(worth: Worth) -> float:
    """Return the effect on this seat if the epoch ends at once: its unused suns are lost, and those of the others."""
    at = worth.at
    lost = [worth.unused(seat) for seat in range(at.players)]
    own = lost[at.seat_to_act]
    return worth.tuning.envy * (sum(lost) - own) / max(1, at.players - 1) - own
