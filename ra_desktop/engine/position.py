"""A position of the game: the data of :mod:`.board` with the rules, and access to both by name.

:class:`~.state.GameState` and :class:`~.state.View` are positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Self

from .board import AUCTION, FACTS, SCORING, Board, PointRows
from .notation import read, write
from .registry import RULESETS
from .rules import FOLLOWING, Rules
from .standing import RowStanding, gained, lasting_tiles, lot_account, lot_preview, standings
from .tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from .account import LotAccount
    from .actions import Action
    from .events import Cause

Phase = Literal["turn", "gods", "auction", "discard", "side", "flip", "scoring", "over"]


class Auction(NamedTuple):
    """The current auction, until its lot is settled."""

    ra_player: int
    cause: Cause
    bids: list[tuple[int, int | None]]
    """(seat, sun) in bidding order; None for a pass."""
    highest: int | None
    """The highest sun bid so far."""


class Pending(NamedTuple):
    """The subject of a pending choice."""

    kind: str
    """``discard``, ``side`` or ``flip``."""
    tile: str
    """The disaster, the tile drawn, or ``priest``."""
    left: int
    """How many single choices this tile still requires."""
    queue: list[str]
    """The disasters or priests still to come after this one."""


class Position(Board):
    """Everything on the table, with the rules. Only the rules write the attributes; bots may read them."""

    __slots__ = ("_legal", "is_bag_closed", "rules")

    rules: Rules
    is_bag_closed: bool
    """Whether no one may look at discarded tiles. That is how people play it, and changes no rule."""
    _legal: tuple[Action, ...] | None

    def _take_from(self, other: Position) -> None:
        """Become an independent copy of `other`."""
        self.copy_board(other)
        self.rules = other.rules
        self.is_bag_closed = other.is_bag_closed
        self._legal = other._legal

    def __getstate__(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in FACTS}

    def __setstate__(self, facts: dict[str, object]) -> None:
        for name, value in facts.items():
            setattr(self, name, value)
        self.rules = RULESETS[self.ruleset].rules
        self.is_bag_closed = False
        self._legal = None

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the position that one line of text describes (docs/notation.md), the inverse of ``str(position)``.

        Raises :class:`~.notation.NotationError` for text that is malformed, or if no game can reach the position.
        """
        position = cls()
        position.copy_board(read(text))
        position.rules = RULESETS[position.ruleset].rules
        position.is_bag_closed = False
        position._legal = None
        return position

    def __str__(self) -> str:
        return write(self)

    def text(self, concealed: Collection[int] = ()) -> str:
        """Return ``str(position)`` without the fame of `concealed` seats; with a closed bag, without discards."""
        return write(self, concealed, is_bag_closed=self.is_bag_closed)

    def scratch(self) -> Position:
        twin = Position()
        twin._take_from(self)
        return twin

    # --- whose move it is -------------------------------------------------------------------

    def legal_actions(self) -> list[Action]:
        """Every action allowed now, in a fixed order; empty only when the game is over."""
        legal = self._legal
        if legal is None:
            legal = self._legal = self.rules.legal(self)
        return list(legal)

    def is_forced(self) -> bool:
        """Whether there is nothing to decide: one legal action, or several that come to the same in the end."""
        return len(self.legal_actions()) == 1 or self.rules.takes_all(self)

    @property
    def game(self) -> str:
        """The name of the game, ``ra`` or ``priests``; its rule sets differ only in figures."""
        return self.rules.game

    @property
    def epochs(self) -> int:
        """How many epochs the game has."""
        return self.rules.epochs

    @property
    def is_last_epoch(self) -> bool:
        """Whether this epoch is the last of the game."""
        return self.epoch == self.rules.epochs

    @property
    def is_played_out(self) -> bool:
        """Whether no one draws or bids any more: the last epoch has ended, whether or not it has been scored."""
        return self.is_over or (self.is_last_epoch and self.phase == SCORING)

    def is_alone(self, seat: int) -> bool:
        """Whether no one but `seat` has a face-up sun, so that no one else can win a lot in this epoch."""
        return not any(up for other, up in enumerate(self.up) if other != seat)

    # --- what lies where ----------------------------------------------------------------------

    def display(self, seat: int) -> dict[str, int]:
        """Return the tiles of `seat`: name to count, counts of at least 1."""
        return self.rules.tiles.tally(self.held[seat])

    @property
    def auction_track(self) -> list[str | None]:
        """Tile names in space order, None for a gap; one entry for each space."""
        names = self.rules.tiles.names
        return [None if code == EMPTY else names[code] for code in self.track]

    @property
    def track_spaces(self) -> int:
        """How many spaces the auction track has."""
        return len(self.track)

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
        """The current auction, or None; it stays until the lot is settled, discards and flips included."""
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
        """The subject of the pending choice, or None."""
        if self.pending_tile == EMPTY:
            return None
        names = self.rules.tiles.names
        return Pending(self.phase, names[self.pending_tile], self.left, [names[code] for code in self.queue])

    def bidding_order(self) -> list[int]:
        """The seats in the current auction, first bidder first and the Ra player last; empty without an auction.

        Seats that have already bid or passed are included.
        """
        if not self.cause:
            return []
        done = [seat for seat, _ in self.bids]
        return [seat for seat in FOLLOWING[self.players][self.ra_player] if self.up[seat] or seat in done]

    @property
    def open_bids(self) -> dict[int, int | None]:
        """What lies on the altar, by seat, None for who passed; empty once the lot is taken, even if tiles must go."""
        return {seat: sun or None for seat, sun in self.bids} if self.phase == AUCTION else {}

    def bidders_left(self) -> list[int]:
        """The seats still to bid or pass in the current auction, the next to act first."""
        done = len(self.bids)
        return self.bidding_order()[done:] if self.phase == AUCTION else []

    def suns_to_win(self, seat: int) -> list[int]:
        """Return the suns with which `seat` may still win the lot, lowest first; before an auction, all face up."""
        suns = self.face_up_suns(seat)
        if seat == self.high_bidder:  # who has turned its sun over while a position is set up can't win
            return [sun for sun in suns if sun == self.highest_bid]
        has_passed = any(seat == other for other, _ in self.bids)
        return [] if has_passed else [sun for sun in suns if sun > self.highest_bid]

    # --- what would score -------------------------------------------------------------------------

    def points_now(self) -> list[PointRows]:
        """What every seat would score, by row, if the epoch ended now."""
        return self.rules.score(self)

    def standings(self) -> tuple[RowStanding, ...]:
        """How every seat stands in each row of the scoring table, in the order of the table."""
        return standings(self.rules, self)

    def lasting_tiles(self) -> frozenset[str]:
        """The names of the tiles that their owners keep when an epoch ends."""
        return lasting_tiles(self.rules, self)

    def lot_preview(self, seat: int) -> PointRows:
        """What the lot on the track would add to the score of `seat` at the end of this epoch, by row.

        The lot's choices are made as in :meth:`lot_account`. Rows that do not change are left out, and so are suns.
        """
        return lot_preview(self.rules, self, seat)

    def lot_account(self, seat: int, sun: int | None = None) -> LotAccount:
        """What changes at the whole table if `seat` wins the lot on the track, with `sun` if that is known.

        The lot's choices are made for the winner's highest score if the game ended after this epoch. With None for
        `sun`, the suns stay where they are. Raises ``ValueError`` if `seat` has no such sun face up.
        """
        return lot_account(self.rules, self, seat, sun)

    def exchange_preview(self, seat: int, changes: Mapping[str, int]) -> PointRows:
        """Return how the points of `seat` for this epoch would change in :meth:`exchanged`, by row.

        Rows that do not change are left out.
        """
        return gained(self.points_now()[seat], self.exchanged(seat, changes).points_now()[seat])

    def exchanged(self, seat: int, changes: Mapping[str, int]) -> Position:
        """Return the position in which `seat` has more or fewer of some tiles: `changes` are differences by name."""
        twin = self.scratch()
        for name, change in changes.items():
            twin.held[seat][self.rules.tiles.codes[name]] += change
        return twin

    def action_preview(self, action: Action) -> PointRows:
        """:meth:`exchange_preview` for the tiles that `action` itself gives to and takes from the acting seat.

        Covers a god spent, a tile discarded and a tile flipped; empty for all other actions.
        """
        return self.exchange_preview(self.seat_to_act, self.rules.exchange(action))

    def leaving(self, seat: int) -> dict[str, int]:
        """Return the tiles of `seat` that are discarded when an epoch ends: name to count."""
        twin = self.scratch()
        held = twin.held[seat]
        before = held[:]
        self.rules.discard_after_epoch(twin, None)
        return self.rules.tiles.tally([count - kept for count, kept in zip(before, held, strict=True)])
