"""What bots know of each game: one record for each, which :mod:`.games` registers.

A record is found by the game's name in the engine (:attr:`ra_desktop.engine.Position.game`). All rule sets of a game
share it: they differ in figures alone, which bots take from the position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ra_desktop.engine import Position, View

    from .neural.game import NeuralGame
    from .neural.settings import SearchSettings
    from .thumb.worth import Tuning, Worth


@dataclass(frozen=True, kw_only=True)
class GameAi:
    """All that is known of one game beyond its rules. Nothing here imports numpy before it is asked for."""

    game: str
    """The game's name in the engine, and in the names of the files with its networks' weights."""
    price: Callable[[View, int], float]
    """What `novice` takes the tile with a code for, in fame, in the eyes of the seat that acts."""
    worth: Callable[[Position, Tuning | None], Worth]
    """What tiles and suns are worth in a position by rules of thumb; None: tuned as is best for the game."""
    lasting: frozenset[str]
    """The categories of tiles with something to keep after the epoch."""
    harmful: frozenset[str]
    """The categories of tiles that nobody wants."""
    soon_useful: frozenset[str] = frozenset()
    """The categories that do not last but may decide who has most: `novice` does not call them worth nothing."""
    settings: Mapping[str, Mapping[int, SearchSettings]]
    """How each level above `novice` thinks, by number of players."""
    neural: Callable[[], NeuralGame]
    """What the networks need: loads numpy."""
    training_ruleset: str
    """The rule set whose games teach the networks; it has all numbers of players."""
    tile_groups: Mapping[str, tuple[str, ...]]
    """What the tables of the arena count of the tiles won: a heading, and the categories or sides that it adds up."""
    own_statistics: Mapping[str, str]
    """What they show of this game alone: a heading, and the field of :class:`.arena.matches.Record`."""


_GAMES: Final[dict[str, GameAi]] = {}


def register(ai: GameAi) -> None:
    """Let the bots play a game; ``ValueError`` if they can already."""
    if ai.game in _GAMES:
        raise ValueError(f"the bots know {ai.game!r} already")
    _GAMES[ai.game] = ai


def ai_for(game: str) -> GameAi:
    """What bots know of `game`; ``KeyError`` if nothing."""
    return _GAMES[game]


def settings_for(level: str, players: int, game: str) -> SearchSettings:
    """How `level`, one of those above `novice`, thinks in a `game` of so many `players`."""
    return ai_for(game).settings[level][players]


def known_games() -> tuple[str, ...]:
    """The games that the bots can play."""
    return tuple(_GAMES)
