"""The colours of tiles and what is drawn on them, by value: a player tells tiles apart by them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ra_desktop.ui.look.sun_painter import _colours, _warmth, sun_pixmap
from ra_desktop.ui.look.tile_painter import small_tile_pixmap


@pytest.mark.parametrize(
    ("value", "body", "rays", "second"),
    [
        (1, "#fff0be", "#e9c46a", "#d9ae4e"),
        (4, "#ffe597", "#eab74a", "#d79b36"),
        (7, "#ffd576", "#eaa333", "#d28525"),
        (10, "#ffc25a", "#e98a24", "#cb6a1c"),
        (13, "#fba24a", "#dd6424", "#b8481a"),
        (16, "#f58a42", "#c83c1e", "#9a2616"),
        (99, "#f58a42", "#c83c1e", "#9a2616"),
    ],
)
def test_a_sun_is_the_warmer_the_higher_it_is(value: int, body: str, rays: str, second: str) -> None:
    assert [colour.name() for colour in _colours(_warmth(value))] == [body, rays, second]


@pytest.mark.parametrize(("tile", "edge"), [("earthquake", "#d8432e"), ("plague", "#d8432e"), ("nile", "#1e7f78")])
def test_a_small_card_that_harms_has_a_red_edge(qapp: object, tile: str, edge: str) -> None:
    image = small_tile_pixmap(tile, 140, 1.0, foot=40, seen=100).toImage()
    assert QColor(image.pixel(2, 70)).name() == edge


def test_a_sun_lies_face_up_or_down_and_is_lit_or_dimmed(qapp: object) -> None:
    """Beside the numeral: the disc of papyrus, the same without its colour, and the bronze of the back."""
    kinds = ({}, {"dimmed": True}, {"face_down": True})
    images = [sun_pixmap(16, 40, 1.0, **kind).toImage() for kind in kinds]
    up, dimmed, down = (QColor(image.pixel(image.width() // 2, image.height() // 2 - 34)) for image in images)
    assert up.hslSaturation() > dimmed.hslSaturation()
    assert up.lightness() > down.lightness()
