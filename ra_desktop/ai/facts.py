"""Facts about a position and a move in it: what a hint can say in favour of the move. All are public and exact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ra_desktop.engine import Action, Bid, Discard, Draw, Flip, Invoke, Keep, Pass, ShowSide, SpendGod, View
from ra_desktop.engine.tiles import EMPTY, RA, suns_in

from .registry import ai_for

if TYPE_CHECKING:
    from ra_desktop.engine.position import Position

_ABOUT_TILES = (SpendGod, Discard, Flip, Keep)


class TileMove(NamedTuple):
    """A move about one tile, and what it changes for the seat that makes it."""

    action: Action
    now: int
    """Points at the end of this epoch."""
    final: int
    """Points that count only at the end of the game, if it stood so; 0 in the last epoch."""

    @property
    def total(self) -> int:
        """Points at the end of this epoch and of the game."""
        return self.now + self.final


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts about a position and a move in it, all public."""

    seat: int
    """The seat that gets the hint."""
    is_last_epoch: bool
    leaders: tuple[int, ...]
    """Who would lead if the epoch ended now; in the last epoch the one who would win."""
    tiles: int
    """Tiles on the auction track."""
    lot: tuple[int, ...]
    """What the lot would add at the end of this epoch, by seat, without suns."""
    bidders: tuple[bool, ...]
    """Who can still win it, by seat."""
    ra_chance: float
    """The chance that the next tile is a Ra tile."""
    end_chance: float
    """The chance that the next tile ends the epoch."""
    ras_left: int
    """How many more Ra tiles end the epoch."""
    centre_sun: int
    suns: tuple[int, ...]
    """The player's face-up suns, lowest first."""
    sun: int | None
    """The sun that the move bids; for a pass the lowest that could be bid; on a turn the highest."""
    higher: int
    """How many face-up suns of the others are higher than :attr:`sun`."""
    others: int
    """How many face-up suns the others have."""
    net: int
    """What winning the lot with :attr:`sun` would change for the player at the end of this epoch, suns included."""
    outbidders: tuple[int, ...]
    """Who has yet to bid after the player in this auction, and has a sun higher than :attr:`sun`."""
    is_last_bidder: bool
    must_bid: bool
    """Whether the player may not pass in this auction."""
    high_bidder: int | None
    high_bid: int
    stays: bool
    """Whether the tiles stay on the track if every player passes."""
    moves: tuple[TileMove, ...] = ()
    """When the choice is about single tiles: all choices but ending the turn; this move first."""
    other: tuple[int, ...] = ()
    """When choosing a side: what the lot would add with the other side up, by seat; :attr:`lot` is with this one."""
    lasts: bool = False
    """Whether the tile that the move shows, turns over or takes for a god then stays with its owner after the epoch."""
    fame_now: tuple[int, ...] = ()
    """The fame of each seat if the epoch ended now."""
    sun_sum: int = 0
    """What all suns of the player add up to."""
    sun_sum_then: int = 0
    """What they would add up to after winning with :attr:`sun`."""

    @property
    def is_alone(self) -> bool:
        """Whether no other seat has a face-up sun."""
        return not self.others


def facts_about(view: View, action: Action, sun: int | None = None) -> Facts:
    """Return the facts about `action`, a legal move in `view`; for a pass, those about not bidding `sun`, if given."""
    seat = view.seat_to_act
    at: Position = view
    other: tuple[int, ...] = ()
    if isinstance(action, ShowSide):
        at = view.after(action)
        other = next(_lot_gains(view.after(option)) for option in view.legal_actions() if option != action)
    moves = _tile_moves(view, action)
    suns = tuple(suns_in(view.up[seat]))
    sun = sun or _sun(view, action, suns)
    rivals = [sun for place, up in enumerate(view.up) if place != seat for sun in suns_in(up)]
    ra_chance = view.bag.count(RA) / len(view.bag) if view.bag else 0.0
    ras_left = view.ra_limit - view.ra_count
    to_bid = view.bidders_left()
    won = None if sun is None else view.lot_account(seat, sun)
    return Facts(
        seat=seat,
        is_last_epoch=view.is_last_epoch,
        leaders=_leaders(view),
        tiles=sum(code != EMPTY for code in at.track),
        lot=_lot_gains(at),
        bidders=tuple(bool(view.suns_to_win(seat)) for seat in range(view.players)),
        ra_chance=ra_chance,
        end_chance=ra_chance if ras_left <= 1 else 0.0,
        ras_left=ras_left,
        centre_sun=view.centre_sun,
        suns=suns,
        sun=sun,
        higher=sum(rival > sun for rival in rivals) if sun is not None else 0,
        others=len(rivals),
        net=0 if won is None else won.own.points,
        outbidders=tuple(seat for seat in to_bid[1:] if sun is not None and view.up[seat] >> (sun + 1)),
        is_last_bidder=len(to_bid) == 1,
        must_bid=bool(to_bid) and Pass() not in view.legal_actions(),
        high_bidder=view.high_bidder if view.highest_bid else None,
        high_bid=view.highest_bid,
        stays=view.cause == "drawn",
        moves=moves,
        other=other,
        lasts=_lasts(view, action),
        fame_now=_fame_now(view),
        sun_sum=sum(suns_in(view.up[seat])) + sum(suns_in(view.down[seat])),
        sun_sum_then=0 if won is None or won.suns is None else sum(won.suns),
    )


def _lot_gains(at: Position) -> tuple[int, ...]:
    """Return by seat what the lot brings it at the end of this epoch."""
    return tuple(sum(at.lot_preview(seat).values()) for seat in range(at.players))


def _sun(view: View, action: Action, suns: tuple[int, ...]) -> int | None:
    if isinstance(action, Bid):
        return action.sun
    if isinstance(action, Pass):
        return min((option.sun for option in view.legal_actions() if isinstance(option, Bid)), default=None)
    return suns[-1] if suns and isinstance(action, Draw | Invoke) else None


def _leaders(view: View) -> tuple[int, ...]:
    """Return who would have the most fame if the epoch ended now; the highest sun decides a tie at the end."""
    standing: list[tuple[int, int]] = []
    for seat, fame in enumerate(_fame_now(view)):
        standing.append((fame, view.up[seat] | view.down[seat] if view.is_last_epoch else 0))
    return tuple(seat for seat, amount in enumerate(standing) if amount == max(standing))


def _fame_now(view: View) -> tuple[int, ...]:
    """Return the fame of each seat if the epoch ended now."""
    return tuple(max(0, fame + sum(rows.values())) for fame, rows in zip(view.fame, view.points_now(), strict=True))


def _in_the_end(at: Position) -> Position:
    """Return the same position in the last epoch, where everything is scored."""
    twin = at.scratch()
    twin.epoch = twin.epochs
    return twin


def _tile_moves(view: View, action: Action) -> tuple[TileMove, ...]:
    """Return all choices about single tiles, `action` first; none if it is about something else."""
    legal = [option for option in view.legal_actions() if isinstance(option, _ABOUT_TILES)]
    end, final = _in_the_end(view), view.rules.final_rows
    facts = []
    for option in sorted(legal, key=lambda option: option != action):
        late = 0
        if not view.is_last_epoch:
            late = sum(points for row, points in end.action_preview(option).items() if row in final)
        facts.append(TileMove(option, sum(view.action_preview(option).values()), late))
    return tuple(facts)


def _lasts(view: View, action: Action) -> bool:
    """Return whether the tile that `action` shows, turns over or takes then stays with its owner after the epoch."""
    shown = None
    if isinstance(action, ShowSide):
        shown = action.side
    elif isinstance(action, SpendGod):
        shown = action.tile
    elif isinstance(action, Flip):
        shown = action.tile.partition("/")[2]
    tiles = view.rules.tiles
    categories = {tiles.category_of(name) for name in tiles.names if name.partition("/")[0] == shown}
    return bool(categories & ai_for(view.game).lasting)
