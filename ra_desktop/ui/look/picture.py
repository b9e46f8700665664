"""A widget that caches its picture until its content changes.

Sprites move above the panels, and each of their steps repaints parts of what is below.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from . import theme

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPaintEvent

_CHANGES_LOOK = (
    QEvent.Type.LanguageChange,
    QEvent.Type.LocaleChange,
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.FontChange,
    QEvent.Type.EnabledChange,
)


class PictureWidget(QWidget):
    """Base of widgets that paint themselves in :meth:`paint`, again after :meth:`update`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: QPixmap | None = None
        self._painted_as: tuple[QSize, float, theme.Theme] | None = None

    def update(self, *part: Any) -> None:
        """Repaint: the content has changed."""
        self._kept = None
        super().update(*part)

    def paint(self, painter: QPainter) -> None:
        """Paint everything, in the coordinates of the widget."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture, pixel by pixel even at fractional scales."""
        picture = self._current_picture()
        painter = QPainter(self)
        try:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
            origin, ratio = painter.deviceTransform().map(QPointF(0, 0)), picture.devicePixelRatio()
            aligned = QPointF(round(origin.x()), round(origin.y()))
            painter.drawPixmap((aligned - origin) / ratio, picture)
        finally:
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Update for theme, font and language."""
        if event.type() in _CHANGES_LOOK:
            self.update()
        super().changeEvent(event)

    def _current_picture(self) -> QPixmap:
        """Return the picture, painted again if it is missing or outdated."""
        wanted = (self.size(), self.devicePixelRatioF(), theme.current())
        picture = self._kept
        if picture is None or self._painted_as != wanted:
            size, ratio, _ = wanted
            picture = QPixmap(max(1, math.ceil(size.width() * ratio)), max(1, math.ceil(size.height() * ratio)))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            try:
                self.paint(painter)
            finally:
                painter.end()
            self._kept, self._painted_as = picture, wanted
        return picture
