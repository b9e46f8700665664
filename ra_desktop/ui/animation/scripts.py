"""How each event is shown: what flies from where to where. Nothing here waits or counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from PySide6.QtCore import QRectF

from ra_desktop.engine import events as ev
from ra_desktop.ui.interaction.places import (
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
from ra_desktop.ui.look.sprites import Flight
from ra_desktop.ui.look.tile_painter import category, sides

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap

    from ra_desktop.engine import Ply, Position
    from ra_desktop.ui.look.sprites import FlightLayer

_ANKH: Final = "ankh"
_PLAGUE: Final = "plague"
_FOLDED: Final = 0.08
"""Width of the tray of sides where it unrolls from, as a share of its own."""


class Scenery(Protocol):
    """What a story needs of the table."""

    flights: FlightLayer

    def shown(self) -> Position | None:
        """The position that is on show."""

    def anchor(self, place: Place) -> QRectF:
        """Where *place* is, in the flight layer's coordinates."""

    def pixmap_of(self, place: Place) -> QPixmap:
        """A picture of what lies at *place*."""

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """How *tile* would look at *place*."""

    def lift(self, place: Place) -> None:
        """Hide what lies at *place* until the view after is shown."""

    def sail(self, ra_count: int, duration: int) -> None:
        """Let the day go on to where it is after *ra_count* Ra tiles."""


def is_important(event: ev.Event) -> bool:
    """Whether *event* deserves a longer look."""
    if isinstance(event, ev.TileDrawn):
        return event.tile == "ra"
    return isinstance(event, (ev.GodSpent, ev.LotWon, ev.NobodyBid, ev.EpochEnded, ev.PlagueReturned, ev.AnkhsWon))


class Stories:
    """Makes the flights that show an event, on a table that still shows the position before its ply."""

    def __init__(self, stage: Scenery) -> None:
        self._stage = stage
        self._factor = 1.0
        self._shows: dict[type[ev.Event], Callable[[Any, Ply], Sequence[Flight]]] = {
            ev.TileDrawn: self._draw,
            ev.SideChosen: self._lay,
            ev.GodSpent: self._god,
            ev.SunBid: self._bid,
            ev.LotWon: self._lot,
            ev.NobodyBid: self._clear_track,
            ev.EpochEnded: self._clear_track,
            ev.TileDiscarded: self._discard,
            ev.TileFlipped: self._turn,
            ev.PlagueReturned: self._spare,
            ev.AnkhsWon: self._ankhs,
            ev.EpochStarted: self._leave,
        }

    def flights(self, event: ev.Event, ply: Ply, factor: float) -> Sequence[Flight]:
        """What shows *event* of *ply*; its motion takes *factor* times as long as usual."""
        self._factor = factor
        show = self._shows.get(type(event))
        return show(event, ply) if show is not None else ()

    def _ms(self, duration: int) -> int:
        return round(duration * self._factor)

    def _flight(
        self, pixmap: QPixmap, start: QRectF, end: QRectF, duration: int, delay: int = 0, fade: bool = False
    ) -> Flight:
        return Flight(pixmap, start, end, self._ms(duration), self._ms(delay), fade)

    # --- tiles from the bag ---------------------------------------------------------------------------

    def _draw(self, event: ev.TileDrawn, ply: Ply) -> Sequence[Flight]:
        if event.tile == "ra":
            return self._draw_ra(event)
        if event.space is None:
            return self._draw_sides(event)
        stage, place = self._stage, TrackSpace(event.space)
        end = stage.anchor(place)
        start = _card_at(stage.anchor(Bag()), end)
        return [self._flight(stage.picture_at(event.tile, place), start, end, durations.DRAW)]

    def _draw_ra(self, event: ev.TileDrawn) -> Sequence[Flight]:
        stage, place = self._stage, RaSpace(event.space or 0)
        end = stage.anchor(place)
        stage.sail(place.space + 1, self._ms(durations.BOAT))
        start = _card_at(stage.anchor(Bag()), stage.anchor(TrackSpace(0)))
        return [self._flight(stage.picture_at("ra", TrackSpace(0)), start, end, durations.BOAT)]

    def _draw_sides(self, event: ev.TileDrawn) -> Sequence[Flight]:
        """The tile comes out of the bag and opens into its two sides, while the tray for them unrolls."""
        stage = self._stage
        bag, tray = stage.anchor(Bag()), stage.anchor(Sides())
        folded = QRectF(tray.x(), tray.y(), tray.width() * _FOLDED, tray.height())
        flights = []
        for side, tile in enumerate((event.tile, _turned(event.tile))):
            place = SideCard(side)
            end = stage.anchor(place)
            flights.append(self._flight(stage.picture_at(tile, place), _card_at(bag, end), end, durations.SIDES))
        return [*flights, self._flight(stage.pixmap_of(Sides()), folded, tray, durations.SIDES)]

    def _lay(self, event: ev.SideChosen, ply: Ply) -> Sequence[Flight]:
        """The side chosen goes to the track; the other one and the tray are gone."""
        stage = self._stage
        chosen = 0 if category(event.tile) == "person" else 1
        laid, left = SideCard(chosen), SideCard(1 - chosen)
        flights = [
            self._flight(
                stage.picture_at(event.tile, laid),
                stage.anchor(laid),
                stage.anchor(TrackSpace(event.space)),
                durations.SIDES,
            )
        ]
        for place, picture in (
            (left, stage.picture_at(_turned(event.tile), left)),
            (Sides(), stage.pixmap_of(Sides())),
        ):
            rect = stage.anchor(place)
            flights.append(self._flight(picture, rect, rect, durations.SIDES, fade=True))
        stage.lift(Sides())
        return flights

    # --- auctions -------------------------------------------------------------------------------------

    def _god(self, event: ev.GodSpent, ply: Ply) -> Sequence[Flight]:
        stage = self._stage
        space = TrackSpace(event.space)
        start = stage.anchor(space)
        end = stage.anchor(SeatTile(event.seat, event.tile))
        god = SeatTile(event.seat, "god")
        pixmap = stage.pixmap_of(space)
        stage.lift(space)
        return [
            self._flight(stage.picture_at("god", god), stage.anchor(god), start, durations.GOD, fade=True),
            self._flight(pixmap, start, end, durations.GOD, delay=durations.GOD),
        ]

    def _bid(self, event: ev.SunBid, ply: Ply) -> Sequence[Flight]:
        stage = self._stage
        source = SeatSun(event.seat, event.sun)
        pixmap = stage.pixmap_of(source)
        start = stage.anchor(source)
        stage.lift(source)
        return [self._flight(pixmap, start, stage.anchor(BidPlace(event.seat)), durations.BID)]

    def _lot(self, event: ev.LotWon, ply: Ply) -> Sequence[Flight]:
        stage = self._stage
        flights = []
        position = stage.shown()
        delay = 0
        for space, tile in enumerate(position.auction_track if position else ()):
            if tile is None:
                continue
            pixmap, start = self._take_up(TrackSpace(space))
            end = stage.anchor(SeatTile(event.seat, tile))
            flights.append(self._flight(pixmap, start, end, durations.LOT, delay))
            delay += durations.LOT_STAGGER
        pixmap, start = self._take_up(CentreSun())
        sun = stage.anchor(SeatSun(event.seat, event.centre_sun))
        flights.append(self._flight(pixmap, start, sun, durations.LOT, delay))
        return flights

    def _clear_track(self, event: ev.NobodyBid | ev.EpochEnded, ply: Ply) -> Sequence[Flight]:
        position = self._stage.shown()
        if not event.removed or position is None:
            return ()
        flights = []
        for space, tile in enumerate(position.auction_track):
            if tile is not None:
                pixmap, start = self._take_up(TrackSpace(space))
                gone = start.translated(0, start.height() * 0.6)
                flights.append(self._flight(pixmap, start, gone, durations.LOT, space * 20, fade=True))
        return flights

    def _take_up(self, place: Place) -> tuple[QPixmap, QRectF]:
        """The picture of what lies at *place*, and where, before it is hidden there."""
        pixmap, start = self._stage.pixmap_of(place), self._stage.anchor(place)
        self._stage.lift(place)
        return pixmap, start

    # --- tiles before a seat --------------------------------------------------------------------------

    def _discard(self, event: ev.TileDiscarded, ply: Ply) -> Sequence[Flight]:
        return self._give_up(event.seat, event.tile)

    def _spare(self, event: ev.PlagueReturned, ply: Ply) -> Sequence[Flight]:
        return self._give_up(event.seat, _PLAGUE)

    def _give_up(self, seat: int, tile: str) -> Sequence[Flight]:
        pile = SeatTile(seat, tile)
        pixmap, start = self._take_up(pile)
        end = start.translated(0, -start.height() * 0.8)
        return [self._flight(pixmap, start, end, durations.DISCARD, fade=True)]

    def _turn(self, event: ev.TileFlipped, ply: Ply) -> Sequence[Flight]:
        """The tile turns over on its way from where it lay to the others of its new side."""
        stage = self._stage
        there = SeatTile(event.seat, event.tile)
        pixmap, start = self._take_up(SeatTile(event.seat, _turned(event.tile)))
        duration = self._ms(durations.FLIP)
        return [Flight(pixmap, start, stage.anchor(there), duration, turned=stage.pixmap_of(there))]

    def _ankhs(self, event: ev.AnkhsWon, ply: Ply) -> Sequence[Flight]:
        """They come from the middle of the auction track, which is empty by then."""
        stage = self._stage
        end = stage.anchor(SeatTile(event.seat, _ANKH))
        flights = []
        for number in range(event.ankhs):
            place = TrackSpace(3 + number)
            picture, start = stage.picture_at(_ANKH, place), stage.anchor(place)
            delay = durations.ANKH // 2 + number * durations.LOT_STAGGER
            flights.append(self._flight(picture, start, end, durations.ANKH, delay))
        return flights

    def _leave(self, event: ev.EpochStarted, ply: Ply) -> Sequence[Flight]:
        """Tiles that do not last go at the end of an epoch, those that came with its last lot among them."""
        position = self._stage.shown()
        if position is None or not any(isinstance(told, ev.EpochScored) for told in ply.events):
            return ()
        before = position.scratch()
        for lot in ply.events:
            if isinstance(lot, ev.LotWon):
                for tile in lot.tiles:
                    before.held[lot.seat][before.rules.tiles.codes[tile]] += 1
        after = before.scratch()
        after.rules.discard_after_epoch(after, None)
        flights = []
        for seat in range(before.players):
            kept = after.display(seat)
            for tile, count in before.display(seat).items():
                # A plague that priests have spared a seat has been told of before.
                if kept.get(tile, 0) < count and tile != _PLAGUE:
                    flights.append(self._go(SeatTile(seat, tile), count - kept.get(tile, 0)))
        return flights

    def _go(self, pile: SeatTile, count: int) -> Flight:
        stage = self._stage
        pixmap, rect = self._take_up(pile)
        for _ in range(count - 1):
            stage.lift(pile)
        stage.flights.take_away(rect)
        return self._flight(pixmap, rect, rect.translated(0, rect.height() * 0.3), durations.LEAVE, fade=True)


def _card_at(where: QRectF, like: QRectF) -> QRectF:
    """A small card of the shape of *like* in the middle of *where*."""
    card = QRectF(0, 0, like.width() * 0.5, like.height() * 0.5)
    card.moveCenter(where.center())
    return card


def _turned(tile: str) -> str:
    """A two-sided tile with its other side up."""
    shown, hidden = sides(tile)
    return f"{hidden}/{shown}"
