"""The charts of the statistics: where their words stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem

from ra_desktop.ui.dialogs.statistics.chart_page import key_text
from ra_desktop.ui.dialogs.statistics.charts import CourseChart, PairChart
from ra_desktop.ui.look.fonts import load_fonts, set_text_scale
from ra_desktop.ui.look.theme import NIGHT, ONYX, PAPYRUS, Theme
from tests.ui.look.test_contrast import contrast

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

themes = pytest.mark.parametrize("theme", [PAPYRUS, NIGHT, ONYX], ids=lambda theme: theme.name)


def shown(qtbot: QtBot, chart: QWidget) -> QImage:
    load_fonts()
    qtbot.addWidget(chart)
    chart.resize(420, 320)
    chart.show()
    QApplication.processEvents()
    return chart.grab().toImage()


def colour_at(image: QImage, chart: PairChart | CourseChart, x: float, y: float) -> str:
    """What is painted at a place of the chart's own scales."""
    place = chart._view.mapFromScene(chart.box.mapViewToScene(QPointF(x, y)))
    return image.pixelColor(chart._view.mapTo(chart, place)).name()


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
    QApplication.processEvents()
    set_text_scale(1.0)
    numbers = [item for item in chart.box.allChildItems() if isinstance(item, QGraphicsSimpleTextItem)]
    assert len(numbers) == 4
    room = chart.box.sceneBoundingRect().adjusted(-1, 0, 1, 0)
    for number in numbers:
        box = number.deviceTransform(chart._view.viewportTransform()).mapRect(number.boundingRect())
        assert room.left() <= box.left(), number.text()
        assert box.right() <= room.right(), number.text()


@pytest.mark.parametrize(("value", "words"), [(4.0, "4.0"), (-3.0, "−3.0")])
def test_the_number_of_a_bar_stands_beside_its_end(qtbot: QtBot, value: float, words: str) -> None:
    load_fonts()
    made = PairChart()
    qtbot.addWidget(made)
    made.resize(420, 320)
    made.show_rows([("Suns", value, None)], ["Suns"])
    made.show()
    QApplication.processEvents()
    [number] = [item for item in made.box.allChildItems() if isinstance(item, QGraphicsSimpleTextItem)]
    end = made.box.mapViewToScene(QPointF(value, 0))
    # In the view, where the item's own pixels are the window's: it ignores the scale of the box.
    box = number.deviceTransform(made._view.viewportTransform()).mapRect(number.boundingRect())
    assert number.text() == words
    assert box.height() == pytest.approx(number.boundingRect().height())
    assert box.center().y() == pytest.approx(end.y(), abs=1)
    assert (box.left() - end.x() if value > 0 else end.x() - box.right()) == pytest.approx(4, abs=1)
