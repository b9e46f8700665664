"""A button of the bar: its text, and the key that does the same; and the places of all of them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.look.art import copy_picture, paint_box, paint_disc, picture_of
from ra_desktop.ui.look.drawing import GLOW
from ra_desktop.ui.look.fonts import text_font, text_scale
from ra_desktop.ui.look.lettering import SMALLEST_TYPE, broken, enlarged, enlarged_in_a_line, fitted, words_width
from ra_desktop.ui.look.theme import Theme, current

if TYPE_CHECKING:
    from collections.abc import Sequence


_TEXT, _KEY = 16.0, 13.0
"""Sizes of text and key, at scale 1."""
_STRONGER: Final = 1.12
"""Size of the text of a move, in sizes of other text."""
_KEY_SHARE: Final = 0.36
"""The greatest share of a button's height for a line with an enlarged key below the text."""
_INSET, _BESIDE = 12.0, 9.0
"""Beside the text, and between text and key, at scale 1."""
_LEAST_INSET: Final = 2.0
_NARROW, _FRAME = 0.79, 4.0
"""How wide narrow type is, and the edges of a button."""
_LINE_STEP: Final = 1.02
"""From one baseline to the next, in sizes of the type."""
_PRESSES: Final = (Qt.Key.Key_Space, Qt.Key.Key_Select)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True, slots=True)
class Line:
    """Words on a button."""

    font: QFont
    words: tuple[str, ...]
    """One or two lines."""
    room: QRectF
    centred: bool


class BarButton(QPushButton):
    """A button with its text, and its key beside or below it."""

    is_move = False
    """Whether it is one of the strongest things on the screen: a move that may be made now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.key = ""
        self.is_primary = False
        self.is_stacked = False
        """Whether the key is below the text."""
        self.scale = 1.0
        self.largest = math.inf
        """The greatest type size of the text: that of the buttons beside it."""
        self.widest: tuple[str, ...] = ()
        """Other texts that it may have: it keeps the width that the longest needs."""
        self._picture = QPixmap()
        self._painted_as: tuple[object, ...] = ()
        self.setStyleSheet("min-width: 0; min-height: 0; padding: 0;")  # it paints and places itself
        # A click leaves the keyboard focus on the board, for the arrow keys and Enter.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def width_for(self, scale: float, *, stacked: bool) -> float:
        """Return the width that text and key need."""
        text = max(words_width(words, _TEXT * scale) for words in (self.text(), *self.widest))
        key = words_width(self.key, _key_size(scale))
        if stacked:
            return max(text, key) + 2 * max(5.5, _INSET * 0.6 * scale)
        return text + key + (2 * _INSET + _BESIDE * bool(self.key)) * scale + 3

    def least_width(self) -> float:
        """Return the width in which no word is broken and the key is whole, in the smallest type set narrow."""
        words = [*" ".join((self.text(), *self.widest)).split(), self.key]
        longest = max((words_width(word, SMALLEST_TYPE) for word in words), default=0.0)
        return longest * _NARROW + 2 * _LEAST_INSET + _FRAME

    def sizeHint(self) -> QSize:
        """Return the size that text and key need side by side."""
        return QSize(round(self.width_for(self.scale, stacked=False)), round(38 * self.scale))

    def focus_rect(self) -> QRect:
        """Return what the ring of the focus surrounds."""
        return self.face.toAlignedRect()

    @property
    def works(self) -> bool:
        """Whether the button looks enabled: it can be pressed, or could be without the page over it."""
        return not self.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled)

    @property
    def face(self) -> QRectF:
        """Return the button without its shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -1, -SHADOW)

    def lettering(self) -> list[Line]:
        """Return what is written on the button: the text and, if it has one, the key."""
        face, scale = self.face, self.scale
        key_font = text_font(_key_size(scale))
        inset = _LEAST_INSET if self.is_stacked else max(_LEAST_INSET, _INSET * scale)
        room = face.adjusted(inset, 0, -inset, 0)
        if not self.key:
            return [self._text(room, centred=True)]
        if self.is_stacked:
            size = enlarged(_key_size(scale), min(_TEXT * scale * 1.1, face.height() * _KEY_SHARE))
            foot = QFontMetricsF(text_font(size)).capHeight() + max(4.0, face.height() * 0.16)
            key_font, key = fitted(self.key, room.width(), size)
            below = QRectF(room.x(), face.bottom() - foot, room.width(), foot - face.height() * 0.06)
            above = QRectF(room.x(), face.y() + 2, room.width(), below.top() - face.y() - 3)
            return [self._text(above, centred=True), Line(key_font, (key,), below, centred=True)]
        key_width = QFontMetricsF(key_font).horizontalAdvance(self.key) + 1
        left = QRectF(room.x(), room.y(), room.width() - key_width - _BESIDE * 0.6 * scale, room.height())
        right = QRectF(room.right() - key_width, room.y(), key_width, room.height())
        return [self._text(left, centred=False), Line(key_font, (self.key,), right, centred=False)]

    def _text(self, room: QRectF, *, centred: bool) -> Line:
        strong = self.is_move and self.works
        usual = max(SMALLEST_TYPE + 1, round(_TEXT * self.scale * (_STRONGER if self.is_move else 1)))
        size = min(enlarged_in_a_line(self.text(), usual, room.width(), room.height(), bold=True), self.largest)
        font, lines = broken(
            self.text(), room.width(), room.height() + 1, size, bold=strong, medium=not strong, least=0.9
        )
        return Line(font, tuple(lines), room, centred)

    # --- keyboard ---------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter press the button; all other keys play on."""
        if event.key() in _PRESSES:
            super().keyPressEvent(event)
        elif event.key() in _ENTER and not event.isAutoRepeat():
            self.click()
        else:
            event.ignore()

    # --- painting ---------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture, which is painted again when anything has changed: sprites pass above."""
        looks = (
            self.size(), self.devicePixelRatioF(), current(), self.text(), self.key, self.scale, self.is_primary,
            self.is_stacked, self.works, self.isChecked(), self.isDown(), self.underMouse(), self.largest
        )  # fmt: skip
        if looks != self._painted_as:
            self._picture = picture_of(self.paint, self.size(), self.devicePixelRatioF())
            self._painted_as = looks
        painter = QPainter(self)
        copy_picture(painter, self._picture)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Paint a move as a carnelian button with a shadow while it is enabled; a tool as words, under the pointer with
        a ground.
        """
        theme, enabled, down = current(), self.works, self.isDown()
        face = self.face.translated(0, 1 if down else 0)
        radius = 9 * min(self.scale, 1.3)
        if self.is_move and enabled and not down:
            paint_box(painter, face.translated(0.5, 2), radius, QColor(26, 16, 6, 60))
        fill, line, ink, soft = self.paint_colours()
        paint_box(painter, face, radius, fill, line, 1.2)
        if self.is_move and self.is_primary and enabled:
            paint_box(painter, face.adjusted(2.4, 2.4, -2.4, -2.4), radius - 2, None, GLOW, 2.0)
        if self.isCheckable():
            self._paint_lamp(painter, face, theme)
        for words, colour in zip(self.lettering(), (ink, soft), strict=False):
            _write(painter, words, QColor(colour), 1 if down else 0)

    def _paint_lamp(self, painter: QPainter, face: QRectF, theme: Theme) -> None:
        """Paint a lamp in a corner without words: lit while what the button switches is on, otherwise empty."""
        lit = self.isChecked() and self.works
        reach = max(3.5, (4.5 if self.is_stacked else 3.4) * self.scale)
        inset = 2 * reach + 1 if self.is_stacked else reach + 3
        centre = QPointF(face.right() - inset, face.bottom() - inset if self.is_stacked else face.y() + inset)
        edge = theme.accent_line if lit else theme.soft_ink
        paint_disc(painter, centre, reach, theme.accent if lit else None, edge, 1.4)

    def paint_colours(self) -> tuple[str, str, str, str]:
        """Return the colours of face, outline, text and key."""
        theme, down, hovered = current(), self.isDown(), self.underMouse()
        if not self.works:
            ink = theme.soft_ink if self.is_move else theme.faint_ink
            return "transparent", theme.line if self.is_move else "transparent", ink, ink
        if self.is_move:
            fill = theme.accent_pressed if down else theme.accent_hover if hovered else theme.accent
            return fill, theme.accent_line, theme.accent_ink, theme.accent_ink
        return (
            theme.selection if down else theme.hover if hovered else "transparent",
            "transparent",
            theme.ink,
            theme.soft_ink,
        )


def _key_size(scale: float) -> float:
    return max(SMALLEST_TYPE, round(_KEY * scale))


def _write(painter: QPainter, line: Line, colour: QColor, drop: int) -> None:
    metrics, room = QFontMetricsF(line.font), line.room
    painter.setFont(line.font)
    painter.setPen(colour)
    step = line.font.pixelSize() * _LINE_STEP
    high = metrics.capHeight() + (len(line.words) - 1) * step
    y = room.center().y() + high / 2 - (len(line.words) - 1) * step + drop
    for number, words in enumerate(line.words):
        spare = room.width() - metrics.horizontalAdvance(words)
        painter.drawText(QPointF(room.x() + (spare / 2 if line.centred else 0), y + number * step), words)


SHADOW: Final = 3
"""Room below each button for its shadow."""

_LEAST_HEIGHT, _SHARE, _MOST_HEIGHT = 46, 0.088, 84
"""Height of the bar: at least, as a share of board and bar, and at most."""
_GROWS: Final = 1.1
"""How much of what text grows the bar grows; its buttons have room for somewhat larger text already."""
_EDGE, _GAP = 3, 5.0
"""Beside the bar, as beside the board; and between two buttons, at scale 1."""
_MOVE_SHARES: Final = (0.172, 0.172, 0.126)
"""Width of each move's button, as a share of the bar: the same at every speed and in every language."""
_LARGEST_MOVE: Final = 190.0
"""Greatest width of a move's button, at scale 1."""


def bar_height(high: float) -> int:
    """Return the height of the bar where it shares `high` with the board; higher for larger text."""
    return round(min(max(_LEAST_HEIGHT, high * _SHARE), _MOST_HEIGHT) * (1 + _GROWS * (text_scale() - 1)))


@dataclass(frozen=True, slots=True)
class BarLayout:
    """The strip, and each button in it."""

    strip: QRectF
    moves: tuple[QRect, ...]
    """At the left, the first always at the same place."""
    tools: tuple[QRect, ...]
    """At the right."""
    room_for_tools: float
    """The width that the tools may share."""

    @classmethod
    def fit(cls, size: QSizeF, scale: float, moves: int, tools: Sequence[float], rows: int = 1) -> BarLayout:
        """Arrange a bar of `size`: up to three `moves`, a single one as wide as two, and tools in `rows`."""
        strip = QRectF(_EDGE, 0.5, size.width() - 2 * _EDGE, size.height() - 3.5)
        gap = _GAP * min(scale, 1.6)
        inside = strip.adjusted(gap * 1.4, gap, -gap * 1.4, -gap + SHADOW)
        x, places = inside.x(), []
        for share in _MOVE_SHARES:
            width = min(share * inside.width(), _LARGEST_MOVE * scale)
            places.append(QRectF(x, inside.y(), width, inside.height()))
            x += width + gap
        room = inside.right() - x
        if moves == 1:
            places[0] = places[0].united(places[1])
        at_right, height = [], inside.height() / rows
        for row in range(rows):
            widths = tools[row * len(tools) // rows : (row + 1) * len(tools) // rows]
            x = inside.right() - sum(widths)
            for width in widths:
                at_right.append(QRectF(x, inside.y() + row * height, width - 1, height).toRect())
                x += width
        return cls(strip, tuple(place.toRect() for place in places[:moves]), tuple(at_right), room)
