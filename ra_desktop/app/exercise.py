"""A problem, a position with a best action; an exercise poses it at the table and says what the answer is worth.

The running game is set aside as for a lesson, and comes back. Nothing is played: any legal action is an answer. Its
game is never saved, counted or reviewed.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.puzzles import Puzzle, theme_of
from ra_desktop.ai.ruler import SOLVED_WITHIN, full_error, loss_of
from ra_desktop.engine import Action, Game, parse_action
from ra_desktop.engine.game import Reshuffle
from ra_desktop.storage.progress import OwnProblem, RatedAction
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat, at_home

from .setup import DEFAULT_SETUP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.app.session import Session


SOLVER: Final = "You"
"""The name of who solves it; the words of the game address a player of this name directly."""
OWN: Final = "own-"
"""With this the names of positions begin that are not from the book."""
_BOT: Final = "expert"
"""The level of the others, who never move."""
_OTHERS: Final = (
    *(seat for seat in DEFAULT_SETUP.seats if seat.bot is not None),
    Seat("Ramose", "ochre", _BOT, "scholar"),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """A position with the values of all its actions."""

    name: str
    """What its result is kept by; the same for the same position."""
    game: Game
    """The game, at the position of the problem."""
    rated: tuple[Evaluation, ...]
    """All legal actions, best first."""
    theme: str
    """One of :data:`ra_desktop.ai.puzzles.THEMES`."""
    level: str
    """How hard it is, as in :attr:`.Puzzle.level`; empty if unknown."""
    seats: tuple[Seat, ...]
    """Who plays: a person on the seat that acts, bots on the others."""
    chosen: Action | None = None
    """What the player did in the game that it comes from."""
    title: str = ""
    """What the player calls it."""

    @property
    def seat(self) -> int:
        """The seat that acts."""
        return self.game.state.seat_to_act

    @property
    def best(self) -> Evaluation:
        """The best action."""
        return self.rated[0]

    def of(self, action: Action) -> Evaluation:
        """Return the value of `action`, one of the legal ones."""
        return next(evaluation for evaluation in self.rated if evaluation.action == action)

    def is_solved_by(self, action: Action) -> bool:
        """Whether `action` is as good as the best, or nearly so."""
        return loss_of(self.best, self.of(action)).is_within(SOLVED_WITHIN)


def of_puzzle(puzzle: Puzzle) -> Problem:
    """Return the problem of a puzzle of the book. Raises ``IndexError`` or ``ValueError`` if it does not replay."""
    game = Game(puzzle.ruleset, puzzle.players, puzzle.seed)
    for place in puzzle.moves:
        game.play(game.state.legal_actions()[ord(place) - ord("0")])
    rated = puzzle.rated(game.state.legal_actions())
    return Problem(puzzle.name, game, rated, puzzle.theme, puzzle.level, seated(game))


def of_decision(game: Game, decision: JudgedDecision, seats: Sequence[Seat] = ()) -> Problem:
    """Return the problem of a `decision` that was reviewed in `game`, with the players at its `seats`."""
    return of_own(own_problem(game, decision, seats))


def own_problem(game: Game, decision: JudgedDecision, seats: Sequence[Seat] = ()) -> OwnProblem:
    """Return the problem made of `decision` in `game` as it is kept in a file; `seats` are its players."""
    line = game.line[: decision.ply]
    actions = tuple(str(ply.action) for ply in line)
    shuffles = game.line_reshuffles if game.taken_back else game.reshuffles
    reshuffles = tuple((shuffle.after, shuffle.seed) for shuffle in shuffles if shuffle.after < decision.ply)
    suns = tuple(tuple(group) for group in game.suns)
    marks = repr((game.ruleset, game.bag, suns, actions, reshuffles, decision.seat, *filter(None, [game.start])))
    return OwnProblem(
        name=f"{OWN}{hashlib.sha256(marks.encode()).hexdigest()[:20]}",
        ruleset=game.ruleset,
        bag=game.bag,
        suns=suns,
        actions=actions,
        reshuffles=reshuffles,
        seats=_with_solver(seats, decision.seat),
        rated=tuple(_kept(evaluation, decision.best) for evaluation in decision.rated),
        chosen=str(decision.chosen.action),
        position=game.start,
    )


def _kept(rated: Evaluation, best: Evaluation) -> RatedAction:
    error = full_error(best.win - rated.win, rated.error)
    return RatedAction(str(rated.action), rated.win, rated.margin, error, rated.lead, rated.lead_error)


def of_own(own: OwnProblem) -> Problem:
    """Return the problem of a position that was kept.

    Raises :class:`~ra_desktop.engine.EngineError` or ``ValueError`` if there is no such position.
    """
    game = Game.replay(
        own.ruleset,
        len(own.suns),
        bag=own.bag,
        suns=own.suns,
        actions=map(parse_action, own.actions),
        reshuffles=[Reshuffle(*shuffle) for shuffle in own.reshuffles],
        position=own.position,
    )
    kept = map(msgspec.structs.astuple, own.rated)
    rated = tuple(Evaluation(parse_action(action), *figures) for action, *figures in kept)
    state = game.state
    if sorted(evaluation.action for evaluation in rated) != sorted(state.legal_actions()):
        raise ValueError("these are not the legal actions")
    chosen = parse_action(own.chosen)
    if chosen not in state.legal_actions() or (own.seats and len(own.seats) != state.players):
        raise ValueError("no such action, or no such seats")
    theme = theme_of(state, rated[0].action, chosen)
    seats = _with_solver(own.seats, state.seat_to_act) or seated(game)
    return Problem(own.name, game, rated, theme, "", seats, None if own.title else chosen, own.title or "")


def seated(game: Game) -> tuple[Seat, ...]:
    """Return the solver on the seat that acts, and the usual bots on the others."""
    others = list(_OTHERS)
    seats = []
    for seat in range(game.players):
        if seat == game.state.seat_to_act:
            seats.append(Seat(SOLVER, COLOURS[0]))
        else:
            usual = others.pop(0)
            seats.append(Seat(usual.name, usual.colour, _BOT, usual.character))
    return tuple(seats)


def _with_solver(seats: Sequence[Seat], solver: int) -> tuple[Seat, ...]:
    """Return `seats`, if there are any, with a person of this computer on that of the `solver` alone."""
    return tuple(
        seat.with_bot(None) if number == solver else seat if seat.bot is not None else seat.with_bot(_BOT)
        for number, seat in enumerate(at_home(tuple(seats)))
    )


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
        """How much chance of winning the :attr:`rival` gives away."""
        return self.best.win - self.rival.win


class Quiz(QObject):
    """Asks about one position at a time on the table of `session`; the script of its games.

    Nothing is played: any legal action is an answer.
    """

    changed = Signal()
    """Something else is asked or told."""
    ended = Signal()
    """Nothing is asked any more; the game set aside is back."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._game: Game | None = None
        """The game that was put on the table."""
        session.game_replaced.connect(self._on_game_replaced)

    @property
    def is_on(self) -> bool:
        """Whether something is asked or told."""
        return self._game is not None

    @property
    def is_asking(self) -> bool:
        """Whether a move on the table is wanted as an answer."""
        raise NotImplementedError

    def choose(self, action: Action) -> None:
        """Take `action` as the answer; without effect if it is not possible now."""
        raise NotImplementedError

    def leave(self) -> None:
        """Ask nothing more; the game set aside comes back."""
        if self.is_on:
            self._forget()
            self._session.dismiss_guest()
            self.ended.emit()

    def _put(self, game: Game, seats: tuple[Seat, ...]) -> None:
        """Put `game` on the table; the one there, unless it is a lesson's or a quiz's, is set aside."""
        self._game = game
        options = Options(open_fame=True, take_backs=False)  # the player has not seen how fame was won
        self._session.receive(SavedGame(game, seats, options), self)
        self.changed.emit()

    # --- the script: see app/session.py -------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether moves are blocked because none is wanted."""
        return not self.is_asking

    def next_move(self) -> Action | None:
        """Return None: nothing is played."""
        return None

    def _on_game_replaced(self) -> None:
        """Another game was put on the table: this is over."""
        if self.is_on and (not self._session.has_guest or self._session.game is not self._game):
            self._forget()
            self.ended.emit()

    def _forget(self) -> None:
        self._game = None


class Exercise(Quiz):
    """Poses one problem at a time."""

    answered = Signal(object, bool)
    """An answer to the :class:`.Problem`, and whether it solved it; wanting to see the solution is a miss.

    Only the first answer, and those that solve it before the solution was shown, count.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(session, parent)
        self.problem: Problem | None = None
        """The problem on the table, or None."""
        self.verdict: Verdict | None = None
        """What is said now; None while an answer is wanted."""
        self._is_told = False
        """Whether nothing more is counted: it was solved, or the solution shown."""

    @property
    def is_asking(self) -> bool:
        return self.problem is not None and self.verdict is None

    def pose(self, problem: Problem) -> None:
        """Put `problem` on the table."""
        self.problem = problem
        self.verdict = None
        self._is_told = False
        self._put(problem.game, problem.seats)

    def choose(self, action: Action) -> None:
        problem = self.problem
        if problem is None or self.verdict is not None or action not in problem.game.state.legal_actions():
            return
        given = problem.of(action)
        is_solved = problem.is_solved_by(action)
        rival = problem.rated[1] if is_solved and given is problem.best else given
        self._tell(Verdict("solved" if is_solved else "missed", problem.best, given, rival), is_solved=is_solved)

    def show(self) -> None:
        """Show the solution. Counts as a miss unless the problem was answered before."""
        problem = self.problem
        if problem is not None and (self.verdict is None or self.verdict.kind == "missed"):
            rival = problem.rated[1] if self.verdict is None else self.verdict.given
            self._tell(Verdict("shown", problem.best, problem.best, rival), is_solved=False)

    def try_again(self) -> None:
        """Ask for another answer to the same problem."""
        if self.verdict is not None:
            self.verdict = None
            self._session.follow_script()
            self.changed.emit()

    def _tell(self, verdict: Verdict, *, is_solved: bool) -> None:
        assert self.problem is not None
        self.verdict = verdict
        was_told, self._is_told = self._is_told, self._is_told or verdict.kind != "missed"
        if not was_told:
            self.answered.emit(self.problem, is_solved)
        self.changed.emit()

    def _forget(self) -> None:
        super()._forget()
        self.problem = None
        self.verdict = None
