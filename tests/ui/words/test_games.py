"""What is said of a game and of those who play it."""

from __future__ import annotations

from datetime import datetime

from ra_desktop.app.models.library import Column
from ra_desktop.storage import SavedGame, Seat
from ra_desktop.storage.library import Entry
from ra_desktop.ui.words.games import continue_text, entry_text, entry_title
from tests.storage.games import random_game

SEATS = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled"))


def test_the_game_to_continue_is_told_in_one_line(qapp: object) -> None:
    saved = SavedGame(random_game("priests", 2, 3, 8), SEATS)
    assert continue_text(saved) == "Priests of Ra · Old Kingdom · You, Nefer"


def test_the_game_to_continue_bears_the_mark_of_take_backs(qapp: object) -> None:
    saved = SavedGame(random_game("boat", 2, 3, 8), SEATS)
    saved.game.take_backs = 1
    assert continue_text(saved) == "Ra – Solar boat · Old Kingdom · You, Nefer · with take-backs"


def test_a_row_of_the_list_has_one_format_of_dates(qapp: object) -> None:
    modified = int(datetime(2025, 3, 21, 19, 30).timestamp()) * 10**9
    row = Entry(name="Ra, 2025-03-21 19.30 (2).ra-game", size=1, modified=modified)
    assert entry_title(row) == f"Ra, {entry_text(row, Column.DATE)} (2)"
    assert entry_title(Entry(name="2025-99-21 19.30.ra-game", size=1, modified=0)) == "2025-99-21 19.30"
