"""The bag and the Ra figure: what stands on the table beside the altar."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from ra_desktop.ui.look.art import painted_once, pixmap
from ra_desktop.ui.look.drawing import FOCUS_INNER, FOCUS_OUTER, GLOW, device_ratio, draw_pixmap
from ra_desktop.ui.look.lettering import fitted, write_centred

from .items import BoardItem, Offer

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


class PropItem(BoardItem):
    """A drawing that stands on the table and can be chosen."""

    def __init__(self, name: str, art: str) -> None:
        super().__init__(name)
        self.art = art
        self._ghost = False

    def set_ghost(self, ghost: bool) -> None:
        """Fade while its sprite is dragged."""
        if ghost != self._ghost:
            self._ghost = ghost
            self.setOpacity(0.3 if ghost else 1.0)

    def sprite(self, dpr: float) -> QPixmap:
        return pixmap(self.art, self.box.size().toSize(), dpr)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box, dpr = self.box, device_ratio(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self.offer is not Offer.NONE and not self._ghost:
            reach = box.height() * (0.075 if self.hovered else 0.055)
            image = halo(self.art, box.size().toSize(), reach, GLOW, dpr)
            side = (image.deviceIndependentSize().width() - box.width()) / 2
            painter.setOpacity(painter.opacity() * (1.0 if self.hovered else 0.8))
            draw_pixmap(painter, box.topLeft() - QPointF(side, side), image)
            painter.setOpacity(self.effectiveOpacity())
        if self.offer is Offer.SELECTED:
            for colour, width in ((FOCUS_INNER, 3.6), (FOCUS_OUTER, 1.8)):
                image = halo(self.art, box.size().toSize(), width, colour, dpr, soft=False)
                side = (image.deviceIndependentSize().width() - box.width()) / 2
                draw_pixmap(painter, box.topLeft() - QPointF(side, side), image)
        draw_pixmap(painter, box.topLeft(), self.sprite(dpr))

    def _paint_ground(self, painter: QPainter) -> None:
        box = self.box
        painter.setPen(Qt.PenStyle.NoPen)
        for share, alpha in ((0.52, 22), (0.46, 30)):
            painter.setBrush(QColor(26, 16, 6, alpha))
            painter.drawEllipse(
                QPointF(box.center().x(), box.bottom() - box.height() * 0.025),
                box.width() * share * self.footprint,
                box.height() * 0.055,
            )

    footprint = 1.0
    """The width of the ground shadow, as a share of the drawing's."""


class BagItem(PropItem):
    """The bag with the number of tiles in it."""

    _BADGE: Final = (62 / 120, 91 / 140, 20 / 120)
    footprint = 0.95

    def __init__(self) -> None:
        super().__init__("bag", "board/bag")
        self.count: int | None = 0
        """How many tiles are in the bag."""

    def set_count(self, count: int | None) -> None:
        """Set the number of tiles in the bag to `count`; None if it is not shown."""
        if count != self.count:
            self.count = count
            self.update()

    def count_font(self) -> QFont:
        """Return the font of the number: as large as the badge allows."""
        room = self.box.width() * self._BADGE[2] * 1.75
        font, _ = fitted(str(max(self.count or 0, 100)), room, self.box.width() * 0.225, bold=True)
        return font

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        box = self.box
        centre = QPointF(box.width() * self._BADGE[0], box.height() * self._BADGE[1])
        write_centred(
            painter, centre, "?" if self.count is None else str(self.count), self.count_font(), QColor("#5A2A18")
        )


class FigureItem(PropItem):
    """The Ra figure, which stands here except during an auction."""

    footprint = 0.5

    def __init__(self) -> None:
        super().__init__("figure", "board/ra-figure")


def halo(art: str, size: QSize, reach: float, colour: str, dpr: float, *, soft: bool = True) -> QPixmap:
    """Return the outline of a drawing, `reach` wider all round, in one colour; `soft` fades outwards."""
    key = f"halo:{art}:{size.width()}x{size.height()}:{reach:.1f}:{colour}:{soft:d}@{dpr:g}"
    side = math.ceil(reach) + 1

    def paint(painter: QPainter) -> None:
        stamp = QPixmap(pixmap(art, size, dpr))
        own = QPainter(stamp)
        own.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        own.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(colour))
        own.end()
        for share, opacity in ((1.0, 0.10), (0.66, 0.16), (0.33, 0.5)) if soft else ((1.0, 1.0),):
            painter.setOpacity(opacity)
            for step in range(24):
                angle = math.tau * step / 24
                shift = QPointF(math.cos(angle), math.sin(angle)) * reach * share
                painter.drawPixmap(QPointF(side, side) + shift, stamp)

    return painted_once(key, QSize(size.width() + 2 * side, size.height() + 2 * side), dpr, paint)
