"""Starts and records games with an occasion: the journey, the deal of the day, a deal once more."""

from __future__ import annotations

from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from ra_desktop.app import background
from ra_desktop.app.background import Rank
from ra_desktop.app.occasions import DAY, JOURNEY, Journal, again, day_deal, load_journey, par_steps
from ra_desktop.storage.saved_game import KNOWN_BAG
from ra_desktop.ui.system.languages import translated
from ra_desktop.ui.words.fill import fill
from ra_desktop.ui.words.occasions import PAR_LEVELS, PLACES, deal_again_text, marks_text, result_text, shared_text
from ra_desktop.ui.words.players import character_name, name_of_today

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.app.history import AfterGame
    from ra_desktop.app.occasions import DayDeal, Place
    from ra_desktop.app.setup import GameSetup
    from ra_desktop.engine import Game
    from ra_desktop.storage.finished import FinishedGame, Player
    from ra_desktop.storage.progress import Par
    from ra_desktop.storage.saved_game import SavedGame

    from .journey_page import JourneyPage
    from .parts import Parts

_tr = QCoreApplication.translate


class JourneyActions(QObject):
    """Starts games with an occasion, and records their results."""

    def __init__(self, parts: Parts, after_game: AfterGame) -> None:
        super().__init__(parts.window)
        self._parts = parts
        self._pars_of: str | None = None
        """The day whose pars are being played."""
        self.journal = Journal()
        after_game.counted.connect(self._on_counted)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """The places of the journey, read when they are first needed."""
        return load_journey()

    @cached_property
    def page(self) -> JourneyPage:
        """The page, made when it is first shown."""
        from .journey_page import JourneyPage

        page = JourneyPage(self.places, self.journal)
        page.place_chosen.connect(self.start_place)
        page.day_wanted.connect(self.start_day)
        page.share_wanted.connect(self.share)
        page.back_wanted.connect(self._parts.pages.go_back)
        self._parts.pages.add(page)
        return page

    def show_journey(self) -> None:
        """Show the map and the day's deal."""
        self.page.refresh()
        self._parts.pages.show(self.page)
        self.page.focus_next()
        today = date.today()
        if self.journal.result(today.isoformat()) is not None:
            self._play_pars(day_deal(today))

    # --- starting -------------------------------------------------------------------------------------

    def start_place(self, place: Place) -> None:
        """Start a game at `place`, or go on with the one that waits there."""
        if self._is_on(place.occasion):
            self._parts.pages.show_table()
            return
        self._begin(place.setup(), place.occasion)
        text = _tr("JourneyPage", "{place}: {task}")
        title, task = translated(PLACES, place.title), translated(PLACES, place.task)
        self._parts.notices.say(fill(text, place=title, task=task))

    def start_day(self) -> None:
        """Start today's deal: for the record, or for practice once it was played to the end."""
        deal = day_deal(date.today())
        result = self.journal.result(deal.day)
        occasion = deal.occasion if result is None else KNOWN_BAG + result.game[:32]
        if self._is_on(occasion):
            self._parts.pages.show_table()
            return
        self._begin(deal.setup, occasion)

    def play_again(self) -> None:
        """Choose who sits where, and play the deal on the table once more."""
        from ra_desktop.ai import LEVELS
        from ra_desktop.ui.dialogs.new_game.dialog import NewGameDialog

        saved = self._parts.session.saved
        setup = self._parts.session.setup
        if saved is None or setup is None:
            return
        dialog = NewGameDialog(LEVELS, self._parts.window)
        dialog.restore(setup)
        dialog.fix_deal(saved.game.players)
        dialog.accepted.connect(lambda: self._begin(dialog.setup(), again(saved), saved.game))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _begin(self, setup: GameSetup, occasion: str, deal: Game | None = None) -> None:
        named = setup.renamed(name_of_today).with_characters(character_name)
        self._parts.session.start(named, occasion, deal)

    def _is_on(self, occasion: str) -> bool:
        saved = self._parts.session.saved
        return saved is not None and saved.occasion == occasion and not saved.game.state.is_over

    def _place_of(self, saved: SavedGame) -> Place | None:
        """Return the place of the journey at which `saved` is played."""
        return next((place for place in self.places if place.occasion == saved.occasion), None)

    # --- what came of it ------------------------------------------------------------------------------

    def _on_counted(self, saved: SavedGame, games: list[FinishedGame]) -> None:
        """Record the result of a game that has ended, and show it on the ranking."""
        from ra_desktop.storage.finished import players_of

        if not saved.occasion:
            return
        players = players_of(saved)
        lines = []
        if saved.occasion.startswith(KNOWN_BAG):
            lines += _compared(players, saved.occasion.removeprefix(KNOWN_BAG), games)
        elif saved.is_flawed:
            return
        place = self._place_of(saved)
        if place is not None and sum(player.bot is None for player in players) == 1:
            self.journal.note_marks(place, place.marks(players))
            marks = self.journal.marks(place)
            text = _tr("JourneyPage", "{place}: {marks}")
            lines.append(fill(text, marks=marks_text(marks), place=translated(PLACES, place.title)))
        elif saved.occasion.startswith(DAY):
            self.journal.note_day(saved, players)
            day = saved.occasion.removeprefix(DAY)
            result = self.journal.result(day)
            if result is not None:
                lines.append(result_text(result, len(players)))
                self._play_pars(day_deal(date.fromisoformat(day)))
        if saved.game is self._parts.session.game:
            self._parts.table.view.ranking.add_records(lines)

    def note_review(self, game: Game, mistakes: int) -> None:
        """The review of `game` has found that many mistakes of the person's; none is the third mark of a place."""
        saved = self._parts.session.saved
        if saved is None or saved.game is not game or not saved.occasion.startswith(JOURNEY) or mistakes:
            return
        place = self._place_of(saved)
        if place is not None and game.state.is_over and "reached" in self.journal.marks(place):
            self.journal.note_marks(place, ["flawless"])

    # --- the deal of the day --------------------------------------------------------------------------

    def _play_pars(self, deal: DayDeal) -> None:
        """Have bots play the seat in the background, unless that is done or on its way."""
        known = self.journal.pars(deal.day)
        missing = [level for level in PAR_LEVELS if level not in known]
        if self._pars_of == deal.day or not missing:
            return
        self._pars_of = deal.day

        def note(result: tuple[str, Par] | None) -> None:
            if result is not None:
                self.journal.note_par(deal.day, *result)
                if "page" in vars(self):
                    self.page.refresh()

        def done() -> None:
            self._pars_of = None

        def steps() -> Iterator[tuple[str, Par] | None]:
            for level in missing:
                for par in par_steps(deal, level):
                    yield None if par is None else (level, par)

        background.slow().start(self, steps, note, done, rank=Rank.IDLE)

    def share(self) -> None:
        """Copy today's result, as text and as a picture."""
        today = date.today()
        result = self.journal.result(today.isoformat())
        if result is None:
            return
        data = QMimeData()
        data.setText(shared_text(today, result, self.journal.pars(today.isoformat())))
        data.setImageData(self.page.day.grab().toImage())
        QGuiApplication.clipboard().setMimeData(data)
        self._parts.notices.say(_tr("JourneyPage", "The result is on the clipboard, as text and as a picture."))


def _compared(players: Sequence[Player], first: str, games: Sequence[FinishedGame]) -> list[str]:
    """Return how the person among `players` did in the game with the id `first`, which had the same deal."""
    person = next((player for player in players if player.bot is None), None)
    before = next((player for game in games if game.id == first for player in game.players if player.bot is None), None)
    return [] if person is None or before is None else [deal_again_text(before, person)]
