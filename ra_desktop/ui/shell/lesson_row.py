"""A line of the Learn page: one lesson, with its length and the stars won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ra_desktop.ui.look.fonts import display_font, scaled
from ra_desktop.ui.look.lettering import draw_words, write_centred
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.table.lessons.stars import draw_stars
from ra_desktop.ui.words.fill import fill

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent

_tr = QCoreApplication.translate

_HEIGHT: Final = 38
_TYPE, _SMALL_TYPE = 18.0, 15.0
_MINUTES, _STARS = 58.0, 60.0
"""Widths of the columns at the right, in text of the usual size."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class LessonLine:
    """What a row says of its lesson."""

    number: int
    title: str
    minutes: int
    stars: int
    is_next: bool


class LessonRow(QAbstractButton):
    """A lesson that can be started. Enter and Space do it, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown = LessonLine(0, "", 0, 0, is_next=False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_line(self, shown: LessonLine) -> None:
        """Show `shown`."""
        self.shown = shown
        self.setText(shown.title.replace("&", "&&"))
        self.setAccessibleName(shown.title)
        parts = [minutes_text(shown.minutes)]
        if shown.stars:
            parts.append(_tr("LearnPage", "done, %n stars", "", shown.stars))
        elif shown.is_next:
            parts.append(_tr("LearnPage", "next"))
        self.setAccessibleDescription(", ".join(parts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Higher with larger text."""
        return QSize(round(scaled(300)), round(scaled(_HEIGHT)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the row like Space; the page handles the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint the frame."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the number, the title, the minutes and the stars."""
        colours, shown = current(), self.shown
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(2, 1.5, -2, -1.5)
        if self.isDown() or self.underMouse() or shown.is_next:
            ground = colours.selection if self.isDown() or shown.is_next else colours.hover
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(room, 9, 9)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), 8, 8)
        radius = room.height() * 0.36
        disc = QPointF(room.x() + room.height() * 0.5, room.center().y())
        self._paint_disc(painter, disc, radius)
        stars = QRectF(room.right() - scaled(_STARS) - 8, room.y(), scaled(_STARS), room.height())
        minutes = QRectF(stars.x() - scaled(_MINUTES) - 10, room.y(), scaled(_MINUTES), room.height())
        draw_stars(painter, stars, shown.stars, colours)
        draw_words(painter, minutes, minutes_text(shown.minutes), _SMALL_TYPE, colours.soft_ink, _RIGHT)
        left = disc.x() + radius + 10
        title = QRectF(left, room.y(), minutes.x() - left - 6, room.height())
        draw_words(painter, title, shown.title, _TYPE, colours.ink, bold=shown.is_next)
        painter.end()

    def _paint_disc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Paint the number on a disc, or a tick if the lesson was done."""
        colours, shown = current(), self.shown
        if shown.stars:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.positive))
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(QPen(QColor(colours.card), radius * 0.26, c=Qt.PenCapStyle.RoundCap))
            knee = centre + QPointF(-0.1, 0.36) * radius
            painter.drawLine(centre + QPointF(-0.46, 0.0) * radius, knee)
            painter.drawLine(knee, centre + QPointF(0.48, -0.36) * radius)
            return
        painter.setPen(QPen(QColor(colours.accent_line if shown.is_next else colours.control_line), 1.4))
        painter.setBrush(QColor(colours.accent) if shown.is_next else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        ink = colours.accent_ink if shown.is_next else colours.soft_ink
        write_centred(painter, centre, str(shown.number), display_font(radius * 1.2), ink)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()


def minutes_text(minutes: int) -> str:
    """Return a length in minutes."""
    return fill(_tr("LearnPage", "{count} min", "Minutes that a lesson takes"), count=minutes)
