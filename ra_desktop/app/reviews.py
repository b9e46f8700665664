"""Reviews of games, made in the background and kept in files, and continuations of other moves."""

from __future__ import annotations

import logging
import os
import sys
import threading
from functools import partial
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.record import Review
from ra_desktop.ai.review.reviewer import Continuation, Line, continued, review_steps
from ra_desktop.ai.review.version import evaluator_version
from ra_desktop.storage.reviews import read_review, review_key, write_review

from . import background
from .ai_worker import TURN
from .background import Background, Job, Rank
from .runtime import call_soon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ai.review.judge import Depth
    from ra_desktop.engine import Action, Game


_log = logging.getLogger(__name__)

_MOST_KNOWN: Final = 32
"""How many reviews are kept in memory."""
_SEED_BITS: Final = 53
"""Bits of the seeds for reshuffled bags: as many as a file can hold."""


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
        self._jobs: dict[str, Job] = {}
        self._known: dict[str, Review] = {}

    def ask(self, game: Game) -> str:
        """Review `game` as far as it was played, and return its key.

        :attr:`ready` follows later, even if the review is known. A game that is asked for again is reviewed once. The
        quick look waits for no other review.
        """
        key, known = review_key(game), self.known(game)
        if known is not None:
            call_soon(self, lambda: self.ready.emit(key, known))
        if key in self._jobs or (known is not None and known.depth == "full"):
            return key
        sys.setswitchinterval(TURN)
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for numpy, once it is loaded
        line = Line.of(game)

        def start(on: Background, depth: Depth) -> Job:
            cancelled = threading.Event()
            work = partial(_reviewing, key, line, depth, cancelled)
            return on.start(self, work, step, failed=failed, rank=Rank.URGENT, cancelled=cancelled)

        def step(step_result: Review | tuple[int, int]) -> None:
            if isinstance(step_result, tuple):
                self.progressed.emit(key, *step_result)
                return
            self._remember(key, step_result)
            if step_result.depth == "full":
                del self._jobs[key]
            else:
                self._jobs[key] = start(background.slow(), "full")
            self.ready.emit(key, step_result)

        def failed(_: object) -> None:
            del self._jobs[key]
            self.failed.emit(key)

        self._jobs[key] = start(background.quick(), "quick")
        return key

    def known(self, game: Game) -> Review | None:
        """Return the best review of `game` that there is, or None."""
        key = review_key(game)
        if (known := self._known.get(key)) is not None and known.depth == "full":
            return known
        kept = read_review(key, evaluator_version())
        if kept is not None:
            try:
                self._remember(key, from_plain(kept, game))
            except ValueError as error:
                _log.info("rebuilding a review: %s", error)
        return self._known.get(key)

    def stop(self) -> None:
        """Drop all that was asked for and is not done. What is known stays."""
        for job in self._jobs.values():
            job.cancel()
        self._jobs.clear()

    def _remember(self, key: str, review: Review) -> None:
        self._known.pop(key, None)
        self._known[key] = review
        while len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]


def _reviewing(key: str, line: Line, depth: Depth, cancelled: threading.Event) -> Iterator[Review | tuple[int, int]]:
    """Yield the review, and before a full one, which is kept, how many decisions are judged and of how many."""
    for step in review_steps(line, depth=depth, cancel=cancelled):
        if isinstance(step, Review) and depth == "full":
            write_review(key, evaluator_version(), as_plain(step))
        if isinstance(step, Review) or depth == "full":
            yield step


class WhatIf(QObject):
    """Plays on after one move that was not made; the game stays as it is."""

    changed = Signal()
    """A move was asked for, or its continuation is found, failed or dropped."""

    def __init__(self, parent: QObject | None = None, seeds: Random | None = None) -> None:
        super().__init__(parent)
        self._seeds = seeds or SystemRandom()
        self._job: Job | None = None
        self.action: Action | None = None
        """The move asked for."""
        self.continuation: Continuation | None = None
        """The result; None until it is ready, or if it failed."""

    @property
    def is_busy(self) -> bool:
        """Whether a continuation is being played."""
        return self._job is not None

    def ask(self, game: Game, ply: int, action: Action) -> None:
        """Play `action` after `ply` actions of `game`, with the unseen tiles drawn again, and continue from there."""
        self._forget()
        self.action = action
        twin = game.branch(ply, self._seeds.getrandbits(_SEED_BITS))
        self._job = background.quick().start(
            self, lambda: continued(twin, action), self._on_step, self._on_done, rank=Rank.URGENT
        )
        self.changed.emit()

    def drop(self) -> None:
        """Forget the move, whether or not its continuation is found."""
        if self.action is not None:
            self._forget()
            self.changed.emit()

    def _forget(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job = self.action = self.continuation = None

    def _on_step(self, result: Continuation | None) -> None:
        self.continuation = result

    def _on_done(self) -> None:
        self._job = None
        self.changed.emit()
