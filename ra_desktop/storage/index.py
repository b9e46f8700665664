"""The index: a database of what the files of games contain, and of all games finished (docs/save-format.md#index).

The files are authoritative. What is known of a file is a cache: it holds while name, size and time of the file do not
change, and for one version of the program. Results of finished games are filled from their files, and refilled if the
database is lost or damaged; they outlive the files. A game counts once, whatever happens to its file: its deal and
start time identify it. The database is not trusted either: a result with an impossible value is left out, and read
again from its file if that still exists.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from datetime import UTC, datetime, timedelta
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self

import msgspec

from ra_desktop import __version__

from . import paths
from .errors import NewerFormatError, ReadError, SaveError, WriteError, shorten
from .filing import delete_oldest
from .finished import FinishedGame, counts, players_of
from .library import Entry, Fault, files_in, summary
from .migrations import CURRENT
from .paths import make_file, make_folder
from .reading import check_regular, exists
from .saved_game import SavedGame, game_id
from .savefile import load_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


_log = logging.getLogger(__name__)

SCHEMA_VERSION: Final = 2
MOST_KEPT: Final = 2_000
"""Most files of finished games that are kept; when there are more, the oldest are deleted but stay in the database."""
_TOGETHER: Final = 20
"""Files whose contents are written in one transaction: waiting for the disk takes longer than the work."""
_PATIENCE: Final = 5.0
"""Seconds to wait while another window holds the database."""
_JUDGE: Final = f"1 {__version__} {CURRENT}"
"""What an entry depends on: the form of entries, the version of the program, which judges files, and their format."""

_SCHEMA: Final = """
CREATE TABLE results (id TEXT PRIMARY KEY, game TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    name TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL, judge TEXT NOT NULL, entry TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cleared (id TEXT PRIMARY KEY) WITHOUT ROWID
"""
_FROM_1: Final = """;
INSERT INTO entries SELECT 'finished/' || name, size, modified, '', '' FROM files;
DROP TABLE seats; DROP TABLE games; DROP TABLE files
"""
_PROBES: Final = (
    "SELECT id, game FROM results LIMIT 0",
    "SELECT name, size, modified, judge, entry FROM entries LIMIT 0",
    "SELECT id FROM cleared LIMIT 0",
)
_DAMAGE: Final = (sqlite3.DatabaseError, sqlite3.DataError, sqlite3.IntegrityError, UnicodeDecodeError)
"""Classes of errors that our queries can only raise in a damaged database; locks and a full disk raise others."""
_ERRORS: Final = (sqlite3.Error, OverflowError, UnicodeDecodeError)
"""OverflowError: a number too large for SQLite; UnicodeDecodeError: a message that quotes damaged data."""
_ENTRY, _GAME = msgspec.json.Decoder(Entry), msgspec.json.Decoder(FinishedGame)
_UNREADABLE: Final = (ValueError, TypeError, RecursionError)
"""What decoding a damaged cell raises."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)


class Index:
    """The database. Use it as a context, on one thread; what was examined is written by :meth:`save`::

    with Index.open() as index:
        for _ in index.update():
            pass
    """

    def __init__(self, database: sqlite3.Connection, path: Path, folder: Path) -> None:
        self._database = database
        self.path = path
        self.folder = folder
        """The folder with the files."""
        self.unread: list[ReadError] = []
        """The subfolders that could not be read when the files were last listed."""
        self._unsaved: list[tuple[str, tuple[object, ...]]] = []
        """Statements with their values."""
        self._damaged: set[object] = set()
        """The ids of results found so far with impossible values."""

    @classmethod
    def open(cls, path: Path | None = None, folder: Path | None = None) -> Self:
        """Open the database in `path`, creating or rebuilding it if needed, for the files in `folder`.

        Raises :class:`WriteError` if that fails, :class:`ReadError` if there is something else of that name, and
        :class:`NewerFormatError` if a newer version of the program has written it.
        """
        path, folder = path or paths.history_path(), folder or paths.finished_dir().parent
        try:
            make_folder(path.parent)
            with contextlib.suppress(OSError):
                path.with_name("games-index.json").unlink()  # what earlier versions knew of files
            if exists(path):
                check_regular(path)
            make_file(path)
            try:
                return cls(_connect(path), path, folder)
            except _ERRORS as error:
                if not _is_damage(error, path):
                    raise
                _log.warning("rebuilding the index of games: %s", error)
            _discard(path)
            make_file(path)
            return cls(_connect(path), path, folder)
        except OSError as error:
            raise WriteError.from_os_error(path, error) from error
        except _ERRORS as error:
            raise WriteError(path, str(error)) from error

    @classmethod
    def open_or_forget(cls, folder: Path) -> Self:
        """Open the database or, if that fails, one in memory, which only costs time."""
        try:
            return cls.open(folder=folder)
        except SaveError as error:
            _log.info("what is found out about saved games is not kept: %s", error)
            return cls(_connect(":memory:"), paths.history_path(), folder)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    # --- files

    def files(self) -> list[Entry]:
        """Return all files, with what the database knows of them; raises :class:`ReadError`, but only for the folder.

        A folder that does not exist has no games. A subfolder that cannot be read keeps no other from being listed; it
        is in :attr:`unread`.
        """
        entries = list(files_in(self.folder))
        self.unread = []
        for prefix in (paths.FINISHED_NAME, paths.UNFINISHED_NAME):
            try:
                entries += files_in(self.folder, prefix)
            except ReadError as error:
                _log.warning("not listed: %s", error)
                self.unread.append(error)
        names = {entry.name for entry in entries}
        try:
            gone = [name for (name,) in self._rows("SELECT name FROM entries") if name not in names]
            known = {entry.name: entry for entry in self._known_entries()}
        except ReadError:
            return entries
        self._unsaved += [("DELETE FROM entries WHERE name = ?", (name,)) for name in gone]
        return [one if (one := known.get(entry.name)) and one.agrees_with(entry) else entry for entry in entries]

    def _known_entries(self) -> Iterator[Entry]:
        for judge, text in self._rows("SELECT judge, entry FROM entries"):
            with contextlib.suppress(*_UNREADABLE):
                entry = _ENTRY.decode(text)
                if entry.is_sound:
                    yield entry if judge == _JUDGE else msgspec.structs.replace(entry, depth="remembered")

    def examine(self, entry: Entry) -> Entry:
        """Return `entry` with everything known of its file, which :meth:`save` writes."""
        entry = Entry(name=entry.name, size=entry.size, modified=entry.modified, depth="examined")
        path = self.folder / entry.name
        try:
            saved = load_file(path)
        except ReadError as error:  # the next attempt may succeed
            return msgspec.structs.replace(entry, fault=Fault.of(error))
        except SaveError as error:
            _log.info("a saved game cannot be opened: %s", error.about(path))
            entry = msgspec.structs.replace(entry, fault=Fault.of(error))
        else:
            entry = summary(saved, entry)
            if path.parent == paths.finished_dir() and counts(saved):
                ended = _EPOCH + timedelta(seconds=entry.modified // 1_000_000_000)
                self.add(saved, ended.isoformat(timespec="seconds"))
        if entry.name.isprintable():  # others may not be UTF-8
            values = (entry.name, entry.size, entry.modified, _JUDGE, _json(entry))
            self._unsaved.append(("REPLACE INTO entries VALUES (?, ?, ?, ?, ?)", values))
        return entry

    def save(self) -> None:
        """Write what was examined since the last time; raises :class:`WriteError`."""
        if self._unsaved:
            with self._guarded(WriteError), self._database:
                for statement, values in self._unsaved:
                    self._database.execute(statement, values)
            self._unsaved.clear()

    def update(self, most: int = MOST_KEPT) -> Iterator[int]:
        """Examine the finished games that are new, one at each step; each step yields how many are left.

        Afterwards, the oldest files beyond `most` are deleted. Raises :class:`ReadError` or :class:`WriteError`.
        """
        self._forget_damaged()
        known = set(self._rows("SELECT name, size, modified FROM entries"))
        files = files_in(self.folder, paths.FINISHED_NAME)
        new = [entry for entry in files if (entry.name, entry.size, entry.modified) not in known]
        try:
            for remaining, entry in zip(range(len(new) - 1, -1, -1), new, strict=True):
                self.examine(entry)
                if remaining % _TOGETHER == 0:
                    self.save()
                yield remaining
        finally:
            self.save()
        delete_oldest(self.folder / paths.FINISHED_NAME, most)

    def _forget_damaged(self) -> None:
        """Remove the results left out by :meth:`games`, and have all files read again, which may hold them."""
        self.games()
        if self._damaged:
            self._unsaved += [("DELETE FROM results WHERE id = ?", (number,)) for number in self._damaged]
            self._unsaved.append(("DELETE FROM entries", ()))
            self.save()
            self._damaged.clear()

    # --- finished games

    def add(self, saved: SavedGame, ended: str) -> None:
        """Have :meth:`save` write the finished game `saved`, which `ended` then, unless it was added or cleared."""
        number = game_id(saved)
        about = (number, saved.started, ended, saved.game.ruleset, saved.is_flawed, len(saved.game.plies))
        text = _json(FinishedGame(*about, players_of(saved), saved.helped))
        statement = "INSERT OR IGNORE INTO results SELECT ?, ? WHERE ? NOT IN (SELECT id FROM cleared)"
        self._unsaved.append((statement, (number, text, number)))

    def clear(self) -> None:
        """Remove all finished games; those whose files still exist do not count again."""
        self._unsaved.append(("INSERT OR IGNORE INTO cleared SELECT id FROM results", ()))
        self._unsaved.append(("DELETE FROM results", ()))
        self.save()

    def games(self) -> list[FinishedGame]:
        """Return all finished games, in the order they ended; raises :class:`ReadError`.

        Those with impossible values are left out and logged once each.
        """
        games = []
        for number, text in self._rows("SELECT id, game FROM results"):
            try:
                game = _GAME.decode(text)
                if game.id != number:
                    raise ValueError("of another id")
                games.append(game)
            except _UNREADABLE as error:
                if number not in self._damaged:
                    _log.warning("a finished game is damaged and left out: %s: %s", number, shorten(str(error)))
                self._damaged.add(number)
        return sorted(games, key=attrgetter("ended", "started", "id"))

    # --- the database

    def _rows(self, question: str, *values: object) -> list[Any]:
        with self._guarded(ReadError):
            return self._database.execute(question, values).fetchall()

    @contextlib.contextmanager
    def _guarded(self, kind: type[ReadError | WriteError]) -> Iterator[None]:
        """Turn errors into `kind`; if they come from damage, the database is rebuilt the next time it is opened."""
        try:
            yield
        except _ERRORS as error:
            if _is_damage(error, self.path):
                _log.warning("the index of games is damaged and will be rebuilt: %s", error)
                self._database.close()
                self._unsaved.clear()
                with contextlib.suppress(OSError):
                    _discard(self.path)
            raise kind(self.path, str(error)) from error


def _connect(path: Path | str) -> sqlite3.Connection:
    """Connect to the database in `path` and check it; raises ``sqlite3.DatabaseError`` if it is not one of ours."""
    # One thread uses it; what is left unread there may be closed by the one that gives it up.
    database = sqlite3.connect(path, timeout=_PATIENCE, check_same_thread=False)
    database.text_factory = _text
    try:
        database.execute("PRAGMA trusted_schema = OFF")
        if _version(database) != SCHEMA_VERSION:
            _build(database)
        if (check := database.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
            raise sqlite3.DatabaseError(check)
        if database.execute("SELECT 1 FROM sqlite_master WHERE type IN ('trigger', 'view')").fetchone():
            raise sqlite3.DatabaseError("triggers or views, which are not ours")
        for probe in _PROBES:
            database.execute(probe)
    except BaseException:
        database.close()
        raise
    return database


def _build(database: sqlite3.Connection) -> None:
    """Create the tables, or bring those of version 1 up to date, unless another window has done so."""
    with database:
        database.execute("BEGIN IMMEDIATE")
        version = _version(database)
        if version > SCHEMA_VERSION:
            raise NewerFormatError(version)
        if version == SCHEMA_VERSION:
            return
        if not version and database.execute("SELECT 1 FROM sqlite_master").fetchone():
            raise sqlite3.DatabaseError("not an index of games")
        results = _results_of_1(database) if version else []
        for statement in (_SCHEMA + _FROM_1 if version else _SCHEMA).split(";"):
            database.execute(statement)
        database.executemany("INSERT INTO results VALUES (?, ?)", results)
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _results_of_1(database: sqlite3.Connection) -> list[tuple[object, str]]:
    """Return the finished games in a database of version 1 with their ids; those with impossible values stay so."""
    players: dict[object, list[dict[str, object]]] = {}
    question = "SELECT game, seat, points, name, bot, character, rank, fame FROM seats ORDER BY game, seat"
    for game, seat, points, *cells in database.execute(question):
        player = dict(zip(("name", "bot", "character", "rank", "fame"), cells, strict=True))
        seats = players.setdefault(game, [])
        seats.append({**player, "points": msgspec.Raw(str(points).encode())} if seat == len(seats) else {})
    results = []
    for number, flawed, *cells in database.execute("SELECT id, take_backs, started, ended, ruleset, moves FROM games"):
        game = dict(zip(("started", "ended", "ruleset", "moves"), cells, strict=True))
        flaws = {0: False, 1: True}.get(flawed)
        results.append((number, _json({"id": number, **game, "take_backs": flaws, "players": players.get(number)})))
    return results


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def _text(data: bytes) -> str:
    """Decode the text of a cell, which may not be UTF-8 in a damaged database."""
    return data.decode(errors="replace")


def _discard(path: Path) -> None:
    """Rename the damaged database `path`; raises OSError."""
    path.replace(path.with_name(path.name + ".damaged"))


def _is_damage(error: Exception, path: Path) -> bool:
    """Whether `error` shows that the database in `path` is damaged."""
    code = getattr(error, "sqlite_errorcode", 0)
    if code == sqlite3.SQLITE_READONLY:  # its head says so, or the system does
        return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    return type(error) in _DAMAGE or code & 0xFF == sqlite3.SQLITE_ERROR


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
