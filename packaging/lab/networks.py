"""Networks that learn: new ones, what their layers say, and their files."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from ra_desktop.ai.neural.features import feature_count, layout_of
from ra_desktop.ai.neural.network import OUTPUTS, Network

if TYPE_CHECKING:
    from pathlib import Path

    from ra_desktop.ai.neural.batch.state import Floats


def fresh(players: int, hidden: tuple[int, ...], seed: int, game: str = "ra") -> Network:
    """Return a network with random weights and `hidden` units in its hidden layers."""
    rng = np.random.default_rng(seed)
    sizes = (feature_count(players, game), *hidden, OUTPUTS)
    layers = []
    for number, (size, wide) in enumerate(pairwise(sizes)):
        scale = np.sqrt(2.0 / size) if number < len(hidden) else 0.1 / np.sqrt(size)
        layers.append((rng.normal(0.0, scale, (size, wide)).astype(np.float32), np.zeros(wide, np.float32)))
    layers[-1][1][0] = -np.log(players - 1.0)  # at first, all players have the same chance
    return Network(players, layers, game=game)


def forward(network: Network, inputs: Floats) -> Floats:
    """Return the raw outputs of `network` for each row of `inputs`, for learning: play and search ask the library."""
    x = inputs
    for number, (weights, bias) in enumerate(network.layers):
        x = x @ weights + bias if number == 0 else np.maximum(x, 0.0) @ weights + bias
    return x


def save(network: Network, path: Path) -> None:
    """Write the weights of `network` and their metadata to `path`, as a file of numpy."""
    version = layout_of(network.game).version
    about = {**network.about, "game": network.game, "feature_version": version, "players": network.players}
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    for number, (weights, bias) in enumerate(network.layers):
        arrays[f"weights{number}"] = weights
        arrays[f"bias{number}"] = bias
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
