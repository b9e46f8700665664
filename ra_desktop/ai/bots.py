"""The bots by the name of their level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .casual import CasualBot
from .heuristic import HeuristicBot
from .random_bot import RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from .protocol import Bot

LEVELS: Final = ("casual", "skilled")
"""The levels a person can play against, weakest first."""

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "skilled": HeuristicBot,
}


class UnknownLevelError(ValueError):
    """There are no bots of that level."""


def make_bot(level: str, seed: int = 0) -> Bot:
    """A bot of *level*: one of :data:`LEVELS`, or ``random``, which is there for tests and comparisons.

    *seed* decides what chance decides in its play: equal bots with equal seeds choose alike. Raises
    :class:`UnknownLevelError` for another level.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevelError(f"no bots of level {level!r}; there are {', '.join(_MAKERS)}")
    return maker(seed)
