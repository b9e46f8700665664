"""Options of positions in a batch: equal positions are valued once, and get what they get alone."""

from __future__ import annotations

import numpy as np
import pytest

from lab.selfplay import SelfPlay
from ra_desktop.ai.neural.distinct import distinct
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import Network, trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.engine import GameState


def test_equal_positions_are_found_however_many_tiles_were_drawn() -> None:
    at = batch_of([GameState.new("boat", 3, seed) for seed in (1, 2, 1, 3, 2)])
    at.drawn[:] = [0, 1, 2, 3, 4]
    once, same = distinct(at)
    assert sorted(once) == [0, 1, 3]
    assert list(once[same]) == [0, 1, 0, 3, 1]


def test_positions_with_the_same_number_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    at = batch_of([GameState.new("boat", 3, seed) for seed in (1, 2)])
    monkeypatch.setattr("ra_desktop.ai.neural.distinct._numbers_of", lambda rows: np.zeros(len(rows), np.int64))
    once, same = distinct(at)
    assert list(once) == list(same) == [0, 1]


@pytest.mark.parametrize(("game", "ruleset"), [("ra", "boat"), ("priests", "priests")])
def test_equal_positions_get_the_options_that_they_get_alone(
    game: str, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    network = trained(3, game)
    play = SelfPlay(3, 40, 1, 0.0, ruleset)
    for _ in range(80):
        play.step(network, 0.2, 1.0)
        rows = np.random.default_rng(3).integers(0, 12, 40)
        at = play.at.take(rows)
        at.drawn[:] = np.arange(40)
        result = options(network, at)
        with monkeypatch.context() as patch:
            patch.setattr("ra_desktop.ai.neural.one_ply.FEW_ENOUGH", 0.0)
            alone = options(network, at)
        assert np.array_equal(result.rows, alone.rows)
        assert np.array_equal(result.actions, alone.actions)
        assert np.array_equal(result.after.rows, alone.after.rows)
        assert np.array_equal(result.first, alone.first)
        assert np.allclose(result.values, alone.values, atol=1e-5)
        assert len(result.inputs.T) < len(alone.inputs.T)
        valued = np.flatnonzero(alone.values.any(1))
        assert np.allclose(result.inputs[:, result.place[valued]], alone.inputs[:, alone.place[valued]])
        chosen = result.values[result.best, 0] + 0.1 * result.values[result.best, 1]
        best = alone.values[alone.best, 0] + 0.1 * alone.values[alone.best, 1]
        assert np.allclose(chosen, best, atol=1e-5)


def test_a_network_of_one_layer_needs_no_first_one() -> None:
    network = Network.fresh(3, (), 1)
    assert network.forward(np.zeros((len(network.layers[0][0]), 2), np.float32)).shape == (2, 2)
