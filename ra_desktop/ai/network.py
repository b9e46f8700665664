"""The value networks: how likely a seat is to win, and by how much.

A network is a small multi-layer perceptron with two outputs for a position and a seat: the logit of the chance to win,
and the final margin over the best other player in units of :data:`MARGIN_UNIT` fame. Weights live in ``weights/`` as
``.npz`` files with their metadata; there is one for each game and number of players, loaded when it is first needed.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import BadZipFile

import numpy as np

from . import tables as tb
from .features import LAYOUTS, Floats, feature_count, features

if TYPE_CHECKING:
    from .tables import Ints, Rows, Tables

MARGIN_UNIT: Final = 20.0
MARGIN_WEIGHT: Final = 0.1
"""What one unit of margin counts beside the chance to win when moves are compared."""

_FOLDER: Final = Path(__file__).parent / "weights"


class WeightsError(Exception):
    """Weights that do not fit this version of the program."""


class Network:
    """A perceptron: ``layers`` are (weights, bias) pairs, rectified in between."""

    def __init__(
        self,
        players: int,
        layers: list[tuple[Floats, Floats]],
        about: dict[str, Any] | None = None,
        game: str = "ra",
    ) -> None:
        self.players = players
        self.game = game
        """:attr:`.tables.Tables.game` of the positions it knows."""
        self.layers = layers
        self.about: dict[str, Any] = about or {}
        """Where the weights come from: config, seed, games."""

    @classmethod
    def fresh(cls, players: int, hidden: tuple[int, ...], seed: int, game: str = "ra") -> Network:
        """A network with random weights and *hidden* units in its hidden layers."""
        rng = np.random.default_rng(seed)
        sizes = (feature_count(players, game), *hidden, 2)
        layers = []
        for number, (size, wide) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2.0 / size) if number < len(hidden) else 0.1 / np.sqrt(size)
            layers.append(
                (rng.normal(0.0, scale, (size, wide)).astype(np.float32), np.zeros(wide, np.float32)),
            )
        layers[-1][1][0] = -np.log(players - 1.0)  # before it knows better, everybody's chance is the same
        return cls(players, layers, game=game)

    def forward(self, inputs: Floats) -> Floats:
        """The two raw outputs for each column of *inputs*, in rows."""
        x = inputs
        last = len(self.layers) - 1
        for number, (weights, bias) in enumerate(self.layers):
            x = weights.T @ x
            x += bias[:, None]
            if number < last:
                np.maximum(x, 0.0, out=x)
        return np.ascontiguousarray(x.T)

    def values(self, at: Tables, seats: Rows | Ints) -> Floats:
        """For each row and the seat that looks: the chance to win and the margin; exact where the game is over."""
        return self.values_of(features(at, seats), at, seats)

    def values_of(self, inputs: Floats, at: Tables, seats: Rows | Ints) -> Floats:
        """:meth:`values`, of positions whose features are known."""
        out = self.forward(inputs)
        np.clip(out[:, 0], -30.0, 30.0, out=out[:, 0])
        out[:, 0] = 1.0 / (1.0 + np.exp(-out[:, 0]))
        over = np.flatnonzero(at.phase == tb.OVER)
        if len(over):
            out[over] = outcome(at.take(over), seats[over])
        return out

    # --- files ----------------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the weights and their metadata."""
        version = LAYOUTS[self.game].version
        about = {**self.about, "game": self.game, "feature_version": version, "players": self.players}
        arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
        for number, (weights, bias) in enumerate(self.layers):
            arrays[f"weights{number}"] = weights
            arrays[f"bias{number}"] = bias
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **arrays)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read what :meth:`save` wrote; :class:`WeightsError` if it cannot be used."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
                about = json.loads(str(arrays["about"]))
                count = sum(name.startswith("weights") for name in arrays.files)
                layers = [(arrays[f"weights{number}"], arrays[f"bias{number}"]) for number in range(count)]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise WeightsError(f"{path.name}: cannot be read: {error}") from error
        version, players, game = about.get("feature_version"), about.get("players"), about.get("game", "ra")
        if game not in LAYOUTS:
            raise WeightsError(f"{path.name}: made for the unknown game {game}")
        if version != LAYOUTS[game].version:
            raise WeightsError(f"{path.name}: made for features {version}, these are {LAYOUTS[game].version}")
        size = layers[0][0].shape[0]
        if size != feature_count(players, game):
            raise WeightsError(f"{path.name}: {size} inputs, but there are {feature_count(players, game)} features")
        return cls(players, layers, about, game)


def outcome(at: Tables, seats: Rows | Ints) -> Floats:
    """Win (1 or 0) and margin for the *seats* by the fame as it stands."""
    rows = np.arange(len(at))
    out = np.empty((len(at), 2), np.float32)
    out[:, 0] = at.winners() == seats
    fame = at.fame.copy()
    mine = fame[rows, seats]
    fame[rows, seats] = -1
    out[:, 1] = (mine - fame.max(1)) / MARGIN_UNIT
    return out


def merit(values: Floats) -> Floats:
    """What moves are compared by: the chance to win and a little of the margin."""
    result: Floats = values[:, 0] + MARGIN_WEIGHT * values[:, 1]
    return result


@cache
def trained(players: int, game: str = "ra") -> Network:
    """The network that comes with the program for this number of players; :class:`WeightsError` if there is none."""
    return Network.load(_FOLDER / f"{game}-{players}p.npz")
