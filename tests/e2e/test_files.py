"""Files that are handed over, other windows, recent files: no game has to give way, and none is on two tables."""

from __future__ import annotations

import os
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from ra_desktop.app import autosave
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Game
from ra_desktop.storage import SUFFIX, SavedGame, load_file, paths, save_file
from tests.e2e.hand import PEOPLE, seats
from tests.storage.games import content, saved_game


def game(folder: Path, name: str, moves: int = 5) -> Path:
    path = folder / f"{name}{SUFFIX}"
    save_file(path, saved_game(moves))
    return path


def notice(window) -> str:
    return window.notices.text


def test_a_file_is_put_on_the_table(window, tmp_path):
    window.files.receive([game(tmp_path, "One")])
    assert window.table.view.isVisible()
    assert len(window.session.game.plies) == 5
    assert "One" in window.windowTitle()


def test_a_running_game_is_set_aside_for_a_file_and_can_be_resumed(window, tmp_path):
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    window.session.play(window.session.state.legal_actions()[0])
    played = list(window.session.game.plies)
    window.files.receive([game(tmp_path, "One")])
    assert window.session.file == tmp_path / "One.ra-game"
    window.parked.bar.go_back.click()
    assert window.session.file is None
    assert window.session.game.plies == played


def test_a_game_that_is_on_the_table_is_not_read_again(window, tmp_path):
    file = game(tmp_path, "One")
    window.files.open_file(file)
    window.session.play(window.session.state.legal_actions()[0])
    plies = len(window.session.game.plies)
    window.pages.show_start()
    window.files.receive([file])
    assert len(window.session.game.plies) == plies
    assert window.table.view.isVisible()
    assert "already open" in notice(window)


def test_of_several_files_the_first_is_opened_and_the_others_are_recent_ones(window, tmp_path):
    files = [game(tmp_path, str(number)) for number in range(3)]
    window.files.receive([*files, files[1]])
    assert window.session.file == files[0]
    assert recent(window) == [str(files[number]) for number in (1, 2, 0)]
    assert "Open recent" in notice(window)


def test_of_what_cannot_be_read_the_reason_is_told(window, tmp_path):
    good = game(tmp_path, "Good")
    (tmp_path / "broken.ra-game").write_text("{")
    window.files.receive([tmp_path / "gone.ra-game", tmp_path / "broken.ra-game", good, tmp_path])
    assert window.session.file == good
    assert recent(window) == [str(good)]
    text = window.messages.box.informativeText()
    assert "gone.ra-game\nThe file can’t be read" in text
    assert "broken.ra-game\n" in text
    assert tmp_path.name in text
    window.messages.box.close()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_pipes_devices_and_dead_paths_are_told_and_nobody_waits_for_them(window, tmp_path):
    os.mkfifo(tmp_path / "pipe.ra-game")
    (tmp_path / "dead.ra-game").symlink_to("nowhere")
    odd = [tmp_path / "pipe.ra-game", tmp_path / "dead.ra-game", tmp_path / "a\0b.ra-game", tmp_path]
    good = game(tmp_path, "Good")
    for files in ([*odd, good], [good, *odd]):
        window.files.receive(files)
        assert window.session.file == good
        assert window.messages.box.informativeText().count("The file can’t be read") == len(odd)
        window.messages.box.close()
    for file in odd:
        window.files.open_file(file)
        assert "couldn’t be opened" in window.messages.box.text()
        window.messages.box.close()


def test_nothing_is_opened_behind_a_dialog(window, qtbot, tmp_path):
    dialog = QDialog(window)
    dialog.open()
    window.files.receive([game(tmp_path, "One")])
    qtbot.wait(300)
    assert window.session.file is None
    dialog.reject()
    qtbot.waitUntil(lambda: window.session.file == tmp_path / "One.ra-game")


def test_a_window_that_is_passed_a_file_or_nothing_comes_out_of_its_icon(window, tmp_path):
    for files in ([game(tmp_path, "One")], []):
        window.showMinimized()
        window.files.receive(files)
        assert not window.isMinimized()


def test_dropped_files_are_opened_as_those_from_the_system(window, tmp_path):
    files = [game(tmp_path, "One"), game(tmp_path, "Two")]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    window.dropEvent(
        QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0))
    )
    assert window.session.file == files[0]
    assert recent(window) == [str(files[1]), str(files[0])]


def recent_menu(window):
    menu = window.commands["open_recent"].menu()
    menu.aboutToShow.emit()
    return menu


def recent(window) -> list[str]:
    return [action.data() for action in recent_menu(window).actions() if action.isEnabled()]


def test_recent_files_that_are_gone_are_offered_no_more(window, settings, tmp_path):
    stick = tmp_path / "stick"
    files = [game(tmp_path, "One"), game(tmp_path, "Two & a half"), game(stick, "Three")]
    for file in files:
        window.files.open_file(file)
    assert recent(window) == [str(file) for file in reversed(files)]
    assert recent_menu(window).actions()[1].text() == "Two && a half"
    files[0].unlink()
    stick.rename(tmp_path / "pulled")
    assert recent(window) == [str(files[1])]
    (tmp_path / "pulled").rename(stick)
    assert recent(window) == [str(files[2]), str(files[1])]
    assert str(files[0]) not in settings.recent_files


def test_recent_files_that_no_file_can_be_are_forgotten(window, settings, tmp_path):
    good = game(tmp_path, "Good")
    settings.recent_files = [str(good), "a\0b", "\ud800", ""]
    recent_menu(window)
    assert [action.data() for action in recent_menu(window).actions()] == [str(good)]
    assert list(settings.recent_files) == [str(good)]


def test_recent_files_in_a_folder_that_may_not_be_searched_stay(window, settings, tmp_path, monkeypatch):
    def denied(*_, **__):
        raise PermissionError(13, "Permission denied")

    settings.recent_files = [str(tmp_path / "closed" / "One.ra-game")]
    monkeypatch.setattr(os, "stat", denied)
    recent_menu(window)
    monkeypatch.undo()
    assert list(settings.recent_files) == [str(tmp_path / "closed" / "One.ra-game")]


def test_the_menu_says_if_there_is_no_recent_file(window):
    assert recent(window) == []
    assert [action.text() for action in recent_menu(window).actions()] == ["No saved games yet"]


@pytest.mark.parametrize(("typed", "written"), [
    ("Sunday", "Sunday.ra-game"), ("Sunday.ra-game", "Sunday.ra-game"), ("Sunday.json", "Sunday.ra-game"),
    ("Taken", "Taken (2).ra-game"), ("Taken.ra-game", "Taken.ra-game"),
])  # fmt: skip
def test_a_game_is_saved_with_the_suffix_and_over_nothing_unasked(window, tmp_path, monkeypatch, typed, written):
    taken = game(tmp_path, "Taken", moves=9)
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *_: (str(tmp_path / typed), "")))
    window.files.save_as()
    assert window.session.file == tmp_path / written
    assert not load_file(window.session.file).game.plies
    assert bool(load_file(taken).game.plies) == (typed != "Taken.ra-game")


def test_a_game_that_was_sent_as_json_is_opened_and_offered_with_its_own_suffix(window, tmp_path, monkeypatch):
    sent = tmp_path / "Sunday.json"
    game(tmp_path, "Sunday").rename(sent)
    window.files.open_file(sent)
    assert window.session.file == sent
    offered = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(lambda *given: offered.append(given) or ("", "")))
    window.files.save_as()
    assert offered[0][2] == str(tmp_path / "Sunday.ra-game")
    assert offered[0][3].endswith("(*.ra-game)")


@pytest.mark.parametrize(("command", "dialog"), [("save", "getSaveFileName"), ("open", "getOpenFileName")])
def test_the_first_file_dialog_shows_the_folder_of_saved_games(window, monkeypatch, command, dialog):
    """Qt shows the folder where the program was started instead of one that doesn't exist."""
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    assert not paths.saves_dir().exists()
    shown = []
    monkeypatch.setattr(QFileDialog, dialog, staticmethod(lambda *given: shown.append(Path(given[2])) or ("", "")))
    window.commands[command].trigger()
    assert paths.saves_dir().is_dir()
    assert paths.saves_dir() in (shown[0], shown[0].parent)


def test_before_the_session_ends_everything_is_on_the_disk(window, settings):
    window.session.start(GameSetup("classic", PEOPLE, seed=5))
    window.commit()
    kept = paths.settings_path().read_text("utf-8")
    assert "window_places=" in kept
    assert "continue_line=" in kept
    assert window.isVisible()  # the session may go on after all


@pytest.mark.parametrize("way", ["opened", "received", "brought back"])
def test_what_is_odd_about_a_file_is_said_when_it_is_opened(window, qtbot, tmp_path, way):
    file = tmp_path / "Odd.ra-game"
    odd = content(saved_game(0))
    odd["suns"] = [[2, 3, 4, 5, 6], [7, 8, 9], [10, 11, 12, 13, 16]]
    game = Game("classic", 3, bag=odd["bag"], suns=odd["suns"])
    save_file(file, SavedGame(game, PEOPLE, extra={"fame": [99, 0, 0], "a\u202eb": 1}))
    if way == "opened":
        window.files.open_file(file)
    else:
        window.files.receive([file])
    if way == "brought back":
        window.session._play(window.session.state.legal_actions()[0])
        window.games.quick_game()
        window.notices._notice.hide()
        qtbot.waitUntil(window.parked.bar.isVisible)
        window.parked.bar.go_back.click()
    assert "wasn’t dealt according to the rules" in notice(window)
    assert "fame, a b" in notice(window)
    assert "Not dealt according to the rules" in window.windowTitle()


def test_of_a_game_that_was_dealt_nothing_is_said(window, tmp_path):
    window.files.receive([game(tmp_path, "One")])
    assert "dealt" not in notice(window)
    assert "dealt" not in window.windowTitle()


def test_a_file_that_is_refused_is_logged_in_english(window, tmp_path, caplog, monkeypatch):
    monkeypatch.setattr("ra_desktop.ui.shell.notices.describe", lambda error: "Die Datei ist beschädigt.")
    (tmp_path / "Bad.ra-game").write_text('{"format": "ra-desktop game"}')
    window.files.open_file(tmp_path / "Bad.ra-game")
    window.files.open_file(tmp_path / "None.ra-game")
    assert f"not opened: {tmp_path / 'Bad.ra-game'}: version: " in caplog.text
    assert f"not opened: {tmp_path / 'None.ra-game'}: No such file" in caplog.text
    assert "Datei" not in caplog.text


@pytest.mark.parametrize("answer", ["keep", "leave", "works again"])
def test_no_move_that_cannot_be_saved_is_lost_without_a_question(window, hand, monkeypatch, caplog, answer) -> None:
    window.session.start(GameSetup("classic", seats(None, None, None), seed=3))
    with monkeypatch.context() as patch:
        patch.setattr(autosave, "save_file", Mock(side_effect=ValueError("No space left on device")))
        hand.by_key(Draw())
        assert window.session.autosave.is_failing
        if answer != "works again":
            window.commands["quit"].trigger()
            assert window.isVisible()
            (box,) = window.findChildren(QMessageBox)
            buttons = {button.text(): button for button in box.buttons()}
            assert set(buttons) == {"Quit anyway", "Play on"}
            assert box.defaultButton() is buttons["Play on"]
            assert box.escapeButton() is buttons["Play on"]
            buttons["Quit anyway" if answer == "leave" else "Play on"].click()
            assert window.isVisible() is (answer == "keep")
    if answer != "leave":
        window.close()
        assert not window.isVisible()
        assert len(load_file(paths.autosave_path()).game.plies) == 1
