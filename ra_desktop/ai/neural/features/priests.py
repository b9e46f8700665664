"""The features of Priests of Ra: the value of tiles (:mod:`.shared` has the rest).

Kinds of people, buildings and chambers are not told apart by name, only by how many each player has: what is learned of
farmers holds for scribes. Where points come in steps, they are averaged over the tiles likely to come, as in
:mod:`ra_desktop.ai.thumb.priests`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ra_desktop.ai.neural.batch.priests import TILES, PriestsBatch
from ra_desktop.ai.neural.batch.state import AUCTION, DRAWING, FLIP, SIDE, TURN, Ints, Rows
from ra_desktop.engine.games.priests.scoring import (
    ANKHS_BY_KINDS,
    BUILDING_POINTS,
    BUILDINGS_BY_KINDS,
    CHAMBERS_BY_COPIES,
    FEWEST_PEOPLE,
    MOST_OF_A_PEOPLE,
    PLAGUE_POINTS,
    POINTS_BY_ANKHS,
    PRIEST_POINTS,
    PRIESTS_AGAINST_A_PLAGUE,
    PYRAMID_BY_TILES,
)
from ra_desktop.engine.games.priests.tiles import (
    CHAMBER_CODES,
    FIRST_BUILDING,
    FIRST_PERSON,
    PERSONS,
    PLAGUE,
    PRIEST,
    PYRAMID,
    TWO_SIDED,
)
from ra_desktop.engine.tiles import RA

from .expected import POINTS, STEPS, WIDTH, expected
from .shared import (
    Columns,
    Floats,
    Outlook,
    Sight,
    Standing,
    between,
    of_others,
    put_rivals,
    put_standing,
    put_suns,
    put_time,
    step,
)

VERSION: Final = 1
"""Must change whenever the meaning of the numbers changes."""
GLOBALS: Final = 55
PER_PLAYER: Final = 90

_KINDS: Final = len(PERSONS)
_TWO_SIDED: Final = slice(TWO_SIDED.start, TWO_SIDED.stop)
_PEOPLE: Final = slice(FIRST_PERSON, FIRST_BUILDING)
_PYRAMID: Final = slice(PYRAMID.start, PYRAMID.stop)
_CHAMBERS: Final = slice(CHAMBER_CODES.start, CHAMBER_CODES.stop)
_F = np.float32
_1: Final = np.float32(1.0)

_PEOPLE_TO_COME: Final = _F(0.4)
"""Share of the expected two-sided tiles that will be useful people; the same for buildings."""
_ANKHS_LATER: Final = _F(0.6)
"""Ankhs that a player can expect in a later epoch."""
_PLAGUES_TAKEN: Final = _F(0.6)
"""Share of the plagues in a player's expected tiles that it cannot avoid."""
_MORE_PRIESTS: Final = _F(0.6)
"""The value of a further priest's flip, relative to the first."""


def _grouping() -> Floats:
    """Return the matrix that adds up tile codes to people, buildings, chambers, hidden sides and so on."""
    groups = np.zeros((_GROUPS, TILES), _F)
    for kind in range(_KINDS):
        groups[kind, FIRST_PERSON + _KINDS * kind : FIRST_PERSON + _KINDS * (kind + 1)] = 1
        groups[_KINDS + kind, FIRST_BUILDING + _KINDS * kind : FIRST_BUILDING + _KINDS * (kind + 1)] = 1
        groups[2 * _KINDS + kind, CHAMBER_CODES.start + kind] = 1
        groups[3 * _KINDS + kind, FIRST_PERSON + kind : FIRST_BUILDING : _KINDS] = 1
        groups[4 * _KINDS + kind, FIRST_BUILDING + kind : TWO_SIDED.stop : _KINDS] = 1
    groups[_BUILT, _PYRAMID] = 1
    groups[_PRIESTS, PRIEST] = 1
    groups[_PLAGUES, PLAGUE] = 1
    return groups


_BUILT: Final = 5 * _KINDS
_PRIESTS: Final = _BUILT + 1
_PLAGUES: Final = _PRIESTS + 1
_GROUPS: Final = _PLAGUES + 1
_GROUPING: Final = _grouping()


class _Expected:
    """Expected points when a Poisson-distributed number of tiles is still to come."""

    def __init__(self, points: tuple[float, ...]) -> None:
        """`points` by count; the last entry also holds for more."""
        self._top = _F(len(points) - 1)
        self._table: Floats = np.array(expected(points)).astype(_F).ravel()

    def place(self, mean: Floats) -> Ints:
        """Return the index of a `mean` in the table."""
        places: Ints = np.minimum(mean * _F(STEPS) + _F(0.5), _F(WIDTH - 1)).astype(np.int32)
        return places

    def __call__(self, counts: Floats, place: Ints) -> Floats:
        """Return the expected points for `counts`, which are at least 0."""
        index = np.minimum(counts, self._top).astype(np.int32)
        index *= WIDTH
        index += place
        result: Floats = self._table.take(index)
        return result


_TWO: Final = _Expected(POINTS["TWO"])
_THREE_PRIESTS: Final = _Expected(POINTS["THREE_PRIESTS"])
_PYRAMID_SOON: Final = _Expected(POINTS["PYRAMID_SOON"])
_CHAMBER_SOON: Final = _Expected(POINTS["CHAMBER_SOON"])
_ANKHS_SOON: Final = _Expected(POINTS["ANKHS_SOON"])

_PYRAMID_NOW: Final = np.array(PYRAMID_BY_TILES, _F)
_CHAMBER_NOW: Final = np.array(CHAMBERS_BY_COPIES, _F)
_ANKHS_NOW: Final = np.array(POINTS_BY_ANKHS, _F)
_PLAGUE_CURVE: Final = np.array([*PLAGUE_POINTS, PLAGUE_POINTS[-1]], _F)
_ANKH_CURVE: Final = np.array([*ANKHS_BY_KINDS, ANKHS_BY_KINDS[-1]], _F)
_VARIETY_CURVE: Final = np.array([*BUILDINGS_BY_KINDS, BUILDINGS_BY_KINDS[-1]], _F)


def _read(curve: Floats, counts: Floats) -> Floats:
    """Return the points for `counts`; the last of `curve` also holds for more."""
    result: Floats = curve.take(np.minimum(counts, _F(len(curve) - 1)).astype(np.int32))
    return result


class _Outlook(Outlook):
    """Adds the number of tiles of each kind that a player can expect."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        share, own_tiles, later = self.share, self.own_tiles, self.epoch_tiles
        self.two_sided = share[_PEOPLE].sum(0)
        per_kind = _PEOPLE_TO_COME * self.two_sided * _F(1 / _KINDS)
        self.person = own_tiles * per_kind
        pyramid = own_tiles + self.own_tiles_later
        self.pyramid_share = share[_PYRAMID].sum(0)
        self.chamber_share = share[_CHAMBERS].sum(0)
        self.people_slope = _F(1.7) / (_F(0.6) + np.sqrt(self.person))
        self.any_soon = _1 - np.exp(-self.person)
        self.soon = _TWO.place(self.person)
        self.building_late = self.person + later * per_kind * ((self.epochs_left + _1) * _F(0.5))
        self.late = _TWO.place(self.building_late)
        self.pyramid = _PYRAMID_SOON.place(pyramid * self.pyramid_share)
        self.chamber = _CHAMBER_SOON.place(pyramid * self.chamber_share * _F(1 / _KINDS))
        self.priest = _THREE_PRIESTS.place(own_tiles * share[PRIEST])
        self.plague = _PLAGUES_TAKEN * own_tiles * share[PLAGUE]
        self.plague_later = _PLAGUES_TAKEN * later * share[PLAGUE]
        self.odd_soon = _F(0.5) - _F(0.5) * np.exp(_F(-2.0) * self.person)
        self.odd_late = _F(0.5) - _F(0.5) * np.exp(_F(-2.0) * self.building_late)
        self.ankhs_later = _ANKHS_LATER * self.epochs_left


class _Tiles:
    """The tiles of each player, by kind, player and row."""

    def __init__(self, held: Floats) -> None:
        """`held` by code, player and row."""
        _, players, count = held.shape
        groups = (_GROUPING @ held.reshape(TILES, players * count)).reshape(_GROUPS, players, count)
        self.people = groups[:_KINDS]
        self.buildings = groups[_KINDS : 2 * _KINDS]
        self.chambers = groups[2 * _KINDS : 3 * _KINDS]
        self.hidden_buildings = groups[3 * _KINDS : 4 * _KINDS]
        self.hidden_people = groups[4 * _KINDS : 5 * _KINDS]
        self.pyramid = groups[_BUILT]
        self.priests = groups[_PRIESTS]
        self.plagues = groups[_PLAGUES]


class _Worth:
    """The value of each player's tiles, now and in the end."""

    def __init__(self, o: _Outlook, tiles: _Tiles, most: Floats, ankhs: Floats) -> None:
        """`most` is the most people of each kind among the others, by player."""
        people, buildings = tiles.people, tiles.buildings
        # People.
        ahead = people - most
        has = people >= 1
        self.leads = ((ahead >= 0) & (people >= FEWEST_PEOPLE)).sum(0, dtype=np.int32)
        self.kinds = has.sum(0, dtype=np.int32)
        self.people = people_worth(people, ahead, o.people_slope, o.soon).sum(0)
        self.kinds_soon = np.maximum(has, o.any_soon).sum(0)
        self.won = _ANKH_CURVE.take(self.kinds)
        won_soon = between(_ANKH_CURVE, self.kinds_soon)
        self.ankhs = _ANKHS_SOON(ankhs + self.won, _ANKHS_SOON.place(won_soon - self.won + o.ankhs_later))
        # Buildings.
        pairs = np.floor(buildings * _F(0.5))
        self.odd = buildings - pairs - pairs
        self.complete = pairs.sum(0)
        self.complete_kinds = (pairs >= 1).sum(0, dtype=np.int32)
        # What priests could flip: buildings that complete others, and people of new kinds.
        self.to_complete = ((tiles.hidden_buildings > 0) & (self.odd > 0)).sum(0, dtype=np.int32)
        self.to_join = ((tiles.hidden_people > 0) & ~has).sum(0, dtype=np.int32)
        odd = self.odd.sum(0)
        self.complete_soon = _TWO(buildings, o.soon).sum(0)
        late = _TWO(buildings, o.late).sum(0)
        # Half a building of each kind for each tile to come, a little more if there is an odd one.
        half = _F(BUILDING_POINTS / 2) * (odd + odd - _F(_KINDS))
        self.buildings = _F(BUILDING_POINTS) * self.complete + between(_VARIETY_CURVE, self.complete_soon)
        self.buildings += _F(_KINDS) * o.person + half * o.odd_soon
        self.buildings_later = _F(BUILDING_POINTS) * self.complete + between(_VARIETY_CURVE, late)
        self.buildings_later += _F(_KINDS) * o.building_late + half * o.odd_late
        # Priests and plagues.
        gives = (tiles.priests >= PRIESTS_AGAINST_A_PLAGUE) & (tiles.plagues > 0)
        plagues_now = _read(_PLAGUE_CURVE, tiles.plagues - gives)
        plagues = tiles.plagues + o.plague
        plagues = np.maximum(plagues - _THREE_PRIESTS(tiles.priests, o.priest) * np.minimum(plagues, _1), 0.0)
        most_plagues = _F(len(PLAGUE_POINTS) - 1)
        self.plagues = between(_PLAGUE_CURVE, np.minimum(plagues, most_plagues))
        plagues = np.minimum(plagues + o.plague_later * ((o.epochs_left + _1) * _F(0.5)), most_plagues)
        self.plagues_later = between(_PLAGUE_CURVE, plagues)
        # The pyramid.
        self.pyramid = _PYRAMID_SOON(tiles.pyramid, o.pyramid)
        self.chambers = _CHAMBER_SOON(tiles.chambers, o.chamber).sum(0)

        priests = _F(PRIEST_POINTS) * tiles.priests
        at_end = _read(_PYRAMID_NOW, tiles.pyramid) + _read(_CHAMBER_NOW, tiles.chambers).sum(0)
        at_end += _read(_ANKHS_NOW, ankhs + self.won)
        self.now = _F(MOST_OF_A_PEOPLE) * self.leads + _F(BUILDING_POINTS) * self.complete
        self.now += _VARIETY_CURVE.take(self.complete_kinds) + priests + plagues_now + at_end * o.last
        self.soon = self.people + self.buildings + priests + self.plagues
        self.later = (self.buildings_later + self.plagues_later) * o.epochs_left
        self.end = self.soon + self.later + self.ankhs + self.pyramid + self.chambers


def people_worth(people: Floats, ahead: Floats, slope: Floats, soon: Ints) -> Floats:
    """Return expected points for each kind of `people`, by the lead `ahead` over the others."""
    # Half a tile: a tie counts like a lead.
    lead = step((ahead + _F(0.5)) * slope)
    lead *= _TWO(people, soon)
    lead *= _F(MOST_OF_A_PEOPLE)
    return lead


class _Slopes:
    """An outlook limited to some rows."""

    def __init__(self, o: _Outlook, rows: Rows) -> None:
        self.people_slope = o.people_slope[:, rows]
        self.soon = o.soon[:, rows]
        self.late = o.late[:, rows]
        self.epochs_left = o.epochs_left[rows]
        self.ankhs_later = o.ankhs_later[rows]


def best_flip(o: _Outlook, held: Floats, tiles: _Tiles, most: Floats, ankhs: Floats, rows: Rows) -> Floats:
    """Return what flipping their best tile would bring the players in some `rows`; `held` by code.

    The changes for the two kinds are added, as if neither affected the other.
    """
    slopes = _Slopes(o, rows)
    own = held[_TWO_SIDED][:, :, rows]
    people, buildings = tiles.people[:, :, rows], tiles.buildings[:, :, rows]
    ahead = people - most[:, :, rows]
    ankhs = ankhs[:, rows]

    now_worth = people_worth(people, ahead, slopes.people_slope, slopes.soon)
    more = people_worth(people + _1, ahead + _1, slopes.people_slope, slopes.soon) - now_worth
    less = people_worth(np.maximum(people - _1, 0.0), ahead - _1, slopes.people_slope, slopes.soon) - now_worth
    kinds = (people >= 1).sum(0)
    by_kinds = [
        _ANKHS_SOON(ankhs + _ANKH_CURVE.take(np.clip(kinds + change, 0, _KINDS)), _ANKHS_SOON.place(slopes.ankhs_later))
        for change in (-1, 0, 1)
    ]
    more += (by_kinds[2] - by_kinds[1]) * (people < 1)
    less += (by_kinds[0] - by_kinds[1]) * (people == 1)

    pairs = _TWO(buildings, slopes.soon)
    pairs_late = _TWO(buildings, slopes.late)
    odd = buildings - np.floor(buildings * _F(0.5)) * _F(2.0)
    scored = _F(BUILDING_POINTS) * (slopes.epochs_left + _1)
    sum_soon, sum_late = pairs.sum(0), pairs_late.sum(0)
    variety = between(_VARIETY_CURVE, sum_soon) + slopes.epochs_left * between(_VARIETY_CURVE, sum_late)

    def building(change: np.float32, complete: Floats) -> Floats:
        counts = np.maximum(buildings + change, 0.0)
        then_soon = np.clip(sum_soon + _TWO(counts, slopes.soon) - pairs, 0.0, _F(_KINDS))
        then_late = np.clip(sum_late + _TWO(counts, slopes.late) - pairs_late, 0.0, _F(_KINDS))
        then = between(_VARIETY_CURVE, then_soon) + slopes.epochs_left * between(_VARIETY_CURVE, then_late)
        # Half of it for potential: a tile that waits for another has some value, too.
        result: Floats = then - variety + scored * complete
        return result

    built = building(_1, _F(0.75) * odd + _F(0.25) * (_1 - odd))
    razed = building(-_1, _F(-0.25) * odd - _F(0.75) * (_1 - odd))

    # By person and building, with the person up first, then the building.
    gains = np.concatenate(
        (
            (less[:, None] + built[None]).reshape(_KINDS * _KINDS, *kinds.shape),
            (razed[:, None] + more[None]).reshape(_KINDS * _KINDS, *kinds.shape),
        )
    )
    result: Floats = np.where(own > 0, gains, _F(0.0)).max(0)
    return result


def _flips(sight: Sight, o: _Outlook, grown: _Tiles, held: Floats, most: Floats, ankhs: Floats) -> Floats:
    """Return what the priests of the lot, or those waiting, would bring each player; `held` includes the lot."""
    at = sight.at
    assert isinstance(at, PriestsBatch)
    gain = np.zeros((at.players, len(at)), _F)
    using = at.phase == FLIP
    priests = np.where(using, at.queue + 1, sight.track[PRIEST]).astype(_F)
    rows = np.flatnonzero(priests)
    if len(rows):
        flips = best_flip(o, held, grown, most, ankhs, rows)
        flips *= _1 + _MORE_PRIESTS * (priests[rows] - _1)
        flips *= (sight.order == at.actor)[:, rows] | ~using[rows]
        gain[:, rows] = flips
    return gain


def features(at: PriestsBatch, seats: Rows | Ints) -> Floats:
    """Return the features of every row of `at` for ``seats[row]``, one column for each row."""
    count, players = len(at), at.players
    out = np.empty((GLOBALS + PER_PLAYER * players, count), _F)
    sight = Sight(at, seats)
    track = sight.track
    outlook = _Outlook(sight)
    ankhs = np.ascontiguousarray(at.ankhs).ravel().take(sight.place).reshape(players, count).astype(_F)
    tiles = _Tiles(sight.held)
    most = np.stack([of_others(kind)[0] for kind in tiles.people])
    worth = _Worth(outlook, tiles, most, ankhs)
    held = sight.held + track[:, None]
    grown = _Tiles(held)
    worth_grown = _Worth(outlook, grown, most, ankhs)
    flips = _flips(sight, outlook, grown, held, most, ankhs)
    standing = Standing(sight, outlook, worth, worth_grown, flips)

    columns = Columns(out[GLOBALS:].reshape(PER_PLAYER, players, count))
    put_standing(columns, sight, standing)
    put = columns.put
    put(flips, 1 / 10)
    put(worth.to_complete, 1 / 3)
    put(worth.to_join, 1 / 3)
    put(worth_grown.to_complete - worth.to_complete, 1 / 3)
    put(worth_grown.to_join - worth.to_join, 1 / 3)
    put(tiles.priests, 1 / 3)
    put(tiles.priests == PRIESTS_AGAINST_A_PLAGUE - 1)
    put(tiles.priests >= PRIESTS_AGAINST_A_PLAGUE)
    put(tiles.plagues, 1 / 4)
    put(worth.plagues, 1 / 10)
    put(worth.plagues_later * outlook.epochs_left, 1 / 20)
    put(worth_grown.plagues - worth.plagues, 1 / 5)
    put(tiles.people.sum(0), 1 / 6)
    for number in range(_KINDS + 1):
        put(worth.kinds == number)
    put(worth.kinds_soon, 1 / 4)
    put(worth.leads, 1 / 3)
    put(worth.people, 1 / 15)
    put(worth_grown.people - worth.people, 1 / 10)
    put(worth_grown.leads - worth.leads, 1 / 3)
    put(worth_grown.kinds - worth.kinds, 1 / 3)
    put((tiles.people >= FEWEST_PEOPLE).sum(0, dtype=np.int32), 1 / 3)
    for number in range(2, len(POINTS_BY_ANKHS)):
        put(ankhs >= number)
    put(ankhs + worth.won, 1 / 4)
    put(worth.ankhs, 1 / 15)
    put(worth_grown.ankhs - worth.ankhs, 1 / 5)
    put(tiles.buildings.sum(0), 1 / 8)
    put(worth.complete, 1 / 4)
    put(worth.odd.sum(0), 1 / 4)
    put(worth.complete_kinds == 2)
    put(worth.complete_kinds == 3)
    put(worth.complete_kinds == 4)
    put(worth.complete_soon, 1 / 4)
    put(worth.buildings, 1 / 15)
    put(worth.buildings_later * outlook.epochs_left, 1 / 30)
    put(worth_grown.buildings - worth.buildings, 1 / 10)
    put(worth_grown.complete - worth.complete, 1 / 2)
    put(worth_grown.complete_kinds - worth.complete_kinds, 1 / 2)
    put(worth_grown.later - worth.later, 1 / 10)
    put(tiles.pyramid, 1 / 10)
    put(tiles.pyramid >= 3)
    put(tiles.pyramid >= 6)
    put(tiles.pyramid >= 10)
    put(worth.pyramid, 1 / 20)
    put(worth_grown.pyramid - worth.pyramid, 1 / 10)
    put(worth.chambers, 1 / 15)
    put(worth_grown.chambers - worth.chambers, 1 / 10)
    put((tiles.chambers == 2).sum(0, dtype=np.int32), 1 / 3)
    put((tiles.chambers >= 3).sum(0, dtype=np.int32), 1 / 3)
    put_suns(columns, sight)
    columns.done()

    columns = Columns(out[:GLOBALS])
    put_time(columns, sight, outlook, (TURN, AUCTION, DRAWING, SIDE, FLIP))
    put = columns.put
    put(at.queue, 1 / 2)
    # The lot.
    lot = (_GROUPING @ track).reshape(_GROUPS, count)
    put(lot[_PRIESTS], 1 / 2)
    put(lot[_PLAGUES], 1 / 2)
    put(lot[_BUILT], 1 / 3)
    for first in (0, _KINDS, 2 * _KINDS):
        group = lot[first : first + _KINDS]
        put(group.sum(0), 1 / 3)
        put(np.minimum(group, 1.0).sum(0), 1 / 3)
    put_rivals(columns, sight, standing)
    # The bag.
    put(outlook.total, 1 / 174)
    put(outlook.bag[RA], 1 / 30)
    put(outlook.two_sided, 1.5)
    put(outlook.pyramid_share, 3.0)
    put(outlook.share[PRIEST], 10.0)
    put(outlook.share[PLAGUE], 10.0)
    columns.done()
    return out
