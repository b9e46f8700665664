"""The value of each legal action by rules of thumb, in fame: auctions and turns; games add their own actions.

Every choice has one value: what it brings this seat, less a share of what it brings the others
(:attr:`.worth.Tuning.envy`). Drawing is compared with invoking by what the lot would bring in a later auction, and by
what is lost if the next Ra tile ends the epoch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.registry import ai_for
from ra_desktop.engine.actions import Draw, Invoke
from ra_desktop.engine.board import AUCTION, TURN
from ra_desktop.engine.tiles import EMPTY, suns_in

from .auction import Sale, sold_by_anybody
from .worth import Choice, Tuning, Worth

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View
    from ra_desktop.engine.position import Position


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
    return sale.choices(rest, at.highest_bid, at.high_bidder, must_sell=at.cause == "invoked")


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
