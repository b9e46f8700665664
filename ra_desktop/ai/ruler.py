"""The ruler: what a move costs, in fame and in chance of winning, and from what on that counts.

Hints, coach, reviews, statistics, exercises, commands and exports all measure with it. Fame is the expected final lead,
own final fame less the mean of the others': unlike a chance of winning it never saturates, and it adds up. A move is
worse by a grade as soon as one of the two figures reaches its step, clearly: by more than two standard errors, in
which the doubt about the networks is included. Moves of which neither figure is clearly worse are about equal.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .protocol import Evaluation

Grade = Literal["good", "close", "inaccuracy", "mistake", "blunder"]
"""``close``: no one can say which move is better. The loss is within two standard errors of its rollouts, or would be
graded but for the doubt about the networks."""


class Cost(NamedTuple):
    """A step of the ruler; either figure is enough."""

    fame: float
    chance: float


LEAST_LOSS: Final[Mapping[Grade, Cost]] = {
    "inaccuracy": Cost(2.0, 0.05),
    "mistake": Cost(4.0, 0.10),
    "blunder": Cost(7.0, 0.15),
}
"""From this loss on a decision has the grade."""
COACHED: Final[Mapping[Literal["gentle", "normal", "strict"], Grade]] = {
    "gentle": "blunder",
    "normal": "mistake",
    "strict": "inaccuracy",
}
"""The least grade of which the coach speaks, by its strictness."""
SOLVED_WITHIN: Final = Cost(1.5, 0.035)
"""An action that loses no more than this, of either, solves a problem and is a good answer in a lesson."""
STANDARD_ERRORS: Final = 2.0
"""A difference must be larger than this many of its standard errors to count."""
DECIDED: Final = 0.99
"""With at least this chance in the final epoch a game counts as won, with at most its complement as lost."""

DOUBT: Final = Cost(0.5, 0.01)
DOUBT_SHARE: Final = 0.25
"""How wrong the networks make a difference: this much, and this share of it. Measured on decisions that were played to
the end of the game (docs/ai.md, *The ruler*)."""


@dataclass(frozen=True, slots=True)
class Loss:
    """How much worse one move is than another, which is the better one on the whole."""

    fame: float
    """In expected final lead; below 0 if the worse move has more of it."""
    chance: float
    noise: Cost
    """The standard errors of the rollouts alone; 0 for what was counted rather than estimated."""
    is_won: bool = False
    """Whether the worse move wins just as surely: no fame is missed then."""

    @property
    def error(self) -> Cost:
        """The standard errors, with the doubt about the networks."""
        return Cost(*map(full_error, (self.fame, self.chance), self.noise, DOUBT))

    def is_clear(self) -> bool:
        """Whether the move is worse for certain, by however little."""
        return self._counts(self.error, Cost(0.0, 0.0))

    def is_measured(self) -> bool:
        """Whether the rollouts say so, if the networks are not doubted: what may be added up over many moves."""
        return self._counts(self.noise, Cost(0.0, 0.0))

    def reaches(self, least: Cost) -> bool:
        """Whether the move is clearly worse, by one of the figures of `least` or more."""
        return self._counts(self.error, least)

    def is_by_chance(self) -> bool:
        """Whether only the chance of winning says that the move is worse by a grade."""
        least = LEAST_LOSS["inaccuracy"]
        return self.reaches(least) and not self.reaches(Cost(least.fame, 2.0))

    def is_within(self, most: Cost) -> bool:
        """Whether neither figure is above `most`."""
        return self.chance <= most.chance and (self.fame <= most.fame or not self._fame_counts(self.noise))

    def clear_figures(self) -> tuple[bool, bool]:
        """Whether the move clearly costs fame, and whether it clearly costs chance of winning."""
        error = self.error
        by_fame = self.fame > STANDARD_ERRORS * error.fame and self._fame_counts(error)
        return by_fame, self.chance > STANDARD_ERRORS * error.chance

    def _counts(self, error: Cost, least: Cost) -> bool:
        by_chance = self.chance >= least.chance and self.chance > STANDARD_ERRORS * error.chance
        by_fame = self.fame >= least.fame and self.fame > STANDARD_ERRORS * error.fame
        return by_chance or (by_fame and self._fame_counts(error))

    def _fame_counts(self, error: Cost) -> bool:
        """Whether the move costs fame that it does not win back in chances of winning."""
        return not self.is_won and self.chance > -max(STANDARD_ERRORS * error.chance, DOUBT.chance)

    @property
    def grade(self) -> Grade:
        """The class of the loss of a move that is not the best."""
        if not self.is_measured():
            is_less = self.chance > 0.0 or (self.fame > 0.0 and self._fame_counts(self.noise))
            return "close" if is_less else "good"
        reached = [grade for grade, least in LEAST_LOSS.items() if self.reaches(least)]
        if reached:
            return reached[-1]
        return "good" if self.is_within(_JUST_BELOW) else "close"

    @property
    def counted(self) -> Cost:
        """What counts in sums and means: nothing of what is too close to call."""
        if self.grade == "close":
            return Cost(0.0, 0.0)
        return Cost(max(0.0, self.fame) if self._fame_counts(self.noise) else 0.0, max(0.0, self.chance))


_JUST_BELOW: Final = Cost(*(figure - 1e-9 for figure in LEAST_LOSS["inaccuracy"]))


def full_error(loss: float, noise: float, doubt: float = DOUBT.chance) -> float:
    """Return the standard error of a difference, given that of its rollouts: these see only what chance does.

    An error of 0 stands for what was counted rather than estimated, and stays 0.
    """
    return hypot(noise, doubt + DOUBT_SHARE * abs(loss)) if noise else 0.0


def loss_of(best: Evaluation, other: Evaluation) -> Loss:
    """Return how much worse `other` is than `best`, an action of the same decision."""
    is_won = min(best.win, other.win) >= DECIDED
    return Loss(best.lead - other.lead, best.win - other.win, Cost(other.lead_error, other.error), is_won)
