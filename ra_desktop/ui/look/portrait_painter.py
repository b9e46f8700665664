"""Portraits: a face, or a player's emblem, in a ring of the player's colour."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from enum import Enum
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look.art import paint_disc

from .art import art_names, painted_square
from .drawing import device_ratio, player_ink
from .emblem_painter import emblem_pixmap
from .theme import Theme, current


class Mood(Enum):
    """The moods of a portrait."""

    CALM = "calm"
    GLANCE = "glance"
    """Looks up at the altar when an auction begins."""
    PLEASED = "pleased"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True)
class Face:
    """Whom a portrait shows."""

    colour: str
    """A key of ``PLAYER_COLOURS``."""
    character: str | None = None
    """A key of ``CHARACTERS``, a person's also of ``FACES``; None for who shows the emblem instead."""

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
_TILT: Final = {Mood.CALM: 0.0, Mood.GLANCE: 6.0, Mood.PLEASED: -5.0, Mood.STRUCK: 3.0}
"""Degrees, clockwise."""
_PART: Final = re.compile(r'<path id="(\w+)"[^>]*/>|<g id="(\w+)">.*?</g>', re.DOTALL)
_IN_MOOD: Final = re.compile(r'<g id="([\w-]+)">(.*?)</g>', re.DOTALL)


def paint_portrait(
    painter: QPainter, centre: QPointF, radius: float, face: Face, *, mood: Mood = Mood.CALM, badged: bool = True
) -> None:
    """Paint `face` in a circle of `radius`, ring included; `badged` adds the emblem at the lower right of a face.

    A player without a drawing is shown by the emblem alone.
    """
    theme = current()
    if not face.has_portrait:
        picture = emblem_pixmap(face.colour, radius, device_ratio(painter))
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
    key = f"portrait:{face.character}:{face.colour}:{mood.value}:{badged:d}:{current().name}:{radius:g}"
    paint = partial(paint_portrait, radius=radius, face=face, mood=mood, badged=badged)
    return painted_square(key, math.ceil(2 * radius), dpr, paint)


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
    picture = emblem_pixmap(face.colour, inner, device_ratio(painter))
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
    """Return the text of an SVG drawing with the eyes, brows and mouth of that mood."""
    return _PART.sub(lambda part: _parts().get(f"{part[1] or part[2]}-{mood.value}", part[0]), drawing)


@cache
def _parts() -> dict[str, str]:
    """Return what takes the place of a part of a drawing in a mood, by both; a face from the side is one part."""
    return dict(_IN_MOOD.findall((resources_dir() / "art" / "moods.svg").read_text(encoding="utf-8")))
