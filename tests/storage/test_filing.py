"""Files are named, copied in and out, and never written over."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.storage import DamagedFileError, ForeignFileError, ReadError, WriteError, load_file, save_file
from ra_desktop.storage.filing import (
    LONGEST_STEM,
    MOST_STEM_BYTES,
    NameTakenError,
    bring_in,
    clean_stem,
    copy_out,
    free_path,
    remove,
    rename,
)
from tests.storage.games import saved_game

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "Evening.ra-game"
    save_file(path, saved_game())
    return path


@pytest.mark.parametrize(
    ("text", "stem"),
    [
        ("Evening", "Evening"),
        ("  Evening.ra-game ", "Evening"),
        ("a/b\\c:d", "a-b-c-d"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("...", ""),
        ("", ""),
        ("Lap\ttop\n", "Lap-top"),
        ("CON", "CON-"),
        ("nul.txt", "nul.txt-"),
        ("Rá – für Anna", "Rá – für Anna"),
        ("gpj.\u202eemag", "gpj.emag"),
        ("王" * 78, "王" * 66),
        ("👑" * 59, "👑" * 50),
        ("e" + "\u0301" * 39, "\u00e9\u0301\u0301\u0301"),
        ("“Zoe\u0308\u200b”", "Zoë"),
    ],
)
def test_a_name_is_one_on_every_system(text: str, stem: str) -> None:
    assert clean_stem(text) == stem


@given(st.text(max_size=200))
def test_no_name_leads_out_of_the_folder(text: str) -> None:
    stem = clean_stem(text)
    assert len(stem) <= LONGEST_STEM + 1
    assert len(stem.encode()) <= MOST_STEM_BYTES + 1
    assert not set(stem) & set('/\\<>:"|?*\0\n')
    assert stem == stem.strip()
    assert stem not in (".", "..")
    stem.encode()


def test_a_free_name_is_counted_up(tmp_path: Path, game: Path) -> None:
    assert free_path(tmp_path, "Morning").name == "Morning.ra-game"
    assert free_path(tmp_path, "Evening").name == "Evening (2).ra-game"
    (tmp_path / "Evening (2).ra-game").touch()
    assert free_path(tmp_path, "Evening").name == "Evening (3).ra-game"


def test_renaming_keeps_folder_and_suffix(game: Path) -> None:
    assert rename(game, "Late/evening") == game.with_name("Late-evening.ra-game")
    assert not game.exists()
    load_file(game.with_name("Late-evening.ra-game"))


@pytest.mark.parametrize("text", ["Evening", " Evening ", "", " . "])
def test_renaming_to_nothing_new_changes_nothing(game: Path, text: str) -> None:
    assert rename(game, text) == game
    assert game.exists()


def test_renaming_never_writes_over_another_game(game: Path) -> None:
    other = game.with_name("Other.ra-game")
    other.write_text("kept")
    with pytest.raises(NameTakenError):
        rename(game, "Other")
    assert other.read_text() == "kept"
    assert game.exists()


def test_letters_can_change_their_case(game: Path) -> None:
    assert rename(game, "EVENING").name == "EVENING.ra-game"
    assert [path.name for path in game.parent.iterdir()] == ["EVENING.ra-game"]


def test_renaming_what_is_gone_is_an_error(game: Path) -> None:
    game.unlink()
    with pytest.raises(WriteError):
        rename(game, "Other")


def test_a_game_is_copied_in_with_its_date(game: Path, tmp_path: Path) -> None:
    os.utime(game, (1_000_000_000, 1_000_000_000))
    copy = bring_in(game, tmp_path / "games")
    assert copy == tmp_path / "games" / "Evening.ra-game"
    assert copy.read_bytes() == game.read_bytes()
    assert copy.stat().st_mtime == 1_000_000_000


def test_the_same_game_comes_in_once_another_beside_it(game: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    first = bring_in(game, folder)
    assert bring_in(game, folder) == first
    save_file(game, saved_game(10))
    assert bring_in(game, folder).name == "Evening (2).ra-game"
    assert bring_in(first, folder) == first
    first.write_bytes(game.read_bytes() + b"\n")  # begins like the one that comes in
    assert bring_in(game, folder).name == "Evening (3).ra-game"


@pytest.mark.parametrize(("data", "error"), [(b"hello", ForeignFileError), (b"", DamagedFileError)])
def test_nothing_comes_in_that_cannot_be_opened(
    game: Path, tmp_path: Path, data: bytes, error: type[Exception]
) -> None:
    game.write_bytes(data)
    with pytest.raises(error):
        bring_in(game, tmp_path / "games")
    assert not (tmp_path / "games").exists()


def test_folders_and_missing_files_do_not_come_in(tmp_path: Path) -> None:
    for source in (tmp_path, tmp_path / "missing.ra-game"):
        with pytest.raises(ReadError):
            bring_in(source, tmp_path / "games")


def test_a_copy_goes_out_as_it_is(game: Path, tmp_path: Path) -> None:
    target = tmp_path / "stick" / "Copy.ra-game"
    os.utime(game, (1_000_000_000, 1_000_000_000))
    copy_out(game, target)
    assert target.read_bytes() == game.read_bytes()
    assert target.stat().st_mtime == 1_000_000_000
    assert game.exists()


@pytest.mark.parametrize("size", [99, 100, 101, 1_000])
def test_what_is_too_large_is_not_copied_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr("ra_desktop.storage.filing.MOST_COPIED", 100)
    source, target = tmp_path / "Broken.ra-game", tmp_path / "Copy.ra-game"
    source.write_bytes(b"x" * size)
    if size <= 100:
        copy_out(source, target)
        assert target.stat().st_size == size
    else:
        with pytest.raises(ReadError, match="larger than 100 bytes"):
            copy_out(source, target)
        assert not target.exists()


def test_a_copy_of_what_is_gone_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ReadError):
        copy_out(tmp_path / "missing.ra-game", tmp_path / "Copy.ra-game")


def test_deleting_is_for_good_and_not_picky(game: Path) -> None:
    remove(game)
    assert not game.exists()
    remove(game)
    with pytest.raises(WriteError):
        remove(game.parent)
