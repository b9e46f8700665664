"""The table: connects its view, the player's turn, the stage and the replay with the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from ra_desktop.app.coach import Coach
from ra_desktop.ui.look import durations

from .explainer import Explainer
from .hand_over import HandOver
from .mode import Modes
from .real_bag import RealBag
from .replay.bar import ReplayBar
from .replay.replay import Replay
from .seating import Players, TableLots
from .speech.asking import Asking
from .speech.speaker import Speaker
from .stage import TableStage
from .table_view import TableView
from .turn import Coaching, Peek, TableKeys, Turn

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from ra_desktop.app.autosave import Notice
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.interaction.choices import Choices

_OF_COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With these, keys are those of commands."""
_GLANCE: Final = 250
"""Least milliseconds between two positions shown while bots play without animations."""


class Table(QObject):
    """Handles changes at the table: another game, another position, the end of a script, an error."""

    seated = Signal(object)
    """The players changed: the :class:`.SeatInfo` of each seat."""
    noticed = Signal(str)
    """Emitted with a sentence about something other than the game."""

    def __init__(self, session: Session, settings: Settings, choices: Choices, parent: QWidget | None = None) -> None:
        players = Players(session)
        view = TableView(settings, choices, players, self._press, parent)
        super().__init__(view)
        self.players = players
        self.view = view
        self._session = session
        self._settings = settings
        self._choices = choices
        self.modes = Modes(session)
        """What the table is used for; a lesson or an exercise adds itself."""
        self.stage = TableStage(session, self.modes, self.view)
        self.director = self.stage.director
        self.turn = Turn(session, self.modes, self.view, self.director)
        self.real_bag = RealBag(session, view)
        self.modes.add(self.real_bag)
        self.replay = Replay(session, self.turn, self.view, self.director)
        self.modes.add(self.replay)
        self.replay_bar = ReplayBar(self.replay, self.view)
        self.replay_bar.hide()
        self.view.set_foot(self.replay_bar)
        lots = TableLots(players, choices)
        self.speaker = Speaker(session, view, self.stage, self.replay, lots)
        """Tells screen readers what happens, the turn before what the coach says about it."""
        self.coach = Coach(session, settings, self)
        """Speaks only while it :attr:`~ra_desktop.app.coach.Coach.is_on`."""
        self.coach.judged.connect(self._on_judged)
        for signal in (self.view.coach_card.announced, self.view.coach_card.toggled):
            signal.connect(self._on_coach_asked)
        Coaching(self.coach, session, view)
        self._keys = TableKeys(view, self.director)
        self.hand_over = HandOver(session, view)
        Peek(view)
        self.asking = Asking(session, view, self.director, self.replay, lots, self.speaker)
        """Answers what is asked by key."""
        self.explainer = Explainer(view)

        self._glance = QTimer(self, singleShot=True)
        self._glance.timeout.connect(self._on_glance)
        self._since_shown = QElapsedTimer()
        self._ponder = QTimer(self, singleShot=True, interval=durations.PONDER)
        self._ponder.timeout.connect(self._show_thinking)

        self.director.idle.connect(self._on_idle)
        self.replay.ended.connect(self.show_game)
        self.replay.ended.connect(self.real_bag.refresh)
        self.hand_over.asked.connect(self.speaker.speak)
        self.real_bag.asked.connect(self.speaker.say)
        self.hand_over.seated.connect(self.show_game)
        self.replay.changed.connect(self._on_replay_changed)
        session.game_replaced.connect(self._on_game_replaced)
        session.cleared.connect(self._clear)
        session.rewound.connect(self._on_rewound)
        session.seats_changed.connect(self._on_seats_changed)
        session.opponents.thinking.connect(self._on_thinking)
        session.opponents.notice.connect(self._on_notice)
        session.autosave.notice.connect(self._on_notice)

    # --- another game, another position ---------------------------------------------------------------

    def _on_game_replaced(self) -> None:
        """Set up the table for the session's game: panels, names, the seat at the bottom."""
        self._clear()
        self.hand_over.forget()
        self.view.is_paused = False
        self.players.update()
        self.view.home = next(iter(self.players.persons()), 0)
        self.view.set_seats(len(self._session.seats))
        self.seated.emit(self.players.infos(self._session.view(self.view.home)))
        self.show_game()

    def _on_rewound(self) -> None:
        """Show the position after undo or redo at once."""
        self._clear()
        self.show_game()

    def _on_seats_changed(self) -> None:
        """Show the new players; a seat that is no longer a person's leaves the bottom of the table."""
        self._clear()
        self.players.update()
        persons = self.players.persons()
        if persons:
            self.pause(paused=False)
        if persons and self.view.home not in persons:
            self.view.home = persons[0]
        self.seated.emit(self.players.infos(self._session.view(self.view.home)))
        self.show_game()

    def _clear(self) -> None:
        """End replays, hints and scripts, and close overlays."""
        self.replay.leave()
        self.turn.withdraw()
        self.hand_over.withdraw()
        self.director.cancel()
        self.stage.clear()

    def sit_at(self, seat: int) -> None:
        """View the table from `seat`."""
        if self._session.game is None or seat == self.view.home or self.director.is_busy:
            return
        self.view.home = seat
        if self.replay.is_on:
            self.replay.show_again()
        else:
            self.view.show_view(self._session.view(seat))
            self.view.say_whose_move()

    def turn_to_mover(self) -> None:
        """Put the person to move at the bottom, unless something else is shown."""
        seat = self._session.person_to_move
        if seat is not None and not self.replay.is_on:
            self.sit_at(seat)

    def show_again(self) -> None:
        """Show the same view again with the current settings; this ends a script."""
        if self._session.game is not None and self.view.shown is not None and not self.director.is_busy:
            self.view.show_view(self.view.shown)

    def pause(self, *, paused: bool) -> None:
        """Make the bots wait for those who watch, or go on."""
        if paused != self.view.is_paused:
            self.view.is_paused = paused
            (self._session.opponents.hold if paused else self._session.opponents.release)()
            self.view.show_standing()
            self.view.standing_changed.emit()

    # --- turns ------------------------------------------------------------------------------------------

    @property
    def is_behind(self) -> bool:
        """Whether the game as it is will be shown in a moment."""
        return self._glance.isActive()

    def catch_up(self) -> None:
        """Show the game as it is now, if that is still to be done."""
        if self.is_behind:
            self._glance.stop()
            self._on_glance()

    def _on_glance(self) -> None:
        if not self.replay.is_on and not self.director.is_busy:  # otherwise it is shown after that
            self._since_shown.invalidate()
            self._on_idle()

    def _on_idle(self) -> None:
        """Show the game as it is; while everything is shown at once and bots play on, only from time to time, and with
        what was played last.
        """
        is_hurried = self.director.is_hurried
        elapsed = self._since_shown.elapsed() if self._since_shown.isValid() else _GLANCE
        if is_hurried and elapsed < _GLANCE:
            if not self._glance.isActive():
                self._glance.start(_GLANCE - elapsed)
            return
        self.show_game()
        game = self._session.game
        if is_hurried and game is not None and game.plies and not self._session.opponents.is_held:
            last = game.plies[-1]
            sentences = [sentence for event in last.events if (sentence := self.players.narrator.describe(event))]
            if sentences:
                self.view.say(sentences[-1], last.seat)

    def show_game(self) -> None:
        """Show the game as it is; offer the legal actions to the person to move, or show the final ranking."""
        self._glance.stop()
        if self._session.game is None:
            return
        self._since_shown.start()
        mover = self._session.person_to_move
        if mover is not None and self._settings.turn_table and not self.director.is_forced:
            self.view.home = mover
        self.players.keeps_suspense = False
        self.players.hear_news(self.view.home)
        self.view.show_view(self._session.view(self.view.home))
        if mover is not None and self.hand_over.is_here(mover) and self.modes.current.may_act:
            self._choices.offer(self._session.view(mover))
            self.view.show_choice()
        elif mover is not None:
            self._choices.clear()
        if self.players.thinking is None or self._session.opponents.is_held:
            self.view.say_whose_move()
        if self._session.state.is_over:
            self.stage.show_ranking()

    def _press(self, event: QKeyEvent) -> bool:
        if event.modifiers() & _OF_COMMANDS:
            return False
        mode = self.modes.current
        if mode.press(event):
            return True
        return not mode.owns_keys and (self.hand_over.press(event) or self._keys.press(event))

    def _on_replay_changed(self) -> None:
        if self.replay.is_on:
            self.hand_over.withdraw()
            self.real_bag.page.hide()

    def _on_thinking(self, seat: int | None) -> None:
        """Show that a bot is thinking only if that takes a moment: a mark that flickers says nothing."""
        self.players.thinking = seat
        if seat is None:
            self._ponder.stop()
            self._show_thinking()
        else:
            self._ponder.start()

    def _show_thinking(self) -> None:
        if self.players.seen_thinking != self.players.thinking:
            self.view.set_thinking(self.players.thinking)

    def _on_notice(self, notice: Notice) -> None:
        self.noticed.emit(self.players.narrator.notice(notice.kind, notice.seat, notice.why))

    def _on_judged(self) -> None:
        """Say whose turn it is while the bots wait, unless that is said after the script."""
        if self._session.opponents.is_held and not self.director.is_busy:
            self.view.say_whose_move()

    def _on_coach_asked(self) -> None:
        """Say what the coach asks, or whose turn it is once that is answered, unless that is said after the script."""
        shown = self.view.shown
        is_due = self.view.coach_card.is_question and not self.director.is_busy
        if is_due and shown is not None and self.players.are_seated(shown):
            self.view.say_whose_move()

    def recover(self) -> None:
        """After an unexpected error: unless something is in progress, show the game and prompt the player to move."""
        if self._session.game is None or self.replay.is_on or self.director.is_at_work:
            return
        self.director.skip()
        self._session.recover()
        if self._session.person_to_move is not None and not self._choices.actions:
            self.show_game()
