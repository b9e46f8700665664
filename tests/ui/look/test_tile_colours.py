"""The colours of tiles and what is drawn on them, by value: a player tells tiles apart by them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ra_desktop.ui.look import tile_painter
from ra_desktop.ui.look.mark_painter import CHAMBER_COLOURS, PALETTE
from ra_desktop.ui.look.sun_painter import _colours, _warmth, sun_pixmap
from ra_desktop.ui.look.tile_painter import small_tile_pixmap

COLOURS = {
    "ra": ("#B3261E", "#8E1B15", "#FFE9B0"),
    "god": ("#5B3A8C", "#452A6E", "#F3E6FF"),
    "gold": ("#D99A1C", "#D2932A", "#1B1000"),
    "pharaoh": ("#1F4E8C", "#173C6D", "#FFE3A3"),
    "nile": ("#1E7F78", "#115D57", "#E4FFF6"),
    "flood": ("#2AA4C4", "#0D5A72", "#E8FBFF"),
    "civilization": ("#8A5A2B", "#6E4520", "#FFF1D6"),
    "monument": ("#E3C58F", "#CFAE74", "#2B1A05"),
    "disaster": ("#2B2622", "#1B1714", "#FF8A5C"),
    "person": ("#A6502F", "#80391E", "#FFEBCB"),
    "building": ("#4E6B44", "#3C5534", "#FBF3D2"),
    "pyramid": ("#E3C58F", "#CFAE74", "#2B1A05"),
    "priest": ("#3E4A86", "#2F3868", "#F4F0FF"),
    "plague": ("#2B2622", "#1B1714", "#FF8A5C"),
    "ankh": ("#B07A12", "#724B08", "#FFF6D8"),
}
"""Field, foot and ink of each category."""

CATEGORY = {
    "ra": "ra", "god": "god", "gold": "gold", "pharaoh": "pharaoh", "nile": "nile", "flood": "flood",
    "art": "civilization", "agriculture": "civilization", "religion": "civilization", "astronomy": "civilization",
    "writing": "civilization", "fortress": "monument", "obelisk": "monument", "palace": "monument",
    "pyramid": "monument", "sphinx": "monument", "statue": "monument", "step-pyramid": "monument",
    "temple": "monument", "funeral": "disaster", "drought": "disaster", "unrest": "disaster", "earthquake": "disaster",
    "farmer": "person", "warrior": "person", "merchant": "person", "scribe": "person", "granary": "building",
    "market": "building", "library": "building", "stone": "pyramid", "chamber-red": "pyramid",
    "chamber-blue": "pyramid", "chamber-green": "pyramid", "chamber-yellow": "pyramid", "priest": "priest",
    "plague": "plague", "ankh": "ankh", "fortress/warrior": "building", "warrior/fortress": "person",
}  # fmt: skip


def test_each_category_has_its_colours() -> None:
    assert {name: (one.field, one.foot, one.ink) for name, one in PALETTE.items()} == COLOURS


def test_each_chamber_has_the_colour_it_is_named_after() -> None:
    assert CHAMBER_COLOURS == {
        "chamber-red": "#C0392B",
        "chamber-blue": "#2668B8",
        "chamber-green": "#2F8F5B",
        "chamber-yellow": "#E2AE22",
    }


def test_each_tile_is_in_its_category() -> None:
    assert {tile: tile_painter.category(tile) for tile in CATEGORY} == CATEGORY


def test_gods_people_and_buildings_stand_in_the_order_of_their_pictures() -> None:
    assert tile_painter.GODS == ("anubis", "bastet", "khnum", "horus", "seth", "sobek", "thoth", "wadjet")
    assert tile_painter.PEOPLE == ("farmer", "warrior", "merchant", "scribe")
    assert tile_painter.BUILDINGS == ("granary", "fortress", "market", "library")
    assert len(tile_painter.TILES) == 62


def test_a_card_has_its_shape_and_its_name_from_a_size_on() -> None:
    foot = tile_painter.FOOT
    assert (tile_painter.CARD_WIDTH, tile_painter.CARD_HEIGHT, tile_painter.CORNER) == (100.0, 140.0, 11.0)
    assert (foot.x(), foot.y(), foot.width(), foot.height()) == (6, 105.5, 88, 33)
    assert (tile_painter.LABELLED_FROM, tile_painter.EVERY_LABEL_FROM) == (64.0, 80.0)
    assert (tile_painter.SMALLEST_LABEL, tile_painter.LEGIBLE_LABEL, tile_painter.LABEL_SIZE) == (11.0, 13.0, 16.5)
    assert (tile_painter.SMALL_CARDS_LABEL_SIZE, tile_painter.NARROWEST_LABEL) == (18.9, 70)
    assert (tile_painter.FOLD, tile_painter.LARGEST_FOLD) == (45.0, 58.0)
    assert (tile_painter.ROOMY, tile_painter.CRAMPED) == (120.0, 44.0)


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
