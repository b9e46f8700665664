"""A policy of another checkout of this program, so that a change can be measured against what it changes.

``python -m ra_desktop.ai.training.match master CHECKOUT:master --players 4`` plays against the *master* of the program
in the folder `CHECKOUT`, in a process of its own. Whatever :mod:`.match` of that program calls a policy can follow the
colon. Both play with as many rollouts as their settings say, without a clock.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Rows


class OtherCheckout:
    """Asks the program in another folder, which must have the same columns of positions."""

    def __init__(self, folder: Path, policy: str, players: int, ruleset: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, __file__, policy, str(players), ruleset]
        self._process = subprocess.Popen(  # noqa: S603 - this file, with the arguments of the person who calls it
            command, cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def choose(self, at: BatchState) -> Rows:
        """Return the action numbers that the other program chooses; ``RuntimeError`` if it has failed."""
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        try:
            pickle.dump((at.rows, at.players, at.epochs, at.spaces), to)
            to.flush()
            chosen: Rows = pickle.load(back)  # noqa: S301 - from our own child
        except (OSError, EOFError) as error:
            raise RuntimeError("the other checkout has stopped; its messages say why") from error
        return chosen


def serve(policy: str, players: int, ruleset: str, asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer what `asked` holds until it ends. This runs in the other checkout: it may be older than this file."""
    from ra_desktop.ai.neural.encoding import batch_of
    from ra_desktop.ai.training import match
    from ra_desktop.engine import GameState

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
