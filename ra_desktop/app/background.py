"""Two shared threads for long work, done in small steps so that the window never waits for it.

Python runs one thread at a time. A working thread can cost the window up to five milliseconds each time Qt calls
Python, and painting a list calls it a thousand times. So a thread delivers its results step by step and continues
only when the window has processed them: while the window is busy, it waits.

Qt aborts the process if a QThread is destroyed while it runs. A bot, or an import for one, cannot be interrupted, so
:func:`keep` holds every thread, those of bots and sounds, too, until it has ended, even if its owner is gone.
"""

from __future__ import annotations

import atexit
import enum
import logging
import threading
import time
import weakref
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

import shiboken6
from PySide6.QtCore import QDeadlineTimer, QObject, Qt, QThread, Signal, Slot

from ra_desktop.storage.errors import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_log = logging.getLogger(__name__)

SLICE: Final = 0.008
"""Seconds of work before the thread waits for the window: half a frame."""
GOODBYE: Final = 5_000
"""Milliseconds to wait for the threads at the end; the longest step takes a few."""

T = TypeVar("T")


class WorkError(SaveError):
    """Background work failed unexpectedly; the log has the details."""

    kind = "unexpected"

    def __init__(self, error: Exception) -> None:
        super().__init__(f"work in the background failed: {error}", reason=type(error).__name__)


def in_slices(items: Iterable[T], seconds: float = SLICE) -> Iterator[list[T]]:
    """Yield `items` in lists, each collected for that many `seconds`; none is empty."""
    filled: list[T] = []
    end = time.perf_counter() + seconds
    for item in items:
        filled.append(item)
        if time.perf_counter() >= end:
            yield filled
            filled = []
            end = time.perf_counter() + seconds
    if filled:
        yield filled


def in_portions(items: Iterable[T], seconds: float) -> Iterator[list[T]]:
    """Yield `items` in lists collected for that many `seconds`, and empty lists at every slice in between.

    So the thread waits for the window often, but the window has to update its display less often.
    """
    filled: list[T] = []
    end = time.perf_counter() + seconds
    for portion in in_slices(items):
        filled += portion
        if time.perf_counter() >= end:
            yield filled
            filled = []
            end = time.perf_counter() + seconds
        else:
            yield []
    if filled:
        yield filled


# --- jobs -------------------------------------------------------------------------------------------


class Rank(enum.IntEnum):
    """Which job is done first. A job waits between two of its steps while there is one of a better rank."""

    URGENT = 0
    """The user waits for it."""
    USUAL = 1
    IDLE = 2
    """Low priority: long work whose results are used one by one."""


@dataclass(slots=True, eq=False)
class Job:
    """A piece of background work; :meth:`cancel` is for the owner."""

    owner: QObject
    work: Callable[[], Iterator[Any]]
    deliver: Callable[[Any], None]
    done: Callable[[], None] | None
    failed: Callable[[WorkError], None] | None
    rank: Rank
    cancelled: threading.Event
    is_wanted: Callable[[], bool]
    """Whether what the job is about, such as a game, is still there; without it, nothing is delivered."""
    steps: Iterator[Any] | None = None
    """The work, once it has begun."""

    def cancel(self) -> None:
        """Deliver nothing more; the work is left after its current step."""
        self.cancelled.set()

    @property
    def is_cancelled(self) -> bool:
        """Whether nothing is to be delivered any more."""
        return self.cancelled.is_set()

    def forget(self) -> None:
        """Let go of what it was about; on the thread of the window.

        PySide waits forever if the last reference to what a signal is connected to goes on one thread while the other
        destroys a widget.
        """
        del self.owner, self.work, self.deliver, self.done, self.failed, self.is_wanted, self.steps

    def close(self) -> None:
        """Let the work clean up; on the thread."""
        close = getattr(self.steps, "close", None)
        if close is None:
            return
        try:
            close()
        except Exception:  # noqa: BLE001 - the thread must live on for the other jobs
            _log.exception("background work could not be ended")


class _Worker(QThread):
    """Runs jobs by their rank, one step at a time."""

    stepped = Signal(object, object, bool)
    """A job, the result of its step, which is the error of failed work, and whether it was the last."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._jobs: list[Job] = []
        self._wake = threading.Condition()
        self._taken = threading.Event()
        self._ends = False

    def add(self, job: Job) -> None:
        with self._wake:
            self._jobs.append(job)
            self._wake.notify()

    def go_on(self) -> None:
        """The window has processed the last result."""
        self._taken.set()

    def end(self) -> None:
        with self._wake:
            self._ends = True
            for job in self._jobs:
                job.cancel()
            self._taken.set()
            self._wake.notify()

    def run(self) -> None:
        while (job := self._next()) is not None:
            self._taken.clear()
            result, is_last = None, True
            try:
                if not job.is_cancelled:
                    job.steps = job.steps or iter(job.work())
                    result, is_last = next(job.steps), False
            except StopIteration:
                pass
            except Exception as error:  # noqa: BLE001 - the thread must live on for the other jobs
                if not job.is_cancelled:
                    _log.exception("background work failed")
                    result = WorkError(error)
            if is_last:
                job.close()
                with self._wake:
                    if not self._ends:
                        self._jobs.remove(job)
            if not self._ends and (is_last or not job.is_cancelled):
                self.stepped.emit(job, result, is_last)
                self._taken.wait()
        for job in self._jobs:
            job.close()

    def _next(self) -> Job | None:
        with self._wake:
            self._wake.wait_for(lambda: self._ends or self._jobs)
            return None if self._ends else min(self._jobs, key=lambda job: (not job.is_cancelled, job.rank))


class Background(QObject):
    """A thread for jobs, started with the first one."""

    def __init__(self, name: str = "background") -> None:
        super().__init__()
        self._name = name
        self._worker: _Worker | None = None

    def start(
        self,
        owner: QObject,
        work: Callable[[], Iterator[T]],
        deliver: Callable[[T], None],
        done: Callable[[], None] | None = None,
        *,
        failed: Callable[[WorkError], None] | None = None,
        rank: Rank = Rank.USUAL,
        cancelled: threading.Event | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Job:
        """Run `work` on the thread, and call `deliver`, on this one, with each value it yields, then `done`.

        If `work` fails, the error is logged, and `failed` is called before `done`. Nothing is called once the `owner`
        is destroyed, the job is cancelled, no longer `is_wanted`, or the thread has ended; `cancelled` is set then, for
        long steps to see. Work about a game or a player says so by `is_wanted`: both may be gone when it is done.
        """
        if self._worker is None:
            self._worker = _Worker(self._name)
            self._worker.stepped.connect(self._on_stepped, Qt.ConnectionType.QueuedConnection)
            self._worker.start(QThread.Priority.LowPriority)
            keep(self._worker, self, self._worker.end)
        job = Job(owner, work, deliver, done, failed, rank, cancelled or threading.Event(), is_wanted)
        self._worker.add(job)
        return job

    def end(self) -> QThread | None:
        """End the thread after its current step, and return it; the rest is dropped."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stepped.disconnect(self._on_stepped)
            worker.end()
        return worker

    @Slot(object, object, bool)
    def _on_stepped(self, job: Job, result: Any, is_last: bool) -> None:
        worker = self._worker
        if worker is None:  # events sent before the end, processed after it
            return
        try:
            if job.is_cancelled or not shiboken6.isValid(job.owner) or not job.is_wanted():
                job.cancel()
            elif not is_last:
                job.deliver(result)
            else:
                if isinstance(result, WorkError) and job.failed is not None:
                    job.failed(result)
                if job.done is not None:
                    job.done()
        finally:
            if is_last:
                job.forget()
            worker.go_on()


class Latest(QObject):
    """Has one question answered on a thread; another one takes the place of the last."""

    read = Signal(object)
    """The answer."""

    def __init__(self, thread: Background, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = thread
        self._job: Job | None = None

    def ask(self, work: Callable[[], Iterator[object]], rank: Rank = Rank.USUAL) -> None:
        """Let `work` yield the answer, None before it."""
        self.drop()
        self._job = self._thread.start(self, work, self._on_read, rank=rank)

    def drop(self) -> None:
        """Drop the question."""
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def _on_read(self, answer: object) -> None:
        if answer is not None:
            self.read.emit(answer)


_QUICK, _SLOW = Background(), Background("reviews")


def quick() -> Background:
    """Return the thread for work with steps of a few milliseconds (:func:`in_slices`), which all share."""
    return _QUICK


def slow() -> Background:
    """Return the thread for work with steps of up to a second, which all share: reviews."""
    return _SLOW


def shutdown() -> None:
    """End the threads that all share after their current steps; the rest is dropped."""
    ended = [thread for shared in (_QUICK, _SLOW) if (thread := shared.end()) is not None]
    deadline = QDeadlineTimer(GOODBYE)
    for thread in ended:
        thread.wait(deadline)
    forget_finished()


# --- threads ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class _Kept:
    thread: QThread
    end: weakref.finalize[[], QObject]
    lives_there: QObject | None


_kept: list[_Kept] = []


def keep(thread: QThread, owner: QObject, end: Callable[[], None], lives_there: QObject | None = None) -> None:
    """Keep `thread`, which has been started, until it has ended, with the object that *lives there*.

    `end` asks it to end. It is called when Python ends, or when the `owner` is gone without having ended the thread, so
    it must not hold a reference to the owner.
    """
    ending = weakref.finalize(owner, end)  # not QObject.destroyed, which comes after its Python part is gone
    ending.atexit = False
    if not _kept:  # after the first of all finalizers, since none is called once Python has ended them
        atexit.unregister(_end_all)
        atexit.register(_end_all)
    forget_finished()
    _kept.append(_Kept(thread, ending, lives_there))


def forget_finished() -> None:
    """Drop the threads that have ended, which an owner that lives on would keep."""
    for one in [one for one in _kept if one.thread.isFinished()]:
        one.end.detach()
        _kept.remove(one)


def _end_all() -> None:
    deadline = QDeadlineTimer(GOODBYE)
    for one in _kept:
        one.end()
    for one in _kept:
        if not one.thread.wait(deadline):
            _log.error("the thread %s does not end", one.thread.objectName())
    forget_finished()
