"""A card on the start page, with a picture, a title and a line of text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ra_desktop.ui.look.art import paint_art, paint_box, paint_disc, painting
from ra_desktop.ui.look.fonts import display_font, scaled, text_font
from ra_desktop.ui.look.mark_painter import draw_mark
from ra_desktop.ui.look.theme import current

_MARGIN: Final = 8
"""Margin for the shadow and the focus ring, in units of the page's scale."""
_DISC: Final = "#1F3A63"
_TITLE_PIXELS: Final = 27
_SMALL_TITLE_PIXELS: Final = 23
_LINE_PIXELS: Final = 16
_LEAST_PIXELS: Final = 11
_TITLE_SHARE: Final = 0.44
"""The greatest size of the title, as a share of the card's height."""
_LINE_SHARE: Final = 0.78
"""The greatest size of the line, as a share of the title's."""


class StartCard(QAbstractButton):
    """A button that looks like a card. Space or Enter presses it; its text has a mnemonic."""

    def __init__(self, picture: str, mark: str, parent: QWidget | None = None) -> None:
        """`picture` is a drawing of the board (``boat``) for the main card, `mark` a category's for a small one."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._picture, self._mark = picture, mark
        self._small = True
        self.line = ""
        """The text below the title."""
        self._scale = 1.0
        self.is_primary = False
        """Whether the card is highlighted."""
        self._shows_mnemonic = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_texts(self, title: str, line: str = "") -> None:
        """Set the title, with ``&`` before its mnemonic, and the line below it."""
        self.setText(title)
        self.line = line
        self.setAccessibleName(title.replace("&", ""))
        self.setAccessibleDescription(line)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Set the scale; 1 is the size for a small window."""
        self._scale = scale
        self.update()

    def set_main(self, main: bool) -> None:
        """Show the card large and highlighted, as the one for Enter, or small."""
        self.is_primary, self._small = main, not main
        self.update()

    def show_mnemonic(self, shown: bool) -> None:
        """Set whether the underline of the mnemonic is `shown`."""
        self._shows_mnemonic = shown
        self.update()

    def sizeHint(self) -> QSize:
        """The size at scale 1; the page sets the real one."""
        return QSize(220, 76) if self._small else QSize(340, 112)

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802 - Qt calls it
        margin = round(_MARGIN * self._scale)
        return self.rect().adjusted(margin, margin, -margin, -margin).contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focus_rect(self) -> QRect:
        """Return what the ring of the focus surrounds: the card without its shadow."""
        margin = round(_MARGIN * self._scale)
        return self.rect().adjusted(margin, margin, -margin, -margin)

    # --- drawing ------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, raised under the pointer and pressed while it is clicked."""
        with painting(self) as painter:
            scale = self._scale
            lift = (1.5 if self.isDown() else -2.0 if self.underMouse() else 0.0) * scale
            margin = _MARGIN * scale
            card = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin).translated(0, lift)
            self._paint_ground(painter, card)
            side = card.height() - (26 if self._small else 30) * scale
            picture = QRectF(card.x() + 16 * scale, card.center().y() - side / 2, side, side)
            self._paint_picture(painter, picture)
            words = QRectF(card)
            words.setLeft(picture.right() + (12 if self._small else 16) * scale)
            words.setRight(card.right() - 14 * scale)
            self._paint_words(painter, words)

    def _paint_ground(self, painter: QPainter, card: QRectF) -> None:
        theme, scale = current(), self._scale
        corner = (14 if self._small else 18) * scale
        for step in range(4):
            grow = (step - 1) * 1.3 * scale
            shadow = card.translated(0, 3.2 * scale).adjusted(-grow, -grow, grow, grow)
            paint_box(painter, shadow, corner + grow, QColor(8, 10, 26, 30))
        if self.is_primary:
            ground = (
                theme.accent_pressed if self.isDown() else theme.accent_hover if self.underMouse() else theme.accent
            )
            edge = theme.accent_line
        else:
            ground = theme.selection if self.isDown() else theme.hover if self.underMouse() else theme.card
            edge = theme.line
        paint_box(painter, card, corner, ground, edge, 1.2 * scale)

    def _paint_picture(self, painter: QPainter, rect: QRectF) -> None:
        if self._small:
            draw_mark(painter, rect.center(), rect.width() / 2, self._mark)
            return
        paint_disc(painter, rect.center(), rect.width() / 2, _DISC, "#FFD970", 1.6 * self._scale)
        inset = rect.width() * (0.10 if self._picture == "boat" else 0.15)
        paint_art(painter, f"board/{self._picture}", rect.adjusted(inset, inset, -inset, -inset))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        theme, scale = current(), self._scale
        ink = QColor(theme.accent_ink if self.is_primary else theme.ink)
        soft = QColor(theme.accent_ink if self.is_primary else theme.soft_ink)
        title = self.text()
        font, height = self._title_type(room)
        line_font, line_height = self._line_type(room, room.height() - height - 8 * scale)
        total = height + (line_height + 2 * scale if line_height else 0)
        top = room.center().y() - total / 2
        painter.setFont(font)
        painter.setPen(ink)
        mnemonic = Qt.TextFlag.TextShowMnemonic if self._shows_mnemonic else Qt.TextFlag.TextHideMnemonic
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap | mnemonic
        painter.drawText(QRectF(room.x(), top, room.width(), height), flags, title)
        if line_height:
            painter.setFont(line_font)
            painter.setPen(soft)
            painter.drawText(
                QRectF(room.x(), top + height + 2 * scale, room.width(), line_height + 2),
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
                self.line,
            )

    def _title_type(self, room: QRectF) -> tuple[QFont, float]:
        """Return the largest type for the title, on two lines where no other line is below it, and its height."""
        usual = (_SMALL_TITLE_PIXELS if self._small else _TITLE_PIXELS) * self._scale
        size = min(scaled(usual), room.height() * _TITLE_SHARE)
        words = self.text().replace("&", "")
        while True:
            font = display_font(size)
            metrics = QFontMetricsF(font)
            if metrics.horizontalAdvance(words) <= room.width() or size <= _LEAST_PIXELS:
                return font, metrics.height()
            broken = metrics.boundingRect(QRectF(0, 0, room.width(), 1000), Qt.TextFlag.TextWordWrap.value, words)
            if not self.line and broken.width() <= room.width() and broken.height() <= room.height():
                return font, broken.height()
            size -= 1

    def _line_type(self, room: QRectF, high: float) -> tuple[QFont, float]:
        """Return the largest type for the line on up to two lines of `room`, `high` in all, and its height."""
        if not self.line:
            return text_font(_LINE_PIXELS), 0.0
        usual = _LINE_PIXELS * self._scale
        size = min(scaled(usual), _TITLE_PIXELS * self._scale * _LINE_SHARE)
        while True:
            font = text_font(size)
            metrics = QFontMetricsF(font)
            needed = metrics.boundingRect(
                QRectF(0, 0, room.width(), 1000), Qt.TextFlag.TextWordWrap.value, self.line
            ).height()
            fits = needed <= 2 * metrics.lineSpacing() + 1 and (needed <= high or (size <= usual and not self._small))
            if fits or size <= _LEAST_PIXELS:
                return font, min(needed, 2 * metrics.lineSpacing() + 1)
            size -= 1
