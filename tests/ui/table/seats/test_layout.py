"""The geometry of the panels: nothing lies on anything else, nothing lies outside, whatever the size."""

from __future__ import annotations

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
