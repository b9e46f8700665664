"""How many games the engine plays in one unit of interpreter work (see calibrate.py).

``python packaging/bench games_per_unit`` prints the median of several rounds for 2 to 5 players. Each round
measures the machine, plays, and measures the machine again, in CPU time of the same process, so that figures of
different machines, and of a busy one, compare. Games are full games of uniformly random legal actions, without
events, played in two ways: by the public ``legal_actions`` and ``apply``, set-up included, and by ``playout`` from a
start position.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from random import Random
from typing import TYPE_CHECKING

from ra_desktop.engine import GameState, playout

from .calibrate import units_per_second

if TYPE_CHECKING:
    from collections.abc import Callable

WANTED = 0.85
"""Games per unit with four players by the public face."""

RULESET = "boat"
GAMES_A_ROUND = 60
PLAYOUTS_A_ROUND = 300


def play(players: int, seed: int) -> None:
    """One random game."""
    state = GameState.new(RULESET, players, seed)
    choice = Random(seed).choice
    while not state.is_over:
        state.apply(choice(state.legal_actions()), events=False)


def measured(games: int, play_all: Callable[[], None]) -> float:
    """Games per unit, where *play_all* plays *games*."""
    before = units_per_second(0.1)
    start = time.process_time()
    play_all()
    spent = time.process_time() - start
    after = units_per_second(0.1)
    return games / spent / ((before + after) / 2)


def round_of(players: int, number: int, games: int = GAMES_A_ROUND) -> float:
    """Games per unit in one round; *number* tells the rounds apart."""

    def play_all() -> None:
        for game in range(games):
            play(players, number * games + game)

    return measured(games, play_all)


def round_of_playouts(players: int, number: int, games: int = PLAYOUTS_A_ROUND) -> float:
    """Playouts per unit in one round; *number* tells the rounds apart."""
    start = GameState.new(RULESET, players, number)
    rng = Random(number)

    def play_all() -> None:
        for _ in range(games):
            playout(start, rng)

    return measured(games, play_all)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python packaging/bench games_per_unit", description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, help="rounds for each number of players (11)")
    rounds = parser.parse_args().rounds
    for what, one_round, bar in (("games", round_of, WANTED), ("playouts", round_of_playouts, None)):
        for players in (2, 3, 4, 5):
            one_round(players, 0)
            figures = [one_round(players, number) for number in range(rounds)]
            line = f"{players} players: {statistics.median(figures):.2f} {what} per unit"
            line += f" ({min(figures):.2f} to {max(figures):.2f})"
            sys.stdout.write(line + (f", wanted: at least {bar}\n" if players == 4 and bar else "\n"))


if __name__ == "__main__":
    main()
