"""Long work on a thread of its own, in small slices, so that the window never waits for it.

Python runs one thread at a time. A working thread can cost the window up to five milliseconds each time Qt calls
Python, and painting a list calls it a thousand times. So the thread delivers its results slice by slice and continues
only when the window has processed them: while the window is busy, it waits.
"""

from __future__ import annotations

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
"""Seconds of work before the thread waits for the window: half a frame."""
GOODBYE: Final = 5_000
"""Milliseconds to wait for the thread at the end; the longest step takes a few."""

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


class Job:
    """A piece of background work."""

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
        """Cancel the job."""
        self.is_cancelled = True

    def step(self) -> Any:
        """Return the next result; on the thread. Raises StopIteration after the last one."""
        if self._steps is None:
            self._steps = iter(self._work())
        return next(self._steps)

    def close(self) -> None:
        """Let the work clean up; on the thread."""
        close = getattr(self._steps, "close", None)
        if close is not None:
            close()


class _Worker(QThread):
    """Runs jobs, urgent ones first, one step at a time."""

    stepped = Signal(object, object, bool)
    """A job, the result of its step, and whether it was the last; for a failed job, a :class:`WorkError`."""

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
        """The window has processed the last result."""
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
    """A thread for jobs, started with the first one."""

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
        """Run `work` on the thread, and call `deliver`, on this one, with each value it yields, then `done`.

        Jobs run one after the other; `urgent` ones run between two steps of another. `work` must keep its steps short
        (:func:`in_slices`). If it fails, the error is logged, and `failed` is called before `done`.
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
        """End the thread after its current step; the rest is dropped."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stepped.disconnect(self._on_stepped)
            worker.end()
            worker.wait(GOODBYE)

    @Slot(object, object, bool)
    def _on_stepped(self, job: Job, found: Any, is_last: bool) -> None:
        worker = self._worker
        if worker is None:  # events sent before the end, processed after it
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
