"""The command ra-desktop-engine: the protocol of docs/protocol.md, from either side, whatever is sent."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ra_desktop import engine_command
from ra_desktop.engine import GameState, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
LINE = (
    "ra1 boat 2; epoch 3; ra 5; turn 1; track nile gold god gold; centre 2; seat 0: fame 9, suns 9; "
    "seat 1: fame 4, suns 1"
)
OVER = "ra1 boat 2; epoch 3; ra 0; over; track -; centre 2; seat 0: fame 9, suns 9; seat 1: fame 4, suns 1"


def asked(*lines: str | bytes) -> list[str]:
    """What is answered to these lines, the input's end included."""
    source = io.BytesIO(b"".join((line if isinstance(line, bytes) else line.encode()) + b"\n" for line in lines))
    output = io.StringIO()
    engine = engine_command.Engine(output)
    for command in engine_command.commands(source):
        if command is None:
            engine.refuse()
        elif not engine.obey(command):
            break
    engine.finish()
    return output.getvalue().splitlines()


def test_the_transcript_in_the_documentation_is_what_happens() -> None:
    (block,) = re.findall(r"```\n(> ra1\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    lines = block.splitlines()
    said = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    answered = [line for line in lines if not line.startswith("> ")]
    assert asked(*said[:-1]) == answered  # the input ends after the answer; quit would not wait for it


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["dance"], ["error unknown command: dance"]),
        (["RA1"], ["error unknown command: RA1"]),
        (["\x1b[31mred"], ["error unknown command: \\x1b[31mred"]),
        ([b"\xff\xfe\x00"], ["error unknown command: \ufffd\ufffd\\x00"]),
        (["", "   ", "\t"], []),
        (["x" * 10_001, "isready"], ["error a line may have at most 10000 bytes", "readyok"]),
        (["x" * 1_000_000, "isready"], ["error a line may have at most 10000 bytes", "readyok"]),
        (["position"], ["error column 1: something is missing"]),
        (["position startpos"], ["error column 1: expected 'ra1', not 'startpos'"]),
        (["position " + LINE.replace("suns 9", "suns 1")],
         ["error column 117: sun 1 appears twice"]),
        (["go rollouts"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go rollouts -1"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go rollouts 99999999999999"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go time ٣"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go time 1_0"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go time 1time 2"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["go depth 3"], ["error usage: go [rollouts NUMBER] [time MILLISECONDS]"]),
        (["position " + OVER, "go"], ["error the game is over"]),
        (["stop", "stop", "isready"], ["readyok"]),
        (["quit", "isready"], []),
    ],
)  # fmt: skip
def test_nonsense_is_refused_and_changes_nothing(lines: list[str | bytes], answer: list[str]) -> None:
    assert asked(*lines) == answer


def test_a_refused_position_leaves_the_one_before() -> None:
    answered = asked(f"position {LINE}", "position owl", "go rollouts 8")
    assert [line for line in answered if "owl" in line] == ["error column 1: expected 'ra1', not 'owl'"]
    assert answered[-1] in ("bestmove draw", "bestmove invoke")


def test_a_position_from_a_chat_is_read() -> None:
    assert asked(f'position "\u200b{LINE.replace(" epoch", chr(0xA0) + "epoch")}\u200b"') == []


def test_words_are_split_at_white_space() -> None:
    usual = asked(f"position {LINE}", "go rollouts 64 time 60000")
    assert asked(f"  position\t {LINE.replace(' ', '  ')} \r", " go\ttime   60000  rollouts\t64 ") == usual
    assert usual[-1] == "bestmove invoke"


@pytest.mark.parametrize("said", [["go", "stop"], ["go time 0"], ["go rollouts 1"]])
def test_the_error_is_honest_however_soon_the_answer_has_to_come(said: list[str]) -> None:
    at_once, usual = ([dict(pairs(line)) for line in asked(f"position {LINE}", *lines)] for lines in (said, ["go"]))
    for word in ("win", "fame"):
        (value, error), (truth, _) = ((first[0][word], first[0][f"{word}-error"]) for first in (at_once, usual))
        assert abs(value - truth) < 3 * error


def pairs(line: str) -> Iterator[tuple[str, float]]:
    """The figures of an info line by name."""
    words = line.split()[1:-2]
    return zip(words[::2], map(float, words[1::2]), strict=False)


def test_whoever_reads_the_move_can_ask_again_at_once() -> None:
    class Client(io.StringIO):
        """Asks the next question while the answer is still being written."""

        left = 40

        def flush(self) -> None:
            if "bestmove" in self.getvalue().splitlines()[-1] and self.left:
                self.left -= 1
                engine.obey("go time 0")

    output = Client()
    engine = engine_command.Engine(output)
    engine._writing = threading.RLock()  # it asks within the answer
    engine.obey(f"position {LINE}")
    engine.obey("go time 0")
    deadline = time.monotonic() + 30
    while (output.left or not engine._is_free) and time.monotonic() < deadline:
        time.sleep(0.01)
    engine.finish()
    answered = output.getvalue()
    assert answered.count("bestmove") == 41
    assert "error already" not in answered


def test_random_bytes_never_end_it() -> None:
    rng = random.Random(4)
    words = [
        b"ra1",
        b"position",
        b"go",
        b"stop",
        b"isready",
        b"time",
        b"rollouts",
        b"1",
        LINE.encode(),
        b"\x00",
        b"\xf0",
    ]
    lines = [b" ".join(rng.choices(words, k=rng.randint(0, 4))) for _ in range(60)]
    answered = asked(*lines, "isready")
    assert "readyok" in answered
    assert all(line.partition(" ")[0] in ("error", "id", "ra1ok", "readyok", "info", "bestmove") for line in answered)


def test_stop_is_answered_with_the_best_move_so_far_and_every_move_has_its_account() -> None:
    output = io.StringIO()
    engine = engine_command.Engine(output)
    state = GameState.new("classic", 4, seed=3)
    engine.obey(f"position {state}")
    began = time.monotonic()
    engine.obey("go rollouts 1000000")
    engine.obey("go")
    engine.obey("stop")
    assert time.monotonic() - began < 30
    *text, last = output.getvalue().splitlines()
    moves = [str(action) for action in state.legal_actions()]
    assert text[0] == "error already thinking"
    assert sorted(line.partition(" move ")[2] for line in text[1:]) == moves
    assert last == f"bestmove {text[1].partition(' move ')[2]}"


def test_whoever_has_gone_gets_no_answer_and_no_traceback() -> None:
    command = [sys.executable, "-m", "ra_desktop.engine_command"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as ran:
        assert ran.stdin is not None
        assert ran.stdout is not None
        assert ran.stderr is not None
        ran.stdout.close()
        ran.stdin.write(b"go time 1\n")
        ran.stdin.close()
        assert ran.stderr.read() == b""


def test_the_command_itself_answers_and_ends_with_its_input() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "ra_desktop.engine_command"],
        input=f"ra1\nposition {LINE}\ngo time 1\n".encode(),
        capture_output=True,
        timeout=60,
        check=True,
        env={**os.environ, "LC_ALL": "C"},
    )
    assert ran.stdout.decode().split("\n")[1] == "ra1ok"
    assert Position.from_text(LINE).legal_actions()[0].text in ran.stdout.decode()
    assert ran.stderr == b""
