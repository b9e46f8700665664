"""A drag changes nothing before its drop, and everything that is no drop on the target takes it back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.engine import Bid
from ra_desktop.ui.interaction.gestures import Drag
from ra_desktop.ui.look.sprites import SpriteLayer


class Altar:
    """Takes what is dropped on its rectangle, in global coordinates."""

    def __init__(self, rect: QRectF) -> None:
        self.rect = rect
        self.lit = []

    def drop_action(self, offered, global_pos):
        return offered[0] if self.rect.contains(global_pos) else None

    def show_targets(self, offered):
        self.targets = tuple(offered)

    def show_drop(self, action):
        self.lit.append(action)


class Table:
    def __init__(self, qtbot) -> None:
        self.window = QWidget()
        self.window.resize(300, 200)
        qtbot.addWidget(self.window)
        self.window.show()
        self.layer = SpriteLayer(self.window)
        origin = QPointF(self.window.mapToGlobal(QPoint(200, 100)))
        self.altar = Altar(QRectF(origin.x(), origin.y(), 80, 80))
        self.drag = Drag(self.layer, self.altar)
        self.dropped, self.cancelled = [], []
        self.drag.dropped.connect(self.dropped.append)
        self.drag.cancelled.connect(lambda: self.cancelled.append(True))

    def pick_up(self) -> None:
        sun = QPixmap(20, 20)
        sun.fill(QColor("orange"))
        QTest.mousePress(self.window, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
        self.drag.begin([Bid(9)], sun, QPointF(10, 10), QPointF(self.window.mapToGlobal(QPoint(30, 30))))

    def move(self, x: int, y: int) -> None:
        QTest.mouseMove(self.window, QPoint(x, y))

    def release(self, x: int, y: int) -> None:
        QTest.mouseRelease(self.window, Qt.MouseButton.LeftButton, pos=QPoint(x, y))


@pytest.fixture
def table(qtbot):
    made = Table(qtbot)
    yield made
    made.drag.cancel()
    made.layer.clear()


def test_a_drop_on_the_target_is_the_action(table):
    table.pick_up()
    table.move(120, 80)
    table.move(230, 130)
    assert table.dropped == []
    table.release(230, 130)
    assert table.dropped == [Bid(9)]
    assert table.cancelled == []
    assert not table.drag.is_active


def test_targets_show_from_the_first_to_the_last_moment(table):
    table.pick_up()
    assert table.altar.targets == (Bid(9),)
    table.release(230, 130)
    assert table.altar.targets == ()


def test_the_target_lights_up_only_under_the_drag(table):
    table.pick_up()
    table.move(120, 80)
    assert table.altar.lit == []
    table.move(230, 130)
    assert table.altar.lit[-1] is Bid(9)
    table.move(20, 20)
    assert table.altar.lit[-1] is None


def test_a_drop_elsewhere_takes_it_back(table):
    table.pick_up()
    table.move(120, 80)
    table.release(120, 80)
    assert table.dropped == []
    assert table.cancelled == [True]


def test_escape_takes_it_back(table):
    table.pick_up()
    table.move(230, 130)
    QTest.keyClick(table.window, Qt.Key.Key_Escape)
    assert table.cancelled == [True]
    table.release(230, 130)
    assert table.dropped == []


def test_losing_the_window_takes_it_back(table, qtbot):
    table.pick_up()
    table.move(230, 130)
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: table.cancelled == [True])
    table.release(230, 130)
    assert table.dropped == []


def test_nothing_offered_is_nothing_to_pick_up(table):
    table.drag.begin([], QPixmap(5, 5), QPointF(), QPointF())
    assert not table.drag.is_active


def test_the_filter_is_gone_after_the_drag(table):
    table.pick_up()
    table.release(230, 130)
    QApplication.processEvents()
    lit = len(table.altar.lit)
    table.move(240, 140)
    assert len(table.altar.lit) == lit
