"""What the networks' work costs in numpy and compiled: ``python -m tests.benchmarks.rollouts``.

Prints the processor time of a rollout of *master*'s search and of a move of self-play, for every set-up, and how many
times as fast the compiled form is. Both take turns in processes of their own, and the best of several rounds counts,
so that other work on the machine hardly matters. The compiled form must be there: ``python packaging/native.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final

import numpy as np

from lab.selfplay import SelfPlay
from ra_desktop.ai.neural.clock import Clock
from ra_desktop.ai.neural.compiled import MODULE, VARIABLE
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.search import search
from ra_desktop.ai.registry import settings_for

if TYPE_CHECKING:
    from collections.abc import Callable

SETUPS: Final = [(ruleset, players) for ruleset in ("boat", "priests") for players in (2, 3, 4, 5)]
ROOTS: Final = 6
GAMES: Final = 512
ONE_THREAD: Final = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")


def seconds(work: Callable[[], object], times: int) -> float:
    """The least processor time that *work* takes."""
    best = float("inf")
    for _ in range(times):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def measure(ruleset: str, players: int) -> tuple[float, float]:
    """Microseconds of a rollout, and of a move in self-play."""
    play = SelfPlay(players, 64, 1, 0.0, ruleset)
    network = trained(players, play.at.game)
    settings = settings_for("master", players, play.at.game)
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
    return 1e6 * spent / max(made, 1), 1e6 * move / GAMES


def measured_alone(ruleset: str, players: int, *, numpy: bool) -> tuple[float, float]:
    """:func:`measure` in a process of its own."""
    surroundings = {**os.environ, **ONE_THREAD, VARIABLE: str(int(numpy))}
    command = [sys.executable, "-m", "tests.benchmarks.rollouts", "--one", ruleset, str(players)]
    rollout, move = json.loads(subprocess.run(command, env=surroundings, check=True, stdout=subprocess.PIPE).stdout)
    return rollout, move


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.rollouts", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        sys.stdout.write(json.dumps(measure(options.one[0], int(options.one[1]))))
        return
    if MODULE is None:
        parser.error("the compiled form is not there")
    sys.stdout.write("microseconds         a rollout: numpy, compiled        a move of self-play: numpy, compiled\n")
    for ruleset, players in SETUPS:
        rounds = [
            [measured_alone(ruleset, players, numpy=numpy) for numpy in (True, False)] for _ in range(options.rounds)
        ]
        best = np.array(rounds).min(0)
        cells = [
            f"{best[0, what]:7.1f} {best[1, what]:7.1f}   x {best[0, what] / best[1, what]:.2f}" for what in (0, 1)
        ]
        sys.stdout.write(f"{ruleset + ' ' + str(players):21s}{cells[0]:34s}{cells[1]}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
