"""The engine for other programs, as UCI is for chess (docs/protocol.md): ``ra-desktop-engine``.

It reads commands, one a line, and writes answers. Nothing that is sent to it ends it but ``quit`` and the end of the
input.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import threading
from typing import TYPE_CHECKING, BinaryIO, Final, TextIO

from ra_desktop import __version__
from ra_desktop.ai.answering import answers
from ra_desktop.ai.protocol import Limit
from ra_desktop.console import Parser, one_line, terminal
from ra_desktop.engine import GameState, NotationError, Position, View
from ra_desktop.storage.names import from_outside

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ra_desktop.ai.hints import Study

PROTOCOL: Final = "ra1"
"""The greeting: the version of the protocol and of positions as text."""
MOST_BYTES: Final = 10_000
"""Longer lines are refused."""
MOST_ROLLOUTS: Final = 1_000_000
MOST_MILLISECONDS: Final = 3_600_000
_QUOTED: Final = 60
_LIMITS: Final = re.compile(r"(?:(?:rollouts\s+(?P<rollouts>[0-9]{1,9})|time\s+(?P<time>[0-9]{1,9}))(?:\s+|$))*")


class Engine:
    """Answers commands; thinks in a thread of its own, one position at a time."""

    def __init__(self, output: TextIO) -> None:
        self._output = output
        self._writing = threading.Lock()
        self._position: Position = GameState.new("classic", players=4, seed=0)
        self._stop = threading.Event()
        self._thinking: threading.Thread | None = None
        self._is_free = True
        """Whether it may be asked: also while the answer to the last question is being written."""

    def obey(self, line: str) -> bool:
        """Carry out the command in `line`; False if it is the last."""
        word, rest = (*line.split(maxsplit=1), "", "")[:2]
        if word == "quit":
            self.stop()
            return False
        if word == PROTOCOL:
            self._say(f"id Ra Desktop {__version__}", f"{PROTOCOL}ok")
        elif word == "isready":
            self._say("readyok")
        elif word == "position":
            self._set_up(rest)
        elif word == "go":
            self._go(rest)
        elif word == "stop":
            self.stop()
        elif word:
            self._say(f"error unknown command: {one_line(word[:_QUOTED])}")
        return True

    def stop(self) -> None:
        """Have the engine answer now, and wait until it has."""
        self._stop.set()
        self.finish()

    def finish(self) -> None:
        """Wait until the engine has answered."""
        if self._thinking is not None:
            self._thinking.join()
            self._thinking = None

    def refuse(self) -> None:
        """Say that a line is too long."""
        self._say(f"error a line may have at most {MOST_BYTES} bytes")

    def _say(self, *lines: str) -> None:
        with self._writing:
            self._output.writelines(f"{line}\n" for line in lines)
            self._output.flush()

    def _set_up(self, text: str) -> None:
        try:
            self._position = Position.from_text(from_outside(text))
        except NotationError as error:
            self._say(f"error {one_line(error)}")

    def _go(self, rest: str) -> None:
        limits = _LIMITS.fullmatch(rest.strip())
        if limits is None:
            self._say("error usage: go [rollouts NUMBER] [time MILLISECONDS]")
            return
        if not self._is_free:
            self._say("error already thinking")
            return
        seat = self._position.current_player
        if seat is None:
            self._say("error the game is over")
            return
        rollouts = None if limits["rollouts"] is None else min(max(1, int(limits["rollouts"])), MOST_ROLLOUTS)
        seconds = None if limits["time"] is None else min(int(limits["time"]), MOST_MILLISECONDS) / 1000
        limit = None if rollouts is None and seconds is None else Limit(seconds, rollouts)
        self._stop.clear()
        self._is_free = False
        self._thinking = threading.Thread(target=self._think, args=(View(self._position, seat), limit), daemon=True)
        self._thinking.start()

    def _think(self, view: View, limit: Limit | None) -> None:
        with contextlib.suppress(OSError):  # no one listens any more: the next answer ends the command
            self._answer(view, limit)

    def _answer(self, view: View, limit: Limit | None) -> None:
        answer: Study | None = None
        try:
            for better in answers(view, limit=limit, cancel=self._stop):
                answer = better
                if self._stop.is_set():
                    break
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever waits for the move gets one
            self._say(f"error {type(error).__name__}: {one_line(error)}")
        lines = [] if answer is None else [*_account(answer)]
        best = view.legal_actions()[0] if answer is None else answer.best.action
        self._is_free = True  # before anyone who reads the answer can ask again
        self._say(*lines, f"bestmove {best}")


def _account(answer: Study) -> Iterator[str]:
    """Yield a line about each move, best first."""
    for move in answer.rated:
        fame = f"fame {move.lead:.2f} fame-error {move.lead_error:.2f}"
        yield f"info win {move.win:.4f} win-error {move.error:.4f} {fame} move {move.action}"


def commands(source: BinaryIO) -> Iterable[str | None]:
    """Yield the lines of `source`, None for each that is too long; bytes that are no text are replaced."""
    while line := source.readline(MOST_BYTES + 1):
        if len(line) > MOST_BYTES and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):
                line = source.readline(MOST_BYTES)
            yield None
        else:
            yield line.decode(errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    with terminal("ra-desktop-engine"):
        parser = Parser(prog="ra-desktop-engine", description="Tell other programs the best move in any position.")
        parser.parse_args(arguments)
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        engine = Engine(sys.stdout)
        for command in commands(sys.stdin.buffer):
            if command is None:
                engine.refuse()
            elif not engine.obey(command):
                return 0
        engine.finish()
        return 0


if __name__ == "__main__":
    sys.exit(main())
