"""The bots that think with a network: one ply deep, or by search."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from .characters import FAME_IN_MERIT, MOST_MERIT, NEUTRAL
from .moves import action_numbers
from .network import MARGIN_UNIT, MARGIN_WEIGHT, Network, trained
from .plans import Plan
from .protocol import Cancelled, Evaluation, legal_choices
from .search import Clock, Interrupted, judge
from .tables import Tables, game_of, unsupported

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.engine import Action, View

    from .characters import Style
    from .protocol import Cancel, Limit
    from .search import Judged


class UnsupportedPositionError(ValueError):
    """The networks do not know games like this one."""


@dataclass(frozen=True, slots=True)
class Thought:
    """How a level thinks, and how long where the caller sets no limit."""

    plan: Plan = field(default_factory=Plan)
    seconds: float | None = None


class NetworkBot:
    """Plays what a value network and a search find best."""

    def __init__(
        self,
        thought: Thought | None = None,
        seed: int = 0,
        network: Callable[[int, str], Network] = trained,
        style: Style = NEUTRAL,
    ) -> None:
        """*network* gives the network for a number of players and a game."""
        self._thought = thought or Thought()
        self._seed = seed
        self._network = network
        self._style = style

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """The action worth most. Raises :class:`Cancelled` if *cancel* is set before there is an answer."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        found = self.evaluate(view, limit=limit, cancel=cancel)
        return found[0].action if self._style is NEUTRAL else self._liked(view, found)

    def _liked(self, view: View, found: list[Evaluation]) -> Action:
        """The action that is best and liked; *found* are the legal actions, best first."""
        if self._thought.plan.rollouts:
            found = found[: self._thought.plan.candidates]
        return liked(self._style, view, found)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """All legal actions with what they are worth, best first.

        What was searched stands before what was not. Raises :class:`UnsupportedPositionError` for games that the
        networks do not know, and :class:`Cancelled` as :meth:`choose` does.
        """
        legal = legal_choices(view, cancel)
        reason = unsupported(view)
        if reason:
            raise UnsupportedPositionError(reason)
        plan, seconds = self._thought.plan, self._thought.seconds
        rollouts = plan.rollouts
        if limit is not None and (limit.rollouts is not None or limit.seconds is not None):
            seconds = limit.seconds
            rollouts = _UNLIMITED if limit.rollouts is None else limit.rollouts
            if not plan.rollouts:
                rollouts = 0
        clock = Clock(seconds, partial(_is_set, cancel))
        try:
            network = self._network(view.players, game_of(view.rules.tiles))
            judged = judge(network, Tables.of([view]), plan, rollouts, self._seed, clock)
        except Interrupted:
            raise Cancelled from None
        return evaluations(view, legal, judged)


def evaluations(view: View, legal: Sequence[Action], judged: Judged) -> list[Evaluation]:
    """What the search found out about the *legal* actions of *view*, best first, as bots tell it."""
    actions = dict(zip(action_numbers(view, legal), legal, strict=True))
    return [
        Evaluation(
            actions[int(judged.actions[place])],
            float(judged.values[place, 0]),
            float(judged.values[place, 1]) * MARGIN_UNIT,
        )
        for place in judged.order
    ]


def liked(style: Style, view: View, found: list[Evaluation]) -> Action:
    """The action that is best, and liked by *style*; *found* are those to choose from, best first."""
    likings = style.likings(view, [each.action for each in found])
    best, most, merit = found[0].action, float("-inf"), float("inf")
    for each, liking in zip(found, likings, strict=True):
        # What the search gave up early has too few rollouts to be taken at its word.
        merit = min(merit, each.win + MARGIN_WEIGHT * each.margin / MARGIN_UNIT)
        worth = merit + max(-MOST_MERIT, min(MOST_MERIT, FAME_IN_MERIT * liking))
        if worth > most:
            best, most = each.action, worth
    return best


_UNLIMITED = 1_000_000


def _is_set(cancel: Cancel | None) -> bool:
    return cancel is not None and cancel.is_set()
