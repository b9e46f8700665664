"""What the moves of a position are worth, by whatever knows positions like it: a network, or else rules of thumb.

The networks are loaded with the first question: nothing here imports numpy before.
"""

from __future__ import annotations

import logging
from math import exp
from typing import TYPE_CHECKING, Any, Final

from .characters import NEUTRAL
from .plans import Plan
from .protocol import Evaluation, legal_choices

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import Action, View

    from .characters import Style
    from .network_bot import NetworkBot
    from .protocol import Cancel, Limit

_log = logging.getLogger(__name__)

_FAME_PER_EPOCH: Final = 12.0
"""How much the lead changes in an epoch: what makes chances of fame where only rules of thumb help."""


class ThinkingBot:
    """Thinks with a network, and by rule of thumb in games that no network knows."""

    def __init__(
        self,
        seed: int = 0,
        style: Style = NEUTRAL,
        *,
        plan: Callable[[int, str], Plan] | None = None,
        seconds: float | None = None,
        limit: Limit | None = None,
    ) -> None:
        """*plan* gives how it thinks with so many players in a game; without, one ply.

        *seconds* is what the level takes at most where nobody sets a limit.
        """
        self.seed = seed
        self.style = style
        self._plan = plan
        self._seconds = seconds
        self._limit = limit

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        by_network = self._network_bot(view)
        if by_network is None:
            from .heuristic import HeuristicBot

            return HeuristicBot(self.seed, style=self.style).choose(view, cancel=cancel)
        return by_network.choose(view, limit=limit or self._limit, cancel=cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        legal = legal_choices(view, cancel)
        by_network = self._network_bot(view)
        if by_network is None:
            return _by_thumb(view, legal)
        return by_network.evaluate(view, limit=limit or self._limit, cancel=cancel)

    def _network_bot(self, view: View) -> NetworkBot | None:
        from .network import WeightsError, trained
        from .network_bot import NetworkBot, Thought
        from .tables import game_of, unsupported

        reason = unsupported(view)
        game = game_of(view.rules.tiles)
        if not reason:
            try:
                trained(view.players, game)
            except WeightsError as error:
                reason = str(error)
        if reason:
            _log.debug("by rule of thumb: %s", reason)
            return None
        plan = Plan() if self._plan is None else self._plan(view.players, game)
        return NetworkBot(Thought(plan, self._seconds), self.seed, style=self.style)


def first_impression(view: View, cancel: Cancel | None = None) -> list[Evaluation]:
    """What the legal actions are worth without looking ahead, best first."""
    return ThinkingBot().evaluate(view, cancel=cancel)


def _by_thumb(view: View, legal: list[Action]) -> list[Evaluation]:
    """The rules of thumb's opinion: fame, turned into chances."""
    from .heuristic import weigh

    values: dict[Any, float] = dict(weigh(view, legal)) if len(legal) > 1 else {legal[0]: 0.0}
    best, worst = max(values.values()), min(values.values())
    now = [fame + sum(rows.values()) for fame, rows in zip(view.fame, view.points_now(), strict=True)]
    lead = now.pop(view.seat_to_act)
    lead -= max(now)
    spread = _FAME_PER_EPOCH * (4 - view.epoch) / 2
    found = []
    for action in legal:
        margin = lead + values.get(action, worst - 1.0) - best
        rival = exp(max(-30.0, min(30.0, -margin / spread)))
        found.append(Evaluation(action, 1.0 / (1.0 + len(now) * rival), margin))
    return sorted(found, key=lambda each: -each.win)
