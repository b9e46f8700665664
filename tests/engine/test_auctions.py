"""Auctions: who bids what and when, who may pass, what the winner takes."""

from __future__ import annotations

import pytest

from ra_desktop.engine import events

from .positions import counts, legal, play, start

ALONE = [[9], [10, 8, 5, 4]]


def test_bidding_goes_once_round_and_ends_with_the_ra_player() -> None:
    """docs/rules.md#auction."""
    state = start(4, "nile")
    play(state, "draw; invoke")  # by seat 1
    seats = []
    while state.phase == "auction":
        seats.append(state.current_player)
        play(state, "pass" if state.current_player != 1 else "bid 3")
    assert seats == [2, 3, 0, 1]


def test_no_auction_stops_early() -> None:
    """docs/rules.md#auction; rules detail 2: nobody can beat 13, and yet all are asked."""
    state = start(4, "nile", [[12, 6, 2], [13, 7, 3], [11, 8, 4], [10, 9, 5]])
    play(state, "draw; invoke")  # seat 1 draws, seat 2 invokes
    asked = []
    while state.phase == "auction":
        asked.append((state.current_player, len(legal(state))))
        play(state, "bid 12" if state.current_player == 0 else "bid 13" if state.current_player == 1 else "pass")
    assert asked == [(3, 4), (0, 4), (1, 2), (2, 1)]


def test_the_example_of_an_auction() -> None:
    """docs/rules.md#auction."""
    state = start(4, "ra gold nile", [[4, 3], [9, 2], [13, 10], [8, 7]])
    assert state.current_player == 2
    play(state, "draw; pass; bid 4; bid 9")
    assert (state.current_player, legal(state)) == (2, ["bid 10", "bid 13", "pass"])
    play(state, "pass")
    assert (state.face_up_suns(0), state.face_up_suns(1), state.centre_sun) == ([3, 4], [2], 9)
    assert state.current_player == 3


@pytest.mark.parametrize(
    ("bag", "suns", "script", "allowed"),
    [
        # After a drawn Ra tile and on a full track, also if nobody else has a sun (rules detail 3).
        ("nile ra", None, "2 draw; pass; pass", "bid 3, bid 6, bid 9, bid 12, pass"),
        ("nile " * 8, None, "8 draw; invoke; pass; pass", "bid 4, bid 7, bid 10, bid 11, pass"),
        ("ra nile ra", ALONE, "draw; bid 9; pass; draw; draw", "bid 4, bid 5, bid 8, bid 10, pass"),
        ("ra" + " nile" * 8, ALONE, "draw; bid 9; pass; 8 draw; invoke", "bid 4, bid 5, bid 8, bid 10, pass"),
        # Having invoked Ra with space on the track, unless another has bid (rules details 2 and 3).
        ("", None, "invoke; pass; pass", "bid 2, bid 5, bid 8, bid 13"),
        ("nile " * 7, None, "7 draw; invoke; pass; pass", "bid 3, bid 6, bid 9, bid 12"),
        ("ra nile", ALONE, "draw; bid 9; pass; invoke", "bid 4, bid 5, bid 8, bid 10"),
        ("", [[9], [7, 5]], "invoke; pass", "bid 9"),
        ("nile", None, "draw; invoke; bid 4; pass", "bid 6, bid 9, bid 12, pass"),
        ("nile", None, "draw; invoke; pass; bid 13", "pass"),
    ],
)
def test_only_who_invoked_ra_with_space_on_the_track_must_bid_when_all_others_passed(
    bag: str, suns: list[list[int]] | None, script: str, allowed: str
) -> None:
    """docs/rules.md#must-bid."""
    state = start(3 if suns is None else 2, bag, suns)
    play(state, script)
    assert ", ".join(legal(state)) == allowed


# --- all pass -----------------------------------------------------------------------------------------


def test_if_all_pass_after_a_drawn_ra_tile_everything_stays() -> None:
    """docs/rules.md#all-pass."""
    state = start(3, "nile gold ra art")
    text = play(state, "3 draw; 3 pass")
    assert text[-1] == events.NobodyBid(())
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
    text = play(state, "8 draw; invoke; 3 pass")
    assert text[-1] == events.NobodyBid(("nile", "gold") * 4)
    assert state.auction_track == [None] * 8
    assert (state.centre_sun, state.bag_contents) == (1, {"art": 1})
    assert (state.phase, state.current_player, legal(state)) == ("turn", 0, ["draw", "invoke"])
    assert [state.display(seat) for seat in range(3)] == [{}, {}, {}]


# --- the lot ------------------------------------------------------------------------------------------


def test_the_winner_takes_every_tile_on_the_track() -> None:
    """docs/rules.md#lot."""
    state = start(3, "nile gold nile god art temple")
    text = play(state, "6 draw; invoke; pass; bid 4; pass")
    assert text[-1] == events.LotWon(2, 4, 1, ("nile", "gold", "nile", "god", "art", "temple"))
    assert state.display(2) == counts("nile nile gold god art temple")
    assert state.auction_track == [None] * 8
    assert (state.display(0), state.display(1)) == ({}, {})


def test_the_winner_takes_the_centre_sun_face_down_and_puts_the_winning_sun_there() -> None:
    """docs/rules.md#lot; the example there."""
    state = start(3, "")
    play(state, "invoke; pass; pass; bid 8")
    assert (state.face_up_suns(0), state.face_down_suns(0), state.centre_sun) == ([2, 5, 13], [1], 8)
    play(state, "invoke; pass; pass; bid 9")
    assert (state.face_up_suns(1), state.face_down_suns(1), state.centre_sun) == ([3, 6, 12], [8], 9)
