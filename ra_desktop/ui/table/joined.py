"""The table while friends elsewhere play on it: what is chosen goes to the host, and is played once it is back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal

from ra_desktop.ui.system.languages import tr as _tr
from ra_desktop.ui.words.fill import plain_text

from .mode import Mode

if TYPE_CHECKING:
    from ra_desktop.app.friends.joined import Joined
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action, Ply
    from ra_desktop.ui.interaction.choices import Choices

    from .table import Table

MOST_BEHIND: Final = 6
"""A table that is more moves behind shows them at once."""
HURRY: Final = 10
"""How many seconds before the end of the time for a move that is said."""


class JoinedTable(Mode):
    """Connects the window's side of a table for friends with the table that is seen."""

    hurried = Signal()
    """A person here has :data:`HURRY` seconds left for the move."""

    def __init__(self, session: Session, table: Table, choices: Choices) -> None:
        super().__init__(session, table.view)
        self._table = table
        self._choices = choices
        self._joined: Joined | None = None
        self._hurry = QTimer(self, singleShot=True)
        self._hurry.timeout.connect(self.hurried)
        session.played.connect(self._on_played)
        session.opponents.opened.connect(self._begin_time)
        table.modes.add(self)

    def join(self, joined: Joined | None) -> None:
        """Play at the table that was `joined`; None when there is none any more."""
        self._joined = joined
        self._hurry.stop()
        if joined is not None:
            joined.changed.connect(self.refresh)

    @property
    def is_on(self) -> bool:
        return self._joined is not None and self._joined.is_here and not self._table.replay.is_on

    @property
    def may_act(self) -> bool:
        return self._joined is not None and not self._joined.holds

    @property
    def title(self) -> str:
        return plain_text(_tr("FriendsPage", "Play with friends"))

    def choose(self, action: Action) -> None:
        if self._joined is not None:
            self._joined.choose(action)

    def _begin_time(self) -> None:
        """If the person whose turn it is sees the position now, the time for the move begins."""
        joined = self._joined
        if joined is None or not self.is_on or self._table.director.is_busy:
            return
        if joined.tell_shown() and joined.seconds > HURRY:
            self._hurry.start(1_000 * (joined.seconds - HURRY))

    def refresh(self) -> None:
        """Offer what may be chosen now, or nothing."""
        if not self.is_on or self._table.director.is_busy:
            return
        if not self.may_act:
            self._table.turn.withdraw()
            self._table.view.say_whose_move()
        elif not self._choices.actions:
            self._table.show_game()
        self._begin_time()

    def _on_played(self, _ply: Ply) -> None:
        """Show at once what has piled up: after a break, or at a window that is much slower than the others."""
        self._hurry.stop()
        if self._joined is not None and self.is_on and self._joined.behind > MOST_BEHIND:
            self._table.director.skip()
