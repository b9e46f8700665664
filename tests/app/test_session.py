"""The session keeps the game going, whatever bots, files and persons do."""

from __future__ import annotations

import threading
import traceback

import pytest

from ra_desktop.ai import LEVELS, Cancelled, Limit
from ra_desktop.app.session import Session
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Game, Pass, SetupError
from ra_desktop.storage import paths
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.saved_game import Options, SavedGame, Seat

from .bots import COLOURS, Sleeping, over, setup


def advise(session, limit):
    session.ai.ask_hint(session.view(session.person_to_move), limit)


def test_the_levels_of_the_program_play_to_the_end(qapp, qtbot):
    session = Session()
    notices = []
    session.opponents.notice.connect(notices.append)
    session.autosave.notice.connect(notices.append)
    session.start(setup(*LEVELS[:2], *LEVELS[:2], ruleset="boat"))
    qtbot.waitUntil(lambda: over(session), timeout=30_000)
    assert session.state.winner is not None
    assert session.person_to_move is None
    assert notices == []
    session.shutdown()


def test_a_game_of_bots_does_not_pile_up_calls(session, qtbot):
    depths = set()
    session.played.connect(lambda ply: depths.add(sum(1 for _ in traceback.walk_stack(None))))
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
    session.shutdown()
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


def test_the_game_belongs_to_the_file_that_it_was_read_from_or_saved_to(session, tmp_path):
    own, other = tmp_path / "mine.ra-game", tmp_path / "other.ra-game"
    changes = []
    session.file_changed.connect(lambda: changes.append(session.file))
    session.start(setup(None, None, None))
    files = [session.file]
    session.save(own)
    files.append(session.file)
    session.resume()
    files.append(session.file)
    session.go_on_from(0)
    files.append(session.file)
    session.save(other)
    session.load(own)
    files.append(session.file)
    session.start(setup(None, None, None))
    files.append(session.file)
    assert files == [None, own, own, None, own, None]
    assert changes == [own, other]


@pytest.mark.parametrize("folder", [paths.finished_dir, paths.unfinished_dir])
def test_a_file_that_the_program_keeps_is_not_written_over(session, folder):
    kept = folder() / "kept.ra-game"
    session.start(setup(None, None, None))
    session.save(kept)
    assert session.file is None
    session.load(kept)
    assert session.file is None


def test_the_game_stays_with_its_file_when_that_is_renamed_or_gone(session, tmp_path):
    own, renamed, other = (tmp_path / f"{name}.ra-game" for name in ("mine", "renamed", "other"))
    session.start(setup(None, None, None))
    session.save(own)
    changes = []
    session.file_changed.connect(lambda: changes.append(session.file))
    for path in (other, tmp_path / "a.ra-game"):
        session.follow(path, None)
        assert session.file == own
    session.follow(own, renamed)
    session.follow(renamed, None)
    assert changes == [renamed, None]
    assert session.file is None


@pytest.mark.parametrize("options", [Options(open_fame=True), Options(take_backs=False)])
def test_a_rematch_has_the_same_rules_seats_and_options_but_another_bag(session, options):
    first = GameSetup("boat", setup(None, None).seats, options, seed=3)
    session.start(first)
    assert session.setup == GameSetup("boat", first.seats, options)


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
    assert session.play(Draw())
    with qtbot.waitSignal(session.ai.advised, timeout=20_000):
        advise(session, Limit(rollouts=8))
    assert len(heard) == 1
    session.shutdown()


def test_a_hint_is_not_worked_out_any_more_when_the_move_is_made(session, qtbot, monkeypatch):
    began, ended = threading.Event(), []

    def advise_until_cancelled(view, *, limit=None, cancel=None):
        began.set()
        ended.append(cancel.wait(10))
        raise Cancelled

    monkeypatch.setattr("ra_desktop.ai.hints.warm_up", lambda *_: None)
    monkeypatch.setattr("ra_desktop.ai.hints.advise", advise_until_cancelled)
    session.start(setup(None, None, None, None))
    advise(session, Limit(rollouts=8))
    assert began.wait(10)
    assert session.play(Draw())
    qtbot.waitUntil(lambda: bool(ended), timeout=15_000)
    assert ended == [True]


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


# --- after an error ---------------------------------------------------------------------------------------


def test_a_bot_that_nobody_has_asked_is_asked_after_an_error(session):
    session.recover()  # before a game there is nobody to ask
    session.start(setup("sleeping", "sleeping", "sleeping"))
    session.opponents.stop()
    asked = []
    session.opponents.thinking.connect(asked.append)
    session.recover()
    assert asked == [session.state.current_player]


def test_a_bot_that_thinks_is_not_asked_again_after_an_error(session, qtbot):
    seeds = []

    def make(level, seed):
        seeds.append(seed)
        return Sleeping()

    Sleeping.asked.clear()
    other = Session(make)
    other.start(setup("sleeping", "sleeping", "sleeping"))
    assert Sleeping.asked.wait(5)
    made = len(seeds)
    asked = []
    other.opponents.thinking.connect(asked.append)
    other.recover()
    other.shutdown()
    assert asked == [None]  # by the end of the session
    assert len(seeds) == made


def test_a_move_that_waits_is_not_played_twice_after_an_error(session, qtbot):
    session.start(setup("first", None, None, seed=1))
    while session.state.current_player != 0:
        session.play(session.state.legal_actions()[0])
    session.opponents.close_gate()
    with qtbot.waitSignal(session.opponents.thinking, check_params_cb=lambda seat: seat is None):
        pass
    place = len(session.game.plies)
    session.recover()
    qtbot.wait(1)
    assert len(session.game.plies) == place
    with qtbot.waitSignal(session.played):
        session.opponents.open_gate()
    assert len(session.game.plies) == place + 1


def test_a_person_is_left_alone_after_an_error(session):
    session.start(setup(None, None, None))
    session.opponents.thinking.connect(lambda seat: pytest.fail("nobody thinks"))
    session.recover()
    assert session.play(Draw())


class Stumbling:
    """A script that fails before its only move, and gives it when it is asked again."""

    holds = False

    def __init__(self) -> None:
        self.asked = 0

    def next_move(self) -> Draw | None:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("stumbled")
        return Draw() if self.asked == 2 else None


@pytest.mark.parametrize("bots", [(None, None, None), ("sleeping", "sleeping", "sleeping")], ids=["people", "bots"])
def test_after_an_error_of_a_script_its_next_move_is_played_whoever_sits_there(session, qtbot, bots):
    session.start(setup(None, None, None))
    seats = tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(bots))
    guest, script = SavedGame(Game("classic", len(seats), 7), seats), Stumbling()
    with pytest.raises(RuntimeError, match="stumbled"):
        session.receive(guest, script)
    with qtbot.waitSignal(session.played):
        session.recover()
    assert [ply.action for ply in guest.game.plies][:1] == [Draw()]
    session.recover()  # nothing follows in the script: the bots are asked, people are not
    assert script.asked == 3 + (bots[0] is None)
    assert session.opponents.is_asked == (bots[0] is not None)


def test_there_is_nobody_to_advise_among_bots_or_without_a_game(session):
    assert session.person_to_move is None
    session.start(setup("sleeping", "sleeping", "sleeping"))
    assert session.person_to_move is None
