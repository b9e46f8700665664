"""Whether chances that a review tells come true: ``python packaging/lab calibration FILE``.

Plays games of bots in every set-up, values some decisions of each at full depth, as a review does, and writes what was
told to every seat, and who won, to the file, a line for each game; those that are there are not played again. Then
prints how often seats won that were told about 10, 20, 30 % and so on.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.review.judge import judge
from ra_desktop.engine import Game

from .bands import SETUPS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

STEPS: Final = 10
"""Told chances are grouped to the nearest tenth."""

Told = list[tuple[float, bool]]
"""What was told in one game: a chance, and whether that seat won."""


def told(ruleset: str, players: int, number: int, level: str, positions: int) -> Told:
    """Play game `number` of a set-up and return what was told at so many random decisions of it."""
    game = Game(ruleset, players, 50_000 + number)
    bots = [make_bot(level, 100 * number + seat + 1, clock=False) for seat in range(players)]
    views = []
    while not game.state.is_over:
        view = game.state.view(game.state.seat_to_act)
        if len(view.legal_actions()) > 1:
            views.append(view)
        game.play(bots[view.seat_to_act].choose(view))
    some = Random(number).sample(views, min(positions, len(views)))
    return [
        (chance, seat == game.state.winner)
        for portion in judge(some, "full", number, None)
        for found in portion
        for seat, chance in enumerate(found.chances[found.rated[0].action])
    ]


def table(games: dict[tuple[str, int], list[Told]]) -> Iterator[str]:
    """Yield the lines of the table: for each set-up, how often seats won that were told about so much."""
    yield f"| set-up | games | {' | '.join(f'{100 * step // STEPS} %' for step in range(STEPS + 1))} | off |"
    yield "|---" * (STEPS + 4) + "|"
    for (ruleset, players), some in games.items():
        cells = [_cell(some, step) for step in range(STEPS + 1)]
        yield f"| {ruleset}, {players} | {len(some)} | {' | '.join(cells)} | {100 * _off(some):.1f} |"


def _group(some: Iterable[Told], step: int) -> list[Told]:
    """Return what was told near a tenth, game by game."""
    groups = ([each for each in game if round(each[0] * STEPS) == step] for game in some)
    return [group for group in groups if group]


def _cell(some: Sequence[Told], step: int) -> str:
    """Return the share of wins less the mean chance told, with its standard error over games, in points."""
    groups = _group(some, step)
    count = sum(map(len, groups))
    if len(groups) < 2:
        return "–"
    sums = [sum(won - chance for chance, won in group) for group in groups]
    mean = sum(sums) / count
    off = sum((each - mean * len(group)) ** 2 for each, group in zip(sums, groups, strict=True))
    error = sqrt(off * len(groups) / (len(groups) - 1)) / count
    return f"{round(100 * mean, 1) + 0.0:+.1f} ± {100 * error:.1f}"


def _off(some: Sequence[Told]) -> float:
    """Return by how much told and true differ, weighted by how often it was told (expected calibration error)."""
    total, found = 0, 0.0
    for step in range(STEPS + 1):
        each = [pair for group in _group(some, step) for pair in group]
        total += len(each)
        found += abs(sum(won - chance for chance, won in each))
    return found / max(1, total)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab calibration", description=__doc__)
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="games in each set-up (%(default)s)")
    parser.add_argument("--positions", type=int, default=4, metavar="N", help="decisions of a game (%(default)s)")
    parser.add_argument("--level", choices=LEVELS, default="skilled", help="who plays (%(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    chosen = parser.parse_args(arguments)
    games: dict[tuple[str, int], list[Told]] = defaultdict(list)
    if chosen.file.exists():
        for line in chosen.file.read_text(encoding="utf-8").splitlines():
            ruleset, players, pairs = json.loads(line)
            games[ruleset, players].append([(chance, won) for chance, won in pairs])
    missing = [
        (ruleset, players, number, chosen.level, chosen.positions)
        for ruleset, players in SETUPS
        for number in range(len(games[ruleset, players]) + 1, chosen.games + 1)
    ]
    with executor(chosen.jobs) as run, chosen.file.open("a", encoding="utf-8") as file:
        for (ruleset, players, *_), found in zip(missing, run(told, missing), strict=True):
            games[ruleset, players].append(found)
            file.write(json.dumps([ruleset, players, found]) + "\n")
            file.flush()
    sys.stdout.write("\n".join(table(games)) + "\n")
    return 0
