"""A message at the top of the window, with buttons for what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

_MARGIN: Final = 10
_WIDEST: Final = 900
"""Most pixels of the bar, so that the window is visible on both sides."""


class MessageBar(QFrame):
    """One line with a few buttons; it does not block anything."""

    def __init__(self, window: QMainWindow, buttons: int) -> None:
        """`buttons` is their number; the last one closes the bar."""
        super().__init__(window)
        self._window = window
        self.setProperty("card", True)
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons = tuple(QPushButton(self) for _ in range(buttons))
        self.dismiss = self.buttons[-1]
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 8, 8)
        row.addWidget(self.words, 1)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # keys belong to the table
            row.addWidget(button)
        self.dismiss.clicked.connect(self.hide)
        self.retranslate()
        self.hide()
        window.installEventFilter(self)

    def appear(self) -> None:
        """Show the bar above everything else in the window."""
        self._place()
        self.show()
        self.raise_()

    def retranslate(self) -> None:
        """Update the texts."""

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the bar centred."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            QTimer.singleShot(0, self, self._place)  # when the page has its new size
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Place the bar at the top of the window's page, centred, and no wider than necessary."""
        page = self._window.centralWidget()
        if page is None:
            return
        words = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 2 * _MARGIN
        needed = self.sizeHint().width() - self.words.sizeHint().width() + words
        width = min(_WIDEST, needed, page.width() - 2 * _MARGIN)
        height = max(self.minimumSizeHint().height(), self.heightForWidth(width))
        self.setGeometry(page.x() + (page.width() - width) // 2, page.y() + _MARGIN, width, height)
