"""The charts of the statistics: the sources of points, and the timeline of games.

Import this module only to show a chart: pyqtgraph takes a quarter of a second to load.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pyqtgraph as pg
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPen, QResizeEvent, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem, QWidget

from ra_desktop.ui.look.charts import round_steps
from ra_desktop.ui.look.flow import in_column
from ra_desktop.ui.look.fonts import scaled, tabular, text_font, text_scale
from ra_desktop.ui.look.theme import Theme, current
from ra_desktop.ui.words.games import mean_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


_TYPE: Final = 14.0
_LINE_HEIGHT: Final = 1.1
"""Of a number beside a bar, relative to its size."""
_BESIDE_WORDS: Final = 8
_BESIDE_BAR: Final = 4
"""Pixels between the end of a bar and its number."""
_BAR: Final = 0.34
"""Thickness of a bar, relative to the distance between pairs."""
_MOST_POINTS: Final = 400
"""Most games drawn as points; the last ones."""
_WINDOW: Final = 10
"""Number of games in the running mean."""


class StillPlot(QWidget):
    """A plot in the colours of the theme that does not react to the pointer. Subclasses draw in :meth:`draw`.

    The keyboard reaches it for screen readers, which read its description.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Not pyqtgraph's PlotWidget, which adds menus and dialogs as windows without a parent.
        self._view = pg.GraphicsView(self, background=None)
        self._view.setFrameStyle(0)
        self._view.setStyleSheet("background: transparent; border: none;")
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        frame = pg.GraphicsLayout()
        self._view.setCentralItem(frame)
        self.box = frame.addViewBox(row=0, col=1, enableMenu=False, enableMouse=False, defaultPadding=0.0)
        self.axes = {name: pg.AxisItem(name, linkView=self.box) for name in ("left", "bottom")}
        frame.addItem(self.axes["left"], row=0, col=0)
        frame.addItem(self.axes["bottom"], row=1, col=1)
        frame.layout.setSpacing(0)
        frame.layout.setContentsMargins(2, 4, 4, 2)
        in_column(self, self._view, margins=(0, 0, 0, 0))

    def draw(self, colours: Theme) -> None:
        """Draw everything."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Clear and draw again."""
        self.box.clear()
        self.draw(current())

    def set_axis(self, name: str, ticks: Sequence[tuple[float, str]], colours: Theme, *, soft: bool = True) -> None:
        """Write `ticks`, positions with labels, along an axis without a line."""
        axis, font = self.axes[name], tabular(text_font(scaled(_TYPE)))
        axis.setStyle(
            tickFont=font, tickLength=0, tickAlpha=0, tickTextOffset=_BESIDE_WORDS, hideOverlappingLabels=False
        )  # even a tick of length 0 leaves a dot
        axis.setTicks([list(ticks)])
        if name == "left":  # pyqtgraph reserves the space only after drawing, and everything moves
            metrics = QFontMetricsF(font)
            widest = max((metrics.horizontalAdvance(words) for _, words in ticks), default=0.0)
            axis.setWidth(math.ceil(widest) + _BESIDE_WORDS + 2)
        axis.setPen(None)
        axis.setTextPen(colours.soft_ink if soft else colours.ink)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "axes"):
            self.redraw()
        super().changeEvent(event)


class PairChart(StillPlot):
    """Two bars for each name, the player's above the others', with their numbers to `decimals` places."""

    def __init__(self, parent: QWidget | None = None, decimals: int = 1) -> None:
        super().__init__(parent)
        self._decimals = decimals
        self._rows: tuple[tuple[str, float, float | None], ...] = ()

    def show_rows(self, rows: Sequence[tuple[str, float, float | None]], words: Sequence[str]) -> None:
        """Show a pair for each of `rows`: a name and two numbers; `words` describe them for screen readers."""
        self._rows = tuple(rows)
        self.setAccessibleDescription("\n".join(words))
        self.redraw()

    def draw(self, colours: Theme) -> None:
        """Draw bars from left to right, the first pair at the top."""
        rows = self._rows
        # Larger type than usual needs more room, and the page can be scrolled.
        is_larger = text_scale() > 1.0
        self.setMinimumHeight(math.ceil(2 * len(rows) * _LINE_HEIGHT * scaled(_TYPE)) if is_larger else 0)
        if not rows:
            return
        values = [value for _, own, others in rows for value in (own, others) if value is not None]
        most, least = max(10.0 ** (1 - self._decimals), *values), min(0.0, *values)
        for at, (_, own, others) in enumerate(rows):
            beside = 0.0 if others is None else _BAR / 2 + 0.02
            self._bar(-at + beside, own, QPen(Qt.PenStyle.NoPen), QColor(colours.accent_line), colours)
            if others is not None:
                self._bar(-at - beside, others, _outline(colours), QColor(colours.card), colours)
        self.box.addItem(pg.InfiniteLine(0, angle=90, pen=pg.mkPen(colours.control_line, width=1)))
        self.set_axis("left", [(-at, name) for at, (name, _, _) in enumerate(rows)], colours, soft=False)
        self.set_axis("bottom", [], colours)
        self.axes["bottom"].setHeight(2)
        sides = 2 if least < 0 else 1
        share = min(0.3, max(0.12, self._widest(values) / max(1.0, self.width() - self.axes["left"].width())))
        room = (most - least) * share / (1 - sides * share)
        self.box.setRange(
            xRange=(least - (room if least < 0 else 0), most + room), yRange=(0.62 - len(rows), 0.62), padding=0.0
        )

    def _widest(self, values: Sequence[float]) -> float:
        """Return the width of the widest number beside a bar, with its distance from the bar and from the edge."""
        metrics = QFontMetricsF(tabular(text_font(scaled(_TYPE))))
        words = (mean_text(value, self._decimals) for value in values)
        return max(metrics.horizontalAdvance(text) for text in words) + 3 * _BESIDE_BAR

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.redraw()  # its numbers stay as large

    def _bar(self, y: float, value: float, pen: QPen, fill: QColor, colours: Theme) -> None:
        self.box.addItem(pg.BarGraphItem(x0=min(0.0, value), x1=max(0.0, value), y=y, height=_BAR, pen=pen, brush=fill))
        # Not pyqtgraph's TextItem, which inverts the box's transform; that is singular before the first layout.
        number = QGraphicsSimpleTextItem(mean_text(value, self._decimals))
        number.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        number.setFont(tabular(text_font(scaled(_TYPE))))
        number.setBrush(QColor(colours.ink))
        size = number.boundingRect()
        beside = -size.width() - _BESIDE_BAR if value < 0 else _BESIDE_BAR
        number.setTransform(QTransform.fromTranslate(beside, -size.height() / 2))
        number.setPos(value, y)
        self.box.addItem(number)


class FormChart(StillPlot):
    """The rating after each game, between the ratings of the levels of bots."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: tuple[float, ...] = ()
        self._levels: dict[str, float] = {}

    def show_form(self, values: Sequence[float], levels: Mapping[str, float], words: str) -> None:
        """Show `values` by game, the latest last, and `levels`, ratings by name; `words` describe them."""
        self._values, self._levels = tuple(values)[-_MOST_POINTS:], dict(levels)
        self.setAccessibleDescription(words)
        self.redraw()

    def draw(self, colours: Theme) -> None:
        if not self._values:
            return
        for height in self._levels.values():
            self.box.addItem(pg.InfiniteLine(height, angle=0, pen=pg.mkPen(colours.line, width=1)))
        count = len(self._values)
        line = QPen(QColor(colours.accent_line), 2.4)
        line.setCosmetic(True)
        self.box.addItem(pg.PlotDataItem(
            list(range(count)), list(self._values), pen=line, antialias=True, symbol="o" if count < 40 else None,
            symbolSize=6, symbolBrush=QColor(colours.accent_line), symbolPen=None
        ))  # fmt: skip
        self.set_axis("left", [(height, name) for name, height in self._levels.items()], colours)
        self.set_axis("bottom", [], colours)
        low, high = min(*self._values, *self._levels.values()), max(*self._values, *self._levels.values())
        edge, room = max(0.5, count * 0.02), (high - low) * 0.06
        self.box.setRange(xRange=(-edge, count - 1 + edge), yRange=(low - room, high + room), padding=0.0)


class CourseChart(StillPlot):
    """A point for the fame of each game, larger and full for a win, and a line for the running mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fame: tuple[float, ...] = ()
        self._won: tuple[bool, ...] = ()
        self._first = 1

    def show_games(self, games: Sequence[tuple[float, bool]], words: Sequence[str]) -> None:
        """Show fame and result of each game, in order; `words` describe the last of them for screen readers."""
        self._first = max(0, len(games) - _MOST_POINTS) + 1
        games = games[-_MOST_POINTS:]
        self._fame = tuple(fame for fame, _ in games)
        self._won = tuple(won for _, won in games)
        self.setAccessibleDescription("\n".join(words))
        self.redraw()

    def draw(self, colours: Theme) -> None:
        if not self._fame:
            return
        step, top = round_steps(max(self._fame))
        for height in range(0, top + 1, step):
            self.box.addItem(pg.InfiniteLine(height, angle=0, pen=pg.mkPen(colours.line, width=1)))
        count = len(self._fame)
        small = count > 120
        for won, pen, fill, size in (
            (False, _outline(colours), colours.card, 5 if small else 7),
            (True, pg.mkPen(colours.card, width=1), colours.accent_line, 7 if small else 10),
        ):
            at = [number for number, is_win in enumerate(self._won) if is_win == won]
            self.box.addItem(
                pg.ScatterPlotItem(
                    at, [self._fame[number] for number in at], size=size, brush=QColor(fill),
                    pen=pen, antialias=True
                )
            )  # fmt: skip
        if count >= 3:
            line = QPen(QColor(colours.accent_text), 2.2)
            line.setCosmetic(True)
            self.box.addItem(pg.PlotCurveItem(list(range(count)), running_mean(self._fame), pen=line, antialias=True))
        self.set_axis("left", [(height, str(height)) for height in range(0, top + 1, step)], colours)
        ticks = {0, count - 1, *((count - 1) * part // 4 for part in range(1, 4))} if count > 8 else range(count)
        self.set_axis("bottom", [(number, str(self._first + number)) for number in sorted(ticks)], colours)
        edge = max(0.5, count * 0.02)
        self.box.setRange(xRange=(-edge, count - 1 + edge), yRange=(-top * 0.03, top * 1.05), padding=0.0)


def _outline(colours: Theme) -> QPen:
    """Return the edge of what is hollow: others' bars and games not won differ from full ones by more than colour."""
    pen: QPen = pg.mkPen(colours.control_line, width=1.6)
    return pen


def running_mean(values: Sequence[float], window: int = _WINDOW) -> list[float]:
    """Return for each value the mean of up to `window` values ending with it."""
    return [
        sum(part) / len(part)
        for part in (values[max(0, end - window) : end] for end in range(1, len(values) + 1))
    ]  # fmt: skip
