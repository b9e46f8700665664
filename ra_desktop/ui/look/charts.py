"""Charts in the theme's colours and type: labels and rules beside a scale, and the lines of players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from . import theme
from .drawing import PATTERNS, Pattern, player_ink
from .emblem_painter import paint_emblem
from .fonts import scaled, tabular, text_font

if TYPE_CHECKING:
    from collections.abc import Sequence

    Ticks = Sequence[tuple[float, str]]
    """Values with their labels."""

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MOST_STEPS: Final = 5
_TYPE, _LINE, _DOT, _EMBLEM = 14.0, 3.0, 9.0, 12.0
"""Pixels at scale 1: size of labels, width of lines, diameter of points, radius of emblems."""
_BESIDE_WORDS: Final = 8
"""Pixels between labels and the scale."""
_SPACE_ABOVE, _SPACE_BELOW, _BESIDE = 0.04, 0.025, 0.025
"""Shares of the height and of the width, for points at the edges."""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where values lie in a rectangle of pixels."""

    area: QRectF
    across: tuple[float, float]
    """The values at the left and the right edge."""
    upwards: tuple[float, float]
    """The values at the lower and the upper edge."""

    def at(self, x: float, y: float) -> QPointF:
        """Return where a point lies."""
        (left, right), (low, high) = self.across, self.upwards
        return QPointF(
            self.area.x() + self.area.width() * (x - left) / (right - left),
            self.area.bottom() - self.area.height() * (y - low) / (high - low),
        )


def round_steps(most: float) -> tuple[int, int]:
    """Return the step between the ticks of an axis from 0, and the end of the axis, which includes `most`."""
    step = next((step for step in _STEPS if most <= step * _MOST_STEPS), _STEPS[-1])
    top = step * max(1, -int(-most // step))
    return step, top


def round_ticks(most: float) -> list[tuple[float, str]]:
    """Return the ticks of an axis from 0 that includes `most`."""
    step, top = round_steps(most)
    return [(height, str(height)) for height in range(0, top + 1, step)]


class Chart(QWidget):
    """A chart that does not react to the pointer. Subclasses draw in :meth:`draw`.

    The keyboard reaches it for screen readers, which read its description.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._left: Ticks = ()
        self._below: Ticks = ()
        self._across = self._upwards = (0.0, 1.0)
        self._is_ruled = True

    def show_scale(
        self, left: Ticks, below: Ticks, across: tuple[float, float], upwards: tuple[float, float], words: str
    ) -> None:
        """Show labels and a scale from end to end; without labels at the left, nothing. `words` are for listeners."""
        self._left, self._below, self._across, self._upwards = left, below, across, upwards
        self.setAccessibleDescription(words)
        self.update()

    def draw(self, painter: QPainter, scale: Scale, colours: theme.Theme) -> None:
        """Draw everything but labels and rules."""
        raise NotImplementedError

    @property
    def scale(self) -> Scale:
        """Where the values lie in the room that the labels leave."""
        return Scale(self._area, self._across, self._upwards)

    @property
    def label_font(self) -> QFont:
        """The font of labels and numbers."""
        return tabular(text_font(scaled(_TYPE)))

    @property
    def labels(self) -> list[tuple[float, str]]:
        """The labels at the left from top to bottom, with the middle of each; moved apart where they would overlap."""
        at = sorted((self.scale.at(0, height).y(), words) for height, words in self._left)
        apart = QFontMetricsF(self.label_font).ascent()
        heights = spread([y for y, _ in at], apart, apart / 2, self.height() - apart / 2)
        return [(y, words) for y, (_, words) in zip(heights, at, strict=True)]

    @property
    def _area(self) -> QRectF:
        metrics = QFontMetricsF(self.label_font)
        left = max((metrics.horizontalAdvance(words) for _, words in self._left), default=0.0) + _BESIDE_WORDS
        below = metrics.height() + _BESIDE_WORDS if self._below else 2
        return QRectF(self.rect()).adjusted(left + 4, 4, -4, -below - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._left:
            return
        colours, scale = theme.current(), self.scale
        painter = QPainter(self)
        self._label(painter, scale, colours)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, scale, colours)
        painter.end()

    def _label(self, painter: QPainter, scale: Scale, colours: theme.Theme) -> None:
        """Draw faint horizontal rules, and labels at the left and below."""
        area, low, end = scale.area, scale.upwards[0], scale.area.x() - _BESIDE_WORDS
        painter.setFont(self.label_font)
        painter.setPen(QColor(colours.soft_ink if self._is_ruled else colours.ink))
        for height, _ in self._left if self._is_ruled else ():
            painter.fillRect(QRectF(area.x(), round(scale.at(0, height).y()), area.width(), 1), QColor(colours.line))
        for y, words in self.labels:
            room = QRectF(end - self.width(), y - 20, self.width(), 40)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words)
        for place, words in self._below:
            x = scale.at(place, low).x()
            room = QRectF(x - 100, area.bottom() + _BESIDE_WORDS, 200, 40)
            painter.drawText(room, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)


@dataclass(frozen=True, slots=True)
class Line:
    """A player's line in a chart."""

    name: str
    colour: str
    """As in :class:`~ra_desktop.ui.table.seats.seat_info.SeatInfo`."""
    values: tuple[float, ...]
    """From left to right."""


class LineChart(Chart):
    """A line for each player, from left to right, with the player's emblem at its end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines: tuple[Line, ...] = ()
        self._scale = 1.0

    def show_lines(self, lines: Sequence[Line], ticks: Sequence[str]) -> None:
        """Show `lines`, the last on top, above an axis with these `ticks`, one for each value."""
        self.lines = tuple(lines)
        heights = round_ticks(max((max(line.values) for line in lines), default=0)) if lines else []
        last, top = len(ticks) - 1, heights[-1][0] if heights else 1.0
        across, upwards = (-_BESIDE * last, last * (1 + _BESIDE)), (-top * _SPACE_BELOW, top * (1 + _SPACE_ABOVE))
        words = "\n".join(f"{line.name}: " + ", ".join(f"{value:g}" for value in line.values) for line in lines)
        self.show_scale(heights, list(enumerate(ticks)), across, upwards, words)

    def set_scale(self, scale: float) -> None:
        """Scale type and lines; 1 is the size in a window of 1440 by 900."""
        self._scale = scale
        self.update()

    @property
    def label_font(self) -> QFont:
        return tabular(text_font(max(11.0, _TYPE * self._scale)))

    @property
    def _area(self) -> QRectF:
        return super()._area.adjusted(0, 0, -2 * self._radius - 6 * self._scale, 0)

    @property
    def _radius(self) -> float:
        return max(9.0, _EMBLEM * self._scale)

    @property
    def emblems(self) -> list[QPointF]:
        """The centres of the emblems at the ends of the lines, in their order; spread where they would overlap."""
        scale, radius = self.scale, self._radius
        ends = [(scale.at(0, line.values[-1]).y(), -at) for at, line in enumerate(self.lines)]
        order = sorted(ends)  # of two that end level, the one on top comes first
        heights = spread(
            [y for y, _ in order], 2 * radius + 1, scale.area.top() + radius * 0.5, scale.area.bottom() - radius
        )
        places = dict(zip(order, heights, strict=True))
        return [QPointF(scale.area.right() + 6 * self._scale + radius, places[end]) for end in ends]

    def draw(self, painter: QPainter, scale: Scale, colours: theme.Theme) -> None:
        for line in self.lines:
            ink, pattern = player_ink(colours, line.colour), PATTERNS[line.colour]
            pen = QPen(ink, max(1.6, _LINE * self._scale))
            pen.setCapStyle(Qt.PenCapStyle.FlatCap if pattern.strokes else Qt.PenCapStyle.RoundCap)
            if pattern.strokes:
                pen.setDashPattern(pattern.strokes)
            points = [scale.at(*point) for point in enumerate(line.values)]
            draw_line(painter, points, pen)
            draw_points(painter, points, ink, QPen(QColor(colours.well), 1.5), max(6.0, _DOT * self._scale), pattern)
        for line, centre in zip(self.lines, self.emblems, strict=True):
            paint_emblem(painter, centre, self._radius, line.colour)


def draw_line(painter: QPainter, points: Sequence[QPointF], pen: QPen) -> None:
    """Draw a line through `points`."""
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(points)


def draw_points(
    painter: QPainter, points: Sequence[QPointF], fill: QColor, edge: QPen, size: float, pattern: Pattern | None = None
) -> None:
    """Draw discs, or the sign of a player's `pattern`, with an edge at `points`."""
    sign = pattern_sign(pattern, size)
    painter.setPen(edge)
    painter.setBrush(fill)
    for point in points:
        painter.drawPath(sign.translated(point))


def pattern_sign(pattern: Pattern | None, size: float) -> QPainterPath:
    """Return the sign of a player's points, or a disc, around the origin."""
    sign = QPainterPath()
    if pattern is None or not pattern.corners:
        sign.addEllipse(QPointF(), size / 2, size / 2)
    else:
        sign.addPolygon([QPointF(x, y) * size for x, y in pattern.corners])
        sign.closeSubpath()
    return sign


def spread(heights: Sequence[float], apart: float, top: float, bottom: float) -> list[float]:
    """Return ascending `heights`, moved as little as possible so that they are `apart` and in range."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + apart) if placed else max(height, top))
    over = placed[-1] - bottom if placed else 0.0
    if over > 0:
        placed[-1] = bottom
        for at in range(len(placed) - 2, -1, -1):
            placed[at] = min(placed[at], placed[at + 1] - apart)
    return placed
