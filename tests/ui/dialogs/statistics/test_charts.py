"""The charts of the statistics: where their words stand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication

from ra_desktop.ai import LEVELS
from ra_desktop.app.feats import LEVEL_RATINGS
from ra_desktop.ui.dialogs.statistics.chart_page import key_text
from ra_desktop.ui.dialogs.statistics.charts import CourseChart, FormChart, PairChart
from ra_desktop.ui.look.fonts import set_text_scale
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme
from tests.ui.look.test_contrast import contrast

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

themes = pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)


def shown(qtbot: QtBot, chart: QWidget) -> QImage:
    qtbot.addWidget(chart)
    chart.resize(420, 320)
    chart.show()
    QApplication.processEvents()
    return chart.grab().toImage()


def colour_at(image: QImage, chart: PairChart | CourseChart, x: float, y: float) -> str:
    """What is painted at a place of the chart's own scales."""
    return image.pixelColor(chart.scale.at(x, y).toPoint()).name()


@themes
def test_ones_own_bars_are_full_and_those_of_others_hollow(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    monkeypatch.setattr("ra_desktop.ui.look.theme._current", theme)
    chart = PairChart()
    chart.show_rows([("Suns", 4.0, 4.0)], ["Suns"])
    image = shown(qtbot, chart)
    assert colour_at(image, chart, 2.0, 0.19) == theme.accent_line.lower()
    assert colour_at(image, chart, 2.0, -0.19) == theme.card.lower()
    assert colour_at(image, chart, 2.0, -0.36) == theme.control_line.lower()


@themes
def test_games_won_are_full_points_and_others_hollow(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: Theme
) -> None:
    monkeypatch.setattr("ra_desktop.ui.look.theme._current", theme)
    chart = CourseChart()
    chart.show_games([(20.0, True), (20.0, False)], "two games")
    image = shown(qtbot, chart)
    assert colour_at(image, chart, 0, 20) == theme.accent_line.lower()
    assert colour_at(image, chart, 1, 20) == theme.card.lower()


@themes
def test_bars_and_points_stand_out_from_the_card(theme: Theme) -> None:
    for colour in (theme.accent_line, theme.control_line, theme.accent_text):
        assert contrast(QColor(colour), QColor(theme.card)) >= 3


def test_the_key_of_a_chart_has_its_signs() -> None:
    assert key_text("#8E1B15", "Won").startswith('<span style="color:#8E1B15">●')


@pytest.mark.parametrize("width", [300, 520])
def test_numbers_stay_in_the_chart_in_large_type(qtbot: QtBot, width: int) -> None:
    chart = PairChart()
    shown(qtbot, chart)
    set_text_scale(1.5)
    chart.show_rows([("Gods", 3.0, 2.0), ("Civilization", -7.5, -13.3)], ["Gods", "Civilization"])
    chart.resize(width, 300)
    boxes = [chart.number_room(y, value) for y, value, _ in chart.bars()]
    area = chart.scale.area
    set_text_scale(1.0)
    assert len(boxes) == 4
    assert all(area.left() <= box.left() and box.right() <= area.right() for box in boxes)


def test_the_names_of_levels_keep_apart_in_a_low_chart_and_stay_in_order(qtbot: QtBot) -> None:
    chart = FormChart()
    chart.show_form([(1500.0, 40.0), (1600.0, 40.0)], {level: LEVEL_RATINGS[level] for level in LEVELS}, "")
    shown(qtbot, chart)
    chart.resize(420, 20)
    heights, names = zip(*chart.labels, strict=True)
    assert names == LEVELS[::-1]
    assert min(below - above for above, below in pairwise(heights)) >= QFontMetricsF(chart.label_font).ascent() - 0.01
    assert heights[0] > 0
    assert heights[-1] < chart.height()
