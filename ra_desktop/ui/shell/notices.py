"""Where messages lie: at the bottom of the window, and never on what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer, Signal

from ra_desktop.ui.look.lettering import breakable, unbroken

from .message_bar import MessageBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QMainWindow, QWidget

SHOWN_FOR: Final = 6_000
"""Milliseconds after which a notice closes, unless the pointer is on it."""

_MARGIN: Final = 10
_WIDEST: Final = 900
"""Most pixels of a bar, so that the window is visible on both sides."""


class Notices(QObject):
    """The message bars of a window, one above the other.

    They lie at the end of the side panel or, without it, below the table; both make room for them.
    """

    told = Signal(str)
    """A bar has appeared, or says something else: its words."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.window: Final = window
        self._side: QWidget | None = None
        self._beside: Callable[[int], object] = lambda height: None
        self._below: Callable[[int], object] = lambda height: None
        self._shown: list[MessageBar] = []
        self._notice: MessageBar | None = None
        self._is_of_table = False
        window.installEventFilter(self)

    def lie_beside(self, side: QWidget, beside: Callable[[int], object], below: Callable[[int], object]) -> None:
        """Place bars at the end of `side` while it is shown, otherwise below the table.

        `beside` and `below` are called with the height that they need there.
        """
        self._side = side
        self._beside, self._below = beside, below
        side.installEventFilter(self)
        self.arrange()

    def say(self, text: str, *, of_table: bool = False) -> None:
        """Show `text` for some seconds, in place of the one before; one `of_table` goes with the table."""
        self._is_of_table = of_table
        if self._notice is None:
            self._notice = MessageBar(self, 0, SHOWN_FOR)
        self._notice.words.setText(breakable(text))
        self._notice.appear()

    def leave_table(self) -> None:
        """Close the notice before its time if it is about the table."""
        if self._notice is not None and self._is_of_table:
            self._notice.hide()

    @property
    def text(self) -> str:
        """The notice shown, or an empty text."""
        return self._notice.words.text() if self._notice is not None and self._notice.isVisible() else ""

    def add(self, bar: MessageBar) -> None:
        """Place `bar` below all others."""
        if bar not in self._shown:
            self._shown.append(bar)
        self.arrange()

    def tell(self, text: str) -> None:
        """Pass on what a bar says that appears."""
        self.told.emit(unbroken(text))

    def remove(self, bar: MessageBar) -> None:
        """Let the others close the gap that `bar` has left."""
        if bar in self._shown:
            self._shown.remove(bar)
            self.arrange()

    def arrange(self) -> None:
        """Place all bars."""
        side = self._side
        beside = side is not None and side.isVisible()
        room = self._room_beside() if beside else self._page()
        bottom = room.bottom()
        for bar in reversed(self._shown):
            needed = bar.width_in_a_line()
            width = room.width() if beside else min(_WIDEST, needed, room.width())
            if needed > width:
                bar.stack(width)
            height = bar.height_for(width)
            bar.setGeometry(room.center().x() - (width - 1) // 2, bottom - height + 1, width, height)
            bottom -= height + _MARGIN // 2
        needed = room.bottom() - bottom + _MARGIN if self._shown else 0
        self._beside(needed if beside else 0)
        self._below(0 if beside else needed)

    def _page(self) -> QRect:
        page = self.window.centralWidget()
        assert page is not None
        return page.geometry().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)

    def _room_beside(self) -> QRect:
        assert self._side is not None
        corner = self._side.mapTo(self.window, QPoint(0, 0))
        return QRect(corner, self._side.size()).adjusted(_MARGIN // 2, _MARGIN, -_MARGIN // 2, -_MARGIN // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window and of the side panel."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide) and self._shown:
            QTimer.singleShot(0, self, self.arrange)  # when the page has its new size
        return super().eventFilter(watched, event)
