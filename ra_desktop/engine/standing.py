"""How every seat stands in each row of the scoring table, and what a lot would change: compared row by row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .account import Effects, LotAccount, RowChange, SeatChange, Tally, TallyChange
from .scoring import SUNS
from .tiles import suns_in

if TYPE_CHECKING:
    from .board import Board, PointRows
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
    tallies, points, final = rules.tallies(at), rules.score(at), None
    if at.epoch != rules.epochs:
        end = at.scratch()
        end.epoch = rules.epochs
        final = rules.score(end)
    rows = []
    for row in rules.rows:
        is_final = row in rules.final_rows
        scored = tuple(seat[row] for seat in (final if final and is_final else points))
        is_open = row == SUNS and is_final and final is not None
        rows.append(RowStanding(row, is_final, tallies.get(row, ()), None if is_open else scored))
    return tuple(rows)


def lasting_tiles(rules: Rules, at: Board) -> frozenset[str]:
    """Return the names of the tiles that their owners keep when an epoch ends."""
    twin = at.scratch()
    twin.held[0] = [1] * len(rules.tiles.names)
    rules.discard_after_epoch(twin, None)
    return frozenset(rules.tiles.tally(twin.held[0]))


def lot_account(rules: Rules, at: Board, seat: int, sun: int | None) -> LotAccount:
    """Return what changes at the table of `at` if `seat` wins the lot on the track with `sun`.

    With None for `sun`, the suns stay where they are. Raises ``ValueError`` if `seat` cannot bid `sun`.
    """
    if sun is not None and not at.up[seat] >> sun & 1:
        raise ValueError(f"seat {seat} has no face-up sun {sun}")
    won = at.scratch()
    effects = _win(rules, won, seat, sun)
    now, later = [], []
    for without, with_lot in zip(standings(rules, at), standings(rules, won), strict=True):
        if at.epoch == rules.epochs or not without.is_final:
            now.append((without, with_lot))
        elif without.points is not None:
            later.append((without, with_lot))
    changes = tuple(
        SeatChange(
            seat=other,
            rows=_compared(now, other),
            later=_compared(later, other),
            fame_before=_fame(at, other, [without for without, _ in now]),
            fame_after=_fame(at, other, [with_lot for _, with_lot in now]),
        )
        for other in range(at.players)
    )
    suns = None if sun is None else suns_in(won.up[seat] | won.down[seat])
    return LotAccount(seat, sun, effects, suns, changes)


def lot_preview(rules: Rules, at: Board, seat: int) -> PointRows:
    """Return by row the points at the end of this epoch that :func:`lot_account` tells of a winner without a sun."""
    won = at.scratch()
    _win(rules, won, seat, None)
    return gained(rules.score(at)[seat], rules.score(won)[seat])


def gained(before: PointRows, after: PointRows) -> PointRows:
    """Return the differences in points by row, without rows that do not change."""
    return {row: after[row] - before[row] for row in after if after[row] != before[row]}


def _win(rules: Rules, at: Board, seat: int, sun: int | None) -> Effects:
    """Give `seat` the lot and, for `sun`, the centre sun, and resolve the effects of the lot; return these."""
    at.seat_to_act = seat
    at.phase = ""
    at.queue.clear()
    rules.take_lot(at, at.held[seat])
    at.track[:] = rules.no_tiles
    if sun is not None:
        at.up[seat] ^= 1 << sun
        at.down[seat] |= 1 << at.centre_sun
        at.centre_sun = sun
    return rules.settle_for_the_game(at)


def _fame(at: Board, seat: int, rows: list[RowStanding]) -> int:
    """Return the fame of `seat` after this epoch, whose `rows` score (docs/rules.md#fame-floor)."""
    return max(0, at.fame[seat] + sum(row.points[seat] for row in rows if row.points))


def _compared(rows: list[tuple[RowStanding, RowStanding]], seat: int) -> tuple[RowChange, ...]:
    """Return those of `rows`, without the lot and with it, in which points of `seat` change, or its counts."""
    changed = []
    for without, with_lot in rows:
        assert without.points is not None
        assert with_lot.points is not None
        before, after = without.points[seat], with_lot.points[seat]
        tallies = tuple(
            _changed(one, other, seat) for one, other in zip(without.tallies, with_lot.tallies, strict=True)
        )
        if before != after or any(tally.before[seat] != tally.after[seat] for tally in tallies):
            changed.append(RowChange(without.row, before, after, tallies))
    return tuple(changed)


def _changed(before: Tally, after: Tally, seat: int) -> TallyChange:
    points = None
    if before.points is not None and after.points is not None:
        points = after.points[seat] - before.points[seat]
    return TallyChange(before.name, before.amounts, after.amounts, points)
