"""Rows of Priests of Ra: the actions and columns that only they have."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from ra_desktop.engine.games.priests.rules import Flip, ShowSide
from ra_desktop.engine.games.priests.tiles import BUILDINGS, PRIESTS_TILES, TWO_SIDED

from .state import OWN, OWN_TOO, BatchState, Ints

if TYPE_CHECKING:
    from ra_desktop.engine import Action, Position

TILES: Final = len(PRIESTS_TILES.names)

SHOW: Final = OWN
"""Show the side that is up in the bag, a person; ``SHOW + 1``: flip the drawn tile first."""
TURN_OVER: Final = OWN_TOO
"""``TURN_OVER + code``: use a priest to flip that tile."""
KEEP: Final = TURN_OVER + TWO_SIDED.stop
"""Leave a priest unused."""


class PriestsBatch(BatchState):
    """Positions of Priests of Ra.

    ``queue[row]`` is the number of further priests waiting, ``ankhs[row, seat]`` the number of ankhs.
    """

    game: ClassVar[str] = "priests"
    tiles: ClassVar[int] = TILES
    number: ClassVar[int] = 1

    @cached_property
    def ankhs(self) -> Ints:
        """The ankhs of each seat."""
        return self.own(0, self.players)

    @cached_property
    def queue(self) -> Ints:
        """How many further priests are waiting."""
        return self.own(self.players, 1)[:, 0]

    @classmethod
    def own_action(cls, action: Action) -> int:
        """Return the number of an action that shows a side, flips a tile or keeps a priest."""
        if isinstance(action, ShowSide):
            return SHOW + (action.side in BUILDINGS)  # in the bag, the person is up
        return TURN_OVER + PRIESTS_TILES.codes[action.tile] if isinstance(action, Flip) else KEEP

    @classmethod
    def own_columns(cls, at: Position) -> list[int]:
        return [*at.ankhs, len(at.queue)]
