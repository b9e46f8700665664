"""The places that both kinds of panel have, and rows of suns: pure geometry, in the panel's pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ra_desktop.ui.games import groups
from ra_desktop.ui.look.drawing import TABLET_ASPECT
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, words_width

from .pyramid import PyramidLayout, pyramid_width
from .seat_info import SeatShown, suns_after_winning, suns_of
from .spread import CARD_ASPECT, ROWS, Grid, Line, Manner, PlacesStrip, place_stacks, strip_width

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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

    @property
    def fame_area(self) -> QRectF:
        """Where the fame is shown."""
        return self.tablets

    @property
    def opening(self) -> QRectF:
        """Portrait and name, which open the panel."""
        radius = self.portrait_radius
        portrait = QRectF(self.portrait.x() - radius, self.portrait.y() - radius, 2 * radius, 2 * radius)
        return portrait.united(self.name).united(self.subtitle)


class Tallest(NamedTuple):
    """The greatest heights of tiles in stacks, and of those with places of their own."""

    stacked: float
    placed: float

    @classmethod
    def common(cls, sizes: Iterable[Tallest]) -> Tallest:
        """Return what fits everywhere."""
        return cls(*map(min, zip(TALLEST, *sizes, strict=True)))


TALLEST: Final = Tallest(math.inf, math.inf)
"""No limit."""


class Placed(NamedTuple):
    """Stacks with the lines of their points, and what is drawn as a whole."""

    grid: Grid
    pyramid: PyramidLayout | None = None
    strip: PlacesStrip | None = None


class SeatPlaces:
    """The places of everything on a panel of a given size."""

    at: Head
    number_type: float
    """The type size of the points of the groups."""
    title_type: float
    is_roomy, is_below, strip_rows = True, False, ROWS
    """Whether the pyramid shows the points for chambers; whether monuments are below the tiles; their rows."""

    def __init__(self, shown: SeatShown, tallest: Tallest = TALLEST) -> None:
        self.shown, self.tallest = shown, tallest
        everything = groups.chips(shown.view, shown.seat, shown.points)
        self.chips = [chip for chip in everything if chip[0].tiles]
        """The number of each group of tiles: group, text, and points or None for a mere count."""
        self.sun_chip = next((chip for chip in everything if not chip[0].tiles), None)
        """The same for the suns, if they score."""
        self.suns = suns_of(shown.view, shown.seat)

    def arrange(self, held: Grouped) -> None:
        """Arrange the suns, and the stacks `held`."""
        self.sun_spots = self.sun_row(len(self.suns))
        self.grid, self.pyramid, self.strip = self.place(held)
        self.chip_spots = self.grid.lines
        """The place of the points of each group."""

    def sun_row(self, count: int) -> Sequence[QRectF]:
        """Return places for that many suns."""
        raise NotImplementedError

    def title(self, group: groups.Group) -> str:
        """Return the title of `group`, if titles are shown."""
        raise NotImplementedError

    def manner(self, stacked: Sequence[groups.Group]) -> Manner:
        """Return how the stacks of these groups share their area."""
        raise NotImplementedError

    def split(self, whole: groups.Group | None, *, crowded: bool) -> tuple[QRectF, QRectF]:
        """Return the areas of the stacks and of what is drawn as a whole; both include the lines."""
        raise NotImplementedError

    def least_width(self, chip: tuple[groups.Group, str, int | None]) -> float:
        """Return the width that the number of a group needs, with its title."""
        group, text, points = chip
        width = words_width(text, self.number_type, bold=points is not None) + _BETWEEN_WORDS
        if title := self.title(group):
            width += words_width(title, self.title_type, display=True) + 0.7 * self.title_type
        return width

    def whole_width(self, whole: groups.Group, height: float, most: float) -> float:
        """Return the width of the pyramid or of the monuments beside the tiles."""
        wide = pyramid_width(height, roomy=self.is_roomy) if whole.is_built else strip_width(height, len(whole.tiles))
        return min(wide, most)

    def place(self, held: Grouped) -> Placed:
        """Return the places of the stacks `held`."""
        stacked = [(group, stacks) for group, stacks in held if not group.is_whole]
        whole = next(((group, stacks) for group, stacks in held if group.is_whole), None)
        crowded = sum(len(stacks) for _, stacks in stacked) >= _MANY
        area, column = self.split(whole[0] if whole else None, crowded=crowded)
        manner = self.manner([group for group, _ in stacked])
        least = [self.least_width(chip) for chip in self.chips if not chip[0].is_whole]
        grid = place_stacks(area, [groups.runs(stacks) for _, stacks in stacked], manner, least)
        if whole is None:
            return Placed(grid)
        (group, stacks), line = whole, manner.line
        above = line.height if line.is_above else 0.0
        foot = QRectF(
            column.x(), column.y() if above else column.bottom() - line.height, column.width(), line.height - line.gap
        )
        room = column.adjusted(0, above, 0, above - line.height)
        if not group.is_built:
            strip = PlacesStrip.fit(
                room,
                self._in_order(group, stacks),
                rows=self.strip_rows,
                at_left=self.is_below,
                most=self.tallest.placed,
            )
            if not above:
                foot = QRectF(strip.bounds.x(), foot.y(), strip.bounds.width(), foot.height())
            return Placed(grid.beside(column, *strip.spots(stacks), foot), strip=strip)
        pyramid = PyramidLayout.fit(room, stacks, roomy=True)
        if not self.is_roomy:  # it needs all of the height: its points are below the tally
            pyramid = PyramidLayout.fit(column, stacks, roomy=False, foot=line.height)
            left = pyramid.pile.right()
            foot = QRectF(left, foot.y(), column.right() - left, foot.height())
        return Placed(grid.beside(column, *pyramid.spots(stacks), foot), pyramid=pyramid)

    def _in_order(self, group: groups.Group, stacks: Sequence[tuple[str, int]]) -> list[str]:
        """Return the kinds of `group` as their places follow each other: in the order won, then as they are for sale.

        No kind held comes to lie elsewhere when others are won, and none leaves a hole.
        """
        won = {tile: place for place, tile in enumerate(self.shown.info.won)}
        held = sorted((tile for tile, _ in stacks), key=lambda tile: won.get(tile, -1))
        order = [*held, *self.shown.view.auction_track, *group.tiles]
        return [*dict.fromkeys(tile for tile in order if tile is not None and tile in group.tiles)]

    def sun_spot(self, value: int) -> QRectF:
        """Return the place of the sun, now or after the seat has won it."""
        suns, spots = self.suns, self.sun_spots
        if value not in (sun.value for sun in suns):
            suns = suns_after_winning(self.shown.view, self.shown.seat, value)
            spots = self.sun_row(len(suns))
        return next(spot for spot, sun in zip(spots, suns, strict=True) if sun.value == value)


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


class SmallPlaces(SeatPlaces):
    """The places of everything on a panel of a given size."""

    at: SmallLayout

    def __init__(self, size: QSizeF, shown: SeatShown, held: Grouped, tallest: Tallest = TALLEST) -> None:
        """Arrange the stacks `held`, suns and points of `shown`, with no tile higher than `tallest`."""
        super().__init__(shown, tallest)
        at = self.at = small_layout(size, sun_chip=self.sun_chip is not None)
        self.number_type = max(SMALLEST_TYPE, round(_CHIP * min(at.scale, 1.4)))
        self.title_type = max(12.0, 16 * at.scale)
        self.is_roomy = at.is_tall
        self.is_below = at.is_titled or (at.is_tall and at.card.width() < at.card.height() * _BROAD)
        is_low = at.tiles.width() >= _WIDE_STRIP if at.is_titled else self.is_below
        self.strip_rows = 1 if is_low else ROWS
        self.arrange(held)

    @property
    def tile_sizes(self) -> Tallest:
        """The heights of the tiles."""
        held = any(self.grid.cards)
        placed = self.strip.card_height if self.strip is not None else math.inf
        return Tallest(self.grid.tile_height if held else math.inf, placed)

    def sun_row(self, count: int) -> Sequence[QRectF]:
        return sun_row(self.at.suns, self.at.sun_radius, count)

    def title(self, group: groups.Group) -> str:
        """Return the title of `group`, if titles are shown."""
        return groups.heading(group, self.shown.view.ruleset, short=True) if self.at.is_titled else ""

    def manner(self, stacked: Sequence[groups.Group]) -> Manner:
        at = self.at
        return Manner(
            tallest=min(at.tallest, self.tallest.stacked),
            lowest=max(_LEAST_TILE, _LOWEST_TILE * min(at.scale, 1.0) * (0.75 if at.is_tall else 1.0)),
            gap=(20.0 if at.is_titled else 7.0) * at.scale,
            line=Line(at.line, at.is_titled, gap=2.0 if at.is_titled else 0.0),
        )

    def split(self, whole: groups.Group | None, *, crowded: bool) -> tuple[QRectF, QRectF]:
        at = self.at
        tiles, gap = at.tiles, 8 * at.scale
        if whole is None:
            return QRectF(tiles), QRectF()
        if at.is_titled or (self.is_below and not whole.is_built):
            high = tiles.height() * _WHOLE_SHARE
            if self.strip_rows == 1 and not whole.is_built:
                high = min(tiles.height() * _STRIP_SHARE, tiles.width() / len(whole.tiles) / CARD_ASPECT + at.line)
            return tiles.adjusted(0, 0, 0, -high - gap), QRectF(tiles.x(), tiles.bottom() - high, tiles.width(), high)
        most = _WIDEST_PYRAMID if at.is_tall else _WIDEST_IF_CROWDED if crowded else _WIDEST_WHOLE
        high = tiles.height() - at.line * (at.is_tall or not whole.is_built)
        across = self.whole_width(whole, high, tiles.width() * most)
        return tiles.adjusted(0, 0, -across - gap, 0), QRectF(tiles.right() - across, tiles.y(), across, tiles.height())


REFERENCE: Final = QSizeF(313, 189)
"""The panel of one of three others in a window of 1440 by 900."""
_TALL, _TALL_IF_ROOMY = 0.80, 0.56
"""From this proportion of height to width on, the suns have a row to themselves: usually, and in a large panel."""
_ROOMY: Final = 280.0
"""The least height of a large panel."""
_TALL_HEIGHT, _TITLED_HEIGHT = 255.0, 430.0
"""The heights that such panels need at scale 1, without and with titles."""
_TITLED: Final = 1.15
"""From this one on, groups have titles: the panel is the large one turned upright."""
_LEAST_WORDS, _SUNS_BELOW = 26.0, 43.5
"""The least height of name with level and character below it, and that of a row of suns at scale 1."""
_TWO_LINES: Final = 0.66
"""The least scale for both lines beside a portrait; below it, level and character stand beside the name."""
_LEAST_NAME, _NAME_SHARE = 80.0, 0.58
"""The least width of the name there, and its share."""
_GREATEST_SCALE: Final = 2.2


@dataclass(frozen=True, slots=True, kw_only=True)
class SmallLayout(Head):
    """The places of everything but single suns and tiles."""

    is_tall: bool
    """Whether the suns have a row to themselves below the portrait; otherwise they are beside it."""
    is_titled: bool
    """Whether each group of tiles has a title."""
    stripe: float
    """Width of the stripe in the player's colour."""
    suns: QRectF
    sun_radius: float
    sun_chip: QRectF
    """The score of the suns, in the third epoch; empty if it is not shown."""
    line: float
    """The height of the line for the points of each group, below or above its tiles."""


def small_layout(size: QSizeF, *, sun_chip: bool) -> SmallLayout:
    """Lay out a panel of any proportions; with `sun_chip` there is room for the score of the suns."""
    width, height = size.width(), size.height()
    titled = height > width * _TITLED
    tall = height > width * (_TALL if height < _ROOMY else _TALL_IF_ROOMY)
    most = height / (_TITLED_HEIGHT if titled else _TALL_HEIGHT if tall else REFERENCE.height())
    scale = min(width / REFERENCE.width(), most, _GREATEST_SCALE)
    card = QRectF(1.5, 1.5, width - 3, height - 1.5 - max(3.0, 4.5 * scale))
    stripe = max(6.0, 8 * scale)
    inner = card.adjusted(stripe + max(4.0, 8 * scale), max(3.0, 6 * scale), -max(5.0, 9 * scale), -max(3.0, 6 * scale))
    line = max(11.0, 16 * min(scale, 1.2))
    high = min(inner.height() * 0.46, 58 * scale + 2 * SUN_REACH * 19.5 * scale) if tall else _high_head(scale)
    head = QRectF(inner.x(), inner.y(), inner.width(), high)
    return SmallLayout(
        is_tall=tall,
        is_titled=titled,
        scale=scale,
        card=card,
        corner=max(8.0, 14 * min(scale, 1.5)),
        stripe=stripe,
        tiles=inner.adjusted(0, high + (4 if tall else 1) * scale, 0, 0),
        line=max(20.0, 26 * scale) if titled else line,
        tallest=(78 if titled else 112) * max(scale, 0.7),
        **_head(head, scale, chip=sun_chip, beside=not tall),
    )


def _high_head(scale: float) -> float:
    """Return the height of a head with the suns beside the portrait."""
    words = _LEAST_WORDS + _SUNS_BELOW * scale if scale >= _TWO_LINES else 40.0
    return max(words, 79 * scale - 2)


def _head(head: QRectF, scale: float, *, chip: bool, beside: bool) -> dict[str, Any]:
    """Lay out the head: the suns `beside` the portrait under the name, or in a row to themselves."""
    upper = QRectF(head)
    if not beside:
        upper.setHeight(min(head.height() * 0.54, 58 * scale))
    radius = min(upper.height() / 2 - 1, 35 * scale)
    portrait = QPointF(upper.x() + radius + 1, upper.center().y())
    left = portrait.x() + radius + max(4.0, 8 * scale)
    words = QRectF(
        left, upper.y(), upper.right() - left, upper.height() * (0.34 + 0.09 * min(1.0, scale) if beside else 0.92)
    )
    if beside and scale >= _TWO_LINES:
        words.setHeight(max(words.height(), _LEAST_WORDS))
    tablet = min(words.height() * 0.94, max(19.0, 38 * scale))
    tablets = QRectF(0, 0, tablet * TABLET_ASPECT * 1.62, tablet)
    tablets.moveTopRight(QPointF(head.right(), upper.y() + (0 if beside else (upper.height() - tablet) / 2)))
    words.setRight(tablets.left() - 5)
    words.moveTop(upper.y() + (upper.height() - words.height()) / 2 if not beside else upper.y())
    name, subtitle = QRectF(words), QRectF()
    if words.height() >= _LEAST_WORDS:
        name.setHeight(words.height() * (0.6 if words.height() >= 28 else _NAME_SHARE))
        subtitle = QRectF(words.x(), name.bottom(), words.width(), words.height() - name.height())
    else:
        name.setWidth(max(_LEAST_NAME, words.width() * _NAME_SHARE))
        subtitle = QRectF(name.right() + 3, words.y(), words.right() - name.right() - 3, words.height())
    top = words.bottom() if beside else upper.bottom() + 2 * scale
    row = QRectF(left if beside else head.x(), top, head.right() - (left if beside else head.x()), head.bottom() - top)
    side = min(tablet * 1.04, row.height() - 2)
    figure = QRectF(row.right() - side, row.center().y() - side / 2, side, side)
    aside, mark = figure.left() - 2, QRectF()
    if chip:
        wide, high = max(27.0, 33 * scale), max(14.0, 18 * scale)
        mark = QRectF(aside - wide, row.center().y() - high / 2, wide, high)
        aside = mark.left() - 1
    row.setRight(aside)
    return {
        "portrait": portrait, "portrait_radius": radius, "name": name, "subtitle": subtitle, "figure": figure,
        "tablets": tablets, "suns": row, "sun_radius": 20 * scale if beside else 26 * scale, "sun_chip": mark,
    }  # fmt: skip
