"""The content of the strip at the bottom of the large panel: the effect of flipping a tile, the lot, or a note."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ra_desktop.engine import Flip
from ra_desktop.engine.games.priests.reading import coming_ankhs
from ra_desktop.ui.look.tile_painter import sides
from ra_desktop.ui.words.banner import by_name
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import tile_label

from .preview_strip import draw_note, draw_preview

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

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
    preview: dict[str, int] | None
    """What the lot would change, points by row."""
    note: str
    """The text shown without a preview."""

    def paint(self, painter: QPainter, rect: QRectF, scale: float, colours: Theme) -> None:
        """Paint the strip into `rect`, which is empty if there is no room."""
        tile = self.tile_to_turn()
        if tile is not None and not rect.isEmpty():
            rows = self.shown.view.turn_preview(self.shown.seat, tile)
            draw_preview(painter, rect, scale, self.turning_title(tile), rows, colours, matters=True)
        elif self.preview is not None:
            matters = self.is_for_sale()
            draw_preview(painter, rect, scale, self.preview_title(), self.preview, colours, matters=matters)
        elif self.note and not rect.isEmpty():
            draw_note(painter, rect, scale, self.note, colours)

    def tile_to_turn(self) -> str | None:
        """Return the tile that a priest may flip, under the pointer or selected."""
        if self.hovered is not None and isinstance(self.offers.choice_of(self.hovered), Flip):
            return self.hovered
        selected = self.offers.choices.selected
        return selected.tile if self.offers.is_asked and isinstance(selected, Flip) else None

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

    def is_for_sale(self) -> bool:
        """Whether the lot is being auctioned and the seat has a sun to win it."""
        view = self.shown.view
        return view.auction is not None and bool(view.face_up_suns(self.shown.seat))

    def preview_title(self) -> str:
        """Return the title for the lot."""
        if not self.is_for_sale():
            return _tr("Panels", "If you won the lot now")
        if self.shown.info.is_person:
            return _tr("Panels", "If you win this lot")
        name = self.shown.info.name
        return by_name(name, _tr("Panels", "If you win this lot"), _tr("Panels", "If {name} wins this lot"))
