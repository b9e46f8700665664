"""After whatever happens while a file is written, the old file is there or the new one, and nothing else."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

from ra_desktop.storage import WriteError
from ra_desktop.storage.atomic import REPLACE_TRIES, delete_leftovers, write_atomically


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "games" / "old.ra-game"
    path.parent.mkdir()
    path.write_bytes(b"old")
    return path


def assert_untouched(path: Path) -> None:
    assert path.read_bytes() == b"old"
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_the_file_is_replaced(path: Path) -> None:
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be synchronised there")
def test_the_bytes_are_on_the_disk_before_the_name_and_the_name_before_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    fsync, replace = os.fsync, os.replace

    def sync(descriptor: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(descriptor).st_mode) else "file")
        fsync(descriptor)

    def swap(source: Path, target: Path) -> None:
        steps.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "replace", swap)
    write_atomically(path, b"new")
    assert steps == ["file", "replace", "folder"]


def test_the_folder_is_made(tmp_path: Path) -> None:
    write_atomically(tmp_path / "a" / "b" / "c", b"new")
    assert (tmp_path / "a" / "b" / "c").read_bytes() == b"new"


def test_a_full_disk_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteError) as caught:
        write_atomically(path, b"new")
    assert caught.value.reason == os.strerror(errno.ENOSPC)
    assert caught.value.path == path
    assert_untouched(path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs limits of a process")
def test_a_write_that_stops_half_way_leaves_the_old_file(path: Path) -> None:
    """A limit on the size of files makes the system itself refuse the rest of the bytes."""
    code = (
        "import resource, signal, sys; from pathlib import Path\n"
        "from ra_desktop.storage.atomic import write_atomically\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "write_atomically(Path(sys.argv[1]), b'x' * 5000)"
    )
    done = subprocess.run([sys.executable, "-c", code, path], capture_output=True, text=True, check=False, timeout=60)
    assert "WriteError" in done.stderr
    assert_untouched(path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_killed_program_leaves_the_old_file(path: Path) -> None:
    code = (
        "import os, signal, sys; from pathlib import Path\n"
        "from ra_desktop.storage.atomic import write_atomically\n"
        "os.fsync = lambda descriptor: os.kill(os.getpid(), signal.SIGKILL)\n"
        "write_atomically(Path(sys.argv[1]), b'new')"
    )
    done = subprocess.run([sys.executable, "-c", code, path], check=False, timeout=60)
    assert done.returncode != 0
    assert path.read_bytes() == b"old"
    write_atomically(path, b"newer")
    assert path.read_bytes() == b"newer"


def test_a_replacement_that_fails_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> NoReturn:
        raise PermissionError(errno.EACCES, "in use")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(WriteError, match="Permission denied"):
        write_atomically(path, b"new")
    assert_untouched(path)


def test_on_windows_a_file_in_use_is_tried_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []
    replace = os.replace

    def busy(source: Path, target: Path) -> None:
        tries.append(target)
        if len(tries) < REPLACE_TRIES:
            raise PermissionError(errno.EACCES, "in use")
        replace(source, target)

    monkeypatch.setattr("ra_desktop.storage.atomic.WINDOWS", True)
    monkeypatch.setattr("ra_desktop.storage.atomic.REPLACE_PAUSE", 0)
    monkeypatch.setattr(os, "replace", busy)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert len(tries) == REPLACE_TRIES


def test_an_interruption_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, b"new")
    assert_untouched(path)


def test_a_folder_in_which_nothing_may_be_written_is_reported(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not stop the administrator, so the system's refusal is played."""
    opened = os.open

    def read_only(name: Any, flags: int, *rest: int) -> int:
        if flags & os.O_CREAT:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(name))
        return opened(name, flags, *rest)

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(WriteError) as caught:
        write_atomically(path, b"new")
    assert caught.value.reason == os.strerror(errno.EACCES)
    assert_untouched(path)


def test_a_file_in_the_way_of_the_folder_is_reported(path: Path) -> None:
    with pytest.raises(WriteError):
        write_atomically(path / "below" / "a.ra-game", b"new")
    assert_untouched(path)


def test_a_folder_in_the_way_of_the_file_is_reported(path: Path) -> None:
    with pytest.raises(WriteError):
        write_atomically(path.parent, b"new")
    assert_untouched(path)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions")
@pytest.mark.parametrize(("private", "rights"), [(True, 0o600), (False, 0o640)])
def test_rights_are_kept_but_for_those_of_others_to_a_private_file(path: Path, private: bool, rights: int) -> None:
    path.chmod(0o640)
    write_atomically(path, b"new", private=private)
    assert stat.S_IMODE(path.stat().st_mode) == rights


def test_what_a_killed_program_has_left_is_deleted_when_it_is_old(path: Path) -> None:
    """And nothing else that looks like it: only what this module has named, and only files."""
    folder = path.parent
    ours = [folder / name for name in (".old.ra-game.0123abcd.tmp", f".{'x' * 100}.00000000.tmp", ".a\nb.ffffffff.tmp")]
    others = [
        folder / name
        for name in ("old.ra-game.0123abcd.tmp", ".old.0123ABCD.tmp", ".old.0123abc.tmp", ".0123abcd.tmp", ".x.tmp")
    ]
    young = folder / ".young.0123abcd.tmp"
    for one in (*ours, *others, young):
        one.write_bytes(b"half")
        os.utime(one, (1_000, 1_000) if one != young else (1_001, 1_001))
    below = folder / ".folder.0123abcd.tmp"
    below.mkdir()
    os.utime(below, (1, 1))
    assert delete_leftovers(folder, 1_001) == len(ours)
    assert set(folder.iterdir()) == {path, young, below, *others}
    assert delete_leftovers(folder / "missing", 1_001) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_with_the_name_of_a_temporary_file_is_left_alone(path: Path) -> None:
    os.utime(path, (1, 1))
    link = path.with_name(".link.0123abcd.tmp")
    link.symlink_to(path)
    assert delete_leftovers(path.parent, 2) == 0
    assert link.is_symlink()


def test_the_temporary_file_of_a_killed_program_is_known_by_its_name(path: Path, monkeypatch) -> None:
    def killed(*_: Any) -> NoReturn:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", killed)
        patch.setattr(Path, "unlink", killed)
        with pytest.raises(SystemExit):
            write_atomically(path, b"new")
    (left,) = set(path.parent.iterdir()) - {path}
    os.utime(left, (1, 1))
    assert delete_leftovers(path.parent, 2) == 1
    assert_untouched(path)


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_stays_a_link(path: Path) -> None:
    link = path.parent.parent / "link.ra-game"
    link.symlink_to(path)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_what_is_no_file_is_not_replaced_by_one_not_even_behind_a_link(path: Path) -> None:
    pipe, link = path.with_name("pipe"), path.with_name("link")
    os.mkfifo(pipe)
    link.symlink_to(pipe)
    for target in (pipe, link):
        with pytest.raises(WriteError, match="not a regular file"):
            write_atomically(target, b"new")
    assert pipe.is_fifo()
    assert link.is_symlink()


def test_a_dead_link_comes_to_life(path: Path) -> None:
    link = path.with_name("link")
    link.symlink_to("new")
    write_atomically(link, b"new")
    assert path.with_name("new").read_bytes() == b"new"


def test_a_long_name_is_no_trouble(tmp_path: Path) -> None:
    for stem in ("ж" * 120, "王" * 82, "👑" * 61, "x" * 247):
        path = tmp_path / (stem + ".ra-game")
        write_atomically(path, b"new")
        assert path.read_bytes() == b"new"
