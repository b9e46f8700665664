"""The list of saved games tells the truth about every file, quickly, whatever state index and files are in."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ra_desktop.storage import Options, SavedGame, Seat, paths, save_file
from ra_desktop.storage.errors import ReadError
from ra_desktop.storage.filing import clean_stem
from ra_desktop.storage.library import Entry, Glimpse, Library, Sitter, ranking, summary
from ra_desktop.storage.migrations import CURRENT
from ra_desktop.storage.savefile import MOST_BYTES
from tests.storage.games import content, random_game, saved_game, saved_games

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


@pytest.fixture
def library(folder: Path, tmp_path: Path) -> Library:
    return Library(folder, tmp_path / "index.json")


def put(folder: Path, name: str, saved: SavedGame | None = None) -> Path:
    path = folder / name
    save_file(path, saved or saved_game())
    return path


def known(library: Library) -> dict[str, Entry]:
    """Everything about every file."""
    entries = {entry.name: library.examine(entry) for entry in library.list()}
    library.save_index()
    return entries


# --- what is listed -----------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert Library(tmp_path / "nowhere", tmp_path / "index.json").list() == []


def test_by_default_it_is_the_folder_of_the_person() -> None:
    assert Library().folder == paths.saves_dir()
    assert Library().index == paths.index_path()


def test_only_saved_games_are_listed_and_those_kept_with_them(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "finished/Two.ra-game")
    put(folder, "elsewhere/Three.ra-game")
    (folder / "notes.txt").write_text("no game")
    (folder / "folder.ra-game").mkdir()
    (folder / ".One.ra-game.abc.tmp").write_text("left by a crash")
    assert {entry.name for entry in library.list()} == {"One.ra-game", "finished/Two.ra-game"}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that cannot be read")
def test_a_folder_that_cannot_be_read_is_an_error(library: Library, folder: Path) -> None:
    folder.chmod(0)
    try:
        with pytest.raises(ReadError):
            library.list()
    finally:
        folder.chmod(0o700)


def test_a_subfolder_that_cannot_be_read_keeps_no_other_from_being_listed(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "unfinished/Two.ra-game")
    (folder / "finished").write_text("a file in place of the folder")
    assert {entry.name for entry in library.list()} == {"One.ra-game", "unfinished/Two.ra-game"}
    assert [error.path for error in library.unread] == [folder / "finished"]
    (folder / "finished").unlink()
    library.list()
    assert library.unread == []


def test_a_file_in_place_of_the_folder_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("")
    with pytest.raises(ReadError):
        Library(tmp_path / "games", tmp_path / "index.json").list()


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


def test_of_a_file_that_is_only_listed_nothing_else_is_known(library: Library, folder: Path) -> None:
    path = put(folder, "One.ra-game")
    (entry,) = library.list()
    status = path.stat()
    assert msgspec.structs.asdict(entry) == {
        "name": "One.ra-game", "size": status.st_size, "modified": status.st_mtime_ns, "depth": "listed",
        "fault": None, "ruleset": "", "seats": (), "started": "", "open_fame": False, "take_backs": False,
        "origin": "dealt", "moves": 0, "epoch": 0, "is_over": False, "fame": (), "ranking": (), "glimpse": None,
    }  # fmt: skip
    assert (entry.is_kept, entry.is_parked, entry.is_examined) == (False, False, False)


@pytest.mark.parametrize(("fame", "ranking", "is_sound"), [
    ((), (), True), ((5, 3, 1), (), True), ((5, 3, 1), (2, 0, 1), True), ((5,), (), False), ((5, 3), (), False),
    ((5, 3, 1), (0, 1), False), ((5, 3, 1), (0, 1, 1), False), ((5, 3, 1), (1, 2, 3), False),
])  # fmt: skip
def test_fame_and_ranking_of_an_entry_fit_its_seats(
    fame: tuple[int, ...], ranking: tuple[int, ...], is_sound: bool
) -> None:
    seats = tuple(Sitter(name) for name in ("Ann", "Ben", "Cleo"))
    assert Entry(name="x", size=1, modified=1, seats=seats, fame=fame, ranking=ranking).is_sound is is_sound


# --- what is known ---------------------------------------------------------------------------------------


def test_a_glance_tells_who_plays_what(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    entry = library.glance(library.list()[0])
    assert entry.depth == "glanced"
    assert entry.ruleset == "classic"
    assert [(seat.name, seat.bot, seat.character) for seat in entry.seats] == [
        ("You", None, None), ("Nefer", "skilled", None), ("Хуфу", "expert", "patient"),
    ]  # fmt: skip
    assert entry.started.startswith("2025-03-21")


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[1, 2]", b'{"format": "another"}', b"\xff\xfe", b"[" * 100_000])
def test_a_glance_at_what_is_no_game_tells_nothing(library: Library, folder: Path, data: bytes) -> None:
    (folder / "One.ra-game").write_bytes(data)
    entry = library.list()[0]
    assert library.glance(entry) is entry
    assert library.examine(entry).fault is not None


@pytest.mark.parametrize("change", [
    {"format": "ra-desktop aame"}, {"format": "ra-desktop zame"}, {"version": 0}, {"version": -1},
    {"version": CURRENT + 1},
])  # fmt: skip
def test_a_file_of_another_format_or_version_tells_nothing_at_a_glance(
    library: Library, folder: Path, change: dict[str, object]
) -> None:
    (folder / "One.ra-game").write_text(json.dumps({**content(), **change}))
    entry = library.list()[0]
    assert library.glance(entry) is entry


@pytest.mark.parametrize(("spare", "depth"), [(0, "glanced"), (1, "listed")])
def test_a_file_that_is_larger_than_any_game_is_not_looked_into(
    library: Library, folder: Path, spare: int, depth: str
) -> None:
    path = put(folder, "One.ra-game")
    path.write_bytes(path.read_bytes().ljust(MOST_BYTES + spare))
    assert library.glance(library.list()[0]).depth == depth


def test_a_glance_passes_over_a_seat_that_is_not_there(library: Library, folder: Path) -> None:
    changes = [{"after": 0, "seat": 3, "bot": "expert"}, {"after": 0, "seat": 7, "bot": "expert"}]
    (folder / "One.ra-game").write_text(json.dumps({**content(), "handovers": changes}))
    entry = library.glance(library.list()[0])
    assert [seat.bot for seat in entry.seats] == [None, "skilled", "expert"]


def test_files_of_the_first_format_are_understood_at_a_glance(library: Library, folder: Path) -> None:
    old = {key: value for key, value in content().items() if key not in ("reshuffles", "taken_back", "take_backs")}
    (folder / "Old.ra-game").write_text(json.dumps({**old, "version": 1}))
    assert library.glance(library.list()[0]).ruleset == "classic"


def test_examining_tells_epoch_fame_and_result(library: Library, folder: Path) -> None:
    seats = (Seat("You", "lapis"), Seat("Nefer", "malachite", "skilled"), Seat("Khufu", "ochre", "expert"))
    saved = SavedGame(random_game("classic", 3, 3), seats, Options(open_fame=True), "2025-03-21T19:30:00+01:00")
    put(folder, "Over.ra-game", saved)
    entry = library.examine(library.list()[0])
    assert entry.is_examined
    assert entry.is_over
    assert entry.epoch == 3
    assert list(entry.fame) == saved.game.state.fame
    assert entry.ranking[0] == saved.game.state.winner
    assert entry.open_fame
    assert entry.moves == len(saved.game.plies)
    assert not entry.take_backs
    assert entry.glimpse == Glimpse.of(saved.game.state)


def test_a_game_that_goes_on_has_no_ranking(library: Library) -> None:
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


def test_take_backs_are_told(library: Library, folder: Path) -> None:
    saved = saved_game(30)
    saved.game.go_to(20, seed=5)
    saved.game.play(saved.game.state.legal_actions()[-1])
    put(folder, "One.ra-game", saved)
    entry = library.list()[0]
    assert library.glance(entry).take_backs
    assert library.examine(entry).take_backs


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
    library: Library, folder: Path, change: dict[str, object], kind: str, place: str | None
) -> None:
    (folder / "One.ra-game").write_text(json.dumps({**content(), **change}))
    fault = library.examine(library.list()[0]).fault
    assert fault is not None
    assert (fault.kind, fault.place) == (kind, place)
    assert fault.reason


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(saved=saved_games())
def test_what_is_listed_is_what_is_in_the_game(library: Library, folder: Path, saved: SavedGame) -> None:
    put(folder, "One.ra-game", saved)
    entry = library.examine(library.list()[0])
    assert entry == summary(saved, entry)
    glanced = library.glance(Entry(name=entry.name, size=entry.size, modified=entry.modified))
    assert (glanced.ruleset, glanced.seats, glanced.started) == (entry.ruleset, entry.seats, entry.started)


# --- the index --------------------------------------------------------------------------------------------


def test_what_was_examined_is_remembered(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "finished/Two.ra-game", saved_game(1000))
    (folder / "Broken.ra-game").write_text("{")
    before = known(library)
    again = {entry.name: entry for entry in Library(folder, library.index).list()}
    assert again == before
    assert all(entry.is_examined for entry in again.values())


def test_only_what_was_examined_is_remembered(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    library.glance(library.list()[0])
    library.save_index()
    assert not library.index.exists()


def test_a_file_that_has_changed_is_read_anew(library: Library, folder: Path) -> None:
    path = put(folder, "One.ra-game", saved_game(10))
    known(library)
    size, modified = path.stat().st_size, path.stat().st_mtime_ns
    depths = []
    for text, when in (("", modified), ("", modified + 1), (" ", modified), ("", modified)):
        path.write_bytes(path.read_bytes()[:size] + text.encode())
        os.utime(path, ns=(when, when))
        depths.append(Library(folder, library.index).list()[0].depth)
    assert depths == ["examined", "listed", "listed", "examined"]


def test_files_that_are_gone_are_forgotten(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    put(folder, "Two.ra-game")
    known(library)
    (folder / "One.ra-game").unlink()
    known(Library(folder, library.index))
    assert "One.ra-game" not in library.index.read_text()


def test_a_file_that_cannot_be_read_now_is_tried_again(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "One.ra-game")

    def refuse(path: Path) -> SavedGame:
        raise ReadError(path, "the disk is asleep")

    with monkeypatch.context() as patch:
        patch.setattr("ra_desktop.storage.library.load_file", refuse)
        entry = known(library)["One.ra-game"]
    assert entry.fault is not None
    assert entry.fault.kind == "read"
    assert known(Library(folder, library.index))["One.ra-game"].fault is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"\xff" + data,
        lambda data: b"[]",
        lambda data: data.replace(b'"version":5', b'"version":4', 1),
        lambda data: data.replace(b'"app":"', b'"app":"0.0.0-', 1),
        lambda data: data.replace(b'"format":', b'"format":1', 1),
    ],
)
def test_an_index_that_is_of_no_use_is_made_anew(library: Library, folder: Path, damage: object) -> None:
    put(folder, "One.ra-game")
    before = known(library)
    good = library.index.read_bytes()
    assert callable(damage)
    library.index.write_bytes(damage(good))
    again = Library(folder, library.index)
    assert [entry.depth for entry in again.list()] == ["listed"]
    assert known(again) == before
    assert library.index.read_bytes() == good


@given(data=st.binary(max_size=300))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_index_can_do_harm(library: Library, folder: Path, data: bytes) -> None:
    put(folder, "One.ra-game")
    library.index.write_bytes(data)
    assert [entry.name for entry in Library(folder, library.index).list()] == ["One.ra-game"]


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
    library: Library, folder: Path, harm: Callable[[dict[str, Any]], None]
) -> None:
    put(folder, "One.ra-game", SavedGame(random_game("classic", 3, 1), saved_game().seats))
    good = known(library)
    index = json.loads(library.index.read_bytes())
    harm(index["games"][0])
    library.index.write_text(json.dumps(index))
    again = Library(folder, library.index)
    assert [entry.depth for entry in again.list()] == ["listed"]
    assert known(again) == good


def test_what_a_glance_shows_is_as_checked_as_what_is_played(library: Library, folder: Path) -> None:
    file = content()
    file["seats"][0]["name"] = "x" * 100_000
    (folder / "One.ra-game").write_text(json.dumps(file))
    (entry,) = library.list()
    assert library.glance(entry) == entry
    assert library.examine(entry).fault is not None


def test_a_file_of_a_date_beyond_reason_is_listed_and_remembered(
    library: Library, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "One.ra-game")
    monkeypatch.setattr("ra_desktop.storage.library.changed_at", lambda status: (1 << 63) - 1)
    good = known(library)
    assert {entry.name: entry for entry in Library(folder, library.index).list()} == good


def test_one_file_is_found_by_its_name(library: Library, folder: Path) -> None:
    path = put(folder, "One.ra-game")
    entry = library.find("One.ra-game")
    assert entry in list(library.list())
    path.unlink()
    assert library.find("One.ra-game") is None


def test_an_index_that_cannot_be_written_only_costs_time(folder: Path, tmp_path: Path) -> None:
    put(folder, "One.ra-game")
    (tmp_path / "index.json").mkdir()
    library = Library(folder, tmp_path / "index.json")
    assert known(library)["One.ra-game"].is_examined


def test_an_index_that_could_not_be_written_is_written_the_next_time(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    library.index.mkdir()
    known(library)
    library.index.rmdir()
    library.save_index()
    assert [entry.depth for entry in Library(folder, library.index).list()] == ["examined"]


def test_an_index_in_which_nothing_is_new_is_not_written(library: Library, folder: Path) -> None:
    put(folder, "One.ra-game")
    known(library)
    library.index.unlink()
    library.list()
    library.save_index()
    assert not library.index.exists()
    (folder / "One.ra-game").unlink()
    library.list()
    library.save_index()
    assert library.index.exists()


@pytest.mark.skipif(os.name == "nt", reason="names are Unicode there")
def test_names_that_are_no_unicode_are_listed_but_not_remembered(library: Library, folder: Path) -> None:
    source = put(folder, "One.ra-game")
    try:
        os.rename(source, os.fsencode(folder) + b"/caf\xe9.ra-game")  # noqa: PTH104 - bytes
    except OSError:
        pytest.skip("the file system takes no such name")
    entry = library.examine(library.list()[0])
    assert entry.ruleset == "classic"
    assert entry.title.isprintable()
    msgspec.json.encode(entry.title)
    library.save_index()
    assert Library(folder, library.index).list()[0].depth == "listed"


def test_a_game_that_was_renamed_to_json_is_listed_under_its_name(tmp_path: Path) -> None:
    save_file(tmp_path / "Sunday.ra-game", saved_game(5))
    (tmp_path / "Sunday.ra-game").rename(tmp_path / "Sunday.json")
    (tmp_path / "notes.txt").write_text("{}")
    (entry,) = Library(tmp_path, tmp_path / "index").list()
    assert (entry.name, entry.title) == ("Sunday.json", "Sunday")
    assert clean_stem("Sunday.json") == "Sunday"
