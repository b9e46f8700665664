"""The figures of a review as they are shown: whole points that add up, and what kinds of errors there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from ra_desktop.ai.review.summary import is_error, is_too_early, is_too_late
from ra_desktop.engine import Bid, Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.ai.review.record import Balance, JudgedDecision, Review

Fault = Literal["late", "early", "high", "low", "passed", "bid", "tiles"]
"""What was wrong with a move: called too late or too early, bid too high or too low, passed, bid at all, tiles."""

LEAST_TOLD: Final = 0.01
"""A choice that gave away less is not worth a word."""

FAULTS: Final[tuple[Fault, ...]] = ("late", "early", "high", "low", "passed", "bid", "tiles")


@dataclass(frozen=True, slots=True)
class Row:
    """Why the chance of a seat changed, in whole points: the three in the middle add up to ``end - start``."""

    start: int
    luck: int
    errors: int
    gifts: int
    end: int

    @classmethod
    def of(cls, balance: Balance) -> Row:
        """Return `balance` rounded so that the row adds up, with as little change as possible."""
        start, end = round(100 * balance.start), round(100 * balance.end)
        parts = [100 * each for each in (balance.luck, balance.errors, balance.gifts)]
        return cls(start, *_rounded_to(parts, end - start), end)


def _rounded_to(parts: Sequence[float], total: int) -> tuple[int, int, int]:
    """Return `parts` as whole numbers that add up to `total`: those whose remainders are largest give way.

    A part that is nothing stays nothing as long as another one is something.
    """
    whole = [round(part) for part in parts]
    while (lacking := total - sum(whole)) != 0:
        step = 1 if lacking > 0 else -1
        at = min(range(len(parts)), key=lambda each: (not parts[each], (whole[each] + step - parts[each]) * step))
        whole[at] += step
    luck, errors, gifts = whole
    return luck, errors, gifts


def worst(review: Review, seat: int, most: int = 3) -> tuple[JudgedDecision, ...]:
    """Return the choices of `seat` that certainly gave away most, the worst first, whether or not they are graded."""
    lost = [each for each in review.decisions_of(seat) if each.counted >= LEAST_TOLD]
    return tuple(sorted(lost, key=lambda each: -each.loss)[:most])


@dataclass(frozen=True, slots=True)
class Fallen:
    """How often a seat made errors of a kind, and what they cost together."""

    fault: Fault
    count: int
    lost: float


def fault_of(decision: JudgedDecision) -> Fault:
    """Return what is wrong with the choice, compared with the best action."""
    chosen, best = decision.chosen.action, decision.best.action
    if is_too_late(decision):
        return "late"
    if is_too_early(decision):
        return "early"
    if isinstance(chosen, Bid) and isinstance(best, Bid):
        return "high" if chosen.sun > best.sun else "low"
    if isinstance(chosen, Pass):
        return "passed"
    if isinstance(best, Pass):
        return "bid"
    return "tiles"


def faults(review: Review, seat: int) -> list[Fallen]:
    """Return the kinds of graded errors that `seat` made, the costliest first."""
    found: dict[Fault, list[float]] = {}
    for decision in review.decisions_of(seat):
        if is_error(decision):
            found.setdefault(fault_of(decision), []).append(decision.loss)
    fallen = [Fallen(fault, len(losses), sum(losses)) for fault, losses in found.items()]
    return sorted(fallen, key=lambda each: (-each.lost, FAULTS.index(each.fault)))
