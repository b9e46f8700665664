"""A ruler: results on a line, one's own as a sun above it, the others named below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from .art import paint_disc
from .lettering import CENTRED, draw_words, words_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

_GOLD: Final = "#E3B23C"
_ROWS: Final = 2
"""Rows of names below the line; a name that has no room beside the others goes to the second."""


class Inks(NamedTuple):
    """The colours of a ruler."""

    line: str
    words: str
    soft: str


def paint_ruler(
    painter: QPainter, room: QRectF, points: Sequence[tuple[str, int, bool]], inks: Inks, pixels: float
) -> None:
    """Paint `points`, each with its label and value, and whether it is one's own, in `room`; type is `pixels` high."""
    values = [value for _, value, _ in points]
    low, high = min(values), max(values)
    edge = min(room.width() * 0.16, pixels * 3.4)
    span = room.width() - 2 * edge
    y, line = room.y() + room.height() * 0.42, pixels * 1.25
    painter.setPen(QPen(QColor(inks.soft), max(1.5, pixels * 0.12)))
    painter.drawLine(QLineF(room.x(), y, room.right(), y))
    taken = [room.x()] * _ROWS
    for label, value, own in sorted(points, key=lambda point: (point[1], point[2])):
        x = room.x() + edge + span * ((value - low) / (high - low) if high > low else 0.5)
        if own:
            paint_disc(painter, QPointF(x, y), pixels * 0.42, _GOLD, inks.line, 1.6)
            above = QRectF(x - edge, y - pixels * 0.6 - line, 2 * edge, line)
            draw_words(painter, above, f"{label} {value}".strip(), pixels, inks.words, CENTRED, bold=True)
            continue
        painter.setPen(QPen(QColor(inks.line), max(1.5, pixels * 0.12)))
        painter.drawLine(QLineF(x, y - pixels * 0.35, x, y + pixels * 0.35))
        words = f"{label} {value}"
        wide = min(words_width(words, pixels) + 4, room.width())
        left = min(max(room.x(), x - wide / 2), room.right() - wide)
        row = next((row for row in range(_ROWS) if taken[row] <= left), taken.index(min(taken)))
        left = min(max(left, taken[row]), room.right() - wide)
        taken[row] = left + wide + pixels * 0.5
        below = QRectF(left, y + pixels * 0.5 + row * line, wide, line)
        draw_words(painter, below, words, pixels, inks.soft, CENTRED)
