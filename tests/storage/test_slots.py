"""Two programs never write to the same autosave, and no lock outlives the one who holds it."""

from __future__ import annotations

import errno
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final, NoReturn

import pytest

from ra_desktop.storage import paths, save_file, slots
from ra_desktop.storage.parked import is_in_file
from ra_desktop.storage.slots import Slot, claimed, held

from .games import random_game, saved_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

HOLD = """
import sys
from ra_desktop.storage.slots import Slot
slot = Slot.claim()
print(slot.path().name, flush=True)
sys.stdin.read()
"""


@pytest.fixture
def claim() -> Iterator[Callable[[], Slot]]:
    slots = []

    def one_more() -> Slot:
        slots.append(Slot.claim())
        return slots[-1]

    yield one_more
    for slot in slots:
        slot.release()


def save(name: str, seconds: int, *, over: bool = False) -> Path:
    path = paths.data_dir() / name
    saved = saved_game(5)
    if over:
        saved.game = random_game("classic", 3, 1)
    save_file(path, saved)
    os.utime(path, (seconds, seconds))
    return path


def test_programs_that_hold_a_file_are_counted_and_lose_nothing_by_it(claim) -> None:
    counts = [held()]
    slots = [claim(), claim()]
    counts.append(held())
    slots[0].release()
    counts.append(held())
    assert counts == [0, 2, 1]
    assert slots[1].path().name == "autosave-2.ra-game"


def test_the_first_has_the_usual_file_and_others_have_their_own(claim) -> None:
    slots = [claim() for _ in range(3)]
    assert [slot.is_beside_another for slot in slots] == [False, True, True]
    names = [slot.path().name for slot in slots]
    assert names == ["autosave.ra-game", "autosave-2.ra-game", "autosave-3.ra-game"]


def test_a_slot_that_is_free_again_is_taken_first(claim) -> None:
    first, second = claim(), claim()
    first.release()
    assert claim().path() == paths.autosave_path()
    assert second.path().name == "autosave-2.ra-game"


def test_a_killed_program_leaves_no_lock(claim) -> None:
    command = [sys.executable, "-c", HOLD]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "autosave.ra-game\n"
        second = claim()
        assert second.path().name == "autosave-2.ra-game"
        other.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        other.wait()
        second.release()
        assert claim().path() == paths.autosave_path()


def test_the_game_that_was_left_last_is_continued(claim) -> None:
    save("autosave.ra-game", 1_000)
    latest = save("autosave-2.ra-game", 2_000)
    save("autosave-3.ra-game", 3_000, over=True)
    assert claim().path() == latest
    assert claim().path() == paths.autosave_path()
    assert claim().path().name == "autosave-3.ra-game"


def test_an_unfinished_game_is_continued_before_a_damaged_file(claim) -> None:
    save("autosave.ra-game", 1)  # by a clock that was never set
    save("autosave-2.ra-game", 2_000).write_bytes(b"{")
    assert claim().path() == paths.autosave_path()


def test_a_game_that_is_open_elsewhere_is_left_alone(claim) -> None:
    first = claim()
    save("autosave.ra-game", 3_000)
    save("autosave-2.ra-game", 1_000)
    assert claim().path().name == "autosave-2.ra-game"
    assert first.path() == paths.autosave_path()


def test_where_nothing_can_be_locked_one_plays_all_the_same(claim, ra_home) -> None:
    ra_home.write_text("a file where the folder should be")
    slot = claim()
    assert not slot.is_locked
    assert slot.path() == paths.autosave_path()


def test_where_nothing_can_be_locked_the_first_file_is_taken_whatever_the_others_hold(claim, monkeypatch) -> None:
    save("autosave.ra-game", 1_000)
    save("autosave-2.ra-game", 2_000)
    monkeypatch.setattr(slots, "_lock", lambda path: None)
    assert claim().path() == paths.autosave_path()


def test_a_lock_says_which_program_holds_it_and_since_when(claim) -> None:
    lock = paths.autosave_path().with_suffix(".lock")
    lock.parent.mkdir(parents=True)
    lock.write_text("x" * 100)
    claim().release()
    result = re.fullmatch(r" (\d+) (\d+) -\n", lock.read_text())
    assert result is not None
    assert int(result[1]) == os.getpid()
    assert abs(int(result[2]) - time.time()) < 60


@pytest.mark.skipif(os.name == "nt", reason="the rights are those of Unix")
def test_a_lock_can_be_read_by_its_owner_alone(claim) -> None:
    claim()
    assert stat.S_IMODE(paths.autosave_path().with_suffix(".lock").stat().st_mode) == 0o600


def test_when_the_folder_has_gone_the_lock_is_made_again(claim) -> None:
    first = claim()
    shutil.rmtree(paths.data_dir())
    assert first.path() == paths.autosave_path()
    assert first.is_locked
    assert claim().path().name == "autosave-2.ra-game"


def test_when_the_folder_has_gone_and_somebody_else_is_there_one_moves_on(claim) -> None:
    first = claim()
    shutil.rmtree(paths.data_dir())
    other = claim()
    assert other.path() == paths.autosave_path()
    assert first.path().name == "autosave-2.ra-game"
    assert first.path() != other.path()


def test_the_games_of_windows_that_are_gone_are_set_aside(claim) -> None:
    save("autosave.ra-game", 1_000)
    latest = save("autosave-2.ra-game", 2_000)
    save("autosave-3.ra-game", 3_000, over=True)
    save("autosave-4.ra-game", 500).write_bytes(b"{")
    slot = claim()
    assert slot.path() == latest
    result = slot.collect_orphans()
    assert sorted(result) == sorted(paths.unfinished_dir().iterdir())
    assert len(result) == 2
    assert any(is_in_file(saved_game(5), path) for path in result)
    assert sorted(path.name for path in paths.data_dir().glob("*.ra-game")) == [
        "autosave-2.ra-game",
        "autosave-3.ra-game",  # is over, and kept elsewhere
    ]
    assert held() == 1
    assert slot.collect_orphans() == []


def test_the_game_of_a_window_that_is_open_is_not_set_aside(claim) -> None:
    first = claim()
    save("autosave.ra-game", 1_000)
    second = claim()
    assert second.collect_orphans() == []
    assert first.path().exists()


def test_a_lock_that_is_lost_does_not_lead_to_the_game_of_another_window(claim) -> None:
    first = claim()
    shutil.rmtree(paths.data_dir())
    claim()
    others = save("autosave-2.ra-game", 1_000)  # whoever wrote it is gone
    assert first.path().name == "autosave-3.ra-game"
    assert others.exists()


def test_a_lock_that_is_lost_does_not_lead_to_the_game_of_the_first_window_either(claim) -> None:
    claim()
    second = claim()
    shutil.rmtree(paths.data_dir())
    first = claim()
    claim()
    others = save("autosave.ra-game", 1_000)
    first.release()
    assert second.path().name == "autosave-3.ra-game"
    assert others.exists()


def test_a_lock_that_is_lost_is_made_again_on_the_first_file_that_is_free(claim) -> None:
    claim()
    second = claim()
    shutil.rmtree(paths.data_dir())
    first = claim()
    claim()
    first.release()
    assert second.path() == paths.autosave_path()


def test_a_lock_that_is_lost_is_made_again_on_the_file_with_the_game(claim) -> None:
    slot = claim()
    save("autosave.ra-game", 1_000)
    paths.autosave_path().with_suffix(".lock").unlink()
    assert slot.path() == paths.autosave_path()
    assert held() == 1


def test_a_game_that_cannot_be_locked_is_left_and_the_next_one_collected(claim) -> None:
    slot = claim()
    stuck = save("autosave-2.ra-game", 1_000)
    stuck.with_suffix(".lock").mkdir()
    orphan = save("autosave-3.ra-game", 1_000)
    orphan.with_suffix(".lock").touch()
    (result,) = slot.collect_orphans()
    assert is_in_file(saved_game(5), result)
    assert stuck.exists()
    assert not orphan.exists()


@pytest.mark.parametrize(("owner", "player"), [("2", ""), ("", "2")])
def test_the_game_of_another_player_is_neither_continued_nor_deleted(claim, owner: str, player: str) -> None:
    first = claim()
    first.note(owner)
    save("autosave.ra-game", 3_000)
    first.release()
    other = Slot.claim(player)
    assert other.path().name == "autosave-2.ra-game"
    (result,) = other.collect_orphans()
    assert is_in_file(saved_game(5), result)
    other.release()
    again = Slot.claim(owner)
    assert again.path() == paths.autosave_path()
    again.release()


# --- folders that nobody may search --------------------------------------------------------------------


def denied(*_: object, **__: object) -> NoReturn:
    raise PermissionError(errno.EACCES, "Permission denied")


@pytest.mark.parametrize("call", ["stat", "lstat", "listdir", "scandir", "mkdir", "open"])
def test_whatever_the_system_refuses_there_is_a_slot(claim, monkeypatch, call: str) -> None:
    save("autosave.ra-game", 1_000)
    (paths.data_dir() / "autosave.lock").touch()
    (paths.data_dir() / "autosave-2.lock").touch()
    monkeypatch.setattr(os, call, denied)
    slot = claim()
    assert slot.path() == paths.autosave_path()
    assert held() in (0, 1)
    assert slot.collect_orphans() == []
    assert isinstance(claimed(), list)


def test_only_companions_of_the_autosave_say_that_a_program_writes_there(claim) -> None:
    claim()
    for name in ("autosave-9.ra-game", "other.lock", "autosave.txt"):
        (paths.data_dir() / name).touch()
    assert claimed() == [paths.autosave_path()]


def test_a_companion_that_is_no_file_is_not_waited_for(claim) -> None:
    paths.data_dir().mkdir(parents=True)
    if hasattr(os, "mkfifo"):
        os.mkfifo(paths.data_dir() / "autosave.lock")
    else:
        (paths.data_dir() / "autosave.lock").mkdir()
    slot = claim()
    assert not slot.is_locked
    assert slot.path() == paths.autosave_path()


@pytest.mark.parametrize("what", ["folder", "pipe", "dead link"])
def test_a_name_that_something_else_has_is_passed_over(claim, what: str) -> None:
    paths.data_dir().mkdir(parents=True)
    path = paths.autosave_path()
    if what == "folder":
        path.mkdir()
    elif what == "dead link":
        path.symlink_to("nowhere")
    elif hasattr(os, "mkfifo"):
        os.mkfifo(path)
    slot = claim()
    assert slot.path().name == "autosave-2.ra-game"
    assert not slot.is_beside_another
    save_file(slot.path(), saved_game(5))
    assert slot.collect_orphans() == []
    slot.release()
    assert claim().path().name == "autosave-2.ra-game"


# --- what killed programs leave --------------------------------------------------------------------------


def leftover(folder: Path, seconds: int = 1_000) -> Path:
    path = folder / f".autosave.ra-game.{seconds:08x}.tmp"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    os.utime(path, (seconds, seconds))
    return path


def test_temporary_files_of_killed_programs_go_when_no_other_program_runs(claim) -> None:
    left = [leftover(folder) for folder in paths.all_dirs()]
    first, second = claim(), claim()
    first.collect_orphans()
    assert len(left) == len(set(left)) == 8
    assert all(path.exists() for path in left), "the other program may be writing them"
    second.release()
    first.collect_orphans()
    assert not any(path.exists() for path in left)


KILLED: Final = """
import os, signal
from ra_desktop.storage import paths, save_file
from tests.storage.games import saved_game

os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
save_file(paths.autosave_path(), saved_game(5))
"""


@pytest.mark.skipif(os.name == "nt", reason="there are no signals")
def test_what_was_being_written_when_a_program_was_killed_goes_at_the_next_start(claim) -> None:
    """And what this program is writing itself stays."""
    subprocess.run([sys.executable, "-c", KILLED], check=False)
    (left,) = paths.data_dir().glob(".autosave*.tmp")
    slot = claim()
    young = leftover(paths.data_dir(), seconds=int(time.time()) + 1)
    slot.collect_orphans()
    assert not left.exists()
    assert young.exists()


def test_temporary_files_stay_where_nobody_knows_who_else_runs(claim, monkeypatch) -> None:
    left = leftover(paths.data_dir())
    slot = claim()
    slot.release()
    slot.collect_orphans()
    assert left.exists()
