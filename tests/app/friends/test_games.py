"""Whole games with friends elsewhere, over a network that delays, stalls and cuts."""

from __future__ import annotations

import pytest

from ra_desktop.app.setup import OFFERED
from ra_desktop.engine import RULESETS
from ra_desktop.storage import friends
from ra_desktop.storage.savefile import load_file

from .world import World, record

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


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
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


@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(4, 60))])
def test_no_move_that_was_shown_is_lost_when_windows_are_killed(world, seed):
    ruleset, players = GAMES[seed % len(GAMES)]
    table = world(seed=seed)
    table.open(ruleset, players, people=(1,) * min(3, players))
    assert play_badly(table, kills=0.004)[1]
