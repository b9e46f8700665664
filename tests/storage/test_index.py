"""Every finished game of a person counts, and counts once, whatever becomes of its file or of the database."""

from __future__ import annotations

import contextlib
import csv
import json
import os
import sqlite3
import stat
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from ra_desktop.engine import RULESETS, Game
from ra_desktop.storage import (
    NewerFormatError,
    ReadError,
    SavedGame,
    Seat,
    WriteError,
    decode,
    encode,
    load_file,
    paths,
    save_file,
)
from ra_desktop.storage.finished import FinishedGame, counts, deciders, export_csv, kept_path, players_of
from ra_desktop.storage.index import Index
from ra_desktop.storage.saved_game import game_id
from tests.storage.games import quick_bag, random_game, saved_game, saved_games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEATS = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled", "builder"), Seat("Khufu", "ochre", "expert"))


def finished(
    seed: int = 1, *, seats: tuple[Seat, ...] = SEATS, started: str = "2025-03-21T19:30:00+01:00"
) -> SavedGame:
    """A game that is over."""
    return SavedGame(random_game("classic", 3, seed), seats, started=started)


def kept(*saved: SavedGame) -> list[Path]:
    """The files of finished games, written."""
    files = []
    for one in saved:
        files.append(kept_path(one))
        save_file(files[-1], one)
    return files


@pytest.fixture
def index() -> Iterator[Index]:
    with Index.open() as made:
        yield made


def added(index: Index, saved: SavedGame, ended: str = "2025-03-21T20:00:00+00:00") -> bool:
    """Add a finished game; return whether it is new."""
    before = len(index.games())
    index.add(saved, ended)
    index.save()
    return len(index.games()) > before


def updated() -> list[FinishedGame]:
    """What the database says after it has looked at the files."""
    with Index.open() as made:
        for _ in made.update():
            pass
        return made.games()


@contextlib.contextmanager
def changed_database() -> Iterator[sqlite3.Connection]:
    """The database, to be changed behind the back of the program."""
    with contextlib.closing(sqlite3.connect(paths.history_path())) as database, database:
        yield database


# --- what counts ------------------------------------------------------------------------------------------


def test_a_finished_game_with_a_person_counts() -> None:
    assert counts(finished())


def test_a_game_that_goes_on_does_not_count() -> None:
    assert not counts(saved_game(40))


@pytest.mark.parametrize(
    "change",
    [
        {"suns": [[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], [], []]},
        {"suns": [[13, 8, 5, 2, 3], [12, 9, 6], [11, 10, 7, 4]]},
        {"suns": [[16, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]},
        {"bag": ["ra", "nile", "ra", "gold", "ra"]},
    ],
    ids=["all suns", "five against three", "sixteen with three players", "five tiles"],
)
def test_a_game_that_no_rules_deal_does_not_count(change: dict[str, list[str]]) -> None:
    setup: dict[str, Any] = {"bag": quick_bag("classic"), "suns": [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 7, 4]]}
    for about, does_count in ((setup, True), ({**setup, **change}, False)):
        game = Game("classic", 3, **about)
        while not game.state.is_over:
            game.play(game.state.legal_actions()[0])
        saved = decode(encode(SavedGame(game, SEATS)))
        assert counts(saved) is does_count
        kept(saved)
        assert len(updated()) == 1


def test_watching_bots_does_not_count() -> None:
    assert not counts(finished(seats=tuple(seat.with_bot("novice") for seat in SEATS)))


@pytest.mark.parametrize("after", [0.2, 0.8])
def test_a_seat_that_changed_hands_is_that_of_who_decided_more(after: float) -> None:
    whole = random_game("classic", 3, 4)
    saved = SavedGame(random_game("classic", 3, 4, round(len(whole.plies) * after)), SEATS)
    saved.hand_over(0, "novice")
    saved.game.play_on(whole.actions[len(saved.game.plies) :])
    assert deciders(saved)[0].bot == ("novice" if after < 0.5 else None)
    assert deciders(saved)[1:] == SEATS[1:]
    assert counts(saved) == (after > 0.5)


def test_of_two_who_decided_equally_much_the_person_counts() -> None:
    """Whoever of them came first."""
    whole = random_game("classic", 3, 4)
    own = [number for number, ply in enumerate(whole.plies) if ply.seat == 0]
    half = own[len(own) // 2]
    whole = random_game("classic", 3, 4, own[len(own) // 2 * 2 - 1] + 1)  # seat 0 has made an even number of moves
    for bot_first in (False, True):
        seats = (SEATS[0].with_bot("novice"), *SEATS[1:]) if bot_first else SEATS
        saved = SavedGame(random_game("classic", 3, 4, half), seats)
        saved.hand_over(0, None if bot_first else "novice")
        saved.game.play_on(whole.actions[half:])
        decided = [seat.bot for ply, seat in zip(saved.game.plies, saved.deciders(), strict=True) if ply.seat == 0]
        assert decided.count(None) == decided.count("novice") > 1
        assert deciders(saved)[0].bot is None


def test_points_add_up_to_what_was_won() -> None:
    state = finished().game.state
    for seat, one in enumerate(players_of(finished())):
        assert one.fame == state.fame[seat]
        assert one.points == {
            row: sum(epoch[seat][row] for epoch in state.score_sheet) for row in RULESETS["classic"].rows
        }
    assert any(epoch[0]["pharaohs"] for epoch in state.score_sheet[:2])


def test_ranks_are_those_of_the_rules() -> None:
    for seed in range(10):
        saved = finished(seed)
        players = players_of(saved)
        assert sorted(one.rank for one in players) == [1, 2, 3]
        assert players[saved.game.state.winner].rank == 1  # type: ignore[index]
        for one in players:
            assert all(other.fame <= one.fame for other in players if other.rank > one.rank)


def test_a_game_is_known_however_it_goes_on(tmp_path: Path) -> None:
    early, late = saved_game(10), saved_game(1000)
    assert game_id(early) == game_id(late)
    late.game.go_to(30, seed=9)
    assert game_id(early) == game_id(late)
    save_file(tmp_path / "x.ra-game", late)
    assert game_id(load_file(tmp_path / "x.ra-game")) == game_id(early)


def test_other_games_are_others() -> None:
    one = finished()
    again = finished(started="2025-03-21T19:30:01+01:00")
    branch = finished()
    branch.goes_on_from = 12
    assert len({game_id(game) for game in (one, finished(2), again, branch)}) == 4


def test_a_kept_game_has_one_place() -> None:
    assert kept_path(finished()) == kept_path(finished())
    assert kept_path(finished()) != kept_path(finished(2))
    assert kept_path(finished()).parent == paths.finished_dir()
    assert kept_path(finished(started="")).parent == paths.finished_dir()


@pytest.mark.parametrize(
    ("ranks", "fame"),
    [([1], 5), ([1, 1], 5), ([2, 2], 5), ([2, 3], 5), ([1, 3], 5), ([1, 2], 1_000_001), ([1, 2], -1_000_001)],
)
def test_a_game_that_cannot_be_is_none(ranks: list[int], fame: int) -> None:
    def checked(ranks: list[int], fame: int) -> FinishedGame:
        about = {"bot": None, "character": None, "fame": fame, "points": {"gold": fame}}
        players = [{"name": f"P{rank}", "rank": rank, **about} for rank in ranks]
        about = {"id": "x", "started": "", "ended": "2025-03-21", "ruleset": "classic", "take_backs": False, "moves": 0}
        return msgspec.convert({**about, "players": players}, FinishedGame)

    assert len(checked([2, 1], 1_000_000).players) == len(checked([1, 2], -1_000_000).players) == 2
    with pytest.raises(ValueError):
        checked(ranks, fame)


# --- taking in ----------------------------------------------------------------------------------------------


def test_nothing_was_finished_yet() -> None:
    assert updated() == []


def test_kept_games_are_taken_in_by_the_time_of_their_end() -> None:
    files = kept(finished(1), finished(2))
    os.utime(files[0], (2_000_000_000, 2_000_000_000))
    os.utime(files[1], (1_000_000_000, 1_000_000_000))
    games = updated()
    assert [game.ended for game in games] == ["2001-09-09T01:46:40+00:00", "2033-05-18T03:33:20+00:00"]
    assert games[1].players == players_of(finished(1))
    assert games[1].id == game_id(finished(1))
    assert not games[1].take_backs


def test_a_game_counts_once_whatever_its_file_is_called() -> None:
    file, *_ = kept(finished())
    assert len(updated()) == 1
    file.rename(file.with_name("My best.ra-game"))
    save_file(file, finished())
    assert len(updated()) == 1


def test_the_first_end_of_a_game_counts(index: Index) -> None:
    first = finished()
    assert added(index, first)
    again = finished()
    again.game.go_to(20, seed=3)
    while not again.game.state.is_over:
        again.game.play(again.game.state.legal_actions()[0])
    assert not added(index, again, "2025-03-22T20:00:00+00:00")
    assert [game.players for game in index.games()] == [players_of(first)]


def test_take_backs_are_marked(index: Index) -> None:
    flawed = finished()
    flawed.game.take_backs = 2
    branch = finished(2)
    branch.goes_on_from = 10
    for saved in (flawed, branch, finished(3)):
        added(index, saved)
    assert sorted(game.take_backs for game in index.games()) == [False, True, True]


def test_what_is_no_finished_game_is_passed_over() -> None:
    kept(finished(), saved_game(30), finished(2, seats=tuple(seat.with_bot("novice") for seat in SEATS)))
    (paths.finished_dir() / "Broken.ra-game").write_text("{")
    (paths.finished_dir() / "notes.txt").write_text("no game")
    assert len(updated()) == 1


def test_only_what_was_finished_here_counts_and_no_finished_game_of_another_folder(tmp_path: Path) -> None:
    """A guest sees the games that all share, and counts those of the visit."""
    save_file(tmp_path / "finished" / "Another.ra-game", finished())
    save_file(paths.saves_dir() / "Saved by name.ra-game", finished(2))
    for folder in (tmp_path, paths.saves_dir()):
        with Index.open(folder=folder) as index:
            (entry,) = index.files()
            assert index.examine(entry).is_over
            index.save()
            assert index.games() == []


def test_files_are_read_once(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(*(finished(seed) for seed in range(4)))
    assert list(index.update()) == [3, 2, 1, 0]
    monkeypatch.setattr("ra_desktop.storage.index.load_file", None)
    assert list(index.update()) == []


def test_a_file_that_cannot_be_read_now_is_tried_again(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    file, *_ = kept(finished())

    def refuse(path: Path) -> SavedGame:
        raise ReadError(path, "the disk is asleep")

    with monkeypatch.context() as patch:
        patch.setattr("ra_desktop.storage.index.load_file", refuse)
        list(index.update())
    assert index.games() == []
    list(index.update())
    assert [game.id for game in index.games()] == [game_id(load_file(file))]


def test_a_half_way_stop_loses_nothing(index: Index) -> None:
    kept(*(finished(seed) for seed in range(5)))
    steps = index.update()
    next(steps)
    steps.close()
    assert len(index.games()) == 1
    assert len(updated()) == 5


def test_games_are_written_some_at_a_time(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops the program half way has lost no more than the last few."""
    monkeypatch.setattr("ra_desktop.storage.index._TOGETHER", 2)
    kept(*(finished(seed) for seed in range(5)))
    with contextlib.closing(sqlite3.connect(index.path)) as other:
        written = [other.execute("SELECT count(*) FROM results").fetchone()[0] for _ in index.update()]
    assert written == [1, 1, 3, 3, 5]


def test_games_stay_when_their_files_are_gone() -> None:
    for file in kept(finished(), finished(2)):
        updated()
        file.unlink()
    assert len(updated()) == 2


def test_a_file_that_is_gone_is_forgotten_though_its_game_counts(index: Index) -> None:
    files = kept(finished(), finished(2))
    list(index.update())
    files[0].unlink()
    index.files()
    index.save()
    with contextlib.closing(sqlite3.connect(index.path)) as database:
        assert database.execute("SELECT name FROM entries").fetchall() == [("finished/" + files[1].name,)]
    assert len(index.games()) == 2


def test_the_oldest_files_go_and_still_count(index: Index) -> None:
    files = kept(*(finished(seed) for seed in range(5)))
    for age, file in enumerate(files):
        os.utime(file, (1_000_000_000 - age, 1_000_000_000 - age))
    assert list(index.update(most=3)) == [4, 3, 2, 1, 0]
    assert {file for file in files if file.exists()} == set(files[:3])
    assert len(index.games()) == 5
    assert list(index.update(most=3)) == []


# --- clearing -------------------------------------------------------------------------------------------------


def test_cleared_games_do_not_come_back() -> None:
    files = kept(finished(), finished(2))
    updated()
    with Index.open() as index:
        index.clear()
    assert updated() == []
    assert all(file.exists() for file in files)
    files[0].rename(files[0].with_name("Other name.ra-game"))
    assert updated() == []
    kept(finished(3))
    assert len(updated()) == 1


def test_what_is_finished_after_clearing_counts(index: Index) -> None:
    assert added(index, finished())
    index.clear()
    assert [added(index, finished(seed)) for seed in (1, 2, 3)] == [False, True, True]
    assert len(index.games()) == 2


# --- the database -----------------------------------------------------------------------------------------------


def test_a_lost_database_is_filled_again() -> None:
    kept(*(finished(seed) for seed in range(3)))
    before = updated()
    paths.history_path().unlink()
    assert updated() == before


@pytest.mark.parametrize("damage", ["text", "cut", "hole", "foreign", "tables"])
def test_a_damaged_database_is_made_anew(damage: str) -> None:
    kept(*(finished(seed) for seed in range(3)))
    before = updated()
    path = paths.history_path()
    data = path.read_bytes()
    if damage == "text":
        path.write_text("This is no database." * 100)
    elif damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "hole":
        path.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192:])
    else:
        path.unlink()
        with sqlite3.connect(path) as database:
            database.execute("CREATE TABLE songs (title TEXT)")
            if damage == "tables":
                database.execute("PRAGMA user_version = 1")
        database.close()
    assert updated() == before
    assert path.with_name("history.sqlite.damaged").exists()


WRONG_VALUES = [
    ("started", "yesterday"), ("started", "x" * 50), ("ended", ""), ("ended", "2025-13-45"), ("ended", 7),
    ("ruleset", ""), ("take_backs", 2), ("take_backs", "no"), ("moves", -1), ("moves", "many"), ("moves", 2**62),
    ("id", "another"), ("players", None), ("players", []), ("name", ""), ("name", "a\0b"), ("name", "\u202eevil"),
    ("name", "x" * 100_000), ("bot", 3), ("character", "x" * 41), ("rank", 0), ("rank", 2**62), ("fame", "much"),
    ("fame", 1e308), ("fame", 2**62), ("points", ""), ("points", []), ("points", {"suns": "many"}),
    ("points", {"suns": 1e300}), ("points", {"suns": 10**4000}), ("points", None),
]  # fmt: skip
WRONG_CELLS = [
    ("game", ""), ("game", "{"), ("game", "[]"), ("game", '{"a":' * 5_000), ("game", 7), ("game", b"\xff"),
    ("game", "\ufffd"), ("id", "another"), ("id", b"\xff\xfe"),
]  # fmt: skip


def wrong_cells(text: str) -> Iterator[tuple[str, object]]:
    """Cells of a result that cannot be, by column; `text` is that of the right one."""
    for name, value in WRONG_VALUES:
        game = json.loads(text)
        (game if name in game else game["players"][1])[name] = value
        yield "game", json.dumps(game)
    yield from WRONG_CELLS


def test_a_wrong_cell_costs_no_more_than_its_game_and_only_until_the_file_is_read(
    caplog: pytest.LogCaptureFixture,
) -> None:
    kept(*(finished(seed) for seed in range(3)))
    before = updated()
    for column, value in wrong_cells(msgspec.json.encode(before[1]).decode()):
        with changed_database() as database:
            database.execute(f"UPDATE results SET {column} = ? WHERE id = ?", (value, before[1].id))  # noqa: S608
        caplog.clear()
        with Index.open() as index:
            for _ in range(2):
                assert index.games() == [before[0], before[2]], (column, value)
        assert len([one for one in caplog.records if "left out" in one.message]) == 1, "told once"
        assert updated() == before, (column, value)


def test_text_that_is_none_is_a_wrong_cell_like_others() -> None:
    kept(*(finished(seed) for seed in range(2)))
    before = updated()
    with changed_database() as database:
        database.execute("UPDATE results SET game = CAST(x'fffe' AS TEXT) WHERE id = ?", (before[0].id,))
    with Index.open() as index:
        assert index.games() == before[1:]
    assert updated() == before


def test_a_wrong_cell_of_a_game_whose_file_is_gone_leaves_the_others() -> None:
    files = kept(*(finished(seed) for seed in range(3)))
    before = updated()
    files[1].unlink()
    with changed_database() as database:
        database.execute("UPDATE results SET game = 'x' WHERE id = ?", (game_id(finished(1)),))
    for _ in range(2):
        assert updated() == [game for game in before if game.id != game_id(finished(1))]


def test_a_damaged_game_that_was_cleared_does_not_come_back() -> None:
    kept(finished(), finished(2))
    updated()
    with Index.open() as index:
        index.clear()
        added(index, finished(3))
    with changed_database() as database:
        database.execute("UPDATE results SET game = 'x'")
    assert updated() == []


@pytest.mark.parametrize(
    "harm",
    [
        "ALTER TABLE results RENAME COLUMN game TO glory",
        "ALTER TABLE entries RENAME COLUMN size TO weight",
        "DROP TABLE cleared",
        "CREATE TRIGGER never BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'never'); END",
        "CREATE VIEW other AS SELECT * FROM results",
    ],
)
def test_a_database_that_is_built_otherwise_is_made_anew(harm: str) -> None:
    kept(*(finished(seed) for seed in range(3)))
    before = updated()
    with sqlite3.connect(paths.history_path()) as database:
        database.execute(harm)
    database.close()
    assert updated() == before
    assert paths.history_path().with_name("history.sqlite.damaged").exists()


def test_a_message_that_is_no_text_is_an_error_like_others() -> None:
    """SQLite quotes what is damaged, and Python takes every message for UTF-8."""
    kept(finished())
    before = updated()
    path = paths.history_path()
    data = path.read_bytes()
    assert b"size INTEGER NOT NULL" in data
    path.write_bytes(data.replace(b"size INTEGER NOT NULL", b"size INTEGER NOT \xc6ULL"))
    assert updated() == before


def test_damage_that_shows_late_is_mended_at_the_next_opening(index: Index, monkeypatch) -> None:
    kept(finished())
    with sqlite3.connect(index.path) as database:
        database.execute("CREATE TRIGGER never BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'never'); END")
    database.close()
    with pytest.raises(WriteError, match="never"):
        list(index.update())
    with pytest.raises(ReadError):
        index.games()
    assert len(updated()) == 1


def test_a_database_that_says_it_may_not_be_written_is_made_anew_if_the_system_does_not_say_so(monkeypatch) -> None:
    """A byte of the head says by which version it may be written."""
    kept(finished())
    updated()
    kept(finished(2))
    path = paths.history_path()
    data = path.read_bytes()
    path.write_bytes(data[:18] + b"\x09" + data[19:])
    with monkeypatch.context() as patch:
        patch.setattr(os, "access", lambda *_: False)
        with pytest.raises(WriteError):
            updated()
    assert not path.with_name("history.sqlite.damaged").exists()
    with pytest.raises(WriteError):
        updated()
    assert len(updated()) == 2


def test_a_question_after_the_end_does_not_cost_the_database(index: Index) -> None:
    kept(finished())
    list(index.update())
    index.__exit__()
    with pytest.raises(ReadError):
        index.games()
    assert not index.path.with_name("history.sqlite.damaged").exists()


def test_a_date_beyond_reason_is_no_trouble(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(finished())
    monkeypatch.setattr("ra_desktop.storage.library.changed_at", lambda status: (1 << 63) - 1)
    list(index.update())
    assert index.games()[0].ended == "2262-04-11T23:47:16+00:00"


VERSION_1 = """
DROP TABLE results; DROP TABLE entries;
CREATE TABLE games (
    id TEXT PRIMARY KEY, started TEXT NOT NULL, ended TEXT NOT NULL, ruleset TEXT NOT NULL,
    take_backs INTEGER NOT NULL, moves INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
    bot TEXT, character TEXT, rank INTEGER NOT NULL, fame INTEGER NOT NULL, points TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER NOT NULL, modified INTEGER NOT NULL) WITHOUT ROWID;
PRAGMA user_version = 1;
"""


def as_version_1(games: list[FinishedGame], files: list[Path]) -> None:
    """Turn the database into one of version 1 with these `games`, taken from these `files`."""
    with changed_database() as database:
        database.executescript(VERSION_1)
        for game in games:
            about = (game.id, game.started, game.ended, game.ruleset, int(game.take_backs), game.moves)
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)", about)
            for seat, one in enumerate(game.players):
                who = (game.id, seat, one.name, one.bot, one.character, one.rank, one.fame, json.dumps(one.points))
                database.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", who)
        for file in files:
            status = file.stat()
            database.execute("INSERT INTO files VALUES (?, ?, ?)", (file.name, status.st_size, status.st_mtime_ns))


def version_1() -> list[FinishedGame]:
    """Make a database of version 1: of four games, one was cleared, one has no file; return the three that count."""
    (cleared,) = kept(finished(4))
    updated()
    with Index.open() as index:
        index.clear()
    flawed = finished(2)
    flawed.game.take_backs = 1
    files = kept(finished(1), flawed, finished(3))
    games = [msgspec.structs.replace(game, ended=f"200{place}-03-21") for place, game in enumerate(updated())]
    files[2].unlink()
    as_version_1(games, [cleared, *files[:2]])
    return games


def test_a_database_of_version_1_is_taken_over_whole_and_no_file_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    games = version_1()
    old = paths.history_path().with_name("games-index.json")
    old.write_text("{}")
    with monkeypatch.context() as patch:
        patch.setattr("ra_desktop.storage.index.load_file", None)
        for _ in range(2):
            assert updated() == games
    assert not old.exists()
    assert not paths.history_path().with_name("history.sqlite.damaged").exists()
    with Index.open() as index:
        assert {index.examine(entry).fault for entry in index.files()} == {None}
        index.save()
    assert updated() == games, "a game that was cleared does not come back, nor does another date"


@pytest.mark.parametrize(
    "cell", ["name = 'a' || char(0)", "points = '{'", "points = x'ff'", "fame = 'much'", "rank = 7", "seat = 9"]
)
def test_a_wrong_cell_of_version_1_costs_no_more_than_its_game_until_the_file_is_read(cell: str) -> None:
    games = version_1()
    with changed_database() as database:
        database.execute(f"UPDATE seats SET {cell} WHERE seat = 1 AND game = ?", (game_id(finished(1)),))  # noqa: S608
    with Index.open() as index:
        assert index.games() == [game for game in games if game.id != game_id(finished(1))]
    assert {game.id for game in updated()} == {game.id for game in games}


def test_a_database_of_version_1_with_other_tables_is_made_anew() -> None:
    games = version_1()
    with changed_database() as database:
        database.execute("ALTER TABLE seats RENAME COLUMN fame TO glory")
    assert {game.id for game in updated()} >= {games[0].id, games[1].id} - {game_id(finished(3))}
    assert paths.history_path().with_name("history.sqlite.damaged").exists()


def test_a_newer_database_is_left_alone(index: Index) -> None:
    with sqlite3.connect(index.path) as database:
        database.execute("PRAGMA user_version = 7")
    database.close()
    index.__exit__()
    with pytest.raises(NewerFormatError):
        Index.open()


def test_a_place_where_none_can_be_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(WriteError):
        Index.open(tmp_path / "file" / "history.sqlite")
    with pytest.raises(ReadError, match="not a regular file"):
        Index.open(tmp_path)


def test_a_locked_database_is_an_error_and_stays(index: Index, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(finished())
    monkeypatch.setattr("ra_desktop.storage.index._PATIENCE", 0.0)
    other = sqlite3.connect(index.path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(WriteError):
        Index.open()
    other.close()
    assert len(updated()) == 1


def test_a_database_that_somebody_reads_is_an_error_and_written_when_they_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("ra_desktop.storage.index._PATIENCE", 0.0)
    kept(finished())
    with Index.open() as index, contextlib.closing(sqlite3.connect(index.path)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM results").fetchall()
        with pytest.raises(WriteError):
            added(index, finished(2))
        assert index.games() == []
        other.rollback()
        assert added(index, finished(2))
    assert len(updated()) == 2


def test_two_windows_count_together() -> None:
    kept(*(finished(seed) for seed in range(3)))
    with Index.open() as one, Index.open() as other:
        assert list(one.update()) == [2, 1, 0]
        assert list(other.update()) == []
        assert one.games() == other.games()


# --- out of it ----------------------------------------------------------------------------------------------------


def test_the_table_has_a_line_for_every_seat(index: Index, tmp_path: Path) -> None:
    added(index, finished(seats=(Seat("=2+3", "lapis"), *SEATS[1:])))
    added(index, SavedGame(random_game("boat", 2, 1), (Seat("Żółć", "lapis"), SEATS[1])), "2025-03-22T20:00:00+00:00")
    export_csv(index.games(), tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["name"] for line in lines] == ["'=2+3", "Nefer", "Khufu", "Żółć", "Nefer"]
    assert [line["players"] for line in lines] == ["3", "3", "3", "2", "2"]
    assert [line["seat"] for line in lines] == ["1", "2", "3", "1", "2"]
    for line, one in zip(lines, (one for game in index.games() for one in game.players), strict=True):
        assert {row: int(line[row]) for row in one.points} == one.points
        assert (int(line["rank"]), int(line["fame"]), line["bot"]) == (one.rank, one.fame, one.bot or "")


def test_a_line_of_the_table_tells_the_game_and_who_played(index: Index, tmp_path: Path) -> None:
    saved = finished()
    saved.game.take_backs = 1
    added(index, saved)
    export_csv(index.games(), tmp_path / "games.csv")
    text = (tmp_path / "games.csv").read_bytes()
    assert text.startswith(b"\xef\xbb\xbfgame,started,")
    line = list(csv.DictReader(text.decode("utf-8-sig").splitlines()))[1]
    rows = {row for rules in RULESETS.values() for row in rules.rows}
    about = {key: value for key, value in line.items() if key not in rows}
    assert about == {
        "game": game_id(saved), "started": saved.started, "ended": "2025-03-21T20:00:00+00:00", "ruleset": "classic",
        "players": "3", "moves": str(len(saved.game.plies)), "take_backs": "1", "seat": "2", "name": "Nefer",
        "bot": "skilled", "character": "builder", "rank": str(players_of(saved)[1].rank),
        "fame": str(saved.game.state.fame[1]),
    }  # fmt: skip
    assert all(line[row] == "" for row in rows - set(RULESETS["classic"].rows))


@pytest.mark.parametrize(("decimal_sign", "separator"), [(",", ";"), (".", ","), ("٫", ",")])
def test_columns_are_set_apart_as_spreadsheets_of_the_place_expect(
    index: Index, tmp_path: Path, decimal_sign: str, separator: str
) -> None:
    name = 'A;b,c"d'
    added(index, finished(seats=(Seat(name, "lapis"), *SEATS[1:])))
    export_csv(index.games(), tmp_path / "games.csv", decimal_sign)
    with (tmp_path / "games.csv").open(encoding="utf-8-sig", newline="") as file:
        lines = list(csv.DictReader(file, delimiter=separator, strict=True))
    assert [line["name"] for line in lines] == [name, "Nefer", "Khufu"]
    assert {len(line) for line in lines} == {len(lines[0])}
    assert all(line["fame"].isdecimal() for line in lines)


@pytest.mark.skipif(os.name == "nt", reason="the rights are those of Unix")
def test_a_table_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        export_csv([], tmp_path / "games.csv")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "games.csv").stat().st_mode) == 0o644


def test_a_table_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(WriteError):
        export_csv([], tmp_path)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(saved=saved_games())
def test_any_finished_game_goes_in_and_comes_out(index: Index, saved: SavedGame) -> None:
    while not saved.game.state.is_over:
        saved.game.play(saved.game.state.legal_actions()[-1])
    index.clear()
    is_new = added(index, saved)
    result = index.games()
    assert len(result) == is_new
    if is_new:
        assert result[0].players == players_of(saved)
        assert not added(index, saved, "2025-03-21T21:00:00+00:00")


@pytest.mark.parametrize("started", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "2025-03-21/19:30", ""])
def test_a_game_of_any_time_is_kept_in_the_folder(started: str) -> None:
    """The name of its file comes from the date, which a file may have from anybody."""
    saved = saved_game()
    saved.started = started
    path = kept_path(saved)
    assert path.parent == paths.finished_dir()
    assert path.name.endswith(".ra-game")


def test_a_game_added_while_another_window_reads_is_not_called_damaged(
    index: Index, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever another connection does between two questions of a reader, every game that it sees is whole."""
    asked: list[str] = []

    class Between:
        def __init__(self, database: sqlite3.Connection) -> None:
            self.database = database

        def execute(self, question: str, values: object = ()) -> object:
            rows = self.database.execute(question, values).fetchall()  # type: ignore[arg-type]
            asked.append(question)
            with Index.open() as other:
                added(other, finished(seed=100 + len(asked)))
            return SimpleNamespace(fetchall=lambda: rows)

        def __getattr__(self, name: str) -> object:
            return getattr(self.database, name)

    added(index, finished(seed=1))
    index._database = Between(index._database)  # type: ignore[assignment]
    assert len(index.games()) == 1
    assert len(index.games()) > 1
    assert asked
    assert "damaged" not in caplog.text


def test_two_windows_may_open_a_new_history_at_once(tmp_path: Path) -> None:
    for number in range(12):
        path = tmp_path / f"{number}.sqlite"
        together, faults = threading.Barrier(2), []

        def open_it(path: Path = path, together: threading.Barrier = together, faults: list = faults) -> None:
            together.wait()
            try:
                with Index.open(path) as index:
                    index.games()
            except Exception as error:  # noqa: BLE001 - a thread's own would be lost
                faults.append(error)

        threads = [threading.Thread(target=open_it) for _ in range(2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not faults
        assert {item.name for item in tmp_path.iterdir() if item.name.startswith(f"{number}.")} == {path.name}
