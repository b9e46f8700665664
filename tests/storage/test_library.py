"""The list of saved games tells the truth about every file, quickly, whatever state index and files are in."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from ra_desktop.storage import Options, SavedGame, Seat, paths, save_file
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.filing import clean_stem
from ra_desktop.storage.index import Index
from ra_desktop.storage.library import Entry, Glimpse, ranking, summary
from tests.storage.games import content, random_game, saved_game, saved_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def index(folder: Path, tmp_path: Path) -> Iterator[Index]:
    with Index.open(tmp_path / "index.sqlite", folder) as made:
        yield made


def put(folder: Path, name: str, saved: SavedGame | None = None) -> Path:
    path = folder / name
    save_file(path, saved or saved_game())
    return path


def known(index: Index) -> dict[str, Entry]:
    """Everything about every file."""
    entries = {entry.name: index.examine(entry) for entry in index.files()}
    index.save()
    return entries


def remembered(index: Index) -> dict[str, Entry]:
    """What is known of every file when the index is opened the next time."""
    with Index.open(index.path, index.folder) as again:
        return {entry.name: entry for entry in again.files()}


# --- what is listed -----------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    with Index.open(tmp_path / "index.sqlite", tmp_path / "nowhere") as index:
        assert index.files() == []


def test_only_saved_games_are_listed_and_those_kept_with_them(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "finished/Two.ra-game")
    put(folder, "elsewhere/Three.ra-game")
    (folder / "notes.txt").write_text("no game")
    (folder / "folder.ra-game").mkdir()
    (folder / ".One.ra-game.abc.tmp").write_text("left by a crash")
    assert {entry.name for entry in index.files()} == {"One.ra-game", "finished/Two.ra-game"}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that cannot be read")
def test_a_folder_that_cannot_be_read_is_an_error(index: Index, folder: Path) -> None:
    folder.chmod(0)
    try:
        with pytest.raises(ReadError):
            index.files()
    finally:
        folder.chmod(0o700)


def test_a_subfolder_that_cannot_be_read_keeps_no_other_from_being_listed(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "unfinished/Two.ra-game")
    (folder / "finished").write_text("a file in place of the folder")
    assert {entry.name for entry in index.files()} == {"One.ra-game", "unfinished/Two.ra-game"}
    assert [error.path for error in index.unread] == [folder / "finished"]
    (folder / "finished").unlink()
    index.files()
    assert index.unread == []


def test_a_file_in_place_of_the_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    with Index.open(tmp_path / "index.sqlite", tmp_path / "games") as index, pytest.raises(ReadError):
        index.files()


@pytest.mark.parametrize(
    ("name", "title", "kept"),
    [
        ("My game.ra-game", "My game", False),
        ("finished/2026-11-21 17.40 0123abcd.ra-game", "2026-11-21 17.40", True),
        ("finished/Best of all.ra-game", "Best of all", True),
        ("finished/ 0123abcd.ra-game", " 0123abcd", True),
        ("finished/2026-11-21 0123abc.ra-game", "2026-11-21 0123abc", True),
        ("finished/2026-11-21 0123abcde.ra-game", "2026-11-21 0123abcde", True),
        ("finished/2026-11-21 0123wxyz.ra-game", "2026-11-21 0123wxyz", True),
        ("Game 0123abcd.ra-game", "Game 0123abcd", False),
    ],
)
def test_titles_are_names_without_what_is_technical(name: str, title: str, kept: bool) -> None:
    entry = Entry(name=name, size=0, modified=0)
    assert (entry.title, entry.is_kept) == (title, kept)


def test_of_a_file_that_is_only_listed_nothing_else_is_known(index: Index, folder: Path) -> None:
    path = put(folder, "One.ra-game")
    (entry,) = index.files()
    status = path.stat()
    assert msgspec.structs.asdict(entry) == {
        "name": "One.ra-game", "size": status.st_size, "modified": status.st_mtime_ns, "depth": "listed",
        "fault": None, "ruleset": "", "seats": (), "started": "", "open_fame": False, "helped": False,
        "take_backs": False, "origin": "dealt", "moves": 0, "epoch": 0, "is_over": False, "fame": (), "ranking": (),
        "glimpse": None,
    }  # fmt: skip
    assert (entry.is_kept, entry.is_parked, entry.is_examined) == (False, False, False)


@pytest.mark.parametrize(("changes", "is_sound"), [
    ({}, True), ({"fame": (5, 3, 1)}, True), ({"fame": (5,)}, False), ({"fame": (5, 3)}, False),
    ({"fame": (5, 3, 1), "ranking": (2, 0, 1), "is_over": True}, True), ({"fame": (5, 3, 1), "is_over": True}, False),
    *(({"fame": (5, 3, 1), "ranking": order, "is_over": True}, False) for order in ((0, 1), (0, 1, 1), (1, 2, 3))),
    ({"ranking": (2, 0, 1), "is_over": True}, False), ({"fame": (5, 3, 1), "ranking": (2, 0, 1)}, False),
    ({"seats": (), "is_over": True}, False), ({"ruleset": ""}, False), ({"ruleset": "", "seats": ()}, True),
    ({"glimpse": Glimpse(("gold", "nile"), (), 1, 0.5, 1)}, True), ({"glimpse": Glimpse(("x",), (), 1, 0, 1)}, False),
])  # fmt: skip
def test_an_entry_describes_a_game_that_there_can_be(changes: dict[str, Any], is_sound: bool) -> None:
    seats = tuple(Seat(name, "lapis") for name in ("Ann", "Ben", "Cleo"))
    usual: dict[str, Any] = {"name": "x", "size": 1, "modified": 1, "ruleset": "classic", "seats": seats}
    assert Entry(**usual | changes).is_sound is is_sound


# --- what is known ---------------------------------------------------------------------------------------


def test_examining_tells_epoch_fame_and_result(index: Index, folder: Path) -> None:
    seats = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled"), Seat("Khufu", "ochre", "expert"))
    saved = SavedGame(random_game("classic", 3, 3), seats, Options(open_fame=True), "2025-03-21T19:30:00+01:00")
    put(folder, "Over.ra-game", saved)
    entry = index.examine(index.files()[0])
    assert entry.is_examined
    assert entry.is_over
    assert entry.epoch == 3
    assert list(entry.fame) == saved.game.state.fame
    assert entry.ranking[0] == saved.game.state.winner
    assert entry.open_fame
    assert entry.moves == len(saved.game.plies)
    assert not entry.take_backs
    assert entry.glimpse == Glimpse.of(saved.game.state)


def test_a_game_that_goes_on_has_no_ranking(index: Index) -> None:
    assert ranking(saved_game(20)) == ()


def test_the_ranking_goes_by_fame_and_then_by_the_highest_sun() -> None:
    saved = SavedGame(random_game("classic", 3, 3), saved_game().seats)
    suns = [saved.game.state.highest_sun(seat) for seat in range(3)]
    by_suns = sorted(range(3), key=suns.__getitem__, reverse=True)
    saved.game.state.fame[:] = [30, 30, 30]
    assert ranking(saved) == tuple(by_suns)
    for seat in range(3):
        saved.game.state.fame[:] = [30, 30, 30]
        saved.game.state.fame[seat] = 31
        assert ranking(saved) == (seat, *(other for other in by_suns if other != seat))


def test_take_backs_are_told(index: Index, folder: Path) -> None:
    saved = saved_game(30)
    saved.game.go_to(20, seed=5)
    saved.game.play(saved.game.state.legal_actions()[-1])
    put(folder, "One.ra-game", saved)
    entry = index.files()[0]
    assert index.examine(entry).take_backs


@pytest.mark.parametrize(
    ("change", "kind", "place"),
    [
        ({"version": 99}, "newer", None),
        ({"format": "chess"}, "foreign", None),
        ({"ruleset": "quartets"}, "damaged", "ruleset"),
        ({"actions": ["pass"]}, "rules", "actions[0]"),
    ],
)
def test_a_file_that_cannot_be_opened_says_why(
    index: Index, folder: Path, change: dict[str, object], kind: str, place: str | None
) -> None:
    (folder / "One.ra-game").write_text(json.dumps({**content(), **change}))
    fault = index.examine(index.files()[0]).fault
    assert fault is not None
    assert (fault.kind, fault.place) == (kind, place)
    assert fault.reason


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(saved=saved_games())
def test_what_is_listed_is_what_is_in_the_game(index: Index, folder: Path, saved: SavedGame) -> None:
    put(folder, "One.ra-game", saved)
    entry = index.examine(index.files()[0])
    assert entry == summary(saved, entry)


# --- the index --------------------------------------------------------------------------------------------


def test_what_was_examined_is_remembered(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "finished/Two.ra-game", saved_game(1000))
    (folder / "Broken.ra-game").write_text("{")
    before = known(index)
    assert remembered(index) == before
    assert all(entry.is_examined for entry in before.values())


def test_a_file_that_has_changed_is_read_anew(index: Index, folder: Path) -> None:
    path = put(folder, "One.ra-game", saved_game(10))
    known(index)
    size, modified = path.stat().st_size, path.stat().st_mtime_ns
    depths = []
    for text, when in (("", modified), ("", modified + 1), (" ", modified), ("", modified)):
        path.write_bytes(path.read_bytes()[:size] + text.encode())
        os.utime(path, ns=(when, when))
        depths.append(remembered(index)["One.ra-game"].depth)
    assert depths == ["examined", "listed", "listed", "examined"]


def test_files_that_are_gone_are_forgotten(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "Two.ra-game")
    known(index)
    (folder / "One.ra-game").unlink()
    known(index)
    rows = [row[0] for row in index._rows("SELECT name FROM entries")]
    assert rows == ["Two.ra-game"]


def test_a_file_that_cannot_be_read_now_is_tried_again(
    index: Index, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "One.ra-game")

    def refuse(path: Path) -> SavedGame:
        raise ReadError(path, "the disk is asleep")

    with monkeypatch.context() as patch:
        patch.setattr("ra_desktop.storage.index.load_file", refuse)
        entry = known(index)["One.ra-game"]
    assert entry.fault is not None
    assert entry.fault.kind == "read"
    assert remembered(index)["One.ra-game"].depth == "listed"
    assert known(index)["One.ra-game"].fault is None


def change(*path: str | int, value: object) -> Callable[[dict[str, Any]], None]:
    def put_in(entry: dict[str, Any]) -> None:
        at: Any = entry
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return put_in


@pytest.mark.parametrize(
    "harm",
    [
        change("ranking", value=[0, 1, 7]),
        change("ranking", value=[0, 1, 1]),
        change("ranking", value=[0]),
        change("fame", value=[1, 2]),
        change("fame", value=["much"] * 3),
        change("seats", value=[]),
        change("seats", 0, "name", value="\u202eevil"),
        change("seats", 0, "name", value="x" * 100_000),
        change("seats", 0, "bot", value="x" * 41),
        change("ruleset", value="x" * 41),
        change("moves", value=-1),
        change("epoch", value=4),
        change("epoch", value=-1),
        change("started", value="x" * 41),
        change("fault", value={"kind": "damaged", "reason": "x" * 1_001}),
    ],
)
def test_an_entry_of_the_index_that_cannot_be_is_not_believed(
    index: Index, folder: Path, harm: Callable[[dict[str, Any]], None]
) -> None:
    put(folder, "One.ra-game", SavedGame(random_game("classic", 3, 1), saved_game().seats))
    good = known(index)
    entry = msgspec.to_builtins(good["One.ra-game"])
    harm(entry)
    with index._database as database:
        database.execute("UPDATE entries SET entry = ?", (json.dumps(entry),))
    assert [entry.depth for entry in index.files()] == ["listed"]
    assert known(index) == good


@pytest.mark.parametrize("cell", ["", "{", "[]", '{"a":' * 5_000, 7, b"\xff", None])
def test_a_cell_that_is_no_entry_costs_only_time(index: Index, folder: Path, cell: object) -> None:
    put(folder, "One.ra-game")
    good = known(index)
    with index._database as database:
        database.execute("UPDATE OR IGNORE entries SET entry = ?", (cell,))
    assert [entry.is_examined for entry in index.files()] == [cell is None]  # which the table does not take
    assert known(index) == good


def test_what_another_version_found_is_shown_until_the_file_is_read_again(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    (entry,) = known(index).values()
    with index._database as database:
        database.execute("UPDATE entries SET judge = 'another'")
    (shown,) = remembered(index).values()
    assert (shown.depth, shown.seats, shown.ruleset) == ("remembered", entry.seats, "classic")
    assert known(index) == remembered(index) == {"One.ra-game": entry}


@pytest.mark.parametrize("is_newer", [False, True])
def test_an_index_that_cannot_be_used_only_costs_time(folder: Path, is_newer: bool) -> None:
    put(folder, "One.ra-game")
    path = paths.history_path()
    if is_newer:
        with Index.open() as index:
            index._database.execute("PRAGMA user_version = 7")
    else:
        path.mkdir(parents=True)
    before = path.read_bytes() if is_newer else b""
    with Index.open_or_forget(folder) as index:
        assert known(index)["One.ra-game"].is_examined
    assert not is_newer or path.read_bytes() == before


def test_files_are_listed_though_the_index_is_damaged_meanwhile(index: Index, folder: Path) -> None:
    put(folder, "One.ra-game")
    index._database.execute("DROP TABLE entries")
    assert [entry.depth for entry in index.files()] == ["listed"]
    assert [entry.depth for entry in remembered(index).values()] == ["listed"]


def test_a_file_of_a_date_beyond_reason_is_listed_and_remembered(
    index: Index, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "One.ra-game")
    monkeypatch.setattr("ra_desktop.storage.library.changed_at", lambda status: (1 << 63) - 1)
    good = known(index)
    assert remembered(index) == good


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode there")
def test_names_that_are_no_unicode_are_listed_but_not_remembered(index: Index, folder: Path) -> None:
    source = put(folder, "One.ra-game")
    try:
        os.rename(source, os.fsencode(folder) + b"/caf\xe9.ra-game")  # noqa: PTH104 - bytes
    except OSError:
        pytest.skip("the file system takes no such name")
    entry = index.examine(index.files()[0])
    assert entry.ruleset == "classic"
    assert entry.title.isprintable()
    msgspec.json.encode(entry.title)
    index.save()
    assert [one.depth for one in remembered(index).values()] == ["listed"]


def test_a_game_that_was_renamed_to_json_is_listed_under_its_name(tmp_path: Path) -> None:
    save_file(tmp_path / "Sunday.ra-game", saved_game(5))
    (tmp_path / "Sunday.ra-game").rename(tmp_path / "Sunday.json")
    (tmp_path / "notes.txt").write_text("{}")
    with Index.open(tmp_path / "index.sqlite", tmp_path) as index:
        (entry,) = index.files()
    assert (entry.name, entry.title) == ("Sunday.json", "Sunday")
    assert clean_stem("Sunday.json") == "Sunday"
