"""Something breaks in the middle of a game: the person is told calmly, and the game goes on."""

from __future__ import annotations

import sys
import threading

import pytest
from PySide6.QtWidgets import QDialog, QWidget

from ra_desktop.ai import make_bot
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw
from ra_desktop.storage import Seat, load_file, paths
from ra_desktop.ui.shell.application import report_errors
from ra_desktop.ui.shell.error_actions import ErrorBar, GiveUpDialog, LogDialog

SEATS = (Seat("You", "lapis"), Seat("Nefer", "ochre", "novice"), Seat("Tiye", "malachite", "novice"))


@pytest.fixture
def shaken(window):
    """A window that watches for trouble, with a game in which a person is to move."""
    hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    report_errors(window)
    window.session.start(GameSetup("classic", SEATS, seed=5))
    yield window
    window.close()
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def bars(window) -> list[ErrorBar]:
    return [bar for bar in window.findChildren(ErrorBar) if bar.isVisible()]


def person_is_asked(window):
    return lambda: bool(window.choices.actions)


def play_on(window, qtbot, turns: int = 3) -> None:
    """The game is no worse for it: the person and the bots have their turns."""
    for _ in range(turns):
        qtbot.waitUntil(person_is_asked(window), timeout=20_000)
        before = len(window.session.game.plies)
        assert window.choices.choose(window.choices.actions[0])
        assert len(window.session.game.plies) > before


def test_an_error_in_a_slot_is_told_once_and_the_game_goes_on(shaken, qtbot, caplog):
    def broken(_: object) -> None:
        raise RuntimeError("a slot")

    shaken.session.played.connect(broken)
    play_on(shaken, qtbot)
    assert len(bars(shaken)) == 1
    assert not shaken.findChildren(QDialog)
    messages = [record for record in caplog.records if "unexpected error" in record.getMessage()]
    assert len(messages) <= 2
    assert any('"actions"' in record.getMessage() for record in caplog.records)
    (bar,) = bars(shaken)
    bar.buttons[-1].click()
    shaken.session.played.disconnect(broken)
    play_on(shaken, qtbot)
    assert bars(shaken) == []


def test_an_error_while_painting_does_not_stop_the_game(shaken, qtbot, caplog):
    class Broken(QWidget):
        def paintEvent(self, event: object) -> None:
            raise RuntimeError("ink")

    stain = Broken(shaken.table.view)
    shaken.setUpdatesEnabled(True)
    stain.show()
    stain.update()
    qtbot.waitUntil(lambda: bool(bars(shaken)))
    play_on(shaken, qtbot)
    assert len(bars(shaken)) == 1
    stain.hide()  # after the test nobody hears of its errors, and Qt would write them to the terminal


def test_a_script_that_breaks_off_does_not_keep_the_bots_waiting(shaken, qtbot, monkeypatch, caplog):
    """The gate is closed while a script plays; an error in the middle must not leave it so."""
    shaken.settings.speed = "fast"
    shaken.settings.reduced_motion = "on"
    monkeypatch.setattr(type(shaken.table.stage), "announce", lambda *_: 1 / 0)
    play_on(shaken, qtbot)
    assert len(bars(shaken)) == 1


def test_a_move_whose_autosave_breaks_unexpectedly_is_not_the_last_one(shaken, qtbot, monkeypatch, caplog):
    def broken(*_: object) -> None:
        raise AssertionError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr("ra_desktop.app.autosave.save_file", broken)
        qtbot.waitUntil(person_is_asked(shaken))
        shaken.choices.choose(Draw())
        qtbot.waitUntil(lambda: bool(bars(shaken)))
    play_on(shaken, qtbot)
    assert load_file(paths.autosave_path()).game.state == shaken.session.state


def test_a_broken_bot_is_moved_for(open_window, qtbot, caplog):
    class Broken:
        def choose(self, view, **_):
            raise RuntimeError("no idea")

    window = open_window(lambda level, seed, **extra: Broken() if level == "skilled" else make_bot(level, seed))
    seats = (SEATS[0], SEATS[1], SEATS[2].with_bot("skilled"))
    notices = []
    window.session.opponents.notice.connect(lambda notice: notices.append((notice.kind, notice.seat)))
    window.session.start(GameSetup("classic", seats, seed=5))
    play_on(window, qtbot)
    assert notices == [("bot-failed", 2)]


def test_the_log_can_be_read_and_the_game_continued_from_the_disk(shaken, qtbot, caplog):
    paths.log_path().parent.mkdir(parents=True)
    paths.log_path().write_text("what went wrong")
    play_on(shaken, qtbot)
    qtbot.waitUntil(person_is_asked(shaken), timeout=20_000)
    sys.excepthook(RuntimeError, RuntimeError("x"), None)
    qtbot.waitUntil(lambda: bool(bars(shaken)))
    (bar,) = bars(shaken)
    bar.show_log.click()
    (log,) = shaken.findChildren(LogDialog)
    assert log.text.toPlainText() == "what went wrong"
    assert log.text.width() > log.width() / 2
    log.reject()
    before, game = shaken.session.state.copy(), shaken.session.game
    bar.start_again.click()
    assert shaken.session.game is not game
    assert shaken.session.state == before
    assert bars(shaken) == []
    play_on(shaken, qtbot)


def test_if_the_game_cannot_be_shown_at_all_one_is_asked(shaken, qtbot, monkeypatch, caplog):
    qtbot.waitUntil(person_is_asked(shaken), timeout=20_000)
    with monkeypatch.context() as patch:
        patch.setattr(type(shaken.table.view), "show_view", lambda *_: 1 / 0)
        shaken.choices.choose(shaken.choices.actions[0])
        qtbot.waitUntil(lambda: bool(shaken.findChildren(GiveUpDialog)))
    (box,) = shaken.findChildren(GiveUpDialog)
    box.start_again.click()
    qtbot.waitUntil(lambda: not shaken.findChildren(GiveUpDialog))
    play_on(shaken, qtbot)
