"""The ruler: a grade needs its step, in fame or in chance, and two standard errors."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ra_desktop.ai.ruler import COACHED, LEAST_LOSS, SOLVED_WITHIN, Cost, Loss

SMALL = Cost(0.2, 0.005)
COUNTED = Cost(0.0, 0.0)


@pytest.mark.parametrize(
    ("fame", "chance", "noise", "grade"),
    [
        (2.5, 0.0, SMALL, "inaccuracy"),
        (4.0, 0.0, SMALL, "mistake"),
        (7.0, 0.0, SMALL, "blunder"),
        (4.0, 0.16, SMALL, "blunder"),  # whichever says more
        (2.0, 0.0, COUNTED, "inaccuracy"),
        (1.9, 0.049, COUNTED, "good"),
        (2.0, 0.0, SMALL, "close"),  # the networks may be wrong by as much
        (8.0, 0.0, Cost(4.1, 0.1), "close"),
        (8.0, 0.0, Cost(2.0, 0.1), "blunder"),
        (5.0, -0.06, SMALL, "good"),  # fame for a better chance of winning
        (0.0, 0.0, COUNTED, "good"),
    ],
)
def test_a_grade_needs_a_step_in_either_figure_and_two_standard_errors(fame, chance, noise, grade) -> None:
    assert Loss(fame, chance, noise).grade == grade


def test_a_sure_winner_gives_nothing_away_with_a_smaller_lead() -> None:
    assert Loss(9.0, 0.0, COUNTED, is_won=True).grade == "good"
    assert Loss(9.0, 0.0, COUNTED).grade == "blunder"


def test_the_steps_rise_and_the_coach_speaks_of_grades() -> None:
    steps = list(LEAST_LOSS.values())
    assert all(one.fame < more.fame and one.chance < more.chance for one, more in pairwise(steps))
    assert sorted(COACHED.values()) == sorted(LEAST_LOSS)
    assert SOLVED_WITHIN.fame < steps[0].fame
    assert SOLVED_WITHIN.chance < steps[0].chance
