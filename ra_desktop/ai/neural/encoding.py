"""The engine's positions and actions as numbers in batches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ai.neural.batch.state import BID, DRAW, INVOKE, MOST_SUNS, PASS, BatchState, SunRanks
from ra_desktop.ai.registry import ai_for
from ra_desktop.engine.actions import Bid, Draw, Invoke, Pass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ra_desktop.engine import Action, Position

_PLAIN: Final = {Draw.word: DRAW, Invoke.word: INVOKE, Pass.word: PASS}


def batch_of(positions: Sequence[Position]) -> BatchState:
    """Return one row for each of `positions`, which share rule set and number of players."""
    return ai_for(positions[0].game).batch().of(positions)


def unsupported(at: Position) -> str:
    """Return why `at` cannot be turned into a row; empty if it can."""
    if at.suns_in_play.bit_count() > MOST_SUNS:
        return f"more than {MOST_SUNS} suns"
    return ""


def action_numbers(at: Position, actions: Iterable[Action]) -> list[int]:
    """Return the number of each of `actions`, which are legal in `at`."""
    ranks = SunRanks(at).rank
    own_action = ai_for(at.game).batch().own_action
    numbers = []
    for action in actions:
        if isinstance(action, Bid):
            numbers.append(BID + ranks[action.sun])
        else:
            number = _PLAIN.get(action.word)
            numbers.append(own_action(action) if number is None else number)
    return numbers
