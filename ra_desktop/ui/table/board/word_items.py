"""Text on the board: labels and the banner."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ra_desktop.ui.look.lettering import fitted, write_centred
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.look.tooltips import plain

from .items import BoardItem
from .table_painter import banner_text_rect, paint_banner

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget


PLATE: Final = 0.3
"""How far the plate under a label reaches beyond its words, as a share of their rectangle's height."""


class LabelItem(BoardItem):
    """One line of text in a rectangle."""

    def __init__(
        self, name: str, share: float, align: Qt.AlignmentFlag, *, display: bool = False, plate: bool = False
    ) -> None:
        """`share` is the type size as a share of the rectangle's height; `display` selects the display font.

        With `plate` it has a ground of its own in high contrast.
        """
        super().__init__(name)
        self._share, self._align, self._display, self._plate = share, align, display, plate
        self.text = ""
        """The text."""
        self._colour = QColor()

    def set_text(self, text: str, colour: QColor | None = None) -> None:
        """Show `text`, in `colour` or the previous one."""
        colour = self._colour if colour is None else colour
        if text != self.text or colour != self._colour:
            self.text, self._colour = text, QColor(colour)
            self.update()

    def set_colour(self, colour: QColor) -> None:
        """Set the colour."""
        self.set_text(self.text, colour)

    def fitted(self) -> tuple[QFont, str]:
        """The font and the text as drawn."""
        return fitted(self.text, self.box.width(), self.box.height() * self._share, display=self._display)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font, text = self.fitted()
        if self._plate and text and current().strong:
            self._paint_plate(painter, QFontMetricsF(font).horizontalAdvance(text))
        painter.setFont(font)
        painter.setPen(self._colour)
        painter.drawText(self.box, self._align | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_plate(self, painter: QPainter, width: float) -> None:
        theme, box = current(), QRectF(self.box)
        box.setWidth(width)
        if self._align & Qt.AlignmentFlag.AlignRight:
            box.moveRight(self.box.right())
        reach = box.height() * PLATE - 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.line), 1.2))
        painter.setBrush(QColor(theme.window))
        painter.drawRoundedRect(box.adjusted(-reach, -1, reach, 1), reach, reach)


class BannerItem(BoardItem):
    """The ribbon with one line on what is going on; as wide as its text needs."""

    _TAILS: Final = 84.0
    _LEAST: Final = 0.46
    _TEXT: Final = 0.54

    def __init__(self) -> None:
        super().__init__("banner")
        self.text = ""
        """The whole line."""
        self.accent: QColor | None = None
        """The colour of the lines along the ribbon; None for a neutral one."""
        self._widest = QRectF()

    def set_text(self, text: str, accent: QColor | None) -> None:
        """Show `text`; `accent` lines the ribbon in a player's colour."""
        if text != self.text or accent != self.accent:
            self.text, self.accent = text, accent
            self._take_room()
            self.update()

    def set_rect(self, rect: QRectF, margin: float = 0.0) -> None:
        """Centre the strip in `rect`, and keep it no wider."""
        self._widest = QRectF(rect)
        self._margin = margin
        self._take_room()

    def fitted(self) -> tuple[QFont, str]:
        """The font and the text as drawn."""
        unit = self._widest.height() / 40
        width = self._widest.width() - self._TAILS * unit
        return fitted(self.text, width, self._widest.height() * self._TEXT, display=True)

    def _take_room(self) -> None:
        if self._widest.isEmpty():
            return
        font, text = self.fitted()
        unit = self._widest.height() / 40
        words = QFontMetricsF(font).horizontalAdvance(text)
        width = max(words + self._TAILS * unit + 40 * unit, self._widest.width() * self._LEAST)
        width = 2 * math.ceil(min(width, self._widest.width()) / 2)
        rect = QRectF(self._widest.center().x() - width / 2, self._widest.y(), width, self._widest.height())
        cut = text != self.text
        self.setToolTip(plain(self.text) if cut else "")
        super().set_rect(rect, self._margin)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        box = self.box
        paint_banner(painter, box, theme=current(), accent=self.accent)
        font, text = self.fitted()
        write_centred(painter, banner_text_rect(box).center(), text, font, QColor("#3A2A18"))
