"""Figures that stand next to each other add up."""

from __future__ import annotations

import random

import pytest

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.record import Balance, JudgedDecision, Review
from ra_desktop.engine import Bid, Discard, Draw, Invoke, Pass
from ra_desktop.ui.table.review.report import BalanceRow, fault_of, faults, worst


def balance(start: float, luck: float, errors: float, gifts: float) -> Balance:
    return Balance(start, start + luck + errors + gifts, luck, errors, gifts)


def decision(chosen, best, loss: float = 0.2, error: float = 0.01, seat: int = 0) -> JudgedDecision:
    rated = (Evaluation(best, 0.5, 0.0, error), Evaluation(chosen, 0.5 - loss, 0.0, error))
    return JudgedDecision(3, seat, "turn", 1, rated[1], rated, (-loss, loss))


def test_every_row_adds_up():
    chance = random.Random(18)
    for _ in range(5_000):
        made = balance(chance.random(), chance.uniform(-2, 2), chance.uniform(-2, 0), chance.uniform(-1, 2))
        row = BalanceRow.of(made)
        assert row.start + row.luck + row.errors + row.gifts == row.end
        assert (row.start, row.end) == (round(100 * made.start), round(100 * made.end))
        parts = zip((row.luck, row.errors, row.gifts), (made.luck, made.errors, made.gifts), strict=True)
        assert all(abs(shown - 100 * exact) < 2.5 for shown, exact in parts)


def test_the_part_that_changes_least_by_it_is_rounded_the_other_way():
    row = BalanceRow.of(balance(0.250, 0.0349, -0.0302, 0.0049))  # rounded singly, 25 + 3 - 3 + 0 is 25; the end is 26
    assert row == BalanceRow(25, 4, -3, 0, 26)


def test_a_seat_without_errors_is_told_of_none():
    assert BalanceRow.of(balance(0.254, 0.0049, 0.0, 0.0001)).errors == 0


def test_own_errors_never_help():
    chance = random.Random(19)
    for _ in range(5_000):
        made = balance(chance.random(), chance.uniform(-0.02, 0.02), chance.uniform(-0.02, 0), chance.uniform(0, 0.02))
        assert BalanceRow.of(made).errors <= 0


@pytest.mark.parametrize(
    ("chosen", "best", "fault"),
    [
        (Draw(), Invoke(), "late"),
        (Invoke(), Draw(), "early"),
        (Bid(9), Bid(4), "high"),
        (Bid(4), Bid(9), "low"),
        (Pass(), Bid(9), "passed"),
        (Bid(9), Pass(), "bid"),
        (Discard("fortress"), Discard("temple"), "tiles"),
    ],
)
def test_what_was_wrong_with_a_move(chosen, best, fault):
    assert fault_of(decision(chosen, best)) == fault


def test_faults_count_graded_errors_of_the_seat_only():
    some = (
        decision(Draw(), Invoke(), 0.10),
        decision(Draw(), Invoke(), 0.07),
        decision(Draw(), Invoke(), 0.10, error=0.06),  # too close to call
        decision(Draw(), Invoke(), 0.02),  # no inaccuracy
        decision(Bid(9), Bid(4), 0.30),
        decision(Draw(), Invoke(), 0.50, seat=1),
    )
    found = faults(Review(2, "full", ((0.5, 0.5),), some, ()), 0)
    assert [(each.fault, each.count, round(each.lost, 6)) for each in found] == [("high", 1, 0.3), ("late", 2, 0.17)]


def test_the_worst_choices_are_those_that_certainly_gave_away_most():
    losses = (0.03, 0.30, 0.005, 0.11, 0.02)
    some = [decision(Draw(), Invoke(), loss, error=0.001) for loss in losses]
    unsure = decision(Draw(), Invoke(), 0.4, error=0.3)
    found = worst(Review(2, "full", ((0.5, 0.5),), (*some, unsure, decision(Draw(), Invoke(), seat=1)), ()), 0)
    assert [round(each.loss, 3) for each in found] == [0.30, 0.11, 0.03]
    least = Review(2, "full", ((0.5, 0.5),), (some[2],), ())
    assert worst(least, 0) == ()
