"""A key explains the thing under the pointer or, failing that, the one that is selected."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QCursor, QKeyEvent

from .explanations import Explained, explained_things, place_of, thing_at
from .overlays.bubble import Bubble

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QPoint

    from ra_desktop.ui.interaction.choices import Choices

    from .players import Players
    from .table_view import TableView

_STAYS_FOR: Final = frozenset(
    (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
    )
)
"""Keys that select something else, which is explained then, or do nothing by themselves."""

_ENDS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.ApplicationDeactivate)
"""Events after which nothing is explained any more."""


class Explainer(QObject):
    """Shows one explanation at a time. Tab goes on to the next thing; Escape, a click or a move closes it."""

    def __init__(
        self, view: TableView, choices: Choices, players: Players, pointer: Callable[[], QPoint] = QCursor.pos
    ) -> None:
        """`pointer` returns the global position of the pointer."""
        super().__init__(view)
        self._view = view
        self._choices = choices
        self._players = players
        self._pointer = pointer
        self._selected_at: QPoint | None = None
        """Where the pointer was when something was selected last: until it moves, the selection counts."""
        self._things: list[Explained] = []
        self._thing: Explained | None = None
        self._follows_pointer = False
        self.bubble = Bubble(view)
        choices.changed.connect(self._on_choices_changed)
        view.showing.connect(self.close)
        view.resizing.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether something is being explained."""
        return self._thing is not None

    def toggle(self) -> None:
        """Explain what is under the pointer, or selected, or the first thing on the table; or stop."""
        if self.is_open:
            self.close()
            return
        if self._view.pages.is_any_open:
            return
        self._things = explained_things(self._view, self._names())
        pointed = self._pointed()
        thing = pointed or self._selected() or next(iter(self._things), None)
        if thing is None:
            return
        app = QCoreApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self._explain(thing, follows_pointer=pointed is not None)

    def close(self) -> None:
        """Explain nothing."""
        if self._thing is not None:
            self._thing, self._things = None, []
            app = QCoreApplication.instance()
            if app is not None:
                app.removeEventFilter(self)
            self.bubble.dismiss()

    def step(self, by: int) -> None:
        """Explain the thing that comes `by` places later, in a ring."""
        if self._thing is not None:
            at = self._things.index(self._thing)
            self._explain(self._things[(at + by) % len(self._things)], follows_pointer=False)

    def _explain(self, thing: Explained, *, follows_pointer: bool) -> None:
        self._thing, self._follows_pointer = thing, follows_pointer
        self._view.sight_wanted.emit(thing.rect.toAlignedRect())
        self.bubble.explain(thing.text, thing.rect, self._seen())

    def _seen(self) -> QRect:
        """Return the part of the table that can be seen."""
        seen = self._view.visibleRegion().boundingRect()
        return self._view.rect() if seen.isEmpty() else seen

    def _names(self) -> list[str]:
        view = self._view.shown
        return [] if view is None else [self._players.name(seat) for seat in range(view.players)]

    # --- what is meant ----------------------------------------------------------------------------

    def _pointed(self) -> Explained | None:
        """Return the thing under the pointer, unless something has been selected with the keyboard since it moved."""
        pos = self._pointer()
        if pos == self._selected_at:
            return None
        return thing_at(self._things, QPointF(self._view.mapFromGlobal(pos)))

    def _selected(self) -> Explained | None:
        """Return the thing that the selected action is about."""
        action, seat = self._choices.selected, self._choices.seat
        place: QRectF | None = None
        if action is not None and seat is not None:
            place = place_of(self._view, action, seat)
        return None if place is None else thing_at(self._things, place.center())

    def _on_choices_changed(self) -> None:
        if self._choices.selected is not None and len(self._choices.actions) > 1:
            self._selected_at = self._pointer()
        if not self.is_open:
            return
        selected = self._selected()
        if selected is None:
            self.close()
        else:
            self._explain(selected, follows_pointer=False)

    # --- input ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Tab and Escape while something is explained, and stop when something else is done."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
            return self._press(event)
        has_left = kind == QEvent.Type.MouseMove and self._has_left()
        if has_left or kind in _ENDS:
            self.close()
        return False

    def _has_left(self) -> bool:
        """Whether the pointer, over whose thing the bubble was opened, is elsewhere."""
        thing = self._thing
        if thing is None or not self._follows_pointer:
            return False
        return not thing.rect.contains(QPointF(self._view.mapFromGlobal(self._pointer())))

    def _press(self, event: QKeyEvent) -> bool:
        key, is_press = event.key(), event.type() == QEvent.Type.KeyPress
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.accept()
            if is_press and key == Qt.Key.Key_Escape:
                self.close()
            elif is_press:
                self.step(1 if key == Qt.Key.Key_Tab else -1)
            return True
        if is_press and key not in _STAYS_FOR:
            self.close()
        return False
