"""The value networks: how likely a seat is to win, and by how much.

A network is a small multi-layer perceptron with two outputs for a position and a seat: the logit of the chance of
winning, and the final margin over the best other player in units of :data:`MARGIN_UNIT` fame. Weights are ``.npz``
files with metadata in ``weights/``, one for each game and number of players, loaded on first use.
"""

from __future__ import annotations

import json
from functools import cache
from io import BytesIO
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import numpy as np

from ra_desktop.ai.registry import known_games

from .compiled import calls
from .features import feature_count, layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .batch.state import BatchState, Floats, Ints, Rows
    from .compiled.calls import Packed

    Values = NDArray[np.float64]

MARGIN_UNIT: Final = 20.0
MARGIN_WEIGHT: Final = 0.1
"""The utility of one unit of margin, relative to the chance of winning."""

PLAYERS: Final = range(2, 6)
"""The numbers of players that a network may be for."""
OUTPUTS: Final = 2
MOST_BYTES: Final = 1 << 26
"""Most bytes of the unpacked weights: a hundred times the size of the networks shipped."""

_FOLDER: Final = Path(__file__).parent.parent / "weights"


class WeightsError(Exception):
    """Weights that do not fit this version of the program."""


class Network:
    """A perceptron: ``layers`` are (weights, bias) pairs, rectified in between."""

    def __init__(
        self, players: int, layers: list[tuple[Floats, Floats]], about: dict[str, Any] | None = None, game: str = "ra"
    ) -> None:
        self.players = players
        self.game = game
        """The :attr:`.BatchState.game` of its positions."""
        self.layers = layers
        self.about: dict[str, Any] = about or {}
        """The origin of the weights: config, seed, games."""
        self._packed: Packed | None = None

    def packed(self) -> Packed:
        """Return the layers as the library wants them."""
        if self._packed is not None:
            return self._packed
        packed = calls.pack(self.layers)
        if not any(array.flags.writeable for pair in self.layers for array in pair):  # else they may change: it learns
            self._packed = packed
        return packed

    def values(self, at: BatchState, seats: Rows | Ints) -> Floats:
        """Return chance (0 to 1) and margin of the viewing seat by row of `at`; exact where a game is over."""
        return calls.estimate(at, self.packed(), seats)

    def values_of_seats(self, at: BatchState) -> Values:
        """Return for each row and seat the chance of winning and the margin; the chances of a row add up to 1."""
        players = at.players
        repeated = at.take(np.repeat(np.arange(len(at)), players))
        rows = self.values(repeated, np.tile(np.arange(players), len(at))).astype(np.float64)
        values: Values = rows.reshape(len(at), players, OUTPUTS)
        values[..., 0] /= values[..., 0].sum(1, keepdims=True)
        return values

    # --- files ----------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: Path) -> Network:
        """Return the network in the file `path`, as ``packaging/lab`` writes it.

        Raises only :class:`WeightsError`: for a file that cannot be read, is not a weights file, holds numbers or
        shapes that make no network, or was made for other features.
        """
        try:
            about, arrays = _contents(path)
            count = sum(name.startswith("weights") for name in arrays)
            layers = [(arrays[f"weights{number}"], arrays[f"bias{number}"]) for number in range(count)]
        except Exception as error:
            raise WeightsError(f"{path.name}: cannot be read: {error}") from error
        version, players, game = about.get("feature_version"), about.get("players"), about.get("game", "ra")
        if not isinstance(game, str) or game not in known_games():
            raise WeightsError(f"{path.name}: made for the unknown game {game!r:.60}")
        if version != layout_of(game).version:
            raise WeightsError(f"{path.name}: made for features {version!r:.60}, these are {layout_of(game).version}")
        if type(players) is not int or players not in PLAYERS:
            raise WeightsError(f"{path.name}: made for {players!r:.60} players")
        if fault := _fault(layers, feature_count(players, game)):
            raise WeightsError(f"{path.name}: {fault}")
        return cls(players, layers, about, game)


def _contents(path: Path) -> tuple[dict[str, Any], dict[str, Floats]]:
    """Return the metadata and the arrays in the file `path`.

    Raises any error if it is not an archive of arrays. Unpacks at most :data:`MOST_BYTES`.
    """
    if not path.is_file():  # opening a pipe would block
        raise ValueError("not a regular file")
    arrays: dict[str, Floats] = {}
    about: dict[str, Any] | None = None
    with ZipFile(path) as archive:
        budget = MOST_BYTES
        for member in archive.infolist():
            if member.compress_type not in (ZIP_STORED, ZIP_DEFLATED):  # others unpack everything at once
                raise ValueError("packed in an unknown way")
            with archive.open(member) as packed:
                data = packed.read(budget + 1)  # a member may hold more than it says
            budget -= len(data)
            if budget < 0:
                raise ValueError(f"larger than {MOST_BYTES} bytes")
            array = _array(data)
            name = member.filename.removesuffix(".npy")
            if name == "about":
                about = json.loads(str(array))
            else:
                arrays[name] = array.astype(np.float32)
    if not isinstance(about, dict):
        raise ValueError("nothing is said about the network")
    return about, arrays


def _array(data: bytes) -> Any:
    """Return the array of numbers or text in `data`, in the format of ``numpy.save``; raises ValueError."""
    file = BytesIO(data)
    version = np.lib.format.read_magic(file)
    if version == (1, 0):
        shape, is_fortran, kind = np.lib.format.read_array_header_1_0(file)
    else:
        shape, is_fortran, kind = np.lib.format.read_array_header_2_0(file)
    values = data[file.tell() :]
    if kind.kind not in "fU" or prod(shape) * kind.itemsize != len(values):  # before memory is allocated
        raise ValueError("not numbers of the size that it says")
    return np.frombuffer(values, kind).reshape(shape, order="F" if is_fortran else "C")


def _fault(layers: Sequence[tuple[Floats, Floats]], inputs: int) -> str:
    """Return why `layers` are no network with that many `inputs`; empty if they are."""
    if not layers:
        return "no layers"
    wide = layers[0][0].shape[0] if layers[0][0].ndim else 0
    if wide != inputs:
        return f"{wide} inputs, but there are {inputs} features"
    for weights, bias in layers:
        if weights.ndim != 2 or bias.ndim != 1 or weights.shape != (wide, len(bias)):
            return "layers that do not fit each other"
        wide = len(bias)
        if not (np.isfinite(weights).all() and np.isfinite(bias).all()):
            return "weights that are no numbers"
    return "" if wide == OUTPUTS else f"{wide} outputs instead of {OUTPUTS}"


def outcome(at: BatchState, seats: Rows | Ints) -> Floats:
    """Return win (1 or 0) and margin of the `seats` by the current fame."""
    rows = np.arange(len(at))
    out = np.empty((len(at), 2), np.float32)
    out[:, 0] = at.winners() == seats
    fame = at.fame.copy()
    own = fame[rows, seats]
    fame[rows, seats] = -1
    out[:, 1] = (own - fame.max(1)) / MARGIN_UNIT
    return out


def utility(values: Floats | Values) -> Floats:
    """Return the utility by which moves are compared: the chance of winning and a little of the margin."""
    result: Floats = (values[:, 0] + MARGIN_WEIGHT * values[:, 1]).astype(np.float32, copy=False)
    return result


@cache
def trained(players: int, game: str = "ra") -> Network:
    """Return the shipped network for this number of players; :class:`WeightsError` if there is none."""
    network = Network.load(_FOLDER / f"{game}-{players}p.npz")
    for array in (array for pair in network.layers for array in pair):
        array.flags.writeable = False
    return network
