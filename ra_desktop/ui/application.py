"""The application around the window: fonts, theme, log, and what is opened first."""

from __future__ import annotations

import logging
import logging.handlers
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
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
_INTERPRETER_TURN = 200
"""Milliseconds within which a signal of the system is noticed."""


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
    window = MainWindow(Controller(), settings, themes)
    _quit_on_signals(app, window)
    window.show()
    if file is not None:
        window.open_file(file)
    elif watch:
        window.watch()
    return app.exec()


def _start_log(level: str) -> None:
    root = logging.getLogger("ra_desktop")
    root.setLevel(level.upper())
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        path = paths.log_dir() / "ra-desktop.log"
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


def _quit_on_signals(app: QApplication, window: MainWindow) -> None:
    """Close the window when the system asks the process to end."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: window.close())
    # Python handles signals between two of its instructions, so let it have a turn now and then.
    turn = QTimer(app)
    turn.timeout.connect(_give_turn)
    turn.start(_INTERPRETER_TURN)


def _give_turn() -> None:
    """Do nothing, in Python."""
