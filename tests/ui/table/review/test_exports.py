"""What is exported of a review."""

from __future__ import annotations

from PySide6.QtGui import QImage

from ra_desktop.ui.table.review.balance_card import Poster

from .reviewed import told_review

TITLE = "Ra – Classic: <i>review</i>"


def test_the_picture_is_twice_as_large_as_its_sheet_and_not_empty(qapp):
    poster = Poster(told_review(), TITLE)
    picture = QImage.fromData(poster.png())
    assert picture.width() == 2 * poster.width() == 2400
    assert picture.height() == 2 * poster.height() > 1400
    assert len({picture.pixel(240, y) for y in range(200, 700, 10)}) > 3  # down through the areas
    assert not poster.isVisible()
