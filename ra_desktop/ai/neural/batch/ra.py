"""Rows of Ra: the actions and columns that only they have."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from ra_desktop.engine.games.ra.rules import Discard, SpendGod
from ra_desktop.engine.games.ra.tiles import FIRST_DISASTER, RA_TILES

from .state import BID, OWN, OWN_TOO, BatchState, Ints

if TYPE_CHECKING:
    from ra_desktop.engine import Action, Position

TILES: Final = len(RA_TILES.names)
DISASTERS: Final = TILES - FIRST_DISASTER

TAKE: Final = OWN
"""``TAKE + code``: spend a god for that tile."""
END: Final = TAKE + TILES
GIVE: Final = OWN_TOO
"""``GIVE + code``: discard that tile to the disaster."""
assert END <= BID


class RaBatch(BatchState):
    """Positions of Ra; ``queue[row, disaster]`` are counts."""

    game: ClassVar[str] = "ra"
    tiles: ClassVar[int] = TILES
    number: ClassVar[int] = 0

    @cached_property
    def queue(self) -> Ints:
        """The disasters that are waiting."""
        return self.own(0, DISASTERS)

    @classmethod
    def own_action(cls, action: Action) -> int:
        """Return the number of an action that spends a god, ends the turn or discards a tile."""
        codes = RA_TILES.codes
        if isinstance(action, SpendGod):
            return TAKE + codes[action.tile]
        return GIVE + codes[action.tile] if isinstance(action, Discard) else END

    @classmethod
    def own_columns(cls, at: Position) -> list[int]:
        queue = [0] * DISASTERS
        for code in at.queue:
            queue[code - FIRST_DISASTER] += 1
        return queue
