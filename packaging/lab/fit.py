"""``python packaging/lab fit START.npz OUT.npz FOLDER...``: fit a network to decisions valued by rollouts.

The decisions in the folders are those of ``labels.py``. The network begins with the weights of another one, with more
units if wanted. It learns what the positions are worth and, with a weight of its own, how much better one action is
than another, which is what it chooses by. What it gets wrong in decisions that it does not learn from is printed after
every pass.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.neural.features import features
from ra_desktop.ai.neural.network import Network, utility

from .labels import Labels, parts_in, read
from .learner import Learner, means_within
from .networks import save
from .transfer import widen

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import Floats, Rows

HELD_OUT: Final = 0.04
"""The share of the decisions, the last ones, that are not learned from."""
MARGIN_LOSS: Final = 0.5
KEEP: Final = 0.98
SIGNIFICANT: Final = 16
"""Binary digits that are kept of a weight; single precision has 24."""


class Errors(NamedTuple):
    """What a network gets wrong, root mean squares in points: of the chance to win, and of utilities of one decision.

    The second is what it chooses by: how far the utilities after the actions of a decision are from their mean.
    """

    chance: float
    difference: float

    def __str__(self) -> str:
        return f"chances off by {self.chance:.2f} points, differences by {self.difference:.2f}"


def split(labels: Labels) -> tuple[Labels, Labels]:
    """Return the decisions to learn from, and those to compare with."""
    last = int(labels.decisions.max() * (1.0 - HELD_OUT))
    learned, others = np.flatnonzero(labels.decisions <= last), np.flatnonzero(labels.decisions > last)
    return labels.part(learned), labels.part(others)


def errors_of(network: Network, labels: Labels, batch: int = 4096) -> Errors:
    """Return what the `network` gets wrong about the positions after actions, as the seats see them that acted."""
    said = np.concatenate([
        network.values(part.at, part.seats)
        for part in (labels.part(np.arange(first, min(first + batch, len(labels.at))))
                     for first in range(0, len(labels.at), batch))
    ])  # fmt: skip
    wrong = said - labels.values[np.arange(len(said)), labels.seats]
    utilities = utility(wrong)
    differences = utilities - means_within(utilities, labels.decisions)
    return Errors(100.0 * float(np.sqrt(np.mean(wrong[:, 0] ** 2))), 100.0 * float(np.sqrt(np.mean(differences**2))))


def fit(
    network: Network,
    labels: Labels,
    passes: int,
    batch: int,
    rates: tuple[float, float],
    difference_loss: float,
    seed: int,
) -> Network:
    """Return the network, fitted in so many `passes`; the rate falls exponentially from the first to the last.

    A `batch` is a number of decisions. Every position is seen by the seat that acted and by another one, by chance.
    """
    rng = np.random.default_rng(seed)
    learned, others = split(labels)
    learner = Learner(network, MARGIN_LOSS, KEEP)
    begun = time.monotonic()
    _show(0, network, others, begun)
    first = np.flatnonzero(np.diff(learned.decisions, prepend=-1))
    counts = np.diff(first, append=len(learned.at))
    steps = len(first) // batch
    for number in range(passes):
        order = rng.permutation(len(first))
        for step in range(steps):
            taken = order[step * batch : (step + 1) * batch]
            part = learned.part(runs(first[taken], counts[taken]))
            rate = rates[0] * (rates[1] / rates[0]) ** ((number + step / steps) / passes)
            seats = (part.seats + rng.integers(1, network.players, len(part.seats))) % network.players
            inputs = np.concatenate((features(part.at, part.seats).T, features(part.at, seats).T))
            each = np.arange(len(part.at))
            targets = np.concatenate((part.values[each, part.seats], part.values[each, seats]))
            learner.fit(inputs, targets, rate, part.decisions, difference_loss)
        _show(number + 1, learner.mean, others, begun)
    return learner.mean


def rounded(network: Network) -> Network:
    """Return the network with :data:`SIGNIFICANT` binary digits in each weight, which a file holds in less room."""

    def less_exact(array: Floats) -> Floats:
        fraction, exponent = np.frexp(array)
        result: Floats = np.ldexp(np.round(fraction * 2.0**SIGNIFICANT) * 2.0**-SIGNIFICANT, exponent)
        return result.astype(np.float32)

    layers = [(less_exact(weights), less_exact(bias)) for weights, bias in network.layers]
    return Network(network.players, layers, network.about, network.game)


def _show(number: int, network: Network, others: Labels, begun: float) -> None:
    sys.stdout.write(f"pass {number}: {errors_of(network, others)}; {time.monotonic() - begun:.0f} s\n")
    sys.stdout.flush()


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab fit", description=__doc__)
    parser.add_argument("start", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--hidden", type=int, nargs="+", metavar="UNITS", help="units of each hidden layer")
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--batch", type=int, default=256, help="decisions (%(default)s)")
    parser.add_argument("--differences", type=float, default=20.0, help="the weight of their error (%(default)s)")
    parser.add_argument("--rates", type=float, nargs=2, default=(1e-3, 1e-5), metavar="RATE", help="first and last")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for folder in arguments.folders:
        if not parts_in(folder):
            parser.error(f"{folder}: no decisions there; labels.py finds and values them")
    start = Network.load(arguments.start)
    before = start.about
    if arguments.hidden:
        start = widen(start, tuple(arguments.hidden), arguments.seed)
    labels = read(arguments.folders, start.players, start.game)
    sys.stdout.write(f"{len(labels.at)} positions after {labels.decisions[-1] + 1} decisions\n")
    rates = tuple(arguments.rates)
    config = {"passes": arguments.passes, "batch": arguments.batch, "rates": rates, "seed": arguments.seed}
    config |= {"hidden": arguments.hidden, "differences": arguments.differences}
    fitted = rounded(
        fit(start, labels, arguments.passes, arguments.batch, rates, arguments.differences, arguments.seed)
    )
    fitted.about = {"config": config, "decisions": int(labels.decisions[-1]) + 1, "before": before}
    save(fitted, arguments.out)
    return 0


def runs(first: Rows, counts: Rows) -> Rows:
    """Return the numbers in runs, each from one of `first` on and with one of `counts`."""
    places: Rows = np.arange(counts.sum()) + np.repeat(first - (np.cumsum(counts) - counts), counts)
    return places
