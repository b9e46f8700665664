"""The keyboard is never lost: after whatever was clicked or has vanished, the next decision has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from ra_desktop.app.autosave import ParkedGame
from ra_desktop.storage import Seat, paths
from ra_desktop.ui.shell.archive import ParkedBar
from ra_desktop.ui.table.replay import replay as replay_module
from ra_desktop.ui.words.reasons import Told
from tests.engine.golden import late_game
from tests.ui import gallery

from . import screens
from .tree import name_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

PEOPLE = (Seat("Anna", "lapis"), Seat("Ben", "malachite"), Seat("Cleo", "carnelian"))
LEFT = Qt.MouseButton.LeftButton
ESCAPE, TAB, F10 = Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_F10


@pytest.fixture
def window(open_window, settings) -> MainWindow:
    settings.hand_over = False
    made = open_window(1440, 900, is_active=True)
    gallery.hang(made, "auction")
    settle()
    return made


def settle() -> None:
    for _ in range(3):
        screens.settle()


def key(which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press the key where the system would send it."""
    target = QApplication.focusWidget() or QApplication.activeWindow()
    if (popup := QApplication.activePopupWidget()) is not None:
        target = popup.focusWidget() or popup
    QTest.keyClick(target, which, modifier)
    settle()


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at if at is not None else widget.rect().center())
    settle()


def decides(window: MainWindow) -> bool:
    """Whether a key of the table selects a move."""
    window.choices.select(None)
    key(Qt.Key.Key_Right)
    return window.choices.selected is not None


# --- clicks in the side panel -------------------------------------------------------------------------


def tabs(window: MainWindow) -> None:
    for tab in (1, 2, 0):
        click(window.side.content.tabs, window.side.content.tabs.tabRect(tab).center())
        assert window.side.content.tabs.currentIndex() == tab


def log(window: MainWindow) -> None:
    click(window.side.content.log_view.list.viewport())


def log_filter(window: MainWindow) -> None:
    box = window.side.content.log_view.narrow
    click(box)
    assert QApplication.activePopupWidget() is not None
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Return)
    assert box.currentIndex() == 1


def score_sheet(window: MainWindow) -> None:
    window.side.content.tabs.setCurrentIndex(1)
    click(window.side.content.score_view.table.viewport())
    click(window.side.content.score_view._picker.button(1))


def bag(window: MainWindow) -> None:
    window.side.content.tabs.setCurrentIndex(2)
    click(window.side.content.bag_grid.viewport())


# --- what vanishes ------------------------------------------------------------------------------------


def hint(window: MainWindow) -> None:
    shown = screens.cards(window)
    assert next(name for name, _ in shown if name == "hint card")
    card = window.table.view.hint_card
    card.lines[0].setFocus()
    key(ESCAPE)
    assert card.isHidden()


def coach(window: MainWindow) -> None:
    card = window.table.view.coach_card
    card.ask(Told(["That was a mistake."]), can_take_back=False)
    settle()
    card.wishes["off"].setFocus()
    key(Qt.Key.Key_Space)
    assert card.isHidden()


def message(window: MainWindow) -> None:
    bar = ParkedBar(window.notices)
    bar.tell(ParkedGame(paths.saves_dir() / "a.ra-game"))
    settle()
    bar.buttons[-1].setFocus()
    key(Qt.Key.Key_Space)
    assert bar.isHidden()


def bar_that_goes_by_itself(window: MainWindow) -> None:
    bar = ParkedBar(window.notices)
    bar.tell(ParkedGame(paths.saves_dir() / "a.ra-game"))
    settle()
    bar.buttons[0].setFocus()
    bar.hide()
    settle()


def side_panel(window: MainWindow) -> None:
    window.side.content.log_view.list.setFocus()
    window.commands["side_dock"].trigger()
    assert window.side.dock.isHidden()
    settle()
    assert decides(window)
    window.commands["side_dock"].trigger()
    settle()


def seat_page(window: MainWindow) -> None:
    window.table.view.open_seat(1)
    key(ESCAPE)
    assert window.table.view.seat_page.isHidden()


def score_aid(window: MainWindow) -> None:
    window.table.view.toggle_score_aid()
    click(window.table.view.score_aid, QPoint(2, 2))
    assert window.table.view.score_aid.isHidden()


def dialog(window: MainWindow) -> None:
    window.commands["preferences"].trigger()
    settle()
    window.settings_actions.preferences.controls["hints"].setFocus()
    key(ESCAPE)
    assert window.settings_actions.preferences is None
    window.activateWindow()
    settle()


def message_box(window: MainWindow) -> None:
    window.messages.say("A title", "What is wrong.")
    settle()
    key(Qt.Key.Key_Return)
    assert window.messages.box is None
    window.activateWindow()
    settle()


def page(window: MainWindow) -> None:
    window.pages.show_start()
    settle()
    window.pages.show_table()
    settle()


def menus(window: MainWindow) -> None:
    key(F10)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    key(F10)
    assert QApplication.activePopupWidget() is None


def escape_from_the_log(window: MainWindow) -> None:
    window.side.content.log_view.list.setFocus()
    key(ESCAPE)


CLICKS = (tabs, log, log_filter, score_sheet, bag)
VANISHED = (
    hint, coach, message, bar_that_goes_by_itself, side_panel, seat_page,
    score_aid, dialog, message_box, page, menus, escape_from_the_log,
)  # fmt: skip


@pytest.mark.parametrize("acts", [CLICKS, VANISHED], ids=["a click in the side panel", "something has vanished"])
def test_after_it_the_next_decision_has_the_keyboard(
    window: MainWindow, acts: tuple[Callable[[MainWindow], None], ...]
) -> None:
    for act in acts:
        assert decides(window)
        act(window)
        assert decides(window), (act.__name__, QApplication.focusWidget())


def test_a_click_on_a_line_of_the_log_looks_back_and_the_keys_are_those_of_that(window: MainWindow) -> None:
    window.files.open_file(screens.saved("Late", late_game("classic", 3, 60), PEOPLE))
    settle()
    lines = window.side.content.log_view.list
    assert isinstance(window.table.replay, replay_module.Replay)
    click(lines.viewport(), lines.visualRect(lines.model().index(lines.model().rowCount() - 3, 0)).center())
    assert window.table.replay.is_on
    ply = window.table.replay.ply
    key(Qt.Key.Key_Left)
    assert window.table.replay.ply == ply - 1
    key(ESCAPE)
    assert not window.table.replay.is_on
    assert decides(window)


# --- F10 and Escape -----------------------------------------------------------------------------------


def test_f10_opens_the_menus_and_escape_leaves_them_step_by_step(window: MainWindow) -> None:
    key(F10)
    assert QApplication.activePopupWidget() is window.menus["game"]
    key(Qt.Key.Key_Right)
    assert QApplication.activePopupWidget() is window.menus["move"]
    key(ESCAPE)
    assert QApplication.activePopupWidget() is None
    key(ESCAPE)
    assert window.menuBar().activeAction() is None
    assert decides(window)


def test_escape_closes_one_thing_at_a_time_the_topmost_first(window: MainWindow) -> None:
    view = window.table.view
    view.coach_card.ask(Told(["That was a mistake."]), can_take_back=False)
    assert decides(window)
    view.open_seat(1)
    settle()
    seen = []
    for _ in range(3):
        key(ESCAPE)
        seen.append((view.seat_page.isVisible(), view.coach_card.isVisible(), window.choices.selected is not None))
    assert seen == [(False, True, True), (False, False, True), (False, False, False)]


def test_escape_held_down_closes_only_the_first(window: MainWindow) -> None:
    view = window.table.view
    view.coach_card.ask(Told(["That was a mistake."]), can_take_back=False)
    assert decides(window)
    key(ESCAPE)
    assert view.coach_card.isHidden()
    held = screens.held_down(ESCAPE)
    QApplication.sendEvent(QApplication.focusWidget(), held)
    assert window.choices.selected is not None


# --- the first moment ---------------------------------------------------------------------------------


def test_every_screen_begins_with_something_sensible(window: MainWindow, qtbot: QtBot) -> None:
    begun = {}
    for name, _ in screens.pages(window):
        settle()
        begun[name] = type(QApplication.focusWidget()).__name__
    assert begun == {
        "start page": "StartCard",
        "learn page": "ListRow",
        "puzzles page": "ListRow",
        "journey page": "PlaceStone",
        "friends page": "QLineEdit",
        "friends at a table": "QPushButton",
        "player": "QLineEdit",
    }


def stops_of(top: QWidget) -> list[str]:
    """What Tab goes through in a window from its first stop on, by name."""
    top.activateWindow()
    settle()
    first = QApplication.focusWidget()
    names: list[str] = []
    for _ in range(60):
        names.append(name_of(QAccessible.queryAccessibleInterface(QApplication.focusWidget())))
        key(TAB)
        if QApplication.focusWidget() is first:
            break
    return names


def test_every_dialog_begins_with_something_sensible_and_tab_goes_on_as_one_reads(
    window: MainWindow, qtbot: QtBot
) -> None:
    begun, result = {}, {}
    for name, top in screens.dialogs(window, qtbot):
        top.activateWindow()
        settle()
        begun[name] = name_of(QAccessible.queryAccessibleInterface(QApplication.focusWidget()))
        if name == "characters":
            assert top.list.hasFocus()
        if name in ("preferences", "saved games", "statistics 0", "statistics 1", "rules"):
            result[name] = stops_of(top)
    assert {name: begun[name] for name in begun if not name.startswith("statistics ")} == {
        "new game": "Start game",
        "characters": "Characters",
        "preferences": "Language",
        "keys in the preferences": "Close",
        "programs in the preferences": "Close",
        "rules": "Search the rules",
        "keys": "Keyboard shortcuts",
        "about": "Close",
        "no saved games": "Search by name, player or game",
        "saved games": "Search by name, player or game",
        "no statistics": "Close",
        "message": "OK",
    }
    assert result["saved games"][:4] == ["Search by name, player or game", "Game", "Status", "Saved games"]
    assert result["rules"][0] == "Search the rules"
    labels = result["preferences"]
    assert labels[:4] == ["Language", "Theme", "Text size", "Ra track"]
    assert labels.index("Tile names") < labels.index("Speed") < labels.index("Sound effects")
    assert labels[-2:] == ["Close", "General"], "the tab at last"
    ends, figures, *rest = result["statistics 1"]
    assert (ends, rest) == ("Close", ["Games", "Games", "Clear…", "Export…"])  # the tab, then its table
    assert figures.startswith("Games played: 2. Won: 0% (0).")
    assert result["statistics 0"] == [
        "Close",
        figures,
        "Overview",
        "Fame per game",
        "Clear…",
        "Export…",
    ]
