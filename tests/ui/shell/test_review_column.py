"""The column of a review takes the side panel's place, and gives it back as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget

from tests.ui.languages.screens import SCREENS, Stage, settle

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow


def test_after_a_review_the_side_panel_is_as_wide_as_before(playing: MainWindow) -> None:
    side, stage = playing.findChild(QDockWidget, "side"), Stage(playing)
    for chosen in (0, 320):
        if chosen:
            playing.resizeDocks([side], [chosen], Qt.Orientation.Horizontal)
            settle()
        before = side.width()
        assert before == (chosen or 270)
        SCREENS["review 0"](stage)
        assert side.isHidden()
        stage.clear()
        settle()
        assert not side.isHidden()
        assert side.width() == before
