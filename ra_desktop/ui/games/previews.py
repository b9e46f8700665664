"""What a choice between the sides of a tile would change in points, as the engine counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import ShowSide

if TYPE_CHECKING:
    from ra_desktop.engine import Flip, View
    from ra_desktop.engine.position import PointRows


def lots_by_side(view: View) -> dict[ShowSide, tuple[PointRows, ...]]:
    """The previews of all seats after each side that can be chosen in *view*; empty if none can.

    They are the engine's own, of the position in which that side lies on the track.
    """
    lots = {}
    for action in view.legal_actions():
        if isinstance(action, ShowSide):
            after = view.scratch()
            after.rules.play(after, action, None)
            lots[action] = tuple(after.lot_preview(seat) for seat in range(after.players))
    return lots


def change_by_turning(view: View, action: Flip) -> PointRows:
    """What the seat to move would score more, or less, at the end of this epoch after *action*; by row."""
    seat = view.seat_to_act
    after = view.scratch()
    after.rules.play(after, action, None)
    now, then = view.points_now()[seat], after.points_now()[seat]
    return {row: then[row] - now[row] for row in then if then[row] != now[row]}
