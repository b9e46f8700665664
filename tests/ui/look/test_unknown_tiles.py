"""Tiles that only a variant has are drawn in neutral colours, with a plain mark and picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor

from ra_desktop.ui.look import tile_painter
from ra_desktop.ui.look.mark_painter import PALETTE, colours_of, mark_pixmap
from ra_desktop.ui.look.tile_painter import small_tile_pixmap

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication


def colours_in(pixmap: QPixmap) -> set[str]:
    image = pixmap.toImage()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def test_a_category_of_a_variant_has_neutral_colours() -> None:
    neutral = colours_of("ships")
    assert neutral not in PALETTE.values()
    assert colours_of("nile") == PALETTE["nile"]
    assert tile_painter.category("grain-ship") == "unknown"


def test_its_mark_is_drawn_on_a_neutral_disc(qapp: QApplication) -> None:
    seen = colours_in(mark_pixmap("ships", 24, 1.0))
    neutral = colours_of("ships")
    assert {QColor(neutral.field).name(), QColor(neutral.ink).name()} <= seen


@pytest.mark.parametrize("height", [140, 60, 24])
def test_its_tile_is_drawn_at_every_size(qapp: QApplication, height: int) -> None:
    field = QColor(colours_of("ships").field).name()
    assert field in colours_in(tile_painter.tile_pixmap("grain-ship", height, 1.0, "Grain ship"))
    assert field in colours_in(small_tile_pixmap("grain-ship", height, 1.0, foot=0, seen=100))
