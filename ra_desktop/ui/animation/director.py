"""Plays the animation script of each ply, and keeps bots waiting until it has ended.

The game is always ahead of what is shown. While a script plays, the table shows the view before it, with sprites on
top; when it ends or is skipped, the table shows the view after it, and nothing else remains. Where a script scores an
epoch, the table first shows the end of that epoch, however the script got there.
"""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.engine import Ply
from ra_desktop.engine import events as ev
from ra_desktop.ui.look import durations

from .scripts import YOUR_TURN, EventAnimations, Scenery, at_end, at_start, is_important

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.app.session import Session
    from ra_desktop.ui.look.sprites import SpriteAnimation


_log = logging.getLogger(__name__)

_STALLED: Final = 1_500
"""Milliseconds without progress after which a script counts as stuck."""


class Stage(Protocol):
    """What the director needs of the table besides its :class:`.Scenery`."""

    def announce(self, event: ev.Event, factor: float) -> None:
        """Show `event` in the banner; animations with it take `factor` times the usual time."""

    def show_scoring(self, ply: Ply) -> None:
        """Show the table as it is scored after `ply`, which ended an epoch."""

    def tell_scoring(self, event: ev.EpochScored, ply: Ply, factor: float) -> None:
        """Go through the scoring of the table, at `factor` times the usual time; :meth:`Director.go_on` follows."""

    def tell_ending(self, event: ev.GameEnded, factor: float) -> None:
        """Show who has won, at `factor` times the usual time; :meth:`Director.go_on` follows."""

    def hurry(self) -> None:
        """Cut short what :meth:`tell_scoring` or :meth:`tell_ending` has begun."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a script."""

    event: ev.Event
    ply: Ply
    animations: Callable[[float], Sequence[SpriteAnimation]]
    """Makes the animations, given the factor of a tempo."""
    rest: int = 0
    """Milliseconds to wait after the animations have finished."""
    wait: int = 0
    """Milliseconds to wait before anything of it is shown."""
    following: ev.Event | None = None
    """What comes next in the same ply."""


class Director(QObject):
    """Animates the session's plies."""

    idle = Signal()
    """A script has ended: the table can show the game as it is."""
    sounded = Signal(str)
    """The name of a sound to play."""

    def __init__(self, session: Session, scenery: Scenery, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._sprites = scenery.sprites
        self._shown = scenery.shown
        self._stage = stage
        self._animations = EventAnimations(scenery)
        self._tempo = durations.TEMPOS["normal"]
        self.is_still = False
        """Whether no sprite moves, as with reduced motion; bots still pause."""
        self.is_running_on = False
        """Whether everything is shown at once until a person's next decision."""
        self.plays_forced = False
        """Whether forced moves are played for people, so that the table doesn't wait there."""
        self._steps: deque[Step] = deque()
        self.is_busy = False
        """Whether a script is playing, including pauses and scorings shown by the stage."""
        self.is_told = False
        """Whether the stage is telling a scoring, or the end of the game, until :meth:`go_on`."""
        self._after_replay: Callable[[], None] | None = None
        """Called when the script of a replay ends; None while the game itself is shown."""
        self._replay_tempo = self._tempo
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._next)
        self._watchdog = QTimer(self, interval=_STALLED)
        self._watchdog.timeout.connect(self._check_progress)
        self._progress: object = None
        self._was_stuck = False
        """Whether nothing had moved when the watchdog looked last."""
        self._sprites.finished.connect(self._on_sprites_finished)
        session.played.connect(self._play)

    # --- speed --------------------------------------------------------------------------------------

    def set_speed(self, speed: str) -> None:
        """Set the tempo to `speed`, a name in :data:`durations.TEMPOS`."""
        self._tempo = durations.TEMPOS[speed]

    def scaled(self, duration: int) -> int:
        """Return a duration at the current pace, in milliseconds."""
        return round(duration * self._factor)

    @property
    def is_forced(self) -> bool:
        """Whether the next move is played for a person, who has no choice."""
        return self.plays_forced and self._session.person_to_move is not None and self._session.is_forced

    @property
    def is_at_work(self) -> bool:
        """Whether the script continues without input: by itself, or when the stage has finished."""
        return self.is_busy and (self.is_told or self._rest.isActive() or self._sprites.is_running)

    @property
    def is_hurried(self) -> bool:
        """Whether nothing has to be shown for the moment: everything is shown at once, and a bot is to move."""
        game = self._session.game
        if not self._is_silent or game is None or game.state.current_player is None:
            return False
        return not self._session.is_person(game.state.current_player)

    @property
    def is_replaying(self) -> bool:
        """Whether the script is that of an earlier ply."""
        return self._after_replay is not None

    def skip(self) -> None:
        """End the current script; what the stage tells stays."""
        if self.is_busy and not self.is_told:
            self._finish()

    def run_on(self) -> None:
        """Show everything at once until a person has to decide; score sheets still wait to be closed."""
        self.is_running_on = True
        if self.is_told:
            self._stage.hurry()
        else:
            self.skip()

    # --- playing ------------------------------------------------------------------------------------

    def cancel(self) -> None:
        """Cancel the script, and release the bots: another game, or another position, is about to be shown."""
        self.is_running_on = False
        self._stop()
        self._session.opponents.open_gate()

    def replay(self, ply: Ply, tempo: durations.Tempo, then: Callable[[], None]) -> None:
        """Play the script of an earlier ply at its own `tempo`; `then` shows the position after it.

        Nothing is told of scorings, and the gate does not change.
        """
        if self.is_busy:
            self._finish()
        self._after_replay = then
        self._replay_tempo = tempo
        self._steps.extend(self._script(ply, tempo))
        self.is_busy = True
        self._next()

    def go_on(self) -> None:
        """Continue after the stage has shown its part."""
        if self.is_told:
            self.is_told = False
            self._next()

    def _play(self, ply: Ply) -> None:
        if self.is_busy:
            self._finish()
        self._session.opponents.close_gate()
        self._steps.extend(self._script(ply, self._tempo))
        self.is_busy = True
        self._next()

    def _script(self, ply: Ply, tempo: durations.Tempo) -> list[Step]:
        watched = self._after_replay is not None or not self._session.is_person(ply.seat)
        wait = round(self._animations.doubt(ply) * durations.HESITATION * tempo.factor) if watched else 0
        steps = []
        for event, following in zip_longest(ply.events, ply.events[1:]):
            if self._is_past(event, ply):
                continue
            rest = _rest_after(event, tempo, watched=watched)
            if isinstance(following, ev.LotWon):
                rest = max(rest, round(durations.BREATH * tempo.factor))
            is_pass = isinstance(event, ev.Passed)
            animations = partial(self._animations.of, event, ply)
            steps.append(Step(event, ply, animations, rest, wait if is_pass else 0, following))
        return steps

    @staticmethod
    def _is_past(event: ev.Event, ply: Ply) -> bool:
        """Whether `event` has been told already: after the last epoch, the sheet has what ankhs and priests brought."""
        last = isinstance(ply.events[-1], ev.GameEnded)
        return last and isinstance(event, (ev.AnkhsWon, ev.PlagueReturned))

    def _next(self) -> None:
        """Play the next step, or finish."""
        if not self.is_busy or self.is_told:
            return
        self._watchdog.start()
        self._progress = None
        self._was_stuck = False
        if not self._steps:
            rings = not self._is_silent and self._person_waited_for_bot()
            self._finish()
            if rings:
                self.sounded.emit(YOUR_TURN)
            return
        step = self._steps[0]
        if step.wait and not self._is_silent:
            self._steps[0] = replace(step, wait=0)
            self._rest.start(step.wait)
            return
        if self._tells(step):
            self._tell(self._steps.popleft())
            return
        if isinstance(step.event, ev.EpochScored):
            self._show_scoring(step)
        if self.is_replaying or not self._is_silent:  # otherwise no one could read it
            self._stage.announce(step.event, self._factor)
        self._sound(at_start(step.event, self._shown()))
        quiet = self.is_still or self._is_silent
        self._sprites.play(() if quiet else step.animations(self._pace.factor))

    def _tells(self, step: Step) -> bool:
        """Whether the stage tells `step` in its own time: every scoring, and the end of a game unless it is hurried."""
        if self._after_replay is not None:
            return False
        if isinstance(step.event, ev.GameEnded):
            return not (self.is_still or self._is_silent)
        return isinstance(step.event, ev.EpochScored)

    def _tell(self, step: Step) -> None:
        """Let the stage tell `step`; if it cannot, the watchdog goes on without it."""
        self._rest.stop()
        self._sound(at_start(step.event, self._shown()))
        self.is_told = True
        try:
            if isinstance(step.event, ev.EpochScored):
                self._show_scoring(step)
                self._stage.tell_scoring(step.event, step.ply, self._factor)
            elif isinstance(step.event, ev.GameEnded):
                self._stage.tell_ending(step.event, self._factor)
        except Exception:
            self.is_told = False
            raise
        if self.is_told:
            self._watchdog.stop()

    def _show_scoring(self, step: Step) -> None:
        """Show the table during scoring, without moving sprites."""
        self._sprites.clear()
        self._stage.show_scoring(step.ply)

    def _on_sprites_finished(self) -> None:
        if not self.is_busy or self.is_told or not self._steps:
            return
        step = self._steps.popleft()
        self._sound(at_end(step.event, step.following))
        self._rest.start(0 if self.is_running_on else step.rest)

    def _finish(self) -> None:
        """End the script, but first let the stage tell what it has to tell."""
        number = next((n for n, step in enumerate(self._steps) if self._tells(step)), None)
        if number is not None:
            for _ in range(number):
                self._steps.popleft()
            self._sprites.clear()
            self._rest.stop()
            self._next()
            return
        self._steps.clear()
        if self._after_replay is not None:
            then = self._after_replay
            self._stop()
            then()
            return
        self._stop()
        if self._waits_for_person():
            self.is_running_on = False
        self._session.opponents.open_gate()
        self.idle.emit()

    def _stop(self) -> None:
        """Cancel everything, and remove all sprites."""
        self._steps.clear()
        self._rest.stop()
        self._watchdog.stop()
        self.is_told = False
        self._after_replay = None
        self.is_busy = False
        self._sprites.clear()

    # --- stuck scripts ----------------------------------------------------------------------------------

    def _check_progress(self) -> None:
        """End a script that makes no progress for any reason, so that no game hangs."""
        self._watchdog.start()  # on a busy machine, the next look would come before the sprites have started
        progress = (len(self._steps), self._sprites.elapsed, self._rest.remainingTime())
        is_stuck = self._is_overdue or not self.is_at_work or progress == self._progress
        was_stuck, self._was_stuck, self._progress = self._was_stuck, is_stuck, progress
        if not is_stuck or not was_stuck:  # after a busy second several timers are due, and this one may come first
            return
        if self._is_overdue:
            _log.info("a pause lasted too long")
            self._rest.stop()
            self._next()
        elif self.is_busy and not self.is_told:
            rest = (self._rest.isActive(), self._rest.remainingTime(), self._rest.interval())
            moving = (self._sprites.is_running, self._sprites.elapsed)
            steps = [type(step.event).__name__ for step in self._steps]
            _log.error("a script has broken off: %s left, rest %s, sprites %s", steps, rest, moving)
            self._finish()

    @property
    def _is_overdue(self) -> bool:
        """Whether a pause should have ended: under heavy load, some timers do not fire."""
        waits = self.is_busy and not self.is_told and self._rest.isActive()
        return waits and self._rest.remainingTime() == 0

    # --- sounds ---------------------------------------------------------------------------------------

    @property
    def _factor(self) -> float:
        return 0.0 if self.is_running_on else self._pace.factor

    @property
    def _pace(self) -> durations.Tempo:
        return self._tempo if self._after_replay is None else self._replay_tempo

    @property
    def _is_silent(self) -> bool:
        """Whether everything is shown at once, so that its sounds would overlap."""
        return self.is_running_on or not self._pace.factor

    def _sound(self, name: str | None) -> None:
        if name is not None and not self._is_silent:
            self.sounded.emit(name)

    def _waits_for_person(self) -> bool:
        """Whether a person is to move or the game is over."""
        game = self._session.game
        seat = None if game is None else game.state.current_player
        return seat is None or (self._session.is_person(seat) and not self.is_forced)

    def _person_waited_for_bot(self) -> bool:
        game = self._session.game
        seat = None if game is None or self._after_replay is not None else game.state.current_player
        if game is None or seat is None or not game.plies or self.is_forced:
            return False
        return self._session.is_person(seat) and not self._session.is_person(game.plies[-1].seat)


def _rest_after(event: ev.Event, tempo: durations.Tempo, *, watched: bool) -> int:
    """Return how long to rest after the animations of `event`, in milliseconds.

    What people have just done themselves, they know, unless it is important.
    """
    if is_important(event):
        return tempo.read
    if not watched:
        return 0
    if isinstance(event, ev.Passed):
        return round((durations.BID * tempo.factor + tempo.pause) * durations.PASS_SHARE)
    return tempo.pause
