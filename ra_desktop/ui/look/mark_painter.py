"""The categories' marks: bare in any ink, or on a disc in the category's colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.ui.system.resources import resources_dir

from .art import painted_once
from .tile_colours import PALETTE

_MARK_INK: Final = "#4A3312"
"""The ink in which the marks are drawn."""


@cache
def mark_drawing(name: str, ink: str) -> QSvgRenderer:
    """Return a category's mark in that ink."""
    data = (resources_dir() / "art" / "marks" / f"{name}.svg").read_bytes()
    drawing = QSvgRenderer(QByteArray(data.replace(_MARK_INK.encode(), ink.encode())))
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawing


def draw_mark(painter: QPainter, centre: QPointF, radius: float, mark: str) -> None:
    """Draw a category's mark on a disc in the category's colour."""
    if mark == "sun":
        field, ink = "#E98A24", "#FFF6DC"
    else:
        field, ink = PALETTE[mark].field, PALETTE[mark].ink
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(field))
    painter.drawEllipse(centre, radius, radius)
    side = radius * 0.66
    mark_drawing(mark, ink).render(painter, QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))


def mark_pixmap(mark: str, radius: float, dpr: float) -> QPixmap:
    """Return the disc of :func:`draw_mark`, cached."""
    key = f"chipmark:{mark}:{radius:g}@{dpr:g}"
    side = round(2 * radius)
    centre = QPointF(side / 2, side / 2)
    return painted_once(key, QSize(side, side), dpr, lambda painter: draw_mark(painter, centre, side / 2, mark))
