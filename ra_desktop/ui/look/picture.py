"""A widget that caches its picture until its content changes.

Sprites move above the panels, and each of their steps repaints parts of what is below.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from . import theme
from .art import painting

if TYPE_CHECKING:
    from collections.abc import Callable


_CHANGES_LOOK = (
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
            copy_picture(painter, picture)
        finally:
            painter.end()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _CHANGES_LOOK:
            self.update()
        super().changeEvent(event)

    def _current_picture(self) -> QPixmap:
        """Return the picture, painted again if it is missing or outdated."""
        state = (self.size(), self.devicePixelRatioF(), theme.current())
        picture = self._kept
        if picture is None or self._painted_as != state:
            picture = picture_of(self.paint, self.size(), self.devicePixelRatioF())
            self._kept, self._painted_as = picture, state
        return picture


def picture_of(paint: Callable[[QPainter], object], size: QSize, ratio: float) -> QPixmap:
    """Return what `paint` paints on a widget of that size, with `ratio` device pixels to a pixel."""
    picture = QPixmap(max(1, math.ceil(size.width() * ratio)), max(1, math.ceil(size.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        paint(painter)
    return picture


def copy_picture(painter: QPainter, picture: QPixmap) -> None:
    """Draw `picture` at the origin of a widget, pixel by pixel even at fractional scales."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    origin, ratio = painter.deviceTransform().map(QPointF(0, 0)), picture.devicePixelRatio()
    aligned = QPointF(round(origin.x()), round(origin.y()))
    painter.drawPixmap((aligned - origin) / ratio, picture)
