"""The session keeps the game going, whatever bots, files and persons do."""

from __future__ import annotations

import inspect
import time

import pytest

from ra_desktop.ai import LEVELS, Limit
from ra_desktop.app.session import Session
from ra_desktop.engine import Draw, Pass, SetupError
from ra_desktop.storage.errors import SaveError

from .bots import Sleeping, make_bot, over, setup


@pytest.fixture
def session(qapp):
    made = Session(make_bot, patience=200)
    yield made
    made.shutdown()


def advise(session, limit):
    session.ai.ask_hint(session.view(session.person_to_move), limit)


@pytest.mark.parametrize("ruleset", ["classic", "boat"])
def test_four_bots_play_to_the_end(session, qtbot, ruleset):
    session.start(setup("first", "second", "first", "second", ruleset=ruleset))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert session.state.winner is not None


def test_the_levels_of_the_program_play_to_the_end(qapp, qtbot):
    session = Session()
    notices = []
    session.opponents.notice.connect(notices.append)
    session.autosave.notice.connect(notices.append)
    session.start(setup(*LEVELS[:2], *LEVELS[:2]))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert session.person_to_move is None
    assert notices == []
    session.shutdown()


def test_a_game_of_bots_does_not_pile_up_calls(session, qtbot):
    depths = set()
    session.played.connect(lambda ply: depths.add(len(inspect.stack(0))))
    session.start(setup("first", "second", "first"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert len(session.game.plies) > 100
    assert max(depths) - min(depths) < 10


def test_a_listener_may_play_on(session):
    """A slot of :attr:`played` that moves for the next person: nothing is told twice."""
    asked = []
    session.opponents.thinking.connect(asked.append)
    session.start(setup(None, None, None, "sleeping"))

    def play_on() -> None:
        if session.person_to_move is not None:
            session.play(session.state.legal_actions()[0])

    session.played.connect(play_on)
    if not session.game.plies:
        session.play(Draw())
    assert session.person_to_move is None
    assert asked == [session.state.current_player]


def test_a_set_up_without_a_game_leaves_the_running_game_alone(session):
    session.start(setup(None, None, None))
    game = session.game
    with pytest.raises(SetupError):
        session.start(setup(None, None))
    assert session.game is game


def test_a_persons_turn_waits_for_the_person(session, qtbot):
    asked = []
    session.opponents.thinking.connect(asked.append)
    session.start(setup(None, None, None))
    assert session.person_to_move == session.state.current_player
    assert session.play(Draw())
    qtbot.wait(20)
    assert len(session.game.plies) == 1
    assert session.person_to_move == session.state.current_player
    assert asked == []


def test_an_illegal_intent_changes_nothing(session, caplog):
    session.start(setup(None, None, None))
    before = session.state.copy()
    assert not session.play(Pass())
    assert session.state == before
    assert session.game.plies == []


def test_a_person_cannot_move_for_a_bot(session):
    session.start(setup("sleeping", "sleeping", "sleeping"))
    assert not session.play(Draw())
    assert session.game.plies == []


def test_before_a_game_there_is_nothing_to_play(session):
    assert session.game is None
    assert not session.play(Draw())


def test_closing_while_a_bot_thinks_ends_at_once(session, qtbot):
    Sleeping.asked.clear()
    session.start(setup("sleeping", "sleeping", "sleeping"))
    assert Sleeping.asked.wait(5)
    began = time.monotonic()
    session.shutdown()
    assert time.monotonic() - began < 1.0
    assert not session.ai.is_stuck
    assert session.game.plies == []


def test_a_file_that_cannot_be_opened_leaves_the_game_alone(session, tmp_path):
    session.start(setup(None, None, None))
    session.play(Draw())
    before = session.state.copy()
    replaced = []
    session.game_replaced.connect(lambda: replaced.append(True))
    broken = tmp_path / "broken.ra-game"
    broken.write_text("{")
    with pytest.raises(SaveError):
        session.load(broken)
    assert session.state == before
    assert replaced == []


def test_what_was_saved_is_loaded(session, tmp_path):
    session.start(setup(None, None, None))
    session.play(Draw())
    path = tmp_path / "game.ra-game"
    session.save(path)
    saved = session.state.copy()
    session.play(Draw())
    session.load(path)
    assert session.state == saved


def test_a_person_is_advised(qtbot, ra_home):
    session = Session()
    session.start(setup(None, None, None, None))
    with qtbot.waitSignal(session.ai.advised, timeout=20_000) as heard:
        advise(session, Limit(rollouts=8))
    assert heard.args[0].best.action in session.state.legal_actions()
    session.shutdown()


def test_whoever_moves_first_gets_no_hint(qtbot, ra_home):
    session = Session()
    session.start(setup(None, None, None, None))
    heard = []
    session.ai.advised.connect(heard.append)
    advise(session, Limit(rollouts=100_000))
    began = time.monotonic()
    assert session.play(Draw())
    assert time.monotonic() - began < 1.0
    with qtbot.waitSignal(session.ai.advised, timeout=20_000):
        advise(session, Limit(rollouts=8))
    assert len(heard) == 1
    session.shutdown()


def test_another_game_needs_no_hint_for_the_old_one(qtbot, ra_home):
    session = Session()
    session.start(setup(None, None, None, None))
    heard = []
    session.ai.advised.connect(heard.append)
    advise(session, Limit(rollouts=100_000))
    session.start(setup(None, None, None, None, seed=4))
    qtbot.wait(50)
    session.shutdown()
    assert heard == []


def test_there_is_nobody_to_advise_among_bots_or_without_a_game(session):
    assert session.person_to_move is None
    session.start(setup("sleeping", "sleeping", "sleeping"))
    assert session.person_to_move is None
