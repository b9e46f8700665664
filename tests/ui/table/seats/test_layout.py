"""The geometry of the panels: nothing lies on anything else, nothing lies outside, whatever the size."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

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


COMPOSED = {
    "compact usual": {
        "scale": (1.0,),
        "card": (1.5, 1.5, 273.0, 186.0),
        "corner": (14.0,),
        "stripe": (20.0,),
        "emblem": (35.2, 32.5),
        "emblem_radius": (19.0,),
        "name": (62.2, 8.5, 150.6, 27.0),
        "subtitle": (62.2, 35.5, 150.6, 18.0),
        "figure": (175.8, 11.5, 40.0, 40.0),
        "tablets": (218.8, 13.5, 43.7, 36.0),
        "suns": (32.5, 56.5, 171.0, 41.7),
        "sun_radius": (17.5,),
        "sun_chip": (0.0, 0.0, 0.0, 0.0),
        "badge": (206.5, 63.9, 56.0, 27.0),
        "tiles": (32.5, 99.7, 230.0, 53.8),
        "chips": (32.5, 156.5, 230.0, 22.0),
    },
    "compact small": {
        "scale": (0.55,),
        "card": (1.5, 1.5, 197.0, 100.5),
        "corner": (8.0,),
        "stripe": (14.49,),
        "emblem": (24.4, 18.9),
        "emblem_radius": (11.67,),
        "name": (41.9, 4.2, 116.0, 27.3),
        "subtitle": (0.0, 0.0, 0.0, 0.0),
        "figure": (137.5, 6.2, 23.3, 23.3),
        "tablets": (163.9, 7.2, 25.9, 21.3),
        "suns": (24.0, 31.6, 88.5, 25.4),
        "sun_radius": (12.68,),
        "sun_chip": (115.5, 36.5, 30.7, 15.5),
        "badge": (149.2, 35.3, 40.6, 18.0),
        "tiles": (24.0, 57.8, 165.8, 22.1),
        "chips": (24.0, 81.6, 165.8, 15.5),
    },
    "compact large": {
        "scale": (2.55,),
        "card": (1.5, 1.5, 702.0, 517.0),
        "corner": (35.76,),
        "stripe": (51.09,),
        "emblem": (87.5, 79.1),
        "emblem_radius": (48.53,),
        "name": (156.5, 19.4, 398.6, 69.0),
        "subtitle": (156.5, 88.3, 398.6, 46.0),
        "figure": (455.9, 27.0, 102.2, 102.2),
        "tablets": (561.1, 32.2, 111.7, 92.0),
        "suns": (80.7, 142.0, 333.5, 124.6),
        "sun_radius": (44.7,),
        "sun_chip": (417.2, 176.2, 109.6, 56.2),
        "badge": (529.8, 169.8, 143.0, 69.0),
        "tiles": (80.7, 270.4, 592.2, 161.3),
        "chips": (80.7, 439.3, 592.2, 56.2),
    },
    "own usual": {
        "scale": (1.0,),
        "card": (2.0, 2.0, 1126.0, 245.0),
        "corner": (16.0,),
        "emblem": (42.0, 41.0),
        "emblem_radius": (24.0,),
        "name": (77.0, 16.2, 115.1, 31.0),
        "subtitle": (77.0, 47.2, 115.1, 19.8),
        "figure": (142.1, 14.0, 54.0, 54.0),
        "tablets": (200.1, 18.0, 55.9, 46.0),
        "fame": (260.0, 10.0, 40.0, 39.7),
        "fame_label": (260.0, 47.7, 40.0, 22.3),
        "tray": (16.0, 75.0, 284.0, 166.4),
        "head": (320.0, 16.0, 790.0, 30.0),
        "tiles": (320.0, 53.0, 790.0, 180.0),
        "tallest": (112.0,),
        "spacing": (4.0,),
        "gap": (20.0,),
        "preview": (0.0, 0.0, 0.0, 0.0),
    },
    "own preview": {
        "scale": (1.0,),
        "card": (2.0, 2.0, 1126.0, 245.0),
        "corner": (16.0,),
        "emblem": (42.0, 41.0),
        "emblem_radius": (24.0,),
        "name": (77.0, 16.2, 115.1, 31.0),
        "subtitle": (77.0, 47.2, 115.1, 19.8),
        "figure": (142.1, 14.0, 54.0, 54.0),
        "tablets": (200.1, 18.0, 55.9, 46.0),
        "fame": (260.0, 10.0, 40.0, 39.7),
        "fame_label": (260.0, 47.7, 40.0, 22.3),
        "tray": (16.0, 75.0, 284.0, 166.4),
        "head": (320.0, 16.0, 790.0, 30.0),
        "tiles": (320.0, 53.0, 790.0, 123.0),
        "tallest": (112.0,),
        "spacing": (4.0,),
        "gap": (20.0,),
        "preview": (320.0, 181.0, 790.0, 52.0),
    },
    "own small": {
        "scale": (0.62,),
        "card": (2.0, 2.0, 696.0, 174.5),
        "corner": (9.91,),
        "emblem": (26.8, 27.0),
        "emblem_radius": (14.87,),
        "name": (48.5, 11.0, 80.2, 20.0),
        "subtitle": (48.5, 31.0, 80.2, 12.8),
        "figure": (97.6, 11.0, 32.0, 32.0),
        "tablets": (133.6, 12.7, 34.6, 28.5),
        "fame": (170.7, 7.0, 26.0, 25.6),
        "fame_label": (170.7, 31.3, 26.0, 14.4),
        "tray": (10.7, 48.8, 186.0, 124.2),
        "head": (209.1, 10.7, 477.8, 20.0),
        "tiles": (209.1, 35.0, 477.8, 91.7),
        "tallest": (69.38,),
        "spacing": (2.48,),
        "gap": (12.39,),
        "preview": (209.1, 129.8, 477.8, 38.0),
    },
    "tray": {
        "scale": (1.12,),
        "well": (0.6, 0.6, 398.8, 178.8),
        "suns": (5.1, 27.8, 97.5, 97.5, 297.4, 27.8, 97.5, 97.5),
        "words": (9.6, 145.7, 380.8, 27.0),
        "chip": (0.0, 0.0, 0.0, 0.0),
    },
    "tray chip": {
        "scale": (0.75,),
        "well": (0.6, 0.6, 228.8, 118.8),
        "suns": (4.8, 15.0, 71.8, 71.8, 153.4, 15.0, 71.8, 71.8),
        "words": (6.6, 96.9, 168.3, 18.0),
        "chip": (179.4, 97.6, 44.0, 16.6),
    },
}  # fmt: skip
"""Where everything lies (x, y, width, height) and how large it is; of several rectangles the first and the last."""


def numbers(value: object) -> tuple[float, ...]:
    if isinstance(value, QRectF):
        return value.getRect()
    if isinstance(value, QPointF):
        return (value.x(), value.y())
    if isinstance(value, (tuple, list)):
        return (*numbers(value[0]), *numbers(value[-1]))
    assert isinstance(value, float)
    return (value,)


@pytest.mark.parametrize("name", COMPOSED)
def test_everything_is_where_it_was_composed(name: str) -> None:
    layout = {
        "compact usual": lambda: compact_layout(QSizeF(276, 192), sun_chip=False),
        "compact small": lambda: compact_layout(QSizeF(200, 105), sun_chip=True),
        "compact large": lambda: compact_layout(QSizeF(705, 530), sun_chip=True),
        "own usual": lambda: own_layout(QSizeF(1130, 252), preview=False),
        "own preview": lambda: own_layout(QSizeF(1130, 252), preview=True),
        "own small": lambda: own_layout(QSizeF(700, 180), preview=True),
        "tray": lambda: tray_layout(QSizeF(400, 180), 4),
        "tray chip": lambda: tray_layout(QSizeF(230, 120), 3, chip=True),
    }[name]()
    found = {field.name: numbers(getattr(layout, field.name)) for field in fields(layout)}
    assert found.keys() == COMPOSED[name].keys()
    wrong = {key: found[key] for key, wanted in COMPOSED[name].items() if found[key] != pytest.approx(wanted, abs=0.06)}
    assert wrong == {}
