"""What keys mean while a person has to decide."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from ra_desktop.engine import Bid, Draw, SpendGod
from ra_desktop.ui.table.turn import TableKeys
from tests.ui.table.conftest import bidding, position


def key(code: Qt.Key, text: str = "", *, held: bool = False, when: int = 0) -> QKeyEvent:
    event = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, text, held)
    event.setTimestamp(when)
    return event


class Keys:
    """Keys of a table; *hint* is whether one is on show."""

    def __init__(self, choices) -> None:
        self.choices = choices
        self.chosen = []
        self.skips = 0
        self.hint = False
        choices.chosen.connect(self.chosen.append)
        self.view: Any = QObject()
        self.view.choices, self.view.cards = choices, [self]
        self.view.coach_card = SimpleNamespace(answer=lambda: False)
        self.keys = TableKeys(self.view, self)

    def skip(self) -> None:
        self.skips += 1

    def dismiss(self) -> bool:
        was, self.hint = self.hint, False
        return was

    def type(self, digits: str, when: int = 0) -> None:
        for digit in digits:
            assert self.keys.press(key(Qt.Key(ord(digit)), digit, when=when))


@pytest.fixture
def keys(choices):
    return Keys(choices)


def test_digits_select_a_sun_and_two_of_them_one_above_nine(keys):
    state = position("draw", "draw", "invoke", "bid 5", bag=["nile", "gold", *["ra"] * 9], suns=[[2, 12, 9], [5, 8]])
    keys.choices.offer(state.view(0))
    keys.type("9")
    assert keys.choices.selected == Bid(9)
    keys.type("12")
    assert keys.choices.selected == Bid(12)
    keys.type("7")
    assert keys.choices.selected == Bid(12), "there is no such sun"


@pytest.mark.parametrize(("after", "sun"), [(899, 13), (900, 3)])
def test_two_digits_are_one_number_if_pressed_within_nine_tenths_of_a_second_whenever_they_are_handled(
    keys, monkeypatch, after, sun
):
    now = [1.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    state = position("draw", "draw", "invoke", "bid 2", bag=["nile", "gold", *["ra"] * 9], suns=[[13, 3, 4], [2, 8]])
    keys.choices.offer(state.view(0))
    keys.type("1", 5_000)
    now[0] += 2.0 if sun == 13 else 0.1
    keys.type("3", 5_000 + after)
    assert keys.choices.selected == Bid(sun)


@pytest.mark.parametrize("by_key", [True, False])
def test_a_digit_of_one_bid_is_no_part_of_the_next(keys, by_key):
    state = position("draw", "draw", "invoke", "bid 2", bag=["nile", "gold", *["ra"] * 9], suns=[[11, 3, 13], [2, 8]])
    keys.choices.offer(state.view(0))
    keys.type("11")
    if by_key:
        keys.keys.press(key(Qt.Key.Key_Return))
    else:
        keys.choices.choose()
    assert keys.chosen == [Bid(11)]
    keys.choices.offer(state.view(0))
    keys.type("3")
    assert keys.choices.selected == Bid(3)


def test_digits_mean_nothing_outside_auctions(keys):
    keys.choices.offer(position(bag=["nile"], suns=[[4, 7], [5, 8]]).view(0))
    assert not keys.keys.press(key(Qt.Key.Key_4, "4"))


def test_enter_proposes_the_lowest_sun_and_chooses_once(keys):
    keys.choices.offer(bidding().view(0))
    keys.keys.press(key(Qt.Key.Key_Enter))
    assert (keys.choices.selected, keys.chosen) == (Bid(min(bid.sun for bid in keys.choices.of_type(Bid))), [])
    keys.choices.select(Bid(9))
    keys.keys.press(key(Qt.Key.Key_Enter))
    assert keys.chosen == [Bid(9)]


@pytest.mark.parametrize(
    ("code", "selected"),
    [(Qt.Key.Key_Right, 7), (Qt.Key.Key_Down, 7), (Qt.Key.Key_Left, 9), (Qt.Key.Key_Up, 9)],
)
def test_arrows_step(keys, code, selected):
    keys.choices.offer(bidding().view(0))
    keys.keys.press(key(code))
    assert keys.choices.selected == Bid(selected)


def test_escape_puts_the_hint_away_first_and_then_thinks_again(keys):
    state = position("draw", "draw", bag=["nile", "gold", *["ra"] * 9], held={1: {"god": 1}}, suns=[[4, 7], [5, 8]])
    keys.choices.offer(state.view(1))
    keys.choices.select(SpendGod("gold"))
    keys.hint = True
    keys.keys.press(key(Qt.Key.Key_Escape))
    assert (keys.hint, keys.choices.selected) == (False, SpendGod("gold"))
    keys.keys.press(key(Qt.Key.Key_Escape))
    assert keys.choices.selected is None
    assert Draw() in keys.choices


def test_space_skips_and_other_keys_mean_nothing(keys):
    assert keys.keys.press(key(Qt.Key.Key_Space))
    assert keys.skips == 1
    assert not keys.keys.press(key(Qt.Key.Key_Q, "q"))
