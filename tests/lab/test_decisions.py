"""Decisions valued by rollouts: the same from the same seed, wherever and in how many goes; what bots lose in them."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from lab import benchmark, decisions, rollouts
from lab.decisions import SHIPPED, Decision, go_on, make, read, write
from lab.rollouts import Played, value_actions
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.engine import GameState
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.engine import Action

ROOT = Path(__file__).parents[2]
FEW = 32
LEADS = ((500, -100, 700), (600, -200, 400))
SETTLED = Decision(0, "boat", 2, 5, "", "turn", 3, 1, ((60, 10, 58), (50, 10, 56)), LEADS, 200)


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "EACH", FEW // 2)


def last_draw() -> BatchState:
    """The last epoch with two players: seat 0, far ahead, may end the game by its last sun or go on drawing."""
    at = batch_of([GameState.new("boat", 2, 1)])
    at.epoch[:] = 3
    at.fame[:] = [30, 20]
    at.up[:] = [1 << 9, 0]
    at.actor[:] = 0
    return at


def test_what_ends_the_game_needs_no_luck() -> None:
    at = last_draw()
    at.phase[:] = 2  # its auction: nobody else has a sun
    at.ra_player[:] = 0
    at.cause[:] = 1
    played = value_actions(trained(2), at, 0.1, FEW, 1)
    place = at.legal()[1].tolist().index(25 + 9)
    assert played.won[:, place].tolist() == [FEW // 2, FEW // 2]
    assert played.rollouts == FEW
    after = at.take(np.array([0]))
    after.apply(np.array([25 + 9]))
    lead = int(after.fame[0, 0] - after.fame[0, 1])
    assert played.leads[:, place].tolist() == [lead * FEW // 2, lead * FEW // 2]


def best(state: GameState) -> Action:
    legal = state.legal_actions()
    offered = options(trained(state.players, state.game), batch_of([state]))
    return legal[action_numbers(state, legal).index(int(offered.actions[offered.best[0]]))]


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
def test_chances_and_leads_are_those_of_games_played_to_the_end(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the engine, one move after the other, from the same orders of the bag."""
    monkeypatch.setattr(rollouts, "EACH", 5)
    state = GameState.new(ruleset, 3, 4)
    while state.epoch < 3:
        state.apply(best(state), events=False)
    at = batch_of([state])
    played = value_actions(trained(3, state.game), at, 1.0, 10, 9)
    seat, actions = state.seat_to_act, action_numbers(state, state.legal_actions())
    won, leads = np.zeros((2, 2, len(actions)))
    for part in range(2):
        bags = deal_draws(at.bag[0], 5, int(at.bag[0].sum()) + 1, np.random.default_rng((9, part)))
        for order in bags.tolist():
            for place, action in enumerate(state.legal_actions()):
                game = state.copy()
                game.bag = [code for code in reversed(order) if code != EMPTY]
                game.apply(action, events=False)
                while not game.is_over:
                    game.apply(best(game), events=False)
                won[part, place] += int(batch_of([game]).winners()[0]) == seat
                leads[part, place] += (3 * game.fame[seat] - sum(game.fame)) / 2
    by_action = [actions.index(number) for number in at.legal()[1].tolist()]
    assert np.abs(played.won - won[:, by_action]).max() <= 2  # rollouts use a last sun better
    assert np.abs(played.leads - leads[:, by_action]).max() <= 15


def test_standard_errors_are_those_of_shares_and_never_none() -> None:
    played = Played(np.array([[50, 0], [50, 0]]), np.zeros((2, 2), np.int64), 200)
    assert played.errors() == pytest.approx([np.sqrt(0.25 / 200), np.sqrt(201 / 202**2 / 200)], rel=1e-6)


def test_more_rollouts_are_added_to_those_that_are_known() -> None:
    root, network = last_draw(), trained(2)
    root.fame[:] = [4, 30]
    sample = value_actions(network, root, 0.0, FEW, 4)
    more = value_actions(network, root, 0.0, 2 * FEW, 4, sample)
    assert (sample.rollouts, more.rollouts) == (FEW, 2 * FEW)
    at_once = value_actions(network, root, 0.0, 2 * FEW, 4)
    assert np.array_equal(more.won, at_once.won)
    assert not np.array_equal(more.won, 2 * sample.won)


def test_decisions_are_the_same_whenever_they_are_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def cheap(number: int, seed: int, error: float, most: int, known: Decision | None) -> Decision:
        asked.append(number)
        return replace(SETTLED, number=number, rollouts=most, won=((seed, 0), (0, 0)), leads=((seed, most), (0, -1)))

    monkeypatch.setattr(decisions, "make", cheap)
    path = tmp_path / "found.jsonl"
    go_on(path, 3, 1, 0.01, 100, 1)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 3, "rules')  # killed while it wrote
    go_on(path, 5, 1, 0.01, 100, 1)
    assert asked == [0, 1, 2, 3, 4]
    go_on(path, 5, 1, 0.01, 400, 1)
    assert asked[5:] == [0, 1, 2, 3, 4]
    result = read(path)
    assert [(item.number, item.rollouts) for item in result] == [(number, 400) for number in range(5)]
    packed = tmp_path / "packed.jsonl.gz"
    write(packed, result)
    assert read(packed) == result


def test_a_decision_is_of_the_set_up_and_kind_of_its_number() -> None:
    first = make(2, 1, 1.0, FEW)
    assert (first.ruleset, first.players, first.kind, first.rollouts) == ("boat", 3, "auction", FEW)
    assert first == make(2, 1, 1.0, FEW)
    state = first.state()
    assert len(state.legal_actions()) == len(first.won[0]) > 1
    assert any(state.auction_track)


def test_the_best_is_found_in_one_half_and_valued_in_the_other() -> None:
    assert SETTLED.loss(0) == pytest.approx(((50 - 50 + 58 - 60) / 2, (400 - 600 + 500 - 500) / 200))
    assert SETTLED.loss(1) == pytest.approx(((50 - 10 + 58 - 10) / 2, (400 + 200 + 500 + 100) / 200))
    assert SETTLED.loss(2) == pytest.approx(((50 - 56 + 58 - 58) / 2, (400 - 400 + 500 - 700) / 200))
    assert SETTLED.loss(0, 2) == pytest.approx(((50 - 50 + 58 - 58) / 2, (400 - 400 + 500 - 500) / 200))
    assert SETTLED.loss(1, 2) == SETTLED.loss(2)


def test_the_first_moves_by_one_ply_lose_what_the_best_of_them_loses() -> None:
    samples = [item for item in read(SHIPPED)[:64] if (item.ruleset, item.players) == ("boat", 4)]
    alone = benchmark.losses("first:1", samples)
    assert alone.tolist() == benchmark.losses(str(ROOT / "ra_desktop/ai/weights/ra-4p.npz"), samples).tolist()
    assert alone.max() > 0
    assert not benchmark.losses("first:99", samples).any()


def test_another_checkout_decides_as_the_same_network_does_here() -> None:
    samples = [item for item in read(SHIPPED)[:64] if item.ruleset == "boat"]
    weights = "ra_desktop/ai/weights/ra-4p.npz"
    spot = benchmark.losses(str(ROOT / weights), samples)[0]
    assert [place for place, loss in enumerate(spot) if not np.isnan(loss)] == [
        place for place, item in enumerate(samples) if item.players == 4
    ]
    with_four = [item for item in samples if item.players == 4]
    other_place = benchmark.losses(f"{ROOT}:{weights}", with_four)[0]
    assert other_place.tolist() == spot[~np.isnan(spot)].tolist()


def test_losses_are_told_by_what_they_were_lost_in() -> None:
    results = [replace(SETTLED, number=number, epoch=1 + number % 3) for number in range(6)]
    lines = list(benchmark.table(results, [np.array([2.0, 0.0, 0.0] * 2), np.array([2.0, 4.0, 0.0] * 2)]))
    assert [line.split() for line in lines[:2]] == [
        ["all", "6", "0.67", "±", "0.42", "2.00", "±", "0.73", "1.33", "±", "0.84"],
        ["kind", "turn", "6", "0.67", "±", "0.42", "2.00", "±", "0.73", "1.33", "±", "0.84"],
    ]
    assert lines[3].split()[:5] == ["epoch", "2", "2", "0.00", "±"]


def test_those_that_come_with_the_source_tell_strong_bots_from_weak_ones() -> None:
    sample = read(SHIPPED)[:400]
    novice, casual, skilled = (benchmark.losses(level, sample).mean(1) for level in ("novice", "casual", "skilled"))
    steps = np.array([0.2, 0.05])
    assert (skilled + steps < casual).all()
    assert (casual + steps < novice).all()
    assert (novice < [3, 1]).all()
    for decision in sample[::50]:
        assert {len(row) for row in (*decision.won, *decision.leads)} == {len(decision.state().legal_actions())}
        assert max(decision.won[0]) <= decision.rollouts // 2


def test_the_command_tells_each_bot_when_it_has_decided_and_then_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmark", "novice", "casual", "--most", "8"])
    assert benchmark.main() == 0
    text = capsys.readouterr()
    assert [line.partition(":")[0] for line in text.err.splitlines()] == ["novice", "casual"]
    means = re.findall(r"(\S+ ± \S+) points, (\S+ ± \S+) fame", text.err)
    everything = [line for line in text.out.splitlines() if line.startswith("all ")]
    printed = [re.findall(r"-?\d+\.\d+ ± \d+\.\d+", line)[:2] for line in everything]
    assert [list(column) for column in zip(*means, strict=True)] == printed


@pytest.mark.parametrize("unknown", ["nowhere:expert", "first:0", "first:few"])
def test_the_command_refuses_an_unknown_bot_before_any_decides(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], unknown: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["benchmark", "novice", unknown, "--most", "8"])
    with pytest.raises(SystemExit) as end:
        benchmark.main()
    assert end.value.code == 2
    text = capsys.readouterr().err
    assert f"{unknown}: neither a level nor a file or folder" in text
    assert "points" not in text
