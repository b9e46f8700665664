"""Points and buildings on tiles of Priests of Ra: the score of a kind, and buildings complete or begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.engine.games.priests.scoring import TILES_FOR_A_BUILDING
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_words, words_width
from ra_desktop.ui.words.tiles import points_text

from .spread import LAYERS, layer_offset

if TYPE_CHECKING:
    from ra_desktop.ui.look.theme import Theme

SMALLEST_WITH_POINTS: Final = 46
"""The least height of a card with points."""
_GAIN, _GAIN_INK = "#285E36", "#FFFBEE"
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter


def draw_points(painter: QPainter, card: QRectF, points: int) -> None:
    """Draw the score of the kind of `card` over the mark in its upper left corner."""
    height = max(15.0, min(card.height() * 0.21, 11 + card.height() * 0.09))
    size = max(SMALLEST_TYPE, height * 0.72)
    text = points_text(points)
    width = max(height * 1.3, words_width(text, size, bold=True) + height * 0.5)
    rect = QRectF(card.x() - height * 0.14, card.y() - height * 0.14, width, height)
    painter.setPen(QPen(QColor(_GAIN_INK), max(1.0, height * 0.07)))
    painter.setBrush(QColor(_GAIN))
    painter.drawRoundedRect(rect, height * 0.32, height * 0.32)
    draw_words(painter, rect, text, size, _GAIN_INK, _CENTRED, bold=True)


def draw_foundation(painter: QPainter, cards: QRectF, tiles: int, theme: Theme) -> None:
    """Draw below the `cards` of a kind a slab for each complete building, and a part with an outline for one begun."""
    if not tiles:
        return
    slabs = -(-tiles // TILES_FOR_A_BUILDING)
    room = layer_offset(cards.height()).y() * LAYERS
    thick = max(2.5, min(room * 0.5, 6.0))
    gap = max(2.0, thick * 0.6)
    width = min(cards.height() * 0.66, (cards.width() - gap * (slabs - 1)) / slabs)
    y = cards.bottom() + max(1.5, (room + 2.0 - thick) * 0.6)
    for slab in range(slabs):
        rect = QRectF(cards.x() + slab * (width + gap), y, width, thick)
        laid = min(TILES_FOR_A_BUILDING, tiles - slab * TILES_FOR_A_BUILDING)
        complete = laid == TILES_FOR_A_BUILDING
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.positive if complete else theme.soft_ink))
        painter.drawRoundedRect(QRectF(rect.x(), y, width * laid / TILES_FOR_A_BUILDING, thick), 1.5, 1.5)
        if not complete:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.control_line), 1.0))
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, 1.5)
