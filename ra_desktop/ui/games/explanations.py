"""How the number of a group comes about, in words: counts of the view, points of the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ra_desktop.ui.words.counts import extremes

from . import priests as priests_sums
from . import ra as ra_sums

if TYPE_CHECKING:
    from ra_desktop.engine import View
    from ra_desktop.ui.words.counts import Held, Teller


def how(view: View, seat: int, group: str, held: Held, points: dict[str, int]) -> list[str]:
    """How the number of the *group* of this name comes about, a line each; *held* are its tiles with their counts."""
    return _TELLERS[group](view, seat, held, points)


def _suns(view: View, seat: int, held: Held, points: dict[str, int]) -> list[str]:
    totals = [sum(view.face_up_suns(other)) + sum(view.face_down_suns(other)) for other in range(view.players)]
    return extremes(totals[seat], totals)


_TELLERS: Final[dict[str, Teller]] = {**ra_sums.TELLERS, **priests_sums.TELLERS, "suns": _suns}
