"""Sprites move, stay until they are cleared, and can be made to finish at any moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look.sprites import SpriteAnimation, SpriteLayer, shadow_of


def square(colour: str) -> QPixmap:
    made = QPixmap(20, 20)
    made.fill(QColor(colour))
    return made


def animation(colour: str = "red", duration: int = 40, **more) -> SpriteAnimation:
    return SpriteAnimation(square(colour), QRectF(0, 0, 20, 20), QRectF(100, 50, 20, 20), duration, **more)


@pytest.fixture
def table(put_up):
    widget = QWidget()
    widget.resize(200, 120)
    widget.setStyleSheet("background: white")
    put_up(widget)
    return widget


@pytest.fixture
def layer(table):
    return SpriteLayer(table)


def colour_at(table: QWidget, x: int, y: int) -> str:
    return table.grab().toImage().pixelColor(x, y).name()


def test_a_sprite_stays_where_it_has_moved_to(layer, table, qtbot):
    with qtbot.waitSignal(layer.finished, timeout=2000):
        layer.play([animation()])
        assert layer.is_playing
    assert not layer.is_playing
    assert colour_at(table, 110, 60) == "#ff0000"
    assert colour_at(table, 5, 5) == "#ffffff"


def test_clearing_removes_everything_and_nothing_finishes(layer, table, qtbot):
    layer.play([animation(duration=5000)])
    with qtbot.assertNotEmitted(layer.finished):
        layer.clear()
    assert not layer.is_playing
    assert colour_at(table, 110, 60) == "#ffffff"


def test_finish_ends_everything_at_once(layer, table, qtbot):
    layer.play([animation(duration=60_000)])
    with qtbot.waitSignal(layer.finished, timeout=100):
        layer.finish()
    assert colour_at(table, 110, 60) == "#ff0000"


def test_no_animations_finish_at_once(layer, qtbot):
    with qtbot.waitSignal(layer.finished, timeout=100):
        layer.play([])


def test_a_fading_sprite_is_gone_when_it_has_finished(layer, table, qtbot):
    with qtbot.waitSignal(layer.finished, timeout=2000):
        layer.play([animation(fade=True)])
    assert colour_at(table, 110, 60) == "#ffffff"


def test_new_animations_do_not_announce_the_old_ones(layer, qtbot):
    finishes = []
    layer.finished.connect(lambda: finishes.append(1))
    layer.play([animation(duration=60_000)])
    layer.play([animation("blue", duration=60_000)])
    assert finishes == []
    layer.finish()
    assert finishes == [1]


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
    turning = animation(turned=square("blue"))
    front, back = turning.pixmap, turning.turned
    assert turning.side_at(0.0) == (front, pytest.approx(1.0))
    assert turning.side_at(0.49)[0] is front
    assert turning.side_at(0.5) == (back, pytest.approx(0.0, abs=1e-9))
    assert turning.side_at(0.51)[0] is back
    assert turning.side_at(1.0) == (back, pytest.approx(1.0))
    assert animation().side_at(0.5)[1] == 1.0


def test_a_tile_that_has_turned_stays_with_its_other_side(layer, table, qtbot):
    with qtbot.waitSignal(layer.finished, timeout=2000):
        layer.play([animation(turned=square("blue"))])
    assert colour_at(table, 110, 60) == "#0000ff"


def test_what_has_come_to_rest_can_be_removed(layer, table, qtbot):
    with qtbot.waitSignal(layer.finished, timeout=2000):
        layer.play([animation()])
    layer.remove_in(QRectF(0, 0, 50, 50))
    assert colour_at(table, 110, 60) == "#ff0000"
    layer.remove_in(QRectF(100, 50, 20, 20))
    assert colour_at(table, 110, 60) == "#ffffff"


def test_what_is_dragged_casts_a_soft_shadow_below_itself(layer, table):
    layer.drag(square("red"), QPointF(60, 40))
    assert colour_at(table, 70, 50) == "#ff0000"
    below = [QColor(colour_at(table, 70, y)).lightness() for y in (61, 65, 75)]
    assert below[0] < below[1] < below[2] == 255
    layer.drag(square("red"), QPointF(150, 40))
    assert [colour_at(table, 70, y) for y in (50, 61, 63)] == ["#ffffff"] * 3
    layer.drop()
    assert [colour_at(table, 160, y) for y in (50, 61, 63)] == ["#ffffff"] * 3


def test_a_shadow_has_the_shape_of_what_casts_it(qapp):
    disc = QPixmap(40, 40)
    disc.fill(Qt.GlobalColor.transparent)
    painter = QPainter(disc)
    painter.setBrush(QColor("red"))
    painter.drawEllipse(2, 2, 36, 36)
    painter.end()
    shadow = shadow_of(disc).toImage()
    middle, corner = shadow.rect().center(), QPoint(10, 10)
    assert shadow.width() > 40
    assert shadow.pixelColor(middle).alpha() > 80
    assert shadow.pixelColor(corner).alpha() < 20
    assert shadow.pixelColor(middle).red() < 40
