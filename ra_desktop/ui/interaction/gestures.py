"""One drag: from a bag, a figure, a sun or a god to the place on the board where it is dropped.

The game never changes before the drop; a drop elsewhere, Escape, another mouse button or losing the window's focus
take the thing back to where it came from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap

from ra_desktop.ui.look import durations
from ra_desktop.ui.look.sprites import SpriteAnimation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action
    from ra_desktop.ui.look.sprites import SpriteLayer


class DropTarget(Protocol):
    """What a drag needs of the board."""

    def drop_action(self, offered: Sequence[Action], global_pos: QPointF) -> Action | None:
        """The offered action that a drop here means, or None."""

    def show_targets(self, offered: Sequence[Action]) -> None:
        """Show where the *offered* actions could be dropped; nothing offered is nothing shown."""

    def show_drop(self, action: Action | None) -> None:
        """Light the place where *action* would be dropped, or none."""


class Drag(QObject):
    """The drag that is going on, if any; there is one pointer, so there is one of these."""

    dropped = Signal(object)
    """Dropped on its target: the :class:`~ra_desktop.engine.Action` it means."""
    cancelled = Signal()
    """Dropped elsewhere or given up."""

    def __init__(self, layer: SpriteLayer, target: DropTarget) -> None:
        super().__init__(layer)
        self._layer = layer
        self._target = target
        self._offered: Sequence[Action] = ()
        self._over: Action | None = None
        self._pixmap = QPixmap()
        self._hot_spot = QPointF()
        self._home = QRectF()

    @property
    def is_active(self) -> bool:
        """Whether something is being dragged."""
        return bool(self._offered)

    def begin(self, offered: Sequence[Action], pixmap: QPixmap, hot_spot: QPointF, global_pos: QPointF) -> None:
        """Pick up *pixmap* by *hot_spot*; it can be dropped where one of the *offered* actions is meant."""
        if self._offered or not offered:
            return
        self._offered = tuple(offered)
        self._pixmap = pixmap
        self._hot_spot = hot_spot
        self._home = QRectF(self._top_left(global_pos), pixmap.deviceIndependentSize())
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._target.show_targets(self._offered)
        self._move(global_pos)

    def cancel(self) -> None:
        """Give up: the thing goes back."""
        if self._offered:
            where = self._end()
            back = SpriteAnimation(self._pixmap, where, self._home, durations.RETURN, fade=True)
            self._layer.play([back])
            self.cancelled.emit()

    def _top_left(self, global_pos: QPointF) -> QPointF:
        return QPointF(self._layer.mapFromGlobal(global_pos)) - self._hot_spot

    def _move(self, global_pos: QPointF) -> None:
        self._layer.drag(self._pixmap, self._top_left(global_pos))
        over = self._target.drop_action(self._offered, global_pos)
        if over is not self._over:
            self._over = over
            self._target.show_drop(over)

    def _end(self) -> QRectF:
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._offered = ()
        self._over = None
        self._target.show_drop(None)
        self._target.show_targets(())
        return self._layer.drop()

    def _drop(self, global_pos: QPointF) -> None:
        action = self._target.drop_action(self._offered, global_pos)
        if action is None:
            self.cancel()
        else:
            self._end()
            self.dropped.emit(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer wherever it goes; the sources still get their own events."""
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            if watched.isWidgetType():
                if event.buttons() & Qt.MouseButton.LeftButton:
                    self._move(event.globalPosition())
                else:
                    self.cancel()
        elif kind == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            if watched.isWidgetType() and event.button() == Qt.MouseButton.LeftButton:
                self._drop(event.globalPosition())
        elif kind == QEvent.Type.MouseButtonPress and watched.isWidgetType():
            self.cancel()
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                self.cancel()
                event.accept()
                return True
        elif kind in (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate):
            self.cancel()
        return False
