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

from PySide6.QtCore import QEvent, QSettings, QtMsgType, qInstallMessageHandler
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

    from PySide6.QtCore import QMessageLogContext

    from ra_desktop.app.lessons.lesson import Lesson

    from .error_actions import ErrorActions

_log = logging.getLogger(__name__)

_LOG_BYTES = 500_000
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
    """Qt's application; it keeps the files that macOS asks it to open until they are requested."""

    def __init__(self, arguments: Sequence[str]) -> None:
        # Qt's own dialogs keep their state in a file that, read so, can make any object of Python.
        QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, os.devnull)
        super().__init__(arguments)
        self.files: list[Path] = []
        self.receive: Callable[[Sequence[Path]], None] = self.files.extend

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FileOpen:
            self.receive([Path(event.file())])  # type: ignore[attr-defined]
            return True
        return super().event(event)


def run(
    files: Sequence[Path] = (), *, watch: bool = False, lesson: Lesson | None = None, log_level: str = "warning"
) -> int:
    """Show the window, play, and return the exit status.

    The start page is painted first; everything else is loaded and created after that. Files that other programs already
    show, or take over, need no window; if there are no others, the process ends.
    """
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")  # before Qt takes it
    signals = _note_signals()
    logging.getLogger("ra_desktop").addHandler(_kept)
    app = _application()
    if files:
        left = _not_taken(files, token)
        if not left:
            return 0
        app.files.extend(left)
    settings = Settings()
    languages.use(settings.language)
    themes = ThemeManager(app)
    themes.set_mode(settings.theme)
    themes.set_text_size(settings.text_percent)
    themes.apply(app)
    window = MainWindow(settings, themes, others=slots.held())
    _quit_on_signals(signals, app, window)

    def furnish() -> None:
        _start_log(log_level)
        try:
            load_fonts()
            _furnish(app, window)
        except Exception as error:  # noqa: BLE001 - whatever it is, a page on which nothing works would be worse
            from ra_desktop.system_libraries import why_not_loaded

            from .error_actions import say_that_it_cannot_start

            reason = why_not_loaded(error)
            _log.critical("the window cannot be completed%s", f": {reason}" if reason else "", exc_info=not reason)
            say_that_it_cannot_start(window, reason)
            return
        from ra_desktop.app.runtime import Collector

        gc.freeze()  # what has been made so far stays
        Collector(app)
        if app.files:
            window.peer_actions.receive(app.files)
        elif lesson is not None:
            window.lessons.start(lesson)
        elif watch:
            window.games.watch()
        app.receive = window.peer_actions.receive

    window.start.painted.connect(furnish)
    window.show()
    status = app.exec()
    settings.sync()
    if window.is_stuck:
        logging.shutdown()
        os._exit(status)  # a bot that never comes back would keep the process alive
    return status


def _not_taken(files: Sequence[Path], token: str) -> list[Path]:
    """Return those of `files` that no other program shows or takes over."""
    from ra_desktop.ui.system.single_instance import ask

    return [file for file in files if not any(ask(wish, file, token=token) for wish in ("show", "open"))]


def _application() -> Application:
    """Return Qt's application; without a display, print the reason and end the process with status 2."""
    held: list[str] = []

    def note(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        held.append(text)
        if kind == QtMsgType.QtFatalMsg:  # Qt aborts the process next
            from ra_desktop.ui.system.display import why_no_display

            _say([f"ra-desktop: {why_no_display()}"])
            os._exit(2)

    qInstallMessageHandler(note)
    app = QApplication.instance() or Application([*sys.argv[:1], *_STYLE])
    qInstallMessageHandler(None)
    _say(held)
    assert isinstance(app, Application)
    app.setApplicationName("ra-desktop")
    app.setApplicationDisplayName("Ra Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("ra-desktop")
    return app


def _say(lines: Sequence[str]) -> None:
    """Print to the terminal, if there is one: a Windows program has none."""
    if sys.stderr is not None:
        sys.stderr.writelines(f"{line}\n" for line in lines)
        sys.stderr.flush()


def _furnish(app: QApplication, window: MainWindow) -> None:
    from PySide6.QtGui import QIcon

    from ra_desktop.app import growth
    from ra_desktop.app.session import Session
    from ra_desktop.storage.slots import Slot

    growth.begin(window.settings)
    window.setWindowIcon(QIcon(str(resources_dir() / "icons" / "ra-desktop.svg")))
    slot = Slot.claim()
    window.furnish(Session(slot=slot))
    window.peers.listen(slot, window.peer_actions.answer)
    app.commitDataRequest.connect(window.commit)
    report_errors(window)


def report_errors(window: MainWindow) -> None:
    """Report unexpected errors to the user of `window` from now on, and let the game continue."""
    from ra_desktop.storage.savefile import encode

    from .errors import ErrorReporter, Recovery

    def record() -> str:
        saved = window.session.saved
        return "none" if saved is None else encode(saved).decode().replace("\n", " ")

    def actions() -> ErrorActions:  # loaded on first use
        if not made:
            from .error_actions import ErrorActions

            made.append(ErrorActions(window.session, window.games, window.pages, window.notices))
        return made[0]

    made: list[ErrorActions] = []
    reporter = ErrorReporter(record, window)
    reporter.happened.connect(lambda: actions().tell())
    recovery = Recovery(window.table.recover, reporter, reporter)
    recovery.failed.connect(lambda: actions().give_up())
    reporter.watch()
    window.closing.connect(reporter.stop)


def _start_log(level: str) -> None:
    """Write errors, including unexpected ones, to the terminal and to a file."""
    from ra_desktop.console import LogFormatter
    from ra_desktop.storage.log_file import LogFile

    sys.excepthook = _log_unexpected
    logging.raiseExceptions = False  # on a full disk the terminal is not told that the log cannot be written, either
    root = logging.getLogger("ra_desktop")
    root.setLevel(level.upper())
    handlers: list[logging.Handler] = [] if sys.stderr is None else [_to_terminal()]
    try:
        handlers.append(LogFile(paths.log_path(), _LOG_BYTES, older=2))
    except OSError as error:
        root.warning("no log file: %s", error)
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


def _quit_on_signals(reader: int, app: QApplication, window: MainWindow) -> None:
    """Close `window` once something arrives at `reader`, even if a dialog is open."""
    from PySide6.QtCore import QSocketNotifier

    def quit_now() -> None:
        notifier.setEnabled(False)
        window.close()
        app.exit()

    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, window)
    notifier.activated.connect(quit_now)
    app.aboutToQuit.connect(lambda: notifier.setEnabled(False))
