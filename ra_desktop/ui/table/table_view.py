"""The table: the board, a panel for every seat, and what lies over them. Shows one view of the game at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from ra_desktop.app import memory
from ra_desktop.engine import Action, Bid, Draw, Invoke, ShowSide, SpendGod, View
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.director import Director
from ra_desktop.ui.games.groups import ANKH, LAST_EPOCH
from ra_desktop.ui.games.previews_text import prospect
from ra_desktop.ui.interaction.gestures import Drag
from ra_desktop.ui.interaction.places import Place, SeatFame, SeatSun, SeatTile, SideCard, TrackSpace
from ra_desktop.ui.look import durations
from ra_desktop.ui.look.emblem_painter import EMBLEMS, PLAYER_COLOURS
from ra_desktop.ui.look.sprites import SpriteLayer
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.table.board.items import PersonInfo
from ra_desktop.ui.table.board.view import BoardView
from ra_desktop.ui.table.overlays.epoch_title import EpochTitle
from ra_desktop.ui.table.overlays.ranking import RankingPage
from ra_desktop.ui.table.overlays.score_sheet import ScoreSheetPage
from ra_desktop.ui.table.replay.bar import HEIGHT as LOOK_BAR_HEIGHT
from ra_desktop.ui.table.replay.bar import LookBar
from ra_desktop.ui.table.replay.replay import Past
from ra_desktop.ui.table.seats.hands import SeatHands
from ra_desktop.ui.table.seats.player_panel import OwnPanel, PlayerPanel, SeatInfo
from ra_desktop.ui.words.events import Storyteller
from ra_desktop.ui.words.players import bot_label
from ra_desktop.ui.words.tiles import tile_tooltip

from .arrangement import Arrangement
from .hint import Advisor
from .keys import TableKeys

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent

    from ra_desktop.app.controller import Controller, Notice
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Position
    from ra_desktop.ui.interaction.choices import Choices

_LEAST_SIZE = (724, 560)
"""Width and height that the board and all panels need at least; the side panel grows no further."""


class TablePage(QWidget):
    """Board and panels of the running game."""

    rematch_requested = Signal()
    new_game_requested = Signal()
    save_requested = Signal()
    go_on_requested = Signal(int)
    """Another game shall go on from the position after so many actions."""
    seated = Signal(object)
    """Another game is on the table: the :class:`SeatInfo` of each seat."""
    looking_at = Signal(int)
    """While one looks through the game: the position after so many actions is on show."""
    left_past = Signal()
    """The game as it is is on show again."""
    showing = Signal(object, object)
    """Another view is on show: the view, and the :class:`SeatInfo` of each seat."""

    def __init__(
        self, controller: Controller, settings: Settings, choices: Choices, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*_LEAST_SIZE)
        self._controller = controller
        self._settings = settings
        self._choices = choices
        self._story = Storyteller((), "classic", None)
        self._home = 0
        self._shown: View | None = None
        self._thinking: int | None = None

        self.board = BoardView(choices, self)
        self.own = OwnPanel(choices, self)
        self._others: list[PlayerPanel] = []
        self.score_sheet = ScoreSheetPage(self)
        self.score_sheet.hide()
        self.ranking = RankingPage(self)
        self.ranking.hide()
        self._epoch_title = EpochTitle(self)
        self.advisor = Advisor(controller, choices, self, self._seat_name)
        self.flights = SpriteLayer(self)
        self.drag = Drag(self.flights, self.board)
        self.director = Director(controller, self, self)
        self.past = Past(self, self.director, self)
        self.look_bar = LookBar(self.past, self)
        self.look_bar.hide()
        self.hands = SeatHands(controller, choices, self)
        self._keys = TableKeys(self, choices)
        self._day = QVariantAnimation(self)
        self._day.valueChanged.connect(self.board.set_day)

        self.board.drag_started.connect(self._begin_drag)
        self.board.god_target_clicked.connect(self._choices.choose)
        self.own.drag_started.connect(self._begin_drag)
        self.own.god_clicked.connect(self.enter_god_mode)
        self.drag.dropped.connect(self._on_dropped)
        self.drag.cancelled.connect(self._on_drag_cancelled)
        self.score_sheet.closed.connect(self._on_sheet_closed)
        self.ranking.closed.connect(self.ranking.hide)
        self.ranking.rematch_requested.connect(self.rematch_requested)
        self.ranking.new_game_requested.connect(self.new_game_requested)
        self.ranking.save_requested.connect(self.save_requested)
        self.ranking.look_requested.connect(self.look_through)
        self.look_bar.closed.connect(self.back_to_game)
        self.look_bar.go_on_wanted.connect(self.go_on_requested)
        choices.chosen.connect(controller.play)
        choices.changed.connect(self._on_choices_changed)
        controller.game_replaced.connect(self._sit_down)
        controller.rewound.connect(self._on_rewound)
        controller.seats_changed.connect(self._on_seats_changed)
        controller.thinking.connect(self._on_thinking)
        controller.notice.connect(self._on_notice)
        self.director.idle.connect(self._on_idle)

    # --- what is shown --------------------------------------------------------------------------------

    @property
    def storyteller(self) -> Storyteller:
        """Who tells the story of the running game."""
        return self._story

    def _seat_name(self, seat: int) -> str:
        return self._story.name(seat)

    def _sit_down(self) -> None:
        """Lay the table for the controller's game: panels, names, who sits at the bottom."""
        self._clear_table()
        persons = self._learn_who_plays()
        self._home = persons[0] if persons else 0
        for panel in self._others:
            panel.deleteLater()
        self._others = [PlayerPanel(self._choices, self) for _ in range(len(self._controller.seats) - 1)]
        for panel in self._others:
            panel.stackUnder(self.score_sheet)
            panel.show()
        self.hands.watch((self.own, *self._others))
        self._arrange()
        self.seated.emit(self._people_infos(self._controller.view(self._home)))
        self.director.begin()

    def _clear_table(self) -> None:
        """Whatever is told, asked, or lies over the table is over."""
        self.drag.cancel()
        self._leave_past()
        self._choices.clear()
        self.score_sheet.hide()
        self.ranking.hide()
        self._epoch_title.hide()

    def _learn_who_plays(self) -> list[int]:
        """Learn the names, and which seats are persons'; the latter are returned."""
        seats = self._controller.seats
        persons = [seat for seat in range(len(seats)) if self._controller.is_person(seat)]
        you = persons[0] if len(persons) == 1 else None
        self._story = Storyteller([seat.name for seat in seats], self._controller.state.ruleset, you, persons)
        return persons

    def _on_rewound(self) -> None:
        """Show the position to which something was taken back, or brought back, at once."""
        self._clear_table()
        self.director.begin()

    def _on_seats_changed(self) -> None:
        """Show who plays now; a seat that nobody at the screen plays gives up the bottom of the table."""
        self._clear_table()
        persons = self._learn_who_plays()
        if persons and self._home not in persons:
            self._home = persons[0]
        self.seated.emit(self._people_infos(self._controller.view(self._home)))
        self.director.begin()

    def show_now(self) -> None:
        """Show the game as it is."""
        if self._controller.game is None:
            return
        state = self._controller.state
        seat = state.current_player
        if seat is not None and self._controller.is_person(seat) and self._settings.turn_table:
            self._home = seat
        self.show_view(self._controller.view(self._home))

    @property
    def home(self) -> int:
        """The seat at the bottom of the table."""
        return self._home

    def sit_at(self, seat: int) -> None:
        """Look at the table from *seat*."""
        if self._controller.game is None or seat == self._home or self.director.is_busy:
            return
        self._home = seat
        if self.past.is_on:
            self.show_past(self.past.ply)
        else:
            self.show_view(self._controller.view(seat))
            self._say_whose_move()

    def set_tile_names(self, shown: bool) -> None:
        """Write the names of tiles on them, or show their pictures alone."""
        self.board.set_tile_names(shown)
        self.own.set_tile_names(shown)

    def show_view(self, view: View) -> None:
        """Draw *view* on the board and on every panel."""
        self._shown = view
        self._day.stop()
        people = [self._person(seat) for seat in range(view.players)]
        self.board.show_view(view, people, worth=self._settings.lot_preview)
        for panel, seat in zip((self.own, *self._others), self._seats_from_home(view), strict=True):
            panel.show_view(view, seat, self._info(view, seat))
            panel.set_preview(view.lot_preview(seat) if self._previews(view) else None)
        self._preview_own_lot(view)
        self.lay_all()
        self.showing.emit(view, self._people_infos(view))

    @property
    def is_looking_back(self) -> bool:
        """Whether one looks through the game; nothing can be played meanwhile."""
        return self.past.is_on

    def look_at(self, plies: int) -> None:
        """Show the table as it was after so many actions, until :meth:`back_to_game`; bots wait meanwhile."""
        if self._enter_past():
            self.past.go(plies)

    def look_back(self, by: int) -> None:
        """Show the position so many actions before what is on show, or with a negative *by* after it."""
        if (self.past.is_on or by > 0) and self._enter_past():
            self.past.step(-by)

    def look_through(self) -> None:
        """Look through the game from its start."""
        self.look_at(0)

    def _enter_past(self) -> bool:
        game = self._controller.game
        if game is None or self.past.is_on:
            return game is not None
        self.director.skip()
        if self.score_sheet.isVisible():
            return False
        self.director.stop_running_on()
        self.drag.cancel()
        self._controller.close_gate()
        self._choices.clear()
        self.ranking.hide()
        self.past.enter(game)
        self.look_bar.show()
        self._arrange()
        self.setFocus()
        return True

    def show_past(self, ply: int) -> None:
        """Show the table as it was after so many actions, and what had led there."""
        game = self._controller.game
        assert game is not None
        position = game.position(ply)
        self.show_view(position.view(self._home))
        self.look_bar.allow_going_on(not position.is_over)
        last = self.past.last
        told = [text for event in (last.events if last else ()) if (text := self._story.tell(event))]
        accent = self._colour_of(last.seat if last else None)
        self.board.set_banner(told[-1] if told else self.tr("The game begins"), accent)
        self.looking_at.emit(ply)

    def _leave_past(self) -> None:
        if self.past.is_on:
            self.past.leave()
            self.look_bar.hide()
            self._arrange()
            self.left_past.emit()

    def back_to_game(self) -> None:
        """Show the game as it is, and go on."""
        if not self.past.is_on:
            return
        self._leave_past()
        self.setFocus()
        self.show_now()
        self._controller.open_gate()
        self._on_idle()

    def revive(self) -> None:
        """After an unexpected error: unless something goes on by itself, show the game and wake up whoever moves."""
        if self._controller.game is None or self.past.is_on or self.director.is_at_work:
            return
        if self.director.is_busy:
            self.director.give_up_story()
        self._controller.revive()
        seat = self._controller.state.current_player
        if seat is not None and self._controller.is_person(seat) and not self._choices.actions:
            self.show_now()
            self._on_idle()

    def shown(self) -> Position | None:
        """The view on show."""
        return self._shown

    def _previews(self, view: View) -> bool:
        """Whether panels say what the lot is worth to their seats: while there is a lot to bid for."""
        return self._settings.lot_preview and view.phase == "auction" and any(view.auction_track)

    def _preview_own_lot(self, view: View) -> None:
        """The large panel keeps its room for the preview, and says all the time what the lot would be worth."""
        choosing = view.phase in ("discard", "flip") and view.current_player == self._home
        wanted = self._settings.lot_preview and not view.is_over
        self.own.set_preview_reserved(wanted or choosing)
        selected = self._about_selected(view)
        if selected:
            self.own.set_preview(None)
            self.own.set_note(selected)
        elif choosing and view.pending is not None:
            self.own.set_note(tile_tooltip(view.pending.tile, view.ruleset))
        elif wanted and any(view.auction_track) and self._controller.is_person(self._home):
            self.own.set_preview(view.lot_preview(self._home))
        elif wanted:
            self.own.set_note(self._story.note(view))

    def _about_selected(self, view: View) -> str:
        """What the selected move of whom the large panel shows would change, where that is not seen otherwise."""
        action = self._choices.selected
        if action is None or self._choices.seat != self._home or action not in view.legal_actions():
            return ""
        if isinstance(action, ShowSide) and not self._settings.lot_preview:
            return ""
        return prospect(view, action)

    def _seats_from_home(self, view: View) -> list[int]:
        return [(self._home + step) % view.players for step in range(view.players)]

    def _person(self, seat: int) -> PersonInfo:
        colour = self._controller.seats[seat].colour
        return PersonInfo(self._story.name(seat), PLAYER_COLOURS[colour], EMBLEMS[colour])

    def _info(self, view: View, seat: int) -> SeatInfo:
        about = self._controller.seats[seat]
        auction = view.auction
        only_person = seat == self._story.you
        return SeatInfo(
            name=self._story.name(seat),
            colour=about.colour,
            emblem=EMBLEMS[about.colour],
            subtitle=bot_label(about.bot, about.character) if about.bot else self._story.part_in(view, seat),
            is_person=about.bot is None,
            fame_shown=self._controller.options.open_fame or only_person or self._controller.state.is_over,
            active=view.current_player == seat,
            ra_player=auction is not None and auction.ra_player == seat,
            thinking=self._thinking == seat,
        )

    # --- what is done at the panels -------------------------------------------------------------------

    def seat_of(self, panel: QWidget) -> int | None:
        """Whose panel it is."""
        if self._shown is None:
            return None
        panels: list[QWidget] = [self.own, *self._others]
        return (self._home + panels.index(panel)) % self._shown.players if panel in panels else None

    def peek(self, seat: int, shown: bool) -> None:
        """Turn the fame of *seat* face up while somebody holds it, and back."""
        if self._shown is None or seat == self._home:
            return
        info = self._info(self._shown, seat)
        self._panel_of(seat).show_view(self._shown, seat, replace(info, fame_shown=shown or info.fame_shown))

    # --- the stage for the director -------------------------------------------------------------------

    def anchor(self, place: Place) -> QRectF:
        """Where *place* is, in the coordinates of this page."""
        owner = self._owner(place)
        rect = owner.anchor(place)
        return QRectF(self.mapFromGlobal(rect.topLeft()), rect.size())

    def pixmap_of(self, place: Place) -> QPixmap:
        """A picture of what lies at *place*."""
        return self._owner(place).pixmap_of(place)

    def picture_at(self, tile: str, place: Place) -> QPixmap:
        """How *tile* would look at *place*."""
        if isinstance(place, TrackSpace):
            return self.board.tile_sprite(tile, place.space)
        if isinstance(place, SideCard):
            return self.board.side_sprite(tile, place.side)
        return tile_pixmap(tile, round(self.anchor(place).height()), self.devicePixelRatioF())

    def lift(self, place: Place) -> None:
        """Hide what lies at *place* until the next view is shown."""
        self._owner(place).lift(place)

    def lay_all(self) -> None:
        """Nothing is hidden any more."""
        self.board.lay_all()
        for panel in (self.own, *self._others):
            panel.lay_all()

    def tell(self, event: ev.Event) -> None:
        """Say *event* in the banner."""
        sentence = self._story.tell(event)
        if sentence:
            self.board.set_banner(sentence, self._colour_of(getattr(event, "seat", None)))
        if isinstance(event, ev.LotWon):
            self._panel_of(event.seat).make_room(event.tiles)
        elif isinstance(event, (ev.GodSpent, ev.TileFlipped)):
            self._panel_of(event.seat).make_room([event.tile])
        elif isinstance(event, ev.AnkhsWon):
            self._panel_of(event.seat).make_room([ANKH])
        elif isinstance(event, ev.EpochStarted):
            self._epoch_title.announce(event.epoch, self._tempo_factor(), still=self._settings.motion_is_reduced())

    def sail(self, ra_count: int, duration: int) -> None:
        """Let the day go on to where it is after *ra_count* Ra tiles."""
        if self._shown is None:
            return
        self._day.stop()
        self._day.setStartValue(max(0, ra_count - 1) / self._shown.ra_limit)
        self._day.setEndValue(ra_count / self._shown.ra_limit)
        self._day.setDuration(duration)
        self._day.start()

    def show_score_sheet(self, event: ev.EpochScored) -> None:
        """Show how the epoch scored; the story goes on when the sheet is closed."""
        infos = self._people_infos(self._controller.view(self._home))
        self.score_sheet.show_epoch(event, infos, ankhs=self._ankhs_won(), factor=self._tempo_factor())
        self.score_sheet.setGeometry(self._arrangement().upper)
        self.score_sheet.show()
        self.score_sheet.raise_()
        self.score_sheet.setFocus()
        if event.epoch == LAST_EPOCH:
            QTimer.singleShot(durations.SCORE_ROW // 4, self.ranking, self.ranking.prepare)

    def _ankhs_won(self) -> list[int]:
        """The ankhs that the last ply has brought, by seat."""
        game = self._controller.game
        assert game is not None
        won = [0] * game.players
        for event in game.plies[-1].events:
            if isinstance(event, ev.AnkhsWon):
                won[event.seat] = event.ankhs
        return won

    def _tempo_factor(self) -> float:
        """By how much motion takes longer than usual now; 0 when there is none."""
        return 0.0 if self.director.is_running_on else durations.TEMPOS[self._settings.speed].factor

    def _people_infos(self, view: View) -> list[SeatInfo]:
        return [self._info(view, seat) for seat in range(view.players)]

    def _on_sheet_closed(self) -> None:
        self.score_sheet.hide()
        self.setFocus()
        self.director.sheet_closed()

    def _owner(self, place: Place) -> BoardView | OwnPanel | PlayerPanel:
        if isinstance(place, (SeatSun, SeatTile, SeatFame)):
            return self._panel_of(place.seat)
        return self.board

    def _panel_of(self, seat: int) -> OwnPanel | PlayerPanel:
        if seat == self._home or self._shown is None:
            return self.own
        return self._others[(seat - self._home) % self._shown.players - 1]

    def _colour_of(self, seat: int | None) -> str | None:
        return None if seat is None else PLAYER_COLOURS[self._controller.seats[seat].colour]

    # --- whose move it is ----------------------------------------------------------------------------

    def _on_idle(self) -> None:
        if self._controller.game is None:
            return
        state = self._controller.state
        seat = state.current_player
        if seat is None:
            self.director.stop_running_on()
            self._show_ranking()
        elif self._controller.is_person(seat):
            self.director.stop_running_on()
            self._choices.offer(self._controller.view(seat))
            self._say_whose_move()
        elif self._thinking is None:
            self._say_whose_move()

    def _say_whose_move(self) -> None:
        if self._shown is not None:
            self.board.set_banner(self._story.banner(self._shown), self._colour_of(self._shown.current_player))

    def _show_ranking(self) -> None:
        self._say_whose_move()
        game = self._controller.game
        assert game is not None
        assert self._shown is not None
        scored = [event for ply in game.plies for event in ply.events if isinstance(event, ev.EpochScored)]
        remark = self._story.remark(self._controller.has_take_backs, self._controller.goes_on_from)
        self.ranking.show_game(game.state, self._people_infos(self._shown), scored, remark)
        self.ranking.setGeometry(self._arrangement().all)
        self.ranking.show()
        self.ranking.raise_()
        self.ranking.setFocus()
        QTimer.singleShot(0, memory.give_back)

    def _on_thinking(self, seat: object) -> None:
        self._thinking = seat if isinstance(seat, int) else None
        if self._shown is not None:
            for panel, at in zip((self.own, *self._others), self._seats_from_home(self._shown), strict=True):
                panel.set_thinking(at == self._thinking)

    def _on_notice(self, notice: Notice) -> None:
        self.board.set_notice(self._story.notice(notice.kind, notice.seat))

    def _on_choices_changed(self) -> None:
        if not self._choices.actions:
            self.board.god_mode = False
        elif self._choices.phase == "gods" or isinstance(self._choices.selected, SpendGod):
            self.board.god_mode = True
        elif self._choices.phase in ("side", "flip") and self._shown is not None:
            self._preview_own_lot(self._shown)

    # --- ways to move ------------------------------------------------------------------------------------

    def enter_god_mode(self) -> None:
        """Let the person choose the tile that a god takes."""
        if self._choices.of_type(SpendGod):
            self.board.god_mode = True
            if not isinstance(self._choices.selected, SpendGod):
                self._choices.step(1, (SpendGod,))

    def leave_god_mode(self) -> None:
        """Think again: the gods stay."""
        if self._choices.phase == "turn":
            self.board.god_mode = False
        self._choices.select(None)

    def _begin_drag(self, kind: str, pixmap: QPixmap, hot_spot: QPointF, global_pos: QPointF) -> None:
        offered: list[Action] = []
        if kind == "bid" and isinstance(self._choices.selected, Bid):
            offered = [self._choices.selected]
        elif kind == "god":
            offered = [*self._choices.of_type(SpendGod)]
            self.enter_god_mode()
        elif kind == "draw":
            offered = [*self._choices.of_type(Draw)]
        elif kind == "invoke":
            offered = [*self._choices.of_type(Invoke)]
        elif kind == "side" and isinstance(self._choices.selected, ShowSide):
            offered = [self._choices.selected]
        self.drag.begin(offered, pixmap, hot_spot, global_pos)

    def _on_dropped(self, action: Action) -> None:
        self.lay_all()
        self._choices.choose(action)

    def _on_drag_cancelled(self) -> None:
        self.lay_all()
        if self._choices.phase == "turn":
            self.leave_god_mode()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Most keys mean something here, while no page lies over the table."""
        for page in (self.score_sheet, self.ranking):
            if page.isVisible():  # a click beside it has taken the keyboard away
                page.setFocus()
                page.keyPressEvent(event)
                return
        if not self._keys.press(event):
            super().keyPressEvent(event)

    def select_next(self) -> None:
        """Select the next of what can be chosen."""
        self._keys.step(1)

    def select_previous(self) -> None:
        """Select the one before."""
        self._keys.step(-1)

    # --- size ---------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange everything anew; whatever is in the air lands."""
        super().resizeEvent(event)
        self.director.skip()
        self.drag.cancel()
        self._arrange()

    def _arrangement(self) -> Arrangement:
        room = QSize(0, LOOK_BAR_HEIGHT if self.past.is_on else 0)
        return Arrangement.fit(self.size() - room, len(self._others))

    def toggle_hint(self) -> None:
        """Ask for a hint, or put the one on show away."""
        self.advisor.toggle()
        self._place_hint()

    def _place_hint(self) -> None:
        where = self._arrangement()
        tray = self.own.tray.geometry().translated(where.own.topLeft())
        self.advisor.place(where.own, tray, where.board)

    def _arrange(self) -> None:
        where = self._arrangement()
        self.board.setGeometry(where.board)
        self.own.setGeometry(where.own)
        for panel, rect in zip(self._others, where.others, strict=True):
            panel.setGeometry(rect)
        self.score_sheet.setGeometry(where.upper)
        self.ranking.setGeometry(where.all)
        self._epoch_title.setGeometry(_title_band(where.board))
        self._place_hint()
        self.flights.setGeometry(self.rect())
        own = where.own
        self.look_bar.setGeometry(own.x(), self.height() - LOOK_BAR_HEIGHT - 4, own.width(), LOOK_BAR_HEIGHT)


def _title_band(board: QRect) -> QRect:
    """Where the name of an epoch is announced: across the sky, so that the banner below it can be read."""
    return QRect(board.x(), board.y() + round(board.height() * 0.10), board.width(), round(board.height() * 0.25))
