"""Who plays the current game, as board and panels show it, and what the lot would change for each seat."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from ra_desktop.engine import Bid, View
from ra_desktop.engine import events as ev
from ra_desktop.ui.games.lots import Lot
from ra_desktop.ui.look.emblem_painter import PLAYER_COLOURS
from ra_desktop.ui.look.portrait_painter import Face
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.events import Narrator, news_text
from ra_desktop.ui.words.players import bot_label, name_of_today
from ra_desktop.ui.words.scoring import out_of_reach

from .board.items import PersonInfo
from .seats.seat_info import SeatInfo

if TYPE_CHECKING:
    from ra_desktop.ai.price import Part
    from ra_desktop.app.session import Session
    from ra_desktop.storage.saved_game import Seat
    from ra_desktop.ui.interaction.choices import Choices


class Players:
    """Names, colours and other details of the seats of the current game."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.narrator = Narrator((), "classic", None)
        """Puts the events of the current game into words."""
        self.thinking: int | None = None
        """The seat whose bot is thinking."""
        self.seen_thinking: int | None = None
        """The seat that is shown to be thinking, once that takes a moment."""
        self.news: dict[int, str] = {}
        """What each seat has done since the turn of the person at the bottom, while the game itself is shown."""
        self.keeps_suspense = False
        """Whether the game is over and the fame stones have not been turned over yet."""

    def update(self) -> None:
        """Update the players."""
        seats = self._session.seats
        persons = self.persons()
        you = persons[0] if len(persons) == 1 else None
        names = [name_of_today(seat.name) for seat in seats]
        self.narrator = Narrator(names, self._session.state.ruleset, you, persons)

    def hear_news(self, home: int) -> None:
        """Find what the others have done since the last move of `home`."""
        self.news = {}
        game = self._session.game
        if game is None or game.state.is_over or self._session.has_guest or not self.is_person(home):
            return
        since = list(takewhile(lambda ply: ply.seat != home, reversed(game.plies)))
        events = [event for ply in reversed(since) for event in ply.events]
        self.news = {seat: news_text(events, seat) for seat in range(len(self._session.seats)) if seat != home}

    def persons(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self._session.seats)) if self.is_person(seat)]

    def is_person(self, seat: int) -> bool:
        """Whether a person plays `seat`."""
        return self._session.is_person(seat)

    def are_aided(self) -> bool:
        """Whether the table may help the players: not in puzzles and lessons either."""
        return self._session.is_aided

    def name(self, seat: int) -> str:
        """Return the name of `seat` for headings."""
        return self.narrator.name(seat)

    def colour(self, seat: int | None) -> str | None:
        """Return the colour of `seat`, None for None."""
        return None if seat is None else PLAYER_COLOURS[self._session.seats[seat].colour]

    def are_seated(self, view: View) -> bool:
        """Whether `view` has the seats of the game at the table: the table may still show one that has gone."""
        return len(self._session.seats) == view.players

    def on_board(self) -> list[PersonInfo]:
        """Return all seats in order, for the board."""
        seats = enumerate(self._session.seats)
        return [PersonInfo(self.name(seat), Face(about.colour, about.character)) for seat, about in seats]

    def info(self, view: View, seat: int) -> SeatInfo:
        """Return what the panel of `seat` shows besides the view."""
        about = self._session.seats[seat]
        auction = view.auction
        persons = self.persons()
        only_person = persons == [seat]
        return SeatInfo(
            name=self.name(seat),
            colour=about.colour,
            subtitle=self._subtitle(about, view, seat),
            is_person=about.is_person,
            fame_shown=self._session.options.open_fame or only_person or not persons or self._is_result_known,
            active=view.current_player == seat,
            ra_player=auction is not None and auction.ra_player == seat,
            thinking=self.seen_thinking == seat,
            character=about.character,
            news=self.news.get(seat, ""),
            won=self._won(seat),
        )

    def _won(self, seat: int) -> tuple[str, ...]:
        """Return the tiles that `seat` has won or taken with a god, each once, in that order."""
        game = self._session.game
        events = [event for ply in (game.plies if game is not None else ()) for event in ply.events]
        own = [event for event in events if isinstance(event, (ev.LotWon, ev.GodSpent)) and event.seat == seat]
        return (*dict.fromkeys(tile for it in own for tile in (it.tiles if isinstance(it, ev.LotWon) else (it.tile,))),)

    def _subtitle(self, about: Seat, view: View, seat: int) -> str:
        """Return the text below the name: what a bot is, or what a person is to do, here or at another window."""
        if about.bot is not None:
            return bot_label(about.bot, about.character)
        if about.far:
            return _tr("Panels", "Taking a turn") if view.current_player == seat else ""
        return self.narrator.part_in(view, seat)

    @property
    def _is_result_known(self) -> bool:
        return self._session.state.is_over and not self.keeps_suspense

    def infos(self, view: View) -> list[SeatInfo]:
        """Return what all panels show besides the view, in order."""
        return [self.info(view, seat) for seat in range(view.players)]


class TableLots:
    """Asks the engine what changes if a seat wins the lot, with the sun that is at hand."""

    def __init__(self, players: Players, choices: Choices) -> None:
        self._players = players
        self._choices = choices
        self.hovered: int | None = None
        """The sun under the pointer that the person to move may bid."""
        self.weighed: View | None = None
        """What :attr:`worths` are about; None where nothing helps the players."""
        self.worths: dict[int, tuple[Part, ...]] = {}
        """What the lot is worth in the end, by seat, as far as the background has weighed it."""

    def lot_of(self, view: View, seat: int, home: int) -> Lot | None:
        """Return what changes if `seat` wins the lot; None without a lot, or if it cannot win."""
        suns = view.suns_to_win(seat)
        if not any(view.auction_track) or not suns:
            return None
        account = view.lot_account(seat, self._sun(suns))
        names = tuple(self._players.name(place) for place in range(view.players))
        return Lot(
            account,
            view.ruleset,
            names,
            home,
            speaks_to_home=self._players.is_person(home),
            for_sale=view.auction is not None,
            fame_shown=tuple(info.fame_shown for info in self._players.infos(view)),
            worth_parts=self.worths.get(seat, ()) if view == self.weighed else (),
        )

    def why_none(self, view: View, seat: int) -> str:
        """Return why `seat` cannot win the lot that is being auctioned; empty if it can, or if nothing is for sale."""
        if not any(view.auction_track) or view.suns_to_win(seat):
            return ""
        auction = view.auction
        return out_of_reach(
            auction.highest or 0 if auction else 0,
            passed=auction is not None and (seat, None) in auction.bids,
            has_suns=bool(view.face_up_suns(seat)),
            name=None if self._players.is_person(seat) else self._players.name(seat),
        )

    def _sun(self, suns: list[int]) -> int | None:
        """Return with which of `suns` a seat would win: the one at hand, or the only one; None if it is open."""
        if self.hovered in suns:
            return self.hovered
        selected = self._choices.selected
        if isinstance(selected, Bid) and selected.sun in suns:
            return selected.sun
        return suns[0] if len(suns) == 1 else None
