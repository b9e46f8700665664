"""The bots' knowledge of each game: one record for each, registered by :mod:`.games`.

A record is found by the game's name in the engine (:attr:`ra_desktop.engine.Position.game`). All rule sets of a game
share it: they differ only in figures, which bots take from the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ra_desktop.engine import View

    from .neural.batch.state import BatchState
    from .neural.settings import SearchSettings


@dataclass(frozen=True, kw_only=True)
class GameAi:
    """What bots know of one game beyond its rules. numpy is imported on first use only."""

    game: str
    """The game's name in the engine, and in the names of its networks' weights files."""
    price: Callable[[View, int], float]
    """The value to `novice` of the tile with a code, in fame, for the acting seat."""
    lasting: frozenset[str]
    """The categories of tiles that may keep their value after the epoch."""
    harmful: frozenset[str]
    """The categories of harmful tiles."""
    soon_useful: frozenset[str] = frozenset()
    """The categories that do not last but may decide who has most; `novice` does not call them worthless."""
    settings: Mapping[str, Mapping[int, SearchSettings]]
    """How each level above `regular` thinks, by number of players, and what is ``shown`` is found: hints, reviews."""
    batch: Callable[[], type[BatchState]]
    """Returns its positions as rows of numbers, for the networks; imports numpy."""
    training_ruleset: str
    """The rule set of the networks' training games; it allows all numbers of players."""
    tile_groups: Mapping[str, tuple[str, ...]]
    """The columns of tiles won in the arena's tables: a heading, and the categories or sides it adds up."""


_GAMES: Final[dict[str, GameAi]] = {}


def register(ai: GameAi) -> None:
    """Add a game for the bots; ``ValueError`` if they know it already."""
    if ai.game in _GAMES:
        raise ValueError(f"the bots know {ai.game!r} already")
    _GAMES[ai.game] = ai


def ai_for(game: str) -> GameAi:
    """Return what bots know of `game`; ``KeyError`` if nothing."""
    return _GAMES[game]


def settings_for(level: str, players: int, game: str) -> SearchSettings:
    """Return how `level`, one of :attr:`GameAi.settings`, thinks in a `game` with that many `players`."""
    return ai_for(game).settings[level][players]


def known_games() -> tuple[str, ...]:
    """Return the games that the bots can play."""
    return tuple(_GAMES)
