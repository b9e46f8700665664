"""What the lot would bring is green where it gains, red where it costs, on both kinds of panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ra_desktop.ui.look.theme import NIGHT, PAPYRUS
from ra_desktop.ui.table.seats.preview_strip import draw_preview
from ra_desktop.ui.table.seats.small_painter import badge_colour
from tests.ui.table.conftest import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ui.table.seats.player_panel import PlayerPanel

    Make = Callable[..., PlayerPanel]


@pytest.mark.parametrize(("points", "colour"), [(3, "#2F6B3F"), (1, "#2F6B3F"), (0, "#7A6245"), (-4, "#A8321F")])
def test_the_badge_of_a_small_panel(player_panel: Make, points: int, colour: str) -> None:
    assert badge_colour(points) == colour
    panel = player_panel(position())
    panel.set_preview({"nile": points})
    badge = panel.places.at.badge
    seen = panel.grab().toImage().pixelColor(round(badge.center().x()), round(badge.top() + 2))
    assert seen.name() == colour.lower()


@pytest.mark.parametrize("theme", [PAPYRUS, NIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    ("points", "matters", "ground"),
    [(5, True, "good"), (-2, True, "bad"), (0, True, "stripe"), (5, False, "stripe"), (-2, False, "stripe")],
)
def test_the_strip_of_the_large_panel(qapp: object, theme, points: int, matters: bool, ground: str) -> None:
    image = QImage(400, 60, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_preview(painter, QRectF(0, 0, 400, 60), 1.0, "", {"nile": points}, theme, matters=matters)
    painter.end()
    assert image.pixelColor(200, 4).name() == QColor(getattr(theme, ground)).name()
