"""Games of a network, with or without search, against the bots by level, played with the engine.

``python packaging/lab versus WEIGHTS[+rollouts=400] LEVEL --deals 50``: one network against `LEVEL` on
every other seat, every deal once from each seat. Many games run at once, so that their searches are computed together.
Instead of weights, ``skilled``, ``expert`` or ``shown`` with ``--players N``, as in ``match.py``.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from ra_desktop.ai.levels import LEVELS, make_bot
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.engine import RULESETS, GameState

from .match import Policy, Result, policy_or_error
from .setup import RULESET

if TYPE_CHECKING:
    from ra_desktop.ai.protocol import Bot


def play_versus(players: int, one: Policy, level: str, deals: int, seed: int, ruleset: str = RULESET) -> Result:
    """Play `one` against bots of `level`."""
    bot = make_bot(level, seed)
    games = [
        (GameState.new(ruleset, players, seed * 1_000_003 + deal), seat)
        for deal in range(deals)
        for seat in range(players)
    ]
    running = games
    while running:
        waiting = [state for state, seat in running if _until_turn(state, seat, bot)]
        if waiting:
            chosen = one.choose(batch_of([state.view(state.seat_to_act) for state in waiting]))
            for state, number in zip(waiting, chosen, strict=True):
                legal = state.legal_actions()
                state.apply(legal[action_numbers(state, legal).index(number)], events=False)
        running = [(state, seat) for state, seat in running if not state.is_over]
    won = sum(state.winner == seat for state, seat in games)
    fame = sum(state.fame[seat] for state, seat in games) / len(games)
    every = sum(sum(state.fame) for state, _ in games) / len(games)
    return Result(won, len(games), fame, (every - fame) / (players - 1))


def _until_turn(state: GameState, seat: int, bot: Bot) -> bool:
    """Let `bot` play until `seat` has a choice; False if the game is over first."""
    while not state.is_over:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0], events=False)
        elif state.seat_to_act == seat:
            return True
        else:
            state.apply(bot.choose(state.view(state.seat_to_act)), events=False)
    return False


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python packaging/lab versus", description=__doc__)
    parser.add_argument("weights")
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--players", type=int, help="for levels: how many play")
    parser.add_argument("--ruleset", default=RULESET, choices=sorted(RULESETS))
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    players, one = policy_or_error(parser, arguments.weights, arguments.players, arguments.ruleset)
    result = play_versus(players, one, arguments.level, arguments.deals, arguments.seed, arguments.ruleset)
    sys.stdout.write(f"one {arguments.weights} against {players - 1} {arguments.level}: {result}\n")
    return 0
