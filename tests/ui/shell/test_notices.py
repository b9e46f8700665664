"""Messages lie at the bottom: over the end of the side panel, or below a table that makes room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from ra_desktop.ui.shell import notices as module
from ra_desktop.ui.shell.notices import MessageBar, Notices
from ra_desktop.ui.table.side.bag_view import BagSummary
from tests.ui.languages.screens import settle


@pytest.fixture
def window(keep) -> QMainWindow:
    made = keep(QMainWindow())
    made.setCentralWidget(QWidget(made))
    made.resize(1200, 800)
    dock = QDockWidget(made)
    dock.setFixedWidth(250)
    made.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    made.show()
    return made


@pytest.fixture
def dock(window: QMainWindow) -> QDockWidget:
    return window.findChild(QDockWidget)


@pytest.fixture
def heights() -> list[int]:
    """What the table was asked to leave free."""
    return []


@pytest.fixture
def notices(window: QMainWindow, dock: QDockWidget, heights: list[int]) -> Notices:
    return Notices(window, dock, lambda height: None, heights.append)


def bar(notices: Notices, words: str = "Something went wrong. Your game is saved.") -> MessageBar:
    made = MessageBar(notices, "Show log", "Dismiss")
    made.words.setText(words)
    made.appear()
    return made


def place(widget: QWidget, window: QMainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def test_a_notice_lies_at_the_end_of_the_side_panel_and_covers_no_table(notices, window, dock, heights) -> None:
    notices.say("Move taken back. The bag has been reshuffled.")
    shown = place(notices._notice, window)
    assert notices.text.startswith("Move taken back")
    assert place(dock, window).contains(shown)
    assert not shown.intersects(place(window.centralWidget(), window))
    assert place(dock, window).bottom() - shown.bottom() < 20
    assert (shown.left() - place(dock, window).left(), place(dock, window).right() - shown.right()) == (0, 10)
    assert heights[-1] == 0


def test_the_side_panel_makes_room_for_a_notice(playing) -> None:
    side = playing.side.content
    playing.notices.say("Move taken back. The bag has been reshuffled.")
    settle()
    notice = place(playing.notices._notice, playing)
    bag = side.findChildren(BagSummary)[0]
    assert bag.isVisible()
    assert place(bag, playing).bottom() < notice.top()
    playing.pages.show_start()
    assert playing.notices.text  # it is not about the table
    playing.pages.show_table()
    playing.notices._notice.hide()
    settle()
    assert place(bag, playing).bottom() > notice.top()


def test_without_the_side_panel_the_table_makes_room_for_it(notices, window, dock, heights, qtbot) -> None:
    notices.say("Move taken back.")
    dock.hide()
    qtbot.waitUntil(lambda: heights[-1] > 0)
    page, shown = place(window.centralWidget(), window), place(notices._notice, window)
    assert shown.top() >= page.bottom() - heights[-1]
    assert page.contains(shown)
    notices._notice.hide()
    assert heights[-1] == 0


def test_several_lie_one_above_the_other(notices, window) -> None:
    first = bar(notices)
    notices.say("This game is already open.")
    second = notices._notice
    assert place(first, window).bottom() < place(second, window).top()
    second.hide()
    assert place(first, window).bottom() > window.height() - 20


def test_words_and_buttons_fit_into_a_narrow_panel(notices, window, dock) -> None:
    shown = bar(notices, "Something went wrong. Your game is saved, and you can keep playing.")
    assert all(shown.rect().contains(button.geometry()) for button in shown.buttons)
    assert shown.words.height() >= shown.words.heightForWidth(shown.words.width())
    assert shown.words.geometry().bottom() < shown.buttons[0].geometry().top()


def test_another_notice_takes_the_place_of_the_one_before_and_goes_by_itself(notices, qtbot, monkeypatch) -> None:
    monkeypatch.setattr(module, "SHOWN_FOR", 60)
    notices.say("Move taken back.")
    notices.say("Move restored.")
    assert notices.text == "Move restored."
    assert len(notices._shown) == 1
    qtbot.waitUntil(lambda: not notices.text)


def test_a_file_name_without_a_space_does_not_widen_it(notices, window) -> None:
    notices.say("The original is saved as “" + "x" * 200 + "”.")
    assert notices._notice.width() < 250
