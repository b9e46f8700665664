"""``python packaging/lab calibrate IN.npz OUT.npz``: calibrate the chances of a network.

Learning from its own estimates makes a network a little optimistic (see ``decay_first`` in config.py). Here it plays
games without exploring, and only its last layer is fitted again to the results: few enough parameters that the noise in
a few thousand results does not spoil what the other layers have learned.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ra_desktop.ai.neural.network import Network
from ra_desktop.ai.registry import ai_for

from .networks import forward, save
from .selfplay import SelfPlay

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import Floats

_NEWTON_STEPS = 8
_BLOCK = 50_000


def calibrate(network: Network, games: int, seed: int, pull: float) -> Network:
    """Return the network with its last layer fitted to the results of `games`; `pull` is the regularization."""
    play = SelfPlay(network.players, min(512, games), seed, 0.25, ai_for(network.game).training_ruleset)
    hidden, targets, done = [], [], 0
    body = Network(network.players, network.layers[:-1])
    while done < games:
        for samples in play.step(network, 0.0, 1.0):
            done += 1
            inputs = samples.inputs.astype(np.float32)
            hidden.append(np.maximum(forward(body, inputs), 0.0))
            targets.append(samples.targets)
    units = np.concatenate(hidden)
    units = np.concatenate((units, np.ones((len(units), 1), np.float32)), axis=1)
    goals = np.concatenate(targets)
    weights, bias = network.layers[-1]
    last = np.concatenate((weights, bias[None]))
    last[:, 0] = _fit_chance(units, goals[:, 0], last[:, 0], pull)
    last[:, 1] = _fit_margin(units, goals[:, 1], last[:, 1], pull)
    layers = [*network.layers[:-1], (np.ascontiguousarray(last[:-1]), last[-1].copy())]
    return Network(network.players, layers, {**network.about, "calibrated_games": games}, network.game)


def _fit_chance(units: Floats, won: Floats, start: Floats, pull: float) -> NDArray[np.float64]:
    """Logistic regression by Newton's method."""
    now = start.astype(np.float64)
    for _ in range(_NEWTON_STEPS):
        slope = pull * (now - start)
        curve = pull * np.eye(len(now))
        for begin in range(0, len(units), _BLOCK):
            part = units[begin : begin + _BLOCK].astype(np.float64)
            chance = 1.0 / (1.0 + np.exp(-np.clip(part @ now, -30.0, 30.0)))
            slope += part.T @ (chance - won[begin : begin + _BLOCK])
            curve += (part * (chance * (1.0 - chance))[:, None]).T @ part
        now -= np.linalg.solve(curve, slope)
    return now


def _fit_margin(units: Floats, margin: Floats, start: Floats, pull: float) -> NDArray[np.float64]:
    """Least squares."""
    size = len(start)
    curve, slope = pull * np.eye(size), np.zeros(size)
    for begin in range(0, len(units), _BLOCK):
        part = units[begin : begin + _BLOCK].astype(np.float64)
        curve += part.T @ part
        slope += part.T @ (margin[begin : begin + _BLOCK] - part @ start)
    fitted: NDArray[np.float64] = start + np.linalg.solve(curve, slope)
    return fitted


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab calibrate", description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pull", type=float, default=300.0)
    arguments = parser.parse_args()
    network = Network.load(arguments.weights)
    save(calibrate(network, arguments.games, arguments.seed, arguments.pull), arguments.out)
    return 0
