"""Words that must fit: the size of type is chosen by the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF

if TYPE_CHECKING:
    from collections.abc import Callable

SMALLEST: Final = 11
"""The smallest type, in device-independent pixels."""


def fit_line(text: str, face: Callable[[float], QFont], pixels: float, width: float) -> tuple[QFont, str]:
    """Return `face` at up to `pixels`, small enough for `text` to fit into `width`, and the text.

    Type gets no smaller than `SMALLEST`; a text that is still too long is cut and ends in an ellipsis.
    """
    largest = max(SMALLEST, round(pixels))
    font = face(largest)
    for size in range(largest, SMALLEST - 1, -1):
        font = face(size)
        if QFontMetricsF(font).horizontalAdvance(text) <= width:
            return font, text
    return font, QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
