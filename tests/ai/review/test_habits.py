"""Caricatures of players: the review names what each always does, and calls it no better than Novice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ra_desktop.ai import make_bot
from ra_desktop.ai.protocol import Evaluation
from ra_desktop.ai.review import judge
from ra_desktop.ai.review.habits import Fallen, fault_of, faults, habit, played_like, unused_suns
from ra_desktop.ai.review.record import JudgedDecision
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.summary import Part, Summary, summary_of
from ra_desktop.engine import Bid, Discard, Draw, Game, GameState, Invoke, Pass, SpendGod
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.engine import Action

    Rule = Callable[[GameState, list[Action]], Action | None]


def if_legal(action: Action) -> Rule:
    return lambda state, legal: action if action in legal else None


def highest(state: GameState, legal: list[Action]) -> Action | None:
    return max((item for item in legal if isinstance(item, Bid)), key=lambda bid: bid.sun, default=None)


def invokes(state: GameState, legal: list[Action]) -> Action | None:
    return Invoke() if Invoke() in legal and state.track.count(EMPTY) < len(state.track) else None


def draws_on(state: GameState, legal: list[Action]) -> Action | None:
    return Draw() if Draw() in legal and state.track.count(EMPTY) <= 3 else None


def keeps_two(state: GameState, legal: list[Action]) -> Action | None:
    return Pass() if Pass() in legal and state.up[state.seat_to_act].bit_count() <= 2 else None


def wastes_gods(state: GameState, legal: list[Action]) -> Action | None:
    """Takes gods where it can, and spends each at once for what scores least."""
    if spent := [action for action in legal if isinstance(action, SpendGod)]:
        return min(spent, key=lambda action: (sum(state.action_preview(action).values()), action.text))
    if state.rules.tiles.codes["god"] not in state.track:
        return None
    lowest = min((action for action in legal if isinstance(action, Bid)), key=lambda bid: bid.sun, default=None)
    return Invoke() if Invoke() in legal else lowest


def caricature(rule: Rule, ruleset: str, players: int, seed: int, base: str) -> Game:
    """A game in which the first seat follows `rule` where it can, and else plays like `base`; the others are casual."""
    game = Game(ruleset, players, seed)
    bots = [make_bot("casual" if seat else base, seed + seat, clock=False) for seat in range(players)]
    while not game.state.is_over:
        state = game.state
        seat, legal = state.seat_to_act, state.legal_actions()
        action = rule(state, legal) if not seat and len(legal) > 1 else None
        game.play(action or bots[seat].choose(state.view(seat)))
    return game


CARICATURES = {
    "passes": (if_legal(Pass()), "classic", 3, 1, "novice", "passed"),
    "highest sun": (highest, "classic", 3, 5, "novice", "high"),
    "never invokes": (if_legal(Draw()), "classic", 3, 1, "skilled", "never"),
    "always invokes": (invokes, "classic", 3, 1, "novice", "early"),
    "draws on": (draws_on, "boat", 2, 9, "novice", "full"),
    "lets suns lapse": (keeps_two, "classic", 3, 10, "novice", "passed"),
    "wastes gods": (wastes_gods, "classic", 3, 5, "skilled", "god"),
}


@pytest.mark.parametrize(("who", "depth", "rollouts"), [
    *((who, "quick", 0) for who in CARICATURES if who != "lets suns lapse"),  # a first look takes it for something else
    *(pytest.param(who, "full", 96, marks=pytest.mark.nightly) for who in CARICATURES),
])  # fmt: skip
def test_what_somebody_always_does_is_the_habit_of_the_review(monkeypatch, who: str, depth: str, rollouts: int) -> None:
    monkeypatch.setattr(judge, "ROLLOUTS", rollouts)
    *caricatured, fault = CARICATURES[who]
    game = caricature(*caricatured)
    result = review(game, depth=depth)
    fallen = faults(result, game, 0)
    named = habit(fallen)
    assert named is not None
    assert named.fault == fault
    assert depth == "quick" or played_like(summary_of(result, 0), fallen).band == "novice"


def decision(chosen: Action, best: Action, kind: str = "turn") -> JudgedDecision:
    top, other = Evaluation(best, 0.5, 0.0, 0.01, 3.0, 0.1), Evaluation(chosen, 0.3, 0.0, 0.01, -5.0, 0.1)
    return JudgedDecision(3, 0, kind, 1, other, (top, other), (-0.2, 0.2), (-8.0, 8.0))


@pytest.mark.parametrize(
    ("chosen", "best", "tiles", "fault"),
    [
        (Draw(), Invoke(), 2, "late"),
        (Draw(), Invoke(), 5, "full"),
        (Invoke(), Draw(), 2, "early"),
        (Bid(9), Bid(4), 2, "high"),
        (Bid(4), Bid(9), 2, "low"),
        (Pass(), Bid(9), 2, "passed"),
        (Bid(9), Pass(), 2, "high"),
        (SpendGod("gold"), Draw(), 2, "god"),
        (Discard("fortress"), Discard("temple"), 2, "disaster"),
    ],
)
def test_what_was_wrong_with_a_move(chosen: Action, best: Action, tiles: int, fault: str) -> None:
    at = GameState.new("classic", 3, 1)
    at.track[:tiles] = [at.rules.tiles.codes["gold"]] * tiles
    assert fault_of(decision(chosen, best), at) == fault


def test_one_mistake_and_small_change_are_no_habit() -> None:
    assert habit([]) is None
    assert habit([Fallen("late", 1, 9.0)]) is None
    assert habit([Fallen("late", 9, 2.9)]) is None
    assert habit([Fallen("late", 2, 3.0), Fallen("high", 2, 2.0)]) == Fallen("late", 2, 3.0)


@pytest.mark.parametrize(("fault", "fame", "band"), [
    ("late", 19.9, "skilled"), ("late", 20.0, "novice"), ("god", 9.9, "skilled"), ("god", 10.0, "novice"),
])  # fmt: skip
def test_a_habit_that_costs_a_game_makes_a_novice_of_anyone(fault: str, fame: float, band: str) -> None:
    summary = Summary(0, Part(), {}, {}, Part(), Part(), "skilled")
    assert played_like(summary, [Fallen(fault, 3, fame)]).band == band
    assert played_like(replace(summary, band=None), [Fallen(fault, 3, fame)]).band is None


def test_suns_left_when_an_epoch_ends_are_unused() -> None:
    game = caricature(if_legal(Pass()), "classic", 3, 1, "novice")
    ends = [
        number for number in range(len(game.plies)) if game.position(number + 1).epoch != game.position(number).epoch
    ]
    ends.append(len(game.plies) - 1)
    assert len(ends) == 3
    assert unused_suns(game, 0) == sum(game.position(number).up[0].bit_count() for number in ends)
