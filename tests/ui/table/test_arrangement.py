"""Board and panels share the page without overlapping, at every size and number of players."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from ra_desktop.ui.table.table_pages import Arrangement

SIZES = st.builds(QSize, st.integers(700, 3800), st.integers(560, 2100))


@given(SIZES, st.integers(0, 4), st.booleans())
def test_nothing_overlaps_and_all_is_inside(size, others, aside):
    where = Arrangement.fit(size, others, aside=aside)
    rects = [where.board, where.own, *where.others, *([where.aside] if aside else [])]
    assert where.aside.isEmpty() != aside
    page = QRect(0, 0, size.width(), size.height())
    assert all(page.contains(rect) for rect in rects)
    assert not any(a.intersects(b) for a, b in itertools.combinations(rects, 2))


@given(SIZES, st.integers(1, 4))
def test_the_board_is_the_largest(size, others):
    where = Arrangement.fit(size, others)
    for panel in where.others:
        assert where.board.width() > panel.width()
        assert where.board.height() >= panel.height()


def test_the_smallest_window_leaves_room_for_the_board():
    where = Arrangement.fit(QSize(784, 660), 4)
    assert where.board.width() >= 540
    assert where.board.height() >= 400
    assert all(rect.height() >= 100 for rect in where.others)


@pytest.mark.parametrize("size", [(784, 660), (1100, 760), (1150, 860), (1900, 1040), (3800, 2100)])
def test_one_other_seat_has_the_whole_column(size):
    where = Arrangement.fit(QSize(*size), 1)
    assert where.others[0].bottom() == where.board.bottom()


@given(st.integers(560, 1500), st.floats(1.81, 2.6), st.integers(2, 4))
def test_on_a_wide_page_panels_have_the_whole_height_and_ones_own_lies_below_the_board(height, ratio, others):
    where = Arrangement.fit(QSize(round(height * ratio), height), others)
    assert (where.own.left(), where.own.right()) == (where.board.left(), where.board.right())
    assert abs(where.others[-1].bottom() - where.own.bottom()) <= others
    assert all(rect.width() <= max(212, 1.71 * rect.height()) for rect in where.others)
