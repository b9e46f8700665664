"""The features of Ra: the value of tiles (:mod:`.shared` has the rest)."""

from __future__ import annotations

from typing import Final

import numpy as np

from ra_desktop.ai.neural.batch.ra import CIVILIZATION_POINTS, VARIETY_POINTS
from ra_desktop.ai.neural.batch.state import AUCTION, DISCARD, DRAWING, GODS, TURN, BatchState, Ints, Rows
from ra_desktop.engine.games.ra.tiles import (
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
    UNREST,
)
from ra_desktop.engine.tiles import RA

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

VERSION: Final = 2
"""Must change whenever the meaning of the numbers changes."""
GLOBALS: Final = 65
PER_PLAYER: Final = 68

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_F = np.float32
_1: Final = np.float32(1.0)

_CIVILIZATION_CURVE: Final = np.array([*CIVILIZATION_POINTS, CIVILIZATION_POINTS[-1]], _F)
_VARIETY_CURVE: Final = np.array([*VARIETY_POINTS, VARIETY_POINTS[-1]], _F)


class _Outlook(Outlook):
    """Adds the chances to get missing tiles."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        share, own_tiles, epoch_tiles = self.share, self.own_tiles, self.epoch_tiles
        self.flood_soon = _1 - np.exp(-own_tiles * share[FLOOD])
        self.nile_later = _F(0.85) * self.epochs_left * (_1 - np.exp(-epoch_tiles * share[FLOOD]))
        self.pharaoh_slope = _F(2.0) / (_F(0.3) + np.sqrt(own_tiles * share[PHARAOH]))
        coming = (own_tiles + epoch_tiles) * share[PHARAOH]
        self.pharaoh_slope_later = _F(2.0) / (_F(0.3) + np.sqrt(coming))
        self.civilization_soon = _1 - np.exp(own_tiles * -share[_CIVILIZATION, None])
        come = (own_tiles + self.own_tiles_later) * share[_MONUMENTS, None]
        none = np.exp(-come)
        self.monument_soon = _1 - none
        self.two_monuments_soon = self.monument_soon - none * come


class _Tiles:
    """The tiles of each player, as far as their value depends on them."""

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
        self.set_points = _F(5.0) * beyond.sum(0)  # as in the table: 5, 10, 15 for 3, 4, 5
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


class _Worth:
    """The value of each player's tiles, now and in the end."""

    def __init__(self, o: _Outlook, tiles: _Tiles, best: Floats, least: Floats) -> None:
        """`best` and `least` are the most and the fewest pharaohs among the others, by player."""
        flooded = np.minimum(tiles.flood, _1)
        river = tiles.flood + tiles.nile
        self.nile = np.where(flooded > 0, river, tiles.nile * o.flood_soon)
        # Pharaohs.
        ahead = tiles.pharaoh - best
        behind = tiles.pharaoh - least
        uneven = (ahead != 0) | (behind != 0)
        pharaoh_now = (_F(5.0) * (ahead >= 0) - _F(2.0) * (behind <= 0)) * uneven
        pharaoh_soon = _F(5.0) * step(ahead * o.pharaoh_slope) - _F(2.0) * step(-behind * o.pharaoh_slope)
        pharaoh_later = _F(5.0) * step(ahead * o.pharaoh_slope_later - _F(0.3))
        pharaoh_later -= _F(2.0) * step(-behind * o.pharaoh_slope_later - _F(0.3))
        self.ahead = ahead
        self.behind = behind
        # Monuments.
        monuments_now = _VARIETY_CURVE.take(tiles.monument_kinds.astype(np.int32)) + tiles.set_points
        self.monuments = between(_VARIETY_CURVE, tiles.monument_kinds_soon) + tiles.set_points_soon
        treasure = _F(2.0) * tiles.god + _F(3.0) * tiles.gold
        civilization_now = _CIVILIZATION_CURVE.take(tiles.kinds.astype(np.int32))
        self.now = treasure + river * flooded + civilization_now + pharaoh_now + monuments_now * o.last
        civilization_soon = between(_CIVILIZATION_CURVE, tiles.kinds_soon)
        self.soon = treasure + tiles.god + self.nile + civilization_soon + pharaoh_soon
        self.end = self.soon + tiles.nile * o.nile_later + pharaoh_later * o.epochs_left + self.monuments


def features(at: BatchState, seats: Rows | Ints) -> Floats:
    """Return the features of every row of `at` for ``seats[row]``, one column for each row."""
    count, players = len(at), at.players
    out = np.empty((GLOBALS + PER_PLAYER * players, count), _F)
    sight = Sight(at, seats)
    track = sight.track
    outlook = _Outlook(sight)
    tiles = _Tiles(sight.held, outlook)
    best, least = of_others(tiles.pharaoh)
    worth = _Worth(outlook, tiles, best, least)
    grown = _Tiles(sight.held + track[:, None], outlook)
    disasters = track[FIRST_DISASTER:]
    if disasters.any():
        grown.strike(*disasters)
    worth_grown = _Worth(outlook, grown, best, least)
    standing = Standing(sight, outlook, worth, worth_grown)

    columns = Columns(out[GLOBALS:].reshape(PER_PLAYER, players, count))
    put_standing(columns, sight, standing)
    put = columns.put
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
    put_suns(columns, sight)
    columns.done()

    columns = Columns(out[:GLOBALS])
    put_time(columns, sight, outlook, (TURN, GODS, AUCTION, DISCARD, DRAWING))
    put = columns.put
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
    put_rivals(columns, sight, standing)
    # The bag.
    put(outlook.total, 1 / 180)
    put(outlook.bag[RA], 1 / 30)
    share = outlook.share
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
