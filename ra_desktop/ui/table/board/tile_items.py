"""The tiles of both tracks: the auction track with the place of the next one, the Ra track with the moving sun."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ra_desktop.ui.look.art import Watched, paint_box, paint_disc, painted_once, pixmap, rounded
from ra_desktop.ui.look.drawing import SHADE, card_glow, card_ring, card_shadow, device_ratio, draw_pixmap
from ra_desktop.ui.look.nile import boat_rect, paint_boat, paint_sun_of_the_day
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import CORNER, card_rect, tile_pixmap

from .items import BoardItem, Offer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class TileItem(BoardItem):
    """An auction space and its tile."""

    tile: Watched[str | None] = Watched(None)
    """The tile by its name in the engine, or None for a gap."""
    label: Watched[str | None] = Watched(None)
    dimmed = Watched(False, "_dim")
    """Whether others can be chosen."""

    def __init__(self, space: int) -> None:
        super().__init__(f"tile:{space}")
        self.space = space
        self.present = False

    def _dim(self) -> None:
        self.setOpacity(current().faded(0.5) if self.dimmed else 1.0)

    def shape(self) -> QPainterPath:
        """Return the card with its round corners, for hit tests."""
        return rounded(self.box, self.box.width() * CORNER / 100)

    def sprite(self, dpr: float) -> QPixmap:
        return QPixmap() if self.tile is None else self.picture(self.tile, self.label, dpr)

    def picture(self, tile: str, label: str | None, dpr: float) -> QPixmap:
        """Return the picture that `tile` would have here."""
        return tile_pixmap(
            tile, max(1, round(self.box.height())), dpr, label, variant=self.space if tile == "god" else None
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.tile is None:
            return
        box = self.box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self.offer is Offer.SELECTED or (self.offer is Offer.OPEN and self.hovered)
        if self.offer is not Offer.NONE:
            card_glow(painter, box, strong=raised)
        dpr = device_ratio(painter)
        draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), card_shadow(box.size().toSize(), dpr))
        draw_pixmap(painter, box.topLeft(), self.sprite(dpr))
        if self.offer is not Offer.NONE:
            card_ring(painter, box, selected=self.offer is Offer.SELECTED)


class BedItem(BoardItem):
    """The auction track as a drop target for a drawn tile."""

    next = Watched(QRectF())
    """The place of the next tile, in scene coordinates; empty if there is none."""

    def __init__(self) -> None:
        super().__init__("bed")

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.offer is Offer.NONE or self.next.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.offer is Offer.SELECTED
        box = self.next.translated(-self.pos())
        card_glow(painter, box, strong=strong)
        if strong:
            corner = CORNER * box.width() / 100
            paint_box(painter, box, corner, "#FFE7A6")
        card_ring(painter, box, selected=False)


class RaSpaceItem(BoardItem):
    """A space of the Ra track and its Ra tile, a disc if there is a boat."""

    leaves_a_place = True
    taken = Watched(False)
    """Whether there is a Ra tile; otherwise the space of the backdrop is empty."""
    as_tile = Watched(True)

    def __init__(self, space: int) -> None:
        super().__init__(f"ra:{space}")
        self.space = space

    @property
    def picture_rect(self) -> QRectF:
        return card_rect(self.rect.adjusted(-self.rect.width(), 0, self.rect.width(), 0))

    def sprite(self, dpr: float) -> QPixmap:
        box = self.box
        if self.as_tile:
            return tile_pixmap("ra", round(box.height()), dpr)
        return pixmap("board/ra-marker", box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.taken or self.hidden:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box
        if self.as_tile:
            size = box.size().toSize()
            image = card_shadow(size, device_ratio(painter), 1.6)
            draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), image)
        else:
            radius = box.width() * 0.53
            paint_disc(painter, box.center() + QPointF(0, box.height() * 0.07), radius, QColor(27, 18, 8, 60))
        draw_pixmap(painter, box.topLeft(), self.sprite(device_ratio(painter)))


_HALO = 0.3
"""How far the sun's halo extends beyond the boat's rectangle, as a share of its width."""
_SUN_ABOVE = 0.36
"""The height of the bare sun above the track, as a share of the boat's width: clear of a Ra tile."""


class SailItem(BoardItem):
    """The moving sun, in its boat or without. Its rectangle is that of the boat."""

    def __init__(self) -> None:
        super().__init__("sail")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._boat = True
        self._glow = 50
        self._hull = QPointF()

    def sail_to(self, anchor: QPointF, width: float, day: float, *, boat: bool) -> None:
        """Move to `anchor` on the arc, in a boat of that width or without, in the light of that time of day."""
        rect = boat_rect(anchor, width)
        self.set_rect(rect, margin=width * _HALO)
        self._hull = anchor - rect.topLeft()
        glow = round(day * 50)
        if (glow, boat) != (self._glow, self._boat):
            self._glow, self._boat = glow, boat
            self.update()

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        dpr = device_ratio(painter)
        box = self.boundingRect()
        size = QSize(math.ceil(box.width()), math.ceil(box.height()))
        key = f"sail:{self._boat:d}:{self._glow}:{size.width()}x{size.height()}@{dpr:g}"
        draw_pixmap(painter, box.topLeft(), painted_once(key, size, dpr, self._paint_sail))

    def _paint_sail(self, painter: QPainter) -> None:
        hull = self._hull + QPointF(self._margin, self._margin)
        width, day = self._size.width(), self._glow / 50
        if self._boat:
            paint_boat(painter, hull, width, day)
        elif day < 1:
            paint_sun_of_the_day(painter, hull - QPointF(0, width * _SUN_ABOVE), width * 0.13, day)
