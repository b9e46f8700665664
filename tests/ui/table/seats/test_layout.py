"""The geometry of the panels: nothing lies on anything else, nothing lies outside, whatever the size."""

from __future__ import annotations

from itertools import combinations

from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from ra_desktop.ui.table.seats.layout import (
    chip_overhead,
    chip_row,
    compact_layout,
    own_layout,
    radius_of,
    spread_suns,
    sun_row,
    tray_layout,
)
from ra_desktop.ui.table.seats.spread import BADGE_OVERHANG, SMALLEST_BADGED, badge_height, badge_rise, hand, stack_grid

SLACK = 0.01
ALL = (1, 2, 5, 2, 8)
"""Stacks by group when a seat has every tile there is."""

counts = st.tuples(*(st.integers(0, most) for most in ALL))
compact_sizes = st.builds(QSizeF, st.integers(200, 900), st.integers(105, 620))
own_sizes = st.builds(QSizeF, st.integers(700, 3800), st.integers(180, 700))


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def apart(first: QRectF, second: QRectF) -> bool:
    common = first.intersected(second)
    return common.width() <= SLACK or common.height() <= SLACK


def singles(counts: tuple[int, ...]) -> list[list[int]]:
    """Groups of so many stacks, none of which is tucked under another."""
    return [[1] * count for count in counts]


def areas() -> st.SearchStrategy[QRectF]:
    return st.builds(QRectF, st.just(7), st.just(3), st.integers(120, 1600), st.integers(22, 400))


@given(area=areas(), groups=counts, tallest=st.integers(20, 240))
def test_cards_of_a_hand_lie_inside(area: QRectF, groups: tuple[int, ...], tallest: int) -> None:
    grid = hand(area, groups, tallest=tallest, gap=4)
    for cards in grid.cards:
        for card in cards:
            assert inside(card, area)
            assert card.height() <= tallest


@given(area=areas(), groups=counts, tallest=st.integers(20, 240))
def test_of_every_card_of_a_hand_enough_is_seen(area: QRectF, groups: tuple[int, ...], tallest: int) -> None:
    grid = hand(area, groups, tallest=tallest, gap=4)
    seen = [cell for cells in grid.cells for cell in cells]
    assert all(apart(first, second) for first, second in combinations(seen, 2))
    for cards, cells in zip(grid.cards, grid.cells, strict=True):
        for card, cell in zip(cards, cells, strict=True):
            assert cell.left() <= card.left() + SLACK
            assert cell.width() >= card.width() * 0.42 - SLACK


@given(area=areas(), groups=counts)
def test_a_hand_shows_every_stack(area: QRectF, groups: tuple[int, ...]) -> None:
    grid = hand(area, groups, tallest=60, gap=4)
    assert tuple(map(len, grid.cards)) == groups


@given(area=areas(), groups=counts)
def test_badges_of_a_hand_lie_inside(area: QRectF, groups: tuple[int, ...]) -> None:
    grid = hand(area, groups, tallest=90, gap=4)
    if grid.tile_height >= SMALLEST_BADGED:
        for cards in grid.cards:
            for card in cards:
                assert card.top() - badge_rise(grid.tile_height) >= area.top() - SLACK
        reach = badge_height(grid.tile_height) * BADGE_OVERHANG
        right = max((card.right() for cards in grid.cards for card in cards), default=0.0)
        assert right + reach <= area.right() + 2


@given(
    area=st.builds(QRectF, st.just(0), st.just(0), st.integers(480, 3000), st.integers(60, 500)),
    groups=counts,
    least=st.lists(st.integers(40, 80), min_size=5, max_size=5),
    tallest=st.integers(40, 300),
)
def test_stacks_of_a_grid_are_apart_and_inside(
    area: QRectF, groups: tuple[int, ...], least: list[int], tallest: int
) -> None:
    grid = stack_grid(
        area, singles(groups), tallest=tallest, spacing=4, gap=12, least=[float(low) for low in least],
        weights=[1.1, 1.4, 2.0, 1.4, 2.4],
    )  # fmt: skip
    cells = [cell for group in grid.cells for cell in group]
    assert all(inside(cell, area) for cell in cells)
    assert all(apart(first, second) for first, second in combinations(cells, 2))
    assert all(apart(first, second) for first, second in combinations(grid.columns, 2))
    for column, cards, group in zip(grid.columns, grid.cards, grid.cells, strict=True):
        assert inside(column, area)
        for card, cell in zip(cards, group, strict=True):
            seen = min(card.width(), cell.width())
            assert seen >= card.width() * 0.64 - SLACK
            assert inside(QRectF(card.left(), card.top(), seen, card.height()), cell)
            assert inside(QRectF(card.left(), card.top(), card.width(), 1), column)


@given(groups=counts, least=st.lists(st.integers(40, 90), min_size=5, max_size=5))
def test_headings_get_the_width_they_need(groups: tuple[int, ...], least: list[int]) -> None:
    area = QRectF(0, 0, 560, 110)
    assume(sum(least) + 4 * 12 <= area.width())
    grid = stack_grid(
        area, singles(groups), tallest=80, spacing=4, gap=12, least=[float(low) for low in least], weights=[1.0] * 5
    )
    for column, low in zip(grid.columns, least, strict=True):
        assert column.width() >= low - SLACK


def test_a_single_row_is_kept_until_a_second_makes_the_tiles_much_taller() -> None:
    area = QRectF(0, 0, 780, 170)
    some = stack_grid(area, singles((1, 2, 2, 1, 5)), tallest=110, spacing=4, gap=20, weights=[1.0] * 5)
    everything = stack_grid(area, singles(ALL), tallest=110, spacing=4, gap=20, weights=[1.0] * 5)
    assert len({card.top() for cards in some.cards for card in cards}) == 1
    assert len({card.top() for cards in everything.cards for card in cards}) == 2
    assert everything.tile_height >= 60


@given(size=compact_sizes, sun_chip=st.booleans())
def test_the_parts_of_a_small_panel_are_apart_and_inside(size: QSizeF, sun_chip: bool) -> None:
    at = compact_layout(size, sun_chip=sun_chip)
    whole = QRectF(0, 0, size.width(), size.height())
    parts = [at.name, at.subtitle, at.tablets, at.suns, at.sun_chip, at.badge, at.tiles, at.chips]
    parts = [part for part in parts if not part.isEmpty()]
    assert inside(at.card, whole)
    assert all(inside(part, at.card) for part in parts)
    assert all(apart(first, second) for first, second in combinations(parts, 2))
    assert apart(at.figure, at.tablets)
    assert inside(at.figure, at.card)
    assert at.emblem.x() + at.emblem_radius <= at.name.left()
    assert at.name.width() >= 80
    assert at.tiles.height() >= 18


@given(size=own_sizes, preview=st.booleans())
def test_the_parts_of_the_large_panel_are_apart_and_inside(size: QSizeF, preview: bool) -> None:
    at = own_layout(size, preview=preview)
    whole = QRectF(0, 0, size.width(), size.height())
    parts = [at.name, at.subtitle, at.tablets, at.fame, at.tray, at.head, at.tiles, at.preview]
    parts = [part for part in parts if not part.isEmpty()]
    assert inside(at.card, whole)
    assert all(inside(part, at.card) for part in parts)
    assert all(apart(first, second) for first, second in combinations(parts, 2))
    assert at.preview.isEmpty() != preview
    assert at.tiles.height() >= 50


@given(size=st.builds(QSizeF, st.integers(180, 900), st.integers(80, 420)), count=st.integers(1, 5), chip=st.booleans())
def test_the_suns_of_a_tray_are_apart_and_inside(size: QSizeF, count: int, chip: bool) -> None:
    at = tray_layout(size, count, chip=chip)
    assert at.chip.isEmpty() != chip
    assert inside(at.chip, at.well) or not chip
    assert len(at.suns) == count
    assert all(inside(spot, at.well) for spot in at.suns)
    assert all(apart(first, second) for first, second in combinations(at.suns, 2))
    assert all(apart(spot, at.words) for spot in at.suns)
    assert inside(at.words, at.well)
    assert apart(at.words, at.chip)


@given(area=areas(), count=st.integers(1, 5), largest=st.integers(8, 60))
def test_suns_in_a_row_are_apart_and_no_larger_than_asked(area: QRectF, count: int, largest: int) -> None:
    for spots in (sun_row(area, largest, count), spread_suns(area, largest, count)):
        assert all(inside(spot, area) for spot in spots)
        assert all(apart(first, second) for first, second in combinations(spots, 2))
        assert all(radius_of(spot) <= largest + SLACK for spot in spots)


@given(
    width=st.integers(164, 900),
    height=st.integers(16, 60),
    texts=st.lists(st.floats(6, 16), min_size=1, max_size=5),
)
def test_chips_are_apart_and_as_wide_as_their_text(width: int, height: int, texts: list[float]) -> None:
    room = QRectF(5, 5, width, height)
    assume(sum(texts) + len(texts) * chip_overhead(height) + width * 0.012 * len(texts) <= width)
    row = chip_row(room, texts)
    assert all(inside(chip, room) for chip in row)
    assert all(apart(first, second) for first, second in combinations(row, 2))
    for chip, text in zip(row, texts, strict=True):
        assert chip.width() >= text + chip_overhead(height) - SLACK


def test_nothing_to_lay_out_is_laid_out_as_nothing() -> None:
    area = QRectF(0, 0, 100, 40)
    assert hand(area, (0, 0), tallest=30, gap=2).cards == ((), ())
    assert sun_row(area, 20, 0) == []
    assert spread_suns(area, 20, 0) == []
    assert chip_row(area, []) == []
