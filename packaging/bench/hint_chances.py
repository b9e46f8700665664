"""Compares the chances of winning that hints state with how often the games are won when bots play on.

python packaging/bench hint_chances [--each 14] [--plays 6] [--seed 1] [--rollouts 256] [--level skilled]

The positions are those of ``hints``. The recommended move is made and bots of `level` play on,
`plays` times, every time with another order of the bag.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import sqrt
from statistics import mean, stdev
from typing import TYPE_CHECKING

from bench.hints import SETUPS, positions
from ra_desktop.ai import LEVELS, Limit, make_bot
from ra_desktop.ai.hints import advise

if TYPE_CHECKING:
    from ra_desktop.engine import Action, View

STEPS = (0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.01)


def won(view: View, first: Action, plays: int, level: str, rng: random.Random) -> float:
    """Return the share of games that the seat to act wins after `first`."""
    wins = 0
    for number in range(plays):
        state = view.sample(rng)
        state.apply(first)
        bot = make_bot(level, number)
        while state.current_player is not None:
            state.apply(bot.choose(state.view(state.current_player)))
        wins += state.winner == view.seat_to_act
    return wins / plays


def main() -> None:
    """Print what was said and what was won, by steps of what was said."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=14)
    parser.add_argument("--plays", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=256)
    parser.add_argument("--level", choices=LEVELS, default="skilled", help="of the bots that play on")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    pairs: list[tuple[float, float]] = []
    for ruleset, players in SETUPS:
        for view in positions(ruleset, players, options.each, rng, options.level):
            hint = advise(view, limit=Limit(rollouts=options.rollouts))
            pairs.append((hint.best.win, won(view, hint.best.action, options.plays, options.level, rng)))
    sys.stdout.write("said         positions  said   won    standard error\n")
    for low, high in zip((*STEPS[:-1], 0.0), (*STEPS[1:], STEPS[-1]), strict=True):
        samples = [pair for pair in pairs if low <= pair[0] < high]
        if len(samples) > 1:
            error = stdev(played - said for said, played in samples) / sqrt(len(samples))
            said, played = (mean(item) for item in zip(*samples, strict=True))
            sys.stdout.write(f"{low:.2f} – {high:.2f}  {len(samples):9}  {said:.3f}  {played:.3f}  {error:.3f}\n")


if __name__ == "__main__":
    main()
