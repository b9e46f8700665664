"""The application around the window: fonts, theme, log, and what is opened first."""

from __future__ import annotations

import logging
import logging.handlers
import os
import signal
import socket
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QSocketNotifier, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from ra_desktop import __version__
from ra_desktop.app.controller import Controller
from ra_desktop.app.settings import Settings
from ra_desktop.storage import paths

from .assets import load_fonts, resources_dir
from .main_window import MainWindow
from .theme import ThemeManager

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

_log = logging.getLogger(__name__)

_LOG_BYTES = 500_000


def run(file: Path | None, *, watch: bool, log_level: str) -> int:
    """Show the window, play, and return the exit status."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("ra-desktop")
    app.setApplicationDisplayName("Ra Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("ra-desktop")
    _start_log(log_level)
    sys.excepthook = _log_unexpected
    load_fonts()
    _load_translations(app)
    app.setWindowIcon(QIcon(str(resources_dir() / "icons" / "ra-desktop.svg")))
    settings = Settings()
    themes = ThemeManager(app)
    themes.set_mode(settings.theme)
    themes.apply(app)
    controller = Controller()
    window = MainWindow(controller, settings, themes)
    listener = _quit_on_signals(window)
    window.show()
    if file is not None:
        window.open_file(file)
    elif watch:
        window.watch()
    status = app.exec()
    listener.setEnabled(False)
    settings.sync()
    if controller.is_stuck:
        logging.shutdown()
        os._exit(status)  # a bot that never comes back would keep the process alive
    return status


def _start_log(level: str) -> None:
    root = logging.getLogger("ra_desktop")
    root.setLevel(level.upper())
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        path = paths.log_dir() / "ra-desktop.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        handlers.append(logging.handlers.RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=2, delay=True))
    except OSError as error:
        root.warning("no log file: %s", error)
    for handler in handlers:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        root.addHandler(handler)


def _log_unexpected(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    _log.critical("unexpected error", exc_info=(kind, error, trace))


def _load_translations(app: QApplication) -> None:
    """Load the translations of the system's language, as far as there are any."""
    for folder, name in (
        (str(resources_dir() / "translations"), "ra-desktop"),
        (QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase"),
    ):
        translator = QTranslator(app)
        if translator.load(QLocale(), name, "_", folder):
            app.installTranslator(translator)


def _quit_on_signals(window: MainWindow) -> QSocketNotifier:
    """Close the window when the system asks the process to end.

    Python handles a signal between two of its instructions, so the signal also writes to a socket that wakes the
    event loop, and with it Python.
    """
    reader, writer = socket.socketpair()
    reader.setblocking(False)
    writer.setblocking(False)
    signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
    notifier = QSocketNotifier(reader.fileno(), QSocketNotifier.Type.Read, window)
    notifier.setProperty("sockets", (reader, writer))
    notifier.activated.connect(lambda: reader.recv(64))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: window.close())
    return notifier
