"""Starts and records games with an occasion: the journey, the deal of the day, a deal once more."""

from __future__ import annotations

import logging
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMessageBox

from ra_desktop.ai.levels import is_playable
from ra_desktop.ai.outside import program_levels
from ra_desktop.app import background
from ra_desktop.app.background import Rank
from ra_desktop.app.counting import counts_for
from ra_desktop.app.occasions import (
    DayDeal,
    Place,
    again,
    day_deal,
    day_of,
    deal_name,
    is_as_dealt,
    load_journey,
    par_steps,
    place_of,
)
from ra_desktop.storage import parked
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import FinishedGame, Player, kept_files, players_of
from ra_desktop.storage.progress import DealResult, Par
from ra_desktop.storage.saved_game import KEPT_ID, KNOWN_BAG, SavedGame, game_id
from ra_desktop.storage.savefile import load_file
from ra_desktop.ui.dialogs.parts import question_box
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import labelled
from ra_desktop.ui.words.occasions import PAR_LEVELS, PLACES, task_text

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date

    from ra_desktop.app.counting import Use
    from ra_desktop.app.history import AfterGame
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.engine import Game

    from .pages.journey_page import JourneyPage

_log = logging.getLogger(__name__)


class JourneyActions(Actions):
    """Starts games with an occasion, and records their results."""

    changed = Signal()
    """There is another par or mark."""
    day_shared = Signal(object)
    """The result of the deal of that day is to be shared."""

    def __init__(self, parts: Parts, after_game: AfterGame) -> None:
        super().__init__(parts)
        self._pars_of: date | None = None
        """The day whose pars are being played."""
        self.journal = parts.journal
        after_game.ended.connect(self._record)
        after_game.counted.connect(self._on_counted)
        parts.session.played.connect(self._on_played)
        parts.session.game_replaced.connect(self._show_task)
        self.changed.connect(self._show_task)

    @cached_property
    def page(self) -> JourneyPage:
        """The page, made when it is first shown."""
        from .pages.journey_page import JourneyPage

        page = JourneyPage(load_journey(), self.journal, self._parts.today)
        page.place_chosen.connect(self.start_place)
        page.day.play.clicked.connect(lambda: self.start_day(page.shown_day))
        page.day.share.clicked.connect(lambda: self.day_shared.emit(page.shared_day))
        self._parts.pages.add(page)
        return page

    def show_journey(self) -> None:
        """Show the map and the day's deal."""
        today = self._parts.today.look()
        self.page.refresh()
        self._parts.pages.show(self.page)
        self.page.focus_next()
        if self.journal.result(today) is not None:
            self.play_pars(day_deal(today))

    # --- starting -------------------------------------------------------------------------------------

    def start_place(self, place: Place) -> None:
        """Start a game at `place`, or go on with the one that waits there."""
        if self._go_on(place.occasion):
            return
        self._begin(place.setup(), place.occasion)
        title, task = translated(PLACES, place.title), translated(PLACES, place.task)
        self._parts.notices.say(labelled(title, task))

    def start_day(self, day: date) -> None:
        """Start the deal of `day`, or go on; once it was begun or played to the end, another start is practice."""
        deal = day_deal(day)
        begun = self.journal.kept.begun.get(deal.day)
        result = self.journal.result(deal.day)
        if result is None and self._go_on(deal.occasion, begun):
            return
        first = result.game if result is not None else begun
        occasion = deal.occasion if first is None else KNOWN_BAG + first
        if self._go_on(occasion):
            return
        self._begin(deal.setup, occasion)
        if first is None:
            text = _tr("JourneyPage", "This deal counts only once, so there are no hints, and the coach is off.")
            self._parts.notices.say(text)

    def play_again(self) -> None:
        """Choose who sits where, and play the deal on the table once more."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog

        saved = self._parts.session.saved
        setup = self._parts.session.setup
        if saved is None or setup is None:
            return
        played = {result.name for result in self.journal.kept.deals.get(again(saved).removeprefix(KNOWN_BAG), ())}
        played |= {seat.name for seat in setup.seats}
        players = self._parts.players.named
        following = next((profile.name for profile in players if profile.name not in played), None)
        people = [seat.name for seat in setup.seats if seat.bot is None]
        if following is not None and len(people) == 1:  # the same seat for one after the other
            setup = setup.renamed(lambda name: following if name == people[0] else name)
        dialog = NewGameDialog((*LEVELS, *program_levels()), self._parts.window, players=players)
        dialog.restore(setup)
        dialog.fix_deal(saved.game.players)

        def start() -> None:
            self._parts.players.wear(dialog.setup(), _tr("Common", "You"))
            self._begin(dialog.setup(), again(saved), saved.game)

        dialog.accepted.connect(start)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _begin(self, setup: GameSetup, occasion: str, deal: Game | None = None) -> None:
        self._parts.session.start(self._parts.seated(setup), occasion, deal)

    def _go_on(self, occasion: str, game: str | None = None) -> bool:
        """Show the unfinished game of `occasion`, if it is on the table, was there last, or is parked under that id."""
        session = self._parts.session
        saved = session.saved
        if saved is not None and not session.has_guest:
            is_on = saved.occasion == occasion and not saved.game.state.is_over
        else:
            saved = session.autosave.game_to_continue()
            is_on = saved is not None and saved.occasion == occasion
        if is_on and session.saved is saved:
            self._parts.pages.show_table()
        elif is_on:
            session.resume()
        elif (path := parked.find(game) if game is not None else None) is not None:
            try:
                session.load(path)
            except SaveError as error:
                self._parts.messages.complain(_tr("Common", "The game can’t be continued"), error)
        else:
            return False
        return True

    def _on_played(self) -> None:
        """Note the first move with the deal of a day: from then on its bag is known."""
        saved = self._parts.session.saved
        day = None if saved is None else day_of(saved.occasion)
        if saved is None or day is None or day in self.journal.kept.begun:
            return
        if is_as_dealt(saved):
            self.journal.note_begun(day, game_id(saved))

    # --- at the table ---------------------------------------------------------------------------------

    def ask_for_help(self, then: Callable[[], object] = lambda: None) -> None:
        """Do `then`, which helps the player; in a deal that counts once only after a question, since that is marked."""
        session = self._parts.session
        saved = session.saved
        if not session.withholds_help:
            then()
            return

        def accept() -> None:
            if saved is session.saved:
                session.take_help()
                then()

        title = _tr("JourneyPage", "This deal counts only once. Do you want help?")
        text = _tr("JourneyPage", "Your result will be marked “with help”, wherever it is shown.")
        buttons = _tr("JourneyPage", "With help"), _tr("Common", "Play on")
        question_box(self._parts.window, title, text, *buttons, accept, QMessageBox.Icon.Question)

    def _show_task(self) -> None:
        """Show at the table what is to be done at the place where the game is played, and what was won there."""
        saved = self._parts.session.saved
        place = None if saved is None or self._parts.session.has_guest else place_of(saved.occasion)
        task = "" if place is None else task_text(place, self.journal.marks(place))
        self._parts.table.view.board.board.parts.task.text = task

    # --- what came of it ------------------------------------------------------------------------------

    def _counts(self, saved: SavedGame, use: Use) -> bool:
        """Whether `saved` counts for the journey or the day of the one who plays now."""
        return counts_for(saved, use) and self._parts.players.are_own(_persons(players_of(saved)))

    def _record(self, saved: SavedGame) -> None:
        """Record the result of a game that has ended."""
        place = place_of(saved.occasion)
        if place is not None and self._counts(saved, "journey"):
            self.journal.note_marks(place, place.marks(players_of(saved)))
            self._show_task()
        elif self._counts(saved, "day"):
            self.journal.note_day(saved, players_of(saved))

    def _on_counted(self, saved: SavedGame, games: list[FinishedGame]) -> None:
        """Note what a deal that was played again has brought, beside the first time; have bots play a day's deal."""
        if saved.occasion.startswith(KNOWN_BAG):
            self._compare(saved, games)
        elif (day := day_of(saved.occasion)) is not None and self._counts(saved, "day"):
            self.play_pars(day_deal(day))

    def _compare(self, saved: SavedGame, games: Sequence[FinishedGame]) -> None:
        """Show the deal of `saved` beside the first game with it, by category and epoch."""
        first = saved.occasion.removeprefix(KNOWN_BAG)
        game = next((game for game in games if game.id == first), None)
        now = _persons(players_of(saved))
        before = {} if game is None else _persons(game.players)
        if not now or not before:
            return
        name = next((name for name in now if name in before), next(iter(now)))
        seat, _ = now[name]
        earlier, _ = before.get(name) or next(iter(before.values()))
        results = [DealResult(who.name, who.fame, who.rank) for _, who in (*before.values(), *now.values())]
        self.journal.note_deal(first, *results)
        path = kept_files().get(first[:KEPT_ID])
        if path is not None and saved.game is self._parts.session.game:
            try:
                sheets = load_file(path).game.state.score_sheet
            except SaveError as error:
                _log.info("a deal cannot be compared: %s", error)
            else:
                pairs = zip(sheets, saved.game.state.score_sheet, strict=True)
                ranking = self._parts.table.view.ranking
                ranking.compare(saved.game.state, [(then[earlier], sheet[seat]) for then, sheet in pairs], seat)

    def note_review(self, game: Game, mistakes: int) -> None:
        """Note the number of `mistakes` that the review of `game` has found; with none, a place's third mark is won."""
        saved = self._parts.session.saved
        place = None if saved is None or saved.game is not game or mistakes else place_of(saved.occasion)
        if (
            saved is not None
            and place is not None
            and self._counts(saved, "journey")
            and place.marks(players_of(saved))
        ):
            self.journal.note_marks(place, ["flawless"])
            self.changed.emit()

    # --- the deal of the day --------------------------------------------------------------------------

    def play_pars(self, deal: DayDeal) -> None:
        """Have bots play the seat in the background, unless that is done, on its way, or they can't play here."""
        if self._pars_of == deal.day or not all(map(is_playable, PAR_LEVELS)):
            return
        self._pars_of = deal.day
        known = {name: frozenset(pars) for name, pars in self.journal.kept.pars.items()}

        def note(result: tuple[str, str, Par] | None) -> None:
            if result is not None:
                self.journal.note_par(*result)
                self.changed.emit()
                if "page" in vars(self):
                    self.page.refresh()

        def done() -> None:
            self._pars_of = None

        def steps() -> Iterator[tuple[str, str, Par] | None]:
            name = deal_name(deal.day)  # this reads all networks
            for level in PAR_LEVELS:
                if level not in known.get(name, ()):
                    for par in par_steps(deal, level):
                        yield None if par is None else (name, level, par)

        background.slow().start(self, steps, note, done, rank=Rank.IDLE)


def _persons(players: Sequence[Player]) -> dict[str, tuple[int, Player]]:
    """Return the people among `players` by name, each with the seat."""
    return {player.name: (seat, player) for seat, player in enumerate(players) if player.is_person}
