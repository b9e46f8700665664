"""Every position of random games as text and back: ``python -m tests.engine.round_trip --games 2000``."""

from __future__ import annotations

import argparse
import random
import sys
from typing import TYPE_CHECKING

from ra_desktop.engine import RULESETS, GameState, Position

from .playing import STYLES, moves

if TYPE_CHECKING:
    from collections.abc import Iterator


def positions(ruleset: str, games: int, seed: int) -> Iterator[GameState]:
    """Every position of so many games, each with its own number of players, seed and way of playing."""
    players, styles = RULESETS[ruleset].players, sorted(STYLES)
    for number in range(seed, seed + games):
        state = GameState.new(ruleset, players[number % len(players)], seed=number)
        yield state
        for action in moves(state, number, random.Random(number).choice(styles)):
            state.apply(action, events=False)
            yield state


def comes_back(state: GameState, text: str) -> bool:
    """Whether `text` is read as the position of `state`: all but the order of the bag and the score sheets."""
    back = Position.from_text(text)
    twin = state.view(0)
    twin.sheets = back.sheets
    return back.key() == twin.key()


def main() -> None:
    """Print for each rule set how many positions came back, and how long the longest text was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    failed = 0
    for ruleset in RULESETS:
        count = longest = 0
        for state in positions(ruleset, args.games, args.seed):
            text = str(state)
            count += 1
            longest = max(longest, len(text))
            if not comes_back(state, text):
                failed += 1
                sys.stdout.write(f"{text}\n")
        sys.stdout.write(f"{ruleset}: {args.games} games, {count} positions, longest text {longest}\n")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
