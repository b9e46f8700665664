"""What the networks see of a position: one row of numbers for each position and seat that looks at it.

A position is looked at after one's own action, with the chance of a draw still open. First come facts about the
table, then a block for each player, clockwise from the seat that looks. Three of the facts about each player are
worth most: the points they would score if the epoch ended now, a rule of thumb for what their tiles are worth in the
end, and both again with the lot on the auction track added. Everything is public: counts of the bag, not its order.

All numbers are scaled to about -1 to 1. What both games share is in :mod:`.shared_features`, the rest in
:mod:`.ra_features` and :mod:`.priests_features`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import priests_features, ra_features
from .priests_tables import PriestsTables
from .ra_features import GLOBALS, PER_PLAYER
from .ra_features import VERSION as FEATURE_VERSION
from .shared_features import Floats

if TYPE_CHECKING:
    from .shared_tables import Ints, Rows, Tables

__all__ = ["FEATURE_VERSION", "GLOBALS", "LAYOUTS", "PER_PLAYER", "Floats", "Layout", "feature_count", "features"]


class Layout(NamedTuple):
    """How many numbers describe a position of a game."""

    version: int
    """Changes with every change of what they mean."""
    table: int
    """Of the table."""
    player: int
    """Of each player."""


LAYOUTS: Final = {
    "ra": Layout(FEATURE_VERSION, GLOBALS, PER_PLAYER),
    "priests": Layout(priests_features.VERSION, priests_features.GLOBALS, priests_features.PER_PLAYER),
}
"""By :attr:`~.shared_tables.Tables.game`."""


def feature_count(players: int, game: str = "ra") -> int:
    """How many numbers describe a position with so many players."""
    layout = LAYOUTS[game]
    return layout.table + layout.player * players


def features(at: Tables, seats: Rows | Ints) -> Floats:
    """Every row of *at* as ``seats[row]`` sees it: an array of ``feature_count(players)`` rows, a column for each."""
    if isinstance(at, PriestsTables):
        return priests_features.features(at, seats)
    return ra_features.features(at, seats)
