"""Previews of the sides of a two-sided tile, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import ShowSide

if TYPE_CHECKING:
    from ra_desktop.engine import PointRows, View
    from ra_desktop.engine.account import SeatChange


def lots_by_side(view: View) -> dict[ShowSide, tuple[PointRows, ...]]:
    """Return the previews of all seats for each side that can be chosen in `view`; empty if none can."""
    lots = {}
    for action in view.legal_actions():
        if isinstance(action, ShowSide):
            after = view.after(action)
            lots[action] = tuple(_points(after.lot_account(seat).own) for seat in range(after.players))
    return lots


def _points(change: SeatChange) -> PointRows:
    """Return what changes at the end of this epoch, by row."""
    return {row.row: row.points for row in change.rows if row.points}
