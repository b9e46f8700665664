"""Words that must fit: the size of type is chosen by the room there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, Qt
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


def fit_lines(text: str, face: Callable[[float], QFont], pixels: float, room: QSizeF) -> tuple[QFont, list[str]]:
    """Like `fit_line`, but on two lines where that lets the type be larger; `room` holds all of them."""
    for size in range(max(SMALLEST, round(pixels)), SMALLEST - 1, -1):
        font = face(size)
        metrics = QFontMetricsF(font)
        for lines in ([text], _halves(text)):
            high = metrics.capHeight() + metrics.descent() + (len(lines) - 1) * line_step(font)
            wide = max(metrics.horizontalAdvance(line) for line in lines)
            if wide <= room.width() and high <= room.height():
                return font, lines
    font, line = fit_line(text, face, pixels, room.width())
    return font, [line]


def line_step(font: QFont) -> float:
    """From one baseline to the next."""
    return font.pixelSize() * 1.02


def _halves(text: str) -> list[str]:
    """The text broken at a space so that the longer part is short; whole if it has no space."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if not spaces:
        return [text]
    cut = min(spaces, key=lambda place: max(place, len(text) - place - 1))
    return [text[:cut], text[cut + 1 :]]
