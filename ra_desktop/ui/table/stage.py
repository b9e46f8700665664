"""The stage: what the director shows besides sprites, where things move, and how the characters react."""

from __future__ import annotations

import zlib
from collections import Counter
from itertools import dropwhile
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer, QVariantAnimation, Signal

from ra_desktop.app.history import Acquaintances, Memory
from ra_desktop.engine import Game, Ply, View
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.director import Director
from ra_desktop.ui.games.epoch_account import EpochAccount
from ra_desktop.ui.games.groups import ANKH
from ra_desktop.ui.interaction.choices import Place, SeatFame, SeatSun, SeatTile
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.portrait_painter import Mood
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.remarks import Occasion, recollections, remarks, spoken

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.look.sprites import SpriteLayer

    from .kit import Kit
    from .mode import Modes
    from .overlays.score_sheet import ScoreSheetPage
    from .seating import Players
    from .table_view import TableView

_READING: Final = 5_000
"""Milliseconds for which the score sheet is shown, at normal speed."""
_LEAST_FACTOR: Final = 0.1
"""Of that time, at instant speed."""
STAYS: Final = 2600
"""How long a glance or a remark lasts, in milliseconds."""
QUIET: Final = 7
"""The least number of plies between two remarks."""
CHANCE: Final = {Occasion.CALL: 14, Occasion.LOSS: 70, Occasion.OUTBID: 25, Occasion.LOT: 25}
"""Chance of a remark, in per cent."""
_MOODS: Final = {
    Occasion.CALL: Mood.GLANCE,
    Occasion.LOSS: Mood.STRUCK,
    Occasion.OUTBID: Mood.STRUCK,
    Occasion.LOT: Mood.PLEASED,
}


class TableStage(QObject):
    """The :class:`~ra_desktop.ui.animation.director.Stage` of a table, with its director."""

    scored = Signal(object)
    """The scoring of an epoch is shown from now on: its :class:`.EpochAccount`."""
    ranked = Signal()
    """The ranking is shown, with all fame stones face up."""

    def __init__(self, session: Session, modes: Modes, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = view.settings
        self._modes = modes
        self._players = view.players
        self._view = view
        self._account: EpochAccount | None = None
        self.scenery = TableScenery(view)
        self.remarks = Remarks(session, view.settings, view)
        self.director = Director(session, self.scenery, self, self)
        Onlookers(view.players, view.settings, view.score_sheet)
        self._night = QTimer(self, singleShot=True)
        self._night.timeout.connect(self._turn_stones)
        self._ending_factor = 0.0
        view.resizing.connect(self.director.skip)
        view.telling.finished.connect(self._show_sheet)
        view.score_sheet.closed.connect(self._on_sheet_closed)
        view.ranking.revealed.connect(self.ranked)
        view.ranking.revealed.connect(self.director.go_on)
        view.ranking.closed.connect(self._look_at_table)
        view.way_back.clicked.connect(self.show_ranking)

    def clear(self) -> None:
        """Close all overlays and stop the characters' reactions."""
        self.remarks.clear()
        self._night.stop()
        view = self._view
        view.pages.hide_all()
        view.epoch_title.hide()
        view.way_back.hide()

    def announce(self, event: ev.Event, factor: float) -> None:
        """Show `event` in the banner, and reserve places for the tiles it brings."""
        view = self._view
        sentence = self._players.narrator.describe(event)
        if sentence:
            view.say(sentence, getattr(event, "seat", None))
        self.remarks.react(event, factor, recalls=not self.director.is_replaying)
        if isinstance(event, ev.LotWon):
            view.panel_of(event.seat).reserve(event.tiles)
        elif isinstance(event, (ev.GodSpent, ev.TileFlipped)):
            view.panel_of(event.seat).reserve([event.tile])
        elif isinstance(event, ev.AnkhsWon):
            view.panel_of(event.seat).reserve([ANKH])
        elif isinstance(event, ev.EpochStarted):
            view.epoch_title.announce(event.epoch, factor, still=self._settings.motion_is_reduced())

    # --- the end of an epoch ----------------------------------------------------------------------

    def show_scoring(self, ply: Ply) -> None:
        """Show the table as it is scored after `ply`, which ended an epoch."""
        game, view = self._session.game, self._view
        assert game is not None
        number = next(at for at in range(len(game.plies), 0, -1) if game.plies[at - 1] is ply)
        position = game.scoring(number)
        assert position is not None
        view.pages.close_consulted()
        self._players.keeps_suspense = not self.director.is_replaying
        view.show_view(position.view(view.home))
        ended = next(event for event in ply.events if isinstance(event, ev.EpochEnded))
        view.say(self._players.narrator.describe(ended), None)

    def tell_scoring(self, event: ev.EpochScored, ply: Ply, factor: float) -> None:
        """Go through the scoring of the table, if wanted, and show the score sheet; the script continues after it."""
        view = self._view
        assert view.shown is not None
        self._account = EpochAccount.of(view.shown, ply)
        self.remarks.react(event, factor)
        self.scored.emit(self._account)
        if factor and self._settings.told_scoring:
            still = self._settings.motion_is_reduced()
            view.sight_wanted.emit(view.own.geometry())  # it counts there, too
            view.telling.tell(self._account, self._players.infos(view.shown), factor, still=still)
        else:
            self._show_sheet()

    def _show_sheet(self) -> None:
        view = self._view
        assert self._account is not None
        assert view.shown is not None
        view.score_sheet.show_epoch(self._account, self._players.infos(view.shown))
        view.score_sheet.open()

    def _on_sheet_closed(self) -> None:
        self._view.score_sheet.hide()
        self._view.setFocus()
        self.director.go_on()

    def hurry(self) -> None:
        """Show the whole score sheet, or the whole ranking, now."""
        self._view.telling.finish()
        if self._night.isActive():
            self._night.stop()
            self.director.go_on()
        elif self._view.ranking.isVisible():
            self._view.ranking.reveal_all()

    # --- the end of the game ----------------------------------------------------------------------

    def tell_ending(self, event: ev.GameEnded, factor: float) -> None:
        """Let night fall, then turn the fame tablets over; the script continues when all lie face up."""
        self._view.say(_tr("Story", "Night falls. The game is over."), None)
        self._ending_factor = factor
        duration = round(durations.NIGHTFALL * factor)
        self.scenery.fall_night(duration)
        self._night.start(duration)

    def _turn_stones(self) -> None:
        if not self._modes.current.shows_ranking:
            self.director.go_on()
            return
        self._present(self._ending_factor)

    def show_ranking(self) -> None:
        """Show the final ranking."""
        if not self._modes.current.shows_ranking:
            return
        self._present(0.0)

    def _present(self, factor: float) -> None:
        view, saved = self._view, self._session.saved
        assert view.shown is not None
        assert saved is not None
        game = saved.game
        scored = [event for ply in game.plies for event in ply.events if isinstance(event, ev.EpochScored)]
        remark = self._players.narrator.remark(saved)
        seats = self._players.infos(game.state.view(view.home))
        persons = self._players.persons()
        own = persons[0] if len(persons) == 1 else None
        lots = game.deciding_lot(), None if own is None else game.best_lot(own)
        view.ranking.show_game(game.state, seats, scored, remark, factor=factor, own=own, lots=lots)
        view.way_back.hide()
        view.pages.close_consulted()
        view.ranking.open()
        if view.ranking.is_told:
            self.ranked.emit()

    def _look_at_table(self) -> None:
        """Leave the ranking; a button leads back."""
        self._view.ranking.hide()
        self._view.way_back.show()
        self._view.way_back.raise_()
        self._view.setFocus()


class TableScenery(QObject):
    """The :class:`~ra_desktop.ui.animation.scripts.Scenery` of a table."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._day = QVariantAnimation(self)
        self._day.valueChanged.connect(view.board.board.set_day)
        view.showing.connect(self._day.stop)

    @property
    def sprites(self) -> SpriteLayer:
        """The layer above the table."""
        return self._view.sprites

    def shown(self) -> View | None:
        """The view shown."""
        return self._view.shown

    def anchor(self, place: Place) -> QRectF:
        """Return the rectangle of `place`, in the coordinates of the table view and of the sprite layer."""
        rect = self._kit_of(place).anchor(place)
        return QRectF(self._view.mapFromGlobal(rect.topLeft()), rect.size())

    def pixmap_of(self, place: Place) -> QPixmap:
        """Return the picture of the thing at `place`."""
        return self._kit_of(place).pixmap_of(place)

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """Return the picture that `tile` would have at `place`."""
        return self._kit_of(place).picture_at(tile, place)

    def hide_at(self, place: Place) -> None:
        """Hide the thing at `place` until the next view is shown."""
        self._kit_of(place).hide_at(place)

    def _kit_of(self, place: Place) -> Kit:
        return self._view.panel_of(place.seat) if isinstance(place, (SeatSun, SeatTile, SeatFame)) else self._view.board

    def sail(self, ra_count: int, duration: int) -> None:
        """Animate the time of day to that of `ra_count` Ra tiles, in `duration` milliseconds."""
        if (view := self._view.shown) is not None:
            self._glide(max(0, ra_count - 1) / view.ra_limit, ra_count / view.ra_limit, duration)

    def fall_night(self, duration: int) -> None:
        """Animate the time of day to night, in `duration` milliseconds."""
        if (view := self._view.shown) is not None:
            self._glide(view.ra_count / view.ra_limit, 1.0, duration)

    def _glide(self, start: float, end: float, duration: int) -> None:
        self._day.stop()
        self._day.setStartValue(start)
        self._day.setEndValue(end)
        self._day.setDuration(duration)
        self._day.start()


class Remarks(QObject):
    """Shows on the panels how the characters take the events of the game.

    Who says what follows from the events alone, so that the same game is told the same way again; but while a game is
    played, a character begins with what it remembers of the person at the table.
    """

    def __init__(self, session: Session, settings: Settings, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._view = view
        self._last = -QUIET
        """The ply of the last remark."""
        self.acquaintances = Acquaintances(self)
        self._recalled: Counter[int] = Counter()
        """How many recollections each seat has told in this game."""
        self._recalled_in: Game | None = None
        """The game in which these recollections were told."""
        self._end = QTimer(self, singleShot=True, interval=STAYS)
        self._end.timeout.connect(self.clear)

    def clear(self) -> None:
        """Give all portraits a calm look, and clear their remarks."""
        self._end.stop()
        for panel in self._view.panels:
            panel.react(Mood.CALM, "")

    def react(self, event: ev.Event, factor: float, *, recalls: bool = False) -> None:
        """React to `event`; `factor` is that of the speed, 0 for instant. `recalls`: former games may be mentioned."""
        if not factor or not self._settings.remarks or self._settings.motion_is_reduced():
            return
        known = self._known() if recalls else {}  # the first event begins to read it
        reactions = self._reactions(event)
        if not reactions:
            return
        self.clear()
        plies = self._plies
        for seat, occasion in reactions:
            character = self._character(seat)
            if character is None:
                continue
            if isinstance(occasion, Mood):
                self._view.panel_of(seat).react(occasion, "")
                continue
            words = ""
            if plies < self._last or plies - self._last >= QUIET:
                words = self._words(seat, character, occasion, event, known.get(seat))
                self._last = plies if words else self._last
            self._view.panel_of(seat).react(_MOODS[occasion], spoken(words) if words else "")
        self._end.start()

    def _known(self) -> dict[int, Memory]:
        """Return what the characters remember, by seat; nothing in a lesson, a puzzle or a game opened late."""
        saved = None if self._session.has_guest else self._session.saved
        if saved is None or (self._recalled_in is not saved.game and saved.game.state.epoch > 1):
            return {}
        if self._recalled_in is not saved.game:
            self._recalled_in = saved.game
            self._recalled.clear()
        return self.acquaintances.of(saved)

    def _words(self, seat: int, character: str, occasion: Occasion, event: ev.Event, memory: Memory | None) -> str:
        """Return what `seat` says: at first that it knows the person, then, rarely, the rest of the `memory`."""
        words, number = self.line(character, occasion, event), self._recalled[seat]
        lines = [] if memory is None or occasion is Occasion.LOSS else recollections(character, memory)
        if number < len(lines) and (words or not number):
            self._recalled[seat] += 1
            return lines[number]
        return words

    def line(self, character: str, occasion: Occasion, event: ev.Event) -> str:
        """Return what `character` says about `event`; mostly nothing."""
        draw = zlib.crc32(f"{character} {occasion.value} {self._plies} {event!r}".encode())
        lines = remarks(character, occasion)
        chance = 100 if occasion is Occasion.LOT and self._is_first_lot(event) else CHANCE[occasion]
        return lines[draw // 100 % len(lines)] if lines and draw % 100 < chance else ""

    def _is_first_lot(self, event: ev.Event) -> bool:
        """Whether `event` is the first lot of its epoch that a character has won."""
        game = self._session.game
        happened = reversed([event for ply in game.plies for event in ply.events] if game is not None else [])
        for before in dropwhile(lambda later: later is not event, happened):
            if isinstance(before, ev.EpochStarted):
                break
            if isinstance(before, ev.LotWon) and before is not event and self._character(before.seat) is not None:
                return False
        return True

    def _reactions(self, event: ev.Event) -> list[tuple[int, Occasion | Mood]]:
        """Return who reacts to `event`, and as to what; or how they look, saying nothing."""
        if isinstance(event, ev.AuctionStarted):
            return [(seat, Occasion.CALL) for seat in range(len(self._session.seats)) if seat != event.seat]
        if isinstance(event, ev.SunBid):
            outbid = self._outbid_by(event)
            return [] if outbid is None else [(outbid, Occasion.OUTBID)]
        if isinstance(event, ev.LotWon):
            return [(event.seat, Occasion.LOT)]
        if isinstance(event, ev.TileDiscarded):
            return [(event.seat, Occasion.LOSS)]
        if isinstance(event, ev.EpochScored):
            gains = [now - before for before, now in zip(event.fame_before, event.fame, strict=True)]
            looks = {min(gains): Mood.STRUCK, max(gains): Mood.PLEASED}
            return [(seat, looks[gain]) for seat, gain in enumerate(gains) if gain in looks]
        return []

    def _outbid_by(self, bid: ev.SunBid) -> int | None:
        """Return the seat whose bid `bid` has beaten, from the game: earlier bids may not have been shown."""
        game = self._session.game
        happened = [event for ply in game.plies for event in ply.events] if game is not None else []
        since = iter(reversed(happened))
        for event in since:
            if event is bid:
                break
        before = next((event for event in since if isinstance(event, (ev.AuctionStarted, ev.SunBid))), None)
        return before.seat if isinstance(before, ev.SunBid) else None

    def _character(self, seat: int) -> str | None:
        about = self._session.seats[seat]
        return about.character if about.bot else None

    @property
    def _plies(self) -> int:
        game = self._session.game
        return len(game.plies) if game is not None else 0


class Onlookers(QObject):
    """Closes the score sheet by itself while no person plays, since there is nothing to press."""

    def __init__(self, players: Players, settings: Settings, sheet: ScoreSheetPage) -> None:
        super().__init__(sheet)
        self._players = players
        self._settings = settings
        self._sheet = sheet
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._turn_page)
        sheet.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            factor = max(_LEAST_FACTOR, durations.TEMPOS[self._settings.speed].factor)
            self._reading.start(round(_READING * factor))
        elif event.type() == QEvent.Type.Hide:
            self._reading.stop()
        return False

    def _turn_page(self) -> None:
        """Close the sheet, unless a person has sat down."""
        if not self._players.persons():
            self._sheet.closed.emit()
