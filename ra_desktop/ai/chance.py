"""Randomness derived from the view: equal bots choose alike in equal positions, in every process.

The bot that plays by chance alone is the baseline for other bots.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from .evaluation import first_impression
from .protocol import Cancel, Evaluation, Limit, legal_choices

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View


def chance(view: View, seed: int) -> Random:
    """Return a random generator that depends only on `view` and `seed`, not on the process or machine."""
    return Random(f"{seed} {view.seat} {view.key()!r}")


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
