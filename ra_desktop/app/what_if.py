"""What if: continuations of a game after other moves, played on a thread of their own, one at a time."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.review.continuation import Continuation, continued

from .background import Background

if TYPE_CHECKING:
    from random import Random

    from ra_desktop.engine import Action, Game

    from .background import Job

_SEED_BITS: Final = 53
"""Bits of the seeds for reshuffled bags: as many as a file can hold."""


class WhatIf(QObject):
    """Plays on after one move that was not made; the game stays as it is."""

    changed = Signal()
    """A move was asked for, or its continuation is found, failed or dropped."""

    def __init__(self, parent: QObject | None = None, seeds: Random | None = None) -> None:
        super().__init__(parent)
        self._seeds = seeds or SystemRandom()
        self._background = Background(self)
        self._job: Job | None = None
        self.action: Action | None = None
        """The move asked for."""
        self.found: Continuation | None = None
        """What came of it; None meanwhile, and if it failed."""

    @property
    def is_busy(self) -> bool:
        """Whether a continuation is being played."""
        return self._job is not None

    def ask(self, game: Game, ply: int, action: Action) -> None:
        """Play `action` after `ply` actions of `game`, with all tiles unseen then drawn anew, and go on from there."""
        self._forget()
        self.action = action
        twin = game.branch(ply, self._seeds.getrandbits(_SEED_BITS))
        self._job = self._background.start(lambda: continued(twin, action), self._on_step, self._on_done)
        self.changed.emit()

    def drop(self) -> None:
        """Forget the move, whether or not its continuation is found."""
        if self.action is not None:
            self._forget()
            self.changed.emit()

    def shutdown(self) -> None:
        """End the thread."""
        self._forget()
        self._background.shutdown()

    def _forget(self) -> None:
        if self._job is not None:
            self._job.cancel()
        self._job = self.action = self.found = None

    def _on_step(self, found: Continuation | None) -> None:
        self.found = found

    def _on_done(self) -> None:
        self._job = None
        self.changed.emit()
