"""Priests of Ra: what a lot would bring, with its priests used at their best."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .positions import BUILDINGS, PEOPLE, as_in_the_bag, hands, play, turned, win


def previewed(hand: str, lot: str, *others: str, epoch: int = 1) -> dict[str, int]:
    state = hands(hand, *(others or ("",)), then=lot, drawn=len(lot.split()), epoch=epoch, ruleset="priests")
    return state.lot_preview(0)


@pytest.mark.parametrize(
    ("hand", "lot", "epoch", "preview"),
    [
        ("", "stone chamber-red", 1, {}),
        ("stone stone", "stone chamber-red chamber-red", 3, {"pyramid": 5}),
        ("stone stone chamber-red chamber-red", "stone chamber-red", 3, {"pyramid": 5, "chambers": 5}),
        ("", "priest plague", 1, {"priests": 2, "plagues": -1}),
        ("priest priest plague plague", "priest", 1, {"priests": 2, "plagues": 2}),
        ("plague plague plague plague", "plague plague", 1, {"plagues": -5}),
        ("granary", "granary/scribe", 1, {"buildings": 2}),
        ("granary granary market market library", "library/scribe", 1, {"buildings": 2, "building-variety": 5}),
        ("farmer", "farmer/market", 1, {"people": 5}),
        ("farmer warrior", "scribe/market", 3, {}),
        ("farmer warrior scribe", "merchant/market", 3, {"ankhs": 5}),
        ("farmer warrior scribe", "merchant/market", 2, {}),
    ],
)
def test_a_lot_of_priests_is_previewed_by_row(hand: str, lot: str, epoch: int, preview: dict[str, int]) -> None:
    assert previewed(hand, lot, epoch=epoch) == preview


@pytest.mark.parametrize(
    ("hand", "lot", "preview"),
    [
        ("granary/farmer granary/farmer farmer/market", "priest", {"people": 5, "buildings": -2, "priests": 2}),
        ("granary/farmer farmer/granary", "priest", {"priests": 2, "people": 5}),
        ("granary granary", "priest", {"priests": 2}),
        ("farmer/granary warrior/granary", "priest priest", {"priests": 4, "buildings": 2}),
        ("farmer/granary warrior/granary", "priest", {"priests": 2}),
        ("", "priest market/scribe library/scribe", {"priests": 2}),
        ("", "priest priest market/scribe library/scribe", {"priests": 4, "people": 5}),
    ],
)
def test_priests_of_a_lot_turn_what_brings_most(hand: str, lot: str, preview: dict[str, int]) -> None:
    assert previewed(hand, lot) == preview


@pytest.mark.parametrize(("epoch", "preview"), [(3, {"priests": 2, "ankhs": 5}), (2, {"priests": 2})])
def test_in_the_last_epoch_priests_look_at_the_ankhs_of_all_epochs(epoch: int, preview: dict[str, int]) -> None:
    """docs/rules.md#score-ankhs: the second one brings 5."""
    state = hands("farmer warrior market/scribe", "", then="priest", drawn=1, epoch=epoch, ruleset="priests")
    state.ankhs = [1, 0]
    assert state.lot_preview(0) == preview


def test_what_others_have_is_looked_at() -> None:
    """A second farmer is worth nothing while another has three."""
    hand = "farmer/market granary/farmer"
    assert previewed(hand, "priest", "", "") == {"priests": 2, "people": 5}
    assert previewed(hand, "priest", "farmer farmer farmer", "") == {"priests": 2}


def test_the_preview_is_the_same_for_a_view_and_changes_nothing() -> None:
    state = hands("farmer/market granary/farmer", "stone", then="priest", drawn=1, ruleset="priests")
    before = state.copy()
    assert state.view(1).lot_preview(0) == state.lot_preview(0) == {"priests": 2, "people": 5}
    assert state.lot_preview(1) == {"priests": 2}
    assert state == before


def test_while_priests_are_used_there_is_no_lot() -> None:
    state = hands("", "", then="farmer/market priest", drawn=2, ruleset="priests")
    win(state, 0)
    assert state.phase == "flip"
    assert [state.lot_preview(seat) for seat in (0, 1)] == [{}, {}]


def test_while_a_side_is_chosen_the_tile_is_no_part_of_the_lot() -> None:
    state = hands("farmer", "", then="stone farmer/market", drawn=1, ruleset="priests")
    play(state, "draw")
    assert state.phase == "side"
    assert state.lot_preview(0) == {}
    play(state, "side farmer")
    assert state.lot_preview(0) == {"people": 5}


def test_eight_priests_at_once_are_previewed_too() -> None:
    hand = "farmer/granary warrior/fortress merchant/market scribe/library " * 2
    assert previewed(hand, "priest " * 8)["priests"] == 16


sides = st.builds(
    lambda person, building, up: f"{person}/{building}" if up else f"{building}/{person}",
    st.sampled_from(PEOPLE),
    st.sampled_from(BUILDINGS),
    st.booleans(),
)
few = st.lists(sides, max_size=5, unique_by=as_in_the_bag)


@given(own_values=few, rivals=few, lot=few, priests=st.integers(1, 3), epoch=st.sampled_from([1, 3]))
def test_up_to_three_priests_are_used_for_the_most_at_the_end_of_the_game(
    own_values: list[str], rivals: list[str], lot: list[str], priests: int, epoch: int
) -> None:
    """All that can be turned is tried out, as if the game ended after this epoch; the preview is of this epoch then."""
    drawn = [*lot, *["priest"] * priests]
    state = hands(
        " ".join(own_values), " ".join(rivals), then=" ".join(drawn), drawn=len(drawn), epoch=epoch, ruleset="priests"
    )
    own = [*own_values, *lot]

    def total(flips: tuple[int, ...], epoch: int) -> int:
        tiles = [turned(tile) if place in flips else tile for place, tile in enumerate(own)]
        won = hands(" ".join(tiles + drawn[len(lot) :]), " ".join(rivals), epoch=epoch, ruleset="priests")
        return sum(won.points_now()[0].values())

    ways = [flips for number in range(priests + 1) for flips in combinations(range(len(own)), number)]
    most = max(total(flips, 3) for flips in ways)
    best = {total(flips, epoch) for flips in ways if total(flips, 3) == most}
    assert sum(state.points_now()[0].values()) + sum(state.lot_preview(0).values()) in best
