"""The name of a player, and a remark in a bubble over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ra_desktop.ui.look.drawing import player_ink
from ra_desktop.ui.look.lettering import draw_broken, draw_words

if TYPE_CHECKING:
    from ra_desktop.ui.look.theme import Theme

_LARGEST: Final = 16.0
"""Greatest type size."""
_TAIL: Final = 5.0
_LONGEST_WORD: Final = 14


def draw_name(painter: QPainter, room: QRectF, name: str, pixels: float, theme: Theme) -> None:
    """Draw a name in type of up to `pixels`: a single word in one line, if it is not very long."""
    draw = draw_words if len(name) <= _LONGEST_WORD and not set(name) & {" ", "-"} else draw_broken
    draw(painter, room, name, pixels, theme.ink, display=True)


def draw_speech(painter: QPainter, room: QRectF, words: str, colour: str, theme: Theme) -> None:
    """Draw `words` in a bubble that fills `room`, framed in the player's colour, with a tail to the left."""
    bubble = room.adjusted(_TAIL - 3, 1, 0, -1)
    corner = min(bubble.height() / 2, 11.0)
    path = QPainterPath()
    path.addRoundedRect(bubble, corner, corner)
    middle = bubble.center().y()
    tail = QPainterPath(QPointF(bubble.x() - _TAIL, middle + 2))
    tail.lineTo(bubble.x() + 2, middle - 4)
    tail.lineTo(bubble.x() + 2, middle + 5)
    tail.closeSubpath()
    painter.setPen(QPen(player_ink(theme, colour), 1.4))
    painter.setBrush(QColor(theme.field))
    painter.drawPath(path.united(tail))
    inner = bubble.adjusted(corner * 0.5 + 2, 0, -corner * 0.5 - 2, 0)
    draw_broken(painter, inner, words, min(_LARGEST, bubble.height() * 0.62), theme.ink, Qt.AlignmentFlag.AlignCenter)
