"""Auctions: who bids what and when, who may pass, what the winner takes."""

from __future__ import annotations

import pytest

from ra_desktop.engine import Bid, IllegalActionError, Pass, events

from .positions import counts, hands, legal, play, start


def test_bidding_goes_once_round_and_ends_with_the_ra_player() -> None:
    """docs/rules.md#auction."""
    state = start(4, "nile")
    play(state, "draw; invoke")  # by seat 1
    seats = []
    while state.phase == "auction":
        seats.append(state.current_player)
        play(state, "pass" if state.current_player != 1 else "bid 3")
    assert seats == [2, 3, 0, 1]


def test_a_bid_must_be_higher_than_the_highest_so_far() -> None:
    """docs/rules.md#auction."""
    state = start(3, "")
    play(state, "invoke")
    assert legal(state) == ["bid 3", "bid 6", "bid 9", "bid 12", "pass"]
    play(state, "bid 9")
    assert legal(state) == ["bid 10", "bid 11", "pass"]
    with pytest.raises(IllegalActionError, match=r"^bid 7: must beat 9$"):
        state.apply(Bid(7))
    play(state, "bid 11")
    assert legal(state) == ["bid 13", "pass"]


def test_a_pass_leaves_the_highest_bid_as_it_is() -> None:
    """docs/rules.md#auction."""
    state = start(4, "")
    play(state, "invoke; bid 7; pass")
    assert legal(state) == ["bid 9", "bid 10", "pass"]
    assert state.auction is not None
    assert state.auction.highest == 7


def test_only_own_face_up_suns_can_be_bid() -> None:
    """docs/rules.md#auction."""
    state = start(3, "")
    play(state, "invoke; bid 12; pass; pass; invoke")
    assert state.current_player == 2
    play(state, "pass; pass")
    assert (state.face_up_suns(1), state.face_down_suns(1)) == ([3, 6, 9], [1])
    assert legal(state) == ["bid 3", "bid 6", "bid 9"]
    for sun in (1, 12, 13):  # face down, in the centre, another's
        with pytest.raises(IllegalActionError, match=f"^bid {sun}: seat 1 has no such face-up sun$"):
            state.apply(Bid(sun))


def test_only_players_with_a_face_up_sun_take_part() -> None:
    """docs/rules.md#auction."""
    state = start(4, "", [[13], [12], [11], [10]])
    play(state, "invoke; pass; bid 11; pass; pass; invoke")
    seats = []
    while state.auction is not None:
        seats.append(state.current_player)
        play(state, legal(state)[-1])
    assert seats == [3, 0, 1]


def test_a_player_without_a_high_enough_sun_still_passes_as_an_action() -> None:
    """docs/rules.md#auction; rules detail 2."""
    state = start(3, "")
    play(state, "invoke; bid 12")
    assert (state.current_player, legal(state)) == (2, ["pass"])
    assert play(state, "pass") == [events.Passed(2)]
    assert (state.current_player, legal(state)) == (0, ["bid 13", "pass"])


def test_no_auction_stops_early() -> None:
    """docs/rules.md#auction; rules detail 2: nobody can beat 13, and yet all are asked."""
    state = start(4, "nile", [[12, 6, 2], [13, 7, 3], [11, 8, 4], [10, 9, 5]])
    play(state, "draw; invoke")  # seat 1 draws, seat 2 invokes
    asked = []
    while state.phase == "auction":
        asked.append((state.current_player, len(legal(state))))
        play(state, "bid 12" if state.current_player == 0 else "bid 13" if state.current_player == 1 else "pass")
    assert asked == [(3, 4), (0, 4), (1, 2), (2, 1)]


def test_there_is_no_second_round() -> None:
    """docs/rules.md#auction."""
    state = start(3, "")
    play(state, "invoke; bid 3; bid 4; bid 5")
    assert (state.phase, state.centre_sun) == ("turn", 5)


def test_the_highest_bid_wins_and_losing_bids_go_back_face_up() -> None:
    """docs/rules.md#auction."""
    state = start(4, "nile")
    play(state, "draw; invoke; bid 4; bid 5; bid 13; pass")
    assert state.display(0) == {"nile": 1}
    assert [state.face_up_suns(seat) for seat in range(4)] == [[2, 6], [3, 7, 12], [4, 8, 11], [5, 9, 10]]
    assert [state.face_down_suns(seat) for seat in range(4)] == [[1], [], [], []]
    assert state.centre_sun == 13


def test_a_sun_that_was_bid_counts_as_face_up_until_the_auction_ends() -> None:
    """docs/rules.md#auction; rules detail 8."""
    state = start(3, "")
    play(state, "invoke; bid 12")
    assert state.face_up_suns(1) == [3, 6, 9, 12]
    assert state.view(2).face_up_suns(1) == [3, 6, 9, 12]
    play(state, "pass; pass")
    assert state.face_up_suns(1) == [3, 6, 9]


def test_the_example_of_an_auction() -> None:
    """docs/rules.md#auction."""
    state = start(4, "ra gold nile", [[4, 3], [9, 2], [13, 10], [8, 7]])
    assert state.current_player == 2
    play(state, "draw; pass; bid 4; bid 9")
    assert (state.current_player, legal(state)) == (2, ["bid 10", "bid 13", "pass"])
    play(state, "pass")
    assert (state.face_up_suns(0), state.face_up_suns(1), state.centre_sun) == ([3, 4], [2], 9)
    assert state.current_player == 3


# --- who may pass -------------------------------------------------------------------------------------


def test_after_a_drawn_ra_tile_the_ra_player_may_pass_when_all_others_passed() -> None:
    """docs/rules.md#must-bid."""
    state = start(3, "nile ra")
    play(state, "2 draw; pass; pass")
    assert (state.current_player, legal(state)) == (1, ["bid 3", "bid 6", "bid 9", "bid 12", "pass"])


def test_who_invoked_ra_with_space_on_the_track_must_bid_when_all_others_passed() -> None:
    """docs/rules.md#must-bid."""
    for drawn in (0, 1, 7):
        state = hands("", "", then="nile " * drawn, drawn=drawn)
        suns = state.face_up_suns(0)
        play(state, "invoke; pass")
        assert legal(state) == [f"bid {sun}" for sun in suns]
        with pytest.raises(IllegalActionError, match=r"^pass: who invoked Ra must bid when all others passed$"):
            state.apply(Pass())


def test_who_invoked_ra_may_pass_when_another_has_bid() -> None:
    """docs/rules.md#must-bid."""
    state = start(3, "nile")
    play(state, "draw; invoke; bid 4; pass")
    assert legal(state) == ["bid 6", "bid 9", "bid 12", "pass"]
    play(state, "pass")
    assert state.display(2) == {"nile": 1}


def test_who_invoked_ra_may_have_to_pass_when_a_bid_is_too_high() -> None:
    """docs/rules.md#must-bid."""
    state = start(3, "nile")
    play(state, "draw; invoke; pass; bid 13")
    assert legal(state) == ["pass"]


def test_with_a_full_track_the_ra_player_may_pass_when_all_others_passed() -> None:
    """docs/rules.md#must-bid."""
    state = start(3, "nile " * 8)
    play(state, "8 draw; invoke")
    assert state.auction is not None
    assert state.auction.cause == "full"
    play(state, "pass; pass")
    assert legal(state) == ["bid 4", "bid 7", "bid 10", "bid 11", "pass"]


def test_if_only_the_ra_player_takes_part_all_others_have_passed() -> None:
    """docs/rules.md#must-bid; rules detail 3."""
    state = start(2, "ra nile", [[9], [10, 8, 5, 4]])
    assert state.current_player == 1
    play(state, "draw; bid 9; pass")
    assert (state.current_player, state.face_up_suns(0)) == (1, [])
    play(state, "invoke")
    assert (state.current_player, legal(state)) == (1, ["bid 4", "bid 5", "bid 8", "bid 10"])
    play(state, "bid 4")
    assert (state.current_player, state.centre_sun) == (1, 4)


def test_if_only_the_ra_player_takes_part_a_drawn_ra_tile_may_be_passed() -> None:
    """docs/rules.md#must-bid; rules detail 3."""
    state = start(2, "ra nile ra gold", [[9], [10, 8, 5, 4]])
    play(state, "draw; bid 9; pass; draw; draw")
    assert (state.current_player, state.phase) == (1, "auction")
    assert legal(state) == ["bid 4", "bid 5", "bid 8", "bid 10", "pass"]
    assert play(state, "pass") == [events.Passed(1), events.NobodyBid(())]
    assert state.auction_track[0] == "nile"
    assert (state.current_player, legal(state)) == (1, ["draw", "invoke"])


def test_if_only_the_ra_player_takes_part_a_full_track_may_be_passed() -> None:
    """docs/rules.md#must-bid; rules detail 3."""
    state = start(2, "ra" + " nile" * 8, [[9], [10, 8, 5, 4]])
    play(state, "draw; bid 9; pass; 8 draw; invoke")
    assert legal(state) == ["bid 4", "bid 5", "bid 8", "bid 10", "pass"]
    play(state, "pass")
    assert state.auction_track == [None] * 8


def test_a_forced_bid_of_the_only_sun_is_an_action() -> None:
    """docs/rules.md#must-bid; rules detail 2."""
    state = start(2, "", [[9], [7, 5]])
    play(state, "invoke; pass")
    assert (state.phase, legal(state)) == ("auction", ["bid 9"])
    play(state, "bid 9")
    assert (state.centre_sun, state.face_down_suns(0)) == (9, [1])


# --- all pass -----------------------------------------------------------------------------------------


def test_if_all_pass_after_a_drawn_ra_tile_everything_stays() -> None:
    """docs/rules.md#all-pass."""
    state = start(3, "nile gold ra art")
    told = play(state, "3 draw; 3 pass")
    assert told[-1] == events.NobodyBid(())
    assert state.auction_track[:3] == ["nile", "gold", None]
    assert (state.ra_count, state.centre_sun, state.auction) == (1, 1, None)
    assert (state.phase, state.current_player) == ("turn", 0)
    assert [state.face_up_suns(seat) for seat in range(3)] == [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]]


def test_if_all_pass_after_a_drawn_ra_tile_a_full_track_stays_too() -> None:
    """docs/rules.md#all-pass; only an invoked auction clears the track."""
    state = start(3, "nile " * 7 + "ra gold")
    play(state, "8 draw; 3 pass; draw")
    assert state.auction_track == ["nile"] * 7 + ["gold"]


def test_if_all_pass_on_a_full_track_its_8_tiles_leave_the_game() -> None:
    """docs/rules.md#all-pass."""
    state = start(3, "nile gold " * 4 + "art")
    told = play(state, "8 draw; invoke; 3 pass")
    assert told[-1] == events.NobodyBid(("nile", "gold") * 4)
    assert state.auction_track == [None] * 8
    assert (state.centre_sun, state.bag_contents) == (1, {"art": 1})
    assert (state.phase, state.current_player, legal(state)) == ("turn", 0, ["draw", "invoke"])
    assert [state.display(seat) for seat in range(3)] == [{}, {}, {}]


# --- the lot ------------------------------------------------------------------------------------------


def test_the_winner_takes_every_tile_on_the_track() -> None:
    """docs/rules.md#lot."""
    state = start(3, "nile gold nile god art temple")
    told = play(state, "6 draw; invoke; pass; bid 4; pass")
    assert told[-1] == events.LotWon(2, 4, 1, ("nile", "gold", "nile", "god", "art", "temple"))
    assert state.display(2) == counts("nile nile gold god art temple")
    assert state.auction_track == [None] * 8
    assert (state.display(0), state.display(1)) == ({}, {})


def test_tiles_around_a_gap_are_all_taken() -> None:
    """docs/rules.md#lot."""
    state = hands("god", "", "", then="nile gold art", drawn=3)
    play(state, "god gold; invoke; pass; pass; bid 3")
    assert state.display(1) == {"nile": 1, "art": 1}


def test_the_winner_takes_the_centre_sun_face_down_and_puts_the_winning_sun_there() -> None:
    """docs/rules.md#lot; the example there."""
    state = start(3, "")
    play(state, "invoke; pass; pass; bid 8")
    assert (state.face_up_suns(0), state.face_down_suns(0), state.centre_sun) == ([2, 5, 13], [1], 8)
    play(state, "invoke; pass; pass; bid 9")
    assert (state.face_up_suns(1), state.face_down_suns(1), state.centre_sun) == ([3, 6, 12], [8], 9)


def test_a_sun_that_was_won_is_out_of_use_until_the_next_epoch() -> None:
    """docs/rules.md#lot."""
    state = start(2, "ra " * 6)
    play(state, "invoke; bid 8; pass; invoke; pass; bid 3")
    assert (state.face_down_suns(1), state.centre_sun) == ([1, 8], 3)
    play(state, "invoke; bid 4; pass; invoke; pass; bid 7")
    assert (state.face_up_suns(1), state.face_down_suns(1)) == ([], [1, 3, 4, 8])
    assert state.current_player == 0
    for _ in range(5):
        play(state, "draw; pass")
    play(state, "draw")
    assert (state.epoch, state.face_up_suns(1)) == (2, [1, 3, 4, 8])


def test_disasters_follow_after_the_other_tiles_and_the_suns() -> None:
    """docs/rules.md#lot."""
    state = start(3, "unrest art writing religion")
    play(state, "4 draw; invoke; pass; bid 13; pass")
    assert state.phase == "discard"
    assert state.display(0) == {"art": 1, "writing": 1, "religion": 1}
    assert (state.centre_sun, state.face_down_suns(0)) == (13, [1])
    assert state.auction_track == [None] * 8


def test_the_auction_stays_until_the_discards_are_done() -> None:
    """docs/rules.md#lot; the public face of the state."""
    state = start(3, "unrest art writing religion")
    play(state, "4 draw; invoke; pass; bid 13; pass")
    held = (1, "invoked", [(2, None), (0, 13), (1, None)], 13)
    assert (state.current_player, state.auction) == (0, held)
    play(state, "discard art")
    assert (state.current_player, state.auction) == (0, held)
    play(state, "discard writing")
    assert (state.current_player, state.auction, state.phase) == (2, None, "turn")


def test_the_auction_can_be_read_bid_by_bid() -> None:
    """The public face of the state."""
    state = start(3, "nile ra")
    play(state, "2 draw")
    for action, bids, highest in (
        ("pass", [(2, None)], None),
        ("bid 8", [(2, None), (0, 8)], 8),
    ):
        play(state, action)
        assert state.auction is not None
        assert state.auction.ra_player == 1
        assert state.auction.cause == "drawn"
        assert state.auction.bids == bids
        assert state.auction.highest == highest
    play(state, "bid 9")
    assert state.auction is None
