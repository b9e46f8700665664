"""Finished games: their files, and a database of what came of them (docs/save-format.md#history).

The files are the truth. The database is filled from them, and again when it is lost or damaged; it remembers games
whose files are gone. A game counts once, whatever happens to its file: it is known by what it was dealt and when.
"""

from __future__ import annotations

import contextlib
import csv
import io
import logging
import sqlite3
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from ra_desktop.engine import RULESETS

from . import paths
from .atomic import write_atomically
from .errors import NewerFormatError, ReadError, SaveError, WriteError
from .filing import remove
from .identity import game_id, kept_stem
from .library import ranking
from .savefile import SUFFIX, load_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from .savefile import SavedGame, Seat

_log = logging.getLogger(__name__)

SCHEMA_VERSION: Final = 1
MOST_KEPT: Final = 2_000
"""Files of finished games that are kept; the oldest go when there are more, and stay in the database."""
_TOGETHER: Final = 20
"""Games that are written at once: the wait for the disk is longer than the work."""
_PATIENCE: Final = 5.0
"""Seconds that another window may keep the database to itself."""

_SCHEMA: Final = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, started TEXT NOT NULL, ended TEXT NOT NULL, ruleset TEXT NOT NULL,
    take_backs INTEGER NOT NULL, moves INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
    bot TEXT, character TEXT, rank INTEGER NOT NULL, fame INTEGER NOT NULL, points TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE files (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE cleared (id TEXT PRIMARY KEY) WITHOUT ROWID;
"""


class Player(msgspec.Struct, frozen=True):
    """What came of a game for one seat."""

    name: str
    bot: str | None
    """The bot's level; None for a person."""
    character: str | None
    rank: int
    """1 for the winner."""
    fame: int
    points: dict[str, int]
    """By row of the scoring table, all epochs together."""


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    id: str
    started: str
    ended: str
    """Both in ISO 8601; *started* may be empty."""
    ruleset: str
    take_backs: bool
    """Whether moves were taken back, or the game went on from a position of another one."""
    moves: int
    players: tuple[Player, ...]
    """By seat."""


# --- what counts ------------------------------------------------------------------------------------


def players_of(saved: SavedGame) -> tuple[Player, ...]:
    """What came of a finished game, by seat."""
    state, ranks = saved.game.state, ranking(saved)
    points: list[Counter[str]] = [Counter() for _ in range(state.players)]
    for sheet in state.score_sheet:
        for seat, rows in enumerate(sheet):
            points[seat].update(rows)
    return tuple(
        Player(seat.name, seat.bot, seat.character, ranks.index(number) + 1, state.fame[number], dict(points[number]))
        for number, seat in enumerate(deciders(saved))
    )


def deciders(saved: SavedGame) -> tuple[Seat, ...]:
    """Who played the seats: where one changed hands, whoever decided most of its moves, a person before a bot."""
    if not saved.handovers:
        return saved.seats
    decided: list[Counter[Seat]] = [Counter() for _ in saved.seats]
    for ply, seat in zip(saved.game.plies, saved.deciders(), strict=False):
        decided[ply.seat][seat] += 1
    return tuple(
        max(counts, key=lambda seat: (counts[seat], seat.bot is None)) if counts else seat
        for seat, counts in zip(saved.seats, decided, strict=True)
    )


def counts(saved: SavedGame) -> bool:
    """Whether a game belongs into the history: it is over, and a person took part in it."""
    return saved.game.state.is_over and any(seat.bot is None for seat in deciders(saved))


def kept_path(saved: SavedGame) -> Path:
    """Where the file of a finished game is kept: always the same for the same game."""
    return paths.finished_dir() / (kept_stem(saved) + SUFFIX)


# --- the database -----------------------------------------------------------------------------------


class History:
    """The database of finished games. Use it as a context, on one thread::

    with History.open() as history:
        history.update()
    """

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database = database
        self.path = path

    @classmethod
    def open(cls, path: Path | None = None) -> Self:
        """The database in *path*, made or made anew if need be.

        Raises :class:`WriteError` if there can be none, and :class:`NewerFormatError` if a newer version of the program
        has written it.
        """
        path = path or paths.history_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error
        try:
            return cls(_connect(path), path)
        except sqlite3.OperationalError as error:  # locked, read-only, no room: nothing that a new one would mend
            raise WriteError(path, str(error)) from error
        except sqlite3.DatabaseError as error:
            _log.warning("the history is made anew: %s", error)
        try:
            path.replace(path.with_name(path.name + ".damaged"))
            return cls(_connect(path), path)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error
        except sqlite3.Error as error:
            raise WriteError(path, str(error)) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the database."""
        self._database.close()

    # --- filling it

    def update(self, folder: Path | None = None, most: int = MOST_KEPT) -> Iterator[int]:
        """Take in the kept games that are new, one at a step; each step says how many are left.

        When all are in, the oldest files beyond *most* are deleted. Raises :class:`ReadError` or :class:`WriteError`.
        """
        folder = folder or paths.finished_dir()
        found = _kept_files(folder)
        known = {(row[0], row[1], row[2]) for row in self._rows("SELECT name, size, modified FROM files")}
        new = [file for file in found if file not in known]
        try:
            for left, file in zip(range(len(new) - 1, -1, -1), new, strict=True):
                self._take_in(folder, *file)
                if left % _TOGETHER == 0:
                    self._commit()
                yield left
        finally:
            self._commit()
        names = {name for name, _, _ in found}
        for name in {name for name, _, _ in known} - names:
            self._execute("DELETE FROM files WHERE name = ?", name)
        self._commit()
        oldest = sorted(found, key=lambda file: file[2])
        for name, _, _ in oldest[: max(0, len(found) - most)]:
            remove(folder / name)

    def _take_in(self, folder: Path, name: str, size: int, modified: int) -> None:
        try:
            saved = load_file(folder / name)
        except ReadError as error:
            _log.info("a kept game cannot be read: %s", error)
            return  # and is tried again another time
        except SaveError as error:
            _log.warning("a kept game does not count: %s: %s", name, error)
        else:
            if counts(saved):
                self._add(saved, datetime.fromtimestamp(modified / 1e9, UTC).isoformat(timespec="seconds"))
        if name.isprintable():
            self._execute("REPLACE INTO files VALUES (?, ?, ?)", name, size, modified)

    def add(self, saved: SavedGame, ended: str) -> bool:
        """Count a finished game that ended at that time; False if it counts already, or was cleared."""
        is_new = self._add(saved, ended)
        self._commit()
        return is_new

    def _add(self, saved: SavedGame, ended: str) -> bool:
        number = game_id(saved)
        if self._rows("SELECT 1 FROM games WHERE id = ? UNION SELECT 1 FROM cleared WHERE id = ?", number, number):
            return False
        flawed = saved.game.has_take_backs or saved.goes_on_from is not None
        about = (number, saved.started, ended, saved.game.ruleset, flawed, len(saved.game.plies))
        self._execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)", *about)
        for seat, one in enumerate(players_of(saved)):
            who = (number, seat, one.name, one.bot, one.character, one.rank, one.fame, _json(one.points))
            self._execute("INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *who)
        return True

    def clear(self) -> None:
        """Forget all games; those whose files are still there do not count again."""
        self._execute("INSERT OR IGNORE INTO cleared SELECT id FROM games")
        self._execute("DELETE FROM games")
        self._commit()

    # --- asking it

    def games(self) -> list[FinishedGame]:
        """All games, the first to end first; raises :class:`ReadError`."""
        players: dict[str, list[Player]] = {}
        seats = "SELECT game, name, bot, character, rank, fame, points FROM seats ORDER BY game, seat"
        for game, name, bot, character, rank, fame, points in self._rows(seats):
            try:
                rows = msgspec.json.decode(points, type=dict[str, int])
            except msgspec.MsgspecError as error:
                raise ReadError(self.path, str(error)) from error
            players.setdefault(game, []).append(Player(name, bot, character, rank, fame, rows))
        games = "SELECT id, started, ended, ruleset, take_backs, moves FROM games ORDER BY ended, started, id"
        return [
            FinishedGame(id_, started, ended, ruleset, bool(take_backs), moves, tuple(players.get(id_, ())))
            for id_, started, ended, ruleset, take_backs, moves in self._rows(games)
        ]

    def _rows(self, question: str, *values: object) -> list[Any]:
        try:
            return self._database.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise ReadError(self.path, str(error)) from error

    def _execute(self, statement: str, *values: object) -> None:
        """Change something; it lasts from the next :meth:`_commit` on."""
        try:
            self._database.execute(statement, values)
        except sqlite3.Error as error:
            self._database.rollback()
            raise WriteError(self.path, str(error)) from error

    def _commit(self) -> None:
        try:
            self._database.commit()
        except sqlite3.Error as error:
            self._database.rollback()
            raise WriteError(self.path, str(error)) from error


def _connect(path: Path) -> sqlite3.Connection:
    """The database in *path*, checked; raises ``sqlite3.DatabaseError`` for what is none of ours."""
    database = sqlite3.connect(path, timeout=_PATIENCE)
    try:
        database.execute("PRAGMA foreign_keys = ON")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise NewerFormatError(version)
        if version == 0:
            if _tables(database):
                raise sqlite3.DatabaseError("not a history of games")
            database.executescript(f"BEGIN; {_SCHEMA} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
        elif not _tables(database) >= {"games", "seats", "files", "cleared"}:
            raise sqlite3.DatabaseError("tables are missing")
        elif (check := database.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise sqlite3.DatabaseError(check)
    except BaseException:
        database.close()
        raise
    return database


def _tables(database: sqlite3.Connection) -> set[str]:
    return {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _kept_files(folder: Path) -> list[tuple[str, int, int]]:
    """Name, size and time of the last change of each kept game."""
    found = []
    try:
        for path in folder.iterdir():
            if path.suffix == SUFFIX and path.is_file():
                with contextlib.suppress(FileNotFoundError):
                    status = path.stat()
                    found.append((path.name, status.st_size, status.st_mtime_ns))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise ReadError.from_os_error(folder, error) from error
    return found


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# --- out of it --------------------------------------------------------------------------------------


def export_csv(games: list[FinishedGame], path: Path) -> None:
    """Write a line for every seat of every game to *path*, for a spreadsheet; raises :class:`WriteError`."""
    rows = list(dict.fromkeys(row for rules in RULESETS.values() for row in rules.rows))
    text = io.StringIO(newline="")
    table = csv.writer(text)
    head = ("game", "started", "ended", "ruleset", "players", "moves", "take_backs")
    table.writerow((*head, "seat", "name", "bot", "character", "rank", "fame", *rows))
    for game in games:
        about = (game.id, game.started, game.ended, game.ruleset, len(game.players), game.moves, int(game.take_backs))
        for seat, one in enumerate(game.players):
            who = (seat + 1, _harmless(one.name), one.bot or "", one.character or "", one.rank, one.fame)
            table.writerow((*about, *who, *(one.points.get(row, "") for row in rows)))
    write_atomically(path, ("\ufeff" + text.getvalue()).encode(errors="replace"))


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name[:1] in ("=", "+", "-", "@") else name
