"""What the windows say in a game of Priests of Ra."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ra_desktop.engine import Game
from ra_desktop.engine import events as ev
from ra_desktop.storage import SavedGame, Seat, paths, save_file
from ra_desktop.ui.games.record import ANKHS_WON
from tests.engine.golden import whole_game

SEATS = (Seat("Anna", "lapis"), Seat("Ben", "ochre"), Seat("Cleo", "malachite"))


@pytest.fixture(scope="module")
def whole() -> Game:
    """A game in which everything happens."""
    return whole_game("priests", 3)


def put_on_the_table(window, game: Game, plies: int) -> None:
    """The first *plies* of *game*, for three persons."""
    actions = [ply.action for ply in game.plies[:plies]]
    start = Game.replay("priests", 3, bag=game.bag, suns=game.suns, actions=actions)
    path = paths.saves_dir() / "part.ra-game"
    save_file(path, SavedGame(start, SEATS))
    window.session.load(path)


def test_the_sheet_of_an_epoch_shows_the_ankhs_that_were_won(window, qtbot, whole):
    number, won = next(
        (number, {event.seat: event.ankhs for event in ply.events if isinstance(event, ev.AnkhsWon)})
        for number, ply in enumerate(whole.plies)
        if any(isinstance(event, ev.AnkhsWon) for event in ply.events)
    )
    put_on_the_table(window, whole, number)
    assert window.session.play(whole.plies[number].action)
    sheet = window.table.view.score_sheet
    qtbot.waitUntil(sheet.isVisible)
    row = sheet.model.codes.index(ANKHS_WON)
    assert [int(sheet.model.index(row, seat).data()) for seat in range(3)] == [won.get(seat, 0) for seat in range(3)]


def test_the_rules_open_at_the_game_on_the_table(window, qtbot, whole):
    put_on_the_table(window, whole, 12)
    window.commands["rules"].trigger()
    rules = next(widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "rules")
    qtbot.waitUntil(lambda: rules.current_section.title == "Priests of Ra")
    rules.close()


def test_a_chosen_line_of_the_log_shows_the_position_in_which_a_side_was_chosen(window, qtbot, whole):
    put_on_the_table(window, whole, 40)
    entry = next(entry for entry in window.side.content.log.entries if isinstance(entry.event, ev.SideChosen))
    window.table.replay.start(entry.ply)
    assert window.table.replay.is_on
    shown = window.table.replay.ply
    assert whole.position(shown).auction_track[entry.event.space] == entry.event.tile
