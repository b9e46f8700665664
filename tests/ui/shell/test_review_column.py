"""The column of a review takes the side panel's place, and gives it back as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from ra_desktop.app.settings import Settings
from tests.ui.languages.screens import SCREENS, Stage, settle
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, ra_home) -> Iterator[MainWindow]:
    settings = Settings()
    settings.speed = "instant"
    made = window_of(qtbot, qapp, settings)
    made.resize(1440, 860)
    made.show()
    Stage(made).hang("turn")
    yield made
    made.close()


@pytest.mark.parametrize("chosen", [0, 320], ids=["default", "chosen"])
def test_after_a_review_the_side_panel_is_as_wide_as_before(window: MainWindow, chosen: int) -> None:
    side, stage = window.findChild(QDockWidget, "side"), Stage(window)
    if chosen:
        window.resizeDocks([side], [chosen], Qt.Orientation.Horizontal)
        settle()
    before = side.width()
    assert before == (chosen or 270)
    SCREENS["review 0"](stage)
    assert side.isHidden()
    stage.clear()
    settle()
    assert not side.isHidden()
    assert side.width() == before
