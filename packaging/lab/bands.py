"""How much each level gives away among its like: ``python packaging/lab bands FOLDER``.

Plays games of every level in every set-up, reviews them in full, and keeps each review as a file in the folder; those
that are there are not made again. Then prints how much of what was at stake was given away, in per cent, which
:mod:`ra_desktop.ai.review.bands` holds, and how many errors a seat makes in a game.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.review.plain import as_plain, from_plain
from ra_desktop.ai.review.reviewer import review
from ra_desktop.ai.review.summary import summary_of
from ra_desktop.ai.ruler import LEAST_LOSS
from ra_desktop.engine import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.ai.review.summary import Summary

SETUPS: Final = (
    ("boat", 2), ("classic", 3), ("classic", 4), ("classic", 5),
    ("priests", 2), ("priests", 3), ("priests", 4), ("priests", 5),
)  # fmt: skip
_RA, _PRIESTS, _ANY = ("boat", "classic"), ("priests",), range(2, 6)
_GROUPS: Final = (
    ("all", _RA + _PRIESTS, _ANY),
    ("two to four players", _RA + _PRIESTS, range(2, 5)),
    ("five players", _RA + _PRIESTS, range(5, 6)),
    ("Ra", _RA, _ANY),
    ("Priests", _PRIESTS, _ANY),
)
"""The lines of the first table: a name, rule sets and numbers of players."""


class Cell(NamedTuple):
    """A game to be played."""

    ruleset: str
    players: int
    level: str
    number: int

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.ruleset}-{self.players}-{self.level}-{self.number}.json"


def reviewed(cell: Cell) -> dict[str, Any]:
    """Play the game of `cell` and return its review, as plain figures."""
    game = Game(cell.ruleset, cell.players, 1000 + cell.number)
    bots = [make_bot(cell.level, 100 * cell.number + seat + 1, clock=False) for seat in range(cell.players)]
    while not game.state.is_over:
        seat = game.state.seat_to_act
        game.play(bots[seat].choose(game.state.view(seat)))
    return as_plain(review(game))


def share_lost(summaries: Sequence[Summary]) -> str:
    """Return the share of the stake given away, in per cent, its standard error over seats, and the number of seats."""
    stake = sum(each.all.stake for each in summaries)
    if not stake:
        return "–"
    mean = sum(each.all.fame for each in summaries) / stake
    off = sum((each.all.fame - mean * each.all.stake) ** 2 for each in summaries)
    seats = len(summaries)
    error = sqrt(off * seats / max(1, seats - 1)) / stake
    return f"{100 * mean:.1f} ± {100 * error:.1f} ({seats})"


def errors(summaries: Sequence[Summary]) -> str:
    """Return how many inaccuracies, mistakes and blunders a seat makes in a game."""
    if not summaries:
        return "–"
    return " · ".join(f"{sum(each.grades[grade] for each in summaries) / len(summaries):.1f}" for grade in LEAST_LOSS)


def tables(found: dict[Cell, list[Summary]]) -> Iterator[str]:
    """Yield the lines of both tables."""

    def of(level: str, rulesets: Sequence[str], players: Sequence[int]) -> list[Summary]:
        return [
            summary
            for cell, summaries in found.items()
            if cell.level == level and cell.ruleset in rulesets and cell.players in players
            for summary in summaries
        ]

    yield f"| | {' | '.join(LEVELS)} |"
    yield "|---" * (len(LEVELS) + 1) + "|"
    for name, rulesets, players in _GROUPS:
        yield f"| {name} | {' | '.join(share_lost(of(level, rulesets, players)) for level in LEVELS)} |"
    for count in _ANY:
        yield f"| {count} | {' | '.join(errors(of(level, _RA + _PRIESTS, (count,))) for level in LEVELS)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab bands", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the reviews are kept")
    parser.add_argument("--rounds", type=int, default=1, metavar="N", help="games of each level in each set-up (1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    cells = [
        Cell(ruleset, players, level, number)
        for number in range(1, chosen.rounds + 1)
        for ruleset, players in SETUPS
        for level in LEVELS
    ]
    missing = [cell for cell in cells if not (chosen.folder / cell.name).exists()]
    with executor(chosen.jobs) as run:
        for cell, plain in zip(missing, run(reviewed, [(cell,) for cell in missing]), strict=True):
            (chosen.folder / cell.name).write_text(json.dumps(plain), encoding="utf-8")
            sys.stderr.write(f"{cell.name}\n")
    found: dict[Cell, list[Summary]] = {}
    for cell in cells:
        made = from_plain(json.loads((chosen.folder / cell.name).read_text(encoding="utf-8")))
        found[cell] = [summary_of(made, seat) for seat in range(made.players)]
    sys.stdout.write("\n".join(tables(found)) + "\n")
    return 0
