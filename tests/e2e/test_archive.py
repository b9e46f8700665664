"""Saved games and statistics, from the menus of the real window."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ra_desktop.app import library
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import load_file, paths, save_file
from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog
from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog
from tests.e2e.hand import PEOPLE, put_on_the_table
from tests.engine.golden import late_game
from tests.storage.games import saved_game

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def play_out(window) -> None:
    """The last moves of a game, by people."""
    put_on_the_table(window, late_game("classic", 3, 4), None, None, None)
    rng = random.Random(4)
    while not window.session.state.is_over:
        window.session.play(rng.choice(window.session.state.legal_actions()))


def saved_games(window, qtbot) -> SavedGamesDialog:
    """The window of the saved games, called by its key, with everything read."""
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_O, CTRL | SHIFT)
    dialog = window.archive.dialog
    assert isinstance(dialog, SavedGamesDialog)
    qtbot.waitUntil(lambda: dialog.model.count > 0 and all(entry.is_examined for entry in dialog.model.entries))
    return dialog


def save_as(window, name: str):
    path = paths.saves_dir() / name
    window.files.save_to(path)
    return path


def test_a_game_that_is_played_out_is_in_the_statistics_and_among_the_saved_games(window, qtbot):
    play_out(window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_T, CTRL)
    statistics = window.archive.dialog
    assert isinstance(statistics, StatisticsDialog)
    qtbot.waitUntil(lambda: statistics.shown.games == 1)
    qtbot.keyClick(statistics, Qt.Key.Key_Escape)
    assert window.archive.dialog is None
    with qtbot.waitActive(window):
        window.activateWindow()
    dialog = saved_games(window, qtbot)
    [entry] = dialog.model.entries
    assert entry.is_kept
    assert entry.is_over
    dialog.reject()


def test_a_kept_game_is_opened_but_never_written_over(window, qtbot, monkeypatch):
    play_out(window)
    state = window.session.state.copy()
    window.session.start(GameSetup("classic", PEOPLE, seed=6))
    dialog = saved_games(window, qtbot)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert window.session.state == state
    asked = []
    monkeypatch.setattr(window.files, "save_as", lambda: asked.append(True))
    window.files.save()
    assert asked


def test_the_game_on_the_table_follows_its_file(window, qtbot):
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    old = save_as(window, "Sunday.ra-game")
    dialog = saved_games(window, qtbot)
    dialog.model.setData(dialog.model.index(0, 0), "Monday")
    dialog.reject()
    assert "Monday" in window.windowTitle()
    window.session.play(window.session.state.legal_actions()[0])
    window.files.save()
    assert not old.exists()
    assert load_file(old.with_name("Monday.ra-game")).game.state == window.session.state
    assert [name for name in window.settings.recent_files if "Sunday" in name] == []


def test_the_game_on_the_table_stays_when_its_file_is_thrown_away(window, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(library, "to_trash", lambda path: (True, Path(shutil.move(path, tmp_path))))
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    path = save_as(window, "Sunday.ra-game")
    dialog = saved_games(window, qtbot)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not path.exists() and dialog.model.count == 0)
    dialog.reject()
    assert window.session.game is not None
    assert "Sunday" not in window.windowTitle()
    assert list(window.settings.recent_files) == []


@pytest.mark.parametrize("show", ["show_saved_games", "show_statistics"])
def test_the_application_can_be_closed_with_the_window_open(window, qtbot, show):
    save_file(paths.saves_dir() / "Sunday.ra-game", saved_game(40))
    getattr(window.archive, show)()
    window.close()
    assert not window.isVisible()
    assert window.archive.dialog is None
