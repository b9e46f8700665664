"""A policy of another checkout of this program, so that a change can be measured against what it changes.

``python packaging/lab match expert CHECKOUT:expert --players 4`` plays against the *expert* of the program
in the folder `CHECKOUT`, in a process of its own. Whatever :mod:`.match` of that program calls a policy can follow the
colon. Both play with as many rollouts as their settings say, without a clock.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ra_desktop.ai.neural.batch.state import BatchState, Rows

_SERVER: Final = Path(__file__).with_name("checkout_server.py")


class OtherCheckout:
    """Asks the program in another folder, which must have the same columns of positions."""

    def __init__(self, folder: Path, policy: str, players: int, ruleset: str) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{folder / 'packaging'}"}
        command = [sys.executable, str(_SERVER), policy, str(players), ruleset]
        self._process = subprocess.Popen(
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

    def close(self) -> None:
        """End the other program."""
        self._process.communicate()
