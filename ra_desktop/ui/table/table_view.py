"""The table: the board, a panel for every seat, and overlays. Shows one view of the game at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from ra_desktop.app import background
from ra_desktop.engine import Action, ShowSide, View
from ra_desktop.ui.games.lots import preview_text
from ra_desktop.ui.look.focus_ring import OWN
from ra_desktop.ui.look.sprites import SpriteLayer
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.table.seats.panels import PlayerPanel
from ra_desktop.ui.words.fill import read_aloud
from ra_desktop.ui.words.reasons import action_label
from ra_desktop.ui.words.speech import once_more
from ra_desktop.ui.words.tiles import tile_tooltip

from .board.bar_button import bar_height
from .board.offered import passing, run_on, watching
from .board.view import BoardView
from .cards import CoachCard, ExerciseCard, HintCard
from .overlays.overlay import EpochTitle, WayBack
from .seating import Players, TableLots
from .seats.panels import OwnPanel
from .seats.places import Tallest
from .table_pages import Arrangement, TablePages, focus_page

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

    from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent

    from ra_desktop.ai.price import Part
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.interaction.choices import Choices

    from .seats.seat_info import SeatInfo


_LEAST_SIZE = (724, 560)
"""Least width and height for the board and all panels; the side panel grows no further."""
_ONCE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
_FOOT_GAP = 4
"""Between the bottom of the table and the edge of the window."""


class TableView(QWidget):
    """Board and panels of the current game, which depend only on the view passed to :meth:`show_view`."""

    showing = Signal(object, object)
    """Another view is shown: the view, and the :class:`.SeatInfo` of each seat."""
    picked_up = Signal(object, QPointF)
    """A drag begins on board or panels, as in :attr:`~ra_desktop.ui.interaction.gestures.Pointer.picked_up`."""
    menu_wanted = Signal(int, QPoint)
    """The menu of a seat was requested, at a place on the screen."""
    explanation_wanted = Signal(QPoint)
    """What lies at a place on the screen ought to be explained."""
    standing_changed = Signal()
    """The bots wait or go on, or the person passes ahead or no longer."""
    resizing = Signal()
    """The layout is about to change to another size."""

    sight_wanted = Signal(QRect)
    """A part of the table ought to be seen, should the table be scrolled."""

    def __init__(
        self,
        settings: Settings,
        choices: Choices,
        players: Players,
        press: Callable[[QKeyEvent], bool],
        parent: QWidget | None = None,
    ) -> None:
        """`press` handles keys while no overlay is open, and returns False for those that do nothing."""
        super().__init__(parent, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self._press = press
        self.setProperty(OWN, True)
        self.setMinimumSize(*_LEAST_SIZE)
        self.settings = settings
        self.choices = choices
        self.players = players
        self._lots = TableLots(players, choices)
        self.shown: View | None = None
        """The view shown."""
        self._foot: QWidget | None = None
        self.home = 0
        """The seat at the bottom of the table."""
        self.is_paused = False
        """Whether the bots wait for those who watch."""
        self.passes_ahead = 0
        """In how many auctions to come the person passes."""

        self.board = BoardView(choices, self)
        self.own = OwnPanel(choices, self)
        self.others: list[PlayerPanel] = []
        """The panels of the other seats, in playing order."""
        self.pages = pages = TablePages(self, self)
        self.telling, self.score_sheet, self.ranking = pages.telling, pages.score_sheet, pages.ranking
        self.seat_page, self.score_aid = pages.seat_page, pages.score_aid
        self.epoch_title = EpochTitle(self)
        self.way_back = WayBack(self)
        self.hint_card = HintCard(self)
        self.coach_card = CoachCard(self)
        self.exercise_card = ExerciseCard(self)
        self.setAccessibleName(_tr("Table", "Table", "Where the game is played"))
        self.cards = (self.hint_card, self.coach_card, self.exercise_card)
        """The cards, one of which is shown at a time, here or in the side panel."""
        for card in self.cards:
            card.toggled.connect(self._on_card_toggled)
        self.sprites = SpriteLayer(self)
        choices.changed.connect(self._on_choices_changed)
        self.own.sun_hovered.connect(self._on_sun_hovered)
        self.board.pointer.picked_up.connect(self.picked_up)
        self._watch(self.own)

    # --- contents -------------------------------------------------------------------------------------

    @property
    def panels(self) -> list[OwnPanel | PlayerPanel]:
        """The panels in playing order, the bottom one first."""
        return [self.own, *self.others]

    def set_seats(self, count: int) -> None:
        """Make panels for that many seats."""
        for panel in self.others:
            panel.hide()  # it is deleted once the event loop is back; until then no one can click it
            panel.deleteLater()
        self.others = [PlayerPanel(self.choices, self) for _ in range(count - 1)]
        for panel in self.others:
            self._watch(panel)
            panel.stackUnder(self.telling)
            panel.show()
        self._arrange()

    def _watch(self, panel: OwnPanel | PlayerPanel) -> None:
        panel.pointer.picked_up.connect(self.picked_up)
        panel.menu_wanted.connect(self.menu_wanted)
        panel.opened.connect(self.open_seat)

    def show_view(self, view: View) -> None:
        """Show `view` on the board and on every panel; everything hidden is shown again."""
        self.shown = view
        self.board.show_view(view, self.players.on_board(), previews=self.settings.lot_preview)
        infos = self.players.infos(view)
        for panel in self.panels:
            seat = self.seat_of(panel)
            assert seat is not None
            info = infos[seat]
            if panel is self.own:
                info = replace(info, prices=self._prices(view), rivals=self._rivals(view, infos))
            panel.hold()
            panel.show_view(view, seat, info)
        self._level_tiles()
        self._show_lot(view)
        for panel in self.panels:
            panel.release()
        self.show_all()
        self.pages.show_view(view, self.home, infos)
        self.show_standing()
        self.showing.emit(view, infos)

    def _level_tiles(self) -> None:
        """Let tiles have one size on all small panels."""
        if self.shown is not None and all(panel.shown is not None for panel in self.others):
            tallest = Tallest.common(panel.tallest_fitting for panel in self.others)
            for panel in self.others:
                panel.tallest = tallest

    def show_standing(self) -> None:
        """Show in the bar what may be done while no one at the screen has to choose."""
        view, offered = self.shown, []
        if view is not None and not view.is_over and self.players.are_seated(view):
            if not self.players.persons():
                offered = watching(is_paused=self.is_paused)
            elif self.passes_ahead:
                offered = [passing(self.passes_ahead)]
            elif self._is_out(view):
                offered = [run_on()]
        self.board.actions_bar.standing = tuple(offered)

    def _prices(self, view: View) -> tuple[tuple[int, int], ...]:
        """Return what the suns of the bottom seat are worth, if that is to be shown."""
        is_shown = self.settings.sun_prices and self.settings.hints and self.players.are_aided()
        if not is_shown or view.current_player is None or not self.players.is_person(self.home):
            return ()
        from ra_desktop.ai.price import prices  # bots are not loaded at the start

        return tuple(prices(view, self.home).items())

    def _rivals(self, view: View, infos: Sequence[SeatInfo]) -> tuple[tuple[int, str], ...]:
        """Return who can outbid the person at the bottom: the highest sun and the colour of each."""
        seats = range(view.players) if view.auction is None else view.bidders_left()
        highest = {seat: max(view.face_up_suns(seat), default=0) for seat in seats if seat != self.home}
        is_out = view.auction is not None and (self.home, None) in view.auction.bids
        if is_out or not self.players.is_person(self.home) or view.phase == "scoring":
            return ()
        return tuple((sun, infos[seat].colour) for seat, sun in highest.items())

    def _is_out(self, view: View) -> bool:
        """Whether no person has a sun left in the epoch of `view`, which goes on, nor anything else to choose."""
        persons = self.players.persons()
        return (
            view.current_player not in persons
            and view.phase != "scoring"
            and not any(view.face_up_suns(seat) for seat in persons)
        )

    def show_all(self) -> None:
        """Show everything that was hidden."""
        self.board.show_all()
        for panel in self.panels:
            panel.show_all()

    def set_thinking(self, seat: int | None) -> None:
        """Show that the bot of `seat` is thinking; None for no bot."""
        self.players.seen_thinking = seat
        for panel in self.panels:
            panel.set_thinking(seat is not None and self.seat_of(panel) == seat)

    def set_tile_names(self, shown: bool) -> None:
        """Show or hide the names of tiles."""
        self.board.board.tile_names = shown
        self.own.tile_names = shown

    def say(self, text: str, seat: int | None) -> None:
        """Show `text` in the banner, in the colour of `seat`."""
        self.board.set_banner(text, self.players.colour(seat))

    def say_whose_move(self) -> None:
        """Show in the banner whose turn it is, or what the coach asks while the others wait for an answer."""
        if self.coach_card.is_question and not self.coach_card.isHidden():
            can_take_back = not self.coach_card.wishes["take_back"].isHidden()
            question = _tr("Banner", "Take your move back, or play on?")
            self.say(question if can_take_back else _tr("Banner", "The others are waiting – play on?"), self.home)
        elif self.shown is not None:
            self.say(self.players.narrator.banner(self.shown), self.shown.current_player)

    def say_what_god_takes(self, tile: str) -> None:
        """Say in the banner that a god takes `tile`, unless another one is chosen."""
        seat = self.choices.seat
        if seat is not None:
            self.say(self.players.narrator.god_banner(seat, tile), seat)

    def say_what_is_clicked(self, action: Action) -> None:
        """Say in the banner what `action` is, and that another click makes it."""
        if self.shown is not None:
            sentence = read_aloud([action_label(action, self.shown.ruleset), once_more()])
            self.say(sentence, self.choices.seat)

    # --- the lot on the large panel ---------------------------------------------------------------------

    def _show_lot(self, view: View) -> None:
        """Show what the lot is worth on the large panel, which keeps its room for it."""
        choosing = view.phase in ("discard", "flip") and view.current_player == self.home
        has_lots = self.settings.lot_preview and not view.is_over
        self.own.is_preview_reserved = has_lots or choosing
        note = self._about_selected(view)
        if not note and choosing and view.pending is not None:
            note = tile_tooltip(view.pending.tile, view.ruleset)
        if note or not has_lots:
            self.own.set_lots((), note=note)
            return
        infos = self.players.infos(view)
        seats = [(self.home + step) % view.players for step in range(view.players)]
        self._weigh(view, seats)
        lots = [lot for seat in seats if (lot := self._lots.lot_of(view, seat, self.home)) is not None]
        note = self._lots.why_none(view, self.home) or self.players.narrator.note(view)
        self.own.set_lots(lots, [infos[lot.seat] for lot in lots], note)

    def _weigh(self, view: View, seats: list[int]) -> None:
        """Let the background find what the lot of `view` is worth in the end, to the bottom seat first."""
        may_help = self.settings.hints and self.players.are_aided() and self.players.is_person(self.home)
        aided = view if may_help and any(view.auction_track) else None
        if aided == self._lots.weighed:
            return
        self._lots.weighed, self._lots.worths = aided, {}
        if aided is None:
            return

        def work() -> Iterator[tuple[int, tuple[Part, ...]]]:
            from ra_desktop.ai.price import lot_parts  # bots are not loaded at the start

            yield from ((seat, lot_parts(view, seat)) for seat in seats)

        def show(worth: tuple[int, tuple[Part, ...]]) -> None:
            self._lots.worths |= [worth]
            self._refresh_lot()

        background.quick().start(self, work, show, is_wanted=lambda: self._lots.weighed is view)

    def _about_selected(self, view: View) -> str:
        """Return what the selected move of the bottom seat would change, if that is not shown otherwise."""
        action = self.choices.selected
        if action is None or self.choices.seat != self.home or action not in view.legal_actions():
            return ""
        if isinstance(action, ShowSide) and not self.settings.lot_preview:
            return ""
        return preview_text(view, action)

    def _on_choices_changed(self) -> None:
        if self.choices.phase in ("side", "flip", "auction"):
            self._refresh_lot()

    def _on_sun_hovered(self, sun: int | None) -> None:
        self._lots.hovered = sun
        self._refresh_lot()

    def show_choice(self) -> None:
        """Let what there is to choose from be seen: the bar and, unless it is about the track, one's own panel."""
        if self.choices.actions:
            bar = self.board.actions_bar
            self.sight_wanted.emit(QRect(bar.mapTo(self, QPoint()), bar.size()))
            if self.choices.phase not in ("turn", "gods"):
                self.sight_wanted.emit(self.own.geometry())

    def _refresh_lot(self) -> None:
        if self.shown is not None and self.players.are_seated(self.shown):
            self._show_lot(self.shown)

    # --- panels ---------------------------------------------------------------------------------------

    def seat_of(self, panel: QWidget) -> int | None:
        """Return the seat of a panel."""
        panels: list[QWidget] = [*self.panels]
        if self.shown is None or panel not in panels:
            return None
        return (self.home + panels.index(panel)) % self.shown.players

    def panel_of(self, seat: int) -> OwnPanel | PlayerPanel:
        """Return the panel of `seat`."""
        if seat == self.home or self.shown is None:
            return self.own
        return self.others[(seat - self.home) % self.shown.players - 1]

    def board_rect(self) -> QRect:
        """Return the board."""
        return self.board.geometry()

    def panel_rect(self, seat: int) -> QRectF:
        """Return the panel of `seat`."""
        return QRectF(self.panel_of(seat).geometry())

    def fame_rect(self, seat: int) -> QRectF:
        """Return the fame of `seat`."""
        panel = self.panel_of(seat)
        return panel.fame_area().translated(QPointF(panel.pos()))

    def spots_of(self, seat: int, tiles: Collection[str], suns: Iterable[int]) -> list[QRectF]:
        """Return where these tiles and suns of `seat` are shown."""
        panel = self.panel_of(seat)
        return [spot.translated(QPointF(panel.pos())) for spot in panel.spots_of(tiles, suns)]

    def open_seat(self, seat: int | None = None) -> None:
        """Show the panel of `seat`, or of the next player, large."""
        view = self.shown
        if view is None or not self.players.are_seated(view):
            return
        shown = (self.home + 1) % view.players if seat is None else seat
        self.pages.open_seat(view, shown, self.players.infos(view))

    def toggle_score_aid(self) -> None:
        """Show what scores and how the seat at the bottom stands, or close that page."""
        if self.shown is not None and self.players.are_seated(self.shown):
            self.pages.toggle_score_aid(self.shown, self.home, self.players.infos(self.shown)[self.home])

    # --- keys and size ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the key to an open overlay, or else to the table; Enter and Escape do one thing for each press."""
        if (event.isAutoRepeat() and event.key() in _ONCE) or self.pages.press(event):
            return
        if not self.way_back.press(event) and not self._press(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.explanation_wanted.emit(event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Leave the keyboard to the page that lies over the table, which says then what it is."""
        super().focusInEvent(event)
        if (page := self.pages.cover.top) is not None:
            focus_page(page)

    def set_foot(self, foot: QWidget) -> None:
        """Reserve room at the bottom of the table for `foot`, a child of this widget, while it is shown."""
        self._foot = foot

    def show_foot(self, shown: bool) -> None:
        """Show or hide the widget at the bottom."""
        assert self._foot is not None
        self._foot.setVisible(shown)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resizing.emit()
        self._arrange()

    def take_cards(self) -> None:
        """Show hints and the coach beside the board from now on."""
        for card in self.cards:
            is_open = not card.isHidden()
            card.setParent(self)
            card.setVisible(is_open)
            card.stackUnder(self.sprites)

    def leave_cards(self) -> None:
        """Keep no room beside the board: hints and the coach are shown elsewhere from now on."""
        if self.board.geometry() != self._arrangement().board:
            self.resizing.emit()
            self._arrange()

    def _on_card_toggled(self) -> None:
        if self.hint_card.parent() is self:
            self.resizing.emit()
            self._arrange()

    def _arrangement(self) -> Arrangement:
        foot = self._foot
        room = QSize(0, 0 if foot is None or foot.isHidden() else foot.sizeHint().height())
        return Arrangement.fit(self.size() - room, len(self.others), aside=self._has_card_beside)

    @property
    def _has_card_beside(self) -> bool:
        """Whether a card lies here, beside the board, not in the side panel."""
        return self.hint_card.parent() is self and any(not card.isHidden() for card in self.cards)

    def set_in_sight(self, rect: QRect) -> None:
        """Set the part `rect` of a scrolled table that can be seen: pages over the table are placed there."""
        where = self._arrangement()
        self.pages.set_in_sight(rect, where)
        self._place_cards(where)

    def _place_cards(self, where: Arrangement) -> None:
        """Place the cards beside the table where they can be seen whole, over the person's own table if there is no
        other room."""
        if not self._has_card_beside:
            return
        aside = self.pages.seen_of(where.aside)
        down = self.pages.seen_of(where.aside.united(QRect(where.aside.x(), 0, where.aside.width(), self.height())))
        for card in self.cards:
            card.set_room(aside.height(), down.bottom() - aside.y())
            card.setGeometry(aside)

    def _arrange(self) -> None:
        where = self._arrangement()
        self.board.setGeometry(where.board)
        for panel, rect in zip(self.panels, (where.own, *where.others), strict=True):
            panel.hold()
            panel.setGeometry(rect)
        self._level_tiles()
        for panel in self.panels:
            panel.release()
        self.pages.place(where)
        self.way_back.place(where.board.adjusted(0, 0, 0, -bar_height(where.board.height())))
        self.epoch_title.setGeometry(where.title)
        self._place_cards(where)
        self.sprites.setGeometry(self.rect())
        if self._foot is not None:
            own, high = where.own, self._foot.sizeHint().height()
            self._foot.setGeometry(own.x(), self.height() - high - _FOOT_GAP, own.width(), high)
