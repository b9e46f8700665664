"""Geometry of the board: whatever its size, everything is inside, nothing overlaps, and all can be read."""

from __future__ import annotations

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


@pytest.mark.parametrize("width", [1, 530, 1100])
def test_a_strip_of_sky_can_be_painted_however_low_the_board_is(width: int) -> None:
    assert all(BoardLayout.fit(QSizeF(width, height), 9, 4).sky.height() >= 1 for height in range(331))


def test_a_tall_board_does_not_become_all_sky() -> None:
    layout = BoardLayout.fit(QSizeF(700, 1400), 9, 4)
    assert layout.sky.height() <= 0.56 * layout.sky.width()


@pytest.mark.parametrize("size", [QSizeF(0, 0), QSizeF(-5, -2)])
def test_a_window_without_room_has_a_layout_all_the_same(size: QSizeF) -> None:
    assert BoardLayout.fit(size, 6, 2).card == QRectF(3, 1, -5, -6)
