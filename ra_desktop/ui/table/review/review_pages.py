"""Pages of a review: cards under headings, what was lost by kind of decision, and tables of moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ra_desktop.ui.look.flow import in_column, plain_label, remove_all
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import percent, plain_text, points_text
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.review import fault_text, grade_label, kind_label, loss_text, part_text
from ra_desktop.ui.words.tiles import epoch_label

from .move_card import MoveCard, Option, OptionList

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ra_desktop.ai.review.habits import Fallen
    from ra_desktop.ai.review.record import JudgedDecision
    from ra_desktop.ai.review.summary import Kind, Part
    from ra_desktop.ui.table.replay.replay import Landmarks

    from .report import ToldMoment

_LAID_OUT: Final = 40
"""Milliseconds until a page has the size of its new text."""
_WORDS: Final = 1
"""The column that takes the width that is left."""
_PLY: Final = Qt.ItemDataRole.UserRole
_NOTHING: Final = "–"
"""The accessible text of an empty cell."""


class Page(QScrollArea):
    """A page that is scrolled where it is too high."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = QWidget(self)
        self._content.setObjectName("page")
        self._layout = in_column(self._content, ..., margins=(8, 4, 8, 4), spacing=6)
        self.setWidget(self._content)

    def hold(self, widget: QWidget) -> None:
        """Show `widget` at the top."""
        self._layout.insertWidget(0, widget)

    def _add(self, widget: QWidget) -> None:
        self._layout.insertWidget(self._layout.count() - 1, widget)

    def _say(self, text: str, role: str = "") -> None:
        self._add(plain_label(self._content, text, role=role, wraps=True))


class CardsPage(Page):
    """Cards, each of which leads to a moment of the game; the arrow keys move between them."""

    ply_chosen = Signal(int)
    tried = Signal(object)
    """Show what might have come of that action."""
    dropped = Signal()
    """Show it no longer."""
    announced = Signal(str)
    """An account is shown: what it says, to be read aloud; or hidden: nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[MoveCard] = []
        self.options: OptionList | None = None
        """The moves below the cards, if they are shown."""
        self._laid_out = QTimer(self, singleShot=True, interval=_LAID_OUT)
        self._laid_out.timeout.connect(self._show_new)
        self._new: tuple[QWidget, ...] = ()
        """What is kept in sight, the most important last: nothing has been scrolled since it was shown."""
        self.verticalScrollBar().rangeChanged.connect(self._on_room_changed)
        self.verticalScrollBar().actionTriggered.connect(self._on_scrolled)

    def show_options(self, heading: str, options: Sequence[Option]) -> None:
        """Show `options` under `heading` below the cards; nothing if there are none."""
        if self.options is None:
            self.options = OptionList(self._content)
            self.options.tried.connect(self.tried)
            self.options.dropped.connect(self.dropped)
            self._add(self.options)
        self.options.show_options(heading, options)

    def say_of_options(self, remark: str, drop: str) -> None:
        """Say `remark` below the moves, as :meth:`.OptionList.say` does, and bring what is new into sight."""
        if self.options is None:
            return
        is_other = remark != self.options.remark.text()
        self.options.say(remark, drop)
        if is_other:
            self._bring(*((self.options.remark, self.options.drop) if remark else ()))

    def _bring(self, *new: QWidget) -> None:
        """Keep what is `new` in sight."""
        self._new = new
        self._on_room_changed()

    def _on_room_changed(self) -> None:
        """Keep what is new in sight, whatever comes or goes above the page meanwhile."""
        if self._new:
            self._laid_out.start()

    def _on_scrolled(self) -> None:
        self._new = ()

    def _show_new(self) -> None:
        for widget in self._new:
            self.ensureWidgetVisible(widget, 0, 6)

    @property
    def note(self) -> str:
        """What is shown below the cards."""
        return "" if self.options is None else self.options.text

    def show_cards(self, groups: Sequence[tuple[str, Sequence[ToldMoment], str]], foot: str = "") -> None:
        """Show groups of cards: a heading, the moments, and what is said if there are none; then the `foot`."""
        remove_all(self._content)
        self.options, self.cards, self._new = None, [], ()
        for heading, moments, nothing in groups:
            self._say(heading, "count")
            for moment in moments:
                card = MoveCard(moment, self._content)
                card.clicked.connect(lambda _=False, card=card: self._choose(card))
                card.installEventFilter(self)
                card.account.toggled.connect(self.announced)
                card.account.toggled.connect(lambda _, box=card.account: self._bring(box))
                self._add(card)
                self.cards.append(card)
            if below := foot if moments else nothing:
                self._say(below, "soft")

    def _choose(self, card: MoveCard) -> None:
        self.mark(card.ply)
        self.ply_chosen.emit(card.ply)

    def mark(self, ply: int) -> None:
        """Mark the card that leads to the moment after `ply` actions, if there is one."""
        for card in self.cards:
            card.setChecked(card.ply == ply)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down move between the cards; a card with the focus is in sight."""
        if not isinstance(watched, MoveCard) or watched not in self.cards:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.FocusIn:
            self.ensureWidgetVisible(watched, 0, 6)
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
            if step:
                at = self.cards.index(watched) + step
                if 0 <= at < len(self.cards):
                    self.cards[at].setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                watched.click()
                return True
        return super().eventFilter(watched, event)


class KindsPage(Page):
    """What a seat lost by kind of decision, and which faults are its most expensive ones.

    There is nothing to press on it; the keyboard reaches it for screen readers, which read it then.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_kinds(self, kinds: Mapping[Kind, Part], fallen: Sequence[Fallen]) -> None:
        """Show decisions by kind, then faults."""
        remove_all(self._content)
        for kind, part in kinds.items():
            self._say(kind_label(kind), "count")
            self._say(part_text(part), "soft")
        self._say(_tr("Review", "What went wrong, small slips included"), "count")
        if not fallen:
            self._say(_tr("Review", "No clear mistakes."), "soft")
        box = QWidget(self._content)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, fault in enumerate(fallen):
            words = fault_text(fault.fault, fault.count)
            label = plain_label(box, words[:1].upper() + words[1:], wraps=True)
            lost = plain_label(box, points_text(-round(fault.fame)), role="negative")
            grid.addWidget(label, row, 0)
            grid.addWidget(lost, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._add(box)
        self.setAccessibleDescription(self.description)

    @property
    def description(self) -> str:
        """Everything the page says."""
        return "\n".join(label.text() for label in self._content.findChildren(QLabel))


class PlyTable(QTreeWidget):
    """Rows that each stand for a moment of the game."""

    ply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.header().setSectionsMovable(False)
        self._is_following = False
        self.currentItemChanged.connect(self._on_current)
        self.itemSelectionChanged.connect(self._on_selected)
        self.itemClicked.connect(lambda item: self.ply_chosen.emit(item.data(0, _PLY)))

    def fill(self, headings: Sequence[str], rows: Sequence[tuple[int, Sequence[str]]], numbers_from: int) -> None:
        """Show `rows`, each a ply and its cells; those from the column `numbers_from` on are numbers."""
        self._is_following = True
        self.clear()
        self.setColumnCount(len(headings))  # labels alone would leave those of a table with more columns
        self.setHeaderLabels(list(headings))
        for ply, cells in rows:
            item = QTreeWidgetItem(list(cells))
            item.setData(0, _PLY, ply)
            for column in range(numbers_from, len(cells)):
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, text in enumerate(cells):
                item.setToolTip(column, text)
                item.setData(column, Qt.ItemDataRole.AccessibleTextRole, text or _NOTHING)
            self.addTopLevelItem(item)
        header = self.header()
        header.setStretchLastSection(False)
        for column in range(len(headings)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self._stretch()
        self._is_following = False

    def _stretch(self) -> None:
        """Let the words take what the numbers leave, or be scrolled if that is too little."""
        header = self.header()
        if header.count() <= _WORDS:
            return
        room = self.viewport().width() - sum(
            header.sectionSize(column) for column in range(header.count()) if column != _WORDS
        )
        needs = max(self.sizeHintForColumn(_WORDS), header.sectionSizeHint(_WORDS))
        modes = QHeaderView.ResizeMode
        header.setSectionResizeMode(_WORDS, modes.Stretch if needs <= room else modes.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stretch()

    def follow(self, ply: int) -> None:
        """Select the row of the moment that is shown: the last one not after it; none before the first."""
        last = None
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item is not None and item.data(0, _PLY) <= ply:
                last = item
        if last is not self.currentItem():
            self._is_following = True
            self.setCurrentIndex(QModelIndex() if last is None else self.indexFromItem(last))
            self._is_following = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go nowhere, though Qt makes the first row the current one if there is none."""
        self._is_following = True
        super().focusInEvent(event)
        self._is_following = False

    def _on_selected(self) -> None:
        """Go to the row that a screen reader or a switch has pressed, which only selects it."""
        if not self._is_following and (selected := self.selectedItems()):
            self.setCurrentItem(selected[0])

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and not self._is_following:
            self.ply_chosen.emit(item.data(0, _PLY))


def decision_rows(decisions: Sequence[JudgedDecision], ruleset: str) -> list[tuple[int, list[str]]]:
    """Return a row for each decision: its number, what was done, what was better, the grade, what it lost."""
    rows = []
    for decision in decisions:
        chosen, best = decision.chosen.action, decision.best.action
        cells = [
            str(decision.ply),
            action_label(chosen, ruleset),
            action_label(best, ruleset) if best != chosen and decision.grade != "close" else "",
            grade_label(decision),
            loss_text(decision) if best != chosen else "",
        ]
        rows.append((decision.ply, cells))
    return rows


def decision_headings() -> list[str]:
    """Return the headings for :func:`decision_rows`."""
    return [
        _tr("Review", "No.", "A column: the number of the move"),
        plain_text(_tr("Menus", "&Move")),
        _tr("Review", "Better"),
        _tr("Review", "Grade"),
        _tr("Review", "Cost", "A column: what a move cost"),
    ]


def chance_rows(chances: Sequence[Sequence[float]], landmarks: Landmarks) -> list[tuple[int, list[str]]]:
    """Return a row for each turn: move, epoch, and the chance of every seat."""
    return [
        (ply, [str(ply), epoch_label(landmarks.epoch_at(ply)), *(percent(chance) for chance in chances[ply])])
        for ply in landmarks.turns
        if ply < len(chances)
    ]


def chance_headings(names: Sequence[str]) -> list[str]:
    """Return the headings for :func:`chance_rows`, given the `names` of the seats."""
    return [_tr("Review", "No.", "A column: the number of the move"), _tr("Common", "Epoch"), *names]
