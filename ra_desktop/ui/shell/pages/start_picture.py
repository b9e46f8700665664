"""The picture on the start page: the river with the name of the game above it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPixmap

from ra_desktop.ui.look.art import paint_art, painting
from ra_desktop.ui.look.fonts import display_font, text_font
from ra_desktop.ui.look.lettering import enlarged_in_a_line
from ra_desktop.ui.look.nile import light_at, paint_sky
from ra_desktop.ui.look.theme import current
from ra_desktop.ui.system.languages import tr as _tr

_DAWN: Final = (0.10, 1)
_DUSK: Final = (0.88, 3)
"""Hour of the day and epoch of the picture, by theme."""
_SKY_ABOVE: Final = 0.18
"""The share of the page above the picture, so that the land is below the cards."""
_WINGS: Final = QRectF(292, 8, 440, 112)
"""The winged sun above the title."""
_TITLE_TOP, _TITLE_HEIGHT, _SUBTITLE_HEIGHT = 110, 84, 30
_CREAM: Final = "#FFF4DC"


def start_picture(size: QSize, dpr: float, scale: float, top: float) -> QPixmap:
    """Return the picture, `size` device-independent pixels large.

    The title is `scale` times its size on a small page, and `top` below the upper edge.
    """
    image = QPixmap(size * dpr)
    image.setDevicePixelRatio(dpr)
    with painting(image) as painter:
        page = QRectF(QPointF(0, 0), size)
        day, epoch = _DUSK if current().dark else _DAWN
        above = page.height() * _SKY_ABOVE
        painter.fillRect(page, light_at(day, epoch).zenith)
        picture = page.adjusted(0, above, 0, 0)
        paint_sky(painter, picture, day, epoch, sun=True)
        shade = QLinearGradient(0, 0, 0, page.height() * 0.42)
        shade.setColorAt(0.0, QColor(8, 18, 48, 150))
        if current().strong:
            for at, alpha in ((0.0, 235), (0.75, 200)):
                shade.setColorAt(at, QColor(8, 18, 48, alpha))
        shade.setColorAt(1.0, QColor(8, 18, 48, 0))
        painter.fillRect(page, shade)
        _paint_title(painter, page, scale, top)
    return image


def _paint_title(painter: QPainter, page: QRectF, scale: float, top: float) -> None:
    wings = QRectF(0, top + _WINGS.y() * scale, _WINGS.width() * scale, _WINGS.height() * scale)
    wings.moveLeft((page.width() - wings.width()) / 2)
    paint_art(painter, "board/winged-sun", wings)
    font = display_font(96 * scale)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 114)
    title = _tr("Common", "Ra").upper()
    box = QRectF(0, top + _TITLE_TOP * scale, page.width(), _TITLE_HEIGHT * scale)
    painter.setFont(font)
    # Forum's capitals are in the upper part of its line.
    lettering = box.adjusted(font.pixelSize() * 0.09, -20 * scale, 0, 20 * scale)
    for shift, colour in ((3.0, QColor(6, 12, 36, 110)), (0.0, QColor(_CREAM))):
        painter.setPen(colour)
        painter.drawText(lettering.translated(0, shift * scale), Qt.AlignmentFlag.AlignCenter, title)
    below = QRectF(0, box.bottom(), page.width(), _SUBTITLE_HEIGHT * scale)
    words = _tr("StartPage", "Reiner Knizia’s auction game on the Nile · an unofficial fan project")
    size = enlarged_in_a_line(words, 19 * scale, 0.94 * page.width(), below.height())
    painter.setFont(text_font(size, QFont.Weight.Medium))
    painter.setPen(QColor(_CREAM))
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, words)
