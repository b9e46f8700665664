"""The light of a lesson: the window is dimmed, except for the places that the card speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPaintEvent

_GOLD: Final = "#FFD45E"
_DARK_EDGE: Final = QColor(40, 24, 6, 150)
_STRONG_VEIL: Final = QColor(3, 5, 14, 55)
_VEIL: Final = {False: QColor(42, 26, 8, 138), True: QColor(3, 5, 14, 150)}
"""By whether the theme is dark."""
_CORNER, _LINE, _REACH = 12.0, 3.0, 5
"""Of a bright place: its corner, its frame, and how far it reaches beyond what it shows."""
_SHORTEST: Final = 26.0
"""A line to the first place that would be shorter is not drawn: the card is beside it."""
_FADE: Final = 180


class Spotlight(QWidget):
    """Dims its parent around bright places, with a line from the card to the first; lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bright: tuple[QRect, ...] = ()
        self._card: QRect | None = None
        self._strength = 1.0
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(_FADE)
        self._fade.valueChanged.connect(self._on_faded)
        self.hide()

    @property
    def bright(self) -> tuple[QRect, ...]:
        """The bright places with their edges, in the coordinates of the parent."""
        return tuple(rect.translated(self.pos()) for rect in self._bright)

    def light(self, bright: Sequence[QRect], card: QRect | None, *, still: bool) -> None:
        """Keep `bright` places bright, the first one with a line from the `card`; `still`: at once."""
        shift = -self.pos()
        self._bright = tuple(
            rect.translated(shift).adjusted(-_REACH, -_REACH, _REACH, _REACH) & self.rect() for rect in bright
        )
        self._card = None if card is None else card.translated(shift)
        if self.isHidden():
            self._fade.stop()
            self._strength = 1.0 if still else 0.0
            self.show()
            if not still:
                self._fade.start()
        self.update()

    def _on_faded(self, strength: float) -> None:
        self._strength = strength
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the veil with its holes, their frames and the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._strength)
        veil, holes = QPainterPath(), QPainterPath()
        veil.addRect(QRectF(self.rect()))
        for rect in self._bright:
            hole = QPainterPath()
            hole.addRoundedRect(QRectF(rect), _CORNER, _CORNER)
            holes = holes.united(hole)
        painter.fillPath(veil.subtracted(holes), _STRONG_VEIL if current().strong else _VEIL[current().dark])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = self._line()
        for colour, more in ((_DARK_EDGE, 2.4), (QColor(_GOLD), 0.0)):
            painter.setPen(QPen(colour, _LINE + more, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(holes)
            if line is not None:
                painter.drawPath(line)
        if line is not None:
            end = line.currentPosition()
            painter.setPen(QPen(_DARK_EDGE, 1.2))
            painter.setBrush(QColor(_GOLD))
            painter.drawEllipse(end, _LINE * 1.8, _LINE * 1.8)
        painter.end()

    def _line(self) -> QPainterPath | None:
        """Return the line from the card to the edge of the first place, unless they lie side by side."""
        if self._card is None or not self._bright:
            return None
        card, hole = QRectF(self._card), QRectF(self._bright[0])
        start = _nearest(card.adjusted(24, 8, -24, -8), hole.center())
        end = _nearest(hole, start)
        away = end - start
        if (away.x() ** 2 + away.y() ** 2) ** 0.5 < _SHORTEST or card.intersects(hole):
            return None
        path = QPainterPath(start)
        middle = (start + end) / 2
        bend = QPointF(-away.y(), away.x()) * (0.14 if away.x() * away.y() > 0 else -0.14)
        path.quadTo(middle + bend, end)
        return path


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """Return the point of `rect` next to `point`."""
    return QPointF(
        min(max(point.x(), rect.left()), rect.right()),
        min(max(point.y(), rect.top()), rect.bottom()),
    )
