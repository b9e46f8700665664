"""The turn of the person at the screen: the available actions, and every way to choose one.

Keys, clicks, drags, hints and menus select among the :class:`.Choices`, and all of them end in :meth:`.Choices.choose`,
the one gateway to the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ra_desktop.engine import SpendGod
from ra_desktop.ui.interaction.gestures import Drag

from .forced import ForcedMoves
from .hint import Hints

if TYPE_CHECKING:
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action
    from ra_desktop.ui.animation.director import Director
    from ra_desktop.ui.interaction.choices import Choices

    from .mode import Modes
    from .players import Players
    from .table_view import TableView


class Turn(QObject):
    """Connects the ways to choose with the choices, and these with the game."""

    def __init__(
        self,
        session: Session,
        modes: Modes,
        choices: Choices,
        players: Players,
        view: TableView,
        director: Director,
    ) -> None:
        super().__init__(view)
        self._modes = modes
        self._choices = choices
        self._view = view
        self._is_asking = False
        """Whether the banner says what a god takes, or that another click makes the move."""
        self.hints = Hints(session, choices, view.hint_card, players.name)
        self.forced = ForcedMoves(choices, director, view)
        self.drag = Drag(view.sprites, view.board.surface)
        choices.chosen.connect(self._on_chosen)
        choices.changed.connect(self._on_choices_changed)
        for card in view.cards:
            card.closed.connect(view.setFocus)
        view.picked_up.connect(self.drag.begin)
        view.resizing.connect(self.drag.cancel)
        self.drag.dropped.connect(self._on_dropped)
        self.drag.cancelled.connect(self._on_drag_cancelled)

    def _on_chosen(self, action: Action) -> None:
        self._modes.current.choose(action)

    def withdraw(self) -> None:
        """Offer nothing, since another game or position is shown."""
        self.drag.cancel()
        self._choices.clear()

    def _on_choices_changed(self) -> None:
        choices = self._choices
        self._view.board.god_mode = choices.is_god_mode
        if not choices.actions:
            self._is_asking = False
        elif choices.clicked is not None:
            self._is_asking = True
            self._view.say_what_is_clicked(choices.clicked)
        elif isinstance(choices.selected, SpendGod):
            self._is_asking = True
            self._view.say_what_god_takes(choices.selected.tile)
        elif self._is_asking:
            self._is_asking = False
            self._view.say_whose_move()

    def _on_dropped(self, action: Action) -> None:
        self._view.show_all()
        self._choices.choose(action)

    def _on_drag_cancelled(self) -> None:
        self._view.show_all()
        if self._choices.phase == "turn":
            self._choices.select(None)
