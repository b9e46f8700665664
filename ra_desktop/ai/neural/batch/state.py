"""Many positions at once, as rows of one array, for search and training.

The engine is the authority on the rules and plays every real game. The library in C plays rows of numbers by the same
rules, thousands of times as fast; tests/ai/neural/test_compiled.py plays both side by side and compares every position.
Two things are simpler than in the engine: the auction track is a count of each tile, since their order decides nothing,
and a draw is a phase of its own, *about to draw*, until :meth:`BatchState.resolve_draws` is given the tile.

Suns are numbered 1 to :data:`MOST_SUNS` by their rank among the suns in play, which is their number in every printed
set. :mod:`.ra` and :mod:`.priests` say what only their rows have. The numbers here are those of compiled/state.h.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final, Self

import numpy as np
from numpy.typing import NDArray

from ra_desktop.ai.neural.compiled import calls
from ra_desktop.engine.tiles import EMPTY, suns_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ra_desktop.engine import Action, Position

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]
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

SUNS_IN: Final = np.bitwise_count(np.arange(1 << (MOST_SUNS + 1), dtype=np.int32)).astype(np.int32)
"""How many suns each mask holds."""


class SunRanks:
    """The suns of a game and their ranks: 1 for the lowest."""

    def __init__(self, at: Position) -> None:
        self.numbers = [0, *suns_in(at.suns_in_play)]
        self.rank = {sun: rank for rank, sun in enumerate(self.numbers)}

    def mask(self, mask: int) -> int:
        """Return the mask of ranks for a `mask` of suns."""
        return sum(1 << self.rank[sun] for sun in suns_in(mask))


class _Column:
    """One of the last columns of the rows; a view that is made when it is first asked for."""

    def __init__(self, place: int) -> None:
        self._place = place

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, at: BatchState, owner: type | None = None) -> Ints:
        view: Ints = at.rows[:, self._place]
        at.__dict__[self._name] = view
        return view


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
    number: ClassVar[int]
    """The number of the game in the library."""

    def __init__(self, rows: Ints, players: int, epochs: int, spaces: int) -> None:
        """`epochs` and `spaces` (of the auction track) are those of the rule set."""
        self.rows = rows
        self.players = players
        self.epochs = epochs
        self.spaces = spaces

    epoch = _Column(-13)
    phase = _Column(-12)
    actor = _Column(-11)
    ra_count = _Column(-10)
    ra_limit = _Column(-9)
    centre = _Column(-8)
    cause = _Column(-7)
    ra_player = _Column(-6)
    highest = _Column(-5)
    high_bidder = _Column(-4)
    pending = _Column(-3)
    left = _Column(-2)
    drawn = _Column(-1)

    @cached_property
    def held(self) -> Ints:
        """The tiles of each seat, by code."""
        return self._columns(0, self.players * self.tiles).reshape(len(self.rows), self.players, self.tiles)

    @cached_property
    def up(self) -> Ints:
        """A mask of each seat's suns that are up."""
        return self._columns(self.players * self.tiles, self.players)

    @cached_property
    def down(self) -> Ints:
        """A mask of each seat's suns that are down."""
        return self._columns(self.players * (self.tiles + 1), self.players)

    @cached_property
    def fame(self) -> Ints:
        """Each seat's fame."""
        return self._columns(self.players * (self.tiles + 2), self.players)

    @cached_property
    def track(self) -> Ints:
        """The auction track, by code."""
        return self._columns(self.players * (self.tiles + 3), self.tiles)

    @cached_property
    def bag(self) -> Ints:
        """The bag, by code."""
        return self._columns(self.players * (self.tiles + 3) + self.tiles, self.tiles)

    def own(self, first: int, count: int) -> Ints:
        """Return columns that only this game has, from their `first` on."""
        return self._columns(self.players * (self.tiles + 3) + 2 * self.tiles + first, count)

    def _columns(self, first: int, count: int) -> Ints:
        return self.rows[:, first : first + count]

    def __len__(self) -> int:
        return len(self.rows)

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

    # --- playing, in C --------------------------------------------------------------------------

    def legal(self) -> tuple[Rows, Rows]:
        """Return all legal actions of all rows: (row, action) pairs, by row and in the engine's order."""
        return calls.legal(self)

    def apply(self, actions: Rows) -> None:
        """Carry out one legal action in each row; a draw is left in the phase *about to draw*."""
        calls.apply(self, actions)

    def drawing(self) -> Rows:
        """Return the rows that are about to draw."""
        return np.flatnonzero(self.phase == DRAWING)

    def resolve_draws(self, rows: Rows, codes: Ints) -> None:
        """Draw the tiles `codes` in the `rows`, which are about to draw; ``EMPTY`` for an empty bag."""
        calls.resolve_draws(self, rows, codes)

    def winners(self) -> Rows:
        """Return the seat that has won each row, or would win with the current fame."""
        suns = self.up | self.down
        winners: Rows = (self.fame.astype(np.int64) * (2 << MOST_SUNS) + suns).argmax(1)
        return winners
