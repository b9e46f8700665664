"""Players' colours, each always with its own emblem."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from .art import paint_disc, painted_square, renderer

PLAYER_COLOURS = {
    "lapis": "#2A5DB0",
    "carnelian": "#C2452D",
    "malachite": "#2F8F5B",
    "amethyst": "#7A4BA8",
    "ochre": "#B98A1B",
}
"""The players' colours, named after five stones, in seat order."""

EMBLEMS = {
    "lapis": "falcon",
    "carnelian": "scarab",
    "malachite": "lotus",
    "amethyst": "cat",
    "ochre": "ibis",
}
"""The animal or flower of each colour."""

_INK = "#FBF5E6"  # the drawings' own colour
_DARK_INK = "#2E1D05"  # if the light one has less than 3:1 contrast
_LIGHTEST_FOR_LIGHT_INK = 0.265  # relative luminance
_RING, _RING_WIDTH, _FIGURE = 0.88, 0.05, 0.645  # shares of the radius


def player_colour(player: str) -> QColor:
    """Return the colour of a `player`, a key of :data:`PLAYER_COLOURS`."""
    return QColor(PLAYER_COLOURS[player])


def paint_emblem(painter: QPainter, centre: QPointF, radius: float, player: str) -> None:
    """Paint a disc in the colour of a `player`, a key of :data:`EMBLEMS`, with a thin inner ring and the emblem."""
    colour = player_colour(player)
    ink = emblem_ink(colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_disc(painter, centre, radius, colour)
    figure = radius * _FIGURE
    if radius >= 14:
        paint_disc(painter, centre, radius * _RING, None, ink, radius * _RING_WIDTH)
    else:
        figure = radius * (_FIGURE + 0.08)
    room = QRectF(centre.x() - figure, centre.y() - figure, 2 * figure, 2 * figure)
    renderer(f"emblems/{EMBLEMS[player]}", _INK, ink).render(painter, room)
    painter.restore()


def emblem_pixmap(player: str, radius: float, dpr: float = 1.0) -> QPixmap:
    """Return the disc of :func:`paint_emblem` in a square of twice the radius, for a screen of scale `dpr`; cached."""
    paint = partial(paint_emblem, radius=radius, player=player)
    return painted_square(f"emblem:{player}:{radius:g}", math.ceil(2 * radius), dpr, paint)


def emblem_ink(colour: QColor) -> str:
    """Return the ink ("#RRGGBB") that stands out on the player's colour."""
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return _INK if light <= _LIGHTEST_FOR_LIGHT_INK else _DARK_INK
