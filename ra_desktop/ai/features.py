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
from .tables import CIVILIZATION_POINTS, LAST_EPOCH, MOST_SUNS, SET_POINTS, SUNS_IN, VARIETY_POINTS

if TYPE_CHECKING:
    from .tables import Ints, Rows, Tables

FEATURE_VERSION: Final = 1

Floats = NDArray[np.float32]

GLOBALS: Final = 64
PER_PLAYER: Final = 65

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)
_TOP_SUNS: Final = 4
_F = np.float32


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

    def __init__(self, outlook: _Outlook, parts: _Tiles, best: Floats, least: Floats) -> None:
        """*best* and *least* are the most and the fewest pharaohs among the others of each player."""
        o = outlook
        # Nile.
        flooded = parts.flood > 0
        river = parts.flood + parts.nile
        nile_now = river * flooded
        nile_soon = np.where(flooded, river, parts.nile * o.flood_soon)
        self.nile = nile_soon
        nile_later = parts.nile * o.nile_later
        # Civilization.
        civilization_now = CIVILIZATION_POINTS[parts.kinds].astype(_F)
        civilization_soon = _between(_CIVILIZATION_CURVE, parts.kinds_soon)
        # Pharaohs.
        ahead = parts.pharaoh - best
        behind = parts.pharaoh - least
        uneven = (ahead != 0) | (behind != 0)
        pharaoh_now = (5.0 * (ahead >= 0) - 2.0 * (behind <= 0)) * uneven
        pharaoh_soon = 5.0 * _step(ahead * o.pharaoh_slope) - 2.0 * _step(-behind * o.pharaoh_slope)
        pharaoh_later = o.epochs_left * (
            5.0 * _step(ahead * o.pharaoh_slope_later - 0.3) - 2.0 * _step(-behind * o.pharaoh_slope_later - 0.3)
        )
        self.ahead = ahead
        self.behind = behind
        # Monuments.
        monuments_now = VARIETY_POINTS[parts.monument_kinds] + parts.set_points
        self.monuments = _between(_VARIETY_CURVE, parts.monument_kinds_soon) + parts.set_points_soon
        lasting = 2.0 * parts.god + 3.0 * parts.gold
        self.now = lasting + nile_now + civilization_now + pharaoh_now + monuments_now * o.last
        self.soon = lasting + parts.god + nile_soon + civilization_soon + pharaoh_soon
        self.end = self.soon + nile_later + pharaoh_later + self.monuments


_CIVILIZATION_CURVE: Final = np.array([*CIVILIZATION_POINTS, CIVILIZATION_POINTS[-1]], _F)
_VARIETY_CURVE: Final = np.array([*VARIETY_POINTS, VARIETY_POINTS[-1]], _F)


def _between(curve: Floats, at: Floats) -> Floats:
    """Read *curve* at fractional places."""
    low = at.astype(np.int32)
    part = at - low
    result: Floats = curve[low] * (1.0 - part) + curve[low + 1] * part
    return result


def _step(x: Floats) -> Floats:
    """A soft step from 0 to 1, one half at 0."""
    result: Floats = 0.5 + 0.5 * x / (1.0 + np.abs(x))
    return result


class _Outlook:
    """What is still to come: draws in this epoch, tiles for each player, chances to get what is missing."""

    def __init__(self, at: Tables, suns_up: Floats, length: Ints) -> None:
        """*suns_up*: how many suns each player has face up; *length*: how many tiles lie on the track."""
        players = at.players
        bag = np.ascontiguousarray(at.bag.T).astype(_F)
        self.bag = bag
        self.total = bag.sum(0)
        ras = bag[RA]
        others = np.maximum(self.total - ras, 1.0)
        self.ra_chance = ras / np.maximum(self.total, 1.0)
        self.ra_left = (at.ra_limit - at.ra_count).astype(_F)
        gap = others / (ras + 1.0)
        self.draws = self.ra_left * gap
        self.up_total = suns_up.sum(1)
        tiles = np.minimum(0.8 * self.draws + length, 6.0 * self.up_total)
        self.tiles = tiles
        share = suns_up / np.maximum(self.up_total, 1.0)[:, None]
        self.mine = share * tiles[:, None]
        self.epochs_left = (LAST_EPOCH - at.epoch).astype(_F)[:, None]
        self.last = (at.epoch == LAST_EPOCH).astype(_F)[:, None]
        epoch_tiles = 0.8 * at.ra_limit * gap / players
        self.mine_later = np.broadcast_to((self.epochs_left[:, 0] * epoch_tiles)[:, None], share.shape)
        share_of_bag = bag / others
        self.share_of_bag = share_of_bag
        floods = share_of_bag[FLOOD, :, None]
        self.flood_soon = 1.0 - np.exp(-self.mine * floods)
        self.nile_later = self.epochs_left * (1.0 - np.exp(-epoch_tiles[:, None] * floods)) * 0.85
        spread = np.sqrt(self.mine * share_of_bag[PHARAOH, :, None])
        self.pharaoh_slope = 2.0 / (0.3 + spread)
        spread = np.sqrt((self.mine + epoch_tiles[:, None]) * share_of_bag[PHARAOH, :, None])
        self.pharaoh_slope_later = 2.0 / (0.3 + spread)
        miss = np.exp(-self.mine * share_of_bag[_CIVILIZATION, :, None])
        self.civilization_soon = 1.0 - miss
        come = (self.mine + self.mine_later) * share_of_bag[_MONUMENTS, :, None]
        none = np.exp(-come)
        self.monument_soon = 1.0 - none
        self.two_monuments_soon = 1.0 - none * (1.0 + come)


class _Tiles:
    """The tiles before each player, as far as their worth depends on them."""

    def __init__(self, held: Ints, outlook: _Outlook) -> None:
        self.god = held[GOD].astype(_F)
        self.gold = held[GOLD].astype(_F)
        self.pharaoh = held[PHARAOH].astype(_F)
        self.nile = held[NILE].astype(_F)
        self.flood = held[FLOOD].astype(_F)
        civilization = held[_CIVILIZATION]
        has = civilization > 0
        self.kinds = has.sum(0, dtype=np.int32)
        self.civilization = civilization.sum(0)
        self.kinds_soon = np.where(has, _F(1.0), outlook.civilization_soon).sum(0)
        monuments = held[_MONUMENTS]
        has = monuments > 0
        self.monument_kinds = has.sum(0, dtype=np.int32)
        self.monuments = monuments.sum(0)
        self.monument_kinds_soon = np.where(has, _F(1.0), outlook.monument_soon).sum(0)
        self.pairs = (monuments == 2).sum(0, dtype=np.int32)
        self.set_points = SET_POINTS[monuments].sum(0).astype(_F)
        soon = outlook.monument_soon * ((monuments >= 2) & (monuments < 5))
        soon += outlook.two_monuments_soon * (monuments == 1)
        self.set_points_soon = self.set_points + 5.0 * soon.sum(0)

    def strike(self, funerals: Floats, droughts: Floats, unrests: Ints, earthquakes: Ints) -> None:
        """Let disasters take two tiles each, roughly as their owner would choose."""
        self.pharaoh = np.maximum(self.pharaoh - 2.0 * funerals, 0.0)
        floods = np.minimum(self.flood, 2.0 * droughts)
        self.flood = self.flood - floods
        self.nile = np.maximum(self.nile - (2.0 * droughts - floods), 0.0)
        lost = np.maximum(2 * unrests - (self.civilization - self.kinds), 0)
        kinds = np.maximum(self.kinds - lost, 0)
        self.kinds_soon = np.maximum(self.kinds_soon - (self.kinds - kinds), 0.0)
        self.kinds = kinds
        spare = self.monuments - self.monument_kinds
        kinds = np.maximum(self.monument_kinds - np.maximum(2 * earthquakes - spare, 0), 0)
        self.monument_kinds_soon = np.maximum(self.monument_kinds_soon - (self.monument_kinds - kinds), 0.0)
        self.monument_kinds = kinds


def features(at: Tables, seats: Rows | Ints) -> Floats:
    """Every row of *at* as ``seats[row]`` sees it: an array of ``feature_count(players)`` columns."""
    count, players = len(at), at.players
    out = np.empty((count, GLOBALS + PER_PLAYER * players), _F)
    rows = np.arange(count)[:, None]
    order = (seats[:, None] + np.arange(players)) % players
    held = np.ascontiguousarray(at.held[rows, order].transpose(2, 0, 1))
    track = np.ascontiguousarray(at.track.T)
    length = track.sum(0)
    up = at.up[rows, order]
    down = at.down[rows, order]
    fame = at.fame[rows, order].astype(_F)
    suns_up = SUNS_IN[up]
    outlook = _Outlook(at, suns_up.astype(_F), length)

    tiles = _Tiles(held, outlook)
    best, least = _others(tiles.pharaoh)
    worth = _Worth(outlook, tiles, best, least)
    with_lot = held + track[:, :, None]
    grown = _Tiles(with_lot, outlook)
    disasters = track[FIRST_DISASTER:, :, None]
    if disasters.any():
        floats = disasters.astype(_F)
        grown.strike(
            floats[FUNERAL - FIRST_DISASTER],
            floats[DROUGHT - FIRST_DISASTER],
            disasters[UNREST - FIRST_DISASTER],
            disasters[EARTHQUAKE - FIRST_DISASTER],
        )
    worth_grown = _Worth(outlook, grown, best, least)
    lot_now = worth_grown.now - worth.now
    lot_end = worth_grown.end - worth.end

    # Suns.
    sums = tb.sun_totals(up | down)
    totals = sums.astype(_F)
    best_total, least_total = _others(totals)
    sun_points = tb.most_and_fewest(sums, 5, -5).astype(_F)
    epoch = at.epoch[:, None]
    sun_worth = sun_points * np.array([0.0, 0.3, 0.5, 1.0], _F)[at.epoch][:, None]
    now = worth.now + sun_points * outlook.last
    end = worth.end + sun_worth
    highest = at.highest[:, None]
    beating = (up >> (highest + 1)) << (highest + 1)
    lowest_beating = np.frexp((beating & -beating).astype(_F))[1] - 1
    acting = order == at.actor[:, None]
    is_ra_player = order == at.ra_player[:, None]
    is_high_bidder = order == at.high_bidder[:, None]
    auction = at.phase[:, None] == tb.AUCTION
    # Who acts from now on, up to and including the Ra player.
    steps = (order - at.actor[:, None]) % players
    to_act = auction & (steps <= (at.ra_player - at.actor)[:, None] % players) & (up > 0)
    can_beat = to_act & (beating > 0)

    projected = fame + end
    expected = projected + lot_end * is_high_bidder
    best_now, _ = _others(fame + now)
    best_projected, _ = _others(projected)
    best_expected, _ = _others(expected)

    # One block for each player.
    block = np.empty((PER_PLAYER, count, players), _F)
    column = 0

    def put(values: NDArray[np.generic], scale: float = 1.0) -> None:
        nonlocal column
        np.multiply(values, _F(scale), out=block[column], casting="unsafe")
        column += 1

    put(fame, 1 / 40)
    put(now, 1 / 20)
    put(worth.soon, 1 / 20)
    put(end, 1 / 40)
    put(worth.end - worth.soon, 1 / 20)
    put(projected, 1 / 60)
    put(fame + now - best_now, 1 / 20)
    put(projected - best_projected, 1 / 20)
    put(expected - best_expected, 1 / 20)
    put(expected - expected[:, :1], 1 / 20)
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
    top = _TOP[up]
    all_up = np.bitwise_or.reduce(up, axis=1)[:, None]
    for place in range(_TOP_SUNS):
        sun = top[:, :, place]
        put(sun, 1 / MOST_SUNS)
        if place < 3:
            higher = SUNS_IN[all_up >> (sun + 1)] - np.minimum(suns_up, place)
            put(higher * (sun > 0), 1 / 8)
    put(totals, 1 / 40)
    put(np.clip(totals - best_total, -12, 12), 1 / 12)
    put(np.clip(totals - least_total, -12, 12), 1 / 12)
    put(acting)
    put(is_ra_player)
    put(is_high_bidder)
    put(to_act)
    put(can_beat)
    put(np.maximum(lowest_beating, 0) * can_beat, 1 / MOST_SUNS)
    if column != PER_PLAYER:
        raise AssertionError(column)

    out[:, GLOBALS:].reshape(count, players, PER_PLAYER)[...] = block.transpose(1, 2, 0)

    # The table.
    facts = np.empty((GLOBALS, count), _F)
    column = 0

    def tell(values: NDArray[np.generic], scale: float = 1.0) -> None:
        nonlocal column
        np.multiply(values, _F(scale), out=facts[column], casting="unsafe")
        column += 1

    for number in range(1, 4):
        tell(epoch[:, 0] == number)
    for phase in (tb.TURN, tb.GODS, tb.AUCTION, tb.DISCARD, tb.DRAWING):
        tell(at.phase == phase)
    drawing = at.phase == tb.DRAWING
    mine_to_act = at.actor == seats
    tell(drawing & mine_to_act)
    for cause in (tb.DRAWN, tb.INVOKED, tb.FULL):
        tell(at.cause == cause)
    tell(at.ra_count, 1 / 10)
    for left in range(1, 5):
        tell(outlook.ra_left == left)
    chance = outlook.ra_chance
    tell(chance, 3.0)
    tell((outlook.ra_left == 1) * chance, 3.0)
    tell((outlook.ra_left == 1) * chance * drawing, 3.0)
    staying = (1.0 - chance) ** players
    one = players * chance * (1.0 - chance) ** (players - 1)
    tell(np.where(outlook.ra_left == 1, 1.0 - staying, np.where(outlook.ra_left == 2, 1.0 - staying - one, 0.0)))
    tell(outlook.draws, 1 / 30)
    tell(outlook.tiles, 1 / 30)
    tell(outlook.up_total, 1 / 12)
    tell(length, 1 / 8)
    tell(length == 8)
    tell(length >= 6)
    tell(at.centre, 1 / MOST_SUNS)
    tell(SUNS_IN[all_up[:, 0] >> (at.centre + 1)], 1 / 12)
    tell(at.highest, 1 / MOST_SUNS)
    tell(at.highest > 0)
    tell(at.highest - at.centre * (at.highest > 0), 1 / MOST_SUNS)
    tell(at.pending == UNREST)
    tell(at.pending == EARTHQUAKE)
    tell(at.left, 1 / 2)
    # The lot.
    tell(track[GOD], 1 / 2)
    tell(track[GOLD], 1 / 2)
    tell(track[PHARAOH], 1 / 3)
    tell(track[NILE], 1 / 3)
    tell(track[FLOOD], 1 / 2)
    tell(track[_CIVILIZATION].sum(0), 1 / 3)
    tell((track[_CIVILIZATION] > 0).sum(0), 1 / 3)
    tell(track[_MONUMENTS].sum(0), 1 / 3)
    tell((track[_MONUMENTS] > 0).sum(0), 1 / 3)
    for disaster in (FUNERAL, DROUGHT, UNREST, EARTHQUAKE):
        tell(track[disaster], 1 / 2)
    others_lot = lot_end[:, 1:].max(1)
    tell(others_lot, 1 / 10)
    tell(lot_end[:, 0] - others_lot, 1 / 10)
    tell(np.where(can_beat[:, 1:], lot_end[:, 1:], 0.0).max(1), 1 / 10)
    tell(can_beat[:, 1:].sum(1), 1 / 4)
    tell(expected[:, 0] - best_expected[:, 0], 1 / 20)
    tell((fame[:, 0] + now[:, 0]) - best_now[:, 0], 1 / 20)
    # The bag.
    bag = outlook.bag
    tell(outlook.total, 1 / 180)
    tell(bag[RA], 1 / 30)
    share = outlook.share_of_bag
    tell(share[GOD], 10.0)
    tell(share[GOLD], 10.0)
    tell(share[PHARAOH], 4.0)
    tell(share[NILE], 4.0)
    tell(share[FLOOD], 8.0)
    tell(share[_CIVILIZATION].sum(0), 4.0)
    tell(share[_MONUMENTS].sum(0), 3.0)
    tell(share[FIRST_DISASTER:].sum(0), 8.0)
    if column != GLOBALS:
        raise AssertionError(column)
    out[:, :GLOBALS] = facts.T
    return out


def _others(amounts: Floats) -> tuple[Floats, Floats]:
    """For every player the highest and the lowest amount among the others."""
    players = amounts.shape[1]
    if players == 2:
        swapped = amounts[:, ::-1]
        return swapped, swapped
    best = np.empty_like(amounts)
    least = np.empty_like(amounts)
    ordered = np.sort(amounts, axis=1)
    top, second = ordered[:, -1:], ordered[:, -2:-1]
    bottom, next_bottom = ordered[:, :1], ordered[:, 1:2]
    np.copyto(best, np.where(amounts == top, np.where(second == top, top, second), top))
    np.copyto(least, np.where(amounts == bottom, np.where(next_bottom == bottom, bottom, next_bottom), bottom))
    return best, least
