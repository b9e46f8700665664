"""Several people at one screen: the next one sits down before the turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal

from ra_desktop.ui.look.fonts import text_scale
from ra_desktop.ui.look.lettering import CENTRED, draw_broken, draw_words
from ra_desktop.ui.look.portrait_painter import draw_portrait
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, key_name, read_aloud

from .overlays.overlay import Overlay

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.ui.look.theme import Theme

    from .seats.seat_info import SeatInfo
    from .table_view import TableView

_WIDTH: Final = 520
_EMBLEM, _GAP, _TITLE, _LINE = 84, 10, 44, 30
"""Heights at scale 1."""


class HandOver(QObject):
    """Knows who sits at the screen, and asks for the player to move, while there is something to hide."""

    asked = Signal(str)
    """The screen is to be handed over: to whom, and what to do then, in words that give nothing away."""
    seated = Signal()
    """The person asked for sits at the screen."""

    def __init__(self, session: Session, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._sitting: int | None = None
        """The seat of the person who moved last."""
        self._asked: int | None = None
        self.page = HandOverPage(view)
        self.page.closed.connect(self._on_closed)
        view.pages.cover.add(self.page)
        view.installEventFilter(self)

    @property
    def is_asking(self) -> bool:
        """Whether the page is shown."""
        return self._asked is not None

    def is_here(self, seat: int) -> bool:
        """Return whether the person of `seat` may move now; otherwise ask, and :attr:`seated` follows."""
        if self._sitting in (None, seat) or not self._matters():
            self._sitting = seat
            self.withdraw()
            return True
        if self._session.state.is_forced():
            return True  # whoever sits there may press the button
        for panel in self._view.panels:
            panel.pointer.cancel()
            panel.set_peeking(peeking=False)
        is_new, self._asked = seat != self._asked, seat
        self.page.ask_for(self._view.players.infos(self._session.view(seat))[seat])
        self.page.setGeometry(self._view.rect())
        self.page.open()
        if is_new:
            self.asked.emit(read_aloud([self.page.accessibleName(), self.page.accessibleDescription()]))
        return False

    def _matters(self) -> bool:
        """Whether it matters who looks: people take turns whose fame is face down."""
        several = len(self._view.players.persons()) > 1
        return self._view.settings.hand_over and several and not self._session.options.open_fame

    def refresh(self) -> None:
        """Go on without asking, if that is no longer wanted."""
        if self.is_asking and not self._matters():
            self._on_closed()

    def withdraw(self) -> None:
        """Ask no longer."""
        if self._asked is not None:
            self._asked = None
            self.page.hide()

    def forget(self) -> None:
        """Start another game: the person who moves first sits at the screen."""
        self.withdraw()
        self._sitting = None

    def press(self, event: QKeyEvent) -> bool:
        """Pass a key on to the page; False if it is not shown."""
        if not self.is_asking:
            return False
        self.page.setFocus()
        self.page.keyPressEvent(event)
        return True

    def _on_closed(self) -> None:
        self._sitting = self._asked
        self.withdraw()
        self._view.setFocus()
        self.seated.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.page.setGeometry(self._view.rect())
        return False


class HandOverPage(Overlay):
    """Asks for the next person; :attr:`closed` when that person is there."""

    KEYS = dict.fromkeys((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space), "closed.emit")

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._seat: SeatInfo | None = None
        self._middle: QPoint | None = None
        self._go_on = self.add_button(_tr("HandOver", "I’m here"), self.closed, primary=True)
        self._go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def ask_for(self, seat: SeatInfo) -> None:
        """Ask for the person of `seat`."""
        self._seat = seat
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._line())
        self.place_buttons()
        self.update()

    def _title(self) -> str:
        assert self._seat is not None
        return fill(_tr("HandOver", "Hand over to {name}"), name=self._seat.name)

    @staticmethod
    def _line() -> str:
        return fill(_tr("HandOver", "Press {key} or click when you are ready."), key=key_name("Enter"))

    # --- input ----------------------------------------------------------------------------------

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
        draw_portrait(painter, QPointF(inner.center().x(), inner.y() + radius), radius - 2, self._seat.face)
        title = QRectF(inner.x(), inner.y() + (_EMBLEM + _GAP) * k, inner.width(), _TITLE * k * text_scale())
        draw_broken(painter, title, self._title(), 30 * k, colours.ink, CENTRED, display=True)
        line = QRectF(inner.x(), title.bottom(), inner.width(), _LINE * k * text_scale())
        draw_words(painter, line, self._line(), 17.5 * k, colours.soft_ink, CENTRED)
