"""The sprites that show an event, and where they move. Nothing here waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QRectF

from ra_desktop.engine import Pass, Ply, Position
from ra_desktop.engine import events as ev
from ra_desktop.engine.tiles import other_side
from ra_desktop.ui.interaction.choices import (
    Bag,
    BidPlace,
    CentreSun,
    Place,
    RaSpace,
    SeatSun,
    SeatTile,
    SideCard,
    Sides,
    TrackSpace,
)
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.sprites import SpriteAnimation, SpriteLayer
from ra_desktop.ui.look.tile_painter import category

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap


_ANKH: Final = "ankh"
_PLAGUE: Final = "plague"
_DEAR: Final = 10
"""The fame of a lot that is as hard to pass as any."""
_FOLDED: Final = 0.08
"""Initial width of the tray of sides, relative to its full width."""


class Scenery(Protocol):
    """What animations need of the table."""

    @property
    def sprites(self) -> SpriteLayer:
        """The layer of the sprites."""

    def shown(self) -> Position | None:
        """The position shown."""

    def anchor(self, place: Place) -> QRectF:
        """Return the rectangle of `place`, in the coordinates of the sprite layer."""

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return a picture of what is at `place`."""

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """Return how `tile` would look at `place`."""

    def hide_at(self, place: Place) -> None:
        """Hide what is at `place` until the next view is shown."""

    def sail(self, ra_count: int, duration: int) -> None:
        """Animate the time of day to that of `ra_count` Ra tiles within `duration` milliseconds."""


def is_important(event: ev.Event) -> bool:
    """Whether `event` should be shown longer."""
    return isinstance(event, (ev.GodSpent, ev.LotWon, ev.NobodyBid, ev.EpochEnded, ev.PlagueReturned, ev.AnkhsWon))


class EventAnimations:
    """Makes the sprite animations of an event, on a table that still shows the position before its ply."""

    def __init__(self, scenery: Scenery) -> None:
        self._scenery = scenery
        self._factor = 1.0
        self._shows: dict[type[ev.Event], Callable[[Any, Ply], Sequence[SpriteAnimation]]] = {
            ev.TileDrawn: self._draw_tile,
            ev.SideChosen: self._place_side,
            ev.GodSpent: self._spend_god,
            ev.SunBid: self._bid,
            ev.LotWon: self._win_lot,
            ev.NobodyBid: self._clear_track,
            ev.EpochEnded: self._clear_track,
            ev.TileDiscarded: self._discard,
            ev.TileFlipped: self._flip,
            ev.PlagueReturned: self._discard,
            ev.AnkhsWon: self._win_ankhs,
            ev.EpochStarted: self._leave_after_epoch,
        }

    def of(self, event: ev.Event, ply: Ply, factor: float) -> Sequence[SpriteAnimation]:
        """Return the animations of `event` of `ply`; they take `factor` times as long as usual.

        What they move is hidden on the table until the next view is shown.
        """
        self._factor = factor
        show = self._shows.get(type(event))
        return show(event, ply) if show is not None else ()

    def doubt(self, ply: Ply) -> float:
        """Return how hard a pass was, from 0 to 1, by what all see: what the lot scores for a seat that can win it."""
        shown = self._scenery.shown()
        if shown is None or ply.action != Pass() or not shown.suns_to_win(ply.seat):
            return 0.0
        return min(1.0, max(0.0, shown.lot_account(ply.seat).own.points / _DEAR))

    def _ms(self, duration: int) -> int:
        return round(duration * self._factor)

    def _move(
        self, pixmap: QPixmap, start: QRectF, end: QRectF, duration: int, delay: int = 0, fade: bool = False
    ) -> SpriteAnimation:
        return SpriteAnimation(pixmap, start, end, self._ms(duration), self._ms(delay), fade)

    # --- tiles from the bag ---------------------------------------------------------------------------

    def _draw_tile(self, event: ev.TileDrawn, ply: Ply) -> Sequence[SpriteAnimation]:
        if event.tile == "ra":
            return self._draw_ra(event)
        if event.space is None:
            return self._draw_sides(event)
        scenery, place = self._scenery, TrackSpace(event.space)
        end = scenery.anchor(place)
        start = _card_at(scenery.anchor(Bag()), end)
        return [self._move(scenery.picture_at(event.tile, place), start, end, durations.DRAW)]

    def _draw_ra(self, event: ev.TileDrawn) -> Sequence[SpriteAnimation]:
        scenery, place = self._scenery, RaSpace(event.space or 0)
        end = scenery.anchor(place)
        scenery.sail(place.space + 1, self._ms(durations.BOAT))
        start = _card_at(scenery.anchor(Bag()), scenery.anchor(TrackSpace(0)))
        return [self._move(scenery.picture_at("ra", TrackSpace(0)), start, end, durations.BOAT)]

    def _draw_sides(self, event: ev.TileDrawn) -> Sequence[SpriteAnimation]:
        """The tile comes out of the bag and splits into its two sides, while their tray unrolls."""
        scenery = self._scenery
        bag, tray = scenery.anchor(Bag()), scenery.anchor(Sides())
        folded = QRectF(tray.x(), tray.y(), tray.width() * _FOLDED, tray.height())
        moves = []
        for side, tile in enumerate((event.tile, other_side(event.tile))):
            place = SideCard(side)
            end = scenery.anchor(place)
            moves.append(self._move(scenery.picture_at(tile, place), _card_at(bag, end), end, durations.SIDES))
        return [*moves, self._move(scenery.pixmap_of(Sides()), folded, tray, durations.SIDES)]

    def _place_side(self, event: ev.SideChosen, ply: Ply) -> Sequence[SpriteAnimation]:
        """The chosen side moves to the track; the other one and the tray disappear."""
        scenery = self._scenery
        chosen = 0 if category(event.tile) == "person" else 1
        laid, left = SideCard(chosen), SideCard(1 - chosen)
        moves = [
            self._move(
                scenery.picture_at(event.tile, laid),
                scenery.anchor(laid),
                scenery.anchor(TrackSpace(event.space)),
                durations.SIDES,
            )
        ]
        for place, picture in (
            (left, scenery.picture_at(other_side(event.tile), left)),
            (Sides(), scenery.pixmap_of(Sides())),
        ):
            rect = scenery.anchor(place)
            moves.append(self._move(picture, rect, rect, durations.SIDES, fade=True))
        scenery.hide_at(Sides())
        return moves

    # --- auctions -------------------------------------------------------------------------------------

    def _spend_god(self, event: ev.GodSpent, ply: Ply) -> Sequence[SpriteAnimation]:
        scenery = self._scenery
        end, god = scenery.anchor(SeatTile(event.seat, event.tile)), SeatTile(event.seat, "god")
        pixmap, start = self._take_up(TrackSpace(event.space))
        return [
            self._move(scenery.picture_at("god", god), scenery.anchor(god), start, durations.GOD, fade=True),
            self._move(pixmap, start, end, durations.GOD, delay=durations.GOD),
        ]

    def _bid(self, event: ev.SunBid, ply: Ply) -> Sequence[SpriteAnimation]:
        pixmap, start = self._take_up(SeatSun(event.seat, event.sun))
        return [self._move(pixmap, start, self._scenery.anchor(BidPlace(event.seat)), durations.BID)]

    def _win_lot(self, event: ev.LotWon, ply: Ply) -> Sequence[SpriteAnimation]:
        scenery = self._scenery
        moves = []
        position = scenery.shown()
        delay = 0
        for space, tile in enumerate(position.auction_track if position else ()):
            if tile is None:
                continue
            pixmap, start = self._take_up(TrackSpace(space))
            end = scenery.anchor(SeatTile(event.seat, tile))
            moves.append(self._move(pixmap, start, end, durations.LOT, delay))
            delay += durations.LOT_STAGGER
        pixmap, start = self._take_up(CentreSun())
        sun = scenery.anchor(SeatSun(event.seat, event.centre_sun))
        moves.append(self._move(pixmap, start, sun, durations.LOT, delay))
        return moves

    def _clear_track(self, event: ev.NobodyBid | ev.EpochEnded, ply: Ply) -> Sequence[SpriteAnimation]:
        position = self._scenery.shown()
        if not event.removed or position is None:
            return ()
        moves = []
        for space, tile in enumerate(position.auction_track):
            if tile is not None:
                pixmap, start = self._take_up(TrackSpace(space))
                gone = start.translated(0, start.height() * 0.6)
                moves.append(self._move(pixmap, start, gone, durations.LOT, space * 20, fade=True))
        return moves

    def _take_up(self, place: Place) -> tuple[QPixmap, QRectF]:
        """Return the picture of what is at `place` and its rectangle, and hide it there."""
        pixmap, start = self._scenery.pixmap_of(place), self._scenery.anchor(place)
        self._scenery.hide_at(place)
        return pixmap, start

    # --- tiles of a seat ------------------------------------------------------------------------------

    def _discard(self, event: ev.TileDiscarded | ev.PlagueReturned, ply: Ply) -> Sequence[SpriteAnimation]:
        tile = event.tile if isinstance(event, ev.TileDiscarded) else _PLAGUE
        pixmap, start = self._take_up(SeatTile(event.seat, tile))
        end = start.translated(0, -start.height() * 0.8)
        return [self._move(pixmap, start, end, durations.DISCARD, fade=True)]

    def _flip(self, event: ev.TileFlipped, ply: Ply) -> Sequence[SpriteAnimation]:
        """The tile flips on its way to the others of its new side."""
        scenery = self._scenery
        target = SeatTile(event.seat, event.tile)
        pixmap, start = self._take_up(SeatTile(event.seat, other_side(event.tile)))
        duration = self._ms(durations.FLIP)
        return [SpriteAnimation(pixmap, start, scenery.anchor(target), duration, turned=scenery.pixmap_of(target))]

    def _win_ankhs(self, event: ev.AnkhsWon, ply: Ply) -> Sequence[SpriteAnimation]:
        """Ankhs come from the middle of the auction track, which is empty then."""
        scenery = self._scenery
        end = scenery.anchor(SeatTile(event.seat, _ANKH))
        moves = []
        for number in range(event.ankhs):
            place = TrackSpace(3 + number)
            picture, start = scenery.picture_at(_ANKH, place), scenery.anchor(place)
            delay = durations.ANKH // 2 + number * durations.LOT_STAGGER
            moves.append(self._move(picture, start, end, durations.ANKH, delay))
        return moves

    def _leave_after_epoch(self, event: ev.EpochStarted, ply: Ply) -> Sequence[SpriteAnimation]:
        """Tiles that do not last leave at the end of an epoch, from the table as it was scored."""
        position = self._scenery.shown()
        if position is None or not any(isinstance(one, ev.EpochScored) for one in ply.events):
            return ()
        moves = []
        for seat in range(position.players):
            for tile, count in position.leaving(seat).items():
                if tile != _PLAGUE:  # a plague that priests removed has left before
                    moves.append(self._leave(SeatTile(seat, tile), count))
        return moves

    def _leave(self, pile: SeatTile, count: int) -> SpriteAnimation:
        scenery = self._scenery
        pixmap, rect = self._take_up(pile)
        for _ in range(count - 1):
            scenery.hide_at(pile)
        scenery.sprites.remove_in(rect)
        return self._move(pixmap, rect, rect.translated(0, rect.height() * 0.3), durations.LEAVE, fade=True)


def _card_at(where: QRectF, like: QRectF) -> QRectF:
    """Return a small card with the proportions of `like` in the middle of `where`."""
    card = QRectF(0, 0, like.width() * 0.5, like.height() * 0.5)
    card.moveCenter(where.center())
    return card


YOUR_TURN: Final = "turn"
"""The sound when bots have moved and a person has to decide."""


def at_start(event: ev.Event, shown: Position | None) -> str | None:
    """Return the sound at the start of the animation of `event`, or None; `shown` is the position before it."""
    match event:
        case ev.TileDrawn() if shown is not None and shown.ra_count + 1 == shown.ra_limit:
            return "drum"
        case ev.AuctionStarted(cause="invoked" | "full"):  # a drawn Ra tile sounds at the end of its own animation
            return "ra"
        case ev.LotWon() | ev.PlagueReturned():
            return "lot"
        case ev.DisasterStruck() if event.tiles:
            return "disaster"
        case ev.EpochEnded():
            return "sunrise"
        case ev.EpochScored():
            return "harp"
    return None


def at_end(event: ev.Event, following: ev.Event | None) -> str | None:
    """Return the sound at the end of the animation of `event`, or None; `following` comes next in the same ply."""
    match event:
        case ev.Passed() if isinstance(following, ev.LotWon):
            return "drum"
        case ev.TileDrawn(tile="ra"):
            return "ra"
        case ev.TileDrawn() | ev.GodSpent() | ev.SideChosen() | ev.TileFlipped():
            return "tile"
        case ev.SunBid() | ev.AnkhsWon():
            return "sun"
    return None
