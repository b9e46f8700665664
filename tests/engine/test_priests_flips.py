"""Priests of Ra: priests turn tiles over."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState, IllegalActionError, events, parse_action

from .positions import hands, lay, legal, play, start, win


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


def test_not_using_a_priest_ends_that_one_only() -> None:
    """docs/rules.md#priests-flips."""
    state = position("", "priest priest farmer/granary priest")
    assert state.pending == ("flip", "priest", 1, ["priest", "priest"])
    assert play(state, "keep") == [events.PriestKept(0)]
    assert (state.phase, state.pending) == ("flip", ("flip", "priest", 1, ["priest"]))
    play(state, "flip farmer/granary; keep")
    assert state.display(0) == {"granary/farmer": 1, "priest": 3}
    assert state.phase == "turn"


def test_priests_are_used_before_the_scoring_when_the_last_face_up_sun_won() -> None:
    """docs/rules.md#priests-flips; docs/rules.md#epoch-end; rules detail 7."""
    state = start(2, "farmer/granary farmer/granary priest", [[9], [7]], "priests")
    play(state, "invoke; pass; bid 9")
    lay(state, "granary/farmer", "farmer/granary", "priest")
    play(state, "invoke; bid 7")
    assert [state.face_up_suns(seat) for seat in (0, 1)] == [[], []]
    assert (state.epoch, state.phase, state.current_player, state.score_sheet) == (1, "flip", 1, [])
    text = play(state, "flip farmer/granary")
    assert [type(event) for event in text] == [
        events.TileFlipped, events.EpochEnded, events.EpochScored, events.EpochStarted,
    ]  # fmt: skip
    assert (state.epoch, state.score_sheet[0][1]["buildings"]) == (2, 2)
    assert state.display(1) == {"granary/farmer": 2}


def test_what_is_no_choice_of_a_priest_is_refused() -> None:
    """docs/rules.md#priests-flips."""
    state = position("stone", "farmer/granary priest")
    before = state.copy()
    for text in ("flip granary/farmer", "flip scribe/market", "draw", "invoke", "side farmer", "pass", "end"):
        with pytest.raises(IllegalActionError, match=rf"^{text}: not legal now, only flip farmer/granary, keep$"):
            state.apply(parse_action(text))
    assert state == before
    play(state, "keep")
    with pytest.raises(IllegalActionError, match=r"^keep: not legal now, only draw, invoke$"):
        state.apply(parse_action("keep"))
