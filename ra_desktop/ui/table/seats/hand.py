"""Stacks of tiles like hands of cards, each group with a line for its number: pure geometry, in the panel's pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from .spread import BADGE_OVERHANG, LAYERS, SMALLEST_BADGED, Grid, badge_height, badge_rise, card_width, layer_offset

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SIGHT: Final = 0.8
"""The weight of seeing all of a card against seeing it large."""
_LEAST_SEEN, _LEAST_SEEN_LARGE = 0.42, 0.28
"""The least visible share of the width of a card under the next one: usually, and for cards of a good size."""
_NARROWEST: Final = 10.0
"""The least visible width of a card in pixels, for its number, unless cards become too small."""
_ROW_WORTH: Final = 1.05
"""How much better cards must become for another row."""
_MOST_ROWS: Final = 3
_CROWDED_GAP: Final = 2.0
"""Between two groups whose cards overlap."""
_PASSES: Final = 4


@dataclass(frozen=True, slots=True)
class Line:
    """The line of a row for the numbers of its groups."""

    height: float = 0.0
    is_above: bool = False
    """Whether it is above the cards, for titles, or below."""


NO_LINE: Final = Line()


@dataclass(frozen=True, slots=True)
class Hands:
    """Groups of stacks, and the place of each group's number."""

    grid: Grid
    lines: tuple[QRectF, ...]


def hand(
    area: QRectF,
    counts: Sequence[int],
    *,
    tallest: float,
    gap: float,
    lowest: float = 0.0,
    least: Sequence[float] = (),
    line: Line = NO_LINE,
) -> Hands:
    """Lay out groups of stacks side by side while there is room, else each stack over the right part of the one before.

    There may be several rows, which break between groups. A group is never narrower than `least[i]`, even an empty one.
    Cards lower than `lowest` are the last resort. The cells are what is seen of each card.
    """
    narrow = tuple(least) or (0.0,) * len(counts)
    chosen = _choose(area.width(), area.height(), tuple(counts), narrow, tallest, lowest, gap, line)
    return chosen.lay(area, narrow, line)


@dataclass(frozen=True, slots=True)
class _Hand:
    """Rows of stacks; each row has the numbers of the groups in it."""

    rows: tuple[range, ...]
    counts: tuple[int, ...]
    tile_height: int
    stride: float
    """From one card to the next."""
    gap: float
    """Between two groups."""

    def lay(self, area: QRectF, least: Sequence[float], line: Line) -> Hands:
        """Place all cards and lines."""
        tile = self.tile_height
        height = _row_height(tile) + line.height
        spare = max(0.0, area.height() - height * len(self.rows)) / len(self.rows)
        size = QSizeF(card_width(tile), tile)
        columns, cards, cells, lines = [], [], [], []
        first = area.y() + (line.height if line.is_above else 0.0) + _rise(tile)
        for number, row in enumerate(self.rows):
            top = area.y() + number * (height + spare)
            above = top + (line.height if line.is_above else 0.0)
            x = area.x()
            widths = self._widths(row, area.width(), least)
            for group, needed in zip(row, widths, strict=True):
                count, wide = self.counts[group], needed
                if line.is_above and group == row[-1]:
                    wide = max(wide, area.right() - x)
                room = QRectF(x, above, min(wide, area.right() - x), _row_height(tile))
                columns.append(room)
                cards.append(
                    tuple(QRectF(QPointF(x + at * self.stride, above + _rise(tile)), size) for at in range(count))
                )
                cells.append(
                    tuple(QRectF(x + at * self.stride, above, self.stride, room.height()) for at in range(count))
                )
                edge = top if line.is_above else above + room.height()
                lines.append(QRectF(x, edge, room.width(), line.height))
                x += wide + self.gap
        return Hands(Grid(tile, first, tuple(columns), tuple(cards), tuple(cells)), tuple(lines))

    def _widths(self, row: range, room: float, least: Sequence[float]) -> list[float]:
        """Return the widths of the groups of a row; empty ones are as wide as a card, or share what is left."""
        widths = [_need(group, row, self.counts, least, self.tile_height, self.stride) for group in row]
        empty = sorted((at for at, group in enumerate(row) if not self.counts[group]), key=widths.__getitem__)
        left = room - sum(widths) - self.gap * (len(row) - 1) + sum(widths[at] for at in empty)
        while empty:  # the widest first, which may need more than an equal share
            at = empty[-1]
            widths[at] = max(widths[at], min(left / len(empty), _whole(self.tile_height)))
            left -= widths[empty.pop()]
        return widths


def _rise(tile: int) -> float:
    """Return how far badges extend above cards of this height."""
    return badge_rise(tile) if tile >= SMALLEST_BADGED else 0.0


def _row_height(tile: int) -> float:
    """Return the height of a row without its line."""
    return _rise(tile) + tile + layer_offset(tile).y() * LAYERS + 1.0


def _whole(tile: int) -> float:
    """Return the width of a stack that nothing covers."""
    overhang = layer_offset(tile).x() * LAYERS
    if tile >= SMALLEST_BADGED:
        overhang = max(overhang, badge_height(tile) * BADGE_OVERHANG)
    return card_width(tile) + overhang + 1.5


@lru_cache(maxsize=256)
def _choose(
    width: float,
    height: float,
    counts: tuple[int, ...],
    least: tuple[float, ...],
    tallest: float,
    lowest: float,
    gap: float,
    line: Line,
) -> _Hand:
    """Return the best compromise between tall cards, visible cards and few rows."""
    for low, seen in (
        (max(1, round(lowest)), _LEAST_SEEN),
        (max(1, round(lowest)), _LEAST_SEEN_LARGE),
        (1, _LEAST_SEEN),
    ):
        best: tuple[float, _Hand] | None = None
        for rows in _row_choices(counts):
            fitting = _best(rows, counts, width, height / len(rows) - line.height, least, (low, tallest), gap, seen)
            if fitting is not None and (best is None or fitting[0] > best[0] * _ROW_WORTH):
                best = fitting
        if best is not None:
            return best[1]
    return _Hand((range(len(counts)),), counts, 1, 1.0, 0.0)


def _row_choices(counts: Sequence[int]) -> Iterator[tuple[range, ...]]:
    """Yield all groups in one row, or in several even ones."""
    for rows in range(1, min(_MOST_ROWS, len(counts)) + 1):
        splits = [
            tuple(range(start, end) for start, end in pairwise((0, *cuts, len(counts))))
            for cuts in combinations(range(1, len(counts)), rows - 1)
        ]
        yield min(splits, key=lambda split: max(sum(max(1, counts[group]) for group in row) for row in split))


def _best(
    rows: tuple[range, ...],
    counts: tuple[int, ...],
    width: float,
    height: float,
    least: Sequence[float],
    sizes: tuple[int, float],
    gap: float,
    least_seen: float,
) -> tuple[float, _Hand] | None:
    """Return the best compromise between tall cards and visible cards, and its quality."""
    best: tuple[float, _Hand] | None = None
    lowest, tallest = sizes
    for tile in range(int(min(tallest, height)), lowest - 1, -1):
        if _row_height(tile) > height:
            continue
        stride, apart = _whole(tile), gap
        if any(_needs(row, counts, least, tile, stride, gap) > width for row in rows):
            apart = min(gap, _CROWDED_GAP)
            stride = min(_stride(row, counts, least, tile, width, apart) for row in rows)
        seen = min(1.0, stride / card_width(tile))
        if seen >= least_seen and (stride >= _NARROWEST or lowest == 1):
            quality = tile * seen**_SIGHT
            if best is None or quality > best[0]:
                best = quality, _Hand(rows, counts, tile, stride, apart)
        if seen >= 1.0:
            break
    return best


def _is_open(group: int, row: range, counts: Sequence[int]) -> bool:
    """Whether nothing covers the last card of a group: it is the last of its row, or the next one is empty."""
    return group == row[-1] or not counts[group + 1]


def _need(group: int, row: range, counts: Sequence[int], least: Sequence[float], tile: int, stride: float) -> float:
    """Return the width of a group."""
    count = counts[group]
    tail = _whole(tile) - stride if count and _is_open(group, row, counts) else 0.0
    return max(least[group], count * stride + tail)


def _needs(row: range, counts: Sequence[int], least: Sequence[float], tile: int, stride: float, gap: float) -> float:
    """Return the width of a row."""
    return sum(_need(group, row, counts, least, tile, stride) for group in row) + gap * (len(row) - 1)


def _stride(row: range, counts: Sequence[int], least: Sequence[float], tile: int, width: float, gap: float) -> float:
    """Return the greatest stride with which a row fits into `width`; below 0 if none does."""
    stride = _whole(tile)
    for _ in range(_PASSES):  # groups that are as narrow as their numbers allow do not shrink with the others
        fixed, free = gap * (len(row) - 1), 0
        for group in row:
            if _need(group, row, counts, least, tile, stride) <= least[group]:
                fixed += least[group]
            elif _is_open(group, row, counts):
                fixed, free = fixed + _whole(tile), free + counts[group] - 1
            else:
                free += counts[group]
        if not free:
            break
        stride = min(_whole(tile), (width - fixed) / free)
    return stride if stride > 0 and _needs(row, counts, least, tile, stride, gap) <= width + 0.01 else -1.0
