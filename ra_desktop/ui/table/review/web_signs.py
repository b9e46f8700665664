"""What tells players apart without colour on the page of a review: their emblems, and the patterns of their areas."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice

from ra_desktop.ui.look.drawing import player_colour
from ra_desktop.ui.look.emblem_painter import emblem_ink, emblem_pixmap
from ra_desktop.ui.look.patterns import SIDE, pattern_of

if TYPE_CHECKING:
    from .chance_painter import Picture

_RADIUS: Final = 24
"""Of the pictures of emblems, in pixels; they are shown smaller."""
_LINES: Final = {
    "rising": f"M-1 {SIDE + 1}L{SIDE + 1} -1M{-SIDE - 1} {SIDE + 1}L1 -1M{SIDE - 1} {SIDE + 1}L{2 * SIDE + 1} -1",
    "level": f"M-1 {SIDE * 0.25}H{SIDE + 1}M-1 {SIDE * 0.75}H{SIDE + 1}",
    "crossed": f"M{SIDE / 2} -1V{SIDE + 1}M-1 {SIDE / 2}H{SIDE + 1}",
}
"""Of the patterns that are drawn with lines: those lines, as a path of SVG."""
_DOTS: Final = (SIDE * 0.25, SIDE * 0.75)


def emblem_data(picture: Picture, seat: int) -> str:
    """Return the picture of the emblem of a seat as an address that holds its data."""
    about = picture.seats[seat]
    data = QBuffer()
    data.open(QIODevice.OpenModeFlag.WriteOnly)
    emblem_pixmap(about.emblem, player_colour(about.colour), _RADIUS).save(data, "PNG")
    return f"data:image/png;base64,{base64.b64encode(data.data().data()).decode()}"


def sign_of(picture: Picture, seat: int) -> str:
    """Return the emblem of a seat as an image; the name stands beside it."""
    return f'<img class="sign" alt="" src="{emblem_data(picture, seat)}">'


def pattern_definition(picture: Picture, seat: int) -> str:
    """Return the pattern of the area of a seat, to be filled with :func:`pattern_fill`; nothing for a plain one."""
    colour = picture.seats[seat].colour
    kind, ink = pattern_of(colour).area, emblem_ink(player_colour(colour))
    if kind == "plain":
        return ""
    if kind == "dots":
        shapes = "".join(f'<circle cx="{at}" cy="{at}" r="1.5" fill="{ink}"/>' for at in _DOTS)
    else:
        shapes = f'<path d="{_LINES[kind]}" stroke="{ink}" stroke-width="1.4" fill="none"/>'
    return (
        f'<pattern id="area{seat}" width="{SIDE}" height="{SIDE}" patternUnits="userSpaceOnUse">'
        f'<g opacity=".35">{shapes}</g></pattern>'
    )


def pattern_fill(picture: Picture, seat: int) -> str:
    """Return what an area of a seat is filled with, over its colour."""
    return "none" if pattern_of(picture.seats[seat].colour).area == "plain" else f"url(#area{seat})"
