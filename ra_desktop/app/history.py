"""Finished games: kept as files when they end, and read for the statistics."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.reading import exists
from ra_desktop.storage.savefile import load_file, save_file

from . import background
from .background import in_slices
from .statistics import renamed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from ra_desktop.storage.finished import FinishedGame, Player
    from ra_desktop.storage.saved_game import SavedGame, Seat

    from .session import Session
    from .settings import Settings

_log = logging.getLogger(__name__)

_PARTIAL: Final = 2.0
"""Seconds after which partial results are shown."""


def keep(saved: SavedGame) -> Path | None:
    """Write a finished game to the folder of finished games, if it counts; return its file, or None.

    An existing file stays: only the first end of a game counts. Raises :class:`SaveError`.
    """
    from ra_desktop.storage import finished  # not needed during the start

    if not finished.counts(saved):
        return None
    path = finished.kept_path(saved)
    if not exists(path):
        save_file(path, saved)
    return path


class HistoryKeeper(QObject):
    """Keeps every game that is finished at the table."""

    failed = Signal(object)
    """A finished game could not be written, though the game itself is saved: a SaveError."""
    kept = Signal(object)
    """A :class:`SavedGame` that has just ended at the table, once its file is written, if it counts and can be."""

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._late: list[SavedGame] = []
        """Games that could not be written when they ended."""
        self._is_failing = False
        session.played.connect(self._on_played)
        session.autosave.written.connect(self._on_autosaved)
        session.game_replaced.connect(self._on_replaced)

    def catch_up(self) -> None:
        """Keep the autosaved game if it ended at the table: the program may have ended right after its last move."""
        try:
            saved = load_file(self._session.autosave.path)
        except SaveError:
            return
        from ra_desktop.storage.saved_game import game_id

        if saved.game.state.is_over and game_id(saved) != self._settings.opened_over:
            self._keep(saved)

    def _on_replaced(self) -> None:
        """Note a game that is over when it comes to the table, as from a stranger's file."""
        from ra_desktop.storage.saved_game import game_id

        saved = self._session.saved
        if saved is not None and saved.game.state.is_over and not self._session.has_guest:
            self._settings.opened_over = game_id(saved)

    def take(self, saved: SavedGame) -> None:
        """Keep a game that has ended at a table with friends elsewhere."""
        self._keep(saved)

    def _on_played(self) -> None:
        saved = self._session.saved
        if saved is not None and saved.game.state.is_over and not self._session.has_guest:
            self._keep(saved)
            self.kept.emit(saved)

    def _on_autosaved(self) -> None:
        """Try again to keep games that could not be written."""
        late, self._late = self._late, []
        for saved in late:
            if saved.game.state.is_over:
                self._keep(saved)

    def _keep(self, saved: SavedGame) -> None:
        """Keep `saved`, unless its file has been deleted since."""
        from ra_desktop.storage.saved_game import game_id

        number = game_id(saved)
        if self._settings.last_kept == number:
            return
        try:
            keep(saved)
        except SaveError as error:
            _log.warning("a finished game cannot be saved: %s", error)
            if not self._is_failing and not self._session.autosave.is_failing:  # of which the user has been told
                self._is_failing = True
                self.failed.emit(error)
            if saved not in self._late:
                self._late.append(saved)
        else:
            self._is_failing = False
            self._settings.last_kept = number
            self._note(saved)

    def _note(self, saved: SavedGame) -> None:
        """Note what the start page and the puzzles go by: which rule sets are known, and whether any game was won."""
        settings, winner = self._settings, saved.game.state.winner
        persons = [seat for seat, player in enumerate(saved.seats) if player.is_person]
        if persons:
            settings.played = " ".join(sorted({*settings.played.split(), saved.game.ruleset}))
        if len(persons) == 1 and settings.fortune != "won":
            settings.fortune = "won" if winner in persons else "lost"


class AfterGame(QObject):
    """Reads the history once when a game has ended, in the background, for all that depends on it."""

    ended = Signal(object)
    """The :class:`SavedGame` that has just ended, while its player is there."""
    counted = Signal(object, object)
    """The :class:`SavedGame` that has ended, and all finished games, the first to end first."""

    def __init__(self, keeper: HistoryKeeper, parent: QObject | None = None) -> None:
        super().__init__(parent)
        keeper.kept.connect(self.count)

    def count(self, saved: SavedGame) -> None:
        """Read the history; :attr:`counted` follows, unless that fails or someone else plays by then."""

        def deliver(games: list[FinishedGame] | None) -> None:
            if games is not None:
                self.counted.emit(saved, games)

        self.ended.emit(saved)
        player = paths.player_dir()
        background.quick().start(self, counted, deliver, is_wanted=lambda: paths.player_dir() == player)


def counted() -> Iterator[list[FinishedGame] | None]:
    """Yield None while the files of finished games that are new are read, then all games, if the index can be used."""
    games, player = None, paths.player_dir()
    for result in _read():
        if isinstance(result, SaveError):  # the statistics tell of it
            if paths.player_dir() == player:  # the folder of a guest who has left is gone
                _log.warning("finished games are not counted: %s", result)
            return
        games = games if isinstance(result, int) else result
        yield None
    yield games


def _read(*, clears: bool = False) -> Iterator[int | list[FinishedGame] | SaveError]:
    """Yield the finished games that are known, then how many files are left to read, and all games in between."""
    from ra_desktop.storage.index import Index  # not needed during the start

    try:
        with Index.open() as index:
            games = renamed(index.games())
            yield games
            told_at = time.monotonic()
            for remaining in in_slices(index.update()):
                yield remaining[-1]
                if time.monotonic() - told_at > _PARTIAL:
                    told_at = time.monotonic()
                    games = renamed(index.games())
                    yield games
            if clears:  # only now, or games whose files were not read yet would come back
                index.clear()
            if (now := renamed(index.games())) != games:
                yield now
    except SaveError as error:
        yield error


@dataclass(frozen=True, slots=True)
class Memory:
    """What a character remembers of the last game that it finished with a person."""

    won: bool | None
    """Whether the character won it; False if the person did, None if someone else did."""
    row: str
    """The row of the score sheet in which the person was furthest ahead of the character; empty if in none."""
    points: int
    """What the person scored in that row, all epochs together; 0 without one."""


def memories(saved: SavedGame, games: Sequence[FinishedGame]) -> dict[int, Memory]:
    """Return what the characters at the table of `saved` remember of the only person there, by seat.

    `games` are all finished games, the first to end first. No one remembers `saved` itself, or anything while several
    persons play; nor a game in which two seats had the same name or face.
    """
    from ra_desktop.storage.saved_game import game_id

    persons = [seat.name for seat in saved.occupants if seat.bot is None]
    if len(persons) != 1:
        return {}
    faces = [_face(seat) for seat in saved.occupants]
    own, known = game_id(saved), {}
    for number, face in enumerate(faces):
        if not face or faces.count(face) > 1:
            continue
        for game in reversed(games):
            person = [one for one in game.players if one.is_person and one.name == persons[0]]
            same = [one for one in game.players if _face(one) == face]
            if game.id != own and len(person) == len(same) == 1:
                known[number] = _memory(person[0], same[0])
                break
    return known


def _face(one: Player | Seat) -> str:
    """Return the character of a bot; empty for everyone else."""
    return (one.character or "") if one.bot else ""


def _memory(person: Player, bot: Player) -> Memory:
    leads = {row: points - bot.points.get(row, 0) for row, points in person.points.items() if points > 0}
    row = max(leads, key=leads.__getitem__, default="")
    row = row if leads.get(row, 0) > 0 else ""
    won = True if bot.rank == 1 else False if person.rank == 1 else None
    return Memory(won, row, person.points.get(row, 0))


class Acquaintances(QObject):
    """Reads in the background what the characters at the table remember, once for each game and its players."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: tuple[SavedGame, tuple[Seat, ...]] | None = None
        self._known: dict[int, Memory] = {}

    def of(self, saved: SavedGame) -> dict[int, Memory]:
        """Return :func:`memories` of `saved`; empty until they are read, which the first call begins."""
        if self._asked is None or self._asked[0] is not saved or self._asked[1] != saved.occupants:
            self._asked, self._known = (saved, saved.occupants), {}
            asked = self._asked
            deliver = partial(self._on_read, saved)
            background.quick().start(self, counted, deliver, is_wanted=lambda: self._asked is asked)
        return self._known

    def _on_read(self, saved: SavedGame, games: list[FinishedGame] | None) -> None:
        if games is not None:
            self._known = memories(saved, games)


class HistoryReader(QObject):
    """Reads the history in the background, after adding new games."""

    read = Signal(object)
    """All finished games, a list of :class:`~ra_desktop.storage.finished.FinishedGame`, the first to end first."""
    progressed = Signal(int)
    """How many files of finished games are still to be read."""
    failed = Signal(object)
    """A SaveError."""

    def refresh(self) -> None:
        """Read the history again."""
        background.quick().start(self, _read, self._on_read, failed=self.failed.emit)

    def clear(self) -> None:
        """Clear the history."""
        background.quick().start(self, partial(_read, clears=True), self._on_read, failed=self.failed.emit)

    def _on_read(self, result: int | list[FinishedGame] | SaveError) -> None:
        if isinstance(result, int):
            self.progressed.emit(result)
        elif isinstance(result, list):
            self.read.emit(result)
        else:
            self.failed.emit(result)
