"""Games that are played together go as they do one by one, and what taste costs is counted."""

from __future__ import annotations

from typing import Any

import pytest

from ra_desktop.ai import lockstep, make_bot
from ra_desktop.ai.characters import style_of
from ra_desktop.ai.lockstep import Sitting, Thinker, play_together
from ra_desktop.ai.plans import Plan, plan_for
from ra_desktop.ai.portraits import Studio
from ra_desktop.ai.search import judge_many
from ra_desktop.engine import GameState


@pytest.mark.parametrize("character", [None, "caller"])
def test_games_go_as_they_do_alone(character: str | None) -> None:
    plan = plan_for("skilled", 2)
    thinkers = [Thinker(style=style_of(character), plan=plan), Thinker(plan=plan)]
    sittings = [Sitting(GameState.new("boat", 2, seed), thinkers) for seed in (6, 12)]
    play_together(sittings, 1)
    for sitting, seed in zip(sittings, (6, 12), strict=True):
        state = GameState.new("boat", 2, seed)
        bots = [make_bot("skilled", 1, character), make_bot("skilled", 1)]
        while not state.is_over:
            state.apply(bots[state.seat_to_act].choose(state.view(state.seat_to_act)))
        assert sitting.state == state
        assert sum(record.wins for record in sitting.records) == 1
        assert sitting.given_away[1] == 0.0
    assert any(sitting.given_away[0] for sitting in sittings) == (character is not None)


def test_equal_thinkers_choose_alike_in_equal_games() -> None:
    searching = Thinker(counts_fame=True, plan=Plan(8))
    sittings = [Sitting(GameState.new("boat", 2, 6), [searching, Thinker()]) for _ in range(2)]
    play_together(sittings, 1)
    assert sittings[0].state == sittings[1].state
    assert sittings[0].records == sittings[1].records


def test_everybody_looks_as_far_as_their_plan_says(monkeypatch: pytest.MonkeyPatch) -> None:
    depths: set[int] = set()

    def watched(*arguments: Any) -> Any:
        depths.add(arguments[2].depth)
        return judge_many(*arguments)

    monkeypatch.setattr(lockstep, "judge_many", watched)
    thinkers = [Thinker(plan=Plan(8, depth=3)), Thinker(plan=Plan(8, depth=2))]
    play_together([Sitting(GameState.new("boat", 2, 6), thinkers)], 1)
    assert depths == {2, 3}


@pytest.mark.parametrize("level", ["skilled", "expert", "master"])
def test_portraits_are_made_with_the_plan_of_the_level(level: str) -> None:
    plan = plan_for(level, 5, "priests")
    assert Studio("priests", 5, level, rollouts=plan.rollouts).plan == plan
