"""Thumbnails: a position at a glance, as a small board with the lot on the track and the sun that it is played for.

Where nothing is on the track, the suns of the seat that acts take its place. The sky shows the hour of the epoch.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from .art import kept, painted_once, rounded
from .nile import light_at
from .sun_painter import sun_pixmap, sun_side
from .theme import current
from .tile_painter import ASPECT, tile_pixmap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.storage.library import Glimpse

SIZE: Final = QSizeF(144, 42)
"""The usual size in device-independent pixels; others have its proportions."""
_CORNER, _MARGIN, _GAP = 6.0, 6.0, 2.0
_SKY, _RIVER = 0.36, 0.44
"""Where the river begins and ends, as shares of the height."""
_TILE, _TILE_TOP = 27.0, 9.0
_SUN: Final = 8.5
"""Radius of a sun without its rays."""
_SAND, _NIGHT_SAND, _WATER, _NIGHT_WATER = "#DDC08A", "#4A4034", "#4C93B0", "#2C5068"


def thumbnail(shown: Glimpse, height: float, dpr: float) -> QPixmap:
    """Return the picture of `shown`, `height` device-independent pixels high, for a screen of scale `dpr`; cached."""
    size = (SIZE * (height / SIZE.height())).toSize()
    key = f"thumbnail:{shown}:{current().name}:{size.height()}@{dpr:g}"
    return painted_once(key, size, dpr, lambda painter: _paint(painter, size, shown, dpr))


def _paint(painter: QPainter, size: QSize, shown: Glimpse, dpr: float) -> None:
    colours, unit = current(), size.height() / SIZE.height()
    room = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5)
    card = rounded(room, _CORNER * unit)
    with kept(painter):
        painter.setClipPath(card)
        _paint_land(painter, room, shown)
        radius = _SUN * unit
        centre = QPointF(room.right() - _MARGIN * unit - radius, room.height() * 0.58)
        lot = QRectF(room.x() + _MARGIN * unit, _TILE_TOP * unit, 0.0, _TILE * unit)
        lot.setRight(centre.x() - (radius + 2 * _GAP * unit))
        if shown.tiles:
            paint_lot(painter, lot, shown.tiles, dpr)
        else:
            pitch = min(2.3 * radius, (lot.width() - 2 * radius) / max(1, len(shown.suns) - 1))
            for number, sun in enumerate(shown.suns):
                _paint_sun(painter, QPointF(lot.x() + radius + number * pitch, lot.center().y()), radius, sun, dpr)
        if shown.centre:
            _paint_sun(painter, centre, radius, shown.centre, dpr)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.control_line if colours.strong else colours.line), 1))
    painter.drawPath(card)


def _paint_land(painter: QPainter, room: QRectF, shown: Glimpse) -> None:
    """Paint the sky at that hour, the river and the sand."""
    dark, light = current().dark, light_at(shown.day, shown.epoch)
    shore, bank = room.height() * _SKY, room.height() * _RIVER
    sky = QLinearGradient(0, 0, 0, shore)
    sky.setColorAt(0.0, light.zenith)
    sky.setColorAt(1.0, light.horizon)
    painter.fillRect(room, QColor(_NIGHT_SAND if dark else _SAND))
    painter.fillRect(QRectF(room.x(), 0, room.width(), shore), sky)
    water = QColor(_NIGHT_WATER if dark or shown.day >= 1.0 else _WATER)
    painter.fillRect(QRectF(room.x(), shore, room.width(), bank - shore), water)


def paint_lot(painter: QPainter, room: QRectF, tiles: Sequence[str], dpr: float) -> None:
    """Paint `tiles` in a row, as high as `room`; where there are many, each covers a part of the one before it."""
    wide = room.height() * ASPECT
    pitch = min(wide + room.height() / _TILE * _GAP, (room.width() - wide) / max(1, len(tiles) - 1))
    for number, tile in enumerate(tiles):
        at = QPointF(room.x() + number * pitch, room.y())
        edge = QRectF(at, QSizeF(wide, room.height())).adjusted(-0.6, -0.6, 0.6, 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 26, 8, 90))
        painter.drawRoundedRect(edge, wide * 0.13, wide * 0.13)
        painter.drawPixmap(at, tile_pixmap(tile, math.floor(room.height()), dpr))


def _paint_sun(painter: QPainter, centre: QPointF, radius: float, sun: int, dpr: float) -> None:
    half = sun_side(radius) / 2
    painter.drawPixmap(centre - QPointF(half, half), sun_pixmap(sun, radius, dpr))
