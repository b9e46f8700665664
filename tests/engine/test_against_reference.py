"""The engine and the reference play the same games, action by action."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ra_desktop.engine import Game, GameState

from .playing import GAMES, moves, seeds, short_setups, styles
from .positions import SUNS
from .positions import hands as dealt
from .priests_reference import PRIESTS_BAG, PriestsReference, priests_score
from .reference import FULL_BAG, Reference, described, read, score

if TYPE_CHECKING:
    from collections.abc import Sequence


def both_play(state: GameState, reference: Reference, seed: int, style: str) -> None:
    """Play a random game with both and compare all that can be read, after every action."""
    assert read(state) == described(reference)
    for action in moves(state, seed, style):
        state.apply(action)
        reference.apply(str(action))
        assert read(state) == described(reference), action


MODELS = {"classic": Reference, "boat": Reference, "priests": PriestsReference}


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
@given(seed=seeds, style=styles)
def test_full_games_agree_with_the_reference(ruleset: str, players: int, seed: int, style: str) -> None:
    """docs/rules.md, all of it."""
    game = Game(ruleset, players, seed)
    assert sorted(game.suns) == sorted(tuple(sorted(group)) for group in SUNS[players])
    both_play(game.state.copy(), MODELS[ruleset](players, game.bag, game.suns), seed, style)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", ["boat", "priests"])
@given(data=st.data(), seed=seeds, style=styles)
def test_set_positions_agree_with_the_reference(
    ruleset: str, players: int, data: st.DataObject, seed: int, style: str
) -> None:
    """docs/rules.md, with any part of the tiles and any suns."""
    bag, suns = data.draw(short_setups(players, ruleset))
    state = GameState.new(ruleset, players, bag=bag, suns=suns)
    both_play(state, MODELS[ruleset](players, bag, suns), seed, style)


@st.composite
def dealt_hands(draw: st.DrawFn) -> Sequence[Sequence[str]]:
    """Tiles for two to five players, not more of each than there are."""
    players = draw(st.integers(2, 5))
    hands: list[list[str]] = [[] for _ in range(players)]
    for name, number in FULL_BAG.items():
        if name in ("ra", "funeral", "drought", "unrest", "earthquake"):
            continue
        for _ in range(draw(st.integers(0, min(number, 6)))):
            hands[draw(st.integers(0, players - 1))].append(name)
    return hands


@given(hands=dealt_hands())
def test_any_hands_score_as_in_the_reference(hands: Sequence[Sequence[str]]) -> None:
    """docs/rules.md#score-gods and following."""
    state = dealt(*map(" ".join, hands))
    assert state.points_now() == score(hands, None)


@st.composite
def dealt_hands_of_priests(draw: st.DrawFn) -> Sequence[Sequence[str]]:
    """Tiles of Priests of Ra for two to five players, two-sided ones with either side up."""
    players = draw(st.integers(2, 5))
    hands: list[list[str]] = [[] for _ in range(players)]
    for name, number in PRIESTS_BAG.items():
        for _ in range(0 if name == "ra" else draw(st.integers(0, min(number, 4 if "/" in name else 6)))):
            shown = "/".join(draw(st.permutations(name.split("/"))))
            hands[draw(st.integers(0, players - 1))].append(shown)
    return [hand[:48] for hand in hands]  # for more a seat of a test has not enough suns


@given(hands=dealt_hands_of_priests())
def test_any_hands_of_priests_score_as_in_the_reference(hands: Sequence[Sequence[str]]) -> None:
    """docs/rules.md#score-people and following."""
    state = dealt(*map(" ".join, hands), ruleset="priests")
    spared = [list(own) for own in hands]
    for own in spared:
        if own.count("priest") >= 3 and "plague" in own:
            own.remove("plague")
    assert state.points_now() == priests_score(spared, state.ankhs, None)
