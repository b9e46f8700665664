"""Positions as text: what is written is read again, and what is no position is refused (docs/notation.md)."""

from __future__ import annotations

import random

import pytest

from ra_desktop.engine import RULESETS, Game, GameState, Position, SetupError, View

from .round_trip import comes_back, positions

TURN = (
    "ra1 classic 3; epoch 2; ra 4; turn 0; track nile flood; centre 8; "
    "seat 0: fame 12, suns 11 7, down 10 1, tiles 1 god 2 pharaoh 3 nile; seat 1: fame 3, suns 13 5 2, down 4; "
    "seat 2: fame 21, suns 12 9 6, down 3, tiles 1 pharaoh; discards 7 ra 2 gold"
)
AUCTION = TURN.replace("turn 0", "auction drawn by 0: 1 bid 5")
DISCARD = (
    "ra1 boat 2; epoch 1; ra 1; auction invoked by 0: 1 pass, 0 bid 9; discard 0: 2 to unrest, earthquake; track -; "
    "centre 9; seat 0: fame 10, suns 6 5, down 2 1, tiles 1 art 1 religion 1 writing; seat 1: fame 10, suns 8 7 4 3"
)
FLIP = (
    "ra1 priests 2; epoch 3; ra 2; auction invoked by 0: 1 pass, 0 bid 9; flip 0: priest, priest; track -; centre 9; "
    "seat 0: fame 30, ankhs 2, suns 6 5, down 2 1, tiles 1 farmer/granary 1 granary/farmer 2 priest; "
    "seat 1: fame 28, suns 8 7 4 3"
)
SIDE = FLIP.replace("auction invoked by 0: 1 pass, 0 bid 9; flip 0: priest, priest", "side 0: scribe/library")
OVER = (
    "ra1 classic 4; epoch 3; ra 0; over; track -; centre 4; seat 0: fame 40, suns 13 6 2; seat 1: fame 0, suns 12 7 3; "
    "seat 2: fame 9, suns 11 8 1, tiles 5 pharaoh; seat 3: fame 33, suns 10 9 5"
)
BASES = (TURN, AUCTION, DISCARD, FLIP, SIDE, OVER)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_position_of_random_games_comes_back(ruleset: str) -> None:
    assert [str(state) for state in positions(ruleset, 3, seed=5) if not comes_back(state)] == []


@pytest.mark.parametrize("text", BASES)
def test_a_text_is_read_and_written_as_it_was(text: str) -> None:
    assert str(Position.from_text(text)) == text


def test_the_order_of_the_bag_is_not_in_a_text() -> None:
    state, other = GameState.from_text(TURN, seed=1), GameState.from_text(TURN, seed=2)
    assert state.bag != other.bag
    assert str(state) == str(other) == str(View(Position.from_text(TURN), 1))


@pytest.mark.parametrize("text", BASES)
def test_a_game_goes_on_from_a_position_and_is_replayed_from_it(text: str) -> None:
    game = Game.from_text(text, seed=3)
    rng = random.Random(3)
    while actions := game.state.legal_actions():
        game.play(rng.choice(actions))
    assert (game.start, game.is_dealt) == (text, False)
    twin = Game.replay(
        game.ruleset, game.players, bag=game.bag, suns=game.suns, actions=game.actions, position=game.start
    )
    assert twin.state == game.state
    assert game.branch(0, seed=1).start == text


def test_a_position_takes_no_other_bag_and_no_other_rule_set() -> None:
    with pytest.raises(SetupError, match="other tiles than the position"):
        Game("classic", 3, bag=["nile"], position=TURN)
    with pytest.raises(SetupError, match="one of classic with 3 players"):
        Game("boat", 3, position=TURN)
