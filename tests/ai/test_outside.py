"""Outside bots: what a program is told, what it may answer, and what happens if it fails (docs/protocol.md)."""

from __future__ import annotations

import random
import shlex
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import outside
from ra_desktop.ai.arena.matches import ReplacedBot, seated_bot
from ra_desktop.ai.child_process import entered
from ra_desktop.ai.levels import UnknownLevelError, make_bot
from ra_desktop.ai.outside import OutsideBot, OutsideError, Program
from ra_desktop.ai.protocol import Cancelled, Limit
from ra_desktop.engine import RULESETS, GameState, parse_action
from ra_desktop.engine.rules import USUAL_EPOCHS
from tests.ai.playing import play_match
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.engine import View

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.py"
GREETS = "import os, sys\nprint('ra1ok', flush=True)\n"
LISTENS = "for line in sys.stdin:\n    if line.startswith('go'):\n        "


@pytest.fixture(autouse=True)
def no_program_stays() -> Iterator[None]:
    yield
    outside.end_all()
    for thread in threading.enumerate():
        if "_read" in thread.name:
            thread.join(5)  # a child of a program that has left its group keeps its output open


def python(source: str, seconds: float = 20.0) -> OutsideBot:
    return OutsideBot(Program((sys.executable, "-c", source), seconds))


def view(ruleset: str = "classic") -> View:
    state = GameState.new(ruleset, 3, seed=2)
    return state.view(state.seat_to_act)


def test_a_program_that_is_not_there_cannot_be_started() -> None:
    with pytest.raises(OutsideError, match="cannot be started"):
        OutsideBot(Program(("/no/such/bot",))).choose(view())


def test_a_program_that_has_ended_is_started_again() -> None:
    source = GREETS + LISTENS + "print('bestmove draw', flush=True); break"
    bot = python(source)
    first = bot.connection()
    assert str(bot.choose(view())) == "draw"
    first.child.process.wait()
    assert str(bot.choose(view())) == "draw"


@pytest.mark.parametrize("ends", ["", "os.close(0); ", "os.close(0); os.close(1); "])
def test_a_program_that_is_about_to_end_with_its_answer_is_asked_anew(ends: str) -> None:
    bot = python(GREETS + LISTENS + f"print('bestmove draw', flush=True); {ends}import time; time.sleep(0.3); break")
    assert [str(bot.choose(view())) for _ in range(3)] == ["draw"] * 3


def test_a_program_that_ends_at_a_question_is_asked_that_once_more_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = GREETS + f"log = open({str(heard)!r}, 'a+')\n" + LISTENS + "log.write('go '); log.seek(0)\n"
    source += "        if len(log.read()) > 3: sys.exit(3)\n        print('bestmove draw', flush=True)"
    bot = python(source)
    assert str(bot.choose(view())) == "draw"
    with pytest.raises(OutsideError, match="ended before it answered; exit status 3"):
        bot.choose(view())
    assert heard.read_text() == "go go go "


def test_a_person_who_goes_on_does_not_wait_for_a_program() -> None:
    cancel = threading.Event()
    threading.Timer(0.2, cancel.set).start()
    with pytest.raises(Cancelled):
        python(GREETS + "import time\ntime.sleep(60)", 30).choose(view(), cancel=cancel)


@pytest.mark.parametrize(("open_fame", "closed_bag"), [(False, False), (True, False), (False, True)])
def test_a_program_never_gets_the_order_of_the_bag_nor_what_its_seat_may_not_see(
    open_fame: bool, closed_bag: bool, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    source = GREETS + f"import sys\nfor line in sys.stdin:\n    open({str(heard)!r}, 'a').write(line)\n"
    source += "    if line.startswith('go'): print('bestmove draw', flush=True)"
    state = GameState.from_text(
        "ra1 classic 3; epoch 2; ra 4; turn 1; track nile; centre 8; seat 0: fame 12, suns 11 7, down 10 1; "
        "seat 1: fame 3, suns 13 5 2, down 4; seat 2: fame 21, suns 12 9 6, down 3; discards 7 ra 2 gold"
    )
    state.is_bag_closed = closed_bag
    seen = state.view(state.seat_to_act)
    bot = OutsideBot(Program((sys.executable, "-c", source), 20), open_fame=open_fame)
    bot.choose(seen)
    greeting, text, go = heard.read_text().splitlines()
    assert (greeting, go) == ("ra1", "go time 10000")
    others = [seat for seat in range(3) if seat != seen.seat]
    assert text == "position " + seen.text(() if open_fame else others)
    assert ("discards" in text) is not closed_bag
    assert text.count("fame ?") == (0 if open_fame else 2)
    state.bag.reverse()
    assert seen.text() == state.view(seen.seat).text()  # whatever the order is


@pytest.mark.parametrize(("ruleset", "seed"), [("classic", 1), ("boat", 2), ("priests", 3)])
def test_the_example_plays_whole_games_without_being_replaced(
    ruleset: str, seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "PROGRAMS", {})
    name = shlex.join((Path(sys.executable).as_posix(), EXAMPLE.as_posix()))
    (record, _, _) = play_match(ruleset, [name, "novice", "random"], 3, seed)
    assert record.games == 3
    assert capsys.readouterr().err == ""


def test_in_the_arena_a_novice_replaces_a_program_for_a_move_and_says_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bot = seated_bot("/no/such/bot --fast", 1)
    assert isinstance(bot, ReplacedBot)
    assert bot.choose(view()) in view().legal_actions()
    assert capsys.readouterr().err.startswith("/no/such/bot --fast cannot be started: ")


def test_only_programs_entered_here_can_take_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownLevelError):
        make_bot("outside:owl")
    monkeypatch.setitem(outside.PROGRAMS, "owl", Program(("/no/such/owl",), 3.0))
    with pytest.raises(UnknownLevelError):
        make_bot("outside:owl")
    program = Program((sys.executable, "--version"), 3.0)
    monkeypatch.setitem(outside.PROGRAMS, "owl", program)
    assert make_bot("outside:owl").program == program


def test_a_program_is_asked_for_its_name_and_does_not_stay() -> None:
    name = outside.introduce(Program((sys.executable, "-c", "print('id Owl 3\\nra1ok', flush=True)\nwhile True: pass")))
    assert name == "Owl 3"
    assert not outside._running


@pytest.mark.parametrize("pause", [0.0, 0.3])
@pytest.mark.parametrize("talk", ["bestmove invoke", "log\\n" * 1300 + "bestmove bid 7", "bestmove draw\\n" * 5000])
def test_what_a_program_says_between_two_questions_is_no_answer(talk: str, pause: float) -> None:
    bot = python(GREETS + LISTENS + f"print('bestmove   draw\\n{talk}', flush=True)")
    for _ in range(4):
        assert str(bot.choose(view())) == "draw"
        time.sleep(pause)


def test_a_program_that_goes_on_talking_is_asked_when_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "_QUIET", 0.3)
    bot = python(GREETS + LISTENS + "print('bestmove draw', flush=True); import time; time.sleep(0.1)\n"
                 "        print('bestmove bid 7\\n' * 2000, flush=True)")  # fmt: skip
    assert [str(bot.choose(view())) for _ in range(3)] == ["draw"] * 3


@pytest.mark.parametrize(
    ("source", "status", "last_words"),
    [
        ("sys.exit('no weights')", 1, "no weights"),
        ("os.write(2, b'\\xff\\n' * 10**6 + b'a\\n\\nb\\n'); sys.exit(3)", 3, "\ufffd\n" * 6 + "a\nb"),
        ("import signal; os.kill(os.getpid(), signal.SIGSEGV)", -11, ""),
        ("os.close(1); os.write(2, b'stays'); import time; time.sleep(60)", None, "stays"),
        (LISTENS + "sys.exit('in the game')", 1, "in the game"),
    ],
)
def test_a_program_that_fails_leaves_its_exit_status_and_last_words(
    source: str, status: int | None, last_words: str
) -> None:
    with pytest.raises(OutsideError) as caught:
        python("import os, sys\n" + ("" if LISTENS not in source else GREETS) + source).choose(view())
    assert caught.value.status == status
    assert caught.value.last_words == last_words
    start = "ended before it answered" + (f"; exit status {status}" if status is not None else "")
    assert str(caught.value).startswith(start + ("; standard error: " if last_words else ""))
    assert str(caught.value).count("\n") == 0


def test_a_program_runs_in_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = tmp_path / "own folder", tmp_path / "other"
    for folder in (own, other):
        folder.mkdir()
        (folder / "weights.txt").write_text(folder.name)
    script = own / "bot.py"
    script.write_text("print('id', open('weights.txt').read() + '\\nra1ok', flush=True)\n")
    by_itself = own / "bot"
    by_itself.write_text("#!/bin/sh\necho id $(cat weights.txt)\necho ra1ok\n")
    by_itself.chmod(0o755)
    monkeypatch.chdir(other)
    for command in ((str(by_itself),), (sys.executable, str(script)), (sys.executable, "-u", str(script), "2")):
        assert outside.introduce(Program(command)) == "own folder"


def test_a_command_is_understood_as_people_write_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "my bot.py"
    bot.write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for fields, command in {
        (str(bot), ""): (str(bot),),
        ("~/my bot.py", " --depth 3 "): (str(bot), "--depth", "3"),
        (f' "{bot}" ', "'a b' c"): (str(bot), "a b", "c"),
        (f"'{bot}'", ""): (str(bot),),
        (f"'{sys.executable}' '{bot}'", ""): (sys.executable, str(bot)),
        (f'{shlex.quote(sys.executable)} "{bot}" -x', "-y"): (sys.executable, str(bot), "-x", "-y"),
        (f"{shlex.quote(sys.executable)} ~/'my bot.py'", ""): (sys.executable, str(bot)),
        (sys.executable, "'my bot.py' --fast"): (sys.executable, str(bot), "--fast"),
        ("./my bot.py", 'a "b'): (str(bot), "a", '"b'),
        ("no such program", "-x"): ("no such program", "-x"),
        ("sh", ""): (shutil.which("sh"),),
        ("", "-x"): (),
    }.items():
        assert entered(*fields) == command, fields


def test_a_program_ends_with_everything_it_has_started_even_if_it_ignores_its_input(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    source = GREETS + f"os.fork()\nopen({str(pids)!r}, 'a').write(str(os.getpid()) + ' ')\n"
    source += "import signal\nsignal.signal(15, signal.SIG_IGN)\nwhile True: pass"
    python(source).connection()
    assert wait_for(lambda: pids.exists() and len(pids.read_text().split()) == 2)
    outside.end_all()
    assert wait_for(lambda: not any(map(is_running, pids.read_text().split())))


KILLED = """
import sys, threading, time
from ra_desktop.ai.outside import OutsideBot, Program
bot = OutsideBot(Program((sys.executable, "-c", sys.argv[1]), 20))
starting = threading.Thread(target=bot.connection)
starting.start()
starting.join()
time.sleep(0.3)
print(bot.connection().child.process.poll(), flush=True)
time.sleep(60)
"""


def test_a_program_is_gone_with_what_it_has_started_when_this_one_is_killed(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    source = GREETS + f"os.fork()\nopen({str(pids)!r}, 'a').write(str(os.getpid()) + ' ')\n"
    source += "import signal\nsignal.signal(15, signal.SIG_IGN)\nwhile True: pass"
    with subprocess.Popen([sys.executable, "-c", KILLED, source], stdout=subprocess.PIPE) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == b"None\n"  # it outlives the thread that has started it
        assert wait_for(lambda: len(pids.read_text().split()) == 2)
        window.kill()
        began = time.monotonic()
        assert wait_for(lambda: not any(map(is_running, pids.read_text().split())))
        assert time.monotonic() - began < 2


SETUPS = [(name, players) for name, rules in RULESETS.items() for players in rules.players]
DAYTIME = {("boat", 2), ("priests", 2)}


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [pytest.param(*at, marks=() if at in DAYTIME else pytest.mark.nightly) for at in SETUPS],
)
def test_engine_and_client_play_whole_games_without_a_pause(
    ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLE.parents[1]))
    command = (sys.executable, "-m", "ra_desktop.engine_command")
    client = OutsideBot(Program(command))
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        state = GameState.new(ruleset, players, seed=7)
        chance = random.Random(7)
        while state.epoch < (1 if NIGHTLY else USUAL_EPOCHS):  # by day the last epoch alone
            state.apply(chance.choice(state.legal_actions()))
        while not state.is_over:
            seat = state.seat_to_act
            if seat % 2:
                action = client.choose(state.view(seat), limit=Limit(seconds=0.002))
            else:
                engine.stdin.write(f"position {state.view(seat)}\ngo time 2\n".encode())
                engine.stdin.flush()
                while not (line := engine.stdout.readline().decode()).startswith("bestmove "):
                    assert line.startswith("info win ")
                action = parse_action(line.removeprefix("bestmove ").strip())
            state.apply(action)
        assert engine.communicate(b"quit\n") == (b"", None)


def is_running(pid: str) -> bool:
    """Whether there is such a process, and it is not only waiting for its parent to look at it."""
    stat = Path("/proc", pid, "stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_for(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 10
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)
    return condition()
