"""The search: repeatable, blind to the order of the bag, obedient, and better than looking one ply ahead."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lab.networks import fresh
from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.batch.ra import TILES
from ra_desktop.ai.neural.clock import Clock, Interrupted
from ra_desktop.ai.neural.draws import deal_draws, deal_strata
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained, utility
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.rollout import Request, roll_out
from ra_desktop.ai.neural.search import SearchResult, search, search_many
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.engine import GameState
from ra_desktop.engine.tiles import EMPTY


def position(players: int = 4, seed: int = 1, plies: int = 30) -> GameState:
    rng = Random(seed)
    state = GameState.new("boat", players, seed)
    while plies > 0 or len(state.legal_actions()) < 2:
        state.apply(rng.choice(state.legal_actions()), events=False)
        plies -= 1
    return state


def judged(state: GameState, rollouts: int = 60, seed: int = 1, **settings: float) -> SearchResult:
    network = trained(state.players)
    return search(network, batch_of([state]), SearchSettings(**settings), rollouts, seed, Clock())  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_same_view_and_seed_give_the_same(players: int) -> None:
    state = position(players)
    first, second = judged(state), judged(state)
    assert np.array_equal(first.values, second.values)
    assert np.array_equal(first.order, second.order)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_order_of_the_bag_makes_no_difference(players: int) -> None:
    state = position(players)
    before = judged(state)
    Random(9).shuffle(state.bag)
    assert np.array_equal(before.values, judged(state).values)


def test_all_legal_actions_are_judged_and_no_more_rollouts_are_made_than_allowed() -> None:
    state = position()
    result = judged(state, 50)
    assert len(result.actions) == len(state.legal_actions())
    assert sorted(result.order) == list(range(len(result.actions)))
    assert 0 < result.rollouts <= 50


def test_without_rollouts_one_ply_decides() -> None:
    result = judged(position(), 0)
    assert result.rollouts == 0


def last_bid() -> GameState:
    """The last bid of the game: taking the gold wins, without it the other player stays ahead."""
    state = GameState.new("boat", 2, 1)
    names = state.rules.tiles.codes
    state.epoch = 3
    sun = 4
    state.centre_sun = 9
    state.up, state.down = [0, 1 << sun], [1 << 6 | 1 << 5 | 1 << 2 | 1 << 1, 1 << 8 | 1 << 7 | 1 << 3]
    state.fame = [21, 10]
    for held in state.held:
        held[names["art"]] = 1
    state.track[:] = [names["gold"]] * 3 + [names["nile"]] * 5
    state.ra_count = 5
    state.bag = [names["ra"]] * 5
    state.seat_to_act, state.ra_player, state.cause, state.phase = 1, 1, "full", "auction"
    return state


def test_a_sure_win_is_seen() -> None:
    result = judged(last_bid(), 200, margin=2, prior=0)
    best, other = result.order
    assert (result.actions[best], result.actions[other]) == (tb.BID + 4, tb.PASS)
    assert result.values[best, 0] > 0.9 > 0.1 > result.values[other, 0]


def test_what_is_clear_is_not_searched_on() -> None:
    """The last bid of the game again: it takes one look at the outcomes, and no more."""
    state = last_bid()
    result = judged(state, 4000, margin=2, prior=0)
    assert result.actions[result.order[0]] != tb.PASS
    assert result.rollouts < 1000


@pytest.mark.parametrize("whose", ["the mover", "another seat"])
def test_everybody_slips_in_rollouts(whose: str) -> None:
    """The first decision of a rollout differs with much noise, whether it is the mover's own or another's."""
    at = batch_of([position(3, plies=40)])
    seat = int(at.actor[0]) if whose == "the mover" else (int(at.actor[0]) + 1) % 3
    draws = deal_draws(at.bag[0], 60, 2, np.random.default_rng(1))
    draws[:] = draws[0]
    quiet, noisy = (
        roll_out(trained(3), [Request(at, seat, draws, 1)], Clock(), noise)[0][0, :, 0] for noise in (0.0, 10.0)
    )
    # Equal positions may differ in the last digit: BLAS sums the last rows of a batch in another order.
    assert np.ptp(quiet) < 1e-6
    assert np.ptp(noisy) > 1e-3


def test_the_clock_ends_the_search_early() -> None:
    result = search(trained(4), batch_of([position()]), SearchSettings(), 10**6, 1, Clock(seconds=0.2))
    assert 0 < result.rollouts < 10**6


def test_a_search_nobody_waits_for_stops() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1

    with pytest.raises(Interrupted):
        search(trained(4), batch_of([position()]), SearchSettings(), 10**6, 1, Clock(stopped=stopped))
    assert asked == 2


def test_draws_follow_the_contents_of_the_bag() -> None:
    bag = np.zeros(TILES, np.int32)
    bag[[0, 3, 4]] = [2, 5, 1]
    rng = np.random.default_rng(1)
    draws = deal_draws(bag, 80, 10, rng)
    assert draws.shape == (80, 10)
    for order in draws:
        assert np.array_equal(np.bincount(order[:8], minlength=TILES), bag)
        assert (order[8:] == EMPTY).all()
    first = np.bincount(draws[:, 0], minlength=TILES)
    assert list(first[[0, 3, 4]]) == [20, 50, 10]
    short = deal_draws(bag, 50, 3, rng)
    assert (np.apply_along_axis(np.bincount, 1, short, minlength=TILES) <= bag).all()


def test_weighted_draws_have_each_tile_first_exactly_as_often_as_the_bag_says() -> None:
    bag = np.zeros(TILES, np.int32)
    bag[[0, 3, 4, 9]] = [20, 50, 1, 2]
    for count in (4, 7, 42, 200):
        draws, weights = deal_strata(bag, count, 5, np.random.default_rng(count))
        assert draws.shape == (count, 5)
        assert weights.sum() == pytest.approx(count, abs=1e-9)
        shares = np.bincount(draws[:, 0], weights, minlength=TILES) / count
        assert shares == pytest.approx(bag / bag.sum(), abs=1e-12)
        assert (np.apply_along_axis(np.bincount, 1, draws, minlength=TILES) <= bag).all()
    few, weights = deal_strata(bag, 3, 5, np.random.default_rng(1))
    assert few.shape == (3, 5)
    assert list(weights) == [1, 1, 1]
    nothing, _ = deal_strata(np.zeros_like(bag), 3, 5, np.random.default_rng(1))
    assert (nothing == EMPTY).all()


def test_a_draw_is_worth_the_exact_mean_over_the_next_tile() -> None:
    """With one decision after the draw and nothing else by chance, the search must find what counting finds."""
    state = position(3, seed=4, plies=12)
    while state.phase != "turn":
        state.apply(state.legal_actions()[-1], events=False)
    network, root = trained(3), batch_of([state])
    result = judged(state, 3 * 90, depth=1, noise=0.0, prior=0.0, candidates=20, margin=9.0, rounds=1)
    kinds = np.flatnonzero(root.bag[0])
    after = root.take(np.zeros(len(kinds), np.intp))
    after.apply(np.full(len(kinds), tb.DRAW))
    after.resolve_draws(np.arange(len(kinds)), kinds.astype(np.int32))
    next_ones = options(network, after)
    ends = next_ones.after.take(next_ones.best)
    values = network.values(ends, np.full(len(kinds), int(root.actor[0])))
    expected = (values[:, 0] * root.bag[0, kinds]).sum() / root.bag[0].sum()
    [draw] = np.flatnonzero(result.actions == tb.DRAW)
    assert float(result.values[draw, 0]) == pytest.approx(float(expected), abs=1e-5)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chances_of_all_seats_are_one_together(players: int) -> None:
    state = position(players)
    result = judged(state, 120, all_seats=True)
    assert result.chances is not None
    assert result.chances.shape == (len(result.actions), players)
    assert result.chances.sum(1) == pytest.approx(1.0, abs=1e-9)
    assert result.values[:, 0] == pytest.approx(result.chances[:, state.seat_to_act], abs=1e-6)
    assert judged(state, 120).chances is None


def test_rollouts_of_equal_positions_see_the_same_bags() -> None:
    at = batch_of([position()] * 2)
    draws = deal_draws(at.bag[0], 20, 7, np.random.default_rng(3))
    values = roll_out(fresh(4, (8,), 1), [Request(at, 0, draws, 6)], Clock())[0]
    assert np.allclose(values[0], values[1], rtol=0, atol=1e-6)
    assert len({tuple(value) for value in values[0].tolist()}) > 1


def test_many_positions_are_judged_as_each_is() -> None:
    states = [position(3, seed) for seed in range(5)]
    network = trained(3)
    together = search_many(network, batch_of(states), SearchSettings(), 40, 1)
    for state, result in zip(states, together, strict=True):
        alone = search(network, batch_of([state]), SearchSettings(), 40, 1, Clock())
        assert np.allclose(result.values, alone.values, atol=1e-4)


def test_who_is_unsure_chooses_among_moves_of_nearly_equal_worth_and_always_alike_in_the_same_position() -> None:
    states = [position(seed=seed) for seed in range(40)]
    at = batch_of(states)
    sure = search_many(trained(4), at, SearchSettings(), 0, 1)
    own_noise = search_many(trained(4), at, SearchSettings(own_noise=0.05), 0, 1)
    again = search_many(trained(4), at, SearchSettings(own_noise=0.05), 0, 1)
    assert [judged.order.tolist() for judged in own_noise] == [judged.order.tolist() for judged in again]
    lost = [
        float(utility(one.values)[one.order[0]] - utility(other.values)[other.order[0]])
        for one, other in zip(sure, own_noise, strict=True)
    ]
    assert 0 < sum(loss > 0 for loss in lost) < len(lost)
    assert max(lost) < 0.4


def test_rollouts_outweigh_noise_as_they_outweigh_the_first_impression() -> None:
    at = batch_of([position(seed=seed) for seed in range(12)])

    def best(*, prior: float, own_noise: float, rollouts: int = 48) -> list[int]:
        settings = SearchSettings(candidates=20, margin=10.0, depth=2, prior=prior, own_noise=own_noise)
        return [int(judged.order[0]) for judged in search_many(trained(4), at, settings, rollouts, 1)]

    first_look = best(prior=8.0, own_noise=0.05, rollouts=0)
    assert first_look != best(prior=8.0, own_noise=0.0, rollouts=0)
    assert best(prior=1e6, own_noise=0.05) == first_look
    assert best(prior=1e-6, own_noise=0.05) == best(prior=1e-6, own_noise=0.0) != first_look
