"""The board in sentences: what lies there, who has bid what, who is still to bid, and whose turn it is."""

from __future__ import annotations

import pytest

from ra_desktop.engine import GameState, parse_action
from ra_desktop.ui.words.board import bag_counts, bids, board_description

NAMES = ("You", "Nefer", "Khufu")
SUNS = [[10, 6, 5], [8, 7, 4], [2, 3, 9]]
BAG = ["gold", "nile", "ra", "pharaoh", "funeral", "ra"]


def message(*actions: str, ruleset: str = "classic", bag=BAG, held=()) -> str:
    state = GameState.new(ruleset, 3, seed=1, suns=SUNS, bag=bag)
    for seat, tile, count in held:
        state.held[seat][state.rules.tiles.codes[tile]] = count
    for text in actions:
        state.apply(parse_action(text))
    return board_description(state.view(0), NAMES)


def test_between_auctions_it_says_whose_turn_it_is(qapp: object) -> None:
    assert message("draw") == (
        "Old Kingdom. 8 Ra tiles until nightfall. Auction track: Gold. Turn: Nefer. Centre sun: 1. Tiles in the bag: 5."
    )


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (("draw", "invoke"), "Khufu is bidding. You haven’t bid yet. Nefer hasn’t bid yet."),
        (("draw", "invoke", "bid 3"), "Khufu bids 3. Bid or pass. Nefer hasn’t bid yet."),
        (("draw", "invoke", "pass", "bid 6"), "Khufu passes. You bid 6. Nefer is bidding."),
    ],
)
def test_in_an_auction_it_has_the_bids_and_who_is_still_to_bid(
    qapp: object, actions: tuple[str, ...], expected: str
) -> None:
    words = message(*actions)
    assert f"Auction track: Gold. {expected} Centre sun: 1." in words
    assert "Turn:" not in words


def test_a_disaster_that_is_being_resolved_is_named(qapp: object) -> None:
    monuments = ((0, "temple", 1), (0, "sphinx", 1), (0, "palace", 1))
    words = message("draw", "invoke", "pass", "bid 5", "pass", bag=["earthquake", "ra"], held=monuments)
    assert "Auction track: empty. Taking effect: Earthquake. Turn: You." in words


def test_the_sides_of_the_tile_that_was_drawn_are_named(qapp: object) -> None:
    words = message("draw", ruleset="priests", bag=["farmer/granary", "ra"])
    assert "Drawn tile: Farmer / Granary. Turn: You." in words


def test_without_an_auction_there_are_no_bids(qapp: object) -> None:
    state = GameState.new("classic", 3, seed=1, suns=SUNS, bag=BAG)
    assert bids(state.view(0), NAMES) == []
    assert bag_counts(state.view(0))["ra"] == 2
