"""Where every key, the wheel and the pointer go from each place of the graph of the chances."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from ra_desktop.storage.saved_game import COLOURS
from ra_desktop.ui.look import theme
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.table.replay.replay import Landmarks
from ra_desktop.ui.table.review.chance_painter import Mark, Picture
from ra_desktop.ui.table.review.chance_panel import ChanceGraph, ChancePanel, Legend
from ra_desktop.ui.table.seats.seat_info import SeatInfo
from ra_desktop.ui.words.fill import percent
from tests.ui.lettering_check import Scribe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

KEY, CTRL, SHIFT, ALT = (
    Qt.Key,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
SHAPE = Qt.CursorShape
NONE = Qt.KeyboardModifier.NoModifier
STAYS: list[int] = []


@pytest.fixture
def graph(keep, qapp: QApplication) -> ChanceGraph:
    """A game of 100 moves with marks at 25, 50 and 75."""
    made = keep(ChanceGraph(), 900, 200)
    seats = (SeatInfo("Anna", "lapis"), SeatInfo("Nefer", "malachite"))
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
    at = QPointF(graph.x_of(60), 120)
    move = QMouseEvent(QEvent.Type.MouseMove, at, graph.mapToGlobal(at), Qt.MouseButton.NoButton, button, NONE)
    QApplication.sendEvent(graph, move)
    assert heard == goes + [60] * bool(goes)


def mark_at(graph: ChanceGraph, number: int) -> QPoint:
    place = graph._painter()
    return place.centre_of(graph._picture.marks[number]).toPoint()


def test_marks_are_pressed_a_little_beside_them_too_and_the_pointer_says_so(graph) -> None:
    for number, ply in enumerate((75, 25, 50)):
        for aside, hits in ((0, True), (-7, True), (14, True), (30, False)):
            heard = expected(graph, 10)
            at = mark_at(graph, number) + QPoint(aside, 0)
            QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=at)
            assert (heard == [ply]) is hits
            QTest.mouseMove(graph, at)
            QApplication.processEvents()
            assert graph.cursor().shape() == (SHAPE.PointingHandCursor if hits else SHAPE.CrossCursor)


def test_a_tip_tells_the_chances_under_the_pointer(graph) -> None:
    graph.show_picture(replace(graph._picture, chances=[(ply / 100, 1 - ply / 100) for ply in range(101)]))
    assert [graph.words(ply) for ply in (-3, 30, 200)] == [
        "Old Kingdom, move 0\nAnna 0% · Nefer 100%",
        "Old Kingdom, move 30\nAnna 30% · Nefer 70%",
        "Middle Kingdom, move 100\nAnna 100% · Nefer 0%",
    ]
    at = QPoint(round(graph.x_of(30)), 100)
    QApplication.sendEvent(graph, QHelpEvent(QEvent.Type.ToolTip, at, graph.mapToGlobal(at)))
    assert QToolTip.text() == graph.words(30)
    QToolTip.hideText()


def test_the_graph_is_painted_afresh_in_another_size_or_theme(graph, monkeypatch) -> None:
    graph.grab()
    graph.resize(600, 160)
    small = graph.grab().toImage()
    graph.show_picture(graph._picture)
    assert graph.grab().toImage() == small
    monkeypatch.setattr(theme, "current", lambda: theme.NIGHT)
    assert graph.grab().toImage().pixel(300, 60) != small.pixel(300, 60)


# --- the graph with its heading, and as a table ------------------------------------------------------------


@pytest.fixture
def panel(qtbot: QtBot, graph: ChanceGraph) -> Iterator[ChancePanel]:
    window = QWidget()  # which lets it be as narrow as a column
    qtbot.addWidget(window)
    made = ChancePanel(window)
    made.resize(900, 240)
    window.show()
    yield made
    window.close()


def lengthening(graph: ChanceGraph) -> Picture:
    """Anna's chances grow from move to move; Nefer comes first."""
    chances = [(ply / 100, 1 - ply / 100) for ply in range(101)]
    return replace(graph._picture, chances=chances, order=(1, 0))


def test_heading_legend_and_names_for_screen_readers_tell_the_moment_shown(panel, graph) -> None:
    panel.show_picture(lengthening(graph))
    for ply, where, legend in (
        (30, "Move 30 of 100 · Old Kingdom", "Nefer 70%, Anna 30%"),
        (60, "Move 60 of 100 · Middle Kingdom", "Nefer 40%, Anna 60%"),
        (120, "Move 100 of 100 · Middle Kingdom", "Nefer 0%, Anna 100%"),
    ):
        panel.set_ply(ply)
        assert (panel.where.text(), panel.legend.accessibleName(), panel.graph.ply) == (where, legend, ply)
        assert panel.graph.accessibleName() == f"Chance of winning, {where}"
        assert panel.graph.accessibleDescription() == legend
        assert panel.graph.words(ply).splitlines()[1] == " · ".join(reversed(legend.split(", ")))
    assert panel.graph.x_of(120) > panel.graph.x_of(0) > 0
    panel.show_picture(None)
    assert panel.graph.x_of(120) == 0
    assert (panel.where.text(), panel.legend.accessibleName()) == ("", "")
    panel.show_picture(graph._picture)
    assert panel.legend.accessibleName() == "Anna 50%, Nefer 50%"


def test_the_table_is_filled_and_follows_while_it_is_shown(panel, graph) -> None:
    def shown() -> tuple[int, list[str]]:
        top = panel.table.topLevelItem(panel.table.currentIndex().row())
        return panel.table.topLevelItemCount(), [top.text(at) for at in range(top.columnCount())] if top else []

    panel.show_picture(lengthening(graph))
    panel.set_ply(20)
    assert shown() == (0, [])
    panel.as_table.click()
    assert panel.focusWidget() is panel.table
    assert shown() == (5, ["20", "Old Kingdom", "20%", "80%"])
    assert [panel.table.headerItem().text(at) for at in range(4)] == ["No.", "Epoch", "Anna", "Nefer"]
    panel.set_ply(55)
    assert shown() == (5, ["50", "Middle Kingdom", "50%", "50%"])
    panel.show_picture(replace(lengthening(graph), chances=[(0.1, 0.9)] * 101))
    assert shown() == (5, ["50", "Middle Kingdom", "10%", "90%"])
    panel.show_picture(None)
    assert shown() == (0, [])
    panel.as_table.click()
    assert panel.focusWidget() is panel.graph
    assert panel.pages.currentWidget() is panel.graph
    panel.show_picture(lengthening(graph))
    assert shown() == (0, []), "it is filled when it is looked at"


def test_another_moment_is_painted_without_being_asked_for(panel, graph) -> None:
    panel.show_picture(lengthening(graph))
    QApplication.processEvents()
    painted: set[object] = set()

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            painted.update([watched] * (event.type() == QEvent.Type.Paint))
            return False

    watch = Watch()
    for part in (panel.graph, panel.legend):
        part.installEventFilter(watch)
    panel.set_ply(3)
    QApplication.processEvents()
    assert painted == {panel.graph, panel.legend}


@pytest.mark.parametrize("width", [240, 168, 600])
@pytest.mark.parametrize("chances", [(0.0, 0.0, 1.0, 0.0, 0.0), (0.21, 0.19, 0.2, 0.22, 0.18)])
def test_the_chances_of_five_are_whole_in_a_narrow_column(keep, monkeypatch, chances, width: int) -> None:
    legend = keep(Legend(), width, 24)
    seats = [SeatInfo(name, colour) for name, colour in zip("ABCDE", COLOURS, strict=True)]
    legend.show_chances(seats, chances)
    legend.show()
    written = [word.text for word in Scribe(monkeypatch).read(legend)]
    assert [text for text in reversed(written) if text not in "ABCDE"] == [percent(chance) for chance in chances]


def test_the_legend_of_five_has_a_line_of_its_own_in_a_narrow_column(keep, qapp: QApplication) -> None:
    """Beside the button, its figures were a third smaller than all other text."""
    ThemeManager(qapp).apply(qapp)
    column = keep(QWidget())
    panel = ChancePanel(column)
    column.show()  # the style gives the words their size
    panel.resize(272, 190)
    QApplication.processEvents()
    assert panel.legend.width() > 0.9 * panel.width()
    assert panel.as_table.geometry().bottom() < panel.legend.y()
