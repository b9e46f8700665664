"""Every position of random games as text and back."""

from __future__ import annotations

import random
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
