"""The drill at the table: its card asks and answers, the moves are made as in a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from ra_desktop.ai.worth import FAREST
from ra_desktop.app.drill import A_DAY
from ra_desktop.ui.words import worth
from ra_desktop.ui.words.reasons import Told

from .exercising import QuizMode

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.drill import Deck, Drill
    from ra_desktop.app.session import Session
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table

_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1}


class Drilling(QuizMode):
    """The drill at the table."""

    def __init__(
        self, session: Session, drill: Drill, deck: Deck, table: Table, choices: Choices, number: Callable[[], int]
    ) -> None:
        """`number` returns which question of today is on, from 1."""
        super().__init__(session, drill, table, choices)
        self._drill, self._deck, self._number = drill, deck, number

    @property
    def title(self) -> str:
        return worth.title()

    def press(self, event: QKeyEvent) -> bool:
        """The arrows move the slider, if it is there."""
        if self._drill.step == "price" and event.key() in _STEPS:
            self.card.slider.setValue(self.card.slider.value() + _STEPS[Qt.Key(event.key())])
            return True
        return super().press(event)

    def grant(self, wish: str) -> None:
        """Answer with the slider, leave, or go on."""
        if wish == "answer":
            self._drill.say(self.card.slider.value())
        elif wish == "done":
            self._drill.leave()
        else:
            self.next_wanted.emit()

    # --- what is shown ----------------------------------------------------------------------------------

    def _on_ended(self) -> None:
        super()._on_ended()
        self.card.ask_guess()

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
