"""Frames: the time from one to the next while a lot sweeps to its winner and a bot thinks beside it.

``python packaging/bench frames [--sweeps N] [--idle] [--level LEVEL] [--review FILE]`` shows the window, 1440 by
900, and lets the same lot move again and again while a bot of the strongest level thinks on the bots' thread. With
``--idle`` nobody thinks; with ``--review`` a saved game is reviewed in full instead. It prints the 95th percentile of
the intervals and the share above 33 ms, and how much of the processor the window needs for a frame, which depends less
on what else the machine does. A screen shows the truth; the offscreen platform, which is taken if QT_QPA_PLATFORM names
none, paints as much but waits for nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QObject

from ra_desktop.ai import LEVELS, make_bot
from ra_desktop.app import background
from ra_desktop.app.ai_worker import AiWorker
from ra_desktop.app.reviews import Reviews
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Invoke
from ra_desktop.storage.reviews import forget_review, review_key
from ra_desktop.storage.saved_game import Seat
from ra_desktop.storage.savefile import load_file
from ra_desktop.ui.interaction.choices import SeatTile, TrackSpace
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.sprites import SpriteAnimation

from .memory import open_window

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication

    from ra_desktop.ai.review.record import Review
    from ra_desktop.engine import View
    from ra_desktop.ui.shell.main_window import MainWindow

FRAME_WANTED = 20.0
"""Milliseconds: the 95th percentile."""
SLOW = 33.0
SLOW_WANTED = 1.0
"""Per cent of the intervals that may be longer than :data:`SLOW` milliseconds."""


def set_up(window: MainWindow) -> None:
    """Four people, eight tiles on the track, and an auction that goes on."""
    window.settings.hand_over = window.settings.forced_moves = False
    colours = ("lapis", "malachite", "carnelian", "amethyst")
    seats = tuple(Seat(f"Player {number}", colour) for number, colour in enumerate(colours))
    seed = 0
    while True:
        window.session.start(GameSetup("classic", seats, seed=seed))
        while window.session.state.phase == "turn" and None in window.session.state.auction_track:
            window.session.play(Draw())
        if window.session.state.phase == "turn":
            window.session.play(Invoke())
        if None not in window.session.state.auction_track:
            return
        seed += 1


class Thinker(QObject):
    """Has a bot asked for a move again and again, as the application asks: on the bots' thread."""

    def __init__(self, view: View, level: str) -> None:
        super().__init__()
        self._view = view
        self._level = level
        self._worker = AiWorker(make_bot, self)
        self._worker.answered.connect(self._on_answered)
        self.moves = 0

    def ask(self) -> None:
        """Ask for a move."""
        self._worker.ask(self._view, self._level, self.moves)

    def _on_answered(self) -> None:
        self.moves += 1
        self.ask()

    def stop(self) -> None:
        """End the thread."""
        self._worker.shutdown()


class Reviewing(QObject):
    """Has the full review of a saved game made, again and again, as the application does: on its own thread."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self.moves = 0
        """How many reviews were made."""

    def ask(self) -> None:
        """Review the game anew."""
        game = load_file(self._path).game
        forget_review(review_key(game))
        reviews = Reviews(self)  # which knows none yet
        reviews.ready.connect(self._on_ready)
        reviews.ask(game)

    def _on_ready(self, key: object, review: Review) -> None:
        if review.depth == "full":
            self.moves += 1
            self.ask()

    def stop(self) -> None:
        """End the thread."""
        background.shutdown()


def sweep(app: QApplication, window: MainWindow, count: int) -> list[float]:
    """The intervals between the frames of *count* sweeps, in milliseconds."""
    table, times = window.table, []
    paint = table.view.sprites.paintEvent

    def painted(event: QPaintEvent) -> None:
        paint(event)
        times.append(time.perf_counter())

    table.view.sprites.paintEvent = painted  # type: ignore[method-assign]
    moving = QEventLoop()
    table.view.sprites.finished.connect(moving.quit)
    intervals = []
    view = window.session.view(0)
    for number in range(count):
        moves = []
        for space, tile in enumerate(view.auction_track):
            assert tile is not None
            place = TrackSpace(space)
            pixmap, start = table.stage.scenery.pixmap_of(place), table.stage.scenery.anchor(place)
            end = table.stage.scenery.anchor(SeatTile(number % view.players, tile if tile in _KEPT else "gold"))
            table.stage.scenery.hide_at(place)
            moves.append(SpriteAnimation(pixmap, start, end, durations.LOT, space * durations.LOT_STAGGER))
        app.processEvents()
        times.clear()
        table.view.sprites.play(moves)
        moving.exec()
        intervals += [1000 * (late - early) for early, late in pairwise(times)]
        table.view.sprites.clear()
        table.show_game()
        app.processEvents()
    return intervals


_KEPT = frozenset(("gold", "god", "nile", "flood", "pharaoh"))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python packaging/bench frames", description=__doc__)
    parser.add_argument("--sweeps", type=int, default=20, help="how often the lot moves (%(default)s)")
    parser.add_argument("--idle", action="store_true", help="nobody thinks meanwhile")
    parser.add_argument("--level", default=LEVELS[-1], help="the level that thinks (%(default)s)")
    parser.add_argument("--review", type=Path, metavar="FILE", help="review this game meanwhile; nobody thinks then")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["RA_DESKTOP_HOME"] = home
        app, window = open_window()
        set_up(window)
        thinker = Reviewing(options.review) if options.review else Thinker(window.session.view(0), options.level)
        if not options.idle:
            thinker.ask()
        sweep(app, window, 2)  # now all pictures are painted, and the bot has loaded what it needs
        before, moves = time.thread_time(), thinker.moves
        intervals = sorted(sweep(app, window, options.sweeps))
        spent, moves = time.thread_time() - before, thinker.moves - moves
        thinker.stop()
        window.close()
        app.processEvents()
    slow = 100 * sum(interval > SLOW for interval in intervals) / len(intervals)
    busy = "games reviewed" if options.review else "moves"
    who = "nobody thinks" if options.idle else f"meanwhile {busy}: {moves}"
    sys.stdout.write(f"{len(intervals)} frames, {who}\n")
    sys.stdout.write(f"the window's own work: {1000 * spent / len(intervals):.1f} ms of CPU for a frame\n")
    sys.stdout.write(f"median {intervals[len(intervals) // 2]:.1f} ms\n")
    late = intervals[int(len(intervals) * 0.95)]
    sys.stdout.write(f"95th percentile {late:.1f} ms (wanted: {FRAME_WANTED:g} at most)\n")
    sys.stdout.write(f"above {SLOW:g} ms: {slow:.1f} % (wanted: below {SLOW_WANTED:g})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
