"""Hints are the best legal moves, the same for all orders of the bag, and come with true facts."""

from __future__ import annotations

import random
import threading

import pytest

from ra_desktop.ai import Cancelled, Limit, make_bot
from ra_desktop.ai.hints import MOST_ACTIONS, advise, facts_about
from ra_desktop.engine import GameState

QUICK = Limit(rollouts=24)


def decisions(ruleset, players, seed, each):
    """A position of each phase that comes up, and the state it is of."""
    state, bot, seen = GameState.new(ruleset, players, seed), make_bot("novice", seed), {}
    while state.current_player is not None:
        if len(state.legal_actions()) > 1:
            count = seen[state.phase] = seen.get(state.phase, 0) + 1
            if count % each == 1:
                yield state.copy()
        state.apply(bot.choose(state.view(state.current_player)))


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 4), ("boat", 2), ("priests", 3)])
def test_a_hint_is_of_legal_moves_best_first(ruleset, players):
    for state in decisions(ruleset, players, 4, 12):
        hint = advise(state.view(state.current_player), limit=QUICK)
        legal = state.legal_actions()
        assert 1 <= len(hint.actions) == min(MOST_ACTIONS, len(legal))
        assert {each.action for each in hint.actions} <= set(legal)
        assert all(0.0 <= each.win <= 1.0 for each in hint.actions)


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


def test_the_facts_are_those_of_the_position():
    for state in decisions("classic", 4, 8, 9):
        view = state.view(state.current_player)
        facts = facts_about(view, state.legal_actions()[0])
        assert facts.seat == state.current_player
        assert facts.lot == tuple(sum(view.lot_preview(seat).values()) for seat in range(4))
        assert facts.ra_chance == pytest.approx(view.bag_contents.get("ra", 0) / view.bag_count)
        assert facts.end_chance in (0.0, facts.ra_chance)
        assert (facts.end_chance > 0) == (view.ra_count == view.ra_limit - 1)
        if facts.rival is not None:
            assert facts.bidders[facts.rival]
            assert view.up[facts.rival]
