"""Figures that stand next to each other add up."""

from __future__ import annotations

import random

import pytest

from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review.record import Balance, JudgedDecision, Review
from ra_desktop.engine import Draw, Invoke
from ra_desktop.ui.table.review.report import BalanceRow, worst

from .reviewed import told_review


def balance(start: float, luck: float, errors: float, gifts: float) -> Balance:
    return Balance(start, start + luck + errors + gifts, luck, errors, gifts)


def decision(chosen, best, loss: float = 0.2, error: float = 0.01, seat: int = 0) -> JudgedDecision:
    """A decision that gives away *loss* in chance of winning, and forty times as much fame."""
    top, other = (
        Evaluation(best, 0.5, 0.0, error, 3.0, error),
        Evaluation(chosen, 0.5 - loss, 0.0, error, 3.0 - 40 * loss, 40 * error),
    )
    return JudgedDecision(3, seat, "turn", 1, other, (top, other), (-loss, loss), (-40 * loss, 40 * loss))


def test_every_row_adds_up():
    chance = random.Random(18)
    for _ in range(5_000):
        made = balance(chance.gauss(0, 9), chance.uniform(-50, 50), chance.uniform(-50, 0), chance.uniform(-25, 50))
        row = BalanceRow.of(made)
        assert row.start + row.luck + row.errors + row.gifts == row.end
        assert (row.start, row.end) == (round(made.start), round(made.end))
        parts = zip((row.luck, row.errors, row.gifts), (made.luck, made.errors, made.gifts), strict=True)
        assert all(abs(shown - exact) < 2.5 for shown, exact in parts)


def test_the_part_that_changes_least_by_it_is_rounded_the_other_way():
    row = BalanceRow.of(balance(-2.0, 3.49, -3.02, 0.49))  # rounded singly, -2 + 3 - 3 + 0 is -2; the end is -1
    assert row == BalanceRow(-2, 4, -3, 0, -1)


@pytest.mark.parametrize(("parts", "said"), [
    ((3.49, -3.02, 0.49), ("Luck gave you 4 fame. The mistakes of others changed nothing for you. "
                           "Your own choices cost you 3 fame.")),
    ((-7.0, -3.0, -2.0), ("Bad luck cost you 7 fame. The mistakes of others cost you 2 fame. "
                          "Your own choices cost you 3 fame.")),
    ((0.0, 0.0, 5.0), ("Luck evened out. The mistakes of others gave you 5 fame. Your own choices cost you nothing.")),
])  # fmt: skip
def test_luck_choices_and_gifts_are_told_together_in_the_figures_of_the_table(qapp, monkeypatch, parts, said):
    monkeypatch.setattr(Review, "fame_balance", lambda *_: balance(-2.0, *parts))
    (decided,) = (said for said in told_review().story if "own choices" in said)
    assert decided.startswith(said)


def test_a_seat_without_mistakes_is_told_of_none():
    assert BalanceRow.of(balance(0.4, 0.49, 0.0, 0.01)).errors == 0


def test_own_mistakes_never_help():
    chance = random.Random(19)
    for _ in range(5_000):
        made = balance(chance.uniform(0, 9), chance.uniform(-2, 2), chance.uniform(-2, 0), chance.uniform(0, 2))
        assert BalanceRow.of(made).errors <= 0


def test_the_worst_choices_are_those_that_certainly_gave_away_most():
    losses = (0.03, 0.30, 0.005, 0.11, 0.02)
    samples = [decision(Draw(), Invoke(), loss, error=0.001) for loss in losses]
    unsure = decision(Draw(), Invoke(), 0.4, error=0.3)
    result = worst(Review(2, "full", ((0.5, 0.5),), (*samples, unsure, decision(Draw(), Invoke(), seat=1)), ()), 0)
    assert [round(item.loss, 3) for item in result] == [0.30, 0.11, 0.03]
    least = Review(2, "full", ((0.5, 0.5),), (samples[2],), ())
    assert worst(least, 0) == ()
