"""Spending gods."""

from __future__ import annotations

import pytest

from ra_desktop.engine import SpendGod, events

from .playing import RA_GAMES
from .positions import hands, legal, play


def test_a_god_takes_one_tile_from_the_track() -> None:
    """docs/rules.md#spend-gods."""
    state = hands("god", "", "", then="nile gold pharaoh", drawn=3)
    assert legal(state) == ["draw", "invoke", "god gold", "god pharaoh", "god nile"]
    assert play(state, "god gold") == [events.GodSpent(0, "gold", 1)]
    assert state.display(0) == {"gold": 1}
    assert state.auction_track[:4] == ["nile", None, "pharaoh", None]


def test_a_god_never_takes_a_god() -> None:
    """docs/rules.md#spend-gods."""
    state = hands("god", "", "", then="god nile god", drawn=3)
    assert legal(state) == ["draw", "invoke", "god nile"]
    state = hands("god", "", "", then="god god", drawn=2)
    assert legal(state) == ["draw", "invoke"]
    for tile in ("god", "ra"):
        with pytest.raises(ValueError, match="a god cannot take"):
            SpendGod(tile)


def test_gods_can_be_spent_with_a_full_track_and_then_drawing_is_possible_again() -> None:
    """docs/rules.md#spend-gods; docs/rules.md#draw."""
    state = hands("god", "", "", then="nile " * 8 + "gold", drawn=8)
    assert legal(state) == ["invoke", "god nile"]
    play(state, "god nile")
    assert (state.current_player, legal(state)) == (1, ["draw", "invoke"])
    play(state, "draw")
    assert state.auction_track == ["gold"] + ["nile"] * 7


def test_the_gap_stays_and_the_leftmost_gap_is_filled_first() -> None:
    """docs/rules.md#spend-gods; the example there."""
    state = hands("god god", "", "", then="nile god nile gold pharaoh flood art", drawn=4)
    play(state, "god gold; god nile")
    assert state.display(0) == {"gold": 1, "nile": 1}
    assert state.auction_track[:5] == [None, "god", "nile", None, None]
    assert (state.current_player, state.phase) == (1, "turn")
    assert play(state, "draw") == [events.TileDrawn(1, "pharaoh", 0)]
    assert play(state, "draw") == [events.TileDrawn(2, "flood", 3)]
    assert play(state, "draw") == [events.TileDrawn(0, "art", 4)]


def test_equal_tiles_are_one_choice_and_the_leftmost_is_taken() -> None:
    """docs/rules.md#spend-gods."""
    state = hands("god", "", "", then="gold nile nile", drawn=3)
    assert legal(state) == ["draw", "invoke", "god gold", "god nile"]
    assert play(state, "god nile") == [events.GodSpent(0, "nile", 1)]
    assert state.auction_track[:3] == ["gold", None, "nile"]


def test_after_a_god_only_further_gods_or_end_are_possible() -> None:
    """docs/rules.md#spend-gods; rules detail 4."""
    state = hands("god god", "", "", then="gold nile pharaoh nile", drawn=3)
    play(state, "god gold")
    assert (state.phase, state.current_player) == ("gods", 0)
    assert legal(state) == ["god pharaoh", "god nile", "end"]
    assert (state.auction, state.pending) == (None, None)
    assert play(state, "end") == []
    assert (state.phase, state.current_player) == ("turn", 1)
    assert state.display(0) == {"god": 1, "gold": 1}


def test_the_turn_ends_by_itself_with_nothing_but_gods_on_the_track() -> None:
    """docs/rules.md#spend-gods; rules detail 4."""
    state = hands("god god god", "", "", then="god gold god", drawn=3)
    play(state, "god gold")
    assert (state.phase, state.current_player) == ("turn", 1)
    assert state.auction_track[:3] == ["god", None, "god"]


@pytest.mark.parametrize(("ruleset", "players"), RA_GAMES)
def test_a_disaster_taken_by_a_god_takes_effect_at_once_in_both_editions(ruleset: str, players: int) -> None:
    """docs/rules.md#spend-gods; rules detail 9."""
    others = [""] * (players - 1)
    state = hands("god pharaoh pharaoh pharaoh", *others, then="funeral", drawn=1, ruleset=ruleset)
    text = play(state, "god funeral")
    lost = events.TileDiscarded(0, "pharaoh", "funeral", chosen=False)
    assert text == [events.GodSpent(0, "funeral", 0), events.DisasterStruck(0, "funeral", 2), lost, lost]
    assert state.display(0) == {"pharaoh": 1}
    assert (state.phase, state.current_player) == ("turn", 1)


def test_a_disaster_of_a_god_is_resolved_in_full_before_the_next_god() -> None:
    """docs/rules.md#spend-gods; rules detail 4."""
    state = hands("god god art writing religion", "", then="nile unrest", drawn=2)
    play(state, "god unrest")
    assert (state.phase, state.current_player, state.auction) == ("discard", 0, None)
    assert state.pending == ("discard", "unrest", 2, [])
    assert legal(state) == ["discard art", "discard religion", "discard writing"]
    play(state, "discard writing")
    assert state.pending == ("discard", "unrest", 1, [])
    assert legal(state) == ["discard art", "discard religion"]
    play(state, "discard art")
    assert (state.phase, state.current_player, state.pending) == ("gods", 0, None)
    assert state.display(0) == {"god": 1, "religion": 1}
    assert legal(state) == ["god nile", "end"]
