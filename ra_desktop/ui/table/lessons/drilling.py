"""The drill at the table: its card asks and answers, the moves are made as in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal

from ra_desktop.ai.worth import FAREST
from ra_desktop.app.drill import A_DAY
from ra_desktop.ui.words import worth
from ra_desktop.ui.words.reasons import Told

from .exercising import GuestMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.drill import Deck, Drill
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}


class Drilling(GuestMode):
    """Connects a :class:`Drill` with the `table`."""

    next_wanted = Signal()
    """Another question was asked for."""

    def __init__(
        self, session: Session, drill: Drill, deck: Deck, table: Table, choices: Choices, number: Callable[[], int]
    ) -> None:
        """`number` returns which question of today is on, from 1."""
        super().__init__(session, table, choices, table.view)
        self._drill, self._deck, self._number = drill, deck, number
        self.card = table.view.exercise_card
        self.card.wished.connect(self._on_wish)
        self.card.closed.connect(drill.leave)
        drill.changed.connect(self._on_changed)
        drill.ended.connect(self._on_ended)

    @property
    def is_on(self) -> bool:
        return self._drill.question is not None and self._session.has_guest

    @property
    def is_awaiting(self) -> bool:
        return self._drill.is_asking

    @property
    def title(self) -> str:
        return worth.title()

    def choose(self, action: Action) -> None:
        self._drill.choose(action)

    def press(self, event: QKeyEvent) -> bool:
        """Enter presses the main button; the arrows move the slider; Escape leaves, unless something is selected."""
        if event.key() == Qt.Key.Key_Escape:
            if self._choices.selected is not None:
                self._choices.select(None)
            else:
                self._drill.leave()
            return True
        if self._drill.step == "price" and event.key() in _STEPS:
            self.card.slider.setValue(self.card.slider.value() + _STEPS[Qt.Key(event.key())])
            return True
        return event.key() in _ENTER and self.card.answer()

    def _on_wish(self, wish: str) -> None:
        if not self.is_on:  # the card is someone else's
            return
        if wish == "answer":
            self._drill.say(self.card.slider.value())
        elif wish == "done":
            self._drill.leave()
        else:
            self.next_wanted.emit()

    # --- what is shown ----------------------------------------------------------------------------------

    def _on_ended(self) -> None:
        self._soon.stop()
        self._table.turn.forced.hold(False)
        self.card.ask_guess()
        self.card.hide()

    def refresh(self) -> None:
        drill, number = self._drill, self._number()
        if drill.question is None:
            return
        asks_guess = drill.step == "price"
        if asks_guess is self.card.slider.isHidden():
            self.card.ask_guess(FAREST if asks_guess else 0)
        if drill.step != "told":
            wishes = ("answer",) if asks_guess else () if drill.step == "wait" else ("skip",)
            self.card.show_text(*worth.question(drill, number), wishes, primary=asks_guess)
            self.card.texts[0].setToolTip("")
            if asks_guess:
                self.card.slider.setFocus()
            return
        answers = self._deck.kept.answers
        said = worth.verdict(drill, answers, self._table.players.name)
        is_enough = number % A_DAY == 0 and bool(answers)
        if is_enough:
            said += worth.day_summary(answers)
        self.card.show_text(
            worth.heading(drill), Told(said), ("done", "next") if is_enough else ("next",), primary=True
        )
