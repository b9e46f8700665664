"""How far a review is: words, a bar and a button, on two lines where the words are long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QGridLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

_GAP: Final = 8


class StatusRow(QWidget):
    """Lays out the words, the bar and the button."""

    def __init__(self, words: QLabel, bar: QProgressBar, button: QPushButton, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._bar, self._button = words, bar, button
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_GAP)
        self._lines = 0
        self.fit()

    def fit(self) -> None:
        """Place the bar and the button beside the words, or below them."""
        beside = self._bar.minimumWidth() + self._button.sizeHint().width() + 2 * _GAP
        lines = 1 if self._words.sizeHint().width() + beside <= self.width() else 2
        if lines == self._lines:
            return
        self._lines = lines
        for part in (self._words, self._bar, self._button):
            self._grid.removeWidget(part)
        row, column = (0, 1) if lines == 1 else (1, 0)
        self._grid.addWidget(self._words, 0, 0, 1, lines)
        self._grid.addWidget(self._bar, row, column)
        self._grid.addWidget(self._button, row, column + 1)
        self._grid.setColumnStretch(column, 1)
        self._grid.setColumnStretch(1 - column, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
