"""A step of many positions at once in C: equal ones, and all that may be done in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from . import MODULE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Rows
    from ra_desktop.ai.neural.features.shared import Floats


def find_distinct(at: BatchState) -> tuple[Rows, Rows]:
    """Return what :func:`ra_desktop.ai.neural.distinct.distinct` returns."""
    once, same = np.empty(len(at), np.int64), np.empty(len(at), np.int64)
    count = at.module.find_distinct(*at.about, at.rows, once, same)
    return once[:count], same


def fill_options(at: BatchState, features: int) -> tuple[Rows, Rows, BatchState, Rows, Rows, Floats]:
    """Return the fields of :class:`ra_desktop.ai.neural.one_ply.Steps`, with that many `features`."""
    counts = np.empty(len(at), np.int64)
    at.module.count_legal(*at.about, at.rows, counts)
    total = int(counts.sum())
    rows, actions, seats = np.empty((3, total), np.int64)
    after = np.empty((total, at.rows.shape[1]), np.int32)
    inputs = np.empty((int(counts[counts > 1].sum()), features), np.float32)
    at.module.fill_options(*at.about, at.rows, counts, rows, actions, after, seats, inputs)
    return rows, actions, at.like(after), counts, seats, inputs.T


def round_rows(inputs: Floats, places: Rows, halves: NDArray[np.float16], targets: Rows, module: Any = MODULE) -> None:
    """Write the rows `places` of `inputs`, rounded to 16 bits, to the rows `targets` of `halves`."""
    module.round_rows(
        np.ascontiguousarray(inputs),
        inputs.shape[1],
        np.ascontiguousarray(places, np.int64),
        np.ascontiguousarray(targets, np.int64),
        halves.reshape(-1),
    )
