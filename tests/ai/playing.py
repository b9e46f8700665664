"""Positions from whole games."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ra_desktop.ai import Limit, make_bot
from ra_desktop.ai.arena.matches import deals_for, play_deal, seated_bot, total
from ra_desktop.engine import GameState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ra_desktop.ai.arena.matches import Record
    from ra_desktop.ai.protocol import Bot

FEW = Limit(rollouts=8)
"""For games in which it matters that a search is made, and not how good it is."""


def play_match(
    ruleset: str, names: Sequence[str], games: int, seed: int, make: Callable[[str, int], Bot] = seated_bot
) -> list[Record]:
    """Play at least `games` games, in whole deals; return a record for each of `names`."""
    deals = range(deals_for(games, len(names)))
    return total(names, (play_deal(ruleset, names, seed, number, make) for number in deals))


@cache
def _game(ruleset: str, players: int, seed: int, level: str) -> tuple[GameState, ...]:
    states = [GameState.new(ruleset, players, seed)]
    bots = [make_bot(level, seat, limit=FEW) for seat in range(players)]
    while not (state := states[-1]).is_over:
        states.append(state.copy())
        states[-1].apply(bots[state.seat_to_act].choose(state.view(state.seat_to_act)), events=False)
    return tuple(states)


def positions(
    ruleset: str, players: int, seed: int, level: str = "novice", *, to_the_end: bool = False
) -> Iterator[GameState]:
    """Every position of a game between bots of *level*, which nobody changes; with *to_the_end* also the last."""
    *states, last = _game(ruleset, players, seed, level)
    yield from states
    if to_the_end:
        yield last
