"""A slider through a game: its turns, with marks for auctions and epochs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip

from ra_desktop.ui.look.theme import current
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import epoch_label

from .replay import Landmarks

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

_tr = QCoreApplication.translate

_KNOB: Final = 9.0
_GROOVE: Final = 6.0
_HEIGHT: Final = 34


class Timeline(QSlider):
    """The pointer moves by turns, the arrow keys by actions, Page Up and Down by turns."""

    ply_wanted = Signal(int)
    """Show the position after that many actions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks = Landmarks(0, (0,), (), ((0, 1),))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        return QSize(260, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, _HEIGHT)

    def show_position(self, marks: Landmarks, ply: int) -> None:
        """Show `ply` of the game with these `marks`."""
        self._marks = marks
        self.setRange(0, marks.end)
        self.setValue(ply)
        self.update()

    # --- geometry -----------------------------------------------------------------------------------

    def _groove(self) -> QRectF:
        room = QRectF(self.rect())
        groove = QRectF(room.x() + _KNOB + 2, 0, room.width() - 2 * _KNOB - 4, _GROOVE)
        groove.moveCenter(QPointF(groove.center().x(), room.center().y()))
        return groove

    def x_of(self, ply: int) -> float:
        """Return the position of the knob for `ply`."""
        groove = self._groove()
        return groove.x() + groove.width() * ply / max(1, self._marks.end)

    def turn_at(self, x: float) -> int:
        """Return the turn of a click at `x`."""
        groove = self._groove()
        share = (x - groove.x()) / max(1.0, groove.width())
        return self._marks.nearest_turn(round(max(0.0, min(1.0, share)) * self._marks.end))

    # --- input --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._want(self.turn_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._want(self.turn_at(event.position().x()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        way = event.angleDelta().y() or event.angleDelta().x()
        if way:
            self._want(self._marks.turn_from(self.value(), -1 if way > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move by actions, Page Up and Down by turns, Home and End to the ends."""
        value, marks = self.value(), self._marks
        wanted = {
            Qt.Key.Key_Left: value - 1,
            Qt.Key.Key_Down: value - 1,
            Qt.Key.Key_Right: value + 1,
            Qt.Key.Key_Up: value + 1,
            Qt.Key.Key_PageUp: marks.turn_from(value, -1),
            Qt.Key.Key_PageDown: marks.turn_from(value, 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: marks.end,
        }.get(Qt.Key(event.key()))
        if wanted is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
            return
        self._want(max(0, min(wanted, marks.end)))

    def _want(self, ply: int) -> None:
        if ply != self.value():
            self.ply_wanted.emit(ply)

    def event(self, event: QEvent) -> bool:
        """Show a tooltip for the turn under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            turn = self.turn_at(float(event.pos().x()))
            QToolTip.showText(event.globalPos(), self.words(turn), self)
            return True
        return super().event(event)

    def words(self, ply: int) -> str:
        """Return move and epoch of `ply`."""
        return fill(
            _tr("ReplayBar", "Move {move} of {moves} · {epoch}"),
            epoch=epoch_label(self._epoch(ply)),
            moves=self._marks.end,
            move=ply,
        )

    def _epoch(self, ply: int) -> int:
        return self._marks.epoch_at(ply)

    # --- painting -----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the groove, short marks for auctions, tall ones for epochs, and the knob."""
        colours = current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = self._groove()
        middle, half = groove.center().y(), _GROOVE / 2
        at = self.x_of(self.value())
        painter.setPen(QPen(QColor(colours.control_line), 1))
        painter.setBrush(QColor(colours.well))
        painter.drawRoundedRect(groove, half, half)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.control_line))
        painter.drawRoundedRect(QRectF(groove.x(), groove.y(), at - groove.x(), groove.height()), half, half)
        painter.setPen(QPen(QColor(colours.control_line), 1.4))
        for ply in self._marks.auctions:
            x = self.x_of(ply)
            painter.drawLine(QPointF(x, middle + 6), QPointF(x, middle + 10))
        painter.setPen(QPen(QColor(colours.accent_text), 2.4))
        for ply, _ in self._marks.epochs:
            x = self.x_of(ply)
            painter.drawLine(QPointF(x, middle - 12), QPointF(x, middle + 12))
        painter.setPen(QPen(QColor(colours.focus if self.hasFocus() else colours.ink), 2))
        painter.setBrush(QColor(colours.card))
        painter.drawEllipse(QPointF(at, middle), _KNOB, _KNOB)
        painter.end()
