"""An exercise: a problem at the table, and what is said about the answer.

The running game is set aside as for a lesson, and comes back. Nothing is played: any legal action is an answer. Its
game is never saved, counted or reviewed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Signal

from ra_desktop.storage.saved_game import Options, SavedGame

if TYPE_CHECKING:
    from ra_desktop.ai.protocol import Evaluation
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action

    from .problem import Problem


@dataclass(frozen=True, slots=True)
class Verdict:
    """What there is to say about a problem, once it was answered or its solution wanted."""

    kind: Literal["solved", "missed", "shown"]
    best: Evaluation
    given: Evaluation
    """The answer; if the solution was only shown, the best."""
    rival: Evaluation
    """What the best is compared with: the answer, or the next best action."""

    @property
    def loss(self) -> float:
        """How much chance to win the :attr:`rival` gives away."""
        return self.best.win - self.rival.win


class Exercise(QObject):
    """Poses one problem at a time on the table of `session`."""

    changed = Signal()
    """Another problem, an answer, another try."""
    answered = Signal(object, bool)
    """An answer to the :class:`.Problem`, and whether it solved it; wanting to see the solution is a miss.

    Only the first answer, and those that solve it before the solution was shown, count.
    """
    ended = Signal()
    """No problem is on the table any more; the game set aside is back."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.problem: Problem | None = None
        """The problem on the table, or None."""
        self.verdict: Verdict | None = None
        """What is said now; None while an answer is wanted."""
        self._is_told = False
        """Whether nothing more is counted: it was solved, or the solution shown."""
        session.game_replaced.connect(self._on_game_replaced)

    # --- what is on ---------------------------------------------------------------------------------------

    @property
    def is_asking(self) -> bool:
        """Whether an answer is wanted."""
        return self.problem is not None and self.verdict is None

    # --- what is done -------------------------------------------------------------------------------------

    def pose(self, problem: Problem) -> None:
        """Put `problem` on the table; the current game, unless it is a lesson's or an exercise's, is set aside."""
        self.problem = problem
        self.verdict = None
        self._is_told = False
        options = Options(open_fame=True, take_backs=False)  # whoever solves it has not seen how fame was won
        self._session.receive(SavedGame(problem.game, problem.seats, options), self)
        self.changed.emit()

    def choose(self, action: Action) -> None:
        """Take `action` as the answer; without effect if it is not possible now."""
        problem = self.problem
        if problem is None or self.verdict is not None or action not in problem.game.state.legal_actions():
            return
        given = problem.of(action)
        is_solved = problem.is_solved_by(action)
        rival = problem.rated[1] if is_solved and given is problem.best else given
        self._tell(Verdict("solved" if is_solved else "missed", problem.best, given, rival), is_solved=is_solved)

    def show(self) -> None:
        """Tell the solution, whatever was answered; that is a miss, unless the problem was answered before."""
        problem = self.problem
        if problem is not None and (self.verdict is None or self.verdict.kind == "missed"):
            rival = problem.rated[1] if self.verdict is None else self.verdict.given
            self._tell(Verdict("shown", problem.best, problem.best, rival), is_solved=False)

    def try_again(self) -> None:
        """Want another answer to the same problem."""
        if self.verdict is not None:
            self.verdict = None
            self._session.follow_script()
            self.changed.emit()

    def leave(self) -> None:
        """End the exercise; the game set aside comes back."""
        if self.problem is None:
            return
        self._forget()
        self._session.dismiss_guest()
        self.ended.emit()

    def _tell(self, verdict: Verdict, *, is_solved: bool) -> None:
        assert self.problem is not None
        self.verdict = verdict
        was_told, self._is_told = self._is_told, self._is_told or verdict.kind != "missed"
        if not was_told:
            self.answered.emit(self.problem, is_solved)
        self.changed.emit()

    # --- the script: see app/guest.py ------------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether nobody may move: an answer was given."""
        return self.verdict is not None

    def next_move(self) -> Action | None:
        """Nothing is played."""
        return None

    def _on_game_replaced(self) -> None:
        """Another game was put on the table: the exercise is over."""
        game = self._session.game
        if self.problem is not None and (not self._session.has_guest or game is not self.problem.game):
            self._forget()
            self.ended.emit()

    def _forget(self) -> None:
        self.problem = None
        self.verdict = None
