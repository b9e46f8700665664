"""Cold start: until the start page is painted, beside an empty PySide6 window started the same way.

``python packaging/bench startup [--runs N] [--saved]`` starts both in turn in fresh processes, on the platform that
QT_QPA_PLATFORM names (offscreen if it names none), and prints medians, minima and their ratios: of the time that
passes, and of the processor's, which depends less on what else the machine does. With ``--saved`` there is an autosaved
game to continue. Both find their modules compiled, as in an installation, and files where the platform wants them.
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
from typing import NamedTuple
from unittest import mock

from ra_desktop.app.setup import DEFAULT_SETUP
from ra_desktop.engine import Game
from ra_desktop.storage import SavedGame, paths, save_file

ACTIONS = 120
"""Length of the game to be continued."""

WANTED = 1.5
"""At most so many times as long as an empty window."""

SCREEN = '{"screens": [{"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}]}'
"""Offscreen; it is otherwise smaller than the window."""

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
        import os, time
        os.write(1, b"painted %f\\n" % time.process_time())
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
import gc, sys
from ra_desktop.__main__ import main
gc.disable()  # as main() does before it loads Qt, which is loaded here already
from ra_desktop.ui.shell import main_window
{_WATCH}
class Window(main_window.MainWindow):
    def show(self):
        super().show()
        Watcher(self)
main_window.MainWindow = Window
sys.exit(main([]))
"""

WHOLE = """
import os, sys
from PySide6.QtCore import QTimer
from ra_desktop.__main__ import main
from ra_desktop.ui.shell import main_window
class Window(main_window.MainWindow):
    def furnish(self, session):
        super().furnish(session)
        os.write(1, b"painted 0\\n")
        QTimer.singleShot(0, self.close)
main_window.MainWindow = Window
sys.exit(main([]))
"""
"""The application until all of it is there; then a person closes it."""


def environment(home: Path) -> dict[str, str]:
    """The same for both: *home* is a person's, and holds the modules' compiled form."""
    chosen = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    if chosen.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        screen = home / "screen.json"
        screen.write_text(SCREEN, encoding="utf-8")
        chosen["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"
    chosen["PYTHONPYCACHEPREFIX"] = str(home / "compiled")
    if sys.platform == "linux":
        chosen.pop(paths.HOME_VARIABLE, None)
        chosen |= {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("CACHE", "CONFIG", "DATA", "STATE")}
    else:
        chosen[paths.HOME_VARIABLE] = str(home)
    return chosen


class Start(NamedTuple):
    """How long a start took, in seconds."""

    passed: float
    """On the clock."""
    worked: float
    """On the processor."""


def start(program: str, home: Path) -> Start:
    """From the start of a fresh process until its window is painted."""
    surroundings = environment(home)
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=surroundings) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        passed = time.perf_counter() - began
    if not line.startswith(b"painted "):
        message = f"the window was not painted; exit status {process.returncode}"
        raise RuntimeError(message)
    return Start(passed, float(line.split()[1]))


def leave_a_game(home: Path) -> None:
    """Put an autosaved game of some length into *home*."""
    rng = Random(7)
    game = Game("classic", 4, 7)
    while len(game.plies) < ACTIONS:
        game.play(rng.choice(game.state.legal_actions()))
    with mock.patch.dict(os.environ, environment(home), clear=True):
        path = paths.autosave_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(path, SavedGame(game, DEFAULT_SETUP.seats))


def compare(runs: int, *, saved: bool, first: bool) -> dict[str, list[Start]]:
    """Start both in turn, *runs* times."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        if saved:
            leave_a_game(home)
        starts: dict[str, list[Start]] = {EMPTY: [], APPLICATION: []}
        for program in (*starts, *(() if first else (WHOLE,))):
            start(program, home)  # now the modules are compiled, and the files in the system's cache
        for _ in range(runs):
            for program, taken in starts.items():
                taken.append(start(program, home))
    return starts


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python packaging/bench startup", description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="how often each is started (%(default)s)")
    parser.add_argument("--saved", action="store_true", help="there is an autosaved game to continue")
    parser.add_argument("--first", action="store_true", help="the application has never been open before")
    options = parser.parse_args()
    starts = compare(options.runs, saved=options.saved, first=options.first)
    for what in Start._fields:
        for name, figure in (("median", statistics.median), ("least", min)):
            empty, page = (1000 * figure([getattr(one, what) for one in taken]) for taken in starts.values())
            line = (
                f"{what}, {name:6}: empty window {empty:4.0f} ms, start page {page:4.0f} ms, ratio {page / empty:.2f}"
            )
            sys.stdout.write(line + "\n")
    sys.stdout.write(f"wanted: a ratio of {WANTED} at most\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
