"""Leads: by how much each seat is expected to end ahead of the mean of the others, in fame.

The networks estimate the margin over the best other seat. From the margins of all seats the leads follow: where one is
ahead of another by so much fame, its margin is larger by about as much, if less so the earlier it is, since a network
that does not know who will be best expects little of anyone. So in each epoch leads are the margins, less their mean,
times a factor that was measured on whole games (docs/ai.md, *The ruler*); a network trained on leads alone told hardly
more. Where a game is over, leads are counted; where only one seat has suns left, those of the others are. Leads of all
seats add up to 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.neural.batch.state import OVER, BatchState, Ints, Rows

from .closing import ended_fame
from .ends import with_last_sun
from .network import MARGIN_UNIT

if TYPE_CHECKING:
    from .network import Values

FACTORS: Final = {
    ("ra", 2): (1.1, 0.95, 1.15),
    ("ra", 3): (1.1, 1.3, 1.4),
    ("ra", 4): (1.1, 1.3, 1.4),
    ("ra", 5): (1.1, 1.3, 1.4),
    ("priests", 2): (1.0, 1.0, 1.2),
    ("priests", 3): (1.1, 1.3, 1.4),
    ("priests", 4): (1.1, 1.3, 1.4),
    ("priests", 5): (1.1, 1.3, 1.4),
}
"""By game and players, and by how many epochs follow: from the final epoch on backwards."""


def leads_of(at: BatchState, margins: Values) -> Values:
    """Return the lead by row and seat; `margins`, in units of the networks, are those of the same seats."""
    factors = np.array(FACTORS[at.game, at.players])
    leads = from_margins(margins, factors[np.minimum(at.epochs - at.epoch, len(factors) - 1)][:, None])
    over = np.flatnonzero(at.phase == OVER)
    leads[over] = _counted(at.fame[over].astype(np.float64))
    last = np.flatnonzero(with_last_sun(at))
    if len(last):
        seats = at.actor[last]
        leads[last] = leads_of_last(at.take(last), seats, margins[last, seats])
    return leads


def from_margins(margins: Values, factor: Values | float = 1.0) -> Values:
    """Return leads by row and seat as far as the `margins` of all seats tell; exact of two seats, if those are."""
    leads: Values = factor * MARGIN_UNIT * (margins - margins.mean(1, keepdims=True))
    return leads


def leads_of_last(at: BatchState, seats: Rows | Ints, margins: Values) -> Values:
    """Return the leads where one of the `seats`, with these `margins`, is the only one that has suns left."""
    fame = ended_fame(at).astype(np.float64)
    rows = np.arange(len(at))
    fame[rows, seats] = -1.0
    fame[rows, seats] = fame.max(1) + MARGIN_UNIT * margins
    return _counted(fame)


def _counted(fame: Values) -> Values:
    """Return the lead of each seat with such final `fame`."""
    players = fame.shape[1]
    leads: Values = (players * fame - fame.sum(1, keepdims=True)) / (players - 1)
    return leads


def with_all_seats(at: BatchState, values: Values, seats: Rows | Ints) -> Values:
    """Return win, margin and lead (:data:`.tally.LEAD`) of one seat in each row; then all chances and leads.

    `values` are those of :meth:`.Network.values_of_seats` for the rows of `at`.
    """
    rows = np.arange(len(values))
    leads = leads_of(at, values[..., 1])
    return np.concatenate((values[rows, seats], leads[rows, seats, None], values[..., 0], leads), axis=1)
