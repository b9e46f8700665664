"""What the networks see of a position: one row of numbers for each position and seat that looks at it.

A position is looked at after one's own action, with the chance of a draw still open. First come facts about the
table, then a block for each player, clockwise from the seat that looks. Three of the facts about each player are
worth most: the points they would score if the epoch ended now, a rule of thumb for what their tiles are worth in the
end, and both again with the lot on the auction track added. Everything is public: counts of the bag, not its order.

All numbers are scaled to about -1 to 1. :data:`FEATURE_VERSION` changes with every change of their meaning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from ra_desktop.engine.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    FIRST_DISASTER,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA,
    UNREST,
)

from . import tables as tb
from .tables import CIVILIZATION_POINTS, LAST_EPOCH, MOST_SUNS, SUNS_IN, VARIETY_POINTS

if TYPE_CHECKING:
    from .tables import Ints, Rows, Tables

FEATURE_VERSION: Final = 2

Floats = NDArray[np.float32]

GLOBALS: Final = 65
PER_PLAYER: Final = 68

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_TOP_SUNS: Final = 4
_F = np.float32
_1: Final = np.float32(1.0)


def feature_count(players: int) -> int:
    """How many numbers describe a position with so many players."""
    return GLOBALS + PER_PLAYER * players


def _top_suns() -> Ints:
    """For every mask its highest suns, in falling order, 0 where there are fewer."""
    masks = np.arange(1 << (MOST_SUNS + 1), dtype=np.int32)
    top = np.zeros((len(masks), _TOP_SUNS), np.int32)
    for place in range(_TOP_SUNS):
        # Below 2 ** 17 the exponent of the float is exact.
        highest = np.frexp(masks.astype(np.float64))[1].astype(np.int32) - 1
        top[:, place] = np.maximum(highest, 0)
        masks = np.where(masks > 0, masks ^ (1 << np.maximum(highest, 0)), 0).astype(np.int32)
    return top


_TOP: Final = _top_suns()


class _Worth:
    """What the tiles before each player are worth, now and in the end, by the tables and by rule of thumb."""

    def __init__(self, o: _Outlook, tiles: _Tiles, best: Floats, least: Floats) -> None:
        """*best* and *least* are the most and the fewest pharaohs among the others of each player."""
        flooded = np.minimum(tiles.flood, _1)
        river = tiles.flood + tiles.nile
        self.nile = np.where(flooded > 0, river, tiles.nile * o.flood_soon)
        # Pharaohs.
        ahead = tiles.pharaoh - best
        behind = tiles.pharaoh - least
        uneven = (ahead != 0) | (behind != 0)
        pharaoh_now = (_F(5.0) * (ahead >= 0) - _F(2.0) * (behind <= 0)) * uneven
        pharaoh_soon = _F(5.0) * _step(ahead * o.pharaoh_slope) - _F(2.0) * _step(-behind * o.pharaoh_slope)
        pharaoh_later = _F(5.0) * _step(ahead * o.pharaoh_slope_later - _F(0.3))
        pharaoh_later -= _F(2.0) * _step(-behind * o.pharaoh_slope_later - _F(0.3))
        self.ahead = ahead
        self.behind = behind
        # Monuments.
        monuments_now = _VARIETY_CURVE.take(tiles.monument_kinds.astype(np.int32)) + tiles.set_points
        self.monuments = _between(_VARIETY_CURVE, tiles.monument_kinds_soon) + tiles.set_points_soon
        treasure = _F(2.0) * tiles.god + _F(3.0) * tiles.gold
        civilization_now = _CIVILIZATION_CURVE.take(tiles.kinds.astype(np.int32))
        self.now = treasure + river * flooded + civilization_now + pharaoh_now + monuments_now * o.last
        civilization_soon = _between(_CIVILIZATION_CURVE, tiles.kinds_soon)
        self.soon = treasure + tiles.god + self.nile + civilization_soon + pharaoh_soon
        self.end = self.soon + tiles.nile * o.nile_later + pharaoh_later * o.epochs_left + self.monuments


_CIVILIZATION_CURVE: Final = np.array([*CIVILIZATION_POINTS, CIVILIZATION_POINTS[-1]], _F)
_VARIETY_CURVE: Final = np.array([*VARIETY_POINTS, VARIETY_POINTS[-1]], _F)
_SUN_WORTH: Final = np.array([0.0, 0.3, 0.5, 1.0], _F)
"""How much the sun totals as they stand say about those at the end of the game, by epoch."""


def _between(curve: Floats, at: Floats) -> Floats:
    """Read *curve* at fractional places."""
    low = at.astype(np.int32)
    here = curve.take(low)
    part: Floats = (at - low).astype(_F)
    return here + (curve.take(low + 1) - here) * part


def _step(x: Floats) -> Floats:
    """A soft step from 0 to 1, one half at 0."""
    result: Floats = np.abs(x)
    result += _1
    np.divide(x, result, out=result)
    result *= _F(0.5)
    result += _F(0.5)
    return result


def _others(amounts: Floats) -> tuple[Floats, Floats]:
    """For every player the highest and the lowest amount among the others; *amounts* by player and row."""
    players = len(amounts)
    best, least = np.empty_like(amounts), np.empty_like(amounts)
    for one in range(players):
        rest = [amounts[other] for other in range(players) if other != one]
        np.copyto(best[one], rest[0])
        np.copyto(least[one], rest[0])
        for amount in rest[1:]:
            np.maximum(best[one], amount, out=best[one])
            np.minimum(least[one], amount, out=least[one])
    return best, least


class _Outlook:
    """What is still to come: draws in this epoch, tiles for each player, chances to get what is missing."""

    def __init__(self, at: Tables, suns_up: Floats, length: Floats) -> None:
        """*suns_up*: how many suns each player has face up; *length*: how many tiles lie on the auction track."""
        players = at.players
        bag = np.ascontiguousarray(at.bag.T).astype(_F)
        self.bag = bag
        self.total = bag.sum(0)
        ras = bag[RA]
        others = np.maximum(self.total - ras, _1)
        self.ra_chance = ras / np.maximum(self.total, _1)
        self.ra_left = (at.ra_limit - at.ra_count).astype(_F)
        gap = others / (ras + _1)
        self.draws = self.ra_left * gap
        self.up_total = suns_up.sum(0)
        self.tiles = np.minimum(_F(0.8) * self.draws + length, _F(6.0) * self.up_total)
        self.mine = suns_up * (self.tiles / np.maximum(self.up_total, _1))
        self.epochs_left = (LAST_EPOCH - at.epoch).astype(_F)
        self.last = (at.epoch == LAST_EPOCH).astype(_F)
        epoch_tiles = _F(0.8 / players) * at.ra_limit.astype(_F) * gap
        mine_later = self.epochs_left * epoch_tiles
        self.spread = np.sqrt(_F(30.0) + _F(2.5) * (self.tiles / _F(players) + mine_later))
        """By about how many points things may still change for a player."""
        share = bag / others
        self.share_of_bag = share
        self.flood_soon = _1 - np.exp(-self.mine * share[FLOOD])
        self.nile_later = _F(0.85) * self.epochs_left * (_1 - np.exp(-epoch_tiles * share[FLOOD]))
        self.pharaoh_slope = _F(2.0) / (_F(0.3) + np.sqrt(self.mine * share[PHARAOH]))
        coming = (self.mine + epoch_tiles) * share[PHARAOH]
        self.pharaoh_slope_later = _F(2.0) / (_F(0.3) + np.sqrt(coming))
        self.civilization_soon = _1 - np.exp(self.mine * -share[_CIVILIZATION, None])
        come = (self.mine + mine_later) * share[_MONUMENTS, None]
        none = np.exp(-come)
        self.monument_soon = _1 - none
        self.two_monuments_soon = self.monument_soon - none * come


class _Tiles:
    """The tiles before each player, as far as their worth depends on them."""

    def __init__(self, held: Floats, outlook: _Outlook) -> None:
        self.god = held[GOD]
        self.gold = held[GOLD]
        self.pharaoh = held[PHARAOH]
        self.nile = held[NILE]
        self.flood = held[FLOOD]
        civilization = held[_CIVILIZATION]
        has = np.minimum(civilization, _1)
        self.kinds = has.sum(0)
        self.civilization = civilization.sum(0)
        self.kinds_soon = np.maximum(has, outlook.civilization_soon).sum(0)
        monuments = held[_MONUMENTS]
        has = np.minimum(monuments, _1)
        self.monument_kinds = has.sum(0)
        self.monuments = monuments.sum(0)
        self.monument_kinds_soon = np.maximum(has, outlook.monument_soon).sum(0)
        beyond = np.maximum(monuments - _F(2.0), 0.0)
        self.set_points = _F(5.0) * beyond.sum(0)  # as the table has it: 5, 10, 15 for 3, 4, 5
        pairs = (monuments >= _F(2.0)).astype(_F)
        self.pairs = pairs.sum(0)
        soon = outlook.monument_soon * pairs + outlook.two_monuments_soon * (has - pairs)
        self.set_points_soon = np.minimum(self.set_points + _F(5.0) * soon.sum(0), 40.0)

    def strike(self, funerals: Floats, droughts: Floats, unrests: Floats, earthquakes: Floats) -> None:
        """Let disasters take two tiles each, roughly as their owner would choose."""
        two = _F(2.0)
        self.pharaoh = np.maximum(self.pharaoh - two * funerals, 0.0)
        floods = np.minimum(self.flood, two * droughts)
        self.flood = self.flood - floods
        self.nile = np.maximum(self.nile - (two * droughts - floods), 0.0)
        lost = np.maximum(two * unrests - (self.civilization - self.kinds), 0.0)
        kinds = np.maximum(self.kinds - lost, 0.0)
        self.kinds_soon = np.maximum(self.kinds_soon - (self.kinds - kinds), 0.0)
        self.kinds = kinds
        spare = self.monuments - self.monument_kinds
        kinds = np.maximum(self.monument_kinds - np.maximum(two * earthquakes - spare, 0.0), 0.0)
        self.monument_kinds_soon = np.maximum(self.monument_kinds_soon - (self.monument_kinds - kinds), 0.0)
        self.monument_kinds = kinds


class _Columns:
    """The features, filled one after the other."""

    def __init__(self, out: Floats) -> None:
        self._out = out
        self._next = 0

    def put(self, values: NDArray[np.generic], scale: float = 1.0) -> None:
        """Write *values* times *scale*."""
        target = self._out[self._next]
        self._next += 1
        np.copyto(target, values, casting="unsafe")
        if scale != 1.0:
            np.multiply(target, _F(scale), out=target)

    def done(self) -> None:
        """Complain if the number of features is not what it is said to be."""
        if self._next != len(self._out):
            raise AssertionError(f"{self._next} features, not {len(self._out)}")


def features(at: Tables, seats: Rows | Ints) -> Floats:
    """Every row of *at* as ``seats[row]`` sees it: an array of ``feature_count(players)`` rows, a column for each."""
    count, players = len(at), at.players
    out = np.empty((GLOBALS + PER_PLAYER * players, count), _F)
    order = (seats + np.arange(players)[:, None]) % players
    place = (order + np.arange(0, count * players, players)).ravel()
    held = np.ascontiguousarray(at.held).reshape(count * players, tb.TILES).take(place, axis=0)
    held_now = np.ascontiguousarray(held.T).astype(_F).reshape(tb.TILES, players, count)
    up = np.ascontiguousarray(at.up).ravel().take(place).reshape(players, count)
    down = np.ascontiguousarray(at.down).ravel().take(place).reshape(players, count)
    fame = np.ascontiguousarray(at.fame).ravel().take(place).reshape(players, count).astype(_F)
    track = np.ascontiguousarray(at.track.T).astype(_F)
    length = track.sum(0)
    suns_up = SUNS_IN.take(up)
    outlook = _Outlook(at, suns_up.astype(_F), length)

    tiles = _Tiles(held_now, outlook)
    best, least = _others(tiles.pharaoh)
    worth = _Worth(outlook, tiles, best, least)
    grown = _Tiles(held_now + track[:, None], outlook)
    disasters = track[FIRST_DISASTER:]
    if disasters.any():
        grown.strike(*disasters)
    worth_grown = _Worth(outlook, grown, best, least)
    lot_now = worth_grown.now - worth.now
    lot_end = worth_grown.end - worth.end

    # Suns.
    totals = tb.SUN_TOTALS.take(up | down).astype(_F)
    best_total, least_total = _others(totals)
    even = (totals == best_total) & (totals == least_total)
    sun_points = (_F(5.0) * (totals >= best_total) - _F(5.0) * (totals <= least_total)) * ~even
    now = worth.now + sun_points * outlook.last
    end = worth.end + sun_points * _SUN_WORTH.take(at.epoch)
    highest = np.ascontiguousarray(at.highest)
    actor = np.ascontiguousarray(at.actor)
    ra_player = np.ascontiguousarray(at.ra_player)
    centre = np.ascontiguousarray(at.centre)
    phase = np.ascontiguousarray(at.phase)
    beating = (up >> (highest + 1)) << (highest + 1)
    lowest_beating = np.frexp((beating & -beating).astype(_F))[1] - 1
    is_high_bidder = order == at.high_bidder
    # Who acts from now on, up to and including the Ra player.
    steps = (order - actor) % players
    to_act = (phase == tb.AUCTION) & (steps <= (ra_player - actor) % players) & (up > 0)
    can_beat = to_act & (beating > 0)

    projected = fame + end
    expected = projected + lot_end * is_high_bidder
    best_now, _ = _others(fame + now)
    best_projected, _ = _others(projected)
    best_expected, _ = _others(expected)
    lead = expected - best_expected
    likely = np.exp(np.clip((expected - expected.max(0)) / (_F(0.7) * outlook.spread), -20.0, 0.0))
    likely /= likely.sum(0)

    # A block for each player.
    columns = _Columns(out[GLOBALS:].reshape(PER_PLAYER, players, count))
    put = columns.put
    put(fame, 1 / 40)
    put(now, 1 / 20)
    put(worth.soon, 1 / 20)
    put(end, 1 / 40)
    put(worth.end - worth.soon, 1 / 20)
    put(projected, 1 / 60)
    put(fame + now - best_now, 1 / 20)
    put(projected - best_projected, 1 / 20)
    put(lead, 1 / 20)
    put(np.clip(lead / outlook.spread, -3.0, 3.0), 1 / 2)
    put(likely)
    put(expected - expected[0], 1 / 20)
    put(lot_now, 1 / 10)
    put(lot_end, 1 / 10)
    put(worth_grown.soon - worth.soon, 1 / 10)
    put(lot_end * can_beat, 1 / 10)
    put(lot_end * is_high_bidder, 1 / 10)
    put(tiles.god, 1 / 3)
    put(tiles.gold, 1 / 2)
    put(tiles.pharaoh, 1 / 8)
    put(tiles.nile, 1 / 8)
    put(tiles.flood, 1 / 3)
    put(tiles.flood > 0)
    put(worth.nile, 1 / 8)
    put(grown.flood > 0)
    for kinds in range(6):
        put(tiles.kinds == kinds)
    put(tiles.civilization - tiles.kinds, 1 / 3)
    put(tiles.kinds_soon, 1 / 5)
    put(grown.kinds - tiles.kinds, 1 / 3)
    put(tiles.monument_kinds, 1 / 8)
    put(tiles.monument_kinds >= 7)
    put(tiles.monument_kinds == 8)
    put(tiles.monument_kinds_soon, 1 / 8)
    put(tiles.monuments, 1 / 12)
    put(tiles.set_points, 1 / 15)
    put(tiles.pairs, 1 / 3)
    put(worth.monuments, 1 / 20)
    put(worth_grown.monuments - worth.monuments, 1 / 10)
    put(grown.monument_kinds - tiles.monument_kinds, 1 / 3)
    put(np.clip(worth.ahead, -4, 4), 1 / 4)
    put(np.clip(worth.behind, -4, 4), 1 / 4)
    put(worth.ahead >= 0)
    put(worth.behind <= 0)
    put(np.clip(worth_grown.ahead, -4, 4), 1 / 4)
    put(suns_up, 1 / 4)
    put(up == 0)
    top = _TOP.take(up, axis=0)
    all_up = np.bitwise_or.reduce(up, axis=0)
    for number in range(_TOP_SUNS):
        sun = top[:, :, number]
        put(sun, 1 / MOST_SUNS)
        if number < _TOP_SUNS - 1:
            higher = SUNS_IN.take(all_up >> (sun + 1)) - np.minimum(suns_up, number)
            put(higher * (sun > 0), 1 / 8)
    put(_TOP.take(up | down, axis=0)[:, :, 0], 1 / MOST_SUNS)
    put(totals, 1 / 40)
    put(np.clip(totals - best_total, -12, 12), 1 / 12)
    put(np.clip(totals - least_total, -12, 12), 1 / 12)
    put(order == actor)
    put(order == ra_player)
    put(is_high_bidder)
    put(to_act)
    put(can_beat)
    put(np.maximum(lowest_beating, 0) * can_beat, 1 / MOST_SUNS)
    columns.done()

    # The table.
    columns = _Columns(out[:GLOBALS])
    put = columns.put
    for number in range(1, LAST_EPOCH + 1):
        put(at.epoch == number)
    for number in (tb.TURN, tb.GODS, tb.AUCTION, tb.DISCARD, tb.DRAWING):
        put(phase == number)
    drawing = phase == tb.DRAWING
    put(drawing & (actor == seats))
    for number in (tb.DRAWN, tb.INVOKED, tb.FULL):
        put(at.cause == number)
    put(at.ra_count, 1 / 10)
    left = outlook.ra_left
    for number in range(1, 5):
        put(left == number)
    chance = outlook.ra_chance
    put(chance, 3.0)
    put((left == 1) * chance, 3.0)
    put((left == 1) * chance * drawing, 3.0)
    none = (1.0 - chance) ** players
    one = players * chance * (1.0 - chance) ** (players - 1)
    put((left == 1) * (1.0 - none) + (left == 2) * (1.0 - none - one))
    put(outlook.draws, 1 / 30)
    put(outlook.tiles, 1 / 30)
    put(outlook.up_total, 1 / 12)
    put(outlook.spread, 1 / 10)
    put(length, 1 / 8)
    put(length == tb.TRACK_SPACES)
    put(length >= 6)
    put(centre, 1 / MOST_SUNS)
    put(SUNS_IN.take(all_up >> (centre + 1)), 1 / 12)
    put(highest, 1 / MOST_SUNS)
    put(highest > 0)
    put((highest - centre) * (highest > 0), 1 / MOST_SUNS)
    put(at.pending == UNREST)
    put(at.pending == EARTHQUAKE)
    put(at.left, 1 / 2)
    # The lot.
    put(track[GOD], 1 / 2)
    put(track[GOLD], 1 / 2)
    put(track[PHARAOH], 1 / 3)
    put(track[NILE], 1 / 3)
    put(track[FLOOD], 1 / 2)
    for group in (track[_CIVILIZATION], track[_MONUMENTS]):
        put(group.sum(0), 1 / 3)
        put(np.minimum(group, 1.0).sum(0), 1 / 3)
    for number in (FUNERAL, DROUGHT, UNREST, EARTHQUAKE):
        put(track[number], 1 / 2)
    others_lot = lot_end[1:].max(0)
    put(others_lot, 1 / 10)
    put(lot_end[0] - others_lot, 1 / 10)
    put((lot_end[1:] * can_beat[1:]).max(0), 1 / 10)
    put(can_beat[1:].sum(0, dtype=np.int32), 1 / 4)
    put(lead[0], 1 / 20)
    put(fame[0] + now[0] - best_now[0], 1 / 20)
    # The bag.
    put(outlook.total, 1 / 180)
    put(outlook.bag[RA], 1 / 30)
    share = outlook.share_of_bag
    put(share[GOD], 10.0)
    put(share[GOLD], 10.0)
    put(share[PHARAOH], 4.0)
    put(share[NILE], 4.0)
    put(share[FLOOD], 8.0)
    put(share[_CIVILIZATION].sum(0), 4.0)
    put(share[_MONUMENTS].sum(0), 3.0)
    put(share[FIRST_DISASTER:].sum(0), 8.0)
    columns.done()
    return out
