"""``python -m tests.crash_calls --kills 300 --seed 1``: kills what writes, at system calls chosen one by one.

Settings, players, programs, lessons, puzzles, journey, autosave, finished and unfinished games are written in turn.
Each life is killed before or after one of the calls that open, write, sync, rename or remove, also in a file of
Python's; the next one finds all that was told as done, at most one thing more, and nothing damaged.
"""

from __future__ import annotations

import argparse
import builtins
import faulthandler
import io
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CALLS: Final = ("open", "write", "fsync", "replace", "rename", "link", "unlink", "mkdir", "ftruncate")
SPREAD: Final = 150
"""A life is killed at one of so many calls."""
STUCK: Final = 120.0
"""Seconds after which a life says where it is, and ends."""


# --- the process that is killed ---------------------------------------------------------------------


def live(seed: int, *, planted: bool = False) -> None:
    """Say what is there, then write until the call comes at which this process is killed.

    With a `planted` fault files are written in place instead of being replaced.
    """
    from ra_desktop.ai.outside import Program
    from ra_desktop.app.history import keep
    from ra_desktop.app.lessons.course import Progress
    from ra_desktop.app.occasions import Journal, load_journey
    from ra_desktop.app.players import Players
    from ra_desktop.app.puzzles import PuzzleBook
    from ra_desktop.app.settings import Settings
    from ra_desktop.storage import atomic, parked, paths
    from ra_desktop.storage.index import Index
    from ra_desktop.storage.progress import Profile
    from ra_desktop.storage.saved_game import SavedGame, Seat
    from ra_desktop.storage.savefile import load_file, save_file
    from tests.storage.games import random_game

    if planted:
        atomic._replace = lambda temporary, target: target.write_bytes(temporary.read_bytes())
    rng = random.Random(seed)
    settings, lessons, puzzles, journal = Settings(), Progress(), PuzzleBook(), Journal()
    players, places = Players(settings), load_journey()
    seats = (Seat("Anna", "lapis"), Seat("Nefer", "ochre", "novice"), Seat("Tiye", "amethyst", "novice"))
    autosave, finished, unfinished = paths.autosave_path(), paths.finished_dir(), paths.unfinished_dir()

    def game(most: int) -> SavedGame:
        return SavedGame(random_game("classic", 3, rng.randrange(10**9), most), seats, started="2026-11-20T10:00:00Z")

    def contents() -> dict[str, list[str]]:
        return {
            "settings": [str(settings.volume)],
            "players": sorted(profile.name for profile in players.known),
            "programs": sorted(settings.programs.known),
            "lessons": sorted(lessons.store.kept.lessons),
            "puzzles": sorted(puzzles.store.kept.marks),
            "journey": sorted(f"{place} {mark}" for place, marks in journal.kept.places.items() for mark in marks),
            "autosave": [load_file(autosave).game.bag[0] + str(len(load_file(autosave).game.plies))]
            if autosave.exists() else [],
            "finished": sorted(path.name for path in finished.glob("*.ra-game")),
            "unfinished": sorted(path.name for path in unfinished.glob("*.ra-game")),
            "damaged": sorted(path.name for path in paths.data_dir().parent.rglob("*damaged-*")),
        }  # fmt: skip

    def count_games() -> None:
        with Index.open() as index:
            list(index.update())

    name = f"{seed:x}"
    acts: tuple[Callable[[], object], ...] = (
        lambda: (setattr(settings, "volume", rng.randrange(100)), settings.sync()),
        lambda: players.add(Profile("new", f"{name}-{rng.randrange(10**6)}")) if len(players.known) < 40 else None,
        lambda: settings.programs.enter(f"{name}-{rng.randrange(10**6)}", Program((sys.executable,))),
        lambda: lessons.record(f"{name}-{rng.randrange(10**6)}", 2),
        lambda: puzzles.note(f"{name}{rng.randrange(10**6)}", solved=True),
        lambda: journal.note_marks(rng.choice(places), rng.sample(["reached", "margin", "flawless"], 2)),
        lambda: save_file(autosave, game(40)),
        lambda: keep(game(10**6)),
        lambda: parked.park(game(30)),
        count_games,
    )
    for path in (*finished.glob("*.ra-game"), *unfinished.glob("*.ra-game")):
        load_file(path)
    tell(contents())
    kill_at(rng.randrange(SPREAD), after=rng.random() < 0.5)
    for act in itertools.chain.from_iterable(rng.sample(acts, len(acts)) for _ in itertools.count()):
        act()
        tell(contents())


def kill_at(number: int, *, after: bool) -> None:
    """From now on count the system's calls, and kill this process at that one."""
    calls = itertools.count()

    def counted(call: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any, **named: Any) -> Any:
            is_last = given[:1] != (1,) and next(calls) == number  # not what is told
            if is_last and not after:
                os.kill(os.getpid(), signal.SIGKILL)
            try:
                return call(*given, **named)
            finally:
                if is_last:  # also after a call that has failed, as for a folder that is there
                    os.kill(os.getpid(), signal.SIGKILL)

        return do

    class Written(io.FileIO):
        """A file of Python's, which calls the system past :mod:`os`."""

        write = counted(io.FileIO.write)

    real, written = io.open, counted(Written)

    def opened(file: Any, mode: str = "r", *given: Any, **named: Any) -> Any:
        if "b" not in mode or not {*mode} & {*"wxa+"}:
            return real(file, mode, *given, **named)
        return io.BufferedWriter(written(file, mode.replace("b", "")))

    builtins.open = io.open = opened
    for call in CALLS:
        setattr(os, call, counted(getattr(os, call)))


def tell(what: dict[str, list[str]]) -> None:
    """Write a line that is out at once, whatever happens next."""
    data = (json.dumps(what) + "\n").encode()
    while data:
        data = data[os.write(1, data) :]


# --- the process that kills -------------------------------------------------------------------------


def lives(kills: int, seed: int, home: Path, more: tuple[str, ...]) -> Iterator[tuple[int, list[dict[str, list[str]]]]]:
    """Return the exit status of each life and all that it told."""
    folders = {"RA_DESKTOP_HOME": str(home), "XDG_STATE_HOME": str(home)}  # programs are not in the home
    environment = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"}
    for number in range(kills):
        command = [sys.executable, "-m", "tests.crash_calls", "--live", str(seed * 1_000_003 + number), *more]
        with (home / "errors.txt").open("ab") as errors:
            ended = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=errors, env=environment, cwd=Path(__file__).parents[1],
                timeout=300, check=False,
            )  # fmt: skip
        yield ended.returncode, [json.loads(line) for line in ended.stdout.split(b"\n")[:-1]]


def faults(kills: int, seed: int, home: Path, seen: Counter[str], *more: str) -> Iterator[str]:
    """Return what was lost, more than one thing ahead, or damaged; count in *seen* what was killed.

    *more* is said to each life.
    """
    last: dict[str, list[str]] = {}
    for number, (status, lines) in enumerate(lives(kills, seed, home, more)):
        seen[str(status)] += 1
        if status != -signal.SIGKILL or not lines:
            yield f"life {number} ended by itself, status {status}; see errors.txt"
            continue
        changed = [kind for kind in last if lines[0][kind] != last[kind]]
        if len(changed) > 1:
            yield f"life {number}: several things are other than was told: {changed}"
        for kind in changed:
            seen[f"ahead in {kind}"] += 1
            lost = {*last[kind]} - {*lines[0][kind]}
            if lost and kind not in ("settings", "autosave"):
                yield f"life {number}: {kind} lost {sorted(lost)}"
        if lines[-1]["damaged"]:
            yield f"life {number}: damaged {lines[-1]['damaged']}"
        last = lines[-1]
        seen["written"] += len(lines) - 1


def main() -> int:
    """Kill, or be killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash_calls", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--live", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--planted", action="store_true", help="write in place, which has to be found")
    options = parser.parse_args()
    if options.live is not None:
        faulthandler.dump_traceback_later(STUCK, exit=True)
        live(options.live, planted=options.planted)
        return 0
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        harm = []
        for fault in faults(options.kills, options.seed, Path(folder), seen, *["--planted"] * options.planted):
            sys.stdout.write(f"{fault}\n")
            harm.append(fault)
        if harm:
            sys.stdout.write((Path(folder) / "errors.txt").read_text(errors="replace")[-4000:])
    sys.stdout.write(f"seed {options.seed}: {dict(seen)}, faults: {len(harm)}\n")
    return int(bool(harm))


if __name__ == "__main__":
    sys.exit(main())
