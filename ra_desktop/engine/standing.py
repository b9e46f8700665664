"""How every seat stands in each row of the scoring table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .scoring import SUNS

if TYPE_CHECKING:
    from .account import Tally
    from .board import Board
    from .rules import Rules


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
