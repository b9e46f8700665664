"""Games through the window to their end, as people play them.

One game is played from its first tile, by dragging. What else must hold to the end begins with a position out of the
second half of a golden game, when much lies on the table: it takes a tenth of the time and meets the same things.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, Invoke, SpendGod
from tests.e2e.hand import Hand, put_on_the_table, seats
from tests.engine.golden import late_game

if TYPE_CHECKING:
    import random


def choose(rng: random.Random, actions):
    """A person who draws more than they call, and who bids one time in three."""
    gods = [action for action in actions if isinstance(action, SpendGod)]
    if gods and rng.random() < 0.7:
        return rng.choice(gods)
    if actions[0] is Draw():
        return Draw() if rng.random() < 0.8 else Invoke()
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids and rng.random() < 0.35:
        return rng.choice(bids)
    return rng.choice(actions)


@pytest.fixture
def hand(window, qtbot) -> Hand:
    return Hand(window, qtbot)


@pytest.mark.slow
def test_a_whole_game_by_dragging(window, hand):
    window.session.start(GameSetup("classic", seats(None, "casual", "casual"), seed=11))
    used = hand.play(hand.by_drag, choose, 1)
    assert {Draw, Invoke, Bid} <= used


def test_a_game_is_ended_by_clicking(window, hand):
    put_on_the_table(window, late_game("boat", 4, 150), None, "casual", "skilled", "casual")
    used = hand.play(hand.by_click, choose, 2)
    assert {Draw, Invoke, Bid} <= used


def test_a_game_is_ended_by_keyboard(window, hand):
    put_on_the_table(window, late_game("classic", 3, 100), None, "casual", "casual")
    used = hand.play(hand.by_key, choose, 3)
    assert {Draw, Invoke, Bid} <= used


def test_two_people_at_one_screen(window, hand):
    put_on_the_table(window, late_game("boat", 2, 40), None, None)
    used = hand.play(hand.by_click, choose, 4)
    assert {Draw, Invoke, Bid} <= used


@pytest.mark.slow
def test_five_people_by_dragging(window, hand):
    put_on_the_table(window, late_game("classic", 5, 18), *[None] * 5)
    assert SpendGod in hand.play(hand.by_drag, choose, 5)


def test_four_bots_by_themselves(window, hand):
    put_on_the_table(window, late_game("classic", 4, 50), "casual", "skilled", "casual", "skilled")
    hand.wait()
    assert hand.is_over
    night = window.table.view.board.board.parts.sail.rect
    window.table.view.board.set_day(1.0)
    assert window.table.view.board.board.parts.sail.rect == night


@pytest.mark.slow
def test_the_smallest_window(window, hand):
    window.resize(1024, 700)
    put_on_the_table(window, late_game("boat", 5, 25), *[None] * 5)
    hand.play(hand.by_drag, choose, 6)
