"""What does not move: sky, table, track bed and altar, painted once into a pixmap and copied from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ra_desktop.ui.assets import blank_pixmap

from .sky import paint_sky, paint_track, table_light
from .table_painter import paint_altar, paint_table, paint_track_bed

if TYPE_CHECKING:
    from .layout import BoardLayout

_SHADOW = QColor(26, 16, 6)


@dataclass(frozen=True, slots=True)
class Light:
    """What the looks of sky and table depend on besides their size."""

    day: float
    epoch: int
    dark: bool


def paint_sky_sheet(layout: BoardLayout, light: Light, ra_limit: int, dpr: float) -> QPixmap:
    """The upper part of the board, down to the river's near edge, with the empty Ra track."""
    sky = layout.sky
    image = blank_pixmap(QSize(round(layout.size.width()), round(sky.bottom())), dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_sky(painter, sky, light.day, light.epoch)
    # Only the arc and its empty spaces: what fills them, and the sun, are things that move.
    paint_track(painter, sky, 0, ra_limit, 1.0, boat=False)
    _round_off(painter, layout)
    painter.end()
    return image


def paint_table_sheet(layout: BoardLayout, light: Light, dpr: float) -> QPixmap:
    """The whole board without the sky: the table with its furniture, round corners and a shadow."""
    image = blank_pixmap(QSize(round(layout.size.width()), round(layout.size.height())), dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card, sky = layout.card, layout.sky
    table = QRectF(card.x(), sky.bottom() - 2, card.width(), card.bottom() - sky.bottom() + 2)
    paint_table(painter, table, table_light(light.day, light.epoch), light.dark)
    _edge_shadow(painter, sky, layout.scale)
    paint_track_bed(painter, layout.track_bed, layout.spaces, dark=light.dark)
    paint_altar(painter, layout.altar, dark=light.dark)
    paint_groove(painter, layout.divider, dark=light.dark)
    _round_off(painter, layout)
    painter.end()
    return image


def _edge_shadow(painter: QPainter, sky: QRectF, scale: float) -> None:
    """The sheet with the sky lies on the table."""
    colour = QColor(_SHADOW)
    for depth, alpha in ((6.0, 0.07), (3.5, 0.10), (1.6, 0.14)):
        colour.setAlphaF(alpha)
        painter.fillRect(QRectF(sky.x(), sky.bottom(), sky.width(), depth * max(0.7, min(scale, 1.5))), colour)


def paint_groove(painter: QPainter, rect: QRectF, *, dark: bool) -> None:
    """The groove in the altar between the centre sun and the bids."""
    painter.setPen(Qt.PenStyle.NoPen)
    radius = rect.width() / 2
    painter.setBrush(QColor(0, 0, 0, 120) if dark else QColor(122, 88, 40, 170))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(QColor(255, 244, 214, 30 if dark else 120))
    painter.drawRoundedRect(rect.translated(rect.width(), 0), radius, radius)


def _round_off(painter: QPainter, layout: BoardLayout) -> None:
    """Cut the corners, and let the card throw its shadow through what is left open."""
    card = _rounded(layout.card, layout.corner)
    outside = QPainterPath()
    outside.addRect(QRectF(QPointF(-1, -1), layout.size).adjusted(0, 0, 2, 2))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(card), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    colour = QColor(_SHADOW)
    inside = _rounded(layout.card.adjusted(1.5, 1.5, -1.5, -1.5), layout.corner)
    for drop, grow, alpha in ((2.0, 0.5, 0.12), (3.5, 1.0, 0.07), (5.0, 1.0, 0.05)):
        colour.setAlphaF(alpha)
        shadow = _rounded(layout.card.translated(0, drop).adjusted(-grow, 0, grow, 0), layout.corner)
        painter.fillPath(shadow.subtracted(inside), colour)


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path
