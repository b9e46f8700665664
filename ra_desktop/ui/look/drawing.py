"""Painting for panels: cards, marks, chips, tablets, small suns."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .art import paint_art, painted_once
from .emblem_painter import PLAYER_COLOURS
from .lettering import SMALLEST_TYPE, draw_words
from .mark_painter import mark_pixmap
from .theme import current

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .theme import Theme

TABLET_ASPECT: Final = 3 / 4
"""Width by height of a fame tablet."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_TABLET_INK: Final = "#3A2410"


def player_ink(theme: Theme, colour: str) -> QColor:
    """Return the player's colour as legible ink on a card of `theme`; `colour` is a name or its #rrggbb."""
    for name, value in PLAYER_COLOURS.items():
        if colour.lower() in (name, value.lower()):
            return QColor(str(getattr(theme, name)))
    return QColor(colour)


def player_colour(colour: str) -> QColor:
    """Return the player's colour; `colour` is a name or its #rrggbb."""
    return QColor(PLAYER_COLOURS.get(colour, colour))


# --- surfaces -------------------------------------------------------------------------------------


def draw_card(
    painter: QPainter,
    card: QRectF,
    corner: float,
    theme: Theme,
    *,
    edge: QColor | None,
    scale: float,
    stripe: tuple[float, QColor] | None = None,
) -> None:
    """Draw a panel's card with its shadow; `edge` is a strong frame, `stripe` the width and colour of its left edge.

    Painted once for each size and look.
    """
    device = painter.device()
    dpr = device.devicePixelRatioF() if device is not None else 1.0
    margin = math.ceil(5 * scale) + 1
    corner_of_all = QPointF(math.floor(card.x()) - margin, math.floor(card.y()) - margin)
    size = QSize(math.ceil(card.width()) + 2 * margin + 1, math.ceil(card.height()) + 2 * margin + 1)
    words = (
        "card",
        *(f"{value:g}" for value in (card.x() % 1, card.y() % 1, card.width(), card.height(), corner, scale, dpr)),
        theme.name,
        edge.name() if edge is not None else "",
        f"{stripe[0]:g}{stripe[1].name()}" if stripe is not None else "",
    )
    key = ":".join(words)

    def paint(own: QPainter) -> None:
        own.translate(-corner_of_all)
        _paint_card(own, card, corner, theme, edge, scale)
        if stripe is not None:
            draw_stripe(own, card, corner, *stripe)

    painter.drawPixmap(corner_of_all, painted_once(key, size, dpr, paint))


def _paint_card(
    painter: QPainter, card: QRectF, corner: float, theme: Theme, edge: QColor | None, scale: float
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step, alpha in ((0.0, 16), (1.2, 14), (2.6, 10)):
        painter.setBrush(QColor(20, 12, 4, alpha * 2 if theme.dark else alpha))
        painter.drawRoundedRect(card.translated(0, (1.0 + step) * scale), corner, corner)
    painter.setBrush(QColor(theme.card))
    painter.setPen(QPen(edge, 3.0 * scale) if edge is not None else QPen(QColor(theme.line), 1.2 * scale))
    inset = 1.0 * scale if edge is not None else 0.0
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner)


def draw_stripe(painter: QPainter, card: QRectF, corner: float, width: float, colour: QColor) -> None:
    """Draw the left edge of a card in the player's colour."""
    path, cut = QPainterPath(), QPainterPath()
    path.addRoundedRect(card, corner, corner)
    cut.addRect(QRectF(card.x(), card.y(), width, card.height()))
    painter.fillPath(path.intersected(cut), colour)


# --- chips, badges ---------------------------------------------------------------------------


def points_ink(theme: Theme, points: int | None) -> QColor:
    """Return the colour of points: green for gains, red for losses."""
    if points:
        return QColor(theme.positive if points > 0 else theme.negative)
    return QColor(theme.soft_ink)


def chip_type(height: float) -> float:
    """Return the type size on a chip."""
    return max(SMALLEST_TYPE, height * 0.7)


def draw_chip(
    painter: QPainter, rect: QRectF, mark: str, text: str, points: int | None, theme: Theme, dpr: float
) -> None:
    """Draw the chip of a group: its mark, and what it would score."""
    round_ = rect.height() / 2
    painter.setPen(QPen(QColor(theme.line), 1.0))
    painter.setBrush(QColor(theme.window if not theme.dark else theme.well))
    painter.drawRoundedRect(rect, round_, round_)
    side = round(rect.height() * 0.86)
    disc = mark_pixmap(mark, side / 2, dpr)
    inset = (rect.height() - side) / 2
    painter.drawPixmap(QPointF(rect.x() + inset, rect.y() + inset), disc)
    room = QRectF(rect.x() + inset + side + 1, rect.y(), rect.width() - side - inset - 4, rect.height())
    draw_words(
        painter, room, text, chip_type(rect.height()), points_ink(theme, points), _CENTRED, bold=points is not None
    )


# --- fame -----------------------------------------------------------------------------------------


def tablets_for(fame: int, most: int) -> list[str]:
    """Return the tablets that make up `fame`, the highest first, at most that many; a blank one for 0."""
    drawings = []
    for worth in (10, 5, 2, 1):
        copies, fame = divmod(fame, worth)
        drawings += [f"board/tablet-{worth}"] * copies
    return drawings[:most] or ["board/tablet-1"]


def draw_tablets(painter: QPainter, rect: QRectF, drawings: Sequence[str], text: str, *, pressed: bool = False) -> None:
    """Draw a fan of tablets, the first in front, with `text` on it."""
    height = rect.height()
    width = height * TABLET_ASPECT
    step = (rect.width() - width) / max(2, len(drawings) - 1) if len(drawings) > 1 else 0.0
    lift = -1.5 if pressed else 0.0
    for index in range(len(drawings) - 1, -1, -1):
        place = QRectF(rect.right() - width - index * step, rect.y() + index * height * 0.03 + lift, width, height)
        paint_art(painter, drawings[index], place)
    if text:
        front = QRectF(rect.right() - width, rect.y() + lift, width, height)
        room = front.adjusted(width * 0.17, height * 0.36, -width * 0.17, -height * 0.10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 250, 236, 232))
        painter.drawRoundedRect(room, 3, 3)
        draw_words(painter, room, text, height * 0.44, _TABLET_INK, _CENTRED, bold=True)


# --- suns and bots ---------------------------------------------------------------------------------


def paint_empty_sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the place of an absent sun."""
    theme = current()
    colour = QColor(theme.control_line)
    colour.setAlphaF(theme.faded(0.45))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.2, radius * 0.06), Qt.PenStyle.DashLine))
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)


def paint_thinking(painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
    """Paint three dots in a bubble: a bot is thinking."""
    width, height = max(17.0, radius * 1.0), max(9.0, radius * 0.52)
    bubble = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    painter.setPen(QPen(QColor(colours.control_line), 1.0))
    painter.setBrush(QColor(colours.field))
    painter.drawRoundedRect(bubble, height / 2, height / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.ink))
    for step in (-1, 0, 1):
        painter.drawEllipse(bubble.center() + QPointF(step * width * 0.24, 0), height * 0.13, height * 0.13)


SMALLEST_BRONZE: Final = 14.0
"""Below this radius a face-down sun is drawn plainly, so that its number stays legible."""


def draw_small_bronze(painter: QPainter, centre: QPointF, radius: float, value: int) -> None:
    """Draw a face-down sun without its crescent, for small sizes."""
    painter.setPen(QPen(QColor("#8A6437"), radius * 0.14))
    painter.setBrush(QColor("#5A3E25"))
    painter.drawEllipse(centre, radius * 0.93, radius * 0.93)
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_words(painter, room, str(value), max(SMALLEST_TYPE, radius), "#F6E3B8", _CENTRED, bold=True)
