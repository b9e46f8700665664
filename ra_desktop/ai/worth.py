"""What tiles and suns are worth to a seat, in fame: what they score now and what they are likely to bring yet.

The scoring table is the engine's (:mod:`ra_desktop.engine.scoring`); what is added here is expectation. A seat can
expect to win some more lots, and so some more tiles of each kind; where points depend on what comes (the missing
kinds of civilization, a flood for the niles, a third obelisk) they are averaged over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp, sqrt
from typing import TYPE_CHECKING, ClassVar, Final

from ra_desktop.engine.games.ra.scoring import CIVILIZATION_BY_KINDS, FEWEST_PHARAOHS, GOD_POINTS, GOLD_POINTS, MONUMENT_SET_BY_COPIES, MONUMENTS_BY_KINDS, MOST_PHARAOHS
from ra_desktop.engine.scoring import HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL
from ra_desktop.engine.suns import suns_in
from ra_desktop.engine.games.priests.tiles import PRIESTS_TILES
from ra_desktop.engine.games.ra.tiles import CIVILIZATION, DROUGHT, EARTHQUAKE, FLOOD, FUNERAL, GOD, GOLD, MONUMENTS, NILE, PHARAOH, RA_TILES, UNREST
from ra_desktop.engine.tiles import EMPTY, RA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.position import Position

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_TILES: Final = max(len(RA_TILES.names), len(PRIESTS_TILES.names))
_LOST_TO_A_DISASTER: Final = 2
_STEPS: Final = 50
"""Chances are rounded to this many steps, so that what depends on them is worked out once."""


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
    """How unsure it is who ends with most and fewest pharaohs: the part that is always there, in pharaohs."""
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
    """How unsure it is who ends with the highest and the lowest total of suns, for each lot to come; in numbers."""
    envy: float = 0.65
    """What a gain of the others counts beside one's own, divided among them."""
    doubt: float = 1.6
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
    """From 0 to 1, one half at 0: the chance that something which leads by *x* spreads stays ahead."""
    if x > 30.0:
        return 1.0
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0


@lru_cache(maxsize=512)
def _by_kinds(points: tuple[int, ...], chance: int) -> tuple[float, ...]:
    """Expected points by kinds held, if each missing kind comes with *chance* of :data:`_STEPS`."""
    p = chance / _STEPS
    most = len(points) - 1
    return tuple(
        sum(
            comb(most - kinds, more) * p**more * (1 - p) ** (most - kinds - more) * points[kinds + more]
            for more in range(most - kinds + 1)
        )
        for kinds in range(most + 1)
    )


@lru_cache(maxsize=512)
def _by_copies(steps: int) -> tuple[float, ...]:
    """Expected points of a set by copies held, if *steps* of :data:`_STEPS` more copies come on average."""
    mean = steps / _STEPS
    points = MONUMENT_SET_BY_COPIES
    most = len(points) - 1
    come = [exp(-mean) * mean**n / (1, 1, 2, 6, 24, 120)[n] for n in range(most + 1)]
    table = []
    for copies in range(most + 1):
        expected, rest = 0.0, 1.0
        for more in range(most - copies):
            expected += come[more] * points[copies + more]
            rest -= come[more]
        table.append(expected + rest * points[most])
    return tuple(table)


def _steps(x: float) -> int:
    return round(x * _STEPS)


class _Prospects:
    """What a seat may yet get, and the tables of expected points that follow."""

    __slots__ = ("civilization", "flood", "flood_later", "god", "kinds", "pharaoh_spread", "sets")

    def __init__(self, worth: Worth, lots: float) -> None:
        """*lots*: how many more the seat can expect to win in this epoch."""
        tuning = worth.tuning
        tiles = lots * tuning.tiles_per_lot * tuning.pickiness
        later = worth.tiles_per_epoch * worth.epochs_left * tuning.pickiness
        share = worth.share
        self.flood = 1.0 - exp(-tiles * share[FLOOD])
        self.flood_later = worth.epochs_left * tuning.later * (1.0 - exp(-worth.tiles_per_epoch * share[FLOOD]))
        per_kind = sum(share[_CIVILIZATION]) / len(CIVILIZATION)
        self.civilization = _by_kinds(CIVILIZATION_BY_KINDS, _steps(1.0 - exp(-tiles * per_kind)))
        per_kind = sum(share[_MONUMENTS]) / len(MONUMENTS)
        copies = (tiles + later) * per_kind
        self.kinds = _by_kinds(MONUMENTS_BY_KINDS, _steps(1.0 - exp(-copies)))
        self.sets = _by_copies(_steps(copies))
        self.god = GOD_POINTS + tuning.god * (1.0 - exp(-lots))
        self.pharaoh_spread = tuning.pharaoh_spread + sqrt(tiles * share[PHARAOH])


class Worth:
    """What tiles and suns are worth in one position. Depends on what is public alone."""

    game: ClassVar = "ra"
    """As in :mod:`.plans`."""

    def __init__(self, at: Position, tuning: Tuning) -> None:
        self.at = at
        self.tuning = tuning
        self._count_bag()
        self._count_suns()
        self._count_lots()
        self._ahead: dict[int, _Prospects] = {}
        self._totals = [sum(suns_in(up | down)) for up, down in zip(at.up, at.down, strict=True)]
        self._pharaohs = [mine[PHARAOH] for mine in at.held]

    # --- what is to come ------------------------------------------------------------------------------

    def _count_bag(self) -> None:
        at = self.at
        counts = [0] * _TILES
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

    def prospects(self, seat: int, *, suns_spent: int) -> _Prospects:
        """What *seat* may yet get with its face-up suns, less *suns_spent*."""
        suns = max(0, self.at.up[seat].bit_count() - suns_spent)
        known = self._ahead.get(suns)
        if known is None:
            known = self._ahead[suns] = _Prospects(self, suns * self.use)
        return known

    # --- tiles ----------------------------------------------------------------------------------------

    def lot(self, seat: int, lot: Sequence[int], *, suns_spent: int = 1) -> float:
        """What the tiles *lot*, counted by code, would bring *seat*, disasters carried out.

        *suns_spent*: how many suns fewer it then has to win what is missing.
        """
        mine = self.at.held[seat]
        ahead = self.prospects(seat, suns_spent=suns_spent)
        gain = GOLD_POINTS * lot[GOLD] + ahead.god * lot[GOD]
        if lot[NILE] or lot[FLOOD] or lot[DROUGHT]:
            gain += self._river_gain(mine, lot, ahead)
        if lot[PHARAOH] or lot[FUNERAL]:
            now = mine[PHARAOH]
            then = max(0, now + lot[PHARAOH] - _LOST_TO_A_DISASTER * lot[FUNERAL])
            gain += self._pharaoh(seat, then, ahead) - self._pharaoh(seat, now, ahead)
        if lot[UNREST] or any(lot[_CIVILIZATION]):
            gain += self._civilization_gain(mine, lot, ahead)
        if lot[EARTHQUAKE] or any(lot[_MONUMENTS]):
            gain += self._monument_gain(mine, lot, ahead)
        return gain

    def _river(self, floods: int, niles: int, ahead: _Prospects) -> float:
        this_epoch = float(floods + niles) if floods else niles * ahead.flood
        return this_epoch + niles * ahead.flood_later

    def _river_gain(self, mine: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        floods, niles = mine[FLOOD] + lot[FLOOD], mine[NILE] + lot[NILE]
        for _ in range(lot[DROUGHT]):
            dried = min(floods, _LOST_TO_A_DISASTER)
            floods -= dried
            niles = max(0, niles - (_LOST_TO_A_DISASTER - dried))
        return self._river(floods, niles, ahead) - self._river(mine[FLOOD], mine[NILE], ahead)

    def _pharaoh(self, seat: int, pharaohs: int, ahead: _Prospects) -> float:
        """Points for most and fewest pharaohs, in this epoch and in those to come."""
        others = [count for other, count in enumerate(self._pharaohs) if other != seat]
        if not others:
            return 0.0
        lead, lag = pharaohs - max(others), pharaohs - min(others)
        worth = 0.0
        weight = 1.0
        for epoch in range(self.epochs_left + 1):
            spread = ahead.pharaoh_spread + epoch * sqrt(self.tiles_per_epoch * self.share[PHARAOH])
            # Half a pharaoh: a tie counts like a lead.
            most = soft_step(1.7 * (lead + 0.5) / spread)
            fewest = soft_step(1.7 * (0.5 - lag) / spread)
            worth += weight * (MOST_PHARAOHS * most + FEWEST_PHARAOHS * fewest)
            weight *= self.tuning.later
        return worth

    def _civilization(self, kinds: int, spare: int, ahead: _Prospects) -> float:
        return ahead.civilization[kinds] + self.tuning.spare_civilization * spare * self.use

    def _civilization_gain(self, mine: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        held = mine[_CIVILIZATION]
        kinds = len(held) - held.count(0)
        spare = sum(held) - kinds
        total, kinds_then = 0, 0
        for one, other in zip(held, lot[_CIVILIZATION], strict=True):
            total += one + other
            kinds_then += bool(one or other)
        spare_then = total - kinds_then
        lost = _LOST_TO_A_DISASTER * lot[UNREST]
        kinds_then = max(0, kinds_then - max(0, lost - spare_then))
        spare_then = max(0, spare_then - lost)
        return self._civilization(kinds_then, spare_then, ahead) - self._civilization(kinds, spare, ahead)

    def _monuments(self, held: Sequence[int], ahead: _Prospects) -> float:
        sets = ahead.sets
        worth = ahead.kinds[len(held) - held.count(0)]
        for copies in held:
            worth += sets[copies]
        return worth

    def _monument_gain(self, mine: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        held = mine[_MONUMENTS]
        then = [one + other for one, other in zip(held, lot[_MONUMENTS], strict=True)]
        for _ in range(min(sum(then), _LOST_TO_A_DISASTER * lot[EARTHQUAKE])):
            then[self._least_missed(then, ahead)] -= 1
        return self._monuments(then, ahead) - self._monuments(held, ahead)

    def _least_missed(self, monuments: list[int], ahead: _Prospects) -> int:
        """The place of the monument whose loss costs least; the first of equals."""
        kinds = len(monuments) - monuments.count(0)
        unique = ahead.kinds[kinds] - ahead.kinds[kinds - 1]
        best, least = -1, float("inf")
        for place, copies in enumerate(monuments):
            if copies:
                cost = ahead.sets[copies] - ahead.sets[copies - 1] + (unique if copies == 1 else 0.0)
                if cost < least:
                    best, least = place, cost
        return best

    def loss(self, seat: int, code: int) -> float:
        """What giving up one civilization or monument tile *code* costs *seat*."""
        ahead = self.prospects(seat, suns_spent=0)
        mine = self.at.held[seat]
        if code in CIVILIZATION:
            held = mine[_CIVILIZATION]
            kinds = len(held) - held.count(0)
            spare = sum(held) - kinds
            now = self._civilization(kinds, spare, ahead)
            if mine[code] > 1:
                return now - self._civilization(kinds, spare - 1, ahead)
            return now - self._civilization(kinds - 1, spare, ahead)
        held = mine[_MONUMENTS]
        then = held[:]
        then[code - MONUMENTS.start] -= 1
        return self._monuments(held, ahead) - self._monuments(then, ahead)

    # --- suns -----------------------------------------------------------------------------------------

    def sun_now(self, sun: int) -> float:
        """What the face-up *sun* may still win in this epoch."""
        tuning = self.tuning
        standing = self._standing[sun]
        lot = tuning.sun_low + (tuning.sun_high - tuning.sun_low) * standing
        use: float = self.use ** (tuning.sun_urgency * (1.5 - standing))
        return lot * use

    def exchange(self, seat: int, sun: int) -> float:
        """What *seat* gains beyond this epoch by giving *sun* for the one in the centre; below 0 if it loses."""
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
        """What *seat* loses if the epoch ends before its face-up suns win anything more."""
        suns = sum(self.sun_now(sun) for sun in suns_in(self.at.up[seat]))
        return suns * (1.0 if self.use else 0.0)


def tiles_on(track: Sequence[int]) -> list[int]:
    """The tiles of an auction track counted by code."""
    counts = [0] * _TILES
    for code in track:
        if code != EMPTY:
            counts[code] += 1
    return counts
