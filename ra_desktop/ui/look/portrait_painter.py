"""Portraits: a character's face, or a player's emblem, in a ring of the player's colour."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look.art import paint_disc

from .art import art_names, painted_once
from .drawing import device_ratio, player_colour, player_ink
from .emblem_painter import EMBLEMS, emblem_pixmap
from .theme import Theme, current


class Mood(Enum):
    """The moods of a portrait."""

    CALM = "calm"
    GLANCE = "glance"
    """Looks up at the altar when an auction begins."""
    GLAD = "glad"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class Face:
    """Whom a portrait shows."""

    colour: str
    """A key of ``PLAYER_COLOURS``."""
    character: str | None = None
    """A key of ``CHARACTERS``; None for people and for bots without a character, who show their emblem."""

    @property
    def has_portrait(self) -> bool:
        """Whether there is a drawing of a person; an unknown character has none."""
        return self.character is not None and f"characters/{self.character}" in _drawn()


SMALLEST_BADGED: Final = 13.0
"""Least radius of a portrait that shows the player's emblem as well; below it, the ring alone tells the colour."""
_RING: Final = 0.075
"""Width of the ring, as a share of the radius."""
_THINNEST_RING: Final = 1.6
_BADGE: Final = 0.31
_SMALLEST_BADGE: Final = 6.5
"""Radius of the emblem beside a face, as a share of the portrait's, and in pixels."""
_TILT: Final = {Mood.CALM: 0.0, Mood.GLANCE: 6.0, Mood.GLAD: -5.0, Mood.CROSS: 3.0}
"""Degrees, clockwise."""
_INK: Final = "#2B1D12"
_EYES: Final = {
    Mood.GLANCE: (
        '<path d="M17.9 20.8 C19.2 18.4 21.6 18.4 22.9 20.8 C21.6 22.3 19.2 22.3 17.9 20.8 Z M25.1 20.8 C26.4 18.4 28.8'
        ' 18.4 30.1 20.8 C28.8 22.3 26.4 22.3 25.1 20.8 Z" fill="#FFF8E6"/>'
        f'<circle cx="21.5" cy="20.6" r="1.25" fill="{_INK}"/><circle cx="28.7" cy="20.6" r="1.25" fill="{_INK}"/>'
    ),
    Mood.GLAD: (
        '<path d="M18.3 21.4 C19.4 19.3 21.4 19.3 22.5 21.4 M25.5 21.4 C26.6 19.3 28.6 19.3 29.7 21.4" fill="none"'
        f' stroke="{_INK}" stroke-width="1.3" stroke-linecap="round"/>'
    ),
}
_BROWS: Final = {
    Mood.GLANCE: (
        '<path d="M17.6 16.6 C19 15.3 21.2 15.3 22.5 16.4 M25.5 16.4 C26.8 15.3 29 15.3 30.4 16.6" fill="none"'
        f' stroke="{_INK}" stroke-width="1.1" stroke-linecap="round"/>'
    ),
    Mood.CROSS: (
        '<path d="M17.6 16.6 L22.6 18.8 M30.4 16.6 L25.4 18.8" fill="none"'
        f' stroke="{_INK}" stroke-width="1.3" stroke-linecap="round"/>'
    ),
}
"""What takes the place of the parts of a drawing with the ids `eyes` and `brows`; a face without them only tilts."""
_PART: Final = re.compile(r'<path id="(eyes|brows)"[^>]*/>')


def paint_portrait(
    painter: QPainter, centre: QPointF, radius: float, face: Face, *, mood: Mood = Mood.CALM, badged: bool = True
) -> None:
    """Paint `face` in a circle of `radius`, ring included; `badged` adds the emblem at the lower right of a face.

    A player without a drawing is shown by the emblem alone.
    """
    theme = current()
    if not face.has_portrait:
        emblem = EMBLEMS.get(face.colour, "falcon")
        picture = emblem_pixmap(emblem, player_colour(face.colour), radius, device_ratio(painter))
        painter.drawPixmap(_corner(centre, picture), picture)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ring = max(_THINNEST_RING, radius * _RING)
    inner = radius - ring * 0.75
    painter.save()
    painter.translate(centre)
    painter.rotate(_TILT[mood])
    assert face.character is not None
    _drawing(face.character, mood).render(painter, QRectF(-inner, -inner, 2 * inner, 2 * inner))
    painter.restore()
    paint_disc(painter, centre, radius - ring / 2, None, player_ink(theme, face.colour), ring)
    if badged and radius >= SMALLEST_BADGED:
        _paint_badge(painter, centre, radius, face, theme)
    painter.restore()


def portrait_pixmap(
    face: Face, radius: float, dpr: float = 1.0, *, mood: Mood = Mood.CALM, badged: bool = True
) -> QPixmap:
    """Return the portrait in a square of twice the radius, `badged` or not, for a screen of scale `dpr`; cached."""
    key = f"portrait:{face.character}:{face.colour}:{mood.value}:{badged:d}:{current().name}:{radius:g}@{dpr:g}"
    side = math.ceil(2 * radius)
    centre = QPointF(side / 2, side / 2)
    return painted_once(
        key,
        QSize(side, side),
        dpr,
        lambda painter: paint_portrait(painter, centre, radius, face, mood=mood, badged=badged),
    )


def draw_portrait(
    painter: QPainter, centre: QPointF, radius: float, face: Face, *, mood: Mood = Mood.CALM, badged: bool = True
) -> None:
    """Like :func:`paint_portrait`, from the cache, for what is painted often."""
    picture = portrait_pixmap(face, radius, device_ratio(painter), mood=mood, badged=badged)
    painter.drawPixmap(_corner(centre, picture), picture)


def _paint_badge(painter: QPainter, centre: QPointF, radius: float, face: Face, theme: Theme) -> None:
    small = max(_SMALLEST_BADGE, radius * _BADGE)
    ring = max(1.2, small * 0.16)
    reach = radius - small
    at = centre + QPointF(reach, reach)
    paint_disc(painter, at, small, theme.card)
    inner = small - ring
    picture = emblem_pixmap(
        EMBLEMS.get(face.colour, "falcon"), player_colour(face.colour), inner, device_ratio(painter)
    )
    painter.drawPixmap(_corner(at, picture), picture)


def _corner(centre: QPointF, picture: QPixmap) -> QPointF:
    size = picture.deviceIndependentSize()
    return centre - QPointF(size.width() / 2, size.height() / 2)


@cache
def _drawn() -> frozenset[str]:
    return frozenset(art_names("characters"))


@cache
def _drawing(character: str, mood: Mood) -> QSvgRenderer:
    """Return the drawing of `character` in that mood."""
    drawing = (resources_dir() / "art" / "characters" / f"{character}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(in_mood(drawing, mood).encode()))


def in_mood(drawing: str, mood: Mood) -> str:
    """Return the text of an SVG drawing with the eyes and brows of that mood."""
    parts = {"eyes": _EYES, "brows": _BROWS}
    return _PART.sub(lambda part: parts[part[1]].get(mood, part[0]), drawing)
