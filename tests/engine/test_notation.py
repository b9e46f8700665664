"""Positions as text: what is written is read again, and what is no position is refused (docs/notation.md)."""

from __future__ import annotations

import random
import re

import pytest

from ra_desktop.engine import RULESETS, Game, GameState, NotationError, Position, SetupError, View

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
    assert [str(state) for state in positions(ruleset, 3, seed=5) if not comes_back(state, str(state))] == []


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
    with pytest.raises(SetupError, match="does not have the tiles that the position"):
        Game("classic", 3, bag=["nile"], position=TURN)
    with pytest.raises(SetupError, match="for classic with 3 players"):
        Game("boat", 3, position=TURN)


def test_hidden_fame_and_a_closed_bag_are_not_told() -> None:
    position = Position.from_text(TURN)
    position.is_bag_closed = True
    text = position.text(concealed=(1, 2))
    assert text == TURN.replace("fame 3,", "fame ?,").replace("fame 21,", "fame ?,").partition("; discards")[0]
    assert Position.from_text(text).fame == [12, 10, 10]
    assert len(Position.from_text(text).bag) == 180 - 4 - 2 - 7


# --- what is refused ------------------------------------------------------------------------------------


def refusal(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        Position.from_text(text)
    assert str(caught.value) == f"column {caught.value.column}: {caught.value.reason}"
    return caught.value


WORDS = [(base, match.span()) for base in BASES for match in re.finditer(r"[^\s;,:]+", base)]


@pytest.mark.parametrize("base", BASES)
def test_a_word_that_means_nothing_is_refused_wherever_it_stands(base: str) -> None:
    """With those of the table below, this makes more than 200 wrong texts."""
    assert len(WORDS) > 200
    for start, end in [span for text, span in WORDS if text is base]:
        error = refusal(f"{base[:start]}owl{base[end:]}")
        assert error.column == start + 1
        assert re.search("owl", error.reason), error.reason


@pytest.mark.parametrize(
    ("base", "old", "new", "place", "reason"),
    [
        # malformed
        (TURN, TURN, "", "", "something is missing"),
        (TURN, "ra1", "ra2", "ra2", "expected 'ra1', not 'ra2'"),
        (TURN, "classic 3", "classic 2", "2;", "'2' is not a number from 3 to 5"),
        (TURN, "classic 3", "classic 03", "03", "'03' is not a number from 3 to 5"),
        (TURN, "epoch 2; ", "", "", "'epoch' is missing"),
        (TURN, "turn 0; ", "", "", "'auction' is missing"),
        (TURN, "epoch 2", "epoch", "; ra", "something is missing"),
        (TURN, "epoch 2", "epoch 2 2", "2; ra", "'2' does not belong here"),
        (TURN, "epoch 2", "epoch 4", "4", "'4' is not a number from 1 to 3"),
        (TURN, "ra 4", "ra 8", "8", "'8' is not a number from 0 to 7"),
        (TURN, "ra 4", "ra 4; ra 4", "ra 4; turn", "'ra' appears twice"),
        (TURN, "turn 0", "turn 0; gods 0", "gods", "'turn' and 'gods' exclude each other"),
        (TURN, "turn 0", "turn 0; auction drawn by 0", "turn", "'auction' and 'turn' exclude each other"),
        (TURN, "fame 12", "fame -1", "-1", "'-1' is not a number from 0 to 999"),
        (TURN, "fame 12, ", "", "seat 0", "'fame' is missing"),
        (TURN, "fame 12,", "fame 12, fame 12,", "fame 12, suns", "'fame' appears twice"),
        (TURN, "seat 1:", "seat 1", "fame 3", "expected ':', not 'fame'"),
        (TURN, "seat 1:", "seat 0:", "seat 0: fame 3", "'seat 0' appears twice"),
        (TURN, "seat 2: fame 21, suns 12 9 6, down 3, tiles 1 pharaoh; ", "", "", "'seat 2' is missing"),
        (TURN, "2 gold", "2 gold; bag 1 nile", "discards", "'bag' and 'discards' exclude each other"),
        (TURN, "2 gold", "2 gold" + " 1 gold" * 600, "", "the text is too long for a position"),
        # tiles
        (TURN, "track nile", "track ra", "ra flood", "Ra tiles never go on the auction track"),
        (TURN, "track nile", "track" + " nile" * 9, "nile flood", "the auction track has 8 spaces"),
        (TURN, "3 nile", "26 nile", "nile; seat 1", "there are only 25 nile tiles"),
        (TURN, "discards 7", "discards 27", "ra 2", "there are only 30 ra tiles"),
        (TURN, "1 god", "1 ra", "seat 0", "players cannot keep 'ra'"),
        (TURN, "1 god", "1 unrest", "seat 0", "players cannot keep 'unrest'"),
        (FLIP, "1 granary/farmer", "5 granary/farmer", "granary/farmer", "there are only 5 farmer/granary tiles"),
        # suns
        (TURN, "suns 13", "suns 12", "12 9", "sun 12 appears twice"),
        (TURN, "suns 13", "suns 16", "16", "there is no sun 16 with 3 players"),
        (TURN, "centre 8", "centre 13", "13 5", "sun 13 appears twice"),
        (TURN, ", down 4", "", "seat 1", "every player must have the same number of suns, at most 4; seat 1: 3"),
        (OVER, "suns 13 6 2", "suns 13 6 2 5", "5", "sun 5 appears twice"),
        (TURN, "suns 11 7, down 10 1", "down 11 7 10 1", "turn", "seat 0: no sun face up"),
        # auctions
        (AUCTION, "ra 4", "ra 0", "auction", "no Ra tile has been drawn in this epoch"),
        (AUCTION, "drawn", "full", "auction", "the auction track is not full"),
        (AUCTION, "nile flood", "nile" + " gold" * 3 + " flood" * 4, "auction", "the auction track is full: no tile"),
        (AUCTION, "by 0: 1 bid 5", "by 0: 2 pass", "auction", "seat 1 bids before seat 2"),
        (AUCTION, "bid 5", "bid 4", "auction", "seat 1 cannot bid 4"),
        (AUCTION, "bid 5", "bid 5, 2 bid 4", "4; track", "'4' is not a number from 6 to 999"),
        (AUCTION, "bid 5", "bid 5, 2 pass, 0 pass", "auction", "every player with a sun face up must bid or pass once"),
        (DISCARD, "1 pass, ", "", "auction", "seat 1 bids before seat 0"),
        (DISCARD, "centre 9", "centre 4", "4 3", "sun 4 appears twice"),
        (DISCARD, "discard 0", "discard 1", "discard 1", "the winner of the auction chooses"),
        (DISCARD, "track -", "track nile", "discard", "the winner has taken the tiles of the auction track"),
        # choices
        (TURN, "turn 0", "gods 1", "gods", "no game can reach this choice"),
        (TURN, "turn 0; track nile", "gods 0; track nile" + " flood" * 6, "gods", "no game can reach this choice"),
        (TURN, "turn 0", "discard 0: 2 to unrest", "discard", "no game can reach this choice"),
        (TURN, "turn 0", "side 0: nile", "side", "no game can reach this choice"),
        (DISCARD, "2 to unrest, earthquake", "2 to earthquake, unrest", "discard", "no game can reach this choice"),
        (DISCARD, "2 to unrest", "3 to unrest", "discard", "no game can reach this choice"),
        (DISCARD, " 1 writing", "", "discard", "no game can reach this choice"),
        (FLIP, "priest, priest", "priest, priest, priest", "flip", "no game can reach this choice"),
        (FLIP, "1 farmer/granary 1 granary/farmer ", "", "flip", "no game can reach this choice"),
        (SIDE, "scribe/library", "library/scribe", "side", "no game can reach this choice"),
        (FLIP, "ankhs 2", "ankhs 5", "5", "'5' is not a number from 0 to 4"),
        (TURN, "fame 12,", "fame 12, ankhs 1,", "1, suns", "'1' is not a number from 0 to 0"),
        # the end
        (OVER, "epoch 3", "epoch 2", "over", "a game ends in epoch 3"),
        (OVER, "ra 0", "ra 1", "over", "after the final epoch, suns are face up"),
        (OVER, "5 pharaoh", "5 gold", "over", "after the final epoch, suns are face up"),
    ],
)  # fmt: skip
def test_what_no_game_reaches_is_refused_with_place_and_reason(
    base: str, old: str, new: str, place: str, reason: str
) -> None:
    assert base.count(old) == 1
    text = base.replace(old, new)
    error = refusal(text)
    assert error.reason.startswith(reason)
    assert text[error.column - 1 :].startswith(place)
    assert bool(place) == (error.column <= len(text))
