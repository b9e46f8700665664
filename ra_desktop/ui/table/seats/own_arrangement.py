"""The places of headings and tiles on the large panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.lettering import words_width

from .places_strip import PlacesStrip, strip_width
from .pyramid import PyramidLayout, pyramid_width
from .spread import Grid, stack_grid

if TYPE_CHECKING:
    from .layout import OwnLayout
    from .seat_info import SeatShown
    from .tiles import Grouped

_HEADING: Final = 18.0
_SMALLEST_HEADING: Final = 12.0
"""Type sizes in a window of 1440 by 900, and the smallest."""
_HEADINGS_SHARE: Final = 0.92
"""The greatest share of the width for headings."""
_WIDEST_WHOLE: Final = 0.30
"""The greatest share of the width for the pyramid or the monuments."""


class OwnArrangement:
    """Headings in the largest type that fits, and the tiles of each group below them."""

    def __init__(self, at: OwnLayout, shown: SeatShown, held: Grouped) -> None:
        """Arrange the stacks `held` of `shown` on a panel with the layout `at`."""
        self.at = at
        self._ruleset = shown.view.ruleset
        self.chips = groups.chips(shown.view, shown.seat, shown.points)
        """The number of each group: group, text, and points or None for a mere count."""
        self.pyramid: PyramidLayout | None = None
        self.strip: PlacesStrip | None = None
        self.grid = Grid(1, 0.0, (), (), ())
        for self.short in (False, True):
            self.heading_size = self._largest_heading()
            self.grid, self.pyramid, self.strip = self._arrange(held)
            if not self.grid.is_fanned:
                break

    def headings(self) -> list[tuple[str, str]]:
        """The title of each group that has tiles, and its number."""
        return [
            (groups.heading(group, self._ruleset, short=self.short), text)
            for group, text, _ in self.chips
            if group.tiles
        ]

    def lay(self, held: Grouped) -> Grid:
        """Return the places of the stacks `held` below these headings."""
        return self._arrange(held)[0]

    def _arrange(self, held: Grouped) -> tuple[Grid, PyramidLayout | None, PlacesStrip | None]:
        at = self.at
        area, least = QRectF(at.tiles), self._least_widths(self.heading_size)
        stacked = [(group, stacks) for group, stacks in held if not group.is_whole]
        wide = 0.0
        if len(stacked) < len(held):  # pyramid or monuments are at the right
            wide = max(least.pop(), self._whole_width())
            area.setRight(area.right() - wide - at.gap)
        grid = stack_grid(
            area,
            [groups.runs(stacks) for _, stacks in stacked],
            tallest=at.tallest,
            spacing=at.spacing,
            gap=at.gap,
            least=least,
            weights=[group.weight for group, _ in stacked],
        )
        if not wide:
            return grid, None, None
        (group, stacks), tiles = held[-1], at.tiles
        column = QRectF(tiles.right() - wide, tiles.y(), wide, tiles.height())
        if group.is_built:
            pyramid = PyramidLayout.fit(column, stacks, roomy=True)
            return grid.beside(column, *pyramid.spots(stacks)), pyramid, None
        strip = PlacesStrip.fit(column, group.tiles)
        cards = strip.spots(stacks)
        return grid.beside(column, cards, cards), None, strip

    def _whole_width(self) -> float:
        """Return the width of the pyramid or of the monuments; 0 if the game has neither."""
        room = self.at.tiles
        group = groups.tile_groups(self._ruleset)[-1]
        if group.is_built:
            wide = pyramid_width(room.height(), roomy=True)
        else:
            wide = strip_width(room.height(), len(group.tiles)) if group.has_places else 0.0
        return min(wide, room.width() * _WIDEST_WHOLE)

    def _least_widths(self, size: float) -> list[float]:
        return [
            words_width(title, size, display=True) + size * 0.7 + words_width(text, size, bold=True) + 2
            for title, text in self.headings()
        ]

    def _largest_heading(self) -> float:
        """Return the type size of the headings, which are never cut."""
        at = self.at
        size = max(_SMALLEST_HEADING, _HEADING * at.scale)
        room = at.tiles.width() - at.gap * (len(self.headings()) - 1)
        whole = self._whole_width()
        while size > _SMALLEST_HEADING:
            widths = self._least_widths(size)
            if whole:
                widths[-1] = max(widths[-1], whole)
            if sum(widths) <= room * _HEADINGS_SHARE:
                break
            size -= 1
        return size
