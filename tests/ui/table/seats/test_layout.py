"""The geometry of the panels: nothing lies on anything else, nothing lies outside, whatever the size."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ra_desktop.ui.look.lettering import fitted
from ra_desktop.ui.system import languages
from ra_desktop.ui.table.seats.own_places import own_layout, tray_layout
from ra_desktop.ui.table.seats.places import radius_of, small_layout, spread_suns, sun_row

SLACK = 0.01

small_sizes = st.builds(QSizeF, st.integers(200, 900), st.integers(105, 690))
own_sizes = st.builds(QSizeF, st.integers(700, 3800), st.integers(180, 700))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", languages.available())
def test_the_word_beside_the_fame_is_whole_in_the_smallest_panel(language: str) -> None:
    languages.use(language)
    word = languages.tr("Panels", "fame")
    for width in range(700, 1400, 20):
        at = own_layout(QSizeF(width, width * 0.22), preview=True)
        assert fitted(word, at.fame_label.width(), max(11.0, 14.5 * at.scale))[1] == word, width


def inside(inner: QRectF, outer: QRectF) -> bool:
    return outer.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(inner)


def apart(first: QRectF, second: QRectF) -> bool:
    common = first.intersected(second)
    return common.width() <= SLACK or common.height() <= SLACK


def disc(spot: QRectF) -> QRectF:
    """The square around the sun in the middle of that square, without its rays."""
    radius = radius_of(spot)
    return QRectF(spot.center().x() - radius, spot.center().y() - radius, 2 * radius, 2 * radius)


def areas() -> st.SearchStrategy[QRectF]:
    return st.builds(QRectF, st.just(7), st.just(3), st.integers(120, 1600), st.integers(22, 400))


@given(size=small_sizes, sun_chip=st.booleans())
def test_the_parts_of_a_small_panel_are_apart_and_inside(size: QSizeF, sun_chip: bool) -> None:
    at = small_layout(size, sun_chip=sun_chip)
    whole = QRectF(0, 0, size.width(), size.height())
    parts = [at.name, at.subtitle, at.tablets, at.suns, at.sun_chip, at.figure, at.tiles]
    parts = [part for part in parts if not part.isEmpty()]
    assert inside(at.card, whole)
    assert all(inside(part, at.card) for part in parts)
    assert all(apart(first, second) for first, second in combinations(parts, 2))
    assert apart(at.figure, at.tablets)
    assert inside(at.figure, at.card)
    assert at.portrait.x() + at.portrait_radius <= at.name.left()
    assert at.portrait.y() + at.portrait_radius <= at.tiles.top()
    assert at.name.width() >= 80
    assert at.tiles.height() >= 44
    assert at.sun_chip.isEmpty() != sun_chip


@given(size=own_sizes, preview=st.booleans())
def test_the_parts_of_the_large_panel_are_apart_and_inside(size: QSizeF, preview: bool) -> None:
    at = own_layout(size, preview=preview)
    whole = QRectF(0, 0, size.width(), size.height())
    parts = [at.name, at.subtitle, at.tablets, at.fame, at.tray, at.head, at.tiles, at.preview]
    parts = [part for part in parts if not part.isEmpty()]
    assert inside(at.card, whole)
    assert all(inside(part, at.card) for part in parts)
    assert all(apart(first, second) for first, second in combinations(parts, 2))
    assert at.preview.isEmpty() != preview
    assert at.tiles.height() >= 50


@given(size=st.builds(QSizeF, st.integers(180, 900), st.integers(80, 420)), count=st.integers(1, 5), chip=st.booleans())
def test_the_suns_of_a_tray_are_apart_and_inside(size: QSizeF, count: int, chip: bool) -> None:
    at = tray_layout(QRectF(QPointF(0, 0), size), count, chip=chip)
    assert at.chip.isEmpty() != chip
    assert inside(at.chip, at.well) or not chip
    assert len(at.suns) == count
    assert all(inside(spot, at.well) for spot in at.suns)
    assert all(apart(first, second) for first, second in combinations(at.suns, 2))
    assert all(apart(spot, at.words) for spot in at.suns)
    assert inside(at.words, at.well)
    assert apart(at.words, at.chip)


@given(area=areas(), count=st.integers(1, 5), largest=st.integers(8, 60))
def test_suns_in_a_row_are_apart_and_no_larger_than_asked(area: QRectF, count: int, largest: int) -> None:
    for spots in (sun_row(area, largest, count), spread_suns(area, largest, count)):
        assert all(inside(spot, area) for spot in spots)
        assert all(apart(disc(first), disc(second)) for first, second in combinations(spots, 2))
        assert all(radius_of(spot) <= largest + SLACK for spot in spots)


def test_nothing_to_lay_out_is_laid_out_as_nothing() -> None:
    area = QRectF(0, 0, 100, 40)
    assert sun_row(area, 20, 0) == []
    assert spread_suns(area, 20, 0) == []


COMPOSED = {
    ("small usual", "small small", "small large"): {
        "scale": (1.0, 0.57, 1.0),
        "card": ((1.5, 1.5, 311.0, 183.0), (1.5, 1.5, 214.0, 103.5), (1.5, 1.5, 311.0, 582.0)),
        "corner": (14.0, 8.0, 14.04),
        "portrait": ((53.5, 46.0), (33.1, 26.5), (46.6, 36.5)),
        "portrait_radius": (35.0, 20.0, 28.0),
        "name": ((96.5, 7.5, 164.2, 19.87), (57.6, 4.93, 80.0, 16.89), (82.6, 9.84, 169.5, 32.0)),
        "subtitle": ((96.5, 27.4, 164.2, 13.24), (140.6, 4.93, 45.4, 16.89), (82.6, 41.9, 169.5, 21.4)),
        "figure": ((271.1, 46.4, 32.4, 32.4), (193.8, 26.7, 16.51, 16.51), (263.8, 71.5, 39.6, 39.6)),
        "tablets": ((265.7, 7.5, 37.8, 31.1), (191.1, 4.93, 19.29, 15.87), (257.2, 17.48, 46.3, 38.1)),
        "tiles": ((17.5, 85.5, 286.0, 93.0), (12.07, 48.6, 198.3, 52.9), (17.55, 119.0, 285.9, 458.5)),
        "tallest": (112.0, 78.4, 78.3),
        "is_tall": (0.0, 0.0, 1.0),
        "is_titled": (0.0, 0.0, 1.0),
        "stripe": (8.0, 6.0, 8.03),
        "suns": ((96.5, 40.6, 172.6, 43.9), (57.6, 21.8, 106.2, 26.3), (17.55, 67.6, 210.2, 47.4)),
        "sun_radius": (20.0, 11.43, 26.1),
        "sun_chip": ((0.0, 0.0, 0.0, 0.0), (164.8, 27.9, 27.0, 14.0), (228.7, 82.3, 33.1, 18.06)),
        "line": (16.0, 11.0, 26.1),
    },
    ("own usual", "own preview", "own small"): {
        "scale": (1.0, 1.0, 0.62),
        "card": ((2.0, 2.0, 1126.0, 245.0), (2.0, 2.0, 1126.0, 245.0), (2.0, 2.0, 696.0, 174.5)),
        "corner": (16.0, 16.0, 9.91),
        "portrait": ((53.0, 48.0), (53.0, 48.0), (33.2, 30.5)),
        "portrait_radius": (37.0, 37.0, 22.5),
        "name": ((101.0, 17.6, 129.0, 38.0), (101.0, 17.6, 129.0, 38.0), (62.6, 11.66, 86.9, 23.5)),
        "subtitle": ((101.0, 55.6, 129.0, 24.3), (101.0, 55.6, 129.0, 24.3), (62.6, 35.2, 86.9, 15.07)),
        "figure": ((187.9, 26.0, 44.1, 44.1), (187.9, 26.0, 44.1, 44.1), (123.4, 16.84, 27.3, 27.3)),
        "tablets": ((236.1, 10.0, 51.7, 42.6), (236.1, 10.0, 51.7, 42.6), (157.7, 6.96, 32.0, 26.4)),
        "tiles": ((312.0, 53.0, 798.0, 180.0), (312.0, 53.0, 798.0, 115.0), (209.1, 35.0, 477.8, 85.7)),
        "tallest": (112.0, 112.0, 69.4),
        "fame": ((232.0, 52.6, 26.4, 33.4), (232.0, 52.6, 26.4, 33.4), (150.7, 33.3, 20.2, 20.7)),
        "fame_label": ((260.4, 52.6, 31.6, 33.4), (260.4, 52.6, 31.6, 33.4), (172.9, 33.3, 23.8, 20.7)),
        "tray": ((16.0, 91.0, 276.0, 151.0), (16.0, 91.0, 276.0, 151.0), (10.0, 57.0, 187.0, 117.0)),
        "head": ((312.0, 16.0, 798.0, 30.0), (312.0, 16.0, 798.0, 30.0), (209.1, 10.67, 477.8, 20.0)),
        "spacing": (4.0, 4.0, 2.48),
        "gap": (16.0, 16.0, 10.0),
        "preview": ((0.0, 0.0, 0.0, 0.0), (312.0, 173.0, 798.0, 60.0), (209.1, 123.8, 477.8, 44.0)),
    },
    ("tray", "tray chip"): {
        "scale": (1.12, 0.75),
        "well": ((0.6, 0.6, 398.8, 178.8), (0.6, 0.6, 228.8, 118.8)),
        "suns": ((5.1, 22.8, 97.5, 97.5, 297.4, 22.8, 97.5, 97.5), (7.33, 5.85, 66.8, 66.8, 155.9, 5.85, 66.8, 66.8)),
        "words": ((5.1, 135.5, 389.8, 38.2), (3.6, 73.6, 222.8, 26.0)),
        "chip": ((0.0, 0.0, 0.0, 0.0), (180.9, 100.6, 44.0, 15.0)),
    },
}  # fmt: skip
"""Where everything lies (x, y, width, height) and how large it is; of several rectangles the first and the last."""


def numbers(value: object) -> tuple[float, ...]:
    if isinstance(value, QRectF):
        return value.getRect()
    if isinstance(value, QPointF):
        return (value.x(), value.y())
    if isinstance(value, (tuple, list)):
        return (*numbers(value[0]), *numbers(value[-1]))
    assert isinstance(value, (float, bool))
    return (float(value),)


@pytest.mark.parametrize("name", [name for names in COMPOSED for name in names])
def test_everything_is_where_it_was_composed(name: str) -> None:
    layout = {
        "small usual": lambda: small_layout(QSizeF(314, 189), sun_chip=False),
        "small small": lambda: small_layout(QSizeF(217, 108), sun_chip=True),
        "small large": lambda: small_layout(QSizeF(314, 588), sun_chip=True),
        "own usual": lambda: own_layout(QSizeF(1130, 252), preview=False),
        "own preview": lambda: own_layout(QSizeF(1130, 252), preview=True),
        "own small": lambda: own_layout(QSizeF(700, 180), preview=True),
        "tray": lambda: tray_layout(QRectF(0, 0, 400, 180), 4),
        "tray chip": lambda: tray_layout(QRectF(0, 0, 230, 120), 3, chip=True),
    }[name]()
    (names,) = [names for names in COMPOSED if name in names]
    values = {field: values[names.index(name)] for field, values in COMPOSED[names].items()}
    composed = {field: value if isinstance(value, tuple) else (value,) for field, value in values.items()}
    results = {field.name: numbers(getattr(layout, field.name)) for field in fields(layout)}
    assert results.keys() == composed.keys()
    assert {key: value for key, value in results.items() if value != pytest.approx(composed[key], abs=0.06)} == {}
