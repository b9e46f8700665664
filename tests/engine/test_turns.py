"""Turns: whose it is, drawing, invoking Ra, full tracks."""

from __future__ import annotations

import pytest

from ra_desktop.engine import Draw, IllegalActionError, events

from .positions import RA_TRACK, legal, play, start


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_clockwise(players: int) -> None:
    """docs/rules.md#turn-order; the seat to the left of s is s + 1."""
    state = start(players, "nile nile nile nile nile nile")
    for number in range(6):
        assert state.current_player == number % players
        play(state, "draw")


def test_a_player_without_a_face_up_sun_takes_no_turn() -> None:
    """docs/rules.md#turn-order."""
    state = start(3, "nile nile nile", [[9, 8], [7], [6, 5]])
    play(state, "invoke; bid 7; pass; pass")
    assert state.face_up_suns(1) == []
    assert state.current_player == 2  # seat 1, to the left of the Ra player, is passed over
    play(state, "draw")
    assert state.current_player == 0
    play(state, "draw")
    assert state.current_player == 2


def test_a_drawn_tile_goes_to_the_leftmost_empty_space_and_ends_the_turn() -> None:
    """docs/rules.md#draw."""
    state = start(3, "god funeral nile")
    assert play(state, "draw") == [events.TileDrawn(0, "god", 0)]
    assert play(state, "draw") == [events.TileDrawn(1, "funeral", 1)]
    assert state.auction_track == ["god", "funeral", None, None, None, None, None, None]
    assert (state.phase, state.current_player, state.auction) == ("turn", 2, None)


def test_draw_is_not_allowed_when_the_auction_track_is_full() -> None:
    """docs/rules.md#draw."""
    state = start(3, "nile " * 9)
    play(state, "7 draw")
    assert legal(state) == ["draw", "invoke"]
    play(state, "draw")
    assert legal(state) == ["invoke"]
    with pytest.raises(IllegalActionError, match=r"^draw: the auction track is full$"):
        state.apply(Draw())


def test_a_ra_tile_goes_to_the_ra_track_and_starts_an_auction() -> None:
    """docs/rules.md#ra-tile."""
    state = start(3, "nile ra nile")
    play(state, "draw")
    assert play(state, "draw") == [events.TileDrawn(1, "ra", 0), events.AuctionStarted(1, "drawn")]
    assert (state.ra_count, state.phase, state.current_player) == (1, "auction", 2)
    assert state.auction_track[:2] == ["nile", None]
    assert state.auction is not None
    assert (state.auction.ra_player, state.auction.cause) == (1, "drawn")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ra_tile_on_the_last_space_ends_the_epoch_at_once(players: int) -> None:
    """docs/rules.md#full-track: no auction, and the tiles on both tracks leave the game."""
    limit = RA_TRACK[players]
    state = start(players, "nile " * 3 + "ra " * limit + "gold")
    play(state, "3 draw")
    for number in range(1, limit):
        play(state, "draw")
        assert (state.ra_count, state.phase, state.epoch) == (number, "auction", 1)
        play(state, f"{players} pass")
    text = play(state, "draw")
    assert text[0] == events.TileDrawn(text[0].seat, "ra", limit - 1)
    assert text[1] == events.EpochEnded(1, "ra", ("nile",) * 3)
    assert not any(isinstance(event, events.AuctionStarted) for event in text)
    assert (state.epoch, state.ra_count, state.auction, state.phase) == (2, 0, None, "turn")
    assert state.auction_track == [None] * 8
    assert state.bag_contents == {"gold": 1}
    assert all(state.display(seat) == {} for seat in range(players))


def test_invoking_is_allowed_with_an_empty_track_and_then_only_the_centre_sun_is_at_stake() -> None:
    """docs/rules.md#invoke-ra."""
    state = start(3, "nile")
    assert play(state, "invoke") == [events.AuctionStarted(0, "invoked")]
    text = play(state, "pass; bid 4; pass")
    assert text[-1] == events.LotWon(2, 4, 1, ())
    assert (state.centre_sun, state.face_up_suns(2), state.face_down_suns(2)) == (4, [7, 10, 11], [1])
    assert state.display(2) == {}


def test_after_an_auction_the_player_left_of_the_ra_player_is_next_whoever_won() -> None:
    """docs/rules.md#turn-order."""
    for winner, script in ((1, "bid 9; pass; pass"), (2, "pass; bid 10; pass"), (0, "pass; pass; bid 13")):
        state = start(3, "nile")
        play(state, f"invoke; {script}")
        assert len(state.face_down_suns(winner)) == 1
        assert state.current_player == 1


def test_the_example_of_the_second_epochs_start() -> None:
    """docs/rules.md#start-player: 13 is in the centre, so the owner of 12 starts."""
    state = start(4, "nile " + "ra " * 9)
    play(state, "draw; invoke; pass; pass; bid 13; pass")
    for _ in range(8):
        play(state, "draw; 4 pass")
    play(state, "draw")
    assert (state.epoch, state.centre_sun, state.current_player) == (2, 13, 1)
