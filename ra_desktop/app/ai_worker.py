"""The threads on which bots think, one for the whole session unless a bot hangs, and hints are found."""

from __future__ import annotations

import functools
import itertools
import logging
import os
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread, QTimer, Signal, Slot

from ra_desktop.ai import Bot, Limit, outside

from . import background
from .background import Background, Rank

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.ai.hints import Hint, Study
    from ra_desktop.engine import Action, View

    from .background import Job

T = TypeVar("T")

_log = logging.getLogger(__name__)

PATIENCE: Final = 20_000
"""Milliseconds, beyond its limit, after which a bot is given up; no level thinks longer than a second."""
START_PATIENCE: Final = 1_000
"""Milliseconds after which a request that has not begun goes to a new thread, because the old one is busy."""
STARVED: Final = 0.9
"""Share of that wait which this process must have had as processor time; with less, the wait is extended.

On a busy machine, a bot that was told to stop gets so little time that its next look at the request comes late; the
machine is slow then, not the bot.
"""
MOST_STARTS: Final = 5
"""How many times that wait there is at most: a bot that sleeps uses no processor time either."""
GOODBYE: Final = 2_000
"""Milliseconds to wait for threads at the end; one that takes longer is left running."""
TURN: Final = 0.002
"""Seconds after which a computing thread lets another one run Python.

At Python's own 5 ms, a waiting window is late for one frame in thirty; below 1 ms, a bot interrupts the painting of
frames, which makes them late too (measured by packaging/bench/frames.py).
"""


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """A request for a bot's move."""

    number: int
    view: View
    level: str
    seed: int
    limit: Limit | None = None
    character: str | None = None
    open_fame: bool = False
    cancel: threading.Event = field(default_factory=threading.Event)
    """Set when the answer is no longer needed."""
    begun: threading.Event = field(default_factory=threading.Event)
    """Set when a thread has started on the request."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a request: an action, or the reason why there is none."""

    number: int
    action: Action | None
    failure: str = ""
    why: str = ""
    """The :attr:`.OutsideError.kind` of the failure, ``time`` for every bot that took too long; empty for others."""


class _Thinker(QObject):
    """Runs the bots on the worker thread."""

    done = Signal(object)

    def __init__(self, make_bot: Callable[..., Bot]) -> None:
        super().__init__()
        self._make_bot = make_bot
        self.is_preparing = threading.Event()
        """Set while loading would delay a request."""
        self.is_left = threading.Event()
        """Set when this thread is no longer needed."""
        self._cancel = threading.Event()
        """Cancels the request in progress."""

    def leave(self) -> None:
        """Cancel the request in progress; called from other threads."""
        self.is_left.set()
        self._cancel.set()

    @Slot(str, int)
    def prepare(self, ruleset: str, players: int) -> None:
        """Load what the first answer in such a game needs."""
        if self.is_left.is_set():
            return
        self.is_preparing.set()
        try:
            from ra_desktop.ai.hints import warm_up  # this imports numpy

            if not self.is_left.is_set():
                warm_up(ruleset, players)
        except Exception:  # noqa: BLE001 - the code that needs it reports the error
            _log.exception("nothing could be prepared")
        finally:
            self.is_preparing.clear()

    @Slot(object)
    def think(self, request: Request) -> None:
        """Answer `request`; any error of the bot becomes a failure."""
        request.begun.set()
        self._cancel = request.cancel
        if self.is_left.is_set() or request.cancel.is_set():
            return
        try:
            extra: dict[str, object] = {} if request.character is None else {"character": request.character}
            if request.open_fame:
                extra["open_fame"] = True
            bot = self._make_bot(request.level, request.seed, **extra)
            action = bot.choose(request.view, limit=request.limit, cancel=request.cancel)
            answer = Answer(request.number, action)
        except Exception as error:  # noqa: BLE001 - a bot may fail in any way, and the game goes on
            if request.cancel.is_set():
                return
            if isinstance(error, outside.OutsideError):
                _log.warning("%s: %s", request.level, error)
            else:
                _log.exception("bot %s failed", request.level)
            failure = f"{type(error).__name__}: {error}"
            why = "time" if isinstance(error, TimeoutError) else getattr(error, "kind", "")
            answer = Answer(request.number, None, failure, why)
        if not request.cancel.is_set():
            self.done.emit(answer)


def _end(thread: QThread, thinker: _Thinker) -> None:
    """End `thread` even though the worker was not shut down."""
    thinker.leave()
    thread.quit()


class AiWorker(QObject):
    """Runs bots one at a time without blocking the window. Answers arrive on the caller's thread."""

    answered = Signal(object)
    """An :class:`Answer` to the last request; answers to earlier ones are dropped."""
    advised = Signal(object)
    """The :class:`~ra_desktop.ai.hints.Hint` requested last, or None if there is none."""
    studied = Signal(object)
    """The :class:`~ra_desktop.ai.hints.Study` requested last, first roughly, then better; or None if it failed."""
    _preparation_wanted = Signal(str, int)
    _requested = Signal(object)

    def __init__(
        self, make_bot: Callable[..., Bot], parent: QObject | None = None, *, patience: int = PATIENCE
    ) -> None:
        """`make_bot` is called on the worker thread; `patience` in milliseconds, see :data:`PATIENCE`."""
        super().__init__(parent)
        self._make_bot = make_bot
        self._patience = patience
        self._numbers = itertools.count(1)
        self._request: Request | None = None
        self._advisor = Background("hints")
        self._hint: Job | None = None
        self._study: Job | None = None
        self._deadline = QDeadlineTimer()
        self._starts = 0
        """How often the wait for the start of the current request was extended."""
        self._used = 0.0
        """Seconds of processor time that this process had used when the request was sent."""
        self._has_left_one = False
        """Whether a thread was left that did not listen, which is logged once."""
        self._abandoned: list[QThread] = []
        """Threads that are to end and may still be running."""
        self._watchdog = QTimer(self, singleShot=True)
        self._watchdog.timeout.connect(self._on_watchdog)
        self._thread: QThread | None = None
        self._thinker: _Thinker | None = None
        self._is_shut = False

    def prepare(self, ruleset: str, players: int) -> None:
        """Load what bots need for such a game with that many players before the first request."""
        if self._is_ready():
            self._preparation_wanted.emit(ruleset, players)

    def ask(
        self,
        view: View,
        level: str,
        seed: int,
        limit: Limit | None = None,
        *,
        character: str | None = None,
        open_fame: bool = False,
    ) -> int:
        """Request a move from a bot of `level` for the seat to move in `view`; return the number of the request.

        Cancels an earlier request.
        """
        self.cancel()
        self._request = Request(next(self._numbers), view, level, seed, limit, character, open_fame)
        self._send(self._request)
        return self._request.number

    def cancel(self) -> None:
        """Cancel the request for a move."""
        self._watchdog.stop()
        if self._request is not None:
            self._request.cancel.set()
            self._request = None
        self.cancel_hint()

    def ask_hint(self, view: View, limit: Limit | None = None) -> None:
        """Request a hint for the seat to move in `view`."""
        self.cancel_hint()

        def steps(cancel: threading.Event) -> Iterator[Hint]:
            from ra_desktop.ai.hints import advise  # numpy and the weights are loaded on first use

            yield advise(view, limit=limit, cancel=cancel)

        self._hint = self._advise(steps, self.advised.emit, Rank.URGENT)

    def cancel_hint(self) -> None:
        """Cancel the request for a hint."""
        if self._hint is not None:
            self._hint.cancel()
            self._hint = None

    def ask_study(self, view: View, limit: Limit | None = None) -> None:
        """Request the values of all moves of the seat to move in `view`."""
        self.cancel_study()

        def steps(cancel: threading.Event) -> Iterator[Study]:
            from ra_desktop.ai.hints import studies

            yield from studies(view, limit=limit, cancel=cancel)

        self._study = self._advise(steps, self.studied.emit, Rank.USUAL)

    def cancel_study(self) -> None:
        """Cancel the request for the values of all moves."""
        if self._study is not None:
            self._study.cancel()
            self._study = None

    def _advise(
        self, steps: Callable[[threading.Event], Iterator[T]], deliver: Callable[[T | None], None], rank: Rank
    ) -> Job | None:
        """Take `steps` beside the bots, and `deliver` what each yields; None if one fails."""
        if self._is_shut:
            return None
        cancelled, failed = threading.Event(), lambda _: deliver(None)
        return self._advisor.start(
            self, lambda: steps(cancelled), deliver, failed=failed, rank=rank, cancelled=cancelled
        )

    @property
    def is_stuck(self) -> bool:
        """Whether a bot that was given up is still running."""
        return any(thread.isRunning() for thread in self._abandoned)

    def shutdown(self) -> None:
        """End the thread permanently, and every outside program; later requests get no answer.

        A bot that does not stop is left running (see :attr:`is_stuck`), and so is slow loading.
        """
        self._is_shut = True
        self.cancel()
        self.cancel_study()
        if self._thread is not None:
            self._leave()
        deadline = QDeadlineTimer(GOODBYE)
        advisor = self._advisor.end()
        for thread in (*self._abandoned, *([] if advisor is None else [advisor])):
            thread.wait(deadline)
        outside.end_all()
        self._forget_finished()

    # --- the thread -----------------------------------------------------------------------------------

    def _is_ready(self) -> bool:
        """Whether there is a thread; starts one if needed."""
        if self._thread is None and not self._is_shut:
            self._start()
        return self._thread is not None

    def _send(self, request: Request) -> None:
        if not self._is_ready():
            return
        seconds = request.limit.seconds if request.limit is not None else None
        seconds = (seconds or 0.0) + outside.most_seconds(request.level)
        self._deadline = QDeadlineTimer(self._patience + round(1000 * seconds))
        self._starts = 0
        self._used = time.process_time()
        self._wait_for_start(min(START_PATIENCE, self._deadline.remainingTime()))
        self._requested.emit(request)

    def _wait_for_start(self, patience: int) -> None:
        self._starts += 1
        self._watchdog.start(patience)

    def _start(self) -> None:
        sys.setswitchinterval(TURN)
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for numpy, once it is loaded; the window sets the others
        self._thread = QThread()
        self._thread.setObjectName("bots")
        self._thinker = _Thinker(self._make_bot)
        self._thinker.moveToThread(self._thread)
        self._preparation_wanted.connect(self._thinker.prepare, Qt.ConnectionType.QueuedConnection)
        self._requested.connect(self._thinker.think, Qt.ConnectionType.QueuedConnection)
        self._thinker.done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        self._thread.start(QThread.Priority.LowPriority)
        background.keep(self._thread, self, functools.partial(_end, self._thread, self._thinker), self._thinker)

    def _leave(self) -> None:
        """Let the thread end when its bot is done."""
        assert self._thread is not None
        assert self._thinker is not None
        self._preparation_wanted.disconnect(self._thinker.prepare)
        self._requested.disconnect(self._thinker.think)
        self._thinker.done.disconnect(self._on_done)
        self._thinker.is_left.set()  # its request may continue on another thread, so it is not cancelled here
        self._thread.quit()
        self._forget_finished()
        self._abandoned.append(self._thread)
        self._thread = self._thinker = None

    def _forget_finished(self) -> None:
        self._abandoned = [thread for thread in self._abandoned if not thread.isFinished()]
        background.forget_finished()

    def _is_preparing(self) -> bool:
        return self._thinker is not None and self._thinker.is_preparing.is_set() and not self._deadline.hasExpired()

    def _is_starved(self) -> bool:
        """Whether the machine is too busy to judge the thread."""
        used = time.process_time() - self._used
        is_early = self._starts < MOST_STARTS and not self._deadline.hasExpired()
        return is_early and used < STARVED * START_PATIENCE / 1000

    # --- answers --------------------------------------------------------------------------------------

    @Slot(object)
    def _on_done(self, answer: Answer) -> None:
        if self._request is not None and answer.number == self._request.number:
            self._request = None
            self._watchdog.stop()
            self.answered.emit(answer)

    @Slot()
    def _on_watchdog(self) -> None:
        request = self._request
        if request is None:
            return
        if not request.begun.is_set() and self._is_preparing():
            self._watchdog.start(START_PATIENCE)
        elif not request.begun.is_set() and self._is_starved():
            self._wait_for_start(START_PATIENCE)
        elif not request.begun.is_set():
            # Harmless: another thread takes the request, and this one ends when its bot does.
            if not self._has_left_one:
                self._has_left_one = True
                _log.warning("an earlier bot has not stopped yet; a new thread is used")
            self._leave()
            self._send(request)
        elif self._deadline.hasExpired():
            _log.error("bot %s did not answer", request.level)
            self.cancel()
            self._leave()
            self.answered.emit(Answer(request.number, None, "no answer", "time"))
        else:
            self._watchdog.start(self._deadline.remainingTime())
