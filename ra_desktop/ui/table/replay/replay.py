"""Replaying a game: the position shown, the turns of the game, and playing automatically."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal

from ra_desktop.engine import Game
from ra_desktop.engine import events as ev
from ra_desktop.ui.look import durations
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.mode import Mode

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.session import Session
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.table.table_view import TableView
    from ra_desktop.ui.table.turn import Turn

LIKE_ARROWS: Final[dict[int, int]] = {Qt.Key.Key_Up: Qt.Key.Key_Right, Qt.Key.Key_Down: Qt.Key.Key_Left}
"""Keys that do the same as others on a slider."""
SPEEDS: Final = ("relaxed", "normal", "fast", "instant")
"""The speeds of a replay, by the names of their tempos."""

_QUICKEST: Final = durations.Tempo(0.0, 160, 320)
"""In place of a tempo without pauses, which would show nothing."""


@dataclass(frozen=True, slots=True)
class Landmarks:
    """Where turns, auctions and epochs are in a game, in numbers of actions played before."""

    end: int = 0
    turns: tuple[int, ...] = (0,)
    """Where turns begin, and the end of the game."""
    auctions: tuple[int, ...] = ()
    """Where auctions begin."""
    epochs: tuple[tuple[int, int], ...] = ((0, 1),)
    """Where epochs begin, and which, 1 to 3."""

    @classmethod
    def of(cls, game: Game) -> Landmarks:
        """Return the landmarks of `game` as far as it has been played."""
        end = len(game.plies)
        turns = {0, end}
        auctions: list[int] = []
        epochs = [(0, game.position(0).epoch)]
        for number, ply in enumerate(game.plies, 1):
            for event in ply.events:
                if isinstance(event, ev.AuctionStarted):
                    auctions.append(number)
                elif isinstance(event, ev.EpochStarted):
                    epochs.append((number, event.epoch))
        turns |= {ply for ply in range(end) if game.phase(ply) == "turn"}
        return cls(end, tuple(sorted(turns)), tuple(auctions), tuple(epochs))

    def nearest_turn(self, ply: int) -> int:
        """Return the beginning of a turn that is closest to `ply`."""
        return min(self.turns, key=lambda turn: abs(turn - ply))

    def turn_from(self, ply: int, by: int) -> int:
        """Return the next turn after `ply`, or the previous one if `by` is negative."""
        if by > 0:
            return next((turn for turn in self.turns if turn > ply), self.end)
        return next((turn for turn in reversed(self.turns) if turn < ply), 0)

    def by_key(self, key: int, ply: int) -> int | None:
        """Return where `key` leads from `ply`: to another action or turn, or to an end; None for other keys."""
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                return max(0, min(ply + (1 if key == Qt.Key.Key_Right else -1), self.end))
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                return self.turn_from(ply, 1 if key == Qt.Key.Key_PageDown else -1)
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                return 0 if key == Qt.Key.Key_Home else self.end
        return None

    def epoch_at(self, ply: int) -> int:
        """Return the epoch after `ply` actions."""
        return next(epoch for start, epoch in reversed(self.epochs) if start <= ply)


class Replay(Mode):
    """The position shown of the game; meanwhile, nothing can be played, and bots wait."""

    changed = Signal()
    """The position changed, playing started or stopped, or the replay was started or left."""
    shown = Signal(int)
    """The position after that many actions is shown."""
    left = Signal()
    """The replay is over: the current game is shown again, or another one."""
    ended = Signal()
    """The replay is over, and the current game goes on."""

    def __init__(self, session: Session, turn: Turn, view: TableView, director: Director) -> None:
        super().__init__(session, view)
        self._turn = turn
        self._view = view
        self._director = director
        self._game: Game | None = None
        self._home = 0
        """The seat at the bottom of the table before the replay."""
        self.ply = 0
        """The number of actions before the position shown."""
        self.marks = Landmarks()
        """The landmarks of the game."""
        self.can_go_on = False
        """Whether a new game can continue from the position shown: not if the game is over there."""
        self.is_playing = False
        """Whether the replay is playing automatically."""
        self.speed = "fast"
        """The name of the tempo of a replay."""
        # The next ply is played from the event loop, so that calls do not nest at high speed.
        self._hop = QTimer(self, singleShot=True)
        self._hop.timeout.connect(self._play_next)

    @property
    def is_on(self) -> bool:
        return self._game is not None

    # --- start and end ----------------------------------------------------------------------------------

    def start(self, ply: int = 0) -> None:
        """Show the position after `ply` actions, until :meth:`end`."""
        if self._enter():
            self.go(ply)

    def _enter(self) -> bool:
        """Start at the last position; False if there is nothing to replay, or in a lesson."""
        if self._session.has_guest and not self._session.is_joined:
            return False
        game = self._session.game
        if game is None or self._game is not None:
            return game is not None
        self._director.skip()
        if self._director.is_told:
            return False
        self._director.is_running_on = False
        self._session.opponents.close_gate()
        self._turn.withdraw()
        self._view.ranking.hide()
        self._view.way_back.hide()
        self._game = game
        self._home = self._view.home
        self.marks = Landmarks.of(game)
        self.ply = self.marks.end
        self._view.show_foot(True)
        self._view.setFocus()
        return True

    def leave(self) -> None:
        """End the replay without showing anything; the game may be another one."""
        if self._game is None:
            return
        self._game = None
        self._view.home = self._home
        self.is_playing = False
        self._hop.stop()
        self._director.skip()
        self._session.opponents.open_gate()
        self.changed.emit()
        self._view.show_foot(False)
        self.left.emit()

    def end(self) -> None:
        """End the replay and continue the game."""
        if self._game is not None:
            self.leave()
            self._view.setFocus()
            self.ended.emit()

    # --- position -----------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """Go `by` actions forward or, below 0, back; going back starts a replay."""
        if (self._game is not None or by < 0) and self._enter():
            self.go(self.ply + by)

    def show_again(self) -> None:
        """Show the same position again, for another viewer."""
        self.go(self.ply, plays_on=True)

    def go(self, ply: int, *, plays_on: bool = False) -> None:
        """Show the position after `ply` actions, or the nearest, with the event that led there; pause, or play on."""
        if not plays_on:
            self.pause()
        assert self._game is not None
        self.ply = ply = max(0, min(ply, self.marks.end))
        position = self._game.position(ply)
        self.can_go_on = not position.is_over
        self._view.players.news = {}
        self._view.show_view(position.view(self._view.home))
        last = self._game.plies[ply - 1] if ply else None
        narrator = self._view.players.narrator
        sentences = [text for event in (last.events if last else ()) if (text := narrator.describe(event))]
        text = sentences[-1] if sentences else _tr("ReplayBar", "The game begins")
        self._view.say(text, last.seat if last else None)
        self.shown.emit(ply)
        self.changed.emit()

    # --- the mode of the table ---------------------------------------------------------------------------

    @property
    def owns_keys(self) -> bool:
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Arrows step, Home and End go to the ends, Space plays, + and - set the speed, Escape ends the replay."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.end()
        elif key == Qt.Key.Key_Space:
            self.toggle()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.change_speed(1 if key == Qt.Key.Key_Plus else -1)
        elif (ply := self.marks.by_key(key, self.ply)) is not None:
            self.go(ply)
        else:
            return False
        return True

    # --- automatic play -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play automatically; from the start if the end is shown."""
        if self._game is None or self.is_playing or not self.marks.end:
            return
        if self.ply == self.marks.end:
            self.go(0)
        self.is_playing = True
        self.changed.emit()
        self._hop.start(0)

    def pause(self) -> None:
        """Stop automatic play."""
        if not self.is_playing:
            return
        self.is_playing = False
        self._hop.stop()
        self._director.skip()
        self.changed.emit()

    def toggle(self) -> None:
        """Play or pause."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def change_speed(self, by: int) -> None:
        """Play faster, or slower if `by` is negative, from the next ply on."""
        self.speed = SPEEDS[max(0, min(SPEEDS.index(self.speed) + by, len(SPEEDS) - 1))]
        self.changed.emit()

    def _play_next(self) -> None:
        if self._game is None:
            return
        tempo = durations.TEMPOS[self.speed]
        if not tempo.factor:
            tempo = _QUICKEST
        self._director.replay(self._game.plies[self.ply], tempo, self._on_played)

    def _on_played(self) -> None:
        if self._game is None:
            return
        self.go(self.ply + 1, plays_on=True)
        if self.is_playing and self.ply == self.marks.end:
            self.is_playing = False
            self.changed.emit()
        elif self.is_playing:
            self._hop.start(0)
