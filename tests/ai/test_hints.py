"""Hints are the best legal moves, the same for all orders of the bag, and come with true facts."""

from __future__ import annotations

import random
import threading
from dataclasses import replace
from statistics import stdev

import pytest

from ra_desktop.ai import Cancelled, Limit, make_bot, novice
from ra_desktop.ai.evaluation import neural_bot
from ra_desktop.ai.facts import facts_about
from ra_desktop.ai.hints import MOST_ACTIONS, Hint, Motive, advise, motive_of, study
from ra_desktop.ai.levels import hidden_fame_view, slips_for
from ra_desktop.ai.neural.network import MARGIN_UNIT, MARGIN_WEIGHT
from ra_desktop.ai.price import account_of, alternative
from ra_desktop.ai.prices import lot_price
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.registry import settings_for
from ra_desktop.ai.slips import SlippingBot
from ra_desktop.engine import Bid, Draw, GameState, Invoke, Pass
from tests.sampling import NIGHTLY

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
    for state in decisions(ruleset, players, 4, 30):
        hint = advise(state.view(state.current_player), limit=QUICK)
        legal = state.legal_actions()
        assert 1 <= len(hint.actions) == min(MOST_ACTIONS, len(legal))
        assert {item.action for item in hint.actions} <= set(legal)
        assert all(0.0 <= item.win <= 1.0 for item in hint.actions)


def test_a_hint_says_nothing_of_the_order_of_the_bag():
    rng = random.Random(3)
    for state in decisions("classic", 4, 6, 40):
        hint = advise(state.view(state.current_player), limit=QUICK)
        rng.shuffle(state.bag)
        assert advise(state.view(state.current_player), limit=QUICK) == hint


def test_nobody_waits_any_more():
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(Cancelled):
        advise(GameState.new("classic", 4, 1).view(0), cancel=cancel)


def test_a_position_no_network_knows_is_judged_by_fixed_prices():
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
    """Nor does the coach take it for the best, unless it is clearly better: nothing overrules what is measured."""

    class Lucky:
        hurried = False
        step = 0.01

        def evaluate(self, view, **_):
            bids = sorted(view.legal_actions(), key=str)
            return [Evaluation(bid, 0.5 - self.step * place, 0.0, 0.02) for place, bid in enumerate(bids)]

    position = game("", "", "", "", lot="nile", suns=((13, 11, 8), (7,), (6,), (5,)), turn=1)
    view = after(position, "invoke", "pass", "pass")
    monkeypatch.setattr("ra_desktop.ai.hints.neural_bot", lambda *_, **__: Lucky())
    assert [str(move.action) for move in study(view).rated] == ["bid 8", "pass", "bid 11", "bid 13"]
    assert advise(view).best.action == Bid(8)
    Lucky.step = 0.05
    assert [str(move.action) for move in study(view).rated] == ["bid 11", "bid 8", "bid 13", "pass"]


# --- why a bot has moved --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "ruleset"), [
    ("novice", "classic"), ("novice", "priests"), ("casual", "priests"),
    pytest.param("casual", "classic", marks=pytest.mark.nightly),
])  # fmt: skip
def test_without_its_whims_a_bot_makes_the_move_that_its_own_figures_call_best(level, ruleset, monkeypatch):
    monkeypatch.setattr(novice, "MOOD", 0.0)
    compared = 0
    for state in decisions(ruleset, 4, 6, 2 if NIGHTLY else 8):
        view = hidden_fame_view(state.view(state.current_player).forgetful())
        bot = (
            novice.NoviceBot()
            if level == "novice"
            else SlippingBot(lambda *set_up: replace(slips_for("casual", *set_up), spread=0.0))
        )
        action = bot.choose(view)
        motive = motive_of(state.view(state.current_player), action, level)
        compared += motive.other is not None
        assert motive.gain >= 0.0, (action, motive)
        about_lot = isinstance(action, Bid | Pass | Draw | Invoke)
        assert motive.lot == (round(lot_price(view)) if about_lot and level == "novice" else None)
        assert level != "novice" or motive.account is None
    assert compared > 10


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_a_bot_with_a_network_gives_the_account_of_its_own_search(level):
    seen = 0
    for state in decisions("classic", 4, 6, 25):
        view = state.view(state.current_player)
        own = view if level == "expert" else hidden_fame_view(view.forgetful())
        rated = neural_bot(own, replace(settings_for(level, 4, "ra"), all_seats=True, own_noise=0.0)).evaluate(own)
        for chosen in rated[:2]:
            motive = motive_of(view, chosen.action, level)
            others = sorted((move for move in rated if move.action != chosen.action), key=lambda move: -move.lead)
            other = alternative(chosen, others) or others[0]
            assert (motive.other, motive.gain, motive.lot) == (other.action, chosen.lead - other.lead, None)
            assert motive.account == account_of(own, chosen, other)
            seen += motive.account is not None
    assert seen > 4


@pytest.mark.parametrize(("level", "open_fame", "knows"), [
    ("novice", False, False), ("casual", False, False), ("skilled", False, False), ("expert", False, True),
    ("master", False, True), ("skilled", True, True),
])  # fmt: skip
def test_a_bot_tells_only_what_its_level_knew(level, open_fame, knows):
    state = GameState.new("classic", 3, 1)
    state.apply(Draw())
    state.fame = [10, 13, 25]
    view = state.view(state.current_player)
    motive = motive_of(view, view.legal_actions()[0], level, open_fame=open_fame)
    own = state.fame[view.seat]
    assert motive.view.fame == (state.fame if knows else [own] * 3)


@pytest.mark.parametrize(
    ("level", "character"),
    [("outside:x", None), ("random", None), ("a later level", None), ("expert", "a later face")],
)
def test_whose_figures_are_unknown_gives_no_reasons(level, character):
    view = GameState.new("classic", 3, 1).view(0)
    assert motive_of(view, view.legal_actions()[0], level, character) is None


def test_a_forced_move_has_no_other_and_taste_is_that_of_the_character():
    alone = GameState.new("classic", 3, 1)
    while len(alone.legal_actions()) > 1:
        alone.apply(Draw() if Draw() in alone.legal_actions() else Pass())
    (forced,) = alone.legal_actions()
    view = alone.view(alone.current_player)
    assert motive_of(view, forced, "expert", "caller") == Motive(forced, view, None, is_forced=True)
    state = GameState.new("classic", 3, 1)
    state.apply(Draw())
    view = state.view(state.current_player)
    tastes = {
        (who, action): motive_of(view, action, "novice", who).is_taste
        for who in ("caller", "priestess", None)
        for action in (Draw(), Invoke())
    }
    assert [key for key, taste in tastes.items() if taste] == [("caller", Invoke()), ("priestess", Draw())]
