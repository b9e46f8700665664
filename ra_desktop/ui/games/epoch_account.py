"""The scoring of an epoch as it is shown: points with reasons by row and seat, and what becomes of the tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ra_desktop.app.models.score import FAME, FLOOR, TOTAL, Cell, Explanation, Row
from ra_desktop.engine import RULESETS, Ply, Position
from ra_desktop.engine import events as ev
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import arrow, points_text
from ra_desktop.ui.words.scoring import fame_text, total_text

from .record import ANKHS_WON
from .registry import explain

if TYPE_CHECKING:
    from collections.abc import Sequence


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
            why = explain(position, seat, code)
            return Cell(None, str(amount), why) if code == ANKHS_WON else Cell(amount, points_text(amount), why)

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
        """The rows that are worth showing: with an amount, or with tiles that were compared."""
        nothing = points_text(0)
        return tuple(row for row in self.rows if any(cell.text != nothing or cell.reason.tiles for cell in row.cells))

    def sheet(self, fame_shown: Sequence[bool]) -> list[Row]:
        """Return the rows of the score sheet: :attr:`rows`, the sum, what the floor gave back, and fame.

        `fame_shown` says by seat whether its fame lies face up.
        """
        totals, gains, fames = [], [], []
        for seat, (before, after) in enumerate(zip(self.event.fame_before, self.event.fame, strict=True)):
            total = self.total(seat)
            sum_of = Explanation(total_text(row.cells[seat].points or 0 for row in self.rows))
            totals.append(Cell(total, points_text(total), sum_of))
            if fame_shown[seat]:
                gain, why = after - before - total, Explanation(fame_text(before, total, after))
                gains.append(Cell(gain, points_text(gain), why))
                fames.append(Cell(None, arrow(before, after), why))
            else:
                gains.append(Cell(None, ""))
                fames.append(Cell(None, _tr("ScoreSheet", "face down", "Of fame")))
        floor = [Row(FLOOR, tuple(gains))] if any(cell.points for cell in gains) else []
        return [*self.rows, Row(TOTAL, tuple(totals)), *floor, Row(FAME, tuple(fames))]

    def total(self, seat: int) -> int:
        """Return the points of `seat` in the epoch."""
        return sum(self.event.points[seat].values())

    def fame_after(self, seat: int, rows: int) -> int:
        """Return the fame of `seat` when the first `rows` of :attr:`rows_shown` have been added; never below 0."""
        shown = sum(row.cells[seat].points or 0 for row in self.rows_shown[:rows])
        return max(0, self.event.fame_before[seat] + shown)


def _by_category(position: Position, tiles: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Return categories with their numbers of `tiles`, in the order of the tile set."""
    return tuple((name, count) for name, count in position.rules.tiles.by_category(tiles).items() if count)
