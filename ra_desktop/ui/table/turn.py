"""The turn of the person at the screen: the available actions, and every way to choose one.

Keys, clicks, drags, hints and menus select among the :class:`.Choices`, and all of them end in :meth:`.Choices.choose`,
the one gateway to the game.
"""

from __future__ import annotations

import time
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from ra_desktop.ai.price import Account, account_of
from ra_desktop.app import background
from ra_desktop.app.background import Rank
from ra_desktop.engine import Action, Bid, Draw, Pass, Ply, SpendGod
from ra_desktop.engine import events as ev
from ra_desktop.ui.interaction.gestures import Drag
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.art import Watched
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.review import advice_sentences, verdict_sentences

from .overlays.overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ra_desktop.ai.hints import Hint
    from ra_desktop.app.coach import Coach, Verdict
    from ra_desktop.app.session import Session
    from ra_desktop.ui.animation.director import Director

    from .cards import CoachCard, HintCard
    from .mode import Modes
    from .table_view import TableView

_TYPING: Final = 900
"""Milliseconds within which two digits form one number."""

_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON: Final = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

PEEK_KEY: Final = Qt.Key.Key_V

Until = Literal["ra", "disaster", "tiles", "worth"]


class Turn(QObject):
    """Connects the ways to choose with the choices, and these with the game."""

    def __init__(self, session: Session, modes: Modes, view: TableView, director: Director) -> None:
        super().__init__(view)
        self._modes = modes
        self._choices = choices = view.choices
        self._view = view
        self._is_asking = False
        """Whether the banner says what a god takes, or that another click makes the move."""
        self.hints = Hints(session, view)
        self.forced = ForcedMoves(director, view)
        self.ahead = PassAhead(session, director, view)
        self.draw_on = DrawOn(session, director, view)
        self.drag = Drag(view.sprites, view.board)
        choices.chosen.connect(self._on_chosen)
        choices.changed.connect(self._on_choices_changed)
        for card in view.cards:
            card.closed.connect(view.setFocus)
        view.picked_up.connect(self.drag.begin)
        view.resizing.connect(self.drag.cancel)
        self.drag.dropped.connect(self._on_dropped)
        self.drag.cancelled.connect(self._on_drag_cancelled)

    def _on_chosen(self, action: Action) -> None:
        self._modes.current.choose(action)

    def withdraw(self) -> None:
        """Offer nothing, since another game or position is shown."""
        self.drag.cancel()
        self._choices.clear()

    def _on_choices_changed(self) -> None:
        choices = self._choices
        if not choices.actions:
            return  # what a god takes, or what was clicked once, may be offered again
        if choices.clicked is not None:
            self._is_asking = True
            self._view.say_what_is_clicked(choices.clicked)
        elif isinstance(choices.selected, SpendGod):
            self._is_asking = True
            self._view.say_what_god_takes(choices.selected.tile)
        elif self._is_asking:
            self._is_asking = False
            self._view.say_whose_move()

    def _on_dropped(self, action: Action) -> None:
        self._view.show_all()
        self._choices.choose(action)

    def _on_drag_cancelled(self) -> None:
        self._view.show_all()
        if self._choices.phase == "turn":
            self._choices.select(None)


class Hints(QObject):
    """Fills the hint card with the bot's answer."""

    def __init__(self, session: Session, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._choices = view.choices
        self._card: HintCard = view.hint_card
        self._card.chosen.connect(view.choices.click)
        self._card.closed.connect(session.ai.cancel_hint)
        session.ai.advised.connect(self._on_hint)
        session.game_replaced.connect(self._card.dismiss)
        view.choices.changed.connect(self._on_choices_changed)

    def toggle(self) -> None:
        """Request a hint, if the player has to decide; close it if it is shown."""
        if not self._card.dismiss() and self._choices.actions and (seat := self._session.person_to_move) is not None:
            self._session.ai.ask_hint(self._session.view(seat))
            self._card.think()

    def _on_hint(self, hint: Hint | None) -> None:
        if self._card.isHidden():  # as it is where nothing can be chosen
            return
        self._card.show_hint(hint, self._view.players.name, self._session.state.ruleset)
        if hint is not None:
            self._choices.select(hint.best.action)

    def _on_choices_changed(self) -> None:
        if not self._choices.actions:
            self._card.dismiss()


class _Beat(QObject):
    """Chooses for a person when the banner and the buttons have shown for a beat what :meth:`_is_due`."""

    def __init__(self, director: Director, view: TableView) -> None:
        super().__init__(view)
        self._choices = view.choices
        self._director = director
        self._view = view
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(self._play)
        view.choices.changed.connect(self._on_choices_changed)

    def _is_due(self) -> bool:
        """Whether something is to be chosen now."""
        raise NotImplementedError

    def _play(self) -> None:
        """Choose it."""
        raise NotImplementedError

    def _on_choices_changed(self) -> None:
        if not self._is_due():
            self._beat.stop()
        elif not self._beat.isActive():
            self._beat.start(self._director.scaled(durations.BEAT))


class ForcedMoves(_Beat):
    """Chooses for a person who has nothing to decide. It waits while anything is open over the table."""

    is_on = Watched(False, "_update")
    """Whether forced moves are played, not left to the person."""
    is_held = Watched(False, "_update")
    """Whether all moves are left to the person for now: in a lesson nothing is played for the learner."""

    def _update(self) -> None:
        self._director.plays_forced = self.is_on and not self.is_held
        self._on_choices_changed()

    @property
    def is_waiting(self) -> bool:
        """Whether a move will be played after the beat."""
        return self._beat.isActive()

    def _is_due(self) -> bool:
        return self._director.plays_forced and self._choices.is_forced

    def _play(self) -> None:
        if not self._choices.is_forced:
            return
        if self._is_covered():
            self._beat.start(durations.BEAT)
        else:
            self._choices.choose(self._choices.actions[0])

    def _is_covered(self) -> bool:
        """Whether the table is covered or used for something else."""
        if not self._view.isVisible() or self._view.sprites.is_dragging:
            return True
        if self._view.coach_card.is_question:
            return True
        if any(page.isVisible() for page in self._view.findChildren(Overlay)):
            return True
        if QApplication.activePopupWidget() is not None:
            return True
        return any(isinstance(window, QDialog) and window.isVisible() for window in QApplication.topLevelWidgets())


class PassAhead(_Beat):
    """Passes for the person at the screen in as many auctions as that person has said before; it never bids.

    The order ends by itself, with the game and with a take-back, and waits while a sun is selected. Whoever must bid is
    asked.
    """

    def __init__(self, session: Session, director: Director, view: TableView) -> None:
        super().__init__(director, view)
        self._session = session
        session.played.connect(self._on_played)
        session.game_replaced.connect(self.stop)
        session.rewound.connect(self.stop)
        session.seats_changed.connect(self.stop)

    @property
    def auctions(self) -> int:
        """In how many auctions, the present one included, it passes."""
        return self._view.passes_ahead

    @property
    def can_add(self) -> bool:
        """Whether there is a game with auctions to come, and one person to pass for."""
        session = self._session
        if session.game is None or session.state.is_over or (session.has_guest and not session.is_joined):
            return False
        return len(self._view.players.persons()) == 1

    def add(self) -> None:
        """Pass in one more auction."""
        self._set(self.auctions + 1)

    def stop(self) -> None:
        """Pass no longer."""
        if self.auctions:
            self._set(0)

    def _set(self, auctions: int) -> None:
        self._view.passes_ahead = auctions
        self._view.show_standing()
        self._view.standing_changed.emit()
        self._on_choices_changed()

    def _on_played(self, ply: Ply) -> None:
        if self.auctions and any(isinstance(event, (ev.LotWon, ev.NobodyBid)) for event in ply.events):
            self._set(self.auctions - 1)

    def _is_due(self) -> bool:
        return bool(self.auctions) and Pass() in self._choices and not isinstance(self._choices.selected, Bid)

    def _play(self) -> None:
        if Pass() in self._choices:
            self._choices.choose(Pass())


class DrawOn(_Beat):
    """Draws for the person who alone has suns left, until what was asked for comes; any key or click stops it.

    A Ra tile stops it always, since it ends the turn; a disaster unless Ra was asked for.
    """

    def __init__(self, session: Session, director: Director, view: TableView) -> None:
        super().__init__(director, view)
        self._session = session
        self._until: tuple[Until, int] | None = None
        session.played.connect(self._on_played)
        for signal in (session.game_replaced, session.rewound, session.seats_changed):
            signal.connect(self.stop)

    @property
    def is_on(self) -> bool:
        """Whether it is drawing."""
        return self._until is not None

    @property
    def can_begin(self) -> bool:
        """Whether a person may draw, and no one else has a sun left."""
        view = self._view.shown
        if view is None or self._session.has_guest or Draw() not in self._choices:
            return False
        return not any(view.face_up_suns(seat) for seat in range(view.players) if seat != self._choices.seat)

    def begin(self, until: Until, number: int = 0) -> None:
        """Draw until a tile of that kind comes, the track has that `number` of tiles, or its lot scores so much."""
        self.stop()
        self._until = until, number
        if (app := QApplication.instance()) is not None:
            app.installEventFilter(self)
        self._on_choices_changed()

    def stop(self) -> None:
        """Stop drawing."""
        if self._until is not None:
            self._until = None
            self._beat.stop()
            if (app := QApplication.instance()) is not None:
                app.removeEventFilter(self)
            self._view.say_whose_move()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop at a key, which does nothing else, or at a click."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        is_key = event.type() == QEvent.Type.KeyPress
        if is_key or event.type() == QEvent.Type.MouseButtonPress:
            self.stop()
        return is_key

    def _on_played(self, ply: Ply) -> None:
        if self._until is None:
            return
        (until, number), state = self._until, self._session.state
        tiles = [event.tile for event in ply.events if isinstance(event, ev.TileDrawn)]
        codes, can_be_held = state.rules.tiles.codes, state.rules.can_be_held
        if (
            state.current_player != ply.seat
            or Draw() not in state.legal_actions()
            or any(isinstance(event, ev.EpochEnded) for event in ply.events)
            or (until != "ra" and not all(can_be_held(codes[tile]) for tile in tiles))
            or (until == "tiles" and sum(map(bool, state.auction_track)) >= number)
            or (until == "worth" and state.lot_account(ply.seat).own.points >= number)
        ):
            self.stop()

    def _on_choices_changed(self) -> None:
        super()._on_choices_changed()
        if self._is_due():
            self._view.say(_tr("Banner", "Still drawing – press any key to stop"), self._choices.seat)

    def _is_due(self) -> bool:
        return self.is_on and Draw() in self._choices and not self._view.coach_card.is_question

    def _play(self) -> None:
        if self._is_due():
            self._choices.choose(Draw())


class TableKeys(QObject):
    """Arrows and digits select, Enter chooses, Escape cancels, Space skips."""

    def __init__(self, view: TableView, director: Director) -> None:
        super().__init__(view)
        self._view = view
        self._choices = view.choices
        self._director = director
        self._typed = ""
        self._typed_at = 0
        view.choices.chosen.connect(self._forget_typed)

    def press(self, event: QKeyEvent) -> bool:
        """Handle the key; False if it means nothing."""
        key = event.key()
        if key in _ENTER:
            if not self._view.coach_card.answer() and not self._choices.choose():
                self._choices.propose()
        elif key == Qt.Key.Key_Space:
            self._director.skip()
        elif key == Qt.Key.Key_Escape:
            if not any(card.dismiss() for card in self._view.cards):
                self._choices.select(None)
        elif key in (*_BACK, *_ON):
            self._choices.step(1 if key in _ON else -1)
        elif event.text().isdecimal() and self._choices.phase == "auction":
            self._type(event.text(), event.timestamp() or round(1000 * time.monotonic()))
        else:
            return False
        return True

    def _type(self, digit: str, when: int) -> None:
        """Add a digit; `when`, in milliseconds, it was pressed: it may be handled much later."""
        suns = {action.sun for action in self._choices.of_type(Bid)}
        both = int(self._typed + digit) if when - self._typed_at < _TYPING else 0
        number = both if both in suns else int(digit)
        self._typed, self._typed_at = digit, when
        if number in suns:
            self._choices.select(Bid(number))

    def _forget_typed(self) -> None:
        self._typed = ""


_OF_COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
"""With one of these keys held, a letter is a command."""


class Peek(QObject):
    """Shows the fame of the seat at the bottom of `view` while the key is held there."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._seat = view.home
        view.installEventFilter(self)
        view.showing.connect(self._on_showing)

    def _on_showing(self) -> None:
        """End when another seat comes to the bottom."""
        if self._view.home != self._seat:
            self._seat = self._view.home
            self._view.own.set_peeking(peeking=False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the fame from the press of the key until its release or the loss of the focus."""
        kind, own = event.type(), self._view.own
        if kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            is_pressed_with = kind == QEvent.Type.KeyPress and event.modifiers() & _OF_COMMANDS
            if event.key() != PEEK_KEY or is_pressed_with or not own.can_peek():
                return False
            if not event.isAutoRepeat():
                own.hold_peek(held=kind == QEvent.Type.KeyPress)
            return True
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.WindowDeactivate):
            own.set_peeking(peeking=False)
        return False


class Coaching(QObject):
    """Connects the coach with its card, which shares its place with the hint."""

    def __init__(self, coach: Coach, session: Session, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self.card: CoachCard = view.coach_card
        self._hint_card: HintCard = view.hint_card
        self._coach = coach
        self._session = session
        self._is_advice = False
        coach.judged.connect(self._on_judged)
        coach.withdrawn.connect(self.card.withdraw)
        self.card.closed.connect(coach.play_on)
        self.card.wishes["take_back"].clicked.connect(coach.take_back)
        self.card.wishes["off"].clicked.connect(self._switch_off)
        self._hint_card.toggled.connect(self._make_room)
        session.ai.advised.connect(coach.note_hint)
        for signal in (session.game_replaced, session.cleared, session.rewound):
            signal.connect(self.card.withdraw)
        view.choices.changed.connect(self._on_choices_changed)

    def _on_judged(self, verdict: Verdict) -> None:
        compared = (verdict.other, verdict.chosen) if verdict.kind == "mistake" else (verdict.chosen, verdict.other)

        def weigh() -> Iterator[Account | None]:
            yield account_of(verdict.view, *compared)

        background.quick().start(
            self,
            weigh,
            lambda _: None,
            partial(self._tell, verdict),
            rank=Rank.URGENT,
            is_wanted=lambda: self._coach.verdict is verdict,
        )

    def _tell(self, verdict: Verdict) -> None:
        words = verdict_sentences(verdict, self._view.players.name, self._session.state.ruleset)
        self._is_advice = False
        if verdict.kind == "mistake":
            self.card.ask(words, can_take_back=self._coach.can_take_back)
            for stop, following in pairwise((self._view, *self.card.wishes.values(), self.card.close_button)):
                QWidget.setTabOrder(stop, following)
        else:
            self.card.praise(words)

    def _on_choices_changed(self) -> None:
        if not self._view.choices.actions:
            if self._is_advice:
                self._is_advice = False
                self.card.withdraw()
            return
        view = self._coach.take_advice() if self.card.isHidden() and self._hint_card.isHidden() else None
        if view is not None:
            self._is_advice = True
            self.card.advise(advice_sentences(view, self._view.players.name))

    def _make_room(self) -> None:
        """A hint lies where the card is."""
        if not self._hint_card.isHidden():
            self.card.dismiss()

    def _switch_off(self) -> None:
        if self._view.settings.coach:
            self._view.settings.coach = False
        else:  # it is on for this game only
            self._coach.is_on = False
