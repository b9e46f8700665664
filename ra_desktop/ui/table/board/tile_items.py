"""The auction track: its tiles, and where the next one goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ra_desktop.ui.look.art import blank_pixmap, cache_pixmap, cached_pixmap
from ra_desktop.ui.look.tile_painter import CORNER, paint_shadow, tile_pixmap

from .items import FOCUS_INNER, FOCUS_OUTER, GLOW, GLOW_EDGE, BoardItem, Offer, device_ratio, draw_pixmap

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

SHADE: Final = 18
"""Room around a card for its shadow."""


class TileItem(BoardItem):
    """An auction space and the tile on it."""

    def __init__(self, space: int) -> None:
        super().__init__(f"tile:{space}")
        self.space = space
        self._tile: str | None = None
        self._label: str | None = None
        self._dimmed = False
        self.fill(False)

    @property
    def tile(self) -> str | None:
        """The tile by its name in the engine, or None for a gap."""
        return self._tile

    def set_tile(self, tile: str | None, label: str | None) -> None:
        """Show `tile` with `label` in its foot."""
        if (tile, label) != (self._tile, self._label):
            self._tile, self._label = tile, label
            self.fill(tile is not None)
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Step back while other tiles can be chosen."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.setOpacity(0.5 if dimmed else 1.0)

    def shape(self) -> QPainterPath:
        """The card with its round corners."""
        path = QPainterPath()
        corner = self.box.width() * CORNER / 100
        path.addRoundedRect(self.box, corner, corner)
        return path

    def sprite(self, tile: str, label: str | None, dpr: float) -> QPixmap:
        """`tile` as it looks on this space."""
        return tile_pixmap(
            tile, max(1, round(self.box.height())), dpr, label, variant=self.space if tile == "god" else None
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The tile, its shadow and, if it can be taken, its glow."""
        if self._tile is None:
            return
        box = self.box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self._offer is Offer.SELECTED or (self._offer is Offer.OPEN and self._hovered)
        if self._offer is not Offer.NONE:
            card_glow(painter, box, strong=raised)
        dpr = device_ratio(painter)
        draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), shade(box.size().toSize(), dpr))
        draw_pixmap(painter, box.topLeft(), self.sprite(self._tile, self._label, dpr))
        if self._offer is not Offer.NONE:
            card_ring(painter, box, selected=self._offer is Offer.SELECTED)


class BedItem(BoardItem):
    """The auction track as a place to drop a tile that is being drawn."""

    def __init__(self) -> None:
        super().__init__("bed")
        self._next = QRectF()
        self.setAcceptHoverEvents(False)

    def set_next(self, rect: QRectF) -> None:
        """Have the space that the next tile goes to in `rect`, in scene coordinates; empty if there is none."""
        if rect != self._next:
            self._next = rect
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Light up the next space while a tile may be dropped."""
        if self._offer is Offer.NONE or self._next.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self._offer is Offer.SELECTED
        box = self._next.translated(-self.pos())
        card_glow(painter, box, strong=strong)
        if strong:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFE7A6"))
            corner = CORNER * box.width() / 100
            painter.drawRoundedRect(box, corner, corner)
        card_ring(painter, box, selected=False)


def shade(size: QSize, dpr: float, height: float = 1.0) -> QPixmap:
    """The shadow of a card of that size, `SHADE` larger on each side."""
    key = f"shade:{size.width()}x{size.height()}:{height:g}@{dpr:g}"
    image = cached_pixmap(key)
    if image is None:
        image = blank_pixmap(QSize(size.width() + 2 * SHADE, size.height() + 2 * SHADE), dpr)
        painter = QPainter(image)
        paint_shadow(painter, QRectF(SHADE, SHADE, size.width(), size.height()), height=height)
        painter.end()
        cache_pixmap(key, image)
    return image


def card_glow(painter: QPainter, box: QRectF, *, strong: bool) -> None:
    """Light around a card that can be taken."""
    unit = box.width() / 100
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, alpha in ((11.0, 0.20), (7.5, 0.30), (4.0, 0.45)):
        colour = QColor(GLOW)
        colour.setAlphaF(min(1.0, alpha * (1.5 if strong else 1.0)))
        painter.setBrush(colour)
        grow = reach * unit
        corner = CORNER * unit + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner, corner)


def card_ring(painter: QPainter, box: QRectF, *, selected: bool) -> None:
    """The edge of a card that can be taken, or of the one that Enter takes."""
    unit = box.width() / 100
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = ((FOCUS_OUTER, 7.5), (FOCUS_INNER, 4.0)) if selected else ((GLOW_EDGE, 3.4),)
    for colour, width in lines:
        painter.setPen(QPen(QColor(colour), max(1.5, width * unit)))
        grow = 1.6 * unit
        corner = CORNER * unit + grow
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner, corner)
