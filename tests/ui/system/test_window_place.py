"""The window comes back where it was, screen by screen, and always where somebody can see it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.system import window_place
from ra_desktop.ui.system.window_place import Place, first_place, fitted, least_size, noted, put, read, written

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LEAST = QSize(960, 660)
TITLE_BAR = 40

numbers = st.integers(-10_000, 10_000)
places = st.builds(Place, numbers, numbers, numbers, numbers, st.booleans())
rooms = st.builds(QSize, st.integers(400, 8_000), st.integers(300, 5_000))
wide_rooms = st.builds(QSize, st.integers(1_200, 8_000), st.integers(940, 5_000))
screen_names = st.text(st.characters(exclude_characters="\t\n", exclude_categories=("Cs",)), max_size=20)


def screen(name: str, x: int, y: int, width: int, height: int, panel: int = 0) -> SimpleNamespace:
    """As much of a screen as is asked for; a panel takes the upper edge."""
    return SimpleNamespace(
        name=lambda: name,
        size=lambda: QSize(width, height),
        availableGeometry=lambda: QRect(x, y + panel, width, height - panel),
    )


LEFT = screen("DP-1", 0, 0, 1920, 1080, panel=30)
RIGHT = screen("HDMI-1", 1920, 0, 2560, 1440)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.setMinimumSize(LEAST)
    qtbot.addWidget(made)
    return made


@given(place=places, room=rooms)
def test_the_window_is_all_to_be_seen_if_the_screen_has_room(place: Place, room: QSize) -> None:
    other_place = fitted(place, room, LEAST)
    assert other_place.x >= 0
    assert other_place.y >= 0
    assert other_place.width >= LEAST.width()
    assert other_place.height >= LEAST.height()
    if room.width() >= LEAST.width():
        assert other_place.x + other_place.width <= room.width()
    if room.height() >= LEAST.height() + TITLE_BAR:
        assert other_place.y + other_place.height + TITLE_BAR <= room.height()
    assert fitted(other_place, room, LEAST) == other_place


@given(room=rooms)
def test_the_first_place_needs_no_correction(room: QSize) -> None:
    first = first_place(room)
    assert fitted(first, room, QSize(0, 0)) == first


@given(st.dictionaries(screen_names, places, max_size=window_place.MOST_SCREENS))
def test_places_are_read_as_they_were_written(kept: dict[str, Place]) -> None:
    assert read(written(kept)) == kept
    assert list(read(written(kept))) == list(kept)


@given(st.text())
def test_any_text_can_be_read(text: str) -> None:
    assert all(isinstance(place, Place) for place in read(text).values())


def test_screens_used_long_ago_are_forgotten() -> None:
    many = {f"screen {number}": Place(number, 0, 960, 660) for number in range(20)}
    assert list(read(written(many))) == [f"screen {number}" for number in range(12, 20)]


def test_it_comes_back_to_the_screen_where_it_was_last(window: QWidget) -> None:
    text = written({"DP-1 1920x1080": Place(5, 6, 1000, 700), "HDMI-1 2560x1440": Place(100, 50, 1200, 800)})
    put(window, text, [LEFT, RIGHT])
    assert (window.pos().x(), window.pos().y()) == (2020, 50)
    assert window.size() == QSize(1200, 800)


def test_wherever_that_screen_stands_now(window: QWidget) -> None:
    text = written({"HDMI-1 2560x1440": Place(100, 50, 1200, 800)})
    put(window, text, [LEFT, screen("HDMI-1", -2560, 200, 2560, 1440)])
    assert (window.pos().x(), window.pos().y()) == (-2460, 250)


def test_without_that_screen_it_is_where_it_was_on_another(window: QWidget) -> None:
    text = written({"DP-1 1920x1080": Place(5, 6, 1000, 700), "HDMI-1 2560x1440": Place(100, 50, 1200, 800)})
    put(window, text, [LEFT])
    assert (window.pos().x(), window.pos().y()) == (5, 36)
    assert window.size() == QSize(1000, 700)


def test_or_comes_to_the_first_screen_as_a_whole(window: QWidget) -> None:
    text = written({"HDMI-1 2560x1440": Place(1500, 900, 1900, 1000)})
    put(window, text, [LEFT])
    free = LEFT.availableGeometry()
    assert free.contains(QRect(window.pos(), window.size()))
    assert window.size() == QSize(1900, 1000)


def test_a_screen_of_another_size_at_the_same_socket_is_another_one(window: QWidget) -> None:
    text = written({"HDMI-1 2560x1440": Place(1500, 700, 1000, 700), "DP-1 1920x1080": Place(1, 2, 1000, 700)})
    put(window, text, [screen("HDMI-1", 0, 0, 1280, 800), LEFT])
    assert (window.pos().x(), window.pos().y()) == (1, 32)


def test_a_maximised_window_comes_back_maximised(window: QWidget) -> None:
    put(window, written({"DP-1 1920x1080": Place(5, 6, 1000, 700, is_maximized=True)}), [LEFT])
    assert window.isMaximized()


def test_at_the_first_start_the_system_finds_a_place(window: QWidget) -> None:
    put(window, "", [LEFT])
    assert window.size() == QSize(1440, 900)


def test_what_is_noted_is_where_it_comes_back(window: QWidget, keep) -> None:
    room = window.screen().availableGeometry()
    window.setMinimumSize(200, 200)
    window.move(room.topLeft())
    window.resize(300, 250)
    window.show()
    text = noted(window, written({"old": Place(0, 0, 960, 660)}))
    assert list(read(text)) == ["old", window_place.name_of(window.screen())]
    again = keep(QWidget())
    put(again, text, [window.screen()])
    assert (again.pos(), again.size()) == (window.pos(), window.size())


def test_a_maximised_window_knows_its_size_before(window: QWidget) -> None:
    window.setMinimumSize(200, 200)
    window.resize(300, 250)
    window.show()
    window.showMaximized()
    (place,) = read(noted(window, "")).values()
    assert place.is_maximized
    assert (place.width, place.height) == (300, 250)


@pytest.mark.parametrize(
    ("screens", "least"),
    [
        ([LEFT, RIGHT], LEAST),
        ([screen("laptop", 0, 0, 1093, 614)], QSize(960, 574)),  # 1366 by 768 at 125 %
        ([LEFT, screen("laptop", 0, 0, 683, 384, panel=24)], QSize(683, 320)),  # the same at 200 %, as a second screen
    ],
)
def test_a_window_never_needs_more_than_the_smallest_screen(screens: list[SimpleNamespace], least: QSize) -> None:
    assert least_size(LEAST, screens) == least
