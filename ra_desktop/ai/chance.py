"""Randomness derived from the view: equal bots choose alike in equal positions, in every process."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ra_desktop.engine import View


def chance(view: View, seed: int) -> Random:
    """Return a random generator that depends only on `view` and `seed`, not on the process or machine."""
    return Random(f"{seed} {view.seat} {view.key()!r}")
