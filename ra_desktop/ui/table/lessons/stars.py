"""The stars of a lesson: three for clean play, fewer for mistakes, outlines for what is still to be won."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ra_desktop.ui.look.theme import Theme, current

MOST: Final = 3
_GOLD, _GOLD_EDGE = "#F2B632", "#9A6A12"
_INNER: Final = 0.46
"""The radius of the notches of a star, as a share of that of its points."""


def draw_stars(painter: QPainter, room: QRectF, count: int, theme: Theme) -> None:
    """Draw three stars side by side in `room`, `count` of them filled."""
    side = min(room.height(), room.width() / MOST)
    left = room.center().x() - side * MOST / 2
    for number in range(MOST):
        centre = QPointF(left + (number + 0.5) * side, room.center().y())
        _draw_star(painter, centre, side * 0.46, theme, filled=number < count)


def _draw_star(painter: QPainter, centre: QPointF, radius: float, theme: Theme, *, filled: bool) -> None:
    points = []
    for corner in range(10):
        angle = math.pi * corner / 5 - math.pi / 2
        reach = radius * (_INNER if corner % 2 else 1.0)
        points.append(centre + QPointF(math.cos(angle), math.sin(angle)) * reach)
    width = max(1.0, radius * 0.12)
    if filled:
        painter.setPen(QPen(QColor(_GOLD_EDGE), width, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(_GOLD))
    else:
        edge = QColor(theme.control_line)
        edge.setAlphaF(theme.faded(0.55))
        painter.setPen(QPen(edge, width, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))


class Stars(QWidget):
    """Three stars."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int, side: int) -> None:
        """Show `count` filled stars, each `side` pixels wide."""
        self.count = count
        self.setFixedSize(side * MOST, side)
        self.update()

    def paintEvent(self, _: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_stars(painter, QRectF(self.rect()), self.count, current())
        painter.end()
