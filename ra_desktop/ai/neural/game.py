"""What the networks need to know of a game: a field of its record (:class:`ra_desktop.ai.registry.GameAi`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.ai.neural.features.shared import Floats, Layout


class NeuralGame(NamedTuple):
    """A game as the networks see it."""

    batch: type[BatchState]
    """Its rules for many positions at once."""
    layout: Layout
    features: Callable[[Any, Any], Floats]
    """Every row of a batch of it as seats see it: as :func:`.features.features`."""
