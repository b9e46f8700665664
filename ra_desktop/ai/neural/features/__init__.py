"""What the networks see of a position: one row of numbers for each position and seat that looks at it.

A position is looked at after one's own action, with the chance of a draw still open. First come facts about the
table, then a block for each player, clockwise from the seat that looks. Three of the facts about each player are
worth most: the points they would score if the epoch ended now, a rule of thumb for what their tiles are worth in the
end, and both again with the lot on the auction track added. Everything is public: counts of the bag, not its order.

All numbers are scaled to about -1 to 1. What all games share is in :mod:`.shared`, the rest in a module for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ai.registry import ai_for

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows

    from .shared import Floats, Layout


def layout_of(game: str) -> Layout:
    """How many numbers describe a position of that `game`; ``KeyError`` if the bots do not know it."""
    return ai_for(game).neural().layout


def feature_count(players: int, game: str = "ra") -> int:
    """How many numbers describe a position with so many players."""
    layout = layout_of(game)
    return layout.table + layout.player * players


def features(at: BatchState, seats: Rows | Ints) -> Floats:
    """Every row of `at` as ``seats[row]`` sees it: an array of ``feature_count(players)`` rows, a column for each."""
    return ai_for(at.game).neural().features(at, seats)
