"""Random games: who plays how, and the set-ups they start from."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ra_desktop.engine import RULESETS, GameState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action, Position

GAMES = [(name, players) for name, rules in RULESETS.items() for players in rules.players]
"""Every rule set with every number of players."""

RA_GAMES = [(name, players) for name, players in GAMES if name in ("classic", "boat")]

STYLES: dict[str, dict[str, float]] = {
    "even": {},
    "patient": {"draw": 9, "pass": 5, "god": 2},
    "idle": {"draw": 40, "pass": 60, "invoke": 0.4},
    "eager": {"invoke": 3, "bid": 4},
    "pious": {"draw": 6, "god": 9, "end": 6, "pass": 2},
}
"""How much likelier than others some actions are, by the first word of their texts."""

MOST_ACTIONS = 2000
"""No game takes longer: at most 180 draws, each with an auction, and far fewer auctions of other causes."""


def choose(position: Position, rng: random.Random, style: str) -> Action:
    """A random legal action; uses nothing of *rng* but ``random()``."""
    actions = position.legal_actions()
    weights = [STYLES[style].get(action.word, 1) for action in actions]
    point = rng.random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        point -= weight
        if point < 0:
            return action
    return actions[-1]


def moves(state: GameState, seed: int, style: str) -> Iterator[Action]:
    """Choose an action, yield it, and go on with the position that the caller has made of *state*."""
    rng = random.Random(seed)
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            return
        yield choose(state, rng, style)
    raise AssertionError("the game does not end")


def played(state: GameState, seed: int, style: str, part: float = 1.0) -> GameState:
    """The position after the first *part* (0 to 1) of a random game from *state*, which stays as it is."""
    twin = state.copy()
    actions = []
    for action in moves(twin, seed, style):
        actions.append(action)
        twin.apply(action, events=False)
    twin = state.copy()
    for action in actions[: round(part * len(actions))]:
        twin.apply(action, events=False)
    return twin


def read(state: Any) -> dict[str, Any]:
    """Everything that can be read from a state or a view."""
    seats = range(state.players)
    return {
        "epoch": state.epoch,
        "phase": state.phase,
        "current_player": state.current_player,
        "is_over": state.is_over,
        "winner": state.winner,
        "legal": sorted(map(str, state.legal_actions())),
        "fame": state.fame,
        "ankhs": state.ankhs,
        "display": [state.display(seat) for seat in seats],
        "up": [state.face_up_suns(seat) for seat in seats],
        "down": [state.face_down_suns(seat) for seat in seats],
        "centre": state.centre_sun,
        "track": state.auction_track,
        "ra": (state.ra_count, state.ra_limit),
        "bag": (state.bag_count, state.bag_contents),
        "auction": state.auction and tuple(state.auction),
        "pending": state.pending and tuple(state.pending),
        "sheet": state.score_sheet,
    }


styles = st.sampled_from(sorted(STYLES))
seeds = st.integers(0, 2**32 - 1)
parts = st.floats(0, 1)
