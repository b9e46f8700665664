"""The badge on the panel of another seat: what the lot brings there, and what that costs you."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_words, enlarged, fitted
from ra_desktop.ui.words.numbers import points_text

if TYPE_CHECKING:
    from ra_desktop.ui.games.lots import Lot

_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
GAIN: Final = "#285E36"
LOSS: Final = "#9C2B1A"
EVEN: Final = "#665038"
"""The colours of the badge."""
_INK: Final = "#FFFBEE"
_LEAST_FOR_TWO: Final = 2 * SMALLEST_TYPE + 3
"""The least height for a remark below the number."""


def badge_colour(lot: Lot) -> str:
    """Return the colour of the badge for the lot, #rrggbb; it never contradicts the number."""
    if lot.is_harmful:
        return LOSS
    return GAIN if lot.gain > 0 or (not lot.gain and lot.worth > 0 and not lot.lost) else EVEN


def draw_badge(painter: QPainter, rect: QRectF, lot: Lot) -> None:
    """Draw the points in `rect` and, if there is room, the most important remark below them."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(badge_colour(lot)))
    corner = min(rect.height() * 0.28, 9.0)
    painter.drawRoundedRect(rect, corner, corner)
    number, remark = points_text(lot.gain), lot.remark
    small = max(SMALLEST_TYPE, rect.height() * 0.34)
    fits = fitted(remark, rect.width() - 6, enlarged(small, small * 1.1))[1] == remark
    if not remark or not fits or rect.height() < _LEAST_FOR_TWO:
        draw_words(painter, rect, number, min(26.0, rect.height() * 0.66), _INK, _CENTRED, bold=True)
        return
    below = QRectF(rect.x() + 3, rect.bottom() - small * 1.22, rect.width() - 6, small * 1.1)
    above = QRectF(rect.x(), rect.y() + 1, rect.width(), below.y() - rect.y())
    draw_words(painter, above, number, max(SMALLEST_TYPE, above.height() * 0.92), _INK, _CENTRED, bold=True)
    draw_words(painter, below, remark, small, _INK, _CENTRED)
