"""Positions played to the end of the game by a network one ply deep: what each of the actions is worth.

Every seat plays the network's best move, nobody slips, and nothing is estimated: a rollout counts as won or lost, with
its lead in fame. A seat that alone has a sun left uses it in the best way (:mod:`ra_desktop.ai.neural.ends`). All
actions get the same orders of the bag (common random numbers), whose first tiles follow its contents evenly. The work
comes in parts that follow from the seed and their own number, so that more can be added to what is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.batch.state import OVER
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.draws import deal_draws
from ra_desktop.ai.neural.playing_out import TO_THE_END
from ra_desktop.ai.neural.rollout import Request, roll_out
from ra_desktop.ai.neural.tally import LEAD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ra_desktop.ai.neural.batch.state import BatchState, Bools
    from ra_desktop.ai.neural.network import Network

    Counts = NDArray[np.int64]
    Numbers = NDArray[np.float64]

EACH: Final = 128
"""Rollouts of each action in a part."""
PARTS_AT_ONCE: Final = 8
"""The most parts that are played together."""


class Played(NamedTuple):
    """How the actions of a position have done for the seat that acts."""

    won: Counts
    """Rollouts won in the parts with even numbers, and in the others: two rows, a column for each action."""
    leads: Counts
    """The sums of the leads in the same, in fame."""
    rollouts: int
    """Rollouts of each action in both."""

    def errors(self) -> Numbers:
        """Return the standard error of the share won, by action: as if one more had been won and one more lost."""
        share = (self.won.sum(0) + 1.0) / (self.rollouts + 2.0)
        result: Numbers = np.sqrt(share * (1.0 - share) / max(self.rollouts, 1))
        return result


def value_actions(
    network: Network, root: BatchState, error: float, most: int, seed: int, known: Played | None = None
) -> Played:
    """Play the legal actions of the single position `root` until every standard error is at most `error`.

    Ends after `most` rollouts of each action, if not before. `known` is what the same seed has given so far. An action
    that ends the game needs no luck: it has won all rollouts or none.
    """
    rows, actions = root.legal()
    after = root.take(rows)
    after.apply(actions)
    after.drawn[:] = 0
    seat = int(root.actor[0])
    won, leads = np.zeros((2, 2, len(actions)), np.int64)
    played = known or Played(won, leads, 0)
    over = after.phase == OVER
    while played.rollouts < most and not (played.rollouts and (over | (played.errors() <= error)).all()):
        first = played.rollouts // EACH
        parts = min(PARTS_AT_ONCE, _parts_missing(played, over, error), max(2, most // EACH - first))
        orders = [
            deal_draws(root.bag[0], EACH, int(root.bag[0].sum()) + 1, np.random.default_rng((seed, part)))
            for part in range(first, first + parts)
        ]
        request = Request(after, seat, np.concatenate(orders), TO_THE_END)
        values = roll_out(network, [request], Clock(), all_seats=True)[0].reshape(len(actions), parts, EACH, -1)
        sums = np.rint(values[..., (0, LEAD)].sum(2)).astype(np.int64)
        halves = [sums[:, start % 2 :: 2].sum(1) for start in (first, first + 1)]
        won, leads = np.transpose(halves, (2, 0, 1))
        played = Played(played.won + won, played.leads + leads, played.rollouts + parts * EACH)
    return played


def _parts_missing(played: Played, over: Bools, error: float) -> int:
    """Return how many more parts are probably needed, an even number."""
    if not played.rollouts:
        return 2
    worst = float(played.errors()[~over].max())
    wanted = played.rollouts * (worst / max(error, 1e-4)) ** 2 - played.rollouts
    return 2 * max(1, int(np.ceil(wanted / EACH / 2)))
