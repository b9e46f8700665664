"""What is done with other games: saved, finished and parked ones, and what a finished game has changed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ra_desktop.app.growth import Growth, News
from ra_desktop.app.history import AfterGame, HistoryKeeper
from ra_desktop.app.runtime import call_soon
from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.review import news_text

from .notices import MessageBar, Notices
from .parts import Actions, Parts

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QDialog

    from ra_desktop.app.autosave import ParkedGame

    from .games import FileActions, RecentFiles


def _unfinished(count: int) -> str:
    return _tr("ParkedGames", "%n unfinished games are under Saved games.", "", count)


class ArchiveActions(Actions):
    """Shows saved games and statistics in windows of their own, created on first use."""

    practice_wanted = Signal(str, str)
    """See :attr:`.PlayPage.practice_wanted`."""
    review_wanted = Signal(object)
    """The path of a saved game whose review was asked for."""

    def __init__(self, parts: Parts, files: FileActions, recent: RecentFiles) -> None:
        super().__init__(parts)
        self._files = files
        self._recent = recent
        self.keeper = HistoryKeeper(parts.session, parts.settings, self)
        self.after_game = AfterGame(self.keeper, self)
        self.dialog: QDialog | None = None
        """The open window, if any."""

    def show_saved_games(self) -> None:
        """Show the saved games."""
        from ra_desktop.ui.dialogs.saved_games.dialog import SavedGamesDialog  # dialogs are loaded on first use

        dialog = SavedGamesDialog(self._parts.window)
        dialog.game_actions.open_wanted.connect(self._files.open_file)
        dialog.game_actions.review_wanted.connect(self.review_wanted)
        dialog.service.renamed.connect(self.follow)
        dialog.game_actions.removed.connect(self.follow)
        self._open(dialog)

    def show_statistics(self) -> None:
        """Show the statistics of finished games."""
        from ra_desktop.ui.dialogs.statistics.dialog import StatisticsDialog

        dialog = StatisticsDialog(self._parts.window, self._parts.players.current.name)
        dialog.review_wanted.connect(self.review_wanted)
        dialog.practice_wanted.connect(self.practice_wanted)
        self._open(dialog)

    def close(self) -> None:
        """Close the open window."""
        if self.dialog is not None:
            self.dialog.reject()

    def follow(self, old: Path, new: Path | None = None) -> None:
        """Note that the saved game `old` was renamed to `new`, or deleted if that is None."""
        self._recent.follow(old, new)
        self._parts.session.follow(old, new)

    def _open(self, dialog: QDialog) -> None:
        self.close()  # there is one at a time
        self.dialog = dialog
        dialog.finished.connect(lambda: self._on_finished(dialog))
        dialog.open()

    def _on_finished(self, dialog: QDialog) -> None:
        dialog.deleteLater()
        if self.dialog is dialog:
            self.dialog = None


class ParkedActions(QObject):
    """Shows the bar of parked games among the `notices`, created on first use."""

    def __init__(self, parts: Parts, files: FileActions, archive: ArchiveActions) -> None:
        super().__init__(parts.notices)
        self._parts = parts
        self._files = files
        self._archive = archive
        autosave = parts.session.autosave
        # Methods, since the session would keep alive what a lambda refers to, including the window.
        autosave.parked.connect(self._tell_parked)
        autosave.orphans_collected.connect(self._tell_collected)
        call_soon(self, autosave.collect_orphans)

    @cached_property
    def bar(self) -> ParkedBar:
        """The bar about parked games."""
        bar = ParkedBar(self._parts.notices)
        bar.back_wanted.connect(self._files.bring_back)
        bar.list_wanted.connect(self._archive.show_saved_games)
        return bar

    def _tell_parked(self, parked: ParkedGame) -> None:
        self.bar.tell(parked)

    def _tell_collected(self, paths: list[Path]) -> None:
        self.bar.tell_collected(len(paths))


SHOWN_FOR: Final = 15_000
"""Milliseconds after which the bar closes, unless the pointer is on it."""


class ParkedBar(MessageBar):
    """Reports parked games. It closes by itself, since they can be found later, too."""

    back_wanted = Signal(object)
    """The :class:`~ra_desktop.app.autosave.ParkedGame` to put back on the table."""
    list_wanted = Signal()
    """Show the saved games."""

    def __init__(self, notices: Notices) -> None:
        resume = _tr("ParkedGames", "Resume", "Goes back to the unfinished game")
        super().__init__(notices, resume, _tr("Common", "Show"), _tr("Common", "Dismiss"), shown_for=SHOWN_FOR)
        self._parked: ParkedGame | None = None
        self.go_back, self.show_list, _ = self.buttons
        self.go_back.clicked.connect(self._go_back)
        self.show_list.clicked.connect(self._show_list)

    def tell(self, parked: ParkedGame) -> None:
        """Report a parked game."""
        if parked.is_whole:
            self._tell(parked, _unfinished(1))
        else:
            self._tell(None, _tr("ParkedGames", "The last game couldn’t be read. Its file is under Saved games."))

    def tell_collected(self, count: int) -> None:
        """Report that `count` games of closed windows were found."""
        self._tell(None, _unfinished(count))

    def _tell(self, parked: ParkedGame | None, words: str) -> None:
        """Say `words`, and offer to go back to `parked`."""
        self._parked = parked
        self.words.setText(words)
        self.go_back.setVisible(parked is not None)
        self.appear()

    def _go_back(self) -> None:
        self.hide()
        self.back_wanted.emit(self._parked)

    def _show_list(self) -> None:
        self.hide()
        self.list_wanted.emit()


class NewsActions(Actions):
    """Says what a finished game has changed.

    The notice names the winner, so it waits until the end of the game has been shown.
    """

    def __init__(self, parts: Parts, after_game: AfterGame) -> None:
        super().__init__(parts)
        self._news: News | None = None
        parts.table.director.idle.connect(self._on_idle)
        parts.session.game_replaced.connect(self._on_idle)
        self._growth = Growth(after_game, parts.settings, self)
        self._growth.reported.connect(self._tell)

    def _tell(self, news: News) -> None:
        self._news = news
        if not self._parts.table.director.is_busy:
            self._on_idle()

    def _on_idle(self) -> None:
        news, self._news = self._news, None
        if news is not None:
            self._parts.notices.say(news_text(news))
