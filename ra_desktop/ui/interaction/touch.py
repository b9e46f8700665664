"""What can be chosen on a painted surface, as real widgets for those who do not see it.

A screen reader, and whoever has but one switch, knows a program by its widgets; of a painted surface they know nothing.
So a :class:`TouchLayer` keeps a transparent widget above each :class:`Spot`: with its role, name and state, and with an
action that does what a click does. The mouse goes through them, and they paint nothing: the ring around what has the
keyboard is that of :mod:`~ra_desktop.ui.look.focus_ring`.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QCheckBox, QLabel, QPushButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

_PRESSES: Final = (Qt.Key.Key_Space, Qt.Key.Key_Select, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Role(Enum):
    """The accessible role of a spot."""

    BUTTON = auto()
    """A thing to press."""
    OPTION = auto()
    """One of several: it is selected, and then chosen."""
    TEXT = auto()
    """A text to read."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing on a painted surface."""

    key: Hashable
    """Its identity: while a surface has a spot with this key and role, it keeps its widget."""
    role: Role
    rect: QRectF
    """Where it lies, in the coordinates of the widget."""
    name: str
    description: str = ""
    click: Callable[[], object] | None = None
    """What happens when it is pressed."""
    is_selected: bool = False


class TouchLayer(QObject):
    """Keeps the widgets above the spots of one widget."""

    def __init__(self, widget: QWidget, spots: Callable[[], Sequence[Spot]]) -> None:
        """`spots` returns what is on `widget` now, in the order in which it is read."""
        super().__init__(widget)
        self._widget = widget
        self._spots = spots
        self._shown: dict[tuple[Hashable, Role], QWidget] = {}
        self._spare: defaultdict[type[QWidget], list[QWidget]] = defaultdict(list)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.update)
        widget.installEventFilter(self)

    def refresh(self) -> None:
        """Schedule an update for when the event loop is idle; several calls cause one update."""
        self._timer.start(0)

    def update(self) -> None:
        """Update what has changed; a surface that is disabled has nothing on it."""
        spots = {(spot.key, spot.role): spot for spot in (self._spots() if self._widget.isEnabled() else ())}
        before = list(self._shown)
        for key in [key for key in self._shown if key not in spots]:
            self._remove(self._shown.pop(key))
        for key, spot in spots.items():
            if key not in self._shown:
                kind = _KINDS[spot.role]
                self._shown[key] = self._spare[kind].pop() if self._spare[kind] else _let_through(kind(self._widget))
            _show(self._shown[key], spot)
        if before != list(spots):
            self._shown = {key: self._shown[key] for key in spots}
            self._put_in_order()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.EnabledChange:
            self.refresh()
        return False

    def _put_in_order(self) -> None:
        last = self._widget
        for widget in self._shown.values():
            if isinstance(widget, _Pressed):
                QWidget.setTabOrder(last, widget)
                last = widget
        for widget in reversed(self._shown.values()):
            widget.lower()  # a screen reader reads children in this order

    def _remove(self, widget: QWidget) -> None:
        """Keep the widget, without name and action, for another spot: making one takes far longer than hiding one."""
        if widget.hasFocus():
            _home(self._widget).setFocus()
        widget.hide()
        widget.setAccessibleName("")
        if isinstance(widget, _Pressed):
            widget.does = None
        self._spare[type(widget)].append(widget)


def _home(widget: QWidget) -> QWidget:
    """Return the nearest widget around that takes the keyboard by itself, such as the board."""
    ancestor: QWidget | None = widget
    while ancestor is not None and not ancestor.focusPolicy() & Qt.FocusPolicy.ClickFocus:
        ancestor = ancestor.parentWidget()
    return ancestor or widget.window()


class _Pressed:
    """What lies over a thing to press, which is painted below."""

    does: Callable[[], object] | None = None
    """What a press does."""

    def show_spot(self, spot: Spot) -> None:
        """Show what can be done with the thing."""
        self.does = spot.click

    def press(self) -> None:
        """Do it."""
        if self.does is not None:
            self.does()

    def keyPressEvent(self: Any, event: QKeyEvent) -> None:
        """Space and Enter press it; all other keys play on."""
        if event.key() not in _PRESSES:
            event.ignore()
        elif not event.isAutoRepeat():  # a key held down must not decide again
            self.click()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave it to others: it was pressed at once."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class _Button(_Pressed, QPushButton):
    """A thing to press."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setStyleSheet("min-width: 0; min-height: 0;")  # it is as large as the thing
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.press)


class _Option(_Pressed, QCheckBox):
    """One of several things: selected by a first press, and chosen by a second."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._is_selected = False
        self.toggled.connect(self._on_toggled)

    def show_spot(self, spot: Spot) -> None:
        """Show also whether it is selected."""
        super().show_spot(spot)
        self._is_selected = spot.is_selected
        self.setChecked(spot.is_selected)

    def _on_toggled(self, on: bool) -> None:
        if on is self._is_selected:  # it only follows
            return
        self.setChecked(self._is_selected)  # whether it is selected is not decided here
        self.press()


_KINDS: Final[dict[Role, type[QWidget]]] = {Role.TEXT: QLabel, Role.BUTTON: _Button, Role.OPTION: _Option}


def _let_through(widget: QWidget) -> QWidget:
    """Let the mouse through, and what is painted below: outside of its mask a widget costs nothing."""
    widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
    widget.setMask(QRegion(0, 0, 1, 1))
    return widget


def _show(widget: QWidget, spot: Spot) -> None:
    if isinstance(widget, _Pressed):
        widget.show_spot(spot)
    rect = spot.rect.toAlignedRect()
    if widget.geometry() != rect:
        widget.setGeometry(rect)
    if widget.accessibleName() != spot.name:
        widget.setAccessibleName(spot.name)
    if widget.accessibleDescription() != spot.description:
        widget.setAccessibleDescription(spot.description)
    if widget.isHidden():
        widget.show()
