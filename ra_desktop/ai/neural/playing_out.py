"""Rollouts to the end of the game, of the best moves that a search in the last epoch finds, for those that are shown.

The network errs most in the last epoch, and so does a search whose rollouts it values: differences between moves are
off by some 1.4 points there, however many rollouts there are. The results of whole games have no such fault, but more
noise, and take ten times as long. So only those moves are played out, and what both say is weighed by how much it
tells.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.batch.state import SUNS_IN, BatchState, Rows

from .draws import deal_strata
from .ends import is_nearly_over
from .rollout import Request
from .tally import Tally, standard_errors

if TYPE_CHECKING:
    from collections.abc import Generator

    from ra_desktop.ai.neural.batch.state import Floats

    from .clock import Clock
    from .draws import Weights
    from .network import Values
    from .settings import SearchSettings

TO_THE_END: Final = 1_000
"""More decisions than an epoch can have."""
WORTH_OF_NETWORK: Final = 150.0
"""Number of rollouts to the end of the game that weigh as much as all rollouts valued by the network."""
_TIME_BEFORE: Final = 0.6
_ROWS_AT_ONCE: Final = 256
_STEPS_FOR_A_SUN: Final = 17
"""How long it takes until one more sun has been used, in decisions on the way: about eight decisions, each of which
takes twice as long, as fewer positions are equal by then."""


class PlayedOut(NamedTuple):
    """What the rollouts to the end of the game say of a position's actions."""

    means: Values
    """By action and output; 0 where there were none."""
    counts: Rows
    """Rollouts, by action; the same number for all that were played out."""
    seen: Floats
    """Their utilities, by action and order of the bag."""
    weights: Weights
    leads: Floats
    """Their leads in the same way."""

    def blended(self, values: Values) -> Values:
        """Return the `values` of the actions, in which those played out count, too."""
        share = self._shares()[:, None]
        return (1.0 - share) * values + share * self.means

    def errors(self, errors: Floats, best: int, seen: Floats) -> Floats:
        """Return the standard errors of blended values; `errors`: of the others; both as in :class:`.SearchResult`.

        `seen` is :attr:`seen` or :attr:`leads`.
        """
        share = self._shares()
        own = standard_errors(seen, self.weights, self.counts, best, np.zeros(len(errors)))
        blended: Floats = np.hypot((1.0 - share) * errors, share * own).astype(np.float32)
        return blended

    def _shares(self) -> Values:
        """Return how much these rollouts count beside the others, by action."""
        return self.counts / (WORTH_OF_NETWORK + self.counts)


def _is_played_out(root: BatchState, settings: SearchSettings) -> bool:
    """Return whether moves in the single position `root` are played out; near the end of the game all rollouts are."""
    return settings.played_out > 0.0 and int(root.epoch[0]) == root.epochs and not is_nearly_over(root)


def share_of_time_before(root: BatchState, settings: SearchSettings) -> float:
    """Return what share of its time a search from the single position `root` has before moves are played out."""
    return _TIME_BEFORE if _is_played_out(root, settings) else 1.0


def contenders(root: BatchState, searched: Rows, utilities: Floats, settings: SearchSettings) -> Rows:
    """Return which of the actions `searched` are played out: the best, which are shown."""
    most = settings.moves_shown if _is_played_out(root, settings) else 0
    return searched[np.argsort(-utilities[searched], kind="stable")][:most]


def play_out(
    root: BatchState,
    after: BatchState,
    chosen: Rows,
    outputs: int,
    most: int,
    rng: np.random.Generator,
    clock: Clock,
    step_time: float,
) -> Generator[Request, Floats | Values, PlayedOut]:
    """Request at most `most` rollouts from the positions `after` the `chosen` actions, as many of each.

    A batch takes as long as its longest game, however few rollouts it has: `step_time` seconds for a decision on the
    way. There are none if the time is too short for one batch, and no more if it is for another.
    """
    tally = Tally(np.zeros((len(after), outputs)), prior=0.0)
    suns = int(SUNS_IN[root.up[0]].sum())
    takes = step_time * suns * _STEPS_FOR_A_SUN
    tiles, seat = int(root.bag[0].sum()) + 1, int(root.actor[0])
    while len(chosen) and (batch := min(most // len(chosen) - len(tally.weights), _ROWS_AT_ONCE // len(chosen))) > 0:
        if clock.remaining() < takes:
            break
        begun = time.perf_counter()
        draws, weights = deal_strata(root.bag[0], batch, tiles, rng)
        results = yield Request(after.take(chosen), seat, draws, TO_THE_END)
        takes = time.perf_counter() - begun
        tally.add(chosen, results, weights)
    return PlayedOut(tally.values()[0], tally.counts, tally.seen, tally.weights, tally.leads)
