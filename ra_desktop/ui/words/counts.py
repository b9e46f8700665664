"""Counts in words, for tooltips that say how a number comes about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill
from .lists import times
from .tiles import tile_label

if TYPE_CHECKING:
    from collections.abc import Sequence

_tr = QCoreApplication.translate


def counted(tile: str, count: int, ruleset: str) -> str:
    """A tile with how many there are of it: "Temple ×3"."""
    return times(tile_label(tile, ruleset), count)


def extremes(mine: int, amounts: Sequence[int]) -> list[str]:
    """An amount beside the most and the fewest at the table."""
    return [
        fill(
            _tr("Groups", "This player: {mine}. Most: {most}. Fewest: {fewest}."),
            mine=mine,
            most=max(amounts),
            fewest=min(amounts),
        )
    ]
