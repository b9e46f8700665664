"""A line of the Puzzles page: a chapter and how much of it was solved, or a single puzzle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.lettering import draw_words
from ra_desktop.ui.look.theme import current

from .list_row import ListRow

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

_TYPE, _SMALL_TYPE = 18.0, 15.0
_BAR: Final = 74.0
"""The width of the bar, in text of the usual size."""
_COUNT: Final = 84.0
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class PuzzleLine:
    """What a row says."""

    title: str
    note: str
    """At the right: what was solved."""
    share: float | None = None
    """How much of a chapter was solved, shown as a bar."""
    is_done: bool = False
    is_next: bool = False


class PuzzleRow(ListRow):
    """Starts a chapter, or one puzzle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = PuzzleLine("", "")

    def show_line(self, shown: PuzzleLine) -> None:
        """Show `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(shown.note)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a disc, the title, the bar and the note."""
        colours, shown = current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self.paint_ground(painter, lit=shown.is_next)
        radius = room.height() * 0.28
        disc = QPointF(room.x() + room.height() * 0.5, room.center().y())
        if shown.is_done:
            self.paint_tick(painter, disc, radius)
        else:
            painter.setPen(QPen(QColor(colours.accent_line if shown.is_next else colours.control_line), 1.4))
            painter.setBrush(QColor(colours.accent) if shown.is_next else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc, radius, radius)
        wide = scaled(_COUNT if shown.share is not None else 2 * _COUNT)
        note = QRectF(room.right() - wide - 8, room.y(), wide, room.height())
        draw_words(painter, note, shown.note, _SMALL_TYPE, colours.soft_ink, _RIGHT)
        right = note.x() - 8
        if shown.share is not None:
            right -= scaled(_BAR)
            self._paint_bar(painter, QRectF(right, room.center().y() - 4, scaled(_BAR), 8), shown.share)
        left = disc.x() + room.height() * 0.36 + 10
        title = QRectF(left, room.y(), right - left - 8, room.height())
        draw_words(painter, title, shown.title, _TYPE, colours.ink, bold=shown.is_next)
        painter.end()

    def _paint_bar(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint how much was solved."""
        colours = current()
        faint = QColor(colours.control_line)
        faint.setAlphaF(0.3)
        painter.setPen(QPen(QColor(colours.line), 1) if colours.strong else Qt.PenStyle.NoPen)
        painter.setBrush(faint)
        painter.drawRoundedRect(room, 4, 4)
        if share:
            painter.setBrush(QColor(colours.positive))
            painter.drawRoundedRect(QRectF(room.x(), room.y(), max(8.0, room.width() * share), room.height()), 4, 4)
