"""What the learner drags, above the veil of a lesson: the table's own sprites lie below it, in its shade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from ra_desktop.ui.look.sprites import SpriteLayer


class Carried(QWidget):
    """Shows what is dragged on `sprites` once more, at the same place, above everything else in `host`.

    It is seen only while `veil` is.
    """

    def __init__(self, sprites: SpriteLayer, veil: QWidget, host: QWidget) -> None:
        super().__init__(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sprites = sprites
        self._veil = veil
        self._host = host
        self._pixmap = QPixmap()
        self._at = QPointF()
        """Of the pixmap's corner, less than a pixel from that of the widget."""
        self.hide()
        sprites.carried.connect(self.follow)

    def follow(self) -> None:
        """Show what is dragged now, where it is."""
        held = self._sprites.held
        if held is None or not self._veil.isVisible():
            self.hide()
            return
        self._pixmap, corner = held
        corner = self._sprites.mapTo(self._host, corner)
        rect = QRectF(corner, self._pixmap.deviceIndependentSize()).toAlignedRect()
        self._at = corner - QPointF(rect.topLeft())
        self.setGeometry(rect)
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._at, self._pixmap)
        painter.end()
