"""The chart: what it shows, and that it keeps still."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.charts import Line, LineChart, round_steps, spread

LINES = (
    Line("Nefer", "malachite", (10.0, 25.0, 30.0, 57.0)),
    Line("You", "lapis", (10.0, 15.0, 28.0, 58.0)),
)
TICKS = ("Start", "I", "II", "III")


@pytest.fixture
def chart(keep) -> LineChart:
    made = keep(LineChart(), 420, 320)
    made.show_lines(LINES, TICKS)
    made.show()
    QApplication.processEvents()
    return made


def test_the_higher_line_ends_higher(chart: LineChart) -> None:
    nefer, you = chart.emblems
    assert you.y() < nefer.y()


def test_emblems_do_not_cover_each_other_and_stay_inside(chart: LineChart) -> None:
    chart.show_lines([Line(str(at), "ochre", (10.0, 40.0 + at / 10)) for at in range(5)], TICKS[:2])
    QApplication.processEvents()
    heights = sorted(point.y() for point in chart.emblems)
    assert all(low + 2 * 12 <= high for low, high in pairwise(heights))
    assert all(chart.rect().contains(point.toPoint()) for point in chart.emblems)


def test_it_can_be_heard(chart: LineChart) -> None:
    assert chart.accessibleDescription() == "Nefer: 10, 25, 30, 57\nYou: 10, 15, 28, 58"


def test_the_pointer_does_nothing(chart: LineChart) -> None:
    assert chart.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_it_follows_the_theme(chart: LineChart, monkeypatch: pytest.MonkeyPatch) -> None:
    before = chart.grab().toImage()
    other = theme.PAPYRUS if theme.current() is theme.NIGHT else theme.NIGHT
    monkeypatch.setattr(theme, "_current", other)
    chart.setStyleSheet("/* another */")
    assert chart.grab().toImage() != before


@given(st.integers(0, 900))
def test_the_axis_ends_at_or_above_the_highest_value_in_few_steps(most: int) -> None:
    step, top = round_steps(most)
    assert top >= most
    assert top % step == 0
    assert 1 <= top // step <= 5


@given(st.lists(st.integers(0, 200), max_size=8))
def test_what_is_spread_is_apart_and_inside(heights: list[int]) -> None:
    placed = spread(sorted(heights), 20, 10, 200)
    assert all(high - low >= 20 for low, high in pairwise(placed))
    assert all(place <= 200 for place in placed)


@pytest.mark.parametrize(
    ("most", "steps"),
    [(0, (1, 1)), (5, (1, 5)), (6, (2, 6)), (11, (5, 15)), (26, (10, 30)), (51, (20, 60)), (101, (25, 125)),
     (126, (50, 150)), (251, (100, 300)), (501, (200, 600)), (1001, (500, 1500)), (2501, (1000, 3000))],
)  # fmt: skip
def test_the_axis_has_steps_that_are_easily_read(most: float, steps: tuple[int, int]) -> None:
    assert round_steps(most) == steps
