"""What the program writes can be read by its owner alone, also where it could be read by others before."""

from __future__ import annotations

import logging
import os
import stat
import sys
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.settings import Settings
from ra_desktop.storage import paths, save_file
from ra_desktop.storage.atomic import LogFile, write_atomically
from ra_desktop.storage.filing import bring_in, copy_out
from ra_desktop.storage.finished import export_csv
from ra_desktop.storage.index import Index
from ra_desktop.storage.parked import park, quarantine
from ra_desktop.storage.paths import make_folder
from ra_desktop.storage.slots import Slot

from .games import saved_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtCore import QCoreApplication

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of Unix")


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """A person who lets others read what they make."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def write_everything() -> None:
    """Everything that the program writes for itself."""
    slot = Slot.claim()
    save_file(slot.path(), saved_game(20))
    slot.release()
    save_file(paths.saves_dir() / "mine.ra-game", saved_game(20))
    park(saved_game(20))
    with Index.open() as index:
        for entry in index.files():
            index.examine(entry)
        index.save()
    settings = Settings()
    settings.speed = "fast" if settings.speed == "normal" else "normal"
    settings.sync()
    log = LogFile(paths.log_path(), 1_000, older=2)
    for _ in range(60):
        log.emit(logging.makeLogRecord({"msg": "x" * 50}))
    log.close()


def test_files_and_folders_are_their_owners_alone(ra_home: Path, qapp: QCoreApplication) -> None:
    write_everything()
    results = {path.relative_to(ra_home).as_posix(): rights(path) for path in ra_home.rglob("*")}
    expected = {
        "config", "config/settings.ini", "data", "data/autosave.lock", "data/autosave.ra-game", "data/games",
        "data/games/mine.ra-game", "data/games/unfinished", "data/history.sqlite", "log",
        "log/ra-desktop.log", "log/ra-desktop.log.1", "log/ra-desktop.log.2",
    }  # fmt: skip
    assert expected <= set(results)
    assert results == {name: 0o700 if (ra_home / name).is_dir() else 0o600 for name in results}
    assert rights(ra_home) == 0o700


def test_what_others_could_read_is_taken_from_them_when_it_is_written(ra_home: Path, qapp: QCoreApplication) -> None:
    write_everything()
    for path in ra_home.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o664)
    ra_home.chmod(0o755)
    write_everything()
    # Files that nothing writes to again stay as they are: full logs, and the locks.
    left = {path.name for path in ra_home.rglob("*") if rights(path) & 0o077}
    assert left <= {"autosave.lock", "files.lock", "ra-desktop.log.1", "ra-desktop.log.2"}
    assert rights(ra_home) == 0o755, "the folder that a person has named is the person's"


def test_a_folder_of_the_persons_own_keeps_its_rights(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    save_file(shared / "mine.ra-game", saved_game(5))
    assert (rights(shared), rights(shared / "mine.ra-game")) == (0o755, 0o600)


def test_folders_above_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b" / "c")
    assert [rights(tmp_path / name) for name in ("a", "a/b", "a/b/c")] == [0o700] * 3
    (tmp_path / "file").write_text("")
    with pytest.raises(FileExistsError):
        make_folder(tmp_path / "file")
    with pytest.raises(NotADirectoryError):
        make_folder(tmp_path / "file" / "below")


def test_what_comes_in_is_private_and_what_goes_out_is_as_usual(tmp_path: Path) -> None:
    source = tmp_path / "sent.ra-game"
    save_file(source, saved_game(5))
    source.chmod(0o644)
    os.utime(source, (1_000_000_000, 1_000_000_000))
    inside = bring_in(source, paths.saves_dir())
    assert rights(inside) == 0o600
    copy_out(inside, tmp_path / "copy.ra-game")
    export_csv([], tmp_path / "games.csv")
    assert [rights(tmp_path / name) for name in ("copy.ra-game", "games.csv")] == [0o644, 0o644]
    assert {path.stat().st_mtime for path in (inside, tmp_path / "copy.ra-game")} == {1_000_000_000}


def test_what_cannot_be_read_is_kept_private_too(tmp_path: Path) -> None:
    path = paths.autosave_path()
    write_atomically(path, b"of tomorrow")
    path.chmod(0o644)
    kept = quarantine(path)
    assert kept is not None
    assert rights(kept) == 0o600


def test_the_log_does_not_wait_for_who_reads_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "log")
    with pytest.raises(OSError, match="not a regular file"):
        LogFile(tmp_path / "log", 1_000, older=2)
