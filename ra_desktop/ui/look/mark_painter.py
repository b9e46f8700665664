"""The categories' marks: bare in any ink, or on a disc in the category's colour."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage.paths import resources_dir

from .art import painted_once
from .tile_colours import colours_of

_MARK_INK: Final = "#4A3312"
"""The ink in which the marks are drawn."""

_UNKNOWN_MARK: Final = b"""\
<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 24 24">
<path d="M12 3 L21 12 L12 21 L3 12 Z" fill="#4A3312"/>
</svg>
"""


@cache
def mark_drawing(name: str, ink: str) -> QSvgRenderer:
    """Return a category's mark in that ink, a plain diamond for a category without a mark."""
    path = resources_dir() / "art" / "marks" / f"{name}.svg"
    data = path.read_bytes() if path.is_file() else _UNKNOWN_MARK
    drawing = QSvgRenderer(QByteArray(data.replace(_MARK_INK.encode(), ink.encode())))
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawing


def draw_mark(painter: QPainter, centre: QPointF, radius: float, mark: str) -> None:
    """Draw a category's mark on a disc in the category's colour."""
    if mark == "sun":
        field, ink = "#E98A24", "#FFF6DC"
    else:
        field, _, ink = colours_of(mark)
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
