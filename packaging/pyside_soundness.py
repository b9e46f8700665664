"""Works a Qt binding hard and watches whether it counts references correctly.

Some releases of PySide6 lose or gain references in some versions of Python. Such a pair seems to work and
aborts after minutes of play, when the count of ``None`` reaches zero. This module paints, clicks, emits,
animates and asks models in small rounds, and compares the reference counts of the objects and types that
every such call passes around. A sound pair comes back to the same counts after every round.

It needs nothing but PySide6, so that any pair can be tried:

    python packaging/pyside_soundness.py --seconds 60
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import platform
import sys
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QListView,
    QPushButton,
    QStyleOptionGraphicsItem,
    QVBoxLayout,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

WARM_UP_ROUNDS = 20
"""Rounds before the first count: caches fill, types are made."""

ROUNDS_PER_LOOK = 25
"""Rounds between two looks at the counts: often enough to report a drift before it aborts the process."""

TOLERANCE_PER_ROUND = 0.2
"""A fault shows in every round, so it moves a count by one a round at least."""

SPREAD = 20
"""What caches of Python and Qt may hold more or less, however many rounds there were."""


class Sender(QObject):
    """Sends each kind of value that the application sends."""

    nothing = Signal()
    number = Signal(int)
    truth = Signal(bool)
    word = Signal(str)
    thing = Signal(object)


class Receiver(QObject):
    """Takes them, with and without a slot decorator, and filters events."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    @Slot()
    def on_nothing(self) -> None:
        self.count += 1

    @Slot(int)
    def on_number(self, value: int) -> None:
        self.count += value

    def on_truth(self, value: bool) -> None:
        self.count += bool(value)

    def on_word(self, value: str) -> None:
        self.count += len(value)

    def on_thing(self, value: object) -> None:
        self.count += value is not None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += 1
        return False


class Tile(QGraphicsObject):
    """A graphics item with every override that the board uses."""

    pressed = Signal(object)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 30, 42)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.boundingRect())
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setPen(QPen(QColor("#3A2A18"), 1.5))
        painter.setBrush(QColor("#E3C58F"))
        painter.drawRoundedRect(self.boundingRect(), 4, 4)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: Any) -> Any:
        return super().itemChange(change, value)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pressed.emit(self)
        event.accept()


class Table(QGraphicsView):
    """A view that draws its own background."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, QColor("#F1E5CB"))


class Panel(QWidget):
    """A widget that paints itself and answers events and size questions."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor("#FBF5E6"))
        painter.drawText(QPointF(4, 14), "21")
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clicks += 1
        super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(80, 24)


class Log(QAbstractListModel):
    """A model that answers most roles with None, as models do."""

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        return 5

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        return f"line {index.row()}" if role == Qt.ItemDataRole.DisplayRole else None


class Workout:
    """A small window and one round of everything a person does with it."""

    def __init__(self, app: QApplication) -> None:
        self.app = app
        self.window = QWidget()
        self.window.resize(360, 320)
        self.panel = Panel()
        self.button = QPushButton("Pass")
        self.scene = QGraphicsScene(0, 0, 300, 100)
        self.tiles = [Tile() for _ in range(6)]
        self.table = Table(self.scene)
        self.list = QListView()
        self.model = Log()
        self.list.setModel(self.model)
        self.sender = Sender()
        self.receiver = Receiver()
        self.animation = QVariantAnimation()
        self.animation.setStartValue(0.0)
        self.animation.setEndValue(1.0)
        self.animation.setDuration(1)
        layout = QVBoxLayout(self.window)
        for widget in (self.panel, self.button, self.table, self.list):
            layout.addWidget(widget)
        for place, tile in enumerate(self.tiles):
            tile.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges)
            tile.setPos(place * 36, 4)
            tile.pressed.connect(self.receiver.on_thing)
            self.scene.addItem(tile)
        self.sender.nothing.connect(self.receiver.on_nothing)
        self.sender.number.connect(self.receiver.on_number)
        self.sender.truth.connect(self.receiver.on_truth)
        self.sender.word.connect(self.receiver.on_word)
        self.sender.thing.connect(self.receiver.on_thing)
        self.sender.thing.connect(lambda _value: None)
        self.button.clicked.connect(self.receiver.on_truth)
        self.button.clicked.connect(self.receiver.on_nothing)
        self.animation.valueChanged.connect(self.receiver.on_thing)
        self.panel.installEventFilter(self.receiver)
        self.window.show()
        app.processEvents()

    def round(self) -> None:
        """Does everything once."""
        self.panel.repaint()
        self.button.repaint()
        self.table.viewport().repaint()
        self.list.viewport().repaint()
        QTest.mouseClick(self.button, Qt.MouseButton.LeftButton)
        QTest.mouseClick(self.panel, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        QTest.keyClick(self.button, Qt.Key.Key_Space)
        for step, tile in enumerate(self.tiles):
            tile.setPos(step * 36 + (self.receiver.count % 3), 4)
            tile.update()
        spot = self.table.mapFromScene(self.tiles[0].sceneBoundingRect().center())
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        for value in (None, True, False, 0, 1, "nile", (1, 2)):
            self.sender.thing.emit(value)
        self.sender.nothing.emit()
        self.sender.number.emit(1)
        self.sender.truth.emit(True)
        self.sender.truth.emit(False)
        self.sender.word.emit("ra")
        self.model.dataChanged.emit(self.model.index(0), self.model.index(4))
        QTimer.singleShot(0, self.receiver.on_nothing)
        self.animation.start()
        self.animation.stop()
        self.app.processEvents()

    def close(self) -> None:
        """Takes the window down, the scene first."""
        self.animation.stop()
        self.table.setScene(None)
        self.scene.clear()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()


def watched() -> dict[str, object]:
    """The objects that every call between Qt and Python passes around, by name."""
    constants: dict[str, object] = {
        "None": None,
        "True": True,
        "False": False,
        "0": 0,
        "1": 1,
        "2": 2,
        "''": "",
        "()": (),
        "LeftButton": Qt.MouseButton.LeftButton,
        "DisplayRole": Qt.ItemDataRole.DisplayRole,
    }
    types: Sequence[type] = (
        type(None), bool, int, float, str, tuple, list, dict, object,
        Panel, Tile, Table, Log, Sender, Receiver,
        QObject, QWidget, QEvent, QPaintEvent, QMouseEvent, QPainter, QPainterPath, QPen, QColor,
        QRect, QRectF, QPoint, QPointF, QSize, QModelIndex, QGraphicsItem, QGraphicsObject,
        QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, Qt.MouseButton, Qt.ItemDataRole,
        QEvent.Type, QGraphicsItem.GraphicsItemChange,
    )  # fmt: skip
    objects = constants | {kind.__qualname__: kind for kind in types}
    return {name: thing for name, thing in objects.items() if not is_immortal(thing)}


def is_immortal(thing: object) -> bool:
    """Whether references to `thing` are not counted, as Python tells from 3.14 on.

    There the count of ``None`` goes up with PySide6 6.12, which is built for older versions, and stops at its greatest:
    nothing is freed. Before 3.14 a count may leave the range that means immortal.
    """
    text = getattr(sys, "_is_immortal", None)
    return text is not None and text(thing)


@dataclass(frozen=True)
class Report:
    """What a run found out."""

    rounds: int
    """Rounds between the two counts."""

    moved: dict[str, int]
    """For each watched object whose count moved: by how much."""

    @property
    def drift(self) -> dict[str, int]:
        """The part of ``moved`` that is more than caches explain."""
        limit = max(SPREAD, TOLERANCE_PER_ROUND * self.rounds)
        return {name: by for name, by in self.moved.items() if abs(by) > limit}

    @property
    def sound(self) -> bool:
        """Whether every count came back."""
        return not self.drift


def _counts(objects: dict[str, object]) -> dict[str, int]:
    gc.collect()
    return {name: sys.getrefcount(thing) for name, thing in objects.items()}


def examine(seconds: float) -> Report:
    """Works for about so many seconds, or until a count drifts, and compares the counts."""
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication([])
    workout = Workout(app)
    objects = watched()
    for _ in range(WARM_UP_ROUNDS):
        workout.round()
    _counts(objects)
    before = _counts(objects)
    report = Report(0, {})
    end = time.monotonic() + seconds
    while report.sound and time.monotonic() < end:
        for _ in range(ROUNDS_PER_LOOK):
            workout.round()
        after = _counts(objects)
        moved = {name: after[name] - before[name] for name in objects if after[name] != before[name]}
        report = Report(report.rounds + ROUNDS_PER_LOOK, moved)
    workout.close()
    return report


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs from the command line; 0 if sound, 1 if a count drifts. A broken pair may also abort."""
    parser = argparse.ArgumentParser(description="Does this PySide6 count references correctly?")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to work (default: 60)")
    options = parser.parse_args(arguments)
    faulthandler.enable()
    pair = f"PySide6 {pyside_version}, Python {platform.python_version()}"
    sys.stdout.write(f"{pair}: working for {options.seconds:g} s\n")
    sys.stdout.flush()
    report = examine(options.seconds)
    for name, by in sorted(report.moved.items(), key=lambda item: -abs(item[1])):
        sys.stdout.write(f"  {name}: {by:+d} ({by / report.rounds:+.3f} a round)\n")
    sys.stdout.write(f"{pair}: {'sound' if report.sound else 'NOT SOUND'} after {report.rounds} rounds\n")
    return 0 if report.sound else 1


if __name__ == "__main__":
    raise SystemExit(main())
