"""The bots. This package depends on the engine only, not on files or windows.

>>> from ra_desktop.ai import make_bot
>>> from ra_desktop.engine import GameState
>>> state = GameState.new("classic", players=4, seed=7)
>>> str(make_bot("skilled", seed=3).choose(state.view(state.current_player)))
'draw'
"""

from __future__ import annotations

from . import games  # noqa: F401 - they register what the bots know of each
from .chance import RandomBot
from .characters import CHARACTERS, UnknownCharacterError
from .levels import LEVELS, UnknownLevelError, make_bot
from .novice import NoviceBot
from .protocol import Bot, Cancel, Cancelled, Evaluation, Limit

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "Cancel",
    "Cancelled",
    "Evaluation",
    "Limit",
    "NoviceBot",
    "RandomBot",
    "UnknownCharacterError",
    "UnknownLevelError",
    "make_bot",
]
