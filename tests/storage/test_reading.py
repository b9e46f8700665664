"""Whatever a path leads to, reading it comes to an end: with the bytes of a regular file, or with an error of ours."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from ra_desktop import command_line, review_command
from ra_desktop.app.settings import Settings
from ra_desktop.console import bounded
from ra_desktop.engine import GameState, parse_action
from ra_desktop.storage import ReadError, WriteError, load_file, reading
from ra_desktop.storage.atomic import write_atomically
from ra_desktop.storage.filing import bring_in, copy_out
from ra_desktop.storage.index import Index
from ra_desktop.storage.reading import changed_at, exists, is_path, open_file, read_file, whole_number
from ra_desktop.ui.system import window_place
from tests.storage.games import saved_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QCoreApplication

IMPOSSIBLE = [Path("a\0b"), Path("a\ud800b"), Path("x" * 5_000), Path("x/" * 5_000)]

needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices are no files there")


@pytest.fixture
def odd(tmp_path: Path) -> Iterator[dict[str, Path]]:
    """Things that are no regular files, by what they are."""
    folder = tmp_path / "folder"
    folder.mkdir()
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    dead, round_, linked = tmp_path / "dead", tmp_path / "round", tmp_path / "linked"
    dead.symlink_to("nowhere")
    round_.symlink_to("round")
    linked.symlink_to(pipe)
    place = Path.cwd()
    with socket.socket(socket.AF_UNIX) as door:
        os.chdir(tmp_path)  # the whole path may be too long for a socket
        door.bind("door")
        os.chdir(place)
        ends = os.openpty()  # a device that no fault can rename or write over, as it could /dev/zero
        yield {
            "folder": folder,
            "pipe": pipe,
            "dead link": dead,
            "link to itself": round_,
            "link to a pipe": linked,
            "socket": tmp_path / "door",
            "device": Path(os.ttyname(ends[1])),
            "below a file": Path("/dev/null/x"),
            "missing": tmp_path / "missing",
        }
        for end in ends:
            os.close(end)


@needs_unix
@pytest.mark.parametrize("what", ["folder", "pipe", "device", "missing"])
def test_commands_read_regular_files_only(odd: dict[str, Path], what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert review_command.main([str(odd[what])]) == 1
    assert capsys.readouterr().err.startswith(f"ra-review: {odd[what]}: ")
    with pytest.raises(SystemExit, match="2"):
        command_line.read(["--lesson", str(odd[what])])
    assert "cannot be read" in capsys.readouterr().err


def readers(path: Path, folder: Path) -> list[Callable[[], object]]:
    """All that read a file that is named to them."""
    return [
        lambda: read_file(path, 10),
        lambda: load_file(path),
        lambda: bring_in(path, folder),
        lambda: copy_out(path, folder / "copy"),
    ]


@needs_unix
def test_nothing_but_a_regular_file_is_read(odd: dict[str, Path], tmp_path: Path) -> None:
    for what, path in odd.items():
        for read in readers(path, tmp_path / "games"):
            with pytest.raises(ReadError) as caught:
                read()
            assert caught.value.path == path, what
            assert caught.value.reason, what
            if what in ("folder", "pipe", "link to a pipe", "socket", "device"):
                assert caught.value.reason == "not a regular file", what
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("path", IMPOSSIBLE, ids=["null", "surrogate", "long name", "long path"])
def test_a_name_that_no_file_can_have_is_an_error_of_ours(path: Path, tmp_path: Path) -> None:
    for read in readers(path, tmp_path / "games"):
        with pytest.raises(ReadError):
            read()
    with pytest.raises(WriteError):
        write_atomically(tmp_path / path, b"new")
    assert not exists(path)
    assert list(tmp_path.iterdir()) == []


@needs_unix
def test_a_file_that_becomes_a_pipe_while_it_is_opened_is_not_waited_for(
    odd: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "check_regular", lambda path: None)
    with pytest.raises(ReadError, match="not a regular file"):
        open_file(odd["pipe"])


@needs_unix
@pytest.mark.parametrize("what", ["pipe", "device", "folder"])
def test_no_reader_waits_for_what_has_the_name_of_its_file(
    odd: dict[str, Path], what: str, tmp_path: Path, qapp: QCoreApplication
) -> None:
    """Settings and database: the files that the program names by itself."""
    path = odd[what]
    settings = Settings(path=path)
    settings.speed = "fast"  # and is remembered until the end
    settings.sync()
    assert (settings.speed, settings.theme) == ("fast", "system")
    with pytest.raises(ReadError):
        Index.open(path)


@needs_unix
def test_the_list_of_saved_games_leaves_out_what_is_no_file(tmp_path: Path, odd: dict[str, Path]) -> None:
    games = tmp_path / "games"
    games.mkdir()
    os.mkfifo(games / "pipe.ra-game")
    (games / "folder.ra-game").mkdir()
    (games / "linked.ra-game").symlink_to(odd["pipe"])
    (games / "dead.ra-game").symlink_to("nowhere")
    with Index.open(folder=games) as index:
        assert index.files() == []


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "long"
    path.write_bytes(b"0123456789")
    assert [read_file(path, most) for most in (0, 4, 10, 99)] == [b"", b"0123", b"0123456789", b"0123456789"]
    with path.open("r+b") as file:
        file.truncate(1 << 34)
    with pytest.raises(ReadError, match="larger"):
        copy_out(path, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_a_disk_that_fails_while_it_is_read_is_an_error_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        def __enter__(self) -> Any:
            return self

        def __exit__(self, *_: object) -> None: ...

        def read(self, _: int) -> NoReturn:
            raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(reading, "open_file", lambda path: Failing())
    with pytest.raises(ReadError, match="Input/output error"):
        read_file(tmp_path / "x", 10)


@pytest.mark.parametrize("call", ["stat", "open"])
def test_a_system_that_refuses_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    path = tmp_path / "x.ra-game"
    path.write_bytes(b"x")

    def refuse(*_: object, **__: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, call, refuse)
    with pytest.raises(ReadError, match="Permission denied"):
        read_file(path, 10)


@pytest.mark.parametrize("digits", ["٣", "3\u0663", "1_0", " 3", "3 ", "+3", "³", "--3", ""])
def test_only_plain_digits_are_a_number(qapp: object, ra_home: Path, digits: str) -> None:
    readers: tuple[Callable[[], object], ...] = (
        lambda: whole_number(digits),
        lambda: bounded(0, 99)(digits),
        lambda: parse_action(f"bid {digits}"),
        lambda: GameState.from_text(f"ra1 boat {digits}; epoch 1"),
    )
    for read in readers:
        with pytest.raises((ValueError, argparse.ArgumentTypeError)):
            read()
    settings = Settings()
    settings.put("volume", digits)
    assert settings.volume == 70
    assert window_place.read(f"DP-1\t{digits}\t0\t900\t600\t0") == {}
    assert (whole_number("-30"), bounded(-1, 9)("-1")) == (-30, -1)


def test_paths_are_told_from_other_texts() -> None:
    assert [is_path(text) for text in ("a", "/games/один.ra-game", "", "a\0", "\ud800")] == [True, True] + [False] * 3


@pytest.mark.skipif(sys.platform != "linux", reason="takes any bytes in names")
def test_names_that_are_no_text_are_paths_all_the_same(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"\xff\xfe.ra-game")
    path.write_bytes(b"x")
    assert is_path(str(path))
    assert read_file(path, 10) == b"x"


def test_dates_beyond_reason_fit_into_64_bits(tmp_path: Path) -> None:
    for seconds, expected in ((1 << 60, (1 << 63) - 1), (-(1 << 60), -(1 << 63)), (5, 5_000_000_000)):
        status = os.stat_result((0,) * 8 + (seconds, 0), {"st_mtime_ns": seconds * 1_000_000_000})
        assert changed_at(status) == expected


def test_a_saved_game_is_still_read(tmp_path: Path) -> None:
    from ra_desktop.storage import save_file

    save_file(tmp_path / "a.ra-game", saved_game(10))
    (tmp_path / "link.ra-game").symlink_to("a.ra-game")
    assert len(load_file(tmp_path / "link.ra-game").game.plies) == 10


def test_what_the_system_says_is_english_whatever_its_language(tmp_path: Path) -> None:
    said = OSError(errno.ENOENT, "Datei oder Verzeichnis nicht gefunden")
    if os.name != "nt":
        assert ReadError.from_os_error(tmp_path, said).reason == "No such file or directory"
    assert ReadError.from_os_error(tmp_path, OSError("odd")).reason == "odd"
