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
_Sides = tuple[int, int, int, int]
"""Left, top, right and bottom."""
_Ends = tuple[int, ...]
"""Left and right, or top and bottom."""
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
    main, lit = _sides(first[0]), [_sides(rect) for rect in bright]
    covered = _costs_of_covering(first, bright, others)
    near = [_with_edge(rect) for rect in dict.fromkeys(map(_sides, (*first, *bright)))] + [
        _sides(rect) for rect in others
    ]
    best: tuple[float, QRect] | None = None
    for number, size in enumerate(sizes):
        card = size.boundedTo(inside.size())
        wide, high = card.width(), card.height()
        across = _places(inside.left(), inside.right() + 1 - wide, wide, [(rect[0], rect[2]) for rect in near])
        down = _places(inside.top(), inside.bottom() + 1 - high, high, [(rect[1], rect[3]) for rect in near])
        lines = [(y, _cost_of_distance(y, y + high, main[1::2], [rect[1::2] for rect in lit])) for y in down]
        for x in across:
            aside = _cost_of_distance(x, x + wide, main[::2], [rect[::2] for rect in lit]) + number * _NARROWER
            for y, away in lines:
                if best is not None and aside + away >= best[0]:  # what it covers does not matter any more
                    continue
                price = aside + away + covered((x, y, x + wide, y + high))
                if best is None or price < best[0]:
                    best = (price, QRect(QPoint(x, y), card))
    assert best is not None
    return best[1]


def _places(first: int, last: int, length: int, near: Sequence[tuple[int, int]]) -> list[int]:
    """Return where something of this `length` may begin: beside or before something `near`, in line with it, amid it.

    Costs grow and shrink evenly between such places.
    """
    found = {first, max(first, last)}
    for start, end in near:
        found |= {start - length, start, end - length, end, (start + end - length) // 2}
    return sorted(place for place in found if first <= place <= max(first, last))


def _cost_of_distance(start: int, end: int, main: _Ends, lit: Sequence[_Ends]) -> float:
    """Return what it costs, across or down, to lie there and so far from the others."""
    price = _between(start, end, *main) * 1.5 + abs(start + end - main[0] - main[1]) * 0.125
    for rect in lit:
        price += _between(start, end, *rect) * 0.2
    return price


def _costs_of_covering(
    first: Sequence[QRect], bright: Sequence[QRect], others: Sequence[QRect]
) -> Callable[[_Sides], float]:
    """Return what a place costs that covers some of the others."""
    weighed = [(_with_edge(_sides(rect)), _ON_FIRST) for rect in first]
    weighed += [(_with_edge(_sides(rect)), _ON_BRIGHT * (2 - n / len(bright))) for n, rect in enumerate(bright)]
    weighed += [(_sides(rect), _ON_OTHER) for rect in others]

    def cost(card: _Sides) -> float:
        price = 0.0
        for rect, weight in weighed:
            wide = min(card[2], rect[2]) - max(card[0], rect[0])
            high = min(card[3], rect[3]) - max(card[1], rect[1])
            if wide > 0 and high > 0:
                share = wide * high / ((rect[2] - rect[0]) * (rect[3] - rect[1]))
                price += weight * (1 + share) + wide * high / _PER_AREA * max(1.0, weight / _ON_BRIGHT)
        return price

    return cost


def _sides(rect: QRect) -> _Sides:
    return rect.left(), rect.top(), rect.right() + 1, rect.bottom() + 1


def _with_edge(rect: _Sides) -> _Sides:
    return rect[0] - BESIDE, rect[1] - BESIDE, rect[2] + BESIDE, rect[3] + BESIDE


def _gap(a: _Sides, b: _Sides) -> int:
    return _between(a[0], a[2], b[0], b[2]) + _between(a[1], a[3], b[1], b[3])


def _between(start: int, end: int, first: int, last: int) -> int:
    return max(start - last, first - end, 0)


def distance(a: QRect, b: QRect) -> int:
    """Return the gap between two rectangles, 0 if they touch."""
    return _gap(_sides(a), _sides(b))
