"""Paints the second branch of the graph: the chance of one seat after a move that was not made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words, words_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from ra_desktop.ui.look.theme import Theme

_TYPE: Final = 13.0


class Plane(Protocol):
    """Where chances lie on the graph."""

    area: QRectF

    def x_of(self, ply: float) -> float:
        """Return where a number of actions lies."""
        ...

    def y_of(self, share: float) -> float:
        """Return where a chance lies."""
        ...


@dataclass(frozen=True, slots=True)
class Branch:
    """A line from the moment after `ply` actions on."""

    ply: int
    chances: Sequence[float]
    """The chance of the lowest seat: first where the branch leaves the game, then after each of its actions."""
    label: str

    @property
    def end(self) -> int:
        """The number of actions at its end."""
        return self.ply + len(self.chances) - 1


def points_of_branch(branch: Branch, place: Plane) -> list[QPointF]:
    """Return where the line runs."""
    return [QPointF(place.x_of(branch.ply + step), place.y_of(chance)) for step, chance in enumerate(branch.chances)]


def paint_branch(painter: QPainter, branch: Branch, place: Plane, colours: Theme) -> None:
    """Paint the line, dashed, with its label near its end."""
    points = points_of_branch(branch, place)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    under, over = QPen(QColor(colours.card), scaled(4.2)), QPen(QColor(colours.ink), scaled(2.2))
    over.setDashPattern([2.6, 1.6])
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
    painter.setPen(QPen(QColor(colours.card), 1.4))
    painter.setBrush(QColor(colours.ink))
    painter.drawEllipse(points[-1], scaled(3.6), scaled(3.6))
    room = _label_room(branch.label, points, place.area)
    painter.setPen(QPen(QColor(colours.ink), 1))
    painter.setBrush(QColor(colours.card))
    painter.drawRoundedRect(room, 4, 4)
    inner = room.adjusted(scaled(5), 0, -scaled(5), 0)
    draw_words(painter, inner, branch.label, _TYPE, colours.ink, Qt.AlignmentFlag.AlignHCenter)


def _label_room(label: str, points: Sequence[QPointF], area: QRectF) -> QRectF:
    """Return a place beside the end of the line, else before its start; higher or lower than the line there."""
    wide = min(words_width(label, scaled(_TYPE)) + scaled(12), area.width() * 0.6)
    high, gap = min(scaled(19), area.height() * 0.4), scaled(8)
    end = points[-1]
    x = end.x() + gap
    if x + wide > area.right():
        x = points[0].x() - gap - wide
        end = points[0]
    x = max(area.x() + 2, min(x, area.right() - wide - 2))
    y = max(area.y() + 2, min(end.y() - high / 2, area.bottom() - high - 2))
    return QRectF(x, y, wide, high)
