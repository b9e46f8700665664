"""The list of saved games is a good model, and the service behind it reads and files in the background."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QFile, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ra_desktop.app.library import ENTRY, Column, LibraryModel, Preview, Shelf, Sieve, state_of
from ra_desktop.storage import SavedGame, load_file, paths, save_file
from ra_desktop.storage.history import History
from ra_desktop.storage.library import Entry, Fault, Library, Sitter
from tests.storage.games import random_game, saved_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
HERE = QModelIndex()


def tell(entry: Entry, column: Column) -> str:
    words = (entry.title, entry.ruleset, ", ".join(seat.name for seat in entry.seats), str(entry.epoch))
    return words[column] if column < len(words) else ""


def hay(entry: Entry) -> str:
    return tell(entry, Column.NAME) + tell(entry, Column.PLAYERS) + entry.ruleset


def entry(name: str, modified: int = 0, **facts: Any) -> Entry:
    facts = {"depth": "examined", "ruleset": "classic", "epoch": 1} | facts
    return Entry(name=name + ".ra-game", size=1, modified=modified, **facts)


def over(name: str, modified: int = 0, ranking: tuple[int, ...] = (0, 1), fame: tuple[int, ...] = (30, 20)) -> Entry:
    seats = (Sitter("You", "lapis"), Sitter("Nefer", "ochre", "skilled"))
    return entry(name, modified, epoch=3, is_over=True, ranking=ranking, fame=fame, seats=seats)


@pytest.fixture
def model(qapp: object) -> Iterator[LibraryModel]:
    made = LibraryModel(tell, lambda column: column.name, hay)
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    yield made
    tester.deleteLater()


def titles(model: LibraryModel) -> list[str]:
    return [str(model.index(row, Column.NAME).data()) for row in range(model.rowCount())]


# --- the model --------------------------------------------------------------------------------------------


def test_an_empty_list(model: LibraryModel) -> None:
    assert model.rowCount() == model.count == 0
    assert model.columnCount() == len(Column)
    assert model.entry(HERE) is None
    assert model.headerData(Column.DATE, Qt.Orientation.Horizontal) == "DATE"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_the_latest_is_first(model: LibraryModel) -> None:
    model.put_up([entry("a", 1), entry("c", 3), entry("b", 2)])
    assert titles(model) == ["c", "b", "a"]
    assert model.index(0, Column.PLAYERS).data(ENTRY) == entry("c", 3)


def test_every_column_sorts_both_ways(model: LibraryModel) -> None:
    model.put_up(
        [
            entry("Beta", 3, ruleset="boat", epoch=2, seats=(Sitter("Zoe"),)),
            entry("alpha", 1, ruleset="classic", epoch=1, seats=(Sitter("Ann"),)),
            over("Gamma", 2),
        ]
    )
    for column, order in (
        (Column.NAME, ["alpha", "Beta", "Gamma"]),
        (Column.RULESET, ["Beta", "Gamma", "alpha"]),
        (Column.PLAYERS, ["alpha", "Gamma", "Beta"]),
        (Column.EPOCH, ["alpha", "Beta", "Gamma"]),
        (Column.RESULT, ["Beta", "alpha", "Gamma"]),
        (Column.DATE, ["alpha", "Gamma", "Beta"]),
    ):
        model.sort(column, ASCENDING)
        assert titles(model) == order, column
        model.sort(column, DESCENDING)
        if column not in (Column.RULESET, Column.RESULT):  # equal ones stay by date
            assert titles(model) == order[::-1], column


def test_results_sort_from_damaged_to_won(model: LibraryModel) -> None:
    damaged = entry("damaged", fault=Fault("damaged", "x"))
    model.put_up([over("second", ranking=(1, 0)), entry("runs"), over("won"), damaged, entry("new", depth="listed")])
    model.sort(Column.RESULT)
    assert titles(model) == ["damaged", "new", "runs", "second", "won"]


def test_states() -> None:
    assert state_of(entry("a", depth="glanced")) is None
    assert state_of(entry("a")) == "running"
    assert state_of(over("a")) == "finished"
    assert state_of(entry("a", fault=Fault("foreign", "x"))) == "damaged"


@pytest.mark.parametrize(
    ("sieve", "left"),
    [
        (Sieve(), ["won", "late", "early"]),
        (Sieve("LATE"), ["late"]),
        (Sieve("nefer you"), ["won"]),
        (Sieve("nefer late"), []),
        (Sieve(ruleset="boat"), ["early"]),
        (Sieve(state="finished"), ["won"]),
        (Sieve(state="running"), ["late", "early"]),
        (Sieve("classic", "classic", "running"), ["late"]),
        (Sieve("   "), ["won", "late", "early"]),
    ],
)
def test_only_what_goes_through_the_sieve_is_seen(model: LibraryModel, sieve: Sieve, left: list[str]) -> None:
    model.put_up([over("won", 3), entry("late", 2), entry("early", 1, ruleset="boat")])
    model.sift(sieve)
    assert titles(model) == left
    assert model.count == 3
    model.sift(Sieve())
    assert titles(model) == ["won", "late", "early"]


def test_what_is_learned_shows_and_may_sort_anew(model: LibraryModel) -> None:
    model.put_up([entry(name, number, depth="listed", epoch=0) for number, name in enumerate("abc")])
    model.sort(Column.EPOCH, DESCENDING)
    model.learn([entry("a", 0, epoch=3)])
    assert titles(model)[0] == "a"
    model.sift(Sieve(state="running"))
    assert titles(model) == ["a"]
    model.learn([entry("b", 1)])
    assert titles(model) == ["a", "b"]


def test_new_files_come_in_at_their_place(model: LibraryModel) -> None:
    model.put_up([entry("a", 1), entry("c", 3)])
    model.learn([entry("b", 2)])
    assert titles(model) == ["c", "b", "a"]


def test_files_that_are_gone_leave(model: LibraryModel) -> None:
    model.put_up([entry("a", 1), entry("b", 2), entry("c", 3)])
    kept = QPersistentModelIndex(model.index_of("a.ra-game"))
    model.forget(["b.ra-game", "never.ra-game"])
    assert titles(model) == ["c", "a"]
    assert kept.row() == 1
    assert not model.index_of("b.ra-game").isValid()


def test_a_renamed_game_stays_where_it_is(model: LibraryModel) -> None:
    model.put_up([entry("a", 1), entry("b", 2)])
    kept = QPersistentModelIndex(model.index_of("a.ra-game"))
    model.rename(entry("a", 1), "z.ra-game")
    assert titles(model) == ["b", "z"]
    assert kept.row() == 1
    model.sort(Column.NAME, DESCENDING)
    assert titles(model) == ["z", "b"]
    assert kept.row() == 0


def test_only_names_can_be_edited(model: LibraryModel, qtbot: QtBot) -> None:
    model.put_up([entry("a")])
    name = model.index(0, Column.NAME)
    assert name.flags() & Qt.ItemFlag.ItemIsEditable
    assert not model.index(0, Column.DATE).flags() & Qt.ItemFlag.ItemIsEditable
    assert name.data(Qt.ItemDataRole.EditRole) == "a"
    with qtbot.waitSignal(model.renaming) as asked:
        assert model.setData(name, "b")
    assert asked.args == [entry("a"), "b"]
    with qtbot.assertNotEmitted(model.renaming):
        assert model.setData(name, "a")
        assert not model.setData(model.index(0, Column.DATE), "b")


SIEVES = [Sieve(), Sieve("a"), Sieve(ruleset="boat"), Sieve(state="running")]
NAMES = st.lists(st.sampled_from("abcdefghijklmnop"), max_size=12, unique=True)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), NAMES),
        st.tuples(st.just("learn"), NAMES),
        st.tuples(st.just("forget"), NAMES),
        st.tuples(st.just("sort"), st.tuples(st.sampled_from(Column), st.sampled_from([ASCENDING, DESCENDING]))),
        st.tuples(st.just("sift"), st.sampled_from(SIEVES)),
        st.tuples(st.just("rename"), st.tuples(st.sampled_from("abcdef"), st.sampled_from("uvwxyz"))),
    ),
    max_size=12,
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_whatever_happens_the_list_is_right_and_rows_follow_their_games(
    model: LibraryModel, steps: list[tuple[str, Any]]
) -> None:
    """The tester behind the model checks each signal; kept indexes must stay with their games."""
    expected: dict[str, Entry] = {}
    model.put_up([])
    model.sift(Sieve())
    for number, (step, value) in enumerate(steps):
        kept = [(QPersistentModelIndex(model.index(row, 0)), titles(model)[row]) for row in range(model.rowCount())]
        some = [
            entry(name, number * 7 % 5, ruleset="boat" if (ord(name) + number) % 2 else "classic")
            for name in (value if step in ("put", "learn") else ())
        ]
        if step == "put":
            expected = {one.name: one for one in some}
            model.put_up(some)
        elif step == "learn":
            expected |= {one.name: one for one in some}
            model.learn(some)
        elif step == "forget":
            expected = {name: one for name, one in expected.items() if name[0] not in value}
            model.forget([name + ".ra-game" for name in value])
        elif step == "sort":
            model.sort(*value)
        elif step == "sift":
            model.sift(value)
        elif (old := expected.get(value[0] + ".ra-game")) and value[1] + ".ra-game" not in expected:
            model.rename(old, value[1] + ".ra-game")
            expected = {name: one for name, one in expected.items() if one is not old}
            expected[value[1] + ".ra-game"] = entry(value[1], old.modified, ruleset=old.ruleset)
        seen = {
            one.title
            for one in expected.values()
            if model.sieve.ruleset in (None, one.ruleset) and (model.sieve.text or "") in hay(one)
        }
        assert set(titles(model)) == seen
        assert len(titles(model)) == len(seen)
        for index, title in kept:
            if index.isValid() and step != "rename":
                assert index.data() == title


def test_a_list_that_changes_everywhere_is_put_up_anew(model: LibraryModel, qtbot: QtBot) -> None:
    model.put_up([entry(f"{number:03}", number, ruleset="boat" if number % 2 else "classic") for number in range(200)])
    with qtbot.waitSignal(model.modelReset):
        model.sift(Sieve(ruleset="boat"))
    assert model.rowCount() == 100


# --- the service ------------------------------------------------------------------------------------------


@pytest.fixture
def folder() -> Path:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def shelf(model: LibraryModel) -> Iterator[Shelf]:
    made = Shelf(model)
    yield made
    made.close()


def put(path: Path, saved: SavedGame | None = None) -> Path:
    save_file(path, saved or saved_game())
    return path


def read(shelf: Shelf, qtbot: QtBot) -> None:
    """Read the folder to the end."""

    def is_all(known: int, count: int) -> bool:
        return known == count == shelf.model.count

    with qtbot.waitSignal(shelf.progressed, check_params_cb=is_all):
        shelf.refresh()
    qtbot.waitUntil(lambda: all(entry.is_examined for entry in shelf.model.entries))


def test_the_folder_is_read_into_the_model(shelf: Shelf, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    put(folder / "finished" / "Two.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    (folder / "Broken.ra-game").write_text("{")
    read(shelf, qtbot)
    states = {one.title: state_of(one) for one in shelf.model.entries}
    assert states == {"One": "running", "Two": "finished", "Broken": "damaged"}


def test_an_empty_folder_is_read_too(shelf: Shelf, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shelf.listed):
        shelf.refresh()
    assert shelf.model.count == 0


def test_a_folder_that_cannot_be_read_is_told(shelf: Shelf, qtbot: QtBot) -> None:
    paths.data_dir().mkdir(parents=True)
    paths.saves_dir().write_text("a file")
    with qtbot.waitSignal(shelf.failed) as told:
        shelf.refresh()
    assert told.args[0].kind == "read"


def test_closing_in_the_middle_keeps_what_is_known(model: LibraryModel, folder: Path, qtbot: QtBot) -> None:
    first = put(folder / "0.ra-game", saved_game(1000))
    for number in range(1, 80):
        shutil.copy(first, folder / f"{number}.ra-game")
    shelf = Shelf(model)
    shelf.refresh()
    qtbot.waitUntil(lambda: any(one.is_examined for one in model.entries))
    shelf.close()
    known = [one for one in Library().list() if one.is_examined]
    assert known


def test_a_game_can_be_looked_at(shelf: Shelf, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    (folder / "Broken.ra-game").write_text("{")
    read(shelf, qtbot)
    found: dict[str, Preview] = {}
    for one in shelf.model.entries:
        with qtbot.waitSignal(shelf.previewed) as told:
            shelf.preview(one)
        found[one.title] = told.args[0]
    game = found["One"].game
    assert game is not None
    assert game.game.state == saved_game().game.state
    assert found["Broken"].game is None
    assert found["Broken"].fault is not None


def test_renaming_moves_the_file_and_the_index(shelf: Shelf, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    read(shelf, qtbot)
    with qtbot.waitSignal(shelf.renamed) as told:
        shelf.model.setData(shelf.model.index(0, 0), "Two")
    assert told.args == [folder / "One.ra-game", folder / "Two.ra-game"]
    assert titles(shelf.model) == ["Two"]
    assert not (folder / "One.ra-game").exists()
    read(shelf, qtbot)
    shelf.close()
    assert [(one.title, one.is_examined) for one in Library().list()] == [("Two", True)]


def test_a_taken_name_is_refused(shelf: Shelf, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    put(folder / "Two.ra-game")
    read(shelf, qtbot)
    one = next(one for one in shelf.model.entries if one.title == "One")
    with qtbot.waitSignal(shelf.failed) as told:
        shelf.rename(one, "Two")
    assert told.args[0].kind == "taken"
    assert sorted(titles(shelf.model)) == ["One", "Two"]


def test_deleting_moves_to_the_trash(
    shelf: Shelf, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put(folder / "One.ra-game")
    read(shelf, qtbot)
    trash = tmp_path / "trash"
    trash.mkdir()

    def move(name: str) -> tuple[bool, str]:
        return True, shutil.move(name, trash)

    monkeypatch.setattr(QFile, "moveToTrash", staticmethod(move))
    with qtbot.waitSignal(shelf.removed) as told:
        shelf.remove(shelf.model.entries)
    assert told.args[0].gone == ("One.ra-game",)
    assert shelf.model.count == 0
    load_file(trash / "One.ra-game")


def test_without_a_trash_nothing_is_deleted_until_that_is_wanted(
    shelf: Shelf, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = put(folder / "One.ra-game")
    read(shelf, qtbot)
    monkeypatch.setattr(QFile, "moveToTrash", staticmethod(lambda name: (False, "")))
    with qtbot.waitSignal(shelf.removed) as told:
        shelf.remove(shelf.model.entries)
    assert [one.title for one in told.args[0].left] == ["One"]
    assert file.exists()
    assert shelf.model.count == 1
    with qtbot.waitSignal(shelf.removed):
        shelf.remove(shelf.model.entries, for_good=True)
    assert not file.exists()
    assert shelf.model.count == 0


def test_a_kept_game_is_counted_before_it_is_deleted(shelf: Shelf, folder: Path, qtbot: QtBot) -> None:
    put(folder / "finished" / "One.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    read(shelf, qtbot)
    with qtbot.waitSignal(shelf.removed):
        shelf.remove(shelf.model.entries, for_good=True)
    with History.open() as history:
        assert len(history.games()) == 1


def test_files_are_brought_in_and_what_is_none_is_refused(
    shelf: Shelf, folder: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    good = put(tmp_path / "stick" / "Guest.ra-game")
    os.utime(good, (1_000_000_000, 1_000_000_000))
    bad = tmp_path / "stick" / "notes.txt"
    bad.write_text("no game")
    with qtbot.waitSignal(shelf.listed):
        shelf.refresh()
    with qtbot.waitSignal(shelf.imported) as told:
        shelf.bring_in([good, bad, tmp_path / "missing.ra-game"])
    assert told.args[0].names == ("Guest.ra-game",)
    assert [(name, fault.kind) for name, fault in told.args[0].refused] == [
        ("notes.txt", "foreign"), ("missing.ra-game", "read"),
    ]  # fmt: skip
    assert titles(shelf.model) == ["Guest"]
    assert shelf.model.entries[0].is_examined
    assert (folder / "Guest.ra-game").exists()


def test_a_copy_goes_out(shelf: Shelf, folder: Path, qtbot: QtBot, tmp_path: Path) -> None:
    file = put(folder / "One.ra-game")
    read(shelf, qtbot)
    shelf.copy_out(shelf.model.entries[0], tmp_path / "Out.ra-game")
    assert (tmp_path / "Out.ra-game").read_bytes() == file.read_bytes()
    file.unlink()
    with qtbot.waitSignal(shelf.failed):
        shelf.copy_out(shelf.model.entries[0], tmp_path / "Again.ra-game")
