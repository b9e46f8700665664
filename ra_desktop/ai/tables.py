"""Many positions of Ra at once, as rows of one array: what the search and the training think with.

The engine is the authority on the rules and plays every real game. Here the same rules are written for whole
columns of positions, so that a thousand imagined games cost little more than one; tests/ai/test_tables.py plays
both side by side and compares every position. Two things are simpler than in the engine: the auction track is a
count of each tile, since the order on it decides nothing, and a draw is a phase of its own, *about to draw*, until
:meth:`Tables.resolve_draws` is told the tile.

Suns are numbered 1 to :data:`MOST_SUNS` by their rank among the suns in play, which is their number in every
printed set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from ra_desktop.engine.scoring import (
    CIVILIZATION_BY_KINDS,
    FEWEST_PHARAOHS,
    GOD_POINTS,
    GOLD_POINTS,
    HIGHEST_SUN_TOTAL,
    LOWEST_SUN_TOTAL,
    MONUMENT_SET_BY_COPIES,
    MONUMENTS_BY_KINDS,
    MOST_PHARAOHS,
)
from ra_desktop.engine.suns import suns_in
from ra_desktop.engine.tiles import (
    CIVILIZATION,
    DROUGHT,
    EARTHQUAKE,
    EMPTY,
    FIRST_DISASTER,
    FLOOD,
    FUNERAL,
    GOD,
    GOLD,
    MONUMENTS,
    NILE,
    PHARAOH,
    RA,
    RA_TILES,
    UNREST,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine.position import Position

Ints = NDArray[np.int32]
Rows = NDArray[np.intp]
Bools = NDArray[np.bool_]

TILES: Final = len(RA_TILES.names)
DISASTERS: Final = TILES - FIRST_DISASTER
TRACK_SPACES: Final = 8
LAST_EPOCH: Final = 3
MOST_SUNS: Final = 16
TILES_PER_DISASTER: Final = 2
NOBODY: Final = -1

# Phases.
TURN: Final = 0
GODS: Final = 1
AUCTION: Final = 2
DISCARD: Final = 3
DRAWING: Final = 4
OVER: Final = 5
_SETTLING: Final = 6
_PHASES: Final = {"turn": TURN, "gods": GODS, "auction": AUCTION, "discard": DISCARD, "over": OVER}

# How the running auction began.
NO_AUCTION: Final = 0
DRAWN: Final = 1
INVOKED: Final = 2
FULL: Final = 3
_CAUSES: Final = {"": NO_AUCTION, "drawn": DRAWN, "invoked": INVOKED, "full": FULL}

# Actions, as numbers; in every phase they stand in the order of the engine's.
NONE: Final = -1
DRAW: Final = 0
INVOKE: Final = 1
TAKE: Final = 2
"""``TAKE + code``: spend a god for that tile."""
END: Final = TAKE + TILES
BID: Final = END
"""``BID + sun``."""
PASS: Final = BID + MOST_SUNS + 1
GIVE: Final = PASS + 1
"""``GIVE + code``: discard that tile to the disaster."""
ACTIONS: Final = GIVE + TILES

# Columns that hold one number for each position.
_SINGLES: Final = (
    "epoch", "phase", "actor", "ra_count", "ra_limit", "centre", "cause", "ra_player", "highest", "high_bidder",
    "pending", "left", "drawn",
)  # fmt: skip

_CIVILIZATION: Final = slice(CIVILIZATION.start, CIVILIZATION.stop)
_MONUMENTS: Final = slice(MONUMENTS.start, MONUMENTS.stop)

CIVILIZATION_POINTS: Final[Ints] = np.array(CIVILIZATION_BY_KINDS, np.int32)
VARIETY_POINTS: Final[Ints] = np.array(MONUMENTS_BY_KINDS, np.int32)
SET_POINTS: Final[Ints] = np.array(MONUMENT_SET_BY_COPIES, np.int32)

_MASKS: Final = np.arange(1 << (MOST_SUNS + 1), dtype=np.int32)
_BITS: Final = (_MASKS[:, None] >> np.arange(MOST_SUNS + 1, dtype=np.int32)) & 1 == 1
SUNS_IN: Final = _BITS.sum(1).astype(np.int32)
"""How many suns each mask holds."""
SUN_TOTALS: Final = (_BITS @ np.arange(MOST_SUNS + 1)).astype(np.int32)
"""The sum of the suns in each mask."""


def unsupported(at: Position) -> str:
    """Why *at* cannot be turned into a row, or nothing."""
    if at.ruleset not in ("classic", "boat"):
        return f"no tables for {at.ruleset}"
    if len(_suns_in_play(at)) > MOST_SUNS:
        return f"more than {MOST_SUNS} suns"
    return ""


def _suns_in_play(at: Position) -> list[int]:
    mask = 1 << at.centre_sun
    for up, down in zip(at.up, at.down, strict=True):
        mask |= up | down
    if at.highest_bid:
        mask |= 1 << at.highest_bid
    return list(suns_in(mask))


class SunRanks:
    """The suns of a game and their places in order: 1 for the lowest."""

    def __init__(self, at: Position) -> None:
        self.numbers = [0, *_suns_in_play(at)]
        self.rank = {sun: rank for rank, sun in enumerate(self.numbers)}

    def mask(self, mask: int) -> int:
        """The mask of ranks for a *mask* of suns."""
        return sum(1 << self.rank[sun] for sun in suns_in(mask))


class Tables:
    """Positions of games with the same number of players, one in each row of :attr:`rows`.

    The other attributes are views of its columns: ``held[row, seat, code]``, ``up[row, seat]``, ``epoch[row]``
    and so on, named as in :class:`~ra_desktop.engine.position.Position`. ``track[row, code]``, ``bag[row, code]`` and
    ``queue[row, disaster]`` are counts.
    """

    def __init__(self, rows: Ints, players: int) -> None:
        self.rows = rows
        self.players = players
        count = len(rows)
        held = players * TILES
        at = held
        self.held: Ints = rows[:, :held].reshape(count, players, TILES)
        self.up: Ints = rows[:, at : at + players]
        self.down: Ints = rows[:, at + players : at + 2 * players]
        self.fame: Ints = rows[:, at + 2 * players : at + 3 * players]
        at += 3 * players
        self.track: Ints = rows[:, at : at + TILES]
        self.bag: Ints = rows[:, at + TILES : at + 2 * TILES]
        at += 2 * TILES
        self.queue: Ints = rows[:, at : at + DISASTERS]
        at += DISASTERS
        self.epoch: Ints = rows[:, at]
        self.phase: Ints = rows[:, at + 1]
        self.actor: Ints = rows[:, at + 2]
        self.ra_count: Ints = rows[:, at + 3]
        self.ra_limit: Ints = rows[:, at + 4]
        self.centre: Ints = rows[:, at + 5]
        self.cause: Ints = rows[:, at + 6]
        self.ra_player: Ints = rows[:, at + 7]
        self.highest: Ints = rows[:, at + 8]
        self.high_bidder: Ints = rows[:, at + 9]
        self.pending: Ints = rows[:, at + 10]
        self.left: Ints = rows[:, at + 11]
        self.drawn: Ints = rows[:, at + 12]

    def __len__(self) -> int:
        return len(self.rows)

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Tables:
        """One row for each of *positions*, which have the same number of players."""
        rows = [_row(at) for at in positions]
        return cls(np.array(rows, np.int32), positions[0].players)

    def take(self, index: Rows | Ints) -> Tables:
        """A copy of the rows with these numbers."""
        return Tables(self.rows.take(index, axis=0), self.players)

    # --- what is allowed ------------------------------------------------------------------------

    def legal(self) -> tuple[Rows, Rows]:
        """All legal actions of all rows: (row, action) pairs, by row and in the engine's order."""
        count = len(self.rows)
        allowed = np.zeros((count, ACTIONS), np.bool_)
        phase = self.phase
        turn = np.flatnonzero(phase == TURN)
        if len(turn):
            allowed[turn, DRAW] = self.track[turn].sum(1) < TRACK_SPACES
            allowed[turn, INVOKE] = True
        godly = np.flatnonzero(phase <= GODS)
        godly = godly[self.held[godly, self.actor[godly], GOD] > 0]
        if len(godly):
            allowed[godly, TAKE : TAKE + TILES] = self.track[godly] > 0
            allowed[godly, TAKE + GOD] = False
            allowed[godly, END] = self.phase[godly] == GODS
        bidding = np.flatnonzero(phase == AUCTION)
        if len(bidding):
            highest = self.highest[bidding]
            actor = self.actor[bidding]
            mine = self.up[bidding, actor]
            allowed[bidding, BID + 1 : PASS] = _BITS[(mine >> (highest + 1)) << (highest + 1), 1:]
            must = (highest == 0) & (actor == self.ra_player[bidding]) & (self.cause[bidding] == INVOKED)
            allowed[bidding, PASS] = ~must
        choosing = np.flatnonzero(phase == DISCARD)
        if len(choosing):
            kinds = self.held[choosing, self.actor[choosing]] > 0
            unrest = self.pending[choosing] == UNREST
            kinds[:, _CIVILIZATION] &= unrest[:, None]
            kinds[:, _MONUMENTS] &= ~unrest[:, None]
            kinds[:, : CIVILIZATION.start] = False
            kinds[:, FIRST_DISASTER:] = False
            allowed[choosing, GIVE:] = kinds
        rows, actions = np.nonzero(allowed)
        return rows, actions

    # --- playing ------------------------------------------------------------------------------------

    def apply(self, actions: Rows) -> None:
        """Carry out one legal action in each row; a draw is left in the phase *about to draw*."""
        invoke = np.flatnonzero(actions == INVOKE)
        draw = np.flatnonzero(actions == DRAW)
        bid = np.flatnonzero((actions > BID) & (actions < PASS))
        passing = np.flatnonzero(actions == PASS)
        if len(draw):
            self.phase[draw] = DRAWING
        if len(invoke):
            full = self.track[invoke].sum(1) >= TRACK_SPACES
            self._start_auction(invoke, np.where(full, FULL, INVOKED))
        if len(bid):
            self.highest[bid] = actions[bid] - BID
            self.high_bidder[bid] = self.actor[bid]
        if len(bid) or len(passing):
            self._after_bid(np.concatenate((bid, passing)))
        # What seldom happens.
        god = np.flatnonzero((actions >= TAKE) & (actions < TAKE + TILES))
        if len(god):
            self._spend_god(god, actions[god] - TAKE)
        end = np.flatnonzero(actions == END)
        if len(end):
            self._next_turn(end, self.actor[end])
        give = np.flatnonzero(actions >= GIVE)
        if len(give):
            self._discard(give, actions[give] - GIVE)

    def drawing(self) -> Rows:
        """The rows that are about to draw."""
        return np.flatnonzero(self.phase == DRAWING)

    def resolve_draws(self, rows: Rows, codes: Ints) -> None:
        """Draw the tiles *codes* in the *rows*, which are about to draw; :data:`EMPTY` for an empty bag."""
        empty = codes == EMPTY
        if empty.any():
            self._end_epoch(rows[empty])
            rows, codes = rows[~empty], codes[~empty]
        self.bag[rows, codes] -= 1
        self.drawn[rows] += 1
        ra = codes == RA
        tile = rows[~ra]
        self.track[tile, codes[~ra]] += 1
        if len(tile):
            self._next_turn(tile, self.actor[tile])
        rows = rows[ra]
        if len(rows):
            self.ra_count[rows] += 1
            last = self.ra_count[rows] >= self.ra_limit[rows]
            if last.any():
                self._end_epoch(rows[last])
            rows = rows[~last]
            self._start_auction(rows, DRAWN)

    def _next_with_sun(self, rows: Rows, after: Ints) -> tuple[Ints, Bools]:
        """The first seat after *after* that has a face-up sun, and whether there is one."""
        seats = (after[:, None] + np.arange(1, self.players + 1)) % np.int32(self.players)
        has = self.up[rows[:, None], seats] > 0
        first = has.argmax(1)
        index = np.arange(len(rows))
        return seats[index, first], has[index, first]

    def _next_turn(self, rows: Rows, after: Ints) -> None:
        seats, any_left = self._next_with_sun(rows, after)
        self.actor[rows] = seats
        self.phase[rows] = TURN
        if not any_left.all():
            self._end_epoch(rows[~any_left])

    def _start_auction(self, rows: Rows, cause: Rows | int) -> None:
        actor = self.actor[rows]
        self.ra_player[rows] = actor
        self.cause[rows] = cause
        self.highest[rows] = 0
        self.high_bidder[rows] = NOBODY
        self.phase[rows] = AUCTION
        self.actor[rows] = self._next_with_sun(rows, actor)[0]

    def _after_bid(self, rows: Rows) -> None:
        actor = self.actor[rows]
        done = actor == self.ra_player[rows]
        going_on = rows[~done]
        if len(going_on):
            self.actor[going_on] = self._next_with_sun(going_on, actor[~done])[0]
        rows = rows[done]
        if len(rows):
            won = self.highest[rows] > 0
            self._win_lot(rows[won])
            rows = rows[~won]
            full = rows[self.cause[rows] == FULL]
            self.track[full] = 0
            self._close_auction(rows)

    def _win_lot(self, rows: Rows) -> None:
        seat = self.high_bidder[rows]
        sun = self.highest[rows]
        self.actor[rows] = seat
        self.up[rows, seat] ^= 1 << sun
        self.down[rows, seat] |= 1 << self.centre[rows]
        self.centre[rows] = sun
        self.held[rows, seat, :FIRST_DISASTER] += self.track[rows, :FIRST_DISASTER]
        self.queue[rows] += self.track[rows, FIRST_DISASTER:]
        self.track[rows] = 0
        self._settle(rows)

    def _settle(self, rows: Rows) -> None:
        self.phase[rows] = _SETTLING
        if self.queue[rows].any():
            for disaster in range(DISASTERS):
                while True:
                    struck = rows[(self.queue[rows, disaster] > 0) & (self.phase[rows] == _SETTLING)]
                    if not len(struck):
                        break
                    self._strike(struck, FIRST_DISASTER + disaster)
            rows = rows[self.phase[rows] == _SETTLING]
        auction = self.cause[rows] != NO_AUCTION
        self._close_auction(rows[auction])
        self._after_god(rows[~auction])

    def _close_auction(self, rows: Rows) -> None:
        if not len(rows):
            return
        ra_player = self.ra_player[rows]
        self.cause[rows] = NO_AUCTION
        self.highest[rows] = 0
        self.high_bidder[rows] = NOBODY
        self.ra_player[rows] = NOBODY
        self._next_turn(rows, ra_player)

    def _spend_god(self, rows: Rows, codes: Rows) -> None:
        actor = self.actor[rows]
        self.track[rows, codes] -= 1
        self.held[rows, actor, GOD] -= 1
        disaster = codes >= FIRST_DISASTER
        kept = ~disaster
        self.held[rows[kept], actor[kept], codes[kept]] += 1
        self._after_god(rows[kept])
        if disaster.any():
            struck = rows[disaster]
            self.queue[struck, codes[disaster] - FIRST_DISASTER] += 1
            self._settle(struck)

    def _after_god(self, rows: Rows) -> None:
        if not len(rows):
            return
        actor = self.actor[rows]
        more = self.held[rows, actor, GOD] > 0
        more &= self.track[rows].sum(1) > self.track[rows, GOD]
        self.phase[rows[more]] = GODS
        if not more.all():
            self._next_turn(rows[~more], actor[~more])

    def _strike(self, rows: Rows, disaster: int) -> None:
        self.queue[rows, disaster - FIRST_DISASTER] -= 1
        actor = self.actor[rows]
        if disaster == FUNERAL:
            self.held[rows, actor, PHARAOH] = np.maximum(self.held[rows, actor, PHARAOH] - TILES_PER_DISASTER, 0)
        elif disaster == DROUGHT:
            floods = np.minimum(self.held[rows, actor, FLOOD], TILES_PER_DISASTER)
            self.held[rows, actor, FLOOD] -= floods
            niles = self.held[rows, actor, NILE]
            self.held[rows, actor, NILE] = np.maximum(niles - (TILES_PER_DISASTER - floods), 0)
        else:
            self._go_on_discarding(rows, disaster, np.full(len(rows), TILES_PER_DISASTER, np.int32))

    def _go_on_discarding(self, rows: Rows, disaster: int, left: Ints) -> None:
        kinds = _CIVILIZATION if disaster == UNREST else _MONUMENTS
        actor = self.actor[rows]
        mine = self.held[rows, actor, kinds]
        total = mine.sum(1)
        left = np.minimum(left, total)
        choice = ((mine > 0).sum(1) > 1) & (total > left) & (left > 0)
        self.phase[rows] = np.where(choice, DISCARD, _SETTLING)
        self.pending[rows] = np.where(choice, disaster, EMPTY)
        self.left[rows] = np.where(choice, left, 0)
        # Without a choice all go, or they are of one kind.
        mine = np.where(choice[:, None], mine, np.where(mine > 0, np.maximum(mine - left[:, None], 0), 0))
        self.held[rows, actor, kinds] = mine

    def _discard(self, rows: Rows, codes: Rows) -> None:
        self.held[rows, self.actor[rows], codes] -= 1
        pending = self.pending[rows]
        for disaster in (UNREST, EARTHQUAKE):
            struck = rows[pending == disaster]
            if len(struck):
                self._go_on_discarding(struck, disaster, self.left[struck] - 1)
        done = rows[self.phase[rows] == _SETTLING]
        if len(done):
            self._settle(done)

    # --- epochs -----------------------------------------------------------------------------------------

    def _end_epoch(self, rows: Rows) -> None:
        self.track[rows] = 0
        self.ra_count[rows] = 0
        held = self.held[rows]
        epoch = self.epoch[rows]
        suns = self.up[rows] | self.down[rows]
        points = epoch_points(held, suns, epoch == LAST_EPOCH)
        self.fame[rows] = np.maximum(self.fame[rows] + points, 0)
        held[:, :, (GOD, GOLD, FLOOD)] = 0
        held[:, :, _CIVILIZATION] = 0
        self.held[rows] = held
        self.up[rows] = suns
        self.down[rows] = 0
        over = epoch == LAST_EPOCH
        self.phase[rows] = np.where(over, OVER, TURN)
        self.actor[rows] = np.where(over, NOBODY, suns.argmax(1))  # the highest sun makes the greatest mask
        self.epoch[rows] = np.where(over, epoch, epoch + 1)

    def winners(self) -> Rows:
        """The seat that has won, or would win with the fame as it stands, in each row."""
        suns = self.up | self.down
        winners: Rows = (self.fame.astype(np.int64) * (2 << MOST_SUNS) + suns).argmax(1)
        return winners


def most_and_fewest(amounts: Ints, most: int, fewest: int) -> Ints:
    """*most* for the highest amounts of each row, *fewest* for the lowest, 0 where all are equal."""
    top = amounts.max(1, keepdims=True)
    bottom = amounts.min(1, keepdims=True)
    points: Ints = (amounts == top).astype(np.int32) * np.int32(most) + (amounts == bottom) * np.int32(fewest)
    points *= top != bottom
    return points


def epoch_points(held: Ints, suns: Ints, last: Bools) -> Ints:
    """What every seat of every row scores if the epoch ends; *last* where it is the third."""
    nile = held[:, :, FLOOD] + held[:, :, NILE] * (held[:, :, FLOOD] > 0)
    civilization = CIVILIZATION_POINTS[(held[:, :, _CIVILIZATION] > 0).sum(2)]
    points = GOD_POINTS * held[:, :, GOD] + GOLD_POINTS * held[:, :, GOLD] + nile + civilization
    points += most_and_fewest(held[:, :, PHARAOH], MOST_PHARAOHS, FEWEST_PHARAOHS)
    if last.any():
        monuments = held[:, :, _MONUMENTS]
        at_end = VARIETY_POINTS[(monuments > 0).sum(2)] + SET_POINTS[monuments].sum(2)
        at_end += most_and_fewest(SUN_TOTALS[suns], HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)
        points += np.where(last[:, None], at_end, 0)
    result: Ints = points.astype(np.int32, copy=False)
    return result


def _row(at: Position) -> list[int]:
    ranks = SunRanks(at)
    row = [count for counts in at.held for count in counts]
    row += [ranks.mask(mask) for mask in at.up]
    row += [ranks.mask(mask) for mask in at.down]
    row += at.fame
    track, bag, queue = [0] * TILES, [0] * TILES, [0] * DISASTERS
    for code in at.track:
        if code != EMPTY:
            track[code] += 1
    for code in at.bag:
        bag[code] += 1
    for code in at.queue:
        queue[code - FIRST_DISASTER] += 1
    row += track
    row += bag
    row += queue
    row += [
        at.epoch, _PHASES[at.phase], at.seat_to_act, at.ra_count, at.ra_limit, ranks.rank[at.centre_sun],
        _CAUSES[at.cause], at.ra_player, ranks.rank[at.highest_bid], at.high_bidder, at.pending_tile, at.left, 0,
    ]  # fmt: skip
    return row
