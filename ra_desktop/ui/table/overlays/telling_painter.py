"""Paints a row of a scoring on the table: light on the tiles that count, the reason and the number at each panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ra_desktop.ui.games.registry import row_mark
from ra_desktop.ui.look.art import paint_box
from ra_desktop.ui.look.drawing import draw_card, points_ink
from ra_desktop.ui.look.lettering import draw_broken, draw_words, words_width
from ra_desktop.ui.look.mark_painter import draw_mark

from .sheet_model import sheet_row_label

if TYPE_CHECKING:
    from ra_desktop.ui.games.epoch_account import Cell
    from ra_desktop.ui.look.theme import Theme

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_VEIL: Final = "#1A1206"
_LIGHT: Final = "#FFC93C"
_RINGS: Final = ((9.0, 0.25), (5.5, 0.45), (2.6, 1.0))
"""The reach of each ring of light, and its opacity."""
_GROW: Final = 3.0
"""How far the frame reaches beyond a tile."""
_NARROWEST, _WIDEST = 150.0, 460.0
"""Widths of a plate with reason and number; a longer reason takes two lines."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a row shows at one panel; rectangles are in the coordinates of the table."""

    panel: QRectF
    lit: list[QRectF]
    fame_at: QRectF
    cell: Cell
    scores: bool
    fame: int | None
    """The fame to show; None if it is face down."""
    scale: float = 1.0

    @property
    def plate(self) -> QRectF:
        """The place of reason and number: beside the tiles, where it covers least of them and of the fame."""
        panel = self.panel
        high = max(30.0, min(44.0 * self.scale, panel.height() * 0.2))
        words = words_width(self.cell.reason.text, self.text_size(high)) + words_width(self.cell.text, high) + 50
        wide = min(panel.width() - 12, max(_NARROWEST, min(words, _WIDEST * self.scale)))
        middle = sum(spot.center().x() for spot in self.lit) / len(self.lit) if self.lit else panel.center().x()
        x = max(panel.x() + 6, min(middle - wide / 2, panel.right() - 6 - wide))
        steps = 12
        room = panel.height() - high - 8
        places = [QRectF(x, panel.y() + 4 + room * step / steps, wide, high) for step in range(steps, -1, -1)]
        return min(places, key=self._cost)

    def text_size(self, height: float) -> float:
        """Return the type size of the reason on a plate of that height."""
        return min(17.0 * self.scale, height * 0.46)

    def _cost(self, plate: QRectF) -> tuple[int, int]:
        """Return what `plate` would cover, and how far it would be from the tiles."""
        grown = [spot.adjusted(-5, -5, 5, 5) for spot in self.lit]
        covered = sum(_area(plate.intersected(spot)) for spot in grown)
        if self.fame is not None:
            covered += _area(plate.intersected(self.fame_at.adjusted(-4, -4, 4, 4)))
        far = min((abs(spot.center().y() - plate.center().y()) for spot in self.lit), default=0.0)
        return round(covered), round(far)


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def paint_seat(painter: QPainter, plate: Told, colours: Theme) -> None:
    """Dim the panel except for the tiles that count, and write the reason with its number."""
    shade, lit, around = QPainterPath(), QPainterPath(), QPainterPath()
    shade.addRoundedRect(plate.panel, 12, 12)
    for spot in plate.lit:
        card = QPainterPath()
        card.addRoundedRect(spot.adjusted(-_GROW, -_GROW, _GROW, _GROW), 5, 5)
        lit = lit.united(card)
    around.addRect(plate.panel.adjusted(-12, -12, 12, 12))
    veil = QColor(_VEIL)
    veil.setAlpha(150 if colours.dark else 120)
    painter.fillPath(shade.subtracted(lit), veil)
    painter.save()
    painter.setClipPath(around.subtracted(lit))  # the light surrounds the tiles, and does not cover them
    for reach, opacity in _RINGS:
        light = QColor(_LIGHT)
        light.setAlphaF(opacity)
        painter.strokePath(lit, QPen(light, 2 * reach))
    painter.restore()
    _paint_plate(painter, plate, colours)
    if plate.fame is not None and plate.scores:
        _paint_fame(painter, plate.fame_at, plate.fame, colours)


def _paint_plate(painter: QPainter, scene: Told, colours: Theme) -> None:
    plate, cell = scene.plate, scene.cell
    amount = cell.amount if scene.scores else 0
    edge = colours.line if not amount else colours.good_line if amount > 0 else colours.bad_line
    paint_box(painter, plate, 9, colours.card if not amount else colours.good if amount > 0 else colours.bad, edge, 1.6)
    size = min(26.0 * scene.scale, plate.height() * 0.62)
    number = max(34.0, words_width(cell.text, size, bold=True) + 14)
    text = plate.adjusted(10, 2, -number - 4, -2)
    draw_broken(painter, text, cell.reason.text, scene.text_size(plate.height()), colours.ink)
    at = QRectF(plate.right() - number - 4, plate.y(), number, plate.height())
    ink = points_ink(colours, amount) if scene.scores else QColor(colours.ink)
    draw_words(painter, at, cell.text, size, ink, _CENTRED, bold=True)


def _paint_fame(painter: QPainter, at: QRectF, fame: int, colours: Theme) -> None:
    """Write the fame, on its way to its new value, over the tablets."""
    paint_box(painter, at, 7, colours.card, _LIGHT, 2.0)
    draw_words(painter, at, str(fame), at.height() * 0.72, colours.ink, _CENTRED, display=True)


def paint_card(
    painter: QPainter, card: QRectF, room: QRectF, code: str, rule: str, done: tuple[int, int], colours: Theme
) -> None:
    """Paint `card` on the board with the row `code` and its `rule` in `room`; `done` is the step and their number."""
    draw_card(painter, card, 14, colours, edge=None, scale=1.2)
    inner = room.adjusted(18, 10, -18, 0)
    title = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.5)
    words = sheet_row_label(code)
    size = title.height() * 0.62
    radius = size * 0.52
    mark = row_mark(code)
    x = title.x()
    if mark is not None:
        draw_mark(painter, QPointF(x + radius, title.center().y()), radius, mark)
        x += 2 * radius + 10
    heading = QRectF(x, title.y(), title.right() - x - 60, title.height())
    draw_words(painter, heading, words, size, colours.ink, display=True)
    _paint_progress(painter, QRectF(title.right() - 60, title.y(), 60, title.height()), done, colours)
    below = QRectF(inner.x(), title.bottom(), inner.width(), inner.bottom() - title.bottom())
    draw_broken(painter, below, rule, below.height() * 0.42, colours.soft_ink)


def _paint_progress(painter: QPainter, room: QRectF, done: tuple[int, int], colours: Theme) -> None:
    """Paint a dot for each step, those done filled."""
    step, steps = done
    gap = min(10.0, room.width() / steps)
    painter.setPen(QPen(QColor(colours.control_line), 1.0))
    for number in range(steps):
        painter.setBrush(QColor(colours.accent if number < step else colours.well))
        painter.drawEllipse(QPointF(room.right() - gap * (steps - number - 0.5), room.center().y()), 3.2, 3.2)
