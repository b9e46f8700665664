"""The version of the evaluator: a review that another one made is made anew."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from ra_desktop.ai.games.priests import PRIESTS
from ra_desktop.ai.games.ra import RA

from .judge import ROLLOUTS

_METHOD: Final = 1
"""Goes up when the same networks and budget would judge otherwise."""
_FOLDER: Final = Path(__file__).parent.parent / "weights"


def _version() -> str:
    """Return a number for the method, the budget, the settings of the search and the networks."""
    found = sha256(f"{_METHOD} {ROLLOUTS} {RA.settings['master']} {PRIESTS.settings['master']}".encode())
    for path in sorted(_FOLDER.glob("*.npz")):
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


VERSION: Final = _version()
