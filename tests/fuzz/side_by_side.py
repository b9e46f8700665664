"""Games by the engine and in C, side by side: ``python -m tests.fuzz.side_by_side --games 5000``.

Every set-up in turn, with moves by chance that like what is rare. After each move the legal actions and every number of
the position are compared, and now and then every feature with ``packaging/lab/features.py``. The first difference ends
it with an error.
"""

from __future__ import annotations

import argparse
import sys
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

import curves
from lab.features import features_of
from ra_desktop.ai.neural.encoding import action_numbers, batch_of
from ra_desktop.ai.neural.features import features
from ra_desktop.engine import GameState
from ra_desktop.engine.actions import Draw
from ra_desktop.engine.tiles import EMPTY

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState

SETUPS: Final = tuple(
    (ruleset, players)
    for ruleset, least in (("boat", 2), ("classic", 3), ("priests", 2))
    for players in range(least, 6)
)
CLOSE: Final = 4e-5
"""C has single precision."""
ON_THE_EDGE: Final = 2e-5
"""How far the means of two precisions may be apart, on both sides of a step of a table."""
_SHORT_BAG: Final = 30


class Seen(NamedTuple):
    """What was compared in a game."""

    moves: int
    looks: int


def play(ruleset: str, players: int, seed: int, *, looks: float = 0.05, suns: list[list[int]] | None = None) -> Seen:
    """Play a game; AssertionError where both differ. After that share of the moves, `looks`, features are compared."""
    rng = Random(f"{ruleset}{players}{seed}")
    state = GameState.new(ruleset, players, seed, suns=suns)
    if rng.random() < 0.1:  # then it runs out
        del state.bag[_SHORT_BAG:]
    row = batch_of([state])
    moves = seen = 0
    while not state.is_over:
        legal = state.legal_actions()
        rows, numbers = row.legal()
        assert not rows.any()
        assert numbers.tolist() == action_numbers(state, legal), state
        # Spending gods, turning tiles and invoking are rare in a game at random: prefer what leads to them.
        choice = rng.randrange(len(legal))
        if rng.random() < 0.4:
            choice = 0 if state.phase == "turn" else len(legal) - 1
        tile = state.bag[-1] if state.bag else EMPTY
        row.apply(numbers[[choice]])
        look = rng.random() < looks
        if len(row.drawing()):
            if look:
                look_at(state, row, rng.randrange(players), drawing=True)
            row.resolve_draws(row.drawing(), np.array([tile], np.int32))
        elif legal[choice] == Draw():
            raise AssertionError(f"nothing is drawn: {state}")
        state.apply(legal[choice], events=False)
        expected = batch_of([state]).rows[0]
        assert np.array_equal(expected[:-1], row.rows[0, :-1]), (state, np.flatnonzero(expected != row.rows[0]))
        if look and not state.is_over:
            look_at(state, row, rng.randrange(players))
        moves += 1
        seen += look
    assert row.winners()[0] == state.winner
    return Seen(moves, seen)


def look_at(state: GameState, row: BatchState, seat: int, *, drawing: bool = False) -> None:
    """Compare the features for a `seat`. On the edge of a step of a table, either side is right."""
    values = features(row, [seat])[:, 0]
    view = state.view(seat)
    apart = np.full(len(values), np.inf)
    for edge in (0.0, ON_THE_EDGE, -ON_THE_EDGE):
        curves.edge = edge
        expected = np.array(features_of(view, seat, drawing=drawing), np.float64)
        curves.edge = 0.0
        assert len(expected) == len(values)
        apart = np.minimum(apart, np.abs(values - expected))
        if apart.max() <= CLOSE:
            return
    raise AssertionError(f"features {np.flatnonzero(apart > CLOSE).tolist()} differ by up to {apart.max()}: {state}")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.side_by_side", description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args(arguments)
    moves = looks = 0
    for number in range(options.games):
        seen = play(*SETUPS[number % len(SETUPS)], options.seed + number)
        moves, looks = moves + seen.moves, looks + seen.looks
    sys.stdout.write(f"{options.games} games of {len(SETUPS)} set-ups: {moves} moves and {looks} looks are the same\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
