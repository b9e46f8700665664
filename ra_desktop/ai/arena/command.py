"""Bots against bots: wins, margins, play statistics and thinking times.

``ra-arena --seats expert,skilled,skilled,skilled --games 200 --seed 1 --jobs 2``

A seat is a level, a level and a character: ``expert:gambler``, or a program that speaks the protocol for outside bots
(docs/protocol.md): ``./my_bot``, with a slash in its path. The same command prints the same results on every machine
and with any number of jobs, apart from the times: search levels are limited by rollouts here, not by time, unless
``--clock`` is given. Needs the extra ``arena``, and ``cluster`` for ``--dask``.
"""

from __future__ import annotations

import argparse
import json
import os
import stat
import sys
import time
from functools import partial
from math import log, log10, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ra_desktop.ai.characters import CHARACTERS, UnknownCharacterError
from ra_desktop.ai.executor import MOST_JOBS, executor
from ra_desktop.ai.levels import LEVELS, UnknownLevelError
from ra_desktop.ai.outside import OutsideError
from ra_desktop.console import MOST_SEED, Parser, bounded, one_line, terminal
from ra_desktop.engine import RULESETS

from .matches import Deal, Record, ReplacedBot, auctions, deals_for, play_deal, seated_bot, tiles_won, total

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_MOST_GAMES: Final = 10_000_000
Z_95: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Rating(NamedTuple):
    """How much stronger a contestant is than the others of the match, on Elo's scale, as players' ratings are."""

    mean: float
    error: float
    """One standard deviation."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval for a rate with `wins` in `games`."""
    if not games:
        return 0.0, 1.0
    rate, z = wins / games, Z_95 * Z_95 / games
    middle = (rate + z / 2) / (1 + z)
    reach = Z_95 * sqrt(rate * (1 - rate) / games + z / games / 4) / (1 + z)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(contestants: int, deals: Sequence[Deal]) -> list[Rating]:
    """Return ratings from all games of `deals`: each is a comparison with every other, and counts once."""
    games = [places for deal in deals for places in deal.places]
    rated = []
    for own in range(contestants):
        ahead = 0.5 + sum(_beaten(places, own) for places in games)
        behind = len(games) + 1 - ahead
        rated.append(Rating(400 * log10(ahead / behind), 400 / log(10) * sqrt(1 / ahead + 1 / behind)))
    return rated


def _beaten(places: Sequence[int], own: int) -> float:
    """Return the share of the others that a contestant beat in a game; who is level is half beaten."""
    level = places.count(places[own]) - 1
    return (sum(place > places[own] for place in places) + level / 2) / (len(places) - 1)


def play_deals(
    ruleset: str,
    names: Sequence[str],
    deals: int,
    seed: int,
    *,
    jobs: int = 1,
    dask: str | None = None,
    clock: bool = False,
) -> Iterator[Deal]:
    """Yield the `deals` of a match in order, played in `jobs` processes or on the Dask cluster at `dask`.

    `names` are the contestants as `level:character`, and `clock` tells whether their moves are timed.
    """
    make = partial(seated_bot, clock=clock)
    with executor(jobs, dask) as run:
        yield from run(play_deal, [(ruleset, tuple(names), seed, number, make) for number in range(deals)])


def report(records: list[Record], rated: list[Rating]) -> str:
    """Return the table of a match as text, a line for each contestant of `records`; with a rating if `rated`."""
    wide = max(len(record.name) for record in records) + 2
    head = f"{'':3}{'seat':{wide}}{'wins':>7}  {'95 % interval':16}{'fame':>7}{'rating':>15}"
    lines = [head + f"{'ms: median':>12}{'95 %':>8}{'slowest':>9}"]
    for number, (record, rating) in enumerate(zip(records, rated, strict=True), 1):
        low, high = wilson(record.wins, record.games)
        games = max(1, record.games)
        lines.append(
            f"{number:<3}{record.name:{wide}}{100 * record.wins / games:6.1f}%  "
            f"{f'{100 * low:.1f}% - {100 * high:.1f}%':16}{record.fame / games:7.1f}"
            f"{f'{rating.mean:.0f} ± {rating.error:.0f}':>15}{1000 * record.time_at(0.5):12.2f}"
            f"{1000 * record.time_at(0.95):8.1f}{1000 * record.time_at(1.0):9.0f}"
        )
    return "\n".join(lines)


def habits(records: list[Record], ruleset: str) -> str:
    """Return play statistics of `records` as text: auctions and lots per epoch, mean winning sun, tiles per game."""
    wide = max(len(record.name) for record in records) + 2
    lines = [f"{'':3}{'seat':{wide}}"]
    for number, record in enumerate(records, 1):
        called, won = auctions(record, ruleset), tiles_won(record, ruleset)
        if number == 1:
            lines[0] += "".join(f"{name:>6}" for name in called) + "".join(f"{name[:7]:>9}" for name in won)
        figures = "".join(f"{figure:6.2f}" for figure in called.values())
        figures += "".join(f"{figure:9.2f}" for figure in won.values())
        lines.append(f"{number:<3}{record.name:{wide}}{figures}")
    return "\n".join(lines)


def as_json(match: dict[str, Any], records: list[Record], rated: list[Rating]) -> dict[str, Any]:
    """Return all results of a match; only those under ``milliseconds`` depend on the machine."""
    seats = []
    for record, rating in zip(records, rated, strict=True):
        low, high = wilson(record.wins, record.games)
        seats.append(
            {
                "seat": record.name,
                "games": record.games,
                "wins": record.wins,
                "rate": record.wins / record.games,
                "interval": [low, high],
                "fame": record.fame / record.games,
                "rating": rating._asdict(),
                "calls_per_epoch": record.calls / record.games / RULESETS[match["ruleset"]].epochs,
                "lots_per_epoch": record.lots / record.games / RULESETS[match["ruleset"]].epochs,
                "mean_winning_sun": record.suns / max(1, record.lots),
                "tiles_per_game": tiles_won(record, match["ruleset"]),
                "milliseconds": {
                    "mean": 1000 * sum(record.times) / max(1, len(record.times)),
                    "median": 1000 * record.time_at(0.5),
                    "p95": 1000 * record.time_at(0.95),
                    "slowest": 1000 * record.time_at(1.0),
                },
            }
        )
    return {**match, "seats": seats}


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="ra-arena", description="Let bots play against each other.")
    parser.add_argument("--ruleset", default="classic", choices=sorted(RULESETS), help="rule set (%(default)s)")
    seats = parser.add_argument("--seats", metavar="BOT,BOT,...", required=True)
    vars(seats).update(levels=", ".join(LEVELS), characters=", ".join(CHARACTERS))
    seats.help = "clockwise; a bot is a level (%(levels)s), LEVEL:CHARACTER (%(characters)s) or the path of a program"
    parser.add_argument(
        "--games",
        type=bounded(1, _MOST_GAMES),
        default=200,
        help="play at least this many games, in full rotations of the seats (%(default)s)",
    )
    parser.add_argument(
        "--seed",
        type=bounded(0, MOST_SEED),
        default=1,
        help="seed for the bags, the suns and the bots' random choices (%(default)s)",
    )
    parser.add_argument("--json", type=_output, metavar="FILE", help="also write the results to this file")
    parser.add_argument(
        "--jobs", type=bounded(-1, MOST_JOBS), default=1, help="number of processes (%(default)s; -1: one per core)"
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster whose scheduler is at this address")
    parser.add_argument("--clock", action="store_true", help="let search levels think as long as in the application")
    parser.add_argument("--habits", action="store_true", help="also print each player's style of play")
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    return parser


def _output(word: str) -> Path:
    """Return the path of a file that can be written, before hours are spent on what goes there."""
    path = Path(word)
    try:
        is_new = not os.path.lexists(path)
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | getattr(os, "O_NONBLOCK", 0))
        mode = os.fstat(descriptor).st_mode
        os.close(descriptor)
        if is_new:
            path.unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{word}: {error.strerror}") from error
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{word}: {error}") from error
    if not (stat.S_ISREG(mode) or stat.S_ISCHR(mode)):
        raise argparse.ArgumentTypeError(f"{word}: not a regular file")
    return path


def _checked(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> tuple[argparse.Namespace, list[str]]:
    chosen = parser.parse_args(arguments)
    chosen.failed = False
    names = chosen.seats.split(",")
    if not chosen.jobs:
        parser.error("--jobs must be -1 or at least 1")
    if len(names) not in RULESETS[chosen.ruleset].players:
        parser.error(f"{chosen.ruleset} cannot be played by {len(names)} players")
    try:
        for name in names:
            bot = seated_bot(name, 0)
            if isinstance(bot, ReplacedBot):
                bot.bot.connection()
    except OutsideError as error:
        parser.error(f"--seats: {name} {error}")
    except (UnknownLevelError, UnknownCharacterError, ValueError) as error:
        parser.error(f"--seats: {error}")
    return chosen, names


def _match(chosen: argparse.Namespace, names: list[str]) -> None:
    """Play a match and print its results."""
    count = deals_for(chosen.games, len(names))
    from tqdm import tqdm

    tqdm.monitor_interval = 0  # without a thread for the bar
    began = time.perf_counter()
    playing = play_deals(
        chosen.ruleset, names, count, chosen.seed, jobs=chosen.jobs, dask=chosen.dask, clock=chosen.clock
    )
    hidden = True if chosen.quiet else None  # None: only on a terminal
    deals = list(tqdm(playing, total=count, unit="deal", disable=hidden))
    took = time.perf_counter() - began
    rated = ratings(len(names), deals)
    records = total(names, deals)
    match = {"ruleset": chosen.ruleset, "games": records[0].games, "seed": chosen.seed, "clock": chosen.clock}
    _keep(chosen, as_json(match, records, rated))
    sys.stdout.write(f"{chosen.ruleset}, {records[0].games} games, seed {chosen.seed}, {took:.1f} s\n")
    sys.stdout.write(report(records, rated) + "\n")
    if chosen.habits:
        sys.stdout.write(habits(records, chosen.ruleset) + "\n")


def _keep(chosen: argparse.Namespace, results: dict[str, Any]) -> None:
    """Write what was found to the file of ``--json``; if that fails, it is still printed."""
    if chosen.json is None:
        return
    try:
        chosen.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        sys.stderr.write(one_line(f"ra-arena: {chosen.json}: {error.strerror}") + "\n")
        chosen.failed = True


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    with terminal("ra-arena"):
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    chosen, names = _checked(parser, arguments)
    # One thread for each process, so that matrix products are summed in the same order with any number of processes.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        _match(chosen, names)
    except ImportError as error:
        extra = "cluster" if error.name in ("dask", "distributed") else "arena"
        parser.error(f"{error.name} is missing: install ra-desktop[{extra}]")
    return int(chosen.failed)
