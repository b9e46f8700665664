"""The drawings of the Nile are those that the script makes, and show the light of each hour and season."""

from __future__ import annotations

import importlib

import pytest

from ra_desktop.ui.look import nile as program
from tests.sampling import NIGHTLY

nile = importlib.import_module("nile")


def test_the_drawings_in_the_program_are_those_that_the_script_makes() -> None:
    kept = {path: path.read_text("utf-8") for path in nile.FOLDER.iterdir()}
    assert sum(map(len, kept.values())) < 2_000_000
    if NIGHTLY:
        assert kept == nile.files()
    else:
        assert {kept[nile.FOLDER / f"{nile.DRAWINGS[1]}.{kind}"] for kind in ("svg", "txt")} == {*nile.season(1)}


@pytest.mark.parametrize(
    ("epoch", "day", "sky"),
    [
        (1, 0.0, "#29416d #6b6e98 #d59a94 #f6d1a0"),
        (1, 0.45, "#1f6499 #4493bd #97c8d3 #e1edda"),
        (1, 1.0, "#0a1432 #152550 #2c4572 #556e96"),
        (2, 0.3, "#275e95 #5a91b6 #b7cac0 #f2e5bc"),
        (2, 0.68, "#3a5d8a #90949c #eebd6f #fdde96"),
        (2, 0.9, "#222953 #5b446d #a46961 #c7a177"),
        (3, 0.1, "#234080 #5872ab #ccaca5 #f9c69a"),
        (3, 0.6, "#274c8c #637fab #ceb089 #f2cc9c"),
        (3, 0.85, "#232b69 #644784 #d36755 #f3a05c"),
    ],
)
def test_the_sky_of_each_hour_and_season(epoch: int, day: float, sky: str) -> None:
    at = nile.palette_at(day, epoch)
    assert " ".join(map(nile.hexa, (at.zenith, at.upper, at.lower, at.horizon))) == sky


@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("day", [0.0, 0.1, 0.3, 0.77, 1.0])
def test_the_program_has_the_light_of_the_script_between_two_hours_too(epoch: int, day: float) -> None:
    codes = nile.light(day, epoch)[:3]
    for seen, code in zip(program.light_at(day, epoch), codes, strict=True):
        numbers = [round(255 * part) for part in nile.rgb(code.upper())]
        assert list(seen.getRgb()[:3]) == pytest.approx(numbers, abs=3)


def test_what_faces_the_morning_sun_is_brighter_and_what_is_far_is_paler() -> None:
    scene, stone = nile.Scene(0.1, 1), nile.rgb("#804020")
    assert sum(scene.tone(stone, -1)) > sum(scene.tone(stone, 1))
    assert scene.tone(stone, depth=1) == nile.Scene(0.1, 1).tone(nile.rgb("#0000FF"), depth=1)
    assert sum(scene.tone(stone, gloom=0.5)) < sum(scene.tone(stone))


def test_a_pyramid_casts_its_shadow_away_from_the_light() -> None:
    scenes = [nile.Scene(day, 1) for day in (0.1, 0.75)]
    for scene in scenes:
        nile._cast_shadow(scene, "M0 60h20v-40")
    morning, evening = (float(scene.lines[0].split("L")[2].split()[0]) for scene in scenes)
    assert morning > 20
    assert evening < -20
