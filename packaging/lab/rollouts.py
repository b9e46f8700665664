"""Positions played to the end of the game by a network one ply deep: what each of the actions is worth.

Every seat plays the network's best move, nobody slips, and nothing is estimated: a rollout counts as won or lost. All
actions get the same orders of the bag (common random numbers), whose first tiles follow its contents evenly. The work
comes in parts that follow from the seed and their own number, so that more can be added to what is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.batch.state import OVER
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.one_ply import options

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools, Ints, Rows
    from ra_desktop.ai.neural.network import Network

    Counts = NDArray[np.int64]
    Numbers = NDArray[np.float64]

EACH: Final = 128
"""Rollouts of each action in a part."""
PARTS_AT_ONCE: Final = 8
"""The most parts that are played together."""


class Wins(NamedTuple):
    """How the actions of a position have done for the seat that acts."""

    won: Counts
    """Rollouts won in the parts with even numbers, and in the others: two rows, a column for each action."""
    rollouts: int
    """Rollouts of each action in both."""

    def errors(self) -> Numbers:
        """Return the standard error of the share won, by action: as if one more had been won and one more lost."""
        share = (self.won.sum(0) + 1.0) / (self.rollouts + 2.0)
        result: Numbers = np.sqrt(share * (1.0 - share) / max(self.rollouts, 1))
        return result


def value_actions(
    network: Network, root: BatchState, error: float, most: int, seed: int, known: Wins | None = None
) -> Wins:
    """Play the legal actions of the single position `root` until every standard error is at most `error`.

    Ends after `most` rollouts of each action, if not before. `known` is what the same seed has given so far. An action
    that ends the game needs no luck: it has won all rollouts or none.
    """
    rows, actions = root.legal()
    after = root.take(rows)
    after.apply(actions)
    after.drawn[:] = 0
    seat = int(root.actor[0])
    won = np.zeros((2, len(actions)), np.int64) if known is None else known.won.copy()
    wins = Wins(won, 0 if known is None else known.rollouts)
    over = after.phase == OVER
    while wins.rollouts < most and not (wins.rollouts and (over | (wins.errors() <= error)).all()):
        first = wins.rollouts // EACH
        parts = min(PARTS_AT_ONCE, _parts_missing(wins, over, error), max(2, most // EACH - first))
        orders = [
            deal_draws(root.bag[0], EACH, int(root.bag[0].sum()) + 1, np.random.default_rng((seed, part)))
            for part in range(first, first + parts)
        ]
        played = play_to_the_end(network, after, np.concatenate(orders), seat).reshape(len(actions), parts, EACH).sum(2)
        wins.won[0] += played[:, first % 2 :: 2].sum(1)
        wins.won[1] += played[:, 1 - first % 2 :: 2].sum(1)
        wins = Wins(wins.won, wins.rollouts + parts * EACH)
    return wins


def _parts_missing(wins: Wins, over: Bools, error: float) -> int:
    """Return how many more parts are probably needed, an even number."""
    if not wins.rollouts:
        return 2
    worst = float(wins.errors()[~over].max())
    wanted = wins.rollouts * (worst / max(error, 1e-4)) ** 2 - wins.rollouts
    return 2 * max(1, int(np.ceil(wanted / EACH / 2)))


def play_to_the_end(network: Network, starts: BatchState, orders: Ints, seat: int) -> Bools:
    """Return whether `seat` wins from each of `starts` (rows) with each of the `orders`, row by row."""
    count = len(orders)
    won = np.zeros(len(starts) * count, np.bool_)
    place: Rows = np.arange(len(won))
    at = starts.take(np.repeat(np.arange(len(starts)), count))
    while True:
        drawing = at.drawing()
        if len(drawing):
            at.resolve_draws(drawing, orders[place[drawing] % count, at.drawn[drawing]])
        over = at.phase == OVER
        if over.any():
            won[place[over]] = at.take(np.flatnonzero(over)).winners() == seat
            left = np.flatnonzero(~over)
            if not len(left):
                return won
            at, place = at.take(left), place[left]
        found = options(network, at)
        at = found.after.take(found.best)
