"""Work that takes long, on a thread of its own and in small slices, so that the window never waits for it.

Python runs one thread at a time. A thread at work costs the window up to five milliseconds each time that Qt asks
Python something, and a list that is painted asks a thousand times. So the thread gives away what it has found slice by
slice, and goes on only when the window has taken that in: while the window is busy, it waits.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import threading
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from ra_desktop.storage.errors import SaveError

from . import threads

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_log = logging.getLogger(__name__)

SLICE: Final = 0.008
"""Seconds of work before the window is asked whether it is free: half a frame."""
GOODBYE: Final = 5_000
"""Milliseconds that the thread is waited for at the end; the longest step takes a few of them."""

T = TypeVar("T")


class WorkError(SaveError):
    """Work in the background has ended as nobody expected; the log says how."""

    kind = "unexpected"

    def __init__(self, error: Exception) -> None:
        super().__init__(f"work in the background failed: {error}", reason=type(error).__name__)


def in_slices(items: Iterable[T], seconds: float = SLICE) -> Iterator[list[T]]:
    """`items` in lists, each as long as can be filled in so many `seconds`, and none empty."""
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
    """`items` in lists that become full in so many `seconds`; in between, at every slice, empty ones.

    So the window is asked often whether it is free, and has something to show not so often.
    """
    filled: list[T] = []
    end = time.perf_counter() + seconds
    for some in in_slices(items):
        filled += some
        if time.perf_counter() >= end:
            yield filled
            filled = []
            end = time.perf_counter() + seconds
        else:
            yield []
    if filled:
        yield filled


@contextlib.contextmanager
def no_collection() -> Iterator[None]:
    """Let Python look for no cyclic garbage meanwhile.

    Replaying a game makes thousands of objects that are gone a moment later and hold no cycles, yet they set off full
    collections, and each of these stops the window for longer than a frame.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Job:
    """Something that is done in the background."""

    def __init__(
        self,
        work: Callable[[], Iterator[Any]],
        deliver: Callable[[Any], None],
        done: Callable[[], None] | None,
        failed: Callable[[WorkError], None] | None,
    ) -> None:
        self._work = work
        self.deliver = deliver
        self.done = done
        self.failed = failed
        self.is_cancelled = False
        self._steps: Iterator[Any] | None = None

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self.is_cancelled = True

    def step(self) -> Any:
        """The next of what is found; on the thread. Raises StopIteration after the last."""
        if self._steps is None:
            self._steps = iter(self._work())
        return next(self._steps)

    def close(self) -> None:
        """Let the work clean up; on the thread."""
        close = getattr(self._steps, "close", None)
        if close is not None:
            close()


class _Worker(QThread):
    """Takes jobs, the urgent ones first, and does them a step at a time."""

    stepped = Signal(object, object, bool)
    """A job, what its step has found, and whether it was the last: of one that failed, a :class:`WorkError`."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("background")
        self._jobs: deque[Job] = deque()
        self._urgent: deque[Job] = deque()
        self._wake = threading.Condition()
        self._taken = threading.Event()
        self._ends = False

    def add(self, job: Job, *, urgent: bool) -> None:
        with self._wake:
            (self._urgent if urgent else self._jobs).append(job)
            self._wake.notify()

    def go_on(self) -> None:
        """The window has taken in what was found."""
        self._taken.set()

    def end(self) -> None:
        with self._wake:
            self._ends = True
            self._taken.set()
            self._wake.notify()

    def run(self) -> None:
        while (job := self._next()) is not None:
            self._taken.clear()
            found, is_last = self._step(job)
            if is_last:
                self._forget(job)
            if not self._ends and not job.is_cancelled:
                self.stepped.emit(job, found, is_last)
                self._taken.wait()
        for job in (*self._urgent, *self._jobs):
            self._close(job)

    def _next(self) -> Job | None:
        with self._wake:
            while not self._ends and not self._urgent and not self._jobs:
                self._wake.wait()
            if self._ends:
                return None
            return self._urgent[0] if self._urgent else self._jobs[0]

    def _step(self, job: Job) -> tuple[Any, bool]:
        if job.is_cancelled:
            return None, True
        try:
            return job.step(), False
        except StopIteration:
            return None, True
        except Exception as error:  # noqa: BLE001 - the thread must live on for the other jobs
            _log.exception("work in the background failed")
            return WorkError(error), True

    def _forget(self, job: Job) -> None:
        with self._wake:
            for jobs in (self._urgent, self._jobs):
                if job in jobs:
                    jobs.remove(job)
        self._close(job)

    @staticmethod
    def _close(job: Job) -> None:
        try:
            job.close()
        except Exception:  # noqa: BLE001 - as above
            _log.exception("work in the background did not end well")


class Background(QObject):
    """A thread for jobs. It starts with the first one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: _Worker | None = None

    def start(
        self,
        work: Callable[[], Iterator[T]],
        deliver: Callable[[T], None],
        done: Callable[[], None] | None = None,
        *,
        failed: Callable[[WorkError], None] | None = None,
        urgent: bool = False,
    ) -> Job:
        """Call `work` on the thread, and `deliver`, here, with each thing that it yields; then `done`.

        Jobs are done one after the other; `urgent` ones between two steps of another. What a step takes is for
        `work` to keep small (:func:`in_slices`). A work that fails is logged and done, and `failed` is called before.
        """
        if self._worker is None:
            self._worker = _Worker()
            self._worker.stepped.connect(self._on_stepped, Qt.ConnectionType.QueuedConnection)
            self._worker.start(QThread.Priority.LowPriority)
            threads.keep(self._worker, self, self._worker.end)
        job = Job(work, deliver, done, failed)
        self._worker.add(job, urgent=urgent)
        return job

    def shutdown(self) -> None:
        """End the thread after its step; what is not done is left."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stepped.disconnect(self._on_stepped)
            worker.end()
            worker.wait(GOODBYE)

    @Slot(object, object, bool)
    def _on_stepped(self, job: Job, found: Any, is_last: bool) -> None:
        worker = self._worker
        if worker is None:  # sent before the end, come after it
            return
        try:
            if job.is_cancelled:
                return
            if not is_last:
                job.deliver(found)
                return
            if isinstance(found, WorkError) and job.failed is not None:
                job.failed(found)
            if job.done is not None:
                job.done()
        finally:
            worker.go_on()
