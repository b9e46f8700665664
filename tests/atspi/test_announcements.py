"""What the table says reaches a client."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import SavedGame, Seat
from ra_desktop.storage.savefile import save_file

if TYPE_CHECKING:
    from pathlib import Path

SUNS = [[10, 6, 5], [8, 7, 4], [2, 3, 9]]


def test_a_turn_is_announced_and_then_what_the_coach_says(start, tmp_path: Path) -> None:
    game = Game("classic", 3, 1, bag=["gold", "nile", *["ra"] * 9], suns=SUNS)
    seats = (Seat("Anna", "lapis"), Seat("Ben", "carnelian", "novice"), Seat("Cleo", "ochre", "novice"))
    path = tmp_path / "Heard.ra-game"
    save_file(path, SavedGame(game, seats))
    program = start(str(path))
    program.client.wait(lambda: program.announced[1:] or None, "an announcement of the turn, and the coach's advice")
    turn, advice = program.announced[:2]
    assert turn == "Your turn – draw a tile or invoke Ra."
    assert advice.startswith("Coach. Your 10 is the highest sun")
