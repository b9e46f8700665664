"""The identity of a game, wherever its file is, and the names of the files that the program itself creates."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from .saved_game import SavedGame

KEPT_ID: Final = 8
"""How many digits of a game's id end the names of files that the program itself creates."""


def game_id(saved: SavedGame) -> str:
    """Return the identity of a game, from its start time and deal, wherever its file is and however it continues."""
    game = saved.game
    dealt = msgspec.json.encode([saved.started, saved.goes_on_from, game.ruleset, game.suns, game.bag])
    return hashlib.sha256(dealt).hexdigest()[:32]


def kept_stem(saved: SavedGame) -> str:
    """Return the file name, without suffix, that the program gives to a game: always the same for the same game."""
    try:
        began = datetime.fromisoformat(saved.started).astimezone()
    except (OverflowError, ValueError):  # none, or one beyond the last time zone
        began = datetime.now(UTC).astimezone()
    return f"{began:%Y-%m-%d %H.%M} {game_id(saved)[:KEPT_ID]}"
