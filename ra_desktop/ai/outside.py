"""Bots that are programs of their own, asked as chess engines are by UCI (docs/protocol.md).

A program is known by a name; what it is and how it is started comes from the person at this computer, never from a
saved game.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import shutil
import signal
import threading
import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ra_desktop.engine import Action, View, parse_action

from .evaluation import first_impression
from .protocol import Cancel, Cancelled, Evaluation, Limit, legal_choices

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterable


OUTSIDE: Final = "outside:"
"""What the level of a seat begins with if a program plays there; its name follows."""
GREETING: Final = "ra1"
TIME_OUT: Final = 10.0
"""Seconds for a move, and to start, if no one says otherwise."""
MOST_SECONDS: Final = 60
"""The longest time-out that can be entered."""
_SHARE_TOLD: Final = 0.5
"""The share of its time that a program is told to use; the rest is for its way of counting."""
_POLL: Final = 0.05
_MOST_BYTES: Final = 10_000
"""Of a line."""
_MOST_LINES: Final = 1_000
"""Of one answer."""
_MOST_WAITING: Final = 100
"""Lines kept of what a program says while no one listens; then it has to wait."""


class Program(NamedTuple):
    """How an outside program is started, and how long it may think."""

    command: tuple[str, ...]
    """The program and its arguments."""
    seconds: float = TIME_OUT

    @property
    def is_there(self) -> bool:
        """Whether this computer has such a program."""
        return bool(self.command) and shutil.which(self.command[0]) is not None


PROGRAMS: Final[dict[str, Program]] = {}
"""The programs that the person at this computer has entered, by name."""


def has_outside(levels: Iterable[str | None]) -> bool:
    """Whether one of the players with these `levels`, None for people, is an outside program."""
    return any(level is not None and level.startswith(OUTSIDE) for level in levels)


def program_levels() -> tuple[str, ...]:
    """Return the levels of the programs that were entered."""
    return tuple(OUTSIDE + name for name in PROGRAMS)


def program_of(level: str) -> Program | None:
    """Return the program that plays at this level; None if it is none of those entered, or not there."""
    program = PROGRAMS.get(level.removeprefix(OUTSIDE)) if level.startswith(OUTSIDE) else None
    return program if program is not None and program.is_there else None


def most_seconds(level: str) -> float:
    """Return how many seconds a program of this level may take for a move, its start included; 0 for other levels."""
    program = program_of(level)
    return 0.0 if program is None else 2 * program.seconds


class OutsideError(Exception):
    """A program that cannot be started, ends, takes too long, or gives no legal move."""

    def __init__(
        self, kind: Literal["start", "ended", "time", "flood", "answer"], message: str, reason: str = ""
    ) -> None:
        """`reason` is what the system says."""
        super().__init__(f"{message}: {reason}" if reason else message)
        self.kind: Final = kind
        self.reason: Final = reason


class OutsideTimeoutError(OutsideError, TimeoutError):
    """A program that takes too long."""

    def __init__(self) -> None:
        super().__init__("time", "took too long to answer")


class _Running:
    """A program that was started, and what it says.

    Its standard error goes nowhere. It has a process group of its own, so that it ends with everything it has started.
    """

    def __init__(self, program: Program, cancel: Cancel | None = None) -> None:
        import subprocess  # loaded on first use

        self.name = ""
        """The name that the program gives itself."""
        self._lines: queue.Queue[bytes] = queue.Queue(_MOST_WAITING)
        self._is_ended = self._is_silent = False
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - what the person at this computer has entered
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError, IndexError) as error:
            reason = str(getattr(error, "strerror", None) or error)
            raise OutsideError("start", "cannot be started", reason) from error
        threading.Thread(target=self._read, daemon=True).start()
        self.ask(GREETING, f"{GREETING}ok", program.seconds, cancel)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError), self.process.stdout as said:
            while (line := said.readline(_MOST_BYTES)) and not self._is_ended:
                self._lines.put(line)
        self._is_silent = True

    def ask(self, said: str, answer: str, seconds: float, cancel: Cancel | None) -> str:
        """Send `said` and return what follows the word `answer`; the program is ended if that does not come.

        Whatever it has said before counts for nothing, but a program may greet before it is greeted.
        """
        assert self.process.stdin is not None
        deadline = time.monotonic() + seconds
        watch = threading.Timer(seconds, self._kill)  # a program that reads nothing would let us wait forever
        watch.daemon = True
        try:
            with contextlib.suppress(queue.Empty):
                while said != GREETING:  # many greet at once
                    self._lines.get_nowait()
            watch.start()
            try:
                os.write(self.process.stdin.fileno(), f"{said}\n".encode())
            except BrokenPipeError:
                if said != GREETING:  # otherwise it may have greeted and ended, and what it said counts
                    raise
            watch.cancel()
            for _ in range(_MOST_LINES):
                word, _, rest = self._next(deadline, cancel).partition(" ")
                if word == answer:
                    return rest
                if word == "id":
                    self.name = rest
            raise OutsideError("flood", "wrote too many lines")
        except (OutsideError, Cancelled):
            self.end()
            raise
        except (OSError, ValueError) as error:
            self.end()
            if time.monotonic() > deadline:
                raise OutsideTimeoutError from error
            raise OutsideError("ended", "ended before it answered") from error
        finally:
            watch.cancel()

    def _next(self, deadline: float, cancel: Cancel | None) -> str:
        while True:
            if cancel is not None and cancel.is_set():
                raise Cancelled
            if time.monotonic() > deadline:
                raise OutsideTimeoutError
            try:
                line = self._lines.get(timeout=_POLL)
            except queue.Empty:
                if self._is_silent and self._lines.empty():
                    raise OutsideError("ended", "ended before it answered") from None
                continue
            if len(line) == _MOST_BYTES and not line.endswith(b"\n"):
                raise OutsideError("flood", "wrote too long a line")
            return line.decode(errors="replace").strip()

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def end(self) -> None:
        """End the program; what it still says is forgotten. Its output is closed by the thread that reads it."""
        self._is_ended = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._lines.get_nowait()
        self._kill()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self.process.wait()


_running: Final[dict[tuple[int, Program], _Running]] = {}
"""By process of this program, which may have been copied, and program: what was started here."""
_asking: Final = threading.Lock()


def end_all() -> None:
    """End every program that was started."""
    for key in list(_running):
        running = _running.pop(key, None)
        if running is not None and key[0] == os.getpid():
            running.end()


atexit.register(end_all)


def introduce(program: Program, cancel: Cancel | None = None) -> str:
    """Start `program` for a moment and return the name that it gives; raises :class:`OutsideError`."""
    running = _Running(program, cancel)
    running.end()
    return running.name


class OutsideBot:
    """Asks a program, which is started when it is needed and again if it has ended."""

    def __init__(self, program: Program, *, open_fame: bool = False) -> None:
        """With `open_fame` it gets the others' fame; where the bag is closed it does not get what was discarded."""
        self.program = program
        self._open_fame = open_fame

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; raises :class:`OutsideError` if the program gives no legal move in time."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        others = () if self._open_fame else [seat for seat in range(view.players) if seat != view.seat]
        seconds = self.program.seconds * _SHARE_TOLD
        if limit is not None and limit.seconds is not None:
            seconds = min(seconds, limit.seconds)
        said = f"position {view.text(others)}\ngo time {round(1000 * seconds)}"
        with _asking:
            text = self.connection(cancel).ask(said, "bestmove", self.program.seconds, cancel)
        try:
            action = parse_action(text)
        except ValueError:
            action = None
        if action not in legal:
            raise OutsideError("answer", f"answered {text[:40]!r}, which is not a legal move")
        return action

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`: the first impression of ours."""
        del limit
        return first_impression(view, cancel)

    def connection(self, cancel: Cancel | None = None) -> _Running:
        """Return the program, started if it is not running; raises :class:`OutsideError`."""
        key = os.getpid(), self.program
        running = _running.get(key)
        if running is not None and running.process.poll() is not None:
            running.end()
            running = None
        if running is None:
            running = _running[key] = _Running(self.program, cancel)
        return running
