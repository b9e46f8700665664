"""The column of a review beside the table: what decided the game, the costliest moves, luck, and kinds of errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QTabWidget,
    QToolButton,
    QWidget,
)

from ra_desktop.ui.look.flow import FlowLayout, in_column, in_line, plain_label
from ra_desktop.ui.look.fonts import TabFit, scaled
from ra_desktop.ui.system.field_names import keep_from_wheel, name_field
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import fill, plain_text, with_key
from ra_desktop.ui.words.puzzles import puzzles_label

from .balance_card import BalanceCard
from .review_pages import CardsPage, KindsPage, Page, PlyTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

_ROOM_FOR_BALANCE: Final = 560
"""The least height, at the usual size of text, for *What decided it* above the tabs; else it is a tab of its own."""
_GRAPH_SHARE: Final = 0.29
"""The greatest share of the column's height for the graph, if it is there."""
_ANY_HEIGHT: Final = 16_777_215
_SMALL_BUTTON: Final = "QPushButton { padding: 3px 10px; }"
NARROW_BUTTON: Final = "QPushButton { padding-left: 8px; padding-right: 8px; }"
"""The style of a button with little margin."""


class ReviewPanel(QWidget):
    """Shows what a :class:`.ReviewDesk` fills it with."""

    seat_chosen = Signal(int)
    """Show the review for that seat."""
    practice_wanted = Signal(str, str)
    """See :attr:`.PlayPage.practice_wanted`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label(self, _tr("Common", "Review"), role="heading")
        self.seats = keep_from_wheel(QComboBox(self))
        self.seats.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        name_field(self.seats, _tr("Review", "Whose review is shown"))
        self.seats.setToolTip(self.seats.accessibleName())
        self.share = QToolButton(self)
        self.share.setText(_tr("SavedGames", "E&xport…").replace("&", ""))
        self.share.setToolTip(_tr("Review", "Save the review as a picture to share"))
        self.close_button = QPushButton(_tr("Common", "Close", ""), self)
        self.close_button.setToolTip(with_key(_tr("Common", "Leave"), "Esc"))
        self.close_button.setStyleSheet(NARROW_BUTTON)
        self.status = plain_label(self, role="soft")
        self.progress = QProgressBar(self, textVisible=False)
        self.progress.setMinimumWidth(30)
        self.progress.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.stop = QPushButton(_tr("Review", "Stop"), self)
        self.stop.setToolTip(_tr("Review", "Stop the closer look and keep what it has found so far"))
        self.stop.setStyleSheet(_SMALL_BUTTON)
        self.balance_title = plain_label(self, _tr("Review", "What decided the game"), role="count", wraps=True)
        self.balance = BalanceCard(self)
        self.balance.setAccessibleName(self.balance_title.text())
        self.summary = plain_label(self, role="soft", wraps=True)
        self.practice = QPushButton(self)
        """Starts the puzzles or the drill that the summary names."""
        self.practice.setStyleSheet(_SMALL_BUTTON)
        self.play = plain_label(self, role="soft", wraps=True)
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(self.title.text())
        self.moves = CardsPage(self.tabs)
        self.luck = CardsPage(self.tabs)
        self.kinds = KindsPage(self.tabs)
        self.all = PlyTable(self.tabs)
        self.buttons = ReviewButtons(self)
        self._tab_fit = TabFit(self.tabs.tabBar(), room=6, gap=2, styled=self.tabs)
        self._practice = "puzzles", ""
        self._chosen: QWidget | None = None
        """The tab that was chosen; until then *Result* is shown, if it is a tab."""
        self._guest: QWidget | None = None
        """The graph, if it is shown in this column."""
        self._build()
        self.tabs.currentChanged.connect(self._choose)
        self.practice.clicked.connect(lambda: self.practice_wanted.emit(*self._practice))
        self.buttons.show_all.clicked.connect(lambda: self._open(self.all))
        self.seats.activated.connect(lambda row: self.seat_chosen.emit(self.seats.itemData(row)))
        self.moves.setAccessibleName(_tr("Review", "Your costliest moves"))
        self.all.setAccessibleName(_tr("Review", "All decisions"))
        self._name_tabs()

    def _build(self) -> None:
        head = FlowLayout(None, self.title, self.seats, ..., self.share, self.close_button)
        self._status_row = QWidget(self)
        FlowLayout(self._status_row, self.status, in_line(None, (self.progress, 1), self.stop, spacing=8))
        self.balance_card = QFrame(self)
        self.balance_card.setProperty("card", True)
        self._balance_box = QWidget(self.balance_card)
        practice = self.practice, 0, Qt.AlignmentFlag.AlignLeft
        parts = self.balance_title, self.summary, practice, self.play, self.balance
        in_column(self._balance_box, *parts, margins=(0, 0, 0, 0), spacing=4)
        in_column(self.balance_card, self._balance_box, margins=(12, 5, 12, 5))
        self._balance_page = Page(self.tabs)
        for tab in (self.moves, self.luck, self.kinds, self.all):
            self.tabs.addTab(tab, "")
        self.tabs.setUsesScrollButtons(True)
        self.tabs.tabBar().setExpanding(False)
        in_column(
            self,
            head,
            self._status_row,
            self.balance_card,
            (self.tabs, 1),
            self.buttons,
            margins=(4, 8, 10, 6),
            spacing=6,
        )

    # --- contents -----------------------------------------------------------------------------------

    def set_seats(self, names: Sequence[tuple[int, str]], seat: int) -> None:
        """Offer these seats to choose from; a single one leaves nothing to choose."""
        self.seats.clear()
        for number, name in names:
            self.seats.addItem(name, number)
        self.seats.setCurrentIndex(max(0, self.seats.findData(seat)))
        self.seats.setVisible(len(names) > 1)

    def tell(self, summary: str, play: str = "", theme: str = "", drill: str | None = None) -> None:
        """Show what decided the game, a button for what comes next, and how the seat played.

        Next come the questions of the `drill` about a theme, if that is given, or else the puzzles of `theme`.
        """
        self.summary.setText(summary)
        self.play.setText(play)
        self.play.setVisible(bool(play))
        is_drill = drill is not None
        self._practice = ("drill", drill) if drill is not None else ("puzzles", theme)
        name = plain_text(_tr("Commands", "What is i&t worth?") if is_drill else _tr("StartPage", "&Puzzles"))
        self.practice.setText(name)
        self.practice.setToolTip(name if is_drill else puzzles_label(theme))
        self.practice.setAccessibleName(self.practice.toolTip())
        self.practice.setVisible(bool(theme) or is_drill)

    def show_progress(self, done: int, count: int) -> None:
        """Show how far the closer look is; with a count of 0 it has not begun."""
        self._status_row.show()
        self.progress.setRange(0, max(0, count))
        self.progress.setValue(done)
        if count:
            text = fill(_tr("Review", "Closer look: {done} of {count}"), done=done, count=count)
        else:
            text = _tr("Review", "Reviewing the game…")
        self.status.setText(text)
        self.progress.setAccessibleName(text)
        self.progress.show()
        self.stop.show()

    def end_progress(self, remark: str = "") -> None:
        """Show no progress, but a `remark` if there is something to be said."""
        self.status.setText(remark)
        self._status_row.setVisible(bool(remark))
        self.progress.hide()
        self.stop.hide()

    def _choose(self, index: int) -> None:
        self._chosen = self.tabs.widget(index)

    def _open(self, page: QWidget) -> None:
        self.tabs.setCurrentWidget(page)
        page.setFocus()

    def take_chances(self, chances: QWidget) -> None:
        """Show `chances`, the graph, in this column, since there is no room for it below the table."""
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(2, chances)
        chances.show()
        self._guest = chances
        self._fit()

    def leave_chances(self) -> None:
        """Note that the graph is no longer in this column."""
        if self._guest is not None:
            self._guest.setMaximumHeight(_ANY_HEIGHT)
        self._guest = None
        self._fit()

    # --- size ---------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(round(scaled(286)), 300)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put *What decided it* above the tabs, or among them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._guest is not None:
            share = round(self.height() * _GRAPH_SHARE)
            self._guest.setMaximumHeight(max(self._guest.minimumSizeHint().height(), share))
        is_high = self._guest is None and self.height() >= scaled(_ROOM_FOR_BALANCE)
        is_above = self.tabs.indexOf(self._balance_page) < 0
        if is_high == is_above:
            self._tab_fit.fit(self.width() - 20)
            return
        with QSignalBlocker(self.tabs):
            if is_high:
                self.tabs.removeTab(self.tabs.indexOf(self._balance_page))
                layout = self.balance_card.layout()
                assert layout is not None
                layout.addWidget(self._balance_box)
            else:
                self.tabs.insertTab(0, self._balance_page, "")
                self.tabs.setCurrentWidget(self._chosen or self._balance_page)
                self._balance_page.hold(self._balance_box)
        self._balance_box.show()
        self.balance_card.setVisible(is_high)
        self._name_tabs()

    # --- keys and tabs ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def _name_tabs(self) -> None:
        for page, text, tip in (
            (self._balance_page, _tr("Common", "Result"), _tr("Review", "What decided the game")),
            (self.moves, _tr("Common", "Moves", "A tab"), _tr("Review", "The costliest moves")),
            (self.luck, _tr("Review", "Luck", "A tab"), _tr("Review", "Luck", "A tab")),
            (self.kinds, _tr("Review", "Kinds", "A tab"), _tr("Review", "Fame lost by kind of decision")),
            (self.all, _tr("Common", "All", ""), ""),
        ):
            at = self.tabs.indexOf(page)
            if at >= 0:
                self.tabs.setTabText(at, text)
                self.tabs.setTabToolTip(at, tip)
            if page in (self.luck, self.kinds):
                page.setAccessibleName(tip)
        self._tab_fit.fit(self.width() - 20)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()


class ReviewButtons(QWidget):
    """Buttons about the moment shown, side by side or on further lines, as their texts need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.again = QPushButton(_tr("Common", "Try again"), self)
        self.again.setProperty("primary", True)
        self.again.setToolTip(_tr("Review", "Decide this move again without seeing the answer"))
        self.go_on = QPushButton(_tr("Review", "Play on from here"), self)
        self.go_on.setToolTip(
            _tr("Review", "Starts a new game from the position shown, against the same opponents. This game is kept.")
        )
        self.why = QPushButton(_tr("Review", "Why?", "Button: asks an opponent for the reasons of its move"), self)
        self.show_all = QPushButton(self)
        for button in (buttons := (self.again, self.go_on, self.why, self.show_all)):
            button.setStyleSheet(NARROW_BUTTON)
        FlowLayout(self, *buttons, filled=True)
        self.set_count(0)
        self.offer_why("", "")

    def offer_why(self, name: str, move: str) -> None:
        """Offer to ask the opponent `name` about its `move`; without a name, offer nothing."""
        ask = fill(_tr("Review", "Ask {name}: why “{move}”?"), name=name, move=move) if name else ""
        self.why.setToolTip(
            ask or _tr("Review", "Once the game is over, bots answer questions: choose one of their moves first.")
        )
        self.why.setAccessibleName(ask)
        self.why.setEnabled(bool(name))

    def set_count(self, count: int) -> None:
        """Say that there are `count` decisions."""
        self.show_all.setText(f"{_tr('Common', 'Show all')} ({count})")
