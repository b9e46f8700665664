"""Cards that lie beside the board, or in the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.app.settings import Settings
from tests.ui.languages.screens import Stage, settle
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


def test_the_board_takes_the_room_of_a_card_that_goes_to_the_side_panel(window: MainWindow) -> None:
    view, side = window.table.view, window.side
    window.settings.show_dock = False
    settle()
    view.coach_card.ask(lambda: ["A nile"], can_take_back=True)
    view.coach_card.show()
    settle()
    narrow = view.board.geometry().right()
    assert narrow < view.own.geometry().right()
    side.dock.show()  # as when it has its place before it has the cards
    settle()
    side.dock.hide()
    window.settings.show_dock = True
    settle()
    assert view.coach_card.parent() is side.content
    assert view.board.geometry().right() == view.own.geometry().right()
