"""Looking through a game: which position of it is on show, where its turns are, and playing on by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.engine import events as ev
from ra_desktop.ui.look import durations

if TYPE_CHECKING:
    from ra_desktop.engine import Game, Ply
    from ra_desktop.ui.animation.director import Director

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
        """Those of *game* as far as it has been played."""
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
        """The turn after that at *ply*, or with a negative *by* the one before it."""
        if by > 0:
            return next((turn for turn in self.turns if turn > ply), self.end)
        return next((turn for turn in reversed(self.turns) if turn < ply), 0)

    def epoch_at(self, ply: int) -> int:
        """Which epoch it is after *ply* actions."""
        return next(epoch for start, epoch in reversed(self.epochs) if start <= ply)


class Screen(Protocol):
    """What shows the past."""

    def show_past(self, ply: int) -> None:
        """Show the table as it was after so many actions."""


class Past(QObject):
    """Which position is on show while one looks through a game; None while the game itself is."""

    changed = Signal()
    """Another position is on show, playing has begun or ended, or the past was entered or left."""

    def __init__(self, screen: Screen, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self._screen = screen
        self._director = director
        self._game: Game | None = None
        self._ply = 0
        self._marks = Landmarks(0, (0,), (), ((0, 1),))
        self._playing = False
        self.speed = "fast"
        """The name of the tempo at which a game is played on."""
        # The next ply is told from the event loop, so that a quick game does not pile up calls.
        self._hop = QTimer(self)
        self._hop.setSingleShot(True)
        self._hop.timeout.connect(self._tell_next)

    @property
    def is_on(self) -> bool:
        """Whether one looks through a game."""
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
    def last(self) -> Ply | None:
        """The ply that led to the position on show, or None at the start."""
        return self._game.plies[self._ply - 1] if self._game is not None and self._ply else None

    def enter(self, game: Game) -> None:
        """Begin to look through *game*, at its last position."""
        self._game = game
        self._marks = Landmarks.of(game)
        self._ply = self._marks.end

    def leave(self) -> None:
        """Back to the game, which may be another one by now: nothing of this one is shown any more."""
        if self._game is None:
            return
        self._game = None
        self._playing = False
        self._hop.stop()
        self._director.skip()
        self.changed.emit()

    def go(self, ply: int) -> None:
        """Show the position after so many actions, or the nearest there is."""
        self.pause()
        self._show(ply)

    def step(self, by: int) -> None:
        """Show a position so many actions further on, or back."""
        self.go(self._ply + by)

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
        """Stay where the story is."""
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
        """Play on faster, or with a negative *by* slower, from the next ply on."""
        self.speed = SPEEDS[max(0, min(SPEEDS.index(self.speed) + by, len(SPEEDS) - 1))]
        self.changed.emit()

    def _show(self, ply: int) -> None:
        self._ply = max(0, min(ply, self._marks.end))
        self._screen.show_past(self._ply)
        self.changed.emit()

    def _tell_next(self) -> None:
        if self._game is None:
            return
        tempo = durations.TEMPOS[self.speed]
        if not tempo.factor:
            tempo = _QUICKEST
        self._director.retell(self._game.plies[self._ply], tempo, self._on_told)

    def _on_told(self) -> None:
        if self._game is None:
            return
        self._show(self._ply + 1)
        if self._playing and self._ply == self._marks.end:
            self._playing = False
            self.changed.emit()
        elif self._playing:
            self._hop.start(0)
