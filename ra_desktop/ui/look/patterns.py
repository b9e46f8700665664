"""What tells players apart without colour, besides their emblems: patterns of areas, dots and strokes of lines."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform

from .art import painted_once
from .emblem_painter import PLAYER_COLOURS, emblem_ink
from .theme import current

SIDE: Final = 10
"""After so many pixels a pattern begins again."""
_FAINT, _STRONG = 0.26, 0.6
"""The opacity of patterns, usually and in high contrast."""


class Pattern(NamedTuple):
    """How a player's areas and lines are drawn."""

    area: str
    """"plain", "rising" for diagonals, "dots", "level" for lines across, or "crossed"."""
    dot: str
    """The sign of the points of a line, as pyqtgraph names it."""
    strokes: tuple[float, ...]
    """Lengths of the strokes of a line and of the gaps between them, in its widths; none for a whole line."""


PATTERNS: Final = {
    "lapis": Pattern("plain", "o", ()),
    "carnelian": Pattern("rising", "s", (5.0, 2.0)),
    "malachite": Pattern("dots", "t1", (1.6, 1.8)),
    "amethyst": Pattern("level", "d", (7.0, 2.0, 1.4, 2.0)),
    "ochre": Pattern("crossed", "star", (3.0, 1.6, 1.2, 1.6, 1.2, 1.6)),
}
"""By the name of the player's colour."""


def pattern_of(colour: str) -> Pattern:
    """Return the pattern of a player; `colour` is a name or its #rrggbb."""
    names = (name for name, value in PLAYER_COLOURS.items() if colour.lower() in (name, value.lower()))
    return PATTERNS[next(names, "lapis")]


def pattern_brush(colour: str, ground: QColor, dpr: float) -> QBrush:
    """Return what is filled over an area of a player that has been filled with `ground`."""
    kind = pattern_of(colour).area
    if kind == "plain":
        return QBrush(Qt.BrushStyle.NoBrush)
    tile = QPixmap(_tile(kind, emblem_ink(ground), dpr))
    tile.setDevicePixelRatio(1.0)  # a brush takes no heed of it
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


def _tile(kind: str, ink: str, dpr: float) -> QPixmap:
    opacity = _STRONG if current().strong else _FAINT

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(ink)
        colour.setAlphaF(opacity)
        _paint(painter, kind, colour)

    return painted_once(f"pattern:{kind}:{ink}:{opacity}@{dpr:g}", QSize(SIDE, SIDE), dpr, paint)


def _paint(painter: QPainter, kind: str, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.4))
    if kind == "rising":
        for shift in (-SIDE, 0, SIDE):
            painter.drawLine(QPointF(shift - 1, SIDE + 1), QPointF(SIDE + shift + 1, -1))
    elif kind == "level":
        for y in (SIDE * 0.25, SIDE * 0.75):
            painter.drawLine(QPointF(-1, y), QPointF(SIDE + 1, y))
    elif kind == "crossed":
        painter.drawLine(QPointF(SIDE / 2, -1), QPointF(SIDE / 2, SIDE + 1))
        painter.drawLine(QPointF(-1, SIDE / 2), QPointF(SIDE + 1, SIDE / 2))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for at in (QPointF(SIDE * 0.25, SIDE * 0.25), QPointF(SIDE * 0.75, SIDE * 0.75)):
            painter.drawEllipse(QRectF(at.x() - 1.5, at.y() - 1.5, 3, 3))
