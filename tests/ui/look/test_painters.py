"""Sky, track, suns, emblems and props: what can be told from the pixels."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from ra_desktop.storage.paths import AssetError, resources_dir
from ra_desktop.ui.look import nile
from ra_desktop.ui.look.art import paint_art
from ra_desktop.ui.look.emblem_painter import EMBLEMS, PLAYER_COLOURS, emblem_ink, emblem_pixmap
from ra_desktop.ui.look.sun_painter import paint_sun, ray_count, sun_pixmap, sun_side
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme
from ra_desktop.ui.table.board.backdrop import (
    banner_text_rect,
    paint_banner,
    paint_glowing_altar,
    paint_table,
    paint_track_bed,
)
from ra_desktop.ui.table.board.layout import altar_top_rect
from tests.sampling import sampled
from tests.ui.lettering_check import contrast

if TYPE_CHECKING:
    from pathlib import Path

EPOCHS = (1, 2, 3)
DAYS = [step / 10 for step in range(11)]
SPACES = range(6, 11)
PROPS = (
    "boat", "ra-marker", "ra-figure", "bag", "winged-sun", "tablet-1", "tablet-2", "tablet-5", "tablet-10",
    "tablet-back",
)  # fmt: skip


def canvas(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#F1E5CB"))
    return image


def sky_image(day: float, epoch: int, width: int = 421, height: int = 119) -> QImage:
    image = canvas(width, height)
    painter = QPainter(image)
    nile.paint_sky(painter, QRectF(0, 0, width, height), day, epoch)
    painter.end()
    return image


def sun_image(value: int, **how: bool) -> QImage:
    image = canvas(90, 90)
    painter = QPainter(image)
    paint_sun(painter, QPointF(45, 45), 27, value, **how)
    painter.end()
    return image


def difference(a: QImage, b: QImage) -> float:
    """Mean difference of grey values, 0 to 255."""
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in (a, b)]
    rows = [[bytes(image.constScanLine(y))[: image.width()] for y in range(image.height())] for image in grey]
    total = sum(abs(p - q) for one, two in zip(*rows, strict=True) for p, q in zip(one, two, strict=True))
    return total / (a.width() * a.height())


# ---- sky


@pytest.mark.parametrize("epoch", EPOCHS)
def test_night_is_darker_than_dawn_and_noon(epoch: int) -> None:
    def brightness(day: float) -> float:
        image = sky_image(day, epoch).scaled(1, 1)
        return image.pixelColor(0, 0).lightnessF()

    dawn, noon, night = brightness(0.0), brightness(0.5), brightness(1.0)
    assert night < dawn * 0.7
    assert night < noon * 0.6


@pytest.mark.parametrize("day", [0.0, 0.5, 1.0])
def test_each_season_has_a_land_of_its_own(day: float) -> None:
    lands = [sky_image(day, epoch).copy(60, 60, 300, 40) for epoch in EPOCHS]
    for one, two in combinations(lands, 2):
        assert difference(one, two) > 3.0


@pytest.mark.parametrize("epoch", EPOCHS)
def test_the_day_has_no_jumps(epoch: int) -> None:
    images = [sky_image(step / 40, epoch, 168, 48) for step in range(41)]
    assert max(difference(one, two) for one, two in pairwise(images)) < 14.0


def test_the_sky_stays_inside_its_rect() -> None:
    image = canvas(300, 120)
    painter = QPainter(image)
    nile.paint_sky(painter, QRectF(40, 20, 200, 60), 0.9, 3)
    painter.end()
    outside = [(x, y) for x in range(300) for y in (5, 18, 82, 110)] + [(x, 50) for x in (10, 38, 242, 290)]
    assert {image.pixelColor(x, y).name().upper() for x, y in outside} == {"#F1E5CB"}


@pytest.mark.parametrize(("day", "epoch", "width"), sampled(product(DAYS, EPOCHS, (450, 842)), 4))
def test_labels_in_the_upper_corners_can_be_read(day: float, epoch: int, width: int) -> None:
    image = sky_image(day, epoch, width, 238)
    text, reach = QColor(nile.LABEL_COLOUR), round(0.28 * width)
    corners = [*range(20, reach, 3), *range(width - reach, width - 20, 3)]
    worst = min(contrast(text, image.pixelColor(x, y)) for x in corners for y in range(12, 46, 2))
    assert worst >= 4.5


def test_in_a_wider_sky_the_land_is_wider_and_things_keep_their_shape() -> None:
    """The foot of the largest pyramid, which lies at a fifth of the width."""
    rows = {width: sky_image(0.2, 1, width, 238).copy(0, 180, width, 1) for width in (842, 1684)}
    stone = [QColor(rows[842].pixelColor(round(842 * 0.195) + step, 0)) for step in (-20, 20)]
    for width, row in rows.items():
        edges = [x for x in range(width // 3) if row.pixelColor(x, 0) in stone]
        assert (edges[0] + edges[-1]) / 2 == pytest.approx(width * 0.195, abs=2)
        assert edges[-1] - edges[0] == pytest.approx(2 * 74.5 * 60 / 76, abs=4)


def test_a_drawing_without_its_table_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nile, "resources_dir", lambda: tmp_path)
    nile._season.cache_clear()
    with pytest.raises(AssetError, match=r"old-kingdom\.svg"):
        nile.light_at(0.5, 1)


def test_the_tables_light_is_a_gentle_tint() -> None:
    for epoch in EPOCHS:
        for day in DAYS:
            assert nile.light_at(day, epoch).table.lightnessF() > 0.7
    assert nile.light_at(1.0, 1).table.blueF() > nile.light_at(1.0, 1).table.redF()
    assert nile.light_at(0.7, 1).table.redF() > nile.light_at(0.7, 1).table.blueF()


# ---- track


@pytest.mark.parametrize("spaces", SPACES)
@pytest.mark.parametrize("rect", [QRectF(0, 0, 842, 238), QRectF(100, 50, 2500, 700), QRectF(0, 0, 600, 240)])
def test_the_tracks_spaces_run_from_left_to_right_inside_the_sky(spaces: int, rect: QRectF) -> None:
    points = nile.track_points(rect, spaces)
    radius = rect.height() * 0.06
    assert len(points) == spaces
    assert all(rect.adjusted(radius, radius, -radius, -radius).contains(point) for point in points)
    gaps = [right.x() - left.x() for left, right in pairwise(points)]
    assert min(gaps) > 2 * radius


def test_the_boat_reaches_nightfall_with_the_last_ra() -> None:
    rect = QRectF(0, 0, 842, 238)
    for spaces in SPACES:
        assert nile.arc_point(rect, nile.day_of(spaces, spaces)) == nile.track_points(rect, spaces)[-1]
    assert nile.arc_point(rect, nile.day_of(0, 8)).x() < nile.track_points(rect, 8)[0].x()


def test_the_boat_stays_inside_the_sky() -> None:
    rect = QRectF(0, 0, 842, 238)
    for day in DAYS:
        assert rect.contains(nile.boat_rect(nile.arc_point(rect, day), nile.BOAT_WIDTH))


@pytest.mark.parametrize("spaces", SPACES)
def test_the_track_has_a_light_place_for_every_ra_and_a_dark_one_at_nightfall(spaces: int) -> None:
    image, sky = canvas(421, 119), QRectF(0, 0, 421, 119)
    painter = QPainter(image)
    nile.paint_track(painter, sky, spaces)
    painter.end()
    *middles, night = [image.pixelColor(point.toPoint()).lightness() for point in nile.track_points(sky, spaces)]
    assert min(middles) > 150 > 120 > night


# ---- suns


def test_suns_can_be_told_apart() -> None:
    images = [sun_image(value) for value in range(1, 17)]
    assert all(difference(one, two) > 0.2 for one, two in combinations(images, 2))


def test_a_higher_sun_has_more_rays() -> None:
    counts = [ray_count(value) for value in range(1, 17)]
    assert counts == sorted(counts)
    assert counts[-1] >= 2 * counts[0]
    assert ray_count(40) == counts[-1]


def test_every_state_of_a_sun_looks_different() -> None:
    states: list[dict[str, bool]] = [{}, {"face_down": True}, {"dimmed": True}, {"glow": True}]
    images = [sun_image(9, **state) for state in states]
    assert all(difference(one, two) > 1.0 for one, two in combinations(images, 2))


def test_a_suns_pixmap_holds_all_of_it() -> None:
    for dpr in (1.0, 2.0):
        pixmap = sun_pixmap(16, 20, dpr, glow=True)
        assert pixmap.deviceIndependentSize().width() == sun_side(20)
        image = pixmap.toImage()
        last = image.width() - 1
        edge = [image.pixelColor(i, j) for i in range(last + 1) for j in (0, last)]
        edge += [image.pixelColor(j, i) for i in range(last + 1) for j in (0, last)]
        assert max(colour.alpha() for colour in edge) < 40


# ---- emblems


def test_emblems_stand_out_from_their_colour() -> None:
    for code in PLAYER_COLOURS.values():
        assert contrast(QColor(emblem_ink(QColor(code))), QColor(code)) >= 3.0


def test_an_emblems_ink_reaches_its_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ink is changed in the file's text, so every emblem must use the one colour that is replaced."""
    for player in EMBLEMS:
        monkeypatch.setitem(PLAYER_COLOURS, player, "#2A5DB0")
        light = emblem_pixmap(player, 20).toImage()
        monkeypatch.setitem(PLAYER_COLOURS, player, "#F4EEDD")
        QPixmapCache.clear()
        dark = emblem_pixmap(player, 20).toImage()
        assert min(light.pixelColor(x, y).lightness() for x in range(14, 27) for y in range(14, 27)) > 60
        assert min(dark.pixelColor(x, y).lightness() for x in range(14, 27) for y in range(14, 27)) < 60


# ---- props


@pytest.mark.parametrize("name", PROPS)
def test_props_are_drawn(name: str) -> None:
    image, empty = canvas(64, 64), canvas(64, 64)
    painter = QPainter(image)
    paint_art(painter, f"board/{name}", QRectF(0, 0, 64, 64))
    painter.end()
    assert difference(image, empty) > 10.0


def test_fame_tablets_can_be_told_apart_without_numerals() -> None:
    images = []
    for name in PROPS:
        if name.startswith("tablet"):
            image = canvas(30, 40)
            painter = QPainter(image)
            paint_art(painter, f"board/{name}", QRectF(0, 0, 30, 40))
            painter.end()
            images.append(image)
    assert all(difference(one, two) > 2.0 for one, two in combinations(images, 2))


@pytest.mark.parametrize("size", [16, 32, 48, 512])
def test_the_icon_is_drawn_with_round_corners(size: int) -> None:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    icon = QSvgRenderer(str(resources_dir() / "icons" / "ra-desktop.svg"))
    assert icon.isValid()
    icon.render(painter, QRectF(0, 0, size, size))
    painter.end()
    assert image.pixelColor(0, 0).alpha() < 20
    assert image.pixelColor(size // 2, size // 2).alpha() == 255
    assert image.pixelColor(0, size - 1).alpha() < 20


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_the_table_takes_its_colour_from_theme_and_light(theme: Theme) -> None:
    def colour(light: QColor) -> QColor:
        image = canvas(200, 200)
        painter = QPainter(image)
        paint_table(painter, QRectF(0, 0, 200, 200), light, theme)
        painter.end()
        return image.scaled(1, 1).pixelColor(0, 0)

    noon, night = colour(QColor("#FFFFFF")), colour(QColor("#B0BCE0"))
    assert night.lightness() < noon.lightness()
    assert (noon.lightness() < 100) == theme.dark


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_table_furniture_is_drawn_inside_what_it_announces(theme: Theme) -> None:
    image, empty = canvas(400, 300), canvas(400, 300)
    painter = QPainter(image)
    paint_track_bed(painter, QRectF(10, 10, 380, 80), [QRectF(20, 20, 40, 56)], theme=theme)
    paint_banner(painter, QRectF(10, 100, 380, 40), theme=theme, accent=QColor("#2A5DB0"))
    paint_glowing_altar(painter, QRectF(20, 160, 340, 100), 1.0, theme=theme)
    painter.end()
    assert difference(image, empty) > 10.0
    assert QRectF(20, 160, 340, 100).contains(altar_top_rect(QRectF(20, 160, 340, 100)))
    text = banner_text_rect(QRectF(10, 100, 380, 40))
    paper = image.pixelColor(text.center().toPoint())
    assert contrast(paper, QColor("#3A2A18")) >= 4.5
