"""Sprites: pictures of moving or dragged tiles and suns, on a transparent layer above the table."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QLabel, QWidget

from . import durations
from .art import blank_pixmap, painting

if TYPE_CHECKING:
    from collections.abc import Sequence

_MARGIN = 3

_SHADE: Final = QColor(26, 16, 6, 110)
_SOFT: Final = 0.16
"""How far a shadow is soft, as a share of the larger side of what casts it."""
_FALL: Final = (0.3, 0.9)
"""How far a shadow falls to the right and down, as a share of its softness."""
_BLUR: Final = 0.16
"""To what share of its size a shadow is reduced and enlarged again, which softens it."""


@dataclass(frozen=True, slots=True)
class SpriteAnimation:
    """Moves `pixmap` from the rectangle `start` to `end`, in the layer's coordinates.

    It begins after `delay` and takes `duration`, both in milliseconds.
    """

    pixmap: QPixmap
    start: QRectF
    end: QRectF
    duration: int
    delay: int = 0
    fade: bool = False
    """Whether it fades out on the way."""
    turned: QPixmap | None = None
    """The other side, if the sprite flips on the way."""

    def side_at(self, done: float) -> tuple[QPixmap, float]:
        """Return the side that shows after a share `done` of the way, 0 to 1, and the visible share of its width."""
        if self.turned is None:
            return self.pixmap, 1.0
        return (self.pixmap if done < 0.5 else self.turned), abs(math.cos(math.pi * done))

    @property
    def last_frame(self) -> tuple[QPixmap, QRectF]:
        """Return the picture that stays when the animation has finished, and its rectangle."""
        return self.side_at(1.0)[0], self.end


class SpriteLayer(QWidget):
    """Paints sprites above its parent and lets all mouse events through.

    Finished sprites stay where they are until :meth:`clear`, so that a script of several steps can be played before the
    table itself is updated.
    """

    finished = Signal()
    """All animations started by the last :meth:`play` have finished."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._still: list[tuple[QPixmap, QRectF]] = []
        self._moving: tuple[SpriteAnimation, ...] = ()
        self.elapsed = 0.0
        """How long the animations have been playing, in milliseconds."""
        self._curve = QEasingCurve(durations.CURVE)
        self.held: tuple[QPixmap, QPointF] | None = None
        """What is being dragged, and its top left corner."""
        self.carried = QLabel(self.window())
        """Shows it with its shadow above everything in the window: the veil of a lesson, the side panel."""
        self.carried.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.carried.hide()
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._on_clock_finished)
        self.hide()

    @property
    def is_playing(self) -> bool:
        """Whether an animation is unfinished."""
        return bool(self._moving)

    @property
    def is_running(self) -> bool:
        """Whether the clock is running, so that :attr:`finished` will follow."""
        return self._clock.state() == QAbstractAnimation.State.Running

    @property
    def is_dragging(self) -> bool:
        """Whether something is being dragged."""
        return self.held is not None

    def play(self, animations: Sequence[SpriteAnimation]) -> None:
        """Start `animations` together; :attr:`finished` follows, at once if there are none.

        Running animations jump to their ends; :attr:`finished` is not sent for them.
        """
        self._clock.stop()
        self._keep_last_frames(self._moving)
        self._moving = tuple(animations)
        total = max((animation.delay + animation.duration for animation in animations), default=0)
        if not total:
            self._on_clock_finished()
            return
        self._show_above()
        self.elapsed = 0.0
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(total))
        self._clock.setDuration(total)
        self._clock.start()

    def finish(self) -> None:
        """Finish all animations at once."""
        if self._clock.state() != QAbstractAnimation.State.Stopped:
            self._clock.stop()
        if self._moving:
            self._on_clock_finished()

    def clear(self) -> None:
        """Remove all sprites; :attr:`finished` is not sent."""
        self._clock.stop()
        self._moving = ()
        self._still.clear()
        self.hide()

    def remove_in(self, rect: QRectF) -> None:
        """Remove the finished sprites in `rect`."""
        self._still = [(pixmap, where) for pixmap, where in self._still if not rect.contains(where.center())]
        self._update_sprite(rect)

    def drag(self, pixmap: QPixmap, top_left: QPointF) -> None:
        """Show `pixmap` under the pointer, `top_left` in the layer's coordinates."""
        window = self.window()
        if self.held is None or self.held[0].cacheKey() != pixmap.cacheKey():
            self.carried.setParent(window)
            self.carried.setPixmap(lifted(pixmap))
            self.carried.adjustSize()
            self.carried.show()
            self.carried.raise_()
        self.held = (pixmap, top_left)
        around = self.carried.size() - pixmap.deviceIndependentSize().toSize()
        self.carried.move((self.mapTo(window, top_left) - QPointF(around.width(), around.height()) / 2).toPoint())

    def drop(self) -> QRectF:
        """Remove the dragged pixmap; return where it was."""
        held, self.held = self.held, None
        self.carried.hide()
        return QRectF() if held is None else QRectF(held[1], held[0].deviceIndependentSize())

    def _show_above(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.raise_()
        self.show()

    def _rect_of(self, animation: SpriteAnimation) -> tuple[QRectF, float]:
        """Return the rectangle of the sprite of `animation` now, and its progress (0-1)."""
        done = (self.elapsed - animation.delay) / animation.duration if animation.duration else 1.0
        eased = self._curve.valueForProgress(min(1.0, max(0.0, done)))
        start, end = animation.start, animation.end
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
        """Move all sprites, and repaint immediately.

        Left to the event loop, each widget below would wait for the interpreter while a bot is thinking on another
        thread.
        """
        rects = [self._rect_of(animation)[0] for animation in self._moving]
        self.elapsed = elapsed
        rects += [self._rect_of(animation)[0] for animation in self._moving]
        changed = QRegion()
        for rect in rects:
            changed += _around(rect)
        self.repaint(changed)

    def _update_sprite(self, rect: QRectF) -> None:
        if not rect.isNull():
            self.update(_around(rect))

    def _on_clock_finished(self) -> None:
        done, self._moving = self._moving, ()
        self._keep_last_frames(done)
        self.update()
        self.finished.emit()

    def _keep_last_frames(self, animations: Sequence[SpriteAnimation]) -> None:
        """Keep the last frames of the sprites; the first one stays on top."""
        self._still.extend(animation.last_frame for animation in reversed(animations) if not animation.fade)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint finished sprites, and moving ones above them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for pixmap, rect in self._still:
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        for animation in reversed(self._moving):
            rect, done = self._rect_of(animation)
            pixmap, seen = animation.side_at(done)
            hidden = rect.width() * (1.0 - seen) / 2
            painter.setOpacity(1.0 - done if animation.fade else 1.0)
            painter.drawPixmap(rect.adjusted(hidden, 0, -hidden, 0), pixmap, QRectF(pixmap.rect()))
        painter.end()


def lifted(pixmap: QPixmap) -> QPixmap:
    """Return `pixmap` in the middle of its shadow, which falls to the right and down."""
    size = pixmap.deviceIndependentSize()
    soft = _SOFT * max(size.width(), size.height())
    margin = 2 * math.ceil(soft)
    thing = QRectF(QPointF(margin, margin), size)
    whole = blank_pixmap(size.toSize() + QSize(margin, margin) * 2, pixmap.devicePixelRatio())
    with painting(whole, smooth=True) as painter:
        fall = thing.adjusted(-soft, -soft, soft, soft).translated(_FALL[0] * soft, _FALL[1] * soft)
        painter.drawPixmap(fall.toAlignedRect(), shadow_of(pixmap))
        painter.drawPixmap(thing.topLeft(), pixmap)
    return whole


def shadow_of(pixmap: QPixmap) -> QPixmap:
    """Return a soft shadow in the shape of `pixmap`, with room around it."""
    size = pixmap.deviceIndependentSize()
    soft = _SOFT * max(size.width(), size.height())
    room = QSizeF(size.width() + 2 * soft, size.height() + 2 * soft)
    image = QImage(room.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.drawPixmap(QRectF(soft, soft, size.width(), size.height()), pixmap, QRectF(pixmap.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), _SHADE)
    painter.end()
    small = QSize(max(2, round(image.width() * _BLUR)), max(2, round(image.height() * _BLUR)))
    ways = (Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return QPixmap.fromImage(image.scaled(small, *ways).scaled(image.size(), *ways))


def _around(rect: QRectF) -> QRect:
    return rect.toAlignedRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
