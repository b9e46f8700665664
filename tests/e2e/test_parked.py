"""In the whole application: another game comes to the table, and the one that was there is not lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from shiboken6 import isValid

from ra_desktop.app import background
from ra_desktop.app.session import Session
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import COLOURS, Seat, load_file, paths
from ra_desktop.storage.slots import Slot

SEATS = tuple(Seat(f"Seat {number}", COLOURS[number]) for number in range(3))


def play(window, count: int) -> None:
    for _ in range(count):
        assert window.session.play(window.session.state.legal_actions()[0])


@pytest.mark.parametrize("way", ["quick game", pytest.param("rematch", marks=pytest.mark.nightly), "open"])
def test_one_click_leads_back_to_the_game_that_was_there(window, settings, qtbot, tmp_path, way) -> None:
    settings.setup = GameSetup("boat", SEATS)
    window.session.start(GameSetup("classic", SEATS, seed=6))
    other = tmp_path / "other.ra-game"
    window.session.save(other)
    play(window, 6)
    state = window.session.state.copy()
    {
        "quick game": window.games.quick_game,
        "rematch": window.games.rematch,
        "open": lambda: window.files.open_file(other),
    }[way]()
    assert len(window.session.game.plies) == 0
    bar = window.parked.bar
    qtbot.waitUntil(bar.isVisible)
    qtbot.mouseClick(bar.go_back, Qt.MouseButton.LeftButton)
    assert window.session.state == state
    assert not bar.isVisible()
    assert list(paths.unfinished_dir().iterdir()) == []


def test_it_is_in_the_list_with_a_mark_of_its_own_and_opens_from_there(window, qtbot) -> None:
    window.session.start(GameSetup("classic", SEATS, seed=6))
    play(window, 6)
    state = window.session.state.copy()
    window.session.start(GameSetup("priests", SEATS, seed=7))
    qtbot.waitUntil(window.parked.bar.isVisible)
    qtbot.mouseClick(window.parked.bar.show_list, Qt.MouseButton.LeftButton)
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: bool(dialog.table.selected()) and dialog.table.selected()[0].is_examined)
    words = [dialog.model.data(dialog.model.index(0, column)) for column in range(dialog.model.columnCount())]
    assert "Unfinished" in words
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.session.state == state
    assert window.session.file is None  # it is not saved by name
    assert list(paths.unfinished_dir().iterdir()) == []


def test_a_name_makes_it_a_saved_game_that_stays(window, qtbot) -> None:
    window.session.start(GameSetup("classic", SEATS, seed=6))
    play(window, 6)
    window.session.start(GameSetup("boat", SEATS, seed=7))
    window.archive.show_saved_games()
    dialog = window.archive.dialog
    qtbot.waitUntil(lambda: bool(dialog.table.selected()))
    dialog.service.rename(dialog.table.selected()[0], "An evening")
    path = paths.saves_dir() / "An evening.ra-game"
    assert path.exists()
    dialog.reject()
    window.files.open_file(path)
    assert len(window.session.game.plies) == 6
    assert path.exists()
    assert window.session.file == path


def test_its_own_file_is_written_again_after_going_back(window, qtbot, tmp_path) -> None:
    own = tmp_path / "mine.ra-game"
    window.session.start(GameSetup("classic", SEATS, seed=6))
    window.files.save_to(own)
    play(window, 6)
    window.games.quick_game()
    qtbot.waitUntil(window.parked.bar.isVisible)
    qtbot.mouseClick(window.parked.bar.go_back, Qt.MouseButton.LeftButton)
    window.files.save()
    assert len(load_file(own).game.plies) == 6


def test_the_game_of_a_window_that_is_gone_is_told_of_at_the_start(open_window, qtbot) -> None:
    slots = [Slot.claim(), Slot.claim()]
    for number, slot in enumerate(slots):
        session = Session(slot=slot)
        session.start(GameSetup("classic", SEATS, seed=number))
        session.play(session.state.legal_actions()[0])
        session.shutdown()
    window = open_window(slot=Slot.claim())
    qtbot.waitUntil(lambda: window.parked.bar.isVisible())
    assert not window.parked.bar.go_back.isVisible()
    assert len(list(paths.unfinished_dir().iterdir())) == 1


def test_of_two_windows_that_are_opened_at_once_the_first_ends_and_its_thread_with_it(window, qtbot) -> None:
    """Or it would go on reading for ever; that nothing is left is looked at after each test."""
    window.archive.show_saved_games()
    first = window.archive.dialog
    window.archive.show_statistics()
    second = window.archive.dialog
    assert not first.isVisible()
    assert second is not first
    assert second.isVisible()
    qtbot.waitUntil(lambda: not isValid(first.service) and not background.quick()._worker._jobs)
