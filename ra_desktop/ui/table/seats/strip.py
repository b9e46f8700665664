"""The content of the strip at the bottom of the large panel: the effect of flipping a tile, the lot, or a note."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Flip
from ra_desktop.engine.games.priests.scoring import coming_ankhs
from ra_desktop.ui.games.record import Reason
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import row_label, tile_label

from .preview_strip import Account, draw_account, draw_note

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from ra_desktop.ui.games.lots import Lot
    from ra_desktop.ui.look.theme import Theme

    from .offers import SeatOffers
    from .seat_info import SeatShown

_tr = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip for the current view and choice."""

    shown: SeatShown
    offers: SeatOffers
    hovered: str | None
    """The tile under the pointer, if it can be chosen."""
    preview: Lot | None
    """What changes if the seat wins the lot."""
    note: str
    """The text shown without a preview."""

    def paint(self, painter: QPainter, rect: QRectF, scale: float, colours: Theme) -> None:
        """Paint the strip into `rect`, which is empty if there is no room."""
        tile = self.tile_to_turn()
        if tile is not None and not rect.isEmpty():
            draw_account(painter, rect, scale, self.turning(tile), colours)
        elif self.preview is not None:
            draw_account(painter, rect, scale, Account.of(self.preview), colours)
        elif self.note and not rect.isEmpty():
            draw_note(painter, rect, scale, self.note, colours)

    def tile_to_turn(self) -> str | None:
        """Return the tile that a priest may flip, under the pointer or selected."""
        if self.hovered is not None and isinstance(self.offers.choice_of(self.hovered), Flip):
            return self.hovered
        selected = self.offers.choices.selected
        return selected.tile if self.offers.is_asked and isinstance(selected, Flip) else None

    def turning(self, tile: str) -> Account:
        """Return what changes by flipping `tile`."""
        changes = self.shown.view.turn_preview(self.shown.seat, tile)
        rows = [Reason(row_label(row), points) for row, points in changes.items()]
        total = sum(changes.values())
        return Account(self.turning_title(tile), total, rows, rows, is_bad=total < 0)

    def turning_title(self, tile: str) -> str:
        """Return the title for flipping `tile`."""
        view, seat = self.shown.view, self.shown.seat
        shown, hidden = (tile_label(side or tile, view.ruleset) for side in sides(tile))
        text = _tr("Panels", "If you turn this tile over: {hidden} instead of {shown}")
        ankhs = coming_ankhs(view, seat, turned=tile)
        if ankhs != coming_ankhs(view, seat):
            text = QCoreApplication.translate(
                "Panels", "If you turn this tile over: {hidden} instead of {shown}, and %n ankhs for people", "", ankhs
            )
        return fill(text, hidden=hidden, shown=shown)
