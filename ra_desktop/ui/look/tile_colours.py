"""The colours of each category of tiles, on cards and marks."""

from __future__ import annotations

from typing import Final, NamedTuple


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
