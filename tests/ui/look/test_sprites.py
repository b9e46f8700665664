"""Sprites fly, rest until they are cleared, and can be made to arrive at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.sprites import Flight, FlightLayer


def square(colour: str) -> QPixmap:
    made = QPixmap(20, 20)
    made.fill(QColor(colour))
    return made


def flight(colour: str = "red", duration: int = 40, **more) -> Flight:
    return Flight(square(colour), QRectF(0, 0, 20, 20), QRectF(100, 50, 20, 20), duration, **more)


@pytest.fixture
def table(qtbot):
    widget = QWidget()
    widget.resize(200, 120)
    widget.setStyleSheet("background: white")
    qtbot.addWidget(widget)
    widget.show()
    return widget


@pytest.fixture
def layer(table):
    return FlightLayer(table)


def colour_at(table: QWidget, x: int, y: int) -> str:
    return table.grab().toImage().pixelColor(x, y).name()


def test_a_flight_arrives_and_rests_where_it_went(layer, table, qtbot):
    with qtbot.waitSignal(layer.landed, timeout=2000):
        layer.fly([flight()])
        assert layer.is_flying
    assert not layer.is_flying
    assert colour_at(table, 110, 60) == "#ff0000"
    assert colour_at(table, 5, 5) == "#ffffff"


def test_clearing_takes_everything_away_and_nothing_lands(layer, table, qtbot):
    layer.fly([flight(duration=5000)])
    with qtbot.assertNotEmitted(layer.landed):
        layer.clear()
    assert not layer.is_flying
    assert colour_at(table, 110, 60) == "#ffffff"


def test_finishing_lets_everything_arrive_at_once(layer, table, qtbot):
    layer.fly([flight(duration=60_000)])
    with qtbot.waitSignal(layer.landed, timeout=100):
        layer.finish()
    assert colour_at(table, 110, 60) == "#ff0000"


def test_no_flights_land_at_once(layer, qtbot):
    with qtbot.waitSignal(layer.landed, timeout=100):
        layer.fly([])


def test_a_fading_sprite_is_gone_when_it_arrives(layer, table, qtbot):
    with qtbot.waitSignal(layer.landed, timeout=2000):
        layer.fly([flight(fade=True)])
    assert colour_at(table, 110, 60) == "#ffffff"


def test_a_new_flight_does_not_announce_the_old_one(layer, qtbot):
    landings = []
    layer.landed.connect(lambda: landings.append(1))
    layer.fly([flight(duration=60_000)])
    layer.fly([flight("blue", duration=60_000)])
    assert landings == []
    layer.finish()
    assert landings == [1]


def test_what_is_dragged_follows_the_pointer_and_goes_when_dropped(layer, table):
    layer.drag(square("green"), QPointF(40, 40))
    assert colour_at(table, 50, 50) == "#008000"
    layer.drag(square("green"), QPointF(80, 40))
    assert colour_at(table, 50, 50) == "#ffffff"
    assert layer.drop() == QRectF(80, 40, 20, 20)
    assert colour_at(table, 90, 50) == "#ffffff"
    assert layer.isHidden()


def test_the_layer_lets_the_mouse_through(layer):
    assert layer.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


# --- turning over -----------------------------------------------------------------------------------------------


def test_a_tile_that_turns_narrows_to_nothing_and_widens_with_its_other_side(qapp):
    turning = flight(turned=square("blue"))
    front, back = turning.pixmap, turning.turned
    assert turning.side_at(0.0) == (front, pytest.approx(1.0))
    assert turning.side_at(0.49)[0] is front
    assert turning.side_at(0.5) == (back, pytest.approx(0.0, abs=1e-9))
    assert turning.side_at(0.51)[0] is back
    assert turning.side_at(1.0) == (back, pytest.approx(1.0))
    assert flight().side_at(0.5)[1] == 1.0


def test_a_tile_that_has_turned_rests_with_its_other_side(layer, table, qtbot):
    with qtbot.waitSignal(layer.landed, timeout=2000):
        layer.fly([flight(turned=square("blue"))])
    assert colour_at(table, 110, 60) == "#0000ff"


def test_what_has_landed_can_be_taken_away_again(layer, table, qtbot):
    with qtbot.waitSignal(layer.landed, timeout=2000):
        layer.fly([flight()])
    layer.take_away(QRectF(0, 0, 50, 50))
    assert colour_at(table, 110, 60) == "#ff0000"
    layer.take_away(QRectF(100, 50, 20, 20))
    assert colour_at(table, 110, 60) == "#ffffff"
