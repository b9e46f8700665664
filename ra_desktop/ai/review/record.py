"""What a review of a game says: chances and leads of every seat over the plies, every decision, and every draw.

A decision is judged by what could be known when it was made, never by the tiles that came. All chances are fractions
of 1; those of the seats add up to 1 at every ply. Leads are in fame (:mod:`~ra_desktop.ai.ruler`), and add up to 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.ai.ruler import LEAST_LOSS, Grade, Loss, full_error, loss_of

if TYPE_CHECKING:
    from ra_desktop.ai.protocol import Evaluation


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

    All are 0 where no one can say which is better. In rare cases less than :attr:`loss` is counted, so that no chance
    before the decision is below 0 or above 1.
    """
    fame_costs: tuple[float, ...] = ()
    """What the choice changed in the expected final lead of every seat, in fame."""

    @property
    def best(self) -> Evaluation:
        """The best action."""
        return self.rated[0]

    @property
    def against_best(self) -> Loss:
        """How much worse the choice was than the best action."""
        return loss_of(self.best, self.chosen)

    @property
    def loss(self) -> float:
        """The chance of winning that the choice gave away, as measured; 0 for the best action."""
        return max(0.0, self.best.win - self.chosen.win)

    @property
    def fame(self) -> float:
        """The fame that the choice gave away, as measured; 0 for the best action."""
        return max(0.0, self.best.lead - self.chosen.lead)

    @property
    def stake(self) -> float:
        """The fame that could be lost: how much worse the worst action was than the best."""
        return max(0.0, self.best.lead - min(rated.lead for rated in self.rated))

    @property
    def error(self) -> float:
        """The standard error of the loss in chance of winning, with the doubt about the networks."""
        return full_error(self.loss, self.chosen.error)

    @property
    def fame_error(self) -> float:
        """The standard error of the loss in fame, with the doubt about the networks."""
        return self.against_best.error.fame

    @property
    def counted(self) -> float:
        """The loss, or 0 if it is too close to call: what counts in sums and means."""
        return self.against_best.counted.chance

    @property
    def counted_fame(self) -> float:
        """The loss in fame, or 0 if it is too close to call; giving away some of a sure lead is no loss."""
        return self.against_best.counted.fame

    @property
    def grade(self) -> Grade:
        """The class of the loss."""
        return "good" if self.chosen.action == self.best.action else self.against_best.grade


def weight(decision: JudgedDecision) -> float:
    """Return how much a decision cost, in fame: by the figure that says more, at the steps of the ruler."""
    step = LEAST_LOSS["mistake"]
    return max(decision.counted_fame, decision.counted * step.fame / step.chance)


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance brought: a draw, and how much better or worse it was than the mean over the bag."""

    ply: int
    """How many actions had been made before it."""
    seat: int
    """Who drew."""
    tiles: tuple[str, ...]
    changes: tuple[float, ...]
    """What the draw changed in the chance of every seat; the changes add up to 0."""
    fame_changes: tuple[float, ...] = ()
    """What the draw changed for every seat, in fame; the changes add up to 0."""


@dataclass(frozen=True, slots=True)
class Balance:
    """Why the chance or the lead of a seat changed from the start to the end: three parts, exactly ``end - start``."""

    start: float
    end: float
    luck: float
    """All draws together, no matter who drew."""
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
    leads: tuple[tuple[float, ...], ...] = ()
    """The lead of every seat, like :attr:`chances`; in the end what was really won."""

    def balance(self, seat: int) -> Balance:
        """Return what became of the chance of `seat`, and why."""
        first, last = self.chances[0], self.chances[-1]
        return Balance(
            first[seat],
            last[seat],
            sum(draw.changes[seat] for draw in self.draws),
            sum(decision.costs[seat] for decision in self.decisions if decision.seat == seat),
            sum(decision.costs[seat] for decision in self.decisions if decision.seat != seat),
        )

    def fame_balance(self, seat: int) -> Balance:
        """Return what became of the lead of `seat`, in fame, and why."""
        return Balance(
            self.leads[0][seat],
            self.leads[-1][seat],
            sum(draw.fame_changes[seat] for draw in self.draws),
            sum(decision.fame_costs[seat] for decision in self.decisions if decision.seat == seat),
            sum(decision.fame_costs[seat] for decision in self.decisions if decision.seat != seat),
        )

    def decisions_of(self, seat: int) -> tuple[JudgedDecision, ...]:
        """Return the decisions of `seat`, in the order of the game."""
        return tuple(decision for decision in self.decisions if decision.seat == seat)

    def costliest(self, seat: int, most: int = 3) -> tuple[JudgedDecision, ...]:
        """Return the graded errors of `seat` that cost most, the worst first."""
        errors = [decision for decision in self.decisions_of(seat) if decision.grade in LEAST_LOSS]
        return tuple(sorted(errors, key=weight, reverse=True)[:most])

    def luckiest(self, seat: int, most: int = 3) -> tuple[Luck, ...]:
        """Return the draws, no matter who drew, that brought `seat` most fame, the best first; at least 1 fame each."""
        draws = sorted(self.draws, key=lambda draw: -draw.fame_changes[seat])[:most]
        return tuple(draw for draw in draws if round(draw.fame_changes[seat]) > 0)

    def unluckiest(self, seat: int, most: int = 3) -> tuple[Luck, ...]:
        """Return the draws, no matter who drew, that cost `seat` most fame, the worst first; at least 1 fame each."""
        draws = sorted(self.draws, key=lambda draw: draw.fame_changes[seat])[:most]
        return tuple(draw for draw in draws if round(draw.fame_changes[seat]) < 0)
