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
_INK: Final = "#2B1D12"
_LIGHT: Final = "#FFF8E6"


def _line(path: str, width: float, ink: str = _INK) -> str:
    return f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"/>'


def _disc(x: float, y: float, radius: float, ink: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{ink}"/>'


def _mouth(middle: float) -> str:
    """Return a mouth that stands open, with that middle."""
    return (
        f'<ellipse cx="{middle}" cy="27.6" rx="2.2" ry="2.6" fill="{_INK}" stroke="{_LIGHT}" stroke-width="0.7"/>'
        f'<path d="M{middle - 1.3} 26.4 H{middle + 1.3}" stroke="{_LIGHT}" stroke-width="1.1"/>'
    )


_PARTS: Final = {
    "eyes": {
        Mood.GLANCE: (
            '<path d="M17.9 20.8 C19.2 18.4 21.6 18.4 22.9 20.8 C21.6 22.3 19.2 22.3 17.9 20.8 Z M25.1 20.8 C26.4 18.4'
            f' 28.8 18.4 30.1 20.8 C28.8 22.3 26.4 22.3 25.1 20.8 Z" fill="{_LIGHT}"/>'
            + _disc(21.5, 20.6, 1.25, _INK)
            + _disc(28.7, 20.6, 1.25, _INK)
        ),
        Mood.PLEASED: _line("M18 21.6 C19.2 18.9 21.6 18.9 22.8 21.6 M25.2 21.6 C26.4 18.9 28.8 18.9 30 21.6", 1.6),
        Mood.STRUCK: "".join(
            _disc(x, 20.6, 2.5, _INK) + _disc(x, 20.6, 2.1, _LIGHT) + _disc(x, 20.8, 1.2, _INK) for x in (20.4, 27.6)
        ),
    },
    "brows": {
        Mood.GLANCE: _line("M17.6 16.6 C19 15.3 21.2 15.3 22.5 16.4 M25.5 16.4 C26.8 15.3 29 15.3 30.4 16.6", 1.1),
        Mood.PLEASED: _line("M17.6 17.6 C19 16 21.2 16 22.5 17.2 M25.5 17.2 C26.8 16 29 16 30.4 17.6", 1.1),
        Mood.STRUCK: _line("M17 17.4 L22.4 15 M31 17.4 L25.6 15", 1.4),
    },
    "mouth": {
        Mood.PLEASED: (
            f'<path d="M20 25.2 C22.4 26 25.6 26 28 25.2 C27.6 30.4 20.4 30.4 20 25.2 Z" fill="{_LIGHT}"'
            f' stroke="{_INK}" stroke-width="0.9"/>'
        ),
        Mood.STRUCK: _mouth(24.0),
    },
    "side": {
        Mood.GLANCE: _disc(26.9, 19.4, 2.2, _LIGHT) + _disc(27.9, 18.8, 1, _INK),
        Mood.PLEASED: _line("M24.4 20.6 C25.4 18 28 18 29 20.2", 1.6, _LIGHT)
        + _line("M24.4 25.4 C25.2 27.2 27.4 27.6 29 26.6", 1.6, _LIGHT),
        Mood.STRUCK: _disc(26.4, 19.6, 2.6, _LIGHT) + _disc(26.9, 19.6, 1.3, _INK) + _mouth(26.2),
    },
}
"""What takes the place of the parts of a drawing with these ids, a face from the side having one; others only tilt."""
_PART: Final = re.compile(r'<path id="(\w+)"[^>]*/>|<g id="(\w+)">.*?</g>', re.DOTALL)


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
    return _PART.sub(lambda part: _PARTS.get(part[1] or part[2], {}).get(mood, part[0]), drawing)
