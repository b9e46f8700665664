"""Messages of the window: notices at its bottom, and dialogs about files."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QMainWindow, QMessageBox, QPushButton, QSizePolicy, QWidget

from ra_desktop.app.runtime import call_soon
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.names import one_line
from ra_desktop.ui.look.flow import plain_label
from ra_desktop.ui.look.lettering import breakable, unbroken
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.errors import describe
from ra_desktop.ui.words.fill import fill, plain_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from PySide6.QtGui import QEnterEvent, QHideEvent


_MARGINS: Final = QMargins(16, 8, 8, 8)
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class MessageBar(QFrame):
    """A text with a few buttons that does not block anything."""

    def __init__(self, notices: Notices, *buttons: str, shown_for: int = 0) -> None:
        """`buttons` are their texts; the last one closes the bar.

        With `shown_for` it closes by itself after that many milliseconds, unless the pointer is on it.
        """
        super().__init__(notices.window)
        self._bars = notices
        self.setProperty("message", True)
        self.words = plain_label(self, wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons = tuple(QPushButton(text, self) for text in buttons)
        self._rows = QBoxLayout(_ACROSS, self)
        self._rows.setContentsMargins(_MARGINS)
        self._rows.addWidget(self.words, 1)
        self._foot = QBoxLayout(_ACROSS)
        self._rows.addLayout(self._foot)
        self._rows.setAlignment(self._foot, Qt.AlignmentFlag.AlignRight)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # keys belong to the table
            button.setStyleSheet("padding: 4px 8px; min-width: 20px;")
            self._foot.addWidget(button)
        self._end = QTimer(self, singleShot=True, interval=shown_for)
        self._end.timeout.connect(self.hide)
        self.buttons[-1].clicked.connect(self.hide)
        self.hide()

    def appear(self, news: str = "") -> None:
        """Show the bar above everything else in the window; `news` is what is new in it, if not all."""
        self.setAccessibleName(self.words.text())
        self._bars.add(self)
        self.show()
        self.raise_()
        self._bars.tell(news or self.words.text())
        self._count_down()

    def _count_down(self) -> None:
        if self._end.interval() and self.isVisible():
            self._end.start()

    # --- size -------------------------------------------------------------------------------------------

    def stack(self, width: int) -> None:
        """Put the buttons below the words and, where they need more than `width`, below each other."""
        self._rows.setDirection(_DOWN)
        self._foot.setDirection(_ACROSS)
        if self._foot.sizeHint().width() > width - _MARGINS.left() - _MARGINS.right():
            self._foot.setDirection(_DOWN)

    def width_in_a_line(self) -> int:
        """Return the width of the words in one line with the buttons beside them."""
        self._rows.setDirection(_ACROSS)
        self._foot.setDirection(_ACROSS)
        words = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 6
        return self.sizeHint().width() - self.words.sizeHint().width() + words

    def height_for(self, width: int) -> int:
        """Return the height in this `width`."""
        return max(self.minimumSizeHint().height(), self.heightForWidth(width))

    # --- events ---------------------------------------------------------------------------------

    def hideEvent(self, event: QHideEvent) -> None:
        self._end.stop()
        super().hideEvent(event)
        self._bars.remove(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay open while the pointer is on the bar."""
        self._end.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._count_down()
        super().leaveEvent(event)


SHOWN_FOR: Final = 6_000
"""Milliseconds after which a notice closes, unless the pointer is on it."""

_MARGIN: Final = 10
_WIDEST: Final = 900
"""Most pixels of a bar, so that the window is visible on both sides."""


class Notices(QObject):
    """The message bars of a window, one above the other.

    They lie at the end of the side panel or, without it, below the table; both make room for them.
    """

    announced = Signal(str)
    """Emitted with the text of a bar that has appeared or changed."""

    def __init__(
        self, window: QMainWindow, side: QWidget, beside: Callable[[int], object], below: Callable[[int], object]
    ) -> None:
        """Bars lie at the end of `side` while it is shown, otherwise below the table.

        `beside` and `below` are called with the height that they need there.
        """
        super().__init__(window)
        self.window: Final = window
        self._side = side
        self._beside, self._below = beside, below
        self._shown: list[MessageBar] = []
        self._notice: MessageBar | None = None
        self._warning: MessageBar | None = None
        self._is_of_table = False
        self._undo: Callable[[], object] | None = None
        window.installEventFilter(self)
        side.installEventFilter(self)

    def say(self, text: str, *, of_table: bool = False, undo: Callable[[], object] | None = None) -> None:
        """Show `text` for some seconds, in place of the one before; one `of_table` goes with the table.

        With `undo` there is a button that calls it.
        """
        self._is_of_table, self._undo = of_table, undo
        if self._notice is None:
            self._notice = MessageBar(self, plain_text(_tr("Commands", "&Undo")), shown_for=SHOWN_FOR)
            self._notice.buttons[0].clicked.connect(lambda: self._undo and self._undo())
        self._notice.buttons[0].setVisible(undo is not None)
        self._notice.words.setText(breakable(text))
        self._notice.appear()

    def warn(self, text: str) -> None:
        """Show `text` until it is dismissed, below those that are shown already."""
        if self._warning is None:
            self._warning = MessageBar(self, _tr("Common", "Dismiss"))
        before = self._warning.words.text() if not self._warning.isHidden() else ""
        self._warning.words.setText("\n".join(filter(None, (before, breakable(text)))))
        self._warning.appear(text)

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
        """Announce the text of a bar that appears."""
        self.announced.emit(unbroken(text))

    def remove(self, bar: MessageBar) -> None:
        """Remove `bar`, and move the other bars together."""
        if bar in self._shown:
            self._shown.remove(bar)
            self.arrange()

    def arrange(self) -> None:
        """Place all bars."""
        beside = self._side.isVisible()
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
        corner = self._side.mapTo(self.window, QPoint(0, 0))
        return QRect(corner, self._side.size()).adjusted(0, _MARGIN, -_MARGIN, -_MARGIN // 2)  # as wide as its card

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window and of the side panel."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide) and self._shown:
            call_soon(self, self.arrange)  # when the page has its new size
        return super().eventFilter(watched, event)


_log = logging.getLogger(__name__)

_MOST_TOLD: Final = 4
"""Most files listed in one message; more would not fit on a screen."""
_LONGEST_OF_SEVERAL: Final = 120
"""Characters of each one's fault."""


class Messages(QObject):
    """Shows messages over `window`, one at a time."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.box: QMessageBox | None = None
        """The open message, if any."""

    def complain(self, title: str, error: SaveError) -> None:
        """Show what is wrong with a file."""
        self.say(title, describe(error))

    def complain_of_saving(self, error: SaveError) -> None:
        """Show why the game could not be saved."""
        self.complain(_tr("Files", "The game couldn’t be saved"), error)

    def say_unopened(self, faults: Mapping[Path, SaveError | str]) -> None:
        """Show which files were not opened, and why; nothing without faults."""
        sentences = []
        for file, fault in faults.items():
            if isinstance(fault, SaveError):
                _log.warning("not opened: %s", fault.about(file))
                sentences.append((one_line(file.name), describe(fault)))
            elif fault:
                sentences.append((one_line(file.name), fault))
        if len(sentences) == 1:
            self.say(fill(_tr("Files", "{file} couldn’t be opened"), file=sentences[0][0]), sentences[0][1])
        elif sentences:
            title = _tr("Files", "Some saved games couldn’t be opened")
            parts = [f"{name}\n{_brief(fault)}" for name, fault in sentences[:_MOST_TOLD]]
            if len(sentences) > len(parts):
                parts.append(_tr("SavedGames", "and %n more", "", len(sentences) - len(parts)))
            self.say(title, "\n\n".join(parts))

    def say(self, title: str, text: str) -> None:
        """Show `text` under `title`, replacing the previous message."""
        from ra_desktop.ui.dialogs.parts import message_box

        self._forget()
        self.box = message_box(self._window, title, text)
        self.box.finished.connect(self._forget)
        self.box.open()

    def _forget(self) -> None:
        if self.box is not None:
            self.box.deleteLater()
            self.box = None


def _brief(fault: str) -> str:
    """`fault` as one of several."""
    return fault if len(fault) <= _LONGEST_OF_SEVERAL else fault[: _LONGEST_OF_SEVERAL - 1] + "…"
