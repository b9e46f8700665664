"""The service behind the list of saved games reads and files in the background."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app import background, library
from ra_desktop.app.history import HistoryReader
from ra_desktop.app.library import LibraryService, Preview
from ra_desktop.app.models.library import LibraryModel, state_of
from ra_desktop.storage import SavedGame, WriteError, filing, load_file, paths, save_file
from ra_desktop.storage.index import Index
from ra_desktop.storage.library import Entry, Fault
from ra_desktop.storage.reviews import read_review, review_key, write_review
from tests.app.models.test_library import titles
from tests.storage.games import random_game, saved_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def folder() -> Path:
    folder = paths.saves_dir()
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def service(model: LibraryModel) -> Iterator[LibraryService]:
    yield LibraryService(model)
    background.shutdown()


def put(path: Path, saved: SavedGame | None = None) -> Path:
    save_file(path, saved or saved_game())
    return path


def read(service: LibraryService, qtbot: QtBot) -> None:
    """Read the folder to the end."""

    def is_all(known: int, count: int) -> bool:
        return known == count == service.model.count

    with qtbot.waitSignal(service.progressed, check_params_cb=is_all):
        service.refresh()
    qtbot.waitUntil(lambda: all(entry.is_examined for entry in service.model.entries))


def test_the_folder_is_read_into_the_model(service: LibraryService, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    put(folder / "finished" / "Two.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    (folder / "Broken.ra-game").write_text("{")
    read(service, qtbot)
    states = {one.title: state_of(one) for one in service.model.entries}
    assert states == {"One": "running", "Two": "finished", "Broken": "damaged"}


def test_the_latest_games_are_looked_into_first(
    service: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, seconds in enumerate((2_000, 3_000, 1_000)):
        os.utime(put(folder / f"{number}.ra-game"), (seconds, seconds))
    examined: list[str] = []
    examine = Index.examine

    def note(self: Index, entry: Entry) -> Entry:
        examined.append(entry.title)
        return examine(self, entry)

    monkeypatch.setattr(Index, "examine", note)
    read(service, qtbot)
    assert examined == ["1", "0", "2"]


def test_closing_in_the_middle_keeps_what_is_known(model: LibraryModel, folder: Path, qtbot: QtBot) -> None:
    first = put(folder / "0.ra-game", saved_game(1000))
    for number in range(1, 80):
        shutil.copy(first, folder / f"{number}.ra-game")
    service = LibraryService(model)
    service.refresh()
    qtbot.waitUntil(lambda: any(one.is_examined for one in model.entries))
    background.shutdown()
    with Index.open() as index:
        known = [one for one in index.files() if one.is_examined]
    assert known


def test_finished_games_are_counted_and_removed_while_the_list_is_read_and_the_index_is_busy(
    service: LibraryService, folder: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """Several jobs write to the index in turns, and none of them waits for another."""
    for number in range(8):
        put(paths.finished_dir() / f"{number}.ra-game", saved_game(1000, number))
        put(folder / f"{number}.ra-game")
    reader, removed = HistoryReader(), []
    service.removed.connect(removed.append)
    with qtbot.waitSignal(service.listed):
        service.refresh()
    with qtbot.waitSignal(reader.progressed):
        reader.refresh()
    kept = [entry for entry in service.model.entries if entry.is_kept]
    service.remove(kept, for_good=True)
    qtbot.waitUntil(lambda: sum(len(one.gone) for one in removed) == 8)
    with Index.open() as index:
        assert len(index.games()) == 8
    assert "not counted" not in caplog.text


def test_a_game_can_be_looked_at(service: LibraryService, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    (folder / "Broken.ra-game").write_text("{")
    read(service, qtbot)
    results: dict[str, Preview] = {}
    for one in service.model.entries:
        with qtbot.waitSignal(service.previewed) as text:
            service.preview(one)
        results[one.title] = text.args[0]
    game = results["One"].game
    assert game is not None
    assert game.game.state == saved_game().game.state
    assert results["Broken"].game is None
    assert results["Broken"].fault is not None


def test_only_the_game_that_was_asked_for_last_is_shown(service: LibraryService, folder: Path, qtbot: QtBot) -> None:
    for name in ("One", "Two"):
        put(folder / f"{name}.ra-game")
    read(service, qtbot)
    shown: list[str] = []
    service.previewed.connect(lambda preview: shown.append(preview.entry.title))
    one, two = sorted(service.model.entries, key=lambda entry: entry.title)
    service.preview(one)
    with qtbot.waitSignal(service.previewed):
        service.preview(two)
    assert shown == ["Two"]


def test_renaming_moves_the_file_and_the_index(service: LibraryService, folder: Path, qtbot: QtBot) -> None:
    put(folder / "One.ra-game")
    read(service, qtbot)
    with qtbot.waitSignal(service.renamed) as text:
        service.model.setData(service.model.index(0, 0), "Two")
    assert text.args == [folder / "One.ra-game", folder / "Two.ra-game"]
    assert titles(service.model) == ["Two"]
    assert not (folder / "One.ra-game").exists()
    read(service, qtbot)
    background.shutdown()
    with Index.open() as index:
        assert [(one.title, one.is_examined) for one in index.files()] == [("Two", True)]


def test_deleting_moves_to_the_trash(
    service: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    put(folder / "One.ra-game")
    read(service, qtbot)
    trash = tmp_path / "trash"
    trash.mkdir()

    def move(path: Path) -> tuple[bool, Path]:
        return True, Path(shutil.move(path, trash))

    monkeypatch.setattr(library, "to_trash", move)
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries)
    assert text.args[0].gone == ("One.ra-game",)
    assert service.model.count == 0
    load_file(trash / "One.ra-game")
    with qtbot.waitSignal(service.restored) as restored:
        service.restore(text.args[0].trashed)
    assert (restored.args[0], titles(service.model)) == (["One.ra-game"], ["One"])
    assert not list(trash.iterdir())


def test_what_has_a_new_file_in_its_place_stays_in_the_trash(tmp_path: Path) -> None:
    old, new = put(tmp_path / "trash" / "One.ra-game"), put(tmp_path / "One.ra-game")
    with pytest.raises(filing.NameTakenError):
        filing.take_from_trash(old, new)
    assert old.exists()


def test_with_a_game_goes_its_review_and_no_other(
    service: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = put(folder / "One.ra-game")
    key = review_key(load_file(file).game)
    write_review(key, "v1", {"players": 3})
    write_review("another", "v1", {"players": 3})
    read(service, qtbot)
    monkeypatch.setattr(library, "to_trash", lambda path: (False, None))
    with qtbot.waitSignal(service.removed):
        service.remove(service.model.entries)
    assert read_review(key, "v1") is not None
    with qtbot.waitSignal(service.removed):
        service.remove(service.model.entries, for_good=True)
    assert read_review(key, "v1") is None
    assert read_review("another", "v1") is not None


def test_without_a_trash_nothing_is_deleted_until_that_is_wanted(
    service: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = put(folder / "One.ra-game")
    read(service, qtbot)
    monkeypatch.setattr(library, "to_trash", lambda path: (False, None))
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries)
    assert [one.title for one in text.args[0].left] == ["One"]
    assert file.exists()
    assert service.model.count == 1
    with qtbot.waitSignal(service.removed):
        service.remove(service.model.entries, for_good=True)
    assert not file.exists()
    assert service.model.count == 0


def test_a_kept_game_is_counted_before_it_is_deleted(service: LibraryService, folder: Path, qtbot: QtBot) -> None:
    put(folder / "finished" / "One.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    read(service, qtbot)
    with qtbot.waitSignal(service.removed):
        service.remove(service.model.entries, for_good=True)
    with Index.open() as index:
        assert len(index.games()) == 1


def test_a_kept_game_is_counted_also_when_others_are_deleted_with_it(
    service: LibraryService, folder: Path, qtbot: QtBot
) -> None:
    put(folder / "finished" / "One.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    put(folder / "Two.ra-game")
    read(service, qtbot)
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries, for_good=True)
    assert sorted(text.args[0].gone) == ["Two.ra-game", "finished/One.ra-game"]
    with Index.open() as index:
        assert len(index.games()) == 1


def test_a_file_that_cannot_be_deleted_stays_and_it_is_said_why(
    service: LibraryService, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("One", "Two"):
        put(folder / f"{name}.ra-game")
    read(service, qtbot)
    delete = filing.remove

    def refuse(path: Path) -> None:
        if path.stem == "One":
            raise WriteError(path, "in use")
        delete(path)

    monkeypatch.setattr(filing, "remove", refuse)
    with qtbot.waitSignal(service.removed) as text:
        service.remove(service.model.entries, for_good=True)
    result = text.args[0]
    assert (result.gone, result.left, result.for_good) == (("Two.ra-game",), (), True)
    assert result.refused == (("One", Fault("delete", "in use")),)
    assert titles(service.model) == ["One"]


def test_a_parked_game_that_gets_a_name_lies_among_the_saved_ones(
    service: LibraryService, folder: Path, qtbot: QtBot
) -> None:
    put(folder / "unfinished" / "2025-03-21 19.30 0123abcd.ra-game")
    put(folder / "finished" / "Over.ra-game", SavedGame(random_game("classic", 3, 3), saved_game().seats))
    read(service, qtbot)
    for entry in list(service.model.entries):
        service.rename(entry, "Mine" if entry.is_parked else "Best")
    places = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ra-game"))
    assert places == ["Mine.ra-game", "finished/Best.ra-game"]
    assert sorted(entry.name for entry in service.model.entries) == places


def test_files_are_brought_in_and_what_is_none_is_refused(
    service: LibraryService, folder: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    good = put(tmp_path / "stick" / "Guest.ra-game")
    os.utime(good, (1_000_000_000, 1_000_000_000))
    bad = tmp_path / "stick" / "notes.txt"
    bad.write_text("no game")
    with qtbot.waitSignal(service.listed):
        service.refresh()
    with qtbot.waitSignal(service.imported) as text:
        service.bring_in([good, bad, tmp_path / "missing.ra-game"])
    assert text.args[0].names == ("Guest.ra-game",)
    assert [(name, fault.kind) for name, fault in text.args[0].refused] == [
        ("notes.txt", "foreign"), ("missing.ra-game", "read"),
    ]  # fmt: skip
    assert titles(service.model) == ["Guest"]
    assert service.model.entries[0].is_examined
    assert (folder / "Guest.ra-game").exists()


def test_a_copy_goes_out(service: LibraryService, folder: Path, qtbot: QtBot, tmp_path: Path) -> None:
    file = put(folder / "One.ra-game")
    read(service, qtbot)
    service.copy_out(service.model.entries[0], tmp_path / "Out.ra-game")
    assert (tmp_path / "Out.ra-game").read_bytes() == file.read_bytes()
    file.unlink()
    with qtbot.waitSignal(service.failed):
        service.copy_out(service.model.entries[0], tmp_path / "Again.ra-game")
