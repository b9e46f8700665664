"""What was wrong with the choices of a seat: the faults of a game, small leaks added up, and the habit behind them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from ra_desktop.engine import Action, Bid, Discard, Draw, Game, GameState, Invoke, Pass
from ra_desktop.engine.events import LotWon
from ra_desktop.engine.tiles import EMPTY, suns_in

from .summary import SHARE_OF_LEVEL, Summary, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .record import JudgedDecision, Review

Fault = Literal["passed", "high", "late", "never", "full", "early", "low", "god", "disaster", "tiles"]
"""Passed a lot worth a sun; bid a higher sun than the lot was worth; drew on when it was time to invoke Ra, never
invoked it at all, or drew on with many tiles on the track; invoked Ra too early; bid too low a sun; misused gods;
discarded the wrong tile; chose the wrong side, or the wrong tile for a priest."""
FAULTS: Final[tuple[Fault, ...]] = (
    "passed", "high", "late", "never", "full", "early", "low", "god", "disaster", "tiles",
)  # fmt: skip

LEAST_HABIT: Final = 3.0
"""The fame that a fault costs in a game, all leaks added up, from which on it is called a habit."""
RUINOUS: Final = 20.0
"""The fame that a habit costs in a game, as much as a lot of many tiles or two, from which on it decides the band."""
RUINOUS_FOR_GODS: Final = 10.0
"""The fame that wasting gods costs, about three of them, from which on it decides the band."""
_CRUMBS: Final = 0.5
"""The fame up to which a loss by one ply is not counted."""
_FEWEST: Final = 4
"""Bids, and turns, that tell of a habit."""
_MANY: Final = 3
"""Spaces left on a track with many tiles, at most."""


@dataclass(frozen=True, slots=True)
class Fallen:
    """How often a seat had a fault, and what that cost together."""

    fault: Fault
    count: int
    fame: float


def faults(review: Review, game: Game, seat: int) -> list[Fallen]:
    """Return the faults of `seat` in `game`, each with all its leaks, the costliest first.

    One ply is certain of few losses, but errs to both sides: in a quick review all count but crumbs.
    """
    by_fault: dict[Fault, list[float]] = {}
    never, draws_on = _always_draws(game, seat), _always_draws(game, seat, most_free=_MANY)
    for decision in review.decisions_of(seat):
        is_quick = review.depth == "quick"
        lost = decision.fame if is_quick else decision.counted_fame
        if lost > _CRUMBS if is_quick else lost or decision.counted:
            fault = fault_of(decision, game.position(decision.ply), never=never, draws_on=draws_on)
            by_fault.setdefault(fault, []).append(lost)
    if "late" in by_fault:  # one habit, on a full track or not
        by_fault["late"] += by_fault.pop("full", [])
    fallen = [Fallen(fault, len(losses), sum(losses)) for fault, losses in by_fault.items()]
    return sorted(fallen, key=lambda fall: (-fall.fame, FAULTS.index(fall.fault)))


def habit(ranked: list[Fallen]) -> Fallen | None:
    """Return the fault that is worth a sentence; None if no fault cost much."""
    return ranked[0] if ranked and ranked[0].fame >= LEAST_HABIT and ranked[0].count > 1 else None


def played_like(summary: Summary, ranked: list[Fallen]) -> Summary:
    """Return `summary` with the band that the faults `ranked` leave: one that costs a game makes a novice of anyone."""
    named = habit(ranked)
    if named is None or named.fame < (RUINOUS_FOR_GODS if named.fault == "god" else RUINOUS) or summary.band is None:
        return summary
    return replace(summary, band=next(reversed(SHARE_OF_LEVEL)))


def fault_of(decision: JudgedDecision, at: GameState, *, never: bool = False, draws_on: bool = False) -> Fault:
    """Return what is wrong with the choice at the position `at`, compared with the best action.

    The rest says what the seat does again and again: never invoke Ra, draw on with many tiles.
    """
    chosen, best = decision.chosen.action, decision.best.action
    if isinstance(chosen, Draw) and isinstance(best, Invoke):
        if never:
            return "never"
        return "full" if draws_on or at.track.count(EMPTY) <= _MANY else "late"
    if isinstance(chosen, Invoke) and isinstance(best, Draw):
        return "early"
    if isinstance(chosen, Bid):
        return "low" if isinstance(best, Bid) and best.sun > chosen.sun else "high"
    if isinstance(chosen, Pass):
        return "passed"
    if kind_of(decision) == "god":
        return "god"
    return "disaster" if isinstance(chosen, Discard) else "tiles"


def _always_draws(game: Game, seat: int, most_free: int = 99) -> bool:
    """Whether `seat` never invoked Ra on a turn with at most `most_free` free spaces, where it could."""
    turns = [
        isinstance(action, Draw)
        for action, at in _choices(game, seat)
        if at.phase == "turn" and {Draw(), Invoke()} <= set(at.legal_actions()) and at.track.count(EMPTY) <= most_free
    ]
    return len(turns) >= _FEWEST and all(turns)


def _choices(game: Game, seat: int) -> Iterator[tuple[Action, GameState]]:
    """Yield what `seat` did, and where."""
    for number, ply in enumerate(game.plies):
        if ply.seat == seat:
            yield ply.action, game.position(number)


@dataclass(frozen=True, slots=True)
class Result:
    """What the record of a game says about one seat of it, without any evaluation; the winner's figures beside."""

    winner: int
    behind: int
    """How much fame the seat lacks to the winner's; 0 for a tie."""
    row: str
    """The row of the scoring table in which it lacks most."""
    row_behind: int
    unused: int
    """Face-up suns never used before their epochs ended."""
    tiles: tuple[float, float]
    """Tiles for each sun spent, of the seat and of the winner."""


def result_of(game: Game, seat: int) -> Result | None:
    """Return the result of `seat`, if it lost the `game`."""
    winner = game.state.winner
    if winner in (None, seat):
        return None
    row, row_behind = game.state.largest_gap(seat, winner)
    lots = [event for ply in game.plies for event in ply.events if isinstance(event, LotWon)]
    sizes = ([len(lot.tiles) for lot in lots if lot.seat == place] for place in (seat, winner))
    own, best = (sum(tiles) / max(1, len(tiles)) for tiles in sizes)
    behind = game.state.fame[winner] - game.state.fame[seat]
    return Result(winner, behind, row, row_behind, unused_suns(game, seat), (own, best))


def unused_suns(game: Game, seat: int) -> int:
    """Return how many face-up suns of `seat` were never used before their epochs ended."""
    unused = 0
    for number in range(len(game.plies)):
        before, after = game.position(number), game.position(number + 1)
        if after.is_over or after.epoch != before.epoch:
            unused += len(list(suns_in(before.up[seat])))
    return unused
