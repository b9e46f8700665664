"""Stacks of tiles beside, behind and over each other, or at fixed places: pure geometry, in pixels of the panel."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

CARD_ASPECT: Final = 5 / 7
"""Width of a tile divided by its height."""
LAYERS: Final = 2
"""How many further tiles are visible under the top one of a stack."""
_LAYER_X, _LAYER_Y = 0.030, 0.052
"""The offset of each tile of a stack from the one above, in heights of a tile."""
BADGE_OVERHANG: Final = 0.26
"""How far a badge extends to the right of its tile, in heights of the badge."""
SMALLEST_BADGED: Final = 40
"""The least height of a tile with a badge; lower ones have their number in the foot of the card."""
TUCKED: Final = 0.27
"""The visible share of the height of a card behind another of its kind: its turned-up corner."""


def badge_height(tile_height: float) -> float:
    """Height of the badge that counts a stack."""
    return max(14.5, min(tile_height * 0.26, 10 + tile_height * 0.14))


def badge_rise(tile_height: float) -> float:
    """Return how many pixels the badge extends above its tile."""
    return min(badge_height(tile_height) * 0.42, tile_height * 0.13)


def layer_offset(tile_height: float) -> QPointF:
    """Return the offset of each further tile of a stack from the one above."""
    return QPointF(tile_height * _LAYER_X, tile_height * _LAYER_Y)


def card_width(tile_height: int) -> int:
    """Width of a tile, in whole pixels."""
    return max(1, round(tile_height * CARD_ASPECT))


def passing_card(area: QRectF) -> QRectF:
    """Return the card of a tile that does not stay in `area`, such as a disaster."""
    height = min(area.height() * 0.8, 90.0)
    card = QRectF(0, 0, height * CARD_ASPECT, height)
    card.moveCenter(area.center())
    return card


# --- stacks -------------------------------------------------------------------------------------


class Line(NamedTuple):
    """The line of each row for the numbers or headings of its groups."""

    height: float = 0.0
    is_above: bool = False
    """Whether it is above the cards, or below."""
    gap: float = 0.0
    """The part of its height that separates it from the cards."""


class Manner(NamedTuple):
    """How groups of stacks share an area: packed like hands of cards, or as columns under headings."""

    tallest: float
    """The greatest height of a card that looks right."""
    gap: float
    """Between two groups."""
    lowest: float = 0.0
    """Cards lower than this are the last resort."""
    line: Line = Line()
    spacing: float = 0.0
    """Between two stacks that nothing covers."""
    weights: tuple[float, ...] = ()
    """The groups are columns that share the width by these; each may have several rows, and covers none of another.

    Without weights the groups are packed at the left, rows break between them, and a card may lie over the last of the
    group before.
    """


class _Search(NamedTuple):
    """What is tried until something fits, and what it is worth."""

    tries: tuple[tuple[bool, float], ...]
    """Whether low cards are allowed, and the least share of a stack that must be seen."""
    most_rows: int
    row_worth: float
    """How much better cards must become for another row."""
    above: float
    """The share of the unused height above the cards."""


_HANDS: Final = _Search(((False, 0.39), (False, 0.26), (True, 0.39)), 3, 1.05, 0.0)
_COLUMNS: Final = _Search(((False, 1.0), (False, 0.60), (True, 0.60)), 4, 1.2, 0.38)
_SHARES: Final = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.46, 0.42, 0.39, 0.35, 0.3, 0.26)
"""The shares of a stack that may be seen beside the next one, from all on."""
_SIGHT: Final = 0.8
"""The weight of seeing all of a card against seeing it large."""
_NARROWEST: Final = 10.0
"""The least visible width of a card in pixels, for its number, unless cards become too small."""
_CLOSE: Final = 0.999
"""The greatest share of a stack among those that would not fit whole."""
_SLACK: Final = 0.01
"""In pixels: what adds up to all of the width still fits."""
_CROWDED_GAP: Final = 2.0
"""Between two groups whose cards overlap."""
_HEADINGS_APART: Final = 0.35
"""What lies between two headings besides, as a share of their height."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Stacks of tiles in columns, one column for each group."""

    tile_height: int
    columns: tuple[QRectF, ...]
    """The area of each group."""
    cards: tuple[tuple[QRectF, ...], ...]
    """The top card of each stack, by group."""
    cells: tuple[tuple[QRectF, ...], ...]
    """The visible area of each stack, including lower cards and the badge."""
    lines: tuple[QRectF, ...]
    """The place of each group's number or heading."""
    is_fanned: bool = False
    """Whether stacks of different kinds overlap."""

    def beside(self, column: QRectF, cards: Sequence[QRectF], cells: Sequence[QRectF], line: QRectF) -> Grid:
        """Return this grid with one more group at its end, laid out elsewhere."""
        return replace(
            self,
            columns=(*self.columns, column),
            cards=(*self.cards, tuple(cards)),
            cells=(*self.cells, tuple(cells)),
            lines=(*self.lines, line),
        )


def place_stacks(area: QRectF, groups: Sequence[Sequence[int]], manner: Manner, least: Sequence[float] = ()) -> Grid:
    """Lay out groups of stacks in `area`: side by side while there is room, else each over the right part of the one
    before.

    A group is a sequence of runs: the stacks of a run, which show the same side, are tucked, the first in front with
    the upper parts of the others behind it. A group is never narrower than `least[i]`, even an empty one.
    """
    narrow = tuple(least) or (0.0,) * len(groups)
    return _chosen(area.width(), area.height(), tuple(map(tuple, groups)), narrow, manner).lay(area)


@dataclass(frozen=True)
class _Plan:
    """Groups in bands, one below the other; in each band a group has so many rows."""

    groups: tuple[tuple[int, ...], ...]
    least: tuple[float, ...]
    manner: Manner
    bands: tuple[range, ...]
    rows: int = 1
    tile: int = 1
    share: float = 1.0
    """How much of a stack is seen beside the next one."""

    @cached_property
    def width(self) -> float:
        """The width of a stack that nothing covers."""
        overhang = layer_offset(self.tile).x() * LAYERS
        return card_width(self.tile) + max(overhang, badge_height(self.tile) * BADGE_OVERHANG * self._is_badged) + 1.5

    @property
    def _is_badged(self) -> bool:
        return self.tile >= SMALLEST_BADGED

    @cached_property
    def rise(self) -> float:
        """How far badges extend above cards."""
        return badge_rise(self.tile) * self._is_badged

    @cached_property
    def stride(self) -> float:
        """From one card to the next."""
        return (self.width + self.manner.spacing) * self.share

    @property
    def gap(self) -> float:
        """Between two groups."""
        if self.manner.weights or self.share >= 1.0:
            return self.manner.gap
        line = self.manner.line
        return min(self.manner.gap, _CROWDED_GAP + (line.height - line.gap) * _HEADINGS_APART * line.is_above)

    @property
    def seen(self) -> float:
        """The share of a card that is seen beside the next one."""
        return min(1.0, self.stride / card_width(self.tile))

    @cached_property
    def quality(self) -> float:
        """A compromise between tall cards and visible cards."""
        return self.tile * math.pow(self.seen, _SIGHT)

    def _split(self, group: int) -> list[tuple[int, ...]]:
        """Return the runs of a group in rows, as many in each as in the first."""
        runs = self.groups[group]
        across = max(1, -(-len(runs) // self.rows))
        return [runs[start : start + across] for start in range(0, len(runs), across)]

    def _heights(self, band: range) -> list[tuple[int, float]]:
        """Return for each row of a band the number of cards in its largest run, and its height."""
        split = [self._split(group) for group in band]
        deepest = [max((max(runs[row]) for runs in split if row < len(runs)), default=1) for row in range(self.rows)]
        height = self.rise + self.tile + layer_offset(self.tile).y() * LAYERS + 1.0
        return [(depth, height + (depth - 1) * self.tile * TUCKED) for depth in deepest]

    def height_of(self, band: range) -> float:
        """Return the height of a band with its line."""
        return self.manner.line.height + sum(height for _, height in self._heights(band))

    def _is_open(self, group: int, band: range) -> bool:
        """Whether no other group covers the last card of this one."""
        return bool(self.manner.weights) or group == band[-1] or not self.groups[group + 1]

    def _need(self, group: int, band: range) -> float:
        """Return the width of a group."""
        across = -(-len(self.groups[group]) // self.rows)
        tail = self.width - self.stride if across and self._is_open(group, band) else 0.0
        return max(self.least[group], across * self.stride + tail)

    def spare(self, width: float) -> float:
        """Return how much of the `width` the widest band leaves."""
        needs = (sum(self._need(group, band) for group in band) + self.gap * (len(band) - 1) for band in self.bands)
        return width - max(needs)

    def _widths(self, band: range, width: float) -> list[float]:
        """Return the widths of the groups: by weight or, if packed, empty ones as wide as a stack if there is room."""
        needs, room = [self._need(group, band) for group in band], width - self.gap * (len(band) - 1)
        if self.manner.weights:
            return share(needs, [self.manner.weights[group] for group in band], room)
        empty = [not self.groups[group] for group in band]
        usual = sum(max(need, self.width * is_empty) for need, is_empty in zip(needs, empty, strict=True))
        return share(needs, empty, min(room, usual))

    def stretched(self, width: float) -> _Plan:
        """Return the plan with as much of each card seen as there is room for."""
        strides = max(sum(-(-len(self.groups[group]) // self.rows) for group in band) for band in self.bands)
        more = self.spare(width) / (max(1, strides) * (self.width + self.manner.spacing))
        return replace(self, share=max(self.share, min(self.share + more, _CLOSE)))

    def lay(self, area: QRectF) -> Grid:
        """Place all cards and lines."""
        line = self.manner.line
        columns, cards, cells, lines = [], [], [], []
        spare = max(0.0, area.height() - sum(map(self.height_of, self.bands))) / len(self.bands)
        top = area.y()
        for band in self.bands:
            x, high = area.x(), self.height_of(band)
            deck = top + (line.height if line.is_above else 0.0) + spare * _search(self.manner).above
            for group, width in zip(band, self._widths(band, area.width()), strict=True):
                last = group == band[-1] and line.is_above
                room = QRectF(x, deck, area.right() - x if last else min(width, area.right() - x), high - line.height)
                spots = list(self._laid(group, band, room.topLeft(), width))
                columns.append(room)
                cards.append(tuple(card for card, _ in spots))
                cells.append(tuple(cell for _, cell in spots))
                edge = top if line.is_above else room.bottom()
                lines.append(QRectF(x, edge, room.width(), line.height - line.gap))
                x += width + self.gap
            top += high + spare
        return Grid(self.tile, tuple(columns), tuple(cards), tuple(cells), tuple(lines), self.seen < 1.0)

    def _laid(self, group: int, band: range, corner: QPointF, width: float) -> Iterator[tuple[QRectF, QRectF]]:
        """Yield the cards of a group, and the visible area of each."""
        tuck, top = self.tile * TUCKED, corner.y()
        for runs, (depth, height) in zip(self._split(group), self._heights(band), strict=False):
            front, stride = top + (depth - 1) * tuck, self.stride
            if self.manner.weights and len(runs) > 1:  # there may be room to show more of this group
                stride = min(self.width + self.manner.spacing, max(stride, (width - self.width) / (len(runs) - 1)))
            for at, run in enumerate(runs):
                is_last = at == len(runs) - 1 and self._is_open(group, band)
                seen = self.width if is_last else min(stride, self.width)
                for behind in range(run):
                    y = front - behind * tuck
                    card = QRectF(corner.x() + at * stride, y + self.rise, card_width(self.tile), self.tile)
                    edge = y if behind == run - 1 else card.y()
                    bottom = card.y() + tuck if behind else top + height
                    yield card, QRectF(card.x(), edge, seen, bottom - edge)
            top += height


def _search(manner: Manner) -> _Search:
    return _COLUMNS if manner.weights else _HANDS


@lru_cache(maxsize=128)
def _chosen(
    width: float, height: float, groups: tuple[tuple[int, ...], ...], least: tuple[float, ...], manner: Manner
) -> _Plan:
    """Return the best compromise between tall cards, visible cards and few rows."""
    search = _search(manner)
    if manner.weights:
        least = tuple(_shrunk(least, width - manner.gap * (len(groups) - 1)))
    simple = _Plan(groups, least, manner, (range(len(groups)),))
    for is_low, least_seen in search.tries:
        lowest, best = 1 if is_low else max(1, round(manner.lowest)), simple
        for plan in _arrangements(simple, search.most_rows):
            option = _best(plan, width, height, lowest, [seen for seen in _SHARES if seen >= least_seen])
            if option.quality > best.quality * (search.row_worth if best is not simple else 1.0):
                best = option
        if best is not simple:
            return best.stretched(width)
    return simple


def _best(plan: _Plan, width: float, height: float, lowest: int, shares: Sequence[float]) -> _Plan:
    """Return the best compromise between tall cards and visible cards; `plan` if nothing fits."""
    best, tile = plan, lowest - 1
    highest = int(min(plan.manner.tallest, height))
    most = _tallest(plan, lowest - 1, highest, lambda option: sum(map(option.height_of, plan.bands)) <= height)
    for seen in shares:
        tile = _tallest(replace(plan, share=seen), tile, most, lambda option: option.spare(width) > -_SLACK)
        option = replace(plan, share=seen, tile=tile)
        if tile >= lowest and (option.stride >= _NARROWEST or lowest == 1) and option.quality > best.quality:
            best = option
        if tile >= most:
            break
    return best


def _tallest(plan: _Plan, low: int, high: int, fits: Callable[[_Plan], bool]) -> int:
    """Return the greatest height of cards up to `high` that `fits`; `low` if none does."""
    while low < high:
        middle = (low + high + 1) // 2
        if fits(replace(plan, tile=middle)):
            low = middle
        else:
            high = middle - 1
    return low


def _arrangements(plan: _Plan, most_rows: int) -> Iterator[_Plan]:
    """Yield all groups in one band, with one or more rows, or in several even bands."""
    if plan.manner.weights:
        for rows in range(1, min(most_rows, max(map(len, plan.groups), default=1)) + 1):
            yield replace(plan, rows=rows)
        return
    count = len(plan.groups)
    for bands in range(1, min(most_rows, count) + 1):
        cuts = (pairwise((0, *cut, count)) for cut in combinations(range(1, count), bands - 1))
        splits = [tuple(range(start, end) for start, end in cut) for cut in cuts]
        widest = [max(sum(max(1, len(plan.groups[group])) for group in band) for band in split) for split in splits]
        yield replace(plan, bands=splits[widest.index(min(widest))])


def share(needs: Sequence[float], weights: Sequence[float], room: float) -> list[float]:
    """Return widths that add up to `room`: by weight, but at least each one's need."""
    if sum(needs) >= room or not sum(weights):
        return _shrunk(needs, room)
    fixed: set[int] = set()
    while True:
        free = room - sum(needs[index] for index in fixed)
        total = sum(weight for index, weight in enumerate(weights) if index not in fixed)
        if total <= 0:
            return list(needs)
        unit = free / total
        short = {index for index, weight in enumerate(weights) if index not in fixed and weight * unit < needs[index]}
        if not short:
            return [needs[index] if index in fixed else weight * unit for index, weight in enumerate(weights)]
        fixed |= short


def _shrunk(needs: Sequence[float], room: float) -> list[float]:
    """Return the needs, reduced to fit `room` if headings alone are too wide."""
    total = sum(needs)
    return [need * room / total for need in needs] if total > room > 0 else list(needs)


ROWS: Final = 2
_GAP: Final = 0.09
"""Between two places, in heights of a card."""
_LEAST_GAP: Final = 2.0


def strip_width(height: float, kinds: int, *, rows: int = ROWS) -> float:
    """Return the width of a strip of this `height` for that many kinds."""
    card, gap = _card(height, rows)
    across = -(-kinds // rows)
    return across * (card_width(card) + gap) - gap


def _card(height: float, rows: int) -> tuple[int, float]:
    """Return the height of a card, and the gap between two, in a strip of that height."""
    gap = max(_LEAST_GAP, height / rows * _GAP)
    return max(1, int((height - gap * (rows - 1)) / rows)), gap


@dataclass(frozen=True, slots=True)
class PlacesStrip:
    """The places of all kinds of a group."""

    cards: dict[str, QRectF]

    @classmethod
    def fit(
        cls, area: QRectF, kinds: Sequence[str], *, rows: int = ROWS, at_left: bool = False, most: float = math.inf
    ) -> PlacesStrip:
        """Fit places for `kinds` into `area`, row by row and as large as possible, up to the height `most`, at its
        right unless `at_left`.
        """
        across = -(-len(kinds) // rows)
        card, gap = _card(area.height(), rows)
        wide = strip_width(area.height(), len(kinds), rows=rows)
        if wide > area.width():
            card = int((area.width() + gap) / across - gap) if across else card
            card = max(1, int(card / CARD_ASPECT))
            while card > 1 and across * (card_width(card) + gap) - gap > area.width():
                card -= 1
        card = int(min(card, most))
        width = card_width(card)
        left = area.x() if at_left else area.right() - (across * (width + gap) - gap)
        return cls(
            {
                kind: QRectF(left + at % across * (width + gap), area.y() + at // across * (card + gap), width, card)
                for at, kind in enumerate(kinds)
            }
        )

    @property
    def card_height(self) -> float:
        """The height of each card."""
        return next(iter(self.cards.values())).height()

    @property
    def bounds(self) -> QRectF:
        """The rectangle around all places."""
        whole = QRectF()
        for card in self.cards.values():
            whole = whole.united(card)
        return whole

    def spots(self, held: Sequence[tuple[str, int]]) -> tuple[list[QRectF], list[QRectF]]:
        """Return the card of each kind of tile in `held`, and the area for its tooltip."""
        cards = [self.cards[tile] for tile, _ in held]
        return cards, cards
