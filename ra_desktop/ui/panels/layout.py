"""Where everything lies on a panel: pure geometry, in the panel's own pixels. Nothing here knows a widget."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

if TYPE_CHECKING:
    from collections.abc import Sequence

CARD_ASPECT: Final = 5 / 7
"""Width of a tile divided by its height."""
TABLET_ASPECT: Final = 3 / 4
SUN_REACH: Final = 1.26
"""Rays and shadow of a sun stay within this many radii of its centre."""
LAYERS: Final = 2
"""How many further tiles show under the top one of a stack."""
SMALLEST_TYPE: Final = 11.0

_LAYER_X, _LAYER_Y = 0.030, 0.052
"""How far each tile of a stack looks out under the one above, in heights of a tile."""
BADGE_OVERHANG: Final = 0.26
"""How far a badge reaches to the right of its tile, in heights of the badge."""
SMALLEST_BADGED: Final = 36
"""Lower tiles have their number in the foot of the card instead of on a badge."""
_LEAST_SEEN: Final = 0.42
"""How much of a card's width is seen at least under the next one."""
_SIGHT: Final = 0.8
"""How much seeing all of a card is worth against seeing it large."""
_ROW_WORTH: Final = 1.2
"""How much taller tiles must become to be worth one more row."""
_MOST_ROWS: Final = 4
_CROWDED: Final = 0.56
"""Tiles that take less of the height that they may take are too small."""
_SEEN: Final = (0.85, 0.78, 0.71, 0.64)
"""How much of a card may be seen under the next one, to let cards be taller."""
_FAN_WORTH: Final = 1.08
"""How much taller tiles must become to be worth it."""
_MOST_HAND_ROWS: Final = 3
_ABOVE, _ABOVE_HAND = 0.38, 0.15
"""The part of the height that cards leave over which lies above them."""

COMPACT_REFERENCE: Final = QSizeF(276, 192)
OWN_REFERENCE: Final = QSizeF(1130, 252)


def badge_height(tile_height: float) -> float:
    """Height of the badge that counts a stack."""
    return max(14.5, min(tile_height * 0.26, 10 + tile_height * 0.14))


def badge_rise(tile_height: float) -> float:
    """How far the badge reaches above its tile."""
    return min(badge_height(tile_height) * 0.42, tile_height * 0.13)


def layer_offset(tile_height: float) -> QPointF:
    """How far each further tile of a stack is shifted from the one above."""
    return QPointF(tile_height * _LAYER_X, tile_height * _LAYER_Y)


def card_width(tile_height: int) -> int:
    """Width of a tile, in whole pixels."""
    return max(1, round(tile_height * CARD_ASPECT))


@dataclass(frozen=True, slots=True)
class _Cell:
    """The room of one stack: its card, the tiles under it and the badge above it."""

    card: int
    """Width of the card."""
    width: float
    height: float
    above: float

    @classmethod
    def of(cls, tile_height: int) -> _Cell:
        badge = badge_height(tile_height)
        shift = layer_offset(tile_height)
        above = badge_rise(tile_height)
        width = card_width(tile_height) + max(shift.x() * LAYERS + 1.5, badge * BADGE_OVERHANG)
        return cls(card_width(tile_height), width, above + tile_height + shift.y() * LAYERS + 2.0, above)


@dataclass(frozen=True, slots=True)
class Grid:
    """Stacks of tiles in columns, one column for each group."""

    tile_height: int
    top: float
    """The upper edge of the cards in the first row."""
    columns: tuple[QRectF, ...]
    """The room of each group."""
    cards: tuple[tuple[QRectF, ...], ...]
    """The top card of each stack, by group."""
    cells: tuple[tuple[QRectF, ...], ...]
    """The room of each stack: cards below the top one and the badge included, as far as they are seen."""

    @property
    def is_fanned(self) -> bool:
        """Whether stacks lie over each other."""
        pairs = zip(self.cards, self.cells, strict=True)
        return any(cell.width() < card.width() for row in pairs for card, cell in zip(*row, strict=True))


def stack_grid(
    area: QRectF,
    counts: Sequence[int],
    *,
    tallest: float,
    spacing: float,
    gap: float,
    least: Sequence[float] = (),
    weights: Sequence[float] = (),
) -> Grid:
    """Lay out groups of ``counts[i]`` stacks side by side in *area*, the tiles as tall as fits.

    A group is never narrower than ``least[i]``. Stacks that do not fit side by side go into further rows, or, where
    they would leave much of the height empty, lie over each other like a hand of cards; the cells are what is seen.
    Without *weights* the groups stand close together at the left; with them they share what room is left.
    """
    least = least or [0.0] * len(counts)
    best, rows = _largest(area, counts, tallest, spacing, gap, least)
    seen = 1.0
    if best < _CROWDED * min(tallest, area.height()):
        taller, share = _fanned(area, counts, tallest, spacing, gap, least)
        if taller > best * _FAN_WORTH:
            best, rows, seen = taller, 1, share
    cell = _Cell.of(best)
    stride = _stride(cell, spacing, seen)
    needs = [_need(count, rows, cell.width, stride, low) for count, low in zip(counts, least, strict=True)]
    room = area.width() - gap * _gaps(counts, least)
    widths = _share(needs, weights, room) if weights else _shrunk(needs, room)
    columns, cards, cells = [], [], []
    x, y = area.x(), area.y() + max(0.0, area.height() - cell.height * rows) * _ABOVE
    for count, width in zip(counts, widths, strict=True):
        column = QRectF(x, area.y(), width, area.height())
        columns.append(column)
        across = max(1, -(-count // rows))
        step = stride
        if seen < 1.0 and across > 1:  # there may be room to see more of this group
            step = min(_stride(cell, spacing, 1.0), max(stride, (width - cell.width) / (across - 1)))
        spots = [
            QRectF(
                x + (index % across) * step,
                y + (index // across) * cell.height,
                cell.width if index % across == across - 1 else min(step, cell.width),
                cell.height,
            )
            for index in range(count)
        ]
        cells.append(tuple(spots))
        cards.append(tuple(QRectF(spot.x(), spot.y() + cell.above, card_width(best), best) for spot in spots))
        x += width + (gap if width else 0.0)
    return Grid(best, y + cell.above, tuple(columns), tuple(cards), tuple(cells))


def hand(area: QRectF, counts: Sequence[int], *, tallest: float, gap: float) -> Grid:
    """Lay out all stacks like hands of cards: side by side while there is room, then each over the right part
    of the one before, in a second row, and smaller as well if need be. The cells are what is seen of each.
    """
    best: tuple[float, _Hand] | None = None
    for rows in _row_choices(counts):
        height = area.height() / len(rows)
        fitting = _best_hand(rows, area.width(), height, tallest, gap)
        if fitting is not None and (best is None or fitting[0] > best[0] * _ROW_WORTH):
            best = fitting
    if best is None:
        best = 0.0, _Hand([list(counts)], 1, 1.0, 0.0)
    return best[1].lay(area)


@dataclass(frozen=True, slots=True)
class _Hand:
    """Rows of stacks, each row given as stacks by group."""

    rows: list[list[int]]
    tile_height: int
    stride: float
    """From one card to the next."""
    gap: float
    """Between two groups."""

    @staticmethod
    def rise(tile_height: int) -> float:
        """How far badges reach above the cards."""
        return badge_rise(tile_height) if tile_height >= SMALLEST_BADGED else 0.0

    @classmethod
    def row_height(cls, tile_height: int) -> float:
        """What a row takes from top to bottom."""
        return cls.rise(tile_height) + tile_height + layer_offset(tile_height).y() * LAYERS + 1.0

    def lay(self, area: QRectF) -> Grid:
        """Compute the places of all cards."""
        height = self.row_height(self.tile_height)
        top = area.y() + max(0.0, area.height() - height * len(self.rows)) * _ABOVE_HAND
        first = top + self.rise(self.tile_height)
        groups = len(self.rows[0])
        cards: list[list[QRectF]] = [[] for _ in range(groups)]
        cells: list[list[QRectF]] = [[] for _ in range(groups)]
        size = QSizeF(card_width(self.tile_height), self.tile_height)
        for row in self.rows:
            x = area.x()
            for group, count in enumerate(row):
                for _ in range(count):
                    cards[group].append(QRectF(QPointF(x, top + self.rise(self.tile_height)), size))
                    cells[group].append(QRectF(x, top, self.stride, height))
                    x += self.stride
                x += self.gap if count else 0.0
            top += height
        columns = [_around(spots) if spots else QRectF(area.topLeft(), QSizeF()) for spots in cells]
        return Grid(self.tile_height, first, tuple(columns), tuple(map(tuple, cards)), tuple(map(tuple, cells)))


def _around(rects: Sequence[QRectF]) -> QRectF:
    whole = QRectF(rects[0])
    for rect in rects:
        whole = whole.united(rect)
    return whole


def _row_choices(counts: Sequence[int]) -> list[list[list[int]]]:
    """All stacks in one row, or in several that break where a group ends, as even as that allows."""
    choices = []
    for rows in range(1, _MOST_HAND_ROWS + 1):
        splits = [
            [
                [count if start <= group < end else 0 for group, count in enumerate(counts)]
                for start, end in pairwise((0, *cuts, len(counts)))
            ]
            for cuts in combinations(range(1, len(counts)), rows - 1)
        ]
        splits = [split for split in splits if rows == 1 or all(map(sum, split))]
        if splits:
            choices.append(min(splits, key=lambda split: max(map(sum, split))))
    return choices


def _best_hand(
    rows: list[list[int]], width: float, height: float, tallest: float, gap: float
) -> tuple[float, _Hand] | None:
    """The best compromise between tall cards and cards of which much is seen, and how good it is."""
    best: tuple[float, _Hand] | None = None
    for tile in range(max(1, int(tallest)), 0, -1):
        if _Hand.row_height(tile) > height:
            continue
        card = card_width(tile)
        overhang = layer_offset(tile).x() * LAYERS
        if tile >= SMALLEST_BADGED:
            overhang = max(overhang, badge_height(tile) * BADGE_OVERHANG)
        whole = card + overhang + 1.5
        stride, apart = whole, gap
        for row in rows:
            stacks = sum(row)
            gaps = gap * max(0, sum(bool(count) for count in row) - 1)
            if stacks > 1 and whole * stacks + gaps > width:
                apart = 0.0
                stride = min(stride, (width - whole) / (stacks - 1))
            elif whole > width:
                stride = 0.0
        seen = min(1.0, stride / card)
        if seen >= _LEAST_SEEN:
            merit = tile * seen**_SIGHT
            if best is None or merit > best[0]:
                best = merit, _Hand(rows, tile, stride, apart)
        if seen >= 1.0:
            break
    return best


def _gaps(counts: Sequence[int], least: Sequence[float]) -> int:
    """Gaps between the groups that take room."""
    return max(0, sum(bool(count or low) for count, low in zip(counts, least, strict=True)) - 1)


def _need(count: int, rows: int, cell: float, stride: float, least: float) -> float:
    across = -(-count // rows)
    return max(least, cell + (across - 1) * stride if across else 0.0)


def _stride(cell: _Cell, spacing: float, seen: float) -> float:
    """From one stack to the next, of which that share is seen; 1 is side by side."""
    return cell.width + spacing if seen >= 1.0 else cell.card * seen


def _fanned(
    area: QRectF, counts: Sequence[int], tallest: float, spacing: float, gap: float, least: Sequence[float]
) -> tuple[int, float]:
    """The tallest tiles in one row when stacks lie over each other, and how much of each is then seen."""
    room = area.width() - gap * _gaps(counts, least)
    best, best_seen = 0, 1.0
    for seen in _SEEN:
        for tile in range(max(1, int(tallest)), best, -1):
            cell = _Cell.of(tile)
            stride = _stride(cell, spacing, seen)
            wide = sum(_need(count, 1, cell.width, stride, low) for count, low in zip(counts, least, strict=True))
            if cell.height <= area.height() and wide <= room:
                best, best_seen = tile, seen
                break
        if best >= _CROWDED * min(tallest, area.height()):
            break
    return best, best_seen


def _largest(
    area: QRectF, counts: Sequence[int], tallest: float, spacing: float, gap: float, least: Sequence[float]
) -> tuple[int, int]:
    """The tallest tiles that fit, and the number of rows they need."""
    room = area.width() - gap * _gaps(counts, least)
    best, best_rows = 0, 1
    most = max(counts, default=0)
    for rows in range(1, min(_MOST_ROWS, max(1, most)) + 1):
        low, high = 1, max(1, int(tallest))
        while low < high:
            middle = (low + high + 1) // 2
            cell = _Cell.of(middle)
            stride = _stride(cell, spacing, 1.0)
            wide = sum(
                _need(count, rows, cell.width, stride, low_width)
                for count, low_width in zip(counts, least, strict=True)
            )
            if cell.height * rows <= area.height() and wide <= room:
                low = middle
            else:
                high = middle - 1
        if low > best * _ROW_WORTH:
            best, best_rows = low, rows
    return max(1, best), best_rows


def _share(needs: Sequence[float], weights: Sequence[float], room: float) -> list[float]:
    """Widths that add up to *room*: by weight, but none below its need."""
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
    """The needs, or, where headings alone are too wide, what each gets of *room*."""
    total = sum(needs)
    return [need * room / total for need in needs] if total > room > 0 else list(needs)


def sun_row(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """Squares for *count* suns of radius at most *largest* side by side, left to right; the sun fills half
    of the square's side divided by SUN_REACH.
    """
    if not count:
        return []
    radius = min(largest, area.height() / (2 * SUN_REACH), area.width() / count / (2 * SUN_REACH))
    side = 2 * SUN_REACH * radius
    step = side
    return [QRectF(area.x() + index * step, area.center().y() - side / 2, side, side) for index in range(count)]


def spread_suns(area: QRectF, largest: float, count: int) -> list[QRectF]:
    """As :func:`sun_row`, but spread evenly over *area*."""
    row = sun_row(area, largest, count)
    if not row:
        return []
    step = area.width() / count
    return [
        QRectF(area.x() + (index + 0.5) * step - spot.width() / 2, spot.y(), spot.width(), spot.height())
        for index, spot in enumerate(row)
    ]


def radius_of(spot: QRectF) -> float:
    """The radius of the sun in a square of :func:`sun_row`."""
    return spot.width() / (2 * SUN_REACH)


@dataclass(frozen=True, slots=True)
class CompactLayout:
    """A small panel."""

    scale: float
    card: QRectF
    corner: float
    stripe: float
    """Width of the stripe in the player's colour."""
    emblem: QPointF
    emblem_radius: float
    name: QRectF
    subtitle: QRectF
    """Empty where there is no room for it."""
    figure: QRectF
    """The Ra figure."""
    tablets: QRectF
    suns: QRectF
    sun_radius: float
    sun_chip: QRectF
    """What the suns would score, in the third epoch."""
    badge: QRectF
    """What the lot would bring."""
    tiles: QRectF
    chips: QRectF
    """The room of all chips."""


def chip_row(room: QRectF, texts: Sequence[float]) -> list[QRectF]:
    """Chips side by side for texts of these widths: equally wide where that is enough for all of them."""
    if not texts:
        return []
    gap = min(room.height() * 0.2, room.width() * 0.012)
    free = room.width() - gap * (len(texts) - 1)
    needs = [text + chip_overhead(room.height()) for text in texts]
    widths = _share(needs, [1.0] * len(needs), free)
    row, x = [], room.x()
    for width in widths:
        row.append(QRectF(x, room.y(), width, room.height()))
        x += width + gap
    return row


def chip_overhead(height: float) -> float:
    """What a chip needs besides its text: its mark and margins."""
    return height * 0.86 + 4


def compact_layout(size: QSizeF, *, sun_chip: bool) -> CompactLayout:
    """Lay out a small panel; wide and low or narrow and high, everything stays inside.

    With *sun_chip* there is room for what the suns would score.
    """
    scale = min(size.width() / COMPACT_REFERENCE.width(), size.height() / COMPACT_REFERENCE.height())
    scale_x = min(size.width() / COMPACT_REFERENCE.width(), scale * 1.35)
    card = QRectF(1.5, 1.5, size.width() - 3, size.height() - 1.5 - max(3.0, 4.5 * scale))
    inner = max(2.0, 5 * scale)
    stripe = max(10.0, 20 * scale_x)
    left = card.x() + stripe + max(6.0, 11 * scale_x)
    right = card.right() - max(6.0, 12 * scale_x)
    chip_height = max(15.5, 22 * scale)
    header_height = max(26.0, 50 * scale)
    chip_top = card.bottom() - max(3.0, 9 * scale) - chip_height
    header = QRectF(left, card.y() + inner, right - left, header_height)
    middle = chip_top - inner * 0.6 - header.bottom()
    sun_radius = 17.5 * scale_x
    suns_height = max(25.4, min(middle * 0.43, 2 * SUN_REACH * sun_radius + 8 * scale))
    suns = QRectF(left, header.bottom(), right - left, suns_height)
    tiles = QRectF(
        left, suns.bottom() + inner * 0.3, right - left, chip_top - inner * 0.6 - suns.bottom() - inner * 0.3
    )

    emblem_radius = min(header_height / 2 - 2, 19 * scale_x)
    emblem = QPointF(card.x() + stripe + emblem_radius * 0.72, header.center().y() + 1)
    tablet_height = min(header_height - 6, 36 * scale_x)
    tablets = QRectF(0, 0, tablet_height * TABLET_ASPECT * 1.62, tablet_height)
    tablets.moveCenter(QPointF(right - tablets.width() / 2, header.center().y()))
    figure_side = min(header_height - 4, 40 * scale_x)
    figure = QRectF(tablets.left() - figure_side - 3, header.center().y() - figure_side / 2, figure_side, figure_side)
    name_left = emblem.x() + emblem_radius + max(5.0, 8 * scale_x)
    words = QRectF(name_left, header.y(), tablets.left() - 6 - name_left, header_height)
    if header_height >= 36:
        name = QRectF(words.x(), words.y() + header_height * 0.04, words.width(), header_height * 0.54)
        subtitle = QRectF(words.x(), name.bottom(), words.width(), header_height * 0.36)
    else:
        name, subtitle = words, QRectF()
    badge_size = QSizeF(max(34.0, 56 * scale_x), min(suns.height() - 4, max(18.0, 27 * scale)))
    badge = QRectF(
        right - badge_size.width(), suns.center().y() - badge_size.height() / 2, badge_size.width(), badge_size.height()
    )
    chip = QRectF()
    aside = badge.left() - 3
    if sun_chip:
        chip_width = chip_height * 0.86 + max(16.0, 24 * scale_x)
        chip = QRectF(aside - chip_width, suns.center().y() - chip_height / 2, chip_width, chip_height)
        aside = chip.left() - 3
    suns.setRight(aside)
    return CompactLayout(
        scale=scale,
        card=card,
        corner=max(8.0, 14 * scale),
        stripe=stripe,
        emblem=emblem,
        emblem_radius=emblem_radius,
        name=name,
        subtitle=subtitle,
        figure=figure,
        tablets=tablets,
        suns=suns,
        sun_chip=chip,
        sun_radius=sun_radius,
        badge=badge,
        tiles=tiles,
        chips=QRectF(left, chip_top, right - left, chip_height),
    )


@dataclass(frozen=True, slots=True)
class OwnLayout:
    """The large panel."""

    scale: float
    card: QRectF
    corner: float
    emblem: QPointF
    emblem_radius: float
    name: QRectF
    subtitle: QRectF
    figure: QRectF
    tablets: QRectF
    fame: QRectF
    fame_label: QRectF
    tray: QRectF
    head: QRectF
    """Headings of all groups; each group's column gives left and right."""
    tiles: QRectF
    tallest: float
    """The largest height of a tile that still looks right."""
    spacing: float
    gap: float
    preview: QRectF
    """What the lot would bring; empty when it is not shown."""


def own_layout(size: QSizeF, *, preview: bool) -> OwnLayout:
    """Lay out the large panel, with or without the strip about the lot."""
    scale = min(size.width() / OWN_REFERENCE.width(), size.height() / OWN_REFERENCE.height())
    scale = max(0.55, scale)
    card = QRectF(2, 2, size.width() - 4, size.height() - 2 - max(3.5, 5 * scale))
    pad = 14 * scale
    left_width = min(max(186.0, 284 * scale), card.width() * 0.34)
    left = card.x() + pad
    header_height = max(40.0, 62 * scale)
    emblem_radius = min(24 * scale, header_height / 2 - 4)
    header = QRectF(left, card.y() + max(4.0, 8 * scale), left_width, header_height)
    emblem = QPointF(left + emblem_radius + 2 * scale, header.center().y())
    tray_top = header.bottom() + 3 * scale
    tray = QRectF(left, tray_top, left_width, card.bottom() - pad * 0.4 - tray_top)

    tablet_height = min(header_height - 8, 46 * scale)
    tablets = QRectF(0, 0, tablet_height * TABLET_ASPECT * 1.62, tablet_height)
    fame_width = max(26.0, 40 * scale)
    fame = QRectF(header.right() - fame_width, header.y(), fame_width, header_height * 0.64)
    fame_label = QRectF(fame.x(), fame.bottom() - 2 * scale, fame_width, header.bottom() - fame.bottom())
    tablets.moveCenter(QPointF(fame.left() - 4 * scale - tablets.width() / 2, header.center().y()))
    figure_side = header_height - 8
    figure = QRectF(tablets.left() - figure_side - 4, header.center().y() - figure_side / 2, figure_side, figure_side)
    name_left = emblem.x() + emblem_radius + max(6.0, 11 * scale)
    words = tablets.left() - 8 * scale - name_left
    name = QRectF(name_left, header.y() + header_height * 0.10, words, header_height * 0.50)
    subtitle = QRectF(name_left, name.bottom(), words, header_height * 0.32)

    x = tray.right() + max(12.0, 20 * scale)
    right = card.right() - max(10.0, 18 * scale)
    head = QRectF(x, card.y() + max(6.0, 14 * scale), right - x, max(20.0, 30 * scale))
    bottom = card.bottom() - pad
    strip = QRectF()
    if preview:
        height = max(38.0, 52 * scale)
        strip = QRectF(x, bottom - height, right - x, height)
    foot = strip.top() - 5 * scale if preview else bottom
    top = head.bottom() + 7 * scale
    return OwnLayout(
        scale=scale,
        card=card,
        corner=16 * scale,
        emblem=emblem,
        emblem_radius=emblem_radius,
        name=name,
        subtitle=subtitle,
        figure=figure,
        tablets=tablets,
        fame=fame,
        fame_label=fame_label,
        tray=tray,
        head=head,
        tiles=QRectF(x, top, right - x, foot - top),
        tallest=112 * scale,
        spacing=4 * scale,
        gap=max(10.0, 20 * scale),
        preview=strip,
    )


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """The sun tray."""

    scale: float
    well: QRectF
    """The sunk surface."""
    suns: tuple[QRectF, ...]
    words: QRectF
    """The line below the suns."""
    chip: QRectF
    """What the suns would score, at the right end of that line; empty when it is not shown."""


def tray_layout(size: QSizeF, count: int, *, chip: bool = False) -> TrayLayout:
    """Spread *count* suns over the tray, with a line of words below them and, if asked, a chip beside the words."""
    scale = min(size.width() / 284, size.height() / 160)
    well = QRectF(0.6, 0.6, size.width() - 1.2, size.height() - 1.2)
    line = max(16.0, 24 * scale)
    words = QRectF(well.x() + 8 * scale, well.bottom() - 6 * scale - line, well.width() - 16 * scale, line)
    mark = QRectF()
    if chip:
        width = max(44.0, 58 * scale)
        mark = QRectF(words.right() - width, words.center().y() - line * 0.46, width, line * 0.92)
        words.setRight(mark.left() - 6 * scale)
    area = QRectF(well.x() + 4 * scale, 0, well.width() - 8 * scale, 0)
    area.setTop(well.y() + max(2.0, 7 * scale))
    area.setBottom(words.top() - 1)
    return TrayLayout(
        scale=scale,
        well=well,
        suns=tuple(spread_suns(area, 38 * scale, count)),
        words=words,
        chip=mark,
    )
