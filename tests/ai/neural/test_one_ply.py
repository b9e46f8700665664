"""Options of positions in a batch: equal positions are valued once, and get what they get alone."""

from __future__ import annotations

import numpy as np
import pytest

from lab.selfplay import SelfPlay
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options


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
        assert len(result.inputs) < len(alone.inputs)
        valued = np.flatnonzero(alone.values.any(1))
        assert np.allclose(result.inputs[result.place[valued]], alone.inputs[alone.place[valued]])
        chosen = result.values[result.best, 0] + 0.1 * result.values[result.best, 1]
        best = alone.values[alone.best, 0] + 0.1 * alone.values[alone.best, 1]
        assert np.allclose(chosen, best, atol=1e-5)
