"""A guest at the table in place of the session's own game: exercise and drill, which ask and answer on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ra_desktop.ai.price import account_of
from ra_desktop.ai.ruler import loss_of
from ra_desktop.ai.worth import FAREST
from ra_desktop.app import background
from ra_desktop.app.drill import A_DAY
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.mode import Mode
from ra_desktop.ui.words import worth
from ra_desktop.ui.words.puzzles import compared, question_sentences, verdict_sentences
from ra_desktop.ui.words.reasons import Told
from ra_desktop.ui.words.review import loss_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.drill import Deck, Drill
    from ra_desktop.app.exercise import Exercise, Quiz, Verdict
    from ra_desktop.app.lessons.runner import LessonRunner
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table


_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GuestMode(Mode):
    """The table while a guest, such as a lesson, has the place of the session's game and awaits some moves."""

    def __init__(
        self, session: Session, guest: LessonRunner | Quiz, table: Table, choices: Choices, parent: QObject
    ) -> None:
        super().__init__(session, parent)
        self._guest = guest
        self._table = table
        self._choices = choices
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        guest.changed.connect(self._on_changed)
        guest.ended.connect(self._on_ended)
        table.modes.add(self)

    @property
    def is_on(self) -> bool:
        return self._guest.is_on and self._session.has_guest

    @property
    def is_awaiting(self) -> bool:
        """Whether the guest awaits a move."""
        return self._guest.is_asking

    @property
    def may_act(self) -> bool:
        """Whether the person may act: not while something is explained."""
        return self.is_awaiting

    def choose(self, action: Action) -> None:
        self._guest.choose(action)

    def _on_changed(self) -> None:
        """Offer the moves that are awaited, or none, and show soon what is said."""
        self._table.turn.forced.is_held = self.is_on
        if self.is_on and not self._table.director.is_busy:
            if not self.is_awaiting:
                self._choices.clear()
                self._table.view.say_whose_move()
            elif not self._choices.actions:
                self._table.show_game()
        self._soon.start()

    def _on_ended(self) -> None:
        self._table.turn.forced.is_held = False

    def refresh(self) -> None:
        """Show what is said now."""
        raise NotImplementedError


class QuizMode(GuestMode):
    """A quiz at the table: its card asks and answers, the moves are made as in a game."""

    next_wanted = Signal()
    """Another question was asked for: after this one, or instead of it."""

    def __init__(self, session: Session, quiz: Quiz, table: Table, choices: Choices) -> None:
        super().__init__(session, quiz, table, choices, table.view)
        self.card = table.view.exercise_card
        self.card.wished.connect(self._on_wish)
        self.card.closed.connect(quiz.leave)

    def press(self, event: QKeyEvent) -> bool:
        """Enter presses the main button; Escape leaves, unless something is selected."""
        if event.key() == Qt.Key.Key_Escape:
            if self._choices.selected is not None:
                self._choices.select(None)
            else:
                self._guest.leave()
            return True
        return event.key() in _ENTER and self.card.answer()

    def _on_wish(self, wish: str) -> None:
        if self.is_on:  # otherwise the card is someone else's
            self.grant(wish)

    def grant(self, wish: str) -> None:
        """Do what a button of the card says."""
        raise NotImplementedError

    def _on_ended(self) -> None:
        self._soon.stop()
        super()._on_ended()
        self.card.hide()


class Exercising(QuizMode):
    """A puzzle at the table."""

    def __init__(
        self,
        session: Session,
        exercise: Exercise,
        table: Table,
        choices: Choices,
        title: Callable[[], str],
        has_next: Callable[[], bool],
    ) -> None:
        """`title` returns the heading of the question, and `has_next` whether there is another problem."""
        super().__init__(session, exercise, table, choices)
        self._exercise = exercise
        self._title = title
        self._has_next = has_next

    @property
    def title(self) -> str:
        return self._title()

    def grant(self, wish: str) -> None:
        """Go on or leave, show the solution, or ask again."""
        if wish in ("next", "skip", "done"):
            if wish != "done" and self._has_next():
                self.next_wanted.emit()
            else:
                self._exercise.leave()
        elif wish == "show":
            self._exercise.show()
        else:
            self._exercise.try_again()

    def refresh(self) -> None:
        problem, verdict = self._exercise.problem, self._exercise.verdict
        if problem is None:
            return
        if verdict is None:
            wishes: tuple[str, ...] = ("show", "skip") if self._has_next() else ("show",)
            self.card.show_text(self._title(), Told(question_sentences(problem)), wishes)
            self.card.texts[0].setToolTip("")
            asked = compared(problem)  # weighed while the person thinks, so that the card has the account at once
            background.quick().start(self, lambda: iter([account_of(*asked)]), lambda _: None)
            return
        words = verdict_sentences(problem, verdict, self._table.players.name)
        if verdict.kind == "missed":
            wishes = ("try_again", "show", "skip")
        else:
            wishes = ("next" if self._has_next() else "done", "try_again")
        self.card.show_text(_heading(verdict), words, wishes, primary=True)
        self.card.texts[0].setToolTip(loss_tip(loss_of(verdict.best, verdict.rival)))


def _heading(verdict: Verdict) -> str:
    return {
        "solved": _tr("ExerciseCard", "Solved!"),
        "missed": _tr("Common", "Not quite"),
        "shown": _tr("Common", "The best move"),
    }[verdict.kind]


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
