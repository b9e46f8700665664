"""The auction track: its tiles, and the target for the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ra_desktop.ui.look.card_painter import SHADE, card_glow, card_ring, card_shadow, device_ratio, draw_pixmap
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tile_painter import CORNER, tile_pixmap

from .items import BoardItem, Offer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class TileItem(BoardItem):
    """An auction space and its tile."""

    def __init__(self, space: int) -> None:
        super().__init__(f"tile:{space}")
        self.space = space
        self.tile: str | None = None
        """The tile by its name in the engine, or None for a gap."""
        self._label: str | None = None
        self._dimmed = False
        self.set_present(False)

    def set_tile(self, tile: str | None, label: str | None) -> None:
        """Show `tile` with `label`."""
        if (tile, label) != (self.tile, self._label):
            self.tile, self._label = tile, label
            self.set_present(tile is not None)
            self.update()

    def set_dimmed(self, dimmed: bool) -> None:
        """Dim the tile while others can be chosen."""
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.setOpacity(current().faded(0.5) if dimmed else 1.0)

    def shape(self) -> QPainterPath:
        """Return the card with its round corners, for hit tests."""
        path = QPainterPath()
        corner = self.box.width() * CORNER / 100
        path.addRoundedRect(self.box, corner, corner)
        return path

    def sprite(self, tile: str, label: str | None, dpr: float) -> QPixmap:
        """Return the picture of `tile` on this space."""
        return tile_pixmap(
            tile, max(1, round(self.box.height())), dpr, label, variant=self.space if tile == "god" else None
        )

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the tile, its shadow and, if it can be taken, its glow."""
        if self.tile is None:
            return
        box = self.box
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        raised = self.offer is Offer.SELECTED or (self.offer is Offer.OPEN and self.hovered)
        if self.offer is not Offer.NONE:
            card_glow(painter, box, strong=raised)
        dpr = device_ratio(painter)
        draw_pixmap(painter, box.topLeft() - QPointF(SHADE, SHADE), card_shadow(box.size().toSize(), dpr))
        draw_pixmap(painter, box.topLeft(), self.sprite(self.tile, self._label, dpr))
        if self.offer is not Offer.NONE:
            card_ring(painter, box, selected=self.offer is Offer.SELECTED)


class BedItem(BoardItem):
    """The auction track as a drop target for a drawn tile."""

    def __init__(self) -> None:
        super().__init__("bed")
        self._next = QRectF()

    def set_next(self, rect: QRectF) -> None:
        """Set the place of the next tile to `rect`, in scene coordinates; empty if there is none."""
        if rect != self._next:
            self._next = rect
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Highlight the next space while a tile can be dropped."""
        if self.offer is Offer.NONE or self._next.isEmpty():
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.offer is Offer.SELECTED
        box = self._next.translated(-self.pos())
        card_glow(painter, box, strong=strong)
        if strong:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#FFE7A6"))
            corner = CORNER * box.width() / 100
            painter.drawRoundedRect(box, corner, corner)
        card_ring(painter, box, selected=False)
