"""A message at the bottom of the window, with buttons for what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QEvent, QMargins, Qt, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QHideEvent
    from PySide6.QtWidgets import QMainWindow


_MARGINS: Final = QMargins(16, 8, 8, 8)
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class BarPlace(Protocol):
    """Where the bars of a window lie."""

    @property
    def window(self) -> QMainWindow:
        """The window."""

    def add(self, bar: MessageBar) -> None:
        """Place `bar` below all others."""

    def tell(self, text: str) -> None:
        """Pass on what a bar says that appears."""

    def remove(self, bar: MessageBar) -> None:
        """Let the others close the gap that `bar` has left."""


class MessageBar(QFrame):
    """Some words with a few buttons; it does not block anything."""

    def __init__(self, place: BarPlace, buttons: int, shown_for: int = 0) -> None:
        """`buttons` is their number; the last one closes the bar.

        With `shown_for` it closes by itself after so many milliseconds, unless the pointer is on it.
        """
        super().__init__(place.window)
        self._bars = place
        self.setProperty("message", True)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons = tuple(QPushButton(self) for _ in range(buttons))
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
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(shown_for)
        self._end.timeout.connect(self.hide)
        if buttons:
            self.buttons[-1].clicked.connect(self.hide)
        self.retranslate()
        self.hide()

    def appear(self) -> None:
        """Show the bar above everything else in the window."""
        self.setAccessibleName(self.words.text())
        self._bars.add(self)
        self.show()
        self.raise_()
        self._bars.tell(self.words.text())
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

    # --- texts and events ---------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Update the texts."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

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
