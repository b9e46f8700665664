"""The value of tiles in Priests of Ra, in fame: what they score now and what they may still bring.

Suns, time and auctions are valued as in Ra (:mod:`.worth`, :mod:`.weighing`). A seat can expect some more tiles of each
kind in this epoch and in later ones; where points come in steps (two of a kind of people, a complete building, three
plagues, a pyramid of ten), they are averaged over how many. The best side of a tile and the best flip follow from these
values.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb, exp, sqrt
from typing import TYPE_CHECKING, Final

from ra_desktop.engine.board import SIDE
from ra_desktop.engine.games.priests.rules import Flip, ShowSide
from ra_desktop.engine.games.priests.scoring import (
    ANKHS_BY_KINDS,
    BUILDING_POINTS,
    BUILDINGS_BY_KINDS,
    FEWEST_PEOPLE,
    MOST_OF_A_PEOPLE,
    PLAGUE_POINTS,
    PRIEST_POINTS,
    PRIESTS_AGAINST_A_PLAGUE,
    ankh_points,
    chamber_points,
    pyramid_points,
)
from ra_desktop.engine.games.priests.tiles import (
    BUILDINGS,
    CHAMBER_CODES,
    FIRST_BUILDING,
    FIRST_PERSON,
    PERSONS,
    PLAGUE,
    PRIEST,
    PRIESTS_TILES,
    PYRAMID,
    TURNED,
    TWO_SIDED,
    buildings_of,
    people_of,
)

from .weighing import later_auction
from .worth import Choice, Tuning, Worth, soft_step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.actions import Action
    from ra_desktop.engine.position import Position

PRIESTS_TUNING: Final = Tuning(sun_low=3.8, sun_high=9.5, envy=0.45, opponent_noise=2.4)
"""The tuning shared by both games, with the best values for this one."""

_IN_THE_BAG: Final = slice(FIRST_PERSON, FIRST_BUILDING)
_PYRAMID: Final = slice(PYRAMID.start, PYRAMID.stop)
_CHAMBERS: Final = slice(CHAMBER_CODES.start, CHAMBER_CODES.stop)
_KINDS: Final = len(PERSONS)
_STEPS: Final = 20
"""Expected numbers of tiles are rounded to this fraction of a tile, so that results can be cached."""
_MOST_TO_COME: Final = 12
"""The most tiles of a kind that are taken into account."""


@dataclass(frozen=True, slots=True)
class PriestsTuning:
    """The tuning that only this game needs, in fame unless stated otherwise."""

    people: float = 0.5
    """The share of two-sided tiles to come that show a person."""
    spread: float = 0.6
    """The constant part of the uncertainty about who has most of a kind of people, in tiles."""
    ankhs_later: float = 0.6
    """Ankhs that a seat can expect in a later epoch."""
    plagues_later: float = 0.6
    """Share of the plagues in a seat's expected tiles that it cannot avoid."""


_DEFAULT: Final = PriestsTuning()


def _come(mean: float) -> list[float]:
    """Return the chances that 0, 1, ... tiles of a kind come if the mean is `mean`; the last also holds for more."""
    chance = exp(-mean)
    chances = []
    rest = 1.0
    for number in range(_MOST_TO_COME):
        chances.append(chance)
        rest -= chance
        chance *= mean / (number + 1)
    chances.append(max(0.0, rest))
    return chances


def _at_least(least: int, mean: float) -> float:
    """Return the chance that at least `least` come if the mean is `mean`."""
    if least <= 0:
        return 1.0
    if least == 1:
        return 1.0 - exp(-mean)
    if least == 2:
        return 1.0 - exp(-mean) * (1.0 + mean)
    return 1.0 - sum(_come(mean)[:least])


@lru_cache(maxsize=4096)
def _pyramid(tiles: int, steps: int) -> float:
    """Return expected points for a pyramid with `tiles` tiles so far."""
    chances = _come(steps / _STEPS)
    return sum(chance * pyramid_points(tiles + more) for more, chance in enumerate(chances))


@lru_cache(maxsize=4096)
def _chamber(copies: int, steps: int) -> float:
    """Return expected points for the chambers of one colour."""
    chances = _come(steps / _STEPS)
    return sum(chance * chamber_points([copies + more]) for more, chance in enumerate(chances))


@lru_cache(maxsize=1024)
def _ankhs(ankhs: int, steps: int) -> float:
    """Return expected points for ankhs in the end."""
    chances = _come(steps / _STEPS)
    return sum(chance * ankh_points(ankhs + more) for more, chance in enumerate(chances))


@lru_cache(maxsize=65536)
def _epoch_of_buildings(counts: tuple[int, ...], steps: int) -> float:
    """Return expected points for buildings at the end of an epoch in which `steps` more tiles of each kind come."""
    mean = steps / _STEPS
    odd = (1.0 - exp(-2.0 * mean)) / 2
    none, one = exp(-mean), mean * exp(-mean)
    complete = 0.0
    kinds = [1.0, 0.0, 0.0, 0.0, 0.0]
    for count in counts:
        complete += count // 2 + (mean + (odd if count % 2 else -odd)) / 2
        sure = 1.0 if count > 1 else 1.0 - none if count else 1.0 - none - one
        for number in range(_KINDS, 0, -1):
            kinds[number] = kinds[number] * (1.0 - sure) + kinds[number - 1] * sure
        kinds[0] *= 1.0 - sure
    variety = sum(chance * points for chance, points in zip(kinds, BUILDINGS_BY_KINDS, strict=True))
    return BUILDING_POINTS * complete + variety


def _plagues(number: float) -> float:
    """Return points for plagues, interpolated between whole numbers."""
    most = len(PLAGUE_POINTS) - 1
    if number >= most:
        return float(PLAGUE_POINTS[most])
    low = int(number)
    return PLAGUE_POINTS[low] + (number - low) * (PLAGUE_POINTS[low + 1] - PLAGUE_POINTS[low])


def _steps(mean: float) -> int:
    return round(mean * _STEPS)


class _Outlook:
    """What a seat may still get, as expected numbers of tiles."""

    __slots__ = ("building", "building_later", "chamber", "person", "plague", "plague_later", "priest", "pyramid")

    def __init__(self, worth: PriestsWorth, lots: float) -> None:
        """`lots`: how many more lots the seat can expect to win in this epoch."""
        tuning, own = worth.tuning, worth.own
        tiles = lots * tuning.tiles_per_lot * tuning.pickiness
        later = worth.tiles_per_epoch * tuning.pickiness
        share = worth.share
        two_sided = sum(share[_IN_THE_BAG]) / _KINDS
        self.person = tiles * two_sided * own.people
        self.building = tiles * two_sided * (1.0 - own.people)
        self.building_later = later * two_sided * (1.0 - own.people)
        pyramid = tiles + later * worth.epochs_left
        self.pyramid = _steps(pyramid * sum(share[_PYRAMID]))
        self.chamber = _steps(pyramid * sum(share[_CHAMBERS]) / _KINDS)
        self.priest = tiles * share[PRIEST]
        self.plague = own.plagues_later * tiles * share[PLAGUE]
        self.plague_later = own.plagues_later * later * share[PLAGUE]


class PriestsWorth(Worth):
    """The value of tiles and suns in one position of Priests of Ra."""

    def __init__(self, at: Position, tuning: Tuning = PRIESTS_TUNING, own: PriestsTuning = _DEFAULT) -> None:
        super().__init__(at, tuning)
        self.own = own
        self._looks: dict[int, _Outlook] = {}
        self._people = [people_of(held) for held in at.held]
        self._buildings = [buildings_of(held) for held in at.held]

    def outlook(self, seat: int, suns_spent: int) -> _Outlook:
        """Return what `seat` may still get with its face-up suns, less `suns_spent`."""
        suns = max(0, self.at.up[seat].bit_count() - suns_spent)
        known = self._looks.get(suns)
        if known is None:
            known = self._looks[suns] = _Outlook(self, suns * self.use)
        return known

    # --- lots -----------------------------------------------------------------------------------------

    def lot(self, seat: int, lot: Sequence[int], *, suns_spent: int = 1) -> float:
        """Return what the tiles `lot`, counted by code, would bring `seat`, including the use of its priests.

        `suns_spent`: the number of suns spent to win the lot.
        """
        held = self.at.held[seat]
        ahead = self.outlook(seat, suns_spent)
        gain = PRIEST_POINTS * float(lot[PRIEST])
        if lot[PRIEST] or lot[PLAGUE]:
            then = self._affliction(held[PRIEST] + lot[PRIEST], held[PLAGUE] + lot[PLAGUE], ahead)
            gain += then - self._affliction(held[PRIEST], held[PLAGUE], ahead)
        if any(lot[_PYRAMID]):
            gain += self._pyramid_gain(held, lot, ahead)
        both = [one + other for one, other in zip(held, lot, strict=True)]
        if lot[PRIEST] or any(lot[FIRST_PERSON : TWO_SIDED.stop]):
            gain += self.best_flips(seat, both, lot[PRIEST], ahead)
            gain -= self.sides(seat, self._people[seat], self._buildings[seat], ahead)
        return gain

    def _pyramid_gain(self, held: Sequence[int], lot: Sequence[int], ahead: _Outlook) -> float:
        built = sum(held[_PYRAMID])
        gain = _pyramid(built + sum(lot[_PYRAMID]), ahead.pyramid) - _pyramid(built, ahead.pyramid)
        for code in CHAMBER_CODES:
            if lot[code]:
                gain += _chamber(held[code] + lot[code], ahead.chamber) - _chamber(held[code], ahead.chamber)
        return gain

    def _affliction(self, priests: int, plagues: int, ahead: _Outlook) -> float:
        """Return points for plagues in this epoch and later ones, if priests may remove one."""
        number = plagues + ahead.plague
        spared = _at_least(PRIESTS_AGAINST_A_PLAGUE - priests, ahead.priest) * min(1.0, number)
        worth = 0.0
        weight = 1.0
        number = max(0.0, number - spared)
        for _ in range(self.epochs_left + 1):
            worth += weight * _plagues(number)
            number += ahead.plague_later
            weight *= self.tuning.later
        return worth

    # --- people and buildings ---------------------------------------------------------------------------

    def sides(self, seat: int, people: list[int], buildings: list[int], ahead: _Outlook) -> float:
        """Return the value of people and buildings, by kind, to `seat`."""
        return self._people_worth(seat, people, ahead) + self._buildings_worth(buildings, ahead)

    def _people_worth(self, seat: int, people: list[int], ahead: _Outlook) -> float:
        worth = 0.0
        spread = self.own.spread + sqrt(ahead.person)
        missing = 0
        for kind, count in enumerate(people):
            most = 0
            for other, counts in enumerate(self._people):
                if other != seat and counts[kind] > most:
                    most = counts[kind]
            # Half a tile: a tie counts like a lead.
            leads = soft_step(1.7 * (count - most + 0.5) / spread)
            worth += MOST_OF_A_PEOPLE * leads * _at_least(FEWEST_PEOPLE - count, ahead.person)
            missing += not count
        come = 1.0 - exp(-ahead.person)
        held = self.at.ankhs[seat]
        later = _steps(self.own.ankhs_later * self.epochs_left)
        for more in range(missing + 1):
            chance = comb(missing, more) * come**more * (1.0 - come) ** (missing - more)
            worth += chance * _ankhs(held + ANKHS_BY_KINDS[_KINDS - missing + more], later)
        return worth

    def _buildings_worth(self, buildings: list[int], ahead: _Outlook) -> float:
        counts = tuple(sorted(buildings))
        worth = 0.0
        weight = 1.0
        mean = ahead.building
        for _ in range(self.epochs_left + 1):
            worth += weight * _epoch_of_buildings(counts, _steps(mean))
            mean += ahead.building_later
            weight *= self.tuning.later
        return worth

    def best_flips(self, seat: int, own: Sequence[int], priests: int, ahead: _Outlook) -> float:
        """Return the value of the people and buildings in `own`, by code, after the best of up to `priests` flips."""
        held = list(own)
        people, buildings = people_of(held), buildings_of(held)
        worth = self.sides(seat, people, buildings, ahead)
        for _ in range(priests):
            best, best_code = worth, 0
            for code in TWO_SIDED:
                if held[code]:
                    value = self._turned(seat, people, buildings, code, ahead)
                    if value > best:
                        best, best_code = value, code
            if not best_code:
                break
            worth = best
            held[best_code] -= 1
            held[TURNED[best_code]] += 1
            people, buildings = people_of(held), buildings_of(held)
        return worth

    def _turned(self, seat: int, people: list[int], buildings: list[int], code: int, ahead: _Outlook) -> float:
        """Return the value of people and buildings with one tile `code` flipped."""
        step = 1 if code >= FIRST_BUILDING else -1
        person = (min(code, TURNED[code]) - FIRST_PERSON) // len(BUILDINGS)
        building = (max(code, TURNED[code]) - FIRST_BUILDING) // len(PERSONS)
        people[person] += step
        buildings[building] -= step
        worth = self.sides(seat, people, buildings, ahead)
        people[person] -= step
        buildings[building] += step
        return worth

    def flipped(self, seat: int, code: int, priests: int) -> float:
        """Return the value of people and buildings of `seat` with one tile `code` flipped (0: none).

        `priests` more can still be used.
        """
        held = self.at.held[seat][:]
        if code:
            held[code] -= 1
            held[TURNED[code]] += 1
        return self.best_flips(seat, held, priests, self.outlook(seat, 0))

    # --- choices --------------------------------------------------------------------------------------

    def weigh_choices(self, legal: list[Action]) -> list[Choice]:
        """Return the value of either side, or of each flip."""
        return self._sides_to_show(legal) if self.at.phase == SIDE else self._tiles_to_turn(legal)

    def _sides_to_show(self, legal: list[Action]) -> list[Choice]:
        """Value each side by what the lot is expected to bring when it is sold, to this seat and the others."""
        at = self.at
        choices = []
        for action in legal:
            assert isinstance(action, ShowSide)
            shown = PRIESTS_TILES.names[at.pending_tile].startswith(action.side)
            lot = self.counted(at.track)
            lot[at.pending_tile if shown else TURNED[at.pending_tile]] += 1
            choices.append(Choice(action, later_auction(self, lot)))
        return choices

    def _tiles_to_turn(self, legal: list[Action]) -> list[Choice]:
        """Value each flip; keeping comes first, so that equal values change nothing."""
        at = self.at
        me = at.seat_to_act
        waiting = len(at.queue)
        keep = legal[-1]
        flips = [action for action in legal if isinstance(action, Flip)]
        codes = PRIESTS_TILES.codes
        turned = [Choice(action, self.flipped(me, codes[action.tile], waiting)) for action in flips]
        return [Choice(keep, self.flipped(me, 0, waiting)), *turned]
