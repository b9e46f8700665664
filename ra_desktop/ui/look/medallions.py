"""Medallions of feats and places: the picture of a tile in a ring of gold, dark until it is won."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPixmap

from .art import faint, paint_art, paint_disc, painted_once

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


def medallion_icon(feat: str, side: int, dpr: float, *, won: bool) -> QIcon:
    """Return the medallion of `feat` for a list, `side` pixels large, for a screen of scale `dpr`."""
    return QIcon(medallion_pixmap(TILE_OF[feat], side, dpr, won=won))


def medallion_pixmap(tile: str, side: int, dpr: float = 1.0, *, won: bool) -> QPixmap:
    """Return the medallion with `tile` on a transparent ground, dark unless it is `won`; cached."""
    key = f"medallion:{tile}:{won:d}:{side}@{dpr:g}"
    return painted_once(key, QSize(side, side), dpr, lambda painter: _paint(painter, side / 2, tile, won=won))


def _paint(painter: QPainter, radius: float, tile: str, *, won: bool) -> None:
    centre, ring = QPointF(radius, radius), radius * _RING
    path = QPainterPath()
    path.addEllipse(centre, radius - ring, radius - ring)
    painter.save()
    painter.setClipPath(path)
    scale = 2 * (radius - ring) / _PICTURE.width()
    corner = QPointF(ring, ring) - _PICTURE.topLeft() * scale
    paint_art(painter, f"tiles/{tile}", QRectF(corner.x(), corner.y(), 100 * scale, 140 * scale))
    painter.restore()
    if not won:
        paint_disc(painter, centre, radius - ring, faint(_DARK, _VEIL))
    paint_disc(painter, centre, radius - ring, None, _GOLD if won else _BRONZE, 1.6 * ring)
