"""The engine has not become much slower. The figure itself: ``python packaging/bench games_per_unit``."""

from __future__ import annotations

import pytest

from bench.games_per_unit import WANTED, play, round_of
from ra_desktop.engine import GameState

GUARD = 0.6
"""Below what is wanted, so that a busy machine does not fail it: the best of several rounds counts."""

ROUNDS = 8


@pytest.mark.benchmark
def test_the_engine_plays_fast_enough() -> None:
    assert GUARD < WANTED
    best = 0.0
    for number in range(ROUNDS):
        best = max(best, round_of(4, number, games=30))
        if best >= GUARD:
            return
    pytest.fail(f"at best {best:.2f} games per unit, wanted {WANTED}")


def test_what_is_measured_are_full_games(monkeypatch: pytest.MonkeyPatch) -> None:
    states = []
    new = GameState.new

    def remember(*args: object) -> GameState:
        states.append(new(*args))  # type: ignore[arg-type]
        return states[-1]

    monkeypatch.setattr(GameState, "new", remember)
    play(4, seed=1)
    assert [(state.is_over, state.players, state.bag_count < 180) for state in states] == [(True, 4, True)]
