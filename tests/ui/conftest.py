"""What the tests of the user interface share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.settings import Settings
from tests.ui.scenery import BOARD, painted_once
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture(scope="session", autouse=True)
def _board_is_painted_once(qapp: QApplication) -> Iterator[None]:
    """One Nile behind all boards that show the same of it; how it is painted is tested with the painters themselves."""
    with painted_once(*BOARD):
        yield


@pytest.fixture
def settings(ra_home) -> Settings:
    made = Settings()
    made.speed = "instant"
    return made


@pytest.fixture
def open_window(qtbot: QtBot, qapp: QApplication, settings: Settings) -> Callable[..., MainWindow]:
    """Opens the window of :func:`window_of`, shown if a size is given, and with the keyboard if it is to be active."""

    def opened(*size: int, is_active: bool = False) -> MainWindow:
        made = window_of(qtbot, qapp, settings)
        if size:
            made.resize(*size)
            made.show()
        if is_active:
            with qtbot.waitActive(made):
                made.activateWindow()
        return made

    return opened
