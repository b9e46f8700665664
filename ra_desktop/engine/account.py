"""What a lot would change at the whole table: the position with it and without it, scored and compared row by row.

Tuples by seat have an entry for every seat. Points are gains, so losses are negative.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .scoring import SUNS
from .tiles import suns_in

if TYPE_CHECKING:
    from .board import Board
    from .rules import Rules


@dataclass(frozen=True, slots=True)
class Tally:
    """Something that is counted for a row of the scoring table, as it stands in one position."""

    name: str
    """The tile, or ``kinds`` of tiles, ``tiles`` of the pyramid, plagues ``returned``, the total of the ``suns``."""
    amounts: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...] | None = None
    """What it scores, by seat; None if it does not score by itself, but together with the other tallies of the row."""


@dataclass(frozen=True, slots=True)
class TallyChange:
    """A tally without the lot and with it."""

    name: str
    """As in :attr:`Tally.name`."""
    before: tuple[int, ...]
    """By seat, if the winner does not get the lot."""
    after: tuple[int, ...]
    """By seat, if the winner gets it."""
    points: int | None
    """The points that the seat in question gains by this tally alone; None if it does not score by itself."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """What the lot changes for one seat in one row of the scoring table, and why."""

    row: str
    before: int
    """Points of the seat without the lot."""
    after: int
    """Points of the seat with the lot."""
    tallies: tuple[TallyChange, ...]
    """Everything that is counted for this row, changed or not; empty in games that do not tell."""

    @property
    def points(self) -> int:
        """The points gained."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class SeatChange:
    """What the lot changes for one seat."""

    seat: int
    rows: tuple[RowChange, ...]
    """Rows that score at the end of this epoch: those with other points and, for the winner, with other counts."""
    later: tuple[RowChange, ...]
    """The same of rows that score only at the end of the game, as if it ended like this; empty in the last epoch."""
    fame_before: int
    """Fame of the seat after this epoch without the lot; never below 0 (docs/rules.md#fame-floor)."""
    fame_after: int
    """Fame of the seat after this epoch with the lot; never below 0."""

    @property
    def points(self) -> int:
        """The points gained at the end of this epoch, before fame is kept from falling below 0."""
        return sum(row.points for row in self.rows)

    @property
    def points_later(self) -> int:
        """The further points gained at the end of the game, if everything stayed as it is."""
        return sum(row.points for row in self.later)

    @property
    def changes_nothing(self) -> bool:
        """Whether no points change."""
        return not any(row.points for row in self.rows + self.later)


@dataclass(frozen=True, slots=True)
class Strike:
    """What one disaster of the lot takes from the winner."""

    disaster: str
    tiles: tuple[str, ...]
    """At most as many as it demands; those that the winner would best do without."""
    chosen: bool
    """Whether the winner may choose among several kinds."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What happens to the winner's tiles when the lot has been taken."""

    strikes: tuple[Strike, ...] = ()
    """In the order in which they are resolved."""
    flips: tuple[str, ...] = ()
    """The two-sided tiles that priests best turn over, by the names they have before."""


@dataclass(frozen=True, slots=True)
class LotAccount:
    """What changes at the whole table if one seat wins the lot, compared with nobody having it."""

    seat: int
    """The winner."""
    sun: int | None
    """The sun that wins; None if that is open. Then suns are not exchanged, and do not score otherwise."""
    effects: Effects
    suns: tuple[int, ...] | None
    """The suns that the winner then has, lowest first, for the next epoch or for the end; None if `sun` is."""
    changes: tuple[SeatChange, ...]
    """By seat."""

    @property
    def own(self) -> SeatChange:
        """What changes for the winner."""
        return self.changes[self.seat]


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
        """Those that score only later, at the end of the game."""
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
    found = []
    for row in rows:
        before, after = without.points(seat, row), with_lot.points(seat, row)
        tallies = tuple(
            _changed(one, other, seat)
            for one, other in zip(without.tallies.get(row, ()), with_lot.tallies.get(row, ()), strict=True)
        )
        if before != after or any(tally.before[seat] != tally.after[seat] for tally in tallies):
            found.append(RowChange(row, before, after, tallies))
    return tuple(found)


def _changed(before: Tally, after: Tally, seat: int) -> TallyChange:
    points = None
    if before.points is not None and after.points is not None:
        points = after.points[seat] - before.points[seat]
    return TallyChange(before.name, before.amounts, after.amounts, points)
