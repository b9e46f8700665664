"""Board and panels share the page without overlapping, at every size and number of players."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from ra_desktop.ui.table.arrangement import Arrangement

SIZES = st.builds(QSize, st.integers(700, 3800), st.integers(560, 2100))


@given(SIZES, st.integers(0, 4))
def test_nothing_overlaps_and_all_is_inside(size, others):
    where = Arrangement.fit(size, others)
    rects = [where.board, where.own, *where.others]
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
    assert where.board.width() >= 560
    assert where.board.height() >= 400
    assert all(rect.height() >= 100 for rect in where.others)


@pytest.mark.parametrize("size", [(784, 660), (1100, 760), (1150, 860), (1900, 1040), (3800, 2100)])
def test_one_other_seat_has_the_whole_column(size):
    where = Arrangement.fit(QSize(*size), 1)
    assert where.others[0].bottom() == where.board.bottom()
