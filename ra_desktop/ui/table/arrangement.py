"""The places of the board and the panels on the table page: pure geometry, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

_LEFT_SHARE = 0.245
_LEFT_LEAST = 200
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
        left = max(_LEFT_LEAST, round(width * _LEFT_SHARE)) if others else 0
        share = (upper - gap * (others - 1)) // others if others else 0
        tall = min(share, round(left * _TALLEST_PANEL))
        panels = tuple(QRect(gap, gap + seat * (tall + gap), left, tall) for seat in range(others))
        board_left = gap + left + (gap if others else 0)
        right = max(_ASIDE_LEAST, round(width * _ASIDE_SHARE)) if aside else 0
        board = QRect(board_left, gap, width - gap - board_left - right, upper)
        return cls(board, own, panels, QRect(board.right() + 1, gap, right, upper))
