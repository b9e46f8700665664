"""The handle by which a seat is dragged to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent


class Grip(QAbstractButton):
    """A handle for the mouse, and a click shows a menu. Keys move the seat itself, so Tab passes by."""

    dragged = Signal(QPoint)
    """The pointer in global coordinates while the button is pressed."""
    dropped = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(26, 40)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # for Escape during a drag
        self._pressed_at: QPoint | None = None
        self._is_dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.globalPosition().toPoint()
        if self._pressed_at is None:
            return
        if not self._is_dragging:
            far = (here - self._pressed_at).manhattanLength()
            if far < QApplication.startDragDistance():
                return
            self._is_dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.dragged.emit(here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop the seat; without a drag it was a click."""
        self._pressed_at = None
        if self._is_dragging:
            self._end_drag()
            self.setDown(False)
            self.dropped.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape cancels a drag; other keys are for the seat."""
        if self._is_dragging and event.key() == Qt.Key.Key_Escape:
            self._give_up()
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        if self._is_dragging:
            self._give_up()
        super().focusOutEvent(event)

    def _give_up(self) -> None:
        self._pressed_at = None
        self._end_drag()
        self.given_up.emit()

    def _end_drag(self) -> None:
        self._is_dragging = False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.ink if self.underMouse() else theme.control_line))
        centre = QRectF(self.rect()).center()
        for x in (-3.5, 3.5):
            for y in (-7.0, 0.0, 7.0):
                painter.drawEllipse(centre + QPointF(x, y), 1.8, 1.8)
        painter.end()
