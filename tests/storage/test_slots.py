"""Two programs never write to the same autosave, and no lock outlives the one who holds it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from ra_desktop.storage import paths, save_file
from ra_desktop.storage.parked import is_in_file
from ra_desktop.storage.slots import Slot, held

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

    def claimed() -> Slot:
        slots.append(Slot.claim())
        return slots[-1]

    yield claimed
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
    save("autosave.ra-game", 1_000)
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
    found = slot.collect_orphans()
    assert sorted(found) == sorted(paths.unfinished_dir().iterdir())
    assert len(found) == 2
    assert any(is_in_file(saved_game(5), path) for path in found)
    assert sorted(path.name for path in paths.data_dir().glob("*.ra-game")) == [
        "autosave-2.ra-game",
        "autosave-3.ra-game",  # is over, and kept elsewhere
    ]
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
    theirs = save("autosave-2.ra-game", 1_000)  # whoever wrote it is gone
    assert first.path().name == "autosave-3.ra-game"
    assert theirs.exists()
