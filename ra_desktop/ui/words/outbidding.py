"""Sentences about suns: who can outbid whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .fill import fill
from .lists import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

_tr = QCoreApplication.translate


def outbidding(sun: int, higher: Sequence[tuple[str, Sequence[int]]]) -> str:
    """Return by whom `sun` can be outbid: `higher` has players' names with their higher suns that lie face up."""
    if not higher:
        return fill(_tr("SeatPage", "Nobody can outbid {sun}."), sun=sun)
    players = [
        fill(
            _tr("SeatPage", "{name} ({suns})", "A player and their suns: Nefer (9, 12)"),
            suns=listed(map(str, suns)),
            name=name,
        )
        for name, suns in higher
    ]
    return fill(_tr("SeatPage", "{sun} can be outbid by {players}."), sun=sun, players=listed(players))


def no_suns() -> str:
    """Return that a player cannot bid any more in this epoch."""
    return _tr("SeatPage", "No sun is left to bid in this epoch.")


def suns_at_the_end(total: int) -> str:
    """Return what the suns add up to at the end of the game."""
    return fill(_tr("SeatPage", "At the end of the game, all suns count: {total} together."), total=total)
