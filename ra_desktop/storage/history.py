"""The history: a database of the results of finished games, filled from their files (docs/save-format.md#history).

The files are authoritative. The database is filled from them, and refilled if it is lost or damaged; it remembers games
whose files are gone. A game counts once, whatever happens to its file: its deal and start time identify it. The
database is not trusted either: a game with an impossible value is left out, and read again from its file if that still
exists.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from . import paths
from .errors import NewerFormatError, ReadError, SaveError, WriteError, shorten
from .filing import remove
from .finished import FinishedGame, counts, players_of
from .paths import make_file, make_folder
from .reading import changed_at, check_regular, exists
from .saved_game import KEPT_ID, SavedGame, game_id
from .savefile import SUFFIX, load_file

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from types import TracebackType


_log = logging.getLogger(__name__)

SCHEMA_VERSION: Final = 1
MOST_KEPT: Final = 2_000
"""Most files of finished games that are kept; when there are more, the oldest are deleted but stay in the database."""
_TOGETHER: Final = 20
"""Games written in one transaction: waiting for the disk takes longer than the work."""
_PATIENCE: Final = 5.0
"""Seconds to wait while another window holds the database."""

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
_OF_GAMES: Final = ("id", "started", "ended", "ruleset", "take_backs", "moves")
_OF_SEATS: Final = ("seat", "name", "bot", "character", "rank", "fame", "points")
_COLUMNS: Final = {
    "games": {*_OF_GAMES},
    "seats": {"game", *_OF_SEATS},
    "files": {"name", "size", "modified"},
    "cleared": {"id"},
}
_OF_THE_MOMENT: Final = (
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_AUTH,
)
"""Locks, permissions, a full disk: errors that a new database would not cure."""
_DAMAGE: Final = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_FORMAT,
    sqlite3.SQLITE_NOTADB,
)
"""Errors that our queries can only raise in a damaged database."""
_ERRORS: Final = (sqlite3.Error, OverflowError, UnicodeDecodeError)
"""OverflowError: a number too large for SQLite; UnicodeDecodeError: a message that quotes damaged data."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


# --- the database -----------------------------------------------------------------------------------


class History:
    """The database of finished games. Use it as a context, on one thread::

    with History.open() as history:
        history.update()
    """

    def __init__(self, database: sqlite3.Connection, path: Path) -> None:
        self._database = database
        self.path = path
        self._is_discarded = False
        """Whether damage was found: the file has been renamed, and nothing more can be read."""
        self._damaged: dict[str, str] = {}
        """Games found so far with impossible values, by id, and what is wrong with them."""

    @classmethod
    def open(cls, path: Path | None = None) -> Self:
        """Open the database in `path`, creating or rebuilding it if needed.

        Raises :class:`WriteError` if that fails, :class:`ReadError` if there is something else of that name, and
        :class:`NewerFormatError` if a newer version of the program has written it.
        """
        path = path or paths.history_path()
        try:
            make_folder(path.parent)
            if exists(path):
                check_regular(path)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error
        make_file(path)
        try:
            return cls(_connect(path), path)
        except _ERRORS as error:
            if _has_code(error, _OF_THE_MOMENT):
                raise WriteError(path, str(error)) from error
            _log.warning("rebuilding the history: %s", error)
        try:
            _discard(path)
            make_file(path)
            return cls(_connect(path), path)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error
        except _ERRORS as error:
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
        """Add the kept games that are new, one at each step; each step yields how many are left.

        Afterwards, the oldest files beyond `most` are deleted. Raises :class:`ReadError` or :class:`WriteError`.
        """
        folder = folder or paths.finished_dir()
        files = _kept_files(folder)
        self._forget_files_of_damaged_games()
        known = {(row[0], row[1], row[2]) for row in self._rows("SELECT name, size, modified FROM files")}
        new = [file for file in files if file not in known]
        try:
            for remaining, file in zip(range(len(new) - 1, -1, -1), new, strict=True):
                self._take_in(folder, *file)
                if remaining % _TOGETHER == 0:
                    self._commit()
                yield remaining
        finally:
            self._commit()
        names = {name for name, _, _ in files}
        for name in {name for name, _, _ in known} - names:
            self._execute("DELETE FROM files WHERE name = ?", name)
        self._commit()
        oldest = sorted(files, key=lambda file: file[2])
        for name, _, _ in oldest[: max(0, len(files) - most)]:
            remove(folder / name)

    def _forget_files_of_damaged_games(self) -> None:
        """Mark the files that may hold the games left out by :meth:`games` to be read again."""
        sound = {game.id[:KEPT_ID] for game in self.games()}
        if not self._damaged:
            return
        sound |= {str(row[0])[:KEPT_ID] for row in self._rows("SELECT id FROM cleared")}
        for (name,) in self._rows("SELECT name FROM files"):
            if str(name).removesuffix(SUFFIX)[-KEPT_ID:] not in sound:  # it ends with the id, unless it was renamed
                self._execute("DELETE FROM files WHERE name = ?", name)

    def _take_in(self, folder: Path, name: str, size: int, modified: int) -> None:
        try:
            saved = load_file(folder / name)
        except ReadError as error:
            _log.info("a kept game cannot be read: %s", error)
            return  # and is read again later
        except SaveError as error:
            _log.warning("a kept game does not count: %s: %s", name, error)
        else:
            if counts(saved):
                self._add(saved, _date(modified))
        if name.isprintable():
            self._execute("REPLACE INTO files VALUES (?, ?, ?)", name, size, modified)

    def add(self, saved: SavedGame, ended: str) -> bool:
        """Add the finished game `saved`, which `ended` then; return False if it was added before, or cleared."""
        is_new = self._add(saved, ended)
        self._commit()
        return is_new

    def _add(self, saved: SavedGame, ended: str) -> bool:
        number = game_id(saved)
        if self._damaged.pop(number, None) is not None:
            self._execute("DELETE FROM games WHERE id = ?", number)
        if self._rows("SELECT 1 FROM games WHERE id = ? UNION SELECT 1 FROM cleared WHERE id = ?", number, number):
            return False
        about = (number, saved.started, ended, saved.game.ruleset, saved.is_flawed, len(saved.game.plies))
        self._execute("DELETE FROM seats WHERE game = ?", number)  # of no known game
        self._execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?)", *about)
        for seat, one in enumerate(players_of(saved)):
            who = (number, seat, one.name, one.bot, one.character, one.rank, one.fame, _json(one.points))
            self._execute("INSERT OR IGNORE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *who)
        return True

    def clear(self) -> None:
        """Remove all games; those whose files still exist do not count again."""
        self._execute("INSERT OR IGNORE INTO cleared SELECT id FROM games")
        self._execute("DELETE FROM games")
        self._commit()

    # --- asking it

    def games(self) -> list[FinishedGame]:
        """Return all games, in the order they ended; raises :class:`ReadError`.

        Those with impossible values are left out and logged once each.
        """
        # One question: between two, another connection could add a game, and its seats would be missing.
        question = (
            "SELECT id, started, ended, ruleset, take_backs, moves, seat, name, bot, character, rank, fame, points "
            "FROM games LEFT JOIN seats ON seats.game = games.id ORDER BY ended, started, id, seat"
        )
        games = []
        for head, rows in groupby(self._rows(question), key=lambda row: row[: len(_OF_GAMES)]):
            game = dict(zip(_OF_GAMES, head, strict=True))
            seats = [dict(zip(_OF_SEATS, row[len(_OF_GAMES) :], strict=True)) for row in rows]
            try:
                games.append(_game(game, [seat for seat in seats if seat["seat"] is not None]))
            except ValueError as error:
                number = str(game["id"])
                if number not in self._damaged:
                    _log.warning("a game in the history is damaged and left out: %s: %s", number, shorten(str(error)))
                self._damaged[number] = str(error)
        return games

    def _rows(self, question: str, *values: object) -> list[Any]:
        try:
            return self._database.execute(question, values).fetchall()
        except _ERRORS as error:
            self._give_up(error)
            raise ReadError(self.path, str(error)) from error

    def _execute(self, statement: str, *values: object) -> None:
        """Execute a statement; it takes effect with the next :meth:`_commit`."""
        try:
            self._database.execute(statement, values)
        except _ERRORS as error:
            self._give_up(error)
            raise WriteError(self.path, str(error)) from error

    def _commit(self) -> None:
        if self._is_discarded:
            return
        try:
            self._database.commit()
        except _ERRORS as error:
            self._give_up(error)
            raise WriteError(self.path, str(error)) from error

    def _give_up(self, error: Exception) -> None:
        """Roll back; if `error` comes from damage, the database is rebuilt the next time it is opened."""
        with contextlib.suppress(*_ERRORS):
            self._database.rollback()
        if _has_code(error, _DAMAGE) or (
            getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_READONLY and _may_be_written(self.path)
        ):
            self._is_discarded = True
            _log.warning("the history is damaged and will be rebuilt: %s", error)
            self._database.close()
            with contextlib.suppress(OSError):
                _discard(self.path)


def _connect(path: Path) -> sqlite3.Connection:
    """Connect to the database in `path` and check it; raises ``sqlite3.DatabaseError`` if it is not one of ours."""
    database = sqlite3.connect(path, timeout=_PATIENCE)
    database.text_factory = _text
    try:
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA foreign_keys = ON")
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise NewerFormatError(version)
        if version == 0:
            _create(database)
        elif not _is_ours(database):
            raise sqlite3.DatabaseError("other tables than ours")
        elif (check := database.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise sqlite3.DatabaseError(check)
    except BaseException:
        database.close()
        raise
    return database


def _create(database: sqlite3.Connection) -> None:
    """Create the tables, unless another window has done so; raises ``sqlite3.DatabaseError`` if others are there."""
    database.execute("BEGIN IMMEDIATE")
    if database.execute("PRAGMA user_version").fetchone()[0] == 0:
        if _tables(database):
            raise sqlite3.DatabaseError("not a history of games")
        for statement in _SCHEMA.split(";"):
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    database.commit()


def _text(data: bytes) -> str:
    """Decode the text of a cell, which may not be UTF-8 in a damaged database."""
    return data.decode(errors="replace")


def _tables(database: sqlite3.Connection) -> set[str]:
    return {row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def _is_ours(database: sqlite3.Connection) -> bool:
    """Whether the database has our tables with our columns, and no triggers or views."""
    for table, columns in _COLUMNS.items():
        existing = {row[1] for row in database.execute(f"PRAGMA table_info({table})")}
        if existing != columns:
            return False
    return not database.execute("SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchall()


def _discard(path: Path) -> None:
    """Rename the damaged database `path`; raises OSError."""
    path.replace(path.with_name(path.name + ".damaged"))


def _may_be_written(path: Path) -> bool:
    """Whether the system allows `path` to be written."""
    return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def _has_code(error: Exception, codes: Sequence[int]) -> bool:
    """Whether `error` is an SQLite error with one of these primary `codes`."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in codes


def _game(game: dict[str, object], players: list[dict[str, object]]) -> FinishedGame:
    """Return the game from a row of the table and the rows of its seats; raises ValueError if they are impossible."""
    if [one.pop("seat") for one in players] != list(range(len(players))):
        raise ValueError("seats are missing")
    for one in players:
        if not isinstance(one["points"], str):
            raise ValueError("the points are no text")
        try:
            one["points"] = msgspec.json.decode(one["points"])
        except RecursionError as error:
            raise ValueError("the points are too deep") from error
    flawed = game["take_backs"]
    if flawed not in (0, 1):
        raise ValueError("take_backs is neither 0 nor 1")
    return FinishedGame.checked({**game, "take_backs": bool(flawed), "players": players})


def _date(modified: int) -> str:
    """Return `modified`, in nanoseconds since 1970, in ISO 8601."""
    return (_EPOCH + timedelta(seconds=modified // 1_000_000_000)).isoformat(timespec="seconds")


def _kept_files(folder: Path) -> list[tuple[str, int, int]]:
    """Return name, size and modification time of each kept game."""
    files = []
    try:
        for path in folder.iterdir():
            if path.suffix == SUFFIX and path.is_file():
                with contextlib.suppress(FileNotFoundError):
                    status = path.stat()
                    files.append((path.name, status.st_size, changed_at(status)))
    except FileNotFoundError:
        return []
    except OSError as error:
        raise ReadError.from_os_error(folder, error) from error
    return files


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
