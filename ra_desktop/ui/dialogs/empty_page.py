"""The page that a window shows when there is nothing to list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from ra_desktop.ui.look.art import paint_art

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

_DISC: Final = "#1F3A63"
_SIDE: Final = 112


class EmptyPage(QWidget):
    """A picture, what is missing, and what can be done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = QLabel(self)
        self.title.setProperty("role", "heading")
        self.line = QLabel(self)
        self.line.setProperty("role", "soft")
        self.line.setWordWrap(True)
        self.button = QPushButton(self)
        self.button.setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.addStretch(3)
        layout.addSpacing(_SIDE + 6)
        for widget in (self.title, self.line):
            widget.setTextFormat(Qt.TextFormat.PlainText)  # it may contain a file name
            widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(widget)
        layout.addSpacing(8)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(4)

    def say(self, title: str, line: str, button: str = "") -> None:
        """Set the reason, and an action to offer."""
        self.title.setText(title)
        self.line.setText(line)
        self.button.setText(button)
        self.button.setVisible(bool(button))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(_SIDE)
        top = self.title.y() - side - 6
        if top >= 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(_DISC))
            disc = QRectF(self.width() / 2 - side / 2, top, side, side)
            painter.drawEllipse(disc)
            paint_art(painter, "board/boat", disc.adjusted(10, 10, -10, -10))
        painter.end()
