"""Counts in words, for tooltips that explain a number."""

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
    """Return a tile with its count: "Temple ×3"."""
    return times(tile_label(tile, ruleset), count)


def extremes(mine: int, amounts: Sequence[int]) -> list[str]:
    """Return an amount beside the most and the fewest at the table."""
    return [
        fill(
            _tr("Groups", "This player: {mine}. Most: {most}. Fewest: {fewest}."),
            mine=mine,
            most=max(amounts),
            fewest=min(amounts),
        )
    ]
