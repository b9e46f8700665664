"""Stacks of tiles beside, behind and over each other, or at fixed places: pure geometry, in pixels of the panel."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Sequence

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
_ROW_WORTH: Final = 1.2
"""How much taller tiles must become for another row."""
_MOST_ROWS: Final = 4
_CROWDED: Final = 0.56
"""Tiles that use less of the possible height than this are too small."""
_SEEN: Final = (0.85, 0.78, 0.71, 0.64)
"""The visible shares of a card under the next one, to let cards be taller."""
_FAN_WORTH: Final = 1.08
"""How much taller tiles must become for fanning."""
_ABOVE: Final = 0.38
"""The share of the unused height above the cards."""


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


@dataclass(frozen=True, slots=True)
class _Cell:
    """The area of one stack: its card, the tiles under it and the badge above it."""

    card: int
    """Width of the card."""
    tile: int
    """Height of the card."""
    width: float
    height: float
    above: float

    @classmethod
    def of(cls, tile_height: int) -> _Cell:
        badge = badge_height(tile_height)
        shift = layer_offset(tile_height)
        above = badge_rise(tile_height)
        width = card_width(tile_height) + max(shift.x() * LAYERS + 1.5, badge * BADGE_OVERHANG)
        return cls(card_width(tile_height), tile_height, width, above + tile_height + shift.y() * LAYERS + 2.0, above)

    @property
    def tuck(self) -> float:
        """Return the visible height of a card under another of its run."""
        return self.tile * TUCKED

    def width_of(self, runs: int, stride: float) -> float:
        """Return the width of that many runs side by side."""
        return self.width + (runs - 1) * stride if runs else 0.0

    def height_of(self, deepest: int) -> float:
        """Return the height of a row whose largest run has that many cards."""
        return self.height + (deepest - 1) * self.tuck

    def lay(self, corner: QPointF, runs: Sequence[int], deepest: int, stride: float) -> list[tuple[QRectF, QRectF]]:
        """Place such runs side by side from `corner` on: each card, and its visible area."""
        spots = []
        front = corner.y() + (deepest - 1) * self.tuck
        for at, run in enumerate(runs):
            x = corner.x() + at * stride
            seen = self.width if at == len(runs) - 1 else min(stride, self.width)
            for index in range(run):
                y = front - index * self.tuck
                card = QRectF(x, y + self.above, self.card, self.tile)
                top = y if index == run - 1 else card.y()
                bottom = front + self.height if not index else card.y() + self.tuck
                spots.append((card, QRectF(x, top, seen, bottom - top)))
        return spots


@dataclass(frozen=True, slots=True)
class Grid:
    """Stacks of tiles in columns, one column for each group."""

    tile_height: int
    top: float
    """The upper edge of the cards in the first row."""
    columns: tuple[QRectF, ...]
    """The area of each group."""
    cards: tuple[tuple[QRectF, ...], ...]
    """The top card of each stack, by group."""
    cells: tuple[tuple[QRectF, ...], ...]
    """The visible area of each stack, including lower cards and the badge."""
    is_fanned: bool = False
    """Whether stacks of different kinds overlap."""

    def beside(self, column: QRectF, cards: Sequence[QRectF], cells: Sequence[QRectF]) -> Grid:
        """Return this grid with one more group at its end, laid out elsewhere."""
        return replace(
            self, columns=(*self.columns, column), cards=(*self.cards, tuple(cards)), cells=(*self.cells, tuple(cells))
        )


def stack_grid(
    area: QRectF,
    groups: Sequence[Sequence[int]],
    *,
    tallest: float,
    spacing: float,
    gap: float,
    least: Sequence[float] = (),
    weights: Sequence[float] = (),
) -> Grid:
    """Lay out groups of stacks side by side in `area`, the tiles as tall as fits.

    A group is a sequence of runs: the stacks of a run, which show the same side, are tucked, the first in front with
    the upper parts of the others behind it. A group is never narrower than `least[i]`. Runs that do not fit side by
    side go into further rows or, where those would waste much height, overlap like a hand of cards; the cells are the
    visible parts. Without `weights` the groups are packed at the left; with them they share the remaining room.
    """
    least = _shrunk(least or [0.0] * len(groups), area.width() - gap * (len(groups) - 1))
    best, rows = _largest(area, groups, tallest, spacing, gap, least)
    seen = 1.0
    if best < _CROWDED * min(tallest, area.height()):
        taller, share_seen = _fanned(area, groups, tallest, spacing, gap, least)
        if taller > best * _FAN_WORTH:
            best, rows, seen = taller, 1, share_seen
    cell = _Cell.of(best)
    stride, whole = _stride(cell, spacing, seen), _stride(cell, spacing, 1.0)
    needs = [_need(runs, rows, cell, stride, low) for runs, low in zip(groups, least, strict=True)]
    room = area.width() - gap * _gaps(groups, least)
    widths = share(needs, weights, room) if weights else _shrunk(needs, room)
    columns, cards, cells = [], [], []
    deepest = _deepest(groups, rows)
    heights = [cell.height_of(depth) for depth in deepest]
    x, y = area.x(), area.y() + max(0.0, area.height() - sum(heights)) * _ABOVE
    for runs, width in zip(groups, widths, strict=True):
        column = QRectF(x, area.y(), width, area.height())
        columns.append(column)
        spots: list[tuple[QRectF, QRectF]] = []
        top = y
        for row_of_runs, depth, height in zip(_rows(runs, rows), deepest, heights, strict=False):
            step = stride
            if seen < 1.0 and len(row_of_runs) > 1:  # there may be room to show more of this group
                step = min(whole, max(stride, (width - cell.width) / (len(row_of_runs) - 1)))
            spots += cell.lay(QPointF(x, top), row_of_runs, depth, step)
            top += height
        cards.append(tuple(card for card, _ in spots))
        cells.append(tuple(spot for _, spot in spots))
        x += width + (gap if width else 0.0)
    return Grid(
        best, y + cell.above + (deepest[0] - 1) * cell.tuck, tuple(columns), tuple(cards), tuple(cells), seen < 1.0
    )


def _gaps(groups: Sequence[Sequence[int]], least: Sequence[float]) -> int:
    """Return the gaps between groups that have a width."""
    return max(0, sum(bool(runs or low) for runs, low in zip(groups, least, strict=True)) - 1)


def _rows(runs: Sequence[int], rows: int) -> list[Sequence[int]]:
    """Return the runs of a group in at most that many rows, as many in each as in the first."""
    across = max(1, -(-len(runs) // rows))
    return [runs[start : start + across] for start in range(0, len(runs), across)]


def _need(runs: Sequence[int], rows: int, cell: _Cell, stride: float, least: float) -> float:
    return max(least, cell.width_of(-(-len(runs) // rows), stride))


def _deepest(groups: Sequence[Sequence[int]], rows: int) -> list[int]:
    """Return the number of cards in the largest run of each row."""
    split = [_rows(runs, rows) for runs in groups]
    return [
        max((max(row_of_runs[row]) for row_of_runs in split if row < len(row_of_runs)), default=1)
        for row in range(rows)
    ]


def _stride(cell: _Cell, spacing: float, seen: float) -> float:
    """Return the distance between stacks of which that share is visible; 1 is side by side."""
    return cell.width + spacing if seen >= 1.0 else cell.card * seen


def _fanned(
    area: QRectF, groups: Sequence[Sequence[int]], tallest: float, spacing: float, gap: float, least: Sequence[float]
) -> tuple[int, float]:
    """Return the tallest tiles in one row of overlapping stacks, and their visible share."""
    best, best_seen = 0, 1.0
    for seen in _SEEN:
        tile = _tallest(area, groups, 1, max(1, int(tallest)), spacing, gap, least, seen=seen, known=best)
        if tile > best:
            best, best_seen = tile, seen
        if best >= _CROWDED * min(tallest, area.height()):
            break
    return best, best_seen


def _largest(
    area: QRectF, groups: Sequence[Sequence[int]], tallest: float, spacing: float, gap: float, least: Sequence[float]
) -> tuple[int, int]:
    """Return the tallest tiles that fit, and the number of rows they need."""
    best, best_rows = 0, 1
    most = max(map(len, groups), default=0)
    for rows in range(1, min(_MOST_ROWS, max(1, most)) + 1):
        tile = _tallest(area, groups, rows, max(1, int(tallest)), spacing, gap, least, seen=1.0, known=1)
        if tile > best * _ROW_WORTH:
            best, best_rows = tile, rows
    return max(1, best), best_rows


def _tallest(
    area: QRectF,
    groups: Sequence[Sequence[int]],
    rows: int,
    most: int,
    spacing: float,
    gap: float,
    least: Sequence[float],
    *,
    seen: float,
    known: int,
) -> int:
    """Return the tallest tiles, `most` at most, that fit in `rows` with that share visible; if none, `known`."""
    room, height, deepest = area.width() - gap * _gaps(groups, least), area.height(), _deepest(groups, rows)
    low, high = known, most
    while low < high:
        middle = (low + high + 1) // 2
        cell = _Cell.of(middle)
        stride = _stride(cell, spacing, seen)
        wide = sum(_need(runs, rows, cell, stride, narrow) for runs, narrow in zip(groups, least, strict=True))
        if sum(map(cell.height_of, deepest)) <= height and wide <= room:
            low = middle
        else:
            high = middle - 1
    return low


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
    """The places of all kinds of a group, in the order of its tiles."""

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

    def spots(self, held: Sequence[tuple[str, int]]) -> list[QRectF]:
        """Return the card of each kind of tile in `held`."""
        return [self.cards[tile] for tile, _ in held]
