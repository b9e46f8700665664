"""Batches play by the engine's rules: both play the same games, and every position is compared."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.batch.priests import KEEP, TURN_OVER, PriestsBatch
from ra_desktop.ai.neural.batch.ra import RaBatch
from ra_desktop.ai.neural.encoding import action_numbers, batch_of, unsupported
from ra_desktop.engine import GameState
from ra_desktop.engine.actions import Invoke, Pass
from ra_desktop.engine.tiles import EMPTY


def assert_same(state: GameState, row: tb.Ints) -> None:
    expected = batch_of([state]).rows[0]
    assert np.array_equal(expected[:-1], row[:-1]), (state, np.flatnonzero(expected != row))


def play_side_by_side(ruleset: str, players: int, seed: int, suns: list[list[int]] | None = None) -> int:
    rng = Random(seed)
    state = GameState.new(ruleset, players, seed, suns=suns)
    table = batch_of([state])
    plies = 0
    while not state.is_over:
        legal = state.legal_actions()
        rows, numbers = table.legal()
        assert not rows.any()
        assert list(numbers) == action_numbers(state, legal)
        # Spending gods, turning tiles and invoking are rare in a game at random: prefer what leads to them.
        choice = rng.randrange(len(legal))
        if rng.random() < 0.4:
            choice = 0 if state.phase == "turn" else len(legal) - 1
        tile = state.bag[-1] if state.bag else EMPTY
        state.apply(legal[choice], events=False)
        table.apply(numbers[[choice]])
        drawing = table.drawing()
        if len(drawing):
            table.resolve_draws(drawing, np.array([tile], np.int32))
        assert_same(state, table.rows[0])
        plies += 1
    assert table.winners()[0] == state.winner
    return plies


@pytest.mark.parametrize("ruleset", ["boat", "priests"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_batches_play_by_the_engines_rules(ruleset: str, players: int) -> None:
    for seed in range(12):
        assert play_side_by_side(ruleset, players, seed) > 50


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_many_rows_are_played_as_one_is(ruleset: str) -> None:
    rng = np.random.default_rng(5)
    states = [GameState.new(ruleset, 4, seed) for seed in range(40)]
    table = batch_of(states)
    while (table.phase != tb.OVER).any():
        rows, numbers = table.legal()
        first = np.searchsorted(rows, np.arange(len(table)))
        count = np.bincount(rows, minlength=len(table))
        pick = first + (rng.random(len(table)) * count).astype(int)
        actions = np.full(len(table), tb.NONE)
        live = count > 0
        actions[live] = numbers[pick[live]]
        for number, state in enumerate(states):
            if not state.is_over:
                legal = state.legal_actions()
                assert action_numbers(state, legal) == list(numbers[rows == number])
        table.apply(actions)
        drawing = table.drawing()
        tiles = np.array([states[number].bag[-1] for number in drawing], np.int32)
        table.resolve_draws(drawing, tiles)
        for number in np.flatnonzero(live):
            state = states[number]
            legal = state.legal_actions()
            chosen = action_numbers(state, legal).index(actions[number])
            state.apply(legal[chosen], events=False)
            assert_same(state, table.rows[number])


def test_suns_with_other_numbers_keep_their_order() -> None:
    suns = [[2, 40, 300], [7, 8, 999], [3, 41, 500]]
    state = GameState.new("boat", 3, 1, suns=suns)
    table = batch_of([state])
    assert list(table.up[0]) == [1 << 2 | 1 << 6 | 1 << 8, 1 << 4 | 1 << 5 | 1 << 10, 1 << 3 | 1 << 7 | 1 << 9]
    contiguous = [[2, 9, 5], [7, 8, 4], [3, 10, 6]]
    assert play_side_by_side("boat", 3, 4, contiguous) > 50


def test_every_game_has_batches_of_its_own() -> None:
    kinds = [type(batch_of([GameState.new(ruleset, 3, 1)])) for ruleset in ("classic", "boat", "priests")]
    assert [issubclass(kind, RaBatch) for kind in kinds] == [True, True, False]
    assert [issubclass(kind, PriestsBatch) for kind in kinds] == [False, False, True]


def test_priests_are_used_one_by_one() -> None:
    """A lot of three priests and a farmer: three decisions, and then the next turn."""
    state = GameState.new("priests", 3, 1)
    codes = state.rules.tiles.codes
    state.track[:4] = [codes["priest"]] * 3 + [codes["farmer/granary"]]
    state.apply(Invoke())
    while state.phase == "auction":
        legal = state.legal_actions()
        state.apply(legal[-1] if legal[-1] == Pass() else legal[0])
    table = batch_of([state])
    assert isinstance(table, PriestsBatch)
    turned = [TURN_OVER + codes["farmer/granary"], TURN_OVER + codes["granary/farmer"], KEEP]
    for waiting, number in zip((2, 1, 0), turned, strict=True):
        assert (table.phase[0], table.queue[0]) == (tb.FLIP, waiting)
        assert list(table.legal()[1]) == [number if number != KEEP else turned[0], KEEP]
        table.apply(np.array([number]))
    assert table.phase[0] == tb.TURN
    assert table.held[0, state.seat_to_act, codes["farmer/granary"]] == 1


def test_what_batches_cannot_hold_is_said() -> None:
    assert unsupported(GameState.new("boat", 2, 1)) == ""
    many = [list(range(2, 20)), list(range(20, 38))]
    assert "suns" in unsupported(GameState.new("boat", 2, 1, suns=many))
