"""Odd programs at the table: a move is legal or an error with a reason, in time, and nothing stays."""

from __future__ import annotations

import re
import resource
import sys
import threading
import time
from typing import Final

import pytest

from ra_desktop.ai import outside
from ra_desktop.ai.outside import OutsideBot, OutsideError, Program
from ra_desktop.engine import GameState
from tests.sampling import sampled

START: Final = "import os, signal, subprocess, sys, time\n"
HELLO: Final = "print('ra1ok', flush=True)\n"
SAY: Final = "def say(text): sys.stdout.write(text + '\\n'); sys.stdout.flush()\n"
ASKED: Final = "for line in sys.stdin:\n    if line.startswith('go'):\n        "
DRAWS: Final = ASKED + "say('bestmove draw')"
SECONDS: Final = 1.5
MOVE, ENDED, LATE, ILLEGAL, LONG, MANY = (
    "",
    "ended before",
    "took too long",
    "not a legal move",
    "too long a",
    "too many",
)
PROGRAMS: Final = [
    ("draws", HELLO + DRAWS, MOVE),
    ("greets late", "time.sleep(0.5)\n" + HELLO + DRAWS, MOVE),
    ("greets twice", HELLO * 2 + DRAWS, MOVE),
    ("has a long name", "say('id ' + 'Owl ' * 2000)\n" + HELLO + DRAWS, MOVE),
    ("has a name of control characters", "say('id \\x1b[31m\\x00\\u202e')\n" + HELLO + DRAWS, MOVE),
    ("ends lines as Windows does", "sys.stdout.write('ra1ok\\r\\n'); sys.stdout.flush()\n" + ASKED
        + "sys.stdout.write('bestmove draw\\r\\n'); sys.stdout.flush()", MOVE),
    ("has blanks around everything", "say('  ra1ok  ')\n" + ASKED + "say('\\t bestmove \\t draw  ')", MOVE),
    ("writes letter by letter", HELLO + ASKED
        + "[(os.write(1, bytes([letter])), time.sleep(0.01)) for letter in b'bestmove draw\\n']", MOVE),
    ("thinks aloud", HELLO + ASKED + "say('info win 0.5\\n' * 900 + 'bestmove draw')", MOVE),
    ("says nonsense first", HELLO + ASKED + "say('owl\\n\\nbest move\\ninfo\\ninfo win\\nbestmove draw')", MOVE),
    ("claims the impossible", HELLO + ASKED + "say('info move draw win nan 1e999 -3\\nbestmove draw')", MOVE),
    ("answers twice", HELLO + ASKED + "say('bestmove draw\\nbestmove invoke')", MOVE),
    ("writes errors all the time", HELLO + ASKED + "os.write(2, b'e' * 10**6); say('bestmove draw')", MOVE),
    ("closes its errors", "os.close(2)\n" + HELLO + DRAWS, MOVE),
    ("ignores the end of its input", HELLO + DRAWS + "\nwhile True: time.sleep(1)", MOVE),
    ("ignores signals", "signal.signal(15, signal.SIG_IGN)\n" + HELLO + DRAWS + "\nwhile True: pass", MOVE),
    ("leaves a child", "if os.fork() == 0: time.sleep(30); os._exit(0)\n" + HELLO + DRAWS, MOVE),
    ("is a child", "if os.fork(): os.wait(); os._exit(0)\n" + HELLO + DRAWS, MOVE),
    ("changes its folder", "os.chdir('/')\n" + HELLO + DRAWS, MOVE),
    ("answers and ends", HELLO + ASKED + "say('bestmove draw'); break", MOVE),
    ("says nothing and ends", "", ENDED),
    ("fails", "sys.exit('no weights')", ENDED),
    ("greets and ends", HELLO, ENDED),
    ("ends when asked", HELLO + ASKED + "sys.exit(3)", ENDED),
    ("kills itself", HELLO + ASKED + "os.kill(os.getpid(), 9)", ENDED),
    ("breaks", HELLO + ASKED + "os.abort()", ENDED),
    ("closes its output", HELLO + "os.close(1)\nwhile True: time.sleep(1)", ENDED),
    ("never greets", "time.sleep(60)", LATE),
    ("never answers", HELLO + "time.sleep(60)", LATE),
    ("stops itself", HELLO + ASKED + "os.kill(os.getpid(), signal.SIGSTOP)", LATE),
    ("answers without an end of the line", HELLO + ASKED + "os.write(1, b'bestmove draw')", LATE),
    ("talks, but too slowly", HELLO + ASKED + "[(say('info'), time.sleep(0.2)) for _ in range(99)]", LATE),
    ("moves illegally", HELLO + ASKED + "say('bestmove bid 99')", ILLEGAL),
    ("moves without a word", HELLO + ASKED + "say('bestmove')", ILLEGAL),
    ("moves in capitals", HELLO + ASKED + "say('bestmove DRAW')", ILLEGAL),
    ("moves with a digit of another script", HELLO + ASKED + "say('bestmove bid \\u0669')", ILLEGAL),
    ("moves in another script", HELLO + ASKED + "os.write(1, b'bestmove dr\\xd0\\xb0w\\n')", ILLEGAL),
    ("moves with broken letters", HELLO + ASKED + "os.write(1, b'bestmove \\xff\\xfe\\x00\\n')", ILLEGAL),
    ("writes a line without end", HELLO + ASKED + "[os.write(1, b'x' * 10**5) for _ in range(10**4)]", LONG),
    ("never stops thinking aloud", HELLO + ASKED + "[say('info') for _ in range(10**6)]", MANY),
    ("floods before it greets", "while True: os.write(1, b'x' * 10**5)", LONG),
    ("writes a thousand lines at a time", HELLO + ASKED + "os.write(1, b'info\\n' * 10**7)", MANY),
    ("closes its input", "os.close(0)\n" + HELLO + "while True: pass", ENDED),
    ("leaves a child that greets no more", HELLO + "if os.fork(): os._exit(0)\nwhile True: pass", LATE),
    ("is a child of another session", HELLO + "if os.fork() == 0: os.setsid(); time.sleep(3)", LATE),
    ("answers wrongly and then rightly", HELLO + ASKED + "say('bestmove bid 7\\nbestmove draw')", "answered 'bid 7'"),
    ("answers after bytes of all kinds", HELLO + ASKED
        + "os.write(1, bytes(range(256)) + b'\\nbestmove owl\\n')", "answered 'owl', which is not a legal move"),
]  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="they fork and have signals")
@pytest.mark.parametrize(("kind", "source", "reason"), sampled(PROGRAMS, 5))
def test_an_odd_program_moves_or_says_why_not_and_nothing_of_it_stays(kind: str, source: str, reason: str) -> None:
    state = GameState.new("classic", 3, seed=2)
    bot = OutsideBot(Program((sys.executable, "-c", START + SAY + source), SECONDS))
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_SELF)
    try:
        for _ in range(2):
            if reason:
                with pytest.raises(OutsideError, match=re.escape(reason)):
                    bot.choose(state.view(state.seat_to_act))
            else:
                assert str(bot.choose(state.view(state.seat_to_act))) == "draw"
                time.sleep(0.2)
            assert not outside._asking.locked()
        assert time.monotonic() - began < 4 * SECONDS + 6, kind
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before.ru_maxrss + 20_000  # kilobytes
        children = [running.child.process for running in outside._running.values()]
    finally:
        outside.end_all()
        for thread in threading.enumerate():
            if "_read" in thread.name:
                thread.join(5)  # a child that has left the group of its program keeps the output open
    assert [child.wait(5) is not None for child in children] == [True] * len(children)
    assert not outside._running


def test_there_are_nearly_fifty_kinds() -> None:
    assert len({source for _, source, _ in PROGRAMS}) == 47
