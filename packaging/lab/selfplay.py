"""Self-play of a network, many games at once, and the samples from it: TD(lambda) targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.batch import state as tb
from ra_desktop.ai.neural.features import feature_count, features
from ra_desktop.ai.neural.network import outcome, utility
from ra_desktop.ai.neural.one_ply import options

from .setup import RULESET, Deals, next_tiles

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import Floats, Rows
    from ra_desktop.ai.neural.network import Network

MOST_STEPS: Final = 640
"""More decisions with a choice than a game can have; further ones are not learned from."""


WORTH_CUTTING: Final = 0.15
"""What an exploring move must lose for the trace to be cut: a cut trusts the value of the best move, which is too
high on average, so that only blunders are worth it."""


class Samples(NamedTuple):
    """Positions and their target values."""

    inputs: NDArray[np.float16]
    targets: Floats


class SelfPlay:
    """`parallel` games at a time; each is replaced when it is over, if they are to be `renewed`."""

    def __init__(
        self,
        players: int,
        parallel: int,
        seed: int,
        other_views: float,
        ruleset: str = RULESET,
        *,
        renewed: bool = True,
    ) -> None:
        """`other_views` is the share of decisions also recorded from the view of another seat."""
        self.rng = np.random.default_rng(seed)
        self.deals = Deals(players, self.rng, ruleset)
        self.players = players
        self.other_views = other_views
        self.renewed = renewed
        self.at, self.orders = self.deals.deal(parallel)
        steps = MOST_STEPS
        self._inputs = np.empty((parallel, steps, feature_count(players, self.at.game)), np.float16)
        self._seats = np.zeros((parallel, steps), np.int8)
        self._values = np.zeros((parallel, steps, 2), np.float32)
        self._kinds = np.zeros((parallel, steps), np.int8)
        self._steps = np.zeros(parallel, np.intp)
        self._slots = np.arange(parallel)
        """The index of the record of the game in each row."""

    def __len__(self) -> int:
        """The number of running games."""
        return len(self.at)

    def step(self, network: Network, exploring: float, decay: float) -> list[Samples]:
        """Make one decision in every game; return the samples of finished games. `decay` is the lambda of TD."""
        found = options(network, self.at)
        rows = np.arange(len(self.at))
        best = found.best
        counts = np.diff(found.first, append=len(found.rows))
        chosen = best.copy()
        explore = (self.rng.random(len(rows)) < exploring) & (counts > 1)
        any_option = found.first + (self.rng.random(len(rows)) * counts).astype(np.intp)
        chosen[explore] = any_option[explore]
        actor = self.at.actor.copy()
        self.at = found.after.take(chosen)
        choice = np.flatnonzero(counts > 1)
        utilities = utility(found.values)
        lost = utilities[best[choice]] - utilities[chosen[choice]]
        kinds = np.where(lost > WORTH_CUTTING, _CUT, _PLAYED)
        self._record(choice, actor[choice], found.values[best[choice]], kinds)
        if self.other_views:
            seen = choice[self.rng.random(len(choice)) < self.other_views]
            other = (actor[seen] + self.rng.integers(1, self.players, len(seen))) % self.players
            self._record(seen, other, np.zeros((len(seen), 2), np.float32), np.full(len(seen), _SEEN))
        drawing = self.at.drawing()
        if len(drawing):
            self.at.resolve_draws(drawing, next_tiles(self.at, self.orders, drawing))
        over = np.flatnonzero(self.at.phase == tb.OVER)
        samples = [self._finish(int(game), decay) for game in over]
        if len(over) and self.renewed:
            fresh, orders = self.deals.deal(len(over))
            self.at.rows[over] = fresh.rows
            self.orders[over] = orders
            self._steps[self._slots[over]] = 0
        elif len(over):
            rest = np.flatnonzero(self.at.phase != tb.OVER)
            self.at, self.orders, self._slots = self.at.take(rest), self.orders[rest], self._slots[rest]
        return samples

    def _record(self, games: Rows, seats: Rows | tb.Ints, values: Floats, kinds: Rows) -> None:
        """Record the position of each of `games`, as one of the `seats` sees it."""
        slots = self._slots[games]
        steps = self._steps[slots]
        # Exact values need no learning.
        keep = np.flatnonzero((steps < MOST_STEPS) & (self.at.phase[games] != tb.OVER))
        slots, steps = slots[keep], steps[keep]
        self._inputs[slots, steps] = features(self.at.take(games[keep]), seats[keep]).T
        self._seats[slots, steps] = seats[keep]
        self._values[slots, steps] = values[keep]
        self._kinds[slots, steps] = kinds[keep]
        self._steps[slots] += 1

    def _finish(self, game: int, decay: float) -> Samples:
        """Compute targets from the end backwards: each seat's own chain of decisions, cut where it explored."""
        slot = self._slots[game]
        steps = int(self._steps[slot])
        every = np.arange(self.players)
        goal = outcome(self.at.take(np.full(self.players, game)), every).tolist()
        seats = self._seats[slot, :steps].tolist()
        kinds = self._kinds[slot, :steps].tolist()
        values = self._values[slot, :steps].tolist()
        targets: list[list[float]] = [[0.0, 0.0]] * steps
        for step in range(steps - 1, -1, -1):
            seat = seats[step]
            ahead = targets[step] = goal[seat]
            kind = kinds[step]
            if kind == _PLAYED:
                win, margin = values[step]
                goal[seat] = [win + decay * (ahead[0] - win), margin + decay * (ahead[1] - margin)]
            elif kind == _CUT:
                goal[seat] = values[step]
        return Samples(self._inputs[slot, :steps].copy(), np.array(targets, np.float32).reshape(steps, 2))


def play_block(
    network: Network, games: int, seed: int, other_views: float, ruleset: str, exploring: float, decay: float
) -> list[Samples]:
    """Play that many games to the end; the samples depend only on the arguments."""
    play = SelfPlay(network.players, games, seed, other_views, ruleset, renewed=False)
    samples: list[Samples] = []
    while len(play):
        samples += play.step(network, exploring, decay)
    return samples


_PLAYED: Final = 0
_CUT: Final = 1
_SEEN: Final = 2
