"""The value of suns and time to a seat, in fame, by rules of thumb; :mod:`.ra` and :mod:`.priests` add the tiles.

The scoring tables are the engine's; this adds expectation. A seat can expect to win some more lots, and so some more
tiles of each kind; points that depend on tiles to come are averaged over these.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.engine.scoring import HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL
from ra_desktop.engine.tiles import EMPTY, RA, suns_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.actions import Action
    from ra_desktop.engine.position import Position


@dataclass(frozen=True, slots=True)
class Tuning:
    """The parameters of the rules of thumb, in fame unless stated otherwise."""

    tiles_per_lot: float = 3.9
    """Tiles in a lot, on average."""
    lots_per_ra: float = 1.4
    """Lots won for every Ra tile still to come: some auctions are invoked, and in some no one bids."""
    pickiness: float = 0.7
    """Share of the tiles to come that a seat can use: lots bring what comes, not what is missing."""
    god: float = 1.0
    """The value of a god beyond its points while its owner has turns to come."""
    spare_civilization: float = 0.3
    """The value of a second tile of a civilization kind, as insurance against unrest."""
    pharaoh_spread: float = 0.6
    """The constant part of the uncertainty about who has most and fewest pharaohs, in pharaohs."""
    later: float = 0.95
    """The value of a point expected in a later epoch, relative to one in this epoch."""
    sun_low: float = 2.7
    """The value of the lowest face-up sun on the table in this epoch, if there is a lot for it."""
    sun_high: float = 7.0
    """The value of the highest face-up sun on the table in this epoch, if there is a lot for it."""
    sun_urgency: float = 0.8
    """How fast suns lose value when fewer lots than suns are left; an exponent."""
    sun_later: float = 4.5
    """The value of the highest sun in the game in a later epoch, relative to the lowest."""
    sun_total_spread: float = 2.1
    """The uncertainty about who ends with the highest and the lowest sun total, for each lot to come; in numbers."""
    envy: float = 0.65
    """The weight of the others' gain, averaged over them, relative to one's own."""
    opponent_noise: float = 1.6
    """The uncertainty about the others' bids: the spread of a lot's value to them."""
    growth: float = 2.1
    """The extra value of drawing while the auction track is empty and suns are still useful."""
    haste: float = 0.8
    """How much better than drawing invoking must be."""
    thrift: float = 0.4
    """How much better than passing a bid must be."""
    god_thrift: float = 0.3
    """Fame by which spending a god must be better than any other action."""


def soft_step(x: float) -> float:
    """Return a smooth step from 0 to 1, one half at 0: the chance that a lead of `x` spreads holds."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class Choice(NamedTuple):
    """An action and its value, in fame."""

    action: Action
    value: float


class Worth:
    """The value of suns, time and tiles in one position, from public facts; each game adds its tiles."""

    def __init__(self, at: Position, tuning: Tuning) -> None:
        self.at = at
        self.tuning = tuning
        self._count_bag()
        self._count_suns()
        self._count_lots()
        self._totals = [sum(suns_in(up | down)) for up, down in zip(at.up, at.down, strict=True)]

    # --- what is to come ------------------------------------------------------------------------------

    def _count_bag(self) -> None:
        at = self.at
        counts = [0] * len(at.rules.tiles.names)
        for code in at.bag:
            counts[code] += 1
        in_bag = len(at.bag)
        ras = counts[RA]
        others = max(1, in_bag - ras)
        self.share = [0.0, *(count / others for count in counts[1:])]
        """The chance of each tile to be the next one that is not a Ra tile."""
        self.ra_chance = ras / in_bag if in_bag else 1.0
        """The chance that the next tile is a Ra tile."""
        self.next_ra_ends = at.ra_count + 1 >= at.ra_limit
        self.draws = (at.ra_limit - at.ra_count) * (in_bag + 1) / (ras + 1)
        """Draws until the Ra track is full, on average."""

    def _count_suns(self) -> None:
        at = self.at
        every = 1 << at.centre_sun
        face_up = 0
        for up, down in zip(at.up, at.down, strict=True):
            every |= up | down
            face_up |= up
        ranked = suns_in(every)
        top = max(1, len(ranked) - 1)
        self.strength = {sun: rank / top for rank, sun in enumerate(ranked)}
        """Each sun's rank among all in the game: 0 for the lowest, 1 for the highest."""
        ranked = suns_in(face_up)
        top = max(1, len(ranked) - 1)
        self._standing = {sun: rank / top for rank, sun in enumerate(ranked)}
        self._face_up = len(ranked)

    def _count_lots(self) -> None:
        at, tuning = self.at, self.tuning
        self.epochs_left = at.epochs - at.epoch
        by_draws = max(0.0, self.draws * (1.0 - self.ra_chance) / tuning.tiles_per_lot)
        by_ras = tuning.lots_per_ra * (at.ra_limit - at.ra_count - 1) + 0.5
        self.lots_left = min(float(self._face_up), (by_draws + by_ras) / 2)
        """Expected number of lots won in this epoch, by anyone."""
        self.use = (self.lots_left / self._face_up) if self._face_up else 0.0
        """The chance that a face-up sun will still win a lot."""
        all_suns = sum(up.bit_count() + down.bit_count() for up, down in zip(at.up, at.down, strict=True))
        self.lots_per_epoch = min(float(all_suns), tuning.lots_per_ra * (at.ra_limit - 1))
        self.tiles_per_epoch = self.lots_per_epoch * tuning.tiles_per_lot / at.players
        """Expected number of tiles that a seat wins in a whole epoch."""

    # --- tiles ----------------------------------------------------------------------------------------

    def counted(self, codes: Sequence[int]) -> list[int]:
        """Return tiles, or an auction track, counted by code."""
        counts = [0] * len(self.at.rules.tiles.names)
        for code in codes:
            if code != EMPTY:
                counts[code] += 1
        return counts

    def lot(self, seat: int, lot: Sequence[int], *, suns_spent: int = 1) -> float:
        """Return what the tiles `lot`, counted by code, would bring `seat`, with all effects. Hook.

        `suns_spent`: the number of suns spent to win the lot.
        """
        raise NotImplementedError

    def weigh_choices(self, legal: list[Action]) -> list[Choice]:
        """Return the value of each of the `legal` actions in a phase that only this game has. Hook."""
        raise NotImplementedError

    def weigh_extras(self, legal: list[Action], lot: list[int]) -> list[Choice]:
        """Return the value of the actions that only this game has on a turn; `lot` is on the track. Hook."""
        return []

    # --- suns -----------------------------------------------------------------------------------------

    def sun_now(self, sun: int) -> float:
        """Return the value of the face-up `sun` in this epoch."""
        tuning = self.tuning
        standing = self._standing[sun]
        lot = tuning.sun_low + (tuning.sun_high - tuning.sun_low) * standing
        use: float = self.use ** (tuning.sun_urgency * (1.5 - standing))
        return lot * use

    def exchange(self, seat: int, sun: int) -> float:
        """Return what `seat` gains after this epoch by exchanging `sun` for the one in the centre."""
        at, tuning = self.at, self.tuning
        centre = at.centre_sun
        gain = tuning.sun_later * self.epochs_left * (self.strength[centre] - self.strength[sun])
        total = self._totals[seat]
        return gain + self._sun_points(seat, total + centre - sun) - self._sun_points(seat, total)

    def _sun_points(self, seat: int, total: int) -> float:
        """Return expected points for the highest and the lowest sun total in the end."""
        others = [other for place, other in enumerate(self._totals) if place != seat]
        if not others:
            return 0.0
        lots = self.lots_left + self.epochs_left * self.lots_per_epoch
        spread = 0.5 + self.tuning.sun_total_spread * sqrt(lots)
        highest = soft_step(1.7 * (total - max(others)) / spread)
        lowest = soft_step(1.7 * (min(others) - total) / spread)
        return HIGHEST_SUN_TOTAL * highest + LOWEST_SUN_TOTAL * lowest

    def unused(self, seat: int) -> float:
        """Return what `seat` loses if the epoch ends before its face-up suns win anything more."""
        suns = sum(self.sun_now(sun) for sun in suns_in(self.at.up[seat]))
        return suns * (1.0 if self.use else 0.0)
