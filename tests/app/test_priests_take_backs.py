"""Which side shows, and what a priest turns over, are decisions of a person: they are taken back like any other."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ra_desktop.app.controller import Controller
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Draw, Flip, Keep, ShowSide
from ra_desktop.storage import COLOURS, Seat, load_file, paths
from tests.app.test_take_backs import make_bot, play, to_person


def setup(*bots: str | None, seed: int = 3) -> GameSetup:
    return GameSetup("priests", tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(bots)), seed=seed)


@pytest.fixture
def controller(qapp):
    made = Controller(make_bot, patience=200)
    yield made
    made.shutdown()


def to_phase(controller, phase: str) -> None:
    """Let people play the same moves each time until one has such a choice."""
    for _ in range(1_000):
        if controller.state.phase == phase:
            return
        legal = controller.state.legal_actions()
        bids = [action for action in legal if str(action).startswith("bid")]
        full = sum(tile is not None for tile in controller.state.auction_track) >= 3
        wanted = bids[-1:] or [action for action in legal if str(action) == ("invoke" if full else "draw")]
        assert controller.play(wanted[0] if wanted else legal[0])
    raise AssertionError(f"never {phase}")


def on_disk():
    return load_file(paths.autosave_path()).game


def test_the_side_that_shows_is_taken_back_and_the_tile_is_not_drawn_again(controller):
    controller.start(setup(None, None, None))
    to_phase(controller, "side")
    tile, bag = controller.state.pending.tile, list(controller.state.bag)
    one, other = controller.state.legal_actions()
    controller.play(one)
    assert controller.undo()
    assert controller.state.phase == "side"
    assert controller.state.pending.tile == tile
    assert controller.state.bag == bag  # nothing has been drawn since
    assert on_disk().state == controller.state
    controller.play(other)
    assert other.side in str(controller.state.auction_track) or other.side in str(controller.game.plies[-1].action)
    assert controller.has_take_backs


def test_the_draw_before_it_is_a_decision_of_its_own(controller):
    controller.start(setup(None, None, None))
    to_phase(controller, "side")
    here = len(controller.game.plies)
    bag = sorted(controller.game.position(here - 1).bag)
    order = list(controller.game.position(here - 1).bag)
    controller.play(controller.state.legal_actions()[0])
    controller.undo()
    controller.undo()
    assert len(controller.game.plies) == here - 1
    assert controller.state.phase == "turn"
    assert sorted(controller.state.bag) == bag  # the tile that was seen is shuffled into the bag
    assert list(controller.state.bag) != order
    controller.redo()
    assert controller.state.phase == "side"


def test_a_flip_is_taken_back_and_brought_back(controller):
    controller.start(setup(None, None, None))
    to_phase(controller, "flip")
    seat = controller.state.current_player
    before = dict(controller.state.display(seat))
    flip = next(action for action in controller.state.legal_actions() if isinstance(action, Flip))
    controller.play(flip)
    after = dict(controller.state.display(seat))
    assert after != before
    assert controller.undo()
    assert dict(controller.state.display(seat)) == before
    assert controller.state.current_player == seat
    assert flip in controller.state.legal_actions()
    assert controller.redo()
    assert dict(controller.state.display(seat)) == after
    assert on_disk().state == controller.state
    controller.undo()
    assert controller.play(Keep())
    assert dict(controller.state.display(seat)) == before
    assert not controller.can_redo


def test_undo_goes_over_sides_and_flips_of_bots(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    for _ in range(12):
        play(controller, qtbot, 1)
    bots = {type(ply.action) for ply in controller.game.plies if ply.seat != 0}
    assert ShowSide in bots
    while controller.undo():
        assert controller.state.current_player == 0


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_an_open_choice_is_there_after_a_new_start(controller, phase):
    controller.start(setup(None, None, None))
    to_phase(controller, phase)
    other = Controller(make_bot)
    other.resume()
    assert other.state == controller.state
    assert other.state.legal_actions() == controller.state.legal_actions()
    assert other.play(other.state.legal_actions()[-1])
    assert other.can_undo
    other.shutdown()


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_another_game_goes_on_from_an_open_choice(controller, phase):
    controller.start(setup(None, None, None))
    to_phase(controller, phase)
    here, tile = len(controller.game.plies), controller.state.pending.tile
    for _ in range(4):
        controller.play(controller.state.legal_actions()[0])
    controller.go_on_from(here)
    assert controller.state.phase == phase
    assert controller.state.pending.tile == tile
    assert controller.goes_on_from == here
    assert controller.play(controller.state.legal_actions()[0])


@pytest.mark.parametrize("phase", ["side", "flip"])
def test_in_the_middle_of_a_choice_the_seat_is_handed_to_a_bot_and_taken_back(controller, qtbot, phase):
    controller.start(setup(None, None, None))
    to_phase(controller, phase)
    seat, here = controller.state.current_player, len(controller.game.plies)
    controller.hand_over(seat, "first")
    to_person(controller, qtbot)
    assert len(controller.game.plies) > here
    assert controller.game.plies[here].seat == seat
    controller.hand_over(seat, None)
    assert controller.can_undo
    while controller.undo():  # what the bot has decided stays a decision of the bot
        assert len(controller.game.plies) != here


def test_at_one_screen_each_person_takes_back_the_decision_before(controller):
    controller.start(setup(None, None, None))
    to_phase(controller, "side")
    chosen = controller.state.current_player
    controller.play(controller.state.legal_actions()[0])
    assert controller.state.current_player != chosen
    controller.play(Draw())
    controller.undo()
    controller.undo()
    assert (controller.state.phase, controller.state.current_player) == ("side", chosen)


@given(
    seed=st.integers(0, 10_000),
    players=st.integers(2, 5),
    deeds=st.lists(st.sampled_from(("play", "play", "play", "undo", "redo", "resume", "go on")), max_size=120),
)
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_taken_back_the_file_holds_the_same_game(qapp, ra_home, seed, players, deeds) -> None:
    controller = Controller(make_bot)
    controller.start(setup(*[None] * players, seed=seed))
    whole = sorted([*controller.state.bag])
    for number, deed in enumerate(deeds):
        if deed == "play" and not controller.state.is_over:
            legal = controller.state.legal_actions()
            controller.play(legal[(seed + number * 7) % len(legal)])
        elif deed == "undo":
            ply = len(controller.game.plies)
            line = controller.game.line
            assert controller.undo() == (ply > 0)
            assert controller.game.line == line
            assert controller.game.position(0).bag_count == len(whole)
        elif deed == "redo":
            end = controller.game.position(len(controller.game.plies))
            if not controller.redo():
                assert controller.state == end
        elif deed == "resume":
            state = controller.state.copy()
            controller.resume()
            assert controller.state == state
        elif deed == "go on":
            controller.go_on_from(len(controller.game.plies) // 2)
        kept = load_file(paths.autosave_path())
        assert kept.game.state == controller.state
        assert kept.game.line == controller.game.line
    controller.shutdown()
