"""A lesson at the table: follows its steps, plays its script, and answers what the learner does.

:class:`Standing` is all that a view needs to know of it.
"""

from __future__ import annotations

import logging
from collections import deque
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from .course import Progress, recalled_by
from .lesson import Answer, Lesson, Step, answer_to, is_right, parsed, saved_of

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action, Ply
    from ra_desktop.storage.saved_game import SavedGame


_log = logging.getLogger(__name__)


class Phase(Enum):
    """What the lesson is waiting for."""

    OFF = auto()
    """No lesson is on."""
    READING = auto()
    """*Go on*: the step asks for no action."""
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
    """The current state of a lesson; :class:`.LessonRunner` advances it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.lesson: Lesson | None = None
        """The lesson on the table, with the deal that is played, or None."""
        self.deals: tuple[Lesson, ...] = ()
        """The same lesson with each of its deals."""
        self.shown: Lesson | None = None
        """The lesson whose steps are shown: :attr:`lesson`, another moment of it, or the earlier one it recalls."""
        self._following: list[Lesson] = []
        """What is shown after the last step: the other moments, and the earlier lesson."""
        self._phase = Phase.OFF
        self.number = 0
        """The index of the step; -1 before the first, the number of steps after the last."""
        self._answer: Answer | None = None
        self.mistakes = 0
        """At how many steps the first choice was wrong; further ones are made out of curiosity, and cost nothing."""

    @property
    def is_on(self) -> bool:
        """Whether a lesson is on the table."""
        return self.lesson is not None

    @property
    def step(self) -> Step | None:
        """The step, or None without a lesson, before the first step and after the last."""
        lesson = self.shown
        return lesson.steps[self.number] if lesson is not None and 0 <= self.number < len(lesson.steps) else None

    @property
    def deal(self) -> int:
        """Which of :attr:`deals` is played, the last of those that follow each other; 0 without a lesson."""
        return max(self.deals.index(self.lesson), self.deals[0].moments) if self.lesson is not None else 0

    @property
    def is_recalling(self) -> bool:
        """Whether the question is one of an earlier lesson."""
        return self.shown is not None and self.shown not in self.deals

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
        """3 without mistakes, 2 with one, else 1; after an epoch or a game, one more for each :attr:`.Lesson.par`."""
        if self.lesson is not None and self.lesson.par:
            return 1 + sum(self.fame >= par for par in self.lesson.par)
        return max(1, 3 - self.mistakes)

    @property
    def fame(self) -> int:
        """The learner's fame."""
        return self._session.state.fame[self.lesson.seat] if self.lesson is not None else 0


_HELD: Final = frozenset({Phase.READING, Phase.SHOWING, Phase.EXPLAINING, Phase.DONE})
"""Phases in which only the script moves."""


class LessonRunner(Standing):
    """Runs one lesson at a time on the table of `session`.

    The learner's actions go to :meth:`choose` instead of :meth:`.Session.play`. Every legal action may be chosen: one
    that does not complete the step gets an :attr:`answer`. If that is ``shown``, the action was played on the table and
    :meth:`try_again` takes it back; if not, nothing was played, and the learner may just choose again.
    """

    changed = Signal()
    """Another step, an answer given or taken back, the script is playing, the end."""
    ended = Signal()
    """The lesson was left, or its last card closed; the game set aside is back on the table."""

    def __init__(self, session: Session, progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self._progress = progress
        self._last_epoch = 0
        """The epoch in which the learner began to play on."""
        self._line: list[Action] = []
        """The actions of the game so far, without wrong ones."""
        self._coming: deque[Action] = deque()
        """The moves of the script still to be played."""
        self._tried = -1
        """The last step at which another action than the right one was chosen."""
        # Views hear of a move, and close the gate, in any order: look at what came of it after everyone has.
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._on_settled)
        session.played.connect(self._on_played)
        session.opponents.opened.connect(self._look)
        session.game_replaced.connect(self._on_game_replaced)

    # --- what the learner does ------------------------------------------------------------------------------

    def start(self, lesson: Lesson, deal: int = 0) -> None:
        """Put `lesson` on the table; the current game, unless it is a lesson's, is set aside.

        `deal`: with which of its deals; after the last one comes the first.

        Raises :class:`~ra_desktop.engine.EngineError` or ``ValueError``, changing nothing, for an impossible deal.
        """
        deals = lesson.variants()
        lesson = deals[deal % len(deals)]
        saved = saved_of(lesson, parsed(lesson.deal.before))
        self.deals, self.lesson = deals, lesson
        self._following = [*deals[1 : lesson.moments + 1], *filter(None, [recalled_by(lesson)])]
        self.mistakes = 0
        self._deal(lesson, saved)

    def _deal(self, lesson: Lesson, saved: SavedGame) -> None:
        """Put the first position of `lesson` on the table."""
        self.shown = lesson
        self.number = -1
        self._answer = None
        self._tried = -1
        self._line = list(parsed(lesson.deal.before))
        self._coming.clear()
        self._phase = Phase.PLAYING
        self._session.receive(saved, self)
        self._look()

    def again(self) -> None:
        """Start the same lesson from its beginning, with its next deal."""
        if self.lesson is not None:
            self.start(self.deals[0], self.deal + 1)

    def leave(self) -> None:
        """End the lesson; the game set aside comes back."""
        if self.lesson is None:
            return
        self._forget()
        self._session.dismiss_guest()
        self.ended.emit()

    def go_on(self) -> None:
        """*Go on*: to the next step, from a good answer on with the right move, or from the last card out."""
        if self._phase is Phase.READING:
            assert self.step is not None
            self._follow(self.step.then)
            self._session.follow_script()
            self._look()
        elif self._phase is Phase.DONE:
            self.leave()
        elif self.step is not None and self.answer is not None and self.answer.good:
            step = self.step
            self.try_again()
            self.choose(next(action for action in self._session.state.legal_actions() if is_right(step, action)))
        else:
            self.try_again()

    def choose(self, action: Action) -> None:
        """The learner chose `action`; without effect if it is not possible now."""
        if self._phase is Phase.PLAYING:
            self._on_settled()
        if self._session.person_to_move is None or action not in self._session.state.legal_actions():
            return
        if self._phase is Phase.PLAYING_ON:
            self._session.play(action)
            return
        step = self.step
        if self._phase is not Phase.WAITING or step is None:
            return
        self._answer = None
        if is_right(step, action):
            self._follow(step.then)
            self._session.play_set(action)
            self._look()
            return
        answer = answer_to(step, action) or Answer(step.task or step.text)
        self.mistakes += not answer.good and self._tried != self.number and not self.is_recalling
        self._tried = self.number
        self._answer = answer
        if answer.shown:
            self._coming = deque(parsed(answer.replies))
            self._phase = Phase.SHOWING
            self._session.play_set(action)
            self._look()
        self.changed.emit()

    def try_again(self) -> None:
        """Take the answer back, and the action if that was shown: the bag, too, is exactly as it was."""
        if self._phase is Phase.EXPLAINING:
            assert self.shown is not None
            self._answer = None
            self._phase = Phase.WAITING
            self._session.set_position(saved_of(self.shown, self._line))
            self.changed.emit()
        elif self._phase is Phase.WAITING and self._answer is not None:
            self._answer = None
            self.changed.emit()

    # --- the script: see app/session.py ----------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether only the script may move now."""
        if self._phase is Phase.PLAYING:
            step = self._next_step()
            return bool(self._coming) or (not step.right if step is not None else not self._plays_on())
        return self._phase in _HELD or (self._phase is Phase.PLAYING_ON and self._is_played_out())

    def next_move(self) -> Action | None:
        """Take the next move of the script; a script that the rules do not allow ends there."""
        if not self._coming:
            return None
        action = self._coming.popleft()
        if action in self._session.state.legal_actions():
            return action
        _log.error("lesson %s, step %s: %s is not possible", self.lesson and self.lesson.id, self.number + 1, action)
        self._coming.clear()
        return None

    # --- what follows -------------------------------------------------------------------------------------

    def _follow(self, then: tuple[str, ...]) -> None:
        """The step is done: play what follows it."""
        self._coming = deque(parsed(then))
        self._phase = Phase.PLAYING
        self.changed.emit()

    def _next_step(self) -> Step | None:
        assert self.shown is not None
        following = self.number + 1
        return self.shown.steps[following] if following < len(self.shown.steps) else None

    def _plays_on(self) -> bool:
        return self.lesson is not None and self.lesson.plays_on and not self._session.state.is_over

    def _is_played_out(self) -> bool:
        """Whether the learner, playing on, has come to the end."""
        state = self._session.state
        is_short = self.lesson is not None and self.lesson.plays_until == "epoch"
        return state.is_over or (is_short and state.epoch > self._last_epoch)

    def _on_played(self, ply: Ply) -> None:
        if self._phase is Phase.OFF:
            return
        if self._phase is not Phase.SHOWING:
            self._line.append(ply.action)
        self._look()

    def _look(self) -> None:
        """Look, once the views have heard of everything, whether the table is idle."""
        if self._phase in (Phase.PLAYING, Phase.SHOWING, Phase.PLAYING_ON):
            self._settle.start()

    def _on_settled(self) -> None:
        """Continue if the table has shown everything and no scripted move is pending."""
        opponents = self._session.opponents
        if self._coming or opponents.is_asked or not opponents.is_open:
            return
        if self._phase is Phase.SHOWING:
            self._phase = Phase.EXPLAINING
        elif self._phase is Phase.PLAYING:
            self._on_step_done()
        elif self._phase is Phase.PLAYING_ON and self._is_played_out():
            self._finish()
        else:
            return
        self.changed.emit()

    def _on_step_done(self) -> None:
        self.number += 1
        step = self.step
        if step is None and self._plays_on():
            self._phase = Phase.PLAYING_ON
            self._last_epoch = self._session.state.epoch
        elif step is None and self._following:
            self._record()  # whatever comes of the earlier lesson
            following = self._following.pop(0)
            self._deal(following, saved_of(following, parsed(following.deal.before)))
        elif step is None or (step.right and self._session.state.is_over):
            self._finish()
        else:
            self._phase = Phase.WAITING if step.right else Phase.READING

    def _finish(self) -> None:
        assert self.lesson is not None
        self.shown = self.lesson
        self.number = len(self.lesson.steps)
        self._phase = Phase.DONE
        self._record()

    def _record(self) -> None:
        assert self.lesson is not None
        self._progress.record(self.lesson.id, self.stars, self.deal)

    def _on_game_replaced(self) -> None:
        """Another game was put on the table: the lesson is over."""
        if self._phase is not Phase.OFF and not self._session.has_guest:
            self._forget()
            self.ended.emit()

    def _forget(self) -> None:
        self.lesson = self.shown = None
        self.deals = ()
        self._phase = Phase.OFF
        self.number = 0
        self._answer = None
        self._line = []
        self._coming.clear()
        self._settle.stop()
