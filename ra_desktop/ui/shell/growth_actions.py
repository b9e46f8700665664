"""Tells what a finished game has changed: the next opponents, and that the coach has left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ra_desktop.app.growth import Growth
from ra_desktop.ui.words.coach import news_text

if TYPE_CHECKING:
    from ra_desktop.app.growth import News
    from ra_desktop.app.history import AfterGame
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.animation.director import Director

    from .notices import Notices


class GrowthActions(QObject):
    """Shows a notice once the end of the game has been shown, for it tells who won."""

    def __init__(
        self,
        session: Session,
        after_game: AfterGame,
        settings: Settings,
        notices: Notices,
        director: Director,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._notices = notices
        self._director = director
        self._news: News | None = None
        director.idle.connect(self._on_idle)
        session.game_replaced.connect(self._on_idle)
        self._growth = Growth(after_game, settings, self)
        self._growth.told.connect(self._tell)

    def _tell(self, news: News) -> None:
        self._news = news
        if not self._director.is_busy:
            self._on_idle()

    def _on_idle(self) -> None:
        news, self._news = self._news, None
        if news is not None:
            self._notices.say(news_text(news))
