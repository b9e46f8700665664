"""What the networks' work costs: ``python packaging/bench rollouts``.

Prints the processor time of a rollout of a hint's search, of a move of self-play, and of a call of the library for
one position, for every set-up. The best of several rounds counts, so that other work on the machine hardly matters.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import TYPE_CHECKING, Final

import numpy as np

from lab.selfplay import SelfPlay
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.search import search
from ra_desktop.ai.registry import settings_for

if TYPE_CHECKING:
    from collections.abc import Callable

SETUPS: Final = [(ruleset, players) for ruleset in ("boat", "priests") for players in (2, 3, 4, 5)]
ROOTS: Final = 6
GAMES: Final = 512
CALLS: Final = 1000


def seconds(work: Callable[[], object], times: int) -> float:
    """The least processor time that *work* takes."""
    best = float("inf")
    for _ in range(times):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def measure(ruleset: str, players: int) -> tuple[float, float, float]:
    """Microseconds of a rollout, of a move in self-play, and of a call."""
    play = SelfPlay(players, 64, 1, 0.0, ruleset)
    network = trained(players, play.at.game)
    settings = settings_for("shown", players, play.at.game)
    for _ in range(30):
        play.step(network, 0.02, 0.9)
    spent, made = 0.0, 0
    for row in range(ROOTS):
        root = play.at.take(np.array([row]))
        result = search(network, root, settings, settings.rollouts, 1, Clock())
        if result.rollouts:
            made += result.rollouts
            spent += seconds(lambda: search(network, root, settings, settings.rollouts, 1, Clock()), 3)  # noqa: B023
    many = SelfPlay(players, GAMES, 1, 0.25, ruleset)
    for _ in range(40):
        many.step(network, 0.02, 0.9)
    move = seconds(lambda: many.step(network, 0.02, 0.9), 12)
    one, seats = play.at.take(np.array([0])), np.zeros(1, np.int64)

    def calls() -> None:
        for _ in range(CALLS):
            network.values(one, seats)

    return 1e6 * spent / max(made, 1), 1e6 * move / GAMES, 1e6 * seconds(calls, 3) / CALLS


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python packaging/bench rollouts", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    sys.stdout.write("microseconds         a rollout   a move of self-play   a call\n")
    for ruleset, players in SETUPS:
        best = np.array([measure(ruleset, players) for _ in range(options.rounds)]).min(0)
        sys.stdout.write(f"{ruleset + ' ' + str(players):21s}{best[0]:9.1f}{best[1]:22.1f}{best[2]:9.1f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
