"""What a game is known by, wherever its file lies, and how the program names the files that it keeps by itself."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from .saved_game import SavedGame

KEPT_ID: Final = 8
"""How many digits of a game's id end the name of its file, if the program has kept it."""


def game_id(saved: SavedGame) -> str:
    """What a game is known by, wherever its file lies and however it goes on: when it began and what was dealt."""
    game = saved.game
    dealt = msgspec.json.encode([saved.started, saved.goes_on_from, game.ruleset, game.suns, game.bag])
    return hashlib.sha256(dealt).hexdigest()[:32]


def kept_stem(saved: SavedGame) -> str:
    """The name, without suffix, of a file that the program makes by itself: always the same for the same game."""
    try:
        began = datetime.fromisoformat(saved.started).astimezone()
    except (OverflowError, ValueError):  # none, or one at the end of all time zones
        began = datetime.now(UTC).astimezone()
    return f"{began:%Y-%m-%d %H.%M} {game_id(saved)[:KEPT_ID]}"
