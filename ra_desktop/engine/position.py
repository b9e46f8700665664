"""A position of the game: the data, and how it is read.

:class:`GameState` and :class:`View` are both positions. The data are ints and short lists, indexed by seat or
by tile code, so that copying is cheap; the properties give the same facts by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from .suns import highest_in, suns_in
from .tiles import EMPTY

if TYPE_CHECKING:
    from .actions import Action
    from .events import Cause
    from .rules import Rules

Phase = Literal["turn", "gods", "auction", "discard", "side", "flip", "over"]

TURN: Final = "turn"
GODS: Final = "gods"
AUCTION: Final = "auction"
DISCARD: Final = "discard"
SIDE: Final = "side"
FLIP: Final = "flip"
OVER: Final = "over"

TRACK_SPACES: Final = 8
NOBODY: Final = -1

PointRows = dict[str, int]
"""Points by row of the scoring table."""


class Auction(NamedTuple):
    """The auction being held, until its lot is settled."""

    ra_player: int
    cause: Cause
    bids: list[tuple[int, int | None]]
    """(seat, sun) in bidding order; None for a pass."""
    highest: int | None
    """The highest sun bid so far."""


class Pending(NamedTuple):
    """What an open choice is about."""

    kind: str
    """``discard``, ``side`` or ``flip``."""
    tile: str
    """The disaster, the tile drawn, or ``priest``."""
    left: int
    """How many single choices this tile still asks for."""
    queue: list[str]
    """The disasters or priests still to come after this one."""


_FACTS: Final = (
    "ankhs", "bag", "bids", "cause", "centre_sun", "down", "epoch", "fame", "held", "high_bidder",
    "highest_bid", "left", "pending_tile", "phase", "players", "queue", "ra_count", "ra_limit", "ra_player",
    "rules", "ruleset", "seat_to_act", "sheets", "track", "up",
)  # fmt: skip
"""All that a position consists of; the legal actions follow from it."""


class Position:
    """Everything on the table. Only the rules write the attributes; bots may read them."""

    __slots__ = ("_legal", *_FACTS)

    ruleset: str
    """Name of the rule set."""
    rules: Rules
    players: int
    epoch: int
    """1 to 3."""
    phase: str
    """``turn``, ``gods``, ``auction``, ``discard``, ``side``, ``flip`` or ``over``."""
    seat_to_act: int
    """The seat that must act, or :data:`NOBODY`."""
    bag: list[int]
    """Codes of the tiles in the bag; the last is drawn next. Sorted in a view."""
    track: list[int]
    """Tile codes on the eight auction spaces, :data:`EMPTY` for a gap."""
    ra_count: int
    """Ra tiles on the Ra track."""
    ra_limit: int
    """Ra tiles that end the epoch."""
    centre_sun: int
    held: list[list[int]]
    """``held[seat][code]``: how many of each tile lie before each player."""
    up: list[int]
    """Masks of the face-up suns, by seat."""
    down: list[int]
    """Masks of the face-down suns, by seat."""
    fame: list[int]
    """Fame by seat."""
    ankhs: list[int]
    """Ankhs by seat (Priests of Ra)."""
    cause: str
    """How the running auction began; empty when there is none."""
    ra_player: int
    bids: list[tuple[int, int]]
    """(seat, sun) of the running auction; sun 0 for a pass."""
    highest_bid: int
    """0 before the first bid."""
    high_bidder: int
    queue: list[int]
    """Codes of the disasters or priests of the lot that are still to be resolved."""
    pending_tile: int
    """Code of the tile an open choice is about, or :data:`EMPTY`."""
    left: int
    """How many single choices the pending tile still asks for."""
    sheets: list[list[PointRows]]
    """Points of the finished epochs: ``sheets[epoch - 1][seat]``."""
    _legal: tuple[Action, ...] | None

    def _take_from(self, other: Position) -> None:
        """Become an independent copy of *other*."""
        self.ruleset = other.ruleset
        self.rules = other.rules
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
        self._legal = other._legal

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in _FACTS}

    def __setstate__(self, facts: dict[str, object]) -> None:
        for name, value in facts.items():
            setattr(self, name, value)
        self._legal = None

    def scratch(self) -> Position:
        """A copy to calculate with."""
        twin = Position()
        twin._take_from(self)
        return twin

    def key(self) -> tuple[object, ...]:
        """All that makes two positions the same, as one hashable value."""
        return (
            self.ruleset, self.players, self.epoch, self.phase, self.seat_to_act, tuple(self.bag),
            tuple(self.track), self.ra_count, self.ra_limit, self.centre_sun,
            tuple(map(tuple, self.held)), tuple(self.up), tuple(self.down), tuple(self.fame),
            tuple(self.ankhs), self.cause, self.ra_player, tuple(self.bids), self.highest_bid,
            self.high_bidder, tuple(self.queue), self.pending_tile, self.left,
            tuple(tuple(tuple(rows.items()) for rows in sheet) for sheet in self.sheets),
        )  # fmt: skip

    # --- whose move it is -------------------------------------------------------------------

    @property
    def current_player(self) -> int | None:
        """The seat that must act, or None when the game is over."""
        return None if self.seat_to_act == NOBODY else self.seat_to_act

    @property
    def is_over(self) -> bool:
        """Whether the third epoch has been scored."""
        return self.phase == OVER

    def legal_actions(self) -> list[Action]:
        """Every action allowed now, in a fixed order; empty only when the game is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self.rules.legal(self)
        return list(legal)

    @property
    def winner(self) -> int | None:
        """The seat that won (docs/rules.md#winner), or None while the game runs."""
        if self.phase != OVER:
            return None
        return max(range(self.players), key=lambda seat: (self.fame[seat], self.highest_sun(seat)))

    # --- what lies where ----------------------------------------------------------------------

    def display(self, seat: int) -> dict[str, int]:
        """The tiles before *seat*: name to count, counts of at least 1."""
        return self.rules.tiles.tally(self.held[seat])

    def face_up_suns(self, seat: int) -> list[int]:
        """The suns *seat* can still bid, lowest first; a sun that has been bid is among them."""
        return list(suns_in(self.up[seat]))

    def face_down_suns(self, seat: int) -> list[int]:
        """The suns of *seat* that are out of use until the next epoch, lowest first."""
        return list(suns_in(self.down[seat]))

    def highest_sun(self, seat: int) -> int:
        """The highest of all suns of *seat*, face up or down; -1 without suns."""
        return highest_in(self.up[seat] | self.down[seat])

    @property
    def auction_track(self) -> list[str | None]:
        """Tile names in space order, None for a gap; always eight entries."""
        names = self.rules.tiles.names
        return [None if code == EMPTY else names[code] for code in self.track]

    @property
    def bag_count(self) -> int:
        """How many tiles are in the bag."""
        return len(self.bag)

    @property
    def bag_contents(self) -> dict[str, int]:
        """How many of each tile are in the bag: name to count."""
        tiles = self.rules.tiles
        counts = [0] * len(tiles.names)
        for code in self.bag:
            counts[code] += 1
        return tiles.tally(counts)

    # --- what is going on ---------------------------------------------------------------------

    @property
    def auction(self) -> Auction | None:
        """The running auction; it stays until the lot is settled, discards and flips included."""
        if not self.cause:
            return None
        return Auction(
            self.ra_player,
            self.cause,  # type: ignore[arg-type]
            [(seat, sun or None) for seat, sun in self.bids],
            self.highest_bid or None,
        )

    @property
    def pending(self) -> Pending | None:
        """What an open choice is about, or None."""
        if self.pending_tile == EMPTY:
            return None
        names = self.rules.tiles.names
        return Pending(self.phase, names[self.pending_tile], self.left, [names[code] for code in self.queue])

    @property
    def score_sheet(self) -> list[list[PointRows]]:
        """``score_sheet[epoch - 1][seat]``: points by row, before fame is kept from falling below 0."""
        return [[dict(rows) for rows in sheet] for sheet in self.sheets]

    def points_now(self) -> list[PointRows]:
        """What every seat would score, by row, if the epoch ended now."""
        return self.rules.score(self)

    def lot_preview(self, seat: int) -> PointRows:
        """What the lot on the track would add to what *seat* scores at the end of this epoch, by row.

        Disasters are counted in, and the owner discards what costs the least. Rows without a difference are left out,
        and so are suns.
        """
        with_lot = self.rules.points_with_lot(self, seat)
        without = self.points_now()[seat]
        return {row: with_lot[row] - without[row] for row in with_lot if with_lot[row] != without[row]}
