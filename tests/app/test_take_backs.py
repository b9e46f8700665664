"""The controller takes back and brings back, goes on elsewhere, and lets seats change hands, at any moment."""

from __future__ import annotations

import os
import threading

import pytest

from ra_desktop.ai import Cancelled
from ra_desktop.app.controller import Controller
from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, Invoke, Pass
from ra_desktop.storage import atomic, paths
from ra_desktop.storage.savefile import Options, Seat, load_file

COLOURS = ("lapis", "malachite", "carnelian", "amethyst", "ochre")


def setup(*bots: str | None, seed: int = 3, take_backs: bool = True) -> GameSetup:
    seats = tuple(Seat(f"P{n}", COLOURS[n], bot) for n, bot in enumerate(bots))
    return GameSetup("classic", seats, Options(take_backs=take_backs), seed=seed)


class First:
    def choose(self, view, *, cancel=None, limit=None):
        return view.legal_actions()[0]


class Sleeping:
    """Thinks until nobody waits any more."""

    asked = threading.Event()

    def choose(self, view, *, cancel=None, limit=None):
        Sleeping.asked.set()
        cancel.wait(30)
        raise Cancelled


def make_bot(level: str, seed: int, **_: object):
    return {"first": First, "sleeping": Sleeping}[level]()


@pytest.fixture
def controller(qapp):
    made = Controller(make_bot, patience=200)
    yield made
    made.shutdown()


def act(controller) -> None:
    """A person's move: draw if that is possible."""
    legal = controller.state.legal_actions()
    assert controller.play(Draw() if Draw() in legal else legal[0])


def to_person(controller, qtbot) -> None:
    """Wait until a person is to move or the game is over."""

    def asked() -> bool:
        seat = controller.state.current_player
        return seat is None or controller.is_person(seat)

    qtbot.waitUntil(asked, timeout=10_000)


def play(controller, qtbot, decisions: int) -> None:
    for _ in range(decisions):
        to_person(controller, qtbot)
        act(controller)
    to_person(controller, qtbot)


def on_disk():
    return load_file(paths.autosave_path())


# --- undo and redo ----------------------------------------------------------------------------------------


def test_undo_goes_to_the_previous_decision_of_the_person_bots_moves_included(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    to_person(controller, qtbot)
    decisions = []
    for _ in range(5):
        decisions.append(len(controller.game.plies))
        play(controller, qtbot, 1)
    for expected in reversed(decisions):
        assert controller.can_undo
        assert controller.undo()
        assert len(controller.game.plies) == expected
        assert controller.state.current_player == 0
        assert on_disk().game.state == controller.state
    assert not controller.can_undo
    assert not controller.undo()


def test_undo_then_redo_as_often_is_where_it_was(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    play(controller, qtbot, 8)
    end, plies = controller.state.copy(), list(controller.game.plies)
    count = 0
    while controller.undo():
        count += 1
    assert controller.has_take_backs
    for _ in range(count):
        assert controller.redo()
    assert controller.state == end
    assert controller.game.plies == plies
    assert not controller.can_redo
    assert not controller.has_take_backs
    assert on_disk().game.state == end


def test_another_action_gives_up_what_was_taken_back(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    play(controller, qtbot, 3)
    controller.undo()
    assert controller.can_redo
    controller.play(Invoke() if Invoke() in controller.state.legal_actions() else Pass())
    assert not controller.can_redo
    assert controller.has_take_backs
    assert on_disk().game.take_backs == 1


def test_with_several_persons_it_is_the_previous_decision_of_any(controller):
    controller.start(setup(None, None, None))
    for _ in range(3):
        act(controller)
    assert controller.undo()
    assert len(controller.game.plies) == 2
    assert controller.undo()
    assert len(controller.game.plies) == 1


def test_undo_while_a_bot_thinks(controller, qtbot):
    Sleeping.asked.clear()
    controller.start(setup(None, "sleeping", "sleeping", seed=4))
    thinking = []
    controller.thinking.connect(thinking.append)
    while controller.state.current_player != 0:  # let the bots sleep no longer than needed
        controller.hand_over(controller.state.current_player, None)
        act(controller)
    for seat in (1, 2):
        controller.hand_over(seat, "sleeping")
    start = len(controller.game.plies)
    act(controller)
    assert Sleeping.asked.wait(5)
    assert controller.undo()
    assert len(controller.game.plies) == start
    assert controller.state.current_player == 0
    assert thinking[-1] is None
    assert Draw() in controller.state.legal_actions()
    qtbot.wait(50)
    assert len(controller.game.plies) == start


def test_undo_while_a_move_waits_for_the_gate(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    to_person(controller, qtbot)
    controller.played.connect(controller.close_gate)
    here = len(controller.game.plies)
    act(controller)
    qtbot.wait(50)
    assert len(controller.game.plies) == here + 1
    assert controller.undo()
    qtbot.wait(50)
    assert len(controller.game.plies) == here


def test_undo_after_the_end_of_the_game(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    while not controller.state.is_over:
        play(controller, qtbot, 1)
    ended = []
    controller.awaiting.connect(ended.append)
    end = controller.state.copy()
    assert controller.undo()
    assert not controller.state.is_over
    assert ended == [0]
    assert controller.redo()
    assert controller.state == end
    assert ended == [0, None]


def test_a_redo_to_a_bots_turn_lets_the_bot_move(controller, qtbot):
    controller.start(setup(None, None, "sleeping"))
    while controller.state.current_player != 2:
        act(controller)
    here = len(controller.game.plies)
    Sleeping.asked.clear()
    controller.undo()
    assert controller.redo()
    assert len(controller.game.plies) == here
    assert Sleeping.asked.wait(5)


def test_a_game_may_forbid_it(controller):
    controller.start(setup(None, None, None, take_backs=False))
    act(controller)
    assert not controller.can_undo
    assert not controller.undo()
    assert len(controller.game.plies) == 1


def test_without_persons_nothing_is_taken_back(controller, qtbot):
    controller.start(setup("first", "first", "first"))
    qtbot.waitUntil(lambda: len(controller.game.plies) > 5)
    assert not controller.can_undo


def test_before_a_game_there_is_nothing_to_take_back(controller):
    assert not controller.undo()
    assert not controller.redo()
    assert not controller.has_take_backs


def test_what_is_taken_back_waits_in_the_file(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    play(controller, qtbot, 4)
    end = controller.state.copy()
    controller.undo()
    controller.undo()
    here = controller.state.copy()
    controller.resume()
    assert controller.state == here
    assert controller.redo()
    assert controller.redo()
    assert controller.state == end


def test_an_undo_that_cannot_be_written_is_told_and_tried_again(controller, monkeypatch):
    notices = []
    controller.notice.connect(notices.append)
    controller.start(setup(None, None, None))
    act(controller)
    before = paths.autosave_path().read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as broken:
        broken.setattr(atomic, "_replace", refuse)
        assert controller.undo()
        assert paths.autosave_path().read_bytes() == before
        assert [notice.kind for notice in notices] == ["autosave-failed"]
    controller.redo()
    assert [notice.kind for notice in notices] == ["autosave-failed", "autosave-works"]
    assert on_disk().game.state == controller.state


def test_an_undo_in_a_slot_that_hears_of_a_move_is_no_trouble(controller):
    """Views may answer a move by taking it back at once."""
    controller.start(setup(None, None, None))

    def take_back() -> None:
        if len(controller.game.plies) == 2:
            controller.undo()

    controller.played.connect(take_back)
    act(controller)
    act(controller)
    assert len(controller.game.plies) == 1
    assert controller.can_redo


# --- another game from here -------------------------------------------------------------------------------


def test_another_game_goes_on_from_an_earlier_position(controller):
    controller.start(setup(None, None, None))
    for _ in range(6):
        act(controller)
    first, plies = controller.game, list(controller.game.plies)
    controller.go_on_from(3)
    assert controller.game is not first
    assert controller.game.plies == plies[:3]
    assert controller.game.reshuffles[0].after == 3
    assert controller.goes_on_from == 3
    assert first.plies == plies
    assert on_disk().goes_on_from == 3
    act(controller)
    assert len(controller.game.plies) == 4


def test_the_bag_of_the_other_game_is_shuffled(controller):
    controller.start(setup(None, None, None))
    for _ in range(3):
        act(controller)
    known = controller.game.position(1).bag
    controller.go_on_from(1)
    assert sorted(controller.state.bag) == sorted(known)
    assert controller.state.bag != known


@pytest.mark.parametrize("options", [Options(open_fame=True), Options(take_backs=False)])
def test_the_other_game_is_played_as_the_first(controller, options):
    seats = setup(None, None, None).seats
    controller.start(GameSetup("classic", seats, options, seed=3))
    for _ in range(3):
        act(controller)
    controller.go_on_from(2)
    assert (controller.options, controller.seats) == (options, seats)
    assert on_disk().options == options


# --- seats that change hands ------------------------------------------------------------------------------


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back(controller, qtbot):
    controller.start(setup(None, None, None))
    changes = []
    controller.seats_changed.connect(lambda: changes.append(controller.seats[1].bot))
    controller.hand_over(1, "first", "patient")
    assert not controller.is_person(1)
    for _ in range(6):
        to_person(controller, qtbot)
        assert controller.state.current_player != 1
        act(controller)
    controller.hand_over(1, None)
    assert controller.is_person(1)
    assert changes == ["first", None]
    saved = on_disk()
    assert [change.bot for change in saved.handovers] == ["first", None]
    assert [seat.bot for seat in saved.occupants] == [None, None, None]


def test_the_bot_moves_at_once_when_it_is_its_turn(controller, qtbot):
    controller.start(setup(None, None, None))
    seat = controller.state.current_player
    controller.hand_over(seat, "first")
    qtbot.waitUntil(lambda: len(controller.game.plies) > 0)
    assert controller.game.plies[0].seat == seat


def test_a_bot_at_work_is_stopped_when_a_person_takes_over(controller, qtbot):
    Sleeping.asked.clear()
    controller.start(setup("sleeping", "sleeping", "sleeping"))
    assert Sleeping.asked.wait(5)
    awaited = []
    controller.awaiting.connect(awaited.append)
    seat = controller.state.current_player
    controller.hand_over(seat, None)
    assert awaited == [seat]
    act(controller)
    assert len(controller.game.plies) == 1


def test_nothing_changes_when_the_same_one_stays(controller):
    controller.start(setup(None, None, None))
    controller.seats_changed.connect(lambda: pytest.fail("nobody has changed"))
    controller.hand_over(0, None)
    assert on_disk().handovers == ()


def test_what_a_bot_has_decided_is_no_decision_of_the_person_who_takes_over(controller, qtbot):
    controller.start(setup(None, "first", "first"))
    play(controller, qtbot, 3)
    bots = {number for number, ply in enumerate(controller.game.plies) if ply.seat == 1}
    controller.hand_over(1, None)
    while controller.undo():
        assert len(controller.game.plies) not in bots


def test_a_rematch_is_played_by_those_who_began(controller):
    controller.start(setup(None, None, None))
    controller.hand_over(1, "first")
    assert [seat.bot for seat in controller.setup.seats] == [None, None, None]


def test_in_the_middle_of_an_auction_bids_are_taken_back(controller):
    controller.start(setup(None, None, None))
    act(controller)
    controller.play(Invoke())
    bid = next(action for action in controller.state.legal_actions() if isinstance(action, Bid))
    bag = list(controller.state.bag)
    controller.play(bid)
    assert controller.undo()
    assert controller.state.phase == "auction"
    assert controller.state.auction.bids == []
    assert bid in controller.state.legal_actions()
    assert controller.state.bag == bag
