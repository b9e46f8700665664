"""What a game counts for: one table for all that is made of finished games.

Whether a game belongs in the history at all is said by :func:`.finished.counts`, for the storage of files, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.outside import has_outside
from ra_desktop.storage import finished
from ra_desktop.storage.finished import FinishedGame, players_of

from .occasions import DAY, JOURNEY, is_as_dealt

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ra_desktop.storage.saved_game import SavedGame

Use = Literal["growth", "feats", "rating", "records", "journey", "day"]
Fact = Literal["kept", "alone", "fair", "no program", "at level", "place", "day"]
"""It is in the history; there is one person; no one knew more than a player may; no outside program played; the bots
can play at their levels here; it was played at a place of the journey, or is the deal of a day, with the rules, seats
and tiles of that occasion."""

_RESULT: Final[frozenset[Fact]] = frozenset(("kept", "fair", "no program", "at level"))
NEEDS: Final[Mapping[Use, frozenset[Fact]]] = {
    "growth": frozenset(("kept", "alone", "at level")),
    "feats": _RESULT,
    "rating": _RESULT,
    "records": _RESULT | {"alone"},
    "journey": _RESULT | {"alone", "place"},
    "day": _RESULT | {"alone", "day"},
}
"""What must be true of a game for each use."""


def facts(game: SavedGame | FinishedGame) -> frozenset[Fact]:
    """Return what is true of `game`; nothing of one that isn't over."""
    if isinstance(game, FinishedGame):
        players, is_fair, occasion = game.players, not game.take_backs, ""
    elif finished.counts(game):
        players, is_fair = players_of(game), not game.is_flawed
        occasion = game.occasion if is_as_dealt(game) else ""
    else:
        return frozenset()
    true: dict[Fact, bool] = {
        "kept": True,
        "alone": sum(player.bot is None for player in players) == 1,
        "fair": is_fair,
        "no program": not has_outside(player.bot for player in players),
        "at level": all(player.bot is None or is_playable(player.bot) for player in players),
        "place": occasion.startswith(JOURNEY),
        "day": occasion.startswith(DAY),
    }
    return frozenset(fact for fact, is_true in true.items() if is_true)


def counts_for(game: SavedGame | FinishedGame, use: Use) -> bool:
    """Whether `game` counts for `use`."""
    return NEEDS[use] <= facts(game)
