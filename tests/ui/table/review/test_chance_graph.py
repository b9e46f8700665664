"""Where every key, the wheel and the pointer go from each place of the graph of the chances."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.table.replay.replay import Landmarks
from ra_desktop.ui.table.review.chance_painter import Mark, Picture
from ra_desktop.ui.table.review.chance_panel import ChanceGraph
from ra_desktop.ui.table.seats.seat_info import SeatInfo

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

KEY, CTRL, SHIFT, ALT = (
    Qt.Key,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier
STAYS: list[int] = []


@pytest.fixture
def graph(qtbot: QtBot, qapp: QApplication) -> ChanceGraph:
    """A game of 100 moves with marks at 25, 50 and 75."""
    load_fonts()
    made = ChanceGraph()
    qtbot.addWidget(made)
    made.resize(900, 200)
    seats = (SeatInfo("Anna", "lapis", "falcon"), SeatInfo("Nefer", "malachite", "lotus"))
    landmarks = Landmarks(100, (0, 20, 50, 60, 100), (30, 60), ((0, 1), (50, 2)))
    marks = (Mark(75), Mark(25, 1), Mark(50, 2))  # luck comes after numbered mistakes, whenever it was
    made.show_picture(Picture([(0.5, 0.5)] * 101, seats, (0, 1), landmarks, marks))
    made.show()
    return made


def expected(graph: ChanceGraph, ply: int) -> list[int]:
    graph.set_ply(ply)
    heard: list[int] = []
    graph.ply_wanted.connect(heard.append)
    return heard


@pytest.mark.parametrize(("ply", "key", "held", "goes"), [
    (40, KEY.Key_Left, NONE, [39]), (40, KEY.Key_Down, NONE, [39]), (40, KEY.Key_Right, NONE, [41]),
    (40, KEY.Key_Up, NONE, [41]), (40, KEY.Key_PageUp, NONE, [20]), (40, KEY.Key_PageDown, NONE, [50]),
    (50, KEY.Key_PageUp, NONE, [20]), (50, KEY.Key_PageDown, NONE, [60]), (40, KEY.Key_Home, NONE, [0]),
    (40, KEY.Key_End, NONE, [100]), (0, KEY.Key_Left, NONE, STAYS), (100, KEY.Key_Right, NONE, STAYS),
    (40, KEY.Key_Right, CTRL, [50]), (40, KEY.Key_Left, CTRL, [25]), (50, KEY.Key_Right, CTRL, [75]),
    (50, KEY.Key_Left, CTRL, [25]), (75, KEY.Key_Right, CTRL, STAYS), (25, KEY.Key_Left, CTRL, STAYS),
    (40, KEY.Key_Home, CTRL, STAYS), (40, KEY.Key_Right, SHIFT, STAYS), (40, KEY.Key_Left, ALT, STAYS),
])  # fmt: skip
def test_keys_go_by_moves_turns_and_marks_and_leave_the_mark_they_stand_on(graph, ply, key, held, goes) -> None:
    heard = expected(graph, ply)
    QTest.keyClick(graph, key, held)
    assert heard == goes


@pytest.mark.parametrize(("ply", "turned", "goes"), [
    (50, QPoint(0, 120), [20]), (50, QPoint(0, -120), [60]), (50, QPoint(120, 0), [20]), (50, QPoint(-120, 0), [60]),
    (0, QPoint(0, 120), STAYS), (100, QPoint(0, -120), STAYS), (50, QPoint(), STAYS),
])  # fmt: skip
def test_the_wheel_goes_back_when_it_is_turned_away_and_on_when_it_is_turned_nearer(graph, ply, turned, goes) -> None:
    heard = expected(graph, ply)
    at = QPointF(200, 100)
    wheel = QWheelEvent(
        at, graph.mapToGlobal(at), QPoint(), turned, Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(graph, wheel)
    assert heard == goes


@pytest.mark.parametrize(("button", "goes"), [(Qt.MouseButton.LeftButton, [40]), (Qt.MouseButton.RightButton, STAYS)])
def test_a_click_goes_where_it_is_made_and_a_drag_goes_on(graph, button, goes) -> None:
    heard = expected(graph, 10)
    QTest.mousePress(graph, button, pos=QPoint(round(graph.x_of(40)), 120))
    assert heard == goes
    QTest.mouseMove(graph, QPoint(round(graph.x_of(60)), 120))
    QApplication.processEvents()
    assert set(heard) <= {*goes, 60}
    QTest.mouseRelease(graph, button, pos=QPoint(round(graph.x_of(60)), 120))


def test_another_picture_is_painted_at_once(graph) -> None:
    before = graph.grab().toImage()
    graph.show_picture(replace(graph._picture, marks=()))
    assert graph.grab().toImage() != before


def test_without_a_picture_nothing_is_wanted_but_escape_leaves(graph) -> None:
    left: list[bool] = []
    graph.escaped.connect(lambda: left.append(True))
    graph.show_picture(None)
    heard = expected(graph, 40)
    for key in (KEY.Key_Right, KEY.Key_End, KEY.Key_Escape):
        QTest.keyClick(graph, key)
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(300, 100))
    assert heard == STAYS
    assert left == [True]
    assert graph.words(3) == ""
