"""The stage: what the director shows besides sprites, at the end of an epoch and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ra_desktop.app import memory
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.director import Director
from ra_desktop.ui.games.epoch_account import EpochAccount
from ra_desktop.ui.games.groups import ANKH
from ra_desktop.ui.look import durations

from .overlays.telling import Pace
from .remarks import Remarks
from .scenery import TableScenery

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.engine import Ply

    from .mode import Modes
    from .overlays.overlay import Overlay
    from .players import Players
    from .table_view import TableView


class TableStage(QObject):
    """The :class:`~ra_desktop.ui.animation.director.Stage` of a table, with its director."""

    scored = Signal(object)
    """The scoring of an epoch is shown from now on: its :class:`.EpochAccount`."""
    ranked = Signal()
    """The ranking is shown, with all fame stones face up."""

    def __init__(self, session: Session, settings: Settings, modes: Modes, players: Players, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._modes = modes
        self._players = players
        self._view = view
        self._account: EpochAccount | None = None
        self.scenery = TableScenery(view)
        self.remarks = Remarks(session, settings, view)
        self.director = Director(session, self.scenery, self, self)
        self._chart_wait = QTimer(self)
        self._chart_wait.setSingleShot(True)
        self._chart_wait.setInterval(durations.NIGHTFALL // 4)
        self._chart_wait.timeout.connect(view.ranking.prepare)
        self._night = QTimer(self)
        self._night.setSingleShot(True)
        self._night.timeout.connect(self._turn_stones)
        self._ending_factor = 0.0
        view.resizing.connect(self.director.skip)
        view.telling.finished.connect(self._show_sheet)
        view.score_sheet.closed.connect(self._on_sheet_closed)
        view.ranking.told.connect(self.ranked)
        view.ranking.told.connect(self.director.go_on)
        view.ranking.closed.connect(self._look_at_table)
        view.way_back.clicked.connect(self.show_ranking)

    def clear(self) -> None:
        """Close all overlays; nobody reacts to anything any more."""
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
        self.remarks.react(event, factor)
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
        """Tell the scoring of the table shown, if wanted, and show the score sheet; the script continues after it."""
        view = self._view
        assert view.shown is not None
        self._account = EpochAccount.of(view.shown, ply)
        self.scored.emit(self._account)
        if factor and self._settings.told_scoring:
            pace = Pace(factor, still=self._settings.motion_is_reduced())
            view.sight_wanted.emit(view.own.geometry())  # it counts there, too
            view.telling.tell(self._account, self._players.infos(view.shown), pace)
        else:
            self._show_sheet()
        if event.is_last:
            self._chart_wait.start()

    def _show_sheet(self) -> None:
        view = self._view
        assert self._account is not None
        assert view.shown is not None
        view.score_sheet.show_epoch(self._account, self._players.infos(view.shown))
        _show_above(view.score_sheet)

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
        """Let night fall, then turn the fame stones over; the script continues when all lie face up."""
        self._view.say(self._players.narrator.game_over(), None)
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
        self._chart_wait.stop()
        if not self._modes.current.shows_ranking:
            return
        self._present(0.0)
        QTimer.singleShot(0, memory.give_back)

    def _present(self, factor: float) -> None:
        view, saved = self._view, self._session.saved
        assert view.shown is not None
        assert saved is not None
        game = saved.game
        scored = [event for ply in game.plies for event in ply.events if isinstance(event, ev.EpochScored)]
        remark = self._players.narrator.remark(game.has_take_backs, saved.goes_on_from, game.is_dealt)
        seats = self._players.infos(game.state.view(view.home))
        view.ranking.show_game(game.state, seats, scored, remark, factor=factor)
        view.way_back.hide()
        view.pages.close_consulted()
        _show_above(view.ranking)
        if view.ranking.is_told:
            self.ranked.emit()

    def _look_at_table(self) -> None:
        """Leave the ranking; a button leads back."""
        self._view.ranking.hide()
        self._view.way_back.show()
        self._view.way_back.raise_()
        self._view.setFocus()


def _show_above(page: Overlay) -> None:
    page.show()
    page.raise_()
    page.take_focus()
