"""The value of tiles in Ra, in fame, by rules of thumb: what they score now and what they may still bring.

Points that depend on tiles to come (missing kinds of civilization, a flood for the Nile tiles, a third obelisk) are
averaged over these.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, sqrt
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.board import GODS
from ra_desktop.engine.games.ra.rules import TILES_PER_DISASTER, Discard, End, SpendGod
from ra_desktop.engine.games.ra.scoring import (
    CIVILIZATION_BY_KINDS,
    FEWEST_PHARAOHS,
    GOD_POINTS,
    GOLD_POINTS,
    MONUMENT_SET_BY_COPIES,
    MONUMENTS_BY_KINDS,
    MOST_PHARAOHS,
)
from ra_desktop.engine.games.ra.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    UNREST,
)

from .weighing import later_auction
from .worth import Choice, Tuning, Worth, soft_step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.actions import Action
    from ra_desktop.engine.position import Position

RA_TUNING: Final = Tuning()
"""The tuning shared by all games, with the best values for this one."""

_END: Final = End()
_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_MOST_COPIES: Final = len(MONUMENT_SET_BY_COPIES) - 1
_STEPS: Final = 50
"""Chances are rounded to this many steps, so that results can be cached."""


@lru_cache(maxsize=512)
def _by_kinds(points: tuple[int, ...], chance: int) -> tuple[float, ...]:
    """Return expected points by kinds held, if each missing kind comes with `chance` of :data:`_STEPS`."""
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
    """Return expected points of a set by copies held, if `steps` of :data:`_STEPS` more copies come on average."""
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
    """What a seat may still get, and the resulting tables of expected points."""

    __slots__ = ("civilization", "flood", "flood_later", "god", "kinds", "pharaoh_spread", "sets")

    def __init__(self, worth: RaWorth, lots: float) -> None:
        """`lots`: how many more lots the seat can expect to win in this epoch."""
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


class RaWorth(Worth):
    """The value of tiles and suns in one position of Ra."""

    def __init__(self, at: Position, tuning: Tuning = RA_TUNING) -> None:
        super().__init__(at, tuning)
        self._ahead: dict[int, _Prospects] = {}
        self._pharaohs = [held[PHARAOH] for held in at.held]

    def prospects(self, seat: int, *, suns_spent: int) -> _Prospects:
        """Return what `seat` may still get with its face-up suns, less `suns_spent`."""
        suns = max(0, self.at.up[seat].bit_count() - suns_spent)
        known = self._ahead.get(suns)
        if known is None:
            known = self._ahead[suns] = _Prospects(self, suns * self.use)
        return known

    # --- tiles ----------------------------------------------------------------------------------------

    def lot(self, seat: int, lot: Sequence[int], *, suns_spent: int = 1) -> float:
        """Return what the tiles `lot`, counted by code, would bring `seat`, after its disasters.

        `suns_spent`: the number of suns spent to win the lot.
        """
        held = self.at.held[seat]
        ahead = self.prospects(seat, suns_spent=suns_spent)
        gain = GOLD_POINTS * lot[GOLD] + ahead.god * lot[GOD]
        if lot[NILE] or lot[FLOOD] or lot[DROUGHT]:
            gain += self._river_gain(held, lot, ahead)
        if lot[PHARAOH] or lot[FUNERAL]:
            now = held[PHARAOH]
            then = max(0, now + lot[PHARAOH] - TILES_PER_DISASTER * lot[FUNERAL])
            gain += self._pharaoh(seat, then, ahead) - self._pharaoh(seat, now, ahead)
        if lot[UNREST] or any(lot[_CIVILIZATION]):
            gain += self._civilization_gain(held, lot, ahead)
        if lot[EARTHQUAKE] or any(lot[_MONUMENTS]):
            gain += self._monument_gain(held, lot, ahead)
        return gain

    def _river(self, floods: int, niles: int, ahead: _Prospects) -> float:
        this_epoch = float(floods + niles) if floods else niles * ahead.flood
        return this_epoch + niles * ahead.flood_later

    def _river_gain(self, held: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        floods, niles = held[FLOOD] + lot[FLOOD], held[NILE] + lot[NILE]
        for _ in range(lot[DROUGHT]):
            dried = min(floods, TILES_PER_DISASTER)
            floods -= dried
            niles = max(0, niles - (TILES_PER_DISASTER - dried))
        return self._river(floods, niles, ahead) - self._river(held[FLOOD], held[NILE], ahead)

    def _pharaoh(self, seat: int, pharaohs: int, ahead: _Prospects) -> float:
        """Return expected points for most and fewest pharaohs, in this epoch and later ones."""
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

    def _civilization_gain(self, own: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        held = own[_CIVILIZATION]
        kinds = len(held) - held.count(0)
        spare = sum(held) - kinds
        total, kinds_then = 0, 0
        for one, other in zip(held, lot[_CIVILIZATION], strict=True):
            total += one + other
            kinds_then += bool(one or other)
        spare_then = total - kinds_then
        lost = TILES_PER_DISASTER * lot[UNREST]
        kinds_then = max(0, kinds_then - max(0, lost - spare_then))
        spare_then = max(0, spare_then - lost)
        return self._civilization(kinds_then, spare_then, ahead) - self._civilization(kinds, spare, ahead)

    def _monuments(self, held: Sequence[int], ahead: _Prospects) -> float:
        sets = ahead.sets
        worth = ahead.kinds[len(held) - held.count(0)]
        for copies in held:
            worth += sets[min(copies, _MOST_COPIES)]
        return worth

    def _monument_gain(self, own: Sequence[int], lot: Sequence[int], ahead: _Prospects) -> float:
        held = own[_MONUMENTS]
        then = [one + other for one, other in zip(held, lot[_MONUMENTS], strict=True)]
        for _ in range(min(sum(then), TILES_PER_DISASTER * lot[EARTHQUAKE])):
            then[self._least_missed(then, ahead)] -= 1
        return self._monuments(then, ahead) - self._monuments(held, ahead)

    def _least_missed(self, monuments: list[int], ahead: _Prospects) -> int:
        """Return the index of the monument whose loss costs least; the first of equals."""
        kinds = len(monuments) - monuments.count(0)
        unique = ahead.kinds[kinds] - ahead.kinds[kinds - 1]
        best, least = -1, float("inf")
        for place, copies in enumerate(monuments):
            if copies:
                many = min(copies, _MOST_COPIES)
                fewer = min(copies - 1, _MOST_COPIES)
                cost = ahead.sets[many] - ahead.sets[fewer] + (unique if copies == 1 else 0.0)
                if cost < least:
                    best, least = place, cost
        return best

    def loss(self, seat: int, code: int) -> float:
        """Return the fame that discarding one civilization or monument tile `code` costs `seat`."""
        ahead = self.prospects(seat, suns_spent=0)
        own = self.at.held[seat]
        if code in CIVILIZATION:
            held = own[_CIVILIZATION]
            kinds = len(held) - held.count(0)
            spare = sum(held) - kinds
            now = self._civilization(kinds, spare, ahead)
            if own[code] > 1:
                return now - self._civilization(kinds, spare - 1, ahead)
            return now - self._civilization(kinds - 1, spare, ahead)
        held = own[_MONUMENTS]
        then = held[:]
        then[code - MONUMENTS.start] -= 1
        return self._monuments(held, ahead) - self._monuments(then, ahead)

    # --- choices --------------------------------------------------------------------------------------

    def weigh_choices(self, legal: list[Action]) -> list[Choice]:
        """Return the value of further gods and of ending the turn, or the cost of each tile that may be discarded."""
        if self.at.phase == GODS:
            lot = self.counted(self.at.track)
            choices = [Choice(_END, later_auction(self, lot))]
            return choices + self.weigh_extras(legal, lot) if len(legal) > 1 else choices
        me, codes = self.at.seat_to_act, self.at.rules.tiles.codes
        discards = [action for action in legal if isinstance(action, Discard)]
        return [Choice(action, -self.loss(me, codes[action.tile])) for action in discards]

    def weigh_extras(self, legal: list[Action], lot: list[int]) -> list[Choice]:
        """Return the values of the tiles of `lot` worth a god: their own, and that of the rest of the lot then."""
        me, codes = self.at.seat_to_act, self.at.rules.tiles.codes
        price = self.lot(me, self.counted((GOD,)), suns_spent=0) + self.tuning.god_thrift
        choices = []
        for action in legal:
            if isinstance(action, SpendGod):
                code = codes[action.tile]
                gain = self.lot(me, self.counted((code,)), suns_spent=0) - price
                if gain > 0.0:
                    kept = lot[:]
                    kept[code] -= 1
                    choices.append(Choice(action, gain + later_auction(self, kept)))
        return choices
