"""Charts in the theme's colours and type, drawn by pyqtgraph.

Import this module only to show a chart: pyqtgraph takes a quarter of a second to load.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from ra_desktop.ui.look.drawing import pattern_of
from ra_desktop.ui.look.flow import in_column

from . import theme
from .drawing import player_colour, player_ink
from .emblem_painter import emblem_pixmap
from .fonts import tabular, text_font

if TYPE_CHECKING:
    from collections.abc import Sequence


pg.setConfigOption("exitCleanup", False)  # Qt cleans up itself

_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_MOST_STEPS: Final = 5
_TYPE, _LINE, _DOT, _EMBLEM = 14.0, 3.0, 9.0, 12.0
"""Pixels at scale 1: size of axis labels, width of lines, diameter of points, radius of emblems."""
_SPACE_ABOVE, _SPACE_BELOW, _BESIDE = 0.04, 0.025, 0.025
"""Shares of the height and of the width, for points at the edges."""


@dataclass(frozen=True, slots=True)
class Line:
    """A player's line in a chart."""

    name: str
    colour: str
    """As in :class:`~ra_desktop.ui.table.seats.seat_info.SeatInfo`."""
    emblem: str
    values: tuple[float, ...]
    """From left to right."""


def round_steps(most: float) -> tuple[int, int]:
    """Return the step between the ticks of an axis from 0, and the end of the axis, which includes `most`."""
    step = next((step for step in _STEPS if most <= step * _MOST_STEPS), _STEPS[-1])
    top = step * max(1, -int(-most // step))
    return step, top


class LineChart(QWidget):
    """A line for each player, from left to right, with the player's emblem at its end.

    It does not react to the pointer.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines: tuple[Line, ...] = ()
        self._ticks: tuple[str, ...] = ()
        self._scale = 1.0
        self._ends: list[tuple[Line, QGraphicsPixmapItem]] = []
        # Not pyqtgraph's PlotWidget, which adds menus and dialogs as windows without a parent.
        self._view = pg.GraphicsView(self, background=None)
        self._view.setFrameStyle(0)
        self._view.setStyleSheet("background: transparent; border: none;")
        self._view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._view.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._frame = pg.GraphicsLayout()
        self._view.setCentralItem(self._frame)
        self._box = self._frame.addViewBox(row=0, col=1, enableMenu=False, enableMouse=False, defaultPadding=0.0)
        self._axes = {name: pg.AxisItem(name, linkView=self._box) for name in ("left", "bottom")}
        self._frame.addItem(self._axes["left"], row=0, col=0)
        self._frame.addItem(self._axes["bottom"], row=1, col=1)
        self._frame.layout.setSpacing(0)
        self._box.sigResized.connect(self._place_ends)
        in_column(self, self._view, margins=(0, 0, 0, 0))

    # --- what is shown --------------------------------------------------------------------------

    def show_lines(self, lines: Sequence[Line], ticks: Sequence[str]) -> None:
        """Show `lines`, the last on top, above an axis with these `ticks`, one for each value."""
        self._lines = tuple(lines)
        self._ticks = tuple(ticks)
        self.setAccessibleDescription("\n".join(_in_words(line) for line in self._lines))
        self._draw()

    def set_scale(self, scale: float) -> None:
        """Scale type and lines; 1 is the size in a window of 1440 by 900."""
        if scale != self._scale:
            self._scale = scale
            self._draw()

    @property
    def emblems(self) -> list[QPointF]:
        """Return the positions of the emblems at the ends of the lines, in the order of the lines."""
        half = QPointF(self._radius, self._radius)
        return [self._view.mapFromScene(item.scenePos() + half).toPointF() for _, item in self._ends]

    @property
    def _radius(self) -> float:
        return max(9.0, _EMBLEM * self._scale)

    def _draw(self) -> None:
        """Rebuild the chart: it is small, and changes seldom."""
        for _, item in self._ends:
            self._view.scene().removeItem(item)
        self._ends = []
        self._box.clear()
        if not self._lines:
            return
        colours, scale = theme.current(), self._scale
        step, top = round_steps(max(max(line.values) for line in self._lines))
        self._rule(top, step, colours)
        for line in self._lines:
            ink = player_ink(colours, line.colour)
            pen = QPen(ink, max(1.6, _LINE * scale))
            pen.setCosmetic(True)
            pattern = pattern_of(line.colour)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap if pattern.strokes else Qt.PenCapStyle.RoundCap)
            if pattern.strokes:
                pen.setDashPattern(pattern.strokes)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            curve = pg.PlotDataItem(
                list(range(len(line.values))), list(line.values), pen=pen, antialias=True, symbol=pattern.dot,
                symbolSize=max(6.0, _DOT * scale), symbolBrush=ink, symbolPen=pg.mkPen(colours.well, width=1.5)
            )  # fmt: skip
            self._box.addItem(curve)
        last = len(self._ticks) - 1
        across, upwards = (-_BESIDE * last, last * (1 + _BESIDE)), (-top * _SPACE_BELOW, top * (1 + _SPACE_ABOVE))
        self._box.setRange(xRange=across, yRange=upwards, padding=0.0)
        ratio = self.devicePixelRatioF()
        for line in self._lines:
            picture = emblem_pixmap(line.emblem, player_colour(line.colour), self._radius, ratio)
            item = QGraphicsPixmapItem(picture, self._frame)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._ends.append((line, item))
        self._frame.layout.setContentsMargins(2 * scale, 4 * scale, 2 * self._radius + 8 * scale, 2 * scale)
        self._frame.layout.activate()
        self._place_ends()

    def _rule(self, top: int, step: int, colours: theme.Theme) -> None:
        """Draw faint horizontal rules, and labels at the left and below."""
        font = tabular(text_font(max(11.0, _TYPE * self._scale)))
        for height in range(0, top + 1, step):
            self._box.addItem(pg.InfiniteLine(height, angle=0, pen=pg.mkPen(colours.line, width=1)))
        for name, ticks in (
            ("left", [(height, str(height)) for height in range(0, top + 1, step)]),
            ("bottom", list(enumerate(self._ticks))),
        ):
            axis = self._axes[name]
            axis.setStyle(
                tickFont=font, tickLength=0, tickTextOffset=round(8 * self._scale), hideOverlappingLabels=False
            )
            axis.setTicks([ticks])
            axis.setPen(None)
            axis.setTextPen(colours.soft_ink)

    def _place_ends(self, *_: object) -> None:
        """Place the emblems at the ends of their lines, spread where they would overlap."""
        if not self._ends:
            return
        radius, frame = self._radius, self._box.geometry()
        places = []
        for line, item in reversed(self._ends):  # of two that end level, the one on top comes first
            end = self._box.mapFromViewToItem(self._frame, QPointF(len(line.values) - 1, line.values[-1]))
            places.append((end.y(), item))
        places.sort(key=lambda place: place[0])
        heights = spread([y for y, _ in places], 2 * radius + 1, frame.top() + radius * 0.5, frame.bottom())
        for (_, item), y in zip(places, heights, strict=True):
            item.setPos(QPointF(frame.right() + 7 * self._scale, y - radius))

    # --- what changes it ------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_ends()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)


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


def _in_words(line: Line) -> str:
    """Return a line as text for screen readers."""
    return f"{line.name}: " + ", ".join(f"{value:g}" for value in line.values)
