"""Geometry of the board: whatever its size, everything is inside, nothing overlaps, and all can be read."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMarginsF, QRectF, QSizeF

from ra_desktop.ui.look.lettering import SMALLEST_TYPE
from ra_desktop.ui.look.tile_painter import EVERY_LABEL_FROM
from ra_desktop.ui.table.board.layout import SMALLEST, BoardLayout, altar_top_rect

SIZES = st.builds(
    QSizeF,
    st.floats(SMALLEST.width(), 2600, allow_nan=False),
    st.floats(SMALLEST.height(), 1500, allow_nan=False),
)
RA_LIMITS = st.integers(6, 10)
BIDDERS = st.integers(2, 5)
SPACES = st.integers(5, 9)
FITS = st.builds(BoardLayout.fit, SIZES, RA_LIMITS, BIDDERS)

HAIR = QMarginsF(0.01, 0.01, 0.01, 0.01)


def inside(outer: QRectF, inner: QRectF) -> bool:
    return outer.marginsAdded(HAIR).contains(inner)


def apart(one: QRectF, two: QRectF) -> bool:
    return not one.marginsRemoved(HAIR).intersects(two.marginsRemoved(HAIR))


@given(FITS)
def test_everything_lies_on_the_board(layout: BoardLayout) -> None:
    assert inside(QRectF(0, 0, layout.size.width(), layout.size.height()), layout.card)
    for rect in (
        layout.sky, layout.epoch_label, layout.ra_label, layout.banner, layout.track_bed,
        *layout.spaces, layout.bag, layout.bag_caption, layout.figure, layout.altar, layout.centre_caption,
    ):  # fmt: skip
        assert inside(layout.card, rect)


@given(FITS)
def test_nothing_overlaps(layout: BoardLayout) -> None:
    things = {
        "sky": layout.sky, "banner": layout.banner, "bed": layout.track_bed, "bag": layout.bag,
        "figure": layout.figure, "altar": layout.altar, "bag caption": layout.bag_caption,
        "centre caption": layout.centre_caption,
    }  # fmt: skip
    for (one, first), (two, second) in combinations(things.items(), 2):
        assert apart(first, second), f"{one} and {two}"
    assert apart(layout.epoch_label, layout.ra_label)
    for one, two in combinations(layout.spaces, 2):
        assert apart(one, two)
    for one, two in combinations((layout.centre_sun, layout.divider, *layout.bids), 2):
        assert apart(one, two)


@given(FITS)
def test_the_track_is_eight_equal_tiles_in_its_bed(layout: BoardLayout) -> None:
    assert len(layout.spaces) == 8
    first = layout.spaces[0]
    assert first.width() / first.height() == pytest.approx(5 / 7, rel=0.02)
    for space in layout.spaces:
        assert space.size() == first.size()
        assert space.y() == first.y()
        assert inside(layout.track_bed, space)
        # Whole pixels, so that the tiles' pictures need not be resampled.
        assert all(value == round(value) for value in space.getRect())
    gaps = {two.x() - one.right() for one, two in pairwise(layout.spaces)}
    assert len(gaps) == 1
    left, right = first.x() - layout.track_bed.x(), layout.track_bed.right() - layout.spaces[-1].right()
    assert left == pytest.approx(right, abs=1.1)


@given(FITS)
def test_suns_lie_on_the_altar_in_a_row(layout: BoardLayout) -> None:
    top = altar_top_rect(layout.altar)
    for disc in (layout.centre_sun, *layout.bids):
        assert inside(top, disc)
        assert disc.width() == pytest.approx(disc.height())
    xs = [layout.centre_sun.center().x(), layout.divider.center().x(), *(bid.center().x() for bid in layout.bids)]
    assert xs == sorted(xs)
    assert layout.bids[0].width() <= layout.centre_sun.width()


@given(SIZES, RA_LIMITS, BIDDERS)
def test_there_is_a_place_for_each(size: QSizeF, ra_limit: int, bidders: int) -> None:
    layout = BoardLayout.fit(size, ra_limit, bidders)
    assert len(layout.ra_spaces) == ra_limit
    assert len(layout.bids) == bidders
    xs = [point.x() for point in layout.ra_spaces]
    assert xs == sorted(xs)
    for point in layout.ra_spaces:
        assert layout.sky.contains(point)


@given(FITS)
def test_the_board_is_balanced(layout: BoardLayout) -> None:
    middle = layout.card.center().x()
    for rect in (layout.sky, layout.banner, layout.track_bed):
        assert rect.center().x() == pytest.approx(middle, abs=0.6)
    assert layout.bag.left() >= layout.track_bed.left()
    assert layout.bag.bottom() == pytest.approx(layout.figure.bottom())
    assert layout.bag.bottom() == pytest.approx(layout.altar.bottom())
    assert layout.bag_caption.y() == layout.centre_caption.y()


@given(FITS)
def test_all_is_large_enough_to_read_and_to_hit(layout: BoardLayout) -> None:
    for rect in (layout.epoch_label, layout.ra_label, layout.bag_caption, layout.centre_caption):
        assert rect.height() >= SMALLEST_TYPE * 1.3
    assert layout.banner.height() >= 26
    assert layout.spaces[0].height() >= EVERY_LABEL_FROM
    assert min(bid.width() for bid in layout.bids) >= 24
    assert layout.sky.height() >= 60


@given(SIZES, SPACES)
def test_an_auction_track_of_any_length_is_centred_and_inside(size: QSizeF, spaces: int) -> None:
    layout, usual = BoardLayout.fit(size, 9, 4, spaces), BoardLayout.fit(size, 9, 4)
    assert len(layout.spaces) == spaces
    assert layout.track_bed.center().x() == pytest.approx(layout.card.center().x(), abs=0.6)
    assert layout.card.contains(layout.track_bed)
    for rect in layout.spaces:
        assert inside(layout.track_bed, rect)
    for left, right in pairwise(layout.spaces):
        assert left.right() < right.left()
    if spaces <= 8:
        assert layout.spaces[0].size() == usual.spaces[0].size()
        assert (layout.altar, layout.bag) == (usual.altar, usual.bag)


def test_where_height_is_short_the_sky_gives_way_first() -> None:
    full, low = (BoardLayout.fit(QSizeF(842, height), 9, 4) for height in (604, 500))
    assert low.spaces[0].size() == full.spaces[0].size()
    assert low.altar.size() == full.altar.size()
    assert full.sky.height() - low.sky.height() == pytest.approx(104)


def test_a_tall_board_does_not_become_all_sky() -> None:
    layout = BoardLayout.fit(QSizeF(700, 1400), 9, 4)
    assert layout.sky.height() <= 0.56 * layout.sky.width()


def test_it_looks_as_it_was_composed() -> None:
    layout = BoardLayout.fit(QSizeF(842, 604), 9, 4)
    assert layout.sky.height() == pytest.approx(250, abs=12)
    assert layout.spaces[0].height() == pytest.approx(122, abs=3)
    assert layout.altar.center().x() == pytest.approx(layout.card.center().x(), abs=1)


BOARDS = [(842, 604, 9, 4), (530, 330, 6, 2), (1700, 1100, 10, 5), (700, 1000, 8, 3)]
"""Width, height, spaces of the Ra track and bidders."""
PLACES = {
    "card": ((3.0, 1.0, 836.0, 597.0), (3.0, 1.0, 524.0, 323.0), (3.0, 1.0, 1694.0, 1093.0), (3.0, 1.0, 694.0, 993.0)),
    "sky": ((3.0, 1.0, 836.0, 253.0), (3.0, 1.0, 524.0, 91.0), (3.0, 1.0, 1694.0, 395.0), (3.0, 1.0, 694.0, 382.0)),
    "epoch_label":
        ((26.8, 11.9, 301.0, 27.8), (17.9, 6.5, 188.6, 17.4), (51.3, 23.0, 609.8, 56.3), (22.8, 10.1, 249.8, 23.1)),
    "ra_label": ((514.2, 11.9, 301.0, 27.8), (323.4, 6.5, 188.6, 17.4),
        (1038.9, 23.0, 609.8, 56.3), (427.4, 10.1, 249.8, 23.1)),
    "banner": ((39.5, 263.8, 763.0, 39.7), (19.2, 98.3, 491.5, 27.0),
        (71.8, 416.0, 1556.5, 80.5), (31.7, 456.3, 636.6, 33.0)),
    "track_bed": ((23.6, 313.0, 794.8, 146.8), (9.0, 132.0, 512.0, 95.9),
        (39.3, 517.0, 1621.3, 298.3), (18.5, 563.0, 663.1, 121.8)),
    "bag":
        ((31.5, 471.2, 83.8, 97.7), (14.0, 234.7, 58.7, 68.5), (55.4, 838.5, 169.8, 198.0), (25.1, 759.3, 69.5, 81.1)),
    "bag_caption":
        ((22.5, 570.0, 101.8, 19.9), (5.0, 304.2, 76.7, 15.0), (46.4, 1037.5, 187.8, 40.0), (16.1, 841.5, 87.5, 16.5)),
    "figure": ((133.5, 499.5, 69.5, 69.5), (96.1, 254.5, 48.7, 48.7),
        (253.4, 895.7, 140.8, 140.8), (123.3, 782.8, 57.7, 57.7)),
    "altar": ((221.1, 477.6, 399.7, 91.3), (168.1, 239.2, 193.7, 64.0),
        (422.3, 851.4, 934.9, 185.1), (209.7, 764.7, 280.7, 75.8)),
    "centre_sun": ((261.3, 488.2, 52.1, 52.1), (196.3, 246.6, 36.5, 36.5),
        (503.7, 872.9, 105.6, 105.6), (243.0, 773.4, 43.3, 43.3)),
    "centre_caption": ((239.7, 570.0, 95.3, 19.9), (183.5, 304.2, 62.1, 15.0),
        (460.5, 1037.5, 192.0, 40.0), (225.1, 841.5, 79.1, 16.5)),
    "divider":
        ((330.7, 489.5, 1.8, 49.5), (244.8, 247.5, 1.5, 34.7), (644.4, 875.5, 3.7, 100.3), (300.6, 774.5, 1.5, 41.1)),
    "first space": ((38.0, 325.0, 88.0, 123.0), (16.0, 139.0, 58.0, 81.0),
        (68.0, 541.0, 179.0, 250.0), (30.0, 573.0, 73.0, 102.0)),
    "last space": ((717.0, 325.0, 88.0, 123.0), (457.0, 139.0, 58.0, 81.0),
        (1454.0, 541.0, 179.0, 250.0), (597.0, 573.0, 73.0, 102.0)),
    "first bid": ((350.5, 489.2, 44.8, 44.8), (258.7, 247.3, 31.4, 31.4),
        (684.4, 874.8, 90.8, 90.8), (317.0, 774.2, 37.2, 37.2)),
    "last bid": ((535.3, 489.2, 44.8, 44.8), (301.9, 247.3, 31.4, 31.4),
        (1183.8, 874.8, 90.8, 90.8), (419.3, 774.2, 37.2, 37.2)),
    "tray": ((137.0, 465.0, 567.3, 126.6), (84.0, 232.0, 361.6, 87.3),
        (278.0, 826.0, 1144.5, 254.1), (107.0, 774.0, 486.2, 129.4)),
    "left card": ((310.0, 455.0, 94.0, 131.0), (190.0, 226.0, 64.0, 90.0),
        (628.0, 806.0, 188.0, 263.0), (241.0, 766.0, 95.0, 133.0)),
    "right slip": ((539.9, 472.9, 156.9, 110.7), (345.0, 237.0, 95.8, 77.3),
        (1088.1, 842.1, 317.9, 222.0), (465.6, 780.6, 120.9, 116.2)),
    "right half": ((420.6, 455.0, 283.6, 136.6), (264.8, 226.0, 180.8, 93.3),
        (850.3, 806.0, 572.3, 274.1), (350.1, 766.0, 243.1, 137.4)),
    "sign": ((404.0, 465.0, 34.0, 126.6), (254.0, 232.0, 22.0, 87.3),
        (816.0, 826.0, 68.0, 254.1), (336.0, 774.0, 28.0, 129.4)),
    "Ra spaces": ((129.4, 143.8, 767.9, 189.5), (103.4, 45.3, 482.5, 68.8),
        (246.3, 230.5, 1553.0, 295.3), (114.6, 208.9, 638.0, 285.6)),
    "measures": ((0.993, 17.87, 13.29), (0.622, 13.5, 4.78), (2.012, 25.2, 20.75), (0.824, 14.84, 20.06)),
}  # fmt: skip
"""Where everything lies (x, y, width, height), on each of the :data:`BOARDS`."""


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_place_is_where_it_was_composed(board: tuple[float, float, int, int]) -> None:
    width, height, ra_limit, bidders = board
    composed = {name: values[BOARDS.index(board)] for name, values in PLACES.items()}
    layout = BoardLayout.fit(QSizeF(width, height), ra_limit, bidders)
    sides, first, last = layout.sides, layout.ra_spaces[0], layout.ra_spaces[-1]
    places = {name: getattr(layout, name) for name in composed if hasattr(layout, name)} | {
        "first space": layout.spaces[0], "last space": layout.spaces[-1],
        "first bid": layout.bids[0], "last bid": layout.bids[-1],
        "tray": sides.tray, "left card": sides.cards[0], "right slip": sides.slips[1],
        "right half": sides.halves[1], "sign": sides.sign,
    }  # fmt: skip
    result = {name: rect.getRect() for name, rect in places.items()} | {
        "Ra spaces": (first.x(), first.y(), last.x(), last.y()),
        "measures": (layout.scale, layout.corner, layout.ra_radius),
    }
    assert result.keys() == composed.keys()
    assert {name: place for name, place in result.items() if place != pytest.approx(composed[name], abs=0.06)} == {}


def test_the_smallest_board() -> None:
    assert (SMALLEST.width(), SMALLEST.height()) == (530, 330)


def test_a_layout_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        BoardLayout.fit(SMALLEST, 6, 2).scale = 2.0  # type: ignore[misc]


@pytest.mark.parametrize("size", [QSizeF(0, 0), QSizeF(-5, -2)])
def test_a_window_without_room_has_a_layout_all_the_same(size: QSizeF) -> None:
    assert BoardLayout.fit(size, 6, 2).card == QRectF(3, 1, -5, -6)
