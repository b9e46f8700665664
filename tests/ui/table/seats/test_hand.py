"""Hands of cards: every stack and every number is seen, whatever the room."""

from __future__ import annotations

from itertools import combinations

from hypothesis import assume, given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from ra_desktop.ui.table.seats.hand import NO_LINE, Hands, Line, hand
from ra_desktop.ui.table.seats.spread import BADGE_OVERHANG, SMALLEST_BADGED, badge_height, badge_rise

SLACK = 0.01
ALL = (1, 2, 5, 2)
"""Stacks by group when a seat has every tile but monuments."""

counts = st.tuples(*(st.integers(0, most) for most in ALL))
areas = st.builds(QRectF, st.just(7), st.just(3), st.integers(130, 1600), st.integers(40, 400))
lines = st.builds(Line, st.sampled_from([0.0, 11.0, 16.0]), st.booleans())


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def apart(first: QRectF, second: QRectF) -> bool:
    common = first.intersected(second)
    return common.width() <= SLACK or common.height() <= SLACK


def laid(area: QRectF, groups: tuple[int, ...], line: Line = NO_LINE, tallest: float = 90) -> Hands:
    return hand(area, groups, tallest=tallest, gap=4, lowest=30, least=[18.0] * len(groups), line=line)


@given(area=areas, groups=counts, tallest=st.integers(36, 240), line=lines)
def test_cards_and_numbers_lie_inside(area: QRectF, groups: tuple[int, ...], tallest: int, line: Line) -> None:
    hands = laid(area, groups, line, tallest)
    for card in (card for cards in hands.grid.cards for card in cards):
        assert inside(card, area)
        assert card.height() <= tallest
    assert all(inside(rect, area) for rect in hands.lines if not rect.isEmpty())


@given(area=areas, groups=counts, line=lines)
def test_of_every_card_enough_is_seen(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    seen = [cell for cells in hands.grid.cells for cell in cells]
    assert all(apart(first, second) for first, second in combinations(seen, 2))
    for cards, cells in zip(hands.grid.cards, hands.grid.cells, strict=True):
        for card, cell in zip(cards, cells, strict=True):
            assert cell.left() <= card.left() + SLACK
            assert cell.width() >= card.width() * 0.28 - SLACK


@given(area=areas, groups=counts, line=lines)
def test_every_stack_and_every_number_has_a_place(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    assert tuple(map(len, hands.grid.cards)) == groups
    assert len(hands.lines) == len(groups)
    assert all(rect.width() >= 18 - SLACK and rect.height() == line.height for rect in hands.lines)
    numbers = [rect for rect in hands.lines if rect.height()]
    assert all(apart(first, second) for first, second in combinations(numbers, 2))


@given(area=areas, groups=counts, line=lines)
def test_a_number_is_above_or_below_the_tiles_of_its_group(area: QRectF, groups: tuple[int, ...], line: Line) -> None:
    hands = laid(area, groups, line)
    for rect, cards in zip(hands.lines, hands.grid.cards, strict=True):
        for card in cards:
            assert rect.left() <= card.left() + SLACK <= rect.right()
            assert rect.bottom() <= card.top() + SLACK if line.is_above else rect.top() >= card.bottom() - SLACK


@given(area=areas, groups=counts)
def test_badges_lie_inside(area: QRectF, groups: tuple[int, ...]) -> None:
    grid = laid(area, groups).grid
    assume(grid.tile_height >= SMALLEST_BADGED)
    cards = [card for cards in grid.cards for card in cards]
    assert all(card.top() - badge_rise(grid.tile_height) >= area.top() - SLACK for card in cards)
    reach = badge_height(grid.tile_height) * BADGE_OVERHANG
    assert max((card.right() for card in cards), default=0.0) + reach <= area.right() + 2


def test_tiles_overlap_before_they_become_too_small() -> None:
    hands = hand(QRectF(0, 0, 170, 90), ALL, tallest=90, gap=5, lowest=56)
    assert hands.grid.tile_height >= 56
    assert hand(QRectF(0, 0, 120, 90), ALL, tallest=90, gap=5, lowest=56).grid.tile_height < 56


def test_few_tiles_lie_side_by_side_as_tall_as_they_look_right() -> None:
    hands = hand(QRectF(0, 0, 400, 120), (1, 1), tallest=80, gap=10)
    (first,), (second,) = hands.grid.cards
    assert hands.grid.tile_height == 80
    assert second.left() - first.right() >= 10


def test_an_empty_group_has_the_place_of_a_card_if_there_is_room_and_else_that_of_its_number() -> None:
    roomy = hand(QRectF(0, 0, 300, 90), (1, 0, 1), tallest=60, gap=5, least=[14.0] * 3)
    assert roomy.grid.columns[1].width() >= 43
    crowded = hand(QRectF(0, 0, 180, 90), (1, 0, 6), tallest=60, gap=5, lowest=56, least=[14.0] * 3)
    assert 14 <= crowded.grid.columns[1].width() < 20


def test_a_second_row_begins_with_a_group() -> None:
    hands = hand(QRectF(0, 0, 150, 200), (2, 2), tallest=90, gap=6)
    first, second = hands.grid.cards
    assert {card.top() for card in first} != {card.top() for card in second}
    assert len({card.top() for card in first}) == 1


def test_nothing_is_laid_out_as_nothing() -> None:
    assert hand(QRectF(0, 0, 100, 40), (0, 0), tallest=30, gap=2).grid.cards == ((), ())
