"""Flow: how long a person watches in a game of four against bots, at each speed.

``python packaging/bench flow [--games N] [--speeds normal fast instant] [--level LEVEL] [--ruleset RULESET]``
opens the window, 1440 by 900, and plays whole games with one person, a script that moves at once and closes a score
sheet as soon as it is filled in. All that remains is watching: animations, pauses, and bots that think longer than
these last. It prints the wall time of each game, the median for each speed, and what takes the time, by what was
played. Nothing is scaled, so that a game at *Normal* takes minutes. Without QT_QPA_PLATFORM, nothing appears on a
screen.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEventLoop, QObject, QTimer

from ra_desktop.ai import LEVELS, NoviceBot
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import events as ev
from ra_desktop.storage.saved_game import Seat

from .memory import open_window

if TYPE_CHECKING:
    from ra_desktop.engine import Ply
    from ra_desktop.ui.shell.main_window import MainWindow

WANTED: Final = {"normal": 240.0, "fast": 90.0, "instant": 5.0}
"""Seconds that the median game may take, by speed."""
USUAL_LEVEL: Final = "skilled"
"""The level of the bots in a quick game."""

_COLOURS: Final = ("lapis", "malachite", "carnelian", "amethyst")
_LOOK: Final = 10
"""Milliseconds from one look at the score sheet to the next."""


class Spectator(QObject):
    """A person who never thinks: moves as soon as a move is offered, and closes what is filled in."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bot = NoviceBot()
        self._loop = QEventLoop(self)
        self.spent: dict[str, float] = defaultdict(float)
        """Seconds by what was played, up to the next action."""
        self.plies: dict[str, int] = defaultdict(int)
        """How many actions of each kind."""
        self._kind = ""
        self._since = 0.0
        self._look = QTimer(self)
        self._look.setInterval(_LOOK)
        self._look.timeout.connect(self._close_sheet)
        window.choices.changed.connect(self._on_choices)
        window.session.played.connect(self._on_played)
        window.table.director.idle.connect(self._on_idle)

    def play(self, ruleset: str, level: str, speed: str, seed: int) -> float:
        """Play one game; return how many seconds it took."""
        window = self._window
        window.settings.speed = speed
        seats = [Seat("Spectator", _COLOURS[0])]
        seats += [Seat(f"Bot {number}", colour, level) for number, colour in enumerate(_COLOURS[1:], 1)]
        window.session.start(GameSetup(ruleset, tuple(seats), seed=seed))
        start = self._since = time.perf_counter()
        self._look.start()
        self._loop.exec()
        self._look.stop()
        return time.perf_counter() - start

    def _on_choices(self) -> None:
        if self._window.choices.actions:
            QTimer.singleShot(0, self, self._move)

    def _move(self) -> None:
        choices, session = self._window.choices, self._window.session
        if choices.actions and (seat := session.person_to_move) is not None:
            choices.choose(self._bot.choose(session.view(seat)))

    def _close_sheet(self) -> None:
        sheet = self._window.table.view.score_sheet
        if sheet.isVisible():
            sheet.closed.emit()

    def _on_played(self, ply: Ply) -> None:
        self._count()
        self._kind = _kind(ply)
        self.plies[self._kind] += 1

    def _on_idle(self) -> None:
        if self._window.session.state.is_over:
            self._count()
            self._kind = ""
            self._loop.quit()

    def _count(self) -> None:
        now = time.perf_counter()
        if self._kind:
            self.spent[self._kind] += now - self._since
        self._since = now


def _kind(ply: Ply) -> str:
    """Return what of `ply` takes longest to show."""
    for kind, name in (
        (ev.EpochScored, "end of an epoch"),
        (ev.LotWon, "lot won"),
        (ev.NobodyBid, "nobody bids"),
    ):
        if any(isinstance(event, kind) for event in ply.events):
            return name
    drawn = next((event for event in ply.events if isinstance(event, ev.TileDrawn)), None)
    if drawn is not None and drawn.tile == "ra":
        return "draw Ra"
    return type(ply.action).__name__.lower()


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python packaging/bench flow", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="games at each speed (%(default)s)")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game (%(default)s)")
    parser.add_argument("--speeds", nargs="+", default=list(WANTED), choices=list(WANTED), help="(all)")
    parser.add_argument("--level", default=USUAL_LEVEL, choices=LEVELS, help="of the three bots (%(default)s)")
    parser.add_argument("--ruleset", default="classic", help="(%(default)s)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["RA_DESKTOP_HOME"] = home
        app, window = open_window()
        spectator = Spectator(window)
        spectator.play(options.ruleset, options.level, "instant", 0)  # now everything is loaded and painted
        for speed in options.speeds:
            spectator.spent.clear()
            spectator.plies.clear()
            times = []
            for seed in range(options.first, options.first + options.games):
                before = time.process_time()
                times.append(spectator.play(options.ruleset, options.level, speed, seed))
                computing = time.process_time() - before
                sys.stdout.write(f"{speed}, game {seed}: {times[-1]:.1f} s, {computing:.1f} s of them computing\n")
                sys.stdout.flush()
            for kind, spent in sorted(spectator.spent.items(), key=lambda item: -item[1]):
                count = spectator.plies[kind]
                sys.stdout.write(
                    f"  {kind:16}{spent / len(times):7.1f} s a game, {1000 * spent / count:6.0f} ms each\n"
                )
            median = statistics.median(times)
            sys.stdout.write(f"{speed}: median {median:.1f} s (wanted: {WANTED[speed]:g} at most)\n")
        window.close()
        app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
