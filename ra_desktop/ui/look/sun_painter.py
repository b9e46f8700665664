"""Suns: discs with rays and a large numeral; higher suns are warmer and have more rays.

Lengths are in the painter's units. A sun of radius r stays within `SUN_EXTENT` times r of its centre.
"""

from __future__ import annotations

import math
from functools import cache, partial
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from .art import faint, kept, paint_disc, painted_square
from .fonts import display_font

SUN_EXTENT = 1.5
"""Rays, glow and shadow are within this many radii of the centre."""

_FORUM_STROKE = 7.0
"""How thick the type's strokes are, in type of 100 units."""
_LEAST_STROKE = 1.6
"""How many points of the screen they cover at least: below that they are grey."""

HIGHEST = 16
"""The warmest sun; higher numbers have the same colours."""

# Colours by warmth, 0 to 1: (body, rays and rim, second row of rays).
_WARMTH = (
    (0.00, "#FFF0BE", "#E9C46A", "#D9AE4E"),
    (0.30, "#FFDF84", "#EBB03A", "#D6922A"),
    (0.60, "#FFC25A", "#E98A24", "#CB6A1C"),
    (0.80, "#FBA24A", "#DD6424", "#B8481A"),
    (1.00, "#F58A42", "#C83C1E", "#9A2616"),
)
_INK, _DIM_INK = "#1C0802", "#2B1F0E"
_DIM_PAPER, _DIM_AMOUNT = "#E2D3B2", 0.74
_BRONZE_RIM, _BRONZE, _BRONZE_MOON, _BRONZE_INK = "#3E2917", "#50361F", "#C9A063", "#FFF3D6"
_BRONZE_LINE = "#8A6437"
_SHADOW, _GLOW = "#2A1A08", "#FFCB4A"


def paint_sun(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    value: int,
    *,
    face_down: bool = False,
    dimmed: bool = False,
    glow: bool = False,
    text: str = "",
) -> None:
    """Paint the sun `value` (1 or more) with a disc of `radius` pixels, on its back if `face_down`.

    `text` stands on it instead of its number. `dimmed` marks a sun that may not be bid, `glow`
    one that is selected or offered.
    """
    with kept(painter, soft=True):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.translate(centre)
        painter.scale(radius, radius)
        if glow:
            paint_disc(painter, QPointF(), 1.46, faint(_GLOW, 0.28))
            paint_disc(painter, QPointF(), 1.30, faint(_GLOW, 0.42))
        if face_down:
            _face_down(painter, value, dimmed=dimmed)
        else:
            _face_up(painter, value, text or str(value), dimmed=dimmed)


def sun_pixmap(
    value: int, radius: float, dpr: float = 1.0, *, face_down: bool = False, dimmed: bool = False, glow: bool = False
) -> QPixmap:
    """Return the sun in the middle of a square of `sun_side(radius)` device-independent pixels, cached."""
    key = f"sun:{value}:{radius:g}:{face_down:d}{dimmed:d}{glow:d}"
    paint = partial(paint_sun, radius=radius, value=value, face_down=face_down, dimmed=dimmed, glow=glow)
    return painted_square(key, sun_side(radius), dpr, paint)


def sun_side(radius: float) -> int:
    """Return the side in pixels of the square around a sun of `radius`, with its rays and shadow; always even."""
    return 2 * math.ceil(radius * SUN_EXTENT)


def ray_count(value: int) -> int:
    """Return the number of rays of the sun `value`: higher suns have more."""
    return 8 + round(12 * _warmth(value))


def _warmth(value: int) -> float:
    return min(1.0, max(0.0, (value - 1) / (HIGHEST - 1)))


def _face_up(painter: QPainter, value: int, text: str, *, dimmed: bool) -> None:
    warmth = _warmth(value)
    body, rim, back = _colours(warmth)
    ink = QColor(_INK)
    if dimmed:
        body, rim, back = (_blend(colour, QColor(_DIM_PAPER), _DIM_AMOUNT) for colour in (body, rim, back))
        ink = QColor(_DIM_INK)
    rays = ray_count(value)
    painter.translate(0.03, 0.07)
    painter.fillPath(_star(rays, 1.20), faint(_SHADOW, 0.10 if dimmed else 0.22))
    painter.translate(-0.03, -0.07)
    if warmth > 0.45:
        with kept(painter):
            painter.rotate(180 / rays)
            painter.fillPath(_star(rays, 1.0 + 0.17 * warmth), back)
    painter.fillPath(_star(rays, 1.22), rim)
    paint_disc(painter, QPointF(), 0.94, rim)
    paint_disc(painter, QPointF(), 0.81, body)
    _numeral(painter, text, QPointF(0, 0), 1.10, 1.18, ink)


def _face_down(painter: QPainter, value: int, *, dimmed: bool) -> None:
    paint_disc(painter, QPointF(0.03, 0.08), 1.0, faint(_SHADOW, 0.22))
    paper = QColor("#8C7A62")
    amount = 0.11 if dimmed else 0.0
    for share, colour in ((1.0, _BRONZE_RIM), (0.90, _BRONZE_LINE), (0.84, _BRONZE)):
        paint_disc(painter, QPointF(), share, _blend(QColor(colour), paper, amount))
    with kept(painter):
        painter.scale(0.01, 0.01)
        painter.fillPath(_cradle(), _blend(QColor(_BRONZE_MOON), paper, amount))
    _numeral(painter, str(value), QPointF(0, -0.10), 0.86, 0.96, QColor(_BRONZE_INK))


@cache
def _cradle() -> QPainterPath:
    """Return a crescent lying on its back, below the numeral; 100 units are the sun's radius.

    Qt joins curves coarsely at small coordinates.
    """
    full, bite = QPainterPath(), QPainterPath()
    full.addEllipse(QPointF(0, 0), 72, 72)
    bite.addEllipse(QPointF(0, -20), 65.5, 65.5)
    return full.subtracted(bite)


@cache
def _star(rays: int, reach: float) -> QPainterPath:
    path = QPainterPath()
    half = math.pi / rays * 0.66
    for i in range(rays):
        angle = math.tau * i / rays - math.pi / 2
        for turn, length in ((-half, 0.86), (0.0, reach), (half, 0.86)):
            point = QPointF(length * math.cos(angle + turn), length * math.sin(angle + turn))
            if turn < 0 and i == 0:
                path.moveTo(point)
            else:
                path.lineTo(point)
    path.closeSubpath()
    return path


@cache
def _glyphs(text: str) -> QPainterPath:
    """Return the number's outline, in type of 100 units, centred on the origin."""
    path = QPainterPath()
    path.addText(0, 0, display_font(100), text)
    box = path.boundingRect()
    path.translate(-box.center())
    return path


def _numeral(painter: QPainter, text: str, centre: QPointF, height: float, room: float, ink: QColor) -> None:
    """Paint the number around `centre`, in type of that height, narrowed to fit."""
    outline = _glyphs(text)
    scale = min(height / 100, room / max(1.0, outline.boundingRect().width()))
    with kept(painter):
        painter.translate(centre)
        painter.scale(scale, scale)
        painter.fillPath(outline, ink)
        painter.strokePath(outline, QPen(ink, _outline(painter.combinedTransform().m22())))


def _outline(scale: float) -> float:
    """Return the width of the pen around a number, in type of 100 units: Forum is light, small type even more so."""
    return max(2.2, _LEAST_STROKE / scale - _FORUM_STROKE)


def _colours(warmth: float) -> tuple[QColor, QColor, QColor]:
    for low, high in pairwise(_WARMTH):
        if warmth <= high[0]:
            amount = (warmth - low[0]) / (high[0] - low[0])
            return (
                _blend(QColor(low[1]), QColor(high[1]), amount),
                _blend(QColor(low[2]), QColor(high[2]), amount),
                _blend(QColor(low[3]), QColor(high[3]), amount),
            )
    return QColor(_WARMTH[-1][1]), QColor(_WARMTH[-1][2]), QColor(_WARMTH[-1][3])


def _blend(a: QColor, b: QColor, amount: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * amount,
        a.greenF() + (b.greenF() - a.greenF()) * amount,
        a.blueF() + (b.blueF() - a.blueF()) * amount,
    )
