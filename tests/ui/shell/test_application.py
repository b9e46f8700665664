"""The start: little is loaded before the start page is seen, and then everything is there."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import pytest

from ra_desktop.app.settings import SETTINGS, Settings
from ra_desktop.storage import paths, save_file
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.shell import application
from ra_desktop.ui.shell.main_window import MainWindow
from tests.planted import PLANTED
from tests.storage.games import saved_game

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

SEEN_FIRST = {
    "ra_desktop",
    "ra_desktop.app",
    "ra_desktop.app.runtime",
    "ra_desktop.app.settings",
    "ra_desktop.storage",
    "ra_desktop.storage.errors",
    "ra_desktop.storage.paths",
    "ra_desktop.storage.reading",
    "ra_desktop.storage.settings",
    "ra_desktop.storage.slots",
    "ra_desktop.storage.store",
    "ra_desktop.ui",
    "ra_desktop.ui.shell",
    "ra_desktop.ui.shell.application",
    "ra_desktop.ui.look",
    "ra_desktop.ui.look.art",
    "ra_desktop.ui.look.focus_ring",
    "ra_desktop.ui.look.fonts",
    "ra_desktop.ui.system",
    "ra_desktop.ui.look.picture_cache",
    "ra_desktop.ui.system.languages",
    "ra_desktop.ui.shell.main_window",
    "ra_desktop.ui.look.mark_painter",
    "ra_desktop.ui.shell.pages",
    "ra_desktop.ui.shell.pages.start_page",
    "ra_desktop.ui.look.theme",
    "ra_desktop.ui.system.window_place",
}
"""The modules that the start page needs. Whatever is added here, everybody waits for at every start."""

TOO_EARLY = {"ctypes", "dataclasses", "datetime", "json", "logging.handlers", "msgspec", "numpy", "sqlite3", "socket"}

UNTIL_SEEN = """
import os, sys
from PySide6 import QtGui, QtWidgets
with_qt = {name for name in sys.modules if not name.startswith("PySide6")}  # more of them in Python 3.14
from PySide6.QtGui import QPixmap
from ra_desktop.ui.shell import application
from ra_desktop.ui.shell.pages import start_page

def tell(level):
    print(*sorted(sys.modules.keys() - with_qt), *(f"qt.{name}" for qt in (QtGui, QtWidgets) for name in vars(qt)))
    sys.stdout.flush()
    os._exit(0)

start_page.StartPage._picture = lambda page: QPixmap(page.size())  # as if it had been kept
application._start_log = tell
application.run()
"""

UNTIL_COMPLETE = """
import gc, sys
from PySide6.QtCore import QCoreApplication, QTimer
from ra_desktop.__main__ import main
from ra_desktop.app.runtime import Collector
from ra_desktop.ui.shell import main_window

class Window(main_window.MainWindow):
    def furnish(self, session):
        super().furnish(session)
        QTimer.singleShot(0, self.look)

    def look(self):
        collects = QCoreApplication.instance().findChildren(Collector) and not gc.isenabled()
        print(self.commands["draw"].text(), self.start.isVisible(), bool(collects))
        self.close()

main_window.MainWindow = Window
sys.exit(main([]))
"""


HANDED_OVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from ra_desktop.ui.shell import application, main_window

first, second = map(Path, sys.argv[1:])

class Window(main_window.MainWindow):
    def show(self):
        super().show()
        QCoreApplication.postEvent(QCoreApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(first))))

    def furnish(self, session):
        super().furnish(session)
        QTimer.singleShot(0, self.look)

    def look(self):
        print("here", self.session.file and self.session.file.name, self.table.view.isVisible())
        QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile(str(second))))
        print("here", self.session.file.name)
        self.close()

main_window.MainWindow = application.MainWindow = Window
sys.exit(application.run())
"""
"""As macOS does it: one file before the window is complete, and one later."""

SESSION_ENDS = """
import os, signal, sys, threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox
from ra_desktop.ai import Cancelled
from ra_desktop.app import session
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import Seat
from ra_desktop.ui.shell import application, main_window

class Pondering:
    def choose(self, view, *, limit=None, cancel=None):
        threading.Thread(target=end, daemon=True).start()
        heard.append(cancel.wait(300))
        raise Cancelled

heard = []

def end():
    os.kill(os.getpid(), getattr(signal, sys.argv[1]))

class Window(main_window.MainWindow):
    def furnish(self, made):
        made.shutdown()
        super().furnish(session.Session(lambda *given, **more: Pondering(), slot=made.autosave._slot))
        QTimer.singleShot(0, self.play)

    def play(self):
        bots = (Seat("A", "lapis", "master"), Seat("B", "ochre", "master"), Seat("C", "malachite", "master"))
        box = QMessageBox(self)
        box.open()  # nobody is there to answer it
        self.session.start(GameSetup("classic", bots))

main_window.MainWindow = application.MainWindow = Window
status = application.run()
print(status, *heard)
"""

WHILE_PAINTING = """
import os, signal, sys
from ra_desktop.ui.shell import application, main_window

class Window(main_window.MainWindow):
    told = False

    def furnish(self, made):
        super().furnish(made)
        self.update()

    def paintEvent(self, event):
        if self.told or not self._is_furnished:
            return
        self.told = True
        os.kill(os.getpid(), signal.SIGTERM)
        print("still there", self.isVisible())

main_window.MainWindow = application.MainWindow = Window
print("ended", application.run())
"""

INTERRUPTED: Final = """
import os, signal, sys
from ra_desktop.__main__ import main

place = sys.argv[1]

def interrupt():
    os.kill(os.getpid(), signal.SIGINT)

class Finder:
    def find_spec(self, name, path, target=None):
        if name == "PySide6.QtWidgets":
            interrupt()

if place == "loading":
    sys.meta_path.insert(0, Finder())
else:
    from ra_desktop.ui.shell import application, main_window

    class Window(main_window.MainWindow):
        def __init__(self, *given, **more):
            super().__init__(*given, **more)
            if place == "making":
                interrupt()

        def showEvent(self, event):
            if place == "showing":
                interrupt()

        def furnish(self, session):
            if place == "furnishing":
                interrupt()
            super().furnish(session)
            print("complete")

    main_window.MainWindow = application.MainWindow = Window
status = main([])
print(status)
"""

PLANTED_EVERYWHERE: Final = """
import sys
from PySide6.QtCore import QTimer
from ra_desktop.__main__ import main
from ra_desktop.ui.shell import application, main_window

class Window(main_window.MainWindow):
    def furnish(self, session):
        super().furnish(session)
        QTimer.singleShot(0, self.look)

    def look(self):
        self.help.show_rules()
        self.lessons.show_learn()
        self.puzzles.show_puzzles()
        self.archive.show_saved_games()
        self.archive.dialog.service.listed.connect(self.look_on)

    def look_on(self):
        self.archive.show_statistics()
        self.archive.dialog.reader.read.connect(self.close)

main_window.MainWindow = application.MainWindow = Window
print(main([]))
"""
"""A look at everything that reads files."""


def started(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A fresh process on no screen."""
    run = subprocess.run(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run


def test_only_what_the_start_page_needs_is_loaded_before_it_is_seen() -> None:
    """Nor has Python learnt the several hundred names of QStyle and QIcon by then, which take it 7 ms."""
    loaded = set(started(UNTIL_SEEN).stdout.split())
    assert "qt.QMainWindow" in loaded
    assert not loaded & {"qt.QStyle", "qt.QIcon"}
    assert {name for name in loaded if name.startswith("ra_desktop")} == SEEN_FIRST
    assert not loaded & TOO_EARLY
    assert not {name for name in loaded if name.startswith("PySide6.Qt")} - {
        "PySide6.QtCore",
        "PySide6.QtGui",
        "PySide6.QtSvg",
        "PySide6.QtWidgets",
    }


def test_after_that_everything_is_there_and_the_next_start_finds_the_picture_of_this_one(ra_home: Path) -> None:
    assert started(UNTIL_COMPLETE).stdout.split("\n")[0] == "&Draw a tile True True"
    assert (ra_home / "log").is_dir()
    (kept,) = paths.cache_dir().iterdir()
    assert kept.name.startswith("start-")


def test_files_from_the_system_are_opened_whenever_they_come(tmp_path: Path) -> None:
    files = [tmp_path / "Früh.ra-game", tmp_path / "Spät.ra-game"]
    for file in files:
        save_file(file, saved_game(5))
    text = started(HANDED_OVER, *map(str, files)).stdout.splitlines()
    assert text == ["here Früh.ra-game True", "here Spät.ra-game"]


@pytest.mark.parametrize("is_held", [True, False])
@pytest.mark.parametrize(
    ("asked", "is_shared"),
    [
        ({}, True),
        ({"files": [Path("a.ra-game")]}, True),
        ({"watch": True}, False),
        ({"lesson": SimpleNamespace()}, False),
    ],
)
def test_a_program_that_runs_is_passed_all_but_a_lesson_and_watching(
    monkeypatch: pytest.MonkeyPatch, asked: dict[str, object], is_shared: bool, is_held: bool
) -> None:
    class StartedError(Exception):
        """The program goes on."""

    def start() -> None:
        raise StartedError

    passed: list[list[Path]] = []
    for name, double in (
        ("_note_signals", list), ("_application", lambda: SimpleNamespace(files=[])), ("Settings", start),
        ("_is_passed_on", lambda files, *_: passed.append(files) or True),
    ):  # fmt: skip
        monkeypatch.setattr(application, name, double)
    monkeypatch.setattr(application.slots, "held", lambda: [1] if is_held else [])
    if is_held and is_shared:
        assert application.run(**asked) == 0
        assert passed == [asked.get("files", [])]
    else:
        with pytest.raises(StartedError):
            application.run(**asked)
        assert passed == []


@pytest.mark.skipif(os.name == "nt", reason="Windows asks instead of sending signals")
@pytest.mark.parametrize("signal", [pytest.param("SIGTERM", marks=pytest.mark.nightly), "SIGHUP"])
def test_the_end_of_the_session_waits_neither_for_a_bot_nor_for_an_answer(signal: str) -> None:
    """The bot hears that it is to stop; otherwise it would think for longer than `started` waits."""
    assert started(SESSION_ENDS, signal).stdout.split() == ["0", "True"]
    assert paths.autosave_path().is_file()
    assert "window_places=" in paths.settings_path().read_text("utf-8")


def test_what_somebody_has_planted_in_the_files_of_the_program_is_never_run(
    ra_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = itertools.cycle(("@", r"\x40"))
    settings = "".join(f"{name}={PLANTED.replace('@', next(marks))}\n" for name in [*SETTINGS, "setup"])
    files = [
        paths.settings_path(), paths.autosave_path(), paths.history_path(), paths.lessons_path(),
        paths.puzzles_path(), *(folder / f"planted{paths.SUFFIX}" for folder in paths.all_dirs()),
    ]  # fmt: skip
    for file in files:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"[General]\n{settings}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert started(PLANTED_EVERYWHERE).stdout == "0\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows asks instead of sending signals")
@pytest.mark.parametrize(
    ("place", "said"), [("loading", ""), ("making", "0"), ("showing", "0"), ("furnishing", "complete 0")]
)
def test_an_interrupt_during_the_start_ends_the_program_like_a_later_one(place: str, said: str) -> None:
    ended = started(INTERRUPTED, place)
    assert (" ".join(ended.stdout.split()), ended.stderr) == (said, "")


@pytest.mark.skipif(os.name == "nt", reason="Windows asks instead of sending signals")
def test_a_window_never_closes_while_it_is_painted() -> None:
    """Wayland would take the surface away from under the painter, and the process would crash."""
    assert started(WHILE_PAINTING).stdout.splitlines() == ["still there True", "ended 0"]


@pytest.fixture
def settings(qapp: QApplication, ra_home: Path) -> Settings:
    return Settings()


def bare_window(qtbot: QtBot, settings: Settings) -> MainWindow:
    """The window as it is seen first."""
    window = MainWindow(settings, ThemeManager())
    qtbot.addWidget(window)
    window.show()
    return window


def test_at_the_very_first_start_nothing_is_offered_before_it_is_known(qtbot: QtBot, settings: Settings) -> None:
    window = bare_window(qtbot, settings)
    assert not window.start.resume.isVisible()
    assert window.start.first_lesson.is_primary


def test_what_was_offered_last_is_offered_at_once(qtbot: QtBot, settings: Settings) -> None:
    settings.continue_line, settings.quick_line = "Classic · You, Nefer", "Classic, against a bot"
    window = bare_window(qtbot, settings)
    assert window.start.resume.isVisible()
    assert window.start.resume.line == "Classic · You, Nefer"
    assert window.start.quick_game.line == "Classic, against a bot"


def test_the_menus_have_their_titles_from_the_start(qtbot: QtBot, settings: Settings) -> None:
    window = bare_window(qtbot, settings)
    titles = [action.text().replace("&", "") for action in window.menuBar().actions()]
    assert titles == ["Game", "Move", "View", "Settings", "Help"]


def test_it_can_be_closed_before_it_is_complete(qtbot: QtBot, settings: Settings) -> None:
    window = bare_window(qtbot, settings)
    assert window.close()
    assert not window.is_stuck
    assert settings.window_places


DIALOG = """
import sys
from PySide6.QtWidgets import QFileDialog
from ra_desktop.ui.shell import application

app = application._application()
dialog = QFileDialog()
dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
dialog.show()
app.processEvents()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt keeps it in no file")
def test_what_somebody_has_planted_in_the_file_of_qts_dialogs_is_never_run(tmp_path: Path) -> None:
    names = ("lastVisited", "sidebarWidth", "shortcuts", "history", "viewMode", "qtVersion")
    lines = "".join(f"{name}={PLANTED}\n" for name in names)
    (tmp_path / "QtProject.conf").write_text(f"[FileDialog]\n{lines}", encoding="latin-1")
    environment = os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", DIALOG], check=True, cwd=tmp_path, env=environment, timeout=60)
    assert not (tmp_path / "canary").exists()
