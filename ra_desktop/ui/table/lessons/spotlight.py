"""What a lesson lays over the window: a veil with bright places, and the card beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.art import paint_disc, painting, rounded
from ra_desktop.ui.look.theme import current

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

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
MARGIN: Final = 10
"""Between the card and the edges of its room."""
BESIDE: Final = 14
"""Between the card and what is bright."""
_Sides = tuple[int, int, int, int]
"""Left, top, right and bottom."""
_Ends = tuple[int, ...]
"""Left and right, or top and bottom."""
_ON_FIRST, _ON_BRIGHT, _ON_OTHER = 1e7, 1e5, 400.0
"""The costs of covering the first place, another bright one, or what the player may want to press."""
_PER_AREA: Final = 400.0
"""Square pixels covered that cost as much as one pixel of distance."""
_NARROWER: Final = 130.0
"""What a narrower and higher card costs."""


class Spotlight(QWidget):
    """Dims its parent around bright places, with a line from the card to the first; lets the pointer through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bright: tuple[QRect, ...] = ()
        self._card: QRect | None = None
        self._strength = 1.0
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_FADE)
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
        with painting(self) as painter:
            painter.setOpacity(self._strength)
            veil, holes = QPainterPath(), QPainterPath()
            veil.addRect(QRectF(self.rect()))
            for rect in self._bright:
                holes = holes.united(rounded(QRectF(rect), _CORNER))
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
                paint_disc(painter, end, _LINE * 1.8, _GOLD, _DARK_EDGE, 1.2)

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
    return QPointF(min(max(point.x(), rect.left()), rect.right()), min(max(point.y(), rect.top()), rect.bottom()))


def place_card(
    room: QRect,
    sizes: Sequence[QSize],
    first: Sequence[QRect],
    bright: Sequence[QRect],
    others: Sequence[QRect] = (),
    home: QPoint | None = None,
) -> QRect:
    """Return the best place in `room` for a card of one of `sizes`, the best size first.

    Its lower right corner is at `home`, whatever its size, unless it would hide something there. Otherwise it is near
    the `first` places, and on none of them; nor on any other `bright` one, nor on `others`, if that can be. If it must
    lie on a bright one, it is rather one of the last, and as little of it as possible.
    """
    inside = room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    around = [rect.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE) for rect in (*first, *bright)]
    at_home = [] if home is None else [QRect(home - QPoint(size.width(), size.height()), size) for size in sizes]
    for place in at_home:
        if inside.contains(place) and not any(place.intersects(rect) for rect in (*around, *others)):
            return place
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
    places = {first, max(first, last)}
    for start, end in near:
        places |= {start - length, start, end - length, end, (start + end - length) // 2}
    return sorted(place for place in places if first <= place <= max(first, last))


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


def _between(start: int, end: int, first: int, last: int) -> int:
    return max(start - last, first - end, 0)


def distance(a: QRect, b: QRect) -> int:
    """Return the gap between two rectangles, 0 if they touch."""
    one, other = _sides(a), _sides(b)
    return _between(one[0], one[2], other[0], other[2]) + _between(one[1], one[3], other[1], other[3])
