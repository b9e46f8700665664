"""The places of the board and the panels on the table page: pure geometry, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

_LEFT_SHARE = 0.27
_LEFT_LEAST = 212
_LEFT_MOST = 0.36
"""The usual, least and greatest width of the panels at the left, as shares of the page or in pixels."""
_WIDE_BOARD = 1.75
"""A board that would be wider than this, in heights, leaves some of its width to the panels."""
_WIDEST_PANEL = (0.8, 1.6, 3.2, 3.2)
"""The greatest width of another seat's panel, in heights of its own, for one to four of them."""
_LEAST_OF_TWO = 300
"""The least width of each of two columns of panels, which a wide page has for four."""
_OWN_SHARE = 0.29
_OWN_LEAST = 190
_ASIDE_SHARE = 0.19
_ASIDE_LEAST = 216
_TALLEST_PANEL = 2.4
"""Greatest height of another seat's panel, as a share of its width."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Rectangles in the page: the board, the panel at the bottom, and those at the left from top to bottom."""

    board: QRect
    own: QRect
    others: tuple[QRect, ...]
    aside: QRect
    """The column right of the board; without width if none was wanted."""

    @property
    def upper(self) -> QRect:
        """The area above the bottom panel."""
        rect = QRect(self.board)
        for other in self.others:
            rect = rect.united(other)
        return rect

    @property
    def all(self) -> QRect:
        """The board and all panels."""
        return self.upper.united(self.own)

    @property
    def title(self) -> QRect:
        """The place of an epoch's title: across the sky, so that the banner below stays readable."""
        board = self.board
        return QRect(board.x(), board.y() + round(board.height() * 0.10), board.width(), round(board.height() * 0.25))

    @classmethod
    def fit(cls, size: QSize, others: int, *, aside: bool = False) -> Arrangement:
        """Return the arrangement of a page of `size` with `others` seats at the left; `aside`: with a column right."""
        width, height = size.width(), size.height()
        gap = max(6, min(24, round(width * 0.009)))
        own_height = max(_OWN_LEAST, round(height * _OWN_SHARE))
        own = QRect(gap, height - gap - own_height, width - 2 * gap, own_height)
        upper = own.top() - 2 * gap
        left, panels = _panels(QRect(gap, gap, width, upper), gap, others)
        board_left = gap + left + (gap if others else 0)
        right = max(_ASIDE_LEAST, round(width * _ASIDE_SHARE)) if aside else 0
        board = QRect(board_left, gap, width - gap - board_left - right, upper)
        return cls(board, own, panels, QRect(board.right() + 1, gap, right, upper))


def _panels(room: QRect, gap: int, count: int) -> tuple[int, tuple[QRect, ...]]:
    """Return the width that `count` panels take at the left of `room`, with their rectangles in playing order."""
    if not count:
        return 0, ()
    usual = max(_LEFT_LEAST, round(room.width() * _LEFT_SHARE))
    most = min(room.width() - 3 * gap - round(room.height() * _WIDE_BOARD), round(room.width() * _LEFT_MOST))
    across = 2 if count == len(_WIDEST_PANEL) and most >= 2 * _LEAST_OF_TWO + gap else 1
    down = -(-count // across)
    share = (room.height() - gap * (down - 1)) // down
    left = max(usual, most)
    if across == 1:
        left = max(_LEFT_LEAST, min(left, round(share * _WIDEST_PANEL[count - 1])))
    wide = (left - gap * (across - 1)) // across
    tall = min(share, round(wide * _TALLEST_PANEL))
    corners = [(room.x() + at % across * (wide + gap), room.y() + at // across * (tall + gap)) for at in range(count)]
    return left, tuple(QRect(x, y, wide, tall) for x, y in corners)
