"""The solar boat that carries the sun along the Ra track."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ra_desktop.ui.look.art import paint_art, paint_disc

# The drawing is 160 by 118; this point of it, the middle of the hull, lies on the arc.
_BOX_WIDTH, _BOX_HEIGHT = 160.0, 118.0
_ANCHOR_X, _ANCHOR_Y = 80.0, 91.0
_SUN_Y, _SUN_RADIUS = 34.0, 30.0

_HALO, _RIM, _DISC, _RAY = "#FFE08A", "#E98A1F", "#FFC93C", "#FFD76A"


def boat_rect(anchor: QPointF, width: float) -> QRectF:
    """Return the rectangle of a boat of that width whose hull is at `anchor`."""
    scale = width / _BOX_WIDTH
    return QRectF(anchor.x() - _ANCHOR_X * scale, anchor.y() - _ANCHOR_Y * scale, width, _BOX_HEIGHT * scale)


def paint_boat(painter: QPainter, anchor: QPointF, width: float, day: float = 0.5) -> None:
    """Paint the boat, `width` wide, with its hull at `anchor`; the sun's halo fades with the day (0 to 1)."""
    rect = boat_rect(anchor, width)
    scale = width / _BOX_WIDTH
    centre = QPointF(anchor.x(), rect.top() + _SUN_Y * scale)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _halo(painter, centre, _SUN_RADIUS * scale, 1.0 - 0.5 * day**3)
    paint_art(painter, "board/boat", rect)
    painter.restore()


def paint_sun_of_the_day(painter: QPainter, centre: QPointF, radius: float, day: float = 0.5) -> None:
    """Paint the sun without a boat: a disc of that radius with short rays and a halo."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _halo(painter, centre, radius, 1.0 - 0.5 * day**3)
    rays = QPainterPath()
    for i in range(12):
        angle = math.tau * i / 12
        for turn, reach in ((-0.12, 1.16), (0.0, 1.46), (0.12, 1.16)):
            point = centre + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * radius * reach
            if turn < 0:
                rays.moveTo(point)
            else:
                rays.lineTo(point)
        rays.closeSubpath()
    painter.fillPath(rays, QColor(_RAY))
    for colour, share in ((_RIM, 1.0), (_DISC, 0.86)):
        paint_disc(painter, centre, radius * share, colour)
    painter.restore()


def _halo(painter: QPainter, centre: QPointF, radius: float, strength: float) -> None:
    for reach, alpha in ((2.1, 0.16), (1.55, 0.26)):
        colour = QColor(_HALO)
        colour.setAlphaF(alpha * strength)
        paint_disc(painter, centre, radius * reach, colour)
