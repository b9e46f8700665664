"""The categories' marks, bare in any ink or on a disc, and the medallions of the feats: tiles in a ring of gold."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from ra_desktop.storage.paths import resources_dir

from .art import faint, kept, paint_art, paint_disc, painted_once, painted_square, renderer

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


_MARK_INK: Final = "#4A3312"
"""The ink in which the marks are drawn."""


@cache
def mark_drawing(name: str, ink: str) -> QSvgRenderer:
    """Return a category's mark in that ink, a plain diamond for a category without a mark."""
    known = (resources_dir() / "art" / "marks" / f"{name}.svg").is_file()
    return renderer(f"marks/{name if known else UNKNOWN}", _MARK_INK, ink)


def draw_mark(painter: QPainter, centre: QPointF, radius: float, mark: str) -> None:
    """Draw a category's mark on a disc of `radius` pixels in the category's colour."""
    if mark == "sun":
        field, ink = "#E98A24", "#FFF6DC"
    else:
        field, _, ink = colours_of(mark)
    paint_disc(painter, centre, radius, field)
    side = radius * 0.66
    mark_drawing(mark, ink).render(painter, QRectF(centre.x() - side, centre.y() - side, 2 * side, 2 * side))


def mark_pixmap(mark: str, radius: float, dpr: float) -> QPixmap:
    """Return the disc of :func:`draw_mark` for `mark`, cached for a screen of scale `dpr`."""
    side = round(2 * radius)
    return painted_square(f"chipmark:{mark}:{radius:g}", side, dpr, partial(draw_mark, radius=side / 2, mark=mark))


class Colours(NamedTuple):
    """A category's colours: `field` behind the picture, `foot` behind the name, and the name's `ink`."""

    field: str
    foot: str
    ink: str


_SAND = Colours("#E3C58F", "#CFAE74", "#2B1A05")
_NIGHT = Colours("#2B2622", "#1B1714", "#FF8A5C")

PALETTE: Final = {
    "ra": Colours("#B3261E", "#8E1B15", "#FFE9B0"),
    "god": Colours("#5B3A8C", "#452A6E", "#F3E6FF"),
    "gold": Colours("#D99A1C", "#D2932A", "#1B1000"),
    "pharaoh": Colours("#1F4E8C", "#173C6D", "#FFE3A3"),
    "nile": Colours("#1E7F78", "#115D57", "#E4FFF6"),
    "flood": Colours("#2AA4C4", "#0D5A72", "#E8FBFF"),
    "civilization": Colours("#8A5A2B", "#6E4520", "#FFF1D6"),
    "monument": _SAND,
    "disaster": _NIGHT,
    "person": Colours("#A6502F", "#80391E", "#FFEBCB"),
    "building": Colours("#4E6B44", "#3C5534", "#FBF3D2"),
    "pyramid": _SAND,
    "priest": Colours("#3E4A86", "#2F3868", "#F4F0FF"),
    "plague": _NIGHT,
    "ankh": Colours("#B07A12", "#724B08", "#FFF6D8"),
}
"""The colours of each category; the category is also the name of its mark under `resources/art/marks`."""

UNKNOWN: Final = "unknown"
"""The category of tiles that a variant has added."""

_NEUTRAL: Final = Colours("#8C8579", "#5B554B", "#FBF6EA")

CHAMBER_COLOURS: Final = {
    "chamber-red": "#C0392B",
    "chamber-blue": "#2668B8",
    "chamber-green": "#2F8F5B",
    "chamber-yellow": "#E2AE22",
}
"""The background of each kind of chamber, as on its card; its sign is the `glyph` of its drawing."""


def colours_of(category: str) -> Colours:
    """Return the colours of a category, neutral ones for a category without its own."""
    return PALETTE.get(category, _NEUTRAL)


TILE_OF: Final = {
    "first-game": "nile",
    "first-win": "ra",
    "beat-casual": "god-bastet",
    "beat-skilled": "god-thoth",
    "beat-expert": "god-horus",
    "beat-master": "god-anubis",
    "three-in-a-row": "god-sobek",
    "five-in-a-row": "god-khnum",
    "ten-games": "scribe",
    "hundred-games": "writing",
    "five-at-the-table": "market",
    "all-games": "astronomy",
    "all-tables": "agriculture",
    "all-characters": "merchant",
    "fame-50": "obelisk",
    "by-twenty": "warrior",
    "by-one": "statue",
    "tie-break": "god-seth",
    "from-nothing": "funeral",
    "few-suns": "god-wadjet",
    "most-suns": "gold",
    "no-nile": "drought",
    "all-monuments": "temple",
    "five-alike": "sphinx",
    "three-pharaohs": "pharaoh",
    "civilization": "art",
    "pyramid": "pyramid",
}
"""The tile on the medallion of each feat."""
_PICTURE: Final = QRectF(7, 18, 86, 86)
"""Where a medallion lies on a tile's card of 100 by 140."""
_RING: Final = 0.08
"""Width of the ring, as a share of the radius."""
_GOLD, _BRONZE, _DARK, _VEIL = "#D99A1C", "#6B5540", "#2B2622", 0.68


def medallion_pixmap(tile: str, side: int, dpr: float = 1.0, *, won: bool) -> QPixmap:
    """Return the medallion with `tile` on a transparent ground, dark unless it is `won`; cached."""
    key = f"medallion:{tile}:{won:d}:{side}@{dpr:g}"
    return painted_once(key, QSize(side, side), dpr, lambda painter: _paint(painter, side / 2, tile, won=won))


def _paint(painter: QPainter, radius: float, tile: str, *, won: bool) -> None:
    centre, ring = QPointF(radius, radius), radius * _RING
    path = QPainterPath()
    path.addEllipse(centre, radius - ring, radius - ring)
    with kept(painter):
        painter.setClipPath(path)
        scale = 2 * (radius - ring) / _PICTURE.width()
        corner = QPointF(ring, ring) - _PICTURE.topLeft() * scale
        paint_art(painter, f"tiles/{tile}", QRectF(corner.x(), corner.y(), 100 * scale, 140 * scale))
    if not won:
        paint_disc(painter, centre, radius - ring, faint(_DARK, _VEIL))
    paint_disc(painter, centre, radius - ring, None, _GOLD if won else _BRONZE, 1.6 * ring)
