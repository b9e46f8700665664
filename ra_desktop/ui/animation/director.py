"""Tells each ply as a short story on the table, and keeps bots waiting until it is told.

The game is always ahead of what is shown. While a story runs, the table shows the view before it, with sprites on top;
when it ends - or is skipped, at any moment - the table shows the view after it, and nothing else remains.
"""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.engine import events as ev
from ra_desktop.ui.look import durations

from . import sound_map as cues
from .scripts import Scenery, Stories, is_important

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.session import Session
    from ra_desktop.engine import Ply
    from ra_desktop.ui.look.sprites import Flight


_log = logging.getLogger(__name__)

_STILL: Final = 1_500
"""Milliseconds without a step after which a story is taken for one that has broken off."""


class Stage(Scenery, Protocol):
    """What the director needs of the table."""

    def show_now(self) -> None:
        """Show the game as it is."""

    def tell(self, event: ev.Event) -> None:
        """Say *event* in the banner."""

    def show_score_sheet(self, event: ev.EpochScored) -> None:
        """Show the sheet; :meth:`Director.sheet_closed` follows."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One step of a story: *start* gives its flights at a tempo, *rest* is for how many ms it stays on show then."""

    event: ev.Event
    start: Callable[[float], Sequence[Flight]]
    rest: int = 0


class Director(QObject):
    """Animates what the session reports; :attr:`idle` when the table shows the game as it is."""

    idle = Signal()
    sounded = Signal(str)
    """Something is to be heard: the name of a sound."""

    def __init__(self, session: Session, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._stage = stage
        self._stories = Stories(stage)
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
        session.played.connect(self._on_played)

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
        self._session.opponents.open_gate()
        self._stage.show_now()
        self.idle.emit()

    def _on_played(self, ply: Ply) -> None:
        if self._busy:
            self._finish()
        self._session.opponents.close_gate()
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
        self._stage.flights.fly(() if quiet else beat.start(self._pace.factor))

    def _landed(self) -> None:
        if not self._busy or self._sheet_open or not self._beats:
            return
        beat = self._beats.popleft()
        self._sound(cues.on_landing(beat.event))
        self._rest.start(0 if self._running_on else beat.rest)

    def _look_after(self) -> None:
        """End a story that does not go on, whatever keeps it, so that no game stands still for ever."""
        if self._is_overdue:
            _log.info("a pause was over and had not ended")
            self._rest.stop()
            self._next()
            return
        seen = (len(self._beats), self._stage.flights.elapsed, self._rest.remainingTime())
        if self._busy and not self._sheet_open and (not self.is_at_work or seen == self._seen):
            rest = (self._rest.isActive(), self._rest.remainingTime(), self._rest.interval())
            flying = (self._stage.flights.is_moving, self._stage.flights.elapsed)
            steps = [type(beat.event).__name__ for beat in self._beats]
            _log.error("a story has broken off: %s left, rest %s, flying %s", steps, rest, flying)
            self.give_up_story()
        self._seen = seen

    @property
    def _is_overdue(self) -> bool:
        """Whether a pause should have ended by itself: under heavy load, timers have been seen that did not fire."""
        waits = self._busy and not self._sheet_open and self._rest.isActive()
        return waits and self._rest.remainingTime() == 0

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
        self._session.opponents.open_gate()
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
        game = self._session.game
        seat = None if game is None or self._retold is not None else game.state.current_player
        if game is None or seat is None or not game.plies:
            return False
        return self._session.is_person(seat) and not self._session.is_person(game.plies[-1].seat)

    def _story(self, ply: Ply) -> list[Beat]:
        tempo = self._pace
        watched = self._retold is not None or not self._session.is_person(ply.seat)
        pause = tempo.pause if watched else 0
        beats = []
        for event in ply.events:
            rest = tempo.read if is_important(event) else pause
            beats.append(Beat(event, partial(self._stories.flights, event, ply), rest))
        return beats
