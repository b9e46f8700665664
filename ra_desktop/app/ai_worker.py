"""The thread on which bots think: one for the whole session, apart from bots that never come back."""

from __future__ import annotations

import functools
import itertools
import logging
import os
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread, QTimer, Signal, Slot

from ra_desktop.ai import Cancelled

from . import threads

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai import Bot, Limit
    from ra_desktop.ai.hints import Hint
    from ra_desktop.engine import Action, View

_log = logging.getLogger(__name__)

PATIENCE: Final = 20_000
"""Milliseconds, beyond its limit, after which a bot is given up; no level thinks longer than a second."""
START_PATIENCE: Final = 1_000
"""Milliseconds after which a request that has not even begun goes to a fresh thread: the old one is occupied."""
STARVED: Final = 0.25
"""Share of that time: a process that had less of the processor is kept waiting by others, and so may its threads be."""
MOST_STARTS: Final = 5
"""So often the patience is renewed for a process that gets no time."""
GOODBYE: Final = 2_000
"""Milliseconds for which threads are waited for at the end; one that takes longer lives on without anybody."""
TURN: Final = 0.002
"""Seconds after which a thread that computes lets another one have Python.

At Python's own 5 ms a window that waits for its turn is late for one frame in thirty; at less than 1 ms a bot cuts in
while a frame is painted, and that is late, too (measured by tests/benchmarks/frames.py).
"""


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """A question to a bot."""

    number: int
    view: View
    level: str
    seed: int
    limit: Limit | None = None
    character: str | None = None
    open_fame: bool = False
    cancel: threading.Event = field(default_factory=threading.Event)
    """Set when nobody waits for the answer any more."""
    begun: threading.Event = field(default_factory=threading.Event)
    """Set when a thread has taken the request up."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a request: an action, or the reason why there is none."""

    number: int
    action: Action | None
    failure: str = ""
    timed_out: bool = False
    """Whether the bot was given up."""


@dataclass(frozen=True, slots=True, eq=False)
class HintRequest:
    """A question for advice to a person."""

    number: int
    view: View
    limit: Limit | None = None
    cancel: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True, slots=True)
class Advice:
    """What came of a :class:`HintRequest`; None if nothing did."""

    number: int
    hint: Hint | None


class _Thinker(QObject):
    """Lives on the worker thread and asks the bots there."""

    done = Signal(object)
    advised = Signal(object)

    def __init__(self, make_bot: Callable[..., Bot]) -> None:
        super().__init__()
        self._make_bot = make_bot
        self.is_preparing = threading.Event()
        """Set while a question would wait for what is being loaded."""
        self.is_left = threading.Event()
        """Set when nobody needs this thread any more."""
        self._cancel = threading.Event()
        """Of the request that is being answered."""

    def leave(self) -> None:
        """Give up what is being done; called from other threads."""
        self.is_left.set()
        self._cancel.set()

    @Slot(str, int)
    def prepare(self, ruleset: str, players: int) -> None:
        """Load what the first answer in such a game would else have to load."""
        if self.is_left.is_set():
            return
        self.is_preparing.set()
        try:
            from ra_desktop.ai.hints import warm_up  # here numpy comes in

            if not self.is_left.is_set():
                warm_up(ruleset, players)
        except Exception:  # noqa: BLE001 - whoever needs it will say what is wrong
            _log.exception("nothing prepared")
        finally:
            self.is_preparing.clear()

    @Slot(object)
    def think(self, request: Request) -> None:
        """Answer `request`; whatever a bot does wrong becomes a failure."""
        request.begun.set()
        if not self._takes_up(request):
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
            _log.exception("bot %s failed", request.level)
            answer = Answer(request.number, None, f"{type(error).__name__}: {error}")
        if not request.cancel.is_set():
            self.done.emit(answer)

    @Slot(object)
    def advise(self, request: HintRequest) -> None:
        """Work out a hint."""
        if not self._takes_up(request):
            return
        try:
            from ra_desktop.ai.hints import advise  # numpy and the weights are loaded when they are wanted

            hint = advise(request.view, limit=request.limit, cancel=request.cancel)
        except Cancelled:
            return
        except Exception:  # noqa: BLE001 - without a hint, too, the game goes on
            _log.exception("no hint")
            hint = None
        if not request.cancel.is_set():
            self.advised.emit(Advice(request.number, hint))

    def _takes_up(self, request: Request | HintRequest) -> bool:
        self._cancel = request.cancel
        return not self.is_left.is_set() and not request.cancel.is_set()


def _end(thread: QThread, thinker: _Thinker) -> None:
    """Let `thread` end although nobody has shut the worker down."""
    thinker.leave()
    thread.quit()


class AiWorker(QObject):
    """Asks bots, one at a time, without keeping the window waiting. Answers arrive in the thread that asks."""

    answered = Signal(object)
    """An :class:`Answer` to the last request; answers to earlier ones are dropped."""
    advised = Signal(object)
    """The :class:`~ra_desktop.ai.hints.Hint` that was asked for last, or None if there can be none."""
    _preparation_wanted = Signal(str, int)
    _wanted = Signal(object)
    _hint_wanted = Signal(object)

    def __init__(
        self, make_bot: Callable[..., Bot], parent: QObject | None = None, *, patience: int = PATIENCE
    ) -> None:
        """`make_bot` is called on the worker thread; `patience` in milliseconds, see :data:`PATIENCE`."""
        super().__init__(parent)
        self._make_bot = make_bot
        self._patience = patience
        self._numbers = itertools.count(1)
        self._request: Request | None = None
        self._hint_request: HintRequest | None = None
        self._deadline = QDeadlineTimer()
        self._starts = 0
        """How often the current request has been waited for before it began."""
        self._used = 0.0
        """Seconds of the processor that this process had used when the last wait began."""
        self._abandoned: list[QThread] = []
        """Threads that are to end and may not have done so yet."""
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._on_watchdog)
        self._thread: QThread | None = None
        self._thinker: _Thinker | None = None
        self._is_shut = False

    def prepare(self, ruleset: str, players: int) -> None:
        """Get ready for such a game with so many players, before anybody waits for an answer."""
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
        """Let a bot of `level` choose for the seat to move in `view`; the number of the request.

        An earlier request is cancelled.
        """
        self.cancel()
        self._request = Request(next(self._numbers), view, level, seed, limit, character, open_fame)
        self._send(self._request)
        return self._request.number

    def cancel(self) -> None:
        """Nobody waits for the answer any more."""
        self._watchdog.stop()
        if self._request is not None:
            self._request.cancel.set()
            self._request = None
        self.cancel_hint()

    def ask_hint(self, view: View, limit: Limit | None = None) -> None:
        """Advise the seat to move in `view`; bots are asked before, or not at all meanwhile."""
        self.cancel_hint()
        self._hint_request = HintRequest(next(self._numbers), view, limit)
        if self._is_ready():
            self._hint_wanted.emit(self._hint_request)

    def cancel_hint(self) -> None:
        """Nobody waits for the hint any more."""
        if self._hint_request is not None:
            self._hint_request.cancel.set()
            self._hint_request = None

    @property
    def is_stuck(self) -> bool:
        """Whether a bot that was given up is still at work."""
        return any(thread.isRunning() for thread in self._abandoned)

    def shutdown(self) -> None:
        """End the thread, for good: what is asked later, as events still come in, stays without an answer.

        A bot that does not listen is left behind (see :attr:`is_stuck`), and so is what takes long to load.
        """
        self._is_shut = True
        self.cancel()
        if self._thread is not None:
            self._leave()
        deadline = QDeadlineTimer(GOODBYE)
        for thread in self._abandoned:
            thread.wait(deadline)
        self._forget_finished()

    # --- the thread -----------------------------------------------------------------------------------

    def _is_ready(self) -> bool:
        """Whether there is a thread, started now if need be."""
        if self._thread is None and not self._is_shut:
            self._start()
        return self._thread is not None

    def _send(self, request: Request) -> None:
        if not self._is_ready():
            return
        seconds = request.limit.seconds if request.limit is not None else None
        self._deadline = QDeadlineTimer(self._patience + round(1000 * (seconds or 0.0)))
        self._starts = 0
        self._wait_for_start(min(START_PATIENCE, self._deadline.remainingTime()))
        self._wanted.emit(request)

    def _wait_for_start(self, patience: int) -> None:
        self._starts += 1
        self._used = time.process_time()
        self._watchdog.start(patience)

    def _start(self) -> None:
        sys.setswitchinterval(TURN)
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for numpy, once it is loaded: the others are the window's
        self._thread = QThread()
        self._thread.setObjectName("bots")
        self._thinker = _Thinker(self._make_bot)
        self._thinker.moveToThread(self._thread)
        self._preparation_wanted.connect(self._thinker.prepare, Qt.ConnectionType.QueuedConnection)
        self._wanted.connect(self._thinker.think, Qt.ConnectionType.QueuedConnection)
        self._hint_wanted.connect(self._thinker.advise, Qt.ConnectionType.QueuedConnection)
        self._thinker.done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)
        self._thinker.advised.connect(self._on_advised, Qt.ConnectionType.QueuedConnection)
        self._thread.start(QThread.Priority.LowPriority)
        threads.keep(self._thread, self, functools.partial(_end, self._thread, self._thinker), self._thinker)

    def _leave(self) -> None:
        """Let the thread end when its bot is done."""
        assert self._thread is not None
        assert self._thinker is not None
        self._preparation_wanted.disconnect(self._thinker.prepare)
        self._wanted.disconnect(self._thinker.think)
        self._hint_wanted.disconnect(self._thinker.advise)
        self._thinker.done.disconnect(self._on_done)
        self._thinker.advised.disconnect(self._on_advised)
        self._thinker.is_left.set()  # its request may go on elsewhere, so that is not cancelled here
        self._thread.quit()
        self._forget_finished()
        self._abandoned.append(self._thread)
        self._thread = self._thinker = None

    def _forget_finished(self) -> None:
        self._abandoned = [thread for thread in self._abandoned if not thread.isFinished()]
        threads.forget_finished()

    def _is_preparing(self) -> bool:
        return self._thinker is not None and self._thinker.is_preparing.is_set() and not self._deadline.hasExpired()

    def _is_starved(self) -> bool:
        """Whether the machine is so busy that nothing can be said about the thread."""
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

    @Slot(object)
    def _on_advised(self, advice: Advice) -> None:
        if self._hint_request is not None and advice.number == self._hint_request.number:
            self._hint_request = None
            self.advised.emit(advice.hint)

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
            _log.error("the bots' thread is occupied by an earlier bot that does not listen")
            self._leave()
            self._send(request)
        elif self._deadline.hasExpired():
            _log.error("bot %s did not answer", request.level)
            self.cancel()
            self._leave()
            self.answered.emit(Answer(request.number, None, "no answer", timed_out=True))
        else:
            self._watchdog.start(self._deadline.remainingTime())
