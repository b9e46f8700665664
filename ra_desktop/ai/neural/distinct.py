"""Equal positions in a batch: rollouts from one position agree until the first tiles are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from .compiled.steps import find_distinct

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows

_MOST_COLUMNS: Final = 512
_FACTORS: Final[NDArray[np.int64]] = np.random.default_rng(1).integers(-(2**62), 2**62, _MOST_COLUMNS) | 1


def distinct(at: BatchState) -> tuple[Rows, Rows]:
    """Return the rows that differ from all before them, in order, and for each row which of these it equals.

    How many tiles a rollout has drawn makes no difference.
    """
    if at.module is not None:
        return find_distinct(at)
    rows = at.rows[:, :-1]
    _, first, same = np.unique(_numbers_of(rows), return_index=True, return_inverse=True)
    if len(first) < len(rows) and not np.array_equal(rows[first[same]], rows):  # two positions with the same number
        every = np.arange(len(rows))
        return every, every
    order = np.argsort(first)
    place = np.empty(len(order), np.intp)
    place[order] = np.arange(len(order))
    return first[order], place[same]


def _numbers_of(rows: Ints) -> NDArray[np.int64]:
    """Return a number for each of `rows`; different rows practically never have the same."""
    numbers: NDArray[np.int64] = rows.astype(np.int64) @ _FACTORS[: rows.shape[1]]
    return numbers
