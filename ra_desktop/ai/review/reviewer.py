"""Reviews a game: what it was worth to every seat at every moment, and why that changed.

Between two draws nothing is left to chance, so what a seat has before a decision is what it has after it and what the
decision gave away. Before a draw it has the mean over the bag. So the changes add up exactly: with the value after the
last draw known from the end of the game, everything before follows step by step, and what a draw brought is the
difference to the mean that was expected.

>>> from ra_desktop.engine import Game
>>> from ra_desktop.ai.review.reviewer import review
>>> game = Game("classic", 3, 7)
>>> for _ in range(6):
...     _ = game.play(game.state.legal_actions()[0])
>>> found = review(game, depth="quick")
>>> balance = found.balance(0)
>>> abs(balance.end - balance.start - balance.luck - balance.errors - balance.gifts) < 1e-12
True
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.evaluation import first_impression
from ra_desktop.engine.actions import Draw

from .judge import Chances, Depth, Judged, final_values, judge
from .record import JudgedDecision, Luck, Review

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ra_desktop.ai.protocol import Cancel
    from ra_desktop.engine import Action, Game, GameState


_KINDS: Final = {"turn": "turn", "auction": "bid"}
"""What is decided in a phase; in all others, ``tiles``."""


@dataclass(frozen=True, slots=True)
class Line:
    """What was played in a game, which may go on meanwhile."""

    positions: tuple[GameState, ...]
    """One more than there are actions."""
    actions: tuple[Action, ...]

    @classmethod
    def of(cls, game: Game) -> Line:
        """Return what stands now of `game`, without actions taken back."""
        return cls(tuple(game.position(ply) for ply in range(len(game.plies) + 1)), game.actions)

    def decisions(self) -> list[int]:
        """Return the plies at which there was a choice."""
        return [ply for ply in range(len(self.actions)) if len(self.positions[ply].legal_actions()) > 1]


def review(
    game: Game,
    *,
    depth: Depth = "full",
    seed: int = 0,
    cancel: Cancel | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the review of `game` as far as it was played, without actions taken back.

    The same game, depth and seed give the same review. `progress` is told how many decisions are judged, and of how
    many. Raises :class:`.Cancelled` if `cancel` is set early.
    """
    for step in review_steps(Line.of(game), depth=depth, seed=seed, cancel=cancel):
        if isinstance(step, Review):
            return step
        if progress is not None:
            progress(*step)
    raise AssertionError("a review ends with itself")


def review_steps(
    line: Line, *, depth: Depth = "full", seed: int = 0, cancel: Cancel | None = None
) -> Iterator[tuple[int, int] | Review]:
    """Yield how many decisions are judged and of how many, again and again, and last the review of `line`.

    The rest is as for :func:`review`.
    """
    asked = line.decisions()
    views = [line.positions[ply].view(line.positions[ply].seat_to_act) for ply in asked]
    judged: dict[int, Judged] = {}
    yield 0, len(asked)
    for portion in judge(views, depth, seed, cancel):
        for verdict in portion:
            judged[asked[len(judged)]] = verdict
        yield len(judged), len(asked)
    last = line.positions[-1]
    end = final_values(last.view(max(0, last.seat_to_act)), depth, seed, cancel)
    yield _assembled(line, judged, end, depth)


def _assembled(line: Line, judged: dict[int, Judged], end: tuple[Chances, Chances], depth: Depth) -> Review:
    """Return the review: chances and leads from the `end` back to the start, and what changed them."""
    chances, leads = [end[0]], [end[1]]
    decisions: list[JudgedDecision] = []
    draws: list[Luck] = []
    for ply in reversed(range(len(line.actions))):
        at, action, now = line.positions[ply], line.actions[ply], chances[-1]
        lead = leads[-1]
        verdict = judged.get(ply)
        if verdict is not None and _is_chance(at, action):
            expected = verdict.chances[action]
            hoped = verdict.leads[action]
            changes = _difference(now, expected), _difference(lead, hoped)
            draws.append(Luck(ply, at.seat_to_act, (_next_tile(at),), *changes))
            now, lead = expected, hoped
        if verdict is not None:
            decision = _decision(at, ply, action, verdict, now)
            decisions.append(decision)
            now, lead = _difference(now, decision.costs), _difference(lead, decision.fame_costs)
        chances.append(now)
        leads.append(lead)
    return Review(
        line.positions[0].players,
        depth,
        tuple(reversed(chances)),
        tuple(reversed(decisions)),
        tuple(reversed(draws)),
        line.positions[0].game,
        tuple(reversed(leads)),
    )


def _is_chance(at: GameState, action: Action) -> bool:
    """Whether no one could know what `action` would bring: a draw from a bag with different tiles."""
    return isinstance(action, Draw) and len(set(at.bag)) > 1


def _next_tile(at: GameState) -> str:
    return at.rules.tiles.names[at.bag[-1]]


def _decision(at: GameState, ply: int, action: Action, verdict: Judged, after: Chances) -> JudgedDecision:
    """Return the decision for `action`, after which the seats have the chances `after`."""
    seat = at.seat_to_act
    chosen = next(evaluation for evaluation in verdict.rated if evaluation.action == action)
    nothing = (0.0,) * len(after)
    kind = _KINDS.get(at.phase, "tiles")
    decision = JudgedDecision(ply, seat, kind, at.epoch, chosen, verdict.rated, nothing, nothing)
    best = decision.best.action
    costs = fame_costs = nothing
    if decision.counted:
        costs = _difference(verdict.chances[action], verdict.chances[best])
        share = min([1.0, *(chance / cost for chance, cost in zip(after, costs, strict=True) if cost > 0.0)])
        costs = tuple(share * cost for cost in costs)
    if decision.counted_fame:
        fame_costs = _difference(verdict.leads[action], verdict.leads[best])
    return replace(decision, costs=costs, fame_costs=fame_costs)


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple(first - second for first, second in zip(one, other, strict=True))


# --- what if: one possible continuation after another move ------------------------------------------------

MOST_PLIES: Final = 40
"""Most actions of a continuation, which also ends with the epoch."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """The continuation after another move: one possible course among many."""

    ply: int
    """How many actions had been made before the move."""
    action: Action
    chances: tuple[Chances, ...]
    """The chance of every seat after the move and after each action that followed it."""
    leads: tuple[Chances, ...] = ()
    """The lead of every seat, likewise."""


def continued(game: Game, action: Action) -> Iterator[Continuation | None]:
    """Play `action` and go on from there at one ply for every seat; yield None at each step, and the result at last.

    `game` is played on: pass a branch, whose bag is reshuffled.
    """
    ply, epoch = len(game.plies), game.state.epoch
    game.play(action)
    while not game.state.is_over and game.state.epoch == epoch and len(game.plies) - ply < MOST_PLIES:
        yield None
        view = game.state.view(game.state.seat_to_act)
        legal = view.legal_actions()
        game.play(legal[0] if len(legal) == 1 else first_impression(view)[0].action)
    yield None
    whole = Line.of(game)
    for step in review_steps(Line(whole.positions[ply:], whole.actions[ply:]), depth="quick"):
        yield None if isinstance(step, tuple) else Continuation(ply, action, step.chances[1:], step.leads[1:])
