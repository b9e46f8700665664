"""The version of the evaluator. Reviews by another version are made again."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_METHOD: Final = 7
"""Goes up when the same networks and budget would judge otherwise."""
_FOLDER: Final = Path(__file__).parent.parent / "weights"


@cache
def evaluator_version() -> str:
    """Return what stands for method, budget, settings of the search, and the networks, which it reads."""
    from hashlib import sha256

    from ra_desktop.ai.registry import ai_for, known_games

    from .judge import ROLLOUTS

    settings = [ai_for(game).settings["shown"] for game in sorted(known_games())]
    digest = sha256(f"{_METHOD} {ROLLOUTS} {settings}".encode())
    for path in sorted(_FOLDER.glob("*.npz")):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
