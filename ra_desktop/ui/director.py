"""Tells each ply as a short story on the table, and keeps bots waiting until it is told.

The game is always ahead of what is shown. While a story runs, the table shows the view before it, with sprites on top;
when it ends - or is skipped, at any moment - the table shows the view after it, and nothing else remains.
"""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from ra_desktop.engine import events as ev

from . import cues, durations
from .flights import Flight
from .places import Bag, BidPlace, CentreSun, Place, RaSpace, SeatSun, SeatTile, TrackSpace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QPixmap

    from ra_desktop.app.controller import Controller
    from ra_desktop.engine import Ply, Position

    from .flights import FlightLayer


_log = logging.getLogger(__name__)

_STILL: Final = 1_500
"""Milliseconds without a step after which a story is taken for one that has broken off."""


class Stage(Protocol):
    """What the director needs of the table."""

    flights: FlightLayer

    def show_now(self) -> None:
        """Show the game as it is."""

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

    def tell(self, event: ev.Event) -> None:
        """Say *event* in the banner."""

    def sail(self, ra_count: int, duration: int) -> None:
        """Let the day go on to where it is after *ra_count* Ra tiles."""

    def show_score_sheet(self, event: ev.EpochScored) -> None:
        """Show the sheet; :meth:`Director.sheet_closed` follows."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of a story: *start* gives its flights, and *rest* is how long it stays on show afterwards (ms)."""

    event: ev.Event
    start: Callable[[], Sequence[Flight]]
    rest: int = 0


class Director(QObject):
    """Animates what the controller reports; :attr:`idle` when the table shows the game as it is."""

    idle = Signal()
    sounded = Signal(str)
    """Something is to be heard: the name of a sound."""

    def __init__(self, controller: Controller, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._stage = stage
        self._tempo = durations.TEMPOS["normal"]
        self._still = False
        self._running_on = False
        self._retold: Callable[[], None] | None = None
        self._retelling = self._tempo
        self._beats: deque[Beat] = deque()
        self._busy = False
        self._sheet_open = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)
        self._guard = QTimer(self)
        self._guard.setInterval(_STILL)
        self._guard.timeout.connect(self._look_after)
        self._seen: object = None
        stage.flights.landed.connect(self._landed)
        controller.played.connect(self._on_played)

    # --- how fast ---------------------------------------------------------------------------------

    def set_speed(self, speed: str) -> None:
        """Use the tempo of this name (see :data:`durations.TEMPOS`)."""
        self._tempo = durations.TEMPOS[speed]

    def set_still(self, still: bool) -> None:
        """With reduced motion nothing flies; bots still make pauses."""
        self._still = still

    @property
    def is_busy(self) -> bool:
        """Whether a story is being told, a pause or a score sheet included."""
        return self._busy

    @property
    def is_at_work(self) -> bool:
        """Whether the story goes on by itself, or with the score sheet that somebody reads."""
        return self._busy and (self._sheet_open or self._rest.isActive() or self._stage.flights.is_moving)

    def give_up_story(self) -> None:
        """After an unexpected error: end whatever was told, and show the game as it is."""
        self._retold = None
        self._finish()

    @property
    def is_running_on(self) -> bool:
        """Whether everything is shown at once until the person's next decision."""
        return self._running_on

    def skip(self) -> None:
        """End the running story now; a score sheet stays."""
        if self._busy and not self._sheet_open:
            self._finish()

    def run_on(self) -> None:
        """Show everything at once until a person has to decide or a score sheet opens."""
        self._running_on = True
        self.skip()

    def stop_running_on(self) -> None:
        """Back to the usual pace."""
        self._running_on = False

    def sheet_closed(self) -> None:
        """The person has seen the score sheet."""
        if self._sheet_open:
            self._sheet_open = False
            self._next()

    def retell(self, ply: Ply, tempo: durations.Tempo, then: Callable[[], None]) -> None:
        """Tell a ply of long ago at its own *tempo*; *then* shows the position after it. The gate stays as it is."""
        if self._busy:
            self._finish()
        self._retold = then
        self._retelling = tempo
        self._busy = True
        self._beats.extend(beat for beat in self._story(ply) if not isinstance(beat.event, ev.EpochScored))
        self._next()

    # --- telling a ply ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show another game: whatever was told about the last one is over."""
        self._beats.clear()
        self._rest.stop()
        self._guard.stop()
        self._sheet_open = False
        self._running_on = False
        self._retold = None
        self._stage.flights.clear()
        self._busy = False
        self._controller.open_gate()
        self._stage.show_now()
        self.idle.emit()

    def _on_played(self, ply: Ply) -> None:
        if self._busy:
            self._finish()
        self._controller.close_gate()
        self._busy = True
        self._beats.extend(self._story(ply))
        self._next()

    def _next(self) -> None:
        if not self._busy or self._sheet_open:
            return
        self._guard.start()
        self._seen = None
        if not self._beats:
            rings = not self._is_silent and self._person_waited_for_bot()
            self._finish()
            if rings:
                self.sounded.emit(cues.YOUR_TURN)
            return
        beat = self._beats[0]
        self._stage.tell(beat.event)
        self._sound(cues.at_start(beat.event))
        if isinstance(beat.event, ev.EpochScored):
            self._beats.popleft()
            self._rest.stop()
            self._guard.stop()
            self._sheet_open = True  # the table stays as it was, so that it does not tell the result beforehand
            self._stage.show_score_sheet(beat.event)
            return
        quiet = self._still or self._running_on or not self._pace.factor
        self._stage.flights.fly(() if quiet else beat.start())

    def _landed(self) -> None:
        if not self._busy or self._sheet_open or not self._beats:
            return
        beat = self._beats.popleft()
        self._sound(cues.on_landing(beat.event))
        self._rest.start(0 if self._running_on else beat.rest)

    def _look_after(self) -> None:
        """End a story that does not go on, whatever keeps it, so that no game stands still for ever."""
        seen = (len(self._beats), self._stage.flights.elapsed, self._rest.remainingTime())
        if self._busy and not self._sheet_open and (not self.is_at_work or seen == self._seen):
            rest = (self._rest.isActive(), self._rest.remainingTime(), self._rest.interval())
            flying = (self._stage.flights.is_moving, self._stage.flights.elapsed)
            steps = [type(beat.event).__name__ for beat in self._beats]
            _log.error("a story has broken off: %s left, rest %s, flying %s", steps, rest, flying)
            self.give_up_story()
        self._seen = seen

    def _settle(self) -> None:
        """Bring the table up to date and take the sprites away."""
        self._rest.stop()
        self._stage.show_now()
        self._stage.flights.clear()

    def _finish(self) -> None:
        scored = next((beat for beat in self._beats if isinstance(beat.event, ev.EpochScored)), None)
        if scored is not None:
            while self._beats[0] is not scored:
                self._beats.popleft()
            self._stage.flights.clear()
            self._rest.stop()
            self._next()
            return
        self._beats.clear()
        if self._retold is not None:
            self._finish_retold(self._retold)
            return
        self._settle()
        self._guard.stop()
        self._busy = False
        self._controller.open_gate()
        self.idle.emit()

    def _finish_retold(self, then: Callable[[], None]) -> None:
        self._retold = None
        self._busy = False
        self._rest.stop()
        self._guard.stop()
        self._stage.flights.clear()
        then()

    @property
    def _pace(self) -> durations.Tempo:
        return self._tempo if self._retold is None else self._retelling

    # --- what is heard --------------------------------------------------------------------------------

    @property
    def _is_silent(self) -> bool:
        """Whether everything is shown at once, so that its sounds would be one noise."""
        return self._running_on or not self._pace.factor

    def _sound(self, name: str | None) -> None:
        if name is not None and not self._is_silent:
            self.sounded.emit(name)

    def _person_waited_for_bot(self) -> bool:
        game = self._controller.game
        seat = None if game is None or self._retold is not None else game.state.current_player
        if game is None or seat is None or not game.plies:
            return False
        return self._controller.is_person(seat) and not self._controller.is_person(game.plies[-1].seat)

    # --- the stories ----------------------------------------------------------------------------------

    def _story(self, ply: Ply) -> list[Beat]:
        tempo = self._pace
        watched = self._retold is not None or not self._controller.is_person(ply.seat)
        pause = tempo.pause if watched else 0
        beats = []
        for event in ply.events:
            start, important = self._motion(event)
            rest = tempo.read if important else pause
            beats.append(Beat(event, start, rest))
        return beats

    def _motion(self, event: ev.Event) -> tuple[Callable[[], Sequence[Flight]], bool]:
        """How *event* is shown, and whether it deserves a longer look."""
        match event:
            case ev.TileDrawn():
                return (lambda: self._draw(event)), event.tile == "ra"
            case ev.GodSpent():
                return (lambda: self._god(event)), True
            case ev.SunBid():
                return (lambda: self._bid(event)), False
            case ev.LotWon():
                return (lambda: self._lot(event)), True
            case ev.NobodyBid() | ev.EpochEnded():
                return (lambda: self._clear_track(event)), True
            case ev.TileDiscarded():
                return (lambda: self._discard(event)), False
        return (lambda: ()), False

    def _ms(self, duration: int) -> int:
        return round(duration * self._pace.factor)

    def _flight(
        self, pixmap: QPixmap, start: QRectF, end: QRectF, duration: int, delay: int = 0, fade: bool = False
    ) -> Flight:
        return Flight(pixmap, start, end, self._ms(duration), self._ms(delay), fade)

    def _draw(self, event: ev.TileDrawn) -> Sequence[Flight]:
        stage = self._stage
        bag = stage.anchor(Bag())
        if event.tile == "ra":
            end = stage.anchor(RaSpace(event.space or 0))
            stage.sail((event.space or 0) + 1, self._ms(durations.BOAT))
            start = self._card_at(bag, stage.anchor(TrackSpace(0)))
            return [self._flight(stage.picture_at("ra", TrackSpace(0)), start, end, durations.BOAT)]
        space = TrackSpace(event.space or 0)
        end = stage.anchor(space)
        return [self._flight(stage.picture_at(event.tile, space), self._card_at(bag, end), end, durations.DRAW)]

    @staticmethod
    def _card_at(where: QRectF, like: QRectF) -> QRectF:
        """A small card of the shape of *like* in the middle of *where*."""
        card = QRectF(0, 0, like.width() * 0.5, like.height() * 0.5)
        card.moveCenter(where.center())
        return card

    def _god(self, event: ev.GodSpent) -> Sequence[Flight]:
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

    def _bid(self, event: ev.SunBid) -> Sequence[Flight]:
        stage = self._stage
        source = SeatSun(event.seat, event.sun)
        pixmap = stage.pixmap_of(source)
        start = stage.anchor(source)
        stage.lift(source)
        return [self._flight(pixmap, start, stage.anchor(BidPlace(event.seat)), durations.BID)]

    def _lot(self, event: ev.LotWon) -> Sequence[Flight]:
        stage = self._stage
        flights = []
        position = stage.shown()
        delay = 0
        for space, tile in enumerate(position.auction_track if position else ()):
            if tile is None:
                continue
            place = TrackSpace(space)
            pixmap, start = stage.pixmap_of(place), stage.anchor(place)
            stage.lift(place)
            end = stage.anchor(SeatTile(event.seat, tile))
            flights.append(self._flight(pixmap, start, end, durations.LOT, delay))
            delay += durations.LOT_STAGGER
        centre = CentreSun()
        pixmap, start = stage.pixmap_of(centre), stage.anchor(centre)
        stage.lift(centre)
        flights.append(
            self._flight(pixmap, start, stage.anchor(SeatSun(event.seat, event.centre_sun)), durations.LOT, delay)
        )
        return flights

    def _clear_track(self, event: ev.NobodyBid | ev.EpochEnded) -> Sequence[Flight]:
        stage = self._stage
        position = stage.shown()
        if not event.removed or position is None:
            return ()
        flights = []
        for space, tile in enumerate(position.auction_track):
            if tile is not None:
                place = TrackSpace(space)
                pixmap, start = stage.pixmap_of(place), stage.anchor(place)
                stage.lift(place)
                gone = start.translated(0, start.height() * 0.6)
                flights.append(self._flight(pixmap, start, gone, durations.LOT, space * 20, fade=True))
        return flights

    def _discard(self, event: ev.TileDiscarded) -> Sequence[Flight]:
        stage = self._stage
        pile = SeatTile(event.seat, event.tile)
        start = stage.anchor(pile)
        end = start.translated(0, -start.height() * 0.8)
        return [self._flight(stage.picture_at(event.tile, pile), start, end, durations.DISCARD, fade=True)]
