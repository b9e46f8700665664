"""A seat that alone has suns left is told its chance as it is: compared with every order of the bag."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ra_desktop.ai import Limit, make_bot
from ra_desktop.ai.hints import advise
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.ends import _ENDS_AT_FIRST, _FEWEST_ENDS, _MOST_ENDS, is_alone, play_to_the_end
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from ra_desktop.engine.tiles import RA
from tests.ai.set_positions import game

HANDS = ("pharaoh", "nile", "flood", "art", "religion", "writing", "temple", "obelisk", "sphinx", "gold")
BAG = ("pharaoh", "nile", "flood", "art", "astronomy", "temple", "sphinx", "gold", "unrest", "funeral", "drought")


def late(rng: random.Random) -> GameState:
    """A late position: seat 0 has the last sun, the bag a few tiles, and nobody is far ahead."""
    players = rng.choice((2, 3, 4))
    hands = [" ".join(rng.sample(HANDS, rng.randrange(2, 6))) for _ in range(players)]
    most, each = {2: (9, 4), 3: (13, 4), 4: (13, 3)}[players]
    suns = rng.sample(range(2, most + 1), most - 1)
    dealt = [tuple(suns[each * seat : each * (seat + 1)]) for seat in range(players)]
    ras = {2: 6, 3: 8, 4: 9}[players] - rng.choice((1, 1, 2))
    state = game(
        *hands,
        lot=" ".join(rng.sample(BAG, rng.randrange(0, 3))),
        ras=ras,
        epoch=3,
        suns=(dealt[0][:1], *((),) * (players - 1)),
        down=(dealt[0][1:], *dealt[1:]),
    )
    codes = state.rules.tiles.codes
    kinds = rng.sample(BAG, 3)
    state.bag = sorted([RA, RA, *(codes[name] for name in rng.choices(kinds, k=rng.randrange(3, 6)))])
    state.fame = [rng.randrange(20, 32) for _ in hands]
    return state


def chance(state: GameState, known: dict[object, float]) -> float:
    """The chance of seat 0 with the best play, by every move and every order of the bag."""
    if state.is_over:
        return float(state.winner == 0)
    state.bag.sort()
    key = state.key()
    if key not in known:
        known[key] = max(after_move(state, action, known) for action in state.legal_actions())
    return known[key]


def after_move(state: GameState, action, known) -> float:
    """The chance of seat 0 after *action*, with the mean over the next tile."""
    if action is not Draw() or not state.bag:
        twin = state.copy()
        twin.apply(action, events=False)
        return chance(twin, known)
    total = 0.0
    for code in set(state.bag):
        twin = state.copy()
        twin.bag.remove(code)
        twin.bag.append(code)
        twin.apply(action, events=False)
        total += state.bag.count(code) * chance(twin, known)
    return total / len(state.bag)


@pytest.mark.parametrize(("suns", "positions", "tolerance"), [(1, 60, 0.02), (2, 8, 0.03)])
def test_the_chance_is_that_of_every_order_of_the_bag(suns: int, positions: int, tolerance: float) -> None:
    rng, errors, open_ones = random.Random(4), [], 0
    while len(errors) < positions:
        state = late(rng)
        if suns == 2:
            lowest = state.down[0] & -state.down[0]
            state.down[0] ^= lowest
            state.up[0] |= lowest
            state._legal = None
        known: dict[object, float] = {}
        exact = {action: after_move(state, action, known) for action in state.legal_actions()}
        best = max(exact.values())
        if not 0.0 < best < 1.0 and len(errors) % 4:
            continue  # most positions are open
        hint = advise(state.view(0), limit=Limit(rollouts=256))
        errors.append(hint.best.win - best)
        open_ones += 0.05 < best < 0.95
        assert exact[hint.best.action] >= best - 0.03
        assert best < 1.0 or suns == 2 or hint.best.win == 1.0
    assert open_ones > 0.4 * positions
    assert np.sqrt(np.mean(np.square(errors))) < tolerance


def last_ra(lot: str = "gold", suns=((4,), ()), down=((2, 3, 5), (6, 7, 8, 9)), epoch: int = 3, fame=(30, 30)):
    """Seat 0 is to move, and the next Ra tile ends the game."""
    state = game("pharaoh", "pharaoh", lot=lot, ras=5, epoch=epoch, suns=suns, down=down)
    state.fame = list(fame)
    state.bag = state.bag[::2]
    return state


def test_a_certain_win_is_certain_and_told_so():
    hint = advise(last_ra(fame=(50, 30)).view(0), limit=Limit(rollouts=64))
    assert hint.best.win == 1.0
    assert hint.is_exact
    assert hint.is_won


def test_a_lot_that_wins_is_taken_before_the_next_ra_can_end_the_game():
    state = last_ra(lot="gold gold", fame=(45, 38))
    exact = {action: after_move(state, action, {}) for action in (Invoke(),)}
    assert exact[Invoke()] == 1.0
    hint = advise(state.view(0), limit=Limit(rollouts=64))
    assert hint.best == (Invoke(), 1.0, hint.best.margin, 0.0)
    assert hint.actions[1].win < 1.0
    for level in ("expert", "master"):
        assert make_bot(level, 1, clock=False).choose(state.view(0)) is Invoke()


@pytest.mark.parametrize("level", ["expert", "master"])
def test_who_has_won_spends_no_sun_on_nothing(level):
    state = last_ra(lot="", suns=((5, 4), ()), down=((2, 3), (6, 7, 8, 9)), fame=(60, 20))
    state.bag.append(RA)
    state.ra_count = 3
    state.apply(Draw())
    assert state.phase == "auction"
    assert make_bot(level, 1, clock=False).choose(state.view(0)) is Pass()


def test_a_lot_that_wins_is_taken_at_once_if_nothing_is_gained_by_waiting():
    state = last_ra(lot="gold gold", fame=(45, 38))
    state.bag = [RA, RA, RA]
    state.ra_count = 3
    state.apply(Draw())
    assert state.phase == "auction"
    assert advise(state.view(0), limit=Limit(rollouts=64)).best.action == Bid(4)


def test_only_the_last_suns_of_the_game_count_as_alone():
    def alone(**changes) -> bool:
        return is_alone(batch_of([last_ra(**changes)]))

    assert alone()
    assert alone(suns=((4, 5), ()), down=((2, 3), (6, 7, 8, 9)))
    assert not alone(suns=((4,), (6,)), down=((2, 3, 5), (7, 8, 9)))
    assert not alone(epoch=2)


def test_a_seat_with_many_choices_between_sides_gets_fewer_samples() -> None:
    """Three priests for a hand of six kinds: with as many samples as elsewhere, one move would take a minute."""
    hand = "farmer/granary warrior/fortress merchant/market scribe/library granary/farmer market/warrior"
    many = game(hand, "", lot="priest priest priest", ras=6, epoch=3, suns=((9, 6, 2), ()), ruleset="priests")
    many.fame = [20, 40]
    few = game("nile flood", "", lot="gold", ras=6, epoch=3, suns=((9, 6, 2), ()), ruleset="boat")
    few.fame = [20, 24]
    assert _FEWEST_ENDS <= _samples(many) < _ENDS_AT_FIRST < _samples(few)


def _samples(state: GameState) -> int:
    view = state.view(0)
    root = batch_of([view])
    found = options(trained(view.players, view.game), root)
    end = play_to_the_end(root, found.actions, found.after, _MOST_ENDS, 1, Clock())
    assert end is not None
    return end.samples
