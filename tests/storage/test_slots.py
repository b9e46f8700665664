"""Two programs never write to the same autosave, and no lock outlives the one who holds it."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
import signal
import stat
import subprocess
import sys
import time
from typing import TYPE_CHECKING, NoReturn

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
    found = re.fullmatch(r" (\d+) (\d+)\n", lock.read_text())
    assert found is not None
    assert int(found[1]) == os.getpid()
    assert abs(int(found[2]) - time.time()) < 60


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
    found = slot.collect_orphans()
    assert sorted(found) == sorted(paths.unfinished_dir().iterdir())
    assert len(found) == 2
    assert any(is_in_file(saved_game(5), path) for path in found)
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
    theirs = save("autosave-2.ra-game", 1_000)  # whoever wrote it is gone
    assert first.path().name == "autosave-3.ra-game"
    assert theirs.exists()


def test_a_lock_that_is_lost_does_not_lead_to_the_game_of_the_first_window_either(claim) -> None:
    claim()
    second = claim()
    shutil.rmtree(paths.data_dir())
    first = claim()
    claim()
    theirs = save("autosave.ra-game", 1_000)
    first.release()
    assert second.path().name == "autosave-3.ra-game"
    assert theirs.exists()


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
    (found,) = slot.collect_orphans()
    assert is_in_file(saved_game(5), found)
    assert stuck.exists()
    assert not orphan.exists()


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


WITHOUT_RIGHTS = """
import json, os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import Seat, parked
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.history import History
from ra_desktop.storage.library import Library
from ra_desktop.storage.slots import Slot, claimed, held

SEATS = tuple(Seat(colour, colour) for colour in ("lapis", "ochre", "amethyst"))


def play():
    app = QCoreApplication([])
    settings = Settings()
    settings.speed = "fast"
    settings.sync()
    others, _ = held(), claimed()
    session = Session(slot=Slot.claim())
    told = []
    session.autosave.notice.connect(lambda notice: told.append(notice.kind))
    session.autosave.collect_orphans()
    session.autosave.game_to_continue()
    session.start(GameSetup("classic", SEATS))
    for _ in range(5):
        session.play(session.state.legal_actions()[0])
    session.start(GameSetup("classic", SEATS))
    for ask in (lambda: Library().list(), lambda: [list(one.update()) for one in [History.open()]]):
        try:
            ask()
        except SaveError:
            pass
    print(json.dumps([others, len(session.game.plies), settings.speed, told]), flush=True)
    session.shutdown()


for number, (folder, rights) in enumerate(json.loads(sys.argv[1])):
    home = Path(sys.argv[2]) / str(number) / "above" / "home"
    for name in ("data/games/finished", "data/games/unfinished", "config", "log"):
        (home / name).mkdir(parents=True)
    (home / "data" / "autosave.lock").touch()
    os.environ["RA_DESKTOP_HOME"] = str(home)
    closed = home.parents[1] / folder
    closed.chmod(rights)
    child = os.fork()
    if not child:
        try:
            play()
        except BaseException as error:
            print(repr(error), file=sys.stderr, flush=True)
        os._exit(0)
    os.waitpid(child, 0)
    closed.chmod(0o700)
"""

CLOSED = [
    ("above", 0o000, ["autosave-failed"]),
    ("above/home", 0o000, ["autosave-failed"]),
    ("above/home/data", 0o000, ["autosave-failed"]),
    ("above/home/data", 0o500, ["autosave-failed"]),
    ("above/home/data/games", 0o000, ["autosave-failed"]),  # when another game is to be parked
    ("above/home/config", 0o000, []),
    ("above/home/config", 0o500, []),
    ("above/home/log", 0o000, []),
]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs the rights of Unix")
def test_a_folder_that_is_closed_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    """The administrator may do everything: where the tests run as one, these rights are given up first."""
    cases = json.dumps([(folder, rights) for folder, rights, _ in CLOSED])
    command = [sys.executable, "-c", WITHOUT_RIGHTS, cases, str(tmp_path)]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("needs setpriv")
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *command]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert "Error" not in run.stderr, run.stderr
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert [told for *_, told in found] == [told for *_, told in CLOSED]
    assert all(rest[:3] == [0, 0, "fast"] for rest in found)


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
    path = folder / ".autosave.ra-game.0123abcd.tmp"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"half")
    os.utime(path, (seconds, seconds))
    return path


def test_temporary_files_of_killed_programs_go_when_no_other_program_runs(claim) -> None:
    folders = (paths.data_dir(), paths.saves_dir(), paths.finished_dir(), paths.unfinished_dir())
    left = [leftover(folder) for folder in folders]
    first, second = claim(), claim()
    first.collect_orphans()
    assert all(path.exists() for path in left), "the other program may be writing them"
    second.release()
    first.collect_orphans()
    assert not any(path.exists() for path in left)


def test_temporary_files_stay_where_nobody_knows_who_else_runs(claim, monkeypatch) -> None:
    left = leftover(paths.data_dir())
    slot = claim()
    slot.release()
    slot.collect_orphans()
    assert left.exists()
