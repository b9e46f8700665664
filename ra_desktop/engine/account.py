"""What a lot would change at the whole table: the values of which the answer to :meth:`.Position.lot_account` is made.

Tuples by seat have an entry for every seat. Points are gains, so losses are negative.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tally:
    """Something counted for one row of the scoring table in one position."""

    name: str
    """The tile, or ``kinds`` of tiles, ``tiles`` of the pyramid, plagues ``returned``, the total of the ``suns``."""
    amounts: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...] | None = None
    """The points by seat; None if the tally scores only together with the others of its row."""


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
    """Changes in rows that score only at the end of the game, as if it ended now; empty in the final epoch."""
    fame_before: int
    """Fame of the seat after this epoch without the lot; never below 0 (docs/rules.md#fame-floor)."""
    fame_after: int
    """Fame of the seat after this epoch with the lot; never below 0."""

    @property
    def points(self) -> int:
        """The points gained at the end of this epoch, before the fame floor (docs/rules.md#fame-floor)."""
        return sum(row.points for row in self.rows)

    @property
    def points_later(self) -> int:
        """The further points gained at the end of the game, if everything stayed as it is."""
        return sum(row.points for row in self.later)


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
    """What changes at the whole table if one seat wins the lot, compared with no one winning it."""

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


@dataclass(frozen=True, slots=True)
class DecidingLot:
    """The lot that decided a game (:meth:`.Game.deciding_lot`)."""

    seat: int
    """Who won it."""
    epoch: int
    """1 for the first."""
    tiles: tuple[str, ...]
    points: int
    """The points that the lot was worth to `seat`, now and later, as :class:`LotAccount` counts them."""
