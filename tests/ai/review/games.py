"""Games to review, played by bots."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

from ra_desktop.ai import make_bot
from ra_desktop.engine import RULESETS, Game

if TYPE_CHECKING:
    from ra_desktop.engine import Action

SETUPS = [(ruleset, players) for ruleset, rules in RULESETS.items() for players in rules.players]


def played(ruleset: str, players: int, seed: int, level: str = "casual", most: int = 1000) -> Game:
    """Return a game between bots of *level*, at most *most* actions of it."""
    game = Game(ruleset, players, seed)
    go_on(game, seed, level, most)
    return game


def go_on(game: Game, seed: int, level: str = "casual", most: int = 1000) -> None:
    """Play on between bots of *level* until so many actions were made."""
    bots = [make_bot(level, seed + seat, clock=False) for seat in range(game.players)]
    while not game.state.is_over and len(game.plies) < most:
        game.play(bots[game.state.seat_to_act].choose(game.state.view(game.state.seat_to_act)))


def with_take_backs(ruleset: str, players: int, seed: int) -> Game:
    """Return a whole game in which moves were taken back and others made instead, and one is taken back now."""
    rng = random.Random(seed)
    game = played(ruleset, players, seed, most=40)
    for _ in range(3):
        game.go_to(rng.randrange(len(game.line)), rng.getrandbits(40))
        go_on(game, rng.getrandbits(20), most=len(game.plies) + 25)
    go_on(game, seed)
    game.go_to(len(game.line) - 1, 5)
    return game


@cache
def finished(ruleset: str, players: int) -> Game:
    """Return a whole game; not to be changed."""
    return played(ruleset, players, 11)


def replayed(game: Game, actions: tuple[Action, ...]) -> Game:
    """Return the game with the deal of *game* in which these *actions* were made."""
    return Game.replay(game.ruleset, game.players, bag=game.bag, suns=game.suns, actions=actions)
