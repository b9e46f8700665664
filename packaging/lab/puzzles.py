"""Finds puzzles in games of bots: positions in which one action is clearly the best, and one ply misses it.

``python packaging/lab puzzles FILE --count 400`` plays and adds what it finds, and goes on where it
stopped; ``--pack`` writes the book that comes with the program. After networks have changed, ``--again`` drops what is
no puzzle for them and says anew which level solves the others; after levels have, ``--levels`` does so without proofs.
How a puzzle is found and checked is in :mod:`.mining`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

import numpy as np

from ra_desktop.ai.executor import executor
from ra_desktop.ai.levels import FORMER, LEVELS
from ra_desktop.ai.neural.encoding import batch_of
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.puzzles import Puzzle, read_puzzles, theme_of
from ra_desktop.engine import RULESETS

from .decisions import SHIPPED
from .mining import (
    MANY,
    check,
    find,
    is_open,
    known,
    line_of,
    lowest_level,
    misleading,
    plausible,
    solved_by,
    with_proof,
    write_puzzles,
)
from .proof import prove

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SETUPS: Final = tuple(
    (name, players) for players in range(2, 6) for name in ("boat", "classic", "priests")
    if players in RULESETS[name].players and (name != "boat" or players < 4)
)  # fmt: skip
"""Rule set and number of players of the games, in turn; `boat` and `classic` differ for few players only."""
GAMES: Final = 16
"""Games played together."""
MOST_OF_A_GAME: Final = 3
MOST_OF_A_ROUND: Final = 24
MOST_OF_A_THEME: Final = 110
"""Puzzles of one theme, while they are looked for."""
MOST_WITH_TWO: Final = 36
"""Those among them that have only two choices."""
WITH_MANY: Final = 0.65
"""The least share of the book in which many moves are plausible."""
BALANCE: Final = 1.4
"""How many times as many puzzles about nothing but draw or invoke may have one answer as the other."""


class Stock(NamedTuple):
    """How many puzzles there are, by theme, and by theme with two choices: no kind shall crowd out the others."""

    themes: Counter[str]
    pairs: Counter[str]

    def wants(self, theme: str, choices: int) -> bool:
        """Whether another puzzle with that theme and so many `choices` is wanted."""
        return self.themes[theme] < MOST_OF_A_THEME and (choices > 2 or self.pairs[theme] < MOST_WITH_TWO)

    def add(self, puzzle: Puzzle) -> None:
        """Count `puzzle`."""
        self.themes[puzzle.theme] += 1
        self.pairs[puzzle.theme] += len(puzzle.wins) == 2


def search_round(number: int, seed: int, stock: Stock, missed_by: str | None = None) -> Iterator[Puzzle]:
    """Play the games of the round with this `number`; yield the puzzles found that are wanted beside the `stock`.

    Only those that the level `missed_by` doesn't solve, if one is given.
    """
    ruleset, players = SETUPS[number % len(SETUPS)]
    rng = np.random.default_rng((seed, number))
    candidates = find(ruleset, players, [int(each) for each in rng.integers(2**31, size=GAMES)])
    of_game: Counter[int] = Counter()
    for candidate in sorted(candidates, key=lambda each: -each.gap):
        if of_game[candidate.game] < MOST_OF_A_GAME and of_game.total() < MOST_OF_A_ROUND:
            puzzle = check(candidate, stock.wants, seed, missed_by)
            if puzzle is not None:
                of_game[candidate.game] += 1
                yield puzzle


class Collector:
    """Adds puzzles to a file as soon as they are found."""

    def __init__(self, path: Path) -> None:
        self.path = path
        known = read_puzzles(path) if path.exists() else []
        write_puzzles(path, known)
        self.stock = Stock(Counter(), Counter())
        self._names = {puzzle.name for puzzle in known}
        for puzzle in known:
            self.stock.add(puzzle)

    @property
    def count(self) -> int:
        """How many puzzles the file holds."""
        return self.stock.themes.total()

    def add(self, puzzles: Iterable[Puzzle | None]) -> None:
        """Add those of `puzzles` that are new."""
        with self.path.open("a", encoding="utf-8") as file:
            for puzzle in puzzles:
                if puzzle is not None and puzzle.name not in self._names:
                    self._names.add(puzzle.name)
                    self.stock.add(puzzle)
                    file.write(line_of(puzzle))
                    file.flush()


def go_on(path: Path, count: int, seed: int, decisions: Path | None = None, missed_by: str | None = None) -> None:
    """Add to the file `path` until it holds `count` puzzles; first those among `decisions`, then by further games."""
    collector = Collector(path)
    begun = time.monotonic()
    if decisions is not None:
        collector.add(check(each, collector.stock.wants, seed, missed_by) for each in known(decisions))
    rounds = path.with_suffix(".rounds")
    number = int(rounds.read_text("utf-8")) if rounds.exists() else 0
    while collector.count < count:
        collector.add(search_round(number, seed, collector.stock, missed_by))
        number += 1
        rounds.write_text(str(number), "utf-8")
        hours = (time.monotonic() - begun) / 3600
        kinds = dict(collector.stock.themes)
        sys.stdout.write(f"{collector.count} puzzles after {number} rounds, {hours:.2f} h: {kinds}\n")
        sys.stdout.flush()


def check_again(path: Path, seed: int | None, jobs: int) -> None:
    """Leave in the file `path` the puzzles that :func:`still_one` finds to be puzzles, as it finds them.

    Without a `seed`, those that :func:`levelled` does.
    """
    before = read_puzzles(path)
    after = []
    with executor(jobs) as run:
        asked = [(puzzle,) if seed is None else (puzzle, seed) for puzzle in before]
        for number, puzzle in enumerate(run(levelled if seed is None else still_one, asked), 1):
            after += [] if puzzle is None else [puzzle]
            sys.stdout.write(f"{len(after)} of {number} are puzzles still, {len(before) - number} left\n")
            sys.stdout.flush()
    write_puzzles(path, after)


def still_one(puzzle: Puzzle, seed: int) -> Puzzle | None:
    """Return `puzzle` with the level and the chances that the networks of today give it; None if it is none by them.

    `seed` should not be the one with which it was found: what was lucky in those rollouts would be so again.
    """
    state = puzzle.state()
    level, tempting = solved_by(state, puzzle.best), misleading(state, puzzle.best)
    if level is None or tempting is None:
        return None
    proof = prove(trained(state.players, state.game), batch_of([state]), puzzle.best, seed)
    if proof is None or not is_open(proof):
        return None
    return tagged(with_proof(replace(puzzle, level=level, tempting=tempting), proof))


def levelled(puzzle: Puzzle) -> Puzzle | None:
    """Return `puzzle` with the level that the bots of today give it; None if it is trivial for them."""
    state = puzzle.state()
    tempting = misleading(state, puzzle.best)
    if tempting is None:
        return None
    level = lowest_level(state.view(state.seat_to_act), state.legal_actions()[puzzle.best])
    return tagged(replace(puzzle, level=level, tempting=tempting))


def tagged(puzzle: Puzzle) -> Puzzle:
    """Return `puzzle` with the theme that it has by now, if themes are told apart otherwise than when it was found."""
    state = puzzle.state()
    legal = state.legal_actions()
    return replace(puzzle, theme=theme_of(state, legal[puzzle.best], legal[puzzle.tempting]))


def book_of(found: list[Puzzle]) -> list[Puzzle]:
    """Return the book: all puzzles `found` in which many moves are plausible, and of the others what that allows.

    Draw or invoke is right about equally often. Rare themes come first, and of each the clearer puzzles.
    """
    many = [puzzle for puzzle in found if plausible(puzzle.wins) >= MANY]
    others = sorted((puzzle for puzzle in found if plausible(puzzle.wins) < MANY), key=lambda puzzle: -puzzle.gap)
    turns: dict[str, list[Puzzle]] = {"draw": [], "invoke": []}
    for puzzle in others:
        actions = [action.text for action in puzzle.state().legal_actions()]
        if sorted(actions) == sorted(turns):
            turns[actions[puzzle.best]].append(puzzle)
    draws, calls = turns.values()
    calls.sort(key=lambda puzzle: puzzle.theme != "call")
    fewer = min(len(draws), len(calls))
    turns_wanted = [*draws[: round(BALANCE * fewer)], *calls[: round(BALANCE * fewer)]]
    left = [puzzle for puzzle in others if puzzle not in turns["draw"] and puzzle not in turns["invoke"]]
    book = [*many, *turns_wanted]
    themes = Counter(puzzle.theme for puzzle in book)
    while left and len(many) >= WITH_MANY * (len(book) + 1):
        rarest = min(left, key=lambda puzzle: themes[puzzle.theme])
        left.remove(rarest)
        themes[rarest.theme] += 1
        book.append(rarest)
    return sorted(map(tagged, book), key=in_order)


def in_order(puzzle: Puzzle) -> tuple[int, int]:
    """Return what the book is sorted by: from easy to hard, all themes and games mixed."""
    return (*LEVELS, *FORMER).index(puzzle.level), crc32(puzzle.name.encode())


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab puzzles", description=__doc__)
    parser.add_argument("file", type=Path, help="where they are written, a line for each")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--decisions", type=Path, const=SHIPPED, nargs="?", help="look there first (those that come with the source)"
    )
    parser.add_argument("--missed-by", choices=LEVELS, help="only those that this level misses")
    parser.add_argument("--again", action="store_true", help="only check what there is with the networks of today")
    parser.add_argument("--levels", action="store_true", help="only say anew which levels solve what there is")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that check again")
    parser.add_argument("--pack", type=Path, metavar="FILE", help="only write what there is into this compressed file")
    arguments = parser.parse_args()
    if arguments.pack:
        write_puzzles(arguments.pack, book_of(read_puzzles(arguments.file)))
    elif arguments.again or arguments.levels:
        check_again(arguments.file, None if arguments.levels else arguments.seed, arguments.jobs)
    else:
        go_on(arguments.file, arguments.count, arguments.seed, arguments.decisions, arguments.missed_by)
    return 0
