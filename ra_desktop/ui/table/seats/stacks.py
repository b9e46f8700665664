"""Stacks of equal tiles: cards, shadows, the number, highlights, and the points and buildings of Priests of Ra."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ra_desktop.engine.games.priests.scoring import TILES_FOR_A_BUILDING
from ra_desktop.ui.look.art import faint, paint_box, painted_once, rounded
from ra_desktop.ui.look.drawing import FOCUS_OUTER, draw_pixmap, paint_frame, paint_glow
from ra_desktop.ui.look.fonts import text_font
from ra_desktop.ui.look.lettering import CENTRED, SMALLEST_TYPE, draw_words, words_width, write_centred
from ra_desktop.ui.look.mark_painter import colours_of, mark_drawing
from ra_desktop.ui.look.theme import Theme, current
from ra_desktop.ui.look.tile_painter import category, paint_shadow, sides, small_tile_pixmap, tile_pixmap
from ra_desktop.ui.words.tiles import points_text

from .spread import BADGE_OVERHANG, LAYERS, SMALLEST_BADGED, badge_height, badge_rise, card_width, layer_offset

_CORNER: Final = 0.11
"""Radius of a card's corners, in widths of the card."""
_BELOW_FOLD: Final = 0.46
"""The top of the badge of a two-sided tile, in heights of the card."""
_BADGE, _BADGE_INK, _BADGE_RING = "#3A2A18", "#FBF5E6", "#FBF5E6"
_MARK: Final = 18.0
"""Size of the mark of a group without tiles, in pixels."""
_EXPECTED: Final = 0.3
"""Opacity of a tile that the lot would add."""
_GLOW: Final = "#FFCB4A"
_GLOW_BY_DAY: Final = "#EFA00B"
"""For the light theme, where the board's glow would hardly show."""
_RINGS: Final = ((6.5, 70 / 255), (4.0, 150 / 255), (2.0, 1.0))
"""The reach of each ring of the glow around a card 90 high, and its opacity."""


def draw_badge(painter: QPainter, right_top: QPointF, height: float, text: str) -> QRectF:
    """Draw the number of a stack at its upper right corner; return its rectangle."""
    font = text_font(max(SMALLEST_TYPE, height * 0.72), QFont.Weight.Bold)
    metrics = QFontMetricsF(font)
    width = max(height, metrics.horizontalAdvance(text) + height * 0.5)
    rect = QRectF(right_top.x() - width, right_top.y(), width, height)
    painter.setPen(QPen(QColor(_BADGE_RING), max(1.0, height * 0.08)))
    painter.setBrush(QColor(_BADGE))
    inner = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    write_centred(painter, rect.center(), text, font, _BADGE_INK)
    return rect


def stack_pixmap(
    tile: str,
    count: int,
    height: int,
    dpr: float,
    *,
    label: str | None = None,
    counted: bool = False,
    seen: float = math.inf,
) -> QPixmap:
    """Return the picture of a stack with its shadows, cached; the top card is :func:`stack_margin` from left and top.

    It is set off from others of its colour under it; `counted` reserves room for a number, and `seen` is the visible
    width.
    """
    layers = min(count - 1, LAYERS)
    theme = current()
    small = f"{counted:d}{round(min(seen, height))}" if height < SMALLEST_BADGED else ""
    key = f"stack:{tile}:{layers}:{height}@{dpr:g}:{theme.name}:{small}:{label or ''}"
    margin = stack_margin(height)
    shift = layer_offset(height)
    card = QRectF(margin, margin, card_width(height), height)
    size = QSizeF(card.width() + 2 * margin + shift.x() * LAYERS, height + 2 * margin + shift.y() * LAYERS)
    corner, edge = card.width() * _CORNER, max(0.8, card.width() * 0.014)

    def paint(painter: QPainter) -> None:
        for layer in range(layers, 0, -1):
            under = card.translated(shift * layer)
            paint_shadow(painter, under)
            foot = QColor(colours_of(category(tile)).foot).darker(104 + 8 * layer)
            paint_box(painter, under, corner, foot, theme.card, edge)
        paint_shadow(painter, card)
        draw_pixmap(painter, card.topLeft(), _picture(tile, height, dpr, label, counted=counted, seen=seen))
        paint_box(painter, card, corner, None, theme.card, edge)

    return painted_once(key, QSize(math.ceil(size.width()), math.ceil(size.height())), dpr, paint)


def _picture(tile: str, height: int, dpr: float, label: str | None, *, counted: bool, seen: float) -> QPixmap:
    """Return the picture of the top card."""
    if height >= SMALLEST_BADGED:
        return tile_pixmap(tile, height, dpr, label)
    foot = _foot_height(height) if counted else 0.0
    return small_tile_pixmap(tile, height, dpr, foot=foot, seen=round(min(seen, height)))


def stack_margin(height: float) -> int:
    """Return the margin for the shadow around a stack of cards of this height."""
    return math.ceil(height * 0.06) + 1


def draw_stack(
    painter: QPainter,
    card: QRectF,
    tile: str,
    count: int,
    dpr: float,
    *,
    label: str | None = None,
    glow: bool = False,
    focus: QColor | None = None,
    hover: bool = False,
    counted: bool = False,
    seen: float = math.inf,
) -> None:
    """Draw a stack of equal tiles; `glow` marks that it can be chosen, `focus` that it is selected.

    A small card shows its picture where neither its number, if it is `counted`, nor the next card covers it, which
    leaves `seen` pixels of the width visible.
    """
    height = round(card.height())
    corner = card.width() * _CORNER
    unit = max(1.0, height / 90)
    if glow:
        rings = [(reach * unit, opacity) for reach, opacity in _RINGS]
        paint_glow(painter, card, corner, _GLOW if current().dark else _GLOW_BY_DAY, rings)
    top = card.translated(0, -2) if hover else card
    margin = stack_margin(height)
    at = top.topLeft() - QPointF(margin, margin)
    at = QPointF(round(at.x() * dpr) / dpr, round(at.y() * dpr) / dpr)
    image = stack_pixmap(tile, count, height, dpr, label=label, counted=counted, seen=seen)
    painter.drawPixmap(at, image)
    if focus is not None:
        paint_frame(painter, top, corner + 1, ((FOCUS_OUTER, 4.6 * unit), (focus, 2.6 * unit)), 1.5)


def draw_veil(painter: QPainter, card: QRectF, count: int, theme: Theme) -> None:
    """Dim a stack while others can be chosen."""
    corner = card.width() * _CORNER
    path = QPainterPath()
    for layer in range(min(count - 1, LAYERS) + 1):
        path = path.united(rounded(card.translated(layer_offset(card.height()) * layer), corner))
    painter.fillPath(path, faint(theme.card, 1 - theme.faded(0.38)))


def draw_count(painter: QPainter, card: QRectF, seen: float, tile: str, count: int, *, strip: float = 0.0) -> None:
    """Draw the number of a stack with `seen` visible pixels of width; none for a single tile.

    Of one behind another, only a `strip` of that many pixels is visible at its top.
    """
    if count < 2:
        return
    if strip:
        badge = min(badge_height(card.height()), max(SMALLEST_TYPE + 2, strip * 0.86))
        draw_badge(painter, QPointF(card.x() + badge * 1.1, card.y() + (strip - badge) / 2), badge, str(count))
        return
    if card.height() >= SMALLEST_BADGED:
        badge = badge_height(card.height())
        right = card.x() + min(card.width() + badge * BADGE_OVERHANG, max(seen + badge * 0.3, badge))
        top = card.y() - badge_rise(card.height())
        if sides(tile)[1]:  # its upper corner shows the other side
            top = card.y() + card.height() * _BELOW_FOLD
        draw_badge(painter, QPointF(right, top), badge, str(count))
        return
    colours = colours_of(category(tile))
    height = _foot_height(card.height())
    foot = QRectF(card.x(), card.bottom() - height, min(seen, card.width()), height)
    part = QPainterPath()
    part.addRect(foot)
    painter.fillPath(rounded(card, card.width() * _CORNER).intersected(part), QColor(colours.foot))
    draw_words(painter, foot, str(count), max(SMALLEST_TYPE, height * 0.95), colours.ink, CENTRED, bold=True)


def _foot_height(tile_height: float) -> float:
    """Return the height of the number on a card that is too low for a badge."""
    return max(SMALLEST_TYPE * 0.98, tile_height * 0.34)


def draw_vacancy(painter: QPainter, card: QRectF, tile: str, dpr: float, theme: Theme) -> None:
    """Draw the place for a kind that the lot would add: an outline around a faint picture of the `tile`."""
    painter.setOpacity(_EXPECTED)
    draw_pixmap(painter, card.topLeft(), tile_pixmap(tile, round(card.height()), dpr))
    painter.setOpacity(1.0)
    paint_box(painter, card, card.width() * _CORNER, None, theme.control_line, 1.1)


def draw_mark(painter: QPainter, room: QRectF, mark: str, theme: Theme) -> None:
    """Draw the mark of a group without tiles at the foot of its `room`."""
    side = min(_MARK, room.width() - 2)
    place = QRectF(room.center().x() - side / 2, room.bottom() - side - 2, side, side)
    painter.setOpacity(theme.faded(0.55))
    mark_drawing(mark, theme.soft_ink).render(painter, place)
    painter.setOpacity(1.0)


SMALLEST_WITH_POINTS: Final = 46
"""The least height of a card with points."""
_GAIN, _GAIN_INK = "#285E36", "#FFFBEE"


def draw_points(painter: QPainter, card: QRectF, points: int) -> None:
    """Draw the score of the kind of `card` over the mark in its upper left corner."""
    height = max(15.0, min(card.height() * 0.21, 11 + card.height() * 0.09))
    size = max(SMALLEST_TYPE, height * 0.72)
    text = points_text(points)
    width = max(height * 1.3, words_width(text, size, bold=True) + height * 0.5)
    rect = QRectF(card.x() - height * 0.14, card.y() - height * 0.14, width, height)
    paint_box(painter, rect, height * 0.32, _GAIN, _GAIN_INK, max(1.0, height * 0.07))
    draw_words(painter, rect, text, size, _GAIN_INK, CENTRED, bold=True)


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
        built = QRectF(rect.x(), y, width * laid / TILES_FOR_A_BUILDING, thick)
        paint_box(painter, built, 1.5, theme.positive if complete else theme.soft_ink)
        if not complete:
            paint_box(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), 1.5, None, theme.control_line, 1.0)
