"""The preview in a window of 1024 by 700, with text of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from ra_desktop.app.settings import Settings
from tests.ui.languages.screens import SCREENS, Stage, keep_games, settle
from tests.ui.windows import window_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, ra_home) -> Iterator[MainWindow]:
    made = window_of(qtbot, qapp, Settings())
    made.resize(1024, 678)
    made.show()
    yield made
    made.settings.text_size = "100"
    made.close()


@pytest.mark.parametrize("percent", ["100", "150"])
def test_the_whole_preview_is_seen(window: MainWindow, percent: str) -> None:
    keep_games()
    window.settings.text_size = percent
    stage = Stage(window)
    dialog = SCREENS["saved games"](stage)
    settle()
    assert dialog.height() <= window.height()
    preview = dialog.preview
    for part in (preview.picture, preview.seats, *preview.findChildren(QLabel)):
        if part.isVisible():
            assert preview.rect().contains(part.geometry()), part
    assert dialog.pages.height() >= dialog.pages.minimumHeight()
    stage.clear()
