"""A bot that thinks with a network, and by rules of thumb in positions that no network knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .characters import NEUTRAL, Style
from .evaluation import by_thumb, neural_bot
from .protocol import Cancel, Evaluation, Limit, legal_choices
from .rule_of_thumb import RuleOfThumbBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import Action, View

    from .neural.bot import NeuralBot
    from .neural.settings import SearchSettings


class FallbackBot:
    """Thinks with a network, and by rules of thumb in positions that no network knows."""

    def __init__(
        self,
        settings: Callable[[int, str], SearchSettings],
        seed: int = 0,
        style: Style = NEUTRAL,
        *,
        seconds: float | None = None,
        limit: Limit | None = None,
    ) -> None:
        """`settings` returns the search settings for a number of players.

        `seconds` limits its search if the caller sets no limit.
        """
        self.seed = seed
        self.style = style
        self._settings = settings
        self._seconds = seconds
        self._limit = limit

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`."""
        legal = legal_choices(view, cancel)
        if len(legal) == 1:
            return legal[0]
        neural = self._neural(view)
        if neural is None:
            return RuleOfThumbBot(self.seed, style=self.style).choose(view, cancel=cancel)
        return neural.choose(view, limit=limit or self._limit, cancel=cancel)

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        legal = legal_choices(view, cancel)
        neural = self._neural(view)
        if neural is None:
            return by_thumb(view, legal)
        return neural.evaluate(view, limit=limit or self._limit, cancel=cancel)

    def _neural(self, view: View) -> NeuralBot | None:
        settings = self._settings(view.players, view.game)
        return neural_bot(view, settings, seconds=self._seconds, seed=self.seed, style=self.style)
