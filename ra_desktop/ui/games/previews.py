"""What a choice of sides would change: points by row, and one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Flip, ShowSide
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.lists import listed
from ra_desktop.ui.words.numbers import points_text
from ra_desktop.ui.words.tiles import tile_label

from .groups import preview_lines

if TYPE_CHECKING:
    from ra_desktop.engine import Action, PointRows, View
    from ra_desktop.engine.account import SeatChange

_tr = QCoreApplication.translate


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


def preview_text(view: View, action: Action) -> str:
    """Return what `action` would change for the seat to move at the end of this epoch; only for moves about sides."""
    if isinstance(action, Flip):
        shown, _, hidden = action.tile.partition("/")
        return _with_rows(
            _tr("Previews", "{tile} → {other}: no change at the end of this epoch", "A tile turned over"),
            _tr(
                "Previews",
                "{tile} → {other}: {points} at the end of this epoch ({rows})",
                "A tile that is turned over",
            ),
            view.action_preview(action),
            tile=tile_label(shown, view.ruleset),
            other=tile_label(hidden, view.ruleset),
        )
    if isinstance(action, ShowSide):
        return _with_rows(
            _tr("Previews", "{tile}: the lot changes nothing at the end of this epoch", "The side of a tile"),
            _tr("Previews", "{tile}: the lot scores {points} at the end of this epoch ({rows})", "The side of a tile"),
            lots_by_side(view)[action][view.seat_to_act],
            tile=tile_label(action.side, view.ruleset),
        )
    return ""


def _with_rows(without: str, text: str, rows: PointRows, **names: str) -> str:
    """Return `text` with the points of `rows`, or the sentence `without` points if there are none."""
    if not rows:
        return fill(without, **names)
    return fill(text, points=points_text(sum(rows.values())), rows=listed(preview_lines(rows)), **names)
