"""Painting for panels: cards, marks, chips, tablets, small suns."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from ra_desktop.ui.look.art import faint, paint_art, paint_box, paint_disc, painted_once, rounded
from ra_desktop.ui.look.emblem_painter import emblem_ink
from ra_desktop.ui.look.lettering import CENTRED, SMALLEST_TYPE, draw_words
from ra_desktop.ui.look.mark_painter import mark_pixmap
from ra_desktop.ui.look.theme import Theme, current
from ra_desktop.ui.look.tile_painter import CORNER, paint_shadow

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


TABLET_ASPECT: Final = 3 / 4
"""Width by height of a fame tablet."""
_TABLET_INK: Final = "#3A2410"


def player_ink(theme: Theme, colour: str) -> QColor:
    """Return the player's `colour`, by its name, as legible ink on a card of `theme`."""
    return QColor(str(getattr(theme, colour)))


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
    dpr = device_ratio(painter)
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
    for step, alpha in ((0.0, 16), (1.2, 14), (2.6, 10)):
        shade = QColor(20, 12, 4, alpha * 2 if theme.dark else alpha)
        paint_box(painter, card.translated(0, (1.0 + step) * scale), corner, shade)
    inset = scale if edge is not None else 0.0
    inside, width = card.adjusted(inset, inset, -inset, -inset), 1.2 * scale if edge is None else 3.0 * scale
    paint_box(painter, inside, corner, theme.card, edge or theme.line, width)


def draw_stripe(painter: QPainter, card: QRectF, corner: float, width: float, colour: QColor) -> None:
    """Draw the left edge of a card, `width` pixels wide with round corners, in the player's colour."""
    stripe = QPainterPath()
    stripe.addRect(QRectF(card.x(), card.y(), width, card.height()))
    painter.fillPath(rounded(card, corner).intersected(stripe), colour)


# --- chips, badges ---------------------------------------------------------------------------


def points_ink(theme: Theme, points: int | None) -> QColor:
    """Return the colour of points: green for gains, red for losses."""
    if points:
        return QColor(theme.positive if points > 0 else theme.negative)
    return QColor(theme.soft_ink)


def chip_type(height: float) -> float:
    """Return the type size in pixels on a chip of that `height`."""
    return max(SMALLEST_TYPE, height * 0.7)


def draw_chip(painter: QPainter, rect: QRectF, text: str, points: int | None, theme: Theme, dpr: float) -> None:
    """Draw the chip of the suns: their mark, and the `points` they would score, for a screen of scale `dpr`."""
    round_ = rect.height() / 2
    paint_box(painter, rect, round_, theme.window if not theme.dark else theme.well, theme.line, 1.0)
    side = round(rect.height() * 0.86)
    disc = mark_pixmap("sun", side / 2, dpr)
    inset = (rect.height() - side) / 2
    painter.drawPixmap(QPointF(rect.x() + inset, rect.y() + inset), disc)
    room = QRectF(rect.x() + inset + side + 1, rect.y(), rect.width() - side - inset - 4, rect.height())
    draw_words(
        painter, room, text, chip_type(rect.height()), points_ink(theme, points), CENTRED, bold=points is not None
    )


# --- fame -----------------------------------------------------------------------------------------


def tablets_for(fame: int) -> list[str]:
    """Return the tablets that make up `fame`, the three highest first; a blank one for 0."""
    drawings = []
    for worth in (10, 5, 2, 1):
        copies, fame = divmod(fame, worth)
        drawings += [f"board/tablet-{worth}"] * copies
    return drawings[:3] or ["board/tablet-1"]


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
        paint_box(painter, room, 3, QColor(255, 250, 236, 232))
        draw_words(painter, room, text, height * 0.44, _TABLET_INK, CENTRED, bold=True)


# --- suns and bots ---------------------------------------------------------------------------------


def paint_empty_sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the place of an absent sun: a circle of `radius` pixels."""
    theme = current()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(theme.control_line, theme.faded(0.45)), max(1.2, radius * 0.06), Qt.PenStyle.DashLine))
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)


def paint_thinking(painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
    """Paint three dots in a bubble of `radius` pixels: a bot is thinking."""
    width, height = max(17.0, radius * 1.0), max(9.0, radius * 0.52)
    bubble = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    paint_box(painter, bubble, height / 2, colours.field, colours.control_line, 1.0)
    for step in (-1, 0, 1):
        paint_disc(painter, bubble.center() + QPointF(step * width * 0.24, 0), height * 0.13, colours.ink)


SMALLEST_BRONZE: Final = 14.0
"""Below this radius a face-down sun is drawn plainly, so that its number stays legible."""


def draw_small_bronze(painter: QPainter, centre: QPointF, radius: float, value: int) -> None:
    """Draw a face-down sun without its crescent, for small sizes."""
    paint_disc(painter, centre, radius * 0.93, "#5A3E25", "#8A6437", radius * 0.14)
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_words(painter, room, str(value), max(SMALLEST_TYPE, radius), "#F6E3B8", CENTRED, bold=True)


GLOW: Final = "#FFC83D"
"""The glow around things on the board that can be chosen."""
GLOW_EDGE: Final = "#E98A1F"
FOCUS_OUTER: Final = "#FBF5E6"
FOCUS_INNER: Final = "#2A5DB0"
"""The colours of the frame around what Enter chooses."""
SHADE: Final = 18
"""Room around a card for its shadow."""
_BOARD_GLOW: Final = ((11.0, 0.20), (7.5, 0.30), (4.0, 0.45))
"""The reach of each ring of the glow, in hundredths of a card's width, and its opacity."""


def device_ratio(painter: QPainter) -> float:
    """Return the device pixels for one unit of `painter`."""
    device = painter.device()
    return device.devicePixelRatioF() if device is not None else 1.0


def draw_pixmap(painter: QPainter, at: QPointF, image: QPixmap) -> None:
    """Draw `image` with its upper left corner at `at`, without resampling where the scale allows."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(at, image)


def draw_centred(painter: QPainter, centre: QPointF, image: QPixmap) -> None:
    """Draw `image` around `centre`."""
    size = image.deviceIndependentSize()
    draw_pixmap(painter, centre - QPointF(size.width() / 2, size.height() / 2), image)


def card_shadow(size: QSize, dpr: float, height: float = 1.0) -> QPixmap:
    """Return the shadow of a card of that size `height` above the table, larger by `SHADE` on each side; cached."""
    key = f"shade:{size.width()}x{size.height()}:{height:g}@{dpr:g}"
    card = QRectF(SHADE, SHADE, size.width(), size.height())
    whole = QSize(size.width() + 2 * SHADE, size.height() + 2 * SHADE)
    return painted_once(key, whole, dpr, lambda painter: paint_shadow(painter, card, height=height))


def paint_glow(
    painter: QPainter, card: QRectF, corner: float, colour: QColor | str, rings: Iterable[tuple[float, float]]
) -> None:
    """Paint a glow around `card` with corner radius `corner`; `rings` are (reach, opacity), the widest first."""
    for reach, opacity in rings:
        paint_box(painter, card.adjusted(-reach, -reach, reach, reach), corner + reach, faint(colour, opacity))


def paint_frame(
    painter: QPainter, card: QRectF, corner: float, lines: Iterable[tuple[QColor | str, float]], grow: float
) -> None:
    """Paint lines around `card`, `grow` outside its edge: (colour, width) of each, the widest first."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in lines:
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner, corner)


def card_glow(painter: QPainter, card: QRectF, *, strong: bool) -> None:
    """Paint the glow around a card on the board that can be chosen, brighter if `strong`."""
    unit, more = card.width() / 100, 1.5 if strong else 1.0
    rings = [(reach * unit, min(1.0, opacity * more)) for reach, opacity in _BOARD_GLOW]
    paint_glow(painter, card, CORNER * unit, GLOW, rings)


def card_ring(painter: QPainter, card: QRectF, *, selected: bool) -> None:
    """Paint the frame of a card on the board that can be chosen, or of the one that Enter chooses."""
    unit = card.width() / 100
    lines = ((FOCUS_OUTER, 7.5), (FOCUS_INNER, 4.0)) if selected else ((GLOW_EDGE, 3.4),)
    grow = 1.6 * unit
    paint_frame(painter, card, CORNER * unit + grow, [(line, max(1.5, width * unit)) for line, width in lines], grow)


SIDE: Final = 10
"""Period of a pattern in pixels."""
_FAINT, _STRONG = 0.26, 0.6
"""The opacity of patterns, usually and in high contrast."""


class Pattern(NamedTuple):
    """How a player's areas and lines are drawn."""

    area: str
    """"plain", "rising" for diagonals, "dots", "level" for lines across, or "crossed"."""
    corners: tuple[tuple[float, float], ...]
    """The corners of the sign of a line's points, in its size; none for a disc."""
    strokes: tuple[float, ...]
    """Lengths of the strokes of a line and of the gaps between them, in its widths; none for a whole line."""


PATTERNS: Final = {
    "lapis": Pattern("plain", (), ()),
    "carnelian": Pattern("rising", ((-0.5, -0.5), (-0.5, 0.5), (0.5, 0.5), (0.5, -0.5)), (5.0, 2.0)),
    "malachite": Pattern("dots", ((0.0, -0.5), (-0.5, 0.5), (0.5, 0.5)), (1.6, 1.8)),
    "amethyst": Pattern("level", ((0.0, -0.5), (-0.4, 0.0), (0.0, 0.5), (0.4, 0.0)), (7.0, 2.0, 1.4, 2.0)),
    "ochre": Pattern("crossed", ((0.0, 0.5), (-0.5, -0.5), (0.5, -0.5)), (3.0, 1.6, 1.2, 1.6, 1.2, 1.6)),
}
"""By the name of the player's colour."""


def pattern_brush(colour: str, ground: QColor, dpr: float) -> QBrush:
    """Return what is filled over an area of a player that has been filled with `ground`."""
    kind = PATTERNS[colour].area
    if kind == "plain":
        return QBrush(Qt.BrushStyle.NoBrush)
    tile = QPixmap(_tile(kind, emblem_ink(ground), dpr))
    tile.setDevicePixelRatio(1.0)  # a brush takes no heed of it
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1 / dpr, 1 / dpr))
    return brush


def _tile(kind: str, ink: str, dpr: float) -> QPixmap:
    opacity = _STRONG if current().strong else _FAINT

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, kind, faint(ink, opacity))

    return painted_once(f"pattern:{kind}:{ink}:{opacity}@{dpr:g}", QSize(SIDE, SIDE), dpr, paint)


def _paint(painter: QPainter, kind: str, colour: QColor) -> None:
    painter.setPen(QPen(colour, 1.4))
    if kind == "rising":
        for shift in (-SIDE, 0, SIDE):
            painter.drawLine(QPointF(shift - 1, SIDE + 1), QPointF(SIDE + shift + 1, -1))
    elif kind == "level":
        for y in (SIDE * 0.25, SIDE * 0.75):
            painter.drawLine(QPointF(-1, y), QPointF(SIDE + 1, y))
    elif kind == "crossed":
        painter.drawLine(QPointF(SIDE / 2, -1), QPointF(SIDE / 2, SIDE + 1))
        painter.drawLine(QPointF(-1, SIDE / 2), QPointF(SIDE + 1, SIDE / 2))
    else:
        for at in (SIDE * 0.25, SIDE * 0.75):
            paint_disc(painter, QPointF(at, at), 1.5, colour)
