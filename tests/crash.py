"""``python -m tests.crash --kills 300 --seed 1``: kills the application in the middle of games, as hard as it goes.

Every start is a real one, on a screen that is not there: the start page comes up, says what it offers, and Continue is
clicked. Then bots play in their window, a person's seat is played at random, moves are taken back, seats change hands,
and new games begin, until the process is killed without warning, often while it writes. A pipe tells what was shown as
done; the next start must offer just that, or at most what was on its way to be shown.

The application knows nothing of this: a script around it listens to its signals.

With ``--power-cuts`` the power goes instead (on Linux): the next start finds only what had been synced. Contents that
no fsync had reached are empty, and names that no fsync of their folder had reached are as before. The database is left
as it is: SQLite syncs for itself.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import select
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

REPORT_EVERY = 20
SYNCED = "synced"
"""The folder beside the data with what would be left of them without power."""
DATABASE = "history.sqlite*"
START_SECONDS = 60.0
"""A start takes one; on a busy machine, more."""


# --- the process that is killed ---------------------------------------------------------------------


def play(seed: int) -> int:
    """Run the application, play in it, and tell on standard output what was offered and what is shown."""
    from PySide6.QtCore import QTimer

    from ra_desktop.__main__ import main
    from ra_desktop.storage import load_file
    from ra_desktop.storage.parked import is_worth_keeping
    from ra_desktop.ui.shell import main_window

    rng = random.Random(seed)

    class Window(main_window.MainWindow):
        def furnish(self, session: Any) -> None:
            super().furnish(session)
            QTimer.singleShot(0, self._take_seat)

        def _take_seat(self) -> None:
            session = self.session
            self.settings.speed = rng.choice(("instant", "fast"))
            summary = session.autosave.game_to_continue()
            offered = self.start.resume.isVisibleTo(self.start)
            other_place = load_file(session.autosave.path).game if session.autosave.path.exists() else None
            assert offered == (summary is not None) == (other_place is not None and not other_place.state.is_over)
            tell("offers", None if other_place is None else where(other_place))
            for signal in (session.played, session.rewound, session.game_replaced, session.seats_changed):
                signal.connect(self._tell_shown)
            (self.start.resume if offered else self.start.quick_game).click()
            self._person = QTimer(self)
            self._person.timeout.connect(self._act)
            self._person.start(7)

        def _tell_shown(self) -> None:
            saved = self.session.saved
            tell("shown", {**where(saved.game), "worth keeping": is_worth_keeping(saved)})

        def _act(self) -> None:
            session, table = self.session, self.table
            if table.view.score_sheet.isVisible():
                table.view.score_sheet.closed.emit()
            elif table.hand_over.is_asking:
                table.hand_over.page.closed.emit()
            elif session.state.is_over or rng.random() < 0.015:
                self.games.rematch()
            elif rng.random() < 0.02:
                (session.undo if rng.random() < 0.6 else session.redo)()
            elif rng.random() < 0.01:
                session.hand_over(rng.randrange(session.state.players), rng.choice((None, "novice")))
            elif self.choices.actions:
                self.choices.choose(rng.choice(self.choices.actions))

    main_window.MainWindow = Window  # type: ignore[misc]
    prepare_setup(rng)
    return main([])


def keep_what_is_synced(home: Path) -> None:
    """Copy each file to another folder as soon as it has been synced."""
    sync, contents = os.fsync, dict[tuple[int, int], bytes]()
    for file in (home / "data").rglob("*"):
        if file.is_file():
            contents[file.stat().st_dev, file.stat().st_ino] = file.read_bytes()

    def record(descriptor: int) -> None:
        path, about = Path(f"/proc/self/fd/{descriptor}").readlink(), os.fstat(descriptor)
        if (home / "data") in (path, *path.parents):
            if not path.is_dir():
                contents[about.st_dev, about.st_ino] = path.read_bytes()
            else:
                record_names(path, home / SYNCED / path.relative_to(home / "data"))
        sync(descriptor)

    def record_names(folder: Path, copy: Path) -> None:
        copy.mkdir(parents=True, exist_ok=True)
        places = {file.name: file.stat() for file in folder.iterdir() if file.is_file()}
        for name, about in places.items():
            new = home / "on its way"  # for whoever is killed in here
            new.write_bytes(contents.get((about.st_dev, about.st_ino), b""))
            new.replace(copy / name)
        for file in copy.iterdir():
            if file.is_file() and file.name not in places:
                file.unlink()

    os.fsync = record


def where(game: Any) -> dict[str, Any]:
    """Which game it is, and where it stands."""
    from ra_desktop.storage.savefile import position_digest

    return {
        "plies": len(game.plies),
        "taken_back": len(game.taken_back),
        "bag": ",".join(game.bag),
        "digest": position_digest(game.state),
        "over": game.state.is_over,
    }


def tell(word: str, what: Any) -> None:
    """Write a line that is out at once, whatever happens next."""
    os.write(1, (json.dumps([word, what]) + "\n").encode())


def prepare_setup(rng: random.Random) -> None:
    """Quick games are between a person and quick bots, of any rule set."""
    from ra_desktop.app.settings import Settings
    from ra_desktop.app.setup import OFFERED, GameSetup
    from ra_desktop.storage import Seat

    seats = (Seat("You", "lapis"), Seat("A", "ochre", "novice"), Seat("B", "malachite", "novice"))
    settings = Settings()
    settings.setup = GameSetup(rng.choice(OFFERED), seats)
    settings.sync()


# --- the process that kills -------------------------------------------------------------------------


@dataclass
class Life:
    """What one run of the application told before it was killed."""

    offered: dict[str, Any] | None = None
    """What was in the autosave as it started; offered to be continued unless it was over."""
    shown: list[dict[str, Any]] = field(default_factory=list)
    rest: bytes = b""
    """The beginning of a line that is on its way."""


@dataclass
class Tally:
    """What came of the kills."""

    kills: int = 0
    survived: int = 0
    ahead: int = 0
    """Kills between the write and the moment when the move was shown: the next start is one move ahead."""
    moves: int = 0
    parked: int = 0
    """Unfinished games whose place another one took, all of them kept."""
    faults: list[str] = field(default_factory=list)


def kill_often(
    kills: int, seed: int, home: Path, report: Callable[[Tally], None] | None = None, *, power_cuts: bool = False
) -> Tally:
    """Start and kill the application *kills* times in the folder *home*, and look at what each start offers.

    *report* is told from time to time how it goes. After *power_cuts* only what was synced is there.
    """
    rng = random.Random(seed)
    tally = Tally()
    last: dict[str, Any] | None = None
    for number in range(kills + 1):
        life = _one_life(rng, home, dies=number < kills, seed=seed * 1_000_003 + number, power_cut=power_cuts)
        if power_cuts:
            _lose_power(home)
        if number:
            _judge(last, life.offered, number, tally)
        tally.moves += len(life.shown)
        _judge_replaced([*([last] if last else ()), *life.shown], home, number, tally)
        last = life.shown[-1] if life.shown else life.offered
        tally.kills += number < kills
        if report is not None and number % REPORT_EVERY == REPORT_EVERY - 1:
            report(tally)
    return tally


def _lose_power(home: Path) -> None:
    """Leave only what was synced of the data, but for the database."""
    for file in (home / "data").rglob("*"):
        copy = home / SYNCED / file.relative_to(home / "data")
        if file.is_file() and not file.match(DATABASE):
            if copy.exists():
                file.write_bytes(copy.read_bytes())
            else:
                file.unlink()


def _judge(last: dict[str, Any] | None, offered: dict[str, Any] | None, number: int, tally: Tally) -> None:
    if last is None:
        tally.survived += 1
    elif offered is None:
        tally.faults.append(f"kill {number}: shown {_brief(last)}, and nothing is left")
    elif offered["digest"] == last["digest"] and offered["plies"] == last["plies"]:
        tally.survived += 1
    elif _is_on_its_way(last, offered):
        tally.ahead += 1
        tally.survived += 1
    else:
        tally.faults.append(f"kill {number}: shown {_brief(last)}, offered {_brief(offered)}")


def _judge_replaced(shown: list[dict[str, Any]], home: Path, number: int, tally: Tally) -> None:
    """Whether each unfinished game whose place another one has taken is among the saved games."""
    from ra_desktop.storage import load_file

    for before, after in itertools.pairwise(shown):
        if before["bag"] == after["bag"] or not before.get("worth keeping"):
            continue
        files = (home / "data" / "games" / "unfinished").glob("*.ra-game")
        if any(where(load_file(file).game)["digest"] == before["digest"] for file in files):
            tally.parked += 1
        else:
            tally.faults.append(f"life {number}: {_brief(before)} was replaced, and is not kept")


def _is_on_its_way(last: dict[str, Any], offered: dict[str, Any]) -> bool:
    """Whether *offered* is what a move, a take-back or a new game has just written, before it was shown."""
    if offered["bag"] != last["bag"]:
        return bool(offered["plies"] == 0)
    one_further = offered["plies"] == last["plies"] + 1
    elsewhere = offered["plies"] + offered["taken_back"] == last["plies"] + last["taken_back"]
    return bool(one_further or elsewhere)


def _brief(where: dict[str, Any] | None) -> str:
    return "nothing" if where is None else str({key: value for key, value in where.items() if key != "bag"})


def _one_life(rng: random.Random, home: Path, *, dies: bool, seed: int, power_cut: bool) -> Life:
    environment = {
        **os.environ,
        "RA_DESKTOP_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "tests.crash", "--play", str(seed), *["--power-cuts"] * power_cut]
    with (home / "errors.txt").open("ab") as errors, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=errors, env=environment, cwd=Path(__file__).parents[1]
    ) as process:  # fmt: skip
        assert process.stdout is not None
        life = Life()
        try:
            _listen(process.stdout, life, until="offers", seconds=START_SECONDS)
            if dies:  # soon after the start, or in the middle of a game
                after = rng.choice((0, 0, rng.randrange(5), rng.randrange(60)))
                _listen(process.stdout, life, until="shown", seconds=START_SECONDS, count=after + 1)
                _listen(
                    process.stdout, life, until="", seconds=rng.choice((0.0, rng.random() * 0.02, rng.random() * 0.3))
                )
        finally:
            process.kill()
        process.wait()
        _listen(process.stdout, life, until="end", seconds=5.0)
    return life


def _listen(pipe: IO[bytes], life: Life, *, until: str, seconds: float, count: int = 1) -> None:
    """Read messages until `until` has arrived `count` times, the pipe closes, or time runs out."""
    end = time.monotonic() + seconds
    descriptor = pipe.fileno()
    while True:
        left = end - time.monotonic()
        if left <= 0 or not select.select([descriptor], [], [], left)[0]:
            if until and until != "end":
                raise TimeoutError(f"the application told nothing of {until!r} in {seconds} s")
            break
        # line by line: what comes after the last one that is waited for stays in the pipe
        byte = os.read(descriptor, 1)
        if not byte:
            if until == "offers":
                raise ChildProcessError("the application ended by itself; see errors.txt")
            break
        life.rest += byte
        if byte != b"\n":
            continue
        word, what = json.loads(life.rest)
        life.rest = b""
        if word == "offers":
            life.offered = what
        else:
            life.shown.append(what)
        if word == until:
            count -= 1
            if not count:
                break
            end = time.monotonic() + seconds


def say(*lines: str) -> None:
    """Write *lines* for whoever has called this."""
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def main() -> int:
    """Kill, or be killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--power-cuts", action="store_true", help="lose what had not been synced, too")
    parser.add_argument("--home", type=Path, help="a folder for its files; without, one that is removed afterwards")
    parser.add_argument("--play", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.play is not None:
        if options.power_cuts:
            keep_what_is_synced(Path(os.environ["RA_DESKTOP_HOME"]))
        return play(options.play)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        home = options.home or Path(folder)
        home.mkdir(parents=True, exist_ok=True)
        tally = kill_often(
            options.kills,
            options.seed,
            home,
            lambda so_far: say(f"{so_far.survived} survived, {so_far.faults}"),
            power_cuts=options.power_cuts,
        )
    say(f"{tally.kills} kills in {time.monotonic() - began:.0f} s, seed {options.seed}, {tally.moves} moves shown")
    say(f"survived: {tally.survived}, of these one step ahead of what was shown: {tally.ahead}")
    say(f"unfinished games whose place another one took, and that were kept: {tally.parked}")
    say(f"faults: {len(tally.faults)}", *tally.faults)
    return int(bool(tally.faults) or tally.survived != tally.kills)


if __name__ == "__main__":
    sys.exit(main())
