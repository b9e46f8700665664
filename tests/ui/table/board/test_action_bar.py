"""The buttons offer exactly what the engine allows, and what Enter would do is the one that stands out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from ra_desktop.engine import Bid, Discard, Draw, End, Invoke, Pass, SpendGod
from ra_desktop.ui.look.lettering import SMALLEST_TYPE
from ra_desktop.ui.table.board.action_bar import SIDE_KEYS

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


def test_it_is_hidden_while_nothing_is_offered(table) -> None:
    table.show(position(LOT), offer=False)
    assert not table.board.actions_bar.isVisible()
    table.show(position(LOT))
    assert table.board.actions_bar.isVisible()
    table.choices.clear()
    assert not table.board.actions_bar.isVisible()


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
    assert table.board.god_mode
    assert names(table) == ["keep-god", "take"]
    selected = table.choices.selected
    assert isinstance(selected, SpendGod)
    press(table, "take")
    assert table.chosen == [selected]


def test_a_god_can_be_kept_after_all(table) -> None:
    table.show(with_god())
    press(table, "god")
    press(table, "keep-god")
    assert not table.board.god_mode
    assert names(table) == ["draw", "invoke", "god"]
    assert table.choices.selected is None
    assert table.chosen == []


def test_after_one_god_there_is_another_or_the_end(table) -> None:
    state = position("god god nile art", "draw; draw; invoke; pass; pass; bid 7; draw; draw; god nile")
    assert state.phase == "gods"
    table.show(state)
    table.board.god_mode = True
    assert names(table) == ["end", "take"]
    assert not button(table, "take").isEnabled()
    press(table, "end")
    assert table.chosen == [End()]


def test_an_auction_offers_pass_and_the_selected_bid(table) -> None:
    table.show(position(LOT, AUCTION))
    assert names(table) == ["pass", "bid"]
    assert not button(table, "bid").isEnabled()
    press(table, "bid")
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


@pytest.mark.parametrize("size", [(530, 330), (842, 604), (2000, 1200)])
@pytest.mark.parametrize("case", ["turn", "god", "auction", "discard"])
def test_all_words_fit_at_every_size(make_table, size, case) -> None:
    table = make_table(*size)
    state = {
        "turn": with_god,
        "god": with_god,
        "auction": lambda: position(LOT, AUCTION),
        "discard": lambda: position(EARTHQUAKE, "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass"),
    }[case]()
    table.show(state)
    if case == "god":
        table.board.god_mode = True
    if case != "turn":
        table.choices.select(table.choices.actions[0])
    bar = table.board.actions_bar
    shown = [b for b in bar.buttons if not b.isHidden()]
    for one, two in pairwise(shown):
        assert one.geometry().bottom() < two.geometry().top()
    for b in shown:
        assert bar.rect().contains(b.geometry())
        assert b.height() >= 22
        font, lines, left, key_font, right = b.lettering()
        assert " ".join(lines) == b.offered.text
        for face, words, room in ((font, lines, left), (key_font, [b.offered.key], right)):
            metrics = QFontMetricsF(face)
            assert face.pixelSize() >= SMALLEST_TYPE
            assert max(metrics.horizontalAdvance(line) for line in words) <= room.width() + 0.5
            assert len(words) * metrics.capHeight() <= room.height()
        assert left.right() <= right.left() + 0.1


def test_a_long_name_is_written_on_two_lines(make_table) -> None:
    table = make_table(530, 330)
    state = position(
        "step-pyramid temple obelisk palace earthquake",
        "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass",
    )
    table.show(state)
    table.choices.select(Discard("step-pyramid"))
    _, lines, *_ = button(table, "discard").lettering()
    assert len(lines) == 2
    assert " ".join(lines) == "Discard Step pyramid"


def test_each_button_names_its_key(table) -> None:
    keys = {}

    def learn(state) -> None:
        table.show(state)
        keys.update({offered.name: offered.key for offered in table.board.actions_bar.offered})

    learn(with_god())
    table.board.god_mode = True
    learn(with_god())
    table.board.god_mode = False
    learn(position(LOT, AUCTION))
    learn(position(EARTHQUAKE, "draw; draw; draw; draw; draw; invoke; bid 13; pass; pass"))
    assert keys == {
        "draw": "D", "invoke": "R", "god": "G", "keep-god": "Esc", "take": "Enter", "pass": "P", "bid": "Enter",
        "discard": "Enter",
    }  # fmt: skip
    assert SIDE_KEYS == ("1", "2")
