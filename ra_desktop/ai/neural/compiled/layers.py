"""The layers of a network in C: packed for it, and the first one for positions that are nearly like the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from . import MODULE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from ra_desktop.ai.neural.features.shared import Floats

    Packed = tuple[NDArray[np.int64], Floats]

_MOST_SHARE: Final = 5
"""A row is summed afresh, which is faster, if more than one feature in this many has changed."""
_LANES: Final = 16
"""Numbers in a vector, of which layers have whole ones: LANES in vectors.h."""
_BLOCK: Final = 8 * _LANES
"""Units of the first layer that lie together: UNITS in network.h."""


def pack(layers: Sequence[tuple[Floats, Floats]]) -> Packed:
    """Return the sizes of the `layers`, and all their numbers as the compiled module wants them."""
    sizes = np.array([layers[0][0].shape[0], *(len(bias) for _, bias in layers)], np.int64)
    parts: list[Floats] = []
    for number, (weights, bias) in enumerate(layers):
        more = -len(bias) % (_LANES if number else _BLOCK)
        padded = np.pad(weights, ((0, 0), (0, more)))
        if not number:
            padded = padded.reshape(len(weights), -1, _BLOCK).transpose(1, 0, 2)
        parts += [np.pad(bias, (0, more)), padded.ravel()]
    total = sum(map(len, parts))
    room = np.empty(total + _LANES, np.float32)
    first = -(room.ctypes.data // 4) % _LANES  # so that no vector lies across two lines of the cache
    return sizes, np.concatenate(parts, out=room[first : first + total])


def first_layer(rows: Floats, weights: Floats, bias: Floats, module: Any = MODULE) -> Floats:
    """Return the rectified sums of the first layer, a row for each of `rows`.

    Whole sums are made only of rows that differ much from the row before; to the others goes what has changed.
    """
    rows = np.ascontiguousarray(rows)
    count, size = rows.shape
    most = size // _MOST_SHARE
    places, counts = np.empty((count, most + 1), np.int32), np.empty(count, np.int32)
    module.find_changes(rows, size, most, places, counts)
    sums = np.empty((count, len(bias)), np.float32)
    anew = np.flatnonzero(counts < 0)
    sums[anew] = rows[anew] @ weights + bias
    module.add_changes(rows, size, most, places, counts, weights, len(bias), sums)
    return sums
