"""What panels draw with: cards, words that fit, badges, chips, tablets."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.ui.assets import (
    blank_pixmap,
    cache_pixmap,
    cached_pixmap,
    display_font,
    paint_art,
    resources_dir,
    text_font,
)
from ra_desktop.ui.emblem_painter import PLAYER_COLOURS
from ra_desktop.ui.theme import current
from ra_desktop.ui.tile_painter import PALETTE, category, paint_shadow, tile_pixmap

from .layout import (
    BADGE_OVERHANG,
    LAYERS,
    SMALLEST_BADGED,
    SMALLEST_TYPE,
    TABLET_ASPECT,
    badge_height,
    badge_rise,
    layer_offset,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ui.theme import Theme

_MARK_INK: Final = "#4A3312"
"""The ink in which the marks are drawn."""
_NARROWEST: Final = 78
"""Per cent of a face's own width, before words are cut."""
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_BADGE, _BADGE_INK, _BADGE_RING = "#3A2A18", "#FBF5E6", "#FBF5E6"
_GLOW: Final = "#FFCB4A"
_GLOW_BY_DAY: Final = "#EFA00B"
_TABLET_INK: Final = "#3A2410"


def player_ink(theme: Theme, colour: str) -> QColor:
    """The player's colour as it can be read on a card of *theme*; *colour* is a name or its #rrggbb."""
    for name, value in PLAYER_COLOURS.items():
        if colour.lower() in (name, value.lower()):
            return QColor(str(getattr(theme, name)))
    return QColor(colour)


def player_colour(colour: str) -> QColor:
    """The player's colour itself; *colour* is a name or its #rrggbb."""
    return QColor(PLAYER_COLOURS.get(colour, colour))


# --- words ----------------------------------------------------------------------------------------


def fitted(words: str, width: float, pixels: float, *, display: bool = False, bold: bool = False) -> tuple[QFont, str]:
    """The largest type up to *pixels* in which *words* fit into *width*, and the words.

    They are set smaller, then narrower, then in the plainer face; only then are they cut.
    """
    weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
    largest = max(round(SMALLEST_TYPE), round(pixels))
    if display:
        for size in range(largest, 12, -1):
            font = display_font(size)
            if QFontMetricsF(font).horizontalAdvance(words) <= width:
                return font, words
        largest = 15
    small = round(SMALLEST_TYPE)
    for stretch, first, last in (
        (100, largest, largest * 0.86),
        (90, largest * 0.9, largest * 0.74),
        (90, largest * 0.74, small),
        (_NARROWEST, small + 1, small),
    ):
        for size in range(max(small, round(first)), max(small, round(last)) - 1, -1):
            font = text_font(size, weight)
            font.setStretch(stretch)
            if QFontMetricsF(font).horizontalAdvance(words) <= width:
                return font, words
    return font, QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, width)


def broken(
    words: str, width: float, height: float, pixels: float, *, display: bool = False, bold: bool = False
) -> tuple[QFont, list[str]]:
    """As :func:`fitted`, but on two lines where *words* would otherwise have to be very small."""
    font, shown = fitted(words, width, pixels, display=display, bold=bold)
    comfortable = font.pixelSize() >= min(pixels, max(12.0, pixels * 0.72)) and font.stretch() in (0, 100, 90)
    if shown == words and (comfortable or height < 2 * SMALLEST_TYPE + 2):
        return font, [shown]
    best: tuple[QFont, list[str]] = (font, [shown])
    size = height / 2 * 0.92
    for cut in _breaks(words):
        lines = [words[:cut].rstrip(), words[cut:].lstrip()]
        fonts = [fitted(line, width, min(pixels, size), display=False, bold=bold) for line in lines]
        whole = all(text == line for (_, text), line in zip(fonts, lines, strict=True))
        smallest = min((f for f, _ in fonts), key=lambda f: (f.pixelSize(), f.stretch()))
        if whole and (
            best[1][0] != words
            or len(best[1]) == 1
            or (smallest.pixelSize(), smallest.stretch()) > (best[0].pixelSize(), best[0].stretch())
        ):
            best = smallest, lines
    return best


def _breaks(words: str) -> list[int]:
    """Where *words* may be broken: at spaces and hyphens, or in the middle if there are none."""
    places = [place + 1 for place, letter in enumerate(words[:-1]) if letter in " -" and place]
    return places or [len(words) // 2]


def draw_words(
    painter: QPainter,
    rect: QRectF,
    words: str,
    pixels: float,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    display: bool = False,
    bold: bool = False,
) -> None:
    """Write *words* into *rect*, vertically centred, in the largest type up to *pixels* that fits."""
    if not words or rect.width() <= 0:
        return
    font, shown = fitted(words, rect.width(), pixels, display=display, bold=bold)
    _write(painter, rect, font, [shown], QColor(colour), align)


def draw_broken(
    painter: QPainter,
    rect: QRectF,
    words: str,
    pixels: float,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    display: bool = False,
    bold: bool = False,
) -> None:
    """As :func:`draw_words`, on two lines if need be."""
    if not words or rect.width() <= 0:
        return
    font, lines = broken(words, rect.width(), rect.height(), pixels, display=display, bold=bold)
    _write(painter, rect, font, lines, QColor(colour), align)


def _write(
    painter: QPainter, rect: QRectF, font: QFont, lines: list[str], colour: QColor, align: Qt.AlignmentFlag
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    step = QFontMetricsF(font).height() * 0.88
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * step
        painter.drawText(rect.translated(0, shift).adjusted(0, -6, 0, 6), flags, line)


def words_width(words: str, pixels: float, *, display: bool = False, bold: bool = False) -> float:
    """How wide *words* are in that type."""
    weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
    font = display_font(pixels) if display else text_font(pixels, weight)
    return QFontMetricsF(font).horizontalAdvance(words)


# --- surfaces -------------------------------------------------------------------------------------


def draw_card(
    painter: QPainter, card: QRectF, corner: float, theme: Theme, *, edge: QColor | None, scale: float
) -> None:
    """A panel's card with its shadow; *edge* frames it strongly."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step, alpha in ((0.0, 16), (1.2, 14), (2.6, 10)):
        painter.setBrush(QColor(20, 12, 4, alpha * 2 if theme.dark else alpha))
        painter.drawRoundedRect(card.translated(0, (1.0 + step) * scale), corner, corner)
    painter.setBrush(QColor(theme.card))
    painter.setPen(QPen(edge, 3.0 * scale) if edge is not None else QPen(QColor(theme.line), 1.2 * scale))
    inset = 1.0 * scale if edge is not None else 0.0
    painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), corner, corner)


def draw_stripe(painter: QPainter, card: QRectF, corner: float, width: float, colour: QColor) -> None:
    """The left edge of a card in the player's colour."""
    path, cut = QPainterPath(), QPainterPath()
    path.addRoundedRect(card, corner, corner)
    cut.addRect(QRectF(card.x(), card.y(), width, card.height()))
    painter.fillPath(path.intersected(cut), colour)


# --- marks, chips, badges ---------------------------------------------------------------------------


@cache
def _mark(name: str, ink: str) -> QSvgRenderer:
    data = (resources_dir() / "art" / "marks" / f"{name}.svg").read_bytes()
    drawing = QSvgRenderer(QByteArray(data.replace(_MARK_INK.encode(), ink.encode())))
    drawing.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawing


def draw_mark(painter: QPainter, centre: QPointF, radius: float, mark: str) -> None:
    """A category's mark on a disc in the category's colour."""
    if mark == "sun":
        field, ink = "#E98A24", "#FFF6DC"
    else:
        field, ink = PALETTE[mark].field, PALETTE[mark].ink
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(field))
    painter.drawEllipse(centre, radius, radius)
    side = radius * 0.66
    _mark(mark, ink).render(painter, QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))


def mark_pixmap(mark: str, radius: float, dpr: float) -> QPixmap:
    """The disc of :func:`draw_mark`, cached."""
    key = f"chipmark:{mark}:{radius:g}@{dpr:g}"
    image = cached_pixmap(key)
    if image is None:
        side = round(2 * radius)
        image = blank_pixmap(QSize(side, side), dpr)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_mark(painter, QPointF(side / 2, side / 2), side / 2, mark)
        painter.end()
        cache_pixmap(key, image)
    return image


def points_ink(theme: Theme, points: int | None) -> QColor:
    """The colour of points: gains green, losses red."""
    if points:
        return QColor(theme.positive if points > 0 else theme.negative)
    return QColor(theme.soft_ink)


def chip_type(height: float) -> float:
    """Size of the type on a chip."""
    return max(SMALLEST_TYPE, height * 0.7)


def draw_chip(
    painter: QPainter, rect: QRectF, mark: str, text: str, points: int | None, theme: Theme, dpr: float
) -> None:
    """What a group would score: its mark and the number."""
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


def draw_badge(painter: QPainter, right_top: QPointF, height: float, text: str) -> QRectF:
    """The number of a stack, at its upper right corner; returns where it is."""
    font = text_font(max(SMALLEST_TYPE, height * 0.72), QFont.Weight.Bold)
    metrics = QFontMetricsF(font)
    width = max(height, metrics.horizontalAdvance(text) + height * 0.5)
    rect = QRectF(right_top.x() - width, right_top.y(), width, height)
    painter.setPen(QPen(QColor(_BADGE_RING), max(1.0, height * 0.08)))
    painter.setBrush(QColor(_BADGE))
    inner = rect.adjusted(0.7, 0.7, -0.7, -0.7)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    painter.setFont(font)
    painter.setPen(QColor(_BADGE_INK))
    baseline = rect.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2, baseline), text)
    return rect


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
    outlined: bool = False,
) -> None:
    """Equal tiles on a stack with their number; *glow* says that it can be chosen, *focus* that it is.

    *outlined* sets it off from others of its colour under it.
    """
    height = round(card.height())
    shift = layer_offset(card.height())
    face = tile_pixmap(tile, height, dpr, label)
    corner = card.width() * 0.11
    if glow:
        unit = max(1.0, card.height() / 90)
        for grow, alpha in ((6.5 * unit, 70), (4.0 * unit, 150), (2.0 * unit, 255)):
            colour = QColor(_GLOW if current().dark else _GLOW_BY_DAY)
            colour.setAlpha(alpha)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
    for layer in range(min(count - 1, LAYERS), 0, -1):
        under = card.translated(shift * layer)
        paint_shadow(painter, under)
        painter.setPen(QPen(QColor(current().card), max(0.8, card.width() * 0.014)))
        painter.setBrush(QColor(PALETTE[category(tile)].foot).darker(104 + 8 * layer))
        painter.drawRoundedRect(under, corner, corner)
    top = card.translated(0, -2) if hover else card
    paint_shadow(painter, top, height=2.2 if hover else 1.0)
    painter.drawPixmap(top.topLeft(), face)
    if count > 1 or outlined:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(current().card), max(0.8, card.width() * 0.014)))
        painter.drawRoundedRect(top, corner, corner)
    if focus is not None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor("#FBF5E6"), 4.6), (focus, 2.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(top.adjusted(-1.5, -1.5, 1.5, 1.5), corner + 1, corner + 1)


def draw_veil(painter: QPainter, card: QRectF, count: int, theme: Theme) -> None:
    """Let a stack step back while others must be chosen from."""
    corner = card.width() * 0.11
    path = QPainterPath()
    for layer in range(min(count - 1, LAYERS) + 1):
        piece = QPainterPath()
        piece.addRoundedRect(card.translated(layer_offset(card.height()) * layer), corner, corner)
        path = path.united(piece)
    veil = QColor(theme.card)
    veil.setAlphaF(0.62)
    painter.fillPath(path, veil)


def draw_count(painter: QPainter, card: QRectF, seen: float, tile: str, count: int) -> None:
    """The number of a stack of which *seen* pixels of the width are visible; none for a single tile."""
    if count < 2:
        return
    if card.height() >= SMALLEST_BADGED:
        badge = badge_height(card.height())
        right = card.x() + min(card.width() + badge * BADGE_OVERHANG, max(seen + badge * 0.3, badge))
        draw_badge(painter, QPointF(right, card.y() - badge_rise(card.height())), badge, str(count))
        return
    colours = PALETTE[category(tile)]
    height = max(SMALLEST_TYPE * 0.98, card.height() * 0.34)
    foot = QRectF(card.x(), card.bottom() - height, card.width(), height)
    corner = card.width() * 0.11
    path, cut = QPainterPath(), QPainterPath()
    path.addRoundedRect(card, corner, corner)
    cut.addRect(QRectF(foot.x(), foot.y(), min(seen, foot.width()), foot.height()))
    painter.fillPath(path.intersected(cut), QColor(colours.foot))
    room = QRectF(foot.x(), foot.y(), min(seen, foot.width()), foot.height())
    draw_words(painter, room, str(count), max(SMALLEST_TYPE, height * 0.95), colours.ink, _CENTRED, bold=True)


# --- fame -----------------------------------------------------------------------------------------


def tablets_for(fame: int, most: int) -> list[str]:
    """The tablets that make up *fame*, the highest first, at most that many; a blank one for none."""
    drawings = []
    for worth in (10, 5, 2, 1):
        copies, fame = divmod(fame, worth)
        drawings += [f"board/tablet-{worth}"] * copies
    return drawings[:most] or ["board/tablet-1"]


def draw_tablets(painter: QPainter, rect: QRectF, drawings: Sequence[str], text: str, *, pressed: bool = False) -> None:
    """A fan of tablets, the first in front, with *text* on it."""
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
    """The place of a sun that is away."""
    colour = QColor(current().control_line)
    colour.setAlphaF(0.45)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.2, radius * 0.06), Qt.PenStyle.DashLine))
    painter.drawEllipse(centre, radius * 0.82, radius * 0.82)


def paint_thinking(painter: QPainter, centre: QPointF, radius: float, colours: Theme) -> None:
    """Three dots in a bubble: a bot is at work."""
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
"""Below this radius a sun that lies face down is drawn plainly, so that its number stays readable."""


def draw_small_bronze(painter: QPainter, centre: QPointF, radius: float, value: int) -> None:
    """A sun face down, too small for its crescent."""
    painter.setPen(QPen(QColor("#8A6437"), radius * 0.14))
    painter.setBrush(QColor("#5A3E25"))
    painter.drawEllipse(centre, radius * 0.93, radius * 0.93)
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_words(painter, room, str(value), max(SMALLEST_TYPE, radius), "#F6E3B8", _CENTRED, bold=True)


def draw_vacancy(painter: QPainter, card: QRectF, mark: str, theme: Theme) -> None:
    """Where the first tile of a group will lie: its outline with the group's mark."""
    colour = QColor(theme.control_line)
    colour.setAlphaF(0.38)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.1, card.width() * 0.018), Qt.PenStyle.DashLine))
    corner = card.width() * 0.11
    painter.drawRoundedRect(card, corner, corner)
    painter.setOpacity(0.30)
    side = card.width() * 0.24
    _mark(mark, theme.soft_ink).render(
        painter, QRectF(card.center().x() - side, card.center().y() - side, 2 * side, 2 * side)
    )
    painter.setOpacity(1.0)
