"""The static parts of the board (sky, table, track bed and altar), painted once into pixmaps."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPixmap, QRadialGradient

from ra_desktop.ui.look.art import blank_pixmap, faint, kept, paint_box, paint_disc, painting, rounded
from ra_desktop.ui.look.nile import light_at, paint_sky, paint_track
from ra_desktop.ui.look.theme import PAPYRUS, Theme, read_colours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .layout import BoardLayout

HOURS: Final = 24
"""Number of pictures for a day."""

_KEPT = 4
_VISIBLE = 0.01
_SHADOW = QColor(26, 16, 6)


@dataclass(frozen=True, slots=True)
class Light:
    """What the look of sky and table depends on besides their size."""

    day: float
    epoch: int
    theme: Theme


class Sheets:
    """The pictures of sky and table for one hour, or between one hour and the next.

    Painting a sky takes a few frames. While the day glides, one of `HOURS` pictures fades into the next, so that few
    need to be painted.
    """

    def __init__(self) -> None:
        self._layout: BoardLayout | None = None
        self._light = Light(0.0, 1, PAPYRUS)
        self._share = 0.0
        self._kept: dict[tuple[Light, bool, float], QPixmap] = {}

    def set_light(self, layout: BoardLayout, day: float, epoch: int, *, theme: Theme, gliding: bool) -> bool:
        """Set the light; return whether hour or layout changed.

        While `gliding`, the table has the light of the last full hour, and the sky is between it and the next.
        """
        if layout is not self._layout:
            self._kept.clear()
        hour = math.floor(day * HOURS) / HOURS if gliding else day
        light = Light(hour, epoch, theme)
        changed = layout is not self._layout or light != self._light
        self._layout, self._light = layout, light
        self._share = (day - hour) * HOURS
        return changed

    def table(self, dpr: float) -> list[tuple[QPixmap, float]]:
        """Return the table for a screen of scale `dpr`, with its opacity: 1."""
        return [(self._sheet(self._light, dpr, sky=False), 1.0)]

    def sky(self, dpr: float) -> list[tuple[QPixmap, float]]:
        """Return the sky, and over it the next hour's, with their opacities."""
        images = [(self._sheet(self._light, dpr, sky=True), 1.0)]
        if self._share > _VISIBLE:
            later = replace(self._light, day=min(1.0, self._light.day + 1 / HOURS))
            images.append((self._sheet(later, dpr, sky=True), self._share))
        return images

    def _sheet(self, light: Light, dpr: float, *, sky: bool) -> QPixmap:
        """Return a picture; the last few are cached."""
        key = (light, sky, dpr)
        image = self._kept.pop(key, None)
        if image is None:
            assert self._layout is not None
            while len(self._kept) >= _KEPT:
                del self._kept[next(iter(self._kept))]
            paint = paint_sky_sheet if sky else paint_table_sheet
            image = paint(self._layout, light, dpr)
        self._kept[key] = image
        return image


def paint_sky_sheet(layout: BoardLayout, light: Light, dpr: float) -> QPixmap:
    """Paint the upper part of the board, down to the river's near edge, with the empty Ra track."""
    sky = layout.sky
    image = blank_pixmap(QSize(round(layout.size.width()), round(sky.bottom())), dpr)
    with painting(image) as painter:
        paint_sky(painter, sky, light.day, light.epoch)
        # Only the arc and its empty spaces; the rest moves.
        paint_track(painter, sky, len(layout.ra_spaces))
        _round_off(painter, layout)
    return image


def paint_table_sheet(layout: BoardLayout, light: Light, dpr: float) -> QPixmap:
    """Paint the board without the sky: the table with its furniture, round corners and a shadow."""
    image = blank_pixmap(QSize(round(layout.size.width()), round(layout.size.height())), dpr)
    with painting(image) as painter:
        card, sky = layout.card, layout.sky
        table = QRectF(card.x(), sky.bottom() - 2, card.width(), card.bottom() - sky.bottom() + 2)
        paint_table(painter, table, light_at(light.day, light.epoch).table, light.theme)
        _edge_shadow(painter, sky, layout.scale)
        paint_track_bed(painter, layout.track_bed, layout.spaces, theme=light.theme)
        paint_altar(painter, layout.altar, theme=light.theme)
        paint_groove(painter, layout.divider, theme=light.theme)
        _round_off(painter, layout)
    return image


def _edge_shadow(painter: QPainter, sky: QRectF, scale: float) -> None:
    """Paint the shadow of the sky's sheet on the table."""
    for depth, alpha in ((6.0, 0.07), (3.5, 0.10), (1.6, 0.14)):
        edge = QRectF(sky.x(), sky.bottom(), sky.width(), depth * max(0.7, min(scale, 1.5)))
        painter.fillRect(edge, faint(_SHADOW, alpha))


def paint_groove(painter: QPainter, rect: QRectF, *, theme: Theme) -> None:
    """Paint the groove in the altar between the centre sun and the bids."""
    radius = rect.width() / 2
    paint_box(painter, rect, radius, QColor(0, 0, 0, 120) if theme.dark else QColor(122, 88, 40, 170))
    paint_box(painter, rect.translated(rect.width(), 0), radius, QColor(255, 244, 214, 30 if theme.dark else 120))


def _round_off(painter: QPainter, layout: BoardLayout) -> None:
    """Cut the corners, and let the card cast its shadow there."""
    card = rounded(layout.card, layout.corner)
    outside = QPainterPath()
    outside.addRect(QRectF(QPointF(-1, -1), layout.size).adjusted(0, 0, 2, 2))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(card), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    inside = rounded(layout.card.adjusted(1.5, 1.5, -1.5, -1.5), layout.corner)
    for drop, grow, alpha in ((2.0, 0.5, 0.12), (3.5, 1.0, 0.07), (5.0, 1.0, 0.05)):
        shadow = rounded(layout.card.translated(0, drop).adjusted(-grow, 0, grow, 0), layout.corner)
        painter.fillPath(shadow.subtracted(inside), faint(_SHADOW, alpha))


_SURFACES: Final = read_colours("board")
"""By the name of the theme; `grain` and `light` are how much is seen of the grain, and of the light of the hour."""

ALTAR_GLOW: Final = 0.24
"""How far the glow of the altar reaches, as a share of its height."""
_RINGS: Final = 9
_GRAIN_SIDE = 256
_GLOW = "#FFD35A"


def paint_table(painter: QPainter, rect: QRectF, light: QColor, theme: Theme) -> None:
    """Paint the table in the light of the hour (`nile.Light.table`), with a faint papyrus grain."""
    look = _SURFACES[theme.name]
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, _lit(look["table_top"], light, float(look["light"])))
    gradient.setColorAt(1.0, _lit(look["table_foot"], light, float(look["light"])))
    with kept(painter, soft=True):
        painter.setPen(Qt.PenStyle.NoPen)
        for brush, opacity in ((QBrush(gradient), 1.0), (QBrush(_grain()), float(look["grain"]))):
            painter.setOpacity(opacity)
            painter.setBrush(brush)
            painter.drawRect(rect)


def paint_track_bed(painter: QPainter, rect: QRectF, spaces: Sequence[QRectF], *, theme: Theme = PAPYRUS) -> None:
    """Paint the auction track: a bed with a stud at the middle of each of its `spaces`."""
    look = _SURFACES[theme.name]
    unit = rect.height() / 148
    with kept(painter, soft=True):
        paint_box(painter, rect, 14 * unit, look["bed"], look["bed_edge"], 1.2 * unit)
        for cell in spaces:
            paint_disc(painter, cell.center(), 3.2 * unit, look["cell"])


def paint_banner(painter: QPainter, rect: QRectF, *, theme: Theme = PAPYRUS, accent: QColor | None = None) -> None:
    """Paint the ribbon; its text goes into `banner_text_rect`. `accent` lines it in a player's colour."""
    look = _SURFACES[theme.name]
    unit = rect.height() / 40
    tail, fold, drop = 26 * unit, 12 * unit, 5 * unit
    body = QRectF(rect.x() + tail, rect.y(), rect.width() - 2 * tail, rect.height() - drop)
    with kept(painter, soft=True):
        painter.fillRect(body.translated(0, 2.5 * unit), faint("#2A1A08", 0.16))
        edge = QColor(accent) if accent is not None else QColor(look["banner_edge"])
        for side in (-1, 1):
            inner = body.left() if side < 0 else body.right()
            outer = rect.left() if side < 0 else rect.right()
            top, foot = rect.top() + drop, rect.bottom()
            ribbon = QPainterPath(QPointF(inner - side * fold, top))
            ribbon.lineTo(outer, top)
            ribbon.lineTo(outer - side * 9 * unit, (top + foot) / 2)
            ribbon.lineTo(outer, foot)
            ribbon.lineTo(inner - side * fold, foot)
            ribbon.closeSubpath()
            painter.fillPath(ribbon, QColor(look["banner_fold"]))
            under = QPainterPath(QPointF(inner, body.bottom()))
            under.lineTo(inner - side * fold, body.bottom())
            under.lineTo(inner - side * fold, foot)
            under.closeSubpath()
            painter.fillPath(under, QColor(look["banner_edge"]))
        painter.fillRect(body, QColor(look["banner"]))
        for y in (body.top() + 2.6 * unit, body.bottom() - 4.0 * unit):
            painter.fillRect(QRectF(body.x(), y, body.width(), 1.4 * unit), edge)


def banner_text_rect(rect: QRectF) -> QRectF:
    """Return the area for the banner's text."""
    unit = rect.height() / 40
    return rect.adjusted(36 * unit, 5 * unit, -36 * unit, -10 * unit)


def paint_altar(painter: QPainter, rect: QRectF, *, theme: Theme = PAPYRUS) -> None:
    """Paint the stone altar seen from a little above; suns lie on `altar_top_rect`."""
    look = _SURFACES[theme.name]
    unit = rect.height() / 96
    slant = 22 * unit
    face, base = 12 * unit, 7 * unit
    top = QRectF(rect.x() + 6 * unit, rect.y(), rect.width() - 12 * unit, rect.height() - face - base)
    with kept(painter, soft=True):
        shadow = QRectF(rect.x() - 2 * unit, rect.bottom() - base, rect.width() + 4 * unit, base + 4 * unit)
        paint_box(painter, shadow, 3 * unit, QColor(26, 16, 6, 46))
        painter.fillPath(_slab(top, slant, 0), QColor(look["altar_top"]))
        inset = top.adjusted(9 * unit, 6 * unit, -9 * unit, -6 * unit)
        painter.fillPath(_slab(inset, slant * 0.84, 0), QColor(look["altar_light"]))
        front = QRectF(top.x(), top.bottom(), top.width(), face)
        painter.fillRect(front, QColor(look["altar_face"]))
        painter.fillRect(QRectF(front.x(), front.y(), front.width(), 1.6 * unit), QColor(look["altar_light"]))
        _frieze(painter, front, unit, QColor(look["altar_line"]))
        paint_box(painter, QRectF(rect.x(), rect.bottom() - base, rect.width(), base), 2 * unit, look["altar_base"])


def paint_glowing_altar(painter: QPainter, rect: QRectF, strength: float, *, theme: Theme = PAPYRUS) -> None:
    """Paint the altar as a place for a sun: light around it and on its stone, by `strength`, up to 1."""
    unit = rect.height() / 96
    slant = 22 * unit
    top = QRectF(rect.x() + 6 * unit, rect.y(), rect.width() - 12 * unit, rect.height() - 19 * unit)
    with kept(painter, soft=True):
        ring = faint(_GLOW, strength * (0.11 if theme.dark else 0.13))
        for number in range(_RINGS):
            spread = ALTAR_GLOW * rect.height() * (1 - number / _RINGS)
            painter.fillPath(_slab(top, slant, spread), ring)
            foot = QRectF(rect.x(), top.bottom(), rect.width(), rect.bottom() - top.bottom())
            paint_box(painter, foot.adjusted(-spread, spread, spread, spread * 0.5), spread, ring)
        paint_altar(painter, rect, theme=theme)
        painter.setClipPath(_slab(top.adjusted(9 * unit, 6 * unit, -9 * unit, -6 * unit), slant * 0.84, 0))
        painter.translate(top.center())
        painter.scale(top.width() / 2, top.height() * 0.85)
        light = QRadialGradient(QPointF(0, 0), 1.0)
        for at, colour, alpha in ((0.0, "#FFF6D8", 0.95), (0.45, "#FFE08A", 0.7), (1.0, _GLOW, 0.12)):
            light.setColorAt(at, faint(colour, alpha * strength * (0.6 if theme.dark else 1.0)))
        painter.fillRect(QRectF(-1, -1, 2, 2), light)


def _slab(rect: QRectF, slant: float, spread: float) -> QPainterPath:
    path = QPainterPath(QPointF(rect.left() + slant - spread * 0.6, rect.top() - spread))
    path.lineTo(rect.right() - slant + spread * 0.6, rect.top() - spread)
    path.lineTo(rect.right() + spread, rect.bottom() + spread)
    path.lineTo(rect.left() - spread, rect.bottom() + spread)
    path.closeSubpath()
    return path


def _frieze(painter: QPainter, rect: QRectF, unit: float, colour: QColor) -> None:
    """Paint groups of upright strokes, like reeds carved round an altar."""
    pitch = 7.5 * unit
    count = int((rect.width() - 2 * pitch) / pitch)
    start = rect.center().x() - (count - 1) * pitch / 2
    for i in range(count):
        tall = 4.6 * unit if i % 4 else 6.4 * unit
        painter.fillRect(
            QRectF(start + i * pitch - 0.7 * unit, rect.bottom() - 1.6 * unit - tall, 1.4 * unit, tall), colour
        )


def _lit(surface: str, light: QColor, amount: float) -> QColor:
    """Return `surface` multiplied with the light, by that much of it."""
    base = QColor(surface)
    return QColor.fromRgbF(
        base.redF() * (1 - amount + amount * light.redF()),
        base.greenF() * (1 - amount + amount * light.greenF()),
        base.blueF() * (1 - amount + amount * light.blueF()),
    )


@cache
def _grain() -> QImage:
    """Return a tile of papyrus: faint fibres across and down, the same on every machine."""
    image = QImage(_GRAIN_SIDE, _GRAIN_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    dice = random.Random(7)
    painter = QPainter(image)
    for i in range(420):
        dark = dice.random() < 0.5
        colour = faint("#5A3A10" if dark else "#FFF8E0", dice.uniform(0.015, 0.042))
        length, x, y = dice.uniform(30, 150), dice.uniform(0, _GRAIN_SIDE), dice.randrange(_GRAIN_SIDE)
        if i % 5:
            boxes = [QRectF(x, y, length, 1), QRectF(x - _GRAIN_SIDE, y, length, 1)]
        else:
            boxes = [QRectF(y, x, 1, length * 0.6), QRectF(y, x - _GRAIN_SIDE, 1, length * 0.6)]
        for box in boxes:
            painter.fillRect(box, colour)
    painter.end()
    return image
