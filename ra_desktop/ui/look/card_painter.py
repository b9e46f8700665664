"""Painting around cards: shadows, and the glow and frames of things that can be chosen.

Lengths are in the painter's units.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from .art import blank_pixmap, cache_pixmap, cached_pixmap
from .tile_painter import CORNER, paint_shadow

if TYPE_CHECKING:
    from collections.abc import Iterable

GLOW: Final = "#FFC83D"
"""The glow around things on the board that can be chosen."""
GLOW_EDGE: Final = "#E98A1F"
FOCUS_OUTER: Final = "#FBF5E6"
FOCUS_INNER: Final = "#2A5DB0"
"""The colours of the frame around what Enter chooses."""
SHADE: Final = 18
"""Room around a card for its shadow."""
_BOARD_GLOW: Final = ((11.0, 0.20), (7.5, 0.30), (4.0, 0.45))
"""The reach of each ring of the glow, in hundredths of a card's width, and its opacity."""


def device_ratio(painter: QPainter) -> float:
    """Return the device pixels for one unit of `painter`."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


def draw_pixmap(painter: QPainter, at: QPointF, image: QPixmap) -> None:
    """Draw `image` with its upper left corner at `at`, without resampling where the scale allows."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(at, image)


def draw_centred(painter: QPainter, centre: QPointF, image: QPixmap) -> None:
    """Draw `image` around `centre`."""
    size = image.deviceIndependentSize()
    draw_pixmap(painter, centre - QPointF(size.width() / 2, size.height() / 2), image)


def card_shadow(size: QSize, dpr: float, height: float = 1.0) -> QPixmap:
    """Return the shadow of a card of that size `height` above the table, larger by `SHADE` on each side; cached."""
    key = f"shade:{size.width()}x{size.height()}:{height:g}@{dpr:g}"
    image = cached_pixmap(key)
    if image is None:
        image = blank_pixmap(QSize(size.width() + 2 * SHADE, size.height() + 2 * SHADE), dpr)
        painter = QPainter(image)
        paint_shadow(painter, QRectF(SHADE, SHADE, size.width(), size.height()), height=height)
        painter.end()
        cache_pixmap(key, image)
    return image


def paint_glow(
    painter: QPainter, card: QRectF, corner: float, colour: QColor | str, rings: Iterable[tuple[float, float]]
) -> None:
    """Paint a glow around `card` with corner radius `corner`; `rings` are (reach, opacity), the widest first."""
    light = QColor(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, opacity in rings:
        light.setAlphaF(opacity)
        painter.setBrush(light)
        painter.drawRoundedRect(card.adjusted(-reach, -reach, reach, reach), corner + reach, corner + reach)


def paint_frame(
    painter: QPainter, card: QRectF, corner: float, lines: Iterable[tuple[QColor | str, float]], grow: float
) -> None:
    """Paint lines around `card`, `grow` outside its edge: (colour, width) of each, the widest first."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in lines:
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner, corner)


def card_glow(painter: QPainter, card: QRectF, *, strong: bool) -> None:
    """Paint the glow around a card on the board that can be chosen, brighter if `strong`."""
    unit, more = card.width() / 100, 1.5 if strong else 1.0
    rings = [(reach * unit, min(1.0, opacity * more)) for reach, opacity in _BOARD_GLOW]
    paint_glow(painter, card, CORNER * unit, GLOW, rings)


def card_ring(painter: QPainter, card: QRectF, *, selected: bool) -> None:
    """Paint the frame of a card on the board that can be chosen, or of the one that Enter chooses."""
    unit = card.width() / 100
    lines = ((FOCUS_OUTER, 7.5), (FOCUS_INNER, 4.0)) if selected else ((GLOW_EDGE, 3.4),)
    grow = 1.6 * unit
    paint_frame(painter, card, CORNER * unit + grow, [(line, max(1.5, width * unit)) for line, width in lines], grow)
