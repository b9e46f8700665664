"""The application around the window: fonts, theme, log, the files to open, and the end of the session.

What is imported here is loaded before anything is seen; tests/ui/shell/test_application.py holds the list of it.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMessageLogContext, QSettings, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ra_desktop import __version__
from ra_desktop.app.settings import Settings
from ra_desktop.storage import paths, slots
from ra_desktop.storage.paths import resources_dir
from ra_desktop.ui.look.fonts import load_fonts
from ra_desktop.ui.look.theme import ThemeManager
from ra_desktop.ui.system import languages

from .main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from types import TracebackType

    from ra_desktop.app.lessons.lesson import Lesson
    from ra_desktop.storage.slots import Slot

    from .error_actions import ErrorActions

_log = logging.getLogger(__name__)

_LOG_BYTES = 500_000
_SCALES: Final = (0.2, 10)
"""The smallest and the largest QT_SCALE_FACTOR."""
_STYLE = ("-style", "Fusion")
"""The same on every system. ``QApplication.setStyle`` would first have Python learn all of QStyle, for 6 ms."""


class _Kept(logging.Handler):
    """Keeps what is logged before there is a log."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep `record`."""
        self.records.append(record)


_kept: Final = _Kept()


class Application(QApplication):
    """Qt's application; it keeps the files that it is asked to open until the window is complete."""

    window: MainWindow

    def __init__(self, arguments: Sequence[str]) -> None:
        # Qt's own dialogs keep their state in a file that, read so, can make any object of Python.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
        super().__init__(arguments)
        self.files: list[Path] = []
        self.receive: Callable[[Sequence[Path]], None] = self.files.extend

    def take(self, window: MainWindow) -> None:
        """Work with `window`, which is complete, from now on."""
        self.window = window
        self.receive = window.parts.files.receive
        self.commitDataRequest.connect(window.commit)
        report_errors(window)
        window.renewed.connect(self.take)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            self.receive([Path(event.file())])  # type: ignore[attr-defined]
            return True
        return super().event(event)


def run(
    files: Sequence[Path] = (), *, watch: bool = False, lesson: Lesson | None = None, log_level: str = "warning"
) -> int:
    """Show the window, play, and return the exit status.

    The start page is painted first; everything else is loaded and created after that. There is one window: if the
    program runs already, it comes to the front with the files, and this process ends.
    """
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")  # before Qt takes it
    signals = _note_signals()
    logging.getLogger("ra_desktop").addHandler(_kept)
    app = _application()
    app.files.extend(files)

    def is_passed_on(slot: Slot | None = None) -> bool:
        """Whether the program that holds another slot does it; a lesson and watching are asked for here."""
        return not watch and lesson is None and _is_passed_on(app.files, token, slot)

    if slots.held() and is_passed_on():
        return 0
    settings = Settings()
    languages.use(settings.language)
    themes = ThemeManager(app)
    themes.set_mode(settings.theme)
    themes.set_text_size(settings.text_percent)
    themes.apply(app)
    app.window = MainWindow(settings, themes)
    _quit_on_signals(signals, app)

    def furnish() -> None:
        _start_log(log_level)
        window = app.window
        try:
            load_fonts()
            slot = _claim(app)
            if slot.is_beside_another and is_passed_on(slot):
                window.close()  # both were started at the same time
                return
            _furnish(app, slot)
        except Exception as error:  # noqa: BLE001 - whatever it is, a page on which nothing works would be worse
            from ra_desktop.system_libraries import why_not_loaded

            from .error_actions import say_that_it_cannot_start

            reason = why_not_loaded(error)
            _log.critical("the window cannot be completed%s", f": {reason}" if reason else "", exc_info=not reason)
            say_that_it_cannot_start(window, reason)
            return
        from ra_desktop.app.runtime import Collector, keep_large_blocks_apart

        gc.freeze()  # what has been made so far stays
        Collector(app)
        keep_large_blocks_apart()
        if app.files:
            window.parts.files.receive(app.files)
        elif lesson is not None:
            window.parts.lessons.start(lesson)
        elif watch:
            window.parts.games.watch()

    app.window.start.painted.connect(furnish)
    app.window.show()
    status = app.exec()
    settings.sync()
    if app.window.is_stuck:
        logging.shutdown()
        os._exit(status)  # a bot that never comes back would keep the process alive
    return status


def _is_passed_on(files: Sequence[Path], token: str, slot: Slot | None = None) -> bool:
    """Whether the program that holds another slot comes to the front with `files`."""
    from ra_desktop.ui.system.single_instance import pass_on

    return pass_on(files, token, myself=None if slot is None else slot.path())


def _application() -> Application:
    """Return Qt's application; without a display, print the reason and end the process with status 2."""
    held: list[str] = []

    def note(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        held.append(text)
        if kind == QtMsgType.QtFatalMsg:  # Qt aborts the process next
            from ra_desktop.ui.system.display import why_no_display

            _say([f"ra-desktop: {why_no_display()}"])
            os._exit(2)

    ignored = _ignore_scale()
    qInstallMessageHandler(note)
    app = QApplication.instance() or Application([*sys.argv[:1], *_STYLE])
    qInstallMessageHandler(None)
    assert isinstance(app, Application)
    if not app.screens():  # a frame buffer that is not there, for one
        _say([f"ra-desktop: no display: Qt finds no screen for {app.platformName()}"])
        os._exit(2)
    _say([*ignored, *held])
    app.setApplicationName("ra-desktop")
    app.setApplicationDisplayName("Ra Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("ra-desktop")
    return app


def _ignore_scale() -> list[str]:
    """Forget a scale at which nothing can be painted, and return what there is to say about it."""
    value = os.environ.get("QT_SCALE_FACTOR", "")
    try:
        if not value or _SCALES[0] <= float(value) <= _SCALES[1]:
            return []
    except ValueError:
        pass
    del os.environ["QT_SCALE_FACTOR"]
    least, most = _SCALES
    return [f"ra-desktop: QT_SCALE_FACTOR={value} is ignored: a scale is a number from {least} to {most}"]


def _say(lines: Sequence[str]) -> None:
    """Print to the terminal, if there is one: a Windows program has none."""
    if sys.stderr is not None:
        sys.stderr.writelines(f"{line}\n" for line in lines)
        sys.stderr.flush()


def _claim(app: Application) -> Slot:
    """Claim a slot, and listen there to programs that are started later."""
    from ra_desktop.app.players import last_player
    from ra_desktop.storage.slots import Slot
    from ra_desktop.ui.system.single_instance import RequestServer

    slot = Slot.claim(last_player())
    if slot.is_locked:
        server = RequestServer(app)
        server.received.connect(lambda files: app.receive(files))
        server.listen(slot.path())
        app.aboutToQuit.connect(server.close)
    return slot


def _furnish(app: Application, slot: Slot) -> None:
    from PySide6.QtGui import QIcon

    from ra_desktop.app import growth
    from ra_desktop.app.session import Session

    app.window.attempt(lambda: growth.begin(app.window.settings))
    app.setWindowIcon(QIcon(str(resources_dir() / "icons" / "ra-desktop.svg")))
    app.window.furnish(Session(slot=slot))
    app.take(app.window)


def report_errors(window: MainWindow) -> None:
    """Report unexpected errors to the user of `window` from now on, and let the game continue."""
    from ra_desktop.storage.savefile import encode

    from .errors import ErrorReporter, Recovery

    def record() -> str:
        saved = window.parts.session.saved
        return "none" if saved is None else encode(saved).decode().replace("\n", " ")

    def actions() -> ErrorActions:  # loaded on first use
        if not made:
            from .error_actions import ErrorActions

            made.append(ErrorActions(window.parts, window.parts.games.continue_from_autosave))
        return made[0]

    made: list[ErrorActions] = []
    reporter = ErrorReporter(record, window)
    reporter.happened.connect(lambda: actions().tell())
    reporter.removed.connect(lambda: _say_that_it_is_removed(window), Qt.ConnectionType.QueuedConnection)
    recovery = Recovery(window.parts.table.recover, reporter, reporter)
    recovery.failed.connect(lambda: actions().give_up())
    reporter.watch()
    for fault in window.faults:
        reporter.report(fault)
    window.closing.connect(reporter.stop)


def _say_that_it_is_removed(window: MainWindow) -> None:
    try:
        from .error_actions import say_that_it_is_removed
    except ImportError:  # its own file has gone, too
        window.end()
    else:
        say_that_it_is_removed(window, window.end)


def _start_log(level: str) -> None:
    """Write errors, including unexpected ones, to the terminal and to a file."""
    from ra_desktop.console import LogFormatter
    from ra_desktop.storage.atomic import LogFile

    sys.excepthook = _log_unexpected
    logging.raiseExceptions = False  # on a full disk the terminal is not told that the log cannot be written, either
    root = logging.getLogger("ra_desktop")
    root.setLevel(level.upper())
    handlers: list[logging.Handler] = [] if sys.stderr is None else [_to_terminal()]
    try:
        handlers.append(LogFile(paths.log_path(), _LOG_BYTES, older=2))
    except OSError as error:
        root.warning("the log file cannot be written: %s", error.strerror or error)
    formatter = LogFormatter()
    for handler in handlers:
        handler.setFormatter(formatter)
        root.addHandler(handler)
    root.removeHandler(_kept)
    for record in _kept.records:
        root.handle(record)


def _to_terminal() -> logging.Handler:
    """Return the handler that writes to the terminal, whatever that can encode."""
    if (reconfigure := getattr(sys.stderr, "reconfigure", None)) is not None:
        reconfigure(errors="backslashreplace")
    return logging.StreamHandler()


def _log_unexpected(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    _log.critical("unexpected error", exc_info=(kind, error, trace))


def _note_signals() -> int:
    """Have requests of the system to end the process noted from now on; return the descriptor where they arrive.

    Python handles a signal between two of its instructions, perhaps while something is painted or half made: a window
    that closes then takes the program down with it, and an exception would be lost. So the signal only writes to a
    pipe, of which the event loop hears when it runs.
    """
    import signal

    if sys.platform == "win32":  # where Qt can wait for a socket only
        import socket

        pair = socket.socketpair()
        pair[1].setblocking(False)
        reader, writer = (end.detach() for end in pair)
    else:
        reader, writer = os.pipe()
        os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # no SIGHUP on Windows
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: None)
    return reader


def _quit_on_signals(reader: int, app: Application) -> None:
    """Close the window once something arrives at `reader`, even if a dialog is open."""
    from PySide6.QtCore import QSocketNotifier

    def quit_now() -> None:
        notifier.setEnabled(False)
        app.window.end()
        app.exit()

    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, app)
    notifier.activated.connect(quit_now)
    app.aboutToQuit.connect(lambda: notifier.setEnabled(False))
