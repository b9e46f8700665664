"""What keys mean while a game is replayed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from .replay import Replay


def press(key: int, replay: Replay) -> bool:
    """Arrows step, Home and End go to the ends, Space plays on, + and - set its speed, Escape ends it.

    False if *key* means nothing.
    """
    marks = replay.marks
    if key == Qt.Key.Key_Escape:
        replay.end()
    elif key == Qt.Key.Key_Space:
        replay.toggle()
    elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        replay.step(-1 if key == Qt.Key.Key_Left else 1)
    elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        replay.change_speed(1 if key == Qt.Key.Key_Plus else -1)
    elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        replay.go(marks.turn_from(replay.ply, -1 if key == Qt.Key.Key_PageUp else 1))
    elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        replay.go(0 if key == Qt.Key.Key_Home else marks.end)
    else:
        return False
    return True
