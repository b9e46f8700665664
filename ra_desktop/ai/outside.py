"""Bots that are programs of their own, asked as chess engines are by UCI (docs/protocol.md).

A program is known by a name; what it is and how it is started comes from the person at this computer, never from a
saved game.
"""

from __future__ import annotations

import atexit
import contextlib
import errno
import os
import queue
import shutil
import sys
import threading
import time
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ra_desktop.engine import Action, View, parse_action

from .child_process import ChildProcess
from .evaluation import first_impression
from .protocol import Cancel, Cancelled, Evaluation, Limit, legal_choices

if TYPE_CHECKING:
    from collections.abc import Iterable


OUTSIDE: Final = "outside:"
"""What the level of a seat begins with if a program plays there; its name follows."""
GREETING: Final = "ra1"
TIME_OUT: Final = 10.0
"""Seconds for a move, and to start, if no one says otherwise."""
_SHARE_TOLD: Final = 0.5
"""The share of its time that a program is told to use; the rest is for its way of counting."""
_POLL: Final = 0.05
_MOST_BYTES: Final = 10_000
"""Of a line."""
_BLOCK: Final = 65_536
_MOST_LINES: Final = 1_000
"""Of one answer."""
_MOST_WAITING: Final = 100
"""Lines kept of an answer until they are looked at; then the program has to wait."""
_QUIET: Final = 0.005
"""Seconds without a word after which a program counts as silent, and can be asked."""
_MOST_TALK: Final = 0.5
"""Seconds to wait for that."""

Trust = Literal["none", "own", "any"]
"""When a program starts without a question: never, as an entry that came from elsewhere; in games that are started
here; or, once the person was asked, in any game."""


class Program(NamedTuple):
    """How an outside program is started, and how long it may think."""

    command: tuple[str, ...]
    """The program and its arguments."""
    seconds: float = TIME_OUT
    trust: Trust = "own"

    @property
    def is_there(self) -> bool:
        """Whether this computer has such a program; one without its whole path could be any."""
        return bool(self.command) and os.path.isabs(self.command[0]) and shutil.which(self.command[0]) is not None  # noqa: PTH117 - any text


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
        self, kind: Literal["start", "script", "ended", "time", "flood", "answer"], message: str, reason: str = ""
    ) -> None:
        """`reason` is what the system says; a ``script`` doesn't say what runs it."""
        super().__init__(f"{message}: {reason}" if reason else message)
        self.kind: Final = kind
        self.reason: Final = reason
        self.status: int | None = None
        """The exit status; None if the program did not end by itself."""
        self.last_words = ""
        """The last lines of its standard error."""

    def __str__(self) -> str:
        words = " | ".join(self.last_words.splitlines())
        return "; ".join((
            super().__str__(),
            *([] if self.status is None else [f"exit status {self.status}"]),
            *([f"standard error: {words}"] if words else []),
        ))  # fmt: skip


class OutsideTimeoutError(OutsideError, TimeoutError):
    """A program that takes too long."""

    def __init__(self) -> None:
        super().__init__("time", "took too long to answer")


class _Running:
    """A program that was started, and what it says."""

    def __init__(self, program: Program, cancel: Cancel | None = None) -> None:
        self.name = ""
        """The name that the program gives itself."""
        self._lines: queue.Queue[bytes] = queue.Queue(_MOST_WAITING)
        self._is_ended = self._is_silent = self._is_reading = False
        self._is_asked = True
        """Whether what it says may be an answer; what it says between two questions is dropped."""
        self._heard = 0.0
        """When it said something last."""
        try:
            self.child = ChildProcess(program.command)
        except (OSError, ValueError, IndexError) as error:
            is_script = isinstance(error, OSError) and _is_script(error)
            reason = str(getattr(error, "strerror", None) or error)
            raise OutsideError("script" if is_script else "start", "cannot be started", reason) from error
        threading.Thread(target=self._read, daemon=True).start()
        self.ask(GREETING, f"{GREETING}ok", program.seconds, cancel)

    def _read(self) -> None:
        assert self.child.process.stdout is not None
        rest = b""
        with contextlib.suppress(OSError, ValueError), self.child.process.stdout as said:
            while not self._is_ended and (block := os.read(said.fileno(), _BLOCK)):
                self._heard, self._is_reading = time.monotonic(), True
                *lines, rest = (rest + block).split(b"\n")
                if len(rest) > _MOST_BYTES:
                    lines.append(rest)
                    rest = b""
                for line in lines:
                    if self._is_asked and not self._is_ended:
                        self._lines.put(line)
                self._is_reading = False
                if not self._is_asked:
                    time.sleep(_QUIET)  # a program that talks without end doesn't keep a core busy here, too
            if rest:
                self._lines.put(rest)
        self._is_silent = True

    def ask(self, said: str, answer: str, seconds: float, cancel: Cancel | None) -> str:
        """Send `said` and return what follows the word `answer`; the program is ended if that does not come.

        Whatever it has said before counts for nothing, but a program may greet before it is greeted.
        """
        assert self.child.process.stdin is not None
        deadline = time.monotonic() + seconds
        watch = threading.Timer(seconds, self.child.kill)  # one that reads nothing would let us wait forever
        watch.daemon = True
        try:
            if said != GREETING:  # many greet at once
                self._drain()
            self._is_asked = True
            watch.start()
            try:
                os.write(self.child.process.stdin.fileno(), f"{said}\n".encode())
            except BrokenPipeError:
                if said != GREETING:  # otherwise it may have greeted and ended, and what it said counts
                    raise
            watch.cancel()
            for _ in range(_MOST_LINES):
                word, *rest = self._next(deadline, cancel).split() or [""]
                if word == answer:
                    return " ".join(rest)
                if word == "id":
                    self.name = " ".join(rest)
            raise OutsideError("flood", "wrote too many lines")
        except Cancelled:
            self.end()
            raise
        except OutsideError as error:
            self._end_with(error)
            raise
        except (OSError, ValueError) as error:
            is_late = time.monotonic() > deadline
            problem = OutsideTimeoutError() if is_late else OutsideError("ended", "ended before it answered")
            self._end_with(problem)
            raise problem from error
        finally:
            watch.cancel()
            self._is_asked = False
            self._forget()

    def _drain(self) -> None:
        """Wait until the program is silent, and forget what it has said."""
        end = time.monotonic() + _MOST_TALK
        while self._is_talking() and time.monotonic() < end:
            time.sleep(_QUIET / 5)
        self._forget()

    def _is_talking(self) -> bool:
        if self._is_silent:
            return False
        if self._is_reading or time.monotonic() < self._heard + _QUIET:
            return True
        if sys.platform != "win32":
            import select

            assert self.child.process.stdout is not None
            with contextlib.suppress(OSError, ValueError):
                return bool(select.select([self.child.process.stdout], [], [], 0)[0])
        return False

    def _forget(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._lines.get_nowait()

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
            if len(line) > _MOST_BYTES:
                raise OutsideError("flood", "wrote too long a line")
            return line.decode(errors="replace").strip()

    def _end_with(self, error: OutsideError) -> None:
        """End the program, and note what it leaves behind for whoever wants to know why it failed."""
        if error.kind in ("ended", "time"):
            error.status, error.last_words = self.child.last_words()
        self.end()

    def end(self) -> None:
        """End the program; what it still says is forgotten."""
        self._is_ended = True
        self._forget()
        self.child.end()


def _is_script(error: OSError) -> bool:
    """Whether a file is no program of this system: a script that doesn't say what runs it, or is not executable."""
    return error.errno in (errno.ENOEXEC, errno.EACCES) or getattr(error, "winerror", 0) == _NO_PROGRAM


_NO_PROGRAM: Final = 193
"""Windows's error for a file that is no program."""

_running: Final[dict[tuple[int, tuple[str, ...]], _Running]] = {}
"""By process of this program, which may have been copied, and command: what was started here."""
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
            text = self._ask(said, cancel)
        try:
            action = parse_action(text)
        except ValueError:
            action = None
        if action not in legal:
            raise OutsideError("answer", f"answered {text[:40]!r}, which is not a legal move")
        return action

    def _ask(self, said: str, cancel: Cancel | None) -> str:
        """Ask for a move; a program that may have ended with its last answer, before it heard this, is asked anew."""
        end, known = time.monotonic() + self.program.seconds, _running.get(self._key)
        running = self.connection(cancel)
        try:
            return running.ask(said, "bestmove", self.program.seconds, cancel)
        except OutsideError as error:
            if error.kind != "ended" or running is not known:
                raise
        return self.connection(cancel).ask(said, "bestmove", max(0.0, end - time.monotonic()), cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`: the first impression of ours."""
        del limit
        return first_impression(view, cancel)

    def connection(self, cancel: Cancel | None = None) -> _Running:
        """Return the program, started if it is not running; raises :class:`OutsideError`."""
        running = _running.get(self._key)
        if running is not None and running.child.process.poll() is not None:
            running.end()
            running = None
        if running is None:
            running = _running[self._key] = _Running(self.program, cancel)
        return running

    @property
    def _key(self) -> tuple[int, tuple[str, ...]]:
        return os.getpid(), self.program.command
