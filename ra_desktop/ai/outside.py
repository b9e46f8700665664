"""Bots that are programs of their own, asked as chess engines are by UCI (docs/protocol.md).

A program is known by a name; what it is and how it is started comes from the person at this computer, never from a
saved game.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import threading
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from ra_desktop.engine import parse_action

from .evaluation import first_impression
from .protocol import Cancelled, legal_choices

if TYPE_CHECKING:
    import subprocess

    from ra_desktop.engine import Action, View

    from .protocol import Cancel, Evaluation, Limit

OUTSIDE: Final = "outside:"
"""What the level of a seat begins with if a program plays there; its name follows."""
GREETING: Final = "ra1"
TIME_OUT: Final = 10.0
"""Seconds for a move, and to start, if nobody says otherwise."""
_SHARE_TOLD: Final = 0.5
"""The share of its time that a program is told to use; the rest is for its way of counting."""
_POLL: Final = 0.05
_MOST_BYTES: Final = 10_000
_MOST_WAITING: Final = 1_000
"""Lines kept of what a program says while nobody listens; then it has to wait."""


class Program(NamedTuple):
    """How an outside program is started, and how long it may think."""

    command: tuple[str, ...]
    """The program and its arguments."""
    seconds: float = TIME_OUT


PROGRAMS: Final[dict[str, Program]] = {}
"""The programs that the person at this computer has entered, by name."""


class OutsideError(Exception):
    """A program that cannot be started, ends, takes too long, or gives no legal move."""


class _Running:
    """A program that was started, and what it says."""

    def __init__(self, program: Program) -> None:
        import subprocess  # loaded on first use

        self._lines: queue.Queue[str | None] = queue.Queue(_MOST_WAITING)
        try:
            self.process: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - what the person at this computer has entered
                program.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except (OSError, ValueError, IndexError) as error:
            raise OutsideError(f"cannot be started: {getattr(error, 'strerror', None) or error}") from error
        threading.Thread(target=self._read, daemon=True).start()
        self.ask(GREETING, f"{GREETING}ok", program.seconds, None)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(OSError, ValueError):
            while line := self.process.stdout.readline(_MOST_BYTES):
                self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)

    def ask(self, said: str, answer: str, seconds: float, cancel: Cancel | None) -> str:
        """Send `said` and return what follows the word `answer`; the program is ended if that does not come."""
        assert self.process.stdin is not None
        deadline = time.monotonic() + seconds
        try:
            self.process.stdin.write(f"{said}\n".encode())
            self.process.stdin.flush()
            while (line := self._next(deadline, cancel)).partition(" ")[0] != answer:
                pass
        except OSError as error:
            self.end()
            raise OutsideError("has ended") from error
        except (OutsideError, Cancelled):
            self.end()
            raise
        return line.partition(" ")[2]

    def _next(self, deadline: float, cancel: Cancel | None) -> str:
        while True:
            if cancel is not None and cancel.is_set():
                raise Cancelled
            try:
                line = self._lines.get(timeout=_POLL)
            except queue.Empty:
                line = ""
            if line is None:
                raise OutsideError("has ended")
            if line:
                return line
            if time.monotonic() > deadline:
                raise OutsideError("took too long")

    def end(self) -> None:
        """End the program; what it still says is forgotten."""
        with contextlib.suppress(OSError):
            self.process.kill()
        for stream in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
        self.process.wait()


_running: Final[dict[tuple[int, Program], _Running]] = {}
"""By process of this program, which may have been copied, and program: what was started here."""
_asking: Final = threading.Lock()


def end_all() -> None:
    """End every program that was started."""
    for (owner, _), running in list(_running.items()):
        if owner == os.getpid():
            running.end()
    _running.clear()


atexit.register(end_all)


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
            text = self.connection().ask(said, "bestmove", self.program.seconds, cancel)
        try:
            action = parse_action(text)
        except ValueError:
            action = None
        if action not in legal:
            raise OutsideError(f"answered {text[:40]!r}, which is not a legal move")
        return action

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`: the first impression of ours."""
        del limit
        return first_impression(view, cancel)

    def connection(self) -> _Running:
        """Return the program, started if it is not running; raises :class:`OutsideError`."""
        key = os.getpid(), self.program
        running = _running.get(key)
        if running is not None and running.process.poll() is not None:
            running.end()
            running = None
        if running is None:
            running = _running[key] = _Running(self.program)
        return running
