"""The durations of animations in milliseconds, and how the speed setting changes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve

DRAW: Final = 250
BID: Final = 200
LOT: Final = 450
LOT_STAGGER: Final = 45
BOAT: Final = 600
GOD: Final = 300
DISCARD: Final = 300
SIDES: Final = 300
"""A two-sided tile coming out of the bag, or moving to the track."""
FLIP: Final = 420
"""A tile turning over."""
ANKH: Final = 550
LEAVE: Final = 400
"""Tiles leaving at the end of an epoch."""
RETURN: Final = 160
"""A dragged thing moving back to its place."""
PASS_SHARE: Final = 1 / 3
"""How long a pass takes, as a share of a bid with its pause."""
BREATH: Final = 800
"""After the last bid or pass, before the lot goes to its winner."""
HESITATION: Final = 900
"""Before a bot passes where the lot is worth most to it."""
PONDER: Final = 150
"""A bot thinks that long before it is shown."""
BEAT: Final = 400
"""Before a move without alternative is played for a person."""
EPOCH_TITLE: Final = 1700
"""The title of a new epoch over the board."""
SCORE_ROW: Final = 1600
"""Milliseconds from one row of the scoring to the next."""
FAME: Final = 500
"""Fame counting up or down to its new value."""
NIGHTFALL: Final = 1500
"""The sky turning to night after the last epoch."""
STONE: Final = 900
"""From one fame stone to the next, at the end of the game."""
STONE_TURN: Final = 420
"""A fame stone turning over."""

CURVE: Final = QEasingCurve.Type.OutCubic


@dataclass(frozen=True, slots=True)
class Tempo:
    """A speed: animations take `factor` times their duration; `pause` follows a bot's move, `read` an important one."""

    factor: float
    pause: int
    read: int


TEMPOS: Final = {
    "relaxed": Tempo(1.5, 650, 1400),
    "normal": Tempo(1.0, 180, 500),
    "fast": Tempo(1 / 3, 0, 60),
    "instant": Tempo(0.0, 0, 0),
}
"""By the name of the speed in the settings."""
