"""The features of positions: one row of numbers for each position and seat that views it.

A position is viewed after the seat's own action, with the result of a draw still open. First come facts about the
table, then a block for each player, clockwise from the viewing seat. Three of the facts about each player matter most:
the points they would score if the epoch ended now, an estimate of the final value of their tiles, and both again with
the lot on the auction track added. Everything is public: counts of the bag, not its order.

All numbers are scaled to about -1 to 1. :mod:`.shared` has what all games share; each game has a module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ai.registry import ai_for

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows

    from .shared import Floats, Layout


def layout_of(game: str) -> Layout:
    """Return the number of features of that `game`; ``KeyError`` if the bots do not know it."""
    return ai_for(game).neural().layout


def feature_count(players: int, game: str = "ra") -> int:
    """Return the number of features for that many `players` of `game`."""
    layout = layout_of(game)
    return layout.table + layout.player * players


def features(at: BatchState, seats: Rows | Ints) -> Floats:
    """Return the features of every row of `at` for ``seats[row]``: an array with ``feature_count(players)`` rows."""
    return ai_for(at.game).neural().features(at, seats)
