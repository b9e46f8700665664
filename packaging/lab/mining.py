"""Finds what may be a puzzle in games of bots, and checks whether it is one.

Every move of the games is searched as by a strong bot. Where the search contradicts one ply, a longer search must
agree, and then rollouts to the end of the game as in :mod:`.proof`. What even the strongest level misses is left out:
somebody must be able to find it. So is the end of a game in which nobody else has a sun: there one counts, and every
order of the bag takes long.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.ends import is_alone
from ra_desktop.ai.neural.network import trained
from ra_desktop.ai.neural.one_ply import options
from ra_desktop.ai.neural.search import search_many
from ra_desktop.ai.puzzles import Puzzle, theme_of
from ra_desktop.ai.registry import settings_for
from ra_desktop.engine import GameState

from .decisions import read
from .proof import prove

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ra_desktop.ai.neural.search import SearchResult
    from ra_desktop.ai.neural.settings import SearchSettings

    from .proof import Proof

    Wants = Callable[[str, str], bool]
    """Whether another puzzle with that theme, and of that level unless it is empty, is wanted."""

QUICK: Final = 48
"""Rollouts for a move of these games."""
DEEP: Final = 4
"""The most decisions in such a rollout."""
SLOW: Final = 1200
"""Rollouts for what may be a puzzle."""
DOUBTFUL: Final = 0.06
"""The search must contradict one ply by so much: less than in the end, since it is not exact."""
LEAD: Final = 0.09
"""So much the longer search must put the best action ahead of all others.

That is more than in a puzzle: small leads take many rollouts to prove.
"""
OPEN: Final = (0.08, 0.92)
"""The best action of a puzzle wins with a chance between these: nothing is decided."""
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
    """The place of the action that the short search chose."""
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


def check(candidate: Candidate, wants: Wants, seed: int) -> Puzzle | None:
    """Return the puzzle that `candidate` is, if it is one and wanted."""
    state = candidate.state
    legal = state.legal_actions()
    root = batch_of([state])
    network = trained(state.players, state.game)
    settings = replace(
        settings_for("master", state.players, state.game), rounds=1, candidates=_ALL, elimination_threshold=_NEVER
    )
    longer = search_many(network, root, settings, SLOW, seed)[0]
    best = action_numbers(state, legal).index(int(longer.actions[longer.order[0]]))
    second = float(longer.values[longer.order[1], 0])
    theme = theme_of(state, legal[best], legal[candidate.tempting])
    if best == candidate.tempting or _best(longer) - second < LEAD or not wants(theme, ""):
        return None
    level = solved_by(state, best)
    if level is None or not wants(theme, level):
        return None
    proof = prove(network, root, best, seed)
    if proof is None or not OPEN[0] <= proof.wins[proof.best] <= OPEN[1]:
        return None
    return with_proof(
        Puzzle(state.ruleset, state.players, candidate.game, candidate.moves, theme, level, candidate.tempting, (), ()),
        proof,
    )


def with_proof(puzzle: Puzzle, proof: Proof) -> Puzzle:
    """Return `puzzle` with the chances of the `proof`."""
    return replace(puzzle, wins=tuple(proof.wins.round(4).tolist()), errors=tuple(proof.errors.round(5).tolist()))


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
