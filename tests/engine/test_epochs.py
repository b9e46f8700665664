"""Epochs: how they end, what stays, fame, and who wins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ra_desktop.engine import Draw, Game, GameState, IllegalActionError, Invoke, Pass, events

from .positions import RA_TRACK, hands, legal, play, start, win


def test_the_last_auction_ends_the_epoch_and_leftovers_leave_the_game() -> None:
    """docs/rules.md#epoch-end."""
    state = start(2, "nile ra", [[9], [7]])
    play(state, "invoke; pass; bid 9; draw; draw")
    assert state.phase == "auction"
    text = play(state, "bid 7")
    assert [type(event) for event in text] == [
        events.SunBid,
        events.LotWon,
        events.EpochEnded,
        events.EpochScored,
        events.EpochStarted,
    ]
    assert text[2] == events.EpochEnded(1, "suns", ())
    assert (state.epoch, state.ra_count, state.auction_track) == (2, 0, [None] * 8)
    assert state.display(1) == {"nile": 1}


def test_discards_come_before_the_scoring_when_the_last_face_up_sun_won() -> None:
    """docs/rules.md#epoch-end; rules detail 7."""
    state = start(2, "art writing religion unrest astronomy", [[9], [7]])
    play(state, "invoke; pass; bid 9; 5 draw; invoke; bid 7")
    assert [state.face_up_suns(seat) for seat in (0, 1)] == [[], []]
    assert (state.epoch, state.phase, state.current_player) == (1, "discard", 1)
    assert state.score_sheet == []
    play(state, "discard art")
    assert (state.epoch, state.phase) == (1, "discard")
    text = play(state, "discard religion")
    assert [type(event) for event in text] == [
        events.TileDiscarded,
        events.EpochEnded,
        events.EpochScored,
        events.EpochStarted,
    ]
    assert state.epoch == 2
    assert [rows["civilization"] for rows in state.score_sheet[0]] == [-5, 0]


def test_gods_gold_floods_and_civilization_are_discarded_and_the_rest_is_kept() -> None:
    """docs/rules.md#epoch-end."""
    lost = "god god gold flood flood art agriculture religion astronomy writing writing"
    kept = "pharaoh pharaoh nile nile nile fortress obelisk palace pyramid sphinx statue step-pyramid temple temple"
    for epoch in (1, 2, 3):
        state = hands(f"{lost} {kept}", "gold nile", epoch=epoch)
        play(state, "draw")
        assert state.display(0) == {name: kept.split().count(name) for name in kept.split()}
        assert state.display(1) == {"nile": 1}


def test_every_sun_is_turned_face_up_and_everybody_has_as_many_as_at_the_start() -> None:
    """docs/rules.md#epoch-end."""
    state = start(3, "")
    play(state, "invoke; pass; pass; bid 13; invoke; bid 10; pass; pass; invoke; pass; pass; bid 7")
    assert [state.face_down_suns(seat) for seat in range(3)] == [[1], [], [10, 13]]
    play(state, "draw")
    assert [state.face_up_suns(seat) for seat in range(3)] == [[1, 2, 5, 8], [3, 6, 9, 12], [4, 10, 11, 13]]
    assert [state.face_down_suns(seat) for seat in range(3)] == [[], [], []]
    assert (state.centre_sun, state.current_player) == (7, 2)


def test_the_owner_of_the_highest_sun_starts_every_epoch() -> None:
    """docs/rules.md#start-player."""
    state = start(3, "")
    assert state.current_player == 0
    text = play(state, "invoke; pass; pass; bid 13; draw")
    assert text[-1] == events.EpochStarted(2, 1)
    assert state.current_player == 1  # 13 is in the centre, 12 is the highest owned
    text = play(state, "invoke; bid 11; pass; pass; draw")
    assert text[-1] == events.EpochStarted(3, 2)
    assert state.current_player == 2  # won 13 with 11


def test_after_the_third_epoch_the_same_four_steps_are_carried_out_and_the_game_is_over() -> None:
    """docs/rules.md#epoch-end."""
    state = hands("gold nile", "god", "art", then="nile", drawn=1, epoch=3)
    text = play(state, "draw")
    assert (state.epoch, state.phase, state.is_over, state.current_player) == (3, "over", True, None)
    assert (state.auction_track, state.ra_count) == ([None] * 8, 0)
    assert [state.display(seat) for seat in range(3)] == [{"nile": 1}, {}, {}]
    assert [state.face_down_suns(seat) for seat in range(3)] == [[], [], []]
    assert len(state.score_sheet) == 3
    assert text[-1] == events.GameEnded(state.winner, tuple(state.fame), tuple(map(state.highest_sun, range(3))))
    assert [type(event) for event in text] == [events.EpochEnded, events.EpochScored, events.GameEnded]


# --- fame ---------------------------------------------------------------------------------------------


def test_fame_is_never_below_0() -> None:
    """docs/rules.md#fame-floor: 10, then -5 for civilization in each of three epochs."""
    state = start(2, "")
    play(state, "draw")
    assert state.fame == [5, 5]
    play(state, "draw")
    assert state.fame == [0, 0]
    play(state, "draw")
    assert state.fame == [0, 0]
    assert [sum(rows.values()) for rows in state.score_sheet[2]] == [-5, -5]  # both have 22 in suns


# --- the winner ---------------------------------------------------------------------------------------


def test_among_the_tied_the_highest_single_sun_wins() -> None:
    """docs/rules.md#winner, docs/rules.md#readings; there: 13-4-2 beats 12-11-10, whichever has the higher sum."""
    kinds = "fortress obelisk palace pyramid sphinx statue step-pyramid"
    for suns, winner in (([[13, 4, 2], [12, 11, 10]], 0), ([[12, 11, 10], [13, 4, 2]], 1)):
        state = in_the_third_epoch(suns, kinds)
        play(state, "7 draw")
        win(state, winner)  # 10 for the monuments, -5 for the suns, -5 without civilization
        play(state, "draw")
        assert [rows["suns"] for rows in state.score_sheet[2]][winner] == -5
        assert state.fame == [0, 0]
        assert state.winner == winner


@pytest.mark.parametrize(("sun", "winner"), [(9, 1), (7, 2)])
def test_only_those_tied_for_the_highest_fame_are_compared_by_suns(sun: int, winner: int) -> None:
    """docs/rules.md#winner: 16 helps nobody who has less fame."""
    state = in_the_third_epoch([[16], [sun, 5], [8, 6]], "gold gold gold flood flood flood flood gold gold flood flood")
    play(state, "7 draw; invoke; pass; pass; bid 5; 4 draw; invoke; pass; bid 6; pass; draw")
    assert state.fame == [0, 3, 3]
    assert state.winner == winner


def in_the_third_epoch(suns: list[list[int]], bag: str) -> GameState:
    """The start of the third epoch; all have the suns given and 0 fame, and nothing was won."""
    state = start(len(suns), "ra " * RA_TRACK[len(suns)] * 2 + bag, suns)
    while state.epoch < 3:
        play(state, "draw" if state.phase == "turn" else "pass")
    assert state.fame == [0] * len(suns)
    return state


# --- an empty bag -------------------------------------------------------------------------------------


def test_drawing_stays_possible_with_an_empty_bag_and_ends_the_epoch_at_once() -> None:
    """docs/rules.md#empty-bag: as a full Ra track does."""
    state = start(2, "nile ra")
    play(state, "2 draw; pass; pass")
    assert legal(state) == ["draw", "invoke"]
    text = play(state, "draw")
    assert text[0] == events.EpochEnded(1, "bag", ("nile",))
    assert (state.epoch, state.ra_count, state.auction_track) == (2, 0, [None] * 8)


def test_with_an_empty_bag_and_a_full_track_drawing_is_not_possible() -> None:
    """docs/rules.md#empty-bag."""
    state = start(2, "nile " * 8)
    play(state, "8 draw")
    assert (state.bag_count, legal(state)) == (0, ["invoke"])


# --- the table as it is scored ----------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "players"), [("classic", 3), ("boat", 2), ("priests", 4)])
def test_the_table_as_it_is_scored_has_everything_that_scores(ruleset: str, players: int) -> None:
    """docs/rules.md#epoch-end: the tracks are cleared and the epoch is scored before anything else leaves."""
    rng = Random(players)
    game = Game(ruleset, players, seed=players)
    ends = 0
    while not game.state.is_over:
        before = game.state.copy()
        ply = game.play(rng.choice(game.state.legal_actions()))
        scored = game.scoring(len(game.plies))
        messages = [event for event in ply.events if isinstance(event, events.EpochScored)]
        if not messages:
            assert scored is None
            continue
        ends += 1
        assert scored is not None
        (event,) = messages
        (ended,) = (one for one in ply.events if isinstance(one, events.EpochEnded))
        assert (scored.phase, scored.epoch, scored.current_player) == ("scoring", event.epoch, None)
        assert scored.legal_actions() == []
        assert scored.auction_track == [None] * 8
        assert scored.auction is None
        assert scored.points_now() == list(event.points)
        assert tuple(scored.fame) == event.fame_before
        assert scored.ra_count == before.ra_count + (ended.reason == "ra")
        assert (scored.centre_sun, scored.bag_count) == (game.state.centre_sun, game.state.bag_count)
        for seat in range(players):
            kept = Counter(scored.display(seat)) - Counter(scored.leaving(seat))
            assert kept == Counter(game.state.display(seat))
            suns = scored.face_up_suns(seat) + scored.face_down_suns(seat)
            assert sorted(suns) == game.state.face_up_suns(seat)
    assert ends == 3


def test_looking_at_the_scoring_changes_nothing_and_needs_a_legal_action() -> None:
    state = start(3, "ra " * 8)
    play(state, "; ".join(["draw; 3 pass"] * 7))
    untouched = state.copy()
    scored = state.up_to_scoring(Draw())
    assert scored is not None
    assert (scored.epoch, scored.ra_count) == (1, 8)
    assert state == untouched
    assert state.up_to_scoring(Invoke()) is None
    with pytest.raises(IllegalActionError):
        state.up_to_scoring(Pass())


def test_a_scoring_is_asked_for_by_the_number_of_its_action() -> None:
    game = Game("boat", 2, bag=["ra"] * 6, suns=[[9], [8]])
    with pytest.raises(IndexError):
        game.scoring(0)
    with pytest.raises(IndexError):
        game.scoring(1)
    game.play(Draw())
    assert game.scoring(1) is None
