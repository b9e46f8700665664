"""Sound at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ra_desktop.ui.system.sounds import Sounds

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.app.settings import Settings
    from ra_desktop.ui.animation.director import Director


class SoundActions(QObject):
    """Plays the sounds of `director` for the game of `session`."""

    def __init__(self, session: Session, settings: Settings, director: Director, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self.sounds = Sounds(settings, self)
        director.sounded.connect(self.sounds.play)
        session.game_replaced.connect(self.prepare)

    def prepare(self) -> None:
        """Prepare sound if it is on and a game is on the table."""
        if self._settings.sound and self._session.game is not None:
            self.sounds.prepare()
