"""Finds puzzles in games of bots: positions in which one action is clearly the best, and one ply misses it.

``python -m ra_desktop.ai.training.puzzles FILE --count 400`` plays and adds what it finds, and goes on where it
stopped; ``--pack`` writes the book that comes with the program. Every move of the games is searched as by a strong bot.
Where the search contradicts one ply, a longer search must agree, and then rollouts to the end of the game as in
:mod:`.proof`. What even the strongest level misses is left out: somebody must be able to find it. So is the end of a
game in which nobody else has a sun: there one counts, and every order of the bag takes long.
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

from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.ends import is_alone
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.puzzles import Puzzle, line_of, read_puzzles, theme_of, write_puzzles
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import RULESETS, GameState

from .decisions import SHIPPED, read
from .proof import GAP, prove

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ra_desktop.ai.neural.search import SearchResult
    from ra_desktop.ai.neural.settings import SearchSettings

SETUPS: Final = tuple(
    (name, players) for players in range(2, 6) for name in ("boat", "classic", "priests")
    if players in RULESETS[name].players and (name != "boat" or players < 4)
)  # fmt: skip
"""Rule set and number of players of the games, in turn; `boat` and `classic` differ for few players only."""
GAMES: Final = 16
"""Games played together."""
QUICK: Final = 96
"""Rollouts for a move of these games."""
DEEP: Final = 6
"""The most decisions in such a rollout."""
SLOW: Final = 1200
"""Rollouts for what may be a puzzle."""
DOUBTFUL: Final = 0.04
"""The search must contradict one ply by so much; a bit less than in a puzzle, since it is not exact."""
OPEN: Final = (0.08, 0.92)
"""The best action of a puzzle wins with a chance between these: nothing is decided."""
MOST_OF_A_THEME: Final = 0.25
"""The share of the puzzles that may be about one theme."""
MOST_OF_A_LEVEL: Final = 0.33
"""The share that one level may be the lowest to solve."""
MOST_OF_A_GAME: Final = 3
MOST_OF_A_ROUND: Final = 24
FEW: Final = 6
"""So many of a kind are always wanted."""
TRIES: Final = 5
"""How often each level tries a puzzle; it solves those that it solves more often than not."""

_ALL: Final = 64
"""More candidates than a position has moves."""
_NEVER: Final = 1e9
"""No lead is so clear, in standard errors."""


class Candidate(NamedTuple):
    """What may be a puzzle."""

    state: GameState
    moves: str
    game: int
    best: int
    """The place of the action that the search chose."""
    tempting: int
    """The place of that by one ply."""
    gap: float


def find(ruleset: str, players: int, seeds: list[int]) -> list[Candidate]:
    """Play the games of these `seeds`; return where search and one ply disagree."""
    states = [GameState.new(ruleset, players, seed) for seed in seeds]
    moves = [""] * len(seeds)
    network = trained(players, states[0].game)
    settings = _quick_settings(states[0])
    found = []
    while going := [number for number, state in enumerate(states) if not state.is_over]:
        legal = {number: states[number].legal_actions() for number in going}
        choice = dict.fromkeys(going, 0)
        several = [number for number in going if len(legal[number]) > 1]
        if several:
            at = batch_of([states[number] for number in several])
            first = options(network, at)
            wins = first.values[first.best, 0]
            actions = first.actions[first.best]
            numbers = [action_numbers(states[number], legal[number]) for number in several]
            for row, number in enumerate(several):
                choice[number] = numbers[row].index(int(actions[row]))
            rivals = [row for row in range(len(at)) if not is_alone(at.take(np.array([row])))]
            unsure = np.intersect1d(rivals, np.flatnonzero((wins > OPEN[0] / 2) & (wins < (1 + OPEN[1]) / 2)))
            if len(unsure):
                results = search_many(network, at.take(unsure), settings, QUICK, 1)
                for row, result in zip(unsure.tolist(), results, strict=True):
                    number = several[row]
                    tempting = choice[number]
                    choice[number] = best = numbers[row].index(int(result.actions[result.order[0]]))
                    gap = _lead(result, int(actions[row]))
                    if best != tempting and gap >= DOUBTFUL and OPEN[0] <= _best(result) <= OPEN[1]:
                        found.append(
                            Candidate(states[number].copy(), moves[number], seeds[number], best, tempting, gap)
                        )
        for number in going:
            states[number].apply(legal[number][choice[number]], events=False)
            moves[number] += chr(ord("0") + choice[number])
    return found


def known(path: Path) -> Iterator[Candidate]:
    """Return which of the decisions in the file `path` may be puzzles: see :mod:`.decisions`."""
    for decision in read(path):
        state = decision.state()
        at = batch_of([state])
        network = trained(state.players, state.game)
        first = options(network, at)
        numbers = action_numbers(state, state.legal_actions())
        tempting = numbers.index(int(first.actions[first.best[0]]))
        if decision.loss(tempting) < DOUBTFUL or is_alone(at):
            continue
        result = search_many(network, at, _quick_settings(state), QUICK, 1)[0]
        best = numbers.index(int(result.actions[result.order[0]]))
        if best != tempting:
            yield Candidate(state, decision.moves, decision.seed, best, tempting, decision.loss(tempting))


def _quick_settings(state: GameState) -> SearchSettings:
    settings = settings_for("master", state.players, state.game)
    return replace(settings, rounds=1, depth=min(settings.depth, DEEP))


def _best(result: SearchResult) -> float:
    return float(result.values[result.order[0], 0])


def _lead(result: SearchResult, action: int) -> float:
    """Return by how much the best action is ahead of the one numbered `action`."""
    return _best(result) - float(result.values[result.actions == action, 0][0])


def check(candidate: Candidate, stock: Stock, seed: int) -> Puzzle | None:
    """Return the puzzle that `candidate` is, if it is one and wanted beside the `stock`."""
    state = candidate.state
    legal = state.legal_actions()
    theme = theme_of(state, legal[candidate.best], legal[candidate.tempting])
    if not stock.wants(theme):
        return None
    root = batch_of([state])
    network = trained(state.players, state.game)
    settings = replace(
        settings_for("master", state.players, state.game), rounds=1, candidates=_ALL, elimination_threshold=_NEVER
    )
    longer = search_many(network, root, settings, SLOW, seed)[0]
    place = action_numbers(state, legal).index(int(longer.actions[longer.order[0]]))
    second = float(longer.values[longer.order[1], 0])
    if place != candidate.best or _best(longer) - second < GAP:
        return None
    level = solved_by(state, candidate.best)
    if level is None or not stock.wants(theme, level):
        return None
    proof = prove(network, root, candidate.best, seed)
    if proof is None or not OPEN[0] <= proof.wins[proof.best] <= OPEN[1]:
        return None
    return Puzzle(
        state.ruleset, state.players, candidate.game, candidate.moves, theme, level, candidate.tempting,
        tuple(proof.wins.round(4).tolist()), tuple(proof.errors.round(5).tolist()),
    )  # fmt: skip


def solved_by(state: GameState, best: int) -> str | None:
    """Return the lowest level that finds the action at place `best`; None if even the highest does not."""
    action = state.legal_actions()[best]
    view = state.view(state.seat_to_act)
    for level in (LEVELS[-1], *LEVELS[:-1]):
        right = sum(make_bot(level, seed, clock=False).choose(view) == action for seed in range(TRIES))
        if 2 * right <= TRIES and level == LEVELS[-1]:
            return None
        if 2 * right > TRIES and level != LEVELS[-1]:
            return level
    return LEVELS[-1]


class Stock(NamedTuple):
    """How many puzzles there are, by theme and by level: no kind of them shall crowd out the others."""

    themes: Counter[str]
    levels: Counter[str]

    def wants(self, theme: str, level: str = "") -> bool:
        """Whether another puzzle with that theme, and of that level if it is known, is wanted."""
        count = self.themes.total()
        few = self.themes[theme] < max(FEW, MOST_OF_A_THEME * count)
        return few and (not level or self.levels[level] < max(FEW, MOST_OF_A_LEVEL * count))

    def add(self, puzzle: Puzzle) -> None:
        """Count `puzzle`."""
        self.themes[puzzle.theme] += 1
        self.levels[puzzle.level] += 1


def search_round(number: int, seed: int, stock: Stock) -> Iterator[Puzzle]:
    """Play the games of the round with this `number`; yield the puzzles found that are wanted beside the `stock`."""
    ruleset, players = SETUPS[number % len(SETUPS)]
    rng = np.random.default_rng((seed, number))
    candidates = find(ruleset, players, [int(each) for each in rng.integers(2**31, size=GAMES)])
    of_game: Counter[int] = Counter()
    for candidate in sorted(candidates, key=lambda each: -each.gap):
        if of_game[candidate.game] < MOST_OF_A_GAME and of_game.total() < MOST_OF_A_ROUND:
            puzzle = check(candidate, stock, seed)
            if puzzle is not None:
                of_game[candidate.game] += 1
                yield puzzle


class Collector:
    """Adds puzzles to a file as soon as they are found."""

    def __init__(self, path: Path) -> None:
        self.path = path
        found = read_puzzles(path) if path.exists() else []
        write_puzzles(path, found)
        self.stock = Stock(Counter(each.theme for each in found), Counter(each.level for each in found))
        self._names = {each.name for each in found}

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


def go_on(path: Path, count: int, seed: int, decisions: Path | None = None) -> None:
    """Add to the file `path` until it holds `count` puzzles; first those among `decisions`, then by further games."""
    collector = Collector(path)
    begun = time.monotonic()
    if decisions is not None:
        collector.add(check(each, collector.stock, seed) for each in known(decisions))
    rounds = path.with_suffix(".rounds")
    number = int(rounds.read_text("utf-8")) if rounds.exists() else 0
    while collector.count < count:
        collector.add(search_round(number, seed, collector.stock))
        number += 1
        rounds.write_text(str(number), "utf-8")
        hours = (time.monotonic() - begun) / 3600
        kinds = {**collector.stock.themes, **collector.stock.levels}
        sys.stdout.write(f"{collector.count} puzzles after {number} rounds, {hours:.2f} h: {kinds}\n")
        sys.stdout.flush()


def in_order(puzzle: Puzzle) -> tuple[int, int]:
    """Return what the book is sorted by: from easy to hard, all themes and games mixed."""
    return LEVELS.index(puzzle.level), crc32(puzzle.name.encode())


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m ra_desktop.ai.training.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, help="where they are written, a line for each")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--decisions", type=Path, const=SHIPPED, nargs="?", help="look there first (those that come with the source)"
    )
    parser.add_argument("--pack", type=Path, metavar="FILE", help="only write what there is into this compressed file")
    arguments = parser.parse_args()
    if arguments.pack:
        write_puzzles(arguments.pack, sorted(read_puzzles(arguments.file), key=in_order))
    else:
        go_on(arguments.file, arguments.count, arguments.seed, arguments.decisions)
    return 0


if __name__ == "__main__":
    sys.exit(main())
