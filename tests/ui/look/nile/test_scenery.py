"""The drawings of the banks: where their pieces lie in a wider scene, and what light does to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.storage.paths import AssetError
from ra_desktop.ui.look.nile import scenery
from ra_desktop.ui.look.nile.palette import qcolor, rgb
from ra_desktop.ui.look.nile.scenery import HEIGHT, Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 238">
<g id="far"><g data-at="0.5">{far}</g>
<g class="wide"><path fill="#204060" d="M0.25 100L0.5 100L0.5 110L0.25 110Z"/></g></g>
<g id="lamps"><g data-at="0"><path fill="#FFE2A0" d="M0 200L10 200L10 210L0 210Z"/></g></g>
<g id="boat"><g data-at="0.8"><path fill="#FFFFFF" d="M0 0L10 0L10 10L0 10Z"/></g></g>
<g id="near"/></svg>"""
BLOCK = '<path fill="#804020" data-facing="{facing}" data-depth="{depth}" d="M0 20h20v20L0 40Z"/>'


@pytest.fixture(autouse=True)
def _drawings_read_anew() -> Iterator[None]:
    scenery._drawing.cache_clear()
    yield
    scenery._drawing.cache_clear()


@pytest.fixture
def draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    monkeypatch.setattr(scenery, "resources_dir", lambda: tmp_path)
    (tmp_path / "art" / "nile").mkdir(parents=True)

    def write(text: str) -> None:
        (tmp_path / "art" / "nile" / "old-kingdom.svg").write_text(text, encoding="utf-8")

    return write


def painted(paint: Callable[[Scene], None], *, width: int = 400, day: float = 0.5) -> QImage:
    image = QImage(width, int(HEIGHT), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    try:
        paint(Scene(painter, width, day, 1))
    finally:
        painter.end()
    return image


def seen(image: QImage) -> QRectF:
    lit = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) != QColor("black")
    ]
    xs, ys = [x for x, _ in lit], [y for _, y in lit]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("width", [400, 900])
def test_in_a_wider_scene_things_keep_their_shape_and_land_is_stretched(draw: Callable, width: int) -> None:
    draw(DRAWING.format(far=BLOCK.format(facing=0, depth=0)))
    image = painted(scenery.paint_far_bank, width=width)
    assert seen(image.copy(0, 0, width, 60)) == QRectF(width / 2, 20, 20, 20)
    assert seen(image.copy(0, 90, width, 40)).translated(0, 90) == QRectF(width / 4, 100, width / 4, 10)


@pytest.mark.parametrize(("facing", "depth"), [(-1.0, 0.0), (0.5, 0.0), (1.0, 0.4), (0.0, 1.0)])
def test_a_piece_has_its_own_colour_in_the_light_of_its_side_and_distance(
    draw: Callable, facing: float, depth: float
) -> None:
    draw(DRAWING.format(far=BLOCK.format(facing=facing, depth=depth)))
    scene = Scene(QPainter(), 400, 0.2, 1)
    image = painted(scenery.paint_far_bank, day=0.2)
    assert image.pixelColor(205, 30).rgb() == qcolor(scene.tone(rgb("#804020"), facing, depth)).rgb()


def test_what_faces_the_morning_sun_is_brighter_and_what_is_far_is_paler() -> None:
    scene = Scene(QPainter(), 400, 0.1, 1)
    stone = rgb("#804020")
    assert sum(scene.tone(stone, -1)) > sum(scene.tone(stone, 1))
    assert scene.tone(stone, depth=1) == Scene(QPainter(), 400, 0.1, 1).tone(rgb("#0000FF"), depth=1)
    assert sum(scene.tone(stone, gloom=0.5)) < sum(scene.tone(stone))


def test_lamps_are_lit_when_the_stars_appear(draw: Callable) -> None:
    draw(DRAWING.format(far=""))
    noon, night = (painted(scenery.paint_lamps, day=day).pixelColor(5, 205) for day in (0.5, 1.0))
    assert (noon.name(), night.name()) == ("#000000", "#ffe2a0")


def test_the_sail_drifts_a_tenth_of_the_river_in_a_day(draw: Callable) -> None:
    draw(DRAWING.format(far=""))
    assert [seen(painted(scenery.paint_foreground, day=day)).left() for day in (0.0, 1.0)] == [320, 280]


@pytest.mark.parametrize(
    "damaged",
    ["", "<svg", DRAWING.format(far='<path d="M0 0"/>').replace('data-at="0.5"', ""), DRAWING.format(far="<path/>")],
)
def test_a_damaged_drawing_is_named(draw: Callable, damaged: str) -> None:
    draw(damaged)
    with pytest.raises(AssetError, match=r"old-kingdom\.svg"):
        painted(scenery.paint_far_bank)


def test_a_pyramid_casts_its_shadow_away_from_the_light(draw: Callable) -> None:
    draw(DRAWING.format(far='<path class="shadow" d="M0 60h20v-40"/>'))
    morning, evening = (seen(painted(scenery.paint_far_bank, day=day).copy(0, 50, 400, 40)) for day in (0.1, 0.75))
    assert morning.center().x() > 200 > evening.center().x()
