"""Reviews of games, made on a thread of their own and kept in files: a quick one first, then a full one."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from ra_desktop.ai import Cancelled
from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import Line, review_line
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.storage.reviews import read_review, review_key, write_review

from . import threads
from .ai_worker import TURN

if TYPE_CHECKING:
    from ra_desktop.ai.review.record import Review
    from ra_desktop.engine import Game

_log = logging.getLogger(__name__)

GOODBYE: Final = 5_000
"""Milliseconds to wait for the thread at the end."""
_MOST_KNOWN: Final = 32
"""How many reviews are kept in memory."""


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """A game to be reviewed."""

    key: str
    line: Line
    cancel: threading.Event = field(default_factory=threading.Event)


class _Reviewer(QThread):
    """Reviews one game after the other."""

    found = Signal(object, object)
    """A task and one of its reviews."""
    advanced = Signal(object, int, int)
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reviews")
        self._tasks: deque[_Task] = deque()
        self._wake = threading.Condition()
        self._current: _Task | None = None
        self._ends = False

    def add(self, task: _Task) -> None:
        with self._wake:
            self._tasks.append(task)
            self._wake.notify()

    def drop(self) -> None:
        """Drop all tasks, the one in progress too."""
        with self._wake:
            for task in (*self._tasks, *filter(None, [self._current])):
                task.cancel.set()
            self._tasks.clear()

    def end(self) -> None:
        self.drop()
        with self._wake:
            self._ends = True
            self._wake.notify()

    def run(self) -> None:
        while (task := self._next()) is not None:
            try:
                self._review(task)
            except Cancelled:
                continue
            except Exception:  # noqa: BLE001 - the thread must live on for other games
                _log.exception("no review")
                if not task.cancel.is_set():
                    self.failed.emit(task)

    def _next(self) -> _Task | None:
        with self._wake:
            self._current = None
            while not self._ends and not self._tasks:
                self._wake.wait()
            if self._ends:
                return None
            self._current = self._tasks.popleft()
            return self._current

    def _review(self, task: _Task) -> None:
        self.found.emit(task, review_line(task.line, depth="quick", cancel=task.cancel))

        def progress(done: int, count: int) -> None:
            self.advanced.emit(task, done, count)

        full = review_line(task.line, depth="full", cancel=task.cancel, progress=progress)
        write_review(task.key, evaluator_version(), as_plain(full))
        self.found.emit(task, full)


class Reviews(QObject):
    """Reviews games in the background, one after the other."""

    ready = Signal(object, object)
    """The key of a game and its :class:`~ra_desktop.ai.review.record.Review`: a quick one first, then the full one."""
    progressed = Signal(object, int, int)
    """The key of a game, how many decisions are judged in full, and of how many."""
    failed = Signal(object)
    """The key of a game that cannot be reviewed; the log says why."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: _Reviewer | None = None
        self._asked: dict[str, _Task] = {}
        self._known: dict[str, Review] = {}

    def ask(self, game: Game) -> str:
        """Review `game` as far as it was played, and return its key.

        :attr:`ready` follows later, even if the review is known. A game that is asked for again is reviewed once.
        """
        key = review_key(game)
        known = self._of_key(key, game)
        if known is not None and known.depth == "full":
            QTimer.singleShot(0, self, lambda: self.ready.emit(key, known))
            return key
        if known is not None:
            QTimer.singleShot(0, self, lambda: self.ready.emit(key, known))
        if key not in self._asked:
            task = _Task(key, Line.of(game))
            self._asked[key] = task
            self._thread().add(task)
        return key

    def known(self, game: Game) -> Review | None:
        """Return the best review of `game` that there is, or None."""
        return self._of_key(review_key(game), game)

    def stop(self) -> None:
        """Drop all that was asked for and is not done. What is known stays."""
        self._asked.clear()
        if self._worker is not None:
            self._worker.drop()

    def shutdown(self) -> None:
        """End the thread."""
        self._asked.clear()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()
            worker.wait(GOODBYE)
            threads.forget_finished()

    def _of_key(self, key: str, game: Game) -> Review | None:
        if (known := self._known.get(key)) is not None and known.depth == "full":
            return known
        kept = read_review(key, evaluator_version())
        if kept is not None:
            try:
                self._remember(key, from_plain(kept, game))
            except ValueError as error:
                _log.info("a review is made anew: %s", error)
        return self._known.get(key)

    def _remember(self, key: str, review: Review) -> None:
        self._known.pop(key, None)
        self._known[key] = review
        while len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def _thread(self) -> _Reviewer:
        if self._worker is None:
            sys.setswitchinterval(TURN)
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for numpy, once it is loaded
            self._worker = _Reviewer()
            self._worker.found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)
            self._worker.advanced.connect(self._on_advanced, Qt.ConnectionType.QueuedConnection)
            self._worker.failed.connect(self._on_failed, Qt.ConnectionType.QueuedConnection)
            self._worker.start(QThread.Priority.LowPriority)
            threads.keep(self._worker, self, self._worker.end)
        return self._worker

    @Slot(object, object)
    def _on_found(self, task: _Task, review: Review) -> None:
        if self._asked.get(task.key) is not task:
            return
        self._remember(task.key, review)
        if review.depth == "full":
            del self._asked[task.key]
        self.ready.emit(task.key, review)

    @Slot(object, int, int)
    def _on_advanced(self, task: _Task, done: int, count: int) -> None:
        if self._asked.get(task.key) is task:
            self.progressed.emit(task.key, done, count)

    @Slot(object)
    def _on_failed(self, task: _Task) -> None:
        if self._asked.get(task.key) is task:
            del self._asked[task.key]
            self.failed.emit(task.key)
