"""Fitting text: smaller, narrower or on two lines before it is cut.

Type sizes, widths and heights are in device-independent pixels.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ra_desktop.console.terminal import lines as escaped_lines

from .fonts import display_font, scaled, text_font

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CENTRED, LEFT, RIGHT = Qt.AlignmentFlag.AlignCenter, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
SMALLEST_TYPE: Final = 11.0
"""The smallest type, in device-independent pixels."""
_LONG_WORD: Final = re.compile(r"\S{45}(?=\S)")
_DOT: Final = " · "
_WORTH_A_WORSE_BREAK: Final = 1.09
"""How much larger the type must become for lines of less equal length."""
_FILLED: Final = 0.9
"""The greatest share of the height of a place that enlarged type takes."""
_NARROWEST: Final = 78
"""The narrowest setting in per cent, before text is cut."""
_MOST_KNOWN: Final = 1024
"""Size of the LRU caches of fitted texts and of text widths: a game has 700 texts."""
_MOST_FACES: Final = 128
"""Fonts that are kept: as long as one is there, so is what Qt knows of its glyphs, 24 KB."""


def breakable(text: str) -> str:
    """`text`, which someone else has written, with places where its very long words may be broken.

    A label, a box or a tooltip is never narrower than its longest word, and so may outgrow the screen. What would end
    the text or turn its direction is written as an escape.
    """
    return _LONG_WORD.sub("\\g<0>\u200b", escaped_lines(text))


def unbroken(text: str) -> str:
    """Return `text` as it was before :func:`breakable`."""
    return text.replace("\u200b", "")


def fitted(
    words: str, width: float, pixels: float, *, display: bool = False, bold: bool = False, medium: bool = False
) -> tuple[QFont, str]:
    """Return the largest type up to `pixels` in which `words` fit into `width`, and the text.

    Text is set smaller, then narrower, then in the plainer font; only then is it cut, with an ellipsis.
    """
    face, shown = _fitted(words, width, pixels, display, bold, medium)
    return QFont(_font(*face)), shown


_Face = tuple[int, QFont.Weight | None, int]
"""Size, weight and stretch; without a weight, the display face."""


@lru_cache(maxsize=_MOST_FACES)
def _font(size: int, weight: QFont.Weight | None, stretch: int) -> QFont:
    if weight is None:
        return display_font(size)
    font = text_font(size, weight)
    font.setStretch(stretch)
    return font


@lru_cache(maxsize=_MOST_KNOWN)
def _fitted(words: str, width: float, pixels: float, display: bool, bold: bool, medium: bool) -> tuple[_Face, str]:
    weight = _weight(bold, medium)
    largest = max(round(SMALLEST_TYPE), round(pixels))
    if display:
        for size in range(largest, 12, -1):
            face: _Face = size, None, 100
            if QFontMetricsF(_font(*face)).horizontalAdvance(words) <= width:
                return face, words
        largest = 15
    small = round(SMALLEST_TYPE)
    for stretch, first, last in (
        (100, largest, largest * 0.86),
        (90, largest * 0.9, largest * 0.74),
        (90, largest * 0.74, small),
        (_NARROWEST, small + 1, small),
    ):
        for size in range(max(small, round(first)), max(small, round(last)) - 1, -1):
            face = size, weight, stretch
            if QFontMetricsF(_font(*face)).horizontalAdvance(words) <= width:
                return face, words
    return face, QFontMetricsF(_font(*face)).elidedText(words, Qt.TextElideMode.ElideRight, width)


def shortened(words: str, width: float, pixels: float) -> str:
    """Return `words`, or as many of their dot-separated parts as fit into `width` without much shrinking."""
    parts = words.split(_DOT)
    while len(parts) > 1:
        font, shown = fitted(_DOT.join(parts), width, pixels)
        if shown == _DOT.join(parts) and font.pixelSize() >= min(pixels, SMALLEST_TYPE + 1):
            break
        parts.pop()
    return _DOT.join(parts)


def broken(
    words: str,
    width: float,
    height: float,
    pixels: float,
    *,
    display: bool = False,
    bold: bool = False,
    medium: bool = False,
    least: float = 0.72,
) -> tuple[QFont, list[str]]:
    """Like :func:`fitted`, but on two lines if one would need type smaller than a share `least` of `pixels`.

    A single word is only broken if it would be cut.
    """
    font, shown = fitted(words, width, pixels, display=display, bold=bold, medium=medium)
    comfortable = font.pixelSize() >= min(pixels, max(12.0, pixels * least)) and font.stretch() in (0, 100, 90)
    if shown == words and (comfortable or height < 2 * SMALLEST_TYPE + 2 or not _breaks(words)):
        return font, [shown]
    best: tuple[QFont, list[str]] = (font, [shown])
    largest = 0.0
    size = height / 2 * 0.92
    for cut in sorted(
        _breaks(words) or [len(words) // 2], key=lambda place: abs(place - len(words) / 2)
    ):  # alike lines look best
        lines = [words[:cut].rstrip(), words[cut:].lstrip()]
        fonts = [fitted(line, width, min(pixels, size), bold=bold, medium=medium) for line in lines]
        whole = all(text == line for (_, text), line in zip(fonts, lines, strict=True))
        smallest = min((f for f, _ in fonts), key=breadth)
        if whole and breadth(smallest) > largest * _WORTH_A_WORSE_BREAK:
            best, largest = (smallest, lines), breadth(smallest)
    return best


def breadth(font: QFont) -> float:
    """Return the size of `font`, reduced if it is set narrow."""
    return font.pixelSize() * (font.stretch() or 100) / 100


def _breaks(words: str) -> list[int]:
    """Return where `words` may be broken: at spaces and hyphens."""
    return [place + 1 for place, letter in enumerate(words[:-1]) if letter in " -" and place]


def enlarged(pixels: float, height: float) -> float:
    """Return `pixels` scaled by the user's text size, but no larger than a line of `height` pixels allows."""
    return max(pixels, min(scaled(pixels), height * _FILLED))


def enlarged_in_a_line(
    words: str, pixels: float, width: float, height: float, *, display: bool = False, bold: bool = False
) -> float:
    """Like :func:`enlarged`, but no larger than `words` can be on one line, if they can be as large as usual there.

    Otherwise larger type would break a line that needs no break, or even a word.
    """
    size = enlarged(pixels, height)
    if words_width(words, pixels, display=display, bold=bold) > width:
        return size
    while size > pixels and words_width(words, size, display=display, bold=bold) > width:
        size -= 1
    return max(size, pixels)


def draw_words(
    painter: QPainter,
    rect: QRectF,
    words: str,
    pixels: float,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    display: bool = False,
    bold: bool = False,
) -> None:
    """Draw `words` in `rect`, vertically centred, in the largest type up to `pixels` that fits.

    Where the user wants larger text, it is larger as far as `rect` is high enough.
    """
    if not words or rect.width() <= 0:
        return
    font, shown = fitted(words, rect.width(), enlarged(pixels, rect.height()), display=display, bold=bold)
    _write(painter, rect, font, [shown], QColor(colour), align)


def common_size(least: Callable[[float], float], pixels: float) -> float:
    """Return the largest type up to `pixels` in which all words are set; `least` is the smallest set with a given one.

    Words that had become narrow rather than small in larger type may be set smaller again with less.
    """
    while (smaller := least(pixels)) < pixels:
        pixels = smaller
    return pixels


def draw_alike(painter: QPainter, rooms: Sequence[tuple[QRectF, str]], pixels: float, colour: QColor | str) -> None:
    """Like :func:`draw_words` for titles in their rectangles, but all as large as the ones with the least room."""

    def smallest(most: Callable[[QRectF], float]) -> int:
        fonts = [fitted(words, rect.width(), most(rect), display=True)[0] for rect, words in rooms]
        return min(font.pixelSize() for font in fonts)

    size = common_size(lambda most: smallest(lambda _: most), smallest(lambda rect: enlarged(pixels, rect.height())))
    for rect, words in rooms:
        font, shown = fitted(words, rect.width(), size, display=True)
        _write(painter, rect, font, [shown], QColor(colour), Qt.AlignmentFlag.AlignLeft)


def size_for_all(labels: Sequence[str], width: float, height: float, pixels: float, *, bold: bool = False) -> float:
    """Return the largest size in which each of `labels` is whole and not very narrow; `pixels` unless text is large."""
    size = round(max(pixels, min((enlarged_in_a_line(words, pixels, width, height) for words in labels), default=0.0)))
    while size > SMALLEST_TYPE:
        fonts = [broken(words, width, height, size, bold=bold)[0] for words in labels]
        if all(font.pixelSize() >= size and font.stretch() in (0, 100, 90) for font in fonts):
            break
        size -= 1
    return size


def draw_broken(
    painter: QPainter,
    rect: QRectF,
    words: str,
    pixels: float,
    colour: QColor | str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    *,
    display: bool = False,
    bold: bool = False,
    larger: bool = True,
) -> None:
    """Like :func:`draw_words`, on two lines if necessary; `pixels` is the size for large text too if not `larger`."""
    if not words or rect.width() <= 0:
        return
    size = pixels
    if larger:
        size = enlarged_in_a_line(words, pixels, rect.width(), rect.height(), display=display, bold=bold)
    font, lines = broken(words, rect.width(), rect.height(), size, display=display, bold=bold)
    _write(painter, rect, font, lines, QColor(colour), align)


def _write(
    painter: QPainter, rect: QRectF, font: QFont, lines: list[str], colour: QColor, align: Qt.AlignmentFlag
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    step = QFontMetricsF(font).height() * 0.88
    for number, line in enumerate(lines):
        shift = (number - (len(lines) - 1) / 2) * step
        painter.drawText(rect.translated(0, shift).adjusted(0, -6, 0, 6), flags, line)


@lru_cache(maxsize=_MOST_KNOWN)
def words_width(words: str, pixels: float, *, display: bool = False, bold: bool = False) -> float:
    """Return the width of `words` in pixels, in type of `pixels`; `display` and `bold` choose the face."""
    font = display_font(pixels) if display else text_font(pixels, _weight(bold))
    return QFontMetricsF(font).horizontalAdvance(words)


def write_centred(painter: QPainter, centre: QPointF, words: str, font: QFont, colour: QColor | str) -> None:
    """Draw one line whose capitals and figures are centred on `centre`."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(
        QPointF(centre.x() - metrics.horizontalAdvance(words) / 2, centre.y() + metrics.capHeight() / 2), words
    )


def _weight(bold: bool, medium: bool = False) -> QFont.Weight:
    if bold:
        return QFont.Weight.Bold
    return QFont.Weight.Medium if medium else QFont.Weight.Normal
