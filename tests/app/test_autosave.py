"""Every action is on the disk before it is shown."""

from __future__ import annotations

import pytest

from ra_desktop.app.session import Session
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.saved_game import Seat
from ra_desktop.storage.savefile import load_file

from .bots import make_bot, over, setup


def test_every_action_is_autosaved(session, ra_home):
    saved = []
    session.autosave.written.connect(lambda: saved.append(True))
    session.start(setup(None, None, None))
    for count in range(2, 14):
        session.play(session.state.legal_actions()[0])
        assert load_file(paths.autosave_path()).game.state == session.state
        assert len(saved) == count


def test_an_action_is_on_the_disk_before_it_is_shown(session, qtbot):
    differ = []
    session.played.connect(lambda ply: differ.append(load_file(paths.autosave_path()).game.state != session.state))
    session.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: len(differ) >= 30, timeout=30_000)
    assert not any(differ)


def test_a_game_to_continue_is_there_until_it_is_discarded(session):
    assert session.autosave.game_to_continue() is None
    session.start(setup(None, None, None))
    assert session.autosave.game_to_continue() is not None
    session.autosave.path.unlink()
    assert session.autosave.game_to_continue() is None
    session.play(Draw())
    assert session.autosave.game_to_continue() is not None


def test_the_autosave_is_resumed_at_the_very_same_position(session, qapp):
    session.start(setup(None, None, None))
    for _ in range(5):
        session.play(session.state.legal_actions()[0])
    other = Session(make_bot)
    summary = other.autosave.game_to_continue()
    assert summary is not None
    assert summary.seats == session.seats
    other.resume()
    assert other.state == session.state
    assert other.seats == session.seats
    assert other.game.actions == session.game.actions
    other.shutdown()


def test_a_finished_game_is_not_offered_to_be_continued(session, qtbot):
    session.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert session.autosave.game_to_continue() is None
    assert load_file(paths.autosave_path()).game.state == session.state


def test_what_could_not_be_written_is_tried_again_at_the_end(session, ra_home, caplog):
    ra_home.write_text("a file where the folder should be")
    session.start(setup(None, None, None))
    ra_home.unlink()
    session.shutdown()
    assert load_file(paths.autosave_path()).game.state == session.state


def test_a_name_that_cannot_be_written_does_not_stop_the_game(session, caplog):
    seats = (Seat("\udc00", "lapis"), Seat("B", "ochre"), Seat("C", "amethyst"))
    session.start(GameSetup("classic", seats, seed=1))
    assert session.play(Draw())


def test_without_an_autosave_nothing_is_resumed(session):
    session.start(setup(None, None, None))
    before = session.game
    session.autosave.path.unlink()
    with pytest.raises(SaveError):
        session.resume()
    assert session.game is before
