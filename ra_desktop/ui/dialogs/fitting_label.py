"""A line of words that is set smaller or narrower where there is too little room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel

from ra_desktop.ui.look.lettering import fitted

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class FittingLabel(QLabel):
    """Shows plain text on one line."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words in the largest type that fits."""
        room = self.contentsRect()
        font, words = fitted(self.text(), room.width(), self.font().pixelSize())
        painter = QPainter(self)
        painter.setFont(font)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()
