"""A sheet that lies over the board for a while: the board shines through around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ra_desktop.ui.look import theme
from ra_desktop.ui.look.drawing import draw_card

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

_MARGIN: Final = 14
_VEIL: Final = 150
BUTTON_HEIGHT: Final = 40


class OverlayButton(QPushButton):
    """A button that a key pressed before it was there does not press: one that is held closes a page, no more."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Space and the rest, unless the key is held."""
        if event.isAutoRepeat():
            event.accept()
        else:
            super().keyPressEvent(event)


class Overlay(QWidget):
    """Base of the pages over the board: a veil, a card in the middle of it, and buttons along its foot."""

    closed = Signal()
    """The person has seen enough."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._buttons: list[QPushButton] = []

    def add_button(self, *, primary: bool = False) -> QPushButton:
        """A button at the foot, right of those before."""
        button = OverlayButton(self)
        button.setProperty("primary", primary)
        button.setAutoDefault(True)
        self._buttons.append(button)
        return button

    @property
    def scale(self) -> float:
        """1 at the size of the page in a window of 1440 by 900; larger and smaller with the page."""
        return max(0.72, min(self.width() / 1130, self.height() / 606))

    def card_width(self) -> int:
        """How wide the card is."""
        return min(self.width() - 2 * _MARGIN, round(1040 * self.scale))

    def card(self) -> QRect:
        """Where the card lies."""
        wide = self.card_width()
        around = round(42 * self.scale) + BUTTON_HEIGHT
        high = min(self.height() - 2 * _MARGIN, round(self.content_height()) + around)
        return QRect((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def content_height(self) -> float:
        """How high what is on the card would like to be, without buttons."""
        return float(self.height())

    def inner(self) -> QRect:
        """Inside of the card, above the buttons."""
        pad = round(24 * self.scale)
        return self.card().adjusted(pad, round(16 * self.scale), -pad, -BUTTON_HEIGHT - round(26 * self.scale))

    def place_buttons(self) -> None:
        """Put the buttons side by side at the foot of the card, the first at the right."""
        card = self.card()
        x = card.right() - round(24 * self.scale)
        y = card.bottom() - round(16 * self.scale) - BUTTON_HEIGHT
        for button in self._buttons:
            width = max(110, button.sizeHint().width())
            x -= width
            button.setGeometry(x, y, width, BUTTON_HEIGHT)
            x -= 10

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in its place."""
        super().resizeEvent(event)
        self.place_buttons()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint veil, card and what is on it."""
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
        """Paint what is on the card."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Ask for all words again."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.place_buttons()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self.place_buttons()
            self.update()
        super().changeEvent(event)
