"""Rows and columns of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QBoxLayout, QWidget

from ra_desktop.ui.look.flow import in_line, turn_to_fit

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

WAYS = QBoxLayout.Direction


@pytest.mark.parametrize(("room", "direction"), [(236, WAYS.LeftToRight), (235, WAYS.TopToBottom)])
def test_parts_stand_side_by_side_only_where_they_their_gaps_and_the_margins_fit(
    qapp: QApplication, room: int, direction: WAYS
) -> None:
    page = QWidget()
    parts = [QWidget(), QWidget(), QWidget()]
    for part in parts:
        part.setMinimumWidth(70)
    row = in_line(page, *parts, margins=(2, 0, 4, 0), spacing=10)
    for before in (WAYS.LeftToRight, WAYS.TopToBottom):
        row.setDirection(before)
        turn_to_fit(row, room)
        assert row.direction() == direction, before
