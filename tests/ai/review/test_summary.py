"""Figures of one seat and of many games: what counts, under which name, and what is said of a habit."""

from __future__ import annotations

import math
from datetime import date

import pytest

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.record import JudgedDecision, Luck, Review
from ra_desktop.ai.review.summary import FEWEST, LEAST_STAKE, SHARE_OF_LEVEL, Part, band_of, kind_of, summary_of
from ra_desktop.ai.review.trends import trends
from ra_desktop.engine import Action, Bid, Discard, Draw, Invoke, Pass, ShowSide, SpendGod, parse_action

EMPTY = Part()


def decision(
    best: Action, chosen: Action, loss: float, error: float = 0.01, *, ply: int = 0, seat: int = 0, kind: str = "turn"
) -> JudgedDecision:
    """A decision between two actions that gives away *loss*, and forty times as much fame."""
    top = Evaluation(best, 0.6, 0.0, error, 5.0, 10 * error)
    other = Evaluation(chosen, 0.6 - loss, 0.0, error, 5.0 - 40 * loss, 40 * error)
    rated = (top,) if best == chosen else (top, other)
    made = JudgedDecision(ply, seat, kind, 1, rated[-1], rated, (0.0, 0.0))
    costs = (-made.counted, made.counted) if seat == 0 else (made.counted, -made.counted)
    fame_costs = tuple(40 * cost for cost in costs)
    return JudgedDecision(ply, seat, kind, 1, rated[-1], rated, costs, fame_costs)


def well_made(stake: float) -> JudgedDecision:
    """A decision for the best action, while another one would have given away *stake*."""
    worse = Evaluation(Invoke(), 0.6 - stake, 0.0, 0.01, 5.0 - 40 * stake, 0.4)
    rated = (Evaluation(Draw(), 0.6, 0.0, 0.01, 5.0, 0.1), worse)
    return JudgedDecision(0, 0, "turn", 1, rated[0], rated, (0.0, 0.0), (0.0, 0.0))


def review_of(*decisions: JudgedDecision, depth: str = "full", luck: float = 0.0) -> Review:
    """A review of a game of two, in which only the first seat decided something and won."""
    errors = sum(item.costs[0] for item in decisions)
    start = 1.0 - luck - errors
    draws = (Luck(0, 1, ("gold",), (luck, -luck), (40 * luck, -40 * luck)),) if luck else ()
    leads = ((0.0, 0.0), (40 * (luck + errors), -40 * (luck + errors)))
    return Review(2, depth, ((start, 1.0 - start), (1.0, 0.0)), decisions, draws, leads=leads)


@pytest.mark.parametrize(("loss", "error", "grade"), [
    (0.02, 0.005, "good"), (0.019, 0.01, "close"), (0.05, 0.01, "inaccuracy"), (0.10, 0.01, "mistake"),
    (0.15, 0.01, "blunder"), (0.15, 0.08, "close"), (0.05, 0.012, "close"), (0.0, 0.01, "good"),
])  # fmt: skip
def test_a_grade_needs_its_step_and_two_standard_errors(loss: float, error: float, grade: str) -> None:
    assert decision(Draw(), Invoke(), loss + 1e-9 if loss else 0.0, error).grade == grade


@pytest.mark.parametrize(
    ("loss", "rollouts", "error"),
    [(0.04, 0.0, 0.0), (0.04, 0.01, math.hypot(0.01, 0.02)), (0.2, 0.008, math.hypot(0.008, 0.06))],
)
def test_the_error_of_a_loss_knows_of_rollouts_and_networks_and_what_is_counted_has_none(loss, rollouts, error) -> None:
    assert decision(Draw(), Invoke(), loss, rollouts).error == pytest.approx(error)


def test_what_is_too_close_to_call_counts_as_nothing() -> None:
    result = review_of(decision(Draw(), Invoke(), 0.04, 0.03), decision(Draw(), Invoke(), 0.02, 0.001))
    part = summary_of(result, 0).all
    assert (part.decisions, part.errors) == (2, 0)
    assert part.loss == pytest.approx(0.02)
    assert result.balance(0).errors == pytest.approx(-0.02)


def test_calls_too_late_and_too_early_are_told_apart_and_small_losses_are_neither() -> None:
    result = review_of(
        decision(Invoke(), Draw(), 0.12),
        decision(Invoke(), Draw(), 0.06),
        decision(Invoke(), Draw(), 0.03, 0.001),
        decision(Draw(), Invoke(), 0.2),
        decision(Draw(), Invoke(), 0.03, 0.001),
        decision(SpendGod("gold"), Draw(), 0.2),
        decision(Invoke(), SpendGod("gold"), 0.2),
        decision(Bid(9), Pass(), 0.3, kind="bid"),
        decision(Invoke(), Draw(), 0.5, seat=1),
    )
    summary = summary_of(result, 0)
    assert (summary.too_late.errors, summary.too_late.loss) == (2, pytest.approx(0.18))
    assert (summary.too_early.errors, summary.too_early.loss) == (1, pytest.approx(0.2))
    assert summary.grades == {"inaccuracy": 1, "mistake": 1, "blunder": 4}
    assert {kind: part.decisions for kind, part in summary.by_kind.items()} == {"turn": 5, "bid": 1, "god": 2}


@pytest.mark.parametrize(
    ("best", "chosen", "phase", "kind"),
    [
        (Draw(), Draw(), "turn", "turn"),
        (SpendGod("gold"), Draw(), "turn", "god"),
        (Draw(), SpendGod("gold"), "turn", "god"),
        (parse_action("end"), SpendGod("gold"), "tiles", "god"),
        (Pass(), Bid(3), "bid", "bid"),
        (Discard("temple"), Discard("temple"), "tiles", "disaster"),
        (ShowSide("farmer"), ShowSide("farmer"), "tiles", "side"),
        (parse_action("keep"), parse_action("flip farmer/fortress"), "tiles", "priest"),
    ],
)
def test_every_decision_is_of_one_kind(best: Action, chosen: Action, phase: str, kind: str) -> None:
    assert kind_of(decision(best, chosen, 0.1, kind=phase)) == kind


def test_every_level_is_named_for_what_it_gives_away_itself_and_less_is_never_a_lower_level() -> None:
    assert [band_of(100, 200.0, share) for share in SHARE_OF_LEVEL.values()] == list(SHARE_OF_LEVEL)
    names = [band_of(100, 200.0, step / 500) for step in range(200)]
    order = [list(SHARE_OF_LEVEL).index(name) for name in names if name]
    assert order == sorted(order)
    assert (band_of(100, 200.0, 0.0), band_of(100, 200.0, 1.0)) == ("expert", "novice")


def test_few_decisions_little_at_stake_and_a_quick_review_have_no_band() -> None:
    assert band_of(FEWEST - 1, 200.0, 0.1) is None
    assert band_of(100, LEAST_STAKE - 0.01, 0.1) is None
    many = [well_made(0.1)] * 40
    assert summary_of(review_of(*many), 0).band == "expert"
    assert summary_of(review_of(*many, depth="quick"), 0).band is None


def test_whoever_threw_the_game_away_early_is_not_praised_for_the_rest_of_it() -> None:
    thrown, made = [decision(Invoke(), Draw(), 0.2)] * 3, [well_made(0.2)] * 3
    result = summary_of(review_of(*thrown, *made, *[well_made(0.0)] * 60), 0)
    assert (result.all.decisions, result.all.loss, result.all.stake) == (66, pytest.approx(0.6), pytest.approx(48.0))
    assert result.all.share == pytest.approx(0.5)
    assert (result.all.per_decision < 0.4, result.band) == (True, "novice")
    both = result.all + result.all
    assert (both.stake, both.share) == (pytest.approx(96.0), pytest.approx(0.5))


def test_the_luckiest_draws_are_those_that_brought_most_fame_whoever_drew_and_however_the_chance_changed() -> None:
    fame = enumerate((4.0, -12.0, 8.0, 2.0, 0.4, -0.4))
    draws = tuple(Luck(ply, ply % 2, ("gold",), (-0.01 * won, 0.01 * won), (won, -won)) for ply, won in fame)
    result = Review(2, "full", ((0.5, 0.5),) * 5, (), draws)
    assert [item.ply for item in result.luckiest(0)] == [2, 0, 3]
    assert [item.ply for item in result.unluckiest(0)] == [1]
    assert [item.ply for item in result.luckiest(1)] == [1]


def test_trends_are_by_month_with_results_less_luck() -> None:
    bad, good = decision(Invoke(), Draw(), 0.1), decision(Draw(), Draw(), 0.0)
    result = trends(
        [
            (date(2026, 3, 9), review_of(good, good, luck=0.3), 0),
            (date(2026, 1, 5), review_of(bad, good), 0),
            (date(2026, 1, 25), review_of(bad, bad), 0),
        ]
    )
    assert [(month.year, month.month, month.games) for month in result.months] == [(2026, 1, 2), (2026, 3, 1)]
    assert [month.all.per_decision for month in result.months] == pytest.approx([3.0, 0.0])
    assert (result.games, result.all.decisions, result.all.errors) == (3, 6, 3)
    assert [month.day.month for month in result.results] == [1, 1, 3]
    assert result.results[-1].adjusted == pytest.approx(0.7)
    assert (result.wins, result.fame_luck) == pytest.approx((1.0, 4.0))
    assert result.adjusted_wins == pytest.approx(0.9)


def test_without_games_everything_is_empty() -> None:
    result = trends([])
    assert (result.games, result.months, result.by_kind, result.results) == (0, (), {}, ())
    assert (result.wins, result.fame_luck, result.adjusted_wins) == (0.0, 0.0, 0.0)
    assert result.all == EMPTY
