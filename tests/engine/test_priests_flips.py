"""Priests of Ra: priests turn tiles over."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState, IllegalActionError, events, parse_action

from .positions import hands, lay, legal, play, start, win
from .priests_reference import turned


def won(hand: str, lot: str, seat: int = 0) -> list[str]:
    """What can be done after *seat*, which has *hand*, has won *lot*."""
    return legal(position(hand, lot, seat))


def position(hand: str, lot: str, seat: int = 0) -> GameState:
    """*seat*, which has *hand*, has won *lot*."""
    state = hands(
        *["" if other != seat else hand for other in range(2)], then=lot, drawn=len(lot.split()), ruleset="priests"
    )
    win(state, seat)
    return state


def test_for_each_priest_in_a_lot_the_winner_may_turn_one_tile() -> None:
    """docs/rules.md#priests-flips."""
    state = position("", "farmer/granary market/scribe priest")
    assert (state.phase, state.current_player) == ("flip", 0)
    assert state.pending == ("flip", "priest", 1, [])
    assert legal(state) == ["flip farmer/granary", "flip market/scribe", "keep"]
    assert play(state, "flip market/scribe") == [events.TileFlipped(0, "scribe/market")]
    assert state.display(0) == {"farmer/granary": 1, "scribe/market": 1, "priest": 1}
    assert (state.phase, state.pending, state.auction) == ("turn", None, None)


def test_the_example_of_the_flips() -> None:
    """docs/rules.md#priests-flips: turn the farmer; then turn it back, or turn the market, or do nothing."""
    for second, display in (
        ("flip granary/farmer", {"farmer/granary": 1, "market/scribe": 1, "priest": 2}),
        ("flip market/scribe", {"scribe/market": 1, "granary/farmer": 1, "priest": 2}),
        ("keep", {"granary/farmer": 1, "market/scribe": 1, "priest": 2}),
    ):
        state = position("market/scribe", "priest farmer/granary priest")
        play(state, "flip farmer/granary")
        assert legal(state) == ["flip granary/farmer", "flip market/scribe", "keep"]
        play(state, second)
        assert state.display(0) == display
        assert state.phase == "turn"


def test_a_tile_won_before_can_be_turned_also_one_of_an_earlier_epoch() -> None:
    """docs/rules.md#priests-flips: a building kept from an earlier epoch can become a person."""
    state = start(2, "scribe/market " + "ra " * 6 + "priest", ruleset="priests")
    lay(state, "market/scribe")
    win(state, 0)
    while state.epoch == 1:
        play(state, "draw" if state.phase == "turn" else "pass")
    assert state.display(0) == {"market/scribe": 1}
    play(state, "draw")
    win(state, 0)
    assert legal(state) == ["flip market/scribe", "keep"]
    play(state, "flip market/scribe")
    assert state.display(0) == {"scribe/market": 1, "priest": 1}


def test_only_tiles_of_the_winner_can_be_turned() -> None:
    """docs/rules.md#priests-flips."""
    state = hands("farmer/granary", "scribe/library", then="priest market/merchant", drawn=2, ruleset="priests")
    win(state, 1)
    assert (state.current_player, legal(state)) == (1, ["flip scribe/library", "flip market/merchant", "keep"])


def test_a_priest_won_before_turns_nothing() -> None:
    """docs/rules.md#priests-flips: at once or never."""
    state = hands("priest priest", "", then="farmer/granary", drawn=1, ruleset="priests")
    win(state, 0)
    assert (state.phase, state.display(0)) == ("turn", {"farmer/granary": 1, "priest": 2})


def test_not_using_a_priest_ends_that_one_only() -> None:
    """docs/rules.md#priests-flips."""
    state = position("", "priest priest farmer/granary priest")
    assert state.pending == ("flip", "priest", 1, ["priest", "priest"])
    assert play(state, "keep") == [events.PriestKept(0)]
    assert (state.phase, state.pending) == ("flip", ("flip", "priest", 1, ["priest"]))
    play(state, "flip farmer/granary; keep")
    assert state.display(0) == {"granary/farmer": 1, "priest": 3}
    assert state.phase == "turn"


def test_equal_tiles_with_the_same_side_up_are_one_choice() -> None:
    """docs/rules.md#priests-flips."""
    tiles = "farmer/granary farmer/granary granary/farmer farmer/market"
    assert won(tiles, "priest") == ["flip farmer/granary", "flip farmer/market", "flip granary/farmer", "keep"]
    state = position(tiles, "priest")
    play(state, "flip farmer/granary")
    assert state.display(0) == {"farmer/granary": 1, "farmer/market": 1, "granary/farmer": 2, "priest": 1}


@pytest.mark.parametrize("person", ["farmer", "warrior", "merchant", "scribe"])
@pytest.mark.parametrize("building", ["granary", "fortress", "market", "library"])
def test_every_two_sided_tile_can_be_turned_either_way(person: str, building: str) -> None:
    """docs/rules.md#priests-flips."""
    for tile in (f"{person}/{building}", f"{building}/{person}"):
        state = position("", f"{tile} priest priest")
        play(state, f"flip {tile}")
        assert state.display(0) == {turned(tile): 1, "priest": 2}
        play(state, f"flip {turned(tile)}")
        assert state.display(0) == {tile: 1, "priest": 2}


def test_without_a_two_sided_tile_priests_have_nothing_to_do() -> None:
    """docs/rules.md#priests-flips: nothing is asked."""
    state = position("stone chamber-red plague", "priest priest stone")
    assert (state.phase, state.auction, state.pending) == ("turn", None, None)
    assert state.display(0) == {"stone": 2, "chamber-red": 1, "priest": 2, "plague": 1}
    assert won("farmer/granary", "priest") == ["flip farmer/granary", "keep"]


def test_the_suns_change_places_before_tiles_are_turned() -> None:
    """docs/rules.md#priests-flips; docs/rules.md#lot."""
    state = start(2, "farmer/granary priest", ruleset="priests")
    lay(state, "farmer/granary", "priest")
    told = play(state, "invoke; bid 7; pass")
    assert told[-1] == events.LotWon(1, 7, 1, ("farmer/granary", "priest"))
    assert (state.phase, state.current_player) == ("flip", 1)
    assert (state.centre_sun, state.face_up_suns(1), state.face_down_suns(1)) == (7, [3, 4, 8], [1])
    assert state.auction == (0, "invoked", [(1, 7), (0, None)], 7)
    assert state.auction_track == [None] * 8


def test_after_the_priests_the_player_left_of_the_ra_player_goes_next() -> None:
    """docs/rules.md#priests-flips; docs/rules.md#turn-order."""
    for winner in (0, 1, 2):
        state = start(3, "farmer/granary priest", ruleset="priests")
        lay(state, "farmer/granary", "priest")
        win(state, winner)
        assert state.current_player == winner
        play(state, "keep")
        assert (state.phase, state.current_player) == ("turn", 0)  # seat 2 invoked


def test_priests_are_used_before_the_scoring_when_the_last_face_up_sun_won() -> None:
    """docs/rules.md#priests-flips; docs/rules.md#epoch-end; rules detail 7."""
    state = start(2, "farmer/granary farmer/granary priest", [[9], [7]], "priests")
    play(state, "invoke; pass; bid 9")
    lay(state, "granary/farmer", "farmer/granary", "priest")
    play(state, "invoke; bid 7")
    assert [state.face_up_suns(seat) for seat in (0, 1)] == [[], []]
    assert (state.epoch, state.phase, state.current_player, state.score_sheet) == (1, "flip", 1, [])
    told = play(state, "flip farmer/granary")
    assert [type(event) for event in told] == [
        events.TileFlipped, events.EpochEnded, events.EpochScored, events.EpochStarted,
    ]  # fmt: skip
    assert (state.epoch, state.score_sheet[0][1]["buildings"]) == (2, 2)
    assert state.display(1) == {"granary/farmer": 2}


def test_priests_that_leave_with_a_full_track_turn_nothing() -> None:
    """docs/rules.md#all-pass."""
    state = start(2, "farmer/granary " * 4 + "priest " * 4, ruleset="priests")
    lay(state, *["farmer/granary"] * 4, *["priest"] * 4)
    play(state, "invoke; pass; pass")
    assert (state.phase, state.auction_track) == ("turn", [None] * 8)


def test_what_is_no_choice_of_a_priest_is_refused() -> None:
    """docs/rules.md#priests-flips."""
    state = position("stone", "farmer/granary priest")
    before = state.copy()
    for text in ("flip granary/farmer", "flip scribe/market", "draw", "invoke", "side farmer", "pass", "end"):
        with pytest.raises(IllegalActionError, match=rf"^{text}: legal now: flip farmer/granary, keep$"):
            state.apply(parse_action(text))
    assert state == before
    play(state, "keep")
    with pytest.raises(IllegalActionError, match=r"^keep: legal now: draw, invoke$"):
        state.apply(parse_action("keep"))


def test_a_copy_made_while_priests_wait_is_independent() -> None:
    """docs/rules.md#priests-flips."""
    state = position("", "farmer/granary priest priest")
    twin, view = state.copy(), state.view(1)
    play(twin, "flip farmer/granary; keep")
    assert state.pending == view.pending == ("flip", "priest", 1, ["priest"])
    assert state.display(0) == view.display(0) == {"farmer/granary": 1, "priest": 2}
