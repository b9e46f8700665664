"""The stage: what the director shows besides sprites, at the end of an epoch and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ra_desktop.app import memory
from ra_desktop.engine import events as ev
from ra_desktop.ui.animation.director import Director
from ra_desktop.ui.games.groups import ANKH
from ra_desktop.ui.look import durations

from .scenery import TableScenery

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings

    from .overlays.overlay import Overlay
    from .players import Players
    from .table_view import TableView


class TableStage(QObject):
    """The :class:`~ra_desktop.ui.animation.director.Stage` of a table, with its director."""

    def __init__(self, session: Session, settings: Settings, players: Players, view: TableView) -> None:
        super().__init__(view)
        self._session = session
        self._settings = settings
        self._players = players
        self._view = view
        self.scenery = TableScenery(view)
        self.director = Director(session, self.scenery, self, self)
        self._chart_wait = QTimer(self)
        self._chart_wait.setSingleShot(True)
        self._chart_wait.setInterval(durations.SCORE_ROW // 4)
        self._chart_wait.timeout.connect(view.ranking.prepare)
        view.resizing.connect(self.director.skip)
        view.score_sheet.closed.connect(self._on_sheet_closed)
        view.ranking.closed.connect(view.ranking.hide)

    def clear(self) -> None:
        """Close all overlays."""
        for page in (self._view.score_sheet, self._view.ranking, self._view.epoch_title):
            page.hide()

    def announce(self, event: ev.Event, factor: float) -> None:
        """Show `event` in the banner, and reserve places for the tiles it brings."""
        view = self._view
        sentence = self._players.narrator.describe(event)
        if sentence:
            view.say(sentence, getattr(event, "seat", None))
        if isinstance(event, ev.LotWon):
            view.panel_of(event.seat).reserve(event.tiles)
        elif isinstance(event, (ev.GodSpent, ev.TileFlipped)):
            view.panel_of(event.seat).reserve([event.tile])
        elif isinstance(event, ev.AnkhsWon):
            view.panel_of(event.seat).reserve([ANKH])
        elif isinstance(event, ev.EpochStarted):
            view.epoch_title.announce(event.epoch, factor, still=self._settings.motion_is_reduced())

    def show_score_sheet(self, event: ev.EpochScored, factor: float) -> None:
        """Show the scores of the epoch; the script continues when the sheet is closed."""
        sheet = self._view.score_sheet
        infos = self._players.infos(self._session.view(self._view.home))
        sheet.show_epoch(event, infos, ankhs=self._ankhs_won(), factor=factor)
        _show_above(sheet)
        if event.is_last:
            self._chart_wait.start()

    def _ankhs_won(self) -> list[int]:
        """Return the ankhs gained in the last ply, by seat."""
        game = self._session.game
        assert game is not None
        won = [0] * game.players
        for event in game.plies[-1].events:
            if isinstance(event, ev.AnkhsWon):
                won[event.seat] = event.ankhs
        return won

    def _on_sheet_closed(self) -> None:
        self._view.score_sheet.hide()
        self._view.setFocus()
        self.director.sheet_closed()

    def show_ranking(self) -> None:
        """Show the final ranking."""
        view, saved = self._view.shown, self._session.saved
        assert view is not None
        assert saved is not None
        game = saved.game
        self._chart_wait.stop()
        scored = [event for ply in game.plies for event in ply.events if isinstance(event, ev.EpochScored)]
        remark = self._players.narrator.remark(game.has_take_backs, saved.goes_on_from)
        self._view.ranking.show_game(game.state, self._players.infos(view), scored, remark)
        _show_above(self._view.ranking)
        QTimer.singleShot(0, memory.give_back)


def _show_above(page: Overlay) -> None:
    page.show()
    page.raise_()
    page.setFocus()
