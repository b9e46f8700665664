"""Chance that follows from what is seen: equal bots in equal positions choose alike, in every process."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ra_desktop.engine import View


def chance(view: View, seed: int) -> Random:
    """A source of chance that depends on `view` and `seed` alone: the same in every process and on every machine."""
    return Random(f"{seed} {view.seat} {view.key()!r}")
