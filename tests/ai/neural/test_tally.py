"""What rollouts say: certainty stays certain, and ends are always tried."""

from __future__ import annotations

import numpy as np
import pytest

from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.tally import Tally, may_end, standard_errors
from ra_desktop.engine import GameState, parse_action
from tests.ai.set_positions import game


def results(*wins: float) -> np.ndarray:
    return np.array([[[win, 0.5] for win in wins]], np.float32)


EVEN = np.ones(4)


def test_the_first_guess_counts_as_so_many_rollouts() -> None:
    tally = Tally(np.array([[0.2, 0.0], [0.9, 0.1]], np.float32), 4.0)
    tally.add(np.array([0]), results(0.6, 0.6, 0.6, 0.6), EVEN)
    values, prior = tally.values()
    assert values[0] == pytest.approx((0.4, 0.25))
    assert values[1] == pytest.approx((0.9, 0.1))
    assert list(prior) == [4.0, 4.0]


def test_nothing_is_taken_away_from_a_certain_win() -> None:
    tally = Tally(np.array([[0.2, 0.0]], np.float32), 8.0)
    tally.add(np.array([0]), results(1.0, 1.0), np.array([1.7, 0.3]))
    values, prior = tally.values()
    assert values[0] == pytest.approx((1.0, 0.5))
    assert np.float32(values[0, 0]) == 1.0
    assert prior[0] == 0.0


def test_rollouts_count_by_their_weights() -> None:
    tally = Tally(np.array([[0.2, 0.0]], np.float32), 0.0)
    tally.add(np.array([0]), results(0.2, 0.8), np.array([1.5, 0.5]))
    assert tally.values()[0][0] == pytest.approx((0.35, 0.5))


def test_the_guess_counts_half_if_half_of_the_rollouts_ended() -> None:
    tally = Tally(np.array([[0.2, 0.0]], np.float32), 8.0)
    tally.add(np.array([0]), results(1.0, 0.0, 0.5, 0.5), EVEN)
    assert tally.values()[1][0] == 4.0


def test_what_may_end_the_epoch_is_found() -> None:
    def ending(state: GameState) -> set[str]:
        root = batch_of([state])
        result = options(trained(2), root)
        legal = [str(action) for action in state.legal_actions()]
        return {legal[number] for number in np.flatnonzero(may_end(root, result.after))}

    assert ending(game("", "", lot="gold", ras=5)) == {"draw"}
    assert ending(game("", "", lot="gold", ras=4)) == set()
    assert ending(game("", "", lot="gold", ras=4, suns=((4,), ()))) == {"draw", "invoke"}
    state = game("", "", lot="gold", ras=4, suns=((4,), ()), first="ra")
    state.apply(parse_action("draw"))
    assert ending(state) == {"bid 4", "pass"}


def test_the_error_of_a_distance_is_smaller_if_luck_cancels() -> None:
    luck = np.random.default_rng(1).normal(0.0, 0.2, 100).astype(np.float32)
    seen = np.stack((luck, luck - 0.1, luck[::-1]))
    errors = standard_errors(seen, np.ones(100), np.array([100, 100, 100]), 0, np.zeros(3, np.float32))
    assert errors[0] == pytest.approx(luck.std(ddof=1) / 10, rel=0.02)
    assert errors[1] == pytest.approx(0.0, abs=1e-6)
    assert errors[2] > errors[0]
