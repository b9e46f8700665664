"""How every seat stands in each row of the scoring table, and what a lot would change: compared row by row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .account import Effects, LotAccount, RowChange, SeatChange, Tally, TallyChange
from .scoring import SUNS
from .tiles import suns_in

if TYPE_CHECKING:
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
    rows = []
    for row in rules.rows:
        is_final = row in rules.final_rows
        scored = tuple(seat[row] for seat in (final if is_final else points))
        is_open = row == SUNS and is_final and not is_last
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
    without, with_lot = _Scored(rules, at), _Scored(rules, won)
    changes = tuple(
        SeatChange(
            seat=other,
            rows=_compared(without, with_lot, other, without.rows),
            later=_compared(without, with_lot, other, without.later_rows),
            fame_before=without.fame(other),
            fame_after=with_lot.fame(other),
        )
        for other in range(at.players)
    )
    suns = None if sun is None else suns_in(won.up[seat] | won.down[seat])
    return LotAccount(seat, sun, effects, suns, changes)


def lot_gains(rules: Rules, at: Board) -> tuple[int, ...]:
    """Return by seat the points at the end of this epoch that :func:`lot_account` tells of a winner without a sun."""
    now, gains = rules.score(at), []
    for seat in range(at.players):
        won = at.scratch()
        _win(rules, won, seat, None)
        gains.append(sum(rules.score(won)[seat].values()) - sum(now[seat].values()))
    return tuple(gains)


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


class _Scored:
    """A position with its scores, if this epoch ended now and if the game did."""

    def __init__(self, rules: Rules, at: Board) -> None:
        self._at = at
        self.tallies = rules.tallies(at)
        self._points = rules.score(at)
        last = at.epoch == rules.epochs
        self.rows = [row for row in rules.rows if last or row not in rules.final_rows]
        """The rows that score at the end of this epoch."""
        # Suns change hands until the last epoch, so nothing can be said of them earlier.
        self.later_rows = [row for row in rules.rows if row not in self.rows and row != SUNS]
        """The rows that score only later, at the end of the game."""
        self._points_later = self._points
        if not last:
            end = at.scratch()
            end.epoch = rules.epochs
            self._points_later = rules.score(end)

    def points(self, seat: int, row: str) -> int:
        """Return what `row` scores, now or later."""
        return (self._points if row in self.rows else self._points_later)[seat][row]

    def fame(self, seat: int) -> int:
        """Return the fame after this epoch (docs/rules.md#fame-floor)."""
        return max(0, self._at.fame[seat] + sum(self._points[seat].values()))


def _compared(without: _Scored, with_lot: _Scored, seat: int, rows: list[str]) -> tuple[RowChange, ...]:
    """Return those of `rows` in which points of `seat` change, or its counts."""
    changed = []
    for row in rows:
        before, after = without.points(seat, row), with_lot.points(seat, row)
        tallies = tuple(
            _changed(one, other, seat)
            for one, other in zip(without.tallies.get(row, ()), with_lot.tallies.get(row, ()), strict=True)
        )
        if before != after or any(tally.before[seat] != tally.after[seat] for tally in tallies):
            changed.append(RowChange(row, before, after, tallies))
    return tuple(changed)


def _changed(before: Tally, after: Tally, seat: int) -> TallyChange:
    points = None
    if before.points is not None and after.points is not None:
        points = after.points[seat] - before.points[seat]
    return TallyChange(before.name, before.amounts, after.amounts, points)
