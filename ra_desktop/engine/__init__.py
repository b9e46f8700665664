"""The rules of Ra as a library: no user interface, no files, no clock, no global randomness.

>>> from ra_desktop.engine import GameState, parse_action
>>> state = GameState.new("classic", players=4, seed=7)
>>> state.current_player, [str(action) for action in state.legal_actions()]
(3, ['draw', 'invoke'])
"""

from .actions import (
    Action,
    Bid,
    Discard,
    Draw,
    End,
    Flip,
    Invoke,
    Keep,
    Pass,
    ShowSide,
    SpendGod,
    parse_action,
)
from .errors import EngineError, IllegalActionError, ReplayError, SetupError
from .game import Game, Ply, Reshuffle
from .playout import playout
from .position import Auction, Pending, Position
from .rulesets import RULESETS, RuleSet
from .state import GameState
from .view import View

__all__ = [
    "RULESETS",
    "Action",
    "Auction",
    "Bid",
    "Discard",
    "Draw",
    "End",
    "EngineError",
    "Flip",
    "Game",
    "GameState",
    "IllegalActionError",
    "Invoke",
    "Keep",
    "Pass",
    "Pending",
    "Ply",
    "Position",
    "ReplayError",
    "Reshuffle",
    "RuleSet",
    "SetupError",
    "ShowSide",
    "SpendGod",
    "View",
    "parse_action",
    "playout",
]
