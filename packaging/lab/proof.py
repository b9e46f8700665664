"""Whether a position is a puzzle: its actions valued with the same orders of the bag, until one is clearly the best.

As in :mod:`.rollouts`, every seat plays the best move by one ply to the end of the game. Since all actions get the same
orders, the error of a difference is much smaller than that of the chances themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.draws import deal_draws

from .rollouts import EACH, play_to_the_end

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools
    from ra_desktop.ai.neural.network import Network

    Numbers = NDArray[np.float64]

GAP: Final = 0.05
"""How much more than the second best action the best one wins, at least."""
STANDARD_ERRORS: Final = 5.0
"""And by how many standard errors of the difference."""
PARTS: Final = (4, 4, 8, 16)
"""Parts of rollouts, :data:`.rollouts.EACH` of each action, after which it is asked whether more are needed."""
_HOPELESS: Final = 1.0
"""Standard errors by which a gap must be too small to be given up."""


class Proof(NamedTuple):
    """What the actions of a position are worth, in their order."""

    wins: Numbers
    errors: Numbers
    """Of the distances from the best; that of the best is its own."""

    @property
    def best(self) -> int:
        """The place of the best action."""
        return int(self.wins.argmax())

    def clear(self) -> bool:
        """Whether the best action is far enough ahead of all others."""
        return bool((self._leads() >= np.maximum(GAP, STANDARD_ERRORS * self._others())).all())

    def hopeless(self) -> bool:
        """Whether another action is too near to the best."""
        return bool((self._leads() + _HOPELESS * self._others() < GAP).any())

    def behind(self) -> Bools:
        """Return which actions need no more rollouts: they are far behind the best, for certain."""
        far: Bools = self.wins.max() - self.wins >= np.maximum(2 * GAP, (STANDARD_ERRORS + 3) * self.errors)
        far[self.best] = False
        return far

    def _leads(self) -> Numbers:
        leads: Numbers = np.delete(self.wins.max() - self.wins, self.best)
        return leads

    def _others(self) -> Numbers:
        return np.delete(self.errors, self.best)


def prove(network: Network, root: BatchState, best: int, seed: int) -> Proof | None:
    """Return what the actions of the single position `root` are worth if the action at place `best` is clearly best.

    None if it is not, or if too many rollouts were needed to know.
    """
    rows, actions = root.legal()
    after = root.take(rows)
    after.apply(actions)
    after.drawn[:] = 0
    seat = int(root.actor[0])
    seen: list[Bools] = [np.zeros(0, np.bool_) for _ in actions]
    going = np.arange(len(actions))
    done = 0
    for parts in PARTS:
        orders = [
            deal_draws(root.bag[0], EACH, int(root.bag[0].sum()) + 1, np.random.default_rng((seed, part)))
            for part in range(done, done + parts)
        ]
        done += parts
        won = play_to_the_end(network, after.take(going), np.concatenate(orders), seat).reshape(len(going), -1)
        for place, action in enumerate(going.tolist()):
            seen[action] = np.concatenate((seen[action], won[place]))
        proof = compare(seen)
        if proof.best != best or proof.hopeless():
            return None
        if proof.clear():
            return proof
        going = going[~proof.behind()[going]]
    return None


def compare(seen: list[Bools]) -> Proof:
    """Return what actions are worth that have won or not, as `seen` in rollouts with the same orders.

    The values of those with fewer rollouts are given by their distance from the best in these.
    """
    best = int(np.argmax([each.mean() for each in seen]))
    reference = seen[best].astype(float)
    wins, errors = np.full(len(seen), reference.mean()), np.zeros(len(seen))
    for place, each in enumerate(seen):
        if place == best:
            spread = reference.std()
        else:
            lags = reference[: len(each)] - each
            wins[place] -= lags.mean()
            spread = lags.std()
        errors[place] = max(spread, 1.0 / len(each)) / np.sqrt(len(each))
    return Proof(wins, errors)
