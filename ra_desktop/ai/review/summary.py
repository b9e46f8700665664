"""What a review says about the play of one seat: how much it gave away, at what, and as which level does."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Final, Literal

from ra_desktop.ai.levels import ROWS
from ra_desktop.ai.ruler import LEAST_LOSS, Grade
from ra_desktop.engine.actions import Draw, Invoke
from ra_desktop.engine.games.priests.rules import ShowSide
from ra_desktop.engine.games.ra.rules import Discard, End, SpendGod

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .record import JudgedDecision, Review

Kind = Literal["turn", "bid", "god", "disaster", "side", "priest"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "bid", "god", "disaster", "side", "priest")
"""What decisions are about: to draw or to call, a bid, a god to spend, tiles that a disaster takes, the side of a tile,
a priest."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some decisions of one seat."""

    decisions: int = 0
    """How many had a choice."""
    loss: float = 0.0
    """Total chance of winning given away; losses too close to call count as 0."""
    errors: int = 0
    """How many are graded as inaccuracies or worse."""
    stake: float = 0.0
    """The fame that the worst actions would have given away together."""
    fame: float = 0.0
    """The fame that they gave away together, counted like :attr:`loss`."""

    @property
    def share(self) -> float:
        """How much of the fame at stake they gave away, from 0 to 1."""
        return self.fame / self.stake if self.stake else 0.0

    @property
    def per_decision(self) -> float:
        """The mean fame that a decision gave away."""
        return self.fame / self.decisions if self.decisions else 0.0

    def __add__(self, other: Part) -> Part:
        return Part(
            self.decisions + other.decisions,
            self.loss + other.loss,
            self.errors + other.errors,
            self.stake + other.stake,
            self.fame + other.fame,
        )


NOTHING: Final = Part()


@dataclass(frozen=True, slots=True)
class Summary:
    """How one seat played."""

    seat: int
    all: Part
    by_kind: dict[Kind, Part]
    """Only kinds that occurred, in the order of :data:`KINDS`."""
    grades: dict[Grade, int]
    """How many inaccuracies, mistakes and blunders; all three keys are there."""
    too_late: Part
    """Draws where invoking Ra was better by a graded loss."""
    too_early: Part
    """Invocations where drawing was better by a graded loss."""
    band: str | None
    """The level whose own games look most like this; None for a quick review, or if too little was at stake."""


def summary_of(review: Review, seat: int) -> Summary:
    """Return what `review` says about the play of `seat`."""
    own = review.decisions_of(seat)
    by_kind = {kind: part_of(decision for decision in own if kind_of(decision) == kind) for kind in KINDS}
    everything = part_of(own)
    return Summary(
        seat,
        everything,
        {kind: part for kind, part in by_kind.items() if part.decisions},
        {grade: sum(decision.grade == grade for decision in own) for grade in LEAST_LOSS},
        part_of(filter(is_too_late, own)),
        part_of(filter(is_too_early, own)),
        None if review.depth == "quick" else band_of(everything.decisions, everything.stake, everything.share),
    )


def part_of(decisions: Iterable[JudgedDecision]) -> Part:
    """Return the sums over `decisions`."""
    listed = list(decisions)
    lost, errors = sum(decision.counted for decision in listed), sum(is_error(decision) for decision in listed)
    fame = sum(decision.counted_fame for decision in listed)
    return Part(len(listed), lost, errors, sum(decision.stake for decision in listed), fame)


def is_error(decision: JudgedDecision) -> bool:
    """Whether `decision` is graded as an inaccuracy or worse."""
    return decision.grade in LEAST_LOSS


def is_too_late(decision: JudgedDecision) -> bool:
    """Whether the seat drew, and invoking Ra was better by a graded loss."""
    chosen, best = decision.chosen.action, decision.best.action
    return is_error(decision) and isinstance(chosen, Draw) and isinstance(best, Invoke)


def is_too_early(decision: JudgedDecision) -> bool:
    """Whether the seat invoked Ra, and drawing was better by a graded loss."""
    chosen, best = decision.chosen.action, decision.best.action
    return is_error(decision) and isinstance(chosen, Invoke) and isinstance(best, Draw)


def kind_of(decision: JudgedDecision) -> Kind:
    """Return what `decision` was about; a turn on which a god was spent, or should have been, is about gods."""
    if decision.kind == "bid":
        return "bid"
    chosen, best = decision.chosen.action, decision.best.action
    if isinstance(chosen, (SpendGod, End)) or isinstance(best, (SpendGod, End)):
        return "god"
    if decision.kind == "turn":
        return "turn"
    if isinstance(chosen, Discard):
        return "disaster"
    return "side" if isinstance(chosen, ShowSide) else "priest"


FEWEST: Final = 12
"""Decisions with a choice below which nothing is said."""
LEAST_STAKE: Final = 20.0
"""The fame at stake, over all decisions, below which nothing is said."""

SHARE_OF_LEVEL: Final = {row.name: row.share_lost for row in reversed(ROWS)}
"""How much of the fame at stake a level gives away; best first."""


def band_of(decisions: int, stake: float, share: float) -> str | None:
    """Return the level that gives away about as large a `share`, or None with too few `decisions` or too low a `stake`.

    The border between two levels is the geometric mean of what they give away.
    """
    if decisions < FEWEST or stake < LEAST_STAKE:
        return None
    for (name, better), (_, worse) in pairwise(SHARE_OF_LEVEL.items()):
        if share < sqrt(better * worse):
            return name
    return next(reversed(SHARE_OF_LEVEL))
