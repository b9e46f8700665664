"""Which side shows, and what a priest turns over, are decisions of a person: they are taken back like any other."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ra_desktop.app.session import Session
from ra_desktop.engine import Draw, Flip, Keep, ShowSide
from ra_desktop.storage import load_file, paths

from . import bots
from .bots import make_bot
from .test_take_backs import play, to_person

setup = partial(bots.setup, ruleset="priests")


def to_phase(session, phase: str) -> None:
    """Let people play the same moves each time until one has such a choice."""
    for _ in range(1_000):
        if session.state.phase == phase:
            return
        legal = session.state.legal_actions()
        bids = [action for action in legal if str(action).startswith("bid")]
        full = sum(tile is not None for tile in session.state.auction_track) >= 3
        expected = bids[-1:] or [action for action in legal if str(action) == ("invoke" if full else "draw")]
        assert session.play(expected[0] if expected else legal[0])
    raise AssertionError(f"never {phase}")


def on_disk():
    return load_file(paths.autosave_path()).game


def test_the_side_that_shows_is_taken_back_and_the_tile_is_not_drawn_again(session):
    session.start(setup(None, None, None))
    to_phase(session, "side")
    tile, bag = session.state.pending.tile, list(session.state.bag)
    one, other = session.state.legal_actions()
    session.play(one)
    assert session.undo()
    assert session.state.phase == "side"
    assert session.state.pending.tile == tile
    assert session.state.bag == bag  # nothing has been drawn since
    assert on_disk().state == session.state
    session.play(other)
    assert other.side in str(session.state.auction_track) or other.side in str(session.game.plies[-1].action)
    assert session.game.has_take_backs


def test_the_draw_before_it_is_a_decision_of_its_own(session):
    session.start(setup(None, None, None))
    to_phase(session, "side")
    place = len(session.game.plies)
    bag = sorted(session.game.position(place - 1).bag)
    order = list(session.game.position(place - 1).bag)
    session.play(session.state.legal_actions()[0])
    session.undo()
    session.undo()
    assert len(session.game.plies) == place - 1
    assert session.state.phase == "turn"
    assert sorted(session.state.bag) == bag  # the tile that was seen is shuffled into the bag
    assert list(session.state.bag) != order
    session.redo()
    assert session.state.phase == "side"


def test_a_flip_is_taken_back_and_brought_back(session):
    session.start(setup(None, None, None))
    to_phase(session, "flip")
    seat = session.state.current_player
    before = dict(session.state.display(seat))
    flip = next(action for action in session.state.legal_actions() if isinstance(action, Flip))
    session.play(flip)
    after = dict(session.state.display(seat))
    assert after != before
    assert session.undo()
    assert dict(session.state.display(seat)) == before
    assert session.state.current_player == seat
    assert flip in session.state.legal_actions()
    assert session.redo()
    assert dict(session.state.display(seat)) == after
    assert on_disk().state == session.state
    session.undo()
    assert session.play(Keep())
    assert dict(session.state.display(seat)) == before
    assert not session.can_redo


def test_undo_goes_over_sides_and_flips_of_bots(session, qtbot):
    session.start(setup(None, "first", "first"))
    for _ in range(12):
        play(session, qtbot, 1)
    bots = {type(ply.action) for ply in session.game.plies if ply.seat != 0}
    assert ShowSide in bots
    while session.undo():
        assert session.state.current_player == 0


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_an_open_choice_is_there_after_a_new_start(session, phase):
    session.start(setup(None, None, None))
    to_phase(session, phase)
    other = Session(make_bot)
    other.resume()
    assert other.state == session.state
    assert other.state.legal_actions() == session.state.legal_actions()
    assert other.play(other.state.legal_actions()[-1])
    assert other.can_undo
    other.shutdown()


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_another_game_goes_on_from_an_open_choice(session, phase):
    session.start(setup(None, None, None))
    to_phase(session, phase)
    place, tile = len(session.game.plies), session.state.pending.tile
    for _ in range(4):
        session.play(session.state.legal_actions()[0])
    session.go_on_from(place)
    assert session.state.phase == phase
    assert session.state.pending.tile == tile
    assert session.saved.goes_on_from == place
    assert session.play(session.state.legal_actions()[0])


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_in_the_middle_of_a_choice_the_seat_is_handed_to_a_bot_and_taken_back(session, qtbot, phase):
    session.start(setup(None, None, None))
    to_phase(session, phase)
    seat, place = session.state.current_player, len(session.game.plies)
    session.hand_over(seat, "first")
    to_person(session, qtbot)
    assert len(session.game.plies) > place
    assert session.game.plies[place].seat == seat
    session.hand_over(seat, None)
    assert session.can_undo
    while session.undo():  # what the bot has decided stays a decision of the bot
        assert len(session.game.plies) != place


def test_at_one_screen_each_person_takes_back_the_decision_before(session):
    session.start(setup(None, None, None))
    to_phase(session, "side")
    chosen = session.state.current_player
    session.play(session.state.legal_actions()[0])
    assert session.state.current_player != chosen
    session.play(Draw())
    session.undo()
    session.undo()
    assert (session.state.phase, session.state.current_player) == ("side", chosen)


@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 5),
    deeds=st.lists(st.sampled_from(("play", "play", "play", "undo", "redo", "resume", "go on")), max_size=120),
)
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_taken_back_the_file_holds_the_same_game(qapp, ra_home, seed, players, deeds) -> None:
    session = Session(make_bot)
    session.start(setup(*[None] * players, seed=seed))
    whole = sorted([*session.state.bag])
    for number, deed in enumerate(deeds):
        if deed == "play" and not session.state.is_over:
            legal = session.state.legal_actions()
            session.play(legal[(seed + number * 7) % len(legal)])
        elif deed == "undo":
            ply = len(session.game.plies)
            line = session.game.line
            assert session.undo() == (ply > 0)
            assert session.game.line == line
            assert session.game.position(0).bag_count == len(whole)
        elif deed == "redo":
            end = session.game.position(len(session.game.plies))
            if not session.redo():
                assert session.state == end
        elif deed == "resume":
            state = session.state.copy()
            session.resume()
            assert session.state == state
        elif deed == "go on":
            session.go_on_from(len(session.game.plies) // 2)
        kept = load_file(paths.autosave_path())
        assert kept.game.state == session.state
        assert kept.game.line == session.game.line
    session.shutdown()
