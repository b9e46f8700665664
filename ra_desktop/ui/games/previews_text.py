"""What a move that is selected would change, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Flip, ShowSide
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import points_text, tile_label

from .groups import preview_lines
from .previews import change_by_turning, lots_by_side

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View

_tr = QCoreApplication.translate


def prospect(view: View, action: Action) -> str:
    """What *action* would change at the end of this epoch for the seat to move; empty for moves not about sides."""
    if isinstance(action, Flip):
        shown, _, hidden = action.tile.partition("/")
        what = fill(
            _tr("Prospects", "{tile} turned to {other}"),
            tile=tile_label(shown, view.ruleset),
            other=tile_label(hidden, view.ruleset),
        )
        rows = change_by_turning(view, action)
    elif isinstance(action, ShowSide):
        what = fill(_tr("Prospects", "The lot with {side} up"), side=tile_label(action.side, view.ruleset))
        rows = lots_by_side(view)[action][view.seat_to_act]
    else:
        return ""
    text = _tr("Prospects", "{what}: nothing changes at the end of this epoch")
    if rows:
        text = _tr("Prospects", "{what}: {points} at the end of this epoch ({rows})")
        text = fill(text, points=points_text(sum(rows.values())), rows=_tr("Prospects", ", ").join(preview_lines(rows)))
    return fill(text, what=what)
