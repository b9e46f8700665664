"""The whole application in one window, with nothing taken away."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ra_desktop.ai import make_bot
from ra_desktop.app.controller import Controller
from ra_desktop.app.settings import Settings
from ra_desktop.ui.assets import load_fonts
from ra_desktop.ui.main_window import MainWindow
from ra_desktop.ui.theme import ThemeManager


@pytest.fixture
def settings(qapp, ra_home) -> Settings:
    made = Settings()
    made.speed = "instant"
    return made


@pytest.fixture
def open_window(qtbot, settings):
    """Opens the application's window, as often as a test asks for it."""
    windows = []

    def opened(bots=make_bot, slot=None) -> MainWindow:
        app = QApplication.instance()
        load_fonts()
        themes = ThemeManager(app)
        themes.set_mode("papyrus")
        themes.apply(app)
        made = MainWindow(settings, themes)
        qtbot.addWidget(made)
        made.resize(1440, 900)
        made.show()
        made.furnish(Controller(bots, slot=slot))  # after it has been seen, as the application does
        with qtbot.waitActive(made):
            made.activateWindow()
        windows.append(made)
        return made

    yield opened
    for window in windows:
        window.close()


@pytest.fixture
def window(open_window) -> MainWindow:
    return open_window()
