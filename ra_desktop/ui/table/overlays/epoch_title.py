"""The title of a new epoch, large over the board for a moment; the mouse goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ra_desktop.ui.look import durations
from ra_desktop.ui.look.fonts import display_font, text_font
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.tiles import epoch_label

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

_tr = QCoreApplication.translate
_FADE: Final = 0.18
"""Share of the time for fading in, and for fading out."""
_SMALLEST: Final = 14
_INK: Final = "#FFF3D6"
_SOFT_INK: Final = "#F0D9A4"
_GROUND: Final = "#1B1424"


class EpochTitle(QWidget):
    """Text that fades in and out over the board."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._epoch = 1
        self._still = False
        self._strength = 0.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.hide)
        self.hide()

    def announce(self, epoch: int, factor: float, *, still: bool) -> None:
        """Show the name of `epoch`, at `factor` times the usual duration; `still`, without fading."""
        self._clock.stop()
        if not factor:
            self.hide()
            return
        self._epoch = epoch
        self._still = still
        self._clock.setDuration(round(durations.EPOCH_TITLE * factor))
        self.setAccessibleName(self.words())
        self._tick(0.0)
        self.show()
        self.raise_()
        self._clock.start()

    def words(self) -> str:
        """The name of the epoch."""
        return epoch_label(self._epoch)

    def _tick(self, share: float) -> None:
        fading = min(1.0, share / _FADE, (1.0 - share) / _FADE)
        self._strength = 1.0 if self._still else max(0.0, fading)
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a dark band that fades out at both ends, and the text on it."""
        painter = QPainter(self)
        try:
            painter.setOpacity(self._strength)
            band = QRectF(self.rect())
            clear, dark = QColor(_GROUND), QColor(_GROUND)
            clear.setAlpha(0)
            dark.setAlpha(215)
            ground = QLinearGradient(band.topLeft(), band.topRight())
            for at, colour in ((0.0, clear), (0.22, dark), (0.78, dark), (1.0, clear)):
                ground.setColorAt(at, colour)
            painter.fillRect(band, ground)
            name = band.adjusted(0, band.height() * 0.08, 0, -band.height() * 0.34)
            painter.setPen(QColor(_INK))
            painter.setFont(self._fitted(band.width() * 0.8, name.height() * 0.72))
            painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.words())
            line = fill(_tr("EpochTitle", "Epoch {number}"), number=self._epoch)
            below = QRectF(band.x(), name.bottom(), band.width(), band.height() * 0.22)
            painter.setPen(QColor(_SOFT_INK))
            painter.setFont(text_font(max(11.0, below.height() * 0.8)))
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, line)
        finally:
            painter.end()

    def _fitted(self, width: float, pixels: float) -> QFont:
        font = display_font(pixels)
        while font.pixelSize() > _SMALLEST and QFontMetricsF(font).horizontalAdvance(self.words()) > width:
            font.setPixelSize(font.pixelSize() - 1)
        return font
