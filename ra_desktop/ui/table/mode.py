"""What a table is used for: a game that is played, or a lesson, an exercise, a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action


class Mode(QObject):
    """A game that is played. Other modes override what differs, and :attr:`is_on`; :class:`Modes` knows which is on."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session

    @property
    def is_on(self) -> bool:
        """Whether the table is used for this now: not even for a moment once another game is on it."""
        return True

    @property
    def may_act(self) -> bool:
        """Whether the person to move may choose now."""
        return True

    @property
    def shows_ranking(self) -> bool:
        """Whether the ranking is shown at the end of the game."""
        return True

    @property
    def owns_keys(self) -> bool:
        """Whether keys that :meth:`press` does not handle mean nothing at the table."""
        return False

    @property
    def title(self) -> str:
        """What is on the table, for the title of the window; empty for the session's game."""
        return ""

    def choose(self, action: Action) -> None:
        """Take what a person has chosen."""
        self._session.play(action)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key before the table does; False if it means nothing here."""
        return False


class Modes:
    """The modes of a table; one that was added later goes first."""

    def __init__(self, session: Session) -> None:
        self._modes = [Mode(session)]

    def add(self, mode: Mode) -> None:
        """Add `mode`, which the table is used for whenever it is on."""
        self._modes.insert(0, mode)

    @property
    def current(self) -> Mode:
        """What the table is used for now."""
        return next(mode for mode in self._modes if mode.is_on)
