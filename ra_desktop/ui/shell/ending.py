"""Fills the end page: what the game was about in its mode, and the ways on from there; and shares results."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, datetime
from typing import TYPE_CHECKING

from ra_desktop.app import background
from ra_desktop.app.counting import counts_for
from ra_desktop.app.looks import looked_at
from ra_desktop.app.occasions import day_deal
from ra_desktop.app.outcome import Outcome, is_rated, outcome_of, with_rating
from ra_desktop.storage.errors import SaveError
from ra_desktop.storage.finished import kept_files
from ra_desktop.storage.saved_game import KEPT_ID
from ra_desktop.storage.savefile import load_file
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.outcome import Result, about, deal_title, epoch_points, way_labels

from .parts import Actions, Parts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ra_desktop.app.history import AfterGame
    from ra_desktop.storage.finished import FinishedGame
    from ra_desktop.storage.saved_game import SavedGame

    from .friends import FriendsActions
    from .games import GameActions
    from .journeying import JourneyActions
    from .review_actions import ReviewActions


class EndingActions(Actions):
    """Says on the end page what a game has brought, and does what its buttons say."""

    def __init__(
        self,
        parts: Parts,
        after_game: AfterGame,
        games: GameActions,
        journey: JourneyActions,
        reviews: ReviewActions,
        friends: FriendsActions,
    ) -> None:
        super().__init__(parts)
        self._friends = friends
        self._journey = journey
        self._outcome: Outcome | None = None
        self._saved: SavedGame | None = None
        """The game that :attr:`_outcome` is about."""
        self._games: Sequence[FinishedGame] = ()
        self._ranking = ranking = parts.table.view.ranking
        ranking.presented.connect(self._on_presented)
        after_game.counted.connect(self._on_counted)
        journey.changed.connect(self._renew)
        ways = ranking.ways
        ways["next_place"].clicked.connect(lambda: self._set_out("next_place"))
        ways["retry"].clicked.connect(lambda: self._set_out("place"))
        ways["today"].clicked.connect(lambda: journey.start_day(parts.today.look()))
        ways["rematch"].clicked.connect(lambda: friends.start() if parts.session.is_joined else games.rematch())
        ways["deal"].clicked.connect(journey.play_again)
        ways["share"].clicked.connect(self.share)
        ways["review"].clicked.connect(reviews.show)
        ways["map"].clicked.connect(journey.show_journey)
        journey.day_shared.connect(self._share_day)

    def _set_out(self, where: str) -> None:
        place = None if self._outcome is None else getattr(self._outcome, where)
        if place is not None:
            self._journey.start_place(place)

    # --- the page -------------------------------------------------------------------------------------

    @property
    def is_shown(self) -> bool:
        """Whether the end of a game is shown, with all that can be done there."""
        return self._ranking.isVisible() and self._ranking.is_told

    def _on_presented(self) -> None:
        saved = self._parts.session.saved
        if saved is None:
            return
        if saved is not self._saved:
            self._saved, self._games = saved, ()
        self._renew()
        if self._outcome is not None and self._outcome.day is not None:
            self._journey.play_pars(day_deal(self._outcome.day))

    def _on_counted(self, saved: SavedGame, games: list[FinishedGame]) -> None:
        """Take all finished games into account, those of the player who has this game among them."""
        if saved is self._parts.session.saved:
            self._saved, self._games = saved, games
            self._renew()

    def _renew(self) -> None:
        """Show what the game on the table was about, with the rating once that is found out in the background."""
        saved, games, today = self._saved, self._games, self._parts.today.day
        if saved is None or saved is not self._parts.session.saved or not saved.game.state.is_over:
            return
        outcome = outcome_of(saved, self._journey.journal, today, games)
        self._show(outcome)

        def steps() -> Iterator[Outcome | None]:
            counted = [game for game in games if counts_for(game, "rating")]
            for looked in looked_at(counted, outcome.own.name):
                yield None if looked is None else with_rating(outcome, saved, games, looked.given)

        def deliver(rated: Outcome | None) -> None:
            if rated is not None:
                self._show(rated)

        if games and is_rated(outcome, saved):
            background.slow().start(self, steps, deliver, is_wanted=lambda: games is self._games)

    def _show(self, outcome: Outcome) -> None:
        self._outcome = outcome
        if self._ranking.has_result:
            labels = way_labels(outcome)
            if self._parts.session.is_joined:  # what follows is up to the host, and the game is in the history
                allowed = ("look", "rematch") if self._friends.host is not None else ("look",)
                labels = {way: label for way, label in labels.items() if way in allowed}
            self._ranking.show_about(about(outcome), labels)

    # --- sharing --------------------------------------------------------------------------------------

    def _result(self) -> tuple[Result, Face]:
        """Return the result on the table, and whose face is shown with it."""
        saved, outcome = self._parts.session.saved, self._outcome
        assert saved is not None
        assert outcome is not None
        seat, own = saved.seats[outcome.seat], outcome.own
        began = datetime.fromisoformat(saved.started).date() if saved.started else self._parts.today.day
        title = deal_title(outcome.day, outcome.place, saved.game.ruleset)
        epochs = tuple(text for _, text in epoch_points(saved.game.state, outcome.seat))
        result = Result(
            title, outcome.day or began, own.fame, own.rank, outcome.players, epochs, outcome.pars, saved.helped
        )
        return result, Face(seat.colour, seat.character)

    def copy(self) -> None:
        """Copy the result, as text and as a picture."""
        from ra_desktop.ui.dialogs.share import copy_result

        copy_result(*self._result())
        self._parts.notices.say(_tr("Common", "The result is on the clipboard, as text and as a picture."))

    def share(self) -> None:
        """Show the picture of the result, to copy or save it."""
        self._open(*self._result())

    def _share_day(self, day: date) -> None:
        """Show the picture of the result of the deal of `day`."""
        journal = self._journey.journal
        kept = journal.result(day)
        if kept is None:
            return
        seats, current = day_deal(day).setup.seats, self._parts.players.current
        seat = next(number for number, one in enumerate(seats) if one.bot is None)
        epochs: tuple[str, ...] = ()
        path = kept_files().get(kept.game[:KEPT_ID])
        if path is not None:
            with suppress(SaveError):
                epochs = tuple(text for _, text in epoch_points(load_file(path).game.state, seat))
        title, pars = deal_title(day, None, ""), journal.pars(day)
        result = Result(title, day, kept.fame, kept.rank, len(seats), epochs, pars, kept.helped)
        self._open(result, Face(current.colour or seats[seat].colour, current.character or None))

    def _open(self, result: Result, face: Face) -> None:
        from ra_desktop.ui.dialogs.share import ShareDialog

        dialog = ShareDialog(result, face, self._parts.window)
        dialog.copied.connect(self._parts.notices.say)
        complain = self._parts.messages.complain
        dialog.failed.connect(lambda error: complain(_tr("Ending", "The picture couldn’t be saved"), error))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
