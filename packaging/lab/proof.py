"""Whether a position is a puzzle: its actions valued with the same orders of the bag, until one is clearly the best.

Where an end can be counted out, it is (:func:`.count_out`), and nothing is estimated. Elsewhere two policies play on:
everyone plays the best move by one ply, and everyone slips now and then. Both must prefer the same action. They play
to the end of the game, or, before the final epoch, for an epoch or so, after which the network says what has come of
it: a whole game has so much luck that few puzzles of the first epoch could be proved. Since all actions get the same
orders, the error of a difference is much smaller than that of the chances themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.ends import count_out
from ra_desktop.ai.neural.network import MARGIN_UNIT
from ra_desktop.ai.neural.playing_out import TO_THE_END
from ra_desktop.ai.neural.rollout import Request, roll_out

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools
    from ra_desktop.ai.neural.network import Network

    Numbers = NDArray[np.float64]

GAP: Final = 0.05
"""How much more than the second best action the best one wins, at least."""
STANDARD_ERRORS: Final = 5.0
"""And by how many standard errors of the difference, over both policies."""
POLICIES: Final = (0.0, 0.06)
"""The noise in everybody's play, as in :attr:`.SearchSettings.noise`: none, and what imperfect players make."""
EACH: Final = 128
"""Rollouts of each action in a part, by each policy."""
FAR: Final = 64
"""Decisions that are played on before the final epoch."""
PARTS: Final = (1, 1, 2, 2, 3, 3, 4)
"""Parts of rollouts after which it is asked whether more are needed."""
_BY_EACH: Final = 0.5
"""What share of the gap, and of the standard errors, each policy must see on its own."""
_HOPELESS: Final = 1.5
"""Standard errors by which a gap must be too small to be given up."""


class Proof(NamedTuple):
    """What the actions of a position are worth, in their order."""

    wins: Numbers
    errors: Numbers
    """Of the distances from the best; that of the best is its own. All are 0 where the end was counted out."""
    fame: Numbers
    """The expected final lead over the best other player."""

    @property
    def best(self) -> int:
        """The place of the best action."""
        return int(self.wins.argmax())

    def clear(self, share: float = 1.0) -> bool:
        """Whether the best action is far enough ahead of all others; `share`: of what a puzzle takes."""
        return bool((self._leads() >= np.maximum(share * GAP, share * STANDARD_ERRORS * self._others())).all())

    def hopeless(self, share: float = 1.0, done: float = 1.0) -> bool:
        """Whether another action is too near to the best, when that share of all rollouts is `done`."""
        others = self._others()
        enough = np.maximum(share * GAP, share * STANDARD_ERRORS * others * np.sqrt(done))
        return bool((self._leads() + _HOPELESS * others < enough).any())

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


def prove(network: Network, root: BatchState, best: int | None, seed: int) -> Proof | None:
    """Return what the actions of the single position `root` are worth if one is clearly best.

    None if none is, if it is not the one at place `best`, or if too many rollouts were needed to know.
    """
    rows, actions = root.legal()
    after = root.take(rows)
    after.apply(actions)
    after.drawn[:] = 0
    exact = count_out(root, actions, after)
    if exact is not None:
        values = exact[0].values.astype(float)
        proof = Proof(values[:, 0], np.zeros(len(actions)), values[:, 1] * MARGIN_UNIT)
        return proof if best in (None, proof.best) and proof.clear() else None
    seat = int(root.actor[0])
    far = TO_THE_END if int(root.epoch[0]) == root.epochs else FAR
    seen: list[list[Numbers]] = [[np.zeros((0, 2)) for _ in actions] for _ in POLICIES]
    going = np.arange(len(actions))
    done = 0
    for parts in PARTS:
        for part in range(done, done + parts):
            for policy, noise in enumerate(POLICIES):
                rng = np.random.default_rng((seed, part, policy))
                draws = deal_draws(root.bag[0], EACH, int(root.bag[0].sum()) + 1, rng)
                (played,) = roll_out(network, [Request(after.take(going), seat, draws, far)], Clock(), noise)
                for place, action in enumerate(going.tolist()):
                    seen[policy][action] = np.concatenate((seen[policy][action], played[place, :, :2]))
        done += parts
        proof, ours = pooled(seen)
        share = done / sum(PARTS)
        if best not in (None, proof.best) or proof.hopeless(1.0, share):
            return None
        if any(one.hopeless(_BY_EACH, share) for one in ours):
            return None
        if proof.clear() and all(one.best == proof.best and one.clear(_BY_EACH) for one in ours):
            return proof
        going = going[~proof.behind()[going]]
    return None


def pooled(seen: list[list[Numbers]]) -> tuple[Proof, list[Proof]]:
    """Return what all policies say together, and each; `seen`: by policy and action, win and margin by rollout."""
    ours = [compare(actions) for actions in seen]
    wins, errors, fame = (np.array([proof[field] for proof in ours]) for field in range(3))
    return Proof(wins.mean(0), np.sqrt((errors**2).sum(0)) / len(ours), fame.mean(0)), ours


def compare(seen: list[Numbers]) -> Proof:
    """Return what actions are worth whose win and margin were `seen` in rollouts with the same orders.

    The values of those with fewer rollouts are given by their distance from the best in these.
    """
    best = int(np.argmax([rollouts[:, 0].mean() for rollouts in seen]))
    reference = seen[best]
    means, errors = np.tile(reference.mean(0), (len(seen), 1)), np.zeros(len(seen))
    for place, rollouts in enumerate(seen):
        if place == best:
            spread = reference[:, 0].std()
        else:
            count = min(len(reference), len(rollouts))  # one policy may put first what was given up for both
            lags = reference[:count] - rollouts[:count]
            means[place] -= lags.mean(0)
            spread = lags[:, 0].std()
        errors[place] = max(spread, 1.0 / len(rollouts)) / np.sqrt(len(rollouts))
    return Proof(means[:, 0], errors, means[:, 1] * MARGIN_UNIT)
