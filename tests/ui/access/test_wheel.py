"""The wheel changes no field that the user has not gone to: the page scrolls instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollArea,
    QScrollBar,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from ra_desktop.ui.system.field_names import keep_from_wheel
from ra_desktop.ui.table.replay.bar import Timeline

from . import screens

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow

NOTHING = QPoint()
TURNS = {
    "a wheel": (NOTHING, QPoint(0, -120)),
    "a wheel backwards": (NOTHING, QPoint(0, 120)),
    "two fingers": (QPoint(0, -40), QPoint(0, -120)),
    "two fingers, a little": (QPoint(0, 3), QPoint(0, 12)),
}


def turn(widget: QWidget, pixels: QPoint, angle: QPoint) -> None:
    """Turn the wheel over `widget`; as Qt does, let its parents have what it ignores."""
    at = QPointF(widget.rect().center())
    event = QWheelEvent(
        at,
        QPointF(widget.mapToGlobal(at.toPoint())),
        pixels,
        angle,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    target: QWidget | None = widget
    while target is not None:
        event.accept()
        QApplication.sendEvent(target, event)
        if event.isAccepted() or target.isWindow():
            return
        target = target.parentWidget()


def value(field: QWidget) -> object:
    if isinstance(field, QComboBox):
        return field.currentIndex()
    assert isinstance(field, (QAbstractSlider, QAbstractSpinBox))
    return field.property("value")


def fields_of(screen: QWidget) -> list[QWidget]:
    """The fields that are seen; what scrolls or plays through a game is none."""
    return [
        field
        for field in screen.findChildren(QWidget)
        if isinstance(field, (QComboBox, QAbstractSpinBox, QSlider))
        and not isinstance(field, (QScrollBar, Timeline))
        and field.isVisible()
    ]


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window(1440, 900)


@pytest.mark.parametrize("where", ["dialogs", "table", "ends", "tasks"])
def test_no_field_on_any_screen_follows_the_wheel_before_the_user_has_gone_there(window, qtbot, where) -> None:
    shown = {
        "dialogs": lambda: screens.dialogs(window, qtbot),
        "table": lambda: screens.table(window),
        "ends": lambda: screens.ends(window),
        "tasks": lambda: screens.tasks(window, qtbot),
    }[where]()
    seen = 0
    for name, screen in shown:
        for field in fields_of(screen):
            seen += 1
            assert not field.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus, name
            for pixels, angle in TURNS.values():
                before = value(field)
                turn(field, pixels, angle)
                assert value(field) == before, f"{name}: {field}"
    assert seen > 1


def page_with(*fields: QWidget) -> QScrollArea:
    page = QWidget()
    around = QVBoxLayout(page)
    for field in fields:
        around.addWidget(field)
    page.setMinimumHeight(2000)
    area = QScrollArea()
    area.setWidget(page)
    area.resize(200, 200)
    return area


def click(box: QComboBox) -> None:
    """Open and close the list of `box`."""
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    box.hidePopup()
    box.setFocus(Qt.FocusReason.PopupFocusReason)  # as Qt does when the event loop is back


@pytest.fixture
def box() -> QComboBox:
    made = keep_from_wheel(QComboBox())
    made.addItems([str(number) for number in range(20)])
    made.setCurrentIndex(10)
    return made


@pytest.fixture
def area(put_up, box) -> QScrollArea:
    slider = keep_from_wheel(QSlider(Qt.Orientation.Horizontal))
    made = put_up(page_with(slider, box))
    made.activateWindow()
    return made


@pytest.mark.parametrize("how", ["a wheel", "two fingers"])
def test_the_page_scrolls_instead(area, box, how) -> None:
    turn(box, *TURNS[how])
    assert box.currentIndex() == 10
    assert area.verticalScrollBar().value() > 0


@pytest.mark.parametrize("reason", [Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason])
def test_a_field_that_a_window_gave_the_focus_does_not_follow_the_wheel(area, box, reason) -> None:
    box.setFocus(reason)
    QTest.keyRelease(box, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)  # of what opened the window
    assert box.hasFocus()
    turn(box, *TURNS["a wheel"])
    assert box.currentIndex() == 10


@pytest.mark.parametrize("how", ["click", "tab", "mnemonic"])
def test_a_field_that_the_user_has_gone_to_follows_the_wheel_until_it_is_left(area, box, how) -> None:
    if how == "click":
        click(box)
    elif how == "tab":
        slider = area.findChild(QSlider)
        slider.setFocus()
        QTest.keyClick(slider, Qt.Key.Key_Tab)
        QTest.keyRelease(box, Qt.Key.Key_Tab)
    else:
        box.setFocus(Qt.FocusReason.ShortcutFocusReason)
    turn(box, *TURNS["a wheel"])
    assert box.currentIndex() == 11
    area.findChild(QSlider).setFocus(Qt.FocusReason.TabFocusReason)
    box.setFocus(Qt.FocusReason.OtherFocusReason)
    turn(box, *TURNS["a wheel"])
    assert box.currentIndex() == 11


@pytest.mark.parametrize("how", list(TURNS))
def test_a_field_that_was_clicked_leaves_the_wheel_to_a_page_that_scrolls_it_under_the_pointer(area, box, how) -> None:
    click(box)
    turn(area.viewport(), NOTHING, QPoint(0, -120))  # where the wheel starts
    assert area.verticalScrollBar().value() > 0
    turn(box, *TURNS[how])
    assert box.currentIndex() == 10
    click(box)
    turn(box, *TURNS["a wheel"])
    assert box.currentIndex() == 11
