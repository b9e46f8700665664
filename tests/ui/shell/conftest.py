"""The main window, with a game on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.settings import Settings
from tests.ui.languages.screens import Stage
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def playing(qtbot: QtBot, qapp: QApplication, ra_home) -> Iterator[MainWindow]:
    settings = Settings()
    settings.speed = "instant"
    made = window_of(qtbot, qapp, settings)
    made.resize(1440, 860)
    made.show()
    Stage(made).hang("turn")
    yield made
    made.close()
