"""A draft of a position: everything that is neither on the table nor out of the game is in the bag."""

from __future__ import annotations

import pytest

from ra_desktop.app.draft import Draft
from ra_desktop.engine import GameState, Invoke, Pass
from ra_desktop.engine.actions import Bid
from tests.engine.golden import late_game


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("boat", 2), ("priests", 4)])
def test_it_begins_with_an_empty_table(ruleset, players):
    draft = Draft.dealt(ruleset, players)
    assert draft.fault is None
    assert draft.left == {name: count for name, count in _tiles(draft) if count}
    assert draft.moves() == [Invoke()]


def _tiles(draft: Draft):
    tiles = draft.state.rules.tiles
    return zip(tiles.names, tiles.counts, strict=True)


@pytest.mark.parametrize("ruleset", ["classic", "priests"])
def test_it_goes_on_from_a_game_with_what_has_left_it(ruleset):
    state = late_game(ruleset, 3, 100).state
    draft = Draft(str(state))
    other_place = state.bag_contents
    assert draft.left == {name: other_place.get(name, 0) for name in draft.left}
    draft.lay("ra")
    draft.set_ra(draft.state.ra_count - 1)
    assert draft.text == str(state)


def test_tiles_come_out_of_the_bag_and_go_back():
    draft = Draft.dealt("classic", 3)
    draft.lay("nile")
    draft.lay("god", 4)
    draft.lay("gold", 4)  # there is a tile already
    draft.give("flood", 1)
    assert draft.state.auction_track == ["nile", "gold", None, None, "god", None, None, None]
    assert (draft.left["nile"], draft.left["god"], draft.left["flood"]) == (24, 7, 11)
    draft.clear_space(0)
    draft.take("flood", 1)
    assert (draft.left["nile"], draft.left["flood"], draft.state.bag_count) == (25, 12, 178)


def test_a_tile_that_nobody_keeps_goes_to_its_track_when_it_is_given():
    draft = Draft.dealt("classic", 3)
    for tile in ("ra", "unrest", "drought", "ra", "funeral", "earthquake"):
        draft.give(tile, 1)
    assert (draft.state.ra_count, sum(draft.state.held[1])) == (2, 0)
    assert draft.state.auction_track[:5] == ["unrest", "drought", "funeral", "earthquake", None]


def test_a_two_sided_tile_counts_once_whichever_side_is_up():
    draft = Draft.dealt("priests", 2)
    draft.give("farmer/granary", 0)
    draft.give("granary/farmer", 1)
    assert draft.left["farmer/granary"] == 3
    draft.take("granary/", 1)
    assert draft.left["farmer/granary"] == 4


def test_one_too_many_is_a_fault_until_it_is_gone():
    draft = Draft.dealt("classic", 3)
    draft.set_epoch(2)
    draft.move_sun(13, 0)  # turned face down by a lot
    for _ in range(6):
        draft.give("gold", 0)
    assert draft.left["gold"] == -1
    assert draft.fault is not None
    assert draft.fault.reason == "there are only 5 gold tiles"
    assert draft.moves() == []
    draft.take("gold", 0)
    assert draft.fault is None


def test_a_sun_lies_in_one_place():
    draft = Draft.dealt("boat", 2)  # seat 0 has 9, 6, 5 and 2
    state = draft.state
    for expected in (([2, 5, 6, 8, 9], []), ([2, 5, 6, 9], [8]), ([2, 5, 6, 9], []), ([2, 5, 6, 8, 9], [])):
        draft.move_sun(8, 0)
        assert (state.face_up_suns(0), state.face_down_suns(0)) == expected
        assert state.face_up_suns(1) == [3, 4, 7]
    draft.move_sun(8, None)
    assert (state.centre_sun, state.face_up_suns(0)) == (8, [1, 2, 5, 6, 9])
    assert draft.fault is not None
    assert draft.fault.reason == "every player must have the same number of suns, at most 4; seat 0: 5"
    draft.move_sun(1, 1)
    draft.move_sun(9, 1)
    draft.move_sun(4, 0)
    assert draft.fault is not None
    assert draft.fault.reason == "sun 1 is in the centre until a lot is won"
    draft.set_epoch(2)
    assert draft.fault is None


def test_figures_stay_in_their_bounds():
    draft = Draft.dealt("classic", 3)
    for change, value, shown in (
        (draft.set_ra, 99, lambda: draft.state.ra_count == 7),
        (draft.set_ra, -1, lambda: draft.state.ra_count == 0),
        (draft.set_epoch, 9, lambda: draft.state.epoch == 3),
        (draft.set_epoch, 0, lambda: draft.state.epoch == 1),
    ):
        change(value)
        assert shown()
    draft.set_fame(2, 41)
    draft.set_ra(3)
    assert (draft.state.fame, draft.left["ra"]) == ([10, 10, 41], 27)


def test_an_auction_is_set_up_by_its_bids_and_taken_back_by_the_turn():
    draft = Draft.dealt("boat", 2)
    before = draft.text
    for action in (Invoke(), Bid(4), Bid(5)):
        assert action in draft.moves()
        draft.play(action)
    assert draft.state.centre_sun == 5
    other = Draft(before)
    other.play(Invoke())
    other.play(Pass())
    assert "auction invoked by 0: 1 pass" in other.text
    other.set_turn(0)
    assert other.text == before


def test_its_game_begins_with_the_position_and_never_counts():
    draft = Draft.dealt("classic", 4)
    draft.set_epoch(2)
    draft.give("nile", 2)
    game = draft.game()
    assert (str(game.state), game.is_dealt) == (draft.text, False)
    assert isinstance(draft.sketch().state, GameState)
    assert draft.sketch().state is not draft.state
