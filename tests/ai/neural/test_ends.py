"""A seat that alone has suns left is told its chance as it is: compared with every order of the bag."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ra_desktop.ai import Limit, make_bot
from ra_desktop.ai.characters import style_of
from ra_desktop.ai.hints import advise
from ra_desktop.ai.neural.batch.state import DRAW
from ra_desktop.ai.neural.bot import NeuralBot, styled_choice
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.ends import (
    _ENDS_AT_FIRST,
    _FEWEST_ENDS,
    _FEWEST_IN_TIME,
    _MOST_ENDS,
    MOST_DRAWS,
    end_values,
    is_alone,
    is_nearly_over,
    is_won,
    last_sun_outcomes,
    play_to_the_end,
    with_last_sun,
)
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.rollout import Request, roll_out
from ra_desktop.ai.neural.search import search, search_steps
from ra_desktop.ai.neural.settings import SearchSettings
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import Action, Bid, Draw, GameState, Invoke, Pass
from ra_desktop.engine.tiles import RA
from tests.ai.set_positions import game
from tests.sampling import by_day

from .every_order import Worth, chance

HANDS = ("pharaoh", "nile", "flood", "art", "religion", "writing", "temple", "obelisk", "sphinx", "gold")
BAG = ("pharaoh", "nile", "flood", "art", "astronomy", "temple", "sphinx", "gold", "unrest", "funeral", "drought")


def late(rng: random.Random, *, rival: bool = False) -> GameState:
    """A late position: seat 0 has the last sun, the bag a few tiles, and nobody is far ahead.

    With a *rival* there are two players, each with one sun left.
    """
    players = 2 if rival else rng.choice((2, 3, 4))
    hands = [" ".join(rng.sample(HANDS, rng.randrange(2, 6))) for _ in range(players)]
    most, item = {2: (9, 4), 3: (13, 4), 4: (13, 3)}[players]
    suns = rng.sample(range(2, most + 1), most - 1)
    dealt = [tuple(suns[item * seat : item * (seat + 1)]) for seat in range(players)]
    ras = {2: 6, 3: 8, 4: 9}[players] - rng.choice((1, 1, 2))
    left = [1, int(rival), *[0] * (players - 2)]
    state = game(
        *hands,
        lot=" ".join(rng.sample(BAG, rng.randrange(0, 3))),
        ras=ras,
        epoch=3,
        suns=tuple(own[:number] for own, number in zip(dealt, left, strict=True)),
        down=tuple(own[number:] for own, number in zip(dealt, left, strict=True)),
    )
    codes = state.rules.tiles.codes
    kinds = rng.sample(BAG, 3)
    state.bag = sorted([RA, RA, *(codes[name] for name in rng.choices(kinds, k=rng.randrange(3, 6)))])
    state.fame = [rng.randrange(20, 32) for _ in hands]
    return state


@pytest.mark.parametrize(("suns", "positions", "tolerance"), [(1, by_day(24, 2), 0.02), (2, by_day(8, 2), 0.03)])
def test_the_chance_is_that_of_every_order_of_the_bag(suns: int, positions: int, tolerance: float) -> None:
    rng, errors, open_ones = random.Random(4), [], 0
    while len(errors) < positions:
        state = late(rng)
        if suns == 2:
            lowest = state.down[0] & -state.down[0]
            state.down[0] ^= lowest
            state.up[0] |= lowest
            state._legal = None
        known: dict[object, Worth] = {}
        exact = {action: chance(state, action, known) for action in state.legal_actions()}
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


def test_two_seats_with_their_last_suns_lose_nothing_by_what_is_advised() -> None:
    """Nothing beside the best play by every order of the bag, as it is counted out."""
    rng, lost, errors = random.Random(4), [], []
    while len(lost) < by_day(8):
        state = late(rng, rival=True)
        known: dict[object, Worth] = {}
        exact = {action: chance(state, action, known) for action in state.legal_actions()}
        best = max(exact.values())
        if not 0.0 < best < 1.0:
            continue
        hint = advise(state.view(0), limit=Limit(rollouts=400))
        lost.append(best - exact[hint.best.action])
        errors.append(hint.best.win - best)
    assert np.mean(lost) < 1e-6
    assert np.sqrt(np.mean(np.square(errors))) < 1e-6


def test_nearly_over_is_the_last_epoch_with_at_most_two_seats_and_three_suns() -> None:
    def nearly_over(*suns: tuple[int, ...], epoch: int = 3) -> bool:
        down = [tuple(sun for sun in range(2, 14) if sun % len(suns) == seat) for seat in range(len(suns))]
        rest = [tuple(sun for sun in own if sun not in sum(suns, ())) for own in down]
        return is_nearly_over(batch_of([game(*[""] * len(suns), ras=5, epoch=epoch, suns=suns, down=tuple(rest))]))

    assert nearly_over((2,), (3, 5))
    assert nearly_over((), (4,), (2, 5))
    assert not nearly_over((2, 4), (3, 5))
    assert not nearly_over((2,), (3,), (4,))
    assert not nearly_over((2,), (3, 5), epoch=2)


def test_with_the_last_sun_is_the_seat_to_move_alone_with_one_sun() -> None:
    positions = [
        last_ra(),
        last_ra(suns=((4, 5), ()), down=((2, 3), (6, 7, 8, 9))),
        last_ra(suns=((4,), (6,)), down=((2, 3, 5), (7, 8, 9))),
        last_ra(epoch=2),
    ]
    assert with_last_sun(batch_of(positions)).tolist() == [True, False, False, False]


def test_the_last_sun_is_used_as_well_in_a_rollout_as_by_who_has_it() -> None:
    """For every order of the bag the seat wins, or the one that is ahead of it does, as often as its chance says."""
    rng, seen = random.Random(7), 0
    while seen < 12:
        root = batch_of([late(rng)])
        draws = deal_draws(root.bag[0], 64, MOST_DRAWS, np.random.default_rng(seen))
        text = end_values(root, 0, draws, Clock())
        if not 0.0 < text.values[0, 0] < 1.0:
            continue
        seen += 1
        result = last_sun_outcomes(root.take(np.zeros(64, np.intp)), np.arange(64), draws, Clock())
        assert result.shape == (64, root.players, 2)
        assert (result[:, 0, 0] == text.wins[0]).all()
        assert result[:, 0, 1].mean() == pytest.approx(text.values[0, 1], abs=1e-5)
        assert (result[..., 0].sum(1) <= 1.0).all()
        lost = result[:, 0, 0] == 0.0
        assert (result[lost, :, 0].sum(1) == 1.0).all()
        assert (result[~lost, 1:, 1] == -result[~lost, :1, 1]).all()


def two_left(*more: int, epoch: int = 3, ras: int = 2) -> GameState:
    """Two seats with three suns together, or with `more`; the end of the epoch is not near yet."""
    own = (4, *more)
    down = tuple(sun for sun in (2, 3, 5, 6) if sun not in own)
    return game("pharaoh", "nile", lot="gold", ras=ras, epoch=epoch, suns=(own, (8, 9)), down=(down[:3], (7,)))


def test_moves_far_behind_by_one_ply_are_tried_out_only_when_the_game_is_nearly_over() -> None:
    def rollouts(state: GameState) -> int:
        nothing_near = SearchSettings(margin=0.0)
        return search(trained(2), batch_of([state]), nothing_near, 60, 1, Clock()).rollouts

    assert rollouts(two_left()) > 0
    assert rollouts(two_left(5)) == 0
    assert rollouts(two_left(epoch=2)) == 0


def test_rollouts_go_to_the_end_when_the_game_is_nearly_over() -> None:
    def asked_for(state: GameState) -> Request:
        root = batch_of([state])
        return next(search_steps(trained(2), root, SearchSettings(depth=5, margin=1.0), 60, 1, Clock()))

    late, later, early = two_left(5), two_left(), two_left(epoch=2)
    assert asked_for(later).depth > 200  # an epoch has no more decisions
    assert asked_for(late).depth == asked_for(early).depth == 5
    assert asked_for(early).draws.shape[1] == 5 + 1
    for state in (late, later):  # a seat that is left alone may draw all there is
        assert asked_for(state).draws.shape[1] == len(state.bag) + 1


def test_a_chance_that_is_shown_near_the_end_rests_on_four_times_as_many_rollouts_even_if_one_move_is_left() -> None:
    """Each is only won or lost there, so fewer would be off by several points."""

    def rollouts(state: GameState, *, shown: bool) -> int:
        dropped = SearchSettings(rounds=1, margin=2.0, all_seats=shown, elimination_threshold=0.0)
        return search(trained(2), batch_of([state]), dropped, 200, 1, Clock()).rollouts

    assert rollouts(two_left(), shown=False) < 200
    assert 4 * 200 - 6 <= rollouts(two_left(), shown=True) <= 4 * 200
    assert rollouts(two_left(5), shown=True) <= 200


WINS_ONE_GAME_IN_SIXTEEN = (
    "ra1 boat 2; epoch 3; ra 1; turn 1; track fortress drought; centre 8; "
    "seat 0: fame 26, suns 6, down 9 7 1, tiles 3 pharaoh 6 nile 1 flood 1 astronomy 1 fortress 1 obelisk 2 sphinx "
    "1 statue 2 step-pyramid; seat 1: fame 22, suns 4, down 5 3 2, tiles 1 gold 4 pharaoh 4 nile 1 agriculture "
    "2 obelisk 1 palace 3 pyramid 1 sphinx; discards 12 ra 5 god 1 gold 3 pharaoh 5 flood 1 art 1 agriculture "
    "4 religion 2 astronomy 3 writing 1 obelisk 1 funeral 1 drought 2 unrest"
)
"""If the seat draws; if it invokes Ra now, it never wins, but ends with more fame."""


@pytest.mark.parametrize("seed", [1, 2])
def test_a_move_that_wins_now_and_then_is_not_dropped_because_it_has_not_won_yet(seed: int) -> None:
    """With seed 1, none of the first 32 rollouts is won."""
    root = batch_of([GameState.from_text(WINS_ONE_GAME_IN_SIXTEEN, 1)])
    result = search(trained(2), root, settings_for("shown", 2, "ra"), 800, seed, Clock())
    assert result.actions[result.order[0]] == DRAW
    assert 0.03 < result.values[result.order[0], 0] < 0.1


@pytest.mark.parametrize(("rollouts", "hurried"), [(40, False), (200, True)])
def test_a_search_without_time_for_the_further_rollouts_was_not_hurried(rollouts: int, hurried: bool) -> None:
    """64 were made when time ran out: more than 40."""

    class OneBatch(Clock):
        def remaining(self, part: float = 1.0) -> float:
            self.asked = getattr(self, "asked", 0) + 1
            return 1e9 if self.asked == 1 else 0.0

    shown = SearchSettings(rounds=1, margin=2.0, all_seats=True, elimination_threshold=1e9)
    assert search(trained(2), batch_of([two_left()]), shown, rollouts, 1, OneBatch()).hurried == hurried


@pytest.mark.parametrize("all_seats", [False, True])
def test_a_rollout_that_comes_to_the_last_sun_says_who_wins_by_its_best_use(all_seats: bool) -> None:
    root = batch_of([late(random.Random(4))])
    draws = deal_draws(root.bag[0], 64, MOST_DRAWS, np.random.default_rng(1))
    best = last_sun_outcomes(root.take(np.zeros(64, np.intp)), np.arange(64), draws, Clock())
    assert 0.0 < best[:, 1, 0].mean() < 1.0
    request = Request(root, 1, draws, 8)
    text = roll_out(trained(root.players), [request], Clock(), 0.03, all_seats=all_seats)[0][0]
    assert text[:, :2].tolist() == best[:, 1].tolist()


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
    exact = {action: chance(state, action, {}) for action in (Invoke(),)}
    assert exact[Invoke()] == 1.0
    hint = advise(state.view(0), limit=Limit(rollouts=64))
    assert (hint.best.action, hint.best.win, hint.best.error, hint.best.lead_error) == (Invoke(), 1.0, 0.0, 0.0)
    assert hint.best.lead == pytest.approx(hint.best.margin), "two seats"
    assert hint.actions[1].win < 1.0
    assert make_bot("expert", 1, clock=False).choose(state.view(0)) is Invoke()


def test_a_win_that_is_certain_is_not_given_up_by_one_ply() -> None:
    won = better = 0
    for seed in range(60, 120):
        state = late(random.Random(seed))
        legal = state.legal_actions()
        if len(legal) == 1 or not is_won(batch_of([state])):
            continue
        won += 1
        known: dict[object, Worth] = {}
        exact = {action: chance(state, action, known) for action in legal}
        assert max(exact.values()) == 1.0
        assert exact[NeuralBot().choose(state.view(0))] == 1.0
        result = options(trained(state.players), batch_of([state]))
        by_network = dict(zip(action_numbers(state, legal), legal, strict=True))[int(result.actions[result.best[0]])]
        better += exact[by_network] < 1.0
    assert won > 15
    assert better


@pytest.mark.parametrize(
    ("fame", "lot", "won"),
    [((45, 38), "gold gold", True), ((50, 38), "", True), ((45, 38), "", False), ((45, 38), "unrest", False)],
)
def test_a_win_is_certain_with_the_lot_or_without_it(fame: tuple[int, int], lot: str, won: bool) -> None:
    assert is_won(batch_of([last_ra(lot=lot, fame=fame)])) is won


def test_who_has_won_without_the_lot_draws_on_and_it_is_certain() -> None:
    first, *others = NeuralBot().evaluate(last_ra(lot="", fame=(50, 38)).view(0))
    assert (first.action, first.win, first.error) == (Draw(), 1.0, 0.0)
    assert [other.action for other in others] == [Invoke()]


def test_beside_a_certain_win_other_actions_keep_the_value_of_one_ply() -> None:
    state = last_ra(lot="gold gold", fame=(45, 38))
    best, drawing = NeuralBot().evaluate(state.view(0))
    assert (best.action, best.win, drawing.action) == (Invoke(), 1.0, Draw())
    result = options(trained(2), batch_of([state]))
    assert drawing.win == pytest.approx(float(result.values[result.actions == DRAW, 0][0]))


@pytest.mark.parametrize(("error", "chosen"), [(0.0, Invoke()), (0.01, Draw())])
def test_taste_gives_up_no_win_that_is_certain(error: float, chosen: Action) -> None:
    view = last_ra(lot="gold gold", fame=(45, 38)).view(0)
    results = [Evaluation(Invoke(), 1.0, 3.0, error), Evaluation(Draw(), 0.995, 3.0, 0.01)]
    assert styled_choice(style_of("daredevil"), view, results, SearchSettings(8)) == chosen


def test_who_has_won_spends_no_sun_on_nothing():
    state = last_ra(lot="", suns=((5, 4), ()), down=((2, 3), (6, 7, 8, 9)), fame=(60, 20))
    state.bag.append(RA)
    state.ra_count = 3
    state.apply(Draw())
    assert state.phase == "auction"
    assert make_bot("expert", 1, clock=False).choose(state.view(0)) is Pass()


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
    few.fame = [20, 40]
    assert _FEWEST_ENDS <= _samples(many) < _ENDS_AT_FIRST < _samples(few)
    assert _samples(many, Clock(0.0)) == _samples(few, Clock(0.0)) == _FEWEST_IN_TIME, "no more than the time allows"


def _samples(state: GameState, clock: Clock | None = None) -> int:
    view = state.view(0)
    root = batch_of([view])
    result = options(trained(view.players, view.game), root)
    end = play_to_the_end(root, result.actions, result.after, _MOST_ENDS, 1, clock or Clock())
    assert end is not None
    return end.samples
