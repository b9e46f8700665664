"""The features of positions: one row of numbers for each position and seat that views it.

A position is viewed after the seat's own action, with the result of a draw still open. First come facts about the
table, then, of each fact about a player, a number for each player, clockwise from the viewing seat. Three of these
facts matter most: the points they would score if the epoch ended now, an estimate of the final value of their tiles,
and both again with the lot on the auction track added. Everything is public: counts of the bag, not its order. All
numbers are scaled to about -1 to 1.

They are calculated in C (``compiled/*_features.c``); ``packaging/lab/features.py`` says the same to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.ai.registry import ai_for

from .compiled import calls

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Floats, Ints, Rows


class Layout(NamedTuple):
    """The number of features of a game's positions."""

    version: int
    """Must change whenever their meaning changes."""
    table: int
    """Features of the table."""
    player: int
    """Features of each player."""


def layout_of(game: str) -> Layout:
    """Return the number of features of that `game`; ``KeyError`` if the bots do not know it."""
    return Layout(*calls.layout(ai_for(game).batch().number))


def feature_count(players: int, game: str = "ra") -> int:
    """Return the number of features for that many `players` of `game`."""
    layout = layout_of(game)
    return layout.table + layout.player * players


def features(at: BatchState, seats: Rows | Ints) -> Floats:
    """Return the features of every row of `at` for ``seats[row]``: an array with ``feature_count(players)`` rows."""
    return calls.features(at, seats).T
