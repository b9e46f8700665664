"""The data of a position: ints and short lists, indexed by seat or by tile code, so that copying is cheap.

:class:`~.position.Position` adds the rules and access by name.
"""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from typing import Final

from .tiles import highest_in, suns_in

TURN: Final = "turn"
GODS: Final = "gods"
AUCTION: Final = "auction"
DISCARD: Final = "discard"
SIDE: Final = "side"
FLIP: Final = "flip"
SCORING: Final = "scoring"
"""The phase between the end of an epoch and its scoring, in which no seat acts (:meth:`~.game.Game.scoring`)."""
OVER: Final = "over"

NOBODY: Final = -1

PointRows = dict[str, int]
"""Points by row of the scoring table."""


FACTS: Final = (
    "ankhs", "bag", "bids", "cause", "centre_sun", "down", "epoch", "fame", "held", "high_bidder",
    "highest_bid", "left", "pending_tile", "phase", "players", "queue", "ra_count", "ra_limit", "ra_player",
    "ruleset", "seat_to_act", "sheets", "track", "up",
)  # fmt: skip
"""The attributes that make up a position; rules and legal actions follow from them."""


class Board:
    """Everything on the table. Only the rules write the attributes; bots may read them."""

    __slots__ = FACTS

    ruleset: str
    """Name of the rule set."""
    players: int
    epoch: int
    """1 for the first."""
    phase: str
    """``turn``, ``gods``, ``auction``, ``discard``, ``side``, ``flip`` or ``over``."""
    seat_to_act: int
    """The seat that must act, or :data:`NOBODY`."""
    bag: list[int]
    """Codes of the tiles in the bag; the last is drawn next. Sorted in a view."""
    track: list[int]
    """Tile codes on the auction spaces, :data:`EMPTY` for a gap."""
    ra_count: int
    """Ra tiles on the Ra track."""
    ra_limit: int
    """Ra tiles that end the epoch."""
    centre_sun: int
    held: list[list[int]]
    """``held[seat][code]``: how many copies of each tile each player has."""
    up: list[int]
    """Masks of the face-up suns, by seat."""
    down: list[int]
    """Masks of the face-down suns, by seat."""
    fame: list[int]
    """Fame by seat."""
    ankhs: list[int]
    """Ankhs by seat (Priests of Ra)."""
    cause: str
    """How the current auction began; empty when there is none."""
    ra_player: int
    bids: list[tuple[int, int]]
    """(seat, sun) of the current auction; sun 0 for a pass."""
    highest_bid: int
    """0 before the first bid."""
    high_bidder: int
    queue: list[int]
    """Codes of the disasters or priests of the lot that are still to be resolved."""
    pending_tile: int
    """Code of the tile that the pending choice is about, or :data:`EMPTY`."""
    left: int
    """How many single choices the pending tile still requires."""
    sheets: list[list[PointRows]]
    """Points of the finished epochs: ``sheets[epoch - 1][seat]``."""

    def copy_board(self, other: Board) -> None:
        """Become an independent copy of `other`."""
        self.ruleset = other.ruleset
        self.players = other.players
        self.epoch = other.epoch
        self.phase = other.phase
        self.seat_to_act = other.seat_to_act
        self.bag = other.bag[:]
        self.track = other.track[:]
        self.ra_count = other.ra_count
        self.ra_limit = other.ra_limit
        self.centre_sun = other.centre_sun
        self.held = [counts[:] for counts in other.held]
        self.up = other.up[:]
        self.down = other.down[:]
        self.fame = other.fame[:]
        self.ankhs = other.ankhs[:]
        self.cause = other.cause
        self.ra_player = other.ra_player
        self.bids = other.bids[:]
        self.highest_bid = other.highest_bid
        self.high_bidder = other.high_bidder
        self.queue = other.queue[:]
        self.pending_tile = other.pending_tile
        self.left = other.left
        self.sheets = other.sheets[:]

    def scratch(self) -> Board:
        """Return a copy to calculate with."""
        twin = Board()
        twin.copy_board(self)
        return twin

    def key(self) -> tuple[object, ...]:
        """Return a hashable value that is equal for equal positions."""
        return (
            self.ruleset, self.players, self.epoch, self.phase, self.seat_to_act, tuple(self.bag),
            tuple(self.track), self.ra_count, self.ra_limit, self.centre_sun,
            tuple(map(tuple, self.held)), tuple(self.up), tuple(self.down), tuple(self.fame),
            tuple(self.ankhs), self.cause, self.ra_player, tuple(self.bids), self.highest_bid,
            self.high_bidder, tuple(self.queue), self.pending_tile, self.left,
            tuple(tuple(tuple(rows.items()) for rows in sheet) for sheet in self.sheets)
        )  # fmt: skip

    @property
    def current_player(self) -> int | None:
        """The seat that must act, or None while an epoch is scored and when the game is over."""
        return None if self.seat_to_act == NOBODY else self.seat_to_act

    @property
    def is_over(self) -> bool:
        """Whether the last epoch has been scored."""
        return self.phase == OVER

    @property
    def winner(self) -> int | None:
        """The seat that won (docs/rules.md#winner), or None until the game is over."""
        return self.ranking()[0] if self.is_over else None

    def ranking(self) -> tuple[int, ...]:
        """Return the seats by their fame, the most first; the highest sun decides a tie (docs/rules.md#readings)."""
        order = sorted(range(self.players), key=lambda seat: (self.fame[seat], self.highest_sun(seat)), reverse=True)
        return tuple(order)

    def face_up_suns(self, seat: int) -> list[int]:
        """Return the suns that `seat` can still bid, lowest first; one bid in this auction is among them."""
        return list(suns_in(self.up[seat]))

    def face_down_suns(self, seat: int) -> list[int]:
        """Return the suns of `seat` that cannot be used until the next epoch, lowest first."""
        return list(suns_in(self.down[seat]))

    @property
    def suns_in_play(self) -> int:
        """All suns of the game, as a mask like :attr:`up`."""
        mask = 1 << self.centre_sun
        for up, down in zip(self.up, self.down, strict=True):
            mask |= up | down
        return mask

    def highest_sun(self, seat: int) -> int:
        """Return the highest sun of `seat`, face up or down; -1 without suns."""
        return highest_in(self.up[seat] | self.down[seat])

    @property
    def bag_count(self) -> int:
        """How many tiles are in the bag."""
        return len(self.bag)

    @property
    def score_sheet(self) -> list[list[PointRows]]:
        """``score_sheet[epoch - 1][seat]``: points by row, before fame is kept from falling below 0."""
        return [[dict(rows) for rows in sheet] for sheet in self.sheets]

    def points_by_row(self, seat: int) -> PointRows:
        """Return the points of `seat` by row, those of all epochs scored together."""
        points: Counter[str] = Counter()
        for sheet in self.sheets:
            points.update(sheet[seat])
        return dict(points)

    def largest_gap(self, seat: int, rival: int) -> tuple[str, int]:
        """Return the row in which `seat` has scored least against `rival`, and by how much the rival is ahead there."""
        own, others = self.points_by_row(seat), self.points_by_row(rival)
        gaps = {row: others.get(row, 0) - own.get(row, 0) for row in {**others, **own}}
        return max(gaps.items(), key=itemgetter(1), default=("", 0))
