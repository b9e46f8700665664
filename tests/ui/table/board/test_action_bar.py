"""The buttons offer exactly what the engine allows, and what Enter would do is the one that stands out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest

from ra_desktop.engine import Bid, Discard, Draw, End, Invoke, Pass, SpendGod
from ra_desktop.ui.look.theme import PAPYRUS
from ra_desktop.ui.table.board.offered import SIDE_KEYS, run_on

from .tables import Table, position

LOT = "nile god pharaoh gold ra art art art"
AUCTION = "draw; draw; draw; draw; draw"
EARTHQUAKE = "temple temple obelisk palace earthquake"


def with_god():
    return position("god nile art nile art", "draw; invoke; bid 4; pass; pass; draw; draw; draw")


def names(table: Table) -> list[str]:
    return [offered.name for offered in table.board.actions_bar.offered]


def button(table: Table, name: str):
    return next(b for b in table.board.actions_bar.buttons if not b.isHidden() and b.offered.name == name)


def press(table: Table, name: str) -> None:
    QTest.mouseClick(button(table, name), Qt.MouseButton.LeftButton)


def commands(table: Table) -> dict[str, QAction]:
    """Commands for the tools, with their keys."""
    keys = {"hint": "H", "undo": "Ctrl+Z", "score_aid": "A", "coach": "C", "run_on": "F", "change_speed": "S"}
    made = {}
    for name, key in keys.items():
        made[name] = QAction(f"&{name}", table.window)
        made[name].setShortcut(key)
    return made


def test_no_move_is_shown_while_nothing_is_offered(table) -> None:
    table.show(position(LOT), offer=False)
    assert names(table) == []
    table.show(position(LOT))
    assert names(table) == ["draw", "invoke"]
    table.choices.clear()
    assert names(table) == []
    assert table.board.actions_bar.isVisible()


@pytest.mark.parametrize(("name", "action"), [("draw", Draw()), ("invoke", Invoke())])
def test_a_turn_offers_draw_and_invoke(table, name, action) -> None:
    table.show(position(LOT))
    assert names(table) == ["draw", "invoke"]
    press(table, name)
    assert table.chosen == [action]


def test_a_full_track_offers_invoke_alone(table) -> None:
    table.show(position("nile " * 9, "; ".join(["draw"] * 8)))
    assert names(table) == ["invoke"]


def test_with_a_god_it_can_be_spent(table) -> None:
    table.show(with_god())
    assert names(table) == ["draw", "invoke", "god"]
    press(table, "god")
    assert table.choices.is_god_mode
    assert names(table) == ["take", "keep-god"], "the main one is where Draw and Bid are"
    selected = table.choices.selected
    assert isinstance(selected, SpendGod)
    press(table, "take")
    assert table.chosen == [selected]


def test_a_god_can_be_kept_after_all(table) -> None:
    table.show(with_god())
    press(table, "god")
    press(table, "keep-god")
    assert not table.choices.is_god_mode
    assert names(table) == ["draw", "invoke", "god"]
    assert table.choices.selected is None
    assert table.chosen == []


def test_after_one_god_there_is_another_or_the_end(table) -> None:
    state = position("god god nile art", "draw; draw; invoke; pass; pass; bid 7; draw; draw; god nile")
    assert state.phase == "gods"
    table.show(state)
    assert names(table) == ["take", "end"]
    assert not button(table, "take").isEnabled()
    press(table, "end")
    assert table.chosen == [End()]


def test_an_auction_offers_pass_and_the_selected_bid(table) -> None:
    table.show(position(LOT, AUCTION))
    assert names(table) == ["bid", "pass"]
    press(table, "bid")
    assert table.choices.selected == min(table.choices.of_type(Bid), key=lambda bid: bid.sun)
    assert table.chosen == []
    bid = table.choices.of_type(Bid)[-1]
    table.choices.select(bid)
    assert button(table, "bid").text() == f"Bid {bid.sun}"
    assert button(table, "bid").offered.primary
    press(table, "bid")
    assert table.chosen == [bid]


def test_without_a_higher_sun_there_is_only_pass(table) -> None:
    state = position("ra nile", "draw; bid 12; pass", suns=((13, 2), (12, 3), (11, 4)))
    table.show(state)
    assert set(names(table)) == {"pass", "bid"}
    state = position("ra nile", "draw; bid 12; pass", suns=((11, 13), (12, 3), (2, 4)))
    table.show(state)
    press(table, "pass")
    assert table.chosen == [Pass()]


def test_who_must_bid_cannot_pass(table) -> None:
    table.show(position(LOT, "invoke; pass; pass"))
    assert names(table) == ["bid"]


def test_a_disaster_asks_for_a_tile_and_a_confirmation(table) -> None:
    state = position(EARTHQUAKE, "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass")
    assert state.phase == "discard"
    table.show(state)
    assert names(table) == ["discard"]
    assert not button(table, "discard").isEnabled()
    action = table.choices.of_type(Discard)[0]
    table.choices.select(action)
    press(table, "discard")
    assert table.chosen == [action]


def test_a_button_says_its_key_and_what_it_is(table) -> None:
    table.show(position(LOT))
    draw = button(table, "draw")
    assert draw.offered.key == "D"
    assert draw.accessibleName() == "Draw (D)"


def test_a_click_leaves_the_keyboard_with_the_board(table, qtbot) -> None:
    table.show(position(LOT))
    table.board.setFocus()
    qtbot.waitUntil(table.board.hasFocus)
    press(table, "draw")
    assert table.board.hasFocus()


def test_the_keyboard_goes_back_to_the_board_with_the_button(table, qtbot) -> None:
    table.show(position(LOT))
    first = button(table, "draw")
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert table.chosen == [Draw()]
    assert table.board.hasFocus()


def test_the_key_is_below_the_text_where_there_is_little_room(make_table) -> None:
    wide, narrow = make_table(1500, 604), make_table(530, 330)
    for table in (wide, narrow):
        table.board.actions_bar.set_commands(commands(table))
        table.show(with_god())
    assert not any(tool.is_stacked for tool in wide.board.actions_bar.tools.values())
    assert all(b.is_stacked for b in (*narrow.board.actions_bar.tools.values(), *narrow.board.actions_bar.buttons))


@pytest.mark.parametrize("width", [530, 842, 2000])
def test_moves_keep_their_place_whatever_is_offered_and_in_every_language(make_table, width) -> None:
    table = make_table(width, round(width * 0.65))
    bar = table.board.actions_bar
    bar.set_commands(commands(table))
    places = set()
    for state in (with_god(), position(LOT), position(LOT, AUCTION)):
        table.show(state)
        for words in ("!", "Geschwindigkeit", "Skip ahead"):
            bar.tools["run_on"].refresh(words)
            bar._arrange()
            places.add(tuple(b.geometry().getRect() for b in bar.buttons[:2]))
    assert len(places) == 1


def test_moves_that_may_be_made_are_carnelian_and_tools_are_words(table) -> None:
    table.board.actions_bar.set_commands(commands(table))
    table.show(position(EARTHQUAKE, "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass"))
    faces = [b.paint_colours()[0] for b in (button(table, "discard"), table.board.actions_bar.tools["hint"])]
    assert faces == ["transparent", "transparent"]
    table.show(with_god())
    faces = [button(table, name).paint_colours()[0] for name in ("draw", "invoke", "god")]
    assert faces == [PAPYRUS.accent] * 3


def test_each_button_names_its_key(table) -> None:
    keys = {}

    def learn(state) -> None:
        table.show(state)
        keys.update({offered.name: offered.key for offered in table.board.actions_bar.offered})

    learn(with_god())
    table.choices.enter_god_mode()
    keys.update({offered.name: offered.key for offered in table.board.actions_bar.offered})
    learn(position(LOT, AUCTION))
    learn(position(EARTHQUAKE, "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass"))
    assert keys == {
        "draw": "D", "invoke": "R", "god": "G", "keep-god": "Esc", "take": "Enter", "pass": "P", "bid": "Enter",
        "discard": "Enter",
    }  # fmt: skip
    assert tuple(SIDE_KEYS.values()) == ("1", "2")


# --- the tools ------------------------------------------------------------------------------------------


def test_a_tool_triggers_its_command_and_is_enabled_as_it_is(table) -> None:
    made = commands(table)
    triggered = []
    for name, command in made.items():
        command.triggered.connect(lambda _, name=name: triggered.append(name))
    made["undo"].setEnabled(False)
    bar = table.board.actions_bar
    bar.set_commands(made)
    assert [name for name, tool in bar.tools.items() if tool.isEnabled()] == [
        "hint",
        "score_aid",
        "coach",
        "run_on",
        "change_speed",
    ]
    made["undo"].setEnabled(True)
    made["hint"].setEnabled(False)
    assert [name for name, tool in bar.tools.items() if tool.isEnabled()] == [
        "undo",
        "score_aid",
        "coach",
        "run_on",
        "change_speed",
    ]
    for tool in bar.tools.values():
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
    assert triggered == ["undo", "score_aid", "coach", "run_on", "change_speed"]


def test_the_tool_of_a_switch_shows_whether_it_is_on(table) -> None:
    made = commands(table)
    made["coach"].setCheckable(True)
    bar = table.board.actions_bar
    bar.set_commands(made)
    tool = bar.tools["coach"]
    tool.resize(80, 44)
    assert [name for name, item in bar.tools.items() if item.isCheckable()] == ["coach"]
    seen = []
    for _ in range(3):
        seen.append((tool.isChecked(), tool.grab().toImage()))
        QTest.mouseClick(tool, Qt.MouseButton.LeftButton)
        assert tool.isChecked() == made["coach"].isChecked()
    assert [on for on, _ in seen] == [False, True, False]
    assert seen[0][1] != seen[1][1]
    made["coach"].setChecked(False)
    assert not tool.isChecked()


def test_a_tool_says_its_key_what_it_does_and_why_it_does_nothing(table) -> None:
    made = commands(table)
    made["undo"].setProperty("explanation", "Take-backs aren’t allowed in this game")
    bar = table.board.actions_bar
    bar.set_commands(made)
    assert {name: tool.accessibleName() for name, tool in bar.tools.items()} == {
        "hint": "Hint (H)", "undo": "Undo (Ctrl+Z)", "score_aid": "Scoring (A)",
        "coach": "Coach (C)", "run_on": "Skip ahead (F)", "change_speed": "Normal (S)",
    }  # fmt: skip
    assert bar.tools["run_on"].toolTip() == "run_on (F)"
    assert bar.tools["undo"].toolTip() == "Take-backs aren’t allowed in this game"


def test_the_keyboard_plays_on_after_a_tool_was_pressed(table, qtbot) -> None:
    table.board.actions_bar.set_commands(commands(table))
    table.show(position(LOT))
    hint = table.board.actions_bar.tools["hint"]
    for press_it in (
        lambda: QTest.mouseClick(hint, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(hint, Qt.Key.Key_Space),
        lambda: QTest.keyClick(hint, Qt.Key.Key_Return),
    ):
        hint.setFocus()
        qtbot.waitUntil(hint.hasFocus)
        press_it()
        assert table.board.hasFocus()


def test_a_tool_that_can_no_longer_be_pressed_gives_the_keyboard_back(table, qtbot) -> None:
    made = commands(table)
    table.board.actions_bar.set_commands(made)
    table.board.actions_bar.tools["undo"].setFocus()
    qtbot.waitUntil(table.board.actions_bar.tools["undo"].hasFocus)
    made["undo"].setEnabled(False)
    assert table.board.hasFocus()


def test_other_keys_reach_the_board_while_a_button_has_the_focus(table, qtbot) -> None:
    table.show(position(LOT))
    draw = button(table, "draw")
    draw.setFocus()
    qtbot.waitUntil(draw.hasFocus)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_7, Qt.Key.Key_Escape):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        draw.keyPressEvent(event)
        assert not event.isAccepted()
    assert draw.hasFocus()


def test_who_is_out_may_skip_to_the_scoring(table) -> None:
    made = commands(table)
    pressed = []
    made["run_on"].triggered.connect(lambda: pressed.append("run_on"))
    bar = table.board.actions_bar
    bar.set_commands(made)
    table.show(position(LOT), offer=False)
    bar.standing = (run_on(),)
    assert [(offered.text, offered.key, offered.primary) for offered in bar.offered] == [("Skip to scoring", "F", True)]
    press(table, "run-on")
    assert pressed == ["run_on"]
    bar.standing = ()
    assert bar.offered == []
