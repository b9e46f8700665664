"""Priests of Ra: its tiles, and the choice of a side."""

from __future__ import annotations

from itertools import product

import pytest

from ra_desktop.engine import RULESETS, GameState, IllegalActionError, SetupError, ShowSide, events, parse_action

from .positions import (
    BUILDINGS,
    COLOURS,
    PEOPLE,
    PRIESTS_BAG,
    RA_TRACK,
    SUNS,
    lay,
    legal,
    play,
    start,
    turned,
    win,
)

PAIRS = [f"{person}/{building}" for person, building in product(PEOPLE, BUILDINGS)]


def priests(players: int, bag: str, suns: list[list[int]] | None = None) -> GameState:
    """The start of a game of Priests of Ra with the tiles of *bag*; seat 0 starts."""
    return start(players, bag, suns, "priests")


# --- set-up -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bag_holds_174_tiles_in_these_numbers(players: int) -> None:
    """docs/rules.md#priests-tiles."""
    state = GameState.new("priests", players=players, seed=1)
    assert state.bag_contents == dict(PRIESTS_BAG)
    assert state.bag_count == PRIESTS_BAG.total() == 174
    contents = state.bag_contents
    assert contents["ra"] == 30
    assert [contents[pair] for pair in PAIRS] == [5] * 16
    assert (contents["stone"], contents["priest"], contents["plague"]) == (20, 12, 12)
    assert [contents[colour] for colour in COLOURS] == [5] * 4


def test_two_to_five_can_play() -> None:
    """docs/rules.md#priests-tiles."""
    assert RULESETS["priests"].players == (2, 3, 4, 5)
    for players in (1, 6):
        with pytest.raises(SetupError, match=f"priests is for 2 to 5 players, not {players}"):
            GameState.new("priests", players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_else_is_set_up_as_in_ra(players: int) -> None:
    """docs/rules.md#setup; docs/rules.md#suns; docs/rules.md#ra-track."""
    state = GameState.new("priests", players=players, seed=2)
    dealt = [state.face_up_suns(seat) for seat in range(players)]
    assert sorted(dealt) == sorted(sorted(group) for group in SUNS[players])
    assert state.ra_limit == RA_TRACK[players]
    assert (state.fame, state.ankhs, state.centre_sun) == ([10] * players, [0] * players, 1)
    assert state.auction_track == [None] * 8
    assert [state.display(seat) for seat in range(players)] == [{}] * players


def test_in_a_set_bag_a_two_sided_tile_is_written_person_first() -> None:
    """docs/rules.md#priests-tiles; the public face of the state."""
    for pair in PAIRS:
        assert priests(2, pair).bag_contents == {pair: 1}
        with pytest.raises(SetupError, match=f"no tile '{turned(pair)}' in this game"):
            priests(2, turned(pair))
    with pytest.raises(SetupError, match="more than 5 'farmer/granary' tiles in the bag"):
        priests(2, "farmer/granary " * 6)
    for tile in ("farmer", "granary", "chamber", "ankh", "god", "nile", "unrest", "farmer/farmer"):
        with pytest.raises(SetupError, match="no tile"):
            priests(2, tile)


# --- sides ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", PAIRS)
def test_who_draws_a_two_sided_tile_decides_which_side_shows(pair: str) -> None:
    """docs/rules.md#priests-sides: either side is possible, and nothing else is."""
    for shown in pair.split("/"):
        state = priests(3, f"stone {pair} stone")
        play(state, "draw; draw")
        assert (state.phase, state.current_player, legal(state)) == (
            "side",
            1,
            [f"side {name}" for name in pair.split("/")],
        )
        play(state, f"side {shown}")
        assert state.auction_track[1] == (pair if pair.startswith(shown) else turned(pair))
        assert (state.phase, state.current_player, state.pending) == ("turn", 2, None)


def test_a_tile_whose_side_is_being_chosen_is_in_neither_bag_nor_track() -> None:
    """docs/rules.md#priests-sides; the public face of the state."""
    state = priests(2, "scribe/market stone")
    play(state, "draw")
    assert state.pending == ("side", "scribe/market", 1, [])
    assert (state.bag_contents, state.auction_track) == ({"stone": 1}, [None] * 8)
    assert state.auction is None
    assert [state.view(seat).pending for seat in (0, 1)] == [state.pending] * 2


def test_a_draw_and_a_choice_of_side_are_told_one_after_the_other() -> None:
    """docs/rules.md#priests-sides."""
    state = priests(2, "stone scribe/market")
    play(state, "draw")
    assert play(state, "draw") == [events.TileDrawn(1, "scribe/market", None)]
    assert play(state, "side market") == [events.SideChosen(1, "market/scribe", 1)]


def test_while_a_side_is_chosen_nothing_else_can_be_done() -> None:
    """docs/rules.md#priests-sides."""
    state = priests(2, "farmer/granary stone")
    play(state, "draw")
    before = state.copy()
    for text in ("draw", "invoke", "side market", "side warrior", "keep", "flip farmer/granary", "pass", "bid 9"):
        with pytest.raises(IllegalActionError, match=f"^{text}: not legal now, only side farmer, side granary$"):
            state.apply(parse_action(text))
    assert state == before
    with pytest.raises(ValueError):
        ShowSide("farmer/granary")


def test_tiles_are_the_same_whichever_side_is_up() -> None:
    """docs/rules.md#priests-tiles: what is on the track and before the players is missing in the bag."""
    state = priests(2, "farmer/granary " * 5)
    lay(state, "granary/farmer", "farmer/granary")
    win(state, 0)
    assert state.bag_contents == {"farmer/granary": 3}
    assert state.display(0) == {"farmer/granary": 1, "granary/farmer": 1}
