"""How far a lesson at the table has come: all that a view needs to know of it."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from ra_desktop.app.session import Session

    from .lesson import Answer, Lesson, Step


class Phase(Enum):
    """What the lesson is waiting for."""

    OFF = auto()
    """No lesson is on."""
    READING = auto()
    """*Continue*: the step asks for no action."""
    WAITING = auto()
    """An action of the learner."""
    PLAYING = auto()
    """The table: what follows a completed step is being played."""
    SHOWING = auto()
    """The table: a wrong action and what follows are being played."""
    EXPLAINING = auto()
    """The learner, to take back a wrong action that was shown."""
    PLAYING_ON = auto()
    """The end of the game: all steps are done."""
    DONE = auto()
    """The learner, to close the last card."""


class Standing(QObject):
    """Tells where the lesson is; :class:`.LessonRunner` leads it on."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.lesson: Lesson | None = None
        """The lesson on the table, or None."""
        self._phase = Phase.OFF
        self.number = 0
        """The index of the step; -1 before the first, the number of steps after the last."""
        self._answer: Answer | None = None
        self.mistakes = 0
        """How many wrong actions the learner has chosen."""

    @property
    def step(self) -> Step | None:
        """The step, or None without a lesson, before the first step and after the last."""
        lesson = self.lesson
        return lesson.steps[self.number] if lesson is not None and 0 <= self.number < len(lesson.steps) else None

    @property
    def answer(self) -> Answer | None:
        """What is said about the last wrong action, until :meth:`.LessonRunner.try_again` or the next action.

        An answer that is shown appears when its replies have been played.
        """
        return self._answer if self._phase in (Phase.WAITING, Phase.EXPLAINING) else None

    @property
    def is_waiting(self) -> bool:
        """Whether the learner may act."""
        return self._phase is Phase.WAITING or (
            self._phase is Phase.PLAYING_ON and self._session.person_to_move is not None
        )

    @property
    def is_reading(self) -> bool:
        """Whether :meth:`.LessonRunner.go_on` leads to the next step: this one asks for no action."""
        return self._phase is Phase.READING

    @property
    def is_playing(self) -> bool:
        """Whether the table is showing what others do."""
        return self._phase in (Phase.PLAYING, Phase.SHOWING)

    @property
    def is_asking(self) -> bool:
        """Whether the lesson waits for the learner at one of its cards: nothing happens on the table meanwhile."""
        return self._phase in (Phase.READING, Phase.WAITING, Phase.EXPLAINING, Phase.DONE)

    @property
    def is_playing_on(self) -> bool:
        """Whether the steps are over and the learner plays on against bots."""
        return self._phase is Phase.PLAYING_ON

    @property
    def is_done(self) -> bool:
        """Whether the last card is shown."""
        return self._phase is Phase.DONE

    @property
    def stars(self) -> int:
        """3 without mistakes, 2 with one, else 1."""
        return max(1, 3 - self.mistakes)
