"""The engine's actions and the numbers that stand for them in :mod:`.tables`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass
from ra_desktop.engine.games.priests.actions import Flip, Keep, ShowSide
from ra_desktop.engine.games.ra.actions import Discard, End, SpendGod
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PRIESTS_TILES
from ra_desktop.engine.games.ra.tiles import RA_TILES

from .priests_tables import KEEP, SHOW, TURN_OVER
from .ra_tables import END, GIVE, TAKE
from .tables import BID, DRAW, INVOKE, PASS, SunRanks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine import Action
    from ra_desktop.engine.position import Position

_PLAIN: Final = {Draw.word: DRAW, Invoke.word: INVOKE, End.word: END, Pass.word: PASS, Keep.word: KEEP}


def action_numbers(at: Position, actions: Iterable[Action]) -> list[int]:
    """The number in :mod:`.tables` of each of *actions*, which are legal in *at*."""
    ranks = SunRanks(at).rank
    numbers = []
    for action in actions:
        if isinstance(action, Bid):
            numbers.append(BID + ranks[action.sun])
        elif isinstance(action, SpendGod):
            numbers.append(TAKE + RA_TILES.codes[action.tile])
        elif isinstance(action, Discard):
            numbers.append(GIVE + RA_TILES.codes[action.tile])
        elif isinstance(action, ShowSide):
            numbers.append(SHOW + (action.side in BUILDINGS))  # in the bag, the person is up
        elif isinstance(action, Flip):
            numbers.append(TURN_OVER + PRIESTS_TILES.codes[action.tile])
        else:
            numbers.append(_PLAIN[action.word])
    return numbers
