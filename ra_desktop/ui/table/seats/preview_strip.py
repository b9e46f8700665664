"""The strip at the bottom of the large panel: a preview by row, or a note."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ra_desktop.ui.look.drawing import points_ink
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, draw_broken, draw_words, words_width
from ra_desktop.ui.words.tiles import points_text, row_label

if TYPE_CHECKING:
    from ra_desktop.ui.look.theme import Theme

_tr = QCoreApplication.translate
_RIGHT = Qt.AlignmentFlag.AlignRight


def draw_note(painter: QPainter, rect: QRectF, scale: float, words: str, colours: Theme) -> None:
    """Draw a sentence, on two lines if the strip is short."""
    _draw_ground(painter, rect, scale, colours.stripe, colours.line)
    room = rect.adjusted(scale * 18, 0, -scale * 18, 0)
    draw_broken(painter, room, words, max(SMALLEST_TYPE + 2, 16.5 * scale), colours.soft_ink)


def draw_preview(
    painter: QPainter,
    rect: QRectF,
    scale: float,
    title: str,
    rows: dict[str, int],
    colours: Theme,
    *,
    matters: bool,
) -> None:
    """Draw points by row and their sum, below a `title`; in colour only if it `matters` now and changes something."""
    total = sum(rows.values())
    if not matters or not total:
        _draw_ground(painter, rect, scale, colours.stripe, colours.line)
    elif total > 0:
        _draw_ground(painter, rect, scale, colours.good, colours.good_line)
    else:
        _draw_ground(painter, rect, scale, colours.bad, colours.bad_line)
    pad = max(8.0, 18 * scale)
    big = max(20.0, 36 * scale)
    number = points_text(total)
    number_width = words_width(number, big, display=True) + 4
    inner = rect.adjusted(pad, 3 * scale, -pad, -4 * scale)
    right = QRectF(inner.right() - number_width, inner.y(), number_width, inner.height())
    draw_words(painter, right, number, big, points_ink(colours, total), _RIGHT, display=True)
    words = inner.adjusted(0, 0, -number_width - 10, 0)
    upper = QRectF(words.x(), words.y(), words.width(), words.height() * 0.48)
    draw_words(painter, upper, title, max(SMALLEST_TYPE, 16 * scale), colours.soft_ink)
    lower = QRectF(words.x(), upper.bottom(), words.width(), words.height() * 0.5)
    _draw_rows(painter, lower, max(SMALLEST_TYPE, 16.5 * scale), rows, colours)


def _draw_ground(painter: QPainter, rect: QRectF, scale: float, ground: str, line: str) -> None:
    painter.setPen(QPen(QColor(line), 1.2))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(rect, 12 * scale, 12 * scale)


def _draw_rows(painter: QPainter, rect: QRectF, size: float, rows: dict[str, int], colours: Theme) -> None:
    pieces = [(row_label(row), points) for row, points in rows.items() if points]
    if not pieces:
        words = _tr("Panels", "no change at the end of this epoch")
        draw_words(painter, rect, words, size, colours.ink)
        return
    gap = size * 1.3

    def widths() -> list[tuple[float, float]]:
        return [
            (words_width(label, size) + size * 0.3, words_width(points_text(points), size, bold=True) + 1)
            for label, points in pieces
        ]

    while size > SMALLEST_TYPE and sum(map(sum, widths())) + gap * (len(pieces) - 1) > rect.width():
        size -= 0.5
        gap = size * 1.0
    squeeze = min(1.0, rect.width() / (sum(map(sum, widths())) + gap * (len(pieces) - 1)))
    x = rect.x()
    for (label, points), (wide, number) in zip(pieces, widths(), strict=True):
        room = QRectF(x, rect.y(), wide * squeeze, rect.height())
        draw_words(painter, room, label, size, colours.ink)
        room = QRectF(room.right(), rect.y(), number * squeeze, rect.height())
        draw_words(painter, room, points_text(points), size, points_ink(colours, points), bold=True)
        x = room.right() + gap * squeeze
