"""The opponents by name. A bot sees a view, never the state, and its choice depends on the view and its seed alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final, Protocol

from .heuristic import CASUAL, SKILLED, RuleOfThumb

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View


class Cancelled(Exception):  # noqa: N818 - not an error: nobody waits for the answer any more
    """The bot was told to stop thinking."""


class UnknownLevelError(ValueError):
    """No bot has that level."""


class Cancel(Protocol):
    """Something like ``threading.Event``: set when nobody waits for the answer any more."""

    def is_set(self) -> bool:
        """Whether to stop."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a bot may think; None is no limit of that kind."""

    seconds: float | None = None
    rollouts: int | None = None


class Bot(Protocol):
    """Somebody who can play a seat."""

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """One of ``view.legal_actions()``; :class:`Cancelled` if *cancel* was set meanwhile."""


class RandomBot:
    """Plays any legal action. An opponent for tests, not for people."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: View, *, limit: Limit | None = None, cancel: Cancel | None = None) -> Action:
        """Any legal action, decided by the seed and by how far the game has come."""
        del limit, cancel
        rng = Random(self._seed * 1_000_003 + view.bag_count * 131 + len(view.bids) * 17 + view.epoch)
        return rng.choice(view.legal_actions())


LEVELS: Final = ("casual", "skilled")
"""The levels one can play against, from the weakest to the strongest."""


def make_bot(level: str, seed: int = 0) -> Bot:
    """A bot of *level*, or ``random``; :class:`UnknownLevelError` if there is none."""
    if level == "casual":
        return RuleOfThumb(CASUAL, seed)
    if level == "skilled":
        return RuleOfThumb(SKILLED, seed)
    if level == "random":
        return RandomBot(seed)
    raise UnknownLevelError(f"no level {level!r}; there are {', '.join(LEVELS)}")
