"""The bots' thread answers, listens, and never keeps anybody waiting."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import pytest

from ra_desktop.ai import Cancelled, Limit, UnknownLevelError, hints, make_bot
from ra_desktop.ai.outside import OutsideError
from ra_desktop.app import ai_worker
from ra_desktop.app.ai_worker import AiWorker
from ra_desktop.engine import Draw, GameState, Invoke

VIEW = GameState.new("classic", 3, 1).view(0)
LONG = 30.0


class Desk:
    """Makes bots of levels that a test describes, and notes what they were asked and where."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []
        self.limits: list[Limit | None] = []
        self.begun = threading.Event()
        self.release = threading.Event()
        self.gave_up = threading.Event()

    def make(self, level, seed):
        if level not in ("draw", "invoke", "raising", "ended", "polite", "deaf"):
            raise UnknownLevelError(level)
        self.level = level
        return Clerk(self, level)


class Clerk:
    def __init__(self, desk: Desk, level: str) -> None:
        self.desk = desk
        self.level = level

    def choose(self, view, *, limit=None, cancel=None):
        self.desk.threads.append(threading.current_thread())
        self.desk.limits.append(limit)
        self.desk.begun.set()
        if self.level == "raising":
            raise RuntimeError("stumbled")
        if self.level == "ended":
            raise OutsideError("ended", "gone")
        if self.level == "polite":
            cancel.wait(LONG)
            self.desk.gave_up.set()
            raise Cancelled
        if self.level == "deaf":
            self.desk.release.wait(LONG)
        return Invoke() if self.level == "invoke" else Draw()


@pytest.fixture
def desk():
    made = Desk()
    yield made
    made.release.set()


@pytest.fixture
def worker(qapp, qtbot, desk):
    made = AiWorker(desk.make, patience=300)
    yield made
    desk.release.set()
    made.shutdown()
    qtbot.waitUntil(lambda: not made.is_stuck)


@pytest.fixture
def answers(worker):
    heard = []
    worker.answered.connect(heard.append)
    return heard


def test_an_answer_comes_back_to_the_thread_that_asked(worker, qtbot, desk):
    heard = []
    worker.answered.connect(lambda answer: heard.append((answer, threading.current_thread())))
    number = worker.ask(VIEW, "draw", 1)
    assert heard == []
    qtbot.waitUntil(lambda: bool(heard))
    (answer, thread), *_ = heard
    assert (answer.number, answer.action, answer.failure) == (number, Draw(), "")
    assert thread is threading.main_thread()
    assert desk.threads[0] is not threading.main_thread()


def test_one_thread_serves_all_requests(worker, qtbot, desk, answers):
    for count in range(1, 6):
        worker.ask(VIEW, "draw", count)
        qtbot.waitUntil(lambda count=count: len(answers) == count)
    assert len({thread.ident for thread in desk.threads}) == 1
    assert [answer.number for answer in answers] == [1, 2, 3, 4, 5]


def test_only_the_last_request_is_answered(worker, qtbot, desk, answers):
    worker.ask(VIEW, "polite", 1)
    assert desk.begun.wait(LONG)
    number = worker.ask(VIEW, "invoke", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert [(answer.number, answer.action) for answer in answers] == [(number, Invoke())]
    assert desk.gave_up.is_set()


def test_a_stale_answer_that_is_on_its_way_is_dropped(worker, qtbot, desk, answers):
    worker.ask(VIEW, "draw", 1)
    assert desk.begun.wait(LONG)  # its answer waits in this thread's queue, or soon will
    number = worker.ask(VIEW, "invoke", 1)
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.waitUntil(lambda: len(desk.threads) == 2)
    assert [answer.number for answer in answers] == [number]


@pytest.mark.parametrize(("level", "failure", "why", "is_ours"), [
    ("raising", "RuntimeError: stumbled", "", True), ("ended", "OutsideError: gone", "ended", False),
])  # fmt: skip
def test_a_bot_that_raises_is_a_failure(worker, qtbot, answers, caplog, level, failure, why, is_ours):
    """Only of an error of the program itself the log says where it was."""
    worker.ask(VIEW, level, 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert (answers[0].action, answers[0].failure, answers[0].why) == (None, failure, why)
    (record,) = [record for record in caplog.records if level in record.message]
    assert (record.exc_info is not None) == is_ours


def test_an_unknown_level_is_a_failure(worker, qtbot, answers, caplog):
    worker.ask(VIEW, "genius", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert "genius" in answers[0].failure


def test_what_was_cancelled_is_not_answered(worker, qtbot, desk, answers):
    worker.ask(VIEW, "polite", 1)
    assert desk.begun.wait(LONG)
    worker.cancel()
    assert desk.gave_up.wait(LONG)
    qtbot.wait(20)
    assert answers == []


def test_the_limit_is_handed_to_the_bot(worker, qtbot, desk, answers):
    limit = Limit(seconds=0.5, rollouts=10)
    worker.ask(VIEW, "draw", 1, limit)
    qtbot.waitUntil(lambda: bool(answers))
    assert desk.limits == [limit]


def test_a_bot_that_never_answers_is_given_up(worker, qtbot, desk, answers, caplog):
    worker.ask(VIEW, "deaf", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].why == "time"
    assert answers[0].action is None
    assert worker.is_stuck
    # A fresh thread takes over while the old one is still at work.
    worker.ask(VIEW, "invoke", 1)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert answers[1].action == Invoke()
    assert worker.is_stuck
    desk.release.set()
    qtbot.waitUntil(lambda: not worker.is_stuck)
    assert len(answers) == 2


def test_a_bot_has_its_limit_before_it_is_given_up(worker, qtbot, desk, answers):
    worker.ask(VIEW, "deaf", 1, Limit(seconds=LONG))
    assert desk.begun.wait(LONG)
    qtbot.wait(400)  # more than the patience
    desk.release.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].action == Draw()


def test_a_request_does_not_suffer_for_an_earlier_bot_that_does_not_listen(
    worker, qtbot, desk, answers, caplog, monkeypatch
):
    monkeypatch.setattr(ai_worker, "START_PATIENCE", 50)
    worker.ask(VIEW, "deaf", 1)
    assert desk.begun.wait(LONG)
    number = worker.ask(VIEW, "invoke", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert [(answer.number, answer.action) for answer in answers] == [(number, Invoke())]
    assert worker.is_stuck
    worker.ask(VIEW, "deaf", 1)
    worker.ask(VIEW, "invoke", 1)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert caplog.text.count("an earlier bot has not stopped yet") == 1  # it is harmless


@pytest.mark.parametrize("share", [0.0, 0.3])
def test_on_a_machine_that_gives_this_process_little_time_the_thread_is_waited_for(
    worker, qtbot, desk, answers, monkeypatch, share
):
    began = time.monotonic()
    monkeypatch.setattr(ai_worker, "START_PATIENCE", 50)
    monkeypatch.setattr(ai_worker.time, "process_time", lambda: share * (time.monotonic() - began))
    worker.ask(VIEW, "deaf", 1)
    assert desk.begun.wait(LONG)
    worker.ask(VIEW, "invoke", 1, Limit(seconds=LONG))
    qtbot.wait(120)  # more than the patience
    assert not worker.is_stuck
    desk.release.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].action == Invoke()
    assert not worker.is_stuck


def test_nor_is_it_waited_for_without_end(worker, qtbot, desk, answers, caplog, monkeypatch):
    monkeypatch.setattr(ai_worker, "START_PATIENCE", 20)
    monkeypatch.setattr(ai_worker.time, "process_time", lambda: 1.0)
    worker.ask(VIEW, "deaf", 1)
    assert desk.begun.wait(LONG)
    worker.ask(VIEW, "invoke", 1, Limit(seconds=LONG))
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].action == Invoke()
    assert worker.is_stuck


def test_ending_while_a_polite_bot_thinks_takes_no_time(worker, desk, answers):
    worker.ask(VIEW, "polite", 1)
    assert desk.begun.wait(LONG)
    worker.shutdown()
    assert not worker.is_stuck
    assert answers == []


def test_ending_does_not_wait_long_for_a_deaf_bot(worker, desk, monkeypatch):
    monkeypatch.setattr(ai_worker, "GOODBYE", 50)
    worker.ask(VIEW, "deaf", 1)
    assert desk.begun.wait(LONG)
    worker.shutdown()
    assert worker.is_stuck


def test_ending_waits_for_a_bot_that_was_given_up_before_and_is_nearly_done(worker, qtbot, desk, answers, caplog):
    worker.ask(VIEW, "deaf", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert worker.is_stuck
    threading.Timer(0.05, desk.release.set).start()
    worker.shutdown()
    assert not worker.is_stuck


def test_ending_twice_or_without_a_question_is_harmless(worker):
    worker.shutdown()
    worker.shutdown()
    assert not worker.is_stuck


def test_after_the_end_nothing_that_is_asked_starts_a_thread(worker, desk, qtbot, answers):
    worker.shutdown()
    worker.prepare("boat", 4)
    worker.ask(VIEW, "draw", 1)
    worker.ask_hint(VIEW)
    qtbot.wait(100)
    assert not desk.begun.is_set()
    assert answers == []
    assert worker._thread is None


def test_what_an_answer_needs_is_loaded_before_it_is_asked_for(worker, qtbot, monkeypatch):
    warmed = []
    monkeypatch.setattr(hints, "warm_up", lambda *game: warmed.append((game, threading.current_thread())))
    worker.prepare("boat", 3)
    qtbot.waitUntil(lambda: bool(warmed))
    (game, thread), *_ = warmed
    assert game == ("boat", 3)
    assert thread is not threading.main_thread()


def test_what_cannot_be_loaded_stops_nobody(worker, qtbot, answers, caplog, monkeypatch):
    def broken(ruleset, players):
        raise OSError("no such file")

    monkeypatch.setattr(hints, "warm_up", broken)
    worker.prepare("boat", 3)
    worker.ask(VIEW, "draw", 1)
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0].action == Draw()
    assert "no such file" in caplog.text


def test_a_question_waits_while_things_are_loaded(worker, qtbot, desk, answers, monkeypatch):
    monkeypatch.setattr(ai_worker, "START_PATIENCE", 20)
    monkeypatch.setattr(hints, "warm_up", lambda *game: desk.release.wait(LONG))
    worker.prepare("boat", 3)
    worker.ask(VIEW, "draw", 1, Limit(seconds=LONG))
    qtbot.wait(100)  # more than the patience
    assert not worker.is_stuck
    desk.release.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert not worker.is_stuck


def test_only_the_first_game_of_a_kind_is_warmed_up(monkeypatch):
    thought = []
    monkeypatch.setattr(hints, "advise", lambda view, *, limit: thought.append((view.ruleset, view.players)))
    hints.warm_up.cache_clear()
    for game in (("boat", 3), ("boat", 3), ("boat", 4), ("priests", 3), ("boat", 3)):
        hints.warm_up(*game)
    hints.warm_up.cache_clear()  # nothing has been loaded
    assert thought == [("boat", 3), ("boat", 4), ("priests", 3)]


@pytest.mark.parametrize(("ruleset", "game"), [("boat", "ra"), ("priests", "priests")])
def test_warming_up_loads_the_network_of_the_game(ruleset, game):
    code = (
        "import sys\n"
        "from ra_desktop.app.session import Session\n"
        "assert 'numpy' not in sys.modules\n"
        "from ra_desktop.ai.hints import warm_up\n"
        "from ra_desktop.ai.neural.network import trained\n"
        f"warm_up({ruleset!r}, 4)\n"
        f"trained(4, {game!r})\n"
        "print(trained.cache_info().misses)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert run.stdout == "1\n"


def test_the_bots_of_the_program_answer_here(qapp, qtbot):
    worker = AiWorker(make_bot)
    with qtbot.waitSignal(worker.answered) as heard:
        worker.ask(VIEW, "skilled", 1)
    assert heard.args[0].action in VIEW.legal_actions()
    worker.shutdown()
