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
_USUAL_BUTTON, _BUTTON_GAP, _BESIDE_WORDS = 110, 10, 8
"""The least width of a button if there is room, what lies between buttons, and beside the words of a narrow one."""

_NARROW: Final = "QPushButton { padding-left: 6px; padding-right: 6px; }"


def button_height() -> int:
    """Return the height of the buttons, with text of the current size."""
    return round(_BUTTON_HEIGHT + _HIGHER * (text_scale() - 1))


def squeezed(wanted: Sequence[int], least: Sequence[int], missing: int) -> list[int]:
    """Return the widths `wanted`, less `missing` in all: each gives in proportion to what it has above its `least`."""
    spare = [max(0, width - floor) for width, floor in zip(wanted, least, strict=True)]
    share = min(1.0, missing / max(1, sum(spare)))
    return [width - math.ceil(more * share) for width, more in zip(wanted, spare, strict=True)]


def _words_width(button: QPushButton) -> int:
    """The width that the words of `button` need."""
    return button.fontMetrics().horizontalAdvance(button.text()) + 2 * _BESIDE_WORDS


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
        around = round(42 * self.scale) + button_height()
        high = min(self.height() - 2 * _MARGIN, round(self.content_height()) + around)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def content_height(self) -> float:
        """The preferred height of the content, without buttons."""
        return float(self.height())

    def inner(self) -> QRect:
        """The inside of the card, above the buttons."""
        pad = round(24 * self.scale)
        return self.card().adjusted(pad, round(16 * self.scale), -pad, -button_height() - round(26 * self.scale))

    def place_buttons(self) -> None:
        """Place those buttons that are not hidden side by side at the bottom of the card, the first at the right.

        They get narrower where they would reach out of the card.
        """
        card, pad = self.card(), round(24 * self.scale)
        shown = [button for button in self._buttons if not button.isHidden()]
        room = card.width() - 2 * pad - _BUTTON_GAP * (len(shown) - 1)
        self._pad(shown, "")
        wanted = [max(_USUAL_BUTTON, button.sizeHint().width()) for button in shown]
        if sum(wanted) > room:
            self._pad(shown, _NARROW)
            wanted = [button.sizeHint().width() for button in shown]
        missing = max(0, sum(wanted) - room)
        x = card.right() - pad
        y = card.bottom() - round(16 * self.scale) - button_height()
        for width, button in zip(
            squeezed(wanted, [_words_width(button) for button in shown], missing), shown, strict=True
        ):
            x -= width
            button.setGeometry(x, y, width, button_height())
            x -= _BUTTON_GAP

    @staticmethod
    def _pad(buttons: Sequence[QPushButton], style: str) -> None:
        for button in buttons:
            if button.styleSheet() != style:
                button.setStyleSheet(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the page."""
        super().resizeEvent(event)
        self.place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint veil, card and content."""
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
        """Update language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place_buttons()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.place_buttons()
            self.update()
        super().changeEvent(event)
