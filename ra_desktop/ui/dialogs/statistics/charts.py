"""The charts of the statistics: the sources of points, the form, and the timeline of games."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from ra_desktop.ui.look.art import faint
from ra_desktop.ui.look.charts import Chart, Scale, draw_line, draw_points, round_ticks
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.words.games import mean_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.look.theme import Theme

_LINE_HEIGHT: Final = 1.1
"""Of a number beside a bar, relative to its size."""
_BESIDE_BAR: Final = 4
"""Pixels between the end of a bar and its number."""
_BAR: Final = 0.34
"""Thickness of a bar, relative to the distance between pairs."""
_MOST_POINTS: Final = 400
"""Most games drawn as points; the last ones."""
LEAST_POINTS: Final = 3
"""Fewer points show no course: there is no chart yet."""
_WINDOW: Final = 10
"""Number of games in the running mean."""


class PairChart(Chart):
    """Two bars for each name, the player's above the others', with their numbers to `decimals` places."""

    def __init__(self, parent: QWidget | None = None, decimals: int = 1) -> None:
        super().__init__(parent)
        self._decimals = decimals
        self._is_ruled = False
        self.rows: tuple[tuple[str, float, float | None], ...] = ()

    def show_rows(self, rows: Sequence[tuple[str, float, float | None]], words: Sequence[str]) -> None:
        """Show a pair for each of `rows`: a name and two numbers; `words` describe them for screen readers."""
        self.rows = tuple(rows)
        # Larger type than usual needs more room, and the page can be scrolled.
        height = 2 * len(rows) * _LINE_HEIGHT * self.label_font.pixelSize()
        self.setMinimumHeight(math.ceil(height) if text_scale() > 1.0 else 0)
        names = [(-at, name) for at, (name, _, _) in enumerate(rows)]
        self.show_scale(names, (), self._across, (0.62 - len(rows), 0.62), "\n".join(words))

    @property
    def scale(self) -> Scale:
        """From the least to the most, with room for the numbers."""
        values = [value for _, value, _ in self.bars()]
        most, least = max(10.0 ** (1 - self._decimals), *values), min(0.0, *values)
        metrics = QFontMetricsF(self.label_font)
        widest = max(metrics.horizontalAdvance(mean_text(value, self._decimals)) for value in values)
        sides = 2 if least < 0 else 1
        share = min(0.3, max(0.12, (widest + 3 * _BESIDE_BAR) / max(1.0, self._area.width())))
        room = (most - least) * share / (1 - sides * share)
        return Scale(self._area, (least - (room if least < 0 else 0), most + room), self._upwards)

    def bars(self) -> list[tuple[float, float, bool]]:
        """Return height, value and owner of all bars: whether it is the player's."""
        bars: list[tuple[float, float, bool]] = []
        for at, (_, own, others) in enumerate(self.rows):
            beside = 0.0 if others is None else _BAR / 2 + 0.02
            bars.append((-at + beside, own, True))
            if others is not None:
                bars.append((-at - beside, others, False))
        return bars

    def number_room(self, y: float, value: float) -> QRectF:
        """Return the room for the number beside the end of a bar."""
        metrics, end = QFontMetricsF(self.label_font), self.scale.at(value, y)
        wide = metrics.horizontalAdvance(mean_text(value, self._decimals))
        left = end.x() + _BESIDE_BAR if value >= 0 else end.x() - _BESIDE_BAR - wide
        return QRectF(left, end.y() - metrics.height() / 2, wide, metrics.height())

    def draw(self, painter: QPainter, scale: Scale, colours: Theme) -> None:
        """Draw bars from left to right, the first pair at the top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # sharp edges
        for y, value, is_own in self.bars():
            bar = QRectF(scale.at(min(0.0, value), y + _BAR / 2), scale.at(max(0.0, value), y - _BAR / 2))
            painter.setPen(Qt.PenStyle.NoPen if is_own else _outline(colours))
            painter.setBrush(QColor(colours.accent_line if is_own else colours.card))
            painter.drawRect(bar)
            painter.setPen(QColor(colours.ink))
            room = self.number_room(y, value).adjusted(-1, 0, 1, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, mean_text(value, self._decimals))
        zero = scale.at(0.0, 0.0).x()
        painter.fillRect(QRectF(round(zero), scale.area.y(), 1, scale.area.height()), QColor(colours.control_line))


class FormChart(Chart):
    """The rating after each game, in its band, between the ratings of the levels of bots."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: Sequence[tuple[float, float]] = ()

    def show_form(self, values: Sequence[tuple[float, float]], levels: Mapping[str, float], words: str) -> None:
        """Show `values` with half the heights of their band, the latest last, and `levels`, ratings by name.

        `words` describe them.
        """
        self._values = values[-_MOST_POINTS:]
        self.setMinimumHeight(math.ceil((len(levels) + 1) * self.label_font.pixelSize()))  # the page can be scrolled
        heights = [*(edge for value, half in self._values for edge in (value - half, value + half)), *levels.values()]
        room = (max(heights) - min(heights)) * 0.06
        upwards = (min(heights) - room, max(heights) + room)
        self.show_scale(
            [(height, name) for name, height in levels.items()], (), _sides(len(self._values)), upwards, words
        )

    def draw(self, painter: QPainter, scale: Scale, colours: Theme) -> None:
        points = [scale.at(at, value) for at, (value, _) in enumerate(self._values)]
        accent = QColor(colours.accent_line)
        edges = [scale.at(at, value + half) for at, (value, half) in enumerate(self._values)]
        edges += reversed([scale.at(at, value - half) for at, (value, half) in enumerate(self._values)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(accent, 0.2))
        painter.drawPolygon(edges)
        draw_line(painter, points, QPen(accent, 2.4))
        if len(points) < 40:
            draw_points(painter, points, accent, QPen(Qt.PenStyle.NoPen), 6)


class CourseChart(Chart):
    """A point for the fame of each game, larger and full for a win, and a line for the running mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games: Sequence[tuple[float, bool]] = ()

    def show_games(self, games: Sequence[tuple[float, bool]], words: Sequence[str]) -> None:
        """Show fame and result of each game, in order; `words` describe the last of them for screen readers."""
        first = max(0, len(games) - _MOST_POINTS) + 1
        self.games = games[-_MOST_POINTS:]
        count = len(self.games)
        heights = round_ticks(max((fame for fame, _ in self.games), default=0)) if games else []
        ticks = {0, count - 1, *((count - 1) * part // 4 for part in range(1, 4))} if count > 8 else range(count)
        numbers = [(number, str(first + number)) for number in sorted(ticks)]
        top = heights[-1][0] if heights else 1.0
        self.show_scale(heights, numbers, _sides(count), (-top * 0.03, top * 1.05), "\n".join(words))

    def draw(self, painter: QPainter, scale: Scale, colours: Theme) -> None:
        small = len(self.games) > 120
        for won, edge, fill, size in (
            (False, _outline(colours), colours.card, 5 if small else 7),
            (True, QPen(QColor(colours.card), 1), colours.accent_line, 7 if small else 10),
        ):
            points = [scale.at(at, fame) for at, (fame, is_win) in enumerate(self.games) if is_win == won]
            draw_points(painter, points, QColor(fill), edge, size)
        if len(self.games) >= LEAST_POINTS:
            means = running_mean([fame for fame, _ in self.games])
            draw_line(painter, [scale.at(*point) for point in enumerate(means)], QPen(QColor(colours.accent_text), 2.2))


def _sides(count: int) -> tuple[float, float]:
    """Return the ends of an axis with `count` games."""
    edge = max(0.5, count * 0.02)
    return -edge, count - 1 + edge


def _outline(colours: Theme) -> QPen:
    """Return the edge of what is hollow: others' bars and games not won differ from full ones by more than colour."""
    return QPen(QColor(colours.control_line), 1.6)


def running_mean(values: Sequence[float], window: int = _WINDOW) -> list[float]:
    """Return for each value the mean of up to `window` values ending with it."""
    return [
        sum(part) / len(part)
        for part in (values[max(0, end - window) : end] for end in range(1, len(values) + 1))
    ]  # fmt: skip
