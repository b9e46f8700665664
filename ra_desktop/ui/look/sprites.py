"""The transparent layer above the table on which tiles and suns fly and are dragged."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from . import durations

if TYPE_CHECKING:
    from collections.abc import Sequence

_MARGIN = 3


@dataclass(frozen=True, slots=True)
class Flight:
    """*pixmap* on its way from one rectangle to another, in the layer's coordinates; times in milliseconds."""

    pixmap: QPixmap
    start: QRectF
    end: QRectF
    duration: int
    delay: int = 0
    fade: bool = False
    """Whether it vanishes on arrival."""
    turned: QPixmap | None = None
    """The other side of it: it turns over on its way."""

    def side_at(self, done: float) -> tuple[QPixmap, float]:
        """The side that shows after a share *done* of the way, and how much of its width is seen."""
        if self.turned is None:
            return self.pixmap, 1.0
        return (self.pixmap if done < 0.5 else self.turned), abs(math.cos(math.pi * done))

    @property
    def landed(self) -> tuple[QPixmap, QRectF]:
        """What lies there when it has arrived, and where."""
        return self.side_at(1.0)[0], self.end


class FlightLayer(QWidget):
    """Paints sprites above its parent and lets all mouse events through.

    Sprites that have arrived stay where they are until :meth:`clear`, so that a story of several steps can be
    told before the table itself is brought up to date.
    """

    landed = Signal()
    """All flights started by the last :meth:`fly` have arrived."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._resting: list[tuple[QPixmap, QRectF]] = []
        self._flying: tuple[Flight, ...] = ()
        self._elapsed = 0.0
        self._curve = QEasingCurve(durations.CURVE)
        self._dragged: tuple[QPixmap, QPointF] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._arrive)
        self.hide()

    @property
    def is_flying(self) -> bool:
        """Whether anything is in the air."""
        return bool(self._flying)

    @property
    def is_moving(self) -> bool:
        """Whether :attr:`landed` will follow by itself."""
        return self._clock.state() == QAbstractAnimation.State.Running

    @property
    def elapsed(self) -> float:
        """How long the flights have been in the air, in milliseconds."""
        return self._elapsed

    def fly(self, flights: Sequence[Flight]) -> None:
        """Start *flights* together; :attr:`landed` follows, at once if there is nothing to fly."""
        self._clock.stop()
        self._lay(self._flying)
        self._flying = tuple(flights)
        total = max((flight.delay + flight.duration for flight in flights), default=0)
        if not total:
            self._arrive()
            return
        self._show_above()
        self._elapsed = 0.0
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(total))
        self._clock.setDuration(total)
        self._clock.start()

    def finish(self) -> None:
        """Let everything arrive at once."""
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        if self._flying:
            self._arrive()

    def clear(self) -> None:
        """Take all sprites away without a sound: nothing lands."""
        self._clock.stop()
        self._flying = ()
        self._resting.clear()
        self.update()
        if self._dragged is None:
            self.hide()

    def take_away(self, rect: QRectF) -> None:
        """Take away what has landed in *rect*."""
        self._resting = [(pixmap, where) for pixmap, where in self._resting if not rect.contains(where.center())]
        self._update_sprite(rect)

    def drag(self, pixmap: QPixmap, top_left: QPointF) -> None:
        """Show *pixmap* under the pointer, *top_left* in the layer's coordinates."""
        self._show_above()
        self._update_sprite(self._drag_rect())
        self._dragged = (pixmap, top_left)
        self._update_sprite(self._drag_rect())

    def drop(self) -> QRectF:
        """Take the dragged pixmap away; where it was."""
        rect = self._drag_rect()
        self._dragged = None
        self._update_sprite(rect)
        if not self._flying and not self._resting:
            self.hide()
        return rect

    def _show_above(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def _drag_rect(self) -> QRectF:
        if self._dragged is None:
            return QRectF()
        pixmap, top_left = self._dragged
        return QRectF(top_left, pixmap.deviceIndependentSize())

    def _rect_of(self, flight: Flight) -> tuple[QRectF, float]:
        """Where *flight* is now, and how far it has come (0-1)."""
        done = (self._elapsed - flight.delay) / flight.duration if flight.duration else 1.0
        eased = self._curve.valueForProgress(min(1.0, max(0.0, done)))
        start, end = flight.start, flight.end
        return (
            QRectF(
                start.x() + (end.x() - start.x()) * eased,
                start.y() + (end.y() - start.y()) * eased,
                start.width() + (end.width() - start.width()) * eased,
                start.height() + (end.height() - start.height()) * eased,
            ),
            eased,
        )

    def _tick(self, elapsed: float) -> None:
        """Move everything on, and paint it here and now.

        Left to the event loop, each widget below that has to be painted again would have to wait for a bot that
        thinks on another thread to let Python go.
        """
        rects = [self._rect_of(flight)[0] for flight in self._flying]
        self._elapsed = elapsed
        rects += [self._rect_of(flight)[0] for flight in self._flying]
        changed = QRegion()
        for rect in rects:
            changed += _around(rect)
        self.repaint(changed)

    def _update_sprite(self, rect: QRectF) -> None:
        if not rect.isNull():
            self.update(_around(rect))

    def _arrive(self) -> None:
        arrived, self._flying = self._flying, ()
        self._lay(arrived)
        self.update()
        self.landed.emit()

    def _lay(self, flights: Sequence[Flight]) -> None:
        """Let what has arrived rest; the first flight stays on top."""
        self._resting.extend(flight.landed for flight in reversed(flights) if not flight.fade)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what rests, what flies and what is dragged, in this order."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for pixmap, rect in self._resting:
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        for flight in reversed(self._flying):
            rect, done = self._rect_of(flight)
            pixmap, seen = flight.side_at(done)
            hidden = rect.width() * (1.0 - seen) / 2
            painter.setOpacity(1.0 - done if flight.fade else 1.0)
            painter.drawPixmap(rect.adjusted(hidden, 0, -hidden, 0), pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1.0)
        if self._dragged is not None:
            painter.drawPixmap(self._dragged[1], self._dragged[0])
        painter.end()


def _around(rect: QRectF) -> QRect:
    return rect.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
