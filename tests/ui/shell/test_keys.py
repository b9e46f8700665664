"""Keys: each has one owner in every mode, every key that is documented does what is said, and all can be changed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from ra_desktop.app.settings import Settings
from ra_desktop.storage import Seat
from ra_desktop.ui.dialogs.keys import keys_of, read_groups, table_keys
from ra_desktop.ui.shell.command import Command
from ra_desktop.ui.shell.keyboard import key_at_place
from ra_desktop.ui.table.turn import Peek
from ra_desktop.ui.words.reasons import Told
from tests.engine.golden import late_game, whole_game
from tests.ui import gallery
from tests.ui.access import screens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow

MANUAL = (Path(__file__).parents[3] / "docs" / "playing.md").read_text(encoding="utf-8")
AT_TABLE = frozenset(("Enter", "Return", "Space", "Esc", "Left", "Right", "Up", "Down", *"0123456789"))
"""Keys that no command may have: the table has them."""
IN_MANUAL = {
    "D": "draw", "R": "invoke", "P": "pass", "G": "spend_god", "1": "lay_person", "2": "lay_building",
    "T": "turn_tile", "K": "keep", "H": "hint", "C": "coach", "M": "sound", "S": "change_speed", "L": "seat_page",
    "A": "score_aid", "I": "explain", "?": "ask_moves", "B": "ask_track", "O": "ask_rivals", "Shift+S": "ask_suns",
    "Shift+M": "ask_tiles", "Shift+R": "ask_ra", "Shift+G": "ask_bag", "Shift+L": "ask_events", "F": "run_on",
    "W": "review", "Shift+P": "pass_ahead", "Shift+H": "account", "Shift+D": "draw_until_ra",
}  # fmt: skip
MODES = ("turn", "auction", "gods", "disaster", "priests-side", "priests-flip", "hot-seat", "over")
TASKS = ("lesson", "puzzle", "replay", "review")


@pytest.fixture
def window(open_window, settings) -> Iterator[MainWindow]:
    made = open_window(1440, 860)
    made.activateWindow()
    yield made
    settings.keys = {}


def enter(window: MainWindow, mode: str, qtbot: QtBot) -> None:
    """Put the window into that mode."""
    if mode in MODES and mode != "over":
        gallery.hang(window, mode)
    elif mode in ("over", "replay"):
        shown = screens.ends(window)
        next(name for name, _ in shown if name == ("replay" if mode == "replay" else "the table after the game"))
    else:
        shown = screens.tasks(window, qtbot)
        next(name for name, _ in shown if name.startswith(mode))
    window.commands.refresh()


def commands_of(window: MainWindow) -> list[tuple[str, QAction]]:
    return [(entry.id, window.commands[entry.id]) for entry in window.commands.entries if isinstance(entry, Command)]


def usable(action: QAction) -> bool:
    return action.isEnabled() and action.isVisible()


def owners_of(window: MainWindow, counts: Callable[[QAction], bool] = lambda action: True) -> dict[str, list[str]]:
    """The ids of the commands that have each key, of those actions that count."""
    owners: dict[str, list[str]] = {}
    for name, action in commands_of(window):
        for keys in action.shortcuts() if counts(action) else ():
            owners.setdefault(keys.toString(), []).append(name)
    return owners


def press(keys: QKeySequence, kind: QEvent.Type = QEvent.Type.KeyPress) -> QKeyEvent:
    """The event of these keys, as it comes where no shortcut has them."""
    combination = keys[0]
    assert isinstance(combination, QKeyCombination)
    text = keys.toString().rpartition("+")[2] if len(keys.toString().rpartition("+")[2]) == 1 else ""
    return QKeyEvent(kind, combination.key(), combination.keyboardModifiers(), text)


@pytest.mark.parametrize("modes", [MODES, *((task,) for task in TASKS)], ids=" ".join)
def test_no_key_has_two_owners_in_any_mode(window, qtbot, modes) -> None:
    view, in_turns = window.table.view, {"Esc", "Return", "Enter", "Space", ""}  # what they do depends on what is open
    for mode in modes:
        enter(window, mode, qtbot)
        owners = owners_of(window, usable)
        for key, names in owners.items():
            event = press(QKeySequence(key))
            assert not window.table._press(event), f"{mode}, {key}: {names} and the table"
            assert not view.findChild(Peek).eventFilter(view, event), f"{mode}, {key}: {names} and one’s own fame"
        for line in table_keys().entries:
            for key in line.keys:
                owners.setdefault(QKeySequence(key).toString(), []).append(line.label)
        assert not {key: names for key, names in owners.items() if len(names) > 1 and key not in in_turns}, mode


def test_the_usual_keys_of_all_commands_differ(window) -> None:
    owners = owners_of(window)
    assert not {key: names for key, names in owners.items() if len(names) > 1}
    assert AT_TABLE & set(owners) == {"1", "2"}, "for the sides of a tile, when no sun can be bid"


def test_every_key_that_the_manual_names_belongs_to_the_command_it_describes(window) -> None:
    table = MANUAL[MANUAL.index("| key | action |") : MANUAL.index("*Help → Keyboard shortcuts*")]
    named = set()
    for row in table.splitlines()[2:]:
        keys = re.findall(r"<kbd>(.)</kbd>", row.strip("|").partition("|")[0])
        named |= {f"Shift+{key}" for key in keys} if "<kbd>Shift</kbd>" in row else set(keys)
    assert named == set(IN_MANUAL), "say here which command it is"
    for key, command in IN_MANUAL.items():
        assert QKeySequence(key) in window.commands[command].shortcuts(), key
    assert "<kbd>V</kbd>" in MANUAL.partition("face-down fame")[2][:40]


def test_the_key_sheet_names_the_keys_that_the_commands_have(window) -> None:
    listed = {key for group in read_groups(window.menuBar().actions()) for line in group.entries for key in line.keys}
    for name, action in commands_of(window):
        if action.isVisible() and action.shortcuts():
            assert set(keys_of(action)) <= listed | {""}, name


def test_lessons_puzzles_and_docs_name_no_key_that_does_something_else() -> None:
    root = Path(__file__).parents[3]
    for path in [*(root / "resources/lessons").rglob("*.toml"), *(root / "docs").glob("*.md")]:
        for key, rest in re.findall(r"\b[Kk]ey ([A-Z])\b(.{0,40})", path.read_text(encoding="utf-8")):
            assert key == "V" or key in IN_MANUAL, f"{path.name}: {key}{rest}"


def put_game(window: MainWindow, *, persons: int, is_over: bool = False) -> None:
    """Put a game on the table; the other seats are bots that never answer."""
    window.settings.hand_over = False
    game = whole_game("classic", 3) if is_over else late_game("classic", 3, 60)
    colours = ("lapis", "malachite", "carnelian")
    seats = tuple(Seat(f"Seat {at}", colours[at], None if at < persons else "casual") for at in range(3))
    window.files.open_file(screens.saved("Several", game, seats))


def test_a_review_of_a_game_that_several_people_still_play_asks_first(window, qtbot) -> None:
    put_game(window, persons=2)
    for answer in ("play on", "show"):
        window.commands["review"].trigger()
        (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        assert not window.reviews.is_on
        show, keep = sorted(box.buttons(), key=lambda button: box.buttonRole(button) == box.ButtonRole.RejectRole)
        (show if answer == "show" else keep).click()
        screens.settle()
        assert window.reviews.is_on == (answer == "show")


def test_where_a_review_gives_nothing_away_it_does_not_ask(window, qtbot) -> None:
    for persons, is_over in ((1, False), (2, True)):
        put_game(window, persons=persons, is_over=is_over)
        assert not window.reviews.is_on
        window.commands["review"].trigger()
        assert not [box for box in window.findChildren(QMessageBox) if box.isVisible()]
        assert window.reviews.is_on


# --- by place -------------------------------------------------------------------------------------------

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
EVDEV = {"1": 2, "0": 11, "D": 32, "V": 47, "[": 26, "`": 41, "R": 19}
MAC = {"1": 18, "0": 29, "D": 2, "V": 9, "[": 33, "`": 50, "R": 15}


def placed(key: int, place: str, modifiers=NONE, kind=QEvent.Type.KeyPress, text: str = "") -> QKeyEvent:
    return QKeyEvent(kind, key, modifiers, EVDEV[place] + 8, MAC[place], 0, text)


@pytest.mark.parametrize(
    ("key", "place", "modifiers", "means"),
    [
        (Qt.Key.Key_Ampersand, "1", NONE, "1"),
        (Qt.Key.Key_Agrave, "0", NONE, "0"),
        (0x412, "D", NONE, "D"),
        (0x41C, "V", NONE, "V"),
        (0x41A, "R", SHIFT, "R"),
        (Qt.Key.Key_twosuperior, "`", NONE, "`"),
        (Qt.Key.Key_Q, "D", NONE, ""),
        (Qt.Key.Key_1, "D", NONE, ""),
        (Qt.Key.Key_Left, "D", NONE, ""),
        (Qt.Key.Key_Return, "D", NONE, ""),
        (0x412, "D", Qt.KeyboardModifier.AltModifier, ""),
    ],
)
@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows", "cocoa"])
def test_a_key_that_writes_nothing_of_ours_is_known_by_its_place(key, place, modifiers, means, platform) -> None:
    offset = 0 if platform == "windows" else 8
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, EVDEV[place] + offset, MAC[place], 0, "")
    assert key_at_place(event, platform) == means


def test_the_digits_of_a_french_keyboard_select_suns_without_shift(window) -> None:
    gallery.hang(window, "auction")
    window.table.view.setFocus()
    for key, place in ((Qt.Key.Key_Ampersand, "1"), (Qt.Key.Key_Agrave, "0")):
        QApplication.sendEvent(window.table.view, placed(key, place))
    assert str(window.choices.selected) == "bid 10"


def test_letters_in_their_places_are_commands_where_the_keyboard_writes_cyrillic(window) -> None:
    gallery.hang(window, "turn")
    window.table.view.setFocus()
    triggered: list[str] = []
    window.commands["draw"].triggered.connect(lambda: triggered.append("draw"))
    window.settings.confirm_clicks = True
    QApplication.sendEvent(window.table.view, placed(0x412, "D", text="в"))
    assert triggered == ["draw"]


def test_a_held_key_shows_ones_own_fame_by_its_place(window) -> None:
    gallery.hang(window, "hot-seat")
    view = window.table.view
    view.setFocus()
    held: list[bool] = []
    view.own.hold_peek = lambda *, held_=None, **how: held.append(how["held"])
    QApplication.sendEvent(view, placed(0x41C, "V", text="м"))
    QApplication.sendEvent(view, placed(0x41C, "V", kind=QEvent.Type.KeyRelease, text="м"))
    assert held == [True, False]


# --- changing keys --------------------------------------------------------------------------------------


@pytest.fixture
def page(window):
    window.commands["preferences"].trigger()
    dialog = window.settings_actions.preferences
    dialog.tabs.setCurrentIndex(1)
    yield dialog.key_page
    if window.settings_actions.preferences is not None:
        dialog.close()


def field(page, window, command: str):
    return next(edit for edit in page.edits if edit.action is window.commands[command])


def test_the_preferences_are_as_high_as_their_first_page_needs(window, page) -> None:
    dialog = window.settings_actions.preferences
    dialog.tabs.setCurrentIndex(0)
    dialog.resize(dialog.sizeHint())
    QApplication.processEvents()
    general = dialog.tabs.widget(0)
    spare = general.viewport().height() - general.widget().sizeHint().height()
    assert 0 <= spare <= 8
    assert page.edits[-1].mapTo(page, page.rect().topLeft()).y() > general.height(), "the list of keys is higher"


def test_a_key_is_changed_and_shown_everywhere(window, settings, page) -> None:
    gallery.hang(window, "turn")
    edit = field(page, window, "draw")
    QTest.keyClick(edit, Qt.Key.Key_X)
    assert settings.keys == {"draw": "X"}
    assert window.commands["draw"].shortcuts() == [QKeySequence("X")]
    assert window.table.view.board.actions_bar.buttons[0].key == "X"
    QTest.keyClick(field(page, window, "review"), Qt.Key.Key_F8)
    assert window.table.view.ranking.ways["review"].toolTip().endswith("(F8)")
    QTest.keyClick(field(page, window, "look_back"), Qt.Key.Key_F6)
    assert window.table.replay_bar.back.toolTip().endswith("(F6)")
    settings.sync()
    assert dict(Settings().keys) == {"draw": "X", "review": "F8", "look_back": "F6"}


def test_a_key_is_restored(window, settings, page) -> None:
    edit = field(page, window, "draw")
    QTest.keyClick(edit, Qt.Key.Key_X)
    page.restore.click()
    assert not settings.keys
    assert edit.keySequence() == QKeySequence("D")
    QTest.keyClick(edit, Qt.Key.Key_X)
    QTest.keyClick(edit, Qt.Key.Key_D)
    assert not settings.keys, "the usual key is no change"


@pytest.mark.parametrize(
    ("key", "shift", "shown"), [(Qt.Key.Key_Tab, NONE, 2), (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier, 0)]
)
def test_the_keys_that_turn_the_pages_are_given_to_no_command(window, settings, page, key, shift, shown):
    edit = field(page, window, "draw")
    edit.setFocus()
    QTest.keyClick(edit, key, Qt.KeyboardModifier.ControlModifier | shift)
    assert window.settings_actions.preferences.tabs.currentIndex() == shown
    assert not settings.keys
    assert edit.keySequence() == QKeySequence("D")


def test_a_key_that_belongs_to_something_else_is_refused_with_a_word(window, settings, page):
    edit = field(page, window, "draw")
    for key, modifiers, owner in (
        (Qt.Key.Key_R, NONE, "Invoke Ra"),
        (Qt.Key.Key_V, NONE, "Peek at your own face-down fame: tap, or hold"),
        (Qt.Key.Key_7, NONE, "At the table"),
        (Qt.Key.Key_Left, NONE, "Select previous"),
        (Qt.Key.Key_Space, NONE, "Skip the animation"),
        (Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier, "Game"),
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "New game"),
    ):
        QTest.keyClick(edit, key, modifiers)
        assert not settings.keys
        assert edit.keySequence() == QKeySequence("D")
        assert f"“{owner}”" in page.note.text()


def test_backspace_leaves_a_command_without_a_key_and_escape_closes(window, settings, page) -> None:
    gallery.hang(window, "turn")
    edit = field(page, window, "draw")
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    assert settings.keys == {"draw": ""}
    assert window.commands["draw"].shortcuts() == []
    button = window.table.view.board.actions_bar.buttons[0]
    assert (button.key, button.accessibleName()) == ("", "Draw")
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert window.settings_actions.preferences is None


def test_an_edited_file_gives_no_key_two_owners(window, settings) -> None:
    twice = {"draw": "X", "invoke": "X"}
    for chosen in ({"draw": "R"}, twice, {"draw": "V"}, {"draw": "5"}, {"none": "X"}, {"skip": "X"}):
        settings.keys = chosen
        owners = owners_of(window)
        assert not {key: names for key, names in owners.items() if len(names) > 1}, chosen
        assert {"V", "5"}.isdisjoint(owners), chosen


def test_two_commands_may_change_their_keys(window, settings) -> None:
    settings.keys = {"draw": "R", "invoke": "D"}
    assert [window.commands[name].shortcut().toString() for name in ("draw", "invoke")] == ["R", "D"]


def test_what_is_no_list_of_keys_changes_none(window, settings) -> None:
    for text in ("", "x", "[]", '{"draw": 1}', "null"):
        settings.put("keys", text)
        assert not settings.keys
        assert window.commands["draw"].shortcuts() == [QKeySequence("D")]


# --- being called ---------------------------------------------------------------------------------------


@pytest.fixture
def alerts(monkeypatch) -> list[object]:
    made: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, *_: made.append(widget))
    return made


@pytest.mark.parametrize("how", ["minimised", "hidden", "another program"])
def test_a_person_is_called_once_for_each_decision_while_nobody_looks(window, qtbot, alerts, monkeypatch, how) -> None:
    gallery.hang(window, "auction")
    assert not alerts, "the window is looked at"
    title = window.windowTitle()
    window.choices.clear()
    if how == "minimised":
        window.showMinimized()
    elif how == "hidden":
        window.hide()
    else:
        monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    window._called_for = None
    window.table.show_game()
    window.choices.step(1)
    window.table.show_game()
    assert alerts == [window]
    assert window.windowTitle() == f"● {title}"
    window.showNormal()
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    QApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    qtbot.waitUntil(lambda: window.windowTitle() == title)


def test_nobody_is_called_in_a_replay_or_to_a_forced_move(window, alerts, monkeypatch) -> None:
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    gallery.hang(window, "auction-of-five")
    window._called_for = None
    del alerts[:]
    window.settings.forced_moves = True
    window.table.show_game()
    assert window.table.turn.forced.is_waiting
    assert not alerts
    monkeypatch.setattr(QApplication, "activeWindow", lambda: window)
    put_game(window, persons=1)
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    window.commands["look_back"].trigger()
    window.choices.changed.emit()
    assert window.table.replay.is_on
    assert not alerts
    assert not window.windowTitle().startswith("●")


def test_a_person_is_called_to_a_question_of_the_coach(window, alerts, monkeypatch) -> None:
    put_game(window, persons=1)
    window.choices.clear()
    monkeypatch.setattr(QApplication, "activeWindow", lambda: None)
    window.table.view.coach_card.ask(Told(["That was a mistake."]), can_take_back=True)
    assert alerts == [window]
    assert window.windowTitle().startswith("●")
    window.table.view.coach_card.dismiss()
    assert not window.windowTitle().startswith("●")


# --- digits ---------------------------------------------------------------------------------------------


def test_what_only_looks_like_a_digit_is_no_digit(window) -> None:
    gallery.hang(window, "auction")
    for text in "²³¹⁴①½Ⅳ":
        window.table._press(QKeyEvent(QEvent.Type.KeyPress, ord(text), NONE, text))
    assert window.choices.selected is None
    for text in "١٠":  # Arabic digits are digits
        window.table._press(QKeyEvent(QEvent.Type.KeyPress, ord(text), NONE, text))
    assert str(window.choices.selected) == "bid 10"


def test_digits_are_recognised_by_what_int_understands() -> None:
    root = Path(__file__).parents[3] / "ra_desktop"
    for path in root.rglob("*.py"):
        assert not re.search(r"\.is(digit|numeric)\(", path.read_text(encoding="utf-8")), path


def test_keys_that_the_table_itself_handles_cannot_be_changed(window: MainWindow) -> None:
    commands = window.commands
    entries = [entry for entry in commands.entries if isinstance(entry, Command)]
    fixed = {entry.id for entry in entries if not commands.can_change(commands[entry.id])}
    assert fixed == {entry.id for entry in entries if entry.shown_key}
    assert fixed >= {"leave_lesson", "leave_puzzle"}
    assert not commands.can_change(QAction(window))
