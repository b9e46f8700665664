"""The rules of Ra as a library: no user interface, no files, no clock, no global randomness.

>>> from ra_desktop.engine import GameState, parse_action
>>> state = GameState.new("classic", players=4, seed=7)
>>> state.current_player, [str(action) for action in state.legal_actions()]
(3, ['draw', 'invoke'])
"""

from ra_desktop.engine.games.priests.rules import Flip, Keep, ShowSide
from ra_desktop.engine.games.ra.rules import Discard, End, SpendGod

from . import games  # noqa: F401 - they register their rule sets
from .actions import Action, Bid, Draw, Invoke, Pass, parse_action
from .board import PointRows
from .game import Game, Ply, Reshuffle
from .notation import NotationError
from .position import Auction, Pending, Position
from .registry import RULESETS, RuleSet, register, unregister
from .state import EngineError, GameState, IllegalActionError, ReplayError, SetupError, View, playout

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
    "NotationError",
    "Pass",
    "Pending",
    "Ply",
    "PointRows",
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
    "register",
    "unregister",
]
