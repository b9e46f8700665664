"""Players and kinds of tiles are told apart without colour vision, too: by what is left of the colour, or by shape.

Dichromacy is simulated with the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), for full
severity, on linear sRGB. Colours differ by their distance in CIELAB (CIE76, white D65).
"""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.ui.look.art import renderer
from ra_desktop.ui.look.charts import pattern_sign
from ra_desktop.ui.look.drawing import PATTERNS, SIDE, pattern_brush
from ra_desktop.ui.look.emblem_painter import _INK, EMBLEMS, PLAYER_COLOURS
from ra_desktop.ui.look.mark_painter import CHAMBER_COLOURS, PALETTE, mark_drawing
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme

APART = 15.0
"""Distances below this are too small for small things seen at a glance; 2.3 can just be noticed side by side."""
OTHER_SHAPE = 0.10
"""Share of the points that differ between two silhouettes of the same size."""

VISIONS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
    "none": ((0.2126, 0.7152, 0.0722),) * 3,
}  # fmt: skip
"""What each vision makes of linear red, green and blue; the last sees only how light things are."""
_TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)

visions = pytest.mark.parametrize("vision", list(VISIONS))


def times(matrix, vector):
    return [sum(factor * part for factor, part in zip(row, vector, strict=True)) for row in matrix]


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    parts = QColor(colour).getRgbF()[:3]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1.0, max(0.0, part)) for part in times(VISIONS[vision], linear)]
    x, y, z = (part / white for part, white in zip(times(_TO_XYZ, seen), _WHITE, strict=True))
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(first: str, second: str, vision: str) -> float:
    pairs = zip(lab(first, vision), lab(second, vision), strict=True)
    return sum((one - other) ** 2 for one, other in pairs) ** 0.5


def silhouette(paint) -> list[bool]:
    image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return [image.pixelColor(x, y).alpha() > 128 for x in range(32) for y in range(32)]


def difference(first: list[bool], second: list[bool]) -> float:
    return sum(one != other for one, other in zip(first, second, strict=True)) / len(first)


def emblem_shape(colour: str) -> list[bool]:
    return silhouette(
        lambda painter: renderer(f"emblems/{EMBLEMS[colour]}", _INK, "#000000").render(painter, QRectF(0, 0, 32, 32))
    )


def mark_shape(category: str) -> list[bool]:
    return silhouette(lambda painter: mark_drawing(category, "#000000").render(painter, QRectF(0, 0, 32, 32)))


def confused(colours: dict[str, str], vision: str) -> set[tuple[str, str]]:
    return {
        (one, other)
        for one, other in combinations(colours, 2)
        if distance(colours[one], colours[other], vision) < APART
    }


def test_the_distance_is_that_of_the_standard() -> None:
    assert lab("#FFFFFF", "usual") == pytest.approx((100, 0, 0), abs=0.1)
    assert lab("#FF0000", "usual") == pytest.approx((53.2, 80.1, 67.2), abs=0.2)
    assert distance("#FF0000", "#00FF00", "usual") == pytest.approx(170.6, abs=0.5)


def test_red_and_green_are_alike_to_those_who_do_not_tell_them_apart() -> None:
    red, green = "#B84A32", "#6E7A32"
    assert distance(red, green, "usual") > 45
    assert distance(red, green, "deuteranopia") < distance(red, green, "usual") / 2


@pytest.mark.parametrize("pair", list(combinations(EMBLEMS, 2)), ids="-".join)
def test_every_two_players_have_emblems_of_another_shape(qapp: object, pair: tuple[str, str]) -> None:
    one, other = pair
    assert difference(emblem_shape(one), emblem_shape(other)) > OTHER_SHAPE


@pytest.mark.parametrize("pair", list(combinations(EMBLEMS, 2)), ids="-".join)
def test_every_two_players_have_another_pattern_in_areas_and_lines(qapp: object, pair: tuple[str, str]) -> None:
    assert all(one != other for one, other in zip(*(PATTERNS[colour] for colour in pair), strict=True))
    one, other = (silhouette(lambda painter, colour=colour: _fill(painter, colour)) for colour in pair)  # in one colour
    assert difference(one, other) > OTHER_SHAPE


@pytest.mark.parametrize("colour", PATTERNS)
def test_the_points_of_every_players_line_are_large_enough_to_be_seen(colour: str) -> None:
    grid = [QPointF(x / 50, y / 50) for x in range(-25, 26) for y in range(-25, 26)]
    assert sum(map(pattern_sign(PATTERNS[colour], 1.0).contains, grid)) > len(grid) / 3


def _fill(painter: QPainter, colour: str) -> None:
    brush = pattern_brush(colour, QColor("white"), 1.0)
    for _ in range(8):  # patterns are faint
        painter.fillRect(QRectF(QPointF(), QPointF(3 * SIDE, 3 * SIDE)), brush)


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_with_usual_vision_no_two_players_have_names_in_the_same_colour(theme: Theme) -> None:
    assert not confused(dict(zip(PLAYER_COLOURS, theme.players, strict=True)), "usual")


@visions
def test_kinds_of_tiles_are_told_apart_by_colour_or_by_their_marks(qapp: object, vision: str) -> None:
    fields = {category: colours.field for category, colours in PALETTE.items()}
    alike = {
        pair for pair in confused(fields, vision) if difference(mark_shape(pair[0]), mark_shape(pair[1])) < OTHER_SHAPE
    }
    assert not alike


@visions
def test_chambers_are_told_apart_by_colour_or_by_their_signs(qapp: object, vision: str) -> None:
    from ra_desktop.ui.look.art import renderer

    def sign(kind: str) -> list[bool]:
        drawing = renderer(f"tiles/{kind}")
        return silhouette(lambda painter: drawing.render(painter, "glyph", QRectF(0, 0, 32, 32)))

    assert not {pair for pair in confused(CHAMBER_COLOURS, vision) if difference(*map(sign, pair)) < OTHER_SHAPE}
