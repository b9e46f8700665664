"""A position is set up on the table: clicks and drags change it, and nothing is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from ra_desktop.storage.saved_game import Options, SavedGame, Seat
from ra_desktop.ui.interaction.choices import SeatSun, SeatTile
from ra_desktop.ui.look.tile_painter import tile_pixmap
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import labelled, read_aloud
from ra_desktop.ui.words.reasons import action_label, worth_text
from ra_desktop.ui.words.tiles import both_sides_label

from .mode import Mode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ra_desktop.ai.hints import Hint, Study
    from ra_desktop.app.draft import Draft
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action, Game

    from .setup_panel import SetupPanel
    from .table import Table

_PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_GHOST: Final = 90
"""The height of a tile that is dragged."""


class SettingUp(Mode):
    """The table while a :class:`~ra_desktop.app.draft.Draft` is on it: a guest, so that the session's game waits."""

    ended = Signal()
    """The mode was left; the game that waited is back."""
    studied = Signal(object)
    """All moves of the position are rated: the :class:`~ra_desktop.ai.hints.Study`."""

    def __init__(self, session: Session, table: Table, panel: SetupPanel) -> None:
        super().__init__(session, panel)
        self._table = table
        self.panel = panel
        self.draft: Draft | None = None
        """The position on the table; None while the mode is off."""
        self.seats: tuple[Seat, ...] = ()
        """The players at the table."""
        self._game: Game | None = None
        self._is_asking = False
        table.modes.add(self)
        panel.tiles.chosen.connect(lambda tile: self._put(tile, panel.target))
        panel.tiles.dragged.connect(self._drag)
        panel.tiles.dropped.connect(self._drop)
        panel.sun_chosen.connect(self._move_sun)
        panel.figure_set.connect(self._set_figure)
        panel.move_chosen.connect(lambda action: self._change(lambda draft: draft.play(action)))
        panel.target_chosen.connect(self.refresh)
        session.ai.advised.connect(self._on_hint)
        session.ai.studied.connect(self._on_study)
        session.game_replaced.connect(self._on_game_replaced)

    # --- the mode -------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        return self.draft is not None and self._session.has_guest

    @property
    def may_act(self) -> bool:
        return False

    @property
    def shows_ranking(self) -> bool:
        return False

    @property
    def owns_keys(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return self.panel.accessibleName()

    @property
    def holds(self) -> bool:
        """Whether no one may move, as for any script (app/session.py)."""
        return True

    def next_move(self) -> Action | None:
        """Return None: nothing is played."""
        return None

    def start(self, draft: Draft, seats: Sequence[Seat]) -> None:
        """Put `draft` on the table, with these players."""
        self.draft, self.seats = draft, tuple(seats)
        self._game = draft.sketch()
        self._session.receive(SavedGame(self._game, self.seats, Options(open_fame=True)), self)
        self.panel.seat([self._table.players.name(seat) for seat in range(len(seats))])
        view = self._table.view
        for widget in (view.board.viewport(), *view.panels):
            widget.removeEventFilter(self)
            widget.installEventFilter(self)  # the last one comes first
        self.refresh()
        self.panel.focus_tiles()
        self._say(self.panel.accessibleName(), self.panel.target_words)

    def leave(self) -> None:
        """End setting up; the session's own game, if any, comes back."""
        if self.is_on:
            self._forget()
            self._session.dismiss_guest()
            self.ended.emit()

    def _forget(self) -> None:
        self.draft = self._game = None
        self._is_asking = False
        self._table.view.sprites.drop()
        self._session.ai.cancel_study()
        view = self._table.view
        view.hint_card.dismiss()
        for widget in (view.board.viewport(), *view.panels):
            widget.removeEventFilter(self)

    def _on_game_replaced(self) -> None:
        """Another game came onto the table: this is over."""
        if self.draft is not None and self._session.game is not self._game:
            self._forget()
            self.ended.emit()

    def refresh(self) -> None:
        """Show the position, and where tiles and suns go."""
        draft = self.draft
        if draft is None:
            return
        self.panel.show_draft(draft)
        seat = self.panel.target
        self._table.view.say(self.panel.target_words, seat)

    def press(self, event: QKeyEvent) -> bool:
        """Handle the keys of the column, in place of those of the table."""
        self.panel.keyPressEvent(event)
        return event.isAccepted()

    # --- changes --------------------------------------------------------------------------------------

    def _change(self, change: Callable[[Draft], object]) -> None:
        draft = self.draft
        if draft is None:
            return
        change(draft)
        self._table.view.hint_card.dismiss()
        self._is_asking = False
        self._game = draft.sketch()
        self._session.set_position(SavedGame(self._game, self.seats, Options(open_fame=True)))
        self.refresh()

    def _say(self, *words: str) -> None:
        """Say `words`, and what is wrong with the position, to who does not see it."""
        self._table.speaker.say(read_aloud(filter(None, [*words, self.panel.remark.text()])), urgent=True)

    def _put(self, tile: str, seat: int | None, space: int | None = None) -> None:
        before = None if self.draft is None else self.draft.text
        self._change(lambda draft: draft.lay(tile, space) if seat is None else draft.give(tile, seat))
        if self.draft is None or self.draft.text == before:
            return  # the track is full
        at = seat if self.draft.can_be_given(tile) else None
        place = self.panel.target_box.itemText(0 if at is None else at + 1)
        name = both_sides_label(tile, self.draft.state.ruleset)
        self._say(labelled(name, place))

    def _move_sun(self, sun: int) -> None:
        self._change(lambda draft: draft.move_sun(sun, self.panel.target))
        self._say(self.panel.suns[sun].accessibleName())

    def _set_figure(self, name: str, value: int) -> None:
        seat = self.panel.target
        changes: dict[str, Callable[[Draft], object]] = {
            "fame": lambda draft: draft.set_fame(seat or 0, value),
            "ankhs": lambda draft: draft.set_ankhs(seat or 0, value),
            "epoch": lambda draft: draft.set_epoch(value),
            "ra": lambda draft: draft.set_ra(value),
            "turn": lambda draft: draft.set_turn(value),
        }
        self._change(changes[name])

    # --- the pointer ----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take clicks on the board and the panels."""
        if not self.is_on or not isinstance(event, QMouseEvent) or event.type() not in _PRESSES:
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        view = self._table.view
        if watched is view.board.viewport():
            self._click_board(event.position())
        else:
            panel = next(panel for panel in view.panels if panel is watched)
            seat = view.seat_of(panel)
            place = panel.place_at(event.position())
            if seat is not None:
                if isinstance(place, SeatTile):
                    self._change(lambda draft: draft.take(place.tile, seat))
                elif isinstance(place, SeatSun):
                    self._change(lambda draft: draft.move_sun(place.sun, seat))
                self.panel.aim(seat)
        self.panel.focus_tiles()
        return True

    def _click_board(self, pos: QPointF) -> None:
        draft, layout = self.draft, self._table.view.board.board.board_layout
        assert draft is not None
        space = self._space_at(pos)
        if space is not None and draft.state.auction_track[space] is not None:
            self._change(lambda draft: draft.clear_space(space))
        elif layout.sky.contains(pos):
            spaces = layout.ra_spaces
            mark = min(range(len(spaces)), key=lambda mark: (spaces[mark] - pos).manhattanLength())
            self._change(lambda draft: draft.set_ra(mark if draft.state.ra_count == mark + 1 else mark + 1))
        self.panel.aim(None)

    def _space_at(self, pos: QPointF) -> int | None:
        spaces = self._table.view.board.board.board_layout.spaces
        return next((number for number, rect in enumerate(spaces) if rect.contains(pos)), None)

    def _drag(self, tile: str, where: QPointF) -> None:
        sprites = self._table.view.sprites
        picture = tile_pixmap(tile, _GHOST, sprites.devicePixelRatioF())
        at = QRectF(QPointF(), picture.deviceIndependentSize())
        at.moveCenter(sprites.mapFromGlobal(where))
        sprites.drag(picture, at.topLeft())

    def _drop(self, tile: str, where: QPointF) -> None:
        view = self._table.view
        view.sprites.drop()
        cloth = view.board.viewport()
        pos = cloth.mapFromGlobal(where)
        if cloth.rect().contains(pos.toPoint()):
            self._put(tile, None, self._space_at(pos))
            return
        for panel in view.panels:
            seat = view.seat_of(panel)
            if seat is not None and panel.rect().contains(panel.mapFromGlobal(where).toPoint()):
                self._put(tile, seat)

    # --- what is said about it ------------------------------------------------------------------------

    def ask_hint(self) -> None:
        """Show the best moves on the card of hints."""
        if self.draft is not None and self.draft.fault is None:
            self._is_asking = True
            state = self.draft.game().state
            self._session.ai.ask_hint(state.view(state.seat_to_act))
            self._table.view.hint_card.think()

    def ask_study(self) -> None:
        """Have every move rated; :attr:`studied` follows."""
        if self.draft is not None and self.draft.fault is None:
            state = self.draft.game().state
            self._session.ai.ask_study(state.view(state.seat_to_act))
            self.panel.tell(_tr("HintCard", "Thinking…"))

    def _on_hint(self, hint: Hint | None) -> None:
        if self._is_asking and self.draft is not None:
            self._table.view.hint_card.show_hint(hint, self._table.players.name, self.draft.state.ruleset)

    def _on_study(self, study: Study | None) -> None:
        if study is None or self.draft is None or study.view.text() != self.draft.text:
            return
        lines = [
            labelled(action_label(rated.action, self.draft.state.ruleset), worth_text(rated)) for rated in study.rated
        ]
        self.panel.tell("\n".join(lines))
        if study.is_final:
            self.studied.emit(study)
