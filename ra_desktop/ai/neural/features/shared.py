"""The features that both games share: suns, time, the auction, and the leader by points.

:mod:`.ra` and :mod:`.priests` add the value of tiles. Every row is viewed by one seat. First come facts about the
table, then a block for each player, clockwise from the viewing seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.batch.state import MOST_SUNS, SUNS_IN, BatchState, Bools, Ints, Rows
from ra_desktop.engine.tiles import RA

Floats = NDArray[np.float32]

_TOP_SUNS: Final = 4
_EPOCHS: Final = 3
"""The networks were trained on games of three epochs. Shorter games count as their last epochs."""
_F = np.float32
_1: Final = np.float32(1.0)


class Layout(NamedTuple):
    """The number of features of a game's positions."""

    version: int
    """Must change whenever their meaning changes."""
    table: int
    """Features of the table."""
    player: int
    """Features of each player."""


def _top_suns() -> Ints:
    """Return the highest suns of every mask in descending order, 0 where there are fewer."""
    masks = np.arange(1 << (MOST_SUNS + 1), dtype=np.int32)
    top = np.zeros((len(masks), _TOP_SUNS), np.int32)
    for place in range(_TOP_SUNS):
        # Below 2 ** 17 the exponent of the float is exact.
        highest = np.frexp(masks.astype(np.float64))[1].astype(np.int32) - 1
        top[:, place] = np.maximum(highest, 0)
        masks = np.where(masks > 0, masks ^ (1 << np.maximum(highest, 0)), 0).astype(np.int32)
    return top


_TOP: Final = _top_suns()

_SUN_WORTH: Final = np.array([0.0, 0.3, 0.5, 1.0], _F)
"""How well the current sun totals predict those at the end of the game, by epoch."""


def between(curve: Floats, at: Floats) -> Floats:
    """Return `curve` interpolated at the fractional indices `at`."""
    low = at.astype(np.int32)
    base = curve.take(low)
    part: Floats = (at - low).astype(_F)
    return base + (curve.take(low + 1) - base) * part


def step(x: Floats) -> Floats:
    """Return a smooth step from 0 to 1, one half at 0."""
    result: Floats = np.abs(x)
    result += _1
    np.divide(x, result, out=result)
    result *= _F(0.5)
    result += _F(0.5)
    return result


def of_others(amounts: Floats) -> tuple[Floats, Floats]:
    """Return the highest and the lowest amount among the others of every player; `amounts` by player and row."""
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


class Columns:
    """The features, filled in order."""

    def __init__(self, out: Floats) -> None:
        self._out = out
        self._next = 0

    def put(self, values: NDArray[np.generic], scale: float = 1.0) -> None:
        """Write `values` times `scale`."""
        target = self._out[self._next]
        self._next += 1
        np.copyto(target, values, casting="unsafe")
        if scale != 1.0:
            np.multiply(target, _F(scale), out=target)

    def done(self) -> None:
        """Raise AssertionError unless as many features were written as declared."""
        if self._next != len(self._out):
            raise AssertionError(f"{self._next} features, not {len(self._out)}")


class Sight:
    """A batch as the seats view it: arrays by player, clockwise from the viewing seat, and row."""

    def __init__(self, at: BatchState, seats: Rows | Ints) -> None:
        count, players = len(at), at.players
        self.at = at
        self.seats = seats
        self.order = order = (seats + np.arange(players)[:, None]) % players
        place = (order + np.arange(0, count * players, players)).ravel()
        self.place = place
        held = np.ascontiguousarray(at.held).reshape(count * players, at.tiles).take(place, axis=0)
        self.held: Floats = np.ascontiguousarray(held.T).astype(_F).reshape(at.tiles, players, count)
        """By tile, player and row."""
        self.up = np.ascontiguousarray(at.up).ravel().take(place).reshape(players, count)
        self.down = np.ascontiguousarray(at.down).ravel().take(place).reshape(players, count)
        self.fame: Floats = np.ascontiguousarray(at.fame).ravel().take(place).reshape(players, count).astype(_F)
        self.track: Floats = np.ascontiguousarray(at.track.T).astype(_F)
        """By tile and row."""
        self.length: Floats = self.track.sum(0)
        self.suns_up = SUNS_IN.take(self.up)
        self.epoch = np.maximum(at.epoch + (_EPOCHS - at.epochs), 1)
        """Counted from the end in games of :data:`_EPOCHS` epochs."""

    def look_at_suns(self) -> None:
        """Set who has which suns, and who may still bid in the auction."""
        at, up, order = self.at, self.up, self.order
        self.totals: Floats = tb.SUN_TOTALS.take(up | self.down).astype(_F)
        self.best_total, self.least_total = of_others(self.totals)
        even = (self.totals == self.best_total) & (self.totals == self.least_total)
        self.sun_points: Floats = (
            _F(5.0) * (self.totals >= self.best_total) - _F(5.0) * (self.totals <= self.least_total)
        ) * ~even
        self.highest = highest = np.ascontiguousarray(at.highest)
        self.actor = actor = np.ascontiguousarray(at.actor)
        self.ra_player = ra_player = np.ascontiguousarray(at.ra_player)
        self.centre = np.ascontiguousarray(at.centre)
        self.phase = np.ascontiguousarray(at.phase)
        beating = (up >> (highest + 1)) << (highest + 1)
        self.lowest_beating = np.frexp((beating & -beating).astype(_F))[1] - 1
        self.is_high_bidder = order == at.high_bidder
        # The seats still to act, up to and including the Ra player.
        steps = (order - actor) % at.players
        self.to_act: Bools = (self.phase == tb.AUCTION) & (steps <= (ra_player - actor) % at.players) & (up > 0)
        self.can_beat: Bools = self.to_act & (beating > 0)
        self.all_up = np.bitwise_or.reduce(up, axis=0)


class Outlook:
    """What is still to come: draws in this epoch, and tiles for each player."""

    def __init__(self, sight: Sight) -> None:
        at = sight.at
        suns_up = sight.suns_up.astype(_F)
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
        self.tiles = np.minimum(_F(0.8) * self.draws + sight.length, _F(6.0) * self.up_total)
        self.own_tiles = suns_up * (self.tiles / np.maximum(self.up_total, _1))
        self.epochs_left = (at.epochs - at.epoch).astype(_F)
        self.last = (at.epoch == at.epochs).astype(_F)
        self.epoch_tiles = _F(0.8 / players) * at.ra_limit.astype(_F) * gap
        self.own_tiles_later = self.epochs_left * self.epoch_tiles
        self.spread = np.sqrt(_F(30.0) + _F(2.5) * (self.tiles / _F(players) + self.own_tiles_later))
        """The typical change of a player's points still to come."""
        self.share = bag / others
        """The share of each tile among the non-Ra tiles in the bag."""


class Sums(Protocol):
    """The value of each player's tiles."""

    now: Floats
    """If the epoch ended now."""
    soon: Floats
    """At the end of this epoch."""
    end: Floats
    """Until the end of the game."""


class Standing:
    """The leads: by points, by the value of tiles, and with the lot for the highest bidder."""

    def __init__(self, sight: Sight, outlook: Outlook, worth: Sums, grown: Sums, extra: Floats | None = None) -> None:
        """`grown` is the value of tiles with the lot, `extra` what else the lot brings in the end."""
        sight.look_at_suns()
        self.worth = worth
        self.lot_now = grown.now - worth.now
        self.lot_soon = grown.soon - worth.soon
        self.lot_end = grown.end - worth.end
        if extra is not None:
            self.lot_end = self.lot_end + extra
        fame = sight.fame
        self.spread = outlook.spread
        self.now = worth.now + sight.sun_points * outlook.last
        self.end = worth.end + sight.sun_points * _SUN_WORTH.take(sight.epoch)
        self.projected = fame + self.end
        self.expected = expected = self.projected + self.lot_end * sight.is_high_bidder
        self.best_now, _ = of_others(fame + self.now)
        self.best_projected, _ = of_others(self.projected)
        best_expected, _ = of_others(expected)
        self.lead = expected - best_expected
        likely = np.exp(np.clip((expected - expected.max(0)) / (_F(0.7) * outlook.spread), -20.0, 0.0))
        likely /= likely.sum(0)
        self.likely: Floats = likely


def put_standing(columns: Columns, sight: Sight, standing: Standing) -> None:
    """Write into `columns`, for each player, points, value of tiles and lot, and the lead over the best other."""
    put = columns.put
    fame, worth, lot_end, lead = sight.fame, standing.worth, standing.lot_end, standing.lead
    put(fame, 1 / 40)
    put(standing.now, 1 / 20)
    put(worth.soon, 1 / 20)
    put(standing.end, 1 / 40)
    put(worth.end - worth.soon, 1 / 20)
    put(standing.projected, 1 / 60)
    put(fame + standing.now - standing.best_now, 1 / 20)
    put(standing.projected - standing.best_projected, 1 / 20)
    put(lead, 1 / 20)
    put(np.clip(lead / standing.spread, -3.0, 3.0), 1 / 2)
    put(standing.likely)
    put(standing.expected - standing.expected[0], 1 / 20)
    put(standing.lot_now, 1 / 10)
    put(lot_end, 1 / 10)
    put(standing.lot_soon, 1 / 10)
    put(lot_end * sight.can_beat, 1 / 10)
    put(lot_end * sight.is_high_bidder, 1 / 10)


def put_suns(columns: Columns, sight: Sight) -> None:
    """Write into `columns`, for each player, the suns and the role in the auction."""
    put = columns.put
    up, suns_up, totals = sight.up, sight.suns_up, sight.totals
    put(suns_up, 1 / 4)
    put(up == 0)
    top = _TOP.take(up, axis=0)
    for number in range(_TOP_SUNS):
        sun = top[:, :, number]
        put(sun, 1 / MOST_SUNS)
        if number < _TOP_SUNS - 1:
            higher = SUNS_IN.take(sight.all_up >> (sun + 1)) - np.minimum(suns_up, number)
            put(higher * (sun > 0), 1 / 8)
    put(_TOP.take(up | sight.down, axis=0)[:, :, 0], 1 / MOST_SUNS)
    put(totals, 1 / 40)
    put(np.clip(totals - sight.best_total, -12, 12), 1 / 12)
    put(np.clip(totals - sight.least_total, -12, 12), 1 / 12)
    put(sight.order == sight.actor)
    put(sight.order == sight.ra_player)
    put(sight.is_high_bidder)
    put(sight.to_act)
    put(sight.can_beat)
    put(np.maximum(sight.lowest_beating, 0) * sight.can_beat, 1 / MOST_SUNS)


def put_time(columns: Columns, sight: Sight, outlook: Outlook, phases: tuple[int, ...]) -> None:
    """Add for the table: epoch, phase (one of `phases`), Ra tiles and their effect, track, suns in the auction."""
    put = columns.put
    at, phase, length, centre, highest = sight.at, sight.phase, sight.length, sight.centre, sight.highest
    for number in range(1, _EPOCHS + 1):
        put(sight.epoch == number)
    for number in phases:
        put(phase == number)
    drawing = phase == tb.DRAWING
    put(drawing & (sight.actor == sight.seats))
    for number in (tb.DRAWN, tb.INVOKED, tb.FULL):
        put(at.cause == number)
    put(at.ra_count, 1 / 10)
    ras = outlook.ra_left
    for number in range(1, 5):
        put(ras == number)
    chance = outlook.ra_chance
    put(chance, 3.0)
    put((ras == 1) * chance, 3.0)
    put((ras == 1) * chance * drawing, 3.0)
    none = (1.0 - chance) ** at.players
    one = at.players * chance * (1.0 - chance) ** (at.players - 1)
    put((ras == 1) * (1.0 - none) + (ras == 2) * (1.0 - none - one))
    put(outlook.draws, 1 / 30)
    put(outlook.tiles, 1 / 30)
    put(outlook.up_total, 1 / 12)
    put(outlook.spread, 1 / 10)
    put(length, 1 / 8)
    put(length == at.spaces)
    put(length >= 6)
    put(centre, 1 / MOST_SUNS)
    put(SUNS_IN.take(sight.all_up >> (centre + 1)), 1 / 12)
    put(highest, 1 / MOST_SUNS)
    put(highest > 0)
    put((highest - centre) * (highest > 0), 1 / MOST_SUNS)


def put_rivals(columns: Columns, sight: Sight, standing: Standing) -> None:
    """Write into `columns`, for the table, the lot's value to the others and the lead of the viewing seat."""
    put = columns.put
    lot_end, can_beat = standing.lot_end, sight.can_beat
    others_lot = lot_end[1:].max(0)
    put(others_lot, 1 / 10)
    put(lot_end[0] - others_lot, 1 / 10)
    put((lot_end[1:] * can_beat[1:]).max(0), 1 / 10)
    put(can_beat[1:].sum(0, dtype=np.int32), 1 / 4)
    put(standing.lead[0], 1 / 20)
    put(sight.fame[0] + standing.now[0] - standing.best_now[0], 1 / 20)
