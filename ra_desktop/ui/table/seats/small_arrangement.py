"""The places of suns, tiles and chips on a small panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.drawing import chip_type
from ra_desktop.ui.look.lettering import words_width

from .layout import chip_row, compact_layout, sun_row
from .pyramid import PyramidLayout, pyramid_width
from .spread import Grid, hand
from .suns import suns_after_winning, suns_of

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

    from .seat_info import SeatShown
    from .tiles import Grouped

_WIDEST_PYRAMID: Final = 0.36
"""The greatest share of the width for the pyramid."""
_HIGH: Final = 0.95
"""The least height of the tile area, as a share of its width, for two things below each other."""
_LOWEST_PYRAMID: Final = 34.0


class SmallArrangement:
    """The places of everything on a panel of a given size."""

    def __init__(self, size: QSizeF, shown: SeatShown, held: Grouped) -> None:
        """Arrange the stacks `held`, suns and chips of `shown`."""
        self._shown = shown
        everything = groups.chips(shown.view, shown.seat, shown.points)
        self.chips = [chip for chip in everything if chip[0].tiles]
        """The number of each group of tiles: group, text, and points or None for a mere count."""
        self.sun_chip = next((chip for chip in everything if not chip[0].tiles), None)
        """The same for the suns, if they score."""
        self.at = at = compact_layout(size, sun_chip=self.sun_chip is not None)
        type_size = chip_type(at.chips.height())
        widths = [words_width(text, type_size, bold=points is not None) for _, text, points in self.chips]
        self.chip_spots = chip_row(at.chips, widths)
        self.suns = suns_of(shown.view, shown.seat)
        self.sun_spots = sun_row(at.suns, at.sun_radius, len(self.suns))
        self.grid, self.pyramid = self.lay(held)

    def sun_spot(self, value: int) -> QRectF:
        """Return the place of the sun, now or after the seat has won it."""
        suns, spots = self.suns, self.sun_spots
        if value not in (sun.value for sun in suns):
            suns = suns_after_winning(self._shown.view, self._shown.seat, value)
            spots = sun_row(self.at.suns, self.at.sun_radius, len(suns))
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)

    def lay(self, held: Grouped) -> tuple[Grid, PyramidLayout | None]:
        """Return the places of the stacks `held`, and of the pyramid, if there is one."""
        at = self.at
        tallest = 100 * max(at.scale, 0.6)
        stacked = [stacks for group, stacks in held if not self.is_built(group)]
        built = held[-1][1] if len(stacked) < len(held) else []
        area, column = self._split(any(stacked), bool(built))
        grid = hand(area, [len(stacks) for stacks in stacked], tallest=tallest, gap=5.0 * at.scale)
        if len(stacked) == len(held):
            return grid, None
        if not built:
            return grid.beside(QRectF(), (), ()), None
        if column.top() == area.top() and any(stacked):  # they stand on one line
            column.moveBottom(max(column.bottom(), grid.top + grid.tile_height))
        pyramid = PyramidLayout.fit(column, built, roomy=self._is_high)
        return grid.beside(column, *pyramid.spots(built)), pyramid

    def is_built(self, group: groups.Group) -> bool:
        """Whether `group` is drawn as a pyramid; if that would be too small, as stacks."""
        return group.is_built and self.at.tiles.height() >= _LOWEST_PYRAMID

    @property
    def _is_high(self) -> bool:
        """Whether the pyramid has a row to itself."""
        return self.at.tiles.height() > self.at.tiles.width() * _HIGH

    def _split(self, stacked: bool, built: bool) -> tuple[QRectF, QRectF]:
        """Return the areas of the stacks and of the pyramid, at their right or, in a high area, below."""
        at = self.at
        tiles, gap = at.tiles, 6 * at.scale
        if not built:
            return QRectF(tiles), QRectF()
        if not self._is_high:
            height = min(tiles.height() - 2, 90 * max(at.scale, 0.6))
            wide = min(pyramid_width(height, roomy=False), tiles.width() * _WIDEST_PYRAMID)
            left = QRectF(tiles)
            left.setRight(tiles.right() - wide - gap)
            return left, QRectF(tiles.right() - wide, tiles.y(), wide, height)
        height = min(tiles.height() * 0.36, tiles.height() if not stacked else 140 * at.scale)
        above = tiles.adjusted(0, 0, 0, -height - gap)
        return above, QRectF(tiles.x(), tiles.bottom() - height, tiles.width(), height)
