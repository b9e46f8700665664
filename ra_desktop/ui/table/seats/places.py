"""The places that both kinds of panel have, and rows of suns: pure geometry, in the panel's pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from ra_desktop.ui.games import groups

from .seat_info import SeatShown, suns_after_winning, suns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .pyramid import PyramidLayout
    from .spread import Grid, PlacesStrip
    from .tiles import Grouped

SUN_REACH: Final = 1.26
"""Rays and shadow of a sun are within this many radii of its centre."""
_CLOSEST: Final = 1.13
"""Half the least distance between two suns, in radii: rays may reach between each other."""


def sun_row(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """Return squares for `count` suns of radius at most `largest` side by side, left to right; the sun fills half
    of the square's side divided by SUN_REACH. Where room is short, the squares overlap a little.
    """
    if not count:
        return []
    radius = min(largest, area.height() / (2 * SUN_REACH), area.width() / (2 * SUN_REACH + 2 * _CLOSEST * (count - 1)))
    side = 2 * SUN_REACH * radius
    step = min(side, (area.width() - side) / (count - 1)) if count > 1 else side
    return [QRectF(area.x() + index * step, area.center().y() - side / 2, side, side) for index in range(count)]


def spread_suns(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """Like :func:`sun_row`, but spread evenly over `area`, and never overlapping."""
    if not count:
        return []
    step = area.width() / count
    side = min(2 * SUN_REACH * largest, area.height(), step)
    top = area.center().y() - side / 2
    return [QRectF(area.x() + (index + 0.5) * step - side / 2, top, side, side) for index in range(count)]


def radius_of(spot: QRectF) -> float:
    """Return the radius of the sun in a square of :func:`sun_row`."""
    return spot.width() / (2 * SUN_REACH)


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The frame of a panel, and whom it shows."""

    scale: float
    """1 in a window of 1440 by 900."""
    card: QRectF
    corner: float
    portrait: QPointF
    portrait_radius: float
    name: QRectF
    subtitle: QRectF
    """Empty if there is no room."""
    figure: QRectF
    """The Ra figure."""
    tablets: QRectF
    tiles: QRectF
    tallest: float
    """The greatest height of a tile that looks right."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Stacks with the lines of their points, and what is drawn as a whole."""

    grid: Grid
    lines: Sequence[QRectF] = ()
    pyramid: PyramidLayout | None = None
    strip: PlacesStrip | None = None


class SeatPlaces:
    """The places of everything on a panel of a given size."""

    at: Head

    def __init__(self, shown: SeatShown) -> None:
        self.shown = shown
        everything = groups.chips(shown.view, shown.seat, shown.points)
        self.chips = [chip for chip in everything if chip[0].tiles]
        """The number of each group of tiles: group, text, and points or None for a mere count."""
        self.sun_chip = next((chip for chip in everything if not chip[0].tiles), None)
        """The same for the suns, if they score."""
        self.suns = suns_of(shown.view, shown.seat)

    def arrange(self, held: Grouped) -> None:
        """Arrange the suns, and the stacks `held`."""
        self.sun_spots = self.sun_row(len(self.suns))
        placed = self.place(held)
        self.grid, self.pyramid, self.strip = placed.grid, placed.pyramid, placed.strip
        self.chip_spots = placed.lines
        """The place of the points of each group."""

    def sun_row(self, count: int) -> Sequence[QRectF]:
        """Return places for that many suns."""
        raise NotImplementedError

    def place(self, held: Grouped) -> Placed:
        """Return the places of the stacks `held`."""
        raise NotImplementedError

    def sun_spot(self, value: int) -> QRectF:
        """Return the place of the sun, now or after the seat has won it."""
        suns, spots = self.suns, self.sun_spots
        if value not in (sun.value for sun in suns):
            suns = suns_after_winning(self.shown.view, self.shown.seat, value)
            spots = self.sun_row(len(suns))
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)
