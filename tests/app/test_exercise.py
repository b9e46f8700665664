"""An exercise: any legal move is an answer, nothing is played, and the game set aside comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.record import JudgedDecision
from ra_desktop.ai.ruler import SOLVED_WITHIN
from ra_desktop.app.exercise import Exercise, Problem, of_decision, of_own, own_problem
from ra_desktop.engine import Bid, Game, Invoke, Pass
from ra_desktop.storage import Seat

from .players import PEOPLE

PASS = Pass()
WINS = {PASS: 0.2, Bid(2): 0.40, Bid(9): 0.37, Bid(13): 0.3}
SEATS = (Seat("Ann", "lapis"), Seat("Ben", "ochre"), Seat("Cleo", "amethyst", "novice"))


def a_game() -> Game:
    """Three players; the second has to answer a call for nothing."""
    game = Game("classic", 3, suns=[(3, 8, 10), (2, 9, 13), (4, 7, 11)], seed=1)
    while game.state.seat_to_act != 0:
        game.play(game.state.legal_actions()[0])
    game.play(Invoke())
    assert game.state.seat_to_act == 1
    return game


def judged(game: Game, chosen=PASS, wins=WINS) -> JudgedDecision:
    rated = tuple(Evaluation(action, win, 0.0, 0.01) for action, win in sorted(wins.items(), key=lambda item: -item[1]))
    of = next(item for item in rated if item.action == chosen)
    loss = rated[0].win - of.win
    return JudgedDecision(len(game.plies), 1, "bid", 1, of, rated, (loss / 2, -loss, loss / 2))


@pytest.fixture
def problem() -> Problem:
    game = a_game()
    return of_decision(game, judged(game), SEATS)


@pytest.fixture
def player(sit):
    return sit()


@pytest.fixture
def exercise(player) -> Exercise:
    made = Exercise(player.session)
    made.results = []
    made.answered.connect(lambda problem, solved: made.results.append((problem.name, solved)))
    made.ends = []
    made.ended.connect(lambda: made.ends.append(1))
    return made


@pytest.mark.parametrize("kept", [
    SEATS,
    [structs.replace(seat, bot="novice") for seat in SEATS],
    [structs.replace(seat, bot=None, far=True) for seat in SEATS],
], ids=["usual", "nobody", "far away"])  # fmt: skip
def test_the_person_sits_where_the_decision_was_made_and_all_others_are_bots(kept):
    game = a_game()
    problem = of_own(structs.replace(own_problem(game, judged(game), SEATS), seats=tuple(kept)))
    assert problem.seat == 1
    assert [(seat.bot is None, seat.far) for seat in problem.seats] == [(False, False), (True, False), (False, False)]
    assert [seat.name for seat in problem.seats] == ["Ann", "Ben", "Cleo"]
    assert (problem.best.action, problem.chosen, problem.theme) == (Bid(2), Pass(), "small_sun")


@pytest.mark.parametrize(
    ("action", "kind", "loss"), [(Bid(2), "solved", 0.03), (Bid(9), "solved", 0.03), (Bid(13), "missed", 0.10)]
)
def test_the_best_move_solves_it_and_so_does_one_that_is_nearly_as_good(exercise, problem, action, kind, loss):
    asked = [exercise.is_asking]
    for do in (lambda: exercise.pose(problem), lambda: exercise.choose(action)):
        do()
        asked.append(exercise.is_asking)
    assert asked == [False, True, False]
    verdict = exercise.verdict
    assert (verdict.kind, verdict.given.action, round(verdict.loss, 6)) == (kind, action, loss)
    assert exercise.results == [(problem.name, kind == "solved")]


@pytest.mark.parametrize(("given", "rival"), [(2, 9), (9, 9), (13, 13)])
def test_an_answer_is_compared_with_the_best_and_that_with_the_second(exercise, given, rival):
    game = a_game()
    exercise.pose(of_decision(game, judged(game, wins={**WINS, Bid(9): 0.39, Bid(13): 0.385})))
    exercise.choose(Bid(given))
    assert (exercise.verdict.kind, exercise.verdict.rival.action) == ("solved", Bid(rival))


@pytest.mark.parametrize(("behind", "solves"), [(0.0349, True), (0.0351, False)])
def test_the_limit_is_three_and_a_half_points(behind, solves):
    assert SOLVED_WITHIN == (1.5, 0.035)
    game = a_game()
    wins = {**WINS, Bid(9): 0.4 - behind}
    assert of_decision(game, judged(game, wins=wins)).is_solved_by(Bid(9)) is solves


def test_nothing_is_played_and_nobody_moves_after_an_answer(player, exercise, problem):
    exercise.pose(problem)
    session = player.session
    plies, bag = len(session.game.plies), list(session.state.bag)
    assert (session.person_to_move, exercise.holds) == (1, False)
    exercise.choose(Pass())
    assert (session.person_to_move, exercise.holds) == (None, True)
    exercise.choose(Bid(2))  # too late: an answer was given
    assert exercise.verdict.kind == "missed"
    assert (len(session.game.plies), session.state.bag, session.opponents.is_asked) == (plies, bag, False)


def test_the_fame_of_all_is_seen_since_nobody_saw_how_it_was_won(player, exercise, problem):
    exercise.pose(problem)
    assert player.session.options.open_fame


def test_a_later_try_solves_it_too_but_not_after_the_solution(exercise, problem):
    exercise.pose(problem)
    exercise.choose(Pass())
    changes = []
    exercise.changed.connect(lambda: changes.append(exercise.verdict))
    exercise.try_again()
    assert exercise.is_asking
    assert changes == [None]
    exercise.choose(Bid(2))
    assert (exercise.verdict.kind, exercise.results) == ("solved", [(problem.name, False), (problem.name, True)])
    exercise.pose(problem)
    exercise.show()
    exercise.try_again()
    exercise.choose(Bid(2))
    assert (exercise.verdict.kind, exercise.results[2:]) == ("solved", [(problem.name, False)])


def test_wanting_to_see_the_solution_is_a_miss_and_compares_with_what_was_answered(exercise, problem):
    exercise.pose(problem)
    exercise.show()
    assert (exercise.verdict.kind, exercise.verdict.rival.action) == ("shown", Bid(9))
    assert exercise.results == [(problem.name, False)]
    exercise.try_again()
    exercise.choose(Bid(13))
    exercise.show()
    assert (exercise.verdict.kind, exercise.verdict.rival.action) == ("shown", Bid(13))
    assert exercise.results == [(problem.name, False)]


def test_what_is_impossible_is_no_answer(exercise, problem):
    exercise.choose(Pass())
    assert exercise.verdict is None
    exercise.pose(problem)
    exercise.choose(Bid(4))
    assert (exercise.verdict, exercise.results) == (None, [])


def test_the_game_set_aside_comes_back_and_its_autosave_was_never_touched(player, exercise, problem):
    player.begin(PEOPLE)
    game = player.session.game
    before = player.session.autosave.path.read_bytes()
    exercise.pose(problem)
    assert player.session.game is problem.game
    exercise.choose(Bid(2))
    exercise.pose(replace(problem, name="another"))
    assert player.session.autosave.path.read_bytes() == before
    exercise.leave()
    assert (player.session.game, exercise.problem, exercise.ends) == (game, None, [1])
    assert player.session.autosave.path.read_bytes() == before
    assert player.session.person_to_move is not None


def test_without_a_game_the_table_is_empty_again(player, exercise, problem):
    exercise.pose(problem)
    exercise.leave()
    assert (player.session.game, exercise.ends) == (None, [1])
    exercise.leave()
    assert exercise.ends == [1]


def test_another_game_ends_it(player, exercise, problem):
    exercise.pose(problem)
    player.session.start(PEOPLE)
    assert (exercise.problem, exercise.ends, player.session.has_guest) == (None, [1], False)


def test_another_problem_in_its_place_ends_it(player, exercise, problem):
    exercise.pose(problem)
    Exercise(player.session, player.session).pose(replace(problem, game=a_game()))
    assert (exercise.problem, exercise.is_on, player.session.has_guest) == (None, False, True)


def test_the_position_is_that_before_the_decision_even_if_the_game_went_on():
    game = a_game()
    decision = judged(game)
    state = game.state.copy()
    while not game.state.is_over:
        game.play(game.state.legal_actions()[-1])
    later = of_decision(game, decision)
    assert (later.game.state, len(later.game.plies)) == (state, decision.ply)
    assert later.name == of_decision(a_game(), decision).name


def test_the_position_of_a_game_with_take_backs_has_what_was_seen_then():
    game = a_game()
    game.play(Pass())
    game.play(Pass())
    game.play(Bid(3))
    game.play(game.state.legal_actions()[0])
    game.go_to(len(game.plies) - 1, 77)
    game.play(game.state.legal_actions()[0])
    ply = len(game.plies)
    state = game.state.copy()
    legal = state.legal_actions()
    rated = tuple(Evaluation(action, 0.5 - number / 10, 0.0) for number, action in enumerate(legal))
    decision = JudgedDecision(ply, state.seat_to_act, "turn", 1, rated[-1], rated, (0.0, 0.0, 0.0))
    result = of_decision(game, decision)
    assert result.game.state.view(state.seat_to_act).bag_contents == state.view(state.seat_to_act).bag_contents
    assert result.game.state == state
