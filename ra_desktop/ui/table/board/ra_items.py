"""The Ra track: the Ra tiles on its spaces, and the moving sun."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ra_desktop.ui.look.art import blank_pixmap, cache_pixmap, cached_pixmap, pixmap
from ra_desktop.ui.look.card_painter import SHADE, card_shadow, device_ratio, draw_pixmap
from ra_desktop.ui.look.nile.boat import boat_rect, paint_boat, paint_sun_of_the_day
from ra_desktop.ui.look.tile_painter import tile_pixmap

from .items import BoardItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class RaSpaceItem(BoardItem):
    """A space of the Ra track and its Ra tile, a disc if there is a boat."""

    def __init__(self, space: int) -> None:
        super().__init__(f"ra:{space}")
        self.space = space
        self.taken = False
        """Whether there is a Ra tile."""
        self._as_tile = True

    def set_taken(self, taken: bool, *, as_tile: bool) -> None:
        """Show a Ra tile, or the empty space of the backdrop."""
        if (taken, as_tile) != (self.taken, self._as_tile):
            self.taken, self._as_tile = taken, as_tile
            self.update()

    def set_hidden(self, hidden: bool) -> None:
        self._hidden = hidden
        self.update()

    def sprite(self, dpr: float) -> QPixmap:
        """Return the picture of the Ra tile."""
        box = self.box
        if self._as_tile:
            return tile_pixmap("ra", round(box.height()), dpr)
        return pixmap("board/ra-marker", box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not self.taken or self._hidden:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.box
        if self._as_tile:
            size = box.size().toSize()
            image = card_shadow(size, device_ratio(painter), 1.6)
            draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), image)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(27, 18, 8, 60))
            radius = box.width() * 0.53
            painter.drawEllipse(box.center() + QPointF(0, box.height() * 0.07), radius, radius)
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
        image = cached_pixmap(key)
        if image is None:
            image = blank_pixmap(size, dpr)
            onto = QPainter(image)
            hull = self._hull + QPointF(self._margin, self._margin)
            width, day = self._size.width(), self._glow / 50
            if self._boat:
                paint_boat(onto, hull, width, day)
            elif day < 1:
                paint_sun_of_the_day(onto, hull - QPointF(0, width * _SUN_ABOVE), width * 0.13, day)
            onto.end()
            cache_pixmap(key, image)
        draw_pixmap(painter, box.topLeft(), image)
