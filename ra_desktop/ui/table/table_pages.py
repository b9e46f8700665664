"""The pages over the table: which there are, where they lie, who has the keyboard, and how they are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .overlays.cover import Cover
from .overlays.ranking import RankingPage
from .overlays.score_aid import ScoreAidPage
from .overlays.score_sheet import ScoreSheetPage
from .overlays.seat_page import SeatPage
from .overlays.telling import Telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.engine import View

    from .arrangement import Arrangement
    from .overlays.overlay import Overlay
    from .overlays.telling import Places
    from .seats.seat_info import SeatInfo


class TablePages:
    """The overlays of a table that take the keyboard while they are open."""

    def __init__(self, table: QWidget, places: Places) -> None:
        """Make the pages, hidden, above what `table` shows so far; `places` tells where things lie on it."""
        self._table = table
        self._in_sight: QRect | None = None
        self.telling = Telling(places, table)
        self.score_sheet = ScoreSheetPage(table)
        self.score_sheet.hide()
        self.ranking = RankingPage(table)
        self.ranking.hide()
        self.seat_page = SeatPage(table)
        self.score_aid = ScoreAidPage(table)
        self.cover = Cover(table)
        """Disables what lies below a page."""
        for over in (self.telling, self.score_sheet, self.ranking, *self.consulted):
            self.cover.add(over)
        for page in self.consulted:
            page.closed.connect(table.setFocus)

    @property
    def consulted(self) -> tuple[SeatPage, ScoreAidPage]:
        """The pages that the user opens, and that show the position on the table."""
        return self.seat_page, self.score_aid

    @property
    def is_any_open(self) -> bool:
        """Whether a page lies over the table."""
        return any(page.isVisible() for page in (self.telling, self.score_sheet, self.ranking, *self.consulted))

    def show_view(self, view: View, home: int, infos: Sequence[SeatInfo]) -> None:
        """Show another `view` on the pages that are open; `home` is the seat at the bottom."""
        self.seat_page.show_view(view, infos)
        self.score_aid.show_view(view, home, infos[home])

    def open_seat(self, view: View, seat: int, infos: Sequence[SeatInfo]) -> None:
        """Show the panel of `seat` large."""
        self.score_aid.hide()
        self.seat_page.show_seat(view, seat, infos)
        _open(self.seat_page)

    def toggle_score_aid(self, view: View, seat: int, info: SeatInfo) -> None:
        """Show what scores and how `seat` stands, or close that page."""
        if self.score_aid.isVisible():
            self.score_aid.close_page()
            return
        self.seat_page.hide()
        self.score_aid.show_aid(view, seat, info)
        _open(self.score_aid)

    def close_consulted(self) -> None:
        """Close the pages that the user has opened, for something that is told."""
        for page in self.consulted:
            page.hide()

    def hide_all(self) -> None:
        """Close all pages."""
        for page in (self.telling, self.score_sheet, self.ranking):
            page.hide()
        self.close_consulted()

    def press(self, event: QKeyEvent) -> bool:
        """Pass a key to the page that is open, since a click beside it has moved the focus; False if there is none."""
        for page in (self.telling, self.score_sheet, self.ranking, *self.consulted):
            if page.isVisible():
                page.setFocus()
                page.keyPressEvent(event)
                return True
        return False

    # --- places -----------------------------------------------------------------------------------

    def set_in_sight(self, rect: QRect, where: Arrangement) -> None:
        """Only `rect` of the table can be seen, since it is scrolled."""
        if rect != self._in_sight:
            self._in_sight = rect
            self.place(where)

    def seen_of(self, rect: QRect) -> QRect:
        """Return the part of `rect` that can be seen."""
        return rect if self._in_sight is None else rect.intersected(self._in_sight)

    def place(self, where: Arrangement) -> None:
        """Place the pages over the table where they can be seen whole."""
        seen = self._in_sight
        self.telling.setGeometry(self._table.rect())
        pages = ((self.score_sheet, where.board), *((page, where.all) for page in (self.ranking, *self.consulted)))
        for page, rect in pages:
            page.setGeometry(rect if seen is None or seen.contains(rect) else where.all.intersected(seen))
        self.cover.update()


def _open(page: Overlay) -> None:
    page.show()
    page.raise_()
    page.setFocus()
