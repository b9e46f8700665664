"""Cold start: until the start page is painted, beside an empty PySide6 window started the same way.

``python -m tests.benchmarks.startup [--runs N] [--saved]`` starts both in turn in fresh processes, on the platform that
QT_QPA_PLATFORM names (offscreen if it names none), and prints the medians and their ratio. With ``--saved`` there is an
autosaved game to continue.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import Game
from ra_desktop.storage import paths, savefile

ACTIONS = 120
"""Length of the game to be continued."""

WANTED = 1.5
"""At most so many times as long as an empty window."""

_WATCH = """
from PySide6.QtCore import QEvent, QObject, QTimer

class Watcher(QObject):
    '''Says so once a window has been painted, and ends the process.'''

    def __init__(self, window):
        super().__init__(window)
        self._seen = False
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched, event):
        if not self._seen and event.type() == QEvent.Type.Expose:
            self._seen = True
            QTimer.singleShot(0, self._say)  # the window paints while it handles the event
        return False

    def _say(self):
        import os
        os.write(1, b"painted\\n")
        os._exit(0)
"""

EMPTY = f"""
import sys
from PySide6.QtWidgets import QApplication, QMainWindow
{_WATCH}
app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1440, 900)
window.show()
Watcher(window)
app.exec()
"""

APPLICATION = f"""
import sys
from ra_desktop.__main__ import main
from ra_desktop.ui import main_window
{_WATCH}
class Window(main_window.MainWindow):
    def show(self):
        super().show()
        Watcher(self)
main_window.MainWindow = Window
sys.exit(main([]))
"""


def seconds(program: str, home: Path) -> float:
    """From the start of a fresh process until its window is painted."""
    environment = {**os.environ, "RA_DESKTOP_HOME": str(home)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    start = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        took = time.perf_counter() - start
    if line != b"painted\n":
        message = f"the window was not painted; exit status {process.returncode}"
        raise RuntimeError(message)
    return took


def leave_a_game(home: Path) -> None:
    """Put an autosaved game of some length into *home*."""
    rng = Random(7)
    game = Game("classic", 4, 7)
    while len(game.plies) < ACTIONS:
        game.play(rng.choice(game.state.legal_actions()))
    os.environ["RA_DESKTOP_HOME"] = str(home)
    path = paths.autosave_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    savefile.save_file(path, savefile.SavedGame(game, DEFAULT_SETUP.seats))


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.startup", description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="how often each is started (%(default)s)")
    parser.add_argument("--saved", action="store_true", help="there is an autosaved game to continue")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        if options.saved:
            leave_a_game(home)
        times: dict[str, list[float]] = {EMPTY: [], APPLICATION: []}
        for program in times:
            seconds(program, home)  # now the files are in the system's cache
        for _ in range(options.runs):
            for program, taken in times.items():
                taken.append(seconds(program, home))
    empty, application = (statistics.median(taken) for taken in times.values())
    sys.stdout.write(f"empty window  {1000 * empty:6.0f} ms\nstart page    {1000 * application:6.0f} ms\n")
    sys.stdout.write(f"ratio         {application / empty:6.2f} (wanted: {WANTED} at most)\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
