"""Pointer gestures on the board and the panels: hover, press, click, hold and drag.

A :class:`Pointer` watches one widget and finds the thing under the pointer by its :class:`Surface`. A press starts a
gesture: it ends as a click on release or, once the pointer has moved far enough, the thing is picked up and the one
:class:`Drag` takes over. The game never changes before a click or a drop. A drop elsewhere, Escape, another mouse
button or losing the window's focus cancels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ra_desktop.ui.look import durations
from ra_desktop.ui.look.sprites import SpriteAnimation, SpriteLayer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import Action


@dataclass(frozen=True, slots=True)
class Held:
    """What is being dragged."""

    pixmap: QPixmap
    hot_spot: QPointF
    """The point of the pixmap under the pointer, in device-independent pixels."""
    offered: tuple[Action, ...]
    """The actions that dropping it may mean."""


@dataclass(frozen=True, slots=True)
class Thing:
    """An interactive thing under the pointer, and its response to each gesture; None for no response."""

    key: object
    """Its identity: a press and a release on things with equal keys are a click."""
    click: Callable[[], object] | None = None
    pick_up: Callable[[QPointF], Held] | None = None
    """Hides the thing and returns what is dragged; takes the position of the press."""
    hold: Callable[[bool], object] | None = None
    """Called with True when the thing is pressed and with False when it no longer is; such a thing is never clicked."""
    takes_double_click: bool = False
    """Whether the second press of a double click counts: it may be meant for what was here before the first."""
    cursor: Qt.CursorShape = Qt.CursorShape.PointingHandCursor


class Surface(Protocol):
    """What a pointer needs of the board or of a panel. Positions are in widget coordinates."""

    def thing_at(self, pos: QPointF) -> Thing | None:
        """Return the topmost interactive thing at `pos`, or None."""

    def set_hovered(self, key: object) -> None:
        """Highlight the thing with that key as hovered; None for none."""


class Press:
    """A press on a thing, which becomes a click or a drag."""

    def __init__(self, thing: Thing, pos: QPointF) -> None:
        self.thing = thing
        self.start = QPointF(pos)
        if thing.hold is not None:
            thing.hold(True)

    def is_drag_at(self, pos: QPointF) -> bool:
        """Whether the pointer has moved far enough for a drag."""
        return (pos - self.start).manhattanLength() >= QApplication.startDragDistance()

    def release(self, below: Thing | None) -> None:
        """Click if `below`, the thing now under the pointer, is the one pressed."""
        self.cancel()
        if self.thing.click is not None and below is not None and below.key == self.thing.key:
            self.thing.click()

    def cancel(self) -> None:
        """End without a click."""
        if self.thing.hold is not None:
            self.thing.hold(False)


class Pointer(QObject):
    """Turns the mouse events of a widget into gestures on its things."""

    picked_up = Signal(object, QPointF)
    """A drag begins: the :class:`Held` thing, and the pointer's position in global coordinates."""

    # On the class, since a widget being destroyed still hides after Python has cleared the object's attributes.
    _press: Press | None = None
    _hovered: Thing | None = None
    _pos: QPointF | None = None

    def __init__(self, widget: QWidget, surface: Surface) -> None:
        super().__init__(widget)
        self._widget = widget
        self._surface = surface
        widget.setMouseTracking(True)
        widget.installEventFilter(self)

    def refresh(self) -> None:
        """Update the hovered thing, after other things have become interactive."""
        if self._press is not None and self._thing_at(self._press.start) is None:
            self.cancel()
        self._hover(None if self._pos is None else self._thing_at(self._pos))

    def cancel(self) -> None:
        """Cancel the current gesture, if any."""
        if self._press is not None:
            press, self._press = self._press, None
            press.cancel()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the mouse events meant for a thing; return True to keep them from the widget."""
        kind = event.type()
        if not shiboken6.isValid(self._widget):  # it hides while it is being destroyed
            return False
        if kind in (QEvent.Type.Leave, QEvent.Type.Hide):
            self._pos = None
            self._hover(None)
            self.cancel()
        elif isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseMove:
                self._move(event)
                return True
            if event.button() != Qt.MouseButton.LeftButton:
                self.cancel()
            elif kind != QEvent.Type.MouseButtonRelease:
                return self._begin(event, again=kind == QEvent.Type.MouseButtonDblClick)
            elif self._press is not None:
                press, self._press = self._press, None
                press.release(self._surface.thing_at(event.position()))
                return True
        return False

    def _thing_at(self, pos: QPointF) -> Thing | None:
        return self._surface.thing_at(pos)

    def _begin(self, event: QMouseEvent, *, again: bool) -> bool:
        thing = self._thing_at(event.position())
        if thing is None:
            return False
        if not again or thing.takes_double_click:
            self._press = Press(thing, event.position())
        return True

    def _move(self, event: QMouseEvent) -> None:
        pos, press = event.position(), self._press
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel()
            self._pos = pos
            self._hover(self._thing_at(pos))
        elif press is not None and press.thing.pick_up is not None and press.is_drag_at(pos):
            self._press = self._pos = None
            self._hover(None)
            self.picked_up.emit(press.thing.pick_up(press.start), event.globalPosition())

    def _hover(self, thing: Thing | None) -> None:
        before, self._hovered = self._hovered, thing
        if thing is None and before is not None:
            self._widget.unsetCursor()
        elif thing is not None and (before is None or before.cursor != thing.cursor):
            self._widget.setCursor(thing.cursor)
        key, was = None if thing is None else thing.key, None if before is None else before.key
        if key != was:
            self._surface.set_hovered(key)


class PulledButton(QAbstractButton):
    """A button that can be clicked, or pulled away if someone takes :attr:`dragged`."""

    dragged = Signal(QPointF)
    """The pointer pulls it away: where it is, in global coordinates."""
    dropped = Signal(QPointF)
    """It is let go there."""
    is_pulled = False
    _pressed_at: QPointF | None = None

    def pull(self, *, pulled: bool) -> None:
        """Begin or end being pulled."""
        self.is_pulled, self._pressed_at = pulled, None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A press that moves far enough pulls it away."""
        start, now, far = self._pressed_at, event.globalPosition(), QApplication.startDragDistance()
        if start is not None and (now - start).manhattanLength() >= far and self.isEnabled():
            self.pull(pulled=True)
            self.setDown(False)
        if self.is_pulled:
            self.dragged.emit(now)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let it go; otherwise it was a click."""
        self._pressed_at = None
        if self.is_pulled:
            self.pull(pulled=False)
            self.dropped.emit(event.globalPosition())
        else:
            super().mouseReleaseEvent(event)


class DropTarget(Protocol):
    """What a drag needs of the board. Positions are in global coordinates."""

    def drop_action(self, offered: Sequence[Action], global_pos: QPointF) -> Action | None:
        """Return the offered action that a drop at `global_pos` means, or None."""

    def show_targets(self, offered: Sequence[Action], over: Action | None = None) -> None:
        """Highlight where the `offered` actions could be dropped, and where the one `over` would be."""


class Drag(QObject):
    """The current drag, if any; there is one pointer, so there is one instance."""

    dropped = Signal(object)
    """Dropped on a target: the :class:`~ra_desktop.engine.Action` that this means."""
    cancelled = Signal()
    """Dropped elsewhere or cancelled."""

    def __init__(self, layer: SpriteLayer, target: DropTarget) -> None:
        super().__init__(layer)
        self._layer = layer
        self._target = target
        self.is_still = False
        """Whether a cancelled thing is back at once instead of moving there."""
        self._held: Held | None = None
        self._over: Action | None = None
        self._home = QRectF()

    def begin(self, held: Held, global_pos: QPointF) -> None:
        """Drag `held` from `global_pos`; ignored if nothing can be done with it."""
        if self._held is not None or not held.offered:
            return
        self._held = held
        self._home = QRectF(self._top_left(held, global_pos), held.pixmap.deviceIndependentSize())
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._target.show_targets(held.offered)
        self._move(held, global_pos)

    def cancel(self) -> None:
        """Cancel the drag; the thing goes back."""
        if self._held is not None:
            pixmap = self._held.pixmap
            where = self._end()
            if not self.is_still:
                self._layer.play([SpriteAnimation(pixmap, where, self._home, durations.RETURN, fade=True)])
            self.cancelled.emit()

    def _top_left(self, held: Held, global_pos: QPointF) -> QPointF:
        return QPointF(self._layer.mapFromGlobal(global_pos)) - held.hot_spot

    def _move(self, held: Held, global_pos: QPointF) -> None:
        self._layer.drag(held.pixmap, self._top_left(held, global_pos))
        over = self._target.drop_action(held.offered, global_pos)
        if over is not self._over:
            self._over = over
            self._target.show_targets(held.offered, over)

    def _end(self) -> QRectF:
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._held = None
        self._over = None
        self._target.show_targets(())
        return self._layer.drop()

    def _drop(self, held: Held, global_pos: QPointF) -> None:
        action = self._target.drop_action(held.offered, global_pos)
        if action is None:
            self.cancel()
        else:
            self._end()
            self.dropped.emit(action)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer everywhere; the sources still get their own events."""
        held = self._held
        if held is None:
            return False
        kind = event.type()
        if isinstance(event, QMouseEvent):
            if watched.isWidgetType():
                self._follow(held, event)
        elif kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                self.cancel()
                event.accept()
                return True
        elif kind in (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate):
            self.cancel()
        return False

    def _follow(self, held: Held, event: QMouseEvent) -> None:
        kind, left = event.type(), Qt.MouseButton.LeftButton
        if kind == QEvent.Type.MouseMove and event.buttons() & left:
            self._move(held, event.globalPosition())
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == left:
            self._drop(held, event.globalPosition())
        elif kind in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress):
            self.cancel()
