"""Fixed prices of tiles and suns, in fame: what a novice goes by, and moves that no network values.

Every tile has its price, whoever has what (in :mod:`.games`), and a lot is worth the sum. A sun costs the more, the
higher it is, and less when it may soon be lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.tiles import EMPTY, suns_in

from .characters import brings_nothing, certain_suns, sun_to_win_with
from .registry import ai_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, View

WEAKEST_SUN: Final = 2.0
STRONGEST_SUN: Final = 9.0
"""Fame that a lot must score to be worth the lowest and the highest sun on the table."""
LATE_SHARE: Final = 0.4
"""The share of that which is asked when the next Ra tile ends the epoch, and the suns with it."""
LOW: Final = 0.5
"""The rank of a sun up to which it is low, from 0 to 1."""
FINAL_HOPE: Final = 0.2
"""Lots that a sun may still win in the final epoch when the next Ra tile ends it."""
WORTH_INVOKING: Final = 9.0
"""Fame on the track at which Ra is invoked; less when suns may soon be lost."""
LEAST_TO_INVOKE: Final = 4.0
"""Lowest value of a lot, in fame, at which that is done."""
VERY_GOOD: Final = 12
"""Points at the end of this epoch from which a lot counts as very good."""
FINAL_GOOD: Final = 3
"""Points at the end of the game from which a lot counts as very good: there is no later lot to keep a sun for."""

_DRAW, _INVOKE, _PASS = Draw(), Invoke(), Pass()


def valued(view: View, legal: Sequence[Action]) -> tuple[dict[Action, float], float]:
    """Return what each of the `legal` actions gains by these prices, and the worth of the lot, in fame.

    Passing and drawing count as 0; moves about single tiles are left out. None is compared where the lot alone decides.
    """
    lot = lot_price(view)
    if _PASS in legal and (grasped(view, legal) or brings_nothing(view, soon=True, unharmed=True)):
        return {}, lot
    values: dict[Action, float] = {action: 0.0 for action in (_PASS, _DRAW) if action in legal}
    values |= {bid: lot - sun_price(view, bid.sun) for bid in legal if isinstance(bid, Bid)}
    if _INVOKE in legal:
        values[_INVOKE] = lot - enough_to_invoke(view)
    return values, lot


def enough_to_invoke(view: View) -> float:
    """Return the fame on the track at which Ra is invoked."""
    return max(LEAST_TO_INVOKE, _hope(view) * WORTH_INVOKING)


def lot_price(view: View) -> float:
    """Return the price of the lot on the track."""
    price = ai_for(view.game).price
    return sum(price(view, code) for code in view.track if code != EMPTY)


def sun_price(view: View, sun: int) -> float:
    """Return the fame that a lot must score to be worth `sun`."""
    return _hope(view) * (WEAKEST_SUN + (STRONGEST_SUN - WEAKEST_SUN) * _strength(view, sun))


def _strength(view: View, sun: int) -> float:
    """Return the rank of `sun` among all of the game: 0 for the lowest, 1 for the highest."""
    known = suns_in(view.suns_in_play)
    return known.index(sun) / max(1, len(known) - 1)


def _hope(view: View) -> float:
    """Return the share of its usual price that a sun is kept for: less when it may soon be lost.

    In the final epoch, that is when there are more suns than Ra tiles to come.
    """
    left = view.ra_limit - view.ra_count - 1
    share = 1.0 if left else LATE_SHARE
    waiting = view.up[view.seat_to_act].bit_count()
    return min(share, (left + FINAL_HOPE) / (waiting + 1)) if view.is_last_epoch else share


def grasped(view: View, legal: Sequence[Action], easy: float = float("inf")) -> Action | None:
    """Return the bid for a lot that is too good to pass now, or None.

    That is a lot of at least :data:`VERY_GOOD` points for the seat to move, when the next Ra tile ends the epoch, and
    its suns with it, or when the track is full; at the end of the game, one of :data:`FINAL_GOOD`. It bids a sun that
    no one after it can beat (:func:`.sun_to_win_with`), or else its highest. A lot of `easy` points is also too good to
    pass if the lowest of its suns is certain to win it, and isn't high.
    """
    bids = [action for action in legal if isinstance(action, Bid)]
    if not bids:
        return None
    points = sum(view.lot_preview(view.seat_to_act).values())
    certain = certain_suns(view)
    lowest = min(suns_in(view.up[view.seat_to_act]))
    if points >= easy and certain[:1] == [lowest] and _strength(view, lowest) <= LOW:
        return Bid(sun_to_win_with(view, certain))
    last = view.ra_count + 1 >= view.ra_limit
    enough = FINAL_GOOD if last and view.is_last_epoch else VERY_GOOD
    if not (last or all(view.auction_track)) or points < enough:
        return None
    return Bid(sun_to_win_with(view, certain)) if certain else bids[-1]
