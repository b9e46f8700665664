"""Finished games of the journey and of the days, as the program deals them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec

from ra_desktop.app.occasions import day_deal, day_of, load_journey, place_of
from ra_desktop.engine import Game
from ra_desktop.storage.saved_game import SavedGame

if TYPE_CHECKING:
    from ra_desktop.app.setup import GameSetup


def setup_of(occasion: str) -> GameSetup:
    """Return what is dealt for `occasion`; for none, that of the first place."""
    day = day_of(occasion)
    return day_deal(day).setup if day is not None else (place_of(occasion) or load_journey()[0]).setup()


def finished(occasion: str, *, is_won: bool = True, most: int = 10_000) -> SavedGame:
    """Return a game of `occasion`, played by chance; at a place, Anna has won it or come last."""
    setup = setup_of(occasion)
    seats = [msgspec.structs.replace(seat, name="Anna") if seat.bot is None else seat for seat in setup.seats]
    game = Game(setup.ruleset, len(seats), 4 if setup.shuffle_seats else setup.seed)
    rng = random.Random(4)
    while not game.state.is_over and len(game.plies) < most:
        game.play(rng.choice(game.state.legal_actions()))
    if setup.shuffle_seats and game.state.is_over:
        own = game.state.ranking()[0 if is_won else -1]
        seats[0], seats[own] = seats[own], seats[0]
    return SavedGame(game, tuple(seats), setup.options, "2026-11-26T10:00:00+01:00", occasion=occasion)
