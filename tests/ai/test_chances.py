"""The chance of every seat: together one, and what a hint says."""

from __future__ import annotations

from random import Random

import pytest

from ra_desktop.ai.evaluation import chances
from ra_desktop.ai.hints import advise
from ra_desktop.ai.protocol import Limit
from ra_desktop.engine import GameState
from tests.ai.set_positions import game

A_FEW = Limit(rollouts=48)


def positions(ruleset: str, players: int, seed: int = 1) -> list[GameState]:
    """Some positions of one game, of every kind."""
    rng, state, result = Random(seed), GameState.new(ruleset, players, seed), []
    while not state.is_over:
        if rng.random() < 0.06:
            result.append(state.copy())
        state.apply(rng.choice(state.legal_actions()), events=False)
    return [*result, state]


@pytest.mark.parametrize(("ruleset", "players"), [(name, n) for name in ("boat", "priests") for n in (2, 3, 4, 5)])
def test_the_chances_of_all_seats_add_up_to_one(ruleset: str, players: int) -> None:
    *before, end = positions(ruleset, players)
    for state in (*before[::3], end):
        result = chances(state.view(0), limit=A_FEW)
        assert len(result) == players
        assert abs(sum(result) - 1.0) < 1e-9
        assert min(result) >= 0.0


def test_the_seat_that_acts_has_the_chance_that_its_hint_gives() -> None:
    compared = 0
    for state in positions("boat", 3, 5):
        if len(state.legal_actions()) > 1:
            view = state.view(state.seat_to_act)
            best = advise(view, limit=A_FEW).best
            assert chances(view, limit=A_FEW)[state.seat_to_act] == pytest.approx(best.win, abs=1e-6)
            compared += 1
    assert compared > 5


def test_once_the_game_is_over_the_winner_has_all() -> None:
    state = positions("boat", 4)[-1]
    assert state.is_over
    assert chances(state.view(0)) == tuple(float(seat == state.winner) for seat in range(4))


def test_a_certain_win_leaves_nothing_to_the_others() -> None:
    """The last player with a sun leads by far and can end the game."""
    state = game("", "", lot="gold", ras=5, epoch=3, suns=((9,), ()))
    state.fame = [60, 5]
    assert chances(state.view(0), limit=A_FEW) == (1.0, 0.0)


def test_a_game_of_no_network_has_chances_by_fame() -> None:
    state = GameState.new("boat", 2, 1, suns=(tuple(range(2, 12)), tuple(range(12, 22))))
    state.fame = [40, 10]
    result = chances(state.view(0))
    assert sum(result) == pytest.approx(1.0, abs=1e-9)
    assert result[0] > result[1]
