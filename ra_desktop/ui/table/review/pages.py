"""Pages of a review: a list of cards under headings, and what was lost by kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ra_desktop.ui.words.review import fault_text, kind_label, part_text, points_of

from .move_card import MoveCard
from .options import OptionList

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtCore import QObject

    from ra_desktop.ai.review.summary import Kind, Part

    from .figures import Fallen
    from .options import Option

_tr = QCoreApplication.translate

_LAID_OUT: Final = 40
"""Milliseconds until a page has the size of its new text."""


class Page(QScrollArea):
    """A page that is scrolled where it is too high."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = QWidget(self)
        self._content.setObjectName("page")
        self._layout = QVBoxLayout(self._content)
        self._layout.setContentsMargins(8, 4, 8, 4)
        self._layout.setSpacing(6)
        self.setWidget(self._content)

    def hold(self, widget: QWidget) -> None:
        """Show `widget` at the top."""
        self._layout.insertWidget(0, widget)
        if self._layout.count() == 1:
            self._layout.addStretch(1)

    def _empty(self) -> None:
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _say(self, text: str, role: str = "") -> QLabel:
        label = QLabel(text, self._content)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        self._layout.addWidget(label)
        return label


class CardsPage(Page):
    """Cards, each of which leads to a moment of the game; the arrow keys move between them."""

    ply_chosen = Signal(int)
    tried = Signal(object)
    """Show what might have come of that action."""
    dropped = Signal()
    """Show it no longer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[MoveCard] = []
        self.options: OptionList | None = None
        """The moves below the cards, if they are shown."""

    def show_options(self, heading: str, options: Sequence[Option]) -> None:
        """Show `options` under `heading` below the cards; nothing if there are none."""
        if self.options is None:
            self.options = OptionList(self._content)
            self.options.tried.connect(self.tried)
            self.options.dropped.connect(self.dropped)
            self._layout.addWidget(self.options)
            self._layout.addStretch(1)
        self.options.show_options(heading, options)

    def say_of_options(self, remark: str, drop: str) -> None:
        """Say `remark` below the moves, as :meth:`.OptionList.say` does, and bring what is new into sight."""
        if self.options is None:
            return
        is_new = bool(remark) and remark != self.options.remark.text()
        self.options.say(remark, drop)
        if is_new:
            QTimer.singleShot(_LAID_OUT, self.options, self._show_remark)

    def _show_remark(self) -> None:
        if self.options is not None:
            self.ensureWidgetVisible(self.options.remark, 0, 6)
            self.ensureWidgetVisible(self.options.drop, 0, 6)

    @property
    def note(self) -> str:
        """What is shown below the cards."""
        return "" if self.options is None else self.options.text

    def show_cards(self, groups: Sequence[tuple[str, Sequence[MoveCard], str]], *, has_options: bool = False) -> None:
        """Show groups of cards: a heading, which may be empty, the cards, and what is said if there are none.

        With `has_options`, :meth:`show_options` follows.
        """
        self._empty()
        self.options = None
        self.cards = []
        for heading, cards, nothing in groups:
            if heading:
                self._say(heading, "count")
            for card in cards:
                card.setParent(self._content)
                card.setCheckable(True)
                card.clicked.connect(lambda _=False, card=card: self._choose(card))
                card.installEventFilter(self)
                self._layout.addWidget(card)
                self.cards.append(card)
            if not cards:
                self._say(nothing, "soft")
        if not has_options:
            self._layout.addStretch(1)

    def _choose(self, card: MoveCard) -> None:
        self.mark(card.ply)
        self.ply_chosen.emit(card.ply)

    def mark(self, ply: int) -> None:
        """Mark the card that leads to the moment shown, if there is one."""
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
        self._empty()
        for kind, part in kinds.items():
            self._say(kind_label(kind), "count")
            self._say(part_text(part), "soft")
        self._say(_tr("Review", "Errors by what was wrong"), "count")
        if not fallen:
            self._say(_tr("Review", "No error is certain."), "soft")
        box = QWidget(self._content)
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        for row, fault in enumerate(fallen):
            label = QLabel(fault_text(fault.fault, fault.count), box)
            label.setWordWrap(True)
            lost = QLabel(points_of(-fault.lost), box)
            lost.setProperty("role", "negative")
            grid.addWidget(label, row, 0)
            grid.addWidget(lost, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        self._layout.addWidget(box)
        self._layout.addStretch(1)
        self.setAccessibleDescription(self.told)

    @property
    def told(self) -> str:
        """Everything the page says."""
        return "\n".join(label.text() for label in self._content.findChildren(QLabel))
