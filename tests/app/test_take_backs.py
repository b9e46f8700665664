"""The session takes back and brings back, goes on elsewhere, and lets seats change hands, at any moment."""

from __future__ import annotations

import os

import pytest

from ra_desktop.app.setup import GameSetup
from ra_desktop.engine import Bid, Draw, Game, Invoke, Pass
from ra_desktop.storage import atomic, paths
from ra_desktop.storage.saved_game import Options, SavedGame
from ra_desktop.storage.savefile import load_file, save_file
from tests.storage.games import random_game

from .bots import Sleeping, setup


def act(session) -> None:
    """A person's move: draw if that is possible."""
    legal = session.state.legal_actions()
    assert session.play(Draw() if Draw() in legal else legal[0])


def to_person(session, qtbot) -> None:
    """Wait until a person is to move or the game is over."""

    def asked() -> bool:
        seat = session.state.current_player
        return seat is None or session.is_person(seat)

    qtbot.waitUntil(asked, timeout=10_000)


def play(session, qtbot, decisions: int) -> None:
    for _ in range(decisions):
        to_person(session, qtbot)
        act(session)
    to_person(session, qtbot)


def on_disk():
    return load_file(paths.autosave_path())


# --- undo and redo ----------------------------------------------------------------------------------------


def test_undo_goes_to_the_previous_decision_of_the_person_bots_moves_included(session, qtbot):
    session.start(setup(None, "first", "first"))
    to_person(session, qtbot)
    decisions = []
    for _ in range(5):
        decisions.append(len(session.game.plies))
        play(session, qtbot, 1)
    for expected in reversed(decisions):
        assert session.can_undo
        assert session.undo()
        assert len(session.game.plies) == expected
        assert session.state.current_player == 0
        assert on_disk().game.state == session.state
    assert not session.can_undo
    assert not session.undo()


def test_undo_then_redo_as_often_is_where_it_was(session, qtbot):
    session.start(setup(None, "first", "first"))
    play(session, qtbot, 8)
    end, plies = session.state.copy(), list(session.game.plies)
    count = 0
    while session.undo():
        count += 1
    assert session.game.has_take_backs
    for _ in range(count):
        assert session.redo()
    assert session.state == end
    assert session.game.plies == plies
    assert not session.can_redo
    assert not session.game.has_take_backs
    assert on_disk().game.state == end


def test_another_action_gives_up_what_was_taken_back(session, qtbot):
    session.start(setup(None, "first", "first"))
    play(session, qtbot, 3)
    session.undo()
    assert session.can_redo
    session.play(Invoke() if Invoke() in session.state.legal_actions() else Pass())
    assert not session.can_redo
    assert session.game.has_take_backs
    assert on_disk().game.take_backs == 1


def test_with_several_persons_it_is_the_previous_decision_of_any(session):
    session.start(setup(None, None, None))
    for _ in range(3):
        act(session)
    assert session.undo()
    assert len(session.game.plies) == 2
    assert session.undo()
    assert len(session.game.plies) == 1


def test_a_move_without_alternative_is_no_decision(session):
    """Seat 1 and then seat 2 can only pass: undo goes to the bid before, and redo to the turn after."""
    game = Game("classic", 3, bag=["nile"] * 10 + ["ra"] * 8, suns=[[2, 3, 13], [4, 5, 6], [7, 8, 9]])
    session._replace(SavedGame(game, setup(None, None, None).seats))
    for action in (Draw(), Draw(), Invoke(), Bid(13), Pass(), Pass(), Draw()):
        assert session.play(action)
    assert [game.is_forced(ply) for ply in range(7)] == [False, False, False, False, True, True, False]
    stops = []
    for step in (session.undo, session.undo, session.undo, session.redo, session.redo, session.redo):
        assert step()
        stops.append(len(game.plies))
    assert stops == [6, 3, 2, 3, 6, 7]


def test_undo_while_a_bot_thinks(session, qtbot):
    Sleeping.asked.clear()
    session.start(setup(None, "sleeping", "sleeping", seed=4))
    thinking = []
    session.opponents.thinking.connect(thinking.append)
    while session.state.current_player != 0:  # let the bots sleep no longer than needed
        session.hand_over(session.state.current_player, None)
        act(session)
    for seat in (1, 2):
        session.hand_over(seat, "sleeping")
    start = len(session.game.plies)
    act(session)
    assert Sleeping.asked.wait(5)
    assert session.undo()
    assert len(session.game.plies) == start
    assert session.state.current_player == 0
    assert thinking[-1] is None
    assert Draw() in session.state.legal_actions()
    qtbot.wait(50)
    assert len(session.game.plies) == start


def test_undo_while_a_move_waits_for_the_gate(session, qtbot):
    session.start(setup(None, "first", "first"))
    to_person(session, qtbot)
    session.played.connect(session.opponents.close_gate)
    place = len(session.game.plies)
    act(session)
    qtbot.wait(50)
    assert len(session.game.plies) == place + 1
    assert session.undo()
    qtbot.wait(50)
    assert len(session.game.plies) == place


def test_bots_do_not_wait_for_what_was_shown_before_an_undo(session, qtbot):
    session.start(setup(None, "first", "first"))
    to_person(session, qtbot)
    act(session)
    to_person(session, qtbot)
    session.opponents.close_gate()
    assert session.undo()
    act(session)
    place = len(session.game.plies)
    to_person(session, qtbot)
    assert len(session.game.plies) > place


def test_whoever_takes_back_twice_does_not_know_the_bag(session):
    session.start(setup(None, None, None))
    bags = [tuple(session.state.bag)]
    for _ in range(2):
        session.play(Draw())
        session.undo()
        bags.append(tuple(session.state.bag))
    assert len(set(bags)) == 3
    assert len(set(map(tuple, map(sorted, bags)))) == 1


def test_undo_after_the_end_of_the_game(session, qtbot):
    session.start(setup(None, "first", "first"))
    while not session.state.is_over:
        play(session, qtbot, 1)
    messages = []
    session.rewound.connect(lambda: messages.append(session.state.current_player))
    end = session.state.copy()
    assert session.undo()
    assert not session.state.is_over
    assert messages == [0]
    assert session.redo()
    assert session.state == end
    assert messages == [0, None]


def test_a_redo_to_a_bots_turn_lets_the_bot_move(session, qtbot):
    session.start(setup(None, None, "sleeping"))
    while session.state.current_player != 2:
        act(session)
    place = len(session.game.plies)
    Sleeping.asked.clear()
    session.undo()
    assert session.redo()
    assert len(session.game.plies) == place
    assert Sleeping.asked.wait(5)


def test_a_game_may_forbid_it(session):
    session.start(setup(None, None, None, take_backs=False))
    act(session)
    assert not session.can_undo
    assert not session.undo()
    assert len(session.game.plies) == 1


def test_without_persons_nothing_is_taken_back(session, qtbot):
    session.start(setup("first", "first", "first"))
    qtbot.waitUntil(lambda: len(session.game.plies) > 5)
    assert not session.can_undo


def test_before_a_game_there_is_nothing_to_take_back(session):
    assert not session.undo()
    assert not session.redo()


def test_what_is_taken_back_waits_in_the_file(session, qtbot):
    session.start(setup(None, "first", "first"))
    play(session, qtbot, 4)
    end = session.state.copy()
    session.undo()
    session.undo()
    place = session.state.copy()
    session.resume()
    assert session.state == place
    assert session.redo()
    assert session.redo()
    assert session.state == end


def test_an_undo_that_cannot_be_written_is_told_and_tried_again(session, monkeypatch):
    notices = []
    session.autosave.notice.connect(notices.append)
    session.start(setup(None, None, None))
    act(session)
    before = paths.autosave_path().read_bytes()

    def refuse(*_: object) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as broken:
        broken.setattr(atomic, "_replace", refuse)
        assert session.undo()
        assert paths.autosave_path().read_bytes() == before
        assert [notice.kind for notice in notices] == ["autosave-failed"]
    session.redo()
    assert [notice.kind for notice in notices] == ["autosave-failed", "autosave-works"]
    assert on_disk().game.state == session.state


def test_an_undo_in_a_slot_that_hears_of_a_move_is_no_trouble(session):
    """Views may answer a move by taking it back at once."""
    session.start(setup(None, None, None))

    def take_back() -> None:
        if len(session.game.plies) == 2:
            session.undo()

    session.played.connect(take_back)
    act(session)
    act(session)
    assert len(session.game.plies) == 1
    assert session.can_redo


# --- another game from here -------------------------------------------------------------------------------


def test_another_game_goes_on_from_an_earlier_position(session):
    session.start(setup(None, None, None))
    for _ in range(6):
        act(session)
    first, plies = session.game, list(session.game.plies)
    session.go_on_from(3)
    assert session.game is not first
    assert session.game.plies == plies[:3]
    assert session.game.reshuffles[0].after == 3
    assert session.saved.goes_on_from == 3
    assert first.plies == plies
    assert on_disk().goes_on_from == 3
    act(session)
    assert len(session.game.plies) == 4


def test_the_bag_of_the_other_game_is_shuffled(session):
    session.start(setup(None, None, None))
    for _ in range(3):
        act(session)
    known = session.game.position(1).bag
    session.go_on_from(1)
    assert sorted(session.state.bag) == sorted(known)
    assert session.state.bag != known
    once = session.state.bag
    session.go_on_from(1)
    assert sorted(session.state.bag) == sorted(known)
    assert session.state.bag != once


@pytest.mark.parametrize("options", [Options(open_fame=True), Options(take_backs=False)])
def test_the_other_game_is_played_as_the_first(session, options):
    seats = setup(None, None, None).seats
    session.start(GameSetup("classic", seats, options, seed=3))
    for _ in range(3):
        act(session)
    session.go_on_from(2)
    assert (session.options, session.seats) == (options, seats)
    assert on_disk().options == options


def test_the_other_game_is_played_by_those_who_sit_there_now(session):
    session.start(setup(None, None, None))
    for _ in range(3):
        act(session)
    seat = (session.state.current_player + 1) % 3
    session.hand_over(seat, "sleeping", "patient")
    session.go_on_from(0)
    assert [one.bot for one in session.setup.seats] == ["sleeping" if n == seat else None for n in range(3)]
    assert session.seats[seat].character == "patient"
    assert session.saved.handovers == ()


# --- seats that change hands ------------------------------------------------------------------------------


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back(session, qtbot):
    session.start(setup(None, None, None))
    changes = []
    session.seats_changed.connect(lambda: changes.append(session.seats[1].bot))
    session.hand_over(1, "first", "patient")
    assert not session.is_person(1)
    for _ in range(6):
        to_person(session, qtbot)
        assert session.state.current_player != 1
        act(session)
    session.hand_over(1, None)
    assert session.is_person(1)
    assert changes == ["first", None]
    saved = on_disk()
    assert [change.bot for change in saved.handovers] == ["first", None]
    assert [seat.bot for seat in saved.occupants] == [None, None, None]


def test_the_bot_moves_at_once_when_it_is_its_turn(session, qtbot):
    session.start(setup(None, None, None))
    seat = session.state.current_player
    session.hand_over(seat, "first")
    qtbot.waitUntil(lambda: len(session.game.plies) > 0)
    assert session.game.plies[0].seat == seat


def test_a_bot_at_work_is_stopped_when_a_person_takes_over(session, qtbot):
    Sleeping.asked.clear()
    session.start(setup("sleeping", "sleeping", "sleeping"))
    assert Sleeping.asked.wait(5)
    messages = []
    session.opponents.thinking.connect(messages.append)
    seat = session.state.current_player
    session.hand_over(seat, None)
    assert messages == [None]
    assert session.person_to_move == seat
    act(session)
    assert len(session.game.plies) == 1


def test_a_bot_at_work_works_on_when_another_seat_changes_hands(session):
    session.start(setup("sleeping", "sleeping", "sleeping"))
    messages = []
    session.opponents.thinking.connect(messages.append)
    session.hand_over((session.state.current_player + 1) % 3, None)
    assert messages == []


def test_after_the_end_no_seat_changes_hands(session, tmp_path):
    path = tmp_path / "over.ra-game"
    save_file(path, SavedGame(random_game("classic", 3, 3), setup(None, "first", "first").seats))
    session.load(path)
    session.seats_changed.connect(lambda: pytest.fail("the game is over"))
    session.hand_over(0, "first")
    assert session.seats[0].bot is None
    assert session.saved.handovers == ()


def test_a_bot_of_the_same_level_takes_over_with_another_character(session):
    session.start(setup(None, "sleeping", "sleeping"))
    changes = []
    session.seats_changed.connect(lambda: changes.append(session.seats[1].character))
    for character in ("patient", "builder", "builder", None):
        session.hand_over(1, "sleeping", character)
    assert changes == ["patient", "builder", None]


def test_a_seat_that_changed_hands_after_what_is_played_otherwise_has_done_so_now(session):
    session.start(setup(None, None, None))
    for _ in range(4):
        act(session)
    seat = (session.state.current_player + 1) % 3
    session.hand_over(seat, "sleeping")
    session.undo()
    session.undo()
    assert [change.after for change in on_disk().handovers] == [4]
    act(session)
    saved = on_disk()
    assert len(session.game.plies) < 4
    assert [(change.after, change.seat) for change in saved.handovers] == [(len(session.game.plies), seat)]
    assert saved.occupants == session.seats


def test_nothing_changes_when_the_same_one_stays(session):
    session.start(setup(None, None, None))
    session.seats_changed.connect(lambda: pytest.fail("nobody has changed"))
    session.hand_over(0, None)
    assert on_disk().handovers == ()


def test_what_a_bot_has_decided_is_no_decision_of_the_person_who_takes_over(session, qtbot):
    session.start(setup(None, "first", "first"))
    play(session, qtbot, 3)
    bots = {number for number, ply in enumerate(session.game.plies) if ply.seat == 1}
    session.hand_over(1, None)
    while session.undo():
        assert len(session.game.plies) not in bots


def test_what_a_person_has_decided_is_not_gone_back_to_while_a_bot_plays_there(session):
    session.start(setup(None, None, None))
    for _ in range(3):
        act(session)
    seat = session.game.plies[1].seat
    session.hand_over(seat, "sleeping")
    stops = []
    while session.undo():
        stops.append(len(session.game.plies))
    assert stops == [2, 0]


def test_a_rematch_is_played_by_those_who_began(session):
    session.start(setup(None, None, None))
    session.hand_over(1, "first")
    assert [seat.bot for seat in session.setup.seats] == [None, None, None]


def test_in_the_middle_of_an_auction_bids_are_taken_back(session):
    session.start(setup(None, None, None))
    act(session)
    session.play(Invoke())
    bid = next(action for action in session.state.legal_actions() if isinstance(action, Bid))
    bag = list(session.state.bag)
    session.play(bid)
    assert session.undo()
    assert session.state.phase == "auction"
    assert session.state.auction.bids == []
    assert bid in session.state.legal_actions()
    assert session.state.bag == bag
