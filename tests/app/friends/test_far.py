"""Who is far away is no person at this computer, and nobody is where a game goes on here alone."""

from __future__ import annotations

import msgspec
import pytest

from ra_desktop.app import history
from ra_desktop.app.statistics import people
from ra_desktop.storage.finished import FinishedGame, counts, deciders, players_of
from ra_desktop.storage.parked import is_worth_keeping
from ra_desktop.storage.saved_game import COLOURS, Options, SavedGame, Seat
from ra_desktop.storage.savefile import decode, encode, save_file
from tests.storage.games import random_game


@pytest.fixture
def saved():
    names = ("Ann", "Bea", "Cleo")
    seats = tuple(Seat(name, colour, far=name != "Ann") for name, colour in zip(names, COLOURS[:3], strict=True))
    return SavedGame(random_game("classic", 3, 1), seats, Options(take_backs=False), "2026-11-29T10:00:00+00:00")


def test_files_say_who_is_far_away_and_nothing_of_the_others(saved):
    data = encode(saved)
    assert data.count(b'"far":true') == 2
    assert b"false" not in data.partition(b'"seats"')[2].partition(b'"suns"')[0]
    assert decode(data).seats == saved.seats


def test_a_friend_is_counted_as_an_opponent(saved):
    assert counts(saved)
    players = players_of(saved)
    assert [player.is_person for player in players] == [True, False, False]
    assert people([FinishedGame("a", "", "2026-11-29T10:00:00+00:00", "classic", False, 9, players)]) == ["Ann"]
    assert [seat.name for seat in deciders(saved) if seat.is_person] == ["Ann"]


def test_a_game_of_friends_alone_is_none_of_this_computer(saved):
    saved.seats = tuple(msgspec.structs.replace(seat, far=True) for seat in saved.seats)
    assert not counts(saved)
    assert history.keep(saved) is None


def test_a_game_that_goes_on_here_has_everybody_here(saved, session, tmp_path):
    saved.game.go_to(5, 1)
    saved.game.play(saved.game.state.legal_actions()[0])
    assert is_worth_keeping(saved)
    save_file(tmp_path / "a.ra-game", saved)
    session.load(tmp_path / "a.ra-game")
    assert [session.is_person(seat) for seat in range(3)] == [True] * 3
    assert session.setup.seats == session.seats
