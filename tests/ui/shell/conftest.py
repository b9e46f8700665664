"""The main window, with a game on its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.languages.screens import Stage

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def playing(open_window) -> MainWindow:
    made = open_window(1440, 860)
    Stage(made).hang("turn")
    return made
