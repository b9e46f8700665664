"""The ring around whatever has the keyboard: two pixels wide, with a gap to what it surrounds.

One ring for buttons, fields and all that paints itself, so that it looks the same everywhere and stands out from every
ground: gap and ring have a contrast of their own. What shows its focus in its content, such as the table, sets the
property :data:`OWN`; what has shadows or air at its edges has a method ``focus_rect``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFocusFrame, QTabBar, QWidget

from .art import painting
from .theme import current

if TYPE_CHECKING:
    from collections.abc import Callable


OWN: Final = "paints-focus"
"""The property of widgets that need no ring."""
GAP: Final = 2
WIDTH: Final = 2
EDGE: Final = 1
"""Pixels from the widget outwards: the gap, the ring, and an edge in the colour of the gap."""
AROUND: Final = GAP + WIDTH + EDGE
_CORNER: Final = 9.0
_FOLLOWED: Final = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.ParentChange,
)


class Ring(QFocusFrame):
    """The ring itself. Qt leaves frames of this class out of what it tells screen readers."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current()
        with painting(self) as painter:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width, inset in (
                (colours.focus_gap, AROUND, AROUND / 2),
                (colours.focus, WIDTH, EDGE + WIDTH / 2),
            ):
                painter.setPen(QPen(QColor(colour), width))
                corner = _CORNER + AROUND - inset
                room = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
                painter.drawRoundedRect(room, corner, corner)


class FocusRing(QObject):
    """Keeps the ring around what has the keyboard in a window and its dialogs."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._widget: QWidget | None = None
        self._watched: list[QObject] = []
        self.ring: Ring | None = None
        """The ring, hidden or not; it goes with the dialog that it was in."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.place)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        self._forget()
        if now is None or not self._is_ours(now) or not wants_ring(now):
            if self.ring is not None and shiboken6.isValid(self.ring):
                self.ring.hide()
            return
        self._widget = now
        window = now.window()
        if self.ring is None or not shiboken6.isValid(self.ring) or self.ring.parent() is not window:
            self._drop()
            self.ring = Ring(window)
        step: QWidget | None = now
        while step is not None:
            step.installEventFilter(self)
            self._watched.append(step)
            step = None if step is window else step.parentWidget()
        if isinstance(now, QTabBar):
            now.currentChanged.connect(self._on_tab)
        self.place()

    def _on_tab(self) -> None:
        self._soon.start()

    def _is_ours(self, widget: QWidget) -> bool:
        top: QWidget | None = widget.window()
        while top is not None and top is not self._window:
            top = top.parentWidget()
        return top is self._window

    def _forget(self) -> None:
        if self._widget is not None and shiboken6.isValid(self._widget) and isinstance(self._widget, QTabBar):
            self._widget.currentChanged.disconnect(self._on_tab)
        for watched in self._watched:
            if shiboken6.isValid(watched):
                watched.removeEventFilter(self)
        self._watched = []
        self._widget = None

    def _drop(self) -> None:
        if self.ring is not None and shiboken6.isValid(self.ring):
            self.ring.hide()
            self.ring.deleteLater()
        self.ring = None

    def place(self) -> None:
        """Lay the ring around the widget, as far as that is seen."""
        ring, widget = self.ring, self._widget
        if ring is None or widget is None or not shiboken6.isValid(ring) or not shiboken6.isValid(widget):
            return
        if not widget.isVisible():
            ring.hide()
            return
        part = focused_part(widget)
        around = QRect(widget.mapTo(widget.window(), part.topLeft()), part.size())
        around.adjust(-AROUND, -AROUND, AROUND, AROUND)
        seen = seen_of(around, widget)
        ring.setGeometry(seen)
        ring.setVisible(not seen.isEmpty())
        ring.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self._soon.start()
        return False


def wants_ring(widget: QWidget) -> bool:
    """Whether `widget` needs the ring: not in a popup, and not if it shows its focus itself."""
    return widget.window().windowType() != Qt.WindowType.Popup and not widget.property(OWN)


def seen_of(rect: QRect, widget: QWidget) -> QRect:
    """Return the part of `rect`, in coordinates of the window, that is seen where `widget` is scrolled."""
    window = widget.window()
    seen = rect & window.rect()
    above = widget.parentWidget()
    while above is not None and above is not window:
        area = above.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is above:
            room = QRect(above.mapTo(window, above.rect().topLeft()), above.size())
            seen &= room.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        above = area
    return seen


def focused_part(widget: QWidget) -> QRect:
    """Return the part of `widget` that has the keyboard: of tabs, the current one."""
    if isinstance(widget, QTabBar) and widget.currentIndex() >= 0:
        return widget.tabRect(widget.currentIndex())
    own: Callable[[], QRect] | None = getattr(widget, "focus_rect", None)
    return widget.rect() if own is None else own()
