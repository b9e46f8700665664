"""The scoring of an epoch as it is shown: points with reasons by row and seat, and what becomes of the tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ra_desktop.engine import RULESETS, Ply, Position
from ra_desktop.engine import events as ev
from ra_desktop.ui.words.fill import points_text

from .record import ANKHS_WON, Explanation
from .registry import explain


@dataclass(frozen=True, slots=True)
class Cell:
    """The points of one seat in one row."""

    amount: int
    """Points; in the row of ankhs won, ankhs."""
    text: str
    """The amount as it is written."""
    reason: Explanation


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the scoring table, with a cell for each seat."""

    code: str
    cells: tuple[Cell, ...]

    @property
    def scores(self) -> bool:
        """Whether the amounts are points, and not ankhs."""
        return self.code != ANKHS_WON

    @property
    def is_told(self) -> bool:
        """Whether the row is worth showing: it has an amount, or tiles that were compared."""
        return any(cell.amount or cell.reason.tiles for cell in self.cells)


@dataclass(frozen=True, slots=True)
class EpochAccount:
    """The whole scoring of one epoch."""

    event: ev.EpochScored
    ended: ev.EndReason
    rows: tuple[Row, ...]
    leaving: tuple[tuple[str, int], ...]
    """The tiles of all seats that leave the table: categories and counts."""
    staying: tuple[tuple[str, int], ...]

    @classmethod
    def of(cls, position: Position, ply: Ply) -> EpochAccount:
        """Return the account of the epoch that `ply` ended; `position` is the table as it was scored."""
        event = next(one for one in ply.events if isinstance(one, ev.EpochScored))
        ended = next(one.reason for one in ply.events if isinstance(one, ev.EpochEnded))
        late = RULESETS[position.ruleset].final_rows
        seats = range(position.players)

        def cell(seat: int, code: str, amount: int) -> Cell:
            text = str(amount) if code == ANKHS_WON else points_text(amount)
            return Cell(amount, text, explain(position, seat, code))

        rows = [
            Row(code, tuple(cell(seat, code, points[code]) for seat, points in enumerate(event.points)))
            for code in event.points[0]
            if event.is_last or code not in late
        ]
        won = {one.seat: one.ankhs for one in ply.events if isinstance(one, ev.AnkhsWon)}
        if won and not event.is_last:
            rows.append(Row(ANKHS_WON, tuple(cell(seat, ANKHS_WON, won.get(seat, 0)) for seat in seats)))
        held: Counter[str] = Counter()
        leaving: Counter[str] = Counter()
        for seat in seats:
            held.update(position.display(seat))
            leaving.update(position.leaving(seat))
        return cls(event, ended, tuple(rows), _by_category(position, leaving), _by_category(position, held - leaving))

    @property
    def rows_shown(self) -> tuple[Row, ...]:
        """The rows that are worth showing."""
        return tuple(row for row in self.rows if row.is_told)

    def total(self, seat: int) -> int:
        """Return the points of `seat` in the epoch."""
        return sum(self.event.points[seat].values())

    @property
    def floor_gains(self) -> list[int]:
        """By seat, how much is given back because fame is not below 0."""
        seats = enumerate(zip(self.event.fame_before, self.event.fame, strict=True))
        return [after - before - self.total(seat) for seat, (before, after) in seats]

    def fame_after(self, seat: int, rows: int) -> int:
        """Return the fame of `seat` when the first `rows` of :attr:`rows_shown` have been added; never below 0."""
        shown = sum(row.cells[seat].amount for row in self.rows_shown[:rows] if row.scores)
        return max(0, self.event.fame_before[seat] + shown)


def _by_category(position: Position, tiles: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Return categories with their numbers of `tiles`, in the order of the tile set."""
    known = position.rules.tiles
    counts: Counter[str] = Counter()
    for tile, count in tiles.items():
        counts[known.category_of(tile)] += count
    return tuple((category.name, counts[category.name]) for category in known.categories if counts[category.name])
