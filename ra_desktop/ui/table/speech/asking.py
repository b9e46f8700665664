"""Asking by key: each question is answered aloud and on a card, whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from ra_desktop.ui.table.seats.seat_words import fame_words
from ra_desktop.ui.words.lists import sentences
from ra_desktop.ui.words.speech import heading

from .answer_card import AnswerCard
from .answers import Asked, answer

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.interaction.choices import Choices
    from ra_desktop.ui.table.lots import TableLots
    from ra_desktop.ui.table.players import Players
    from ra_desktop.ui.table.replay.replay import Replay
    from ra_desktop.ui.table.table_view import TableView
    from ra_desktop.ui.words.speech import Question

    from .speaker import Speaker


class Asking(QObject):
    """Answers questions about the position that the table shows, and keeps the answer up to date while it is read."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        choices: Choices,
        players: Players,
        view: TableView,
        director: Director,
        replay: Replay,
        lots: TableLots,
        speaker: Speaker,
    ) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._choices = choices
        self._players = players
        self._view = view
        self._director = director
        self._replay = replay
        self._lots = lots
        self._speaker = speaker
        self._question: Question | None = None
        self.card = AnswerCard(view)
        self.card.closed.connect(self._on_closed)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self.card).activated.connect(self.card.dismiss)
        view.showing.connect(self._refresh)
        choices.changed.connect(self._refresh)
        session.game_replaced.connect(self.close)
        session.cleared.connect(self.close)
        for watched in (view, view.board):
            watched.installEventFilter(self)

    @property
    def question(self) -> Question | None:
        """The question whose answer is shown."""
        return None if self.card.isHidden() else self._question

    def ask(self, question: Question) -> None:
        """Answer `question`; if its answer is shown already, close it."""
        if self.question == question:
            self.card.dismiss()
            return
        if self._view.shown is None:
            return
        self._question = question
        self._speaker.say(" ".join(self._show()), urgent=True)

    def close(self) -> None:
        """Show no answer any more."""
        self._question = None
        self.card.hide()

    def retranslate(self) -> None:
        """Answer the same in another language."""
        self._refresh()

    def _on_closed(self) -> None:
        self._question = None
        self._view.setFocus()

    def _refresh(self) -> None:
        if self.question is not None and self._view.shown is not None:
            self._show()

    def _show(self) -> list[str]:
        """Show the answer to the question, and return it."""
        assert self._question is not None
        told = sentences(answer(self._question, self._asked()))
        host = self._view.window()
        if self.card.parent() is not host:  # above the veil of a lesson, too
            self.card.setParent(host)
        self.card.show_answer(heading(self._question), told, self._room())
        return told

    def _asked(self) -> Asked:
        view, players, choices = self._view.shown, self._players, self._choices
        assert view is not None
        seat = self._view.home if choices.seat is None else choices.seat
        return Asked(
            view=view,
            seat=seat,
            names=[players.name(each) for each in range(view.players)],
            banner=players.narrator.banner(view),
            fame=self._fame(seat),
            actions=() if self._replay.is_on else choices.actions,
            lot_of=lambda of: self._lots.lot_of(view, of, self._view.home),
            why_no_lot=self._lots.why_none(view, seat),
            told=self._happened(),
            verbosity=self._settings.announcements,
        )

    def _fame(self, seat: int) -> str:
        """Return the fame of `seat`; empty if it is face down."""
        shown = self._view.panel_of(seat).shown
        return fame_words(shown) if shown is not None and shown.info.fame_shown else ""

    def _happened(self) -> list[str]:
        """Return what has happened up to the position shown, a sentence for each event."""
        game = self._session.game
        if game is None:
            return []
        end = len(game.plies)
        if self._replay.is_on:
            end = self._replay.ply
        elif self._director.is_busy:  # the game is one move ahead of what is shown
            end -= 1
        events = [event for ply in game.plies[max(0, end - 12) : end] for event in ply.events]
        return [sentence for event in events if (sentence := self._players.narrator.describe(event))]

    def _room(self) -> QRect:
        """Return the part of the board that can be seen, in the window."""
        board = self._view.board.geometry()
        seen = self._view.visibleRegion().boundingRect()
        room = board if seen.isEmpty() else board & seen
        return QRect(self._view.mapTo(self._view.window(), room.topLeft()), room.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Hide and watched is self._view:
            self.close()
        elif event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.card.isHidden():
            self.card.place(self._room())
        return False
