"""Who played when: the changes of players that a log tells."""

from __future__ import annotations

import time

from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import Handover, SavedGame, Seat

SEATS = (Seat("Anna", "lapis"), Seat("Ben", "ochre", "casual", "heir"), Seat("Cleo", "amethyst", "skilled"))


def saved(*handovers: Handover) -> SavedGame:
    return SavedGame(Game("classic", 3, 7), SEATS, handovers=handovers)


def test_every_change_is_told_with_its_time_and_the_new_player() -> None:
    game = saved(
        Handover(0, 0, "novice"), Handover(5, 1), Handover(5, 2, "master", "scholar"), Handover(9, 1, "casual")
    )
    assert game.seat_changes == (
        Handover(0, 0, "novice", None),
        Handover(5, 1, None, None),
        Handover(5, 2, "master", "scholar"),
        Handover(9, 1, "casual", None),
    )


def test_of_several_changes_at_the_same_time_only_what_came_of_them_is_told() -> None:
    game = saved(Handover(4, 1, "novice"), Handover(4, 1), Handover(4, 2), Handover(4, 2, "skilled"))
    assert game.seat_changes == (Handover(4, 1, None, None),)


def test_a_change_during_the_game_is_told_after_those_before() -> None:
    game = saved()
    assert game.seat_changes == ()
    game.hand_over(2, None)
    assert game.seat_changes == (Handover(0, 2, None, None),)
    game.hand_over(2, "skilled")
    assert game.seat_changes == ()


def test_thousands_of_changes_are_compared_once() -> None:
    game = saved(*(Handover(number, number % 3, None if number % 2 else "master") for number in range(2000)))
    before = time.process_time()
    first = game.seat_changes
    assert all(game.seat_changes is first for _ in range(10_000))
    assert len(first) > 1900
    assert time.process_time() - before < 1
