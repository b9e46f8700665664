"""A game with a real bag: whenever someone draws, a page over the board asks which tile it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, read_aloud

from .mode import Mode

if TYPE_CHECKING:
    from ra_desktop.app.session import Session

    from .overlays.tile_page import TilePage
    from .table_view import TableView


class RealBag(Mode):
    """The table while a tile of the real bag is to be named."""

    asked = Signal(str)
    """What the page asks, to be read aloud."""

    def __init__(self, session: Session, view: TableView) -> None:
        super().__init__(session, view)
        self._view = view
        self.page: TilePage = view.pages.tile_page
        self.page.palette_of_tiles.chosen.connect(self._name)
        self.page.correcting.connect(session.correct_tile)
        self.page.cancelled.connect(session.put_back)
        for signal in (
            session.tile_wanted,
            session.rewound,
            session.seats_changed,
            session.game_replaced,
            session.cleared,
            session.played,
        ):
            signal.connect(self.refresh)

    @property
    def is_on(self) -> bool:
        return self._session.awaits_tile

    @property
    def may_act(self) -> bool:
        return False

    def refresh(self) -> None:
        """Ask for the tile that is awaited, or close the page."""
        session, page = self._session, self.page
        if not self.is_on:
            if not page.isHidden():
                page.hide()
                self._view.setFocus()
            return
        state = session.state
        seat = state.seat_to_act
        title = self._question(seat)
        page.ask(title, state, may_cancel=session.is_person(seat), may_correct=session.can_correct_tile)
        page.open()
        self.asked.emit(read_aloud([title, page.accessibleDescription()]))

    def _name(self, tile: str) -> None:
        if not self._session.name_tile(tile) and self.is_on:
            self.page.say(_tr("RealBag", "Every tile of this kind is already on the table or discarded."))
            self.asked.emit(self.page.accessibleDescription())

    def _question(self, seat: int) -> str:
        players = self._view.players
        if players.persons() == [seat]:
            return _tr("RealBag", "Which tile did you draw?")
        if players.is_person(seat):
            text = _tr("RealBag", "Which tile did {name} draw?")
        else:
            text = _tr("RealBag", "Draw a tile for {name}. Which one is it?")
        return fill(text, name=players.name(seat))
