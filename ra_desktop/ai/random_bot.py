"""A bot that plays at random: the baseline for other bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import chance
from .evaluation import first_impression
from .protocol import legal_choices

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View

    from .protocol import Cancel, Evaluation, Limit


class RandomBot:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """See :meth:`.protocol.Bot.choose`; no limit is needed."""
        return chance(view, self.seed).choice(legal_choices(view, cancel))

    def evaluate(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> list[Evaluation]:
        """See :meth:`.protocol.Bot.evaluate`."""
        return first_impression(view, cancel)
