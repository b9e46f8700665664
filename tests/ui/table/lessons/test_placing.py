"""Where the card of a lesson lies."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from ra_desktop.ui.table.lessons.spotlight import BESIDE, MARGIN, distance, place_card

ROOM = QRect(0, 30, 1024, 640)
SIZES = [QSize(560, 170), QSize(440, 210), QSize(340, 260)]


def test_the_card_lies_beside_the_first_place_and_in_the_room() -> None:
    rng = random.Random(5)
    for _ in range(60):
        first = QRect(rng.randrange(900), rng.randrange(30, 560), rng.randrange(40, 480), rng.randrange(40, 200)) & ROOM
        card = place_card(ROOM, SIZES, [first], [first])
        assert ROOM.contains(card)
        assert not card.intersects(first)
        assert distance(card, first) >= BESIDE


def test_the_card_covers_no_other_bright_place_if_there_is_room() -> None:
    bag, suns = QRect(250, 400, 80, 100), QRect(20, 540, 220, 110)
    card = place_card(ROOM, SIZES, [bag], [bag, suns])
    assert not card.intersects(suns)


@pytest.mark.parametrize(
    ("bright", "is_home"),
    [([], True), ([QRect(20, 540, 220, 110)], True), ([QRect(400, 100, 40, 40)], False),
     ([QRect(100, 276, 9, 9)], True), ([QRect(400, 264, 40, 40)], False)],
)  # fmt: skip
def test_the_lower_right_corner_stays_where_it_is_unless_something_would_be_hidden(bright, is_home: bool) -> None:
    """The card grows from the corner, where its main button is; the last place would lie too near."""
    home = QPoint(700, 260)
    for size in SIZES[:2]:
        card = place_card(ROOM, [size], bright[:1], bright, home=home)
        assert (card == QRect(home - QPoint(*size.toTuple()), size)) == is_home


MIDDLE, UPPER, LOWER = QRect(0, 300, 1024, 100), QRect(0, 30, 1024, 250), QRect(0, 420, 1024, 250)
"""They leave no room."""


@pytest.mark.parametrize("others", [(UPPER, LOWER), (LOWER, UPPER)])
def test_a_card_that_must_cover_a_bright_place_covers_the_last_one(others: tuple[QRect, QRect]) -> None:
    card = place_card(ROOM, [QSize(400, 200)], [MIDDLE], [MIDDLE, *others])
    assert [card.intersects(rect) for rect in (MIDDLE, *others)] == [False, False, True]


def test_a_card_that_must_cover_a_bright_place_covers_little_of_it() -> None:
    last = LOWER.adjusted(0, 0, -300, 0)
    card = place_card(ROOM, [QSize(400, 200)], [MIDDLE], [MIDDLE, UPPER, last])
    assert (card & last).width() == 400 - 300 + MARGIN


def test_the_card_leaves_the_buttons_free_if_there_is_room() -> None:
    bag, buttons = QRect(250, 400, 80, 60), QRect(240, 470, 700, 50)
    assert not place_card(ROOM, SIZES, [bag], [bag], [buttons]).intersects(buttons)


@pytest.mark.parametrize("are_bright", [True, False])
@pytest.mark.parametrize(("left", "top"), [(480, 330), (200, 330), (480, 500), (780, 180)])
def test_the_card_lies_far_away_if_everything_near_is_wanted(left: int, top: int, are_bright: bool) -> None:
    first, size = QRect(left, top, 60, 40), QSize(160, 80)
    expected = [QRect(x, y, 40, 40) for x in range(190, 800, 50) for y in range(140, 540, 50)]
    expected = [rect for rect in expected if not rect.intersects(first.adjusted(-40, -40, 40, 40))]
    bright, others = (expected, []) if are_bright else ([], expected)
    card = place_card(ROOM, [size], [first], [first, *bright], others)
    assert not [rect for rect in expected if rect.intersects(card)]


@pytest.mark.parametrize(("left", "top"), [(480, 330), (200, 330), (480, 500), (780, 180)])
def test_no_other_free_place_is_nearer(left: int, top: int) -> None:
    first, size = QRect(left, top, 60, 40), QSize(160, 80)
    expected = [QRect(x, top - 160, 40, 340) for x in range(190, 800, 50)]

    def away(card: QRect) -> float:
        """The gap, and a little for lying out of line."""
        aside = card.center() - first.center()
        return distance(card, first) * 1.5 + aside.manhattanLength() * 0.25

    result = place_card(ROOM, [size], [first], [first], expected)
    places = [QRect(x, y, *size.toTuple()) for x in range(10, 855, 12) for y in range(40, 581, 12)]
    free = [place for place in places if not any(rect.intersects(place) for rect in (first, *expected))]
    assert away(result) <= min(away(place) for place in free if distance(place, first) >= BESIDE) + 1


def test_a_card_that_speaks_of_nothing_lies_in_the_middle() -> None:
    card = place_card(ROOM, SIZES, [], [])
    assert card.size() == SIZES[0]
    assert abs(card.center().x() - ROOM.center().x()) <= 1
    assert abs(card.center().y() - ROOM.center().y()) <= 1


@pytest.mark.parametrize("place", [QRect(0, 30, 1024, 640), QRect(10, 40, 1000, 600)])
def test_a_place_as_large_as_the_room_still_leaves_a_card_in_the_room(place: QRect) -> None:
    assert ROOM.contains(place_card(ROOM, SIZES, [place], [place]))
