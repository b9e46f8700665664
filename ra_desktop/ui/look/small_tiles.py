"""Small tiles, where a whole card would be illegible: colour and picture only, as large as possible."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from .art import painted_once, renderer
from .tile_colours import colours_of
from .tile_painter import ASPECT, CARD_WIDTH, CORNER, category, drawing

_RINGED: Final = ("disaster", "plague")
_RING: Final = "#D8432E"
_RING_WIDTH: Final = 0.07
"""In card widths, like the margin."""
_MARGIN: Final = 0.05


def small_tile_pixmap(tile: str, height: int, dpr: float, *, foot: float, seen: int) -> QPixmap:
    """Return `tile` as a card `height` device-independent pixels high, with its picture in the part that stays visible.

    That is above the `foot`, and in the left part of the card, `seen` pixels wide. A two-sided tile shows its upper
    side; cached.
    """
    size = QSize(max(1, round(height * ASPECT)), height)
    seen = min(seen, size.width())
    key = f"small-tile:{tile}:{height}:{foot:g}:{seen}@{dpr:g}"
    card = QRectF(QPointF(), size)
    return painted_once(key, size, dpr, lambda painter: _paint(painter, card, tile, foot, size.width() - seen))


def _paint(painter: QPainter, card: QRectF, tile: str, foot: float, covered: float) -> None:
    name, wide = category(tile), card.width()
    corner = CORNER * wide / CARD_WIDTH
    painter.setPen(Qt.PenStyle.NoPen)
    edge = 0.0
    if name in _RINGED:
        painter.setBrush(QColor(_RING))
        painter.drawRoundedRect(card, corner, corner)
        edge = max(1.0, wide * _RING_WIDTH)
    field = QPainterPath()
    field.addRoundedRect(card.adjusted(edge, edge, -edge, -edge), corner, corner)
    painter.fillPath(field, QColor(colours_of(name).field))
    margin = edge + wide * _MARGIN
    below = max(margin, foot + wide * _MARGIN)
    room = card.adjusted(margin, margin, -max(margin, covered + wide * _MARGIN), -below)
    picture = renderer(drawing(tile))
    box = picture.boundsOnElement("figure")
    scale = min(room.width() / box.width(), room.height() / box.height())
    target = QRectF(0, 0, box.width() * scale, box.height() * scale)
    target.moveCenter(room.center())
    painter.setClipPath(field)
    picture.render(painter, "figure", target)
