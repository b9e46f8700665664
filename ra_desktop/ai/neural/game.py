"""What the networks need of a game: a field of its record (:class:`ra_desktop.ai.registry.GameAi`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from ra_desktop.ai.neural.batch.state import BatchState
    from ra_desktop.ai.neural.features.shared import Floats, Layout


class NeuralGame(NamedTuple):
    """A game for the networks."""

    batch: type[BatchState]
    """Its rules for many positions at once."""
    layout: Layout
    features: Callable[[Any, Any], Floats]
    """Returns the features of a batch, like :func:`.features.features`."""
