"""A line of the log shows the table as it was; the game itself waits, unchanged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ra_desktop.app.setup import GameSetup
from ra_desktop.storage.saved_game import Seat
from tests.e2e.hand import Hand

PEOPLE = (Seat("Anna", "lapis"), Seat("Ben", "carnelian"), Seat("Cleo", "ochre"))


@pytest.fixture
def hand(window, qtbot) -> Hand:
    window.session.start(GameSetup("classic", PEOPLE, seed=8))
    made = Hand(window, qtbot)
    for _ in range(5):
        made.wait()
        made.by_key(made.choices.actions[0])
    made.wait()
    return made


def test_an_earlier_position_is_shown_and_nothing_can_be_played(window, hand):
    window.side.content.ply_chosen.emit(2)
    game = window.session.game
    assert hand.table.view.shown == game.position(2).view(hand.table.view.shown.seat)
    assert hand.choices.actions == ()
    hand.key("d")
    assert len(game.plies) == 5


def test_escape_goes_back_to_the_game(window, hand):
    before = hand.choices.actions
    window.side.content.ply_chosen.emit(2)
    hand.key(Qt.Key.Key_Escape)
    assert hand.choices.actions == before
    assert hand.table.view.shown == window.session.view(hand.table.view.shown.seat)
    hand.by_key(before[0])
    assert len(window.session.game.plies) == 6


def test_bots_wait_while_one_looks_back(window, qtbot):
    bots = tuple(Seat(seat.name, seat.colour, "casual") for seat in PEOPLE)
    window.session.start(GameSetup("classic", bots, seed=8))
    qtbot.waitUntil(lambda: len(window.session.game.plies) > 4)
    window.table.replay.start(1)
    there = len(window.session.game.plies)
    qtbot.wait(60)
    assert len(window.session.game.plies) == there
    window.table.replay.end()
    qtbot.waitUntil(lambda: len(window.session.game.plies) > there)
