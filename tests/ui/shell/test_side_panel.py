"""Cards that lie beside the board, or in the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ra_desktop.ui.words.reasons import Told
from tests.ui.languages.screens import settle

if TYPE_CHECKING:
    from ra_desktop.ui.shell.main_window import MainWindow


def test_the_board_takes_the_room_of_a_card_that_goes_to_the_side_panel(playing: MainWindow) -> None:
    view, side = playing.table.view, playing.side
    playing.settings.show_dock = False
    settle()
    view.coach_card.ask(Told(["A nile"]), can_take_back=True)
    view.coach_card.show()
    settle()
    narrow = view.board.geometry().right()
    assert narrow < view.own.geometry().right()
    side.dock.show()  # as when it has its place before it has the cards
    settle()
    side.dock.hide()
    playing.settings.show_dock = True
    settle()
    assert view.coach_card.parent() is side.content
    assert view.board.geometry().right() == view.own.geometry().right()
