"""The places of the buttons in the bar below the board. Pure geometry, in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, QSizeF

from ra_desktop.ui.look.fonts import text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

SHADOW: Final = 3
"""Room below each button for its shadow."""

_LEAST_HEIGHT, _SHARE, _MOST_HEIGHT = 46, 0.088, 84
"""Height of the bar: at least, as a share of board and bar, and at most."""
_GROWS: Final = 0.5
"""How much of what text grows the bar grows; its buttons have room for somewhat larger text already."""
_EDGE, _GAP = 3, 5.0
"""Beside the bar, as beside the board; and between two buttons, at scale 1."""
_FROM_MOVES: Final = 3.0
"""Gaps between the moves and the buttons beside them."""
_LARGEST_MOVE: Final = 190.0
"""Width of a move's button, at scale 1."""


def bar_height(high: float) -> int:
    """Return the height of the bar where it shares `high` with the board; higher for larger text."""
    return round(min(max(_LEAST_HEIGHT, high * _SHARE), _MOST_HEIGHT) * (1 + _GROWS * (text_scale() - 1)))


@dataclass(frozen=True, slots=True)
class BarLayout:
    """The strip, and each button in it."""

    strip: QRectF
    first: tuple[QRect, ...]
    """The tools at the left."""
    moves: tuple[QRect, ...]
    last: tuple[QRect, ...]
    """The tools at the right."""

    @classmethod
    def fit(cls, size: QSizeF, scale: float, first: Sequence[float], moves: int, last: Sequence[float]) -> BarLayout:
        """Arrange a bar of `size`: tools of the widths `first` and `last` at its ends, `moves` buttons between them."""
        strip = QRectF(_EDGE, 0.5, size.width() - 2 * _EDGE, size.height() - 3.5)
        gap = _GAP * min(scale, 1.6)
        inside = strip.adjusted(gap * 1.4, gap, -gap * 1.4, -gap + SHADOW)
        left, x = [], inside.x()
        for width in first:
            left.append(QRectF(x, inside.y(), width, inside.height()).toRect())
            x += width + gap
        room_left = x - gap + _FROM_MOVES * gap
        right, x = [], inside.right()
        for width in reversed(last):
            right.append(QRectF(x - width, inside.y(), width, inside.height()).toRect())
            x -= width + gap
        room = QRectF(room_left, inside.y(), x + gap - _FROM_MOVES * gap - room_left, inside.height())
        return cls(strip, tuple(left), _spread(room, moves, gap, _LARGEST_MOVE * scale), tuple(reversed(right)))


def _spread(room: QRectF, count: int, gap: float, widest: float) -> tuple[QRect, ...]:
    """Return `count` places of equal width in the middle of `room`."""
    if not count:
        return ()
    width = min((room.width() - (count - 1) * gap) / count, widest)
    x = room.center().x() - (count * width + (count - 1) * gap) / 2
    return tuple(QRectF(x + number * (width + gap), room.y(), width, room.height()).toRect() for number in range(count))
