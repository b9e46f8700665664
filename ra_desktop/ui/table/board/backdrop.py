"""The static parts of the board (sky, table, track bed and altar), painted once into pixmaps."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ra_desktop.ui.look.art import blank_pixmap, paint_box, painting
from ra_desktop.ui.look.nile.sky import paint_sky, paint_track, table_light
from ra_desktop.ui.look.theme import PAPYRUS, Theme

from .table_painter import paint_altar, paint_table, paint_track_bed

if TYPE_CHECKING:
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
        paint_track(painter, sky, 0, len(layout.ra_spaces), 1.0, boat=False)
        _round_off(painter, layout)
    return image


def paint_table_sheet(layout: BoardLayout, light: Light, dpr: float) -> QPixmap:
    """Paint the board without the sky: the table with its furniture, round corners and a shadow."""
    image = blank_pixmap(QSize(round(layout.size.width()), round(layout.size.height())), dpr)
    with painting(image) as painter:
        card, sky = layout.card, layout.sky
        table = QRectF(card.x(), sky.bottom() - 2, card.width(), card.bottom() - sky.bottom() + 2)
        paint_table(painter, table, table_light(light.day, light.epoch), light.theme)
        _edge_shadow(painter, sky, layout.scale)
        paint_track_bed(painter, layout.track_bed, layout.spaces, theme=light.theme)
        paint_altar(painter, layout.altar, theme=light.theme)
        paint_groove(painter, layout.divider, theme=light.theme)
        _round_off(painter, layout)
    return image


def _edge_shadow(painter: QPainter, sky: QRectF, scale: float) -> None:
    """Paint the shadow of the sky's sheet on the table."""
    colour = QColor(_SHADOW)
    for depth, alpha in ((6.0, 0.07), (3.5, 0.10), (1.6, 0.14)):
        colour.setAlphaF(alpha)
        painter.fillRect(QRectF(sky.x(), sky.bottom(), sky.width(), depth * max(0.7, min(scale, 1.5))), colour)


def paint_groove(painter: QPainter, rect: QRectF, *, theme: Theme) -> None:
    """Paint the groove in the altar between the centre sun and the bids."""
    radius = rect.width() / 2
    paint_box(painter, rect, radius, QColor(0, 0, 0, 120) if theme.dark else QColor(122, 88, 40, 170))
    paint_box(painter, rect.translated(rect.width(), 0), radius, QColor(255, 244, 214, 30 if theme.dark else 120))


def _round_off(painter: QPainter, layout: BoardLayout) -> None:
    """Cut the corners, and let the card cast its shadow there."""
    card = _rounded(layout.card, layout.corner)
    outside = QPainterPath()
    outside.addRect(QRectF(QPointF(-1, -1), layout.size).adjusted(0, 0, 2, 2))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(card), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
    colour = QColor(_SHADOW)
    inside = _rounded(layout.card.adjusted(1.5, 1.5, -1.5, -1.5), layout.corner)
    for drop, grow, alpha in ((2.0, 0.5, 0.12), (3.5, 1.0, 0.07), (5.0, 1.0, 0.05)):
        colour.setAlphaF(alpha)
        shadow = _rounded(layout.card.translated(0, drop).adjusted(-grow, 0, grow, 0), layout.corner)
        painter.fillPath(shadow.subtracted(inside), colour)


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path
