"""Unexpected errors are logged with the game and reported once, and the game continues.

Python passes uncaught errors to a hook, whether they are raised in a slot, while painting or on another thread; Qt has
a hook for its warnings. All of them end here.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QTimer, QtMsgType, Signal, Slot, qInstallMessageHandler

from ra_desktop.storage.paths import are_removed

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType


_log = logging.getLogger(__name__)
_qt_log = logging.getLogger("ra_desktop.qt")

MOST_KINDS: Final = 50
"""The most different errors that are logged with their tracebacks."""

_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_HARMLESS: Final = ("No QtMultimedia backends found.",)
"""Beginnings of harmless Qt warnings: installers leave out music and film backends, which sounds do not need."""

Key = tuple[str, str, int]
"""The identity of an error: its type, and the file and the line where it was raised."""


class ErrorReporter(QObject):
    """Logs every unexpected error on any thread, and reports the first of each kind."""

    happened = Signal(str)
    """The first error of its kind, in one line. Sent from the event loop, so that nothing is half done."""
    reported = Signal()
    """An unexpected error, on any thread, that may have interrupted the game."""
    removed = Signal()
    """The first error after the program's own files have gone; nothing else is said of it or of any other."""
    _first_reported = Signal(str)

    def __init__(self, record: Callable[[], str], parent: QObject | None = None) -> None:
        """`record` returns the current game for the log."""
        super().__init__(parent)
        self._record = record
        self._counts: Counter[Key] = Counter()
        self._qt_counts: Counter[str] = Counter()
        self._lock = threading.Lock()
        self._is_removed = False
        self._first_reported.connect(self._on_first_reported, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Install the hooks."""
        sys.excepthook = self._on_error
        threading.excepthook = self._on_thread_error
        sys.unraisablehook = self._on_unraisable
        qInstallMessageHandler(self._on_qt_message)

    def stop(self) -> None:
        """Restore the hooks of Python and Qt."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)

    def report(self, error: BaseException, *, tell: bool = True) -> None:
        """Log `error`, and `tell` the user if it is the first of its kind. May be called on any thread, at any time."""
        if are_removed():
            if not self._is_removed:
                self._is_removed = True
                _log.critical("the program has been removed while it was running")
                self.removed.emit()
            return
        key = _key(error)
        with self._lock:
            self._counts[key] += 1
            count = self._counts[key]
            is_full = len(self._counts) > MOST_KINDS
        if count == 1 and not is_full:
            _log.critical("unexpected error", exc_info=error)
            if tell:
                self._first_reported.emit(_in_one_line(error))
        elif count in (10, 100, 1_000, 10_000):
            _log.critical("the same unexpected error, %s times: %s", count, _in_one_line(error))
        if tell:
            self.reported.emit()

    # --- the hooks --------------------------------------------------------------------------------------

    def _on_error(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, Exception):  # Ctrl+C
            sys.__excepthook__(kind, error, trace)
            return
        self.report(error.with_traceback(trace))

    def _on_thread_error(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and issubclass(args.exc_type, Exception):
            self.report(args.exc_value)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        """An error in a destructor is only logged: no user action caused it."""
        if args.exc_value is not None:
            self.report(args.exc_value, tell=False)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        with self._lock:
            self._qt_counts[text] += 1
            count = self._qt_counts[text]
            is_full = len(self._qt_counts) > MOST_KINDS
        if kind == QtMsgType.QtFatalMsg or (count in (1, 10, 100, 1_000) and not is_full):
            times = "" if count == 1 else f" ({count} times)"
            level = logging.DEBUG if text.startswith(_HARMLESS) else _LEVELS.get(kind, logging.WARNING)
            _qt_log.log(level, "%s%s", text, times)

    @Slot(str)
    def _on_first_reported(self, line: str) -> None:
        try:
            _log.critical("the game at that time: %s", self._record())
        except Exception:  # noqa: BLE001 - the game may be what has broken
            _log.exception("the game cannot be logged")
        self.happened.emit(line)


class Recovery(QObject):
    """After every error, resumes a game in which no move is pending; :attr:`failed` if it cannot."""

    failed = Signal()

    def __init__(self, recover: Callable[[], None], reporter: ErrorReporter, parent: QObject | None = None) -> None:
        """`recover` does nothing to a game that continues by itself."""
        super().__init__(parent)
        self._recover = recover
        self._reporter = reporter
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._try)
        reporter.reported.connect(self._soon.start, Qt.ConnectionType.QueuedConnection)

    @Slot()
    def _try(self) -> None:
        try:
            self._recover()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            self._reporter.report(error, tell=False)
            self.failed.emit()


def _key(error: BaseException) -> Key:
    trace = error.__traceback__
    if trace is None:
        return type(error).__qualname__, "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return type(error).__qualname__, trace.tb_frame.f_code.co_filename, trace.tb_lineno


def _in_one_line(error: BaseException) -> str:
    return "".join(traceback.format_exception_only(error)).strip().splitlines()[-1][:200]
