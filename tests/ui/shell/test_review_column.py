"""The column of a review takes the side panel's place, and gives it back as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QPushButton

from tests.ui.languages.screens import SCREENS, Stage, settle

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow


def test_after_a_review_the_side_panel_is_as_wide_as_before(playing: MainWindow) -> None:
    side, stage = playing.findChild(QDockWidget, "side"), Stage(playing)
    for chosen in (0, 320):
        if chosen:
            playing.resizeDocks([side], [chosen], Qt.Orientation.Horizontal)
            settle()
        before = side.width()
        assert before == (chosen or 270)
        SCREENS["review 0"](stage)
        assert side.isHidden()
        stage.clear()
        settle()
        assert not side.isHidden()
        assert side.width() == before


def test_a_smaller_window_keeps_the_tab_that_was_chosen(playing: MainWindow) -> None:
    playing.resize(1440, 900)
    SCREENS["review 0"](Stage(playing))
    panel = playing.reviews.desk.panel
    assert panel.tabs.currentWidget() is panel.moves
    for chosen, small in ((None, panel._balance_page), (panel.luck, panel.luck), (panel.moves, panel.moves)):
        if chosen is not None:
            panel.tabs.setCurrentWidget(chosen)
        playing.resize(1024, 700)
        settle()
        assert panel.tabs.currentWidget() is small
        playing.resize(1440, 900)
        settle()


def test_the_graph_leaves_a_table_whose_larger_text_needs_the_room(playing: MainWindow) -> None:
    playing.resize(1440, 900)
    stage = Stage(playing)
    SCREENS["review 0"](stage)
    chances, panel = playing.reviews.desk.chances, playing.reviews.desk.panel
    places = []
    for size in ("100", "200", "100"):
        playing.parts.settings.text_size = size
        settle()
        places.append(panel.isAncestorOf(chances))
    assert places == [False, True, False]


@pytest.mark.parametrize(
    ("screen", "focus"),
    [
        ("review 0", "graph"), ("review 0", "table"), ("review 0", "close"), ("ranking", "points"), ("coach", "table"),
        ("journey", "scroll"),
    ],
)  # fmt: skip
def test_enter_presses_the_main_button_unless_another_button_has_the_keyboard(
    playing: MainWindow, screen: str, focus: str
) -> None:
    SCREENS[screen](Stage(playing))
    settle()
    desk, view = playing.reviews.desk, playing.table.view
    focused = {
        "graph": lambda: desk.chances.graph,
        "close": lambda: desk.panel.close_button,
        "table": lambda: view,
        "points": lambda: view.ranking.points,
        "scroll": lambda: playing.journey.page,
    }[focus]()
    focused.setFocus()
    if screen == "review 0":
        desk.panel.buttons.again.setEnabled(True)
    buttons = [button for button in playing.findChildren(QPushButton) if button.isVisible()]
    main = focused if focus == "close" else next(button for button in buttons if button.property("primary"))
    pressed = []
    main.clicked.disconnect()
    main.clicked.connect(lambda: pressed.append(main))
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert pressed == [main]
