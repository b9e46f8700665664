"""Words in one column are set alike."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont

from ra_desktop.ui.look.lettering import draw_alike, fitted
from tests.ui.lettering_check import Scribe

LONG = "Gold ×1, 3 for each tile: +3. God ×1, 2 for each tile: +2."


@pytest.mark.parametrize("width", range(250, 460, 15))
def test_words_drawn_alike_are_of_one_size_also_where_some_had_to_be_narrow(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    rooms = [(QRectF(0, 30 * row, width, 24), words) for row, words in enumerate((LONG, "3 kinds"))]
    words = Scribe(monkeypatch).paint(QSize(500, 100), lambda painter: draw_alike(painter, rooms, 20, "black"))
    assert [word.text for word in words if word.text == "3 kinds"]
    assert len({word.font.pixelSize() for word in words}) == 1
    assert words[0].font.pixelSize() <= fitted(LONG, width, 20)[0].pixelSize()


def test_texts_of_games_that_are_over_keep_no_fonts() -> None:
    before = sum(isinstance(thing, QFont) for thing in gc.get_objects())
    for fame in range(300):
        fitted(f"{fame} fame", 80, 14 + fame % 150)
    assert sum(isinstance(thing, QFont) for thing in gc.get_objects()) - before <= 128
