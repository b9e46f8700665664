"""What nobody with eyes lets go: a very good lot, when suns or tiles are about to be lost anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid
from ra_desktop.engine.suns import suns_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, View

VERY_GOOD: Final = 12
"""Points at the end of this epoch from which a lot counts as very good."""


def grasped(view: View, legal: Sequence[Action]) -> Action | None:
    """Return the bid for a lot that is too good to pass now, or None.

    That is a lot of at least :data:`VERY_GOOD` points for the seat to move, when the next Ra tile ends the epoch, and
    its suns with it, or when the track is full. It bids its lowest sun that nobody after it can beat, or else its
    highest.
    """
    bids = [action for action in legal if isinstance(action, Bid)]
    ending = view.ra_count + 1 >= view.ra_limit or all(view.auction_track)
    if not bids or not ending or sum(view.lot_preview(view.seat_to_act).values()) < VERY_GOOD:
        return None
    strongest = max((sun for seat in view.bidders_left()[1:] for sun in suns_in(view.up[seat])), default=0)
    return next((bid for bid in bids if bid.sun > strongest), bids[-1])
