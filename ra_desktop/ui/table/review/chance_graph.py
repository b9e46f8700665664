"""The graph of the chances: the pointer and the arrow keys move through the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.fonts import scaled
from ra_desktop.ui.words.review import chances_text, move_place

from .chance_painter import ChancePainter

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent, QWheelEvent

    from .chance_painter import Picture


class ChanceGraph(QWidget):
    """Arrows move by actions, Page Up and Down by turns, Ctrl and arrows from mark to mark; so does a click."""

    ply_wanted = Signal(int)
    """Show the position after that many actions."""
    left = Signal()
    """Escape was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: Picture | None = None
        self.ply = 0
        """The number of actions before the position shown."""
        self._has_cursor = True
        self._cache: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.CrossCursor)

    def sizeHint(self) -> QSize:
        return QSize(900, round(scaled(150)))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(scaled(72)))

    def show_picture(self, picture: Picture | None) -> None:
        """Show `picture`, or nothing."""
        self._picture = picture
        self._forget()

    def set_ply(self, ply: int) -> None:
        """Move the line to the position after `ply` actions."""
        if ply != self.ply:
            self.ply = ply
            self.update()

    def hide_cursor(self) -> None:
        """Show no moment, but the whole game."""
        self._has_cursor = False

    def words(self, ply: int) -> str:
        """Return the chances after `ply` actions in a sentence."""
        picture = self._picture
        if picture is None:
            return ""
        ply = max(0, min(ply, len(picture.chances) - 1))
        names = [seat.name for seat in picture.seats]
        place = move_place(picture.landmarks.epoch_at(ply), ply)
        return place + "\n" + chances_text(names, picture.chances[ply])

    # --- geometry -----------------------------------------------------------------------------------

    def _painter(self) -> ChancePainter | None:
        if self._picture is None:
            return None
        return ChancePainter(self._picture, QRectF(self.rect()), theme.current())

    def x_of(self, ply: int) -> float:
        """Return where the position after `ply` actions is."""
        place = self._painter()
        return 0.0 if place is None else place.x_of(ply)

    # --- input --------------------------------------------------------------------------------------

    def _want(self, ply: int) -> None:
        picture = self._picture
        if picture is not None:
            ply = max(0, min(ply, len(picture.chances) - 1))
            if ply != self.ply:
                self.ply_wanted.emit(ply)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark or the position under the pointer."""
        place = self._painter()
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            mark = place.mark_at(event.position())
            self._want(mark.ply if mark is not None else place.ply_at(event.position().x()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = self._painter()
        if place is None:
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._want(place.ply_at(event.position().x()))
        on_mark = place.mark_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if on_mark else Qt.CursorShape.CrossCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        way = event.angleDelta().y() or event.angleDelta().x()
        if way and self._picture is not None:
            self._want(self._picture.landmarks.turn_from(self.ply, -1 if way > 0 else 1))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, picture = Qt.Key(event.key()), self._picture
        if key == Qt.Key.Key_Escape:
            self.left.emit()
            return
        if picture is None:
            event.ignore()
            return
        by_mark = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier):
            event.ignore()
            return
        ply, landmarks = self.ply, picture.landmarks
        if by_mark and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._want(self._next_mark(1 if key == Qt.Key.Key_Right else -1))
            return
        wanted = {
            Qt.Key.Key_Left: ply - 1,
            Qt.Key.Key_Down: ply - 1,
            Qt.Key.Key_Right: ply + 1,
            Qt.Key.Key_Up: ply + 1,
            Qt.Key.Key_PageUp: landmarks.turn_from(ply, -1),
            Qt.Key.Key_PageDown: landmarks.turn_from(ply, 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: landmarks.end,
        }.get(key)
        if wanted is None or by_mark:
            event.ignore()
        else:
            self._want(wanted)

    def _next_mark(self, way: int) -> int:
        assert self._picture is not None
        plies = sorted(mark.ply for mark in self._picture.marks)
        if way > 0:
            return next((ply for ply in plies if ply > self.ply), self.ply)
        return next((ply for ply in reversed(plies) if ply < self.ply), self.ply)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._painter()
            if place is not None:
                QToolTip.showText(event.globalPos(), self.words(place.ply_at(event.pos().x())), self)
            return True
        return super().event(event)

    # --- painting -----------------------------------------------------------------------------------

    def _forget(self) -> None:
        self._cache = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._forget()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the graph, once for each size, and the line."""
        place = self._painter()
        if place is None:
            return
        ratio = self.devicePixelRatioF()
        if self._cache is None or self._cache.devicePixelRatioF() != ratio:
            cache = QPixmap(self.size() * ratio)
            cache.setDevicePixelRatio(ratio)
            cache.fill(Qt.GlobalColor.transparent)
            own = QPainter(cache)
            place.paint(own)
            own.end()
            self._cache = cache
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cache)
        if self._has_cursor:
            place.paint_cursor(painter, self.ply, has_focus=self.hasFocus())
            place.paint_marks(painter)
        painter.end()
