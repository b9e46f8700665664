"""What can happen to the autosave: it is told once, nothing is lost, and it recovers by itself."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

from ra_desktop.app import session as session_module
from ra_desktop.app.setup import GameSetup
from ra_desktop.storage import WriteError, paths

from .players import PEOPLE, Player

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.fixture
def player(sit) -> Player:
    one: Player = sit()
    one.session.start(PEOPLE)
    return one


def test_a_full_disk_is_told_once_and_what_is_there_stays(player, full_disk, qtbot: QtBot, caplog) -> None:
    player.move(3)
    before = player.session.autosave.path.read_bytes()
    with full_disk():
        player.move(4)
        qtbot.wait(100)  # it has been tried again meanwhile
        assert player.messages == ["autosave-failed"]
        assert player.details == ["No space left on device"]
        assert player.session.autosave.path.read_bytes() == before
        assert player.session.autosave.game_to_continue().game is player.session.game
    qtbot.waitUntil(lambda: player.messages == ["autosave-failed", "autosave-works"])  # nobody has moved
    assert player.is_on_disk()
    assert len([record for record in caplog.records if record.levelname == "WARNING"]) == 1


def test_a_folder_that_cannot_be_written_is_told_once(sit, ra_home: Path, qtbot: QtBot, caplog) -> None:
    ra_home.write_text("a file where the folder should be")
    player = sit()
    player.session.start(PEOPLE)
    player.move(3)
    assert player.messages == ["autosave-failed"]
    assert player.session.autosave.is_failing
    assert player.session.autosave.game_to_continue().game is player.session.game
    with pytest.raises(WriteError):
        player.session.save(paths.saves_dir() / "mine.ra-game")
    player.move()
    ra_home.unlink()
    qtbot.waitUntil(lambda: player.messages == ["autosave-failed", "autosave-works"])
    assert not player.session.autosave.is_failing
    assert player.is_on_disk()


def test_a_folder_that_is_gone_is_made_again(player, ra_home: Path) -> None:
    player.move(2)
    shutil.rmtree(ra_home)
    player.move()
    assert player.messages == []
    assert player.is_on_disk()


def test_a_clock_that_is_set_back_changes_nothing(player, sit, monkeypatch) -> None:
    player.move(2)
    path = player.session.autosave.path
    os.utime(path, (4_000_000_000, 4_000_000_000))  # written in a future that has not come yet
    player.move(2)
    assert player.is_on_disk()
    os.utime(path, (1, 1))
    player.session.shutdown()
    other = sit()
    other.session.resume()
    assert other.session.state == player.session.state
    monkeypatch.setattr(session_module, "_now", lambda: "1970-01-01T00:00:00+00:00")
    other.session.start(PEOPLE)
    other.move(2)
    assert other.is_on_disk()
    assert other.messages == []


def test_two_windows_never_write_over_each_other(sit) -> None:
    one, other = sit(), sit()
    assert [player.session.autosave.is_beside_another for player in (one, other)] == [False, True]
    one.session.start(PEOPLE)
    assert other.session.autosave.game_to_continue() is None  # that game is open elsewhere
    other.session.start(GameSetup("boat", PEOPLE.seats[:2], seed=9))
    for _ in range(5):
        one.move()
        other.move()
        assert one.is_on_disk()
        assert other.is_on_disk()
    assert one.session.autosave.path != other.session.autosave.path
    assert one.messages == other.messages == []


def test_after_both_windows_are_gone_both_games_are_there(sit) -> None:
    one, other = sit(), sit()
    one.session.start(PEOPLE)
    other.session.start(GameSetup("boat", PEOPLE.seats[:2], seed=9))
    states = [one.session.state, other.session.state]
    for player in (one, other):
        player.session.shutdown()
    again = [sit(), sit()]
    for player in again:
        player.session.resume()
    assert all(any(player.session.state == state for player in again) for state in states)


def test_while_nothing_can_be_written_the_running_game_is_the_one_to_go_on_with(player, full_disk, caplog) -> None:
    player.move(2)
    with full_disk():
        player.move(3)
        state = player.session.state.copy()
        player.session.resume()
        assert player.session.state == state
