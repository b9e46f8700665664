"""A problem: a position with a best action, posed to whoever wants to find it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.puzzles import theme_of
from ra_desktop.ai.review.record import full_error
from ra_desktop.engine import Game, parse_action
from ra_desktop.engine.game import Reshuffle
from ra_desktop.storage.puzzles import OwnProblem, RatedAction
from ra_desktop.storage.saved_game import COLOURS, Seat

from .setup import DEFAULT_SETUP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.puzzles import Puzzle
    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.engine import Action

SOLVED_WITHIN: Final = 0.035
"""An action that loses no more than this, in chance to win, solves a problem."""
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
    """The game as it stands there."""
    rated: tuple[Evaluation, ...]
    """All legal actions, best first."""
    theme: str
    """One of :data:`ra_desktop.ai.puzzles.THEMES`."""
    level: str
    """The lowest level of bots that solves it; empty if nobody asked."""
    seats: tuple[Seat, ...]
    """Who plays: a person on the seat that acts, bots on the others."""
    chosen: Action | None = None
    """What the player did in the game that it comes from."""

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
        return next(each for each in self.rated if each.action == action)

    def loss(self, action: Action) -> float:
        """Return what `action` loses against the best, in chance to win."""
        return self.best.win - self.of(action).win

    def is_solved_by(self, action: Action) -> bool:
        """Whether `action` is as good as the best, or nearly so."""
        return self.loss(action) <= SOLVED_WITHIN


def of_puzzle(puzzle: Puzzle) -> Problem:
    """Return the problem of a puzzle of the book. Raises ``IndexError`` or ``ValueError`` if it does not replay."""
    game = Game(puzzle.ruleset, puzzle.players, puzzle.seed)
    for place in puzzle.moves:
        game.play(game.state.legal_actions()[ord(place) - ord("0")])
    rated = puzzle.rated(game.state.legal_actions())
    return Problem(puzzle.name, game, rated, puzzle.theme, puzzle.level, _seated(game))


def of_decision(game: Game, decision: JudgedDecision, seats: Sequence[Seat] = ()) -> Problem:
    """Return the problem of a `decision` that was reviewed in `game`, with the players at its `seats`."""
    return of_own(own_problem(game, decision, seats))


def own_problem(game: Game, decision: JudgedDecision, seats: Sequence[Seat] = ()) -> OwnProblem:
    """Return the same as it is kept in a file."""
    line = game.line[: decision.ply]
    actions = tuple(str(ply.action) for ply in line)
    shuffles = game.line_reshuffles if game.taken_back else game.reshuffles
    reshuffles = tuple((each.after, each.seed) for each in shuffles if each.after < decision.ply)
    suns = tuple(tuple(group) for group in game.suns)
    marks = repr((game.ruleset, game.bag, suns, actions, reshuffles, decision.seat))
    return OwnProblem(
        name=f"{OWN}{hashlib.sha256(marks.encode()).hexdigest()[:20]}",
        ruleset=game.ruleset,
        bag=game.bag,
        suns=suns,
        actions=actions,
        reshuffles=reshuffles,
        seats=_with_solver(seats, decision.seat) if seats else (),
        rated=tuple(_kept(each, decision.best) for each in decision.rated),
        chosen=str(decision.chosen.action),
    )


def _kept(rated: Evaluation, best: Evaluation) -> RatedAction:
    error = full_error(best.win - rated.win, rated.error)
    return RatedAction(str(rated.action), rated.win, rated.margin, error)


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
        reshuffles=[Reshuffle(*each) for each in own.reshuffles],
    )
    rated = tuple(Evaluation(parse_action(each.action), each.win, each.margin, each.error) for each in own.rated)
    state = game.state
    if sorted(each.action for each in rated) != sorted(state.legal_actions()):
        raise ValueError("these are not the legal actions")
    chosen = parse_action(own.chosen)
    if chosen not in state.legal_actions() or (own.seats and len(own.seats) != state.players):
        raise ValueError("no such action, or no such seats")
    theme = theme_of(state, rated[0].action, chosen)
    return Problem(own.name, game, rated, theme, "", own.seats or _seated(game), chosen)


def _seated(game: Game) -> tuple[Seat, ...]:
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
    """Return `seats` with a person on that of the `solver` alone."""
    return tuple(
        seat.with_bot(None) if number == solver else seat if seat.bot is not None else seat.with_bot(_BOT)
        for number, seat in enumerate(seats)
    )
