"""Numbers and names in pictures stand out from what lies below them, measured on the pictures themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.ui.look import sun_painter, tile_painter
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme
from ra_desktop.ui.table.seats.own_places import _DIM_AT_NIGHT
from tests.ui.lettering_check import contrast
from tests.ui.look.test_contrast import FEW, LEGIBLE, LEGIBLE_TO_ALL

if TYPE_CHECKING:
    from collections.abc import Callable

STATES = {"face up": {}, "face down": {"face_down": True}, "too low": {"dimmed": True}, "chosen": {"glow": True}}
RADII = (9, 12, 17, 30)


def picture(size: tuple[int, int], ground: str, opacity: float, paint: Callable[[QPainter], object]) -> QImage:
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    whole = QImage(*size, QImage.Format.Format_RGB32)
    whole.fill(QColor(ground))
    painter = QPainter(whole)
    painter.setOpacity(opacity)
    painter.drawImage(0, 0, image)
    painter.end()
    return whole


def measured(with_words: QImage, without: QImage) -> float:
    """The contrast of the words' strongest colour with what is seen where they are not."""
    across, down = range(with_words.width()), range(with_words.height())
    points = [(x, y) for x in across for y in down if with_words.pixel(x, y) != without.pixel(x, y)]
    assert points
    ink = max(
        (with_words.pixelColor(*at) for at in points),
        key=lambda colour: min(contrast(colour, without.pixelColor(*at)) for at in points[:: max(1, len(points) // 9)]),
    )
    ratios = sorted(contrast(ink, without.pixelColor(*at)) for at in points)
    return ratios[int(len(ratios) * FEW)]


def sun(monkeypatch: pytest.MonkeyPatch, theme: Theme, value: int, radius: float, state: str) -> float:
    side = sun_painter.sun_side(radius)
    faint = theme.dark and not theme.strong and state == "too low"  # as in the tray

    def whole() -> QImage:
        return picture(
            (side, side), theme.well, _DIM_AT_NIGHT if faint else 1.0,
            lambda painter: sun_painter.paint_sun(painter, QPointF(side / 2, side / 2), radius, value, **STATES[state]),
        )  # fmt: skip

    with_number = whole()
    with monkeypatch.context() as patch:
        patch.setattr(sun_painter, "_numeral", lambda *_: None)
        return measured(with_number, whole())


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_numbers_of_suns_stand_out_at_every_size(
    qapp: object, monkeypatch: pytest.MonkeyPatch, theme: Theme, state: str
) -> None:
    least = LEGIBLE_TO_ALL if theme.strong else LEGIBLE
    results = {
        (value, radius): sun(monkeypatch, theme, value, radius, state) for value in (1, 8, 16) for radius in RADII
    }
    assert not {at: round(ratio, 2) for at, ratio in results.items() if ratio < least}


def tile(monkeypatch: pytest.MonkeyPatch, theme: Theme, name: str, height: int, opacity: float) -> float:
    size = (round(height * tile_painter.ASPECT), height)

    def whole(label: str | None) -> QImage:
        return picture(
            size, theme.card, opacity,
            lambda painter: tile_painter.paint_tile(painter, QRectF(0, 0, *size), name, label),
        )  # fmt: skip

    return measured(whole("Name"), whole(None))


NAMED = sorted({tile_painter.category(name): name for name in tile_painter.TILES}.values())


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)
def test_names_on_tiles_stand_out(qapp: object, monkeypatch: pytest.MonkeyPatch, theme: Theme) -> None:
    least = LEGIBLE_TO_ALL if theme.strong else LEGIBLE
    results = {(name, high): tile(monkeypatch, theme, name, high, 1.0) for name in NAMED for high in (80, 120)}
    assert not {at: round(ratio, 2) for at, ratio in results.items() if ratio < least}


def test_names_on_tiles_that_cannot_be_chosen_stay_legible_in_high_contrast(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = {name: tile(monkeypatch, ONYX, name, 100, ONYX.faded(0.5)) for name in NAMED}
    assert not {name: round(ratio, 2) for name, ratio in results.items() if ratio < LEGIBLE}
