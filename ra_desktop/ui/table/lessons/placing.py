"""Where the card of a lesson lies: beside what it speaks of, and on nothing of it. Pure geometry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MARGIN: Final = 10
"""Between the card and the edges of its room."""
BESIDE: Final = 14
"""Between the card and what is bright."""
_STEPS: Final = 40
"""Places that are tried across, and down."""
_ON_FIRST, _ON_BRIGHT, _ON_OTHER = 1e7, 1e5, 400.0
"""What it costs to cover the first place, another bright one, or what the player may want to press."""
_PER_AREA: Final = 400.0
"""Square pixels covered that cost as much as one pixel of distance."""
_NARROWER: Final = 130.0
"""What a narrower and higher card costs."""


def place_card(
    room: QRect,
    sizes: Sequence[QSize],
    first: Sequence[QRect],
    bright: Sequence[QRect],
    others: Sequence[QRect] = (),
) -> QRect:
    """Return the best place in `room` for a card of one of `sizes`, the best size first.

    It is near the `first` places, and on none of them; nor on any other `bright` one, nor on `others`, if that can be.
    If it must lie on a bright one, it is rather one of the last, and as little of it as possible.
    """
    inside = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    if not first:
        size = sizes[0].boundedTo(inside.size())
        return QRect(inside.center() - QPoint(size.width() // 2, size.height() // 2), size)
    cost = _costs(first, bright, others)
    best: tuple[float, QRect] | None = None
    for number, size in enumerate(sizes):
        card = size.boundedTo(inside.size())
        for x in _places(inside.left(), inside.right() + 1 - card.width()):
            for y in _places(inside.top(), inside.bottom() + 1 - card.height()):
                rect = QRect(QPoint(x, y), card)
                price = cost(rect) + number * _NARROWER
                if best is None or price < best[0]:
                    best = (price, rect)
    assert best is not None
    return best[1]


def _places(first: int, last: int) -> list[int]:
    if last <= first:
        return [first]
    step = max(1, (last - first) // _STEPS)
    return [*range(first, last, step), last]


def _costs(first: Sequence[QRect], bright: Sequence[QRect], others: Sequence[QRect]) -> Callable[[QRect], float]:
    """Return what a place costs."""
    weighed = [(_with_edge(rect), _ON_FIRST) for rect in first]
    weighed += [(_with_edge(rect), _ON_BRIGHT * (2 - n / len(bright))) for n, rect in enumerate(bright)]
    weighed += [(rect, _ON_OTHER) for rect in others]

    def cost(card: QRect) -> float:
        price = float(distance(card, first[0])) * 1.5 + (card.center() - first[0].center()).manhattanLength() * 0.25
        for rect in bright:
            price += distance(card, rect) * 0.2
        for rect, weight in weighed:
            both = rect.intersected(card)
            if not both.isEmpty():
                covered = both.width() * both.height()
                share = covered / (rect.width() * rect.height())
                price += weight * (1 + share) + covered / _PER_AREA * max(1.0, weight / _ON_BRIGHT)
        return price

    return cost


def _with_edge(rect: QRect) -> QRect:
    return rect.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE)


def distance(a: QRect, b: QRect) -> int:
    """Return the gap between two rectangles, 0 if they touch."""
    across = max(a.left() - b.right(), b.left() - a.right(), 0)
    down = max(a.top() - b.bottom(), b.top() - a.bottom(), 0)
    return across + down
