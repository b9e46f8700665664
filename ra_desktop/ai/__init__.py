"""The opponents. They know the engine and nothing of files or windows.

>>> from ra_desktop.ai import make_bot
>>> from ra_desktop.engine import GameState
>>> state = GameState.new("classic", players=4, seed=7)
>>> str(make_bot("skilled", seed=3).choose(state.view(state.current_player)))
'draw'
"""

from __future__ import annotations

from .bots import LEVELS, UnknownLevelError, make_bot
from .characters import CHARACTERS, UnknownCharacterError
from .protocol import Bot, Cancel, Cancelled, Evaluation, Limit
from .random_bot import RandomBot

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "Cancel",
    "Cancelled",
    "Evaluation",
    "Limit",
    "RandomBot",
    "UnknownCharacterError",
    "UnknownLevelError",
    "make_bot",
]
