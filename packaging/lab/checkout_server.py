"""Plays for another checkout of this program: :mod:`.checkout` runs this file in that checkout.

It may be older than this file, so that little of it is used.
"""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from pathlib import Path
from typing import IO, Any


def serve(policy: str, players: int, ruleset: str, asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer what `asked` holds until it ends."""
    from ra_desktop.ai.neural.encoding import batch_of
    from ra_desktop.engine import GameState

    try:
        match = import_module("lab.match")
    except ModuleNotFoundError:
        match = import_module("ra_desktop.ai.training.match")  # where it was before

    batch = type(batch_of([GameState.new(ruleset, players, 0)]))
    _, player = match.policy(policy, players, ruleset)
    while True:
        try:
            asked_for: Any = pickle.load(asked)  # noqa: S301 - from our own parent
        except EOFError:
            return
        pickle.dump(player.choose(batch(*asked_for)), answers)
        answers.flush()


if __name__ == "__main__":
    sys.path = [entry for entry in sys.path if Path(entry or ".").resolve() != Path(__file__).parent]
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.stdin.buffer, sys.stdout.buffer)
