"""The places of suns, tiles and points on another seat's panel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, words_width

from .hand import Line, hand
from .layout import sun_row
from .places_strip import ROWS, PlacesStrip, strip_width
from .pyramid import PyramidLayout, pyramid_width
from .small_layout import small_layout
from .spread import CARD_ASPECT, Grid
from .suns import suns_after_winning, suns_of

if TYPE_CHECKING:
    from PySide6.QtCore import QSizeF

    from .seat_info import SeatShown
    from .small_layout import SmallLayout
    from .tiles import Grouped

_WIDEST_WHOLE, _WIDEST_IF_CROWDED = 0.42, 0.34
"""The greatest share of the width for the pyramid or the monuments: usually, and beside many stacks."""
_MANY: Final = 9
_WHOLE_SHARE: Final = 0.38
"""Their share of the height in a tall panel."""
_STRIP_SHARE: Final = 0.40
"""The greatest share of the height for a strip of one row."""
_WIDE_STRIP: Final = 430.0
"""The least width of a panel with titles whose strip has one row."""
_BROAD: Final = 1.35
"""From this proportion of width to height on, a strip is at the right of the tiles, not below."""
_WIDEST_PYRAMID: Final = 0.5
"""The greatest share of the width for the pyramid beside the tiles of a tall panel."""
_LOWEST_TILE, _LEAST_TILE = 56, 36
"""Lower tiles are the last resort: at scale 1, and at any scale."""
_CHIP: Final = 13.5
"""Type size of the points of a group, at scale 1."""
_BETWEEN_WORDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class _Placed:
    """Stacks with the lines of their points, and what is drawn as a whole."""

    grid: Grid
    lines: list[QRectF]
    pyramid: PyramidLayout | None = None
    strip: PlacesStrip | None = None


class SmallArrangement:
    """The places of everything on a panel of a given size."""

    def __init__(self, size: QSizeF, shown: SeatShown, held: Grouped) -> None:
        """Arrange the stacks `held`, suns and points of `shown`."""
        self._shown = shown
        everything = groups.chips(shown.view, shown.seat, shown.points)
        self.chips = [chip for chip in everything if chip[0].tiles]
        """The number of each group of tiles: group, text, and points or None for a mere count."""
        self.sun_chip = next((chip for chip in everything if not chip[0].tiles), None)
        """The same for the suns, if they score."""
        self.suns = suns_of(shown.view, shown.seat)
        self.at: SmallLayout = small_layout(size, sun_chip=self.sun_chip is not None)
        self.chip_type = max(SMALLEST_TYPE, round(_CHIP * min(self.at.scale, 1.4)))
        """The type size of the points of the groups."""
        self.sun_spots = sun_row(self.at.suns, self.at.sun_radius, len(self.suns))
        placed = self._arrange(held)
        self.grid, self.pyramid, self.strip = placed.grid, placed.pyramid, placed.strip
        self.chip_spots = placed.lines
        """The place of the points of each group."""

    def sun_spot(self, value: int) -> QRectF:
        """Return the place of the sun, now or after the seat has won it."""
        suns, spots = self.suns, self.sun_spots
        if value not in (sun.value for sun in suns):
            suns = suns_after_winning(self._shown.view, self._shown.seat, value)
            spots = sun_row(self.at.suns, self.at.sun_radius, len(suns))
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)

    def title(self, group: groups.Group) -> str:
        """Return the title of `group`, if titles are shown."""
        return groups.heading(group, self._shown.view.ruleset, short=True) if self.at.is_titled else ""

    def lay(self, held: Grouped) -> Grid:
        """Return the places of the stacks `held`."""
        return self._arrange(held).grid

    def _arrange(self, held: Grouped) -> _Placed:
        at = self.at
        line = Line(at.line, is_above=at.is_titled)
        stacked = [stacks for group, stacks in held if not group.is_whole]
        whole = next(((group, stacks) for group, stacks in held if group.is_whole), None)
        area, column = self._split(whole[0] if whole else None, crowded=sum(map(len, stacked)) >= _MANY)
        laid = hand(
            area,
            [len(stacks) for stacks in stacked],
            tallest=at.tallest,
            lowest=max(_LEAST_TILE, _LOWEST_TILE * min(at.scale, 1.0) * (0.75 if at.is_tall else 1.0)),
            gap=(20.0 if at.is_titled else 7.0) * at.scale,
            least=[self._least_width(chip) for chip in self.chips if not chip[0].is_whole],
            line=line,
        )
        if whole is None:
            return _Placed(laid.grid, [*laid.lines])
        group, stacks = whole
        foot = QRectF(
            column.x(), column.y() if line.is_above else column.bottom() - line.height, column.width(), line.height
        )
        room = column.adjusted(0, line.height if line.is_above else 0, 0, 0 if line.is_above else -line.height)
        if group.is_built:
            pyramid = PyramidLayout.fit(room, stacks, roomy=at.is_tall)
            if not at.is_tall:  # it needs all of the height: its points are below the tally
                pyramid = PyramidLayout.fit(column, stacks, roomy=False, foot=line.height)
                left = pyramid.pile.right()
                foot = QRectF(left, foot.y(), column.right() - left, foot.height())
            return _Placed(laid.grid.beside(column, *pyramid.spots(stacks)), [*laid.lines, foot], pyramid=pyramid)
        strip = PlacesStrip.fit(room, group.tiles, rows=self._strip_rows, at_left=self._is_below)
        if not at.is_titled:
            foot = QRectF(strip.bounds.x(), foot.y(), strip.bounds.width(), foot.height())
        cards = strip.spots(stacks)
        return _Placed(laid.grid.beside(column, cards, cards), [*laid.lines, foot], strip=strip)

    @property
    def _strip_rows(self) -> int:
        """How many rows the places of a strip have."""
        if self.at.is_titled:
            return 1 if self.at.tiles.width() >= _WIDE_STRIP else ROWS
        return 1 if self._is_below else ROWS

    @property
    def _is_below(self) -> bool:
        """Whether a strip is below the tiles, not at their right."""
        at = self.at
        return at.is_titled or (at.is_tall and at.card.width() < at.card.height() * _BROAD)

    def _least_width(self, chip: tuple[groups.Group, str, int | None]) -> float:
        group, text, points = chip
        width = words_width(text, self.chip_type, bold=points is not None) + _BETWEEN_WORDS
        if title := self.title(group):
            width += words_width(title, self.title_type, display=True) + 2 * _BETWEEN_WORDS
        return width

    @property
    def title_type(self) -> float:
        """The type size of titles."""
        return max(12.0, 16 * self.at.scale)

    def _split(self, whole: groups.Group | None, *, crowded: bool) -> tuple[QRectF, QRectF]:
        """Return the areas of the stacks and of what is drawn as a whole, at their right or, in a tall panel, below."""
        at = self.at
        tiles, gap = at.tiles, 8 * at.scale
        if whole is None:
            return QRectF(tiles), QRectF()
        if at.is_titled or (self._is_below and not whole.is_built):
            high = tiles.height() * _WHOLE_SHARE
            if self._strip_rows == 1 and not whole.is_built:
                high = min(tiles.height() * _STRIP_SHARE, tiles.width() / len(whole.tiles) / CARD_ASPECT + at.line)
            return tiles.adjusted(0, 0, 0, -high - gap), QRectF(tiles.x(), tiles.bottom() - high, tiles.width(), high)
        high = tiles.height() - at.line
        if not whole.is_built:
            wide = strip_width(high, len(whole.tiles))
        else:
            wide = pyramid_width(high if at.is_tall else tiles.height(), roomy=at.is_tall)
        most = _WIDEST_PYRAMID if at.is_tall else _WIDEST_IF_CROWDED if crowded else _WIDEST_WHOLE
        across = min(wide, tiles.width() * most)
        return tiles.adjusted(0, 0, -across - gap, 0), QRectF(tiles.right() - across, tiles.y(), across, tiles.height())
