"""What a person does at a panel of another seat than the one at the bottom: its menu, a look at its fame, its moves.

The seat to move may be one of these when the table does not turn to it; its suns and tiles then answer to clicks as
those of the large panel do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from ra_desktop.engine import Bid, Discard, Flip, SpendGod
from ra_desktop.ui.interaction.places import Place, SeatFame, SeatSun, SeatTile

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.session import Session
    from ra_desktop.ui.interaction.choices import Choices

    from .player_panel import OwnPanel, PlayerPanel


class Table(Protocol):
    """What is needed of the table view."""

    def seat_of(self, panel: QWidget) -> int | None:
        """Whose panel it is."""

    def peek(self, seat: int, shown: bool) -> None:
        """Turn the fame of *seat* face up, or as it was."""


class SeatHands(QObject):
    """Watches the panels of the table."""

    menu_wanted = Signal(int, QPoint)
    """The menu of a seat, at a place on the screen."""

    def __init__(self, session: Session, choices: Choices, table: QWidget) -> None:
        super().__init__(table)
        self._session = session
        self._choices = choices
        self._table: Table = table  # type: ignore[assignment]
        self._panels: list[OwnPanel | PlayerPanel] = []
        self._peeking: int | None = None

    def watch(self, panels: Iterable[OwnPanel | PlayerPanel]) -> None:
        """Watch these panels, the large one first, and no others."""
        for panel in self._panels:
            panel.removeEventFilter(self)
        self._panels = list(panels)
        self._peeking = None
        for panel in self._panels:
            panel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open menus everywhere; peek and move at the small panels. The large one knows how to by itself."""
        panel = next((panel for panel in self._panels if panel is watched), None)
        seat = None if panel is None else self._table.seat_of(panel)
        if panel is None or seat is None:
            return False
        if isinstance(event, QContextMenuEvent):
            self.menu_wanted.emit(seat, event.globalPos())
            return True
        if panel is self._panels[0]:
            return False
        kind = event.type()
        if kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.Leave, QEvent.Type.Hide):
            self._cover()
        second = kind == QEvent.Type.MouseButtonDblClick
        if not isinstance(event, QMouseEvent) or not (second or kind == QEvent.Type.MouseButtonPress):
            return False
        left = event.button() == Qt.MouseButton.LeftButton
        return left and self._press(panel, seat, event.globalPosition(), second=second)

    def _press(self, panel: OwnPanel | PlayerPanel, seat: int, pos: QPointF, *, second: bool) -> bool:
        """Peek or move; False if there is nothing of this under the pointer.

        The *second* press of a quick pair bids a sun; tiles that were meant have gone with the first.
        """

        def under(place: Place) -> bool:
            return panel.anchor(place).contains(pos)

        if self._session.is_person(seat) and under(SeatFame(seat)):
            self._peeking = seat
            self._table.peek(seat, True)
            return True
        if self._choices.seat != seat:
            return False
        for bid in self._choices.of_type(Bid):
            if under(SeatSun(seat, bid.sun)):
                if self._choices.selected == bid:
                    self._choices.choose(bid)
                else:
                    self._choices.select(bid)
                return True
        if second:
            return False
        changes: list[Discard | Flip] = [*self._choices.of_type(Discard), *self._choices.of_type(Flip)]
        for change in reversed(changes):  # of cards over each other the later ones lie on top
            if under(SeatTile(seat, change.tile)):
                self._choices.choose(change)
                return True
        if self._choices.of_type(SpendGod) and under(SeatTile(seat, "god")):
            self._choices.enter_god_mode()
            return True
        return False

    def _cover(self) -> None:
        if self._peeking is not None:
            seat, self._peeking = self._peeking, None
            self._table.peek(seat, False)
