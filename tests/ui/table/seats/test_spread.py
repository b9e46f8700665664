"""Stacks as hands of cards or in columns: every stack and every number is seen, whatever the room."""

from __future__ import annotations

from itertools import combinations, pairwise

from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from ra_desktop.ui.table.seats.spread import (
    BADGE_OVERHANG,
    SMALLEST_BADGED,
    TUCKED,
    Grid,
    Line,
    Manner,
    badge_height,
    badge_rise,
    place_stacks,
)

from .test_layout import SLACK, apart, inside

ALL = (1, 2, 5, 2)
"""Stacks by group when a seat has every tile but monuments."""
EVERYTHING = (*ALL, 8)

counts = st.tuples(*(st.integers(0, most) for most in ALL))
areas = st.builds(QRectF, st.just(7), st.just(3), st.integers(130, 1600), st.integers(40, 400))
NO_LINE = Line()
lines = st.builds(Line, st.sampled_from([0.0, 11.0, 16.0]), st.booleans(), st.just(0.0))
wide = st.builds(QRectF, st.just(0), st.just(0), st.integers(480, 3000), st.integers(90, 500))
runs = st.lists(st.lists(st.integers(1, 4), max_size=8), min_size=2, max_size=5)


def hand(area: QRectF, groups: tuple[int, ...], least: float = 0.0, **manner: object) -> Grid:
    return place_stacks(area, [[1] * count for count in groups], Manner(**manner), [least] * len(groups))


def laid(area: QRectF, groups: tuple[int, ...], line: Line = NO_LINE, tallest: float = 90) -> Grid:
    return hand(area, groups, 18.0, tallest=tallest, gap=4, lowest=30, line=line)


def columns(area: QRectF, kinds: list[list[int]], tallest: float, gap: float = 12, least: float = 40) -> Grid:
    manner = Manner(tallest, gap, 0.56 * min(tallest, area.height()), spacing=4, weights=(1.0,) * len(kinds))
    return place_stacks(area, kinds, manner, [least] * len(kinds))


@given(area=areas, groups=counts, tallest=st.integers(36, 240), line=lines)
def test_cards_and_numbers_lie_inside(area: QRectF, groups: tuple[int, ...], tallest: int, line: Line) -> None:
    hands = laid(area, groups, line, tallest)
    for card in (card for cards in hands.cards for card in cards):
        assert inside(card, area)
        assert card.height() <= tallest
    assert all(inside(rect, area) for rect in hands.lines if not rect.isEmpty())


@given(area=areas, groups=counts, line=lines)
def test_of_every_card_enough_is_seen(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    seen = [cell for cells in hands.cells for cell in cells]
    assert all(apart(first, second) for first, second in combinations(seen, 2))
    for cards, cells in zip(hands.cards, hands.cells, strict=True):
        for card, cell in zip(cards, cells, strict=True):
            assert cell.left() <= card.left() + SLACK
            assert cell.width() >= card.width() * 0.28 - SLACK


@given(area=areas, groups=counts, line=lines)
def test_every_stack_and_every_number_has_a_place(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    assert tuple(map(len, hands.cards)) == groups
    assert len(hands.lines) == len(groups)
    assert all(rect.width() >= 18 - SLACK and rect.height() == line.height for rect in hands.lines)
    numbers = [rect for rect in hands.lines if rect.height()]
    assert all(apart(first, second) for first, second in combinations(numbers, 2))


@given(area=areas, groups=counts, line=lines)
def test_a_number_is_above_or_below_the_tiles_of_its_group(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    for rect, cards in zip(hands.lines, hands.cards, strict=True):
        for card in cards:
            assert rect.left() <= card.left() + SLACK <= rect.right()
            assert rect.bottom() <= card.top() + SLACK if line.is_above else rect.top() >= card.bottom() - SLACK


@given(area=areas, groups=counts)
def test_badges_lie_inside(area: QRectF, groups: tuple[int, ...]) -> None:
    grid = laid(area, groups)
    assume(grid.tile_height >= SMALLEST_BADGED)
    cards = [card for cards in grid.cards for card in cards]
    assert all(card.top() - badge_rise(grid.tile_height) >= area.top() - SLACK for card in cards)
    reach = badge_height(grid.tile_height) * BADGE_OVERHANG
    assert max((card.right() for card in cards), default=0.0) + reach <= area.right() + 2


def test_tiles_overlap_before_they_become_too_small() -> None:
    hands = hand(QRectF(0, 0, 170, 90), ALL, tallest=90, gap=5, lowest=56)
    assert hands.tile_height >= 56
    assert hand(QRectF(0, 0, 120, 90), ALL, tallest=90, gap=5, lowest=56).tile_height < 56


def test_few_tiles_lie_side_by_side_as_tall_as_they_look_right() -> None:
    hands = hand(QRectF(0, 0, 400, 120), (1, 1), tallest=80, gap=10)
    (first,), (second,) = hands.cards
    assert hands.tile_height == 80
    assert second.left() - first.right() >= 10


def test_an_empty_group_has_the_place_of_a_card_if_there_is_room_and_else_that_of_its_number() -> None:
    roomy = hand(QRectF(0, 0, 300, 90), (1, 0, 1), tallest=60, gap=5, least=14.0)
    assert roomy.columns[1].width() >= 43
    crowded = hand(QRectF(0, 0, 180, 90), (1, 0, 6), tallest=60, gap=5, lowest=56, least=14.0)
    assert 14 <= crowded.columns[1].width() < 20


def test_a_second_row_begins_with_a_group() -> None:
    hands = hand(QRectF(0, 0, 150, 200), (2, 2), tallest=90, gap=6)
    first, second = hands.cards
    assert {card.top() for card in first} != {card.top() for card in second}
    assert len({card.top() for card in first}) == 1


def test_nothing_is_laid_out_as_nothing() -> None:
    assert hand(QRectF(0, 0, 100, 40), (0, 0), tallest=30, gap=2).cards == ((), ())


@given(area=wide, kinds=runs, tallest=st.integers(40, 300))
def test_columns_and_what_is_seen_of_each_stack_are_apart_and_inside(
    area: QRectF, kinds: list[list[int]], tallest: int
) -> None:
    grid = columns(area, kinds, tallest)
    cells = [cell for group in grid.cells for cell in group]
    assert all(inside(cell, area) for cell in cells)
    assert all(apart(first, second) for first, second in combinations(cells, 2))
    assert all(apart(first, second) for first, second in combinations(grid.columns, 2))
    for column, runs_of_group, cards, group in zip(grid.columns, kinds, grid.cards, grid.cells, strict=True):
        assert inside(column, area)
        assert column.width() >= 40 - SLACK
        assert len(cards) == sum(runs_of_group)
        for card, cell in zip(cards, group, strict=True):
            assert cell.width() >= card.width() * 0.64 - SLACK
            assert cell.bottom() - card.y() >= TUCKED * card.height() - SLACK
            assert inside(QRectF(card.left(), card.top(), card.width(), 1), column)


def test_a_single_row_is_kept_until_a_second_makes_the_tiles_much_taller() -> None:
    few, everything = (
        columns(QRectF(0, 0, 780, 170), [[1] * count for count in groups], 110, gap=20, least=0)
        for groups in ((1, 2, 2, 1, 5), EVERYTHING)
    )
    assert len({card.top() for cards in few.cards for card in cards}) == 1
    assert len({card.top() for cards in everything.cards for card in cards}) == 2
    assert everything.tile_height >= 60


def test_tiles_keep_their_size_under_headings_wider_than_the_panel() -> None:
    for width in range(480, 700, 7):
        assert columns(QRectF(0, 0, width + 0.3, 120), [[1]] * 5, 90, least=140.7).tile_height >= 80, width


def test_headings_are_apart_where_the_cards_of_their_groups_overlap() -> None:
    line = Line(30.0, is_above=True, gap=4.0)
    grid = hand(QRectF(0, 0, 330, 160), (2, 2, 2), 80.0, tallest=120, gap=20, lowest=30, line=line)
    assert min(first.right() - second.left() for first, second in pairwise(grid.cards[0])) > 0
    for first, second in pairwise(grid.lines):
        assert second.y() > first.y() or second.left() - first.right() >= 10
