"""A row of a page that lists what can be started."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent

_HEIGHT: Final = 38


class ListRow(QAbstractButton):
    """A row that can be pressed, with Enter and Space, too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(scaled(300)), round(scaled(_HEIGHT)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the row like Space; the page handles the arrows."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paint_ground(self, painter: QPainter, *, lit: bool) -> QRectF:
        """Paint the ground, brighter if `lit`; return the room on it."""
        colours = current()
        room = QRectF(self.rect()).adjusted(2, 1.5, -2, -1.5)
        if self.isDown() or self.underMouse() or lit:
            ground = colours.selection if self.isDown() or lit else colours.hover
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(room, 9, 9)
        return room

    def paint_tick(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Paint a tick on a disc: this is done."""
        colours = current()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.positive))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(QPen(QColor(colours.card), radius * 0.26, c=Qt.PenCapStyle.RoundCap))
        knee = centre + QPointF(-0.1, 0.36) * radius
        painter.drawLine(centre + QPointF(-0.46, 0.0) * radius, knee)
        painter.drawLine(knee, centre + QPointF(0.48, -0.36) * radius)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.updateGeometry()
            self.update()
