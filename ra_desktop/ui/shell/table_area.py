"""The place of the table in the window: it fits in or, if it would become too small to read, can be scrolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from ra_desktop.ui.look.fonts import text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent, QResizeEvent

    from ra_desktop.ui.table.table_view import TableView

_MOST: Final = 1.25
"""So much higher the table becomes for larger text, at most: more would be sky, with one's own panel out of sight."""
_GIVES_WAY: Final = 1.05
"""The table becomes this much smaller than large text asks for before it is scrolled."""
_AROUND: Final = 6
"""Margin, in pixels, around a part of the table that is scrolled into view."""


class TableArea(QScrollArea):
    """Shows the table. Where it is higher than the window, its top is seen first, and what there is to choose from.

    Larger text needs a higher table; as long as the window is wide enough for ordinary text, it becomes no wider.
    """

    _table: TableView
    _least: QSize

    def __init__(self, parent: QWidget | None = None) -> None:
        """Call :meth:`lay` next; the table is best made as a child of the viewport, or all of it is styled again."""
        super().__init__(parent)
        self.setObjectName("table")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def lay(self, table: TableView) -> None:
        """Show this table from now on."""
        self._table = table
        self._least = table.minimumSize()
        self.setWidget(table)
        table.setAutoFillBackground(False)
        self.setWidgetResizable(True)
        table.sight_wanted.connect(self._bring_into_sight)
        self.verticalScrollBar().rangeChanged.connect(table.show_choice)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the keyboard to the table. Were it the focus proxy, the Tab key would go round in the table for ever."""
        self._table.setFocus(event.reason())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def follow_text_size(self) -> None:
        """Give the table the height that the size of text needs.

        The room is that without scroll bars: where they are depends on the table, so that it might change for ever.
        """
        room, least = self.maximumViewportSize(), self._least
        beside = room.width() - self.verticalScrollBar().sizeHint().width()
        scale = text_scale() if beside >= least.width() else 1.0  # scrolled sideways, it is at least seen in full
        height = round(least.height() * min(scale, _MOST))
        if height <= room.height() * _GIVES_WAY:
            height = min(height, room.height())
        height = max(least.height(), height)
        across = beside if height > room.height() else room.width()
        self._table.setMinimumSize(max(least.width(), min(round(least.width() * scale), across)), height)

    def make_room_below(self, height: int) -> None:
        """Leave `height` pixels free below the table."""
        self.setViewportMargins(0, 0, 0, height)

    def reveal(self, areas: Sequence[QRect]) -> None:
        """Scroll so that the first of `areas` of the table is seen, and of the others as much as there is room for."""
        seen, room = QRect(), self.viewport().size()
        for area in areas:
            both = seen.united(area)
            if not seen.isEmpty() and both.height() > room.height():
                both.setTop(max(both.top(), seen.bottom() + 1 - room.height()))
                both.setBottom(min(both.bottom(), max(seen.bottom(), seen.top() + room.height() - 1)))
            seen = both
        if not seen.isEmpty():
            self._bring_into_sight(seen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.follow_text_size()
        self._tell_what_is_seen()

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802 - Qt calls it
        super().scrollContentsBy(dx, dy)
        self._tell_what_is_seen()

    def _tell_what_is_seen(self) -> None:
        self._table.set_in_sight(QRect(-self._table.pos(), self.viewport().size()))

    def _bring_into_sight(self, part: QRect) -> None:
        """Scroll as far as necessary for `part` of the table to be seen."""
        _scroll_to(self.horizontalScrollBar(), part.left(), part.width(), self.viewport().width())
        _scroll_to(self.verticalScrollBar(), part.top(), part.height(), self.viewport().height())

    def show_start(self) -> None:
        """Scroll to the top of the table, and as far as necessary to see what there is to choose from."""
        self.verticalScrollBar().setValue(0)
        self._table.show_choice()


def _scroll_to(bar: QScrollBar, start: int, length: int, room: int) -> None:
    """Scroll as far as necessary to see `length` pixels from `start` on, with something around if there is `room`."""
    around = max(0, min(_AROUND, (room - length) // 2))
    start, length = start - around, min(length + 2 * around, room)
    bar.setValue(max(start + length - room, min(bar.value(), start)))
