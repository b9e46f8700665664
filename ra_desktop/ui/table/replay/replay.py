"""Replaying a game: which position of it is on show, where its turns are, and playing on by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from ra_desktop.engine import events as ev
from ra_desktop.ui.look import durations

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Game
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.table.players import Players
    from ra_desktop.ui.table.table_view import TableView
    from ra_desktop.ui.table.turn import Turn

_tr = QCoreApplication.translate

SPEEDS: Final = ("relaxed", "normal", "fast", "instant")
"""How fast a game may be played on, by the names of the tempos."""

_QUICKEST: Final = durations.Tempo(0.0, 160, 320)
"""Instead of a tempo without any pause: one wants to see something."""


@dataclass(frozen=True, slots=True)
class Landmarks:
    """Where in a game what is, in numbers of actions played before."""

    end: int
    turns: tuple[int, ...]
    """Where a turn begins, and the end of the game."""
    auctions: tuple[int, ...]
    """Where an auction has just begun."""
    epochs: tuple[tuple[int, int], ...]
    """Where an epoch has just begun, and which, 1 to 3."""

    @classmethod
    def of(cls, game: Game) -> Landmarks:
        """Those of `game` as far as it has been played."""
        end = len(game.plies)
        turns = {0, end}
        auctions: list[int] = []
        epochs = [(0, 1)]
        for number, ply in enumerate(game.plies, 1):
            for event in ply.events:
                if isinstance(event, ev.AuctionStarted):
                    auctions.append(number)
                elif isinstance(event, ev.EpochStarted):
                    epochs.append((number, event.epoch))
        turns |= {ply for ply in range(end) if game.phase(ply) == "turn"}
        return cls(end, tuple(sorted(turns)), tuple(auctions), tuple(epochs))

    def nearest_turn(self, ply: int) -> int:
        """The beginning of a turn that is closest."""
        return min(self.turns, key=lambda turn: abs(turn - ply))

    def turn_from(self, ply: int, by: int) -> int:
        """The turn after that at `ply`, or with a negative `by` the one before it."""
        if by > 0:
            return next((turn for turn in self.turns if turn > ply), self.end)
        return next((turn for turn in reversed(self.turns) if turn < ply), 0)

    def epoch_at(self, ply: int) -> int:
        """Which epoch it is after `ply` actions."""
        return next(epoch for start, epoch in reversed(self.epochs) if start <= ply)


class Replay(QObject):
    """Which position of the game is on show; nothing can be played meanwhile, and bots wait."""

    changed = Signal()
    """Another position is on show, playing has begun or ended, or the replay has been started or left."""
    shown = Signal(int)
    """The position after so many actions is on show."""
    left = Signal()
    """The replay is over: the game is on show again, or another one."""

    def __init__(self, session: Session, turn: Turn, view: TableView, players: Players, director: Director) -> None:
        super().__init__(view)
        self._session = session
        self._turn = turn
        self._view = view
        self._players = players
        self._director = director
        self._game: Game | None = None
        self._ply = 0
        self._marks = Landmarks(0, (0,), (), ((0, 1),))
        self._can_go_on = False
        self._playing = False
        self.speed = "fast"
        """The name of the tempo at which a game is played on."""
        # The next ply is played from the event loop, so that a quick game does not pile up calls.
        self._hop = QTimer(self)
        self._hop.setSingleShot(True)
        self._hop.timeout.connect(self._play_next)

    @property
    def is_on(self) -> bool:
        """Whether a game is replayed."""
        return self._game is not None

    @property
    def is_playing(self) -> bool:
        """Whether the game is played on by itself."""
        return self._playing

    @property
    def ply(self) -> int:
        """After how many actions the position on show stands."""
        return self._ply

    @property
    def marks(self) -> Landmarks:
        """Where in the game what is."""
        return self._marks

    @property
    def can_go_on(self) -> bool:
        """Whether another game can go on from the position on show: not from the end of one."""
        return self._can_go_on

    # --- beginning and end ------------------------------------------------------------------------------

    def start(self, ply: int = 0) -> None:
        """Show the position after so many actions, until :meth:`end`."""
        if self._enter():
            self.go(ply)

    def _enter(self) -> bool:
        """Begin, at the last position; False if there is nothing to replay now."""
        game = self._session.game
        if game is None or self._game is not None:
            return game is not None
        self._director.skip()
        if self._view.score_sheet.isVisible():
            return False
        self._director.stop_running_on()
        self._session.opponents.close_gate()
        self._turn.withdraw()
        self._view.ranking.hide()
        self._game = game
        self._marks = Landmarks.of(game)
        self._ply = self._marks.end
        self._view.show_foot(True)
        self._view.setFocus()
        return True

    def leave(self) -> None:
        """Show nothing of the replay any more; the game may be another one by now."""
        if self._game is None:
            return
        self._game = None
        self._playing = False
        self._hop.stop()
        self._director.skip()
        self.changed.emit()
        self._view.show_foot(False)
        self.left.emit()

    def end(self) -> None:
        """Go back to the game, and go on."""
        if self._game is not None:
            self.leave()
            self._view.setFocus()
            self._director.reset()

    # --- which position -----------------------------------------------------------------------------------

    def go(self, ply: int) -> None:
        """Show the position after so many actions, or the nearest there is."""
        self.pause()
        self._show(ply)

    def step(self, by: int) -> None:
        """Show a position so many actions further on, or back; a step back starts a replay."""
        if (self._game is not None or by < 0) and self._enter():
            self.go(self._ply + by)

    def show_again(self) -> None:
        """Show the same position once more: somebody else looks at it."""
        self._show(self._ply)

    def _show(self, ply: int) -> None:
        """Show the position after `ply` actions, and say what had led there."""
        assert self._game is not None
        self._ply = ply = max(0, min(ply, self._marks.end))
        position = self._game.position(ply)
        self._can_go_on = not position.is_over
        self._view.show_view(position.view(self._view.home))
        last = self._game.plies[ply - 1] if ply else None
        narrator = self._players.narrator
        sentences = [text for event in (last.events if last else ()) if (text := narrator.describe(event))]
        text = sentences[-1] if sentences else _tr("ReplayBar", "The game begins")
        self._view.say(text, last.seat if last else None)
        self.shown.emit(ply)
        self.changed.emit()

    # --- playing on ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """Let the game go on by itself; from the start if the end is on show."""
        if self._game is None or self._playing or not self._marks.end:
            return
        if self._ply == self._marks.end:
            self._show(0)
        self._playing = True
        self.changed.emit()
        self._hop.start(0)

    def pause(self) -> None:
        """Stay where the game stands."""
        if not self._playing:
            return
        self._playing = False
        self._hop.stop()
        self._director.skip()
        self.changed.emit()

    def toggle(self) -> None:
        """Play on, or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def change_speed(self, by: int) -> None:
        """Play on faster, or with a negative `by` slower, from the next ply on."""
        self.speed = SPEEDS[max(0, min(SPEEDS.index(self.speed) + by, len(SPEEDS) - 1))]
        self.changed.emit()

    def _play_next(self) -> None:
        if self._game is None:
            return
        tempo = durations.TEMPOS[self.speed]
        if not tempo.factor:
            tempo = _QUICKEST
        self._director.replay(self._game.plies[self._ply], tempo, self._on_played)

    def _on_played(self) -> None:
        if self._game is None:
            return
        self._show(self._ply + 1)
        if self._playing and self._ply == self._marks.end:
            self._playing = False
            self.changed.emit()
        elif self._playing:
            self._hop.start(0)
