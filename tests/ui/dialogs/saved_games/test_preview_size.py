"""The preview in a window of 1024 by 700, with text of any size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel

from tests.ui.languages.screens import SCREENS, Stage, keep_games, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ui.shell.main_window import MainWindow


@pytest.fixture
def window(open_window) -> Iterator[MainWindow]:
    made = open_window(1024, 678)
    yield made
    made.settings.text_size = "100"


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
