"""Whatever has the keyboard has a ring around it, on every screen and in every theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QScrollArea, QTabBar, QVBoxLayout, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.focus_ring import AROUND, EDGE, GAP, WIDTH, FocusRing, focused_part, seen_of, wants_ring

from . import screens

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow


class Page(QWidget):
    """A button above a field, with air around."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(300, 200)
        self.button = QPushButton("Button", self)
        self.button.setGeometry(50, 40, 120, 40)
        self.field = QLineEdit(self)
        self.field.setGeometry(50, 120, 120, 30)
        self.rings = FocusRing(self)


@pytest.fixture
def page(qtbot: QtBot, put_up) -> Page:
    made = put_up(Page())
    with qtbot.waitActive(made):
        made.activateWindow()
    made.button.setFocus()
    screens.settle()
    return made


def around(widget: QWidget) -> QRect:
    return widget.geometry().adjusted(-AROUND, -AROUND, AROUND, AROUND)


def test_it_surrounds_what_has_the_keyboard(page: Page) -> None:
    ring = page.rings.ring
    assert ring.isVisible()
    assert ring.geometry() == around(page.button)
    page.field.setFocus()
    assert ring.geometry() == around(page.field)
    page.field.move(30, 130)
    screens.settle()
    assert ring.geometry() == around(page.field)
    page.field.clearFocus()
    assert ring.isHidden()


@pytest.mark.parametrize("colours", [theme.PAPYRUS, theme.NIGHT, theme.ONYX], ids=lambda colours: colours.name)
def test_two_pixels_wide_with_a_gap_and_an_edge_that_it_stands_out_from(
    page: Page, monkeypatch: pytest.MonkeyPatch, colours: theme.Theme
) -> None:
    monkeypatch.setattr(theme, "_current", colours)
    image = page.rings.ring.grab().toImage()
    row = [image.pixelColor(x, image.height() // 2) for x in range(AROUND)]
    gap, ring = QColor(colours.focus_gap), QColor(colours.focus)
    assert row == [gap] * EDGE + [ring] * WIDTH + [gap] * GAP
    assert WIDTH == 2
    assert GAP > 0


def test_it_is_cut_where_a_list_is_scrolled_and_goes_with_it(page: Page) -> None:
    area = QScrollArea(page)
    area.setGeometry(20, 20, 200, 100)
    inside = QWidget()
    rows = QVBoxLayout(inside)
    buttons = [QPushButton(str(number)) for number in range(9)]
    for button in buttons:
        rows.addWidget(button)
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.show()
    buttons[0].setFocus()
    screens.settle()
    assert page.rings.ring.isVisible()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    screens.settle()
    assert page.rings.ring.isHidden()
    area.verticalScrollBar().setValue(0)
    screens.settle()
    assert page.rings.ring.isVisible()
    assert area.geometry().adjusted(-AROUND, -AROUND, AROUND, AROUND).contains(page.rings.ring.geometry())


def test_of_tabs_it_surrounds_the_current_one(page: Page) -> None:
    tabs = QTabBar(page)
    for text in ("One", "Two"):
        tabs.addTab(text)
    tabs.move(20, 170)
    tabs.show()
    tabs.setFocus()
    tabs.setCurrentIndex(1)
    screens.settle()
    place = tabs.tabRect(1).translated(tabs.pos())
    assert page.rings.ring.geometry().contains(place & page.rect())
    assert not page.rings.ring.geometry().contains(tabs.tabRect(0).center() + tabs.pos())


def test_it_goes_with_a_dialog_that_is_deleted(page: Page) -> None:
    dialog = QWidget(page, Qt.WindowType.Dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    button = QPushButton("Close", dialog)
    dialog.show()
    dialog.activateWindow()
    button.setFocus()
    screens.settle()
    ring = page.rings.ring
    assert ring.parent() is dialog
    dialog.close()
    screens.settle()
    assert not shiboken6.isValid(ring)
    page.activateWindow()
    page.field.setFocus()
    screens.settle()
    assert page.rings.ring.geometry() == around(page.field)


# --- every screen -------------------------------------------------------------------------------------


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window(1440, 900, is_active=True)


def stops(top: QWidget) -> list[QWidget]:
    """Everything in `top` that Tab stops at."""
    return [
        widget
        for widget in top.findChildren(QWidget)
        if widget.window() is top
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def unringed(window: MainWindow, shown: screens.Screens) -> tuple[int, list[str]]:
    """How many stops were seen, and those without a ring."""
    result, count = [], 0
    for name, top in shown:
        if top.windowType() == Qt.WindowType.Popup:
            continue  # it shows which entry is the current one
        screens.settle()
        top.activateWindow()
        for widget in stops(top):
            if not wants_ring(widget):
                continue
            widget.setFocus()
            screens.settle()
            if QApplication.focusWidget() is not widget or not widget.isVisible():
                continue  # it has vanished in the meantime
            part = focused_part(widget)
            part = QRect(widget.mapTo(top, part.topLeft()), part.size())
            if seen_of(part, widget).isEmpty():
                continue  # Tab would scroll to it
            count += 1
            ring = window.focus_ring.ring
            if not (ring.isVisibleTo(top) and ring.window() is top and ring.geometry().contains(seen_of(part, widget))):
                result.append(f"{name}: {type(widget).__name__} {widget.accessibleName()!r}")
    return count, result


def test_every_stop_has_the_ring(window: MainWindow, qtbot: QtBot) -> None:
    for shown, least in (
        (screens.pages(window), 40),
        (screens.dialogs(window, qtbot), 70),
        (screens.cards(window), 40),
    ):
        count, result = unringed(window, shown)
        assert count >= least
        assert result == []


def test_the_test_of_stops_notices_one_without(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window.focus_ring, "place", lambda: None)
    _, result = unringed(window, screens.pages(window))
    assert result
