"""Tells a screen reader what happens at the table: others' moves together, when it is one's own turn.

The functions at the end say what is told at each moment of a game, in as many words as wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from ra_desktop.engine import Action, Bid, Discard, Flip, Game, Ply, ShowSide, View
from ra_desktop.engine import events as ev
from ra_desktop.ui.games.lots import Lot, preview_text
from ra_desktop.ui.system.announcements import announce
from ra_desktop.ui.table.side.score_view import row_text
from ra_desktop.ui.words import board, speech
from ra_desktop.ui.words.fill import read_aloud
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.scoring import leaving_text
from ra_desktop.ui.words.speech import once_more, outbidding

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Verbosity
    from ra_desktop.ui.games.epoch_account import EpochAccount
    from ra_desktop.ui.table.overlays.ranking_painter import GameResult
    from ra_desktop.ui.table.replay.replay import Replay
    from ra_desktop.ui.table.seating import TableLots
    from ra_desktop.ui.table.seats.seat_info import SeatInfo
    from ra_desktop.ui.table.stage import TableStage
    from ra_desktop.ui.table.table_view import TableView
    from ra_desktop.ui.words.events import Narrator

_SETTLED = (ev.LotWon, ev.NobodyBid)
"""Events after which players who can only watch hear what has happened."""
_IN_THE_SCORE = (ev.AnkhsWon, ev.PlagueReturned)
"""Events that the score of the final epoch includes."""
_KNOWN: Final = (ev.SunBid, ev.Passed, ev.SideChosen, ev.GodSpent, ev.TileFlipped, ev.PriestKept, ev.TileDiscarded)
"""Events that the player who causes them already knows."""


_PATIENCE: Final = 2_000
"""Milliseconds for which a friend elsewhere may be waited for in silence."""


class Speaker(QObject):
    """Gathers events while no one at the screen has to decide, and announces them together.

    Events are kept, not sentences: they are told in the language and with the words of the moment. Nothing is said of
    an epoch's score or of the end of the game before the table has shown it.
    """

    spoken = Signal(str)
    """Emitted with each announcement, whether or not a screen reader listens."""

    def __init__(self, session: Session, view: TableView, stage: TableStage, replay: Replay, lots: TableLots) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._stage = stage
        self._lots = lots
        self._replay = replay
        self._events: list[ev.Event] = []
        self._heard: list[str] = []
        """What has been told since the last turn of a person here."""
        self._turn: tuple[int, Sequence[Action]] = (-1, ())
        """The number of actions in the position whose turn was announced last, and what was offered."""
        self._selected: tuple[Action | None, Action | None] = (None, None)
        """What was selected, and what was clicked once, when that was said last."""
        self._held: list[str] = []
        """What cards have said before the table was shown."""
        self._is_urgent = False
        self._ended: Game | None = None
        """The game whose result has been said."""
        self._waiting = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._waiting.timeout.connect(self._on_waiting)
        self.spoken.connect(self._announce)
        session.played.connect(self._on_played)
        session.game_replaced.connect(self._forget)
        session.rewound.connect(self._forget)
        session.cleared.connect(self._forget)
        stage.director.idle.connect(self._on_idle)
        stage.scored.connect(self._on_scored)
        stage.ranked.connect(self._on_ranked)
        view.choices.changed.connect(self._on_choices_changed)
        replay.shown.connect(self._on_replayed)
        for card in view.cards:
            card.announced.connect(self._on_card)
        view.installEventFilter(self)
        self._card_speaks = QTimer(self, singleShot=True, interval=0)
        """Runs in the moment in which a card has spoken, which may also select what it advises."""

    # --- speaking -----------------------------------------------------------------------------------

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Say `text` after what has happened before it; an `urgent` one interrupts, as the answer to a key does."""
        if not urgent:
            text = read_aloud([*self._sentences_of(self._take_shown()), text])
        self.speak(text, urgent=urgent)

    def speak(self, text: str, *, urgent: bool = False) -> None:
        """Say `text` alone; what has happened is kept for later."""
        if text:
            self._is_urgent = urgent
            self.spoken.emit(text)

    def _announce(self, text: str) -> None:
        about = self._view if self._view.isVisible() else self._view.window()
        announce(about, text, urgent=self._is_urgent)

    def _on_card(self, text: str) -> None:
        if not self._view.isVisible():  # it is said after the turn, once the table is shown
            self._held.append(text)
            return
        self._card_speaks.start()
        self.say(text)

    # --- what has happened ----------------------------------------------------------------------------

    def _on_played(self, ply: Ply) -> None:
        is_last = any(isinstance(event, ev.GameEnded) for event in ply.events)
        self._events += (event for event in ply.events if not (is_last and isinstance(event, _IN_THE_SCORE)))

    def _forget(self) -> None:
        self._events.clear()
        self._held.clear()
        self._heard.clear()
        self._turn, self._selected, self._ended = (-1, ()), (None, None), None
        self._waiting.start()

    def _sentences_of(self, events: Sequence[ev.Event]) -> list[str]:
        return of_events(events, self._view.players.narrator, self._view.settings.announcements)

    def _take_all(self) -> list[ev.Event]:
        taken, self._events = self._events, []
        return taken

    def _take_shown(self) -> list[ev.Event]:
        """Take what may be told now: not the scoring of an epoch or the end of the game, nor what comes after it."""
        kinds = (ev.EpochScored, ev.GameEnded)
        end = next((at for at, event in enumerate(self._events) if isinstance(event, kinds)), len(self._events))
        taken, self._events = self._events[:end], self._events[end:]
        return taken

    def _on_idle(self) -> None:
        """Tell those who can only watch of each auction when it is over; friends elsewhere may take their time."""
        self._waiting.start()
        if (
            self._view.isVisible()
            and self._nobody_bids()
            and any(isinstance(event, _SETTLED) for event in self._events)
        ):
            self.speak(read_aloud(self._sentences_of(self._take_shown())))

    def _on_waiting(self) -> None:
        """While a friend elsewhere takes time, say what has happened until then, and whose turn it is."""
        shown, session = self._view.shown, self._session
        if not session.is_joined or shown is None or self._stage.director.is_busy or not self._view.isVisible():
            return
        seat, turn = shown.current_player, (self._played(), ())
        if seat is None or self._replay.is_on or self._turn == turn:
            return
        if session.seats[seat].far and session.seats[seat].bot is None:
            self._turn, sentences = turn, self._sentences_of(self._take_shown())
            self._heard += sentences
            banner = _banner_after(self._heard, shown, self._view.players.narrator)
            self.speak(read_aloud([*sentences, banner]))

    def _played(self) -> int:
        return 0 if self._session.game is None else len(self._session.game.plies)

    def _nobody_bids(self) -> bool:
        """Whether no person will have to decide in this epoch."""
        game = self._session.game
        if game is None:
            return True
        return not any(game.state.face_up_suns(seat) for seat in self._view.players.persons())

    def _on_scored(self, account: EpochAccount) -> None:
        """Say what has happened up to the end of the epoch, and the score."""
        shown = self._view.shown
        assert shown is not None
        at = next((n for n, event in enumerate(self._events, 1) if isinstance(event, ev.EpochScored)), 0)
        events, self._events = self._events[:at], self._events[at:]
        infos, persons = self._view.players.infos(shown), self._view.players.persons()
        score = of_scoring(account, infos, persons, self._view.settings.announcements)
        self.speak(read_aloud([*self._sentences_of(events), *score]))

    def _on_ranked(self) -> None:
        """Say who has won, once for each game."""
        game, ranking = self._session.game, self._view.ranking
        if game is None or game is self._ended:
            return
        self._ended = game
        sentences = self._sentences_of(self._take_all())
        result = of_result(ranking.result, ranking.about.records, self._view.settings.announcements)
        before = " ".join(sentences)  # on a tie, it says what decided the game
        self.speak(read_aloud([*sentences, *(line for line in result if line not in before)]))

    def _on_replayed(self, ply: int) -> None:
        """Say the move after which the position shown comes, and whose turn it is then."""
        game, shown = self._session.game, self._view.shown
        if game is None or shown is None:
            return
        self._turn = (-1, ())
        events = game.plies[ply - 1].events if ply else ()
        sentences = [sentence for event in events if (sentence := self._view.players.narrator.describe(event))]
        self.speak(read_aloud([*sentences, self._view.players.narrator.banner(shown)]))

    # --- one's own turn -------------------------------------------------------------------------------

    def _on_choices_changed(self) -> None:
        actions, selected = self._view.choices.actions, (self._view.choices.selected, self._view.choices.clicked)
        if not actions:
            self._selected = (None, None)
        elif (self._played(), actions) != self._turn:
            self._announce_turn()
        elif selected != self._selected:
            self._selected = selected
            self._announce_selection()

    def _announce_turn(self) -> None:
        if not self._view.isVisible() or self._stage.director.is_forced:  # a forced move is no decision
            return
        choices = self._view.choices
        self._turn, self._selected = (self._played(), choices.actions), (choices.selected, choices.clicked)
        shown, seat = self._view.shown, self._view.choices.seat
        if shown is None or seat is None:
            return
        sentences = self._sentences_of(self._take_all())
        self._heard.clear()
        lot = self._lots.lot_of(shown, seat, self._view.home) if self._view.settings.lot_preview else None
        why_no_lot = self._lots.why_none(shown, seat)
        narrator, verbosity = self._view.players.narrator, self._view.settings.announcements
        turn = of_turn(sentences, shown, narrator, lot, verbosity, why_no_lot=why_no_lot)
        self.speak(read_aloud(turn))

    def _announce_selection(self) -> None:
        shown, seat, (selected, clicked) = self._view.shown, self._view.choices.seat, self._selected
        if selected is None or shown is None or seat is None or self._card_speaks.isActive():
            return
        previews = self._view.settings.lot_preview
        lot = self._lots.lot_of(shown, seat, self._view.home) if previews else None
        names = [self._view.players.name(place) for place in range(shown.players)]
        selection = of_selection(shown, selected, names, lot, self._view.settings.announcements, previews=previews)
        again = [] if clicked is None else [once_more()]
        self.speak(read_aloud([*selection, *again]), urgent=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say whose turn it is when the table is shown again."""
        if event.type() == QEvent.Type.Show and not event.spontaneous():
            self._on_choices_changed()
            self._waiting.start()
            held, self._held = self._held, []
            for text in held:
                self.say(text)
        return False


def of_events(events: Iterable[ev.Event], narrator: Narrator, verbosity: Verbosity) -> list[str]:
    """Return what has happened; briefly, without the choices of the only person."""
    return [
        sentence
        for event in events
        if verbosity != "brief" or not isinstance(event, _KNOWN) or event.seat != narrator.you
        if (sentence := narrator.describe(event))
    ]


def of_turn(
    sentences: Sequence[str],
    view: View,
    narrator: Narrator,
    lot: Lot | None,
    verbosity: Verbosity,
    *,
    why_no_lot: str = "",
) -> list[str]:
    """Return what has happened, as `sentences`, and that a person is to decide, and what may be done.

    In an auction also what is for sale, and `lot`, what it would bring, if that is wanted; or `why_no_lot`, why the
    person cannot win it.
    """
    parts = [*sentences, _banner_after(sentences, view, narrator)]
    if view.phase == "auction":
        parts.append(why_no_lot)
        if verbosity != "brief":
            parts += [board.track_tiles(view), board.centre_sun(view.centre_sun), *_brought(lot)]
    elif verbosity == "full":
        parts.append(board.track_tiles(view))
    return parts


def _banner_after(sentences: Sequence[str], view: View, narrator: Narrator) -> str:
    """Return whose turn it is, without what the `sentences` before it have told."""
    banner = narrator.banner(view)
    for sentence in sentences:  # "Nefer bids 5. Cleo passes." before "Nefer bids 5. Bid or pass"
        banner = banner.removeprefix(sentence).lstrip()
    return banner


def _brought(lot: Lot | None) -> list[str]:
    """Return what the lot would bring, and which suns the winner would have then, if that is known."""
    return [] if lot is None else [lot.headline, lot.suns[:1].upper() + lot.suns[1:]]


def of_selection(
    view: View, action: Action, names: Sequence[str], lot: Lot | None, verbosity: Verbosity, *, previews: bool
) -> list[str]:
    """Return what a selected `action` would do; `lot` is what winning with a sun would bring, if that is wanted."""
    if isinstance(action, Bid):
        auction = view.auction
        parts = [speech.bid_of(action.sun, auction.highest if auction is not None else None)]
        if verbosity != "brief":
            parts.append(_rivals(view, action.sun, names))
            parts += [lot.headline, *lot.sentences] if lot is not None and verbosity == "full" else _brought(lot)
        return parts
    tells = isinstance(action, Discard | Flip) or (isinstance(action, ShowSide) and previews)
    if tells and verbosity != "brief":
        return [preview_text(view, action)]
    return [action_label(action, view.ruleset)]


def _rivals(view: View, sun: int, names: Sequence[str]) -> str:
    """Return who is still to bid and can outbid `sun`."""
    bidders = view.bidders_left()[1:]
    suns = [(names[seat], [higher for higher in view.face_up_suns(seat) if higher > sun]) for seat in bidders]
    return outbidding(sun, [(name, higher) for name, higher in suns if higher])


def of_scoring(
    account: EpochAccount, infos: Sequence[SeatInfo], persons: Collection[int], verbosity: Verbosity
) -> list[str]:
    """Return what an epoch has brought: by category to `persons`, fully to all; fame as far as it is shown."""
    parts = []
    if verbosity != "brief":
        seats = range(len(infos)) if verbosity == "full" else sorted(persons)
        for seat in seats:
            parts.append(infos[seat].name)
            parts += [row_text(row.code, row.cells[seat]) for row in account.rows_shown]
    parts.append(speech.totals((info.name, account.total(seat)) for seat, info in enumerate(infos)))
    fame = [(info.name, account.event.fame[seat]) for seat, info in enumerate(infos) if info.fame_shown]
    if fame and verbosity != "brief":
        parts.append(speech.fame_of(fame))
    if verbosity == "full":
        parts.append(leaving_text(account.leaving))
    return parts


def of_result(result: GameResult, records: Iterable[str], verbosity: Verbosity) -> list[str]:
    """Return the ranking, what decided, and the records beaten."""
    if verbosity == "brief":
        return result.places()
    return [*result.places(), result.below(), *records]
