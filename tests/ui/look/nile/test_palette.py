"""The light of each hour and season, by value, and how colours mix."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ui.look.nile.palette import contrast, luminance, mix, multiply, palette_at, qcolor, rgb, sun_side
from ra_desktop.ui.look.nile.scenery import WATER

if TYPE_CHECKING:
    from ra_desktop.ui.look.nile.palette import Rgb


def code(colour: Rgb) -> str:
    return "#" + "".join(f"{round(part * 255):02X}" for part in colour)


@pytest.mark.parametrize(
    ("epoch", "day", "sky"),
    [
        (1, 0.0, "#29416D #6B6E98 #D59A94 #F6D1A0"),
        (1, 0.45, "#1F6499 #4493BD #97C8D3 #E1EDDA"),
        (1, 1.0, "#0A1432 #152550 #2C4572 #556E96"),
        (2, 0.3, "#275E95 #5A91B6 #B7CAC0 #F2E5BC"),
        (2, 0.68, "#3A5D8A #90949C #EEBD6F #FDDE96"),
        (2, 0.9, "#222953 #5B446D #A46961 #C7A177"),
        (3, 0.1, "#234080 #5872AB #CCACA5 #F9C69A"),
        (3, 0.6, "#274C8C #637FAB #CEB089 #F2CC9C"),
        (3, 0.85, "#232B69 #644784 #D36755 #F3A05C"),
    ],
)
def test_the_sky_of_each_hour_and_season(epoch: int, day: float, sky: str) -> None:
    at = palette_at(day, epoch)
    assert " ".join(code(band) for band in (at.zenith, at.upper, at.lower, at.horizon)) == sky


# Light, shade, glow and its strength, stars, clouds, the light on the table, the sky in the river.
LIGHT = {
    0.0: ((1.06, 0.84, 0.74), (0.52, 0.47, 0.64), "#FFE0A0", 0.85, 0.28, "#FFD9C4", "#FFE6DC", 0.85),
    0.16: ((1.06, 0.98, 0.86), (0.64, 0.64, 0.74), "#FFEFC0", 0.75, 0.0, "#FFF6E4", "#FFF8EC", 0.15),
    0.45: ((1.08, 1.06, 1.0), (0.76, 0.77, 0.82), "#FFF8DC", 0.62, 0.0, "#FFFFFF", "#FFFFFF", 0.0),
    0.68: ((1.1, 0.9, 0.66), (0.64, 0.53, 0.54), "#FFE08A", 0.8, 0.0, "#FFEBC4", "#FFF0D0", 0.55),
    0.85: ((1.04, 0.62, 0.46), (0.4, 0.32, 0.44), "#FFB45E", 0.85, 0.25, "#F2A08A", "#FBD9C0", 0.95),
    1.0: ((0.5, 0.56, 0.74), (0.16, 0.2, 0.34), "#8FA8D8", 0.0, 1.0, "#3B5382", "#C9D2EA", 0.4),
}


@pytest.mark.parametrize("day", LIGHT)
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_light_of_each_hour_is_that_of_every_season(day: float, epoch: int) -> None:
    at = palette_at(day, epoch)
    lit, shade, glow, strength, stars, cloud, table, mirror = LIGHT[day]
    assert at.lit == pytest.approx(lit)
    assert at.shade == pytest.approx(shade)
    assert [code(at.glow), code(at.cloud), code(at.table)] == [glow, cloud, table]
    assert (at.glow_strength, at.stars, at.mirror) == pytest.approx((strength, stars, mirror))


def test_between_two_hours_the_light_is_in_between() -> None:
    at = palette_at(0.08, 1)
    assert at.lit == pytest.approx((1.06, 0.91, 0.80))
    assert (at.glow_strength, at.stars, at.mirror) == pytest.approx((0.80, 0.14, 0.50))


@pytest.mark.parametrize(("day", "end"), [(-0.5, 0.0), (1.5, 1.0)])
def test_there_is_no_hour_before_dawn_or_after_night(day: float, end: float) -> None:
    assert palette_at(day, 2) == palette_at(end, 2)


def test_a_moment_does_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        palette_at(0, 1).stars = 1.0  # type: ignore[misc]


def test_the_river_has_the_colour_of_its_season() -> None:
    assert {epoch: code(water) for epoch, water in WATER.items()} == {1: "#3E8F86", 2: "#4C8C8E", 3: "#2A5C9C"}


def test_colours_mix_and_are_lit() -> None:
    assert rgb("#336699") == pytest.approx((0.2, 0.4, 0.6))
    assert mix((0.0, 0.2, 1.0), (1.0, 0.4, 0.0), 0.25) == pytest.approx((0.25, 0.25, 0.75))
    assert multiply((0.5, 0.8, 1.0), (1.2, 0.5, 1.1)) == pytest.approx((0.6, 0.4, 1.0))
    assert multiply((1.0, 1.0, 0.1), (1.1, 1.1, 1.0)) == pytest.approx((1.0, 1.0, 0.1))


def test_a_colour_for_qt_stays_within_its_bounds() -> None:
    assert qcolor((0.2, 0.4, 0.6)).name() == "#336699"
    assert qcolor((0.2, 0.4, 0.6)).alpha() == 255
    assert qcolor((1.4, -0.2, 0.0), 0.5).getRgb() == (255, 0, 0, 128)
    assert qcolor((0.0, 1.0, 1.3), 1.7).getRgb() == (0, 255, 255, 255)
    assert qcolor((0.0, 0.0, 0.0), -1.0).alpha() == 0


def test_the_light_comes_from_the_sun_and_at_night_less() -> None:
    assert [sun_side(day, 0.0) for day in (0.0, 0.5, 1.0)] == pytest.approx([1.0, 0.0, -1.0])
    assert sun_side(0.0, 1.0) == pytest.approx(0.6)
    assert sun_side(1 / 3, 0.5) == pytest.approx(0.4)


def test_luminance_and_contrast_are_those_of_the_standard() -> None:
    assert luminance((1.0, 1.0, 1.0)) == pytest.approx(1.0)
    assert luminance((1.0, 0.0, 0.0)) == pytest.approx(0.2126)
    assert luminance((0.0, 1.0, 0.0)) == pytest.approx(0.7152)
    assert luminance((0.5, 0.5, 0.5)) == pytest.approx(0.21404, abs=1e-5)
    assert luminance((0.04, 0.04, 0.04)) == pytest.approx(0.04 / 12.92)
    assert contrast((0.0, 0.0, 0.0), (1.0, 1.0, 1.0)) == pytest.approx(21)
    assert contrast(rgb("#FFFFFF"), rgb("#777777")) == pytest.approx(4.48, abs=0.01)
