"""The records that a finished game has beaten: those of its only person, in earlier games by the same rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.saved_game import SavedGame


@dataclass(frozen=True, slots=True)
class Record:
    """Something that this person has never reached before by these rules."""

    kind: Literal["fame", "first-win", "streak"]
    """The highest fame, the first game won, or the most games won in a row."""
    value: int
    """What was reached: fame, games won, games won in a row."""
    before: int
    """The record until now."""


def beaten(saved: SavedGame, games: Iterable[FinishedGame]) -> list[Record]:
    """Return the records that `saved`, a finished game, has beaten; `games` are all, the first to end first.

    Only a single person's game, dealt by its rules and without take-backs, can beat any, and only if there are earlier
    ones like it.
    """
    from ra_desktop.storage.finished import players_of
    from ra_desktop.storage.identity import game_id

    mine = [player for player in players_of(saved) if player.bot is None]
    if len(mine) != 1 or not saved.game.is_dealt or saved.game.has_take_backs or saved.goes_on_from is not None:
        return []
    (now,) = mine
    number = game_id(saved)
    earlier = [
        player
        for game in games
        if game.id != number and game.ruleset == saved.game.ruleset and not game.take_backs
        for player in game.players
        if player.bot is None and player.name == now.name
    ]
    if not earlier:
        return []
    records = []
    best = max(player.fame for player in earlier)
    if now.fame > best:
        records.append(Record("fame", now.fame, best))
    if now.rank == 1:
        longest, run = _streaks(player.rank == 1 for player in earlier)
        if not longest:
            records.append(Record("first-win", 1, 0))
        elif run + 1 > longest:
            records.append(Record("streak", run + 1, longest))
    return records


def _streaks(wins: Iterable[bool]) -> tuple[int, int]:
    """Return the most wins in a row, and those at the end."""
    longest = run = 0
    for win in wins:
        run = run + 1 if win else 0
        longest = max(longest, run)
    return longest, run
