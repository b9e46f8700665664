"""The side panel: log, score sheet and bag, each a view of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QStackedWidget, QTabBar, QWidget

from ra_desktop.app.models.bag import BagModel
from ra_desktop.app.models.log import Fact, LogModel
from ra_desktop.app.models.score import ScoreModel
from ra_desktop.ui.look.flow import FlowLayout, in_column, plain_label
from ra_desktop.ui.look.fonts import TabFit, scaled
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text
from ra_desktop.ui.words.tiles import both_sides_label, points_text

from .bag_view import BagGrid, BagSummary, bag_heading, chance_words, left_in_bag
from .log_view import LogView
from .score_view import ScoreView, score_row_label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.engine import View
    from ra_desktop.ui.table.aside_card import AsideCard
    from ra_desktop.ui.table.seats.seat_info import SeatInfo

_USUAL: Final = QSize(270, 600)
_CARD_MARGIN: Final = 10
_NARROWEST: Final = 196
_ROOM_FOR_SUMMARY: Final = 460
"""The least height of the log's page for the summary of the bag below it."""
_LEAST_LOG: Final = 170
"""The least height of tabs and log below a hint."""
_AROUND_LOG: Final = 56
"""What lies around and between tabs and log."""
_LEAST_HINT: Final = 120
_MOST_TILES, _HIGHEST_CHANCE = 188, 0.88
"""The values with the widest figures."""
_BESIDE_WORDS: Final = 9


class BagLine(QWidget):
    """The number of tiles in the bag, and the chance of a Ra tile; on two lines if it is narrow."""

    def __init__(self, model: BagModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.count = plain_label(self, role="count")
        self.chance = plain_label(self, role="accent")
        FlowLayout(self, self.count, ..., self.chance, spacing=2 * _BESIDE_WORDS)
        model.counted.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Update the texts; each has room for the longest possible one, so that nothing moves during a game."""
        longest = (self.count, bag_heading(_MOST_TILES)), (self.chance, chance_words(_HIGHEST_CHANCE))
        for label, text in longest:
            label.setMinimumWidth(label.fontMetrics().horizontalAdvance(text))
        closed = _tr("Board", "The bag is closed")
        self.count.setText(closed if self._model.is_closed else bag_heading(self._model.count))
        self.chance.setText(chance_words(self._model.chance_of_ra))
        self.chance.setVisible(self._model.is_drawn_from)


class SideDock(QWidget):
    """Log, score sheet and bag in tabs."""

    ply_chosen = Signal(int)
    """Show the position after that many actions: a line of the log was chosen."""
    left = Signal()
    """The keyboard is to go back to the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, minimumWidth=_NARROWEST)
        self.log = LogModel(lambda _: "", self)
        self.scores = ScoreModel(score_row_label, points_text, self)
        self.bag = BagModel(both_sides_label, parent=self, spoken=left_in_bag)

        # Each part is made where it stays: what moves to another parent is styled again.
        card = QFrame(self)
        card.setProperty("card", True)
        self.tabs = QTabBar(card, expanding=True, usesScrollButtons=False, elideMode=Qt.TextElideMode.ElideNone)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._tab_fit = TabFit(self.tabs, room=4, gap=3)
        self.pages = QStackedWidget(card)
        self.pages.setMinimumHeight(1)  # they are scrolled: the page with the most in it must not push cards away
        log, score, bag = pages = [QWidget(self.pages) for _ in range(3)]
        self.log_view = LogView(self.log, log)
        self.log_view.list.line_chosen.connect(self.ply_chosen)
        self.score_view = ScoreView(self.scores, score)
        self.bag_grid = BagGrid(self.bag, bag)
        self._summary = QWidget(log)
        rule = QFrame(self._summary, frameShape=QFrame.Shape.HLine)
        below = (rule, BagLine(self.bag, self._summary), BagSummary(self.bag, self._summary))
        in_column(self._summary, *below, margins=(0, 0, 0, 0))
        parts = (self.log_view, self._summary), (self.score_view,), (BagLine(self.bag, bag), self.bag_grid)
        texts = _tr("Common", "Log"), _tr("SideDock", "Score"), _tr("Board", "Bag")
        for page, held, text in zip(pages, parts, texts, strict=True):
            in_column(page, *held, margins=(0, 0, 0, 0), spacing=8)
            self.tabs.addTab(text)
            self.pages.addWidget(page)
        self.tabs.setAccessibleName(plain_text(_tr("Commands", "&Side panel")))
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)

        in_column(card, self.tabs, (self.pages, 1), margins=(_CARD_MARGIN,) * 4, spacing=8)
        self._column = in_column(self, (card, 1), spacing=6)
        self._cards: Sequence[AsideCard] = ()
        self.make_room_below(0)
        self._fit_tabs()

    # --- contents -------------------------------------------------------------------------------

    def sit_down(self, seats: Sequence[SeatInfo], tell: Callable[[Fact], str]) -> None:
        """Set the players and the narrator."""
        self.log.follow(None)  # the previous game must not be told with these names
        self.log_view.set_colours([seat.colour for seat in seats])
        self.score_view.table.seats.set_seats(seats)
        self.score_view.start_anew()
        self.log.set_teller(tell)

    def show_view(self, view: View, seats: Sequence[SeatInfo]) -> None:
        """Show the points and the bag of `view`; hidden fame stays hidden."""
        concealed = [seat for seat, info in enumerate(seats) if not info.fame_shown]
        self.score_view.table.seats.set_seats(seats)
        self.scores.show_position(view, [info.name for info in seats], concealed=concealed)
        self.score_view.follow()
        self.bag.show_position(view)
        self.bag_grid.setVisible(not view.is_bag_closed)

    def make_room_below(self, height: int) -> None:
        """Leave `height` pixels free below everything."""
        self._column.setContentsMargins(0, _CARD_MARGIN, _CARD_MARGIN, max(_CARD_MARGIN, height))
        self._share_room()

    # --- the cards ------------------------------------------------------------------------------

    def take_cards(self, cards: Sequence[AsideCard]) -> None:
        """Show these cards above the log from now on; messages lie at its foot."""
        for card in cards:
            is_open = not card.isHidden()
            if card not in self._cards:
                card.toggled.connect(self._on_card_toggled)
            self._column.insertWidget(0, card)
            card.setVisible(is_open)
        self._cards = cards

    def _on_card_toggled(self) -> None:
        self._share_room()
        self._column.activate()

    def _share_room(self) -> None:
        """Leave room for the log below a card, and show the bag below the log if there is still room."""
        room = high = self.height() - (self._column.contentsMargins().bottom() - _CARD_MARGIN)
        for card in self._cards:
            if card.parent() is self:
                card.set_room(max(_LEAST_HINT, high - self._least_log()))
                room -= 0 if card.isHidden() else card.height()
        self._summary.setVisible(room >= scaled(_ROOM_FOR_SUMMARY))

    def _least_log(self) -> int:
        """Return the height of tabs and log below a card: more with larger text, or they would leave the window."""
        parts = (self.tabs, self.log_view)
        return max(_LEAST_LOG, _AROUND_LOG + sum(part.minimumSizeHint().height() for part in parts))

    # --- appearance -----------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """The size in a window of 1440 by 900."""
        return _USUAL

    def minimumSizeHint(self) -> QSize:
        """Any height: the parts share what there is, and the window does not grow when a card comes."""
        return QSize(super().minimumSizeHint().width(), 0)

    def _fit_tabs(self) -> None:
        beside = self._column.contentsMargins().right() + 2 * _CARD_MARGIN
        self._tab_fit.fit(self.width() - beside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._fit_tabs()
            self._share_room()
        return super().event(event)
