"""Many positions at once, as rows of one array, for search and training.

The engine is the authority on the rules and plays every real game. Here the same rules are written for whole columns of
positions, so that a thousand simulated games cost little more than one; tests/ai/neural/test_batch.py plays both side
by side and compares every position. Two things are simpler than in the engine: the auction track is a count of each
tile, since their order decides nothing, and a draw is a phase of its own, *about to draw*, until
:meth:`BatchState.resolve_draws` is given the tile.

Suns are numbered 1 to :data:`MOST_SUNS` by their rank among the suns in play, which is their number in every printed
set. :mod:`.ra` and :mod:`.priests` override the methods marked as hooks, as their rules do in the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import numpy as np
from numpy.typing import NDArray

from ra_desktop.engine.scoring import HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL
from ra_desktop.engine.tiles import EMPTY, RA, suns_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, Position

Ints = NDArray[np.int32]
Rows = NDArray[np.intp]
Bools = NDArray[np.bool_]

MOST_SUNS: Final = 16
NOBODY: Final = -1

# Phases.
TURN: Final = 0
GODS: Final = 1
AUCTION: Final = 2
DISCARD: Final = 3
DRAWING: Final = 4
OVER: Final = 5
SETTLING: Final = 6
"""Only while a lot is settled; no finished position has it."""
SIDE: Final = 7
FLIP: Final = 8
PHASES: Final = {
    "turn": TURN, "gods": GODS, "auction": AUCTION, "discard": DISCARD, "over": OVER, "side": SIDE, "flip": FLIP,
}  # fmt: skip

# How the current auction began.
NO_AUCTION: Final = 0
DRAWN: Final = 1
INVOKED: Final = 2
FULL: Final = 3
CAUSES: Final = {"": NO_AUCTION, "drawn": DRAWN, "invoked": INVOKED, "full": FULL}

# Actions as numbers, in the engine's order within every phase.
NONE: Final = -1
DRAW: Final = 0
INVOKE: Final = 1
OWN: Final = 2
"""From here to :data:`BID`, and from :data:`OWN_TOO` on, each game has numbers of its own."""
BID: Final = OWN + 23
"""``BID + sun``."""
PASS: Final = BID + MOST_SUNS + 1
OWN_TOO: Final = PASS + 1

_MOST_COPIES: Final = 256
"""No seat has more tiles of a kind."""

_MASKS: Final = np.arange(1 << (MOST_SUNS + 1), dtype=np.int32)
_BITS: Final = (_MASKS[:, None] >> np.arange(MOST_SUNS + 1, dtype=np.int32)) & 1 == 1
SUNS_IN: Final = _BITS.sum(1).astype(np.int32)
"""How many suns each mask holds."""
SUN_TOTALS: Final = (_BITS @ np.arange(MOST_SUNS + 1)).astype(np.int32)
"""The sum of the suns in each mask."""


def suns_in_play(at: Position) -> list[int]:
    """Return all suns of the game, lowest first."""
    mask = 1 << at.centre_sun
    for up, down in zip(at.up, at.down, strict=True):
        mask |= up | down
    if at.highest_bid:
        mask |= 1 << at.highest_bid
    return list(suns_in(mask))


class SunRanks:
    """The suns of a game and their ranks: 1 for the lowest."""

    def __init__(self, at: Position) -> None:
        self.numbers = [0, *suns_in_play(at)]
        self.rank = {sun: rank for rank, sun in enumerate(self.numbers)}

    def mask(self, mask: int) -> int:
        """Return the mask of ranks for a `mask` of suns."""
        return sum(1 << self.rank[sun] for sun in suns_in(mask))


class BatchState:
    """Positions of games with one rule set and one number of players, one in each row of :attr:`rows`.

    The other attributes are views of its columns: ``held[row, seat, code]``, ``up[row, seat]``, ``epoch[row]``
    and so on, named as in :class:`~ra_desktop.engine.position.Position`. ``track[row, code]`` and ``bag[row, code]``
    are counts.
    """

    game: ClassVar[str]
    """The game's name in the engine."""
    tiles: ClassVar[int]
    """Number of tile codes."""
    actions: ClassVar[int]
    """Number of action numbers."""
    module: ClassVar[Any] = None
    """The compiled module that does the work of this class, if there is one."""

    def __init__(self, rows: Ints, players: int, epochs: int, spaces: int) -> None:
        """`epochs` and `spaces` (of the auction track) are those of the rule set."""
        self.rows = rows
        self.players = players
        self.epochs = epochs
        self.spaces = spaces
        count = len(rows)
        tiles = self.tiles
        at = players * tiles
        self.held: Ints = rows[:, :at].reshape(count, players, tiles)
        self.up: Ints = rows[:, at : at + players]
        self.down: Ints = rows[:, at + players : at + 2 * players]
        self.fame: Ints = rows[:, at + 2 * players : at + 3 * players]
        at += 3 * players
        self.track: Ints = rows[:, at : at + tiles]
        self.bag: Ints = rows[:, at + tiles : at + 2 * tiles]
        at = self._name_own_columns(at + 2 * tiles)
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

    def _name_own_columns(self, first: int) -> int:
        """Name the columns that only this game has, from `first` on; return the index after them. Hook."""
        return first

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def about(self) -> tuple[str, int, int, int]:
        """What :attr:`module` must know of the game: its name, players, epochs and spaces."""
        return self.game, self.players, self.epochs, self.spaces

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Self:
        """Return one row for each of `positions`, which share game, rule set and number of players."""
        first = positions[0]
        rows = np.array([cls.row(at) for at in positions], np.int32)
        return cls(rows, first.players, first.epochs, first.track_spaces)

    @classmethod
    def row(cls, at: Position) -> list[int]:
        """Return the numbers of the row for `at`."""
        ranks = SunRanks(at)
        row = [count for counts in at.held for count in counts]
        row += [ranks.mask(mask) for mask in at.up]
        row += [ranks.mask(mask) for mask in at.down]
        row += at.fame
        track, bag = [0] * cls.tiles, [0] * cls.tiles
        for code in at.track:
            if code != EMPTY:
                track[code] += 1
        for code in at.bag:
            bag[code] += 1
        row += track
        row += bag
        row += cls.own_columns(at)
        row += [
            at.epoch, PHASES[at.phase], at.seat_to_act, at.ra_count, at.ra_limit, ranks.rank[at.centre_sun],
            CAUSES[at.cause], at.ra_player, ranks.rank[at.highest_bid], at.high_bidder, at.pending_tile, at.left, 0,
        ]  # fmt: skip
        return row

    @classmethod
    def own_action(cls, action: Action) -> int:
        """Return the number of an `action` that only this game has. Hook."""
        raise NotImplementedError

    @classmethod
    def own_columns(cls, at: Position) -> list[int]:
        """Return the numbers that only this game has. Hook."""
        return []

    def like(self, rows: Ints) -> Self:
        """Return other positions with the same rule set and number of players."""
        return type(self)(rows, self.players, self.epochs, self.spaces)

    def take(self, index: Rows | Ints) -> Self:
        """Return a copy of the rows with these numbers."""
        return self.like(self.rows.take(index, axis=0))

    # --- what is allowed ------------------------------------------------------------------------

    def legal(self) -> tuple[Rows, Rows]:
        """Return all legal actions of all rows: (row, action) pairs, by row and in the engine's order."""
        count = len(self.rows)
        allowed = np.zeros((count, self.actions), np.bool_)
        phase = self.phase
        turn = np.flatnonzero(phase == TURN)
        if len(turn):
            allowed[turn, DRAW] = self.track[turn].sum(1) < self.spaces
            allowed[turn, INVOKE] = True
        bidding = np.flatnonzero(phase == AUCTION)
        if len(bidding):
            highest = self.highest[bidding]
            actor = self.actor[bidding]
            suns = self.up[bidding, actor]
            allowed[bidding, BID + 1 : PASS] = _BITS[(suns >> (highest + 1)) << (highest + 1), 1:]
            must = (highest == 0) & (actor == self.ra_player[bidding]) & (self.cause[bidding] == INVOKED)
            allowed[bidding, PASS] = ~must
        self._allow_own(allowed)
        rows, actions = np.nonzero(allowed)
        return rows, actions

    def _allow_own(self, allowed: Bools) -> None:
        """Mark in ``allowed[row, action]`` the actions that only this game has. Hook."""
        raise NotImplementedError

    # --- playing ------------------------------------------------------------------------------------

    def apply(self, actions: Rows) -> None:
        """Carry out one legal action in each row; a draw is left in the phase *about to draw*."""
        invoke = np.flatnonzero(actions == INVOKE)
        draw = np.flatnonzero(actions == DRAW)
        bid = np.flatnonzero((actions > BID) & (actions < PASS))
        passing = np.flatnonzero(actions == PASS)
        own = np.flatnonzero(((actions >= OWN) & (actions <= BID)) | (actions >= OWN_TOO))
        if len(draw):
            self.phase[draw] = DRAWING
        if len(invoke):
            full = self.track[invoke].sum(1) >= self.spaces
            self._start_auction(invoke, np.where(full, FULL, INVOKED))
        if len(bid):
            self.highest[bid] = actions[bid] - BID
            self.high_bidder[bid] = self.actor[bid]
        if len(bid) or len(passing):
            self._after_bid(np.concatenate((bid, passing)))
        if len(own):
            self._apply_own(own, actions[own])

    def _apply_own(self, rows: Rows, actions: Rows) -> None:
        """Carry out `actions` that only this game has. Hook."""
        raise NotImplementedError

    def drawing(self) -> Rows:
        """Return the rows that are about to draw."""
        return np.flatnonzero(self.phase == DRAWING)

    def resolve_draws(self, rows: Rows, codes: Ints) -> None:
        """Draw the tiles `codes` in the `rows`, which are about to draw; :data:`EMPTY` for an empty bag."""
        empty = codes == EMPTY
        if empty.any():
            self._end_epoch(rows[empty])
            rows, codes = rows[~empty], codes[~empty]
        self.bag[rows, codes] -= 1
        self.drawn[rows] += 1
        ra = codes == RA
        tile = rows[~ra]
        if len(tile):
            self._lay(tile, codes[~ra])
        rows = rows[ra]
        if len(rows):
            self.ra_count[rows] += 1
            last = self.ra_count[rows] >= self.ra_limit[rows]
            if last.any():
                self._end_epoch(rows[last])
            rows = rows[~last]
            self._start_auction(rows, DRAWN)

    def _lay(self, rows: Rows, codes: Ints) -> None:
        """Put the drawn tiles on the track and end the turn. Hook."""
        self.track[rows, codes] += 1
        self._next_turn(rows, self.actor[rows])

    def _next_with_sun(self, rows: Rows, after: Ints) -> tuple[Ints, Bools]:
        """Return the first seat after `after` with a face-up sun, and whether there is one."""
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
        self._take_lot(rows, seat)
        self.track[rows] = 0
        self._settle(rows)

    def _take_lot(self, rows: Rows, seats: Ints) -> None:
        """Add the tiles of the track to the displays of the winners. Hook."""
        raise NotImplementedError

    def _settle(self, rows: Rows) -> None:
        """Resolve the effects of the lots, then close the auctions. Hook."""
        raise NotImplementedError

    def _close_auction(self, rows: Rows) -> None:
        if not len(rows):
            return
        ra_player = self.ra_player[rows]
        self.cause[rows] = NO_AUCTION
        self.highest[rows] = 0
        self.high_bidder[rows] = NOBODY
        self.ra_player[rows] = NOBODY
        self._next_turn(rows, ra_player)

    # --- epochs -----------------------------------------------------------------------------------------

    def _end_epoch(self, rows: Rows) -> None:
        self.track[rows] = 0
        self.ra_count[rows] = 0
        held = self.held[rows]
        epoch = self.epoch[rows]
        suns = self.up[rows] | self.down[rows]
        points = self._points(rows, held, suns, epoch == self.epochs)
        self.fame[rows] = np.maximum(self.fame[rows] + points, 0)
        self._discard_after_epoch(rows, held)
        self.held[rows] = held
        self.up[rows] = suns
        self.down[rows] = 0
        over = epoch == self.epochs
        self.phase[rows] = np.where(over, OVER, TURN)
        self.actor[rows] = np.where(over, NOBODY, suns.argmax(1))  # the highest sun has the greatest mask
        self.epoch[rows] = np.where(over, epoch, epoch + 1)

    def _points(self, rows: Rows, held: Ints, suns: Ints, last: Bools) -> Ints:
        """Return what every seat scores in the `rows`, with these tiles and suns; `last` in the last epoch. Hook."""
        raise NotImplementedError

    def _discard_after_epoch(self, rows: Rows, held: Ints) -> None:
        """Remove from `held`, the tiles of the `rows`, those that do not last. Hook."""
        raise NotImplementedError

    def winners(self) -> Rows:
        """Return the seat that has won each row, or would win with the current fame."""
        suns = self.up | self.down
        winners: Rows = (self.fame.astype(np.int64) * (2 << MOST_SUNS) + suns).argmax(1)
        return winners


def by_count(points: Sequence[int]) -> Ints:
    """Return `points` by count; the last entry also holds for more."""
    return np.array([*points, *[points[-1]] * (_MOST_COPIES - len(points))], np.int32)


def most_and_fewest(amounts: Ints, most: int, fewest: int) -> Ints:
    """Return `most` for the highest amounts of each row, `fewest` for the lowest, 0 if all are equal."""
    top = amounts.max(1, keepdims=True)
    bottom = amounts.min(1, keepdims=True)
    points: Ints = (amounts == top).astype(np.int32) * np.int32(most) + (amounts == bottom) * np.int32(fewest)
    points *= top != bottom
    return points


def sun_points(suns: Ints) -> Ints:
    """Return what the masks of suns score for every seat of every row in the last epoch."""
    return most_and_fewest(SUN_TOTALS[suns], HIGHEST_SUN_TOTAL, LOWEST_SUN_TOTAL)
