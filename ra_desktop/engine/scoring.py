"""Scoring that all games share: suns, and points for the most or fewest of something. Lists are by seat.

The rest of each scoring table is in the packages of the games, a function for each row, from counts alone.
:func:`standings` tells how every seat stands in each row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .account import Tally
    from .board import Board
    from .rules import Rules


SUNS: Final = "suns"
"""The row of the suns, in every game."""
HIGHEST_SUN_TOTAL: Final = 5
LOWEST_SUN_TOTAL: Final = -5


def most_and_fewest(amounts: list[int], most: int, fewest: int) -> list[int]:
    """Return `most` for all seats with the highest amount, `fewest` for all with the lowest, 0 if all are equal."""
    top = max(amounts)
    bottom = min(amounts)
    if top == bottom:
        return [0] * len(amounts)
    return [most if n == top else fewest if n == bottom else 0 for n in amounts]


Standing = Literal["most", "tied-most", "between", "tied-fewest", "fewest", "equal"]
"""How an amount compares with those of all seats; ``equal`` if all have the same."""


def standing(amounts: Sequence[int], seat: int) -> Standing:
    """Return how the amount of `seat` compares with those of all seats."""
    mine = amounts[seat]
    tied = amounts.count(mine) > 1
    if min(amounts) == max(amounts):
        return "equal"
    if mine == max(amounts):
        return "tied-most" if tied else "most"
    if mine == min(amounts):
        return "tied-fewest" if tied else "fewest"
    return "between"


def sun_points(totals: list[int]) -> list[int]:
    """Highest total of suns +5, lowest -5, last epoch only (docs/rules.md#score-suns)."""
    return most_and_fewest(totals, HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)


@dataclass(frozen=True, slots=True)
class RowStanding:
    """One row of the scoring table, with what is counted for it."""

    row: str
    is_final: bool
    """Whether it scores only at the end of the last epoch."""
    tallies: tuple[Tally, ...]
    """Everything that is counted for it; empty in games that do not tell."""
    points: tuple[int, ...] | None
    """What each seat would score if this epoch or, for a final row, the game ended now.

    None for suns before the last epoch, since they change hands until then.
    """


def standings(rules: Rules, at: Board) -> tuple[RowStanding, ...]:
    """Return how the seats stand in each row of the scoring table, in the order of the table."""
    tallies, points, final = rules.tallies(at), rules.score(at), rules.score(at)
    is_last = at.epoch == rules.epochs
    if not is_last:
        end = at.scratch()
        end.epoch = rules.epochs
        final = rules.score(end)
    found = []
    for row in rules.rows:
        is_final = row in rules.final_rows
        scored = tuple(seat[row] for seat in (final if is_final else points))
        is_open = row == SUNS and is_final and not is_last
        found.append(RowStanding(row, is_final, tallies.get(row, ()), None if is_open else scored))
    return tuple(found)


def lasting_tiles(rules: Rules, at: Board) -> frozenset[str]:
    """Return the names of the tiles that their owners keep when an epoch ends."""
    twin = at.scratch()
    twin.held[0] = [1] * len(rules.tiles.names)
    rules.discard_after_epoch(twin, None)
    return frozenset(rules.tiles.tally(twin.held[0]))
