"""What a review of a game says: the chances of every seat over the plies, every decision, and every draw.

A decision is judged by what could be known when it was made, never by the tiles that came. All chances are fractions
of 1; those of the seats add up to 1 at every ply.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from ra_desktop.ai.protocol import Evaluation

Grade = Literal["good", "close", "inaccuracy", "mistake", "blunder"]
"""``close``: nobody can say which move is better. The loss is within two standard errors of its rollouts, or would be
an error but for the doubt about the networks."""

LEAST_LOSS: Final[dict[Grade, float]] = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}
"""From this loss on a decision has the grade."""
STANDARD_ERRORS: Final = 2.0
"""A difference must be larger than this many of its standard errors to be graded."""

DOUBT: Final = 0.01
DOUBT_SHARE: Final = 0.25
"""How wrong the networks make a difference at full depth: one point, and this share of it. Measured on the decisions of
the benchmark, which were played to the end of the game (docs/ai.md, *Luck and skill*)."""


def full_error(loss: float, error: float) -> float:
    """Return the standard error of a difference, given that of its rollouts: these see only what chance does.

    An error of 0 stands for what was counted rather than estimated, and stays 0.
    """
    return hypot(error, DOUBT + DOUBT_SHARE * loss) if error else 0.0


@dataclass(frozen=True, slots=True)
class JudgedDecision:
    """A decision with a choice, and what every legal action was worth to the seat that made it."""

    ply: int
    """How many actions had been made before it."""
    seat: int
    kind: str
    """What was decided: ``turn`` (draw or invoke), ``bid``, or ``tiles`` (gods, disasters, sides and the like)."""
    epoch: int
    chosen: Evaluation
    rated: tuple[Evaluation, ...]
    """All legal actions, best first, by one evaluator at one budget."""
    costs: tuple[float, ...]
    """What the choice changed for every seat against the best action: at most 0 for `seat`; they add up to 0.

    All are 0 where nobody can say which is better. In rare cases less than :attr:`loss` is counted, so that no chance
    before the decision is below 0 or above 1.
    """

    @property
    def best(self) -> Evaluation:
        """The best action."""
        return self.rated[0]

    @property
    def loss(self) -> float:
        """The chance to win that the choice gave away, as measured; 0 for the best action."""
        return max(0.0, self.best.win - self.chosen.win)

    @property
    def stake(self) -> float:
        """The chance to win that could be lost: how much worse the worst action was than the best."""
        return max(0.0, self.best.win - min(each.win for each in self.rated))

    @property
    def error(self) -> float:
        """The standard error of the loss, with the doubt about the networks; see :func:`full_error`."""
        return full_error(self.loss, self.chosen.error)

    @property
    def counted(self) -> float:
        """The loss, or 0 if it is too close to call: what counts in sums and means."""
        return 0.0 if self.grade == "close" else self.loss

    @property
    def grade(self) -> Grade:
        """The class of the loss."""
        if self.chosen.action == self.best.action or not self.loss:
            return "good"
        if self.loss <= STANDARD_ERRORS * self.chosen.error:
            return "close"
        if self.loss < min(LEAST_LOSS.values()):
            return "good"
        if self.loss <= STANDARD_ERRORS * self.error:
            return "close"
        return max((grade for grade, least in LEAST_LOSS.items() if self.loss >= least), key=LEAST_LOSS.__getitem__)


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance brought: a draw, and how much better or worse it was than the mean over the bag."""

    ply: int
    """How many actions had been made before it."""
    seat: int
    """Who drew."""
    tiles: tuple[str, ...]
    changes: tuple[float, ...]
    """What it changed for every seat; they add up to 0."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Why the chance of a seat changed from the start to the end: the three add up to ``end - start`` exactly."""

    start: float
    end: float
    luck: float
    """All draws together, whoever drew."""
    errors: float
    """The seat's own decisions; at most 0."""
    gifts: float
    """The decisions of all others."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, reviewed."""

    players: int
    depth: str
    """How deep the evaluation looked: ``quick`` (one ply) or ``full``."""
    chances: tuple[tuple[float, ...], ...]
    """The chance of every seat after each number of plies, from 0 on; in the end 1 for the winner and 0 for others."""
    decisions: tuple[JudgedDecision, ...]
    """Every decision with a choice, in the order of the game."""
    draws: tuple[Luck, ...]
    """Every draw, in the order of the game."""
    game: str = "ra"
    """The name of the game in the engine: ``ra`` or ``priests``."""

    def balance(self, seat: int) -> Balance:
        """Return what became of the chance of `seat`, and why."""
        first, last = self.chances[0], self.chances[-1]
        return Balance(
            first[seat],
            last[seat],
            sum(each.changes[seat] for each in self.draws),
            sum(each.costs[seat] for each in self.decisions if each.seat == seat),
            sum(each.costs[seat] for each in self.decisions if each.seat != seat),
        )

    def decisions_of(self, seat: int) -> tuple[JudgedDecision, ...]:
        """Return the decisions of `seat`, in the order of the game."""
        return tuple(each for each in self.decisions if each.seat == seat)

    def costliest(self, seat: int, most: int = 3) -> tuple[JudgedDecision, ...]:
        """Return the graded errors of `seat` that cost most, the worst first."""
        errors = [each for each in self.decisions_of(seat) if each.grade in LEAST_LOSS]
        return tuple(sorted(errors, key=lambda each: -each.loss)[:most])

    def luckiest(self, seat: int, most: int = 3) -> tuple[Luck, ...]:
        """Return the draws, whoever drew, that helped `seat` most, the best first; only those that helped."""
        found = sorted(self.draws, key=lambda each: -each.changes[seat])[:most]
        return tuple(each for each in found if each.changes[seat] > 0.0)

    def unluckiest(self, seat: int, most: int = 3) -> tuple[Luck, ...]:
        """Return the draws, whoever drew, that hurt `seat` most, the worst first; only those that hurt."""
        found = sorted(self.draws, key=lambda each: each.changes[seat])[:most]
        return tuple(each for each in found if each.changes[seat] < 0.0)
