"""Frames: the time from one to the next while a lot sweeps to its winner and a bot thinks beside it.

``python -m tests.benchmarks.frames [--sweeps N] [--idle] [--level LEVEL]`` shows the window, 1440 by 900, lets the same
lot fly again and again while a bot of the strongest level thinks on a thread of its own (with ``--idle`` nobody
thinks), and prints the 95th percentile of the intervals and the share above 33 ms, and how much of the processor the
window needs for a frame, which depends less on what else the machine does. A screen shows the truth; the
offscreen platform, which is taken if QT_QPA_PLATFORM names none, paints as much but waits for nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING

from .memory import open_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ra_desktop.engine import View
    from ra_desktop.ui.main_window import MainWindow

FRAME_WANTED = 20.0
"""Milliseconds: the 95th percentile."""
SLOW = 33.0
SLOW_WANTED = 1.0
"""Per cent of the intervals that may be longer than :data:`SLOW` milliseconds."""


def set_up(window: MainWindow) -> None:
    """Four people, eight tiles on the track, and an auction that goes on."""
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.engine import Draw, Invoke
    from ra_desktop.storage.savefile import Seat

    colours = ("lapis", "malachite", "carnelian", "amethyst")
    seats = tuple(Seat(f"Player {number}", colour) for number, colour in enumerate(colours))
    seed = 0
    while True:
        window.controller.start(GameSetup("classic", seats, seed=seed))
        while window.controller.state.phase == "turn" and None in window.controller.state.auction_track:
            window.controller.play(Draw())
        if window.controller.state.phase == "turn":
            window.controller.play(Invoke())
        if None not in window.controller.state.auction_track:
            return
        seed += 1


class Thinker(threading.Thread):
    """A bot that is asked for a move again and again."""

    def __init__(self, view: View, level: str) -> None:
        super().__init__(daemon=True)
        self._view = view
        self._level = level
        self.enough = threading.Event()
        self.moves = 0

    def run(self) -> None:
        """Think until it is enough."""
        from ra_desktop.ai import Cancelled, make_bot

        bot = make_bot(self._level, 1)
        with suppress(Cancelled):
            while not self.enough.is_set():
                bot.choose(self._view, cancel=self.enough)
                self.moves += 1


def sweep(app: QApplication, window: MainWindow, count: int) -> list[float]:
    """The intervals between the frames of *count* sweeps, in milliseconds."""
    from ra_desktop.ui import durations
    from ra_desktop.ui.flights import Flight
    from ra_desktop.ui.places import SeatTile, TrackSpace

    table, times = window.table, []
    paint = table.flights.paintEvent

    def painted(event: object) -> None:
        paint(event)  # type: ignore[arg-type]
        times.append(time.perf_counter())

    table.flights.paintEvent = painted  # type: ignore[method-assign]
    intervals = []
    view = window.controller.view(0)
    for number in range(count):
        flights = []
        for space, tile in enumerate(view.auction_track):
            assert tile is not None
            place = TrackSpace(space)
            pixmap, start = table.pixmap_of(place), table.anchor(place)
            end = table.anchor(SeatTile(number % view.players, tile if tile in _KEPT else "gold"))
            table.lift(place)
            flights.append(Flight(pixmap, start, end, durations.LOT, space * durations.LOT_STAGGER))
        times.clear()
        table.flights.fly(flights)
        while table.flights.is_flying:
            app.processEvents()
            time.sleep(0.0005)
        intervals += [1000 * (late - early) for early, late in pairwise(times)]
        table.flights.clear()
        table.show_now()
        app.processEvents()
    return intervals


_KEPT = frozenset(("gold", "god", "nile", "flood", "pharaoh"))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.frames", description=__doc__)
    parser.add_argument("--sweeps", type=int, default=20, help="how often the lot flies (%(default)s)")
    parser.add_argument("--idle", action="store_true", help="nobody thinks meanwhile")
    parser.add_argument("--level", help="the level that thinks (the strongest)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["RA_DESKTOP_HOME"] = home
        app, window = open_window()
        set_up(window)
        from ra_desktop.ai import LEVELS

        level = options.level or LEVELS[-1]
        thinker = None if options.idle else Thinker(window.controller.view(0), level)
        if thinker is not None:
            thinker.start()
        sweep(app, window, 1)  # now all pictures are painted
        before = time.thread_time()
        intervals = sorted(sweep(app, window, options.sweeps))
        spent = time.thread_time() - before
        if thinker is not None:
            thinker.enough.set()
            thinker.join(30)
        window.close()
        app.processEvents()
    slow = 100 * sum(interval > SLOW for interval in intervals) / len(intervals)
    who = "nobody thinks" if thinker is None else f"{level} thinks, {thinker.moves} moves"
    sys.stdout.write(f"{len(intervals)} frames, {who}\n")
    sys.stdout.write(f"the window's own work: {1000 * spent / len(intervals):.1f} ms of CPU for a frame\n")
    sys.stdout.write(f"median {intervals[len(intervals) // 2]:.1f} ms\n")
    late = intervals[int(len(intervals) * 0.95)]
    sys.stdout.write(f"95th percentile {late:.1f} ms (wanted: {FRAME_WANTED:g} at most)\n")
    sys.stdout.write(f"above {SLOW:g} ms: {slow:.1f} % (wanted: below {SLOW_WANTED:g})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
