"""The records that a finished game has beaten: those of its only person, in earlier games by the same rules."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from ra_desktop.storage.errors import SaveError

from .background import Background, in_slices

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.saved_game import SavedGame

_log = logging.getLogger(__name__)


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

    Only a single person's game without take-backs can beat any, and only if there are earlier ones like it.
    """
    from ra_desktop.storage.finished import players_of
    from ra_desktop.storage.identity import game_id

    mine = [player for player in players_of(saved) if player.bot is None]
    if len(mine) != 1 or saved.game.has_take_backs or saved.goes_on_from is not None:
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


class RecordFinder(QObject):
    """Looks for records in the background."""

    found = Signal(object)
    """The records of the last game asked about, a list of :class:`Record`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background = Background(self)

    def look(self, saved: SavedGame) -> None:
        """Look for the records of `saved`, a finished game; :attr:`found` follows."""
        self._background.start(lambda: self._read(saved), self._on_read)

    def close(self) -> None:
        """End the thread."""
        self._background.shutdown()

    @staticmethod
    def _read(saved: SavedGame) -> Iterator[list[Record] | None]:
        from ra_desktop.storage.history import History

        try:
            with History.open() as history:
                for _ in in_slices(history.update()):
                    yield None
                yield beaten(saved, history.games())
        except SaveError as error:  # the statistics tell of it
            _log.info("no records: %s", error)

    def _on_read(self, records: list[Record] | None) -> None:
        if records is not None:
            self.found.emit(records)
