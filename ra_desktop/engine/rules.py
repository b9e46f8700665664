"""The rules that both games share: turns, auctions, suns and epochs. A function for each rule of docs/rules.md.

The games in :mod:`.games` override the methods marked as hooks. Rules hold no state: everything that changes is in the
:class:`~.board.Board` passed in. Every method that changes it takes a `log` to which it appends events, or None to
build none.
"""

from __future__ import annotations

from typing import ClassVar, Final

from . import events as ev
from .account import Effects, Tally
from .actions import Action, Bid, Draw, Invoke, Pass
from .board import AUCTION, NOBODY, OVER, SCORING, TURN, Board, PointRows
from .scoring import SUNS
from .tiles import EMPTY, RA, TileSet, suns_in

Log = list[ev.Event] | None

USUAL_EPOCHS: Final = 3
USUAL_SPACES: Final = 8
"""Spaces on the auction track in the published games."""
MOST_PLAYERS: Final = 5

_DRAW: Final = Draw()
_INVOKE: Final = Invoke()
_PASS: Final = Pass()
_DRAW_OR_INVOKE: Final[tuple[Action, ...]] = (_DRAW, _INVOKE)
_INVOKE_ONLY: Final[tuple[Action, ...]] = (_INVOKE,)

FOLLOWING: Final = tuple(
    tuple(tuple((seat + step) % players for step in range(1, players + 1)) for seat in range(players))
    for players in range(MOST_PLAYERS + 1)
)
"""``FOLLOWING[players][seat]``: the seats clockwise from the left of `seat`, itself last."""


class _Bids(dict[int, tuple[Action, ...]]):
    """The bids that a mask of suns allows, lowest first; computed once for each mask."""

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        self[mask] = bids = tuple(map(Bid, suns_in(mask)))
        return bids


class _BidsOrPass(_Bids):
    """The same bids, and then ``pass``."""

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        self[mask] = bids = (*_BIDS[mask], _PASS)
        return bids


_BIDS: Final = _Bids()
_BIDS_OR_PASS: Final = _BidsOrPass()


class Rules:
    """The rules that all games share; each game has a subclass."""

    game: ClassVar[str] = ""
    """The name of the game. Its rule sets share rules and tile names; bots can play them all."""
    rows: ClassVar[tuple[str, ...]] = ()
    """The rows of the scoring table, in order."""
    final_rows: ClassVar[frozenset[str]] = frozenset()
    """The rows that score only at the end of the last epoch."""
    most_ankhs: ClassVar[int] = 0
    """The most ankhs that a seat can win in an epoch."""
    takes_from_track: ClassVar[bool] = False
    """Whether single tiles can be taken from the auction track."""
    usual_tiles: ClassVar[TileSet] = TileSet(())
    """Those of the game, in their usual numbers."""

    def __init__(self, tiles: TileSet | None = None, epochs: int = USUAL_EPOCHS, spaces: int = USUAL_SPACES) -> None:
        """`tiles` are those of the game in other numbers, `spaces` the number of spaces on the auction track.

        ``ValueError`` for another kind of tile: the game's rules and its networks know the tiles by their codes.
        """
        self.tiles = self.usual_tiles if tiles is None else tiles
        if self.tiles.names != self.usual_tiles.names:
            raise ValueError(f"these are not the tiles of {self.game}; another kind of tile needs rules of its own")
        self.epochs = epochs
        self.spaces = spaces
        self.no_tiles = [EMPTY] * spaces
        """An empty auction track."""

    # --- what is allowed --------------------------------------------------------------------

    def legal(self, at: Board) -> tuple[Action, ...]:
        """Return every action allowed in `at`, in a fixed order."""
        if at.phase == AUCTION:
            seat = at.seat_to_act
            highest = at.highest_bid
            if highest:
                return _BIDS_OR_PASS[at.up[seat] >> highest << highest]  # docs/rules.md#auction
            if seat == at.ra_player and at.cause == "invoked":
                return _BIDS[at.up[seat]]  # docs/rules.md#must-bid
            return _BIDS_OR_PASS[at.up[seat]]
        if at.phase == TURN:
            return self.turn_actions(at, _DRAW_OR_INVOKE if EMPTY in at.track else _INVOKE_ONLY)
        return self.choices(at)

    def turn_actions(self, at: Board, common: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the legal actions of a turn; `common` is to draw, unless the track is full, or to invoke Ra. Hook."""
        return common

    def choices(self, at: Board) -> tuple[Action, ...]:
        """Return the legal actions in a phase that only one of the games has. Hook."""
        return ()

    def takes_all(self, at: Board) -> bool:
        """Whether everything that can be chosen now is chosen in the end, in whatever order. Hook."""
        return False

    def can_await(self, at: Board) -> bool:
        """Whether a game can come to the choice that `at` waits for, neither a turn nor a bid. Hook."""
        return False

    def can_be_held(self, code: int) -> bool:
        """Whether players keep a tile of this `code` in front of them. Hook."""
        return code != RA

    def why_not(self, at: Board, action: object) -> str:
        """Return in a few words why `action` is not legal now."""
        if at.phase == OVER:
            return "the game is over"
        if isinstance(action, Bid) and at.phase == AUCTION:
            if not at.up[at.seat_to_act] >> action.sun & 1:
                return f"seat {at.seat_to_act} has no such sun face up"
            return f"the bid must beat {at.highest_bid}"
        if isinstance(action, Pass) and at.phase == AUCTION:
            return "the player who invoked Ra must bid when all others have passed"
        if isinstance(action, Draw) and at.phase == TURN:
            return "the auction track is full"
        return f"not legal now, only {', '.join(map(str, self.legal(at)))}"

    # --- what is done -------------------------------------------------------------------------

    def play(self, at: Board, action: Action, log: Log) -> None:
        """Carry out `action`, which must be legal, with the scoring of an epoch that it ends."""
        self.play_up_to_scoring(at, action, log)
        if at.phase == SCORING:
            self.score_epoch(at, log)

    def play_up_to_scoring(self, at: Board, action: Action, log: Log) -> None:
        """Carry out `action`, which must be legal; an epoch that it ends is left to :meth:`score_epoch`."""
        if action is _PASS:
            self.pass_(at, log)
        elif isinstance(action, Bid):
            self.bid(at, action.sun, log)
        elif action is _DRAW:
            self.draw(at, log)
        elif action is _INVOKE:
            self.invoke(at, log)
        else:
            self.choose(at, action, log)

    def choose(self, at: Board, action: Action, log: Log) -> None:
        """Carry out an action that only one of the games has. Hook."""
        raise NotImplementedError

    # --- turns ----------------------------------------------------------------------------------

    def draw(self, at: Board, log: Log) -> None:
        """Draw one tile (docs/rules.md#draw); with an empty bag, the epoch of `at` ends (docs/rules.md#empty-bag)."""
        if not at.bag:
            self.end_epoch(at, "bag", log)
            return
        code = at.bag.pop()
        if code == RA:
            at.ra_count += 1
            if log is not None:
                log.append(ev.TileDrawn(at.seat_to_act, "ra", at.ra_count - 1))
            if at.ra_count >= at.ra_limit:
                self.end_epoch(at, "ra", log)  # docs/rules.md#full-track
            else:
                self.start_auction(at, "drawn", log)  # docs/rules.md#ra-tile
        else:
            self.lay(at, code, log)

    def lay(self, at: Board, code: int, log: Log) -> None:
        """Place the drawn tile `code` on the leftmost empty space of `at` and end the turn. Hook."""
        space = at.track.index(EMPTY)
        at.track[space] = code
        if log is not None:
            log.append(ev.TileDrawn(at.seat_to_act, self.tiles.names[code], space))
        self.next_turn(at, at.seat_to_act, log)

    def invoke(self, at: Board, log: Log) -> None:
        """Make the seat to act in `at` the Ra player and start an auction (docs/rules.md#invoke-ra)."""
        self.start_auction(at, "invoked" if EMPTY in at.track else "full", log)

    def next_turn(self, at: Board, after: int, log: Log) -> None:
        """Give the turn to the next player `after` a seat who has a face-up sun (docs/rules.md#turn-order)."""
        for seat in FOLLOWING[at.players][after]:
            if at.up[seat]:
                at.seat_to_act = seat
                at.phase = TURN
                return
        self.end_epoch(at, "suns", log)

    # --- auctions ---------------------------------------------------------------------------------

    def start_auction(self, at: Board, cause: ev.Cause, log: Log) -> None:
        """Start one round of bidding in `at`, which ends with the Ra player (docs/rules.md#auction)."""
        seat = at.seat_to_act
        at.ra_player = seat
        at.cause = cause
        at.highest_bid = 0
        at.high_bidder = NOBODY
        at.phase = AUCTION
        if log is not None:
            log.append(ev.AuctionStarted(seat, cause))
        self.next_bidder(at)

    def next_bidder(self, at: Board) -> None:
        """Advance to the next bidder: a player with a face-up sun. The Ra player has one and bids last."""
        for seat in FOLLOWING[at.players][at.seat_to_act]:
            if at.up[seat]:
                at.seat_to_act = seat
                return

    def bid(self, at: Board, sun: int, log: Log) -> None:
        """Bid one sun, higher than the highest bid so far (docs/rules.md#auction)."""
        seat = at.seat_to_act
        at.bids.append((seat, sun))
        at.highest_bid = sun
        at.high_bidder = seat
        if log is not None:
            log.append(ev.SunBid(seat, sun))
        if seat == at.ra_player:
            self.win_lot(at, log)
        else:
            self.next_bidder(at)

    def pass_(self, at: Board, log: Log) -> None:
        """Note in `at` that the seat to act passes in the auction, and go on with the next one."""
        seat = at.seat_to_act
        at.bids.append((seat, 0))
        if log is not None:
            log.append(ev.Passed(seat))
        if seat != at.ra_player:
            self.next_bidder(at)
        elif at.highest_bid:
            self.win_lot(at, log)
        else:
            self.nobody_bid(at, log)

    def nobody_bid(self, at: Board, log: Log) -> None:
        """Go on after no one bid: the tiles stay, but those of a full track are discarded (docs/rules.md#all-pass)."""
        removed = self.clear_track(at, log) if at.cause == "full" else ()
        if log is not None:
            log.append(ev.NobodyBid(removed))
        self.close_auction(at, log)

    def win_lot(self, at: Board, log: Log) -> None:
        """Give the winner the tiles and the centre sun, and put the sun bid in the centre (docs/rules.md#lot)."""
        seat = at.seat_to_act = at.high_bidder
        sun = at.highest_bid
        if log is not None:
            names = self.tiles.names
            lot = tuple(names[code] for code in at.track if code != EMPTY)
            log.append(ev.LotWon(seat, sun, at.centre_sun, lot))
        at.up[seat] ^= 1 << sun
        at.down[seat] |= 1 << at.centre_sun
        at.centre_sun = sun
        if at.track != self.no_tiles:
            self.take_lot(at, at.held[seat])
            at.track[:] = self.no_tiles
        self.settle(at, log)

    def take_lot(self, at: Board, held: list[int]) -> None:
        """Add the tiles of the track to `held`, the winner's display. Hook."""
        for code in at.track:
            if code != EMPTY:
                held[code] += 1

    def settle(self, at: Board, log: Log) -> None:
        """Carry out the effects of the lot in `at`, then close the auction. Hook."""
        self.close_auction(at, log)

    def close_auction(self, at: Board, log: Log) -> None:
        """Give the turn to the left of the Ra player of `at`, no matter who won (docs/rules.md#lot)."""
        at.cause = ""
        at.bids.clear()
        at.highest_bid = 0
        at.high_bidder = NOBODY
        ra_player = at.ra_player
        at.ra_player = NOBODY
        self.next_turn(at, ra_player, log)

    def clear_track(self, at: Board, log: Log) -> tuple[str, ...]:
        """Remove all tiles on the auction track from the game; return their names if there is a log."""
        names = self.tiles.names
        removed = () if log is None else tuple(names[code] for code in at.track if code != EMPTY)
        at.track[:] = self.no_tiles
        return removed

    # --- epochs -----------------------------------------------------------------------------------

    def end_epoch(self, at: Board, reason: ev.EndReason, log: Log) -> None:
        """Clear the auction track, for this `reason`; the epoch is then to be scored (docs/rules.md#epoch-end)."""
        removed = self.clear_track(at, log)
        at.seat_to_act = NOBODY
        at.phase = SCORING
        if log is not None:
            log.append(ev.EpochEnded(at.epoch, reason, removed))

    def score_epoch(self, at: Board, log: Log) -> None:
        """Score `at`, discard, turn the suns face up and clear the Ra track (docs/rules.md#epoch-end)."""
        at.ra_count = 0
        points = self.score(at)
        at.sheets.append(points)
        before = at.fame
        # A result below 0 becomes 0 (docs/rules.md#fame-floor).
        at.fame = [max(0, before[seat] + sum(rows.values())) for seat, rows in enumerate(points)]
        if log is not None:
            last = at.epoch == self.epochs
            log.append(ev.EpochScored(at.epoch, tuple(map(dict, points)), tuple(before), tuple(at.fame), last))
        self.discard_after_epoch(at, log)
        for seat in range(at.players):
            at.up[seat] |= at.down[seat]
            at.down[seat] = 0
        if at.epoch == self.epochs:
            at.phase = OVER
            at.seat_to_act = NOBODY
            if log is not None:
                winner = at.winner
                assert winner is not None
                log.append(ev.GameEnded(winner, tuple(at.fame), tuple(map(at.highest_sun, range(at.players)))))
        else:
            at.epoch += 1
            self.start_epoch(at, log)

    def start_epoch(self, at: Board, log: Log) -> None:
        """Give the turn to the player in `at` who owns the highest sun (docs/rules.md#start-player)."""
        at.seat_to_act = at.up.index(max(at.up))  # no sun is in two masks: the largest mask has the highest sun
        at.phase = TURN
        if log is not None:
            log.append(ev.EpochStarted(at.epoch, at.seat_to_act))

    def exchange(self, action: Action) -> dict[str, int]:
        """Return how many more or fewer of some tiles `action` itself leaves the acting seat, by name. Hook."""
        return {}

    def settle_for_the_game(self, at: Board) -> Effects:
        """Carry out the effects of a lot for the highest score if the game ended now, and return them. Hook."""
        return Effects()

    def tallies(self, at: Board) -> dict[str, tuple[Tally, ...]]:
        """Return what is counted for each row of the scoring table, by row; rows may be missing. Hook."""
        return {SUNS: (Tally(SUNS, tuple(sum(suns_in(up | at.down[seat])) for seat, up in enumerate(at.up))),)}

    def discard_after_epoch(self, at: Board, log: Log) -> None:
        """Remove from `at` the tiles that do not last beyond an epoch. Hook."""
        raise NotImplementedError

    def score(self, at: Board) -> list[PointRows]:
        """Return the points by seat and row if the epoch ended now. Hook; changes no tile."""
        raise NotImplementedError
