"""The base of overlays: a page over the board, which stays visible around it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import draw_card
from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.look.fonts import text_scale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

_MARGIN: Final = 14
_VEIL: Final = 150
_BUTTON_HEIGHT, _HIGHER = 40, 20
"""The height of a button, and how much higher it is with text of twice the usual size."""
_USUAL_BUTTON, _BUTTON_GAP = 110, 10
"""The least width of a button if there is room, and what lies between buttons."""


def button_height() -> int:
    """Return the height of the buttons, with text of the current size."""
    return round(_BUTTON_HEIGHT + _HIGHER * (text_scale() - 1))


def squeezed(wanted: Sequence[int], least: Sequence[int], missing: int) -> list[int]:
    """Return the widths `wanted`, less `missing` in all: each gives in proportion to what it has above its `least`."""
    spare = [max(0, width - floor) for width, floor in zip(wanted, least, strict=True)]
    share = min(1.0, missing / max(1, sum(spare)))
    return [width - math.ceil(more * share) for width, more in zip(wanted, spare, strict=True)]


def _words_width(button: QPushButton) -> int:
    """The width that the words of `button` need, with the usual room beside them."""
    return button.sizeHint().width()


class OverlayButton(QPushButton):
    """A button that ignores keys held down before it appeared, so that one key does not close several pages."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and the rest, unless the key is held."""
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class Overlay(QWidget):
    """Base of the pages over the board: a veil, a card in the middle, and buttons at the bottom."""

    closed = Signal()
    """The page was closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN, True)
        self._buttons: list[QPushButton] = []

    def add_button(self, *, primary: bool = False) -> QPushButton:
        """Add a button at the bottom, right of those before."""
        button = OverlayButton(self)
        button.setProperty("primary", primary)
        button.setAutoDefault(True)
        self._buttons.append(button)
        return button

    @property
    def scale(self) -> float:
        """1 for the size of the page in a window of 1440 by 900, otherwise in proportion."""
        return max(0.72, min(self.width() / 1130, self.height() / 606))

    def take_focus(self) -> None:
        """Give the keyboard to this page."""
        self.setFocus()

    def card_width(self) -> int:
        """The width of the card."""
        return min(self.width() - 2 * _MARGIN, round(1040 * self.scale))

    def card(self) -> QRect:
        """The rectangle of the card."""
        wide = self.card_width()
        around = round(42 * self.scale) + self._foot_height()
        high = min(self.height() - 2 * _MARGIN, round(self.content_height()) + around)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def content_height(self) -> float:
        """The preferred height of the content, without buttons."""
        return float(self.height())

    def inner(self) -> QRect:
        """The inside of the card, above the buttons."""
        pad = round(24 * self.scale)
        return self.card().adjusted(pad, round(16 * self.scale), -pad, -self._foot_height() - round(26 * self.scale))

    def _button_rows(self) -> list[list[QPushButton]]:
        """Return the buttons that are not hidden by row, the lowest first: as many in each as have room for words."""
        room = self.card_width() - 2 * round(24 * self.scale)
        rows: list[list[QPushButton]] = [[]]
        left = room
        for button in self._buttons:
            if button.isHidden():
                continue
            width = _words_width(button)
            if rows[-1] and width > left:
                rows.append([])
                left = room
            rows[-1].append(button)
            left -= width + _BUTTON_GAP
        return rows

    def _foot_height(self) -> int:
        return len(self._button_rows()) * (button_height() + _BUTTON_GAP) - _BUTTON_GAP

    def place_buttons(self) -> None:
        """Place those buttons that are not hidden side by side at the bottom of the card, the first at the right.

        They get narrower where they would reach out of the card; what has no room then stands in a row above.
        """
        card, pad = self.card(), round(24 * self.scale)
        y = card.bottom() - round(16 * self.scale) - button_height()
        for row in self._button_rows():
            wanted = [max(_USUAL_BUTTON, _words_width(button)) for button in row]
            missing = max(0, sum(wanted) + _BUTTON_GAP * (len(row) - 1) - (card.width() - 2 * pad))
            x = card.right() - pad
            for width, button in zip(squeezed(wanted, [_words_width(each) for each in row], missing), row, strict=True):
                x -= width
                button.setGeometry(x, y, width, button_height())
                x -= _BUTTON_GAP
            y -= button_height() + _BUTTON_GAP

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme.current()
        painter = QPainter(self)
        try:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            veil = QColor("#0A0D18" if colours.dark else "#2A1A08")
            veil.setAlpha(_VEIL if colours.dark else _VEIL * 2 // 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(QRectF(self.rect()), 16, 16)
            draw_card(painter, QRectF(self.card()), 16, colours, edge=None, scale=1.4)
            self.paint_content(painter, colours)
        finally:
            painter.end()

    def paint_content(self, painter: QPainter, colours: theme.Theme) -> None:
        """Paint the content of the card."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Update the texts."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place_buttons()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.place_buttons()
            self.update()
        super().changeEvent(event)
