"""The coach says only what the figures carry, at once or not at all, and the bots wait for the answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ra_desktop.ai import Evaluation, Limit, hints
from ra_desktop.ai.hints import Study
from ra_desktop.ai.ruler import COACHED, loss_of
from ra_desktop.app import coach as module
from ra_desktop.app.coach import Coach, mistake, praise
from ra_desktop.app.session import Session
from ra_desktop.app.settings import Settings
from ra_desktop.engine import Bid, Draw, Game, GameState, Invoke, Pass
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from tests.ai.set_positions import after, game

from .bots import make_bot

BAG = ["nile", "gold", "pharaoh", "pharaoh", "nile", "god", "flood", "gold", *["ra"] * 30]
SUNS = [[4, 7, 13], [2, 8, 10], [3, 6, 12]]
ALLOWED = Options()
SEATS = (Seat("Ann", "lapis"), Seat("B", "carnelian", "second"), Seat("C", "malachite", "second"))


def study(*rated: tuple[object, float, float], favourite=None, known: bool = True) -> Study:
    """The study of a position with these actions, chances to win and standard errors, best first."""
    view = GameState.new("classic", 3, 1).view(0)
    moves = tuple(Evaluation(action, win, 0.0, error) for action, win, error in rated)
    return Study(view, moves, favourite or moves[0].action, known)


@pytest.mark.parametrize(
    ("loss", "text"),
    [(0.16, "gentle normal strict"), (0.14, "normal strict"), (0.09, "strict"), (0.04, "")],
)
def test_the_stricter_the_coach_the_smaller_the_mistakes_it_tells(loss, text) -> None:
    result = study((Draw(), 0.5, 0.01), (Invoke(), 0.5 - loss, 0.01))
    spoken = [item for item in COACHED if mistake(result, Invoke(), 4, item) is not None]
    assert " ".join(spoken) == text


def test_a_loss_within_two_standard_errors_is_no_mistake() -> None:
    assert mistake(study((Draw(), 0.5, 0.01), (Invoke(), 0.3, 0.11)), Invoke(), 4, "strict") is None
    assert mistake(study((Draw(), 0.5, 0.01), (Invoke(), 0.3, 0.07)), Invoke(), 4, "strict") is not None


def test_a_mistake_names_the_better_move_and_the_loss() -> None:
    result = study((Draw(), 0.5, 0.01), (Invoke(), 0.3, 0.01))
    text = mistake(result, Invoke(), 4, "normal")
    assert text is not None
    assert (text.kind, text.ply, text.other.action, text.chosen.action) == ("mistake", 4, Draw(), Invoke())
    assert loss_of(text.other, text.chosen).chance == pytest.approx(0.2)
    assert mistake(result, Draw(), 4, "strict") is None


def test_nothing_is_said_of_forced_moves_decided_games_and_guesses() -> None:
    assert mistake(study((Pass(), 0.5, 0.0)), Pass(), 4, "strict") is None
    assert mistake(study((Draw(), 0.01, 0.0), (Invoke(), 0.0, 0.0)), Invoke(), 4, "strict") is None
    assert mistake(study((Draw(), 1.0, 0.0), (Invoke(), 0.99, 0.0)), Invoke(), 4, "strict") is None
    assert mistake(study((Draw(), 0.9, 0.01), (Invoke(), 0.1, 0.01), known=False), Invoke(), 4, "strict") is None


def test_only_a_clearly_best_move_that_did_not_look_best_is_praised() -> None:
    clear = study((Draw(), 0.5, 0.01), (Invoke(), 0.4, 0.01), favourite=Invoke())
    text = praise(clear, Draw(), 4)
    assert text is not None
    assert (text.kind, text.chosen.action, text.other.action) == ("praise", Draw(), Invoke())
    assert praise(clear, Invoke(), 4) is None
    assert praise(study((Draw(), 0.5, 0.01), (Invoke(), 0.4, 0.01)), Draw(), 4) is None
    assert praise(study((Draw(), 0.5, 0.01), (Invoke(), 0.46, 0.01), favourite=Invoke()), Draw(), 4) is None
    assert praise(study((Draw(), 0.5, 0.01), (Invoke(), 0.4, 0.06), favourite=Invoke()), Draw(), 4) is None


# --- at the table -----------------------------------------------------------------------------------------


class Worker:
    """Stands in for the thread: notes what is asked, and answers when told."""

    def __init__(self, session, monkeypatch) -> None:
        self.session = session
        self.views: list = []
        self.cancelled = 0
        monkeypatch.setattr(session.ai, "ask_study", self.views.append)
        monkeypatch.setattr(session.ai, "cancel_study", self._cancel)

    def _cancel(self) -> None:
        self.cancelled += 1

    def answer(self, result: Study | None) -> None:
        self.session.ai.studied.emit(result)


class Script:
    """The script of a lesson that leaves all moves to the learner."""

    holds = False

    def next_move(self) -> None:
        """There is no set move."""


DRAW_IS_BEST = study((Draw(), 0.5, 0.01), (Invoke(), 0.2, 0.01))


@pytest.fixture
def session(qapp):
    made = Session(make_bot, patience=2000)
    yield made
    made.shutdown()


@pytest.fixture
def worker(session, monkeypatch):
    return Worker(session, monkeypatch)


@pytest.fixture
def settings(qapp):
    made = Settings()
    made.coach = True
    return made


@pytest.fixture
def coach(session, worker, settings):
    made = Coach(session, settings)
    yield made
    made._stop()


@pytest.fixture
def text(coach):
    heard: list = []
    coach.judged.connect(heard.append)
    return heard


def begin(session, *actions, seats=SEATS, options=ALLOWED) -> Game:
    made = Game("classic", 3, 7, bag=BAG, suns=SUNS)
    for action in actions:
        made.play(action)
    session._replace(SavedGame(made, seats, options))
    return made


def lasting(session, qtbot) -> int:
    """How many actions have been made when the next bot has thought and could have moved."""
    qtbot.waitUntil(lambda: session.opponents._answer is not None or len(session.game.plies) > 1)
    qtbot.wait(30)
    return len(session.game.plies)


def test_the_moves_are_valued_while_the_person_thinks(session, worker, coach) -> None:
    begin(session)
    assert [view.seat_to_act for view in worker.views] == [0]


def test_a_mistake_is_told_at_once_and_the_bots_wait_until_it_is_answered(session, worker, coach, text, qtbot) -> None:
    begin(session)
    worker.answer(DRAW_IS_BEST)
    assert session.play(Invoke())
    assert [(verdict.kind, verdict.other.action) for verdict in text] == [("mistake", Draw())]
    assert lasting(session, qtbot) == 1
    coach.play_on()
    assert coach.verdict is None
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_a_good_move_is_passed_over_and_the_bots_play_on(session, worker, coach, text, qtbot) -> None:
    begin(session)
    worker.answer(DRAW_IS_BEST)
    session.play(Draw())
    assert text == []
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_a_verdict_may_come_shortly_after_the_move_but_no_later(session, worker, coach, text, qtbot) -> None:
    begin(session)
    session.opponents.close_gate()
    session.play(Invoke())
    worker.answer(DRAW_IS_BEST)
    assert len(text) == 1
    assert coach.take_back()
    session.opponents.close_gate()
    session.play(Invoke())
    cancelled = worker.cancelled
    qtbot.wait(module.PATIENCE + 60)
    assert worker.cancelled > cancelled
    worker.answer(DRAW_IS_BEST)
    assert len(text) == 1


def rough(result: Study) -> Study:
    return replace(result, is_final=False)


def test_what_a_rough_study_shows_clearly_is_told_at_once(session, worker, coach, text) -> None:
    begin(session)
    worker.answer(rough(DRAW_IS_BEST))
    cancelled = worker.cancelled
    session.play(Invoke())
    assert [verdict.kind for verdict in text] == ["mistake"]
    assert worker.cancelled > cancelled
    worker.answer(DRAW_IS_BEST)
    assert len(text) == 1


def test_what_a_rough_study_leaves_open_a_better_one_may_tell_in_time(session, worker, coach, text, qtbot) -> None:
    unclear = rough(study((Draw(), 0.5, 0.01), (Invoke(), 0.2, 0.2)))
    begin(session)
    session.opponents.close_gate()
    worker.answer(unclear)
    session.play(Invoke())
    worker.answer(unclear)
    assert text == []
    worker.answer(DRAW_IS_BEST)
    assert [loss_of(verdict.other, verdict.chosen).chance for verdict in text] == [pytest.approx(0.3)]
    assert coach.take_back()
    session.opponents.close_gate()
    worker.answer(unclear)
    session.play(Invoke())
    qtbot.wait(module.PATIENCE + 60)
    worker.answer(DRAW_IS_BEST)
    assert len(text) == 1


def test_a_study_that_fails_half_way_has_said_all_it_can(session, worker, coach, text) -> None:
    begin(session)
    session.opponents.close_gate()
    worker.answer(rough(study((Draw(), 0.5, 0.01), (Invoke(), 0.2, 0.2))))
    session.play(Invoke())
    worker.answer(None)
    assert text == []
    assert coach._waiting is None


def test_a_slow_worker_keeps_silent_once_another_has_moved(session, worker, coach, text, qtbot) -> None:
    begin(session)
    session.play(Invoke())
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)
    worker.answer(DRAW_IS_BEST)
    assert text == []


@pytest.mark.parametrize("before", [(), (Draw(), Draw(), Draw())])
def test_to_take_back_restores_the_decision_exactly(session, worker, coach, before) -> None:
    state = begin(session, *before).state.copy()
    bag = list(state.bag)
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    assert coach.can_take_back
    assert coach.take_back()
    assert len(session.game.plies) == len(before)
    assert session.state == state
    assert list(session.state.bag) == bag
    assert coach.verdict is None


def test_after_a_take_back_the_person_is_not_praised_for_what_was_told(session, worker, coach, text) -> None:
    begin(session)
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    coach.take_back()
    worker.answer(study((Draw(), 0.5, 0.01), (Invoke(), 0.2, 0.01), favourite=Invoke()))
    session.opponents.close_gate()
    session.play(Draw())
    assert [verdict.kind for verdict in text] == ["mistake"]


def test_praise_comes_once_an_epoch_and_not_after_a_hint(session, worker, coach, text) -> None:
    hard = study((Draw(), 0.5, 0.01), (Invoke(), 0.2, 0.01), favourite=Invoke())
    begin(session)
    coach.note_hint()
    worker.answer(hard)
    session.play(Draw())
    assert text == []
    begin(session, seats=(SEATS[0], Seat("B", "carnelian", "sleeping"), SEATS[2]))
    for praised in (1, 1):
        worker.answer(hard)
        session.play(Draw())
        assert len(text) == praised
        session.hand_over(1, None)
        session.hand_over(2, None)
        session.play(Draw())
        session.play(Draw())
        session.hand_over(1, "sleeping")
        session.hand_over(2, "second")


def test_where_take_backs_are_not_allowed_none_is_offered(session, worker, coach, text) -> None:
    begin(session, options=Options(take_backs=False))
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    assert len(text) == 1
    assert not coach.can_take_back
    assert not coach.take_back()


def test_switching_it_off_in_the_middle_lets_the_bots_go_and_silences_it(
    session, worker, coach, settings, text, qtbot
) -> None:
    begin(session)
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    assert lasting(session, qtbot) == 1
    settings.coach = False
    assert not coach.is_on
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)
    begin(session)
    worker.views.clear()
    session.play(Invoke())
    worker.answer(DRAW_IS_BEST)
    assert len(text) == 1
    assert worker.views == []


def test_switching_it_on_in_the_middle_has_the_present_decision_valued(session, worker, coach, settings) -> None:
    settings.coach = False
    begin(session)
    assert worker.views == []
    settings.coach = True
    assert len(worker.views) == 1


def test_it_can_be_called_for_one_game_only(session, worker, coach, settings) -> None:
    settings.coach = False
    begin(session)
    coach.is_on = True
    assert coach.is_on
    assert not settings.coach
    assert len(worker.views) == 1
    begin(session)
    assert not coach.is_on


def test_it_is_silent_while_a_lesson_is_on_until_it_is_called(session, worker, coach, text) -> None:
    lesson = SavedGame(Game("classic", 3, 7, bag=BAG, suns=SUNS), SEATS, ALLOWED)
    session.receive(lesson, Script())
    session.opponents.close_gate()
    assert session.has_guest
    assert not coach.is_on
    assert worker.views == []
    session.play(Invoke())
    worker.answer(DRAW_IS_BEST)
    assert text == []
    session.receive(SavedGame(Game("classic", 3, 7, bag=BAG, suns=SUNS), SEATS, ALLOWED), Script())
    assert not coach.is_on
    coach.is_on = True
    assert coach.is_on
    assert [view.seat_to_act for view in worker.views] == [0]
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    assert [verdict.kind for verdict in text] == ["mistake"]


def test_it_watches_nobody_if_several_people_or_none_play(session, worker, coach) -> None:
    begin(session, seats=(SEATS[0], Seat("Ben", "carnelian"), SEATS[2]))
    assert not coach.is_on
    begin(session, seats=tuple(Seat(f"P{n}", seat.colour, "first") for n, seat in enumerate(SEATS)))
    assert not coach.is_on
    assert worker.views == []


def test_a_seat_that_changes_hands_ends_what_was_said(session, worker, coach, text, qtbot) -> None:
    begin(session)
    worker.answer(DRAW_IS_BEST)
    session.play(Invoke())
    session.hand_over(0, "first")
    assert coach.verdict is None
    qtbot.waitUntil(lambda: len(session.game.plies) > 1)


def test_advice_comes_once_before_the_first_auction_of_an_epoch(session, worker, coach) -> None:
    begin(session)
    view = coach.take_advice()
    assert view is not None
    assert view.seat_to_act == 0
    assert coach.take_advice() is None
    begin(session, Invoke(), Pass(), Pass(), Bid(4), Draw(), Draw())
    assert session.person_to_move == 0
    assert coach.take_advice() is None


def test_there_is_no_advice_without_a_coach_a_game_a_person_to_move_or_a_choice(
    session, coach, settings, monkeypatch
) -> None:
    assert coach.take_advice() is None
    begin(session, Draw())
    assert session.person_to_move is None
    assert coach.take_advice() is None
    begin(session)
    with monkeypatch.context() as patch:
        patch.setattr(type(session), "is_forced", True)
        assert coach.take_advice() is None
    settings.coach = False
    assert coach.take_advice() is None
    settings.coach = True
    assert coach.take_advice() is not None


def test_a_study_comes_roughly_first_and_ends_with_the_whole_one() -> None:
    view = GameState.new("classic", 3, 1).view(0)
    result = list(hints.studies(view, limit=Limit(rollouts=600)))
    assert [item.is_final for item in result] == [False, False, True]
    assert result[-1] == hints.study(view, limit=Limit(rollouts=600))
    errors = [item.rated[-1].error for item in result]
    assert errors[0] > errors[-1]
    assert [item.is_final for item in hints.studies(view, limit=Limit(rollouts=100))] == [False, True]


@pytest.mark.parametrize(
    ("view", "blunder", "better"),
    [
        (after(game("", "", turn=1), "invoke"), Bid(9), Pass()),
        (game("", "", lot="nile", suns=((9, 6, 5, 2), (8, 7, 4, 3))).view(0), Invoke(), Draw()),
    ],
)
def test_a_planted_blunder_is_found_by_the_real_evaluation(view, blunder, better) -> None:
    result = hints.study(view, limit=Limit(rollouts=256))
    text = mistake(result, blunder, 0, "normal")
    assert text is not None
    assert text.other.action == better
    assert mistake(result, better, 0, "strict") is None
