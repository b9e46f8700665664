"""Memory: how much ten bot games on "instant" add after the first, in one window, and how large the process is.

``python packaging/bench memory [--games N]`` plays on the platform that QT_QPA_PLATFORM names (offscreen if it
names none), and prints the resident size after every game.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from ra_desktop.ui.shell.main_window import MainWindow

GROWTH_WANTED = 5.0
"""MB that all games after the first may add."""
SIZE_WANTED = 250.0
"""MB that the whole process may take."""
PATIENCE = 300.0
"""Seconds that a game may take."""

_MB = 1e6
_STATM = Path("/proc/self/statm")


def resident() -> float:
    """Megabytes that are resident now; where the system does not say, the most so far."""
    if _STATM.exists():
        return int(_STATM.read_text().split()[1]) * resource.getpagesize() / _MB
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / _MB if sys.platform == "darwin" else most * 1024 / _MB


def open_window() -> tuple[QApplication, MainWindow]:
    """The application with its window, as it is started."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from ra_desktop.app.runtime import Collector, keep_large_blocks_apart
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.look.fonts import load_fonts
    from ra_desktop.ui.look.theme import ThemeManager
    from ra_desktop.ui.shell.main_window import MainWindow

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    load_fonts()
    settings = Settings()
    settings.speed = "instant"
    themes = ThemeManager(app)
    themes.set_mode("papyrus")
    themes.apply(app)
    window = MainWindow(settings, themes)
    window.furnish(Session())
    window.resize(1440, 900)
    window.show()
    Collector(app)
    keep_large_blocks_apart()
    return app, window


def play(app: QApplication, window: MainWindow, seed: int) -> None:
    """One game of four bots, until the chart at its end is drawn; score sheets are closed as soon as they open."""
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.storage.saved_game import Seat

    colours = ("lapis", "malachite", "carnelian", "amethyst")
    seats = tuple(Seat(f"Bot {number}", colour, "casual") for number, colour in enumerate(colours))
    window.session.start(GameSetup("classic", seats, seed=seed))
    end = time.monotonic() + PATIENCE
    while not (ranking := window.table.view.ranking).isVisible() or ranking.chart is None:
        app.processEvents()
        if window.table.view.score_sheet.isVisible():
            window.table.view.score_sheet.closed.emit()
        if time.monotonic() > end:
            message = f"game {seed} does not end"
            raise RuntimeError(message)
        time.sleep(0.001)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python packaging/bench memory", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="games after the first (%(default)s)")
    games = parser.parse_args().games
    from PySide6.QtCore import QEvent

    from ra_desktop.app.runtime import clear_away

    with tempfile.TemporaryDirectory() as home:
        os.environ["RA_DESKTOP_HOME"] = home
        app, window = open_window()
        sizes = []
        for number in range(games + 1):
            play(app, window, seed=number)
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as a running event loop does
            clear_away()  # as its collector does every few seconds
            app.processEvents()
            sizes.append(resident())
            sys.stdout.write(f"after game {number + 1:2}: {sizes[-1]:7.1f} MB, {len(gc.get_objects())} objects\n")
            sys.stdout.flush()
        window.close()
        app.processEvents()
    sys.stdout.write(f"growth after the first: {sizes[-1] - sizes[0]:.1f} MB (wanted: below {GROWTH_WANTED:g})\n")
    sys.stdout.write(f"resident: {max(sizes):.0f} MB (wanted: below {SIZE_WANTED:g})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
