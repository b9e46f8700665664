"""Batches whose rules and features are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np

from ra_desktop.ai.neural.batch.priests import PriestsBatch
from ra_desktop.ai.neural.batch.ra import RaBatch
from ra_desktop.ai.neural.batch.state import BatchState, Ints, Rows

from . import MODULE

if TYPE_CHECKING:
    from ra_desktop.ai.neural.features.shared import Floats, Layout
    from ra_desktop.ai.neural.settings import NeuralGame


class _Compiled(BatchState):
    """Leaves to the compiled module what the numpy classes do with columns.

    It raises ``ValueError`` for rows, actions and tiles that cannot be, where numpy would go on.
    """

    module: ClassVar[Any] = MODULE

    def legal(self) -> tuple[Rows, Rows]:
        counts = np.empty(len(self.rows), np.int64)
        self.module.count_legal(*self.about, self.rows, counts)
        total = int(counts.sum())
        rows, actions = np.empty(total, np.int64), np.empty(total, np.int64)
        self.module.fill_legal(*self.about, self.rows, counts, rows, actions)
        return rows, actions

    def apply(self, actions: Rows) -> None:
        self.module.apply(*self.about, self.rows, np.ascontiguousarray(actions, np.int64))

    def resolve_draws(self, rows: Rows, codes: Ints) -> None:
        drawing, tiles = np.ascontiguousarray(rows, np.int64), np.ascontiguousarray(codes, np.int32)
        self.module.resolve_draws(*self.about, self.rows, drawing, tiles)

    def features(self, seats: Rows | Ints, layout: Layout) -> Floats:
        """Return the features of every row for ``seats[row]``, one column for each row."""
        out = np.empty((len(self.rows), layout.table + layout.player * self.players), np.float32)
        self.module.features(*self.about, self.rows, np.ascontiguousarray(seats, np.int64), out)
        return out.T


class CompiledRaBatch(_Compiled, RaBatch):
    """Positions of Ra."""


class CompiledPriestsBatch(_Compiled, PriestsBatch):
    """Positions of Priests of Ra."""


def compiled(game: NeuralGame) -> NeuralGame:
    """Return `game` with its compiled rules and features."""
    layout = game.layout

    def features(at: _Compiled, seats: Rows | Ints) -> Floats:
        return at.features(seats, layout)

    batch = CompiledRaBatch if game.batch is RaBatch else CompiledPriestsBatch
    return game._replace(batch=batch, features=features)


def if_compiled(game: NeuralGame) -> NeuralGame:
    """Return :func:`compiled` if the program was built with it, otherwise `game` as it is."""
    return compiled(game) if MODULE is not None else game
