"""What the networks see: agrees with the engine's scores, is public, and looks the same from every chair."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.features import feature_count, features
from ra_desktop.ai.neural.features.ra import GLOBALS, PER_PLAYER
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from ra_desktop.ai.neural.features.shared import Floats

PLAYERS = (2, 3, 4, 5)


def positions(players: int, count: int = 60, seed: int = 1) -> list[GameState]:
    rng = Random(seed)
    results = []
    while len(results) < count:
        state = GameState.new("boat", players, rng.randrange(10**6))
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
    result = features(batch_of(states), np.full(len(states), seat))
    return result[GLOBALS:].reshape(PER_PLAYER, states[0].players, len(states))


@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_as_many_as_said_and_none_is_wild(players: int) -> None:
    states = positions(players)
    result = features(batch_of(states), np.zeros(len(states), int))
    assert result.shape == (feature_count(players), len(states))
    assert result.dtype == np.float32
    assert np.isfinite(result).all()
    assert np.abs(result).max() < 6


@pytest.mark.parametrize("players", PLAYERS)
def test_points_now_are_the_engines(players: int) -> None:
    states = positions(players)
    result = blocks(states, 0)[1] * 20
    for number, state in enumerate(states):
        expected = [sum(rows.values()) for rows in state.points_now()]
        assert result[:, number] == pytest.approx(expected, abs=1e-3)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_order_of_the_bag_is_not_seen(players: int) -> None:
    rng = Random(7)
    states = positions(players)
    before = features(batch_of(states), np.zeros(len(states), int))
    for state in states:
        rng.shuffle(state.bag)
    assert np.array_equal(before, features(batch_of(states), np.zeros(len(states), int)))
    views = [state.view(0) for state in states]
    assert np.array_equal(before, features(batch_of(views), np.zeros(len(states), int)))


@pytest.mark.parametrize("players", PLAYERS)
def test_players_are_seen_clockwise_from_the_seat_that_looks(players: int) -> None:
    states = positions(players)
    own = blocks(states, 0)
    for seat in range(1, players):
        seen = blocks(states, seat)
        fame = 0
        assert np.array_equal(seen[fame], np.roll(own[fame], -seat, axis=0))


def test_turning_the_table_changes_nothing() -> None:
    """The same position with every seat moved on by one looks the same to the seat moved on."""
    states = positions(4)
    turned = batch_of(states)
    plain = batch_of(states)
    for name in ("held", "up", "down", "fame"):
        getattr(turned, name)[:] = np.roll(getattr(plain, name), 1, axis=1)
    for name in ("actor", "ra_player", "high_bidder"):
        seat = getattr(plain, name)
        getattr(turned, name)[:] = np.where(seat >= 0, (seat + 1) % 4, seat)
    for seat in range(4):
        seats = np.full(len(states), seat)
        assert np.array_equal(features(plain, seats), features(turned, (seats + 1) % 4))


def test_a_lot_is_worth_what_it_adds() -> None:
    """The gain of a lot now is the difference of the engine's points with and without its tiles."""
    state = GameState.new("boat", 3, 1)
    names = state.rules.tiles.codes
    lot = [names[name] for name in ("gold", "god", "art", "writing", "flood", "nile")]
    state.track[: len(lot)] = lot
    gain = blocks([state], 1)[12, 0, 0] * 10
    with_lot = state.copy()
    for code in lot:
        with_lot.held[1][code] += 1
    before, after = (sum(at.points_now()[1].values()) for at in (state, with_lot))
    assert gain == pytest.approx(after - before)
