"""Planted blunders are found, and what a review says about them is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.review.reviewer import review
from ra_desktop.engine import Draw, Game, GameState, Invoke

from .games import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action


def best_chance(at: GameState, seat: int) -> float:
    """The chance of *seat*, who alone still moves, if it plays best: all orders of the bag are counted."""
    if at.is_over:
        return float(at.view(seat).winner == seat)
    return max(chance_after(at, action, seat) for action in at.legal_actions())


def chance_after(at: GameState, action: Action, seat: int) -> float:
    if action != Draw() or not at.bag:
        after = at.copy()
        after.apply(action)
        return best_chance(after, seat)
    total = 0.0
    for code in set(at.bag):
        twin = at.copy()
        twin.bag.remove(code)
        twin.bag.append(code)
        twin.apply(action)
        total += at.bag.count(code) / len(at.bag) * best_chance(twin, seat)
    return total


def lone_endings() -> Iterator[tuple[Game, int, float, Action]]:
    """Games in which the last seat with suns is to move, and a worse move that loses a known chance."""
    for seed in range(300):
        deal = GameState.new("classic", 3, seed)
        names = deal.rules.tiles.names
        bag = [names[code] for code in reversed(deal.bag)][:50]
        game = Game("classic", 3, bag=bag, suns=[[3], [6], [9]])
        bots = [make_bot("novice", seed + seat) for seat in range(3)]
        while not game.state.is_over:
            at, seat = game.state, game.state.seat_to_act
            alone = at.epoch == 3 and sum(map(bool, at.up)) == 1 and at.phase == "turn" and len(at.bag) <= 3
            if alone and at.legal_actions() == [Draw(), Invoke()]:
                gain = chance_after(at, Invoke(), seat) - chance_after(at, Draw(), seat)
                if abs(gain) > 0.2:
                    yield game, len(game.plies), abs(gain), Draw() if gain > 0.0 else Invoke()
                break
            game.play(bots[seat].choose(at.view(seat)))


def test_a_blunder_of_known_size_is_found_with_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ra_desktop.ai.review.judge.ROLLOUTS", 48)
    game, ply, lost, worse = next(lone_endings())
    seat = game.state.seat_to_act
    game.play(worse)
    while not game.state.is_over:
        game.play(game.state.legal_actions()[-1])
    result = review(game)
    decision = next(item for item in result.decisions if item.ply == ply)
    assert decision.best.action != worse
    assert decision.loss == pytest.approx(lost, abs=0.03)
    assert decision.grade == "blunder"
    assert decision in result.costliest(seat)


def test_a_blunder_in_the_middle_of_a_game_is_the_costliest_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ra_desktop.ai.review.judge.ROLLOUTS", 200)
    game = played("boat", 2, 21, "skilled", most=60)
    samples = [item for item in review(game, depth="quick").decisions if item.ply >= 20]
    planted = max(samples, key=lambda item: item.rated[0].win - item.rated[-1].win)
    worst = planted.rated[-1].action
    twin = game.branch(planted.ply, seed=3)
    twin.play(worst)
    result = review(twin.branch(planted.ply + 1, seed=3))
    (costliest,) = result.costliest(planted.seat, most=1)
    assert (costliest.ply, costliest.chosen.action) == (planted.ply, worst)
    assert costliest.grade == "blunder"
    assert not [item for item in result.decisions_of(1 - planted.seat) if item.grade == "blunder"]


@pytest.mark.slow
def test_whoever_plays_as_well_as_can_be_has_no_errors() -> None:
    game = played("boat", 2, 21, "expert", most=24)
    result = review(game, seed=1)
    assert not result.costliest(0)
    assert not result.costliest(1)
    assert result.balance(0).errors + result.balance(1).errors > -0.03
