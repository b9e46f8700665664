"""What every test relies on: a screen that is not there, folders that are nobody's, and nothing left running.

Qt is looked at only if something has imported it already, so that the tests of the rules stay free of it.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import itertools
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from ra_desktop.ai.neural import compiled
from tests.sampling import NIGHTLY

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

# Before anything makes a QApplication. RA_TEST_PLATFORM=xcb (or windows, cocoa) shows the windows.
if "RA_TEST_PLATFORM" in os.environ:
    os.environ["QT_QPA_PLATFORM"] = os.environ["RA_TEST_PLATFORM"]
else:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# As the application and the arena have it: more threads wait for each other, at four times the price of a search.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Nor does Qt share out its painting: threads that fill a hundred lines of pixels each wait longer than they paint.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# A sentence whose placeholders do not match its values fails the test, also in a program that the test starts.
os.environ.setdefault("RA_DESKTOP_STRICT", "1")

# A window's size must not depend on the screen of whoever runs the tests.
for _name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_STYLE_OVERRIDE"):
    os.environ.pop(_name, None)

# Nor what commands say on the language of that person's system.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

# Most properties are examined for every rule set and number of players: eleven times as often as it says here.
settings.register_profile("dev", deadline=None, max_examples=6)
settings.register_profile("ci", deadline=None, max_examples=12, derandomize=True, print_blob=True)
settings.register_profile("thorough", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("nightly", deadline=None, max_examples=100)
_usual = "nightly" if NIGHTLY else "ci" if os.environ.get("CI") else "dev"
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", _usual))

# A thread that looked for it first while a test says that this is another system would remember that there is none.
with contextlib.suppress(compiled.OutdatedLibraryError):
    compiled.library()

# What is made while the tests are collected lives on. Scanning it again and again would take a third of that time.
gc.disable()

GRACE_SECONDS = 1.0
"""How long a thread may take to end after its test."""

ROOT = Path(__file__).resolve().parent.parent
BYTECODE = "RA_TEST_BYTECODE"
"""Names the folder of what is compiled where Python is told to keep nothing: it is shared by the workers, and goes."""

_failed = pytest.StashKey[bool]()
_numbers = itertools.count()


def pytest_configure(config: pytest.Config) -> None:
    """Lets workers share what they compile, which takes each of them as long as a fiftieth of all tests."""
    if hasattr(config, "workerinput"):
        if BYTECODE in os.environ:
            sys.pycache_prefix, sys.dont_write_bytecode = os.environ[BYTECODE], False
            os.environ["PYTHONPYCACHEPREFIX"] = os.environ[BYTECODE]  # of the programs that tests start
            os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    elif sys.dont_write_bytecode and config.getoption("numprocesses", None):
        shared = tempfile.TemporaryDirectory()
        os.environ[BYTECODE] = shared.name
        config.add_cleanup(shared.cleanup)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, since tests also wait, and at most four: each worker imports and collects all."""
    return min(4, (os.cpu_count() or 1) + 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Each worker imports other files first, and finds the rest compiled by the others."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    asked = [ROOT / argument.partition("::")[0] for argument in session.config.args]
    files = sorted({file for path in asked if path.is_dir() for file in path.rglob("test_*.py")})
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        with contextlib.suppress(Exception, pytest.skip.Exception):  # collecting it will say so
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that take long begin: as the last ones they would keep a single worker busy."""
    if not NIGHTLY:
        items[:] = [item for item in items if item.get_closest_marker("nightly") is None]
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers that a test failed: its traceback keeps things alive, which is no leak."""
    report = yield
    if report.failed:
        item.stash[_failed] = True
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None]:
    """By day what is still to be painted when a test ends is not: it has looked at it, and pytest-qt would wait."""
    try:
        yield
    finally:
        if not NIGHTLY:
            _paint_no_more()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    """After the last test of a file looks for all garbage, and hides what is left: the caches of the program, mostly.

    Not sooner, when the file's own fixtures are still there: they would be hidden as well and never be destroyed.
    """
    yield
    if nextitem is None or nextitem.path != item.path:
        if (lettering := sys.modules.get("ra_desktop.ui.look.lettering")) is not None:
            lettering._fitted.cache_clear()  # thousands of fonts, which every later test would look through
        gc.collect()
        gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _nobodys_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Points every place where a program keeps a person's files to a folder of this test run."""
    root = tmp_path_factory.mktemp("folders")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(root / name.lower()))
        patch.setenv("RA_DESKTOP_HOME", str(root / "home"))
        yield root


@pytest.fixture(autouse=True)
def ra_home(_nobodys_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where the application keeps its files during this test; made by whoever needs it.

    Not in ``tmp_path``, which would be made, at the price of a short test, for thousands that need no folder.
    """
    home = _nobodys_folders / f"home-{next(_numbers)}"
    monkeypatch.setenv("RA_DESKTOP_HOME", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", f"{home}-state")  # of this computer, not of the home
    return home


@pytest.fixture(scope="session", autouse=True)
def _no_waiting_for_the_disk() -> Iterator[None]:
    """What a test writes need not outlive a power cut; that files are written through is proved in test_atomic.py."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def _quick_scans() -> Iterator[None]:
    """Hides what the imports made from the collector: it lives on, and looking at it takes time.

    It works only between tests: on a thread of the program it would destroy a widget there.
    """
    gc.collect()
    gc.freeze()
    yield
    gc.collect()
    gc.freeze()  # pytest collects five times more as it ends


@pytest.fixture(autouse=True)
def _nothing_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a thread, a window, a timer or an animation behind."""
    # Not at the end, when pytest still has the fixtures: what outlives a collection is not soon looked at again.
    gc.collect(1)
    threads = set(threading.enumerate())
    uses_qt = "qapp" in request.fixturenames
    windows = _windows() if uses_qt else {}
    yield
    if (background := sys.modules.get("ra_desktop.app.background")) is not None:
        background.shutdown()
    left = _threads_left(threads)
    if uses_qt:
        _let_go()
        _settle()
        left += _qt_left(windows)
        if left:
            gc.collect()
            _settle()
            left = _threads_left(threads) + _qt_left(windows)
            _clear(windows)
    if left and not request.node.stash.get(_failed, False):
        pytest.fail("left behind: " + ", ".join(left), pytrace=False)


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application with the fonts of the program, in English, which counts to one."""
    from ra_desktop.ui.look.fonts import load_fonts
    from ra_desktop.ui.system import languages

    load_fonts()
    languages.use(languages.SOURCE)
    return qapp


@pytest.fixture
def keep(qtbot: QtBot) -> Callable[..., Any]:
    """Has a widget, of that size if one is given, closed after the test; returns it."""

    def kept(widget: Any, *size: Any) -> Any:
        qtbot.addWidget(widget)
        if size:
            widget.resize(*size)
        return widget

    return kept


@pytest.fixture
def put_up(keep: Callable[..., Any]) -> Callable[..., Any]:
    """The same, with the widget shown."""

    def shown(widget: Any, *size: Any) -> Any:
        keep(widget, *size).show()
        return widget

    return shown


@pytest.fixture(autouse=True)
def _usual_theme() -> None:
    """Every test begins in English, with the light theme, the usual size of text and no outside programs."""
    if (outside := sys.modules.get("ra_desktop.ai.outside")) is not None:
        outside.PROGRAMS.clear()
    languages = sys.modules.get("ra_desktop.ui.system.languages")
    if languages is not None and languages.current() != languages.SOURCE:
        languages.use(languages.SOURCE)
    if (theme := sys.modules.get("ra_desktop.ui.look.theme")) is not None:
        theme._current = theme.PAPYRUS
    fonts = sys.modules.get("ra_desktop.ui.look.fonts")
    if fonts is not None and fonts.text_scale() != 1.0:
        fonts.set_text_scale(1.0)
        _forget_large_text()


def _forget_large_text() -> None:
    """Takes away the application's style sheet and fonts, which have the size of text in them."""
    from PySide6.QtWidgets import QApplication

    from ra_desktop.ui.look.fonts import text_font
    from ra_desktop.ui.look.theme import TEXT_PIXELS

    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.setStyleSheet("")
        app.setFont(text_font(TEXT_PIXELS))


def _threads_left(before: set[threading.Thread]) -> list[str]:
    end = time.monotonic() + GRACE_SECONDS
    left = []
    for thread in set(threading.enumerate()) - before:
        # Python makes a dummy for a thread of Qt's that ran Python code; those are looked at as QThreads.
        if isinstance(thread, threading._DummyThread):
            continue
        thread.join(max(0.0, end - time.monotonic()))
        if thread.is_alive():
            left.append(f"thread {thread.name}")
    return left


def _windows() -> dict[int, Any]:
    """The top-level widgets that belong to no other widget, by the address of what they wrap."""
    import shiboken6
    from PySide6.QtWidgets import QApplication

    return {
        shiboken6.getCppPointer(widget)[0]: widget
        for widget in QApplication.topLevelWidgets()
        if widget.parent() is None and widget.metaObject().className() != "QTipLabel"
    }


def _settle() -> None:
    """Lets Qt carry out what was put off, deletions above all."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()


def _qt_left(windows_before: dict[int, Any]) -> list[str]:
    left = [
        f"window {type(window).__qualname__} {window.objectName()!r}"
        for address, window in _windows().items()
        if address not in windows_before
    ]
    left += [f"running {type(thing).__qualname__} of {type(thing.parent()).__qualname__}" for thing in _running()]
    return left + _pointer_left()


def _pointer_left() -> list[str]:
    """What would take the clicks of the tests that follow: a popup or a grab."""
    from PySide6.QtWidgets import QApplication, QWidget

    left = []
    if isinstance(QApplication.instance(), QApplication):
        if popup := QApplication.activePopupWidget():
            left.append(f"popup {type(popup).__qualname__}")
        if grabber := QWidget.mouseGrabber():
            left.append(f"mouse grabber {type(grabber).__qualname__}")
    return left


def _running() -> list[Any]:
    """The timers, animations and threads of Qt that are at work and that Python knows."""
    import shiboken6
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QThread, QTimer

    kinds = (QTimer, QAbstractAnimation, QThread)
    things = shiboken6.getAllValidWrappers()
    expected = {kind for kind in set(map(type, things)) if issubclass(kind, kinds)}
    if not expected:  # as after most tests, and the program keeps thousands of fonts and colours
        return []
    own = {QThread.currentThread()}
    if (app := QCoreApplication.instance()) is not None:
        own.add(app.thread())
    running = []
    for thing in [thing for thing in things if type(thing) in expected]:
        if isinstance(thing, QTimer):
            at_work = thing.isActive()
        elif isinstance(thing, QAbstractAnimation):
            at_work = thing.state() == QAbstractAnimation.State.Running
        else:
            at_work = thing not in own and thing.isRunning() and not thing.wait(int(GRACE_SECONDS * 1000))
        if at_work:
            running.append(thing)
    return running


def _paint_no_more() -> None:
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and isinstance(widgets.QApplication.instance(), widgets.QApplication):
        for window in widgets.QApplication.topLevelWidgets():
            window.setUpdatesEnabled(False)


def _let_go() -> None:
    """Release the mouse buttons that a test still holds, or the next press would be no press to Qt."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QWindow
    from PySide6.QtTest import QTest

    if not isinstance(QGuiApplication.instance(), QGuiApplication) or not (held := QGuiApplication.mouseButtons()):
        return
    window = QWindow()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if held & button:
            QTest.mouseRelease(window, button)


def _clear(windows_before: dict[int, Any]) -> None:
    """Ends what a test left, so that only that test fails."""
    from PySide6.QtCore import QThread

    for thing in _running():
        if isinstance(thing, QThread):
            thing.requestInterruption()
            thing.quit()
            thing.wait(int(GRACE_SECONDS * 1000))
        else:
            thing.stop()
    for address, window in _windows().items():
        if address not in windows_before:
            window.close()
            window.deleteLater()
    _settle()
