"""A guest at the table in place of the session's own game; an exercise, which shows on a card what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from ra_desktop.ai.ruler import loss_of
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.mode import Mode
from ra_desktop.ui.words.puzzles import question_sentences, verdict_sentences
from ra_desktop.ui.words.reasons import Told
from ra_desktop.ui.words.review import loss_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.exercise import Exercise, Verdict
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.table import Table

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class GuestMode(Mode):
    """The table while a guest, such as a lesson, has the place of the session's game and awaits some moves."""

    def __init__(self, session: Session, table: Table, choices: Choices, parent: QObject) -> None:
        super().__init__(session, parent)
        self._table = table
        self._choices = choices
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.refresh)
        table.modes.add(self)

    @property
    def is_awaiting(self) -> bool:
        """Whether the guest awaits a move."""
        raise NotImplementedError

    @property
    def may_act(self) -> bool:
        """Whether the person may act: not while something is explained."""
        return self.is_awaiting

    def _on_changed(self) -> None:
        """Offer the moves that are awaited, or none, and show soon what is said."""
        self._table.turn.forced.hold(self.is_on)
        if self.is_on and not self._table.director.is_busy:
            if not self.is_awaiting:
                self._choices.clear()
                self._table.view.say_whose_move()
            elif not self._choices.actions:
                self._table.show_game()
        self._soon.start()

    def refresh(self) -> None:
        """Show what is said now."""
        raise NotImplementedError


class Exercising(GuestMode):
    """A puzzle at the table: connects an :class:`Exercise` with the `table`."""

    next_wanted = Signal()
    """Another problem was asked for: after this one, or instead of it."""

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
        super().__init__(session, table, choices, table.view)
        self._exercise = exercise
        self._title = title
        self._has_next = has_next
        self.card = table.view.exercise_card
        self.card.wished.connect(self._on_wish)
        self.card.closed.connect(exercise.leave)
        exercise.changed.connect(self._on_changed)
        exercise.ended.connect(self._on_ended)

    @property
    def is_on(self) -> bool:
        return self._exercise.problem is not None and self._session.has_guest

    @property
    def is_awaiting(self) -> bool:
        return self._exercise.is_asking

    @property
    def title(self) -> str:
        return self._title()

    def choose(self, action: Action) -> None:
        self._exercise.choose(action)

    def press(self, event: QKeyEvent) -> bool:
        """Enter presses the main button once an answer was given; Escape leaves, unless something is selected."""
        if event.key() == Qt.Key.Key_Escape:
            if self._choices.selected is not None:
                self._choices.select(None)
            else:
                self._exercise.leave()
            return True
        return event.key() in _ENTER and self.card.answer()

    def _on_wish(self, wish: str) -> None:
        if not self.is_on:  # the card is someone else's
            return
        if wish in ("next", "skip", "done"):
            if wish != "done" and self._has_next():
                self.next_wanted.emit()
            else:
                self._exercise.leave()
        elif wish == "show":
            self._exercise.show()
        else:
            self._exercise.try_again()

    # --- what is shown ----------------------------------------------------------------------------------

    def _on_ended(self) -> None:
        self._soon.stop()
        self._table.turn.forced.hold(False)
        self.card.hide()

    def refresh(self) -> None:
        problem, verdict = self._exercise.problem, self._exercise.verdict
        if problem is None:
            return
        if verdict is None:
            wishes: tuple[str, ...] = ("show", "skip") if self._has_next() else ("show",)
            self.card.show_text(self._title(), Told(question_sentences(problem)), wishes)
            self.card.texts[0].setToolTip("")
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
