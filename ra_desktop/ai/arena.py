"""Bots against bots: how often each wins, by how much, and how long it thinks.

``python -m ra_desktop.ai.arena --ruleset classic --seats skilled,casual,casual,casual --games 200 --seed 1``

The bots change places: each bag, with the same suns before the same chairs, is played once for every rotation of the
bots around the table, so that neither luck nor seating favours anybody. The same command prints the same results on
every machine, apart from the times.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from ra_desktop.engine import RULESETS, GameState

from .bots import UnknownLevelError, make_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .protocol import Bot

Z_95: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


@dataclass
class Record:
    """What one contestant did in all games of a match."""

    level: str
    games: int = 0
    wins: int = 0
    fame: int = 0
    """The sum over all games."""
    moves: int = 0
    """Decisions, those with a single legal action included."""
    seconds: float = field(default=0.0, compare=False)
    """Time spent choosing."""
    slowest: float = field(default=0.0, compare=False)
    """Seconds of the slowest choice."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval by Wilson of a rate of which *wins* in *games* were seen."""
    if not games:
        return 0.0, 1.0
    rate, z = wins / games, Z_95 * Z_95 / games
    middle = (rate + z / 2) / (1 + z)
    reach = Z_95 * sqrt(rate * (1 - rate) / games + z / games / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def play_match(
    ruleset: str, levels: Sequence[str], games: int, seed: int, make: Callable[[str, int], Bot] = make_bot
) -> list[Record]:
    """Play *games*, rounded up to whole rounds of ``len(levels)`` rotations; a record for each of *levels*.

    Raises :class:`~.bots.UnknownLevelError`, or :class:`~ra_desktop.engine.SetupError` if so many cannot play
    *ruleset*.
    """
    players = len(levels)
    records = [Record(level) for level in levels]
    chance = Random(seed)
    for _ in range(-(-games // players)):
        deal = chance.getrandbits(64)
        for turn in range(players):
            order = [(chair + turn) % players for chair in range(players)]
            _play(GameState.new(ruleset, players, deal), [records[who] for who in order], chance, make)
    return records


def _play(state: GameState, seated: list[Record], chance: Random, make: Callable[[str, int], Bot]) -> None:
    bots = [make(record.level, chance.getrandbits(32)) for record in seated]
    while not state.is_over:
        seat = state.seat_to_act
        view = state.view(seat)
        began = time.perf_counter()
        action = bots[seat].choose(view)
        took = time.perf_counter() - began
        record = seated[seat]
        record.moves += 1
        record.seconds += took
        record.slowest = max(record.slowest, took)
        state.apply(action, events=False)
    for seat, record in enumerate(seated):
        record.games += 1
        record.fame += state.fame[seat]
        record.wins += seat == state.winner


def report(records: list[Record]) -> str:
    """A table of a match, a line for each contestant."""
    lines = [f"{'':3}{'level':12}{'wins':>7}  {'95 % interval':16}{'fame':>7}{'ms a move':>12}{'slowest':>10}"]
    for number, record in enumerate(records, 1):
        low, high = wilson(record.wins, record.games)
        games, moves = max(1, record.games), max(1, record.moves)
        lines.append(
            f"{number:<3}{record.level:12}{100 * record.wins / games:6.1f}%  "
            f"{f'{100 * low:.1f}% - {100 * high:.1f}%':16}{record.fame / games:7.1f}"
            f"{1000 * record.seconds / moves:12.3f}{1000 * record.slowest:10.2f}"
        )
    return "\n".join(lines)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ra-arena", description="Let bots play against each other.")
    parser.add_argument("--ruleset", default="classic", choices=sorted(RULESETS), help="rule set (%(default)s)")
    parser.add_argument("--seats", required=True, metavar="LEVEL,LEVEL,...", help="levels, clockwise")
    parser.add_argument("--games", type=int, default=200, help="at least so many, in whole rotations (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="decides bags, suns and the bots' chance (%(default)s)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = _parser()
    chosen = parser.parse_args(arguments)
    levels = chosen.seats.split(",")
    if chosen.games < 1:
        parser.error("--games: at least one")
    if len(levels) not in RULESETS[chosen.ruleset].players:
        parser.error(f"--seats: {chosen.ruleset} cannot be played by {len(levels)}")
    try:
        for level in levels:
            make_bot(level)
    except UnknownLevelError as error:
        parser.error(f"--seats: {error}")
    began = time.perf_counter()
    records = play_match(chosen.ruleset, levels, chosen.games, chosen.seed)
    took = time.perf_counter() - began
    sys.stdout.write(f"{chosen.ruleset}, {records[0].games} games, seed {chosen.seed}, {took:.1f} s\n")
    sys.stdout.write(report(records) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
