"""Many positions at once, as rows of one array: what the search and the training think with.

The engine is the authority on the rules and plays every real game. Here the same rules are written for whole
columns of positions, so that a thousand imagined games cost little more than one; tests/ai/test_tables.py plays
both side by side and compares every position. Two things are simpler than in the engine: the auction track is a
count of each tile, since the order on it decides nothing, and a draw is a phase of its own, *about to draw*, until
:meth:`Tables.resolve_draws` is told the tile.

Suns are numbered 1 to :data:`MOST_SUNS` by their rank among the suns in play, which is their number in every
printed set.

This module gives the names that both games have; what only one has is in :mod:`.ra_tables` and :mod:`.priests_tables`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import priests_tables, ra_tables  # noqa: F401 - so that Tables.of knows both games
from .shared_tables import (
    AUCTION,
    BID,
    DISCARD,
    DRAW,
    DRAWING,
    DRAWN,
    FLIP,
    FULL,
    GODS,
    INVOKE,
    INVOKED,
    LAST_EPOCH,
    MOST_SUNS,
    NO_AUCTION,
    NOBODY,
    NONE,
    OVER,
    PASS,
    SIDE,
    SUN_TOTALS,
    SUNS_IN,
    TRACK_SPACES,
    TURN,
    Bools,
    Ints,
    Rows,
    SunRanks,
    Tables,
    game_of,
    suns_in_play,
)

if TYPE_CHECKING:
    from ra_desktop.engine.position import Position

__all__ = [
    "AUCTION",
    "BID",
    "DISCARD",
    "DRAW",
    "DRAWING",
    "DRAWN",
    "FLIP",
    "FULL",
    "GODS",
    "INVOKE",
    "INVOKED",
    "LAST_EPOCH",
    "MOST_SUNS",
    "NOBODY",
    "NONE",
    "NO_AUCTION",
    "OVER",
    "PASS",
    "SIDE",
    "SUNS_IN",
    "SUN_TOTALS",
    "TRACK_SPACES",
    "TURN",
    "Bools",
    "Ints",
    "Rows",
    "SunRanks",
    "Tables",
    "game_of",
    "unsupported",
]


def unsupported(at: Position) -> str:
    """Why *at* cannot be turned into a row, or nothing."""
    if len(suns_in_play(at)) > MOST_SUNS:
        return f"more than {MOST_SUNS} suns"
    return ""
