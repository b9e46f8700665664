"""Several people at one screen: the next one sits down before the turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal

from .overlays.hand_over_page import HandOverPage

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .players import Players
    from .table_view import TableView


class HandOver(QObject):
    """Knows who sits at the screen, and asks for whoever is to move, while there is something to hide."""

    asked = Signal(str)
    """The screen is to be handed over: to whom, and what to do then, in words that nobody need hide."""
    seated = Signal()
    """The person asked for sits at the screen."""

    def __init__(self, session: Session, settings: Settings, players: Players, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._players = players
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
        self.page.ask_for(self._players.infos(self._session.view(seat))[seat])
        self.page.setGeometry(self._view.rect())
        self.page.show()
        self.page.raise_()
        self.page.setFocus()
        if is_new:
            self.asked.emit(self.page.told())
        return False

    def _matters(self) -> bool:
        """Whether it matters who looks: people take turns whose fame is face down."""
        several = len(self._players.persons()) > 1
        return self._settings.hand_over and several and not self._session.options.open_fame

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
        """Another game: whoever moves first sits at the screen."""
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
