"""Small tiles show their picture where nothing covers it."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from ra_desktop.ui.look.tile_painter import ASPECT, BUILDINGS, PEOPLE, TILES, small_tile_pixmap

TILES_WITH_ONE_SIDE = [tile for tile in TILES if "/" not in tile]
SIDES = [f"{side}/" for side in (*PEOPLE, *BUILDINGS)]


def image(tile: str, height: int, *, foot: float = 0.0, seen: int = 100) -> QImage:
    picture = small_tile_pixmap(tile, height, 2.0, foot=foot, seen=seen).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def colours(picture: QImage, area: QRectF) -> set[int]:
    """The colours in *area*, given in units of which the picture has two pixels each."""
    box = QRectF(area.topLeft() * 2, area.size() * 2).toAlignedRect().intersected(picture.rect())
    return {picture.pixel(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom())}


@pytest.mark.parametrize("tile", [*TILES_WITH_ONE_SIDE, *SIDES])
def test_nothing_of_the_picture_lies_under_the_number_or_the_next_card(tile: str) -> None:
    height, foot, seen = 30, 11.0, 14
    width = round(height * ASPECT)
    picture = image(tile, height, foot=foot, seen=seen)
    below = QRectF(3, height - foot + 1, width - 6, foot - 4)
    beside = QRectF(seen + 1, 3, width - seen - 4, height - 6)
    assert len(colours(picture, below)) == len(colours(picture, beside)) == 1
    assert len(colours(picture, QRectF(3, 3, seen - 4, height - foot - 4))) > 1


def test_more_room_makes_the_picture_larger() -> None:
    assert image("temple", 24) != image("temple", 24, foot=11.0) != image("temple", 24, foot=11.0, seen=9)


@pytest.mark.parametrize("foot", [0.0, 11.0])
def test_no_two_tiles_look_alike(foot: int) -> None:
    pictures = {tile: image(tile, 24, foot=foot) for tile in [*TILES_WITH_ONE_SIDE, *SIDES]}
    assert not [pair for pair in combinations(pictures, 2) if pictures[pair[0]] == pictures[pair[1]]]


def test_the_other_side_of_a_tile_makes_no_difference() -> None:
    assert image("farmer/granary", 24) == image("farmer/", 24)
