"""Whole games with friends elsewhere, over a network that delays, stalls and cuts."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from ra_desktop.app.setup import OFFERED
from ra_desktop.engine import RULESETS
from ra_desktop.storage import friends
from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.storage.savefile import load_file
from tests.sampling import sampled
from tests.storage.games import random_game

from .world import SECRET, Desk, World, record

GAMES = [(ruleset, players) for ruleset in OFFERED for players in RULESETS[ruleset].players]


@pytest.fixture
def world(qapp, tmp_path):
    made = []

    def make(seed=0, **network):
        made.append(World(tmp_path / str(len(made)), seed, **network))
        return made[-1]

    yield make
    for one in made:
        one.close()


def check_records(table):
    kept = load_file(table.folder / friends.GAME_NAME)
    for desk in table.desks:
        assert desk.endings == []
        assert len(desk.records) == 1
        assert record(desk.records[0]) == record(kept) == record(table.host.saved)
        own = set(desk.joined.own)
        assert [seat.is_person for seat in desk.records[0].occupants] == [
            number in own for number in range(kept.game.players)
        ] or table.host.saved.handovers
        for actions in desk.shown:
            assert tuple(map(str, kept.game.actions))[: len(actions)] == actions


def play_badly(table, *, cuts=0.0, kills=0.0):
    """Play to the end; at each step of the clock a cut or a kill has its chance. Returns how many there were."""
    counts = [0, 0]

    def disturb():
        if table.host.phase != "playing":
            return
        if table.rng.random() < cuts and table.clock.time > table.network.dead_until:
            counts[0] += 1
            table.network.cut(30_000, quietly=table.rng.random() < 0.5)
        if table.rng.random() < kills:
            counts[1] += 1
            table.kill(table.rng.randrange(len(table.desks) + 1))

    table.host.start()
    table.run(table.is_over, disturb)
    check_records(table)
    return counts


@pytest.mark.parametrize(("ruleset", "players"), sampled(GAMES, 3))
def test_all_windows_have_the_same_game_over_a_bad_network(world, ruleset, players):
    table = world(seed=players)
    table.open(ruleset, players, people=(1, 1) if players < 4 else (1, 2))
    play_badly(table, cuts=0.004)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(180))
def test_all_windows_have_the_same_game_over_a_bad_network_at_night(world, seed):
    ruleset, players = GAMES[seed % len(GAMES)]
    table = world(seed=seed)
    table.open(ruleset, players, people=(1,) * (2 + seed % (players - 1)))
    play_badly(table, cuts=0.01)


@pytest.mark.parametrize("seed", [1, 9, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(10, 60))])
def test_no_move_that_was_shown_is_lost_when_windows_are_killed(world, seed):
    ruleset, players = GAMES[seed % len(GAMES)]
    table = world(seed=seed)
    table.open(ruleset, players, people=(1,) * min(3, players))
    assert play_badly(table, kills=0.01)[1]


def test_a_bot_at_a_person_s_place_has_no_person_s_face(world):
    host = world(late=0).host
    places = (Seat("Anna", "lapis", None, "harp"), Seat("Nefer", "ochre", "novice", "heir"), Seat("Khufu", "amethyst"))
    host.open(SECRET, "classic", places, Options())
    assert [seat.character for seat in host.seated()] == [None, "heir", None]


def test_a_move_is_saved_before_it_is_told(world):
    table = world(late=0)
    table.open("boat", 2, people=(1, 1))
    saved = []

    def tap(data, to_host):
        if not to_host and b'"move"' in data:
            ply = json.loads(data[33:])["ply"]
            saved.append(len(load_file(table.folder / friends.GAME_NAME).game.plies) > ply)
        return data

    table.network.tap = tap
    table.host.start()
    table.run(lambda: len(saved) > 30)
    assert all(saved)


def test_a_bot_stands_in_until_the_window_is_back(world):
    table = world(late=0)
    table.open("classic", 3, people=(1, 1))
    table.host.start()
    guest = table.desks[1]
    table.run(lambda: len(table.host.saved.game.plies) > 20)
    guest.kill()
    table.run(lambda: table.host.windows[1].id not in table.host.channels)
    table.host.stand_in(guest.joined.own[0], "novice")
    ply = len(table.host.saved.game.plies)
    table.run(lambda: len(table.host.saved.game.plies) > ply + 15)
    guest.sit()
    table.run(table.is_over)
    assert [change.bot for change in table.host.saved.handovers] == ["novice", None]
    check_records(table)


@pytest.mark.parametrize("tells", [False, True])
def test_a_move_that_takes_too_long_is_made_by_a_bot(world, tells, monkeypatch):
    table = world(late=0, delay=5)
    table.host.seconds = 30
    table.open("boat", 2, people=(1, 1))
    slow, moments = table.desks[1], []
    slow.plays = False
    if not tells:
        monkeypatch.setattr(slow.joined, "tell_shown", lambda: False)
    slow.joined.late.connect(lambda: moments.append(table.clock.time))
    table.host.start()
    table.run(lambda: len(moments) > 5)
    waits = [after - before for before, after in pairwise(moments)]
    assert all(0 <= wait - (30_000 if tells else 40_000) < 200 for wait in waits)
    slow.kill()
    ply = len(table.host.saved.game.plies)
    end = table.clock.time + 100_000
    table.run(lambda: table.clock.time > end)
    assert len(table.host.saved.game.plies) <= ply + 1, "the table waits for one who is away"


def test_a_friend_who_comes_late_has_a_bots_seat_for_the_rest_of_the_game(world):
    table = world(late=0)
    table.open("classic", 4, people=(1, 1))
    table.host.start()
    table.run(lambda: len(table.host.saved.game.plies) > 20)
    for people in (2, 1):
        table.desks.append(late := Desk(table, "Window1", people))
        table.run(lambda late=late: late.endings or late.joined.is_here)
    assert table.desks.pop().endings == ["started"]
    names = ["Window0", "Window1", "Window1 2", "Window11"]
    assert [chair.name for chair in table.desks[0].joined.chairs] == names
    table.kill_host()
    table.run(table.is_over)
    check_records(table)
    assert [seat.name for seat in table.host.saved.seats] == names
    assert [seat.far for seat in table.desks[2].records[0].occupants] == [True, True, False, False]


def test_an_unfinished_game_is_hosted_and_gone_on_with(world):
    table = world(late=0)
    game = random_game("priests", 3, 5, most=60)
    seats = (Seat("Ann", "lapis"), Seat("Bek", "ochre", "novice", "gambler"), Seat("Window0", "amethyst"))
    table.host.open_begun(SECRET, SavedGame(game, seats, Options(), "2026-11-29T20:00:00+00:00"))
    for name in ("Window0", "Cleo"):
        table.desks.append(Desk(table, name, 1, table.host.own if name == "Window0" else ""))
        table.run(lambda: table.desks[-1].joined.phase == "gathering")
    assert [chair.name for chair in table.host.chairs()] == ["Cleo", "Bek", "Window0"]
    table.host.start()
    table.run(table.is_over)
    check_records(table)
    assert table.host.saved.game.plies[:60] == game.plies[:60]


def test_another_game_keeps_seats_and_windows(world):
    table = world(late=0)
    table.open("boat", 3, people=(1, 1))
    for _ in range(2):
        table.host.start()
        table.run(table.is_over)
        check_records(table)
        for desk in table.desks:
            desk.records.clear()
            desk.shown.clear()


def test_a_window_whose_host_is_gone_for_good_keeps_the_game(world):
    table = world(late=0)
    table.open("boat", 2, people=(1, 1))
    table.host.start()
    table.run(lambda: len(table.host.saved.game.plies) > 20)
    table.network.cut(10_000_000)
    guest = table.desks[1]
    began = table.clock.time
    table.run(lambda: guest.endings == ["gone"])
    assert 600_000 < table.clock.time - began < 660_000
    saved = guest.joined.leave()
    assert saved.game.plies == table.host.saved.game.plies[: len(saved.game.plies)]
    assert all(seat.is_person for seat in saved.seats)
    assert sorted(saved.game.state.bag) == sorted(table.host.saved.game.position(len(saved.game.plies)).bag)
