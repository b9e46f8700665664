"""The first layer of a network for positions of which many are nearly alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from . import MODULE

if TYPE_CHECKING:
    from typing import Any

    from ra_desktop.ai.neural.batch.state import Rows
    from ra_desktop.ai.neural.features.shared import Floats


def first_layer(inputs: Floats, weights: Floats, bias: Floats, first: Rows, module: Any = MODULE) -> Floats:
    """Return the rectified sums of the first layer, in rows, by what changes from each row of `inputs` to the next.

    Whole sums are only made of the rows `first`, with each of which a run of similar rows begins; row 0 is one.
    """
    rows = np.ascontiguousarray(inputs)
    sums = np.empty((len(rows), len(bias)), np.float32)
    sums[first] = rows[first] @ weights + bias
    known = np.zeros(len(rows), np.uint8)
    known[first] = 1
    module.first_layer(rows, np.ascontiguousarray(weights), known, sums, len(bias))
    return sums
