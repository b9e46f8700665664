"""The first layer of a network for positions of which many are nearly like the one before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from . import MODULE

if TYPE_CHECKING:
    from ra_desktop.ai.neural.features.shared import Floats

_MOST_SHARE: Final = 5
"""Rows in which more than one feature in so many has changed are faster summed anew."""


def first_layer(rows: Floats, weights: Floats, bias: Floats, module: Any = MODULE) -> Floats:
    """Return the rectified sums of the first layer, a row for each of `rows`.

    Whole sums are made only of rows that differ much from the row before; to the others goes what has changed.
    """
    rows = np.ascontiguousarray(rows)
    count, size = rows.shape
    most = size // _MOST_SHARE
    places, found = np.empty((count, most + 1), np.int32), np.empty(count, np.int32)
    module.find_changes(rows, size, most, places, found)
    sums = np.empty((count, len(bias)), np.float32)
    anew = np.flatnonzero(found < 0)
    sums[anew] = rows[anew] @ weights + bias
    module.add_changes(rows, size, most, places, found, weights, len(bias), sums)
    return sums
