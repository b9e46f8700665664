"""A drag changes nothing before its drop, and everything that is no drop on the target takes it back."""

from __future__ import annotations

from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ra_desktop.engine import Bid
from ra_desktop.ui.interaction.gestures import Drag, Held, Pointer, Thing
from ra_desktop.ui.look.sprites import SpriteLayer


class Altar:
    """Takes what is dropped on its rectangle, in global coordinates."""

    def __init__(self, rect: QRectF) -> None:
        self.rect = rect
        self.lit = []

    def drop_action(self, offered, global_pos):
        return offered[0] if self.rect.contains(global_pos) else None

    def show_targets(self, offered, over=None):
        self.targets = tuple(offered)
        self.lit.append(over)


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
        self.drag.begin(Held(sun, QPointF(10, 10), (Bid(9),)), QPointF(self.window.mapToGlobal(QPoint(30, 30))))

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
    assert table.drag._held is None


@pytest.mark.parametrize("still", [False, True])
def test_a_cancelled_drag_moves_back_unless_motion_is_reduced(table, monkeypatch, still):
    played = []
    monkeypatch.setattr(table.layer, "play", lambda sprites: played.extend(sprites))
    table.drag.is_still = still
    table.pick_up()
    table.drag.cancel()
    assert len(played) == (0 if still else 1)
    assert len(table.cancelled) == 1


def test_targets_show_from_the_first_to_the_last_moment(table):
    table.pick_up()
    assert table.altar.targets == (Bid(9),)
    table.release(230, 130)
    assert table.altar.targets == ()


def test_the_target_lights_up_only_under_the_drag(table):
    table.pick_up()
    table.move(120, 80)
    assert table.altar.lit == [None]
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


def test_losing_the_window_takes_it_back(table, qtbot, put_up):
    table.pick_up()
    table.move(230, 130)
    other = put_up(QWidget())
    other.activateWindow()
    qtbot.waitUntil(lambda: table.cancelled == [True])
    table.release(230, 130)
    assert table.dropped == []


def test_nothing_offered_is_nothing_to_pick_up(table):
    table.drag.begin(Held(QPixmap(5, 5), QPointF(), ()), QPointF())
    assert table.drag._held is None


def test_the_filter_is_gone_after_the_drag(table):
    table.pick_up()
    table.release(230, 130)
    QApplication.processEvents()
    lit = len(table.altar.lit)
    table.move(240, 140)
    assert len(table.altar.lit) == lit


# --- pointers ---------------------------------------------------------------------------------------------

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NOWHERE = QPoint(150, 20)
HERE = {"sun": QPoint(30, 30), "tile": QPoint(90, 30), "fame": QPoint(30, 90)}


class Shelf:
    """Three things side by side: a sun to drag, a tile to click, fame to look at."""

    def __init__(self) -> None:
        self.messages = []
        self.off = set()

    def thing_at(self, pos):
        for key, centre in HERE.items():
            if key not in self.off and (pos - QPointF(centre)).manhattanLength() < 20:
                return Thing(
                    key,
                    click=partial(self.messages.append, f"click {key}"),
                    pick_up=self.pick_up if key == "sun" else None,
                    hold=(lambda held: self.messages.append(f"hold {held}")) if key == "fame" else None,
                    takes_double_click=key == "sun",
                    cursor=Qt.CursorShape.OpenHandCursor if key == "sun" else Qt.CursorShape.PointingHandCursor,
                )
        return None

    def set_hovered(self, key):
        self.messages.append(f"hover {key}")

    def pick_up(self, pressed):
        self.messages.append(f"pick up at {pressed.x():g} {pressed.y():g}")
        return Held(QPixmap(4, 4), QPointF(1, 2), (Bid(9),))


@pytest.fixture
def desk(put_up):
    window = put_up(QWidget(), 200, 120)
    shelf = Shelf()
    window.pointer = Pointer(window, shelf)
    window.messages = shelf.messages
    window.shelf = shelf
    return window


def test_a_press_and_a_release_on_one_thing_are_a_click(desk):
    QTest.mouseClick(desk, LEFT, pos=HERE["tile"])
    assert desk.messages == ["click tile"]


@pytest.mark.parametrize("where", [HERE["sun"], NOWHERE])
def test_a_release_elsewhere_is_none(desk, where):
    QTest.mousePress(desk, LEFT, pos=HERE["tile"])
    QTest.mouseRelease(desk, LEFT, pos=where)
    assert desk.messages == []


def test_a_thing_that_no_longer_reacts_is_not_clicked(desk):
    QTest.mousePress(desk, LEFT, pos=HERE["tile"])
    desk.shelf.off.add("tile")
    desk.pointer.refresh()
    desk.shelf.off.clear()
    QTest.mouseRelease(desk, LEFT, pos=HERE["tile"])
    assert "click tile" not in desk.messages


def test_another_button_ends_the_press(desk):
    QTest.mousePress(desk, LEFT, pos=HERE["tile"])
    QTest.mousePress(desk, RIGHT, pos=HERE["tile"])
    QTest.mouseRelease(desk, RIGHT, pos=HERE["tile"])
    QTest.mouseRelease(desk, LEFT, pos=HERE["tile"])
    assert desk.messages == []


def test_the_second_press_of_a_double_click_counts_where_the_thing_says_so(desk):
    for key in ("sun", "tile"):
        QTest.mouseClick(desk, LEFT, pos=HERE[key])
        QTest.mouseDClick(desk, LEFT, pos=HERE[key])
        QTest.mouseRelease(desk, LEFT, pos=HERE[key])
    assert desk.messages == ["click sun", "click sun", "click tile"]


def test_a_thing_is_picked_up_where_it_was_pressed_and_far_enough_away(desk):
    picked = []
    desk.pointer.picked_up.connect(lambda held, pos: picked.append((held.offered, pos.toPoint())))
    far = QApplication.startDragDistance()
    QTest.mousePress(desk, LEFT, pos=HERE["sun"])
    QTest.mouseMove(desk, HERE["sun"] + QPoint(far - 1, 0))
    assert picked == []
    QTest.mouseMove(desk, HERE["sun"] + QPoint(far, 0))
    assert picked == [((Bid(9),), desk.mapToGlobal(HERE["sun"] + QPoint(far, 0)))]
    assert "pick up at 30 30" in desk.messages
    QTest.mouseRelease(desk, LEFT, pos=HERE["sun"])
    assert "click sun" not in desk.messages


def test_a_thing_that_cannot_be_picked_up_is_still_clicked_after_a_wobble(desk):
    QTest.mousePress(desk, LEFT, pos=HERE["tile"])
    QTest.mouseMove(desk, HERE["tile"] + QPoint(12, 0))
    QTest.mouseRelease(desk, LEFT, pos=HERE["tile"] + QPoint(12, 0))
    assert desk.messages == ["click tile"]


@pytest.mark.parametrize("end", ["release", "leave", "hide", "right"])
def test_what_is_held_is_let_go_however_it_ends(desk, end):
    QTest.mousePress(desk, LEFT, pos=HERE["fame"])
    assert desk.messages == ["hold True"]
    if end == "release":
        QTest.mouseRelease(desk, LEFT, pos=HERE["fame"])
    elif end == "leave":
        QApplication.sendEvent(desk, QEvent(QEvent.Type.Leave))
    elif end == "hide":
        desk.hide()
    else:
        QTest.mousePress(desk, RIGHT, pos=HERE["fame"])
    assert desk.messages[:2] == ["hold True", "hold False"]
    QTest.mouseRelease(desk, LEFT, pos=HERE["fame"])
    assert desk.messages.count("hold False") == 1


def hover(widget: QWidget, pos: QPoint) -> None:
    """Move the pointer with no button down; QTest remembers one that another test has pressed."""
    event = QMouseEvent(
        QEvent.Type.MouseMove, QPointF(pos), QPointF(widget.mapToGlobal(pos)), Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def test_hovering_shows_what_reacts_and_what_may_be_done_with_it(desk):
    hover(desk, HERE["sun"])
    assert desk.cursor().shape() == Qt.CursorShape.OpenHandCursor
    hover(desk, HERE["sun"] + QPoint(2, 2))
    hover(desk, HERE["tile"])
    assert desk.cursor().shape() == Qt.CursorShape.PointingHandCursor
    hover(desk, NOWHERE)
    assert desk.cursor().shape() == Qt.CursorShape.ArrowCursor
    assert desk.messages == ["hover sun", "hover tile", "hover None"]


def test_what_lies_under_a_pointer_at_rest_is_looked_at_again(desk):
    hover(desk, HERE["tile"])
    desk.shelf.off.add("tile")
    desk.pointer.refresh()
    desk.shelf.off.clear()
    desk.pointer.refresh()
    assert desk.messages == ["hover tile", "hover None", "hover tile"]


def test_a_widget_may_be_destroyed_under_the_pointer(qtbot):
    """It hides while it is destroyed; an error there would end whatever has put another game on the table."""
    window = QWidget()
    window.resize(200, 120)
    shelf = Shelf()
    Pointer(window, shelf)
    window.show()
    hover(window, HERE["sun"])
    assert shelf.messages == ["hover sun"]
    with qtbot.captureExceptions() as raised:
        shiboken6.delete(window)
    assert raised == []
