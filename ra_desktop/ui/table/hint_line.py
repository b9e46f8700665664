"""A line of the hint card: one move with its chance of winning and the lead it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.lettering import draw_words
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import points_text

if TYPE_CHECKING:
    from ra_desktop.ai import Evaluation

_tr = QCoreApplication.translate

SUN, SUN_BY_NIGHT = "#D97A1E", "#E9A23F"
"""The colour of the bar, by day and by night."""
_LABEL, _SMALL = 15.0, 12.0
"""The sizes of type at scale 1."""
_SIDE: Final = 8.0
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class HintLine(QAbstractButton):
    """One move; a click makes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rated: Evaluation | None = None
        self.scale = 1.0
        self.is_good = False
        """Whether it is the best move, or about as good."""
        self.chance = ""
        self.lead = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @staticmethod
    def height_at(scale: float) -> int:
        """Return the height of a line."""
        return round(max(38.0, 44.0 * scale))

    def show_rated(self, rated: Evaluation, label: str, chance: str, *, good: bool) -> None:
        """Show the move, called `label`, and its value; `chance` is its chance of winning in words."""
        self.rated = rated
        self.is_good = good
        self.chance = chance
        points = points_text(round(rated.margin))
        self.lead = fill(_tr("HintCard", "lead {points}", "The final lead, in fame"), points=points)
        self.setText(label)
        told = _tr("HintCard", "{move}: {chance} chance of winning, {margin} fame against the best opponent")
        if good:
            told = _tr(
                "HintCard", "{move}, recommended: {chance} chance of winning, {margin} fame against the best opponent"
            )
        told = fill(told, chance=chance, margin=points, move=label)
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.show()
        self.update()

    def bar(self) -> QRectF:
        """Return the place of the bar that shows the chance to win."""
        scale = self.scale
        high = max(5.0, 6.0 * scale)
        room = QRectF(self.rect()).adjusted(_SIDE * scale, 0, -_SIDE * scale, 0)
        return QRectF(room.x(), self.height() * 0.72 - high / 2, room.width() * 0.56, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the move, its chance as a number and a bar, and the lead."""
        if self.rated is None:
            return
        colours, scale = theme.current(), self.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        ground = colours.selection if self.isDown() else colours.hover if self.underMouse() else None
        if ground is None and self.is_good:
            ground = colours.well
        if ground is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(face, 8 * scale, 8 * scale)
        room = QRectF(self.rect()).adjusted(_SIDE * scale, 0, -_SIDE * scale, 0)
        size = max(12.0, _LABEL * scale)
        top = QRectF(room.x(), room.y() + self.height() * 0.06, room.width(), self.height() * 0.5)
        number = QRectF(top.right() - 4.2 * size, top.y(), 4.2 * size, top.height())
        words = QRectF(top.x(), top.y(), top.width() - 3.0 * size, top.height())
        draw_words(painter, words, self.text(), size, colours.ink, bold=self.is_good)
        draw_words(painter, number, self.chance, size, colours.ink, _RIGHT, bold=self.is_good)
        track = self.bar()
        self._fill(painter, track, QColor(colours.line))
        filled = QRectF(track.x(), track.y(), max(track.height(), track.width() * self.rated.win), track.height())
        self._fill(painter, filled, QColor(SUN_BY_NIGHT if colours.dark else SUN))
        small = max(11.0, _SMALL * scale)
        low = QRectF(track.right() + 4, track.center().y() - small, room.right() - track.right() - 4, 2 * small)
        draw_words(painter, low, self.lead, small, points_ink(colours, round(self.rated.margin)), _RIGHT)
        painter.end()

    @staticmethod
    def _fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
