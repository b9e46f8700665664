"""Asks for a hint when the person wants one, and shows it on a card until the next move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from .hint_card import HintCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtWidgets import QWidget

    from ra_desktop.ai.hints import Hint
    from ra_desktop.app.session import Session
    from ra_desktop.engine import Action
    from ra_desktop.ui.interaction.choices import Choices

_USUAL_WIDTH = 1130
"""Width of the table page in a window of 1440 by 900."""


class Advisor(QObject):
    """The way of a hint from the key to the card."""

    def __init__(self, session: Session, choices: Choices, page: QWidget, name: Callable[[int], str] = str) -> None:
        """*page* is what the card lies on; *name* gives the names of the seats of the running game."""
        super().__init__(page)
        self._session = session
        self._choices = choices
        self._page = page
        self._name = name
        self.card = HintCard(page)
        self.card.chosen.connect(self._choose)
        self.card.closed.connect(self._on_closed)
        session.ai.advised.connect(self._on_hint)
        session.game_replaced.connect(self.close)
        choices.changed.connect(self._on_choices_changed)

    def toggle(self) -> None:
        """Ask for a hint, if the person has to decide; put it away if it lies there."""
        if not self.card.isHidden():
            self.close()
        elif self._choices.actions and (seat := self._session.person_to_move) is not None:
            self._session.ai.ask_hint(self._session.view(seat))
            self.card.think()

    def close(self) -> bool:
        """Put the card away; False if there was none."""
        shown = not self.card.isHidden()
        self.card.dismiss()
        return shown

    def place(self, own: QRect, tray: QRect, board: QRect) -> None:
        """Let the card lie where it hides least: beside the tray *tray* on the panel *own*, or low on *board*."""
        room = own.adjusted(tray.right() - own.x(), 0, 0, 0)
        if self._choices.phase in ("discard", "flip"):  # there the tiles of the panel are what is chosen from
            room = board.adjusted(0, round(board.height() * 0.62), 0, 0)
        self.card.place(room, self._page.width() / _USUAL_WIDTH)

    def _on_hint(self, hint: Hint | None) -> None:
        if self.card.isHidden() or not self._choices.actions:
            return
        self.card.show_hint(hint, self._name, self._session.state.ruleset)
        if hint is not None:
            self._choices.select(hint.best.action)

    def _choose(self, action: Action) -> None:
        self._choices.choose(action)

    def _on_choices_changed(self) -> None:
        if not self._choices.actions:
            self.close()

    def _on_closed(self) -> None:
        self._session.ai.cancel_hint()
        self._page.setFocus()
