"""Finds what may be a puzzle in games of bots, and checks whether it is one.

Candidates are the decisions that come with the source, whose values are known roughly, or moves of games in which a
short search finds one of many plausible actions the best. Of each the values are proved as in :mod:`.proof`. What a
hint does not find is left out: somebody must be able to find it. So is what every level finds, and the end of a game in
which nobody else has a sun.
"""

from __future__ import annotations

import gzip
import json
from collections import Counter
from dataclasses import asdict, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.hints import advise
from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.ends import is_alone
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.protocol import Limit
from ra_desktop.ai.puzzles import Puzzle, theme_of
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import GameState

from .decisions import read
from .proof import GAP, prove

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from ra_desktop.ai.neural.batch.state import Floats
    from ra_desktop.ai.neural.settings import SearchSettings
    from ra_desktop.engine import Action, View

    from .proof import Proof

    Wants = Callable[[str, int], bool]
    """Whether another puzzle with that theme and so many choices is wanted."""

QUICK: Final = 48
"""Rollouts for a move of these games."""
DEEP: Final = 4
"""The most decisions in such a rollout."""
HINT: Final = Limit(rollouts=768)
"""How long the hint thinks that must give the same advice."""
DOUBTFUL: Final = 0.06
"""By how much the best action of a candidate is ahead of all others in the search."""
PLAUSIBLE: Final = 0.25
"""An action that loses no more than this may be right at first sight."""
MANY: Final = 3
"""How many actions of most puzzles may be right at first sight."""
BOAT: Final = 3
"""The most players of the puzzles with the solar boat; with more, they are of the classic game."""
OPEN: Final = (0.08, 0.92)
"""The best action of a puzzle wins with a chance between these: nothing is decided."""
EASY: Final = ("casual", "novice")
"""What one ply and these never miss is trivial."""
BEYOND: Final = "master"
"""The difficulty of what even the highest level misses: the name of a former one above it."""
TRIES: Final = 5
"""How often each level tries a puzzle; it solves those that it solves more often than not."""


def line_of(puzzle: Puzzle) -> str:
    """Return `puzzle` as a line of such a file."""
    return json.dumps(asdict(puzzle), separators=(",", ":")) + "\n"


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write `puzzles`, compressed if the name ends with ``.gz``; the same puzzles always give the same bytes."""
    data = "".join(map(line_of, puzzles)).encode()
    path.write_bytes(gzip.compress(data, 9, mtime=0) if path.suffix == ".gz" else data)


def plausible(wins: Sequence[float]) -> int:
    """Return how many of the actions with these chances may be right at first sight."""
    return sum(max(wins) - win <= PLAUSIBLE for win in wins)


class Candidate(NamedTuple):
    """What may be a puzzle."""

    state: GameState
    moves: str
    game: int
    best: int
    """The place of the action that seems to be the best."""
    gap: float


def find(ruleset: str, players: int, seeds: list[int]) -> list[Candidate]:
    """Play the games of these `seeds`; return where one of many plausible moves seems to be clearly the best."""
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
            places = [action_numbers(states[number], legal[number]) for number in several]
            for row, number in enumerate(several):
                choice[number] = places[row].index(int(first.actions[first.best[row]]))
            open_rows = [
                row for row in range(len(at))
                if _is_promising(first.values[first.rows == row, 0]) and not is_alone(at.take(np.array([row])))
            ]  # fmt: skip
            if open_rows:
                results = search_many(network, at.take(np.array(open_rows)), settings, QUICK, 1)
                for row, result in zip(open_rows, results, strict=True):
                    number = several[row]
                    wins = result.values[:, 0]
                    ahead, second = wins[result.order[:2]]
                    choice[number] = best = places[row].index(int(result.actions[result.order[0]]))
                    if ahead - second >= DOUBTFUL and _is_promising(wins):
                        gap = float(ahead - second)
                        found.append(Candidate(states[number].copy(), moves[number], seeds[number], best, gap))
        for number in going:
            states[number].apply(legal[number][choice[number]], events=False)
            moves[number] += chr(ord("0") + choice[number])
    return found


def _is_promising(wins: Floats) -> bool:
    """Whether many actions with these chances may be right, and nothing is decided."""
    return bool(OPEN[0] <= wins.max() <= OPEN[1]) and plausible(wins.tolist()) >= MANY


def known(path: Path) -> Iterator[Candidate]:
    """Return which of the decisions in the file `path` may be puzzles: see :mod:`.decisions`.

    Decisions with more actions that may be right come first, and of these, those that are clearer.
    """
    found = []
    for decision in read(path):
        wins = np.sum(decision.won, 0) / decision.rollouts
        best, *others = np.argsort(-wins).tolist()
        gap = wins[best] - wins[others[0]] if others else 0.0
        if gap >= GAP and OPEN[0] <= wins[best] <= OPEN[1] and plausible(wins.tolist()) > 1:
            found.append((min(plausible(wins.tolist()), MANY), gap, decision, best))
    for _, gap, decision, best in sorted(found, key=lambda known: known[:2], reverse=True):
        state = decision.state()
        if decision.ruleset == "boat" and decision.players > BOAT:  # the same game under its other name
            state = GameState.new("classic", decision.players, decision.seed)
            for place in decision.moves:
                state.apply(state.legal_actions()[ord(place) - ord("0")], events=False)
        if not is_alone(batch_of([state])):
            yield Candidate(state, decision.moves, decision.seed, best, gap)


def _quick_settings(state: GameState) -> SearchSettings:
    settings = settings_for("shown", state.players, state.game)
    return replace(settings, rounds=1, depth=min(settings.depth, DEEP))


def check(candidate: Candidate, wants: Wants, seed: int, missed_by: str | None = None) -> Puzzle | None:
    """Return the puzzle that `candidate` is, if it is one and wanted, and not solved by the level `missed_by`."""
    state, best = candidate.state, candidate.best
    legal = state.legal_actions()
    if missed_by is not None and solves(missed_by, state.view(state.seat_to_act), legal[best]):
        return None
    tempting = misleading(state, best)
    if tempting is None:
        return None
    theme = theme_of(state, legal[best], legal[tempting])
    if not wants(theme, len(legal)):
        return None
    proof = prove(trained(state.players, state.game), batch_of([state]), best, seed)
    if proof is None or not is_open(proof):
        return None
    level = solved_by(state, best)
    if level is None:
        return None
    game = (state.ruleset, state.players, candidate.game, candidate.moves)
    return with_proof(Puzzle(*game, theme, level, tempting, (), ()), proof)


def is_open(proof: Proof) -> bool:
    """Whether nothing is decided, and more than one action may be right at first sight."""
    return OPEN[0] <= proof.wins[proof.best] <= OPEN[1] and plausible(proof.wins.tolist()) > 1


def misleading(state: GameState, best: int) -> int | None:
    """Return the place of an action that looks better than the `best` without looking ahead; None if none does.

    To one ply, or at least once to one of :data:`EASY`.
    """
    legal = state.legal_actions()
    first = options(trained(state.players, state.game), batch_of([state]))
    choice = action_numbers(state, legal).index(int(first.actions[first.best[0]]))
    if choice != best:
        return choice
    view = state.view(state.seat_to_act)
    for level in EASY:
        choices = Counter(make_bot(level, seed, clock=False).choose(view) for seed in range(TRIES))
        del choices[legal[best]]
        if choices:
            return legal.index(choices.most_common(1)[0][0])
    return None


def with_proof(puzzle: Puzzle, proof: Proof) -> Puzzle:
    """Return `puzzle` with what the `proof` found."""
    wins, errors = tuple(proof.wins.round(4).tolist()), tuple(proof.errors.round(5).tolist())
    return replace(puzzle, wins=wins, errors=errors, fame=tuple(proof.fame.round(2).tolist()))


def solved_by(state: GameState, best: int) -> str | None:
    """Return :func:`lowest_level` of the action at place `best`; None if a hint advises another."""
    action = state.legal_actions()[best]
    view = state.view(state.seat_to_act)
    if advise(view, limit=HINT).best.action != action:
        return None
    return lowest_level(view, action)


def lowest_level(view: View, action: Action) -> str:
    """Return the lowest level from which on all find the `action`, which a lower one may do by its rules of thumb.

    :data:`BEYOND` if even the highest misses it.
    """
    from_the_top = list(takewhile(lambda level: solves(level, view, action), reversed(LEVELS)))
    return from_the_top[-1] if from_the_top else BEYOND


def solves(level: str, view: View, action: Action) -> bool:
    """Whether `level` finds the `action` more often than not."""
    right = 0
    for seed in range(TRIES):
        right += make_bot(level, seed, clock=False).choose(view) == action
        if 2 * right > TRIES or 2 * (right + TRIES - seed - 1) <= TRIES:
            break
    return 2 * right > TRIES
