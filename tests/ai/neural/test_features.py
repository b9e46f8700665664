"""What the networks see: agrees with the engine's scores, is public, and looks the same from every chair."""

from __future__ import annotations

from math import exp, factorial
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import curves
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.features import feature_count, features, layout_of
from ra_desktop.engine import GameState
from ra_desktop.engine.actions import Invoke, Pass
from ra_desktop.engine.games.priests.rules import Flip
from ra_desktop.engine.games.priests.tiles import CHAMBER_CODES, FIRST_BUILDING, FIRST_PERSON, PRIESTS_TILES

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Floats

RULESETS = {"ra": "boat", "priests": "priests"}
NOW, LOT_NOW, FLIPS = 1, 12, 17
"""Places in the block of a player; the last in Priests of Ra."""
every_game = pytest.mark.parametrize("game", RULESETS)
every_setup = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in RULESETS for players in (2, 3, 4, 5)]
)


def positions(game: str, players: int, count: int = 60, seed: int = 1) -> list[GameState]:
    rng = Random(seed)
    results: list[GameState] = []
    while len(results) < count:
        state = GameState.new(RULESETS[game], players, rng.randrange(10**6))
        for _ in range(rng.randrange(60 * players)):
            if state.is_over:
                break
            legal = state.legal_actions()
            state.apply(legal[0] if rng.random() < 0.5 else rng.choice(legal), events=False)
        if not state.is_over:
            results.append(state)
    return results


def blocks(states: list[GameState], seat: int) -> Floats:
    """Features of the players: [feature, player, position]."""
    layout = layout_of(states[0].game)
    result = features(batch_of(states), np.full(len(states), seat))
    return result[layout.table :].reshape(layout.player, states[0].players, len(states))


def with_tiles(game: str, held: dict[int, list[str]], track: list[str], players: int = 3) -> GameState:
    """A game in which seats hold tiles and others lie on the track."""
    state = GameState.new(RULESETS[game], players, 1)
    codes = state.rules.tiles.codes
    for seat, names in held.items():
        for name in names:
            state.held[seat][codes[name]] += 1
    state.track[: len(track)] = [codes[name] for name in track]
    return state


@every_setup
def test_there_are_as_many_as_said_and_none_is_wild(game: str, players: int) -> None:
    states = positions(game, players)
    result = features(batch_of(states), np.zeros(len(states), int))
    assert result.shape == (feature_count(players, game), len(states))
    assert result.dtype == np.float32
    assert np.isfinite(result).all()
    assert np.abs(result).max() < 6


@every_setup
def test_points_now_are_the_engines(game: str, players: int) -> None:
    states = positions(game, players)
    result = blocks(states, 0)[NOW] * 20
    for number, state in enumerate(states):
        expected = [sum(rows.values()) for rows in state.points_now()]
        assert result[:, number] == pytest.approx(expected, abs=1e-3)


@every_setup
def test_the_order_of_the_bag_is_not_seen(game: str, players: int) -> None:
    rng = Random(7)
    states = positions(game, players)
    before = features(batch_of(states), np.zeros(len(states), int))
    for state in states:
        rng.shuffle(state.bag)
    assert np.array_equal(before, features(batch_of(states), np.zeros(len(states), int)))
    views = [state.view(0) for state in states]
    assert np.array_equal(before, features(batch_of(views), np.zeros(len(states), int)))


@every_setup
def test_players_are_seen_clockwise_from_the_seat_that_looks(game: str, players: int) -> None:
    states = positions(game, players)
    own = blocks(states, 0)
    for seat in range(1, players):
        fame = 0
        assert np.array_equal(blocks(states, seat)[fame], np.roll(own[fame], -seat, axis=0))


@every_game
def test_turning_the_table_changes_nothing(game: str) -> None:
    """The same position with every seat moved on by one looks the same to the seat moved on."""
    states = positions(game, 4)
    turned, plain = batch_of(states), batch_of(states)
    for name in ("held", "up", "down", "fame", *(["ankhs"] if game == "priests" else [])):
        getattr(turned, name)[:] = np.roll(getattr(plain, name), 1, axis=1)
    for name in ("actor", "ra_player", "high_bidder"):
        seat = getattr(plain, name)
        getattr(turned, name)[:] = np.where(seat >= 0, (seat + 1) % 4, seat)
    for seat in range(4):
        seats = np.full(len(states), seat)
        assert features(turned, (seats + 1) % 4) == pytest.approx(features(plain, seats), abs=1e-5)


@pytest.mark.parametrize(("game", "held", "lot"), [
    ("ra", {}, ["gold", "god", "art", "writing", "flood", "nile"]),
    ("priests", {0: ["farmer/market"], 1: ["granary/scribe", "plague"], 2: ["farmer/library"] * 2},
     ["granary/farmer", "farmer/granary", "farmer/granary", "priest", "plague", "stone"]),
])  # fmt: skip
def test_a_lot_is_worth_what_it_adds(game: str, held: dict[int, list[str]], lot: list[str]) -> None:
    """The gain of a lot now is the difference of the engine's points with and without its tiles."""
    state = with_tiles(game, held, lot)
    gain = blocks([state], 1)[LOT_NOW, 0, 0] * 10
    grown = state.copy()
    for code in state.track[: len(lot)]:
        grown.held[1][code] += 1
    before, after = (sum(at.points_now()[1].values()) for at in (state, grown))
    assert gain == pytest.approx(after - before)


def test_kinds_have_no_names() -> None:
    """With farmers called scribes, granaries markets and red chambers blue, a position looks the same."""
    states = positions("priests", 4)
    plain, renamed = batch_of(states), batch_of(states)
    people, buildings, chambers = [3, 1, 0, 2], [2, 0, 3, 1], [1, 0, 2, 3]
    order = list(range(len(PRIESTS_TILES.names)))
    for person in range(4):
        for building in range(4):
            one, other = people[person], buildings[building]
            order[FIRST_PERSON + 4 * person + building] = FIRST_PERSON + 4 * one + other
            order[FIRST_BUILDING + 4 * building + person] = FIRST_BUILDING + 4 * other + one
    for colour in range(4):
        order[CHAMBER_CODES.start + colour] = CHAMBER_CODES.start + chambers[colour]
    for name in ("held", "track", "bag"):
        counts = getattr(plain, name)
        getattr(renamed, name)[:] = counts[..., order]
    seats = np.arange(len(states)) % 4
    assert features(renamed, seats) == pytest.approx(features(plain, seats), abs=1e-4)


def test_a_priest_is_worth_what_it_can_turn() -> None:
    """Who has a granary and a farmer with another behind is helped by a priest; who has no tile with sides is not."""
    held = {0: ["granary/scribe", "farmer/granary"], 1: ["stone", "stone"]}
    flips = blocks([with_tiles("priests", held, [tile]) for tile in ("priest", "stone")], 0)[FLIPS]
    assert flips[0, 0] > 0
    assert flips[1, 0] == 0
    assert not flips[:, 1].any()


def test_priests_that_wait_count_for_their_owner_alone() -> None:
    held = {seat: ["granary/scribe", "farmer/granary"] for seat in range(3)}
    state = with_tiles("priests", held, ["priest", "priest"])
    state.apply(Invoke())
    while state.phase == "auction":
        legal = state.legal_actions()
        state.apply(legal[-1] if legal[-1] == Pass() else legal[0])
    seat = state.seat_to_act
    two = blocks([state], seat)[FLIPS, :, 0]
    assert two[0] > 0
    assert not two[1:].any()
    state.apply(Flip("farmer/granary"))
    one = blocks([state], seat)[FLIPS, :, 0]
    assert one[0] < two[0]


def test_expected_points_are_means_of_a_poisson_distribution() -> None:
    points = (0.0, 0.0, 5.0, 10.0)
    table = curves.expected(points)
    for count, row in enumerate(table):
        for place in (0, 8, 20, 48):
            mean = place / curves.STEPS
            chances = [exp(-mean) * mean**more / factorial(more) for more in range(40)]
            assert row[place] == pytest.approx(
                sum(chance * points[min(count + more, 3)] for more, chance in enumerate(chances)), abs=1e-4
            )
