"""Hints are the best legal moves, the same for all orders of the bag, and come with true facts."""

from __future__ import annotations

import random
import threading
from statistics import stdev

import pytest

from ra_desktop.ai import Cancelled, Limit, make_bot
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import MOST_ACTIONS, Hint, advise, study
from ra_desktop.ai.neural.network import MARGIN_UNIT, MARGIN_WEIGHT
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.engine import Bid, Draw, GameState, Invoke

from .set_positions import after, game

QUICK = Limit(rollouts=24)


def decisions(ruleset, players, seed, item):
    """A position of each phase that comes up, and the state it is of."""
    state, bot, seen = GameState.new(ruleset, players, seed), make_bot("novice", seed), {}
    while state.current_player is not None:
        if len(state.legal_actions()) > 1:
            count = seen[state.phase] = seen.get(state.phase, 0) + 1
            if count % item == 1:
                yield state.copy()
        state.apply(bot.choose(state.view(state.current_player)))


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 4), ("boat", 2), ("priests", 3)])
def test_a_hint_is_of_legal_moves_best_first(ruleset, players):
    for state in decisions(ruleset, players, 4, 12):
        hint = advise(state.view(state.current_player), limit=QUICK)
        legal = state.legal_actions()
        assert 1 <= len(hint.actions) == min(MOST_ACTIONS, len(legal))
        assert {item.action for item in hint.actions} <= set(legal)
        assert all(0.0 <= item.win <= 1.0 for item in hint.actions)


def test_a_hint_says_nothing_of_the_order_of_the_bag():
    rng = random.Random(3)
    for state in decisions("classic", 4, 6, 14):
        hint = advise(state.view(state.current_player), limit=QUICK)
        rng.shuffle(state.bag)
        assert advise(state.view(state.current_player), limit=QUICK) == hint


def test_nobody_waits_any_more():
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(Cancelled):
        advise(GameState.new("classic", 4, 1).view(0), cancel=cancel)


def test_a_position_no_network_knows_is_judged_by_rules_of_thumb():
    state = GameState.new("classic", 4, 1)
    for seat in range(4):
        state.up[seat] = sum(1 << (20 * seat + sun) for sun in range(20, 26))
    hint = advise(state.view(0), limit=QUICK)
    assert not hint.from_experience
    assert hint.best.action in state.legal_actions()


def test_moves_of_which_neither_figure_is_clearly_worse_are_equal():
    facts = facts_about(GameState.new("classic", 3, 1).view(0), Draw())

    def is_equal(win: float, lead: float, error: float = 0.01, lead_error: float = 0.2) -> bool:
        best = Evaluation(Draw(), 0.5, 2.0, 0.1, 3.0, 0.2)
        hint = Hint((best, Evaluation(Invoke(), win, 2.0, error, lead, lead_error)), facts, True)
        return hint.is_equal(hint.actions[1])

    assert is_equal(0.47, 3.0), "below the doubt about the networks"
    assert not is_equal(0.44, 3.0)
    assert is_equal(0.44, 3.0, error=0.03)
    assert not is_equal(0.48, -0.5), "three and a half fame are enough by themselves"
    assert is_equal(0.48, 1.5)
    assert is_equal(0.56, -0.5), "fame given up for chances of winning is no mistake"


def test_the_standard_error_of_a_hint_is_that_of_its_search():
    state = GameState.new("boat", 2, 3)
    view = state.view(state.seat_to_act)
    seen = [advise(view, seed=seed, limit=Limit(rollouts=48)).actions for seed in range(12)]
    lead = MARGIN_WEIGHT / MARGIN_UNIT
    lags = [rated[0].win - rated[1].win + lead * (rated[0].margin - rated[1].margin) for rated in seen]
    said = sum(rated[1].error for rated in seen) / len(seen)
    assert 0.4 < said / stdev(lags) < 3.0


HURRIED = [(Limit(0.0, 768), True), (Limit(60.0, 32), False), (Limit(rollouts=32), False), (Limit(0.0), False)]


@pytest.mark.parametrize(("limit", "hurried"), HURRIED)
def test_a_hint_knows_whether_time_ran_out_before_its_rollouts_were_made(limit, hurried):
    state = game("", "", "", lot="gold art pharaoh", turn=2)
    assert advise(after(state, "invoke"), limit=limit).hurried == hurried


def test_no_hint_advises_more_than_wins_for_certain(monkeypatch):
    """Nor does the coach take it for the best, however good the luck of its rollouts makes it look."""

    class Lucky:
        hurried = False

        def evaluate(self, view, **_):
            bids = sorted(view.legal_actions(), key=str)
            return [Evaluation(bid, 0.5 - 0.01 * place, 0.0, 0.02) for place, bid in enumerate(bids)]

    position = game("", "", "", "", lot="nile", suns=((13, 11, 8), (7,), (6,), (5,)), turn=1)
    view = after(position, "invoke", "pass", "pass")
    monkeypatch.setattr("ra_desktop.ai.hints.neural_bot", lambda *_, **__: Lucky())
    order = [str(move.action) for move in study(view).rated]
    assert order == ["bid 8", "pass", "bid 11", "bid 13"]
    assert advise(view).best.action == Bid(8)
