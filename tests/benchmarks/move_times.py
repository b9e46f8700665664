"""How long the bots think: wall time of their moves, with their clocks, in games among themselves.

python -m tests.benchmarks.move_times [--levels expert master] [--games 2] [--seed 1]
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import product

import numpy as np

from ra_desktop.ai import LEVELS, make_bot
from ra_desktop.engine import GameState
from tests.benchmarks.hints import SETUPS


def times(level: str, ruleset: str, players: int, seed: int) -> dict[int, list[float]]:
    """Return the seconds that every move with a choice took in one game, by epoch."""
    state, bot = GameState.new(ruleset, players, seed), make_bot(level, seed)
    found: dict[int, list[float]] = {epoch: [] for epoch in range(1, state.epochs + 1)}
    while not state.is_over:
        view = state.view(state.seat_to_act)
        begun = time.perf_counter()
        action = bot.choose(view)
        if len(view.legal_actions()) > 1:
            found[state.epoch].append(time.perf_counter() - begun)
        state.apply(action, events=False)
    return found


def main() -> None:
    """Print the times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=["expert", "master"])
    parser.add_argument("--games", type=int, default=2, help="of each rule set and number of players (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    sys.stdout.write("milliseconds: median, 95 % of moves, longest\n")
    for level, (ruleset, players) in product(options.levels, SETUPS):
        make_bot(level, 1).choose(GameState.new(ruleset, players, 1).view(0))  # loads the network
        games = [times(level, ruleset, players, options.seed + number) for number in range(options.games)]
        line = f"{level:8s} {ruleset:8s} {players}"
        for epoch in games[0]:
            here = 1000 * np.array([seconds for game in games for seconds in game[epoch]])
            middle, most = np.percentile(here, (50, 95))
            line += f"   epoch {epoch}: {middle:4.0f} {most:4.0f} {here.max():4.0f}"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
