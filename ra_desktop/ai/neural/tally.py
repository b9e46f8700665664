"""What the rollouts of a search say about its actions: values, errors, and what follows for the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from ra_desktop.ai.neural.batch.state import DRAWING, OVER, SUNS_IN, BatchState, Bools, Rows

from .network import utility

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Floats

    from .draws import Weights
    from .network import Values

ONE_PLY_ERROR: Final = 0.05
"""The standard error of a difference between actions by one ply, in utility; measured as 0.05 to 0.12 in Ra."""
ONE_PLY_FAME: Final = 2.0
"""The standard error of a difference in lead by one ply, in fame."""
LEAD: Final = 2
"""The column of the own lead, where the values of all seats are asked for."""
FEWEST_TO_COMPARE: Final = 24
"""Rollouts of an action before it can be dropped."""


class Tally:
    """The rollouts of each action so far, and its value: their mean, with the one-ply value as a first guess.

    The first guess counts the less, the more rollouts have reached the end of the game; of a certain outcome nothing is
    taken away.
    """

    def __init__(self, guess: Floats | Values, prior: float) -> None:
        """`guess`, values by action, has the weight of `prior` rollouts."""
        self._guess = guess
        self._prior = prior
        self._sums = np.zeros(guess.shape)
        self._ended = np.zeros(len(guess), np.intp)
        self.counts: Rows = np.zeros(len(guess), np.intp)
        self.seen: Floats = np.zeros((len(guess), 0), np.float32)
        """The utilities in the rollouts, by action and order of the bag; 0 where an action got none."""
        self.leads: Floats = np.zeros((len(guess), 0), np.float32)
        """The leads in the rollouts, in fame; all 0 where they are not asked for."""
        self.weights: Weights = np.zeros(0)
        """The weights of the orders of the bag."""

    def add(self, actions: Rows, results: Floats | Values, weights: Weights) -> None:
        """Add the `results` of rollouts, by action and order of the bag, whose `weights` are 1 in the mean."""
        share = weights / weights.sum()
        self._sums[actions] += np.einsum("j,ijk->ik", share, results) * results.shape[1]
        self._ended[actions] += ((results[..., 0] == 0.0) | (results[..., 0] == 1.0)).sum(1)
        self.counts[actions] += results.shape[1]
        part = np.zeros((len(self.counts), results.shape[1]), np.float32)
        part[actions] = utility(results.reshape(-1, results.shape[-1])).reshape(len(actions), -1)
        self.seen = np.concatenate((self.seen, part), axis=1)
        part = np.zeros_like(part)
        if results.shape[-1] > LEAD:
            part[actions] = results[..., LEAD]
        self.leads = np.concatenate((self.leads, part), axis=1)
        self.weights = np.concatenate((self.weights, weights))

    def values(self) -> tuple[Values, Values]:
        """Return the values of the actions, and the weight that the guess still has in each."""
        open_share = 1.0 - self._ended / np.maximum(1, self.counts)
        prior: Values = self._prior * open_share
        weight = prior + self.counts
        values = self._guess.astype(np.float64)
        known = weight > 0.0
        values[known] = (prior[known, None] * self._guess[known] + self._sums[known]) / weight[known, None]
        return values, prior


def may_end(root: BatchState, after: BatchState) -> Bools:
    """Return which actions, leading from `root` to `after`, may end the epoch before anyone decides anything."""
    ended = (after.phase == OVER) | (after.epoch != root.epoch[0])
    last_ra = (after.phase == DRAWING) & (after.ra_count + 1 >= after.ra_limit)
    suns = SUNS_IN[root.up[0]]
    last_sun = (suns.sum() == 1) & (suns[root.actor[0]] == 1)
    may: Bools = ended | last_ra | last_sun
    return may


def spread(amounts: Floats, weights: Weights) -> Values:
    """Return the standard deviation of the `amounts` in each row, whose columns have these `weights`."""
    share = weights / weights.sum()
    mean = amounts @ share
    result: Values = np.sqrt((amounts - mean[..., None]) ** 2 @ share)
    return result


def standard_errors(
    seen: Floats, weights: Weights, counts: Rows, best: int, prior: Values, one_ply: float = ONE_PLY_ERROR
) -> Floats:
    """Return :attr:`.SearchResult.errors`, or the same of leads; `one_ply` is the error of a value by one ply.

    `seen` holds the utilities in the rollouts of each action, of which the first `counts` were made; the same columns
    are the same orders of the bag, and have the same `weights`. The one-ply value has the weight `prior`, by action.
    """
    errors = np.empty(len(seen), np.float32)
    for action, count in enumerate(counts):
        distances = seen[best, :count] if action == best else seen[best, :count] - seen[action, :count]
        deviation = float(spread(distances, weights[:count])) * np.sqrt(count / max(1, count - 1)) if count else 0.0
        guess = prior[action] * one_ply
        errors[action] = np.hypot(np.sqrt(count) * deviation, guess) / max(1.0, count + prior[action])
    errors[counts < 2] = one_ply
    return errors
