"""What if: one possible continuation of a game after another move, and the chances of all seats along it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ra_desktop.ai.evaluation import first_impression

from .reviewer import Line, review_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.engine import Action, Game

    from .judge import Chances

MOST_PLIES: Final = 40
"""Most actions of a continuation, which also ends with the epoch."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """The continuation after another move: one possible course among many."""

    ply: int
    """How many actions had been made before the move."""
    action: Action
    chances: tuple[Chances, ...]
    """The chance of every seat after the move and after each action that followed it."""


def continued(game: Game, action: Action) -> Iterator[Continuation | None]:
    """Play `action` and go on from there at one ply for every seat; yield None at each step, and the result at last.

    `game` is played on: pass a branch, whose bag is shuffled anew.
    """
    ply, epoch = len(game.plies), game.state.epoch
    game.play(action)
    while not game.state.is_over and game.state.epoch == epoch and len(game.plies) - ply < MOST_PLIES:
        yield None
        view = game.state.view(game.state.seat_to_act)
        legal = view.legal_actions()
        game.play(legal[0] if len(legal) == 1 else first_impression(view)[0].action)
    yield None
    whole = Line.of(game)
    for step in review_steps(Line(whole.positions[ply:], whole.actions[ply:]), depth="quick"):
        yield None if isinstance(step, tuple) else Continuation(ply, action, step.chances[1:])
