"""The sums of a review, what it calls luck, and what it must not know."""

from __future__ import annotations

import random
import threading
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ra_desktop.ai import Cancelled
from ra_desktop.ai.evaluation import USUAL_LIMIT, leads_of_fame
from ra_desktop.ai.hints import study
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.tally import ONE_PLY_ERROR
from ra_desktop.ai.protocol import Evaluation, Limit
from ra_desktop.ai.review import judge, reviewer, version
from ra_desktop.ai.review.judge import Judged, exactly_one
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Draw, Game, GameState

from .games import SETUPS, finished, go_on, played, with_take_backs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai.review.record import Review
    from ra_desktop.engine import View


SAMPLE = (("boat", 2), ("boat", 5), ("classic", 3), ("priests", 4))


def assert_it_adds_up(result: Review) -> None:
    for seat in range(result.players):
        for balance in (result.balance(seat), result.fame_balance(seat)):
            change = balance.end - balance.start
            assert change == pytest.approx(balance.luck + balance.errors + balance.gifts, abs=1e-9)
            assert balance.errors <= 0.0
    for chances in result.chances:
        assert sum(chances) == pytest.approx(1.0, abs=1e-9)
        assert min(chances) >= -1e-9
        assert max(chances) <= 1.0 + 1e-9
    for leads in result.leads:
        assert sum(leads) == pytest.approx(0.0, abs=1e-9)
    for event in result.draws:
        assert (sum(event.changes), sum(event.fame_changes)) == pytest.approx((0.0, 0.0), abs=1e-9)
    for decision in result.decisions:
        assert (sum(decision.costs), sum(decision.fame_costs)) == pytest.approx((0.0, 0.0), abs=1e-9)


@pytest.mark.parametrize(("ruleset", "players"), [
    setup if setup in SAMPLE else pytest.param(*setup, marks=pytest.mark.nightly) for setup in SETUPS
])  # fmt: skip
def test_luck_errors_and_gifts_add_up_for_every_seat_of_a_whole_game(ruleset: str, players: int) -> None:
    game = finished(ruleset, players)
    result = review(game, depth="quick")
    assert_it_adds_up(result)
    assert len(result.chances) == len(game.plies) + 1
    winner = game.state.view(0).winner
    assert result.chances[-1] == tuple(float(seat == winner) for seat in range(players))
    fame = game.state.fame
    assert result.leads[-1] == pytest.approx([own - (sum(fame) - own) / (players - 1) for own in fame])


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("boat", 2), ("priests", 4)])
def test_they_add_up_with_take_backs_and_only_what_stands_is_reviewed(ruleset: str, players: int) -> None:
    game = with_take_backs(ruleset, players, 5)
    assert game.taken_back
    result = review(game, depth="quick")
    assert_it_adds_up(result)
    assert len(result.chances) == len(game.plies) + 1
    for event in (*result.decisions, *result.draws):
        assert event.seat == game.plies[event.ply].seat
    assert all(item.chosen.action == game.plies[item.ply].action for item in result.decisions)


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 5), ("boat", 2), ("priests", 3)])
def test_they_add_up_for_a_game_left_in_the_middle_and_for_one_continued_from_there(ruleset: str, players: int) -> None:
    game = played(ruleset, players, 3, most=70)
    result = review(game, depth="quick")
    assert_it_adds_up(result)
    assert 0.0 < max(result.chances[-1]) < 1.0
    twin = game.branch(40, seed=8)
    go_on(twin, 6)
    whole = review(twin, depth="quick")
    assert_it_adds_up(whole)
    assert max(whole.chances[-1]) == 1.0


def test_they_add_up_at_full_depth_and_the_same_seed_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ra_desktop.ai.review.judge.ROLLOUTS", 60)
    game = played("boat", 2, 3, "novice", most=60)
    result = review(game, depth="full", seed=4)
    assert_it_adds_up(result)
    assert any(item.counted for item in result.decisions)
    assert review(game, depth="full", seed=4) == result
    assert review(game, depth="full", seed=5) != result


@pytest.mark.parametrize(("ruleset", "players"), [("boat", 2), pytest.param("priests", 3, marks=pytest.mark.nightly)])
def test_a_review_gives_every_move_the_figures_and_the_place_that_the_coach_gave_it(
    ruleset: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert USUAL_LIMIT.rollouts == judge.ROLLOUTS
    monkeypatch.setattr(judge, "ROLLOUTS", 24)
    state, views = GameState.new(ruleset, players, 11), []
    for ply in finished(ruleset, players).plies:
        if len(state.legal_actions()) > 1:
            views.append(state.view(state.seat_to_act))
        state.apply(ply.action, events=False)
    views = views[::9]
    assert {view.epoch for view in views} == {1, 2, 3}

    coached = [study(view, limit=Limit(rollouts=24)).rated for view in views]

    verdicts = [verdict for portion in judge.judge(views, "full", 0, None) for verdict in portion]
    for verdict, rated in zip(verdicts, coached, strict=True):
        assert [move.action for move in verdict.rated] == [move.action for move in rated]
        assert figures(verdict.rated) == pytest.approx(figures(rated), abs=1e-5)


def figures(rated: Sequence[Evaluation]) -> np.ndarray:
    """What is said of each move, a row for each."""
    return np.array([(move.win, *move[3:]) for move in rated])


@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_evaluator_says_it_adds_up_and_chances_stay_chances(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)

    def guessed(views: Sequence[View], *_: object) -> Iterator[list[Judged]]:
        for view in views:
            weights = {action: [rng.random() ** 4 for _ in range(view.players)] for action in view.legal_actions()}
            chances = {action: exactly_one(sample) for action, sample in weights.items()}
            leads = {action: leads_of_fame([40 * chance for chance in sample]) for action, sample in chances.items()}
            rated = [
                Evaluation(action, sample[view.seat_to_act], 0.0, 0.001, leads[action][view.seat_to_act], 0.1)
                for action, sample in chances.items()
            ]
            yield [Judged(tuple(sorted(rated, key=lambda item: -item.win)), chances, leads)]

    monkeypatch.setattr(reviewer, "judge", guessed)
    result = review(finished("classic", 4))
    assert_it_adds_up(result)
    assert sum(item.counted > 0.15 for item in result.decisions) > 20
    assert all(-item.costs[item.seat] <= item.counted + 1e-12 for item in result.decisions)


def test_a_draw_is_worth_the_mean_over_the_tiles_in_the_bag() -> None:
    game = played("classic", 3, 9, most=60)
    ply = next(ply for ply in range(30, 60) if game.plies[ply].action == Draw())
    at = game.position(ply)
    network = trained(3)
    expected = np.zeros(3)
    for name, count in at.bag_contents.items():
        after = at.copy()
        code = at.rules.tiles.codes[name]
        after.bag.remove(code)
        after.bag.append(code)
        after.apply(Draw())
        expected += count / len(at.bag) * network.values_of_seats(batch_of([after.view(0)]))[0, :, 0]
    decision = next(item for item in review(game, depth="quick").decisions if item.ply == ply)
    assert len(at.bag_contents) > 10
    assert decision.chosen.win == pytest.approx(expected[at.seat_to_act], abs=1e-6)


@pytest.mark.parametrize(("sure", "errors"), [("yyy", "000"), ("nyy", "eee"), ("yny", "0e0"), ("nnn", "eee")])
def test_only_what_is_certain_beside_a_certain_best_has_no_error(monkeypatch, sure: str, errors: str) -> None:
    state = GameState.new("classic", 3, 7)
    view = state.view(state.seat_to_act)
    count = len(state.legal_actions())
    values = np.zeros((count, 3, 3), np.float32)
    values[:, state.seat_to_act, 0] = np.linspace(0.9, 0.1, count)  # the first is the best
    exact = np.array([letter == "y" for letter in sure[:count]])
    monkeypatch.setattr(judge, "values_of_all_seats", lambda network, at: (values, exact))
    [judged] = judge._by_network([view])
    expected = [0.0 if letter == "0" else ONE_PLY_ERROR for letter in errors[:count]]
    assert [item.error for item in judged.rated] == expected
    assert [bool(item.lead_error) for item in judged.rated] == [bool(error) for error in expected]


def test_other_networks_make_another_version(monkeypatch, tmp_path) -> None:
    """So that reviews of before are made anew: for another weight, another file and another name."""
    monkeypatch.setattr(version, "_FOLDER", tmp_path)
    result = [version.evaluator_version.__wrapped__()]
    for name, content in (("a.npz", b"1"), ("a.npz", b"2"), ("b.npz", b"2")):
        (tmp_path / name).write_bytes(content)
        result.append(version.evaluator_version.__wrapped__())
    (tmp_path / "b.npz").rename(tmp_path / "c.npz")
    result.append(version.evaluator_version.__wrapped__())
    assert len(set(result)) == len(result)


def test_only_draws_are_luck_and_forced_moves_are_no_decisions() -> None:
    game = finished("classic", 4)
    result = review(game, depth="quick")
    line = [game.position(ply) for ply in range(len(game.plies))]
    draws = {ply for ply, at in enumerate(line) if game.plies[ply].action == Draw() and len(set(at.bag)) > 1}
    assert {item.ply for item in result.draws} == draws
    assert {item.ply for item in result.decisions} == {
        ply for ply, at in enumerate(line) if len(at.legal_actions()) > 1
    }
    moved = {item.ply for item in (*result.draws, *(one for one in result.decisions if any(one.costs)))}
    for ply in range(len(line)):
        if ply not in moved:
            assert result.chances[ply] == result.chances[ply + 1]


def test_a_draw_names_the_tile_that_came() -> None:
    game = finished("priests", 3)
    for item in review(game, depth="quick").draws[:40]:
        (tile,) = item.tiles
        before, after = game.position(item.ply), game.position(item.ply + 1)
        assert before.bag_contents[tile] == after.bag_contents.get(tile, 0) + 1


def test_the_tiles_to_come_change_no_verdict() -> None:
    game = played("classic", 3, 9, most=60)
    ply = next(ply for ply in range(20, 60) if game.plies[ply].action == Draw())
    twin = game.branch(ply, seed=1)
    twin.play(Draw())
    assert twin.position(ply).bag != game.position(ply).bag
    first = [item for item in review(game, depth="quick").decisions if item.ply <= ply]
    second = list(review(twin, depth="quick").decisions)
    assert [item.ply for item in first] == [item.ply for item in second]
    for one, other in zip(first, second, strict=True):
        assert [item.action for item in one.rated] == [item.action for item in other.rated]
        assert [item.win for item in one.rated] == pytest.approx([item.win for item in other.rated], abs=1e-6)
        assert one.grade == other.grade


def test_a_review_can_be_cancelled_and_tells_how_far_it_is() -> None:
    cancel = threading.Event()
    messages: list[tuple[int, int]] = []

    def progress(done: int, count: int) -> None:
        messages.append((done, count))
        if done:
            cancel.set()

    game = played("boat", 3, 2, most=50)
    with pytest.raises(Cancelled):
        review(game, depth="full", cancel=cancel, progress=progress)
    assert messages[0][0] == 0
    assert 0 < messages[-1][0] < messages[-1][1]
    assert messages[-1][1] == len(review(game, depth="quick").decisions)


def test_suns_that_no_network_knows_are_reviewed_by_fixed_prices() -> None:
    suns = [list(range(2 + seat, 30, 4)) for seat in range(3)]
    assert GameState.new("classic", 3, 1, suns=suns)
    game = Game("classic", 3, 1, suns=suns)
    go_on(game, 1)
    result = review(game)
    assert_it_adds_up(result)
    assert result.decisions


def test_a_game_without_moves_has_an_empty_review() -> None:
    result = review(Game("classic", 4, 2), depth="quick")
    assert_it_adds_up(result)
    assert (len(result.chances), result.decisions, result.draws) == (1, (), ())
    assert result.balance(0).start == result.balance(0).end == pytest.approx(0.25, abs=0.1)
