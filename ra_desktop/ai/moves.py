"""The engine's actions and the numbers that stand for them in :mod:`.tables`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.engine.actions import Bid, Discard, Draw, End, Invoke, Pass, SpendGod
from ra_desktop.engine.tiles import RA_TILES

from .tables import BID, DRAW, END, GIVE, INVOKE, PASS, TAKE, SunRanks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ra_desktop.engine import Action
    from ra_desktop.engine.position import Position

_PLAIN: Final = {Draw.word: DRAW, Invoke.word: INVOKE, End.word: END, Pass.word: PASS}


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
        else:
            numbers.append(_PLAIN[action.word])
    return numbers
