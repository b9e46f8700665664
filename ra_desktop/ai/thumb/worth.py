"""What suns and time are worth to a seat, in fame, by rules of thumb; :mod:`.ra` and :mod:`.priests` add the tiles.

The scoring tables are the engine's; what is added here is expectation. A seat can expect to win some more lots, and so
some more tiles of each kind; where points depend on what comes, they are averaged over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.engine.scoring import HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL
from ra_desktop.engine.suns import suns_in
from ra_desktop.engine.tiles import EMPTY, RA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.actions import Action
    from ra_desktop.engine.position import Position


@dataclass(frozen=True, slots=True)
class Tuning:
    """The numbers in the rules of thumb. Fame where nothing else is said."""

    tiles_per_lot: float = 3.9
    """Tiles in a lot, on average."""
    lots_per_ra: float = 1.4
    """Lots that are won for every Ra tile that is still to come: some auctions are invoked, in some nobody bids."""
    pickiness: float = 0.7
    """Share of the tiles to come that a seat counts on: lots bring what comes, not what is missing."""
    god: float = 1.0
    """What a god may bring beyond its points while its owner has turns to come."""
    spare_civilization: float = 0.3
    """A second tile of a civilization kind, for the case of unrest."""
    pharaoh_spread: float = 0.6
    """How uncertain it is who ends with most and fewest pharaohs: the part that is always there, in pharaohs."""
    later: float = 0.95
    """What a point that an epoch to come may bring counts beside one of this epoch."""
    sun_low: float = 2.7
    """What the lowest face-up sun on the table can still bring in this epoch, if there is a lot for it."""
    sun_high: float = 7.0
    """The same for the highest one."""
    sun_urgency: float = 0.8
    """How fast suns lose their worth when fewer lots are to come than there are suns; an exponent."""
    sun_later: float = 4.5
    """What the highest sun in the game brings in an epoch to come beyond the lowest."""
    sun_total_spread: float = 2.1
    """How uncertain it is who ends with the highest and the lowest total of suns, for each lot to come; in numbers."""
    envy: float = 0.65
    """What a gain of the others counts beside one's own, divided among them."""
    opponent_noise: float = 1.6
    """How little is known of what others bid: the spread of what a lot seems worth to them."""
    growth: float = 2.1
    """What drawing a tile is worth besides the tile, while the auction track is empty and suns are still of use."""
    haste: float = 0.8
    """What invoking must bring beyond drawing."""
    thrift: float = 0.4
    """What a bid must bring beyond what passing does."""
    god_thrift: float = 0.3
    """What spending a god must bring beyond anything else."""


def soft_step(x: float) -> float:
    """From 0 to 1, one half at 0: the chance that something which leads by `x` spreads stays ahead."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


class Choice(NamedTuple):
    """An action and what it brings, in fame."""

    action: Action
    value: float


class Worth:
    """What suns, time and tiles are worth in one position; tiles are each game's own. All is public."""

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
        left = len(at.bag)
        ras = counts[RA]
        others = max(1, left - ras)
        self.share = [0.0, *(count / others for count in counts[1:])]
        """The chance of each tile to be the next that is no Ra."""
        self.ra_chance = ras / left if left else 1.0
        """The chance that the next tile is a Ra."""
        self.next_ra_ends = at.ra_count + 1 >= at.ra_limit
        self.draws = (at.ra_limit - at.ra_count) * (left + 1) / (ras + 1)
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
        """Each sun's place among all in the game: 0 for the lowest, 1 for the highest."""
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
        """Lots that will be won in this epoch, by anybody."""
        self.use = (self.lots_left / self._face_up) if self._face_up else 0.0
        """The chance that a face-up sun will still win a lot."""
        all_suns = sum(up.bit_count() + down.bit_count() for up, down in zip(at.up, at.down, strict=True))
        self.lots_per_epoch = min(float(all_suns), tuning.lots_per_ra * (at.ra_limit - 1))
        self.tiles_per_epoch = self.lots_per_epoch * tuning.tiles_per_lot / at.players
        """Tiles that a seat wins in a whole epoch."""

    # --- tiles ----------------------------------------------------------------------------------------

    def counted(self, codes: Sequence[int]) -> list[int]:
        """Tiles, or an auction track, counted by code."""
        counts = [0] * len(self.at.rules.tiles.names)
        for code in codes:
            if code != EMPTY:
                counts[code] += 1
        return counts

    def lot(self, seat: int, lot: Sequence[int], *, suns_spent: int = 1) -> float:
        """What the tiles `lot`, counted by code, would bring `seat`, with all that follows. Hook.

        `suns_spent`: how many suns fewer it then has to win what is missing.
        """
        raise NotImplementedError

    def weigh_choices(self, legal: list[Action]) -> list[Choice]:
        """What each of the `legal` actions brings in a phase that only this game has. Hook."""
        raise NotImplementedError

    def weigh_extras(self, legal: list[Action], lot: list[int]) -> list[Choice]:
        """What the actions bring that only this game has on a turn; `lot` is what lies on the track. Hook."""
        return []

    # --- suns -----------------------------------------------------------------------------------------

    def sun_now(self, sun: int) -> float:
        """What the face-up `sun` may still win in this epoch."""
        tuning = self.tuning
        standing = self._standing[sun]
        lot = tuning.sun_low + (tuning.sun_high - tuning.sun_low) * standing
        use: float = self.use ** (tuning.sun_urgency * (1.5 - standing))
        return lot * use

    def exchange(self, seat: int, sun: int) -> float:
        """What `seat` gains beyond this epoch by giving `sun` for the one in the centre; below 0 if it loses."""
        at, tuning = self.at, self.tuning
        centre = at.centre_sun
        gain = tuning.sun_later * self.epochs_left * (self.strength[centre] - self.strength[sun])
        total = self._totals[seat]
        return gain + self._sun_points(seat, total + centre - sun) - self._sun_points(seat, total)

    def _sun_points(self, seat: int, total: int) -> float:
        """Points for the highest and the lowest total of suns in the end."""
        others = [other for place, other in enumerate(self._totals) if place != seat]
        if not others:
            return 0.0
        lots = self.lots_left + self.epochs_left * self.lots_per_epoch
        spread = 0.5 + self.tuning.sun_total_spread * sqrt(lots)
        highest = soft_step(1.7 * (total - max(others)) / spread)
        lowest = soft_step(1.7 * (min(others) - total) / spread)
        return HIGHEST_SUN_TOTAL * highest + LOWEST_SUN_TOTAL * lowest

    def unused(self, seat: int) -> float:
        """What `seat` loses if the epoch ends before its face-up suns win anything more."""
        suns = sum(self.sun_now(sun) for sun in suns_in(self.at.up[seat]))
        return suns * (1.0 if self.use else 0.0)
