"""The page between the turns of two people at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt

from ra_desktop.ui.look.drawing import player_colour
from ra_desktop.ui.look.emblem_painter import emblem_pixmap
from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import draw_broken, draw_words
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.keys import key_name
from ra_desktop.ui.words.lists import read_aloud

from .overlay import Overlay

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ui.look.theme import Theme
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_tr = QCoreApplication.translate
_CENTRED: Final = Qt.AlignmentFlag.AlignCenter
_WIDTH: Final = 520
_EMBLEM, _GAP, _TITLE, _LINE = 84, 10, 44, 30
"""Heights at scale 1."""
_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HandOverPage(Overlay):
    """Asks for the next person; :attr:`closed` when that person is there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat: SeatInfo | None = None
        self._middle: QPoint | None = None
        self._go_on = self.add_button(primary=True)
        self._go_on.clicked.connect(self.closed)
        self._go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def ask_for(self, seat: SeatInfo) -> None:
        """Ask for the person of `seat`."""
        self._seat = seat
        self.retranslate()
        self.place_buttons()
        self.update()

    def retranslate(self) -> None:
        if self._seat is None:
            return
        self._go_on.setText(_tr("HandOver", "I am here"))
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._line())

    def _title(self) -> str:
        assert self._seat is not None
        return fill(_tr("HandOver", "Hand over to {name}"), name=self._seat.name)

    @staticmethod
    def _line() -> str:
        return fill(_tr("HandOver", "Press {key} or click when you sit down."), key=key_name("Enter"))

    def told(self) -> str:
        """Return what the page says."""
        return read_aloud([self._title(), self._line()])

    # --- input ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space close the page, unless they are held since the move before."""
        if event.key() not in _KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release: another press may be part of a double click on what was here before."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.closed.emit()

    # --- painting -------------------------------------------------------------------------------

    def card_width(self) -> int:
        return min(self.width() - 28, round(_WIDTH * self.scale * text_scale()))

    def card(self) -> QRect:
        """The rectangle of the card, in the middle of what could be seen of the page when it was shown."""
        card = super().card()
        if self._middle is not None:
            card.moveCenter(self._middle)
        return card

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find_middle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._find_middle()
        super().resizeEvent(event)

    def _find_middle(self) -> None:
        seen = self.visibleRegion().boundingRect()
        self._middle = None if seen.isEmpty() else seen.center()
        self.place_buttons()

    def content_height(self) -> float:
        return (_EMBLEM + 2 * _GAP + (_TITLE + _LINE) * text_scale()) * self.scale

    def paint_content(self, painter: QPainter, colours: Theme) -> None:
        if self._seat is None:
            return
        k, inner = self.scale, QRectF(self.inner())
        radius = _EMBLEM * k / 2
        image = emblem_pixmap(self._seat.emblem, player_colour(self._seat.colour), radius - 2, self.devicePixelRatioF())
        half = image.deviceIndependentSize().width() / 2
        painter.drawPixmap(QPointF(inner.center().x() - half, inner.y() + radius - half), image)
        title = QRectF(inner.x(), inner.y() + (_EMBLEM + _GAP) * k, inner.width(), _TITLE * k * text_scale())
        draw_broken(painter, title, self._title(), 30 * k, colours.ink, _CENTRED, display=True)
        line = QRectF(inner.x(), title.bottom(), inner.width(), _LINE * k * text_scale())
        draw_words(painter, line, self._line(), 17.5 * k, colours.soft_ink, _CENTRED)
